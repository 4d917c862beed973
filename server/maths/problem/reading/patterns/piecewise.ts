const DEFINED = /^\s{0,3}([fFgG](?:_\{?[A-Z]\}?)?)\s{0,3}\(\s{0,3}([a-z])\s{0,3}\)\s{0,3}=([^=<>≤≥]{1,300})$/;
const CONDITION = /[<>≤≥]|\\(?:le|ge|lt|gt)/;
const OTHERWISE = [
  'otherwise',
  'elsewhere',
  'for other values of',
  'for all other values of',
  '其 他 情 形',
  '其 他 情 况',
  '其 他 情 况 下',
  '其 他 时 候',
  '其 它 情 形',
  '其 它 情 况',
  '其 余 情 形',
  '其 余 情 况',
  '在 其 他 处',
  '其 他 值',
  '其 它 值',
  '其 他',
  '其 它',
  '其 余',
  '否 则',
]
  .map((words) => words.split(' '))
  .sort((a, b) => b.length - a.length);

interface Part {
  word: string | null;
  formula: { source: string } | null;
  from: number;
  to: number;
}

interface Piece {
  body: string;
  when: string;
  name: string | null;
  letter: string | null;
  end: number;
}

/** f(x) = kx for 0 ≤ x ≤ 2, f(x) = 0 otherwise: one definition by cases. */
export function withPieces<Token extends Part>(
  tokens: readonly Token[],
  ofFormula: (source: string, from: number, to: number) => Token,
): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const pieces = piecesAt(tokens, at);
    const end = pieces.at(-1)?.end ?? at;
    if (pieces.length < 2 || !pieces.some(({ when }) => when === 'otherwise' || isEnd(when))) {
      all.push(tokens[at]!);
      at += 1;
      continue;
    }
    const { name, letter } = pieces.find((one) => one.name !== null)!;
    const rows = pieces.map(
      ({ body, when }) => `${body} & ${when === 'otherwise' ? '\\text{otherwise}' : when}`,
    );
    const source = `${name}(${letter}) = \\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`;
    all.push(ofFormula(source, tokens[at]!.from, tokens[end - 1]!.to));
    at = end;
  }
  return all;
}

const isEnd = (when: string): boolean =>
  (when.match(/<=?|>=?|≤|≥|\\(?:le|ge|lt|gt)[a-z]*/g) ?? []).length === 1;

function piecesAt(tokens: readonly Part[], start: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; ;) {
    const piece = pieceAt(tokens, at, pieces.length > 0);
    const [first] = pieces;
    const isOne = piece && (first === undefined || piece.name === null || piece.name === first.name);
    if (!piece || !isOne || (first === undefined && piece.name === null)) return pieces;
    pieces.push(piece);
    if (piece.when === 'otherwise') return pieces;
    at = piece.end;
    while (isWord(tokens[at], ',', ';', 'and', '且', '而')) at += 1;
  }
}

/** One of the pieces: what the function is, and when, in either order. */
function pieceAt(tokens: readonly Part[], start: number, mayBeBare: boolean): Piece | null {
  const before = whenAt(tokens, start);
  if (before) {
    const at = isWord(tokens[before.end], ',') ? before.end + 1 : before.end;
    const body = bodyAt(tokens, at, mayBeBare);
    return body && { ...body, when: before.when, end: at + 1 };
  }
  const body = bodyAt(tokens, start, mayBeBare);
  const at = isWord(tokens[start + 1], ',') ? start + 2 : start + 1;
  const after = body && whenAt(tokens, at);
  return after && { ...body, when: after.when, end: after.end };
}

function bodyAt(tokens: readonly Part[], at: number, mayBeBare: boolean): Omit<Piece, 'when' | 'end'> | null {
  const source = tokens[at]?.formula?.source ?? '';
  const [, name, letter, body] = DEFINED.exec(source) ?? [];
  if (name) return { name, letter: letter!, body: body!.trim() };
  const isBare = mayBeBare && (/^[01]$/.test(source) || isWord(tokens[at], 'zero'));
  return isBare ? { name: null, letter: null, body: source === '' ? '0' : source } : null;
}

function whenAt(tokens: readonly Part[], start: number): { when: string; end: number } | null {
  const isBracketed = isWord(tokens[start], '(');
  const from = isBracketed ? start + 1 : start;
  const found = plainWhenAt(tokens, from);
  if (!found || !isBracketed) return found;
  return isWord(tokens[found.end], ')') ? { ...found, end: found.end + 1 } : null;
}

function plainWhenAt(tokens: readonly Part[], begin: number): { when: string; end: number } | null {
  // "x 取其他值时".
  const isOfLetter = /^[a-z]$/.test(tokens[begin]?.formula?.source ?? '') && isWord(tokens[begin + 1], '取');
  const start = isOfLetter ? begin + 2 : begin;
  const other = OTHERWISE.find((words) => words.every((word, i) => isWord(tokens[start + i], word)));
  if (other) {
    const end = start + other.length;
    return { when: 'otherwise', end: other.at(-1) === 'of' || isWord(tokens[end], '时') ? end + 1 : end };
  }
  if (isOfLetter) return null;
  const at = isWord(tokens[start], 'for', 'when', 'if', '当', '若') ? start + 1 : start;
  const source = tokens[at]?.formula?.source ?? '';
  if (!CONDITION.test(source) || source.includes('(')) return null;
  const end = isWord(tokens[at + 1], '时') ? at + 2 : at + 1;
  return { when: source, end };
}

const isWord = (token: Part | undefined, ...words: string[]): boolean =>
  token !== undefined && token.word !== null && words.includes(token.word);
