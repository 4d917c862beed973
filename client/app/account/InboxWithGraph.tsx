import { ApolloProvider } from '@apollo/client/react';
import { InboxBell } from '../../features/notifications/bell/InboxBell.tsx';
import { graph } from '../graph/apollo-client.ts';

/** On pages too that ask the graph nothing else. */
export function InboxWithGraph() {
  return (
    <ApolloProvider client={graph}>
      <InboxBell />
    </ApolloProvider>
  );
}
