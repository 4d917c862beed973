import { difference, type Expression, negative, number, symbolsOf } from '../expressions/expression.ts';
import type { Sign, Statement } from '../parsing/statement-kinds.ts';
import { toNumber } from '../numbers/rational.ts';
import {
  commonDivisor,
  degree,
  derivativeOf,
  dividePolynomials,
  numberAt,
  type Polynomial,
  polynomialOf,
} from '../polynomials/polynomial.ts';
import { zerosIn } from '../numeric/roots.ts';
import { intersection, type NumberInterval, numberSetOf, union } from './number-set.ts';

const MAX_DEGREE = 12;

/** The real solutions of equations and inequalities between polynomials in one letter, or null for others. */
export function solutionSetOf(statement: Statement): { letter: string; intervals: NumberInterval[] } | null {
  const plain = numberSetOf(statement);
  if (plain || statement.kind === 'expression') return plain;
  if (statement.kind === 'list') {
    const sets = statement.items.map(solutionSetOf);
    const [first] = sets;
    if (!first || sets.some((one) => one?.letter !== first.letter)) return null;
    const intervals = sets.map((one) => one!.intervals);
    return {
      letter: first.letter,
      intervals: statement.joined === 'or' ? union(intervals.flat()) : intervals.reduce(intersection),
    };
  }
  const letters = [...new Set(statement.sides.flatMap(symbolsOf))];
  if (letters.length !== 1) return null;
  const [letter] = letters as [string];
  const sets = statement.signs.map((sign, index) =>
    ofPair(statement.sides[index]!, sign, statement.sides[index + 1]!, letter),
  );
  return sets.every((one) => one !== null) ? { letter, intervals: sets.reduce(intersection) } : null;
}

function ofPair(left: Expression, sign: Sign, right: Expression, letter: string): NumberInterval[] | null {
  if (isModulus(left)) return ofModulus(left.of, sign, right, letter);
  if (isModulus(right)) return ofModulus(right.of, MIRRORED[sign] ?? sign, left, letter);
  const polynomial = polynomialOf(difference(left, right), letter);
  if (!polynomial || sign === '~=' || degree(polynomial) > MAX_DEGREE) return null;
  const roots = realZeros(polynomial);
  const ends = [-Infinity, ...roots, Infinity];
  const points: NumberInterval[] = roots.map((root) => ({
    from: root,
    to: root,
    includesFrom: true,
    includesTo: true,
  }));
  const open = ends
    .slice(1)
    .map((to, index) => ({ from: ends[index]!, to, includesFrom: false, includesTo: false }));
  const allowed = open.filter(({ from, to }) => isAllowed(sign, numberAt(polynomial, between(from, to))));
  const withZeros = sign === '=' || sign === '<=' || sign === '>=';
  return union([...allowed, ...(withZeros ? points : [])]);
}

const MIRRORED: Partial<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

type Modulus = Extract<Expression, { kind: 'call' }>;

const isModulus = (one: Expression): one is Modulus => one.kind === 'call' && one.name === 'abs';

/** |p| < q where p < q and −p < q; |p| > q where one of them is. */
function ofModulus(
  inner: Expression,
  sign: Sign,
  other: Expression,
  letter: string,
): NumberInterval[] | null {
  const sides = isModulus(other)
    ? null
    : [ofPair(inner, sign, other, letter), ofPair(negative(inner), sign, other, letter)];
  const [one, opposite] = sides ?? [];
  if (!one || !opposite || sign === '!=') return null;
  if (sign.startsWith('<')) return intersection(one, opposite);
  if (sign.startsWith('>')) return union([...one, ...opposite]);
  const possible = ofPair(other, '>=', number(0), letter);
  return possible && intersection(union([...one, ...opposite]), possible);
}

function isAllowed(sign: Sign, value: number): boolean {
  if (sign === '!=') return true;
  if (sign === '=') return value === 0;
  return sign.startsWith('<') ? value < 0 : value > 0;
}

function between(from: number, to: number): number {
  if (from === -Infinity) return to === Infinity ? 0 : to - 1;
  return to === Infinity ? from + 1 : (from + to) / 2;
}

function realZeros(given: Polynomial): number[] {
  if (degree(given) < 1) return [];
  // Without repeated factors every zero is a change of sign, and is found to the last digit.
  const p = dividePolynomials(given, commonDivisor(given, derivativeOf(given))).quotient;
  const leading = Math.abs(toNumber(p.at(-1)!));
  const bound = 1 + Math.max(...p.slice(0, -1).map((one) => Math.abs(toNumber(one)))) / leading;
  const size = (x: number) =>
    p.reduce((total, one, index) => total + Math.abs(toNumber(one) * x ** index), 0);
  return zerosIn((x) => numberAt(p, x), -bound, bound, { size });
}
