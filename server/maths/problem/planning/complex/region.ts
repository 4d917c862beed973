import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  contains,
  type Expression,
  negative,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { complex } from '../../../algebra-system/numbers/complex.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Look } from '../values/area.ts';
import { bisector, type Boundary, level, meetings, plus, ray } from './boundaries.ts';
import { type Pair, pairOf } from './formula.ts';
import { centreIn } from './loci.ts';

/** Points for which several inequalities hold. */
export interface Region {
  boundaries: Boundary[];
  /** Whether a point, in numbers, is one of them, or as near as can be told. */
  has: (re: number, im: number, slack?: number) => boolean;
  facts: Fact[];
}

interface Bound {
  left: Expression;
  right: Expression;
}

/** The region that is said of a complex number; null where anything else is said of it. */
export function regionOf(name: string, look: Look): Region | null {
  const facts = look.facts.filter(
    ({ relation, of: [text] }) =>
      relation === 'holds' &&
      typeof text === 'string' &&
      statementOf(text)?.sides.some((side) => symbolsOf(side).includes(name)),
  );
  const bounds = facts.flatMap(({ of: [text] }) => boundsOf(String(text)));
  if (bounds.length < 2 || !bounds.every((one) => one !== null)) return null;
  const boundaries = bounds.map((one) => boundaryOf(one, name, look));
  if (!boundaries.every((one) => one !== null)) return null;
  const sides = bounds.map(({ left, right }) => [left, right].map((side) => measureOf(side, name, look)));
  return {
    boundaries,
    facts,
    has: (re, im, slack = 1e-9) => sides.every(([left, right]) => right!(re, im) - left!(re, im) >= -slack),
  };
}

function statementOf(text: string) {
  const statement = statementIn(text);
  return statement?.kind === 'relation' ? statement : null;
}

/** a ≤ b for each sign; a sign that leaves the boundary out has no least value there. */
function boundsOf(text: string): (Bound | null)[] {
  const statement = statementOf(text);
  if (!statement) return [null];
  return statement.signs.map((sign, at) => {
    const [one, other] = [statement.sides[at]!, statement.sides[at + 1]!];
    return sign === '<=' ? { left: one, right: other } : sign === '>=' ? { left: other, right: one } : null;
  });
}

/** What a side is worth for a point, the other numbers that it names put in. */
export function measureOf(side: Expression, name: string, look: Look): (re: number, im: number) => number {
  const others = Object.fromEntries(
    symbolsOf(side)
      .filter((letter) => letter !== name)
      .flatMap((letter) => {
        const found = pairOf({ kind: 'symbol', name: letter }, look);
        return found ? [[letter, complex(evaluate(found[0]), evaluate(found[1]))] as const] : [];
      }),
  );
  return (re, im) => evaluateComplex(side, { ...others, [name]: complex(re, im) }).re;
}

const isNumber = (one: Expression): boolean =>
  symbolsOf(one).length === 0 && !contains(one, (part) => part.kind === 'constant' && part.name === 'i');

function boundaryOf({ left, right }: Bound, name: string, look: Look): Boundary | null {
  const [a, b] = [centreIn(left, name, look), centreIn(right, name, look)];
  if (a && b) return bisector(a, b);
  const [measured, size] = isNumber(right) ? [left, right] : [right, left];
  if (!isNumber(size) || measured.kind !== 'call') return null;
  const centre = measured === left ? a : b;
  if (centre) return evaluate(size) > 0 ? { is: 'circle', centre, radius: size } : null;
  if (measured.name === 'arg') {
    const from = centreIn({ ...measured, name: 'abs' }, name, look);
    return from && ray(from, size);
  }
  const isLone = measured.of.kind === 'symbol' && measured.of.name === name;
  if (!isLone) return null;
  if (measured.name === 're')
    return { is: 'line', through: [size, number(0)], along: [number(0), number(1)] };
  if (measured.name === 'im')
    return { is: 'line', through: [number(0), size], along: [number(1), number(0)] };
  return null;
}

/** Where the value of what is measured can be least or greatest: corners, and points where it does not change. */
export function candidatesOf({ boundaries }: Region, target: 're' | 'im' | Pair): Pair[] {
  const corners = boundaries.flatMap((one, at) =>
    boundaries.slice(at + 1).flatMap((other) => meetings(one, other)),
  );
  const turning = boundaries.flatMap((one) => {
    if (target !== 're' && target !== 'im') return level(target, one);
    if (one.is === 'line') return [];
    const by: Pair = target === 're' ? [one.radius, number(0)] : [number(0), one.radius];
    return [plus(one.centre, by), plus(one.centre, [negative(by[0]), negative(by[1])])];
  });
  return [...corners, ...turning];
}
