import * as v from 'valibot';
import { fault, text } from '../core/validation.ts';
import { normalized } from '../core/normalized.ts';
import { MAX_QUERY } from '../text/limits.ts';

/** In the dropdown under the search box. */
export const MAX_QUICK = 10;
export const MAX_MATCHES = 50;
/** A topic with its cards leaves room for others. */
export const MAX_PER_TOPIC = 3;

/** Of each kind, where a search shows all of them. */
export const BEST_OF_KIND = 5;

/** What is taught, and is there in both languages. */
export const TAUGHT = ['SUBJECT', 'TOPIC', 'CARD'] as const;
export const SEARCH_KINDS = [...TAUGHT, 'QUESTION', 'ANSWER', 'PERSON'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchTyped = v.object({
  query: text({ min: 1, max: MAX_QUERY, label: { en: 'The search', zh: '搜索内容' } }),
});

/** Searches that are remembered of a person. */
export const MAX_HISTORY = 50;
export const RECENT = 10;
export const POPULAR = 5;

/** What recommendations are made of, and how many there are. */
export const RECOMMENDED_FROM = { recent: 5, popular: 3 };
export const MAX_RECOMMENDED = 4;

/** One search, however it was typed. */
export function searchKey(query: string): string {
  return normalized(query, 'NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * What is called exactly as the search says comes before all that is not, by so much. What is taught comes
 * before what people wrote, even where its title is misspelt, in another number, or in pinyin.
 */
export const EXACT = 2;
export const TAUGHT_EXACT = 6;
export const TAUGHT_MEANT = 4;

const COUNTED_AT_MOST = 1000;

const Query = text({ min: 0, max: MAX_QUERY, label: { en: 'The search', zh: '搜索内容' } });
export const SearchMade = v.object({ query: Query });

/** What a device remembered; of a query that is there twice, the later one. */
export const SearchesMade = v.object({
  searches: v.pipe(
    v.array(
      v.object({
        query: Query,
        count: v.pipe(v.number(), v.safeInteger(), v.toMinValue(1), v.toMaxValue(COUNTED_AT_MOST)),
        searchedAt: v.date(),
      }),
    ),
    v.maxLength(
      MAX_HISTORY,
      fault({
        code: 'TOO_MANY',
        max: MAX_HISTORY,
        text: {
          en: `At most ${MAX_HISTORY} searches are remembered.`,
          zh: `最多记住 ${MAX_HISTORY} 条搜索记录。`,
        },
      }),
    ),
  ),
});
