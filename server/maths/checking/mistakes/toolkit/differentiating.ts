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
import { type Mistake, type Said, type Slip, withPart } from './mistake.ts';

/** A part of what is differentiated, and what the wrong rule takes its derivative to be. */
export interface WrongDerivative {
  derivative: Expression;
  said: () => Said;
}

type Rule = (part: Expression, by: string) => WrongDerivative[];

/** A mistake in the derivative of one part; the rest is differentiated rightly. */
export function differentiating(mistake: {
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
  const found = [...places(of, by, at)];
  for (const place of found) yield* outwards([place], place.replaced(), by);
  const outermost: Place[] = [];
  const all = marked(of, by, at, outermost);
  if (outermost.length > 1) yield* outwards(outermost, all, by);
}

interface Place {
  mark: string;
  part: Expression;
  wrong: WrongDerivative;
  replaced: () => Expression;
}

/** ∂/∂x with the marks held still, and ∂/∂mark times its wrong derivative. */
function* outwards(places: Place[], replaced: Expression, by: string): Generator<Slip> {
  const still = derivativeOf(replaced, by);
  const moving = places.map(({ mark, wrong }) => ({ slope: derivativeOf(replaced, mark), wrong }));
  if (!still || moving.some(({ slope }) => !slope)) return;
  const total = sum(still, ...moving.map(({ slope, wrong }) => product(slope!, wrong.derivative)));
  const value = places.reduce((one, { mark, part }) => substitute(one, mark, part), total);
  yield { makes: { kind: 'expression', value }, said: places[0]!.wrong.said };
}

function* places(of: Expression, by: string, at: Rule): Generator<Place> {
  if (!has(of, by)) return;
  const mark = 'mark';
  for (const wrong of at(of, by)) yield { mark, part: of, wrong, replaced: () => symbol(mark) };
  for (const [index, part] of partsOf(of).entries())
    for (const place of places(part, by, at))
      yield { ...place, replaced: () => withPart(of, index, place.replaced()) };
}

/** The expression with a mark in place of every outermost part that the rule knows. */
function marked(of: Expression, by: string, at: Rule, found: Place[]): Expression {
  if (!has(of, by)) return of;
  const [wrong] = at(of, by);
  if (!wrong) return mapParts(of, (part) => marked(part, by, at, found));
  const mark = `mark${found.length}`;
  found.push({ mark, part: of, wrong, replaced: () => symbol(mark) });
  return symbol(mark);
}
