/** Every connection keeps each of them ready; what strangers select has no end, and takes nothing from the web client. */
const MAX_NAMES = { own: 200, strangers: 100 };
/** Of one document: whoever asks it with every filter there is leaves names to the others. */
const MAX_OF_DOCUMENT = 50;
/** It takes about a hundred bytes of memory for each of their characters. */
const MAX_CHARACTERS = { own: 500_000, strangers: 200_000 };
/** Of a longer one the names of many others would be the price. */
const LONGEST = 20_000;
/** What comes once is not worth preparing. */
const USES_BEFORE = 2;
const MAX_COUNTED = 2000;

export type Sender = keyof typeof MAX_NAMES;

/** Names for the statements that are used again, under which connections keep them prepared. */
export function nameStatements(): (text: string, sender: Sender, document: object) => string {
  const names = new Map<string, string>();
  const given = { own: 0, strangers: 0 };
  const ofDocument = new WeakMap<object, number>();
  const left = { ...MAX_CHARACTERS };
  const uses = new Map<string, number>();
  return (text, sender, document) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (given[sender] >= MAX_NAMES[sender] || text.length > Math.min(left[sender], LONGEST)) return '';
    const others = ofDocument.get(document) ?? 0;
    if (others >= MAX_OF_DOCUMENT) return '';
    const before = uses.get(text) ?? 0;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(text, before + 1);
    if (before < USES_BEFORE) return '';
    uses.delete(text);
    const name = `graph_${names.size + 1}`;
    given[sender] += 1;
    left[sender] -= text.length;
    ofDocument.set(document, others + 1);
    names.set(text, name);
    return name;
  };
}
