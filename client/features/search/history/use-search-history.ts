import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  deviceSearches,
  forgetSearches,
  popularOf,
  recentOf,
  rememberSearch,
  useDeviceSearches,
} from '../../../lib/search/search-history.ts';
import { useSession } from '../../../lib/auth/session.ts';
import {
  KeepSearchesDocument,
  SearchHistoryDocument,
  useForgetSearchesMutation,
  useSearchHistoryQuery,
} from './SearchHistory.gen.ts';

interface History {
  /** The latest first. */
  recent: string[];
  /** The most frequent first. */
  popular: string[];
  /** Those of an account are still to come. */
  isLoading: boolean;
  remember(query: string): void;
  forgetAll(): void;
}

/** The searches of the signed-in user, or of this device. */
export function useSearchHistory(): History {
  const user = useSession();
  const graph = useApolloClient();
  const device = useDeviceSearches();
  const { data, loading } = useSearchHistoryQuery(user ? {} : skipToken);
  const [forget] = useForgetSearchesMutation();

  const again = () => graph.refetchQueries({ include: [SearchHistoryDocument] });
  const account = user ? data?.searchHistory : null;
  const queries = (entries: readonly { query: string }[]) => entries.map(({ query }) => query);
  return {
    recent: queries(user ? (account?.recent ?? []) : recentOf(device)),
    popular: queries(user ? (account?.popular ?? []) : popularOf(device)),
    isLoading: loading && !data,
    remember: (query) => void rememberSearch(query).then(() => user && again()),
    forgetAll: () => {
      forgetSearches();
      if (user) void forget().then(again, () => {});
    },
  };
}

/** What a device remembered from before signing in goes to the account, and stays there only. */
export function useMoveToAccount(): void {
  const userId = useSession()?.id;
  const graph = useApolloClient();
  useEffect(() => {
    const searches = deviceSearches().map(({ query, count, timestamp }) => ({
      query,
      count,
      searchedAt: new Date(timestamp).toISOString(),
    }));
    if (!userId || searches.length === 0) return;
    graph.mutate({ mutation: KeepSearchesDocument, variables: { searches } }).then(
      ({ data }) => {
        if (data?.keepSearches.__typename !== 'SearchHistory') return;
        forgetSearches();
        void graph.refetchQueries({ include: [SearchHistoryDocument] });
      },
      // It stays on the device, and is tried again the next time.
      () => {},
    );
  }, [graph, userId]);
}
