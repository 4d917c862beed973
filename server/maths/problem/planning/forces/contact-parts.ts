import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import type { Term } from '../../schema/problem.ts';
import { expressionOf, idOf } from '../told/told.ts';
import { totalOf } from './arrows.ts';
import { type Contact, type Moment, slopeOf, weightOf } from './contact-told.ts';

/** The force along the surface that its weight and what pulls it have, and that against it. */
export function partsOf(
  contact: Contact,
  { road, pushes }: Moment,
  values: Values,
): { along: number; onto: number } {
  const slope = slopeOf(road)!;
  const [x, y] = totalOf(pushes, values);
  const weight = weightOf(contact);
  const down = y - (weight ? evaluate(weight, values) : NaN);
  return {
    along: x * Math.cos(slope) + down * Math.sin(slope),
    onto: x * Math.sin(slope) - down * Math.cos(slope),
  };
}

export const frictionOf = ({ friction }: Contact, values: Values): number =>
  friction ? evaluate(friction, values) : (values.mu ?? NaN);

export const isOf = (contact: Contact, term: Term | undefined): boolean =>
  term === undefined || idOf(term) === contact.body;

export const letterOf = (term: Term): string | null => {
  const value = typeof term === 'string' ? expressionOf(term) : null;
  return value?.kind === 'symbol' ? value.name : null;
};
