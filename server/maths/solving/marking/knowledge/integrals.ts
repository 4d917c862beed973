import {
  contains,
  type Expression,
  number,
  partsOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { compareValues } from '../../../checking/values/values.ts';
import type { Said } from '../lines/said.ts';
import { totalDerivative } from './total-derivative.ts';

type Integral = Extract<Expression, { kind: 'integral' }>;

const integralsIn = (one: Expression): Integral[] =>
  one.kind === 'integral' ? [one] : partsOf(one).flatMap(integralsIn);

/** The one integral that a question asks for. */
export function integralIn(told: readonly Said[]): Integral | null {
  const [one, another] = told
    .filter(({ sides }) => sides.length === 1)
    .flatMap(({ sides }) => sides.flatMap(({ value }) => (value ? integralsIn(value) : [])));
  return one && !another ? one : null;
}

/** Whether the sides of a line that goes on from the integral have its integrand as their derivative. */
export function integrates(said: Said, integral: Integral | null): 'true' | 'false' | 'unknown' {
  if (!integral || !said.continues || said.isTaken) return 'unknown';
  const found = said.sides.map(({ value, others }) => {
    const slope = value && others.length === 0 ? slopeOf(value, integral.by) : null;
    return slope ? compareValues(slope, integral.of) : 'unknown';
  });
  if (found.every((one) => one === 'same')) return 'true';
  return found[0] === 'different' && goesOnFrom(said, integral) ? 'false' : 'unknown';
}

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

/** Its derivative by the letter; null where it has not the letter, or no derivative is known. */
function slopeOf(one: Expression, by: string): Expression | null {
  const isOfLetter = symbolsOf(one).includes(by) || contains(one, ({ kind }) => kind === 'integral');
  if (!isOfLetter || contains(one, ({ kind }) => UNKNOWN.has(kind))) return null;
  try {
    return totalDerivative(one, new Map([[by, number(1)]]));
  } catch {
    return null;
  }
}

const UNKNOWN = new Set<Expression['kind']>(['apply', 'tuple', 'derivative']);
