import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Unit } from '../../../algebra-system/numbers/units.ts';
import { parse, parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { plainly, UNIT_MARK, withoutUnits } from './notation.ts';
import { piecesOf, withTerms } from './words.ts';

/** One side of an equation, with what it is in SI units where a unit was typed behind it. */
export interface Side {
  /** Null where only a name stands there, or what cannot be read. */
  value: Expression | null;
  text: string;
  /** What the value is multiplied by to be in SI units; null without a unit. */
  scale: number | null;
  /** The dimension of that unit, in one word. */
  unit: string | null;
  /** Several values: "x = 1 or 2". */
  others: Expression[];
}

/** What a line says once: a chain of equal sides, or an inequality. */
export interface Said {
  /** The words before it. */
  words: string;
  /** "when x = 3", "let u = √x": what is taken, not found. */
  isTaken: boolean;
  /** It begins with the sign and goes on from what was said before. */
  continues: boolean;
  /** What it goes on from, where that has a name. */
  head?: Side;
  from?: Said;
  sides: Side[];
  /** The whole as one formula for the rules that judge lines; null where it is not one. */
  statement: Statement | null;
  /** A value that the line names in order to reject it. */
  isRejected?: boolean;
  /** It says that its sides are equal everywhere. */
  isIdentity?: boolean;
  /** As typed, without words and units. */
  text: string;
}

const TAKES =
  /(?:^|\b)(?:let|set|put|suppose|assume|when|if|given|where|consider|take|taking|at|(?<!valid\s)for|sub|substitut\w{0,4}|using|with|letting|setting|putting|plug(?:ging)?(?: in)?)\s{0,3}$|(?:设|令|当|若|取|代入|把|将|由|用|其中|已知)\s{0,3}$/iu;
const IS = /(?:\b(?:is|are|equals|be|becomes)|[为是得])\s{0,3}:?\s{0,3}$/iu;

/** What a line says, read out of its words. */
export function saidIn(line: string, isLetter: (name: string) => boolean): Said[] {
  const { text, units } = withoutUnits(plainly(line), isLetter);
  const said: Said[] = [];
  let words = '';
  let named = '';
  for (const piece of withTerms(piecesOf(text))) {
    if (piece.isWords) {
      if (REJECTS.test(piece.text)) rejectLast(said);
      words += piece.text;
      continue;
    }
    let before = nameIn(words.replace(IS, '')) === '' && IS.test(words) ? `${named} ${words}` : words;
    if (nameIn(words) !== '') named = nameIn(words);
    for (const clause of clausesOf(piece.text)) {
      const one = readClause(clause.text, before, units);
      if (one) said.push({ ...one, isTaken: one.isTaken || clause.isTaken });
      // "x² term of (2 − x)⁶: 240x²" still speaks of that term.
      if (!clause.isTaken || TAKES.test(before) || (one && one.sides.length !== 1)) before = '';
    }
    if (/[^\s,.;:()]/.test(piece.text)) words = '';
    else words += ' ';
  }
  return said;
}

const REJECTS =
  /^[\s(（,]{0,4}(?:rej|invalid|impossible|not\s(?:valid|possible)|n\/?a\b|no\ssol|不合|舍|无解|增根)/iu;

/** "x = −5 (reject)" */
function rejectLast(said: Said[]): void {
  const last = said.at(-1);
  if (last && last.sides.length === 2 && last.sides[1]!.others.length === 0) last.isRejected = true;
}

/** A run of formulas cut at arrows, semicolons and colons, and at commas before another equation. */
function clausesOf(text: string): { text: string; isTaken: boolean }[] {
  const clauses: { text: string; isTaken: boolean }[] = [];
  const parts = splitAtTop(text, /[⇒∴∵;:]|,(?=[^,]{1,80}[=<>≤≥])|\.(?=\s|$)|\s&\s/uy);
  for (const [at, part] of parts.entries()) {
    if (part.by === ':' && at > 0) for (const one of clauses) one.isTaken = true;
    for (const text of comparedApart(part.text)) clauses.push({ text, isTaken: false });
  }
  return clauses;
}

/** "12 - 18 = -6 < 0" says what it is, and then how it compares. */
function comparedApart(text: string): string[] {
  const [first, ...others] = splitAtTop(text, COMPARES);
  const equal = first ? splitAtTop(first.text, /=(?!=)/uy) : [];
  if (others.length !== 1 || equal.length < 2) return [text];
  return [first!.text, `${equal.at(-1)!.text}${others[0]!.by}${others[0]!.text}`];
}

/** "x = 1 or x = 2" is x = 1 or 2. */
function equalPieces(text: string): string[] {
  const cut = (part: string) => splitAtTop(part, /=(?!=)/uy).map((piece) => piece.text.trim());
  const ways = splitAtTop(text, /\sor\s|,/uy).map((piece) => cut(piece.text));
  const [first] = ways;
  const isList = ways.length > 1 && ways.every((way) => way.length === 2 && way[0] === first![0]);
  return isList ? [first![0]!, ways.map((way) => way[1]).join(' or ')] : cut(text);
}

/** The pieces between signs that stand in no bracket, each with the sign before it. */
function splitAtTop(text: string, sign: RegExp): { text: string; by: string }[] {
  const pieces: { text: string; by: string }[] = [];
  let [depth, start, by, i] = [0, 0, '', 0];
  while (i < text.length) {
    if ('([{'.includes(text[i]!)) depth += 1;
    if (')]}'.includes(text[i]!)) depth = Math.max(0, depth - 1);
    sign.lastIndex = i;
    const match = depth === 0 ? sign.exec(text) : null;
    if (!match || match[0] === '') {
      i += 1;
      continue;
    }
    pieces.push({ text: text.slice(start, i), by });
    by = match[0];
    i += match[0].length;
    start = i;
  }
  pieces.push({ text: text.slice(start), by });
  return pieces;
}

const COMPARES = /[<>≤≥≠]|\\(?:le|ge|leq|geq|leqslant|geqslant|neq|ne|lt|gt)(?![A-Za-z])/uy;

function readClause(typed: string, words: string, units: readonly Unit[]): Said | null {
  const text = balanced(trimmed(typed));
  if (!/[\p{L}\d]/u.test(text) || /^\[\d{1,2}\]$/.test(text)) return null;
  const pieces = equalPieces(text);
  const isLabelled = nameIn(words) !== '';
  const starts = pieces[0] === '' && pieces.length > 1;
  const continues = starts && !isLabelled && !/\b(?:answer|ans)\b|答案?\s{0,3}$/iu.test(words);
  const isNamed = IS.test(words) && pieces.length === 1;
  const isTaken =
    TAKES.test(words) ||
    /^d[a-z]$/.test(pieces[0]!) ||
    (isNamed && /^[A-Za-zα-ω]$/u.test(text) && /设|令|\blet\b|\bcall\b/iu.test(words));
  if (splitAtTop(text, COMPARES).length > 1) {
    const statement = statementOf(text);
    return statement && { words, isTaken, continues: false, sides: [], statement, text: bare(text) };
  }
  const shown = pieces.filter((piece) => piece !== '');
  const written = shown.map((piece, at) =>
    at === 0 && shown.length > 1 && LETTERED.test(piece) ? nameSide(piece) : sideOf(piece, units),
  );
  const sides = starts && isLabelled ? [nameSide(nameIn(words)), ...written] : written;
  if (sides.length === 0) return null;
  if (sides.length === 1 && pieces.length === 1 && /^[A-Z]{1,4}'?$/.test(text)) return null;
  const isOne = sides.length === 1 && !continues && !isNamed;
  // A number in a sentence says nothing; a formula alone may be a line.
  if (isOne && (words.trim() !== '' || sides[0]!.value === null) && !/[=]/.test(text))
    if (sides[0]!.value === null || isPlain(sides[0]!.value) || /^[A-Z]{1,4}'?$/.test(text)) return null;
  const named = nameIn(words.replace(IS, ''));
  const all = isNamed && named !== '' ? [nameSide(named), ...sides] : sides;
  const statement = all.length > sides.length || (starts && isLabelled) ? null : statementOf(text);
  return { words, isTaken, continues, sides: all, statement, text: bare(text) };
}

const nameSide = (text: string): Side => ({ value: null, text, scale: null, unit: null, others: [] });

/** Ek, KE, Sn, u3: names of more than one letter. */
const LETTERED =
  /^(?:[KPG]\.?P?E\.?(?:_?\{?(?:max|min)\}?)?|E[kpe](?:_?\{?(?:max|min)\}?)?|E_?\{?(?:max|min)\}?|S[n∞]|[uTaU]n|[uSTxtvUs]\d{1,3}|[A-Z]{2})$/;

/** Words that join lines and name nothing. */
const JOINING =
  /\b(?:and|so|hence|thus|therefore|then|which|this|that|gives?|giving|means|implies|we|get|have|has|now|also|is|are|it|follows|the|my|final|answer|ans|simplif\w{0,4}|expand\w{0,3}|rearrang\w{0,3}|solv\w{0,3}|factoris\w{0,3}|multiply\w{0,3}|divid\w{0,3}|by|both|sides|from|add\w{0,3}|subtract\w{0,3}|i\.?e|when|at|if|since|because|as|for|let|put|set|sub|substitut\w{0,4}|using|with)\b|所以|因此|因而|从而|于是|那么|得到|可得|解得|化简|整理|移项|推出|也就是|两边|取对数|代入|上下限|分部积分|分离变量|展开|因式分解|联立|故|则|得|即|由|答案?|是|为|又|有|当|时|令|设/giu;

/** What the words in front call it, "driving force" in "so the driving force"; empty where they call it nothing. */
const nameIn = (words: string): string =>
  words
    .replace(JOINING, ' ')
    .replace(/[\s,.;:()∴∵⇒-]+/g, ' ')
    .trim();

const isPlain = (one: Expression) => one.kind === 'number' || one.kind === 'symbol';

const bare = (text: string) => text.replace(UNITS, '');
const UNITS = new RegExp(`${UNIT_MARK}\\d+${UNIT_MARK}`, 'gu');

function statementOf(text: string): Statement | null {
  const parsed = parse(bare(text).replace(/^=/, ''));
  return parsed.ok ? parsed.statement : null;
}

function sideOf(text: string, units: readonly Unit[]): Side {
  const marks = [...text.matchAll(UNITS)];
  const last = marks.at(-1);
  const unit = last ? units[Number(last[0].slice(UNIT_MARK.length, -UNIT_MARK.length))] : undefined;
  const plain = bare(text).trim();
  const [value, ...others] = valuesIn(plain);
  return {
    value: value ?? null,
    text: plain,
    scale: unit && unit.offset === 0 ? unit.scale : null,
    unit: unit ? unit.dimension.join() : null,
    others,
  };
}

/** "1 or 2", "1, 2" and "2 ± √7" are several values. */
function valuesIn(text: string): Expression[] {
  const one = parseExpression(text);
  if (one.ok) return [one.value];
  const parsed = parse(text);
  if (!parsed.ok || parsed.statement.kind !== 'list') return [];
  const items = parsed.statement.items.flatMap((item) => (item.kind === 'expression' ? [item.value] : []));
  return items.length === parsed.statement.items.length ? items : [];
}

const EDGE = ' \t\n,.;:';

function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && EDGE.includes(text[from]!)) from += 1;
  while (to > from && EDGE.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/** Without brackets that are not closed: "x = -2 (" of "x = -2 (reject)". */
function balanced(text: string): string {
  let depth = 0;
  let open = -1;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(' && (depth += 1) === 1) open = at;
    if (sign === ')' && (depth -= 1) < 0) return balanced([...text].toSpliced(at, 1).join('').trim());
  }
  return depth > 0 ? [...text].slice(0, open).join('').trim() : text;
}
