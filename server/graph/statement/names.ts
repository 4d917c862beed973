/** Every connection keeps each of them ready; what strangers select has no end, and takes nothing from the web client. */
const MAX_NAMES = { own: 200, strangers: 100 };
/** What comes once is not worth preparing. */
const USES_BEFORE = 2;
const MAX_COUNTED = 2000;

export type Sender = keyof typeof MAX_NAMES;

/** Names for the statements that are used again, under which connections keep them prepared. */
export function nameStatements(): (text: string, sender: Sender) => string {
  const names = new Map<string, string>();
  const given = { own: 0, strangers: 0 };
  const uses = new Map<string, number>();
  return (text, sender) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (given[sender] >= MAX_NAMES[sender]) return '';
    const before = uses.get(text) ?? 0;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(text, before + 1);
    if (before < USES_BEFORE) return '';
    uses.delete(text);
    const name = `graph_${names.size + 1}`;
    given[sender] += 1;
    names.set(text, name);
    return name;
  };
}
