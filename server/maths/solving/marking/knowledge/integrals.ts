import {
  contains,
  type Expression,
  mapParts,
  number,
  partsOf,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { type Comparison, compareValues } from '../../../checking/values/values.ts';
import { bestLikeness, type Likeness, type Measures, valuesOf } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';
import { totalDerivative } from './total-derivative.ts';

type Integral = Extract<Expression, { kind: 'integral' }>;

/** A letter that stands for a formula of another one: u = 1 + sin x. */
export interface Definition {
  name: string;
  by: string;
  is: Expression;
}

/** The integrals of a question and of its solution. */
export interface Integrals {
  /** The one that the question asks for. */
  asked: Integral | null;
  /** Whether the question speaks of limits, an area or a volume. */
  isDefinite: boolean;
  planned: readonly Expression[];
  definitions: readonly Definition[];
}

export const integralsOf = (
  told: readonly Said[],
  planned: readonly Said[],
  definitions: readonly Definition[],
  text: string,
): Integrals => ({
  asked: integralIn(told),
  isDefinite: OF_LIMITS.test(text),
  planned: planned.flatMap(({ sides }) =>
    sides.flatMap(({ value }) => (value && integralsIn(value).length > 0 ? [value] : [])),
  ),
  definitions,
});

const OF_LIMITS = /\b(?:from|between|limits?|area|region|volume)\b|\\int_|∫_|[从到]|面积|体积/i;

const integralsIn = (one: Expression): Integral[] =>
  one.kind === 'integral' ? [one] : partsOf(one).flatMap(integralsIn);

/** The one integral that a question asks for. */
function integralIn(told: readonly Said[]): Integral | null {
  const [one, another] = told
    .filter(({ sides }) => sides.length === 1)
    .flatMap(({ sides }) => sides.flatMap(({ value }) => (value ? integralsIn(value) : [])));
  return one && !another ? one : null;
}

/** y = f(x) and u = g(x), each told once. */
export function definitionsIn(said: readonly Said[]): Definition[] {
  const found = said.flatMap(({ sides: [first, second, third], continues }): Definition[] => {
    if (continues || third || first?.value?.kind !== 'symbol' || !second?.value || second.others.length > 0)
      return [];
    const [by, another] = symbolsOf(second.value);
    const { name } = first.value;
    return by && another === undefined && by !== name ? [{ name, by, is: second.value }] : [];
  });
  return found.filter(({ name }, at) => found.every((one, i) => i === at || one.name !== name));
}

/** Whether the sides of a line have the integrand of the question, or of its solution, as their derivative. */
export function integrates(said: Said, integrals: Integrals): 'true' | 'false' | 'unknown' {
  const { asked, planned } = integrals;
  const shown = said.continues ? said.sides : said.sides.slice(1);
  if (said.isTaken || shown.length === 0) return 'unknown';
  const isTrue = (side: Said['sides'][number]) =>
    side.value !== null &&
    side.others.length === 0 &&
    [...(asked ? [asked] : []), ...planned].some(
      (one) => compareSlopes(one, side.value!, integrals) === 'same',
    );
  if (shown.every(isTrue) && (said.continues || namesIntegral(said))) return 'true';
  if (!asked || !said.continues || !goesOnFrom(said, asked)) return 'unknown';
  const [{ value, others }] = shown as [Said['sides'][number]];
  const found = value && others.length === 0 ? compareSlopes(asked, value, integrals) : 'unknown';
  return found === 'different' ? 'false' : 'unknown';
}

/** "A = ∫ …", "the integral becomes ∫ …": what is told of an integral, not of a letter that has a value. */
const namesIntegral = ({ sides: [first, second] }: Said): boolean =>
  first?.value === null
    ? integralsIn(second!.value!).length > 0
    : integralsIn(first!.value!).length > 0 ||
      (first!.value!.kind === 'symbol' && /^[AIVS]$/.test(first!.value!.name));

/** Where nothing stands before it but the integral itself. */
function goesOnFrom({ head, from }: Said, integral: Integral): boolean {
  let first = from;
  while (first?.continues) first = first.from;
  if (!head) return !first || first.isTaken;
  const [one, another] = head.value ? integralsIn(head.value) : [];
  return (
    head.value?.kind === 'integral' &&
    !another &&
    one!.by === integral.by &&
    compareValues(one!.of, integral.of) === 'same'
  );
}

/** Whether a line that goes on from an integral is worth the same, as far as its derivative tells. */
export function goesOnIntegrating({ from, sides, continues }: Said, integrals: Integrals): Likeness | 'none' {
  const [before, after] = [from?.sides.at(-1), sides[0]];
  if (!continues || !before?.value || !after?.value || before.others.length + after.others.length > 0)
    return 'none';
  if (integralsIn(before.value).length === 0) return 'none';
  const found = compareSlopes(before.value, after.value, integrals);
  return found === 'same' ? 'same' : found === 'different' ? 'far' : 'none';
}

/** Two integrals, or an integral and what is found for it, by their derivatives; by x where u = g(x) is told. */
function compareSlopes(
  one: Expression,
  other: Expression,
  { isDefinite, definitions }: Integrals,
): Comparison {
  const [integral] = integralsIn(one);
  if (!integral) return 'unknown';
  const [mine, letter] = [slopeOf(one, integral.by), letterOf(other)];
  if (!mine || letter === null) return 'unknown';
  const theirs = slopeOf(other, letter);
  if (!theirs || isOtherNumber(one, other)) return theirs ? 'different' : 'unknown';
  // x² of ∫ x² dy may be written by y: with another letter beside its own, a difference says nothing.
  const isOpen = [mine, theirs].flatMap(symbolsOf).some((name) => name !== integral.by && name !== letter);
  // Between limits two integrals may be equal whose integrands are not.
  const isWithin =
    integralsIn(other).length > 0 &&
    (integral.from === null ? isDefinite : !isOtherNumber(one, withLimitsOf(integral, other) ?? other));
  const settled = (found: Comparison) => ((isOpen || isWithin) && found === 'different' ? 'unknown' : found);
  if (letter === integral.by) return settled(compareValues(mine, theirs));
  const forward = definitions.find(({ name, by }) => name === letter && by === integral.by);
  const back = definitions.find(({ name, by }) => name === integral.by && by === letter);
  if (forward) return settled(positively(mine, putIn(theirs, forward)));
  return back ? settled(positively(putIn(mine, back), theirs)) : 'unknown';
}

/** With the limits of another integral where it has none; null where it has some, or where there are none to put in. */
function withLimitsOf({ from, to, by }: Integral, other: Expression): Expression | null {
  const own = integralsIn(other);
  if (from === null || own.some((one) => one.from !== null || one.by !== by)) return null;
  const put = (one: Expression): Expression =>
    one.kind === 'integral' ? { ...one, from, to } : mapParts(one, put);
  return put(other);
}

/** Between limits, they are worth two numbers. */
function isOtherNumber(one: Expression, other: Expression): boolean {
  const [a, b] = [one, other].map((each) =>
    integralsIn(each).every(({ from }) => from !== null) ? valuesOf(each, PLAIN) : [],
  );
  return a!.length > 0 && b!.length > 0 && bestLikeness(a!, b!) === 'far';
}

const PLAIN: Measures = { gravity: [], degrees: false };

/** A root that is taken of a square may have either sign, so that what differs is not settled by that. */
function positively(one: Expression | null, other: Expression | null): Comparison {
  const found = one && other ? compareValues(one, other) : 'unknown';
  return found === 'different' && [one, other].some((each) => contains(each!, ({ kind }) => kind === 'root'))
    ? 'unknown'
    : found;
}

function putIn(of: Expression, { name, by, is }: Definition): Expression | null {
  try {
    return product(substitute(of, name, is), differentiate(is, by));
  } catch {
    return null;
  }
}

/** The one letter by which it is an integral, or of which it is a formula. */
function letterOf(one: Expression): string | null {
  const integrals = [...new Set(integralsIn(one).map(({ by }) => by))];
  if (integrals.length > 0) return integrals.length === 1 ? integrals[0]! : null;
  const [letter, another] = symbolsOf(one).filter((name) => !CONSTANTS.has(name));
  return letter && another === undefined ? letter : null;
}

const CONSTANTS = new Set(['c', 'C', 'k', 'K', 'A']);

/** Its derivative by the letter; null where it has not the letter, or no derivative is known. */
function slopeOf(one: Expression, by: string): Expression | null {
  const isOfLetter = symbolsOf(one).includes(by) || contains(one, ({ kind }) => kind === 'integral');
  if (!isOfLetter || contains(one, ({ kind }) => UNKNOWN.has(kind))) return null;
  try {
    return totalDerivative(withoutLimits(one), new Map([[by, number(1)]]));
  } catch {
    return null;
  }
}

const withoutLimits = (one: Expression): Expression => {
  const made = mapParts(one, withoutLimits);
  return made.kind === 'integral' ? { ...made, from: null, to: null } : made;
};

const UNKNOWN = new Set<Expression['kind']>(['apply', 'tuple', 'derivative']);

/** "π∫ y² dx" with the y that is told as a formula of x. */
export function withTold(said: Said, definitions: readonly Definition[]): Said {
  let changed = false;
  const written = (one: Expression): Expression => {
    const made = mapParts(one, written);
    if (made.kind !== 'integral') return made;
    const told = definitions.find(({ name, by }) => by === made.by && symbolsOf(made.of).includes(name));
    if (!told) return made;
    changed = true;
    return { ...made, of: substitute(made.of, told.name, told.is) };
  };
  const sides = said.sides.map((side) => (side.value ? { ...side, value: written(side.value) } : side));
  return changed ? { ...said, sides, statement: null } : said;
}
