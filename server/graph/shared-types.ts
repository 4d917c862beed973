import type { Language as LanguageName, Text } from '../core/locale.ts';
import { DEFAULT_PAGE, MAX_PAGE } from '../core/pagination.ts';
import { builder } from './builder.ts';

export const Language = builder.enumType('Language', {
  description: 'The language of a text.',
  values: {
    en: { description: 'English.' },
    zh: { description: 'Chinese, in simplified characters.' },
  } satisfies Record<LanguageName, object>,
});

export const VoteType = builder.enumType('VoteType', {
  description: 'A vote on a post.',
  values: {
    UP: { description: 'Useful and right.' },
    DOWN: { description: 'Wrong or unhelpful.' },
    NONE: { description: 'Removes the vote.' },
  } as const,
});

export const Deleted = builder.objectRef<{ id: string }>('Deleted').implement({
  description: 'A deleted object.',
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
    description: 'How far the engine could follow the working.',
    fields: (t) => ({
      linesOk: t.exposeInt('linesOk', {
        description: 'Number of correct lines from the start.',
      }),
      linesTotal: t.exposeInt('linesTotal', { description: 'Number of lines.' }),
    }),
  });

export const BilingualText = builder.objectRef<Text>('BilingualText').implement({
  description: 'Text in both languages, with formulas between dollar signs.',
  fields: (t) => ({
    en: t.exposeString('en', { description: 'In English.' }),
    zh: t.exposeString('zh', { description: 'In Chinese.' }),
    text: t.string({
      description: 'In the language asked for, or that of the request.',
      args: { language: t.arg({ type: Language, description: 'Default: the language of the request.' }) },
      resolve: (text, { language }, ctx) => text[language ?? ctx.language],
    }),
  }),
});
