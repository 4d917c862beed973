import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  has,
  mapParts,
  partsOf,
  product,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Random } from './random.ts';
import { type Mistake, type Explanation, type Slip, withPart } from './mistake.ts';

/** A part of what is differentiated, and what the wrong rule takes its derivative to be. */
export interface WrongDerivative {
  derivative: Expression;
  explain: () => Explanation;
}

type Rule = (part: Expression, by: string) => WrongDerivative[];

/** A mistake in the derivative of one part; the rest is differentiated rightly. */
export function derivativeMistake(mistake: {
  id: string;
  at: Rule;
  make: (random: Random) => string[];
}): Mistake {
  return {
    id: mistake.id,
    make: mistake.make,
    slips: ({ task }) =>
      task?.kind === 'differentiate' ? wrongDerivatives(task.of, task.by, mistake.at) : [],
  };
}

/** Differentiates, or null where a function in it has no rule. */
export function derivativeOf(one: Expression, by: string): Expression | null {
  try {
    return differentiate(one, by);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function* wrongDerivatives(of: Expression, by: string, at: Rule): Generator<Slip> {
  const nested = [...places(of, by, at)];
  for (const place of nested) yield* slipThrough([place], place.replaced(), by);
  const outermost: Place[] = [];
  const all = withMarks(of, by, at, outermost);
  if (outermost.length > 1) yield* slipThrough(outermost, all, by);
}

interface Place {
  mark: string;
  part: Expression;
  wrong: WrongDerivative;
  replaced: () => Expression;
}

/** The total derivative: ∂/∂x with the marks constant, plus ∂/∂mark times the wrong derivative of each mark. */
function* slipThrough(places: Place[], replaced: Expression, by: string): Generator<Slip> {
  const still = derivativeOf(replaced, by);
  const moving = places.map(({ mark, wrong }) => ({ slope: derivativeOf(replaced, mark), wrong }));
  if (!still || moving.some(({ slope }) => !slope)) return;
  const total = sum(still, ...moving.map(({ slope, wrong }) => product(slope!, wrong.derivative)));
  const value = places.reduce((one, { mark, part }) => substitute(one, mark, part), total);
  yield { makes: { kind: 'expression', value }, explain: places[0]!.wrong.explain };
}

function* places(of: Expression, by: string, at: Rule): Generator<Place> {
  if (!has(of, by)) return;
  const mark = 'mark';
  for (const wrong of at(of, by)) yield { mark, part: of, wrong, replaced: () => symbol(mark) };
  for (const [index, part] of partsOf(of).entries())
    for (const place of places(part, by, at))
      yield { ...place, replaced: () => withPart(of, index, place.replaced()) };
}

/** The expression with a mark in place of every outermost part that the rule applies to. */
function withMarks(of: Expression, by: string, at: Rule, marks: Place[]): Expression {
  if (!has(of, by)) return of;
  const [wrong] = at(of, by);
  if (!wrong) return mapParts(of, (part) => withMarks(part, by, at, marks));
  const mark = `mark${marks.length}`;
  marks.push({ mark, part: of, wrong, replaced: () => symbol(mark) });
  return symbol(mark);
}
