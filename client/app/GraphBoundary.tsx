import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { Waiting } from '../ui/loading/states.tsx';
import { Alive } from './loading/HydrationSignal.tsx';
import { graph } from './graph/apollo-client.ts';
import { screens, suggestions } from './screens.tsx';

interface GraphBoundaryProps {
  /** As the table of routes names it. */
  screen: string;
}

/** Around every page that asks the graph; pages without it load neither Apollo nor the list of these. */
export function GraphBoundary({ screen }: GraphBoundaryProps) {
  const Screen = screens[screen]!;
  return (
    <ApolloProvider client={graph}>
      <Suspense key={screen} fallback={<Waiting />}>
        <Screen recommended={suggestions} />
        <Alive />
      </Suspense>
    </ApolloProvider>
  );
}
