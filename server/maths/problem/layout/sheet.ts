/** A place in a text, in code points. */
export interface Range {
  from: number;
  to: number;
}

export interface Sheet {
  /** The text by code points, as it was given. */
  points: string[];
  /** One UTF-16 unit for each code point: full-width signs as plain ones, the inside of formulas hidden. */
  plain: string;
}

const HIDDEN = '\uE000';
const ASTRAL = '\uFFFD';
const SIGNS: Record<string, string> = {
  '〔': '[',
  '〕': ']',
  '　': ' ',
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2009': ' ',
  '\r': ' ',
};

export function sheetOf(text: string): Sheet {
  const points = Array.from(text);
  return { points, plain: withFormulasHidden(points.map(plainSign).join('')) };
}

function plainSign(point: string): string {
  if (point.length > 1) return ASTRAL;
  const code = point.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return SIGNS[point] ?? point;
}

function withFormulasHidden(plain: string): string {
  const unclosed = new Set<string>();
  let shown = '';
  let at = 0;
  while (at < plain.length) {
    const end = formulaEnd(plain, at, unclosed);
    if (end === null) {
      shown += plain[at];
      at += 1;
      continue;
    }
    shown += plain[at] + plain.slice(at + 1, end - 1).replace(/[^\n]/g, HIDDEN) + plain[end - 1];
    at = end;
  }
  return shown;
}

const BLOCK = /\\begin\{((?:[pbvBV]|small)?matrix|cases|array|align|aligned|equation|gather|tabular)(\*?)\}/y;
const CLOSINGS: Record<string, string> = { '\\(': '\\)', '\\[': '\\]' };
/** A price in dollars has no second sign that near. */
const LONGEST_INLINE = 400;

/** Where the formula ends that starts here; null where none does. What was not closed once is not looked for again. */
function formulaEnd(plain: string, at: number, unclosed: Set<string>): number | null {
  if (plain[at] === '$') return dollarEnd(plain, at);
  if (plain[at] !== '\\') return null;
  const closing = CLOSINGS[plain.slice(at, at + 2)];
  if (closing) return endOf(plain, closing, at + 2, unclosed);
  BLOCK.lastIndex = at;
  const block = BLOCK.exec(plain);
  return block && endOf(plain, `\\end{${block[1]}${block[2]}}`, BLOCK.lastIndex, unclosed);
}

function dollarEnd(plain: string, at: number): number | null {
  if (plain[at + 1] === '$') return endOf(plain, '$$', at + 2);
  const close = plain.indexOf('$', at + 1);
  const inside = plain.slice(at + 1, close);
  const isFormula =
    close > 0 &&
    inside.length <= LONGEST_INLINE &&
    /^\S/.test(inside) &&
    /\S$/.test(inside) &&
    !/\n\s*\n/.test(inside) &&
    !/\d/.test(plain[close + 1] ?? '');
  return isFormula ? close + 1 : null;
}

function endOf(plain: string, closing: string, from: number, unclosed = new Set<string>()): number | null {
  const at = unclosed.has(closing) ? -1 : plain.indexOf(closing, from);
  if (at < 0) unclosed.add(closing);
  return at < 0 ? null : at + closing.length;
}
