import { ApolloProvider } from '@apollo/client/react';
import { Panel } from '../../features/chat/panel/Panel.tsx';
import { openPanel } from '../../lib/tutor/panel-state.ts';
import { graph } from '../graph/apollo-client.ts';
import { BY_SELECTION } from './ask-about-selection.ts';

/** The panel with the graph that it asks. */
export function TutorPanel({ open }: { open: boolean }) {
  return (
    <ApolloProvider client={graph}>
      <Panel open={open} onClose={() => openPanel(false)} selectionKey={BY_SELECTION} />
    </ApolloProvider>
  );
}
