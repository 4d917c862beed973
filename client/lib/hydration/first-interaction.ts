const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'] as const;

const listeners = new AbortController();
let resolveFirst = () => {};
const first = new Promise<void>((resolve) => (resolveFirst = resolve));

/** Counts as an interaction, for a change of the page that no event announced. */
export function markInteracted(): void {
  listeners.abort();
  resolveFirst();
}

let listening = false;

/**
 * Resolves at the first user interaction with the prerendered landing page, so that the code behind its formulas
 * is not loaded before; resolves at once on other pages.
 */
export function firstInteraction(): Promise<void> {
  if (globalThis.document?.documentElement.dataset['page'] !== '/') return Promise.resolve();
  if (!listening) {
    listening = true;
    for (const event of EVENTS)
      addEventListener(event, markInteracted, { passive: true, signal: listeners.signal });
  }
  return first;
}
