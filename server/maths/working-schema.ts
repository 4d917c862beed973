import { Invalid, NotSolved, RateLimited, Unreadable } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { fixed, partsOf } from '../graph/cost/price.ts';
import { bySql } from '../graph/statement/declarations.ts';
import { READ_PRICES } from '../limits/table.ts';
import { MAX_LINE, MAX_LINES, MAX_QUESTION, written } from '../text/limits.ts';
import { BilingualText } from '../graph/shared-types.ts';
import { checkLines } from './operations.ts';
import type { ReadLine, ReadWorking } from './solving/read-working.ts';
import type { CheckedWorking as Checked } from './checking/working/check-working.ts';
import type { Verdict } from './checking/judging/verdict.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    CheckedWorking: ReadWorking;
  }
}

const VERDICTS = {
  START: { value: 'start', description: 'Nothing before it to be judged against.' },
  EQUAL: { value: 'equal', description: 'The same value as before.' },
  EQUIVALENT: { value: 'equivalent', description: 'The same solutions as before.' },
  FOLLOWS: { value: 'follows', description: 'True because of what is before, but it says less.' },
  ROUNDED: { value: 'rounded', description: 'Equal after rounding.' },
  LOST: { value: 'lost', description: 'A solution is lost.' },
  GAINED: { value: 'gained', description: 'Lets in what was no solution before, as squaring does.' },
  WRONG: { value: 'wrong', description: 'Does not follow.' },
  CARRIED: { value: 'carried', description: 'Right but for a mistake in a line before.' },
  WORDS: { value: 'words', description: 'Says nothing that could be reckoned.' },
  UNCHECKED: { value: 'unchecked', description: 'Cannot be judged with certainty: accuses nobody.' },
  UNREADABLE: { value: 'unreadable', description: 'Cannot be read; `place` says where.' },
} satisfies Record<string, { value: Verdict; description: string }>;

const LineVerdict = builder.enumType('LineVerdict', {
  description: 'What the machine found of a line, against the one before it.',
  values: VERDICTS,
});

const Mistake = builder.objectRef<NonNullable<Checked['mistake']>>('Mistake').implement({
  description: 'A known wrong rule that makes this very line of the one before.',
  fields: (t) => ({
    rule: t.exposeString('id', { description: 'Its name, such as `square-of-sum`.' }),
    wrong: t.expose('wrong', { type: BilingualText, description: 'What was done.' }),
    right: t.expose('right', { type: BilingualText, description: 'What to do.' }),
  }),
});

/** Working that is kept is kept under the names of the graph. */
const KEPT = bySql({ part: 'kept' });

const CheckedLine = builder.objectRef<ReadLine>('CheckedLine').implement({
  description: 'One line of somebody’s working with its verdict.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it was typed.' }),
    tex: t.exposeString('tex', {
      nullable: true,
      description: 'As it was read, in LaTeX; null when it was not.',
    }),
    verdict: t.expose('verdict', { type: LineVerdict, description: 'Whether it follows.' }),
    say: t.expose('say', {
      type: BilingualText,
      nullable: true,
      description: 'The verdict in words, where it needs any.',
    }),
    lost: t.exposeStringList('lost', { description: 'Solutions that it no longer has, as LaTeX.' }),
    gained: t.exposeStringList('gained', { description: 'Solutions that it lets in, as LaTeX.' }),
    mistake: t.expose('mistake', {
      type: Mistake,
      nullable: true,
      description: 'What went wrong, where that is known.',
    }),
    marks: t.field({
      type: ['MarkCode'],
      description: 'What it earns by the question that it answers; none where it was not marked.',
      ...KEPT,
      resolve: ({ marks }) => marks ?? [],
    }),
    place: t.field({
      type: 'Place',
      nullable: true,
      description: 'Where it cannot be read.',
      ...KEPT,
      resolve: ({ fault }) => fault,
    }),
  }),
});

const WorkingMarks = builder.objectRef<NonNullable<ReadWorking['marks']>>('WorkingMarks').implement({
  description: 'Marks in the style of a mark scheme; the allocation is our own, never an official one.',
  fields: (t) => ({
    earned: t.exposeInt('earned', { description: 'What the lines earn.' }),
    total: t.exposeInt('total', { description: 'What the part is worth.' }),
    confirmed: t.exposeBoolean('confirmed', {
      description:
        'Whether there was a checked solution to mark by; without one they are the most that the lines may earn.',
    }),
  }),
});

builder.objectRef<ReadWorking>('CheckedWorking').implement({
  description: 'Working judged line by line.',
  fields: (t) => ({
    lines: t.expose('lines', {
      type: [CheckedLine],
      description: 'Each line with its verdict.',
      complexity: partsOf(8),
    }),
    marks: t.expose('marks', {
      type: WorkingMarks,
      nullable: true,
      description: 'Null where no question was given, or where it could not be marked with certainty.',
    }),
    linesOk: t.int({
      description: 'Lines from the first on that are in order.',
      ...KEPT,
      resolve: ({ checkedTo }) => checkedTo,
    }),
    linesTotal: t.int({
      description: 'Lines there are.',
      ...KEPT,
      resolve: ({ lines }) => lines.length,
    }),
    firstWrong: t.int({
      nullable: true,
      description: 'The number of the first line that is wrong or loses a solution; the first line is 1.',
      ...KEPT,
      resolve: ({ firstWrong }) => (firstWrong === null ? null : firstWrong + 1),
    }),
  }),
});

builder.queryField('checkWorking', (t) =>
  t.field({
    type: 'CheckedWorking',
    description:
      'Judges each line of a derivation against the one before, or by the question that it answers, with marks; names the first mistake where it is a known one, and accuses nobody where it cannot be certain. Costs a caller’s budget 1 for each 10 ms of work.',
    complexity: fixed(READ_PRICES.check),
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      lines: t.arg.stringList({
        required: true,
        description: `2 to ${MAX_LINES} lines, each at most ${MAX_LINE} characters, such as \`["2x + 1 = 7", "2x = 6", "x = 3"]\`; one is enough beside a question.`,
      }),
      question: t.arg.string({
        description: `The question that they answer, with its parts; at most ${written(MAX_QUESTION)} characters.`,
      }),
      problem: t.arg({
        type: 'TypedProblemInput',
        description:
          'The question as data instead, as `readProblem` gives it, corrected or not; its facts are what counts.',
      }),
      part: t.arg.string({
        description: `The part of it, such as \`(b)(ii)\`; needed where it has several.`,
      }),
    },
    resolve: (_root, args, ctx) => checkLines(ctx, args),
  }),
);
