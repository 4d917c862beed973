import { Invalid, NotSolved, RateLimited, Unreadable } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { SentenceReadType } from '../graph/refusals.ts';
import { BilingualText } from '../graph/shared-types.ts';
import type { Equivalence, Kind } from './algebra-system/equivalence/equivalent.ts';
import type { Form } from './algebra-system/forms/form.ts';
import { compareAnswers, noAnswer, solveQuestion } from './operations.ts';
import type { ReadPart, ReadSolution } from './solving/read-solution.ts';
import { fixed, partsOf } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { MAX_LINE, MAX_QUESTION, written } from '../text/limits.ts';
import { readTopicPath } from './topic-path.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    WorkedSolution: ReadSolution;
  }
}

/** What a question with parts is reckoned to have. */
const USUAL_PARTS = 4;

const WorkedSolution = builder.objectRef<ReadSolution>('WorkedSolution').implement({
  description: 'A question solved line by line, with the marks that each line would earn.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'The method, such as `quadratic`.' }),
    title: t.expose('title', { type: BilingualText, description: 'What the method is called.' }),
    subjectCode: t.string({
      description: 'The syllabus code, such as `9709`.',
      resolve: ({ topic }) => readTopicPath(topic).subjectCode,
    }),
    paper: t.string({
      description: 'Code of the paper; `all` for physics.',
      resolve: ({ topic }) => readTopicPath(topic).paper,
    }),
    topic: t.string({ description: 'Slug of the topic.', resolve: ({ topic }) => readTopicPath(topic).slug }),
    readings: t.expose('readings', {
      type: ['QuestionReading'],
      description: 'Empty where everything that was typed has one usual reading.',
    }),
    steps: t.expose('steps', {
      type: ['SolutionStep'],
      description: 'Its lines, from the first to the last.',
    }),
    figure: t.field({
      type: 'Figure',
      nullable: true,
      description: 'Of a question that asks for a sketch: what it shows.',
      resolve: ({ figure }) => figure ?? null,
    }),
    answer: t.expose('answer', {
      type: 'SolutionAnswer',
      description: 'The answer that passed its checks, or what a card states.',
    }),
    checks: t.expose('checks', {
      type: ['SolutionCheck'],
      description: 'How the answer was checked; empty for words that are stated from a card.',
    }),
  }),
});

const SolvedPart = builder.objectRef<ReadPart>('SolvedPart').implement({
  description: 'A part of a question with its solution, or why there is none.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Such as `(a)` or `(b)(ii)`, however it was printed.' }),
    marks: t.exposeInt('marks', { nullable: true, description: 'What it is worth, where that was printed.' }),
    text: t.exposeString('text', { description: 'Its own text, without label and marks.' }),
    question: t.exposeString('question', {
      description: 'The part with all that belongs to it, as a question of its own.',
    }),
    solution: t.field({
      type: WorkedSolution,
      nullable: true,
      description: 'Null where there is none.',
      resolve: ({ solved }) => (solved.solved ? solved.worked : null),
    }),
    reason: t.field({
      type: BilingualText,
      nullable: true,
      description: 'Why there is no solution.',
      resolve: ({ solved }) => (solved.solved ? null : noAnswer(solved).text),
    }),
    sentences: t.field({
      type: [SentenceReadType],
      description: 'Every sentence of a part without a solution, with what was understood of it.',
      resolve: ({ solved }) => (solved.solved ? [] : solved.sentences),
    }),
  }),
});

builder.objectField(WorkedSolution, 'parts', (t) =>
  t.expose('parts', {
    type: [SolvedPart],
    description:
      'All parts of a question in their order, those without a solution too; empty for a question without parts.',
    complexity: partsOf(USUAL_PARTS),
  }),
);

const EquivalenceKind = builder.enumType('EquivalenceKind', {
  description: 'How two answers are compared.',
  values: {
    STATEMENT: { description: 'By what they say: expressions, equations, inequalities, sets, vectors.' },
    ANTIDERIVATIVE: { description: 'Up to a constant.' },
    QUANTITY: { description: 'As a number with a unit.' },
  } satisfies Record<Kind, object>,
});

const AnswerForm = builder.enumType('AnswerForm', {
  description: 'A form that an answer may have to be written in.',
  values: {
    FACTORISED: { description: 'A product whose factors cannot be factorised, such as `2(x - 1)(x + 3)`.' },
    EXPANDED: { description: 'A sum without brackets, such as `x^2 - 5x + 6`.' },
    COMPLETED_SQUARE: { description: 'Such as `(x - 3)^2 + 2`.' },
    PARTIAL_FRACTIONS: { description: 'A sum of fractions, such as `1/(x - 1) + 2/(x + 1)`.' },
    LOWEST_TERMS: { description: 'Fractions that cannot be reduced, such as `3/4`.' },
    SIMPLEST_SURD: { description: 'Roots without a square in them, such as `2sqrt(3)`.' },
    EXACT: { description: 'A number without decimals, such as `sqrt(2)/3`.' },
  } satisfies Record<Form, object>,
});

const Comparison = builder.objectRef<Extract<Equivalence, { read: true }>>('Comparison').implement({
  description: 'Two answers as they were read, and whether they are the same.',
  fields: (t) => ({
    equivalent: t.exposeBoolean('equivalent', {
      nullable: true,
      description: 'Null where it cannot be told.',
    }),
    hasForm: t.exposeBoolean('hasForm', {
      nullable: true,
      description: 'Whether the second is written in the form that was asked for; null when none was.',
    }),
    a: t.exposeString('a', { description: 'The first as LaTeX.' }),
    b: t.exposeString('b', { description: 'The second as LaTeX.' }),
  }),
});

builder.queryFields((t) => ({
  solve: t.field({
    type: WorkedSolution,
    description:
      'Solves a question as a student types it, in English, Chinese or mathematics alone. No answer comes that did not pass a second, independent check. Costs a caller’s budget 1 for each 10 ms of work: it holds 300 for guests and 2 more each second, 2,000 and 20 for members.',
    complexity: fixed(READ_PRICES.solve),
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      question: t.arg.string({
        required: true,
        description: `Such as \`Solve x^2 - 5x + 6 = 0\`; at most ${written(MAX_QUESTION)} characters.`,
      }),
    },
    resolve: (_root, args, ctx) => solveQuestion(ctx, args),
  }),
  equivalent: t.field({
    type: Comparison,
    description: 'Whether two typed answers are the same. Costs a caller’s budget 1 for each 10 ms of work.',
    complexity: fixed(READ_PRICES.equivalent),
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      a: t.arg.string({
        required: true,
        description: `Such as \`(x + 1)^2\`; at most ${MAX_LINE} characters.`,
      }),
      b: t.arg.string({
        required: true,
        description: `Such as \`x^2 + 2x + 1\`; at most ${MAX_LINE} characters.`,
      }),
      kind: t.arg({
        type: EquivalenceKind,
        defaultValue: 'STATEMENT',
        description: 'How they are compared.',
      }),
      form: t.arg({ type: AnswerForm, description: 'The form that the second must have.' }),
    },
    resolve: (_root, { a, b, kind, form }, ctx) =>
      compareAnswers(ctx, { a, b, kind: kind ?? 'STATEMENT', form: form ?? null }),
  }),
}));
