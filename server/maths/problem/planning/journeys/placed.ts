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
import { nameEnds, stretch } from './stretches.ts';
import { actIn, placeIn } from './tale.ts';

interface Given {
  value: Expression;
  fact: Fact;
}

/** A speed at a place, or a distance between places. */
type End =
  | { place: string; speed: Expression; upTo: number; fact: Fact }
  | { measure: string; of: (string | null)[]; at?: number; value: Expression; fact: Fact };

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
  /** The first stretch on which it is. */
  steadyFrom: number;
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
  for (const leg of legs) nameEnds(leg, leg === only);
  if (only?.road?.length)
    laws.push(
      law('The length of the road.', '路面的长度。', difference(only.s, only.road.length), only.facts),
    );
  else
    for (const leg of legs)
      if (leg.road?.length && leg.way !== null && [leg.from, leg.to].toSorted().join() === 'bottom,top')
        laws.push(
          law('The length of the road.', '路面的长度。', difference(leg.s, leg.road.length), leg.facts),
        );
  if (course.rise && only?.to !== 'bottom' && only?.to !== 'ground') return false;
  if (course.rise && only)
    laws.push(
      law('The height through which it comes down.', '下降的高度。', sum(symbol('h_1'), course.rise.value), [
        course.rise.fact,
      ]),
    );
  if (course.whole && legs.length > 0)
    laws.push(
      law(
        'How far it goes in all.',
        '总路程。',
        difference(sum(...legs.map(({ s }) => s)), course.whole.value),
        [course.whole.fact],
      ),
    );
  const final = legs.at(-1);
  if (course.rest && final)
    laws.push(law('It comes to rest where it goes.', '到终点时静止。', final.v, [course.rest]));
  return ends.every((end) => {
    const tell = (zero: Expression) =>
      laws.push(law('What is told of the motion.', '运动的已知条件。', zero, [end.fact]));
    if ('place' in end) {
      // Of the motion that was told until then, if it comes there.
      const own = legs.slice(0, end.upTo).some(({ from, to }) => from === end.place || to === end.place)
        ? legs.slice(0, end.upTo)
        : legs;
      const after = own.find(({ from }) => from === end.place);
      const before = own.find(({ to }) => to === end.place);
      if (after) tell(difference(after.u, end.speed));
      else if (before) tell(difference(before.v, end.speed));
      return Boolean(after ?? before);
    }
    if (end.measure === 'whole time') return tell(difference(sum(...legs.map(({ t }) => t)), end.value)) > 0;
    if (end.measure === 'whole distance')
      return tell(difference(sum(...legs.map(({ s }) => s)), end.value)) > 0;
    if (end.measure === 'rise') return tellRise(course, end.of, end.value, tell);
    if (end.measure === 'work' || end.measure === 'work against') {
      const at = (end.at ?? 0) + 1;
      const letter = end.measure === 'work' ? 'W' : 'L';
      if (at > legs.length) return false;
      const before = end.of[0] === 'before' ? symbol(`L_${at - 1}`) : end.value;
      return tell(difference(symbol(`${letter}_${at}`), before)) > 0;
    }
    const same = end.measure === 'distance' ? sameWay(course, end.of) : [];
    if (same.length > 1) return same.every((leg) => tell(difference(leg.s, end.value)) > 0);
    const between = stretch(course, end.of[0] ?? null, end.of[1] ?? null);
    if (between && end.measure === 'time between')
      return tell(difference(sum(...between.map(({ t }) => t)), end.value)) > 0;
    return between !== null && tell(difference(sum(...between.map(({ s }) => s)), end.value)) > 0;
  });
}

/** How much higher one place is than another, for every stretch between the two. */
function tellRise(
  { legs }: Course,
  [low, high]: (string | null)[],
  value: Expression,
  tell: (zero: Expression) => number,
): boolean {
  let isOf = false;
  for (const [at, leg] of legs.entries()) {
    const isUp = leg.from === low && leg.to === high;
    const isDown = leg.from === high && leg.to === low;
    if (!isUp && !isDown) continue;
    isOf = true;
    leg.way ??= isUp ? 'up' : 'down';
    tell(difference(symbol(`h_${at + 1}`), product(number(isUp ? 1 : -1), value)));
  }
  return isOf;
}

/** The stretches that go all the way between two places, one way or the other. */
const sameWay = ({ legs }: Course, of: (string | null)[]): Leg[] =>
  legs.filter(({ from, to }) => [from, to].toSorted().join() === [...of].toSorted().join());

export interface Moment {
  speed: Expression | null;
  isSteady: boolean;
  leg: Leg | null;
  /** Where the stretch begins, and not where it ends. */
  isStart: boolean;
  facts: Fact[];
}

/** When something is asked for; null where that is not understood. */
export function momentIn(drive: Drive, where: readonly Fact[]): Moment | 'none' | null {
  if (where.length === 0) return 'none';
  const moment: Moment = { speed: null, isSteady: false, leg: null, isStart: false, facts: [...where] };
  for (const fact of where) {
    if (fact.relation === 'between') {
      const [from, to] = fact.of.map(placeIn);
      // The other way it goes with other forces.
      if (to !== null && to === drive.course.legs[0]?.from) return null;
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
      const leg = drive.course.legs.findLast(({ to }) => to === place);
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
    if (!addInstant(drive, moment, fact)) return null;
  }
  return moment;
}

/** "When its speed is 5 m/s", "as it passes A". */
function addInstant({ course }: Drive, moment: Moment, fact: Fact): boolean {
  const held = propertyIn(fact.of[0]);
  const [one, other] = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
  if (fact.relation !== 'when' || held?.name !== 'moment' || held.of[0] !== 'when' || !one || other)
    return false;
  const property = one.relation === 'equal' ? propertyIn(one.of[0]) : null;
  if (property) {
    moment.speed = expressionOf(one.of[1]);
    return property.name === 'speed' && idOf(property.of[0]) === course.body && moment.speed !== null;
  }
  const act = one.relation === 'act' ? actIn(one) : null;
  if (!act || act.bodies[0] !== course.body) return false;
  if (act.verb === 'move' && act.roles.size === 1 && act.roles.has('speed')) {
    moment.speed = expressionOf(act.roles.get('speed')![0]);
    return moment.speed !== null;
  }
  const place = placeIn(act.roles.get('object')?.[0]);
  if (act.verb === 'return') moment.leg = returned(course, place, fact);
  else if (place !== null && (act.verb === 'pass' || act.verb === 'reach')) {
    const [first] = course.legs;
    moment.isStart = act.verb === 'pass' && first?.from === place;
    if (!moment.isStart) goOn(course, place);
    moment.leg = (moment.isStart ? first : course.legs.findLast(({ to }) => to === place)) ?? null;
  }
  return moment.leg !== null;
}

/** Another start, from where it went before: the same way to the same place. */
function goOn(course: Course, place: string): void {
  const before = course.legs.find(({ from, to }) => from === (course.start?.place ?? null) && to === place);
  if (!course.start || !before) return;
  const leg = newLeg(course, 'move', true);
  const at = course.legs.length;
  [leg.to, leg.isEnded, leg.way, leg.road] = [place, true, before.way, before.road];
  course.laws.push(
    law('It goes the same way again.', '再走同一段路。', difference(leg.s, before.s)),
    law(
      'It goes the same way again.',
      '再走同一段路。',
      difference(symbol(`h_${at}`), symbol(`h_${course.legs.indexOf(before) + 1}`)),
    ),
  );
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
    (up.isEnded && !up.hasEnd) ||
    !(place === 'start' || place === up.from)
  )
    return null;
  if (!up.isEnded) endAtRest(course, up, fact);
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
