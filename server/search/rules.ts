import { z } from 'zod';
import { text } from '../validation.ts';

export const MAX_QUERY = 200;
/** In the dropdown under the search box. */
export const MAX_QUICK = 10;
export const MAX_MATCHES = 50;
/** A topic with its cards leaves room for others. */
export const MAX_PER_TOPIC = 5;
export const MAX_QUICK_PER_TOPIC = 2;

export const SEARCH_KINDS = ['SUBJECT', 'TOPIC', 'CARD', 'QUESTION'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchTyped = z.object({
  text: text({ min: 1, max: MAX_QUERY, label: { en: 'The search', zh: '搜索内容' } }),
});
