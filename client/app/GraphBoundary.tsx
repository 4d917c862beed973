import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { Waiting } from '../ui/loading/states.tsx';
import { Alive } from './loading/HydrationSignal.tsx';
import { graph } from './graph/apollo-client.ts';
import { type ScreenName, screens } from './screens.tsx';

interface GraphBoundaryProps {
  screen: ScreenName;
}

/** Around every page that asks the graph; pages without it load neither Apollo nor the list of these. */
export function GraphBoundary({ screen }: GraphBoundaryProps) {
  const Screen = screens[screen];
  return (
    <ApolloProvider client={graph}>
      <Suspense key={screen} fallback={<Waiting />}>
        <Screen />
        <Alive />
      </Suspense>
    </ApolloProvider>
  );
}
