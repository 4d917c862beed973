import type { Language as LanguageName, Text } from '../core/locale.ts';
import type { Answer, Check, MarkCode } from '../maths/writing/method.ts';
import type { Reading } from '../maths/reading/questions/alternative-readings.ts';
import type { ReadStep } from '../maths/solving/read-steps.ts';
import { DEFAULT_PAGE, MAX_PAGE } from '../core/pagination.ts';
import { builder } from './builder.ts';

export const Language = builder.enumType('Language', {
  description: 'The language that something is written in.',
  values: {
    en: { description: 'English.' },
    zh: { description: 'Chinese, in simplified characters.' },
  } satisfies Record<LanguageName, object>,
});

export const VoteType = builder.enumType('VoteType', {
  description: 'A vote on a post.',
  values: {
    UP: { description: 'Useful and right.' },
    DOWN: { description: 'Wrong, or no help.' },
    NONE: { description: 'Takes one’s vote back.' },
  } as const,
});

export const Deleted = builder.objectRef<{ id: string }>('Deleted').implement({
  description: 'Something that is gone.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Its id.' }) }),
});

/** The arguments of every connection. */
export const PAGE = {
  first: {
    defaultValue: DEFAULT_PAGE,
    description: `Rows on a page, 1 to ${MAX_PAGE}.`,
    extensions: { most: MAX_PAGE },
  },
  after: { description: 'The cursor to read on from.' },
} as const;

export const WorkingCheck = builder
  .objectRef<{ linesOk: number; linesTotal: number }>('WorkingCheck')
  .implement({
    description: 'How far the machine could follow some working.',
    fields: (t) => ({
      linesOk: t.exposeInt('linesOk', {
        description: 'Lines from the first on that follow from each other.',
      }),
      linesTotal: t.exposeInt('linesTotal', { description: 'Lines there are.' }),
    }),
  });

export const BilingualText = builder.objectRef<Text>('BilingualText').implement({
  description: 'Words in both languages; formulas in them stand between dollar signs.',
  fields: (t) => ({
    en: t.exposeString('en', { description: 'In English.' }),
    zh: t.exposeString('zh', { description: 'In Chinese.' }),
    text: t.string({
      description: 'In the language asked for, or that of the request.',
      args: { language: t.arg({ type: Language, description: 'That of the request unless said.' }) },
      resolve: (text, { language }, ctx) => text[language ?? ctx.language],
    }),
  }),
});

const OtherReading = builder.objectRef<Reading['others'][number]>('OtherReading').implement({
  description: 'Another way to read a formula that was typed without brackets.',
  fields: (t) => ({
    tex: t.exposeString('tex', { description: 'As it would be read then, in LaTeX.' }),
    question: t.exposeString('question', {
      description: 'The whole question, typed so that it can be read in this way alone.',
    }),
  }),
});

export const QuestionReading = builder.objectRef<Reading>('QuestionReading').implement({
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

export const SolutionStep = builder.objectRef<ReadStep>('SolutionStep').implement({
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

export const SolutionAnswer = builder.objectRef<Answer>('SolutionAnswer').implement({
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

export const SolutionCheck = builder.objectRef<Check>('SolutionCheck').implement({
  description:
    'A way the answer was checked that is not the way it was found. It passed, or there would be no answer.',
  fields: (t) => ({ name: t.expose('name', { type: BilingualText, description: 'What was done.' }) }),
});
