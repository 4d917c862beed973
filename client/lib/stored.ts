/** Reads what this device keeps under a name; a browser that keeps nothing is no reason to fail. */
export function readStored(key: string): string | null {
  // The build, which writes pages out, is no device.
  if (typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Cannot read "${key}" from this browser.`, error);
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Cannot keep "${key}" in this browser.`, error);
  }
}
