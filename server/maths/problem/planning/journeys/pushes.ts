import { negative, number, product } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import type { Push } from './placed.ts';
import { angleOf, type Road } from './roads.ts';

/** A force with the part of it along the road and the part away from it; null where the way it acts is not told. */
export function pushIn(fact: Fact, road: Road | null, facts: readonly Fact[]): Push | null {
  const [, force, other] = fact.of;
  const property = propertyIn(force);
  const size = expressionOf(property?.of[0]);
  const way = propertyIn(property?.of[1] ?? other);
  if (property?.name !== 'force' || !size || !way || (property.of[1] !== undefined && other !== undefined))
    return null;
  if (way.name === 'level' || way.name === 'up the slope')
    return (way.name === 'level') === (road?.isLevel === true) ? { along: size, off: number(0), fact } : null;
  const angle =
    road?.isLevel && (way.name === 'above' || way.name === 'below') ? angleOf(way.of[0], facts) : null;
  if (!angle) return null;
  const off = product(size, angle.sine);
  return { along: product(size, angle.cosine), off: way.name === 'above' ? off : negative(off), fact };
}
