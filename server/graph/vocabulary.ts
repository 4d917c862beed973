import { LANGUAGES } from '../language.ts';
import { builder } from './builder.ts';

export const Language = builder.enumType('Language', {
  description: 'The language that something is written in.',
  values: LANGUAGES,
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
  fields: (t) => ({ id: t.exposeID('id') }),
});

/** The arguments of every connection. */
export const PAGE = {
  first: { defaultValue: 20, description: 'Rows on a page, 1 to 100.' },
  after: { description: 'The cursor to read on from.' },
} as const;
