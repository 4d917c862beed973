const LONGEST_MS = 3000;

/** Comes true once the page has come alive and its browser has nothing better to do. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      if (document.documentElement.dataset['alive'] === undefined) return;
      removeEventListener('alive', rest);
      // Safari has no such callback; where nothing is drawn, Chromium may never call it.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
      else setTimeout(resolve);
    };
    addEventListener('alive', rest);
    rest();
  });
}
