import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, number } from '../../algebra-system/expressions/expression.ts';
import type { Term } from '../schema/problem.ts';
import { isProperty, type Tale } from './told.ts';

const isNamed = (name: Term | undefined, relation: string, { facts }: Tale): boolean =>
  typeof name === 'string' && facts.some((one) => one.relation === relation && one.of.includes(name));

/** How far below the start of a flight the level is from which a height is measured; null where that is not told. */
export function belowStart(from: Term | undefined, tale: Tale, height: Expression | null): Expression | null {
  if (isProperty(from) && from.the === 'ground') return height;
  const isStart = isNamed(from, 'origin', tale);
  return isStart || height === null || evaluate(height) === 0 ? number(0) : null;
}

/** The cosine of the angle at the level from which a height is measured: that of the start, or of the centre. */
export function cosineOfLevel(from: Term | undefined, tale: Tale, start: Expression): Expression | null {
  if (from === 'bottom') return number(1);
  if (from === 'start' || isNamed(from, 'joined', tale)) return start;
  return from === 'centre' || isNamed(from, 'anchored', tale) ? number(0) : null;
}
