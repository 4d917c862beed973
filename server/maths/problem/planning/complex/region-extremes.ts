import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  number,
  power,
  quotient,
  root,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';
import type { Look, Numbers } from '../values/area.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { array, expressionValue, type Value } from '../values/value.ts';
import type { Boundary } from './boundaries.ts';
import { argumentValue, modulusOf, type Pair } from './formula.ts';
import { centreIn } from './loci.ts';
import { candidatesOf, measureOf, type Region, regionOf } from './region.ts';

type Which = 'least' | 'greatest';
type Call = Extract<Expression, { kind: 'call' }>;

interface Candidate {
  at: readonly [number, number];
  value: Expression;
}

function targetOf(of: Term | undefined, things: Look['things']): { target: Call; name: string } | null {
  const statement = typeof of === 'string' ? statementIn(of) : null;
  const target = statement?.kind === 'expression' ? statement.value : null;
  if (target?.kind !== 'call') return null;
  const name = things.find(
    (thing) => thing.kind === 'complex' && thing.name !== null && symbolsOf(target).includes(thing.name),
  )?.name;
  return name ? { target, name } : null;
}

/** The least or greatest |z − a|, arg z, Re z or Im z of the points for which several inequalities hold. */
export function extremeInRegion(which: Which, [of]: Term[], look: Look): Value | null {
  const wanted = targetOf(of, look.things);
  const region = wanted && regionOf(wanted.name, look);
  const all = region && measuredIn(wanted.target, wanted.name, region, look);
  if (!region || !all) return null;
  const sign = which === 'least' ? 1 : -1;
  const [best] = all
    .filter(({ at: [re, im] }) => region.has(re, im))
    .toSorted((one, other) => sign * (evaluate(one.value) - evaluate(other.value)));
  if (!best) return null;
  for (const fact of region.facts) look.use((one) => one === fact);
  return wanted.target.name === 'arg' ? array('argument', [best.value]) : expressionValue(best.value);
}

const placeOf = ([re, im]: Pair): readonly [number, number] => [evaluate(re), evaluate(im)];

function measuredIn(target: Call, name: string, region: Region, look: Look): Candidate[] | null {
  const isLone = target.of.kind === 'symbol' && target.of.name === name;
  if (target.name === 're' || target.name === 'im') {
    const part = target.name === 're' ? 0 : 1;
    return isLone
      ? candidatesOf(region, target.name).map((one) => ({ at: placeOf(one), value: one[part] }))
      : null;
  }
  if (target.name === 'abs') {
    const from = centreIn(target, name, look);
    return (
      from && [
        ...candidatesOf(region, from).map((one) => ({
          at: placeOf(one),
          value: exact(modulusOf([difference(one[0], from[0]), difference(one[1], from[1])])),
        })),
        { at: placeOf(from), value: number(0) },
      ]
    );
  }
  return target.name === 'arg' && isLone && !region.has(0, 0) ? argumentsIn(region) : null;
}

/** At corners, and where a line from the origin touches a circle. */
function argumentsIn(region: Region): Candidate[] | null {
  const corners = candidatesOf(region, 're').flatMap((one): Candidate[] => {
    const value = argumentValue(one);
    return value?.is === 'array' ? [{ at: placeOf(one), value: value.parts[0]! }] : [];
  });
  const touching = region.boundaries.flatMap((one): Candidate[] => {
    if (one.is !== 'circle') return [];
    const [x, y, r] = [...placeOf(one.centre), evaluate(one.radius)] as [number, number, number];
    const middle = argumentValue(one.centre);
    if (Math.hypot(x, y) <= r + 1e-9 || middle?.is !== 'array') return [];
    const half = call(
      'arcsin',
      quotient(one.radius, root(exact(sum(power(one.centre[0], 2), power(one.centre[1], 2))))),
    );
    const [turn, length] = [Math.asin(r / Math.hypot(x, y)), Math.sqrt(x * x + y * y - r * r)];
    return [1, -1].map((side) => {
      const angle = Math.atan2(y, x) + side * turn;
      const value = side === 1 ? sum(middle.parts[0]!, half) : difference(middle.parts[0]!, half);
      return { at: [length * Math.cos(angle), length * Math.sin(angle)] as const, value };
    });
  });
  return [...corners, ...touching];
}

const GRID = 60;
const REACH = 15;
const STEPS = 600;

/** The points of a boundary by one number. */
function pathOf(one: Boundary): (t: number) => readonly [number, number] {
  if (one.is === 'circle') {
    const [[x, y], r] = [placeOf(one.centre), evaluate(one.radius)];
    return (t) => [x + r * Math.cos(t), y + r * Math.sin(t)];
  }
  const [[x, y], [a, b]] = [placeOf(one.through), placeOf(one.along)];
  return (t) => [x + a * t, y + b * t];
}

/** The least of many values, and of many near it, again and again. */
function leastAlong(f: (t: number) => number, reach: number): number {
  let [middle, half, best] = [0, reach, Infinity];
  for (let turn = 0; turn < 6; turn += 1) {
    const from = middle;
    for (let step = -STEPS; step <= STEPS; step += 1) {
      const t = from + (half * step) / STEPS;
      const found = f(t);
      if (found < best) [best, middle] = [found, t];
    }
    half *= 5 / STEPS;
  }
  return best;
}

/** The same in numbers alone: the best of many points on the edges; undefined where nothing is said of a region. */
export function extremeByScan(which: Which, [of]: Term[], { look }: Numbers): Numeric | null | undefined {
  const wanted = targetOf(of, look.things);
  const region = wanted && regionOf(wanted.name, look);
  if (!region) return undefined;
  const sign = which === 'least' ? 1 : -1;
  const measure = measureOf(wanted.target, wanted.name, look);
  const value = (re: number, im: number) => (region.has(re, im) ? sign * measure(re, im) : Infinity);
  const ends = region.boundaries.map((one) => {
    const at = pathOf(one);
    return leastAlong((t) => value(...at(t)), one.is === 'circle' ? Math.PI : REACH);
  });
  const inside = Array.from({ length: GRID * GRID }, (_, at) =>
    value(REACH * ((2 * (at % GRID)) / GRID - 1), REACH * ((2 * Math.floor(at / GRID)) / GRID - 1)),
  );
  const centre = wanted.target.name === 'abs' ? centreIn(wanted.target, wanted.name, look) : null;
  const best = Math.min(...ends, centre ? value(...placeOf(centre)) : Infinity);
  // The points within have to be no better than those on the edges.
  if (!Number.isFinite(best) || inside.some((one) => one < best - 1e-9)) return null;
  return wanted.target.name === 'arg'
    ? { is: 'array', of: 'argument', parts: [sign * best], columns: 0 }
    : { is: 'number', value: sign * best };
}
