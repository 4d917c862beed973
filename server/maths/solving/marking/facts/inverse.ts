import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Sign, Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { likeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';
import type { Functions } from './functions.ts';

/** The one function whose inverse is asked for, by points of its graph. */
export interface Inverted {
  name: string;
  letter: string;
  points: [x: number, y: number][];
}

type Relation = Extract<Statement, { kind: 'relation' }>;

const ENOUGH = 4;
const PLACES = [-7.3, -5.1, -3.7, -2.9, -1.6, -0.8, -0.3, 0.4, 0.7, 1.3, 1.9, 2.6, 3.4, 4.7, 6.1, 8.9];

export function inverseIn(told: readonly Said[], functions: Functions, text: string): Inverted | null {
  const [first, another] = functions;
  if (!first || another || !/inverse|反函数|\^\s?\{?\s?-\s?1/i.test(text)) return null;
  const [name, { letter, of }] = first;
  const isInside = domainIn(told, letter);
  const points = PLACES.filter(isInside).map((x): [number, number] => [x, evaluate(of, { [letter]: x })]);
  return { name, letter, points: points.filter(([, y]) => Number.isFinite(y)) };
}

const COMPARES: Partial<Record<Sign, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '!=': (a, b) => a !== b,
};

/** "for x ≤ 2" */
function domainIn(told: readonly Said[], letter: string): (x: number) => boolean {
  const bounds = told.flatMap(({ statement }) =>
    statement?.kind === 'relation' &&
    statement.sides.every((side) => symbolsOf(side).every((one) => one === letter)) &&
    statement.sides.some((side) => side.kind === 'symbol')
      ? [statement]
      : [],
  );
  return (x) => bounds.every((bound) => holdsAt(bound, { [letter]: x }));
}

/** Whether an inequality holds for these values of its letters; other relations are left open. */
export function holdsAt({ sides, signs }: Relation, at: Record<string, number>): boolean {
  const values = sides.map((side) => evaluate(side, at));
  return signs.every((sign, i) => COMPARES[sign]?.(values[i]!, values[i + 1]!) ?? true);
}

/** Whether a line holds on the graph, as y = f(x) or with its letters changed over. */
export function onGraph({ sides }: Said, { name, letter, points }: Inverted): 'true' | 'false' | 'unknown' {
  const [left, right, third] = sides.map(({ value, others }) => (others.length === 0 ? value : null));
  if (!left || !right || third !== undefined || points.length < ENOUGH) return 'unknown';
  if (left.kind === 'apply')
    return left.name === name && left.primes === -1 && left.of.kind === 'symbol'
      ? held(points.map(([x, y]) => isSame(right, { [symbolsOf(left.of)[0]!]: y }, x)))
      : 'unknown';
  const letters = [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort().join();
  if (letters !== [letter, 'y'].sort().join()) return 'unknown';
  const ways = [points, points.map(([x, y]): [number, number] => [y, x])].map((way) =>
    held(way.map(([x, y]) => isSame(left, { [letter]: x, y }, evaluate(right, { [letter]: x, y })))),
  );
  return ways.includes('true') ? 'true' : ways.every((one) => one === 'false') ? 'false' : 'unknown';
}

const isSame = (one: Expression, at: Record<string, number>, value: number): boolean =>
  likeness(evaluate(one, at), value) === 'same';

const held = (each: readonly boolean[]) =>
  each.every(Boolean) ? 'true' : each.some(Boolean) ? 'unknown' : 'false';
