import { Invalid, NotSolved, RateLimited, Unreadable } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { MAX_QUESTION, written } from '../text/limits.ts';
import { readProblem, solveProblem } from './operations.ts';
import { PROBLEM_LIMITS } from './problem/schema/valid-problem.ts';
import { WORDS } from './problem/schema/descriptions.ts';

declare module '../graph/type-names.ts' {
  interface NamedInputs {
    /** As it was sent: `validProblem` says what of it is a problem. */
    TypedProblemInput: object;
  }
}

const ProblemThingInput = builder.inputType('ProblemThingInput', {
  description: 'Something that a question speaks of.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'Its name within the problem.' }),
    kind: t.string({ required: true, description: WORDS.kind }),
    name: t.string({ description: 'As the question calls it.' }),
    span: t.intList({ description: WORDS.span }),
  }),
});

const ProblemFactInput = builder.inputType('ProblemFactInput', {
  description: 'What a question tells.',
  fields: (t) => ({
    relation: t.string({ required: true, description: WORDS.relation }),
    of: t.field({ type: ['ProblemTerm'], required: true, description: 'What it says it of.' }),
    span: t.intList({ description: WORDS.span }),
  }),
});

const ProblemFiguresInput = builder.inputType('ProblemFiguresInput', {
  description: 'How exact an answer is to be.',
  fields: (t) => ({
    kind: t.string({
      required: true,
      description: '`figures` that are significant, or decimal `places`.',
    }),
    digits: t.int({ required: true, description: 'How many.' }),
  }),
});

const ProblemGoalInput = builder.inputType('ProblemGoalInput', {
  description: 'What a question asks for.',
  fields: (t) => ({
    verb: t.string({ required: true, description: WORDS.verb }),
    target: t.field({ type: 'ProblemTerm', required: true, description: 'What is wanted.' }),
    form: t.string({ description: 'The form of the answer, such as `a + b\\sqrt{3}`.' }),
    figures: t.field({ type: ProblemFiguresInput, description: 'How exact it is to be.' }),
    exact: t.boolean({ description: 'True where it is to be exact.' }),
    unit: t.string({ description: 'The unit that is asked for.' }),
    terms: t.stringList({
      description: 'The letters that may be in the answer, where it is wanted in terms of them.',
    }),
    where: t.field({ type: [ProblemFactInput], description: 'What holds for this goal alone.' }),
    each: t.int({ description: 'Decimal places of each step of an iteration.' }),
    hence: t.boolean({ description: 'True where what was found before is to be used.' }),
    span: t.intList({ description: WORDS.span }),
  }),
});

const UnreadSentenceInput = builder.inputType('UnreadSentenceInput', {
  description: 'A sentence that was not read. What comes behind it has no answer, unless it only asks.',
  fields: (t) => ({
    span: t.intList({ required: true, description: WORDS.span }),
    asks: t.boolean({ required: true, description: 'Whether it only asks for something.' }),
  }),
});

const OtherGoalsInput = builder.inputType('ProblemAlternativeInput', {
  description: 'Another way to read what a part asks for.',
  fields: (t) => ({
    goals: t.field({ type: [ProblemGoalInput], required: true, description: 'What it asks for then.' }),
  }),
});

const ProblemPartInput = builder.inputType('ProblemPartInput', {
  description: 'A part of a question.',
  fields: (t) => ({
    label: t.string({ description: 'Such as `(a)`.' }),
    marks: t.int({ description: 'What it is worth.' }),
    given: t.field({
      type: [ProblemFactInput],
      description: 'What is told between the part before and this one, for all that come.',
    }),
    facts: t.field({ type: [ProblemFactInput], description: 'What it tells itself.' }),
    goals: t.field({ type: [ProblemGoalInput], required: true, description: 'What it asks for.' }),
    otherwise: t.field({ type: [OtherGoalsInput], description: 'Other ways to read what it asks for.' }),
    unread: t.field({ type: [UnreadSentenceInput], description: 'What of it was not read.' }),
    choices: t.stringList({ description: 'Answers to choose from.' }),
  }),
});

builder.inputType('TypedProblemInput', {
  description: `A question as plain data, as \`readProblem\` gives it; at most ${written(PROBLEM_LIMITS.characters)} characters as JSON.`,
  fields: (t) => ({
    version: t.int({ required: true, description: 'Of this form: 1.' }),
    language: t.string({ description: `${WORDS.language} \`en\` where left out.` }),
    text: t.string({ description: 'The text that its spans belong to.' }),
    things: t.field({ type: [ProblemThingInput], description: 'What it speaks of.' }),
    facts: t.field({ type: [ProblemFactInput], description: 'What is told before the first part.' }),
    unread: t.field({ type: [UnreadSentenceInput], description: 'What was not read before the first part.' }),
    parts: t.field({ type: [ProblemPartInput], required: true, description: 'Its parts in their order.' }),
  }),
});

builder.queryFields((t) => ({
  readProblem: t.field({
    type: 'ProblemReadings',
    description:
      'How a question is read: what it tells and asks for, as plain data, and which sentences were not read. Nothing is solved. Costs a caller’s budget 1 for each 10 ms of work.',
    complexity: fixed(READ_PRICES.solve),
    errors: { types: [Invalid, RateLimited, NotSolved] },
    args: {
      question: t.arg.string({
        required: true,
        description: `As \`solve\` takes it; at most ${written(MAX_QUESTION)} characters.`,
      }),
    },
    resolve: async (_root, args, ctx) => ({ readings: await readProblem(ctx, args) }),
  }),
  solveProblem: t.field({
    type: 'WorkedSolution',
    description:
      'Solves a question that was read before, corrected, or put together as data. What it tells has to be used, and no answer comes that did not pass its checks. Costs a caller’s budget as `solve` does.',
    complexity: fixed(READ_PRICES.solve),
    errors: { types: [Invalid, RateLimited, Unreadable, NotSolved] },
    args: {
      problem: t.arg({ type: 'TypedProblemInput', required: true, description: 'The question as data.' }),
    },
    resolve: (_root, args, ctx) => solveProblem(ctx, args),
  }),
}));
