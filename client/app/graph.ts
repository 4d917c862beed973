import type { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { openGraph } from '../lib/apollo.ts';
import { deliveredState } from './delivered.ts';

/** The one graph of every page that asks it. */
export let graph = openGraph();

const state = deliveredState();
if (state) graph.restore(state);

/** Where pages are rendered that nobody lives in yet, each has a graph of its own. */
export function forOnePage(link: ApolloLink): ApolloClient {
  graph = openGraph(link);
  return graph;
}
