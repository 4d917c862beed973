/** Where a browser keeps nothing, what was to be kept lasts as long as the page. */
const onPage = new Map<string, string>();

/** Reads what this device keeps under a name; a browser that keeps nothing is no reason to fail. */
export function readStored(key: string): string | null {
  return onPage.get(key) ?? attempt(key, () => localStorage.getItem(key)) ?? null;
}

export function store(key: string, value: string): void {
  const isStored = attempt(key, () => {
    localStorage.setItem(key, value);
    return true;
  });
  if (isStored) onPage.delete(key);
  else onPage.set(key, value);
}

/** Whether this device could not keep it. */
export const isOnPageOnly = (key: string): boolean => onPage.has(key);

export function forget(key: string): void {
  onPage.delete(key);
  attempt(key, () => localStorage.removeItem(key));
}

/** Where storage is blocked, its very name throws; the build, which writes pages out, has none. */
function attempt<Result>(key: string, act: () => Result): Result | undefined {
  if (!('localStorage' in globalThis)) return undefined;
  try {
    return act();
  } catch (error) {
    console.warn(`Cannot keep "${key}" in this browser.`, error);
    return undefined;
  }
}
