import type { Language as LanguageName, Text } from '../core/locale.ts';
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
