import { type Values, evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { parsed, plain } from './notation.ts';
import type { Term } from '../../schema/problem.ts';

/** "less than 3" as values. */
export function rangeOfTerm(term: Term): Range | null {
  if (typeof term !== 'object' || !('the' in term) || term.the !== 'range') return null;
  const [sign, ...ends] = term.of as string[];
  const values = ends.filter((one) => !one.startsWith('~')).map((one) => parsed(plain(one)));
  if (!values.every((one) => one !== null)) return null;
  return sign === 'between'
    ? { low: values[0]!, high: values[1]!, hasLow: true, hasHigh: true }
    : ofOne(values[0]!, sign!);
}

/** Values from one to another, with or without the ends. */
export interface Range {
  low: Expression | null;
  high: Expression | null;
  hasLow: boolean;
  hasHigh: boolean;
}

/** X < 3, 2 ≤ X ≤ 5, X = 4: for which values of the letter it holds; null where it says something else. */
export function rangeIn(event: string, letter: string): Range | null {
  const statement = statementIn(event);
  if (statement?.kind !== 'relation') return null;
  const { sides, signs } = statement;
  const at = sides.findIndex((side) => side.kind === 'symbol' && side.name === letter);
  const others = sides.filter((_, index) => index !== at);
  if (at < 0 || others.some((side) => symbolsOf(side).includes(letter))) return null;
  if (signs.length === 1) return ofOne(others[0]!, at === 0 ? signs[0]! : turned(signs[0]!));
  if (signs.length !== 2 || at !== 1) return null;
  const [first, second] = signs.map(turnedUp);
  const isUp = signs.every((sign) => sign === '<' || sign === '<=');
  const isDown = signs.every((sign) => sign === '>' || sign === '>=');
  if (!isUp && !isDown) return null;
  const [low, high] = isUp ? [sides[0]!, sides[2]!] : [sides[2]!, sides[0]!];
  const [hasLow, hasHigh] = isUp ? [first!, second!] : [second!, first!];
  return { low, high, hasLow, hasHigh };
}

const turnedUp = (sign: string) => sign.endsWith('=');

const TURNED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

export const turned = (sign: string) => TURNED[sign] ?? sign;

function ofOne(value: Expression, sign: string): Range | null {
  switch (sign) {
    case '<':
    case '<=':
      return { low: null, high: value, hasLow: false, hasHigh: sign === '<=' };
    case '>':
    case '>=':
      return { low: value, high: null, hasLow: sign === '>=', hasHigh: false };
    case '=':
      return { low: value, high: value, hasLow: true, hasHigh: true };
    default:
      return null;
  }
}

/** A range in numbers. */
export interface Span {
  low: number;
  high: number;
  hasLow: boolean;
  hasHigh: boolean;
}

export function spanOf({ low, high, hasLow, hasHigh }: Range, values: Values): Span | null {
  const at = (one: Expression | null, otherwise: number) =>
    one === null
      ? otherwise
      : symbolsOf(one).every((letter) => Object.hasOwn(values, letter))
        ? evaluate(one, values)
        : Number.NaN;
  const [from, to] = [at(low, -Infinity), at(high, Infinity)];
  return Number.isNaN(from) || Number.isNaN(to) ? null : { low: from, high: to, hasLow, hasHigh };
}

export const holdsIn = ({ low, high, hasLow, hasHigh }: Span, value: number): boolean =>
  (value > low + 1e-12 || (hasLow && value > low - 1e-9)) &&
  (value < high - 1e-12 || (hasHigh && value < high + 1e-9));

/** Both at once. */
export const meet = (a: Span, b: Span): Span => ({
  low: Math.max(a.low, b.low),
  high: Math.min(a.high, b.high),
  hasLow: (a.low < b.low || a.hasLow) && (b.low < a.low || b.hasLow),
  hasHigh: (a.high > b.high || a.hasHigh) && (b.high > a.high || b.hasHigh),
});
