import { askOnce } from '../../lib/graph/request-once.ts';
import { QuickSearchDocument, type QuickSearchQuery } from './QuickSearch.gen.ts';

const MAX_MATCHES = 10;

export type Match = QuickSearchQuery['quickSearch'][number];

/** What fits the words, the best first. */
export async function findMatches(text: string, signal: AbortSignal): Promise<Match[]> {
  const { quickSearch } = await askOnce(QuickSearchDocument, { text }, signal);
  return quickSearch.slice(0, MAX_MATCHES);
}
