import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { graph } from './graph.ts';

/** Above every page that asks the graph; pages without it load without Apollo. */
export function GraphBoundary() {
  return (
    <ApolloProvider client={graph}>
      <Outlet />
    </ApolloProvider>
  );
}
