/** Every connection keeps each of them ready; what strangers select has no end. */
const MAX_NAMES = 300;
/** What comes once is not worth preparing. */
const USES_BEFORE = 2;
const MAX_COUNTED = 2000;

/** Names for the statements that are used again, under which connections keep them prepared. */
export function nameStatements(): (text: string) => string {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MAX_NAMES) return '';
    const before = uses.get(text) ?? 0;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(text, before + 1);
    if (before < USES_BEFORE) return '';
    uses.delete(text);
    const name = `graph_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
