const MAX_WAIT_MS = 3000;

/** Resolves once the page has hydrated and the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.documentElement.dataset['alive'] === undefined) return;
      removeEventListener('alive', check);
      // Safari has no such callback; in a hidden window Chromium may never call it.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
      else setTimeout(resolve);
    };
    addEventListener('alive', check);
    check();
  });
}
