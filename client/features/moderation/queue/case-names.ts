import { useLingui } from '@lingui/react/macro';
import type { CaseCause, CaseStatus, ReportReason, TargetKind } from '../../../lib/graph/schema-types.ts';

/** What the graph calls things of the queue, in words. */
export function useCaseNames() {
  const { t } = useLingui();
  const causes: Record<CaseCause, string> = {
    REPORTS: t`Reported`,
    LOW_SCORE: t`Low score`,
    EXAM_LEAK: t`May quote a live paper`,
  };
  const statuses: Record<CaseStatus, string> = {
    OPEN: t`Not looked at`,
    IN_REVIEW: t`In review`,
    UPHELD: t`Upheld`,
    DECLINED: t`Declined`,
  };
  const kinds: Record<TargetKind, string> = {
    QUESTION: t`Question`,
    ANSWER: t`Answer`,
    COMMENT: t`Comment`,
  };
  const reasons: Record<ReportReason, string> = {
    SPAM: t`Advertising`,
    RUDE: t`Rude or insulting`,
    OFF_TOPIC: t`Off topic`,
    DUPLICATE: t`Asked before`,
    NOT_AN_ANSWER: t`Not an answer`,
    EXAM_LEAK: t`Quotes a live paper`,
    AI_UNCHECKED: t`Unchecked machine text`,
    OTHER: t`Something else`,
  };
  return { causes, statuses, kinds, reasons };
}
