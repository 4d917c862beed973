import { z } from 'zod';
import { complain } from '../core/validation.ts';

/** What a question to the engine counts within an operation. */
export const COSTS = { solve: 20, check: 20, equivalent: 5 };

const MAX_QUESTION = 2000;
const MAX_LINE = 500;
const MAX_LINES = 60;

/** Kept exactly as typed, so that the place of a fault is the place where it was typed. */
function typed(label: { en: string; zh: string }, max: number) {
  return z.string().superRefine((value, issues) => {
    if (!value.trim())
      issues.addIssue(
        complain({ code: 'REQUIRED', text: { en: `${label.en} is missing.`, zh: `请填写${label.zh}。` } }),
      );
    if ([...value].length > max)
      issues.addIssue(
        complain({
          code: 'TOO_LONG',
          max,
          text: {
            en: `${label.en} can have at most ${max} characters.`,
            zh: `${label.zh}最多 ${max} 个字符。`,
          },
        }),
      );
  });
}

export const QuestionTyped = z.object({ question: typed({ en: 'The question', zh: '题目' }, MAX_QUESTION) });

const answer = typed({ en: 'An answer', zh: '答案' }, MAX_LINE);
export const AnswersTyped = z.object({ a: answer, b: answer });

export const LinesTyped = z.object({
  lines: z.array(typed({ en: 'A line', zh: '每一行' }, MAX_LINE)).superRefine((lines, issues) => {
    if (lines.length < 2)
      issues.addIssue(
        complain({
          code: 'TOO_FEW',
          min: 2,
          text: {
            en: 'Type at least two lines: each is compared with the one before.',
            zh: '请至少输入两行：每一行都与上一行比较。',
          },
        }),
      );
    if (lines.length > MAX_LINES)
      issues.addIssue(
        complain({
          code: 'TOO_MANY',
          max: MAX_LINES,
          text: {
            en: `At most ${MAX_LINES} lines can be checked at once.`,
            zh: `一次最多核对 ${MAX_LINES} 行。`,
          },
        }),
      );
  }),
});
