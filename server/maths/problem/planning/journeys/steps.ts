import type { Fact, Term } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { difference, type Expression, number } from '../../../algebra-system/expressions/expression.ts';
import { roadIn } from './roads.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { type Act, placeIn, take, takeValue } from './tale.ts';
import { addRate, hasOnly, knownStretch, nameEnds } from './stretches.ts';
import { type Leg, type Course, told, newLeg, RATES, describe } from './legs.ts';

/** Adds what a body was said to do; false where something in it is not understood. */
export function addAct(course: Course, act: Act): boolean {
  const { verb, fact } = act;
  if (!readRoad(course, act)) return false;
  take(act, 'in a line');
  if (take(act, 'at the start') && course.legs.length > 0) return false;
  const done = STARTS.has(verb)
    ? addStart(course, act)
    : verb === 'stop'
      ? addStop(course, act)
      : verb === 'pass' || verb === 'reach'
        ? addPlace(course, act)
        : verb === 'reach speed'
          ? addSpeed(course, act)
          : addLeg(course, act);
  void fact;
  return done && act.roles.size === 0;
}

const STARTS = new Set(['start', 'release', 'rest', 'leave', 'project', 'drop']);

function readRoad(course: Course, act: Act): boolean {
  // "At the top of a rough slope".
  for (const place of [...act.roles.values()].flat()) {
    const end = propertyIn(place);
    if ((end?.name !== 'top' && end?.name !== 'bottom') || end.of[0] === undefined) continue;
    const road = roadIn(end.of[0], course.road, course.facts);
    if (!road) return false;
    course.road = road;
  }
  for (const role of ['up', 'down', 'on'] as const) {
    const of = take(act, role);
    if (!of) continue;
    if (of.length > 0) {
      const road = roadIn(of[0], course.road, course.facts);
      if (!road) return false;
      course.road = road;
    }
    if (role !== 'on' || course.road?.isLevel) act.roles.set(`way ${role}`, []);
    if (role !== 'on' && course.road && !course.road.angle && course.road.noun !== 'slope') return false;
  }
  return true;
}

function wayOf(act: Act): Leg['way'] {
  const [up, down] = ['way up', 'way down'].map((one) => take(act, one));
  take(act, 'way on');
  return up || act.verb === 'climb' ? 'up' : down || act.verb === 'descend' ? 'down' : null;
}

function addStart(course: Course, act: Act): boolean {
  const { verb, fact } = act;
  const rest = take(act, 'from rest');
  const isAtRest = rest !== null || ['release', 'rest', 'drop'].includes(verb);
  const speed = takeValue(act, 'speed');
  const place = placeIn(
    rest?.[0] ?? take(act, 'from')?.[0] ?? take(act, 'at')?.[0] ?? take(act, 'object')?.[0],
  );
  const way = wayOf(act);
  // "She runs 100 m. She starts from rest …": the stages behind it go so far in all.
  if (course.plain && isAtRest && course.legs.length === 1 && course.laws.length === 1) {
    course.whole = course.plain;
    [course.legs, course.laws, course.plain] = [[], [], null];
  }
  const last = course.legs.at(-1);
  // "It is dragged along the floor. It starts from rest at O."
  if (
    last &&
    !last.isEnded &&
    !last.isStarted &&
    isAtRest &&
    act.roles.size === 0 &&
    course.legs.length === 1
  ) {
    course.laws.push(law('What is told of the motion.', '运动的已知条件。', last.u, [fact]));
    last.isStarted = true;
    last.from = place;
    return true;
  }
  if (last && !last.isEnded) return false;
  const known = course.start;
  course.start = {
    speed: isAtRest ? number(0) : (speed ?? known?.speed ?? null),
    place: place ?? known?.place ?? null,
    fact,
  };
  if (speed && isAtRest) return false;
  const isMoving =
    RATES.some((role) => act.roles.has(role)) || verb === 'project' || act.roles.has('uniformly');
  // What is let go on a slope slides down.
  const slides =
    verb === 'release' && course.road?.angle && !course.facts.some(({ relation }) => relation === 'push');
  if (way !== null || isMoving || slides) {
    const leg = newLeg(course, 'move', true);
    leg.way = way ?? (slides ? 'down' : null);
    leg.facts.push(fact);
    return describe(course, leg, act);
  }
  return true;
}

function addStop(course: Course, act: Act): boolean {
  const last = course.legs.at(-1);
  const isSlowing = last?.kind === 'decelerate' && !last.hasEnd && hasOnly(act, ['at', 'object']);
  const open = last && (!last.isEnded || isSlowing) ? last : null;
  if (!last) return addRest(course, act);
  const leg = open ?? newLeg(course, 'decelerate');
  leg.facts.push(act.fact);
  wayOf(act);
  told(course, leg.v, act.fact);
  leg.isEnded = true;
  leg.hasEnd = true;
  const at = take(act, 'at') ?? take(act, 'object');
  if (at && !addEnd(course, leg, at[0], act.fact)) return false;
  const after = take(act, 'after');
  if (after) act.roles.set('time', after);
  return describe(course, leg, act);
}

/** Where a stretch ends: at a place, or so far beyond where it began. */
function addEnd(course: Course, leg: Leg, place: Term | undefined, fact: Fact): boolean {
  leg.to = placeIn(place);
  const beyond = propertyIn(place);
  if (beyond?.name !== 'beyond') return true;
  const way = expressionOf(beyond.of[1]);
  if (!way || leg.from === null || leg.from !== placeIn(beyond.of[0])) return false;
  told(course, difference(leg.s, way), fact);
  return true;
}

/** "Travels from A to B, where it comes to rest", before the stages are told. */
function addRest(course: Course, act: Act): boolean {
  const at = placeIn((take(act, 'at') ?? take(act, 'object'))?.[0]);
  const from = course.start?.place ?? null;
  if (!course.span && from && at) course.span = [from, at];
  if (!course.span || (at !== null && at !== course.span[1]) || course.rest) return false;
  course.rest = act.fact;
  return act.roles.size === 0;
}

function addPlace(course: Course, act: Act): boolean {
  const place = placeIn(take(act, 'object')?.[0] ?? take(act, 'through')?.[0]);
  const speed = takeValue(act, 'speed');
  const last = course.legs.at(-1);
  wayOf(act);
  if (place === null) return false;
  if (!last) {
    if (course.start) return addWay(course, act, place, speed);
    course.start = { speed, place, fact: act.fact };
    return true;
  }
  const isFirst = !last.isEnded && course.legs.length === 1 && last.from === null && !last.isStarted;
  if (isFirst && !act.roles.has('after') && !act.roles.has('time')) {
    last.from = place;
    last.isStarted = true;
    last.facts.push(act.fact);
    if (speed) told(course, difference(last.u, speed), act.fact);
    return act.roles.size === 0;
  }
  const leg = last.isEnded ? newLeg(course, last.kind) : last;
  if (leg !== last && last.isUniform) {
    leg.isUniform = true;
    told(course, difference(leg.a, last.a), act.fact);
  }
  leg.to = place;
  leg.isEnded = true;
  leg.facts.push(act.fact);
  if (speed) told(course, difference(leg.v, speed), act.fact);
  const after = take(act, 'after');
  if (after) act.roles.set('time', after);
  return describe(course, leg, act);
}

/** From rest at the top to the bottom. */
function addWay(course: Course, act: Act, place: string, speed: Expression | null): boolean {
  const from = course.start!.place;
  const way =
    from === 'top' && place === 'bottom' ? 'down' : from === 'bottom' && place === 'top' ? 'up' : null;
  if (from === null) return false;
  const leg = newLeg(course, 'move');
  [leg.way, leg.to, leg.isEnded] = [way, place, true];
  leg.facts.push(act.fact);
  if (speed) told(course, difference(leg.v, speed), act.fact);
  const after = take(act, 'after');
  if (after) act.roles.set('time', after);
  return describe(course, leg, act);
}

function addSpeed(course: Course, act: Act): boolean {
  const leg = course.legs.at(-1);
  const speed = takeValue(act, 'object');
  if (!leg || leg.hasEnd || !speed) return false;
  leg.hasEnd = true;
  told(course, difference(leg.v, speed), act.fact);
  leg.isEnded = true;
  leg.facts.push(act.fact);
  return describe(course, leg, act);
}

function addLeg(course: Course, act: Act): boolean {
  const { verb, fact } = act;
  const kind =
    verb === 'accelerate' || verb === 'decelerate'
      ? verb
      : act.roles.has('steady')
        ? 'steady'
        : verb === 'move' || verb === 'climb' || verb === 'descend'
          ? 'move'
          : null;
  if (!kind) return false;
  const last = course.legs.at(-1);
  const isPlainWay = verb === 'move' && !last && !course.start && hasOnly(act, ['distance', 'way on']);
  const plain = isPlainWay ? expressionOf(act.roles.get('distance')?.[0]) : null;
  if (plain) course.plain = { value: plain, fact };
  const known = knownStretch(course, act);
  if (known) return addRate(course, known, act);
  const isFirst = verb === 'move' && course.legs.length === 0 && !act.roles.has('steady');
  if (isFirst && act.roles.has('between')) return addSpan(course, act);
  if (isFirst && course.start?.place && act.roles.has('to place') && hasOnly(act, ['to place', 'way on']))
    return addSpan(course, act);
  const turn = act.roles.has('way up') ? 'up' : act.roles.has('way down') ? 'down' : null;
  const isBack = Boolean(last?.way && turn && turn !== last.way);
  // Before it comes back from the top it has gone the whole way.
  if (last && isBack && !last.isEnded) {
    const places = [...act.roles.values()].flat().map(placeIn);
    if (places.some((one) => one === 'top' || one === 'bottom')) nameEnds(last, true);
    last.isEnded = true;
  }
  const isPlain = last && !last.isEnded && last.kind === 'move' && !last.isUniform;
  const leg = isPlain
    ? last
    : newLeg(
        course,
        kind,
        last ? act.roles.has('power') || act.roles.has('way up') || act.roles.has('way down') : false,
      );
  leg.kind = kind;
  const way = wayOf(act);
  leg.road = course.road;
  if (way !== null || course.road?.isLevel) leg.way = way;
  const object = take(act, 'object');
  if (object) {
    const road = roadIn(object[0], course.road, course.facts);
    if (!road || way === null) return false;
    course.road = road;
    leg.road = road;
  }
  leg.facts.push(fact);
  const points = take(act, 'points');
  const isDescribed = describe(course, leg, act);
  return isDescribed && (points === null || addPoints(course, leg, points[0]));
}

/** "Through A, B and C with constant acceleration". */
function addPoints(course: Course, first: Leg, term: Term | undefined): boolean {
  const names =
    typeof term === 'object' && 'all' in term
      ? term.all.map((one) => (typeof one === 'string' ? one : placeIn(one)))
      : [];
  if (!first.isUniform || first.isEnded || names.length < 2 || names.includes(null)) return false;
  [first.from, first.to, first.isEnded] = [names[0]!, names[1]!, true];
  for (const name of names.slice(2)) {
    const next = newLeg(course, first.kind);
    [next.isUniform, next.isEnded, next.to] = [true, true, name];
    course.laws.push(
      law('The acceleration stays the same.', '加速度不变。', difference(next.a, first.a), first.facts),
    );
  }
  return true;
}

/** "Between A and B", "starts from A and travels to B": from where to where all the stages go. */
function addSpan(course: Course, act: Act): boolean {
  const between = take(act, 'between')?.map(placeIn);
  const [from, to] = between ?? [course.start!.place, placeIn(take(act, 'to place')?.[0])];
  take(act, 'way on');
  if (!from || !to || course.span) return false;
  course.span = [from, to];
  return act.roles.size === 0;
}
