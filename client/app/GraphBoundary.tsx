import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { openGraph } from '../lib/apollo.ts';

const graph = openGraph();

/** Above every page that asks the graph; pages without it load without Apollo. */
export function GraphBoundary() {
  return (
    <ApolloProvider client={graph}>
      <Outlet />
    </ApolloProvider>
  );
}
