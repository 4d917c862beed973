import { ApolloProvider } from '@apollo/client/react';
import { OwnReputation } from '../../features/standing/own/OwnReputation.tsx';
import { graph } from '../graph/apollo-client.ts';

/** On pages too that ask the graph nothing else. */
export function ReputationWithGraph() {
  return (
    <ApolloProvider client={graph}>
      <OwnReputation />
    </ApolloProvider>
  );
}
