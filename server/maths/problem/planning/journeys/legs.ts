import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { negated } from '../told/goings.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import type { Road } from './roads.ts';
import { type Act, placeIn, take, takeValue } from './tale.ts';

/** A stretch of a motion. */
export interface Leg {
  kind: 'accelerate' | 'decelerate' | 'steady' | 'move';
  u: Expression;
  v: Expression;
  a: Expression;
  t: Expression;
  s: Expression;
  /** Whether its acceleration is constant. */
  isUniform: boolean;
  isEnded: boolean;
  /** Whether the speed at its end is told. */
  hasEnd: boolean;
  isStarted: boolean;
  from: string | null;
  to: string | null;
  road: Road | null;
  /** Up a slope, or down it. */
  way: 'up' | 'down' | null;
  power: Expression | null;
  /** Nothing drives it. */
  isOff: boolean;
  /** How many times as strong as at first what holds it back is. */
  drag: Expression;
  facts: Fact[];
}

export interface Course {
  body: string;
  legs: Leg[];
  laws: Law[];
  road: Road | null;
  facts: readonly Fact[];
  /** What is known of the start of the next leg. */
  start: { speed: Expression | null; place: string | null; fact: Fact } | null;
  resistance: { value: Expression; fact: Fact } | null;
  /** From where to where it goes in all. */
  span: [string, string] | null;
  /** A way of which nothing else is told. */
  plain: { value: Expression; fact: Fact } | null;
  /** How far it goes in all. */
  whole: { value: Expression; fact: Fact } | null;
  /** It comes to rest where it goes. */
  rest: Fact | null;
  /** Nothing drives it any more. */
  isOff: boolean;
  /** How many times as strong as at first what holds it back is now. */
  drag: Expression;
  /** How high above its end it starts. */
  rise: { value: Expression; fact: Fact } | null;
}

export const told = (course: Course, zero: Expression, fact: Fact): void =>
  void course.laws.push(law('What is told of the motion.', '运动的已知条件。', zero, [fact]));

export function newLeg(course: Course, kind: Leg['kind'], isNewMotion = false): Leg {
  const at = course.legs.length + 1;
  const [u, v, a, t, s] = ['u', 'v', 'a', 't', 's'].map((name) => symbol(`${name}_${at}`)) as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const previous = course.legs.at(-1);
  const leg: Leg = {
    kind,
    u,
    v,
    a,
    t,
    s,
    isUniform: false,
    isEnded: false,
    hasEnd: false,
    from: previous?.to ?? null,
    to: null,
    road: course.road,
    way: previous?.way ?? null,
    power: null,
    isOff: course.isOff,
    drag: course.drag,
    isStarted: (course.start !== null && course.start.speed !== null) || previous !== undefined,
    facts: [],
  };
  if (course.start) {
    if (course.start.speed) told(course, difference(u, course.start.speed), course.start.fact);
    leg.from = course.start.place;
    course.start = null;
  } else if (previous && !isNewMotion)
    course.laws.push(
      law(
        'Each stage begins with the speed with which the one before ends.',
        '每阶段的初速等于上一阶段的末速。',
        difference(u, previous.v),
      ),
    );
  course.legs.push(leg);
  return leg;
}

export const RATES = ['acceleration', 'deceleration', 'rate'];

/** The numbers that are told of a stretch. */
export function describe(course: Course, leg: Leg, act: Act): boolean {
  const { fact } = act;
  const isOf = (role: string, letter: Expression): boolean => {
    if (!act.roles.has(role)) return true;
    const value = takeValue(act, role);
    if (value) told(course, difference(letter, value), fact);
    return value !== null;
  };
  const rates = RATES.filter((role) => act.roles.has(role));
  if (rates.length > 1) return false;
  const [rate] = rates;
  if (rate) {
    const value = takeValue(act, rate);
    if (!value) return false;
    const isLosing = rate === 'deceleration' || (leg.kind === 'decelerate' && rate === 'rate');
    if (leg.kind === 'move') leg.kind = isLosing ? 'decelerate' : 'accelerate';
    told(course, difference(leg.a, isLosing ? negated(value) : value), fact);
    leg.isUniform = true;
  }
  take(act, 'to the end');
  if (take(act, 'uniformly')) leg.isUniform = true;
  if (act.roles.has('steady')) {
    const [value] = take(act, 'steady')!;
    if (value !== undefined) {
      const speed = expressionOf(value);
      if (!speed) return false;
      told(course, difference(leg.u, speed), fact);
    }
    told(course, leg.a, fact);
    leg.isUniform = true;
    leg.kind = 'steady';
  }
  if (act.roles.has('speed') || act.roles.has('from rest') || act.roles.has('from')) leg.isStarted = true;
  if (!isOf('speed', leg.u)) return false;
  const to = take(act, 'to');
  if (to) {
    const value = to[0] === '0' ? number(0) : expressionOf(to[0]);
    if (!value) return false;
    told(course, difference(leg.v, value), fact);
    if (to[1] !== undefined) leg.to = placeIn(to[1]);
    leg.isEnded = true;
    leg.hasEnd = true;
  }
  const fromTo = take(act, 'from to');
  if (fromTo) {
    const [from, end] = fromTo.map(expressionOf);
    if (!from || !end) return false;
    told(course, difference(leg.u, from), fact);
    told(course, difference(leg.v, end), fact);
    leg.isEnded = true;
    leg.hasEnd = true;
  }
  if (act.roles.has('time') || act.roles.has('distance')) leg.isEnded = true;
  if (!isOf('time', leg.t) || !isOf('distance', leg.s)) return false;
  const rest = take(act, 'from rest');
  if (rest) {
    told(course, leg.u, fact);
    if (rest[0] !== undefined) leg.from = placeIn(rest[0]);
  }
  const between = take(act, 'between');
  if (between) [leg.from, leg.to, leg.isEnded] = [placeIn(between[0]), placeIn(between[1]), true];
  const [from, end] = [take(act, 'from'), take(act, 'to place')];
  const raised = propertyIn(from?.[0]);
  if (raised?.name === 'raised') {
    const value = expressionOf(raised.of[1]);
    if (!value || leg.way !== 'down') return false;
    leg.from = placeIn(raised.of[0]);
    course.rise = { value, fact };
  } else if (from) leg.from = placeIn(from[0]);
  if (end) [leg.to, leg.isEnded] = [placeIn(end[0]), true];
  return driven(course, leg, act);
}

/** What drives it and what resists it. */
function driven(course: Course, leg: Leg, act: Act): boolean {
  const { fact } = act;
  const power = take(act, 'power');
  if (power) {
    leg.power = expressionOf(power[0]);
    if (!leg.power) return false;
  }
  const resistance = take(act, 'resistance');
  if (resistance) {
    const value = expressionOf(resistance[0]);
    if (!value) return false;
    course.resistance = { value, fact };
  }
  return true;
}

/** The laws of constant acceleration on every stretch where it is constant. */
export function writeUniform({ legs, laws }: Course): void {
  for (const { isUniform, u, v, a, t, s } of legs) {
    if (!isUniform) continue;
    laws.push(
      law('v = u + at for each stage.', '每阶段用 v = u + at。', difference(v, sum(u, product(a, t)))),
      law(
        's = ½(u + v)t for each stage.',
        '每阶段用 s = ½(u + v)t。',
        difference(s, quotient(product(sum(u, v), t), number(2))),
      ),
      law(
        'v² = u² + 2as for each stage.',
        '每阶段用 v² = u² + 2as。',
        difference(product(v, v), sum(product(u, u), product(number(2), a, s))),
      ),
    );
  }
}
