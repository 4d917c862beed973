import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { isScalarPoint, markedIn, plainNotation } from './notation.ts';
import { asideAt, isBehindEquation } from './patterns/asides.ts';
import { withPieces } from './patterns/piecewise.ts';
import { segmentsOf } from '../../reading/questions/fragments.ts';
import { measuredIn } from './measures/measured.ts';
import { ABBREVIATION, abbreviation } from './patterns/abbreviations.ts';
import { withCommonWords } from './patterns/chinese-synonyms.ts';
import { LONE_UNIT, withLetterA, withShortNames } from './patterns/letters.ts';
import { withoutQuotes } from './patterns/quotes.ts';
import { withoutSpacesBehind } from './patterns/spaces.ts';
import { withoutNotes, withoutRemarks } from './patterns/remarks.ts';
import type { Quantity } from '../schema/problem.ts';

/** A word, a sign of punctuation or a formula of a question; `a` may be a word and a letter at once. */
export interface Token {
  /** In lower case; null for what can only be mathematics. */
  word: string | null;
  formula: Formula | null;
  /** A number with its unit, and the letter that it is said to be. */
  quantity?: { amount: Quantity; symbol: string | null };
  /** A unit that stands alone. */
  unit?: string;
  /** A word as it is written, where that is not in lower case. */
  spelt?: string;
  /** UTF-16 offsets in the text. */
  from: number;
  to: number;
}

export interface Formula {
  source: string;
  /** Null where the engine cannot read it. */
  statement: Statement | null;
}

/** `$x$-axis`, x-coordinate: one word. */
const WITH_LETTER =
  /\$?([A-Za-z])\$?-(ax[ie]s|coordinates?|intercepts?|direction|values?|components?|plane|轴|坐标)/g;
const WORD = /[A-Za-z]+(?:[’'][a-z]+)?(?:-[A-Za-z]+)*|\d+(?:st|nd|rd|th)\b|[\u4e00-\u9fff]|[^\s]/gu;
const CHINESE_SIGNS = new Map(
  Object.entries({ '，': ',', '、': ',', '。': '.', '；': ';', '：': ':', '？': '?', '（': '(', '）': ')' }),
);

/** Takes a text apart into words, signs and formulas, in their order. */
export function tokensOf(typed: string): Token[] {
  const text = withoutQuotes(typed);
  const tokens: Token[] = [];
  let done = 0;
  for (const { from, to, inner, word, whole } of fixedPieces(text)) {
    tokens.push(...plainTokens(text.slice(done, from), done));
    if (whole) tokens.push(whole);
    else if (word !== null) tokens.push({ word, formula: null, from, to });
    else tokens.push(...formulaTokens(inner!.source, inner!.from));
    done = to;
  }
  return withShortNames(withLetterA([...tokens, ...plainTokens(text.slice(done), done)]));
}

interface Piece {
  from: number;
  to: number;
  inner: { source: string; from: number } | null;
  word: string | null;
  whole?: Token;
}

/** What is marked as mathematics, and words with a letter before a hyphen. */
function fixedPieces(text: string): Piece[] {
  const measured = measuredIn(text).map((whole): Piece => ({
    from: whole.from,
    to: whole.to,
    inner: null,
    word: null,
    whole,
  }));
  const isTaken = (one: Piece) => measured.some(({ from, to }) => one.from < to && one.to > from);
  const words = [...text.matchAll(WITH_LETTER)].map(({ 0: all, 1: letter, 2: noun, index }): Piece => ({
    from: index,
    to: index + all.length,
    inner: null,
    word: `${letter}-${noun}`.toLowerCase(),
  }));
  const covered = (at: number) => words.some(({ from, to }) => at >= from && at < to);
  const formulas = markedIn(text)
    .filter(({ from }) => !covered(from))
    .map(({ from, to, inner, source }): Piece => ({ from, to, inner: { source, from: inner }, word: null }))
    .filter((one) => !isTaken(one));
  const within = ({ from }: Piece, all: Piece[]) => all.some((one) => from > one.from && from < one.to);
  return [...words.filter((one) => !within(one, formulas) && !isTaken(one)), ...formulas, ...measured].sort(
    (a, b) => a.from - b.from,
  );
}

/** The form of a line, in which "by" is no word; words that begin like functions, and an article before a number. */
const FORM = /\bax ?\+ ?by(?: ?\+ ?c ?= ?0| ?\+ ?cz ?(?:\+ ?d ?= ?0|= ?d)| ?= ?c)\b/;
const NAME =
  /\b(?:(?:(?:tank|sink|cost)s?|sing)\b|(?:until|or|(?:obtain|throw|score|scor|get|gett|roll|spin|show)(?:s|ing)?) an? (?=\d))/;

/** Text without marks: its words, and what looks like mathematics between them. */
function plainTokens(text: string, offset: number): Token[] {
  if (text.trim() === '') return [];
  const form = FORM.exec(text);
  const short = form ? null : ABBREVIATION.exec(text);
  const one = form ?? short ?? NAME.exec(text);
  if (one) {
    const end = one.index + one[0].length;
    const readAs = form ? formulaTokens : short ? abbreviated : wordTokens;
    return [
      ...plainTokens(text.slice(0, one.index), offset),
      ...readAs(one[0], offset + one.index),
      ...plainTokens(text.slice(end), offset + end),
    ];
  }
  return segmentsOf(text).flatMap(({ source, at, isMaths }) =>
    isMaths ? spacedTokens(source, offset + at) : wordTokens(source, offset + at),
  );
}

/** Equations that stand beside each other with nothing but space between: "n = 80   Σx = 1004". */
function spacedTokens(source: string, offset: number): Token[] {
  const pieces = source.split(/( {3,}|\t+|\n)/);
  const isStated = (text: string) => /^[^=<>≤≥]{1,40}[=<>≤≥][^=]{1,40}$/.test(text);
  if (pieces.length < 3 || !pieces.every((text, at) => at % 2 === 1 || isStated(text)))
    return closedTokens(source, offset);
  let from = offset;
  return pieces.flatMap((text, at) => {
    const start = from;
    from += text.length;
    return at % 2 === 0
      ? closedTokens(text, start)
      : [{ word: ',', formula: null, from: start, to: start + 1 }];
  });
}

const formulaOf = (source: string, from: number, to: number): Token => ({
  word: null,
  formula: { source, statement: statementIn(source) },
  from,
  to,
});

const abbreviated = (text: string, from: number): Token[] => [
  { word: abbreviation(text), formula: null, from, to: from + text.length },
];

/** What looks like mathematics, apart from brackets that open or close before or behind it. */
function closedTokens(source: string, offset: number): Token[] {
  const lone = new Set<number>();
  const open: number[] = [];
  for (const [at, one] of [...source].entries()) {
    if (OPENING.includes(one)) open.push(at);
    if (ENDING.includes(one) && open.pop() === undefined) lone.add(at);
  }
  for (const at of open) lone.add(at);
  const ends = [...lone].sort((a, b) => a - b);
  if (ends.length === 0 || ends.some((at) => !'（）()'.includes(source[at]!)))
    return formulaTokens(source, offset);
  const pieces: Token[] = [];
  let from = 0;
  for (const at of [...ends, source.length]) {
    pieces.push(...formulaTokens(source.slice(from, at), offset + from));
    if (at < source.length) pieces.push(...wordTokens(source[at]!, offset + at));
    from = at + 1;
  }
  return pieces;
}

const OPENING = '([{（';
const ENDING = ')]}）';

function wordTokens(text: string, offset: number): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const word = CHINESE_SIGNS.get(found) ?? found.toLowerCase().replace('’', "'");
    // A, and ABC, which is a word to look at.
    const letter = /^(?:[A-Za-z]|[A-Z]{2,6})$/.test(found) ? found : null;
    return {
      word,
      formula: letter === null ? null : { source: letter, statement: statementIn(letter) },
      ...(/[A-Z]/.test(found) && { spelt: found }),
      from: offset + index,
      to: offset + index + found.length,
    };
  });
}

const BREAK = /\\(?:q?quad|,|;|!| )|\\text\{(?!Var\})([^{}]{2,})\}|\s/y;

/** A formula, or several with the signs and words between them. */
function formulaTokens(source: string, offset: number): Token[] {
  const tokens: Token[] = [];
  // f : x ↦ 2x + 1
  const breaks = /\\mapsto|↦/.test(source) ? ',;?' : ',;:?';
  let depth = 0;
  let from = 0;
  const push = (to: number) => {
    const unit = LONE_UNIT.exec(source.slice(from, to));
    const end = unit ? to - unit[0].length : to;
    pushFormula(end);
    if (unit) tokens.push(...wordTokens(unit[0], offset + end));
  };
  const pushFormula = (to: number) => {
    const raw = source.slice(from, to);
    const lead = /^(?:\s|\\(?:q?quad|displaystyle|[,;! ]))*/.exec(raw)![0].length;
    const formula = withoutSpacesBehind(raw.slice(lead));
    const plain = plainNotation(formula);
    if (formula)
      tokens.push({
        word:
          CHINESE_SIGNS.get(plain) ?? (isWord(plain) || /^[-–—]$/.test(plain) ? plain.toLowerCase() : null),
        formula: { source: plain, statement: statementIn(plain) },
        from: offset + from + lead,
        to: offset + from + lead + formula.length,
      });
  };
  for (let at = 0; at < source.length; at += 1) {
    const one = source[at]!;
    BREAK.lastIndex = at;
    const space = one === '\\' || one === ' ' ? BREAK.exec(source) : null;
    const words = space?.[1];
    const aside =
      depth > 0 || words !== undefined
        ? null
        : space
          ? asideAt(source, at + space[0].length)
          : (one === '（' && at > from) || (one === '(' && isBehindEquation(source.slice(from, at)))
            ? asideAt(source, at)
            : null;
    if (aside) {
      push(at);
      tokens.push(...bracketed(source, aside, offset));
      at = aside.to - 1;
      from = aside.to;
      continue;
    }
    if (words !== undefined && depth === 0) {
      push(at);
      const start = at + '\\text{'.length;
      tokens.push(...wordTokens(words, offset + start));
      at = start + words.length;
      from = at + 1;
      continue;
    }
    if ('([{（'.includes(one)) depth += 1;
    if (')]}）'.includes(one)) depth -= 1;
    // The signs inside a definition by cases belong to it.
    if (source.startsWith('\\begin{', at)) depth += 1;
    if (source.startsWith('\\end{', at)) depth -= 1;
    const sign = CHINESE_SIGNS.get(one) ?? one;
    const isPoint =
      sign === '.' &&
      !/\d/.test(source[at + 1] ?? '') &&
      !isScalarPoint(source.slice(from, at), source.slice(at + 1));
    if (depth > 0 || source[at - 1] === '\\' || !(breaks.includes(sign) || isPoint)) continue;
    push(at);
    tokens.push({ word: sign, formula: null, from: offset + at, to: offset + at + 1 });
    from = at + 1;
  }
  push(source.length);
  // The full stop of a definition by cases stands behind its last line.
  if (/[.。]\}?\s?\\end\{cases\}$/.test(source.trimEnd()))
    tokens.push({ word: '.', formula: null, from: offset + source.length, to: offset + source.length });
  return tokens;
}

function bracketed(source: string, { from, to }: { from: number; to: number }, offset: number): Token[] {
  const sign = (word: string, at: number): Token => ({
    word,
    formula: null,
    from: offset + at,
    to: offset + at + 1,
  });
  return [
    sign('(', from),
    ...formulaTokens(source.slice(from + 1, to - 1), offset + from + 1),
    sign(')', to - 1),
  ];
}

/** A letter, or a word that begins like a function. */
const isWord = (plain: string): boolean => /^(?:[A-Za-z]|sine|cosine|tangent|taut|x-y)$/.test(plain);

/** The sentences of a text, without the signs at their ends, synonyms being one word. */
export function sentencesOf(tokens: Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of withoutRemarks(withoutNotes(withPieces(tokens, formulaOf))))
    if (token.word !== null && '.?!'.includes(token.word)) sentences.push([]);
    // A bracket about a whole remark, and a comma where a line ends with one.
    else if (token.word === ',' && sentences.at(-1)!.at(-1)?.word === ',') continue;
    else if (!['[', ']'].includes(token.formula?.source ?? '')) sentences.at(-1)!.push(token);
  return sentences.filter((one) => one.length > 0).map(withCommonWords);
}
