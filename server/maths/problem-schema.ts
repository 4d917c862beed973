import { GraphQLError } from 'graphql';
import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/cost/price.ts';
import { BilingualText } from '../graph/shared-types.ts';
import type {
  Goal,
  Problem,
  ProblemPart,
  Term,
  ToldFact,
  ToldGoal,
  ToldThing,
  Unread,
} from './problem/schema/problem.ts';
import { WORDS } from './problem/schema/descriptions.ts';
import { isTerm } from './problem/schema/valid-problem.ts';
import { sayFact, sayGoal } from './problem/wording/say.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    ProblemReadings: { readings: Problem[] };
    TypedProblem: Problem;
  }

  interface NamedScalars {
    ProblemTerm: Term;
  }
}

/** What a printed question is reckoned to have of each: its text is bounded, and so is all of this. */
const USUAL = {
  readings: 1,
  things: 4,
  facts: 4,
  parts: 4,
  given: 1,
  goals: 2,
  otherwise: 1,
  unread: 1,
  where: 1,
};

builder.scalarType('ProblemTerm', {
  description:
    'What a fact or a goal speaks of: a formula as one types it (`"x^2 - 1"`), a quantity (`{"amount": "5", "unit": "m/s"}`), a thing (`{"thing": "C"}`), several terms (`{"all": [...]}`), or a property of terms (`{"the": "radius", "of": [{"thing": "C"}]}`, with facts in `where` that hold for it alone).',
  serialize: (value) => value,
  parseValue(value) {
    if (isTerm(value)) return value;
    throw new GraphQLError(
      'ProblemTerm must be a formula, a quantity, a thing, several terms or a property of terms.',
    );
  },
});

const ProblemThing = builder.objectRef<ToldThing>('ProblemThing').implement({
  description: 'Something that a question speaks of: a curve, a point, a particle.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its name within the problem.' }),
    kind: t.exposeString('kind', { description: WORDS.kind }),
    name: t.exposeString('name', { nullable: true, description: 'As the question calls it.' }),
    span: t.intList({ nullable: true, description: WORDS.span, resolve: ({ span }) => span && [...span] }),
  }),
});

const ProblemFact = builder.objectRef<ToldFact>('ProblemFact').implement({
  description: 'What a question tells.',
  fields: (t) => ({
    relation: t.exposeString('relation', { description: WORDS.relation }),
    of: t.field({ type: ['ProblemTerm'], description: 'What it says it of.', resolve: ({ of }) => of }),
    say: t.field({ type: BilingualText, description: WORDS.say, resolve: (fact) => sayFact(fact) }),
    span: t.intList({ nullable: true, description: WORDS.span, resolve: ({ span }) => span && [...span] }),
  }),
});

const ProblemFigures = builder.objectRef<NonNullable<Goal['figures']>>('ProblemFigures').implement({
  description: 'How exact an answer is to be.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: '`figures` that are significant, or decimal `places`.' }),
    digits: t.exposeInt('digits', { description: 'How many.' }),
  }),
});

const ProblemGoal = builder.objectRef<ToldGoal>('ProblemGoal').implement({
  description: 'What a question asks for.',
  fields: (t) => ({
    verb: t.exposeString('verb', { description: WORDS.verb }),
    target: t.expose('target', { type: 'ProblemTerm', description: 'What is wanted.' }),
    say: t.field({ type: BilingualText, description: WORDS.say, resolve: (goal) => sayGoal(goal) }),
    form: t.string({
      nullable: true,
      description: 'The form of the answer, such as `a + b\\sqrt{3}`.',
      resolve: ({ form }) => form ?? null,
    }),
    figures: t.field({
      type: ProblemFigures,
      nullable: true,
      description: 'Null where nothing is said.',
      resolve: ({ figures }) => figures ?? null,
    }),
    exact: t.boolean({
      nullable: true,
      description: 'True where an exact answer is asked for.',
      resolve: ({ exact }) => exact ?? null,
    }),
    unit: t.string({
      nullable: true,
      description: 'The unit that is asked for.',
      resolve: ({ unit }) => unit ?? null,
    }),
    terms: t.stringList({
      nullable: true,
      description: 'The letters that may be in the answer, where it is wanted in terms of them.',
      resolve: ({ terms }) => terms ?? null,
    }),
    where: t.field({
      complexity: partsOf(USUAL.where),
      type: [ProblemFact],
      nullable: true,
      description: 'What holds for this goal alone.',
      resolve: ({ where }) => where ?? null,
    }),
    each: t.int({
      nullable: true,
      description: 'Decimal places of each step of an iteration.',
      resolve: ({ each }) => each ?? null,
    }),
    hence: t.boolean({
      nullable: true,
      description: 'True where what was found before is to be used.',
      resolve: ({ hence }) => hence ?? null,
    }),
    span: t.intList({ nullable: true, description: WORDS.span, resolve: ({ span }) => span && [...span] }),
  }),
});

const UnreadSentence = builder.objectRef<Unread>('UnreadSentence').implement({
  description: 'A sentence of a question that nobody here reads.',
  fields: (t) => ({
    span: t.intList({ description: WORDS.span, resolve: ({ span }) => [...span] }),
    asks: t.exposeBoolean('asks', {
      description: 'Whether it only asks for something, so that what comes behind does not need it.',
    }),
  }),
});

const OtherGoals = builder.objectRef<{ goals: ToldGoal[] }>('ProblemAlternative').implement({
  description: 'Another way to read what a part asks for.',
  fields: (t) => ({
    goals: t.expose('goals', {
      complexity: partsOf(USUAL.goals),
      type: [ProblemGoal],
      description: 'What it asks for then.',
    }),
  }),
});

const ProblemPartType = builder.objectRef<ProblemPart>('ProblemPart').implement({
  description: 'A part of a question.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Such as `(a)`; empty for a question without parts.' }),
    marks: t.exposeInt('marks', { nullable: true, description: 'What it is worth, where that is printed.' }),
    given: t.expose('given', {
      complexity: partsOf(USUAL.given),
      type: [ProblemFact],
      description: 'What is told between the part before and this one, for all that come.',
    }),
    facts: t.expose('facts', {
      complexity: partsOf(USUAL.facts),
      type: [ProblemFact],
      description: 'What it tells itself.',
    }),
    goals: t.expose('goals', {
      complexity: partsOf(USUAL.goals),
      type: [ProblemGoal],
      description: 'What it asks for.',
    }),
    otherwise: t.expose('otherwise', {
      complexity: partsOf(USUAL.otherwise),
      type: [OtherGoals],
      description: 'Other ways to read what it asks for.',
    }),
    unread: t.expose('unread', {
      complexity: partsOf(USUAL.unread),
      type: [UnreadSentence],
      description: 'Where something of it was not read. Such a part has no answer.',
    }),
    choices: t.exposeStringList('choices', { description: 'Answers to choose from.' }),
  }),
});

const TypedProblem = builder.objectRef<Problem>('TypedProblem').implement({
  description:
    'What a question says and asks for, as plain data. It can be corrected or completed, and solved as it is then.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Of this form: 1.' }),
    language: t.exposeString('language', { description: WORDS.language }),
    text: t.exposeString('text', { description: 'The text that its spans belong to.' }),
    things: t.expose('things', {
      complexity: partsOf(USUAL.things),
      type: [ProblemThing],
      description: 'What it speaks of.',
    }),
    facts: t.expose('facts', {
      complexity: partsOf(USUAL.facts),
      type: [ProblemFact],
      description: 'What is told before the first part.',
    }),
    unread: t.expose('unread', {
      complexity: partsOf(USUAL.unread),
      type: [UnreadSentence],
      description: 'What was not read before the first part.',
    }),
    parts: t.expose('parts', {
      complexity: partsOf(USUAL.parts),
      type: [ProblemPartType],
      description: 'Its parts in their order; one for a question without parts.',
    }),
  }),
});

builder.objectRef<{ readings: Problem[] }>('ProblemReadings').implement({
  description: 'How a question is read.',
  fields: (t) => ({
    readings: t.expose('readings', {
      complexity: partsOf(USUAL.readings),
      type: [TypedProblem],
      description: 'One, unless what it tells can be meant in several ways.',
    }),
  }),
});
