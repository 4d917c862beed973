import { useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The query as it was changed last, until it is rendered. */
let pending: URLSearchParams | null = null;

type Change = (apply: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/** The query of the address, and how to change it: a second change before the next rendering keeps the first. */
export function useQuery(): [URLSearchParams, Change] {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    pending = null;
  }, [query]);

  const change: Change = (apply, options) => {
    pending = new URLSearchParams(pending ?? query);
    apply(pending);
    setQuery(pending, options);
  };
  return [query, change];
}
