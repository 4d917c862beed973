import { useEffect, useState } from 'react';
import { askOnce } from '../../lib/graph/request-once.ts';
import { QuickSearchDocument, type QuickSearchQuery } from './QuickSearch.gen.ts';

export const DEBOUNCE_MS = 300;
const MAX_MATCHES = 10;

export type Match = QuickSearchQuery['quickSearch'][number];

interface Found {
  text: string;
  matches: readonly Match[];
}

/** What fits the words once the typing rests; null before. A search that fails finds nothing. */
export function useMatches(typed: string): Found | null {
  const text = typed.trim();
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (!text) return;
    const stopped = new AbortController();
    const timer = setTimeout(async () => {
      const matches = await askOnce(QuickSearchDocument, { text }, stopped.signal).then(
        ({ quickSearch }) => quickSearch.slice(0, MAX_MATCHES),
        () => [],
      );
      if (!stopped.signal.aborted) setFound({ text, matches });
    }, DEBOUNCE_MS);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [text]);

  // While the next answer is on its way the one before stays, unless there is nothing to look for.
  return text ? found : null;
}
