import type { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { openGraph, openGraphFor } from '../../lib/graph/create-client.ts';
import { deliveredAnswers } from './server-rendered.ts';

/** The one graph of every page that asks it. */
export let graph = openGraph(deliveredAnswers());

/** Where pages are rendered that nobody lives in yet, each has a graph of its own. */
export function forOnePage(link: ApolloLink): ApolloClient {
  graph = openGraphFor(link);
  return graph;
}
