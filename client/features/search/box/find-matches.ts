import { MAX_QUICK } from '../../../lib/graph/limits.gen.ts';
import { askOnce } from '../../../lib/graph/request-once.ts';
import { type Offer, offersFor } from './offers.ts';
import { QuickSearchDocument, type QuickSearchQuery } from './QuickSearch.gen.ts';

export type Match = QuickSearchQuery['quickSearch'][number];
/** A row of the list. */
export type Suggestion = Match | Offer;

/** What fits the words, the best first, and what else can be done with them. */
export async function findMatches(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { quickSearch } = await askOnce(QuickSearchDocument, { query: text }, signal);
  return [...quickSearch.slice(0, MAX_QUICK), ...offersFor(text)];
}
