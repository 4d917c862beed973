import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  product,
} from '../../algebra-system/expressions/expression.ts';
import { rationalNear } from '../../algebra-system/numbers/rational.ts';
import { zerosIn } from '../../algebra-system/numeric/roots.ts';
import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { assignmentIn, functionIn, rangeIn } from '../../reading/calculus/calculus-question.ts';
import { gathered } from '../../algebra-system/normal/terms.ts';
import { exactZeros } from '../calculus/zeros.ts';

/** The curves y = f(x) and the lines x = a, y = b that a question names. */
export interface Boundary {
  curves: Expression[];
  across: Expression[];
  levels: Expression[];
}

/** Null where a formula is none of these. */
export function boundaryOf(formulas: string[]): Boundary | null {
  const boundary: Boundary = { curves: [], across: [], levels: [] };
  for (const formula of formulas) {
    const line = assignmentIn(formula);
    const curve = functionIn(formula);
    const range = rangeIn(formula);
    if (line?.letter === 'x') boundary.across.push(line.value);
    else if (line?.letter === 'y') boundary.levels.push(line.value);
    else if (range?.letter === 'x') boundary.across.push(range.from, range.to);
    else if (range?.letter === 'y') boundary.levels.push(range.from, range.to);
    else if (curve?.letter === 'x' && (curve.name === 'y' || curve.name === 'f(x)'))
      boundary.curves.push(curve.value);
    else return null;
  }
  return boundary;
}

/**
 * The ends of the pieces between which `one` keeps its sign: between the given ends, or between all its zeros.
 * Null where they cannot be given exactly.
 */
export function subintervals(one: Expression, ends: Expression[]): Expression[] | null {
  if (ends.length === 0) {
    const zeros = exactZeros(one, 'x');
    return zeros && zeros.length > 1 ? zeros : null;
  }
  const [from, to] = [...ends].sort((a, b) => evaluate(a) - evaluate(b)) as [Expression, Expression];
  const [low, high] = [evaluate(from), evaluate(to)];
  if (ends.length !== 2 || !Number.isFinite(low) || !Number.isFinite(high) || low >= high) return null;
  const margin = (high - low) * 1e-4;
  const inside = zerosIn(realFunction(one, 'x'), low + margin, high - margin, { steps: 1500 });
  if (inside.length === 0) return [from, to];
  const zeros = (exactZeros(one, 'x') ?? turnsAt(inside, one))?.filter(
    (zero) => evaluate(zero) > low + margin && evaluate(zero) < high - margin,
  );
  return zeros?.length === inside.length ? [from, ...zeros, to] : null;
}

/** Zeros at simple multiples of π, as those of sines and cosines are. */
function turnsAt(places: number[], one: Expression): Expression[] | null {
  const f = realFunction(one, 'x');
  const turns = places.map((place) => {
    const turn = rationalNear(place / Math.PI, 12);
    const value = turn && gathered(product(number(turn), PI));
    return value && Math.abs(f(evaluate(value))) < 1e-12 ? value : null;
  });
  return turns.includes(null) ? null : (turns as Expression[]);
}

/** One given end, and the only place where the height is zero. */
export function endsFromAxis(one: Expression, end: Expression): Expression[] | null {
  const zeros = exactZeros(one, 'x');
  return zeros?.length === 1 ? [zeros[0]!, end] : null;
}

/** The upper curve minus the lower one, or the curve itself above the axis. */
export function heightOf({ curves, levels }: Boundary): Expression | null {
  const all = [...curves, ...levels];
  if (curves.length === 0 || all.length > 2) return null;
  return all.length === 1 ? all[0]! : difference(all[0]!, all[1]!);
}
