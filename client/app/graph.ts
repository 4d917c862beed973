import { openGraph } from '../lib/apollo.ts';

/** The one graph of every page that asks it. */
export const graph = openGraph();
