import { isMarked, setMarked } from './marks.ts';

const SUBSCRIPTS = new Map(
  Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', (sign, at): [string, string] => [
    sign,
    '0123456789+-=()aehijklmnoprstuvx'[at]!,
  ]),
);
const SUBSCRIPT = new RegExp(`[${[...SUBSCRIPTS.keys()].join('')}]{1,20}`, 'gu');
const SUPERSCRIPTS = new Map(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱʳᵏᵐˣᵗᵖᵃᵇᶜˢᵘᵛʷʸᶻᶿ', (sign, at): [string, string] => [
    sign,
    '0123456789+-=()nirkmxtpabcsuvwyzθ'[at]!,
  ]),
);
const SUPERSCRIPT = new RegExp(`[${[...SUPERSCRIPTS.keys()].join('')}]{1,20}`, 'gu');

/** A formula that was typed in plain signs, as it would be set; one that was set is left as it is. */
export function setInType(source: string): string {
  if (isMarked(source)) return columns(rows(indices(powers(setMarked(source)))));
  if (source.includes('\\')) return source;
  return greek(rows(indices(powers(source))));
}

const read = (signs: string, from: Map<string, string>): string => {
  const plain = Array.from(signs, (one) => from.get(one)!).join('');
  return plain.startsWith('(') && plain.endsWith(')') ? plain.slice(1, -1) : plain;
};

/** One minus, and powers in brackets as they are set. */
const powers = (source: string): string =>
  source.replaceAll('−', '-').replace(/\^\(([^()]{1,60})\)/g, '^{$1}');

/** Indices below the line are written out, and those above it after a sum. */
function indices(source: string): string {
  return source
    .replace(
      new RegExp(
        `([Σ∑∫])([${[...SUBSCRIPTS.keys()].join('')}]{1,20})([${[...SUPERSCRIPTS.keys()].join('')}∞]{1,20})`,
        'gu',
      ),
      (_, sign: string, low: string, high: string) =>
        `${sign}_{${read(low, SUBSCRIPTS)}}^{${high === '∞' ? '\\infty' : read(high, SUPERSCRIPTS)}} `,
    )
    .replace(/_\(([a-z\d][a-z\d+-]{0,5})\)/g, '_{$1}')
    .replace(SUBSCRIPT, (signs) => {
      const plain = read(signs, SUBSCRIPTS);
      return plain.length === 1 ? `_${plain}` : `_{${plain}}`;
    })
    .replace(SUPERSCRIPT, (signs) => `^{${read(signs, SUPERSCRIPTS)}}`);
}

const greek = (source: string): string =>
  source.replace(/[Σ∑](?=[\s_(\d\p{L}])/gu, '\\sum ').replace(/Π(?=_|$)/g, '\\Pi');

/** (1 3; 0 1): the rows of a matrix. */
function rows(source: string): string {
  let done = '';
  for (let at = 0; at < source.length; at += 1) {
    const end = source[at] === '(' ? closeOf(source, at) : -1;
    const inner = end < 0 ? '' : source.slice(at + 1, end);
    const set = inner.includes(';') && inner.length < MAX_TABLE ? tableOf(inner) : null;
    done += set ?? source[at];
    if (set) at = end;
  }
  return done;
}

const MAX_TABLE = 300;

function tableOf(inner: string): string | null {
  const table = inner.split(';').map(entries);
  const [first] = table;
  const isTable = first!.length > 1 && table.every((row) => row.length === first!.length);
  return isTable && !/[=<>]/.test(inner)
    ? `\\begin{pmatrix}${table.map((row) => row.join('&')).join('\\\\')}\\end{pmatrix}`
    : null;
}

function closeOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** What stands apart in a row; a sign with spaces about it joins two. */
function entries(row: string): string[] {
  if (row.includes(',')) return row.split(',').map((one) => one.trim());
  const pieces = row.split(' ').filter((one) => one !== '');
  const all: string[] = [];
  for (const [at, one] of pieces.entries()) {
    const isJoined = isSign(one) || isSign(pieces[at - 1] ?? '');
    if (isJoined && at > 0 && at < pieces.length - 1 + Number(!isSign(one)))
      all.push((all.pop() ?? '') + one);
    else all.push(one);
  }
  return all;
}

const isSign = (one: string): boolean => /^[-+−–*/]$/.test(one);

/** r = (1, 2, 3) + t(0, 1, 4): columns. */
const columns = (source: string): string =>
  /\\mathbf\{r\}|\\overrightarrow/.test(source)
    ? source.replace(
        /\(([^(),]{1,20}),([^(),]{1,20}),([^(),]{1,20})\)/g,
        '\\begin{pmatrix}$1\\\\$2\\\\$3\\end{pmatrix}',
      )
    : source;
