import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { Waiting } from '../ui/states.tsx';
import { Alive } from './Alive.tsx';
import { graph } from './graph.ts';
import { type ScreenName, screens } from './screens.tsx';

interface GraphBoundaryProps {
  screen: ScreenName;
  /** The subject, by its name in addresses, where the address has no part for it. */
  subject?: string;
}

/** Around every page that asks the graph; pages without it load neither Apollo nor the list of these. */
export function GraphBoundary({ screen, subject = '' }: GraphBoundaryProps) {
  const Screen = screens[screen];
  return (
    <ApolloProvider client={graph}>
      <Suspense key={screen} fallback={<Waiting />}>
        <Screen subject={subject} />
        <Alive />
      </Suspense>
    </ApolloProvider>
  );
}
