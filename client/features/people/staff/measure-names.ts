import { useLingui } from '@lingui/react/macro';

/** What moderators decide about people, in words; what is newer than this client stands as it is. */
export function useMeasureNames(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    post_hidden: t`Post hidden`,
    post_shown: t`Post shown again`,
    question_locked: t`Question locked`,
    question_unlocked: t`Question unlocked`,
    case_upheld: t`Report upheld`,
    case_declined: t`Report declined`,
    person_warned: t`Warned`,
    person_suspended: t`Suspended`,
    suspension_lifted: t`Suspension lifted`,
    role_changed: t`Role changed`,
  };
}
