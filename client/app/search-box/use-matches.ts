import { useEffect, useState } from 'react';
import type { Suggestion } from '../../features/search/box/find-matches.ts';

const DEBOUNCE_MS = 300;

// Nobody needs it before somebody types.
const loadSearch = () => import('../../features/search/box/find-matches.ts');

interface Results {
  text: string;
  matches: readonly Suggestion[];
}

/** What fits the words once the typing rests; null before. A search that fails finds nothing. */
export function useMatches(typed: string): Results | null {
  const text = typed.trim();
  const [results, setResults] = useState<Results | null>(null);

  useEffect(() => {
    if (!text) return;
    const stopped = new AbortController();
    // On its way while the typing goes on.
    void loadSearch().catch(() => {});
    const timer = setTimeout(async () => {
      const matches: Suggestion[] = await loadSearch()
        .then(({ findMatches }) => findMatches(text, stopped.signal))
        .catch(() => []);
      if (!stopped.signal.aborted) setResults({ text, matches });
    }, DEBOUNCE_MS);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [text]);

  // While the next answer is on its way the one before stays, unless there is nothing to look for.
  return text ? results : null;
}
