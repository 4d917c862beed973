import { MAX_QUICK } from '../../lib/graph/limits.gen.ts';
import { askOnce } from '../../lib/graph/request-once.ts';
import { QuickSearchDocument, type QuickSearchQuery } from './QuickSearch.gen.ts';

export type Match = QuickSearchQuery['quickSearch'][number];

/** What fits the words, the best first. */
export async function findMatches(text: string, signal: AbortSignal): Promise<Match[]> {
  const { quickSearch } = await askOnce(QuickSearchDocument, { text }, signal);
  return quickSearch.slice(0, MAX_QUICK);
}
