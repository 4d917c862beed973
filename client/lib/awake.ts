const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'] as const;

let waking: Promise<void> | undefined;
let begin = () => {};

/** Where the page is about to change without such a sign. */
export const wake = () => begin();

/**
 * Comes true at the first sign of somebody on a page that the build wrote out: until then its formulas stand as
 * they were written, and what would set them anew need not be loaded. Elsewhere it is true at once.
 */
export function awake(): Promise<void> {
  if (globalThis.document?.documentElement.dataset['page'] !== '/') return Promise.resolve();
  waking ??= new Promise((resolve) => {
    begin = () => {
      for (const sign of SIGNS) removeEventListener(sign, begin);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
  });
  return waking;
}
