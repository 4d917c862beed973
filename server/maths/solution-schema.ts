import { builder } from '../graph/builder.ts';
import { BilingualText } from '../graph/shared-types.ts';
import type { Reading } from './reading/questions/alternative-readings.ts';
import type { ReadStep } from './solving/read-steps.ts';
import type { Answer, Check, MarkCode } from './writing/method.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    QuestionReading: Reading;
    SolutionStep: ReadStep;
    SolutionAnswer: Answer;
    SolutionCheck: Check;
  }

  interface NamedEnums {
    MarkCode: MarkCode;
  }
}

const OtherReading = builder.objectRef<Reading['others'][number]>('OtherReading').implement({
  description: 'Another way to read a formula that was typed without brackets.',
  fields: (t) => ({
    tex: t.exposeString('tex', { description: 'As it would be read then, in LaTeX.' }),
    question: t.exposeString('question', {
      description: 'The whole question, typed so that it can be read in this way alone.',
    }),
  }),
});

builder.objectRef<Reading>('QuestionReading').implement({
  description: 'How a formula was read that was typed without brackets and has several usual readings.',
  fields: (t) => ({
    typed: t.exposeString('typed', { description: 'As it was typed.' }),
    tex: t.exposeString('tex', { description: 'As it was read, in LaTeX.' }),
    others: t.expose('others', { type: [OtherReading], description: 'How else it could be read.' }),
  }),
});

const Mark = builder.enumType('MarkCode', {
  description:
    'What a line earns, in the style of a mark scheme. The allocation is our own, never an official one.',
  values: {
    M1: { description: 'For the method.' },
    A1: { description: 'For accuracy, once its method is earned.' },
    B1: { description: 'For a result that needs no method.' },
    DM1: { description: 'For a method that depends on an earlier one.' },
    E1: { description: 'For an explanation.' },
  } satisfies Record<MarkCode, object>,
});

builder.objectRef<ReadStep>('SolutionStep').implement({
  description: 'One line of a worked solution.',
  fields: (t) => ({
    say: t.expose('say', { type: BilingualText, description: 'What is done.' }),
    tex: t.stringList({
      description: 'LaTeX, each formula on a line of its own.',
      resolve: ({ tex }) => tex ?? [],
    }),
    marks: t.field({
      type: [Mark],
      description: 'The marks that it would earn.',
      resolve: ({ marks }) => marks ?? [],
    }),
    checked: t.exposeBoolean('checked', {
      description:
        'Whether it was confirmed on its own: against the lines before it, or, being the last, by the checks of the answer.',
    }),
    why: t.field({
      type: BilingualText,
      nullable: true,
      description: 'Why it may be done, where a student would ask.',
      resolve: ({ why }) => why ?? null,
    }),
  }),
});

builder.objectRef<Answer>('SolutionAnswer').implement({
  description: 'The answer of a worked solution.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As one would type it: `x = 2 or x = 3`; `none` for none.' }),
    tex: t.exposeString('tex', { description: 'LaTeX.' }),
    say: t.field({
      type: BilingualText,
      nullable: true,
      description: 'What a formula cannot say.',
      resolve: ({ say }) => say ?? null,
    }),
  }),
});

builder.objectRef<Check>('SolutionCheck').implement({
  description:
    'A way the answer was checked that is not the way it was found. It passed, or there would be no answer.',
  fields: (t) => ({ name: t.expose('name', { type: BilingualText, description: 'What was done.' }) }),
});
