const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'] as const;

const signs = new AbortController();
let begin = () => {};
const begun = new Promise<void>((resolve) => (begin = resolve));

/** Where the page is about to change without such a sign, be it before anything waits for one. */
export function wake(): void {
  signs.abort();
  begin();
}

let listening = false;

/**
 * Comes true at the first sign of somebody on a page that the build wrote out: until then its formulas stand as
 * they were written, and what would set them anew need not be loaded. Elsewhere it is true at once.
 */
export function awake(): Promise<void> {
  if (globalThis.document?.documentElement.dataset['page'] !== '/') return Promise.resolve();
  if (!listening) {
    listening = true;
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, signal: signs.signal });
  }
  return begun;
}
