/** Longer than any formula that is typed. */
const MAX_TEX = 2000;

/** Names that are typed as they are called. */
const NAMES =
  /^(?:arcsin|arccos|arctan|sinh|cosh|tanh|cosec|sec|cot|sin|cos|tan|ln|log|exp|pi|theta|alpha|beta|lambda|mu)$/;
const LETTERS = /^(?:pi|theta|alpha|beta|lambda|mu)$/;
const SIGNS: Record<string, string> = {
  '\\le': '<=',
  '\\leq': '<=',
  '\\ge': '>=',
  '\\geq': '>=',
  '\\ne': '!=',
  '\\neq': '!=',
  '\\lt': '<',
  '\\gt': '>',
  '\\pm': '±',
  '\\cdot': '*',
  '\\times': '*',
};
const WORDS: Record<string, string> = { '\\lor': 'or', '\\land': 'and' };
const SPACES = new Set(['\\,', '\\;', '\\:', '\\!', '\\ ', '~', '\\quad', '\\qquad', '\\displaystyle']);

interface Piece {
  text: string;
  kind: 'factor' | 'quotient' | 'name' | 'sign' | 'open' | 'close' | 'words';
}

/** There is no way of typing it but as LaTeX. */
class NoSuchWay extends Error {}

/** LaTeX as one types mathematics; as it is, where it holds what is not typed in another way. */
export function asTyped(written: string): string {
  if (written.length > MAX_TEX) return written;
  const tex = usual(written);
  try {
    const reader = new Reader(tex);
    const typed = joined(reader.row());
    return reader.isDone() ? typed : tex;
  } catch (error) {
    if (error instanceof NoSuchWay) return tex;
    throw error;
  }
}

/** Without what only the field that it was typed in knows. */
const usual = (tex: string): string =>
  tex
    .replaceAll(/\\differentialD(?![a-zA-Z])/g, 'd')
    .replaceAll(/\\exponentialE(?![a-zA-Z])/g, 'e')
    .replaceAll(/\\imaginaryI(?![a-zA-Z])/g, 'i')
    .replaceAll(/\\placeholder\{\}/g, '')
    .replaceAll(/\{\\mathrm\{([a-z]{1,12})\}\}/g, '{$1}');

class Reader {
  readonly #tokens: string[];
  #at = 0;

  constructor(tex: string) {
    this.#tokens = tex.match(/\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\s+|[\s\S]/gu) ?? [];
  }

  isDone = (): boolean => this.#at >= this.#tokens.length;

  /** Up to the brace or bracket that closes it. */
  row(end = '}'): Piece[] {
    const pieces: Piece[] = [];
    while (!this.isDone() && this.#tokens[this.#at] !== end) this.#piece(pieces);
    return pieces;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new NoSuchWay();
    return token;
  }

  #piece(pieces: Piece[]): void {
    const token = this.#next();
    const add = (text: string, kind: Piece['kind']) => void pieces.push({ text, kind });
    if (!token.trim() || SPACES.has(token)) return;
    if (token === '\\left' || token === '\\right' || token === '\\mleft' || token === '\\mright')
      return this.#fence(this.#next(), token.endsWith('left'), pieces);
    if (token === '\\frac' || token === '\\dfrac' || token === '\\tfrac')
      return add(this.#quotient(), 'quotient');
    if (token === '\\sqrt') return add(`sqrt(${bare(joined(this.#argument()))})`, 'factor');
    if (token === '\\text' || token === '\\textrm') return add(this.#raw().trim(), 'words');
    if (token === '\\operatorname' || token === '\\mathrm') return this.#named(this.#raw(), pieces);
    if (token === '^') return this.#power(pieces);
    if (token === '_') return this.#index(pieces);
    if (token === '{') {
      const inside = this.row();
      this.#next();
      return void pieces.push(...inside);
    }
    if (token in SIGNS) return add(SIGNS[token]!, 'sign');
    if (token in WORDS) return add(WORDS[token]!, 'words');
    if (token === '\\degree' || token === '°' || token === '!' || token === "'")
      return attach(pieces, token === '\\degree' ? '°' : token);
    if (/^\\[a-z]+$/.test(token)) return this.#named(token.slice(1), pieces);
    if (/^(?:\d|[a-zA-Z]$)/.test(token)) return add(token, 'factor');
    if ('([|'.includes(token) || ')]'.includes(token))
      return this.#fence(token, '(['.includes(token), pieces);
    if (/^[-+=<>,;:*/≤≥≠±·×]$/.test(token)) return add(token, 'sign');
    if (/^\p{Script=Han}|[，。；：、]$/u.test(token)) return add(token, 'words');
    throw new NoSuchWay();
  }

  #fence(token: string, isOpening: boolean, pieces: Piece[]): void {
    if (!'()[]|'.includes(token)) throw new NoSuchWay();
    // A bar alone says not which side it is.
    const opens = token === '|' ? isOpening || !isOperand(pieces.at(-1)) : isOpening;
    pieces.push({ text: token, kind: opens ? 'open' : 'close' });
  }

  #argument(): Piece[] {
    const token = this.#tokens[this.#at];
    if (token === '[') throw new NoSuchWay();
    if (token === '{') {
      this.#at += 1;
      const inside = this.row();
      this.#next();
      return inside;
    }
    // \frac12 has two arguments of one digit each.
    if (token && /^\d{2,}/.test(token)) {
      this.#tokens.splice(this.#at, 1, token[0]!, token.slice(1));
    }
    const pieces: Piece[] = [];
    this.#piece(pieces);
    return pieces;
  }

  /** What stands in braces, letter by letter. */
  #raw(): string {
    let depth = 0;
    let text = '';
    do {
      const token = this.#next();
      if (token === '{') depth += 1;
      if (token === '}') depth -= 1;
      if (depth > 0 && token !== '{' && token !== '}') text += token;
      if (depth === 0 && !text && token !== '}') return token;
    } while (depth > 0);
    return text;
  }

  #named(name: string, pieces: Piece[]): void {
    if (/^[a-zA-Z]$/.test(name)) return void pieces.push({ text: name, kind: 'factor' });
    if (!NAMES.test(name)) throw new NoSuchWay();
    pieces.push({ text: name, kind: LETTERS.test(name) ? 'factor' : 'name' });
  }

  #quotient(): string {
    const [above, below] = [bare(joined(this.#argument())), bare(joined(this.#argument()))];
    if (/^d[a-z]?$/.test(above) && /^d[a-z]$/.test(below)) return `${above}/${below}`;
    return `${wrapped(above)}/${wrapped(below)}`;
  }

  #power(pieces: Piece[]): void {
    if (this.#tokens[this.#at] === '\\circ') {
      this.#at += 1;
      return attach(pieces, '°');
    }
    const exponent = bare(joined(this.#argument()));
    const last = pieces.at(-1);
    // Fields write \sin^{} before what is meant to stand there.
    if (!exponent && last?.kind === 'name') return;
    if (last?.kind === 'quotient') Object.assign(last, { text: `(${last.text})`, kind: 'factor' });
    attach(pieces, /^(?:\d+|[a-z])$/i.test(exponent) ? `^${exponent}` : `^(${exponent})`);
  }

  #index(pieces: Piece[]): void {
    const index = joined(this.#argument());
    if (!/^(?:\d+|[a-z])$/i.test(index)) throw new NoSuchWay();
    attach(pieces, `_${index}`);
  }
}

const isOperand = (piece: Piece | undefined): boolean =>
  piece?.kind === 'factor' || piece?.kind === 'quotient' || piece?.kind === 'close';

const BEGINS_FACTOR = new Set<Piece['kind']>(['factor', 'quotient', 'open', 'name']);

/** Joins what stands behind its base. */
function attach(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (!last || last.kind === 'sign' || last.kind === 'open' || last.kind === 'words') throw new NoSuchWay();
  last.text += text;
}

function joined(pieces: readonly Piece[]): string {
  if (makesName(pieces)) throw new NoSuchWay();
  let text = '';
  for (const [at, piece] of pieces.entries()) {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    const isBeside = isOperand(before) || (after !== undefined && BEGINS_FACTOR.has(after.kind));
    const own = piece.kind === 'quotient' && isBeside ? `(${piece.text})` : piece.text;
    text += (before && isApart(before, piece, isOperand(pieces[at - 2])) ? ' ' : '') + own;
  }
  return text.replaceAll(/ {2,9}/g, ' ').trim();
}

/** Whether a space stands between two neighbours. */
function isApart(before: Piece, piece: Piece, isBinary: boolean): boolean {
  if (before.kind === 'words' || piece.kind === 'words') return !/^[，。；：、]/.test(piece.text);
  if (piece.kind === 'sign')
    return piece.text !== ',' && piece.text !== '/' && (isOperand(before) || before.kind === 'sign');
  if (before.kind === 'sign') return before.text !== '/' && (isBinary || /^[=<>!,;±]/.test(before.text));
  if (before.kind === 'name') return piece.kind !== 'open' || before.text.includes('^') || piece.text === '|';
  if (piece.kind === 'name') return before.kind !== 'open';
  const isWord = (one: Piece) =>
    /^[a-z]{2}/.test(one.text) && one.kind === 'factor' && !one.text.startsWith('sqrt');
  return (isWord(piece) && /[a-z]$/i.test(before.text)) || (isWord(before) && /^[a-z]/i.test(piece.text));
}

/** Whether letters side by side would be read as a name. */
function makesName(pieces: readonly Piece[]): boolean {
  const letters = pieces
    .map(({ text, kind }) => (kind === 'factor' && /^[a-zA-Z]$/.test(text) ? text : ' '))
    .join('');
  return /sin|cos|tan|sec|cot|exp|log|ln|pi|mu|theta|alpha|beta|lambda|or|and/.test(letters);
}

/** Without the brackets around all of it. */
function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}

const wrapped = (text: string): string =>
  /^(?:\d+(?:\.\d+)?|[a-z]|pi|theta)$/i.test(text) ? text : `(${text})`;
