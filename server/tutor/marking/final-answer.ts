import {
  contains,
  type Expression,
  isPlainNumber,
  symbolsOf,
} from '../../maths/algebra-system/expressions/expression.ts';
import { parse } from '../../maths/algebra-system/parsing/statement.ts';
import type { Statement } from '../../maths/algebra-system/parsing/statement-kinds.ts';
import { statementLatex } from '../../maths/algebra-system/parsing/print-statement.ts';
import { type Form, hasForm } from '../../maths/algebra-system/forms/form.ts';
import { recognise } from '../../maths/reading/questions/recognise.ts';
import type { Question } from '../../maths/reading/questions/question.ts';
import { significantFigures } from '../../maths/algebra-system/numbers/significant-figures.ts';

/** Why a value that agrees is not yet the answer: an intermediate step, decimals for exact values, too few figures. */
export type Shortfall = 'unfinished' | 'notExact' | 'tooCoarse';

interface StudentAnswer {
  typed: string;
  ours: string;
  question: string;
  /** Agrees only to the figures that it shows. */
  isRounded: boolean;
}

/** What an answer that agrees still lacks; null if nothing. */
export function shortfallOf({ typed, ours, question: text, isRounded }: StudentAnswer): Shortfall | null {
  const question = recognise(text);
  const [given, known] = [parse(typed), parse(ours)];
  if (given.ok && known.ok) {
    if (statementLatex(given.statement) === statementLatex(known.statement)) return null;
    if (isIntermediateStep(given.statement, known.statement, question)) return 'unfinished';
  }
  if (/\bR ?(?:\\?cos|\\?sin)/.test(text) && functionsIn(typed) !== functionsIn(ours)) return 'unfinished';
  if (!isRounded) return null;
  if (wantsExact(question) && !ours.includes('.')) return 'notExact';
  return isRough(typed, ours, question) ? 'tooCoarse' : null;
}

const EXACT_FORM = /\bin the form\b|形式|\bsimplif|化简|\brationali[sz]e|有理化/;

const wantsExact = ({ isExact, lower, precision }: Question) =>
  isExact || (!precision && EXACT_FORM.test(lower));

/** By default three significant figures, for angles one decimal place. */
function isRough(typed: string, ours: string, { precision }: Question): boolean {
  const known = numbersIn(ours);
  const numbers = numbersIn(typed).filter((one) => !known.includes(one));
  if (precision?.kind === 'places') return numbers.some((one) => placesOf(one) < precision.digits);
  const decimals = known.filter((one) => one.includes('.'));
  const shown = ours.includes('.') ? decimals.map(significantFigures) : [3];
  const required = precision?.digits ?? Math.min(3, ...shown);
  return numbers.some(
    (one) =>
      significantFigures(one) < required && !(precision === null && ours.includes('°') && placesOf(one) > 0),
  );
}

const functionsIn = (text: string) => (text.match(/sin|cos/gi) ?? []).join();

const numbersIn = (text: string): string[] => text.match(/\d{1,40}(?:\.\d{1,40})?/g) ?? [];
const placesOf = (number: string) => number.split('.')[1]?.length ?? 0;

const FORMS: [asks: (question: Question) => boolean, form: Form][] = [
  [({ asks }) => asks.has('factorise'), 'FACTORISED'],
  [({ asks }) => asks.has('expand'), 'EXPANDED'],
  [({ asks }) => asks.has('partial'), 'PARTIAL_FRACTIONS'],
  [({ asks }) => asks.has('complete'), 'COMPLETED_SQUARE'],
];

function isIntermediateStep(given: Statement, known: Statement, question: Question): boolean {
  if (isOfQuestion(given, question)) return true;
  const [value, ours] = [valueOf(given), valueOf(known)];
  if (value && ours) return isUnfinished(value, ours, question);
  return (
    itemsOf(known).every((one) => isSolved(one, question)) &&
    !itemsOf(given).every((one) => isSolvedLike(one, known))
  );
}

/** The question itself, or a part of it that is more than a number. */
function isOfQuestion(given: Statement, { fragments }: Question): boolean {
  const value = valueOf(given);
  if (value && isPlainNumber(value)) return false;
  const typed = statementLatex(given);
  return fragments.some(({ statement }) => statementLatex(statement) === typed);
}

const UNDONE = new Set(['derivative', 'integral', 'rate']);

function isUnfinished(given: Expression, ours: Expression, question: Question): boolean {
  const isUndone = (one: Expression) => contains(one, ({ kind }) => UNDONE.has(kind));
  if (isUndone(given) && !isUndone(ours)) return true;
  const form = FORMS.find(([asks]) => asks(question))?.[1];
  if (form && hasForm(ours, form)) return !hasForm(given, form);
  if (isFraction(ours)) return !isFraction(given) && symbolsOf(given).length === 0 && isArithmetic(given);
  return (
    /\bsimplif|化简|\brationali[sz]e|有理化/.test(question.lower) && sizeOf(given) > sizeOf(ours) * 1.3 + 1
  );
}

const isFraction = (one: Expression): boolean =>
  isPlainNumber(one) ||
  (one.kind === 'negative' && isFraction(one.of)) ||
  (one.kind === 'quotient' && isPlainNumber(one.numerator) && isPlainNumber(one.denominator));

/** Sums still to be worked out, such as 8/3 - 0. */
const isArithmetic = (one: Expression) => contains(one, ({ kind }) => kind === 'sum' || kind === 'root');

function sizeOf(one: Expression): number {
  let size = 0;
  contains(one, () => {
    size += 1;
    return false;
  });
  return size;
}

const itemsOf = (statement: Statement): Statement[] =>
  statement.kind === 'list' ? statement.items.flatMap(itemsOf) : [statement];

const valueOf = (statement: Statement): Expression | null =>
  statement.kind === 'expression' ? statement.value : null;

const isLetter = (one: Expression) => one.kind === 'symbol';

/** The letter that a relation gives: x of "x = 2", of "1 < x < 3", of "t = (v - u)/a". */
function letterGiven(one: Statement): string | null {
  if (one.kind !== 'relation') return null;
  const letters = one.sides.filter(isLetter);
  const others = one.sides.filter((side) => !isLetter(side)).flatMap(symbolsOf);
  const [letter] = letters;
  return letters.length === 1 && letter?.kind === 'symbol' && !others.includes(letter.name)
    ? letter.name
    : null;
}

/** The equation of a line or a curve may be written in any way. */
const ANY_WAY = /\b(?:tangent|normal|line|plane|circle|curve|cartesian)\b|切线|法线|直线|平面|圆|曲线/;

function isSolved(one: Statement, { lower }: Question): boolean {
  const letter = letterGiven(one);
  if (letter === null || one.kind !== 'relation') return false;
  const isNumber = one.sides.every((side) => isLetter(side) || symbolsOf(side).length === 0);
  return isNumber || !ANY_WAY.test(lower);
}

function isSolvedLike(one: Statement, known: Statement): boolean {
  if (one.kind === 'expression') return true;
  const letter = letterGiven(one);
  return letter !== null && itemsOf(known).some((item) => letterGiven(item) === letter);
}
