import { useLingui } from '@lingui/react/macro';
import type { ReportReason } from '../../../lib/graph/schema-types.ts';

/** What can be wrong with something, as a reader chooses it. */
export function useReportReasons(
  kind: 'question' | 'answer' | 'comment',
): Partial<Record<ReportReason, string>> {
  const { t } = useLingui();
  return {
    SPAM: t`It advertises something`,
    RUDE: t`It is rude or insulting`,
    OFF_TOPIC: t`It is off topic`,
    ...(kind === 'question' && { DUPLICATE: t`It was asked before` }),
    ...(kind === 'answer' && { NOT_AN_ANSWER: t`It is not an answer` }),
    EXAM_LEAK: t`It quotes a paper that is being sat`,
    ...(kind !== 'comment' && { AI_UNCHECKED: t`A machine wrote it and nobody checked it` }),
    OTHER: t`Something else`,
  };
}
