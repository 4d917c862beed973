import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  type Expression,
  mapParts,
  partsOf,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { compareValues } from '../../../checking/values/values.ts';
import type { Said } from '../lines/said.ts';

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

/** The derivative of what may hold integrals of the same letter; null where it has not the letter, or none is known. */
function slopeOf(one: Expression, by: string): Expression | null {
  const inside = new Map<string, Expression>();
  const opened = (part: Expression): Expression => {
    if (part.kind !== 'integral') return mapParts(part, opened);
    if (part.from || part.to || part.by !== by) throw new RangeError('another integral');
    const name = `integral ${inside.size}`;
    inside.set(name, part.of);
    return symbol(name);
  };
  try {
    const plain = opened(one);
    if (!symbolsOf(plain).includes(by) && inside.size === 0) return null;
    if (contains(plain, ({ kind }) => kind === 'apply' || kind === 'tuple' || kind === 'derivative'))
      return null;
    return sum(
      differentiate(plain, by),
      ...[...inside].map(([name, value]) => product(differentiate(plain, name), value)),
    );
  } catch {
    return null;
  }
}
