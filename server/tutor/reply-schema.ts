import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/cost/price.ts';
import { BilingualText } from '../graph/shared-types.ts';
import {
  type Citation as Cited,
  type Mode,
  type Rung,
  type ShownSolution as Shown,
  type Verification as Verified,
  type VerificationStatus as Status,
} from './rules.ts';
import { readTopicPath } from '../maths/topic-path.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    Citation: Cited;
    ShownSolution: Shown;
    Verification: Verified;
  }
  interface NamedEnums {
    TutorMode: Mode;
    TutorRung: Rung;
  }
}

builder.enumType('TutorMode', {
  description: 'How the tutor answers a question.',
  values: {
    ANSWER: { description: 'With the full solution.' },
    STUDY: { description: 'With a hint first; steps and the solution on request.' },
  } satisfies Record<Mode, object>,
});

builder.enumType('TutorRung', {
  description: 'Level of help.',
  values: {
    HINT: { description: 'A hint.' },
    STEP: { description: 'Next step.' },
    SOLUTION: { description: 'Full solution.' },
  } satisfies Record<Rung, object>,
});

const VerificationStatus = builder.enumType('VerificationStatus', {
  description: 'Result of checking the mathematics in a reply.',
  values: {
    VERIFIED: {
      description:
        'Every line that states something was checked and holds, and the final answer is the engine’s own.',
    },
    PARTIAL: { description: 'No mistake was found, but not all of it could be checked.' },
    MISMATCH: { description: 'It contains a mistake; see `firstWrong`.' },
    UNCHECKED: { description: 'Nothing in it could be checked.' },
  } satisfies Record<Status, object>,
});

const VerifiedLine = builder.objectRef<NonNullable<Verified['lines']>[number]>('VerifiedLine').implement({
  description: 'A formula in a model’s reply.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'LaTeX, as in the reply.' }),
    holds: t.exposeBoolean('holds', { nullable: true, description: 'Null if undetermined.' }),
  }),
});

builder.objectRef<Verified>('Verification').implement({
  description: 'How far the mathematics in a reply was checked.',
  fields: (t) => ({
    status: t.expose('status', { type: VerificationStatus, description: 'The result.' }),
    linesOk: t.exposeInt('linesOk', { description: 'Number of lines confirmed individually.' }),
    linesTotal: t.exposeInt('linesTotal', { description: 'Number of lines.' }),
    firstWrong: t.exposeString('firstWrong', {
      nullable: true,
      description: 'The first line that does not hold.',
    }),
    lines: t.field({
      type: [VerifiedLine],
      complexity: partsOf(2),
      description: 'Lines of a model’s reply; for engine solutions see each step.',
      resolve: ({ lines }) => lines ?? [],
    }),
  }),
});

builder.objectRef<Cited>('Citation').implement({
  description: 'A card of the curriculum that a reply cites.',
  fields: (t) => ({
    cardId: t.exposeID('cardId', { description: 'Id of the card.' }),
    title: t.expose('title', { type: BilingualText, description: 'Title of the card.' }),
    topicTitle: t.expose('topicTitle', { type: BilingualText, description: 'Title of its topic.' }),
    excerpt: t.expose('excerpt', { type: BilingualText, description: 'Beginning of the card.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    paper: t.exposeString('paper', { description: 'Code of the paper; `all` for physics.' }),
    topic: t.exposeString('topic', { description: 'Slug of the topic.' }),
    path: t.exposeString('path', { description: 'Address of the card on this site, in English.' }),
  }),
});

builder.objectRef<Shown>('ShownSolution').implement({
  description: 'The revealed part of a worked solution.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Such as (a); empty for a question without parts.' }),
    question: t.exposeString('question', {
      description: 'The question, as read from the message.',
    }),
    method: t.exposeString('method', { description: 'The method, such as `quadratic`.' }),
    title: t.expose('title', { type: BilingualText, description: 'Name of the method.' }),
    subjectCode: t.string({
      description: 'The syllabus code, such as `9709`.',
      resolve: ({ topic }) => readTopicPath(topic).subjectCode,
    }),
    paper: t.string({
      description: 'Code of the paper; `all` for physics.',
      resolve: ({ topic }) => readTopicPath(topic).paper,
    }),
    topic: t.string({ description: 'Slug of the topic.', resolve: ({ topic }) => readTopicPath(topic).slug }),
    readings: t.field({
      type: ['QuestionReading'],
      description: 'Empty where everything that was typed has one usual reading.',
      complexity: partsOf(1),
      resolve: ({ readings }) => readings ?? [],
    }),
    steps: t.expose('steps', { type: ['SolutionStep'], description: 'Revealed lines.' }),
    stepsTotal: t.exposeInt('stepsTotal', { description: 'Number of steps of the full solution.' }),
    answer: t.expose('answer', {
      type: 'SolutionAnswer',
      nullable: true,
      description: 'Null until fully revealed.',
    }),
    checks: t.expose('checks', {
      type: ['SolutionCheck'],
      description: 'How the answer was checked; empty until fully revealed.',
      complexity: partsOf(2),
    }),
  }),
});
