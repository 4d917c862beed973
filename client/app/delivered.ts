/** What the server wrote into the page besides its words: see `client/render.tsx`. */
const page = globalThis.document?.documentElement.dataset;

/** The language in which the server rendered this page, if it did. */
export const deliveredIn = page?.['delivered'];

/** What the graph answered to a guest when the page was rendered, for the cache. */
export function deliveredState(): Record<string, never> | null {
  if (!deliveredIn) return null;
  return JSON.parse(document.getElementById('state')?.textContent ?? 'null') as Record<string, never> | null;
}
