import { ApolloProvider } from '@apollo/client/react';
import { Recommended } from '../../features/search/Recommended.tsx';
import { graph } from '../graph/apollo-client.ts';

/** Topics that one's own searches lead to, on a page that does not ask the graph otherwise. */
export function OfSearches() {
  return (
    <ApolloProvider client={graph}>
      <Recommended />
    </ApolloProvider>
  );
}
