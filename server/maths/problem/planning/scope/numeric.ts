import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { complex, type Complex, plus, polar, times } from '../../../algebra-system/numbers/complex.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { leaves, remainderOf } from './remainders.ts';
import { countInNumbers } from '../functions/root-counts.ts';
import { spreadOver } from '../functions/intervals.ts';
import { definitionsIn, withFunctionValues, writtenOut } from './definitions.ts';
import { lookUp, numericFormulaIn } from './areas.ts';
import { countedIn } from './counted.ts';
import type { Numbers } from '../values/area.ts';
import { close, isSame, type Numeric, numericOfValue } from '../values/numeric-value.ts';
import { slopeAt } from '../plane/numeric.ts';
import { coefficientNear } from '../series/taylor.ts';
import { isThing, lookOf, type Scope, TURNING, valueOf } from './scope.ts';
import { waveIn } from './waves.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Assignment } from '../values/system.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';

/** The coefficient of a power, by the mean over a circle about the origin: no term of another power adds to it. */
function coefficientByMean(of: (at: Complex) => Complex, exponent: number): number {
  const count = 256;
  let total = complex(0);
  for (let at = 0; at < count; at += 1) {
    const turn = (2 * Math.PI * at) / count;
    total = plus(total, times(of(polar(1, turn)), polar(1, -turn * exponent)));
  }
  return total.re / count;
}

/** The letters and things of a scope in numbers. */
const numbersOf = (scope: Scope, values: Assignment): Numbers => ({
  facts: scope.facts,
  look: lookOf(scope),
  written: (one) => writtenOut(one, definitionsIn(scope)),
  letters: Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)])),
  thing: (kind, name) => {
    const found = scope.things.find((one) => one.kind === kind && one.name === name);
    return found ? numericOf({ thing: found.id }, scope, values) : null;
  },
});

/** What the numbers behind a term are for these values of the letters; null where nobody here knows. */
function numericOf(term: Term, scope: Scope, values: Assignment): Numeric | null {
  if (typeof term === 'object' && 'the' in term) {
    const extreme =
      term.the === 'greatest value' || term.the === 'least value' ? extremeOf(term, scope, values) : null;
    if (extreme) return extreme;
    if (term.the === 'coefficient') return coefficientOf(term.of, scope, values);
    if (term.the.startsWith('number of ')) return countOf(term, scope, values);
    if (term.the === 'remainder') return remainderOf(term.of, scope, values);
    const form = lookUp(({ numeric: { forms = {} } }) => forms, term.the)?.(
      term.of,
      numbersOf(scope, values),
    );
    if (form) return form;
    const of = term.of.map((one) => numericOf(one, scope, values));
    const known = lookUp(({ numeric }) => numeric.properties, term.the);
    return known && of.every((one) => one !== null) ? known(...of) : null;
  }
  if (typeof term === 'string') {
    const statement = statementIn(term);
    const found =
      statement?.kind === 'expression' ? numericFormulaIn(statement.value, numbersOf(scope, values)) : null;
    if (found) return found;
  }
  const by = typeof term === 'object' && 'thing' in term ? definitionOf(term.thing, scope) : null;
  // What it was said to be may have letters that its equation has not.
  if (by && isKnown(by, scope, Object.keys(values))) return numericOf(by, scope, values);
  const value = valueOf(term, scope);
  return value && numericOfValue(value, values);
}

/** The greatest or the least of many values of a function all over its domain. */
function extremeOf(term: Extract<Term, { the: string }>, scope: Scope, values: Assignment): Numeric | null {
  const wave = waveIn(term.of[0]!, scope);
  if (!wave) return null;
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const all = spreadOver(wave.on, 20_000).map((x) => evaluate(wave.body, { ...numbers, [wave.letter]: x }));
  const found = term.the === 'greatest value' ? Math.max(...all) : Math.min(...all);
  return Number.isFinite(found) ? { is: 'number', value: Math.round(found * 1e5) / 1e5 } : null;
}

/** The roots of an equation of the second degree, counted by a scan. */
function countOf(term: Extract<Term, { the: string }>, scope: Scope, values: Assignment): Numeric | null {
  const quadratic = countedIn(term, scope);
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  return quadratic && { is: 'number', value: countInNumbers(quadratic, numbers) };
}

/** What a thing was said to be. */
const definitionOf = (id: string, { facts }: Scope): Term | null =>
  facts.find(({ relation, of: [of] }) => relation === 'is' && isThing(of, id))?.of[1] ?? null;

/** x³, x^{-1} and 1/x. */
function powerNamed(text: string): [all: string, letter: string, exponent?: string] | null {
  const [, below] = /^\\d?frac\{1\}\{([^{}]{1,8}|[^{}]{1,4}\{\d{1,2}\})\}$/.exec(text) ?? [];
  const [all, letter, exponent] = /^([a-zA-Z])(?:\^\{?(-?\d+)\}?)?$/.exec(below ?? text) ?? [];
  if (!all || !letter) return null;
  return [all, letter, below === undefined ? exponent : String(-Number(exponent ?? 1))];
}

function coefficientOf([of, power]: Term[], scope: Scope, values: Assignment): Numeric | null {
  const [whole, wanted] = [valueOf(of!, scope), powerNamed(String(power))];
  if (whole?.is !== 'expression' || !wanted) return null;
  const numbers = Object.fromEntries(
    Object.entries(values).map(([letter, one]) => [letter, complex(evaluate(one))]),
  );
  const at = (x: Complex) => evaluateComplex(whole.value, { ...numbers, [wanted[1]!]: x });
  const exponent = Number(wanted[2] ?? 1);
  // About 0 first: a larger circle may lie beyond the reach of the expansion.
  const near = coefficientNear(at, exponent);
  if (exponent >= 0 && close(near, coefficientNear(at, exponent, 0.01))) return { is: 'number', value: near };
  const value = coefficientByMean(at, exponent);
  const isOne = [0.8, 1.3].every((radius) => close(value, coefficientNear(at, exponent, radius)));
  return isOne ? { is: 'number', value } : null;
}

const isKnown = (term: Term, scope: Scope, known: string[]): boolean => {
  const value = valueOf(term, scope);
  return value !== null && openLetters(value).every((letter) => known.includes(letter));
};

const isExtremeValue = (term: Term | undefined): term is Extract<Term, { the: string }> =>
  typeof term === 'object' && 'the' in term && (term.the === 'greatest value' || term.the === 'least value');

/** Null as long as a letter of the function is not known. */
function isExtremeInNumbers({ of: [left, right] }: Fact, scope: Scope, values: Assignment): boolean | null {
  const wave = isExtremeValue(left) ? waveIn(left.of[0]!, scope) : null;
  if (!wave || symbolsOf(wave.body).some((one) => one !== wave.letter && !Object.hasOwn(values, one)))
    return null;
  const [found, said] = [numericOf(left!, scope, values), numericOf(right!, scope, values)];
  return found?.is === 'number' && said?.is === 'number' && close(found.value, said.value, 1e-4);
}

const isTurning = (term: Term | undefined): term is Extract<Term, { the: string }> =>
  typeof term === 'object' && 'the' in term && TURNING.has(term.the);

/** "M is the maximum point of the curve". */
function isTurningPoint(
  turning: Extract<Term, { the: string }>,
  named: Term,
  scope: Scope,
  values: Assignment,
): boolean | null {
  const point = isKnown(named, scope, Object.keys(values)) ? valueOf(named, scope) : null;
  const curve = numericOf(turning.of[0]!, scope, values);
  return point && curve ? areStationary(withValues(point, values), curve, turning.the) : null;
}

/** Whether a fact holds for these values; null where it says nothing that can be tested in numbers. */
export function holdsInNumbers(one: Fact, scope: Scope, values: Assignment): boolean | null {
  const { relation, of } = one;
  const [first, second] = of;
  const known = Object.keys(values);
  const isCount = typeof first === 'object' && 'the' in first && first.the.startsWith('number of ');
  if (relation === 'divisible') return leaves(of, scope, values);
  if (relation === 'equal' && typeof first === 'object' && 'the' in first && first.the === 'remainder')
    return leaves([...first.of, second!], scope, values);
  if (relation === 'equal' && isExtremeValue(first)) return isExtremeInNumbers(one, scope, values);
  if (relation === 'equal' && isTurning(first)) return isTurningPoint(first, second!, scope, values);
  if (!isCount && !of.every((term) => isKnown(term, scope, known))) return null;
  if (relation === 'equal') {
    if (typeof first === 'object' && 'the' in first && first.the === 'equation') return null;
    const [a, b] = [numericOf(first!, scope, values), numericOf(second!, scope, values)];
    return a && b ? isSame(beside(a, b), beside(b, a)) : false;
  }
  if (relation === 'holds') {
    const statement = statementIn(first as string);
    if (statement?.kind !== 'relation' || statement.signs.some((sign) => sign !== '=')) return null;
    const written = statement.sides.map((side) => withFunctionValues(side, scope));
    const found = written.map((side) => numericFormulaIn(side, numbersOf(scope, values)));
    if (found.some((one) => one !== null)) return areEqual(written, found, values);
    const isOpen = (side: Expression) =>
      contains(side, ({ kind }) => kind === 'apply') ||
      symbolsOf(side).some((letter) => !known.includes(letter));
    if (written.some(isOpen)) return null;
    const numbers = Object.fromEntries(
      Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]),
    );
    const sides = written.map((side) => evaluate(side, numbers));
    return sides.every((side) => close(side, sides[0]!));
  }
  const test = lookUp(({ numeric }) => numeric.relations, relation);
  if (!test) return null;
  const numbers = of.map((term) => numericOf(term, scope, values));
  return numbers.every((number) => number !== null) && test(...numbers) === true;
}

/** Whether the sides of an equation of an area come out the same; a side without its things is a number. */
function areEqual(sides: Expression[], found: (Numeric | null)[], values: Assignment): boolean | null {
  const letters = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const all = sides.map((side, at): Numeric => found[at] ?? { is: 'number', value: evaluate(side, letters) });
  if (all.some((one) => one.is === 'number' && Number.isNaN(one.value))) return null;
  return all.every((one) => isSame(asComplex(one, all), asComplex(all[0]!, all)));
}

/** A number beside an argument or an angle is one. */
const beside = (one: Numeric, other: Numeric): Numeric =>
  one.is === 'number' && other.is === 'array' && (other.of === 'argument' || other.of === 'complex')
    ? { ...other, parts: other.of === 'complex' ? [one.value, 0] : [one.value] }
    : one;

/** A real number beside complex ones. */
const asComplex = (one: Numeric, beside: Numeric[]): Numeric =>
  one.is === 'number' && beside.some((other) => other.is === 'array' && other.of === 'complex')
    ? { is: 'array', of: 'complex', parts: [one.value, 0], columns: 0 }
    : one;

/** Whether these are points of the curve with a level tangent. */
function areStationary(value: Value, curve: Numeric | null, kind: string): boolean {
  const points = value.is === 'many' ? value.items : [value];
  return (
    curve?.is === 'curve' &&
    points.length > 0 &&
    points.every((one) => {
      const at = numericOfValue(one, {});
      return (
        at?.is === 'point' &&
        close(curve.gap(at.x, at.y), 0) &&
        Math.abs(slopeAt(curve.gap, at.x, at.y)) < 1e-4 &&
        (kind === 'stationary points' || turnsAs(kind, curve.gap, at))
      );
    })
  );
}

/** Whether the slope beside a point is as it is beside a least or a greatest value. */
function turnsAs(kind: string, gap: (x: number, y: number) => number, { x, y }: { x: number; y: number }) {
  const rise = slopeAt(gap, x + 1e-3, y) - slopeAt(gap, x - 1e-3, y);
  return kind === 'minimum point' ? rise > 0 : rise < 0;
}

/** Whether what was found for a term is what its numbers are, found in another way. */
export function isConfirmed(term: Term, value: Value, scope: Scope, values: Assignment): boolean {
  if (typeof term === 'object' && 'the' in term && term.the === 'coordinates')
    return isConfirmed(term.of[0]!, value, scope, values);
  if (typeof term === 'object' && 'the' in term && TURNING.has(term.the))
    return areStationary(value, numericOf(term.of[0]!, scope, values), term.the);
  if (typeof term === 'object' && 'the' in term && term.the.endsWith('-coordinate')) {
    const [of] = term.of;
    const points = typeof of === 'object' && 'the' in of && TURNING.has(of.the) ? valueOf(of, scope) : null;
    if (points) return isConfirmed(of!, points, scope, values);
  }
  const [expected, shown] = [numericOf(term, scope, values), numericOfValue(value, {})];
  return expected !== null && shown !== null && isSame(expected, shown);
}
