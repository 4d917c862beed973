import {
  difference,
  type Expression,
  number,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Course, type Leg, newLeg } from './legs.ts';
import { type Road, roadIn } from './roads.ts';
import { actIn, placeIn } from './tale.ts';

interface Given {
  value: Expression;
  fact: Fact;
}

/** A speed at a place, or a distance between places. */
type End =
  | { place: string; speed: Expression; fact: Fact }
  | { measure: string; of: (string | null)[]; value: Expression; fact: Fact };

export interface Drive {
  course: Course;
  mass: Given | null;
  g: Expression;
  power: Given | null;
  force: Given | null;
  isOff: boolean;
  friction: Given | null;
  ends: End[];
  isDriven: boolean;
  /** Forces that pull or push it. */
  pushes: Push[];
  isVehicle: boolean;
  isDragSteady: boolean;
}

/** A force: along the way of the body, and away from the road. */
export interface Push {
  along: Expression;
  off: Expression;
  fact: Fact;
}

/** What is told of places, put upon the stretches that begin or end there. */
export function placed({ course, ends }: Drive): boolean {
  const { legs, laws } = course;
  if (course.start && legs.length === 0) newLeg(course, 'move');
  const only = legs.length === 1 ? legs[0]! : null;
  if (only && course.span) [only.from, only.to] = [only.from ?? course.span[0], only.to ?? course.span[1]];
  if (only && (only.way === 'up' || only.way === 'down')) {
    const [low, high] = only.way === 'up' ? (['from', 'to'] as const) : (['to', 'from'] as const);
    only[low] ??= 'bottom';
    only[high] ??= 'top';
  }
  if (only?.road?.length)
    laws.push(
      law('The length of the road.', '路面的长度。', difference(only.s, only.road.length), only.facts),
    );
  if (course.rise && only?.to !== 'bottom' && only?.to !== 'ground') return false;
  if (course.rise && only)
    laws.push(
      law('The height through which it comes down.', '下降的高度。', sum(symbol('h_1'), course.rise.value), [
        course.rise.fact,
      ]),
    );
  return ends.every((end) => {
    const tell = (zero: Expression) =>
      laws.push(law('What is told of the motion.', '运动的已知条件。', zero, [end.fact]));
    if ('place' in end) {
      const after = legs.find(({ from }) => from === end.place);
      const before = legs.find(({ to }) => to === end.place);
      if (after) tell(difference(after.u, end.speed));
      else if (before) tell(difference(before.v, end.speed));
      return Boolean(after ?? before);
    }
    if (end.measure === 'whole time') return tell(difference(sum(...legs.map(({ t }) => t)), end.value)) > 0;
    if (end.measure === 'whole distance')
      return tell(difference(sum(...legs.map(({ s }) => s)), end.value)) > 0;
    if (end.measure === 'rise') {
      if (!only || only.way === null) return false;
      const [low, high] = only.way === 'up' ? [only.from, only.to] : [only.to, only.from];
      if (end.of.join() !== 'bottom,top' && end.of.join() !== [low, high].join()) return false;
      return tell(difference(symbol('h_1'), product(number(only.way === 'up' ? 1 : -1), end.value))) > 0;
    }
    if (end.measure === 'work' || end.measure === 'work against')
      return only !== null && tell(difference(symbol(end.measure === 'work' ? 'W_1' : 'L_1'), end.value)) > 0;
    const between = stretch(course, end.of[0] ?? null, end.of[1] ?? null);
    if (between && end.measure === 'time between')
      return tell(difference(sum(...between.map(({ t }) => t)), end.value)) > 0;
    return between !== null && tell(difference(sum(...between.map(({ s }) => s)), end.value)) > 0;
  });
}

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

export interface Moment {
  speed: Expression | null;
  isSteady: boolean;
  leg: Leg | null;
  facts: Fact[];
}

/** When something is asked for; null where that is not understood. */
export function momentIn(drive: Drive, where: readonly Fact[]): Moment | 'none' | null {
  if (where.length === 0) return 'none';
  const moment: Moment = { speed: null, isSteady: false, leg: null, facts: [...where] };
  for (const fact of where) {
    if (fact.relation === 'between') {
      const [from, to] = fact.of.map(placeIn);
      if (stretch(drive.course, from ?? null, to ?? null)?.length !== drive.course.legs.length) return null;
      continue;
    }
    if (fact.relation === 'until') {
      const [stop] = (fact.of[0] as { where?: Fact[] }).where ?? [];
      const act = stop && actIn(stop);
      const leg = drive.course.legs.at(-1);
      if (act?.verb !== 'stop' || act.roles.size > 0 || act.bodies[0] !== drive.course.body || !leg)
        return null;
      if (leg.isEnded && !leg.hasEnd) return null;
      if (!leg.isEnded) endAtRest(drive.course, leg, fact);
      continue;
    }
    if (fact.relation === 'at') {
      const place = placeIn(fact.of[0]);
      const leg = drive.course.legs.find(({ to }) => to === place);
      if (!leg) return null;
      moment.leg = leg;
      continue;
    }
    if (fact.relation === 'with') {
      const way = propertyIn(fact.of[0]);
      const road =
        way && ['up', 'down', 'on'].includes(way.name)
          ? roadIn(way.of[0], drive.course.road, drive.course.facts)
          : null;
      // On a slope it may go up or down.
      if (!way || !road || !(road.isLevel || (road.angle && way.name !== 'on')) || fact.of.length > 1)
        return null;
      const last = drive.course.legs.at(-1);
      if (last?.kind === 'steady' && isSameWay(last, road, way.name)) {
        moment.leg = last;
        continue;
      }
      const leg = newLeg(drive.course, 'move', true);
      leg.road = road;
      leg.way = road.isLevel ? null : way.name === 'up' ? 'up' : 'down';
      leg.power = drive.course.legs.at(-2)?.power ?? drive.power?.value ?? null;
      moment.leg = leg;
      continue;
    }
    const held = propertyIn(fact.of[0]);
    const inner = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
    if (fact.relation !== 'when' || held?.name !== 'moment' || held.of[0] !== 'when' || inner.length !== 1)
      return null;
    const [one] = inner;
    const property = one!.relation === 'equal' ? propertyIn(one!.of[0]) : null;
    const value = expressionOf(one!.of[1]);
    if (property?.name === 'speed' && idOf(property.of[0]) === drive.course.body && value)
      moment.speed = value;
    else if (one!.relation === 'act') {
      const act = actIn(one!);
      const speed = act?.verb === 'move' && act.roles.size === 1 ? act.roles.get('speed') : undefined;
      if (speed && act!.bodies[0] === drive.course.body) {
        moment.speed = expressionOf(speed[0]);
        if (!moment.speed) return null;
        continue;
      }
      if (act?.verb === 'return' && act.bodies[0] === drive.course.body) {
        moment.leg = returned(drive.course, placeIn(act.roles.get('object')?.[0]), fact);
        if (!moment.leg) return null;
        continue;
      }
      const place =
        act && (act.verb === 'reach' || act.verb === 'pass') ? placeIn(act.roles.get('object')?.[0]) : null;
      const leg = place === null ? undefined : drive.course.legs.find(({ to }) => to === place);
      if (!leg || act!.bodies[0] !== drive.course.body) return null;
      moment.leg = leg;
    } else return null;
  }
  return moment;
}

/** Whether a stretch goes that way on that road. */
const isSameWay = ({ road, way }: Leg, other: Road, name: string): boolean =>
  road !== null &&
  road.noun === other.noun &&
  road.isLevel === other.isLevel &&
  JSON.stringify(road.angle) === JSON.stringify(other.angle) &&
  (road.isLevel || way === name);

export function endAtRest(course: Course, leg: Leg, fact: Fact): void {
  course.laws.push(law('It comes to rest.', '最后静止。', leg.v, [fact]));
  leg.isEnded = true;
  leg.hasEnd = true;
}

/** Up a slope until it rests, and down the same way again. */
function returned(course: Course, place: string | null, fact: Fact): Leg | null {
  const [up] = course.legs;
  if (
    !up ||
    course.legs.length > 1 ||
    up.way !== 'up' ||
    up.isEnded ||
    !(place === 'start' || place === up.from)
  )
    return null;
  endAtRest(course, up, fact);
  const down = newLeg(course, 'move');
  down.way = 'down';
  down.to = place;
  course.laws.push(law('It comes down the same way.', '沿原路返回。', difference(down.s, up.s), [fact]));
  return down;
}

export const isOwn = ({ course }: Drive, of: readonly Term[]): boolean =>
  of.length === 0 || idOf(of[0]) === course.body;

/** The part of the weight along the road, against the motion. */
export const hillOf = ({ g, mass }: Drive, { road, way }: Leg): Expression =>
  road?.angle && way ? product(number(way === 'up' ? 1 : -1), mass!.value, g, road.angle.sine) : number(0);
