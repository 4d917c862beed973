import * as v from 'valibot';
import { fault, text } from '../../core/validation.ts';
import type { ReportReason } from '../../database/client/client.ts';

export const REPORT_REASONS = [
  'SPAM',
  'RUDE',
  'OFF_TOPIC',
  'DUPLICATE',
  'NOT_AN_ANSWER',
  'EXAM_LEAK',
  'AI_UNCHECKED',
  'OTHER',
] as const satisfies readonly ReportReason[];

export const REPORT_TEXT = { min: 5, max: 500 };
export const DECISION_REASON = { min: 10, max: 500 };

/** Reporters of this weight together hide what they report: three whose reports were never declined. */
export const HIDING_WEIGHT = 3;
/** And lock the question, counted over all that stands under it. */
export const LOCKING_WEIGHT = 5;
/** What one reporter alone must weigh so that a report of a leaked paper holds a post. */
export const HOLDING_WEIGHT = 0.5;
/** The least that a report weighs. */
export const WEIGHT_FLOOR = 0.2;

/** The share of somebody's decided reports that were upheld: 1 before the first, never below the floor. */
export const weightOf = ({ upheld, decided }: { upheld: number; decided: number }): number =>
  decided === 0 ? 1 : Math.max(WEIGHT_FLOOR, upheld / decided);

/** What a report that was upheld takes from whoever wrote the post. */
export const UPHELD_POINTS = -100;

/** Moderators suspend for so many days at most; admins for as long as they want. */
export const MODERATOR_DAYS = 30;
export const MAX_DAYS = 3650;

/** Hours within which a case should be decided. */
export const DECISION_HOURS = 24;

/** What a reporter adds; words are needed where the reason alone says nothing. */
export const ReportText = v.object({
  text: text({ ...REPORT_TEXT, label: { en: 'The text', zh: '说明' } }),
});

export const Reasoned = v.object({
  reason: text({ ...DECISION_REASON, label: { en: 'The reason', zh: '理由' } }),
});

const DAYS = {
  code: 'MALFORMED',
  min: 1,
  max: MAX_DAYS,
  text: {
    en: `The days must be a whole number from 1 to ${MAX_DAYS}.`,
    zh: `天数必须是 1 到 ${MAX_DAYS} 之间的整数。`,
  },
} as const;

export const SuspensionDraft = v.object({
  ...Reasoned.entries,
  days: v.pipe(
    v.number(),
    v.integer(fault(DAYS)),
    v.minValue(1, fault(DAYS)),
    v.maxValue(MAX_DAYS, fault(DAYS)),
  ),
});
