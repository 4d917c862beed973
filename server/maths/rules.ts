import * as v from 'valibot';
import type { Text } from '../core/locale.ts';
import { fault, required, tooLong } from '../core/validation.ts';
import { MAX_LINE, MAX_LINES, MAX_PART, MAX_QUESTION } from '../text/limits.ts';

/** Kept exactly as typed, so that the place of a fault is the place where it was typed. */
function typedText(label: Text, max: number) {
  return v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', fault(required(label))),
    v.check((value) => [...value].length <= max, fault(tooLong({ max, label }))),
  );
}

const question = typedText({ en: 'The question', zh: '题目' }, MAX_QUESTION);
export const QuestionTyped = v.object({ question });

const answer = typedText({ en: 'An answer', zh: '答案' }, MAX_LINE);
export const AnswersTyped = v.object({ a: answer, b: answer });

const mostLines = v.maxLength<string[], number, ReturnType<typeof fault>>(
  MAX_LINES,
  fault({
    code: 'TOO_MANY',
    max: MAX_LINES,
    text: {
      en: `At most ${MAX_LINES} lines can be checked at once.`,
      zh: `一次最多核对 ${MAX_LINES} 行。`,
    },
  }),
);

const line = typedText({ en: 'A line', zh: '每一行' }, MAX_LINE);

export const LinesTyped = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(
      2,
      fault({
        code: 'TOO_FEW',
        min: 2,
        text: {
          en: 'Type at least two lines: each is compared with the one before.',
          zh: '请至少输入两行：每一行都与上一行比较。',
        },
      }),
    ),
    mostLines,
  ),
});

/** A line that answers a question has something to be compared with. */
export const AnswerLines = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(
      1,
      fault({
        code: 'TOO_FEW',
        min: 1,
        text: { en: 'Type at least one line of your working.', zh: '请至少输入一行解题过程。' },
      }),
    ),
    mostLines,
  ),
  part: v.optional(v.nullable(typedText({ en: 'The part', zh: '小题' }, MAX_PART))),
});
export const AnswerLinesTyped = v.object({ ...AnswerLines.entries, question });
