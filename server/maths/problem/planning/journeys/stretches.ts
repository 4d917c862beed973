import { difference } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Course, describe, type Leg, told } from './legs.ts';
import { type Act, actIn, placeIn } from './tale.ts';

/** The stretches between two places. */
export function stretch({ legs, span }: Course, one: string | null, other: string | null): Leg[] | null {
  if (span && span.join() === [one, other].join() && legs.length > 0) return legs;
  const places = [legs[0]?.from ?? null, ...legs.map(({ to }) => to)];
  const [from, to] = [one, other].map((place) => (place === null ? -1 : places.indexOf(place))) as [
    number,
    number,
  ];
  if (from < 0 || to < 0 || from === to) return null;
  return legs.slice(Math.min(from, to), Math.max(from, to));
}

/** The stretches from one thing that it does to another. */
export function stretchOf(course: Course, [from, to]: readonly Fact[]): Leg[] | null {
  const [start, end] = [from, to].map((one) => (one ? placeOf(course, one) : -1)) as [number, number];
  return start >= 0 && end > start ? course.legs.slice(start, end) : null;
}

/** Behind how many stretches it does that; below zero where that is not told. */
function placeOf({ legs, body }: Course, fact: Fact): number {
  const act = fact.relation === 'act' ? actIn(fact) : null;
  if (!act || act.bodies[0] !== body) return -1;
  const place = placeIn(act.roles.get('object')?.[0]);
  const isPlain = act.roles.size === (place === null ? 0 : 1);
  if (!isPlain) return -1;
  if (act.verb === 'stop' && place === null) return legs.at(-1)?.hasEnd ? legs.length : -1;
  if (!['pass', 'reach', 'leave'].includes(act.verb) || place === null) return -1;
  return [legs[0]?.from ?? null, ...legs.map((leg) => leg.to)].indexOf(place);
}

/** The bottom and the top of a slope, where it goes the whole way. */
export function nameEnds(leg: Leg, isOnly: boolean): void {
  if (leg.way !== 'up' && leg.way !== 'down') return;
  const [low, high] = leg.way === 'up' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  const isWhole = leg[low] === 'bottom' || leg[high] === 'top';
  if (!isOnly && (!isWhole || (leg.isEnded && leg.to === null))) return;
  leg[low] ??= 'bottom';
  leg[high] ??= 'top';
}

/** The stretches between places that were told before, where an act says how it moves from one to the other. */
export function knownStretch(course: Course, act: Act): Leg[] | null {
  const { legs } = course;
  if (!legs.some(({ isEnded }) => isEnded) || legs.some(({ isUniform }) => isUniform)) return null;
  const ends = act.roles.get('between') ?? [act.roles.get('from')?.[0], act.roles.get('to place')?.[0]];
  const [from, to] = ends.map((one) => (one === undefined ? null : placeIn(one)));
  if (from && to) return stretch(course, from, to);
  return hasOnly(act, ['uniformly', 'acceleration', 'deceleration', 'way on']) &&
    legs.every((one) => one.isEnded)
    ? legs
    : null;
}

export function addRate(course: Course, legs: readonly Leg[], act: Act): boolean {
  for (const role of ['between', 'from', 'to place', 'way on']) act.roles.delete(role);
  const [first, ...others] = legs;
  if (!first || !describe(course, first, act) || !first.isUniform) return false;
  for (const leg of others) {
    [leg.isUniform, leg.kind] = [true, first.kind];
    course.laws.push(
      law('The acceleration stays the same.', '加速度不变。', difference(leg.a, first.a), [act.fact]),
    );
  }
  return act.roles.size === 0;
}

export const hasOnly = ({ roles }: Act, names: readonly string[]): boolean =>
  [...roles.keys()].every((role) => names.includes(role));

/** "On passing R", "when its speed is 12 m/s": what is told behind it begins there. */
export function addWhen(course: Course, fact: Fact): boolean {
  const inner = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
  const [one] = inner;
  const last = course.legs.at(-1);
  if (!one || inner.length > 1 || propertyIn(fact.of[0])?.of[0] !== 'when') return false;
  const act = one.relation === 'act' ? actIn(one) : null;
  if (act && act.bodies[0] === course.body && (act.verb === 'pass' || act.verb === 'reach')) {
    const place = placeIn(act.roles.get('object')?.[0]);
    if (!last || place === null || act.roles.size > 1) return false;
    if (last.to === place) return true;
    if (last.isEnded) return false;
    [last.to, last.isEnded] = [place, true];
    return true;
  }
  const property = one.relation === 'equal' ? propertyIn(one.of[0]) : null;
  const speed = expressionOf(one.of[1]);
  if (property?.name !== 'speed' || idOf(property.of[0]) !== course.body || !speed) return false;
  if (!last) {
    course.start = { speed, place: course.start?.place ?? null, fact };
    return true;
  }
  if (last.isEnded || last.hasEnd) return false;
  [last.isEnded, last.hasEnd] = [true, true];
  told(course, difference(last.v, speed), fact);
  return true;
}
