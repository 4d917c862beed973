import { simplified } from './chinese.ts';
import { formulasIn } from './formulas/find.ts';
import { printsOf, printsWanted } from './formulas/prints.ts';
import { MAX_QUERY } from './limits.ts';
import { significantWords } from './query-tokens.ts';
import { searchWords } from './search-words.ts';

export interface TextPart {
  /** Formulas stand whole, between dollar signs. */
  text: string;
  match: boolean;
}

const BEFORE = 60;
const LENGTH = 200;
/** How far it looks, and for how much: a list does this for every row. */
const MAX_LOOKED_AT = 5000;
const MAX_TERMS = 20;
const MAX_TERM = 40;
/** What of a text is compared with the formulas that are looked for: a long formula takes far longer than short ones. */
const COMPARED = { formula: 100, altogether: 200 };

/** The piece of a plain text around its first match with what is looked for, in parts that match or do not. */
export function highlight(text: string, query: string): TextPart[] {
  const looked = lookedFor(query);
  const parts = partsOf(text.slice(0, MAX_LOOKED_AT), looked);
  const { piece, from, to } = around(parts);
  const isWhole = text.length <= MAX_LOOKED_AT && to === parts.length;
  return [
    ...(from > 0 || piece.cut ? [{ text: '…', match: false }] : []),
    ...piece.parts,
    ...(isWhole && !piece.short ? [] : [{ text: '…', match: false }]),
  ];
}

interface LookedFor {
  query: string;
  pattern: RegExp;
  prints: ReadonlySet<string>;
}

/** The last one made: every row of a list looks for the same. */
let made: LookedFor = { query: '', pattern: /$^/giu, prints: new Set() };

function lookedFor(query: string): LookedFor {
  if (made.query === query) return made;
  const read = [...query].slice(0, MAX_QUERY).join('');
  const { formulas, words } = formulasIn(read);
  const prints = new Set(printsWanted(formulas).map(({ print }) => print));
  const said = prints.size > 0 ? words : read;
  const terms = [...new Set(significantWords(searchWords(said)))]
    .filter((term) => term && term.length <= MAX_TERM)
    .slice(0, MAX_TERMS)
    .sort((a, b) => b.length - a.length);
  made = {
    query,
    pattern: new RegExp(terms.map(escape).join('|') || '$^', 'giu'),
    prints,
  };
  return made;
}

const escape = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in parts, each formula one of them. */
function partsOf(text: string, { pattern, prints }: LookedFor): TextPart[] {
  let room = COMPARED.altogether;
  return text.split(/(\$[^$]+\$)/).flatMap((part, i) => {
    if (i % 2 === 0) return wordParts(part, pattern);
    const compares = prints.size > 0 && part.length <= COMPARED.formula && (room -= part.length) >= 0;
    return [{ text: part, match: compares && printsOf(part).some((print) => prints.has(print)) }];
  });
}

function wordParts(text: string, pattern: RegExp): TextPart[] {
  // Where no words are looked for, the pattern still fits an empty text.
  if (text === '') return [];
  // Traditional characters match simplified ones; a conversion that changes the length would point elsewhere.
  const converted = simplified(text);
  const looked = converted.length === text.length ? converted : text;
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of looked.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    parts.push({ text: text.slice(index, index + found.length), match: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}

/** The parts near the first match: words are cut, formulas are not. */
function around(parts: readonly TextPart[]) {
  const first = Math.max(
    parts.findIndex(({ match }) => match),
    0,
  );
  const before: TextPart[] = [];
  let from = first;
  let cut = false;
  for (let room = BEFORE; from > 0 && room > 0; from -= 1) {
    const part = parts[from - 1]!;
    room -= part.text.length;
    if (room < 0 && isFormula(part)) break;
    cut = room < 0;
    before.unshift(cut ? { ...part, text: part.text.slice(-(room + part.text.length)) } : part);
  }
  const after: TextPart[] = [];
  let to = first;
  let short = false;
  for (let room = LENGTH; to < parts.length && room > 0; to += 1) {
    const part = parts[to]!;
    room -= part.text.length;
    short = room < 0 && !isFormula(part);
    after.push(short ? { ...part, text: part.text.slice(0, room + part.text.length) } : part);
  }
  return { piece: { parts: [...before, ...after], cut, short }, from, to };
}

const isFormula = ({ text }: TextPart) => text.length > 1 && text.startsWith('$') && text.endsWith('$');
