const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let waking: Promise<void> | undefined;

/**
 * Comes true at the first sign of somebody on a page that the build wrote out: until then its formulas stand as
 * they were written, and what would set them anew need not be loaded. Elsewhere it is true at once.
 */
export function awake(): Promise<void> {
  if (globalThis.document?.documentElement.dataset['page'] !== '/') return Promise.resolve();
  waking ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of SIGNS) removeEventListener(sign, wake);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  });
  return waking;
}
