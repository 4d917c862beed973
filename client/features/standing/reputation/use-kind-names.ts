import { useLingui } from '@lingui/react/macro';
import type { LedgerKind } from '../../../lib/graph/schema-types.ts';

/** Why reputation changed, in the reader's language. */
export function useKindNames(): Record<LedgerKind, string> {
  const { t } = useLingui();
  return {
    ACCOUNT_ACTIVATED: t`Account activated`,
    QUESTION_UPVOTED: t`Question voted up`,
    QUESTION_DOWNVOTED: t`Question voted down`,
    ANSWER_UPVOTED: t`Answer voted up`,
    ANSWER_DOWNVOTED: t`Answer voted down`,
    DOWNVOTED_ANSWER: t`Voted an answer down`,
    ANSWER_ACCEPTED: t`Answer accepted`,
    ACCEPTED_ANSWER: t`Accepted an answer`,
    REPORT_UPHELD: t`Report upheld`,
    EDIT_ACCEPTED: t`Suggested edit accepted`,
    EDIT_REJECTED: t`Suggested edit rejected`,
    ADJUSTMENT: t`Adjusted by an admin`,
  };
}
