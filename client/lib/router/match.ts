export type Params = Record<string, string | undefined>;

/** What a pattern such as `/topic/:subject/:paper` finds in a path, or null where it does not fit. */
export function match(pattern: string, pathname: string): Params | null {
  const source = pattern.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  if (!found) return null;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
  );
}

/** Whoever typed an address may have left a stray per cent sign in it. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
