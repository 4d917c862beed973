import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { likeness, type Measures, numbersOf } from './numbers.ts';
import type { Said } from './said.ts';

/** What the first side is called. */
export function nameOf({ sides, head, continues }: Said): string | null {
  const first = continues ? head : sides[0];
  if (!first) return null;
  if (first.value?.kind === 'symbol') return first.value.name;
  if (first.value?.kind === 'derivative') return `d${first.value.order} ${first.value.of} ${first.value.by}`;
  return (first.value ? toText(first.value) : first.text).replace(/[\s{}\\]+/g, '') || null;
}

/** The numbers that a line says something is, by its last side that is one. */
export function numbersAtEnd(said: Said, measures: Measures): number[] {
  const last = said.sides.findLast((side) => numbersOf(side, measures).length > 0);
  if (!last) return [];
  const others = last.others.flatMap((value) => numbersOf({ ...last, value, others: [] }, measures));
  return [...numbersOf(last, measures), ...others];
}

/** The points that stand at the end of a line. */
export function pointsOf({ sides }: Said): number[][] {
  const last = sides.at(-1);
  if (!last?.value) return [];
  const points = [last.value, ...last.others].map((one) => {
    const tuple = one.kind === 'apply' ? one.of : one.kind === 'product' ? one.factors.at(-1)! : one;
    return tuple.kind === 'tuple' ? tuple.items.map((item) => evaluate(item)) : [];
  });
  return points.every((point) => point.length > 1 && point.every(Number.isFinite)) ? points : [];
}

export const isSamePoint = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => likeness(value, other[at]!) === 'same');
