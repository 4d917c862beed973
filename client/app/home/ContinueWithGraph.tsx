import { ApolloProvider } from '@apollo/client/react';
import { Continue } from '../../features/continue/Continue.tsx';
import { graph } from '../graph/apollo-client.ts';

/** On a page that does not ask the graph otherwise. */
export function ContinueWithGraph() {
  return (
    <ApolloProvider client={graph}>
      <Continue />
    </ApolloProvider>
  );
}
