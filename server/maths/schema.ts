import { Invalid, NotSolved, RateLimited, Unreadable } from '../errors.ts';
import { builder } from '../graph/builder.ts';
import {
  BilingualText,
  QuestionReading,
  SolutionAnswer,
  SolutionCheck,
  SolutionStep,
} from '../graph/vocabulary.ts';
import type { Equivalence, Kind } from './equivalent.ts';
import { FORMS } from './forms/form.ts';
import { compareAnswers, solveQuestion } from './operations.ts';
import { COSTS } from './rules.ts';
import type { ReadSolution } from './read-solution.ts';

const WorkedSolution = builder.objectRef<ReadSolution>('WorkedSolution').implement({
  description: 'A question solved line by line, with the marks that each line would earn.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'The method, such as `quadratic`.' }),
    title: t.expose('title', { type: BilingualText }),
    subjectCode: t.string({ resolve: ({ topic }) => topic.split('/')[0]! }),
    paper: t.string({ resolve: ({ topic }) => topic.split('/')[1]! }),
    topic: t.string({ description: 'Slug of the topic.', resolve: ({ topic }) => topic.split('/')[2]! }),
    readings: t.expose('readings', {
      type: [QuestionReading],
      description: 'Empty where everything that was typed has one usual reading.',
    }),
    steps: t.expose('steps', { type: [SolutionStep] }),
    answer: t.expose('answer', { type: SolutionAnswer }),
    checks: t.expose('checks', { type: [SolutionCheck] }),
  }),
});

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
  values: FORMS,
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
    complexity: { field: COSTS.solve, multiplier: 1 },
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      question: t.arg.string({
        required: true,
        description: 'Such as `Solve x^2 - 5x + 6 = 0`; at most 2,000 characters.',
      }),
    },
    resolve: (_root, args, ctx) => solveQuestion(ctx, args),
  }),
  equivalent: t.field({
    type: Comparison,
    description: 'Whether two typed answers are the same. Costs a caller’s budget 1 for each 10 ms of work.',
    complexity: { field: COSTS.equivalent, multiplier: 1 },
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      a: t.arg.string({ required: true, description: 'Such as `(x + 1)^2`; at most 500 characters.' }),
      b: t.arg.string({ required: true }),
      kind: t.arg({ type: EquivalenceKind, defaultValue: 'STATEMENT' }),
      form: t.arg({ type: AnswerForm, description: 'The form that the second must have.' }),
    },
    resolve: (_root, { a, b, kind, form }, ctx) =>
      compareAnswers(ctx, { a, b, kind: kind ?? 'STATEMENT', form: form ?? null }),
  }),
}));
