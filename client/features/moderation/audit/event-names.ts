import { useLingui } from '@lingui/react/macro';

/** What the audit calls its events, in words; one that is newer than this client stands as it is. */
export function useEventNames(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    signed_up: t`Signed up`,
    signed_in: t`Signed in`,
    sign_in_failed: t`A sign-in failed`,
    signed_out: t`Signed out`,
    refresh_reused: t`A used session was tried again`,
    password_changed: t`Password changed`,
    user_updated: t`Account changed`,
    profile_edited: t`Profile edited by staff`,
    admin_link_made: t`Link for an admin made`,
    admin_made: t`Became an admin`,
    study_read: t`Study record read`,
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
    reputation_adjusted: t`Reputation adjusted`,
    badge_awarded: t`Badge awarded`,
  };
}
