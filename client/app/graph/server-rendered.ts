import type { Delivered } from '../../lib/hydration/delivered.ts';
import { renderedAt } from '../../lib/hydration/rendered-at.ts';

/** What the server wrote into the page besides its words: see `client/render.tsx`. */
const page = globalThis.document?.documentElement.dataset;

/** The language in which the server rendered this page, if it did. */
export const deliveredIn = page?.['delivered'];

/** What the graph answered to a guest when the page was rendered, for the cache. */
export function deliveredAnswers(): Delivered | null {
  const state = deliveredIn && document.getElementById('state')?.textContent;
  return state ? { state: JSON.parse(state) as Delivered['state'], at: renderedAt() } : null;
}
