import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  negative,
  number,
  partsOf,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { rationalNear, toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  added,
  type CirclePolynomial,
  COSINE,
  multiplied,
  opposed,
  SINE,
  without,
  written,
} from './circle-polynomial.ts';

/** The angle of which all angles in some expressions are multiples. */
export interface BaseAngle {
  of: Expression;
  /** How many times the base an angle is, as it is written. */
  times: ReadonlyMap<string, number>;
}

const MOST = 6;

/** The angle whose sine and cosine an expression is made of, the others being whole multiples of it; null for others. */
export function angleOf(sides: readonly Expression[]): BaseAngle | null {
  const all = new Map<string, Expression>();
  for (const side of sides) collect(side, all);
  const angles = [...all.values()];
  const sizes = angles.map(sizeOf);
  if (angles.length === 0 || new Set(angles.flatMap(symbolsOf)).size !== 1) return angleAlone(all);
  const known = sizes.filter((one) => one !== null);
  if (known.length !== sizes.length) return angleAlone(all);
  const unit = known.reduce(commonPart);
  const times = new Map(angles.map((one, at) => [toText(one), Math.round(known[at]! / unit)] as const));
  if ([...times.values()].some((one) => one > MOST)) return null;
  const base = angles.find((one) => times.get(toText(one)) === 1) ?? multipleOf(angles[0]!, unit);
  return base && { of: base, times };
}

/** Angles that are no multiples of a letter, such as x + 1: one of them alone. */
const angleAlone = (all: ReadonlyMap<string, Expression>): BaseAngle | null => {
  const [one, another] = all;
  return one && !another ? { of: one[1], times: new Map([[one[0], 1]]) } : null;
};

function collect(one: Expression, into: Map<string, Expression>): void {
  if (one.kind === 'call') return void into.set(toText(one.of), one.of);
  for (const part of partsOf(one)) collect(part, into);
}

/** How many times its letter an angle is, if that is all it is. */
function sizeOf(angle: Expression): number | null {
  const [letter] = symbolsOf(angle);
  if (letter === undefined) return null;
  const at = (value: number) => evaluate(angle, { [letter]: value });
  const size = at(1);
  const isMultiple = [0, 2, -3.7].every((value) => Math.abs(at(value) - size * value) < 1e-9);
  return isMultiple && size > 0 ? size : null;
}

/** The greatest number of which both are whole multiples. */
function commonPart(a: number, b: number): number {
  return b < 1e-9 ? a : commonPart(b, Math.abs(a - Math.round(a / b) * b));
}

function multipleOf(angle: Expression, size: number): Expression | null {
  const [letter] = symbolsOf(angle);
  const by = rationalNear(size, 12);
  if (letter === undefined || !by) return null;
  const one: Expression = { kind: 'symbol', name: letter };
  return toNumber(by) === 1 ? one : product(number(by), one);
}

/** The cosine and the sine of n times the angle, by the addition formulas. */
function multiple(n: number): { sine: CirclePolynomial; cosine: CirclePolynomial } {
  let [sine, cosine] = [SINE, COSINE];
  for (let at = 1; at < n; at += 1)
    [sine, cosine] = [
      added(multiplied(sine, COSINE), multiplied(cosine, SINE)),
      added(multiplied(cosine, COSINE), opposed(multiplied(sine, SINE))),
    ];
  return n < 3
    ? { sine, cosine }
    : { sine: without(n % 2 === 1 ? 'c' : 's', sine), cosine: without('s', cosine) };
}

/** The sine and the cosine of a multiple, in those of the angle. */
function valuesOf(n: number, angle: Expression): [sine: Expression, cosine: Expression] {
  const [s, c] = [call('sin', angle), call('cos', angle)];
  if (n === 1) return [s, c];
  if (n === 2) return [product(number(2), s, c), sum(square(c), negative(square(s)))];
  const { sine, cosine } = multiple(n);
  return [written(sine, s, c), written(cosine, s, c)];
}

const NEEDED: Record<string, readonly ('sin' | 'cos')[]> = {
  sin: ['sin'],
  cosec: ['sin'],
  cos: ['cos'],
  sec: ['cos'],
};

/** "cos 3θ = 4 cos³ θ − 3 cos θ": the formulas of the higher multiples that stand in an expression. */
export function formulasFor(one: Expression, { of: angle, times }: BaseAngle): string[] {
  const found = new Map<string, string>();
  const [s, c] = [call('sin', angle), call('cos', angle)];
  const look = (part: Expression): void => {
    const n = part.kind === 'call' ? (times.get(toText(part.of)) ?? 1) : 1;
    if (part.kind === 'call' && n > 2) {
      const { sine, cosine } = multiple(n);
      for (const name of NEEDED[part.name] ?? (['sin', 'cos'] as const))
        found.set(
          `${name}${n}`,
          `${toLatex(call(name, part.of))} = ${toLatex(written(name === 'sin' ? sine : cosine, s, c))}`,
        );
    }
    for (const inner of partsOf(part)) look(inner);
  };
  look(one);
  return [...found.values()];
}

/** The same with every function written as sines and cosines of the angle; null for what is none of them. */
export function inSines(one: Expression, angle: BaseAngle): Expression | null {
  if (one.kind === 'number') return one;
  if (one.kind === 'call') {
    const [sine, cosine] = valuesOf(angle.times.get(toText(one.of)) ?? 1, angle.of);
    if (one.name === 'sin') return sine;
    if (one.name === 'cos') return cosine;
    if (one.name === 'tan') return quotient(sine, cosine);
    if (one.name === 'cot') return quotient(cosine, sine);
    if (one.name === 'sec') return quotient(number(1), cosine);
    return one.name === 'cosec' ? quotient(number(1), sine) : null;
  }
  const within = (of: readonly Expression[]): Expression[] | null => {
    const all = of.map((part) => inSines(part, angle));
    return all.every((part) => part !== null) ? all : null;
  };
  if (one.kind === 'sum') return mapped(within(one.terms), (terms) => ({ kind: 'sum', terms }));
  if (one.kind === 'product') return mapped(within(one.factors), (factors) => product(...factors));
  if (one.kind === 'negative') return mapped(within([one.of]), ([of]) => negative(of!));
  if (one.kind === 'power') return mapped(within([one.base]), ([base]) => ({ ...one, base: base! }));
  if (one.kind === 'quotient')
    return mapped(within([one.numerator, one.denominator]), ([above, below]) => quotient(above!, below!));
  return null;
}

const square = (of: Expression): Expression => ({ kind: 'power', base: of, exponent: number(2) });
const mapped = <From, To>(value: From | null, change: (value: From) => To): To | null =>
  value === null ? null : change(value);
