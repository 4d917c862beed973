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
    ANSWER: { description: 'With the whole solution.' },
    STUDY: { description: 'With a hint first; steps and the solution when they are asked for.' },
  } satisfies Record<Mode, object>,
});

builder.enumType('TutorRung', {
  description: 'How much of a solution somebody wants to see at once.',
  values: {
    HINT: { description: 'What kind of question it is.' },
    STEP: { description: 'One more line.' },
    SOLUTION: { description: 'All of it.' },
  } satisfies Record<Rung, object>,
});

const VerificationStatus = builder.enumType('VerificationStatus', {
  description: 'What the machine found of the mathematics in a reply.',
  values: {
    VERIFIED: {
      description:
        'Every line that states something was checked and holds, and the final answer is the engine’s own.',
    },
    PARTIAL: { description: 'Nothing is wrong, but not all of it could be checked.' },
    MISMATCH: { description: 'Something in it does not hold; `firstWrong` says where.' },
    UNCHECKED: { description: 'There was nothing that could be checked.' },
  } satisfies Record<Status, object>,
});

const VerifiedLine = builder.objectRef<NonNullable<Verified['lines']>[number]>('VerifiedLine').implement({
  description: 'A formula in a model’s reply.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'LaTeX, as it stands in the reply.' }),
    holds: t.exposeBoolean('holds', { nullable: true, description: 'Null where it cannot be told.' }),
  }),
});

builder.objectRef<Verified>('Verification').implement({
  description: 'How far the mathematics in a reply was checked.',
  fields: (t) => ({
    status: t.expose('status', { type: VerificationStatus, description: 'What came of it.' }),
    linesOk: t.exposeInt('linesOk', { description: 'Lines that were confirmed on their own.' }),
    linesTotal: t.exposeInt('linesTotal', { description: 'Lines there are.' }),
    firstWrong: t.exposeString('firstWrong', {
      nullable: true,
      description: 'The first line that does not hold.',
    }),
    lines: t.field({
      type: [VerifiedLine],
      complexity: partsOf(2),
      description: 'Of a model’s reply. Solutions of our own say it of each step.',
      resolve: ({ lines }) => lines ?? [],
    }),
  }),
});

builder.objectRef<Cited>('Citation').implement({
  description: 'A card of the curriculum that a reply rests on.',
  fields: (t) => ({
    cardId: t.exposeID('cardId', { description: 'Id of the card.' }),
    title: t.expose('title', { type: BilingualText, description: 'Title of the card.' }),
    topicTitle: t.expose('topicTitle', { type: BilingualText, description: 'Title of its topic.' }),
    excerpt: t.expose('excerpt', { type: BilingualText, description: 'How the card begins.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    paper: t.exposeString('paper', { description: 'Code of the paper; `all` for physics.' }),
    topic: t.exposeString('topic', { description: 'Slug of the topic.' }),
    path: t.exposeString('path', { description: 'Address of the card on this site, in English.' }),
  }),
});

builder.objectRef<Shown>('ShownSolution').implement({
  description: 'A worked solution as far as it may be seen by now.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Such as (a); empty for a question without parts.' }),
    question: t.exposeString('question', {
      description: 'What is solved, as it was read out of the message.',
    }),
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
    readings: t.field({
      type: ['QuestionReading'],
      description: 'Empty where everything that was typed has one usual reading.',
      complexity: partsOf(1),
      resolve: ({ readings }) => readings ?? [],
    }),
    steps: t.expose('steps', { type: ['SolutionStep'], description: 'The lines that may be seen.' }),
    stepsTotal: t.exposeInt('stepsTotal', { description: 'Steps that the whole solution has.' }),
    answer: t.expose('answer', {
      type: 'SolutionAnswer',
      nullable: true,
      description: 'Null until all is shown.',
    }),
    checks: t.expose('checks', {
      type: ['SolutionCheck'],
      description: 'How the answer was checked; empty until all is shown.',
      complexity: partsOf(2),
    }),
  }),
});
