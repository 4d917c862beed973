import {
  call,
  difference,
  type Expression,
  number,
  PI,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import type { Asked } from '../laws/solve-model.ts';
import { negated } from '../told/goings.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { type Leg, newLeg } from './legs.ts';
import { actIn, placeIn } from './tale.ts';
import { stretch, stretchOf } from './stretches.ts';
import { type Drive, placed, type Moment, momentIn, isOwn, hillOf } from './placed.ts';

/** What a goal wants of a body on its way, with the laws that it needs; null where it is not understood. */
export function askedIn(drive: Drive, goal: Goal): Asked | null {
  if (!placed(drive)) return null;
  const { target } = goal;
  const where = [...(goal.where ?? []), ...((target as { where?: Fact[] }).where ?? [])]
    .filter(({ relation }) => relation !== 'by energy')
    .map(asBetween);
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' && where.length === 0 ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (!property) return null;
  const time = timeIn(drive, property.name, where);
  if (time) return time;
  const moment = momentIn(drive, where);
  if (moment === null) return null;
  const isWhole =
    moment !== 'none' && where.every(({ relation }) => relation === 'until' || relation === 'between');
  return moment === 'none' || isWhole
    ? plain(drive, property.name, property.of)
    : atMoment(drive, property.name, property.of, moment);
}

/** "As it moves from A to B": between the two. */
function asBetween(fact: Fact): Fact {
  const [held] = fact.of;
  const inner =
    fact.relation === 'when' && propertyIn(held)?.of[0] === 'when' ? (held as { where?: Fact[] }).where : [];
  const act = inner?.length === 1 && inner[0]!.relation === 'act' ? actIn(inner[0]!) : null;
  if (act?.verb !== 'move') return fact;
  const [from, to, both] = ['from', 'to place', 'between'].map((role) => act.roles.get(role));
  const ends =
    act.roles.size === 1 ? both : act.roles.size === 2 && from && to ? [from[0]!, to[0]!] : undefined;
  return ends ? { relation: 'between', of: [...ends] } : fact;
}

/** The time while it accelerates, or until it is somewhere. */
function timeIn({ course }: Drive, name: string, where: readonly Fact[]): Asked | null {
  const act = where.length === 1 && where[0]!.relation === 'act' ? actIn(where[0]!) : null;
  const both = name === 'time from to' ? stretchOf(course, where) : null;
  if (both) return { value: sum(...both.map(({ t }) => t)), unit: 's', letter: null };
  if (!act || act.bodies[0] !== course.body || (name !== 'time while' && name !== 'time until')) return null;
  const give = (legs: readonly Leg[]): Asked => ({
    value: sum(...legs.map(({ t }) => t)),
    unit: 's',
    letter: null,
  });
  if (name === 'time while') {
    const own = course.legs.filter(({ kind }) => kind === act.verb);
    return own.length === 1 && act.roles.size === 0 ? give(own) : null;
  }
  const [from, to] = [act.roles.get('from'), act.roles.get('to place')].map((of) => placeIn(of?.[0]));
  const ends = act.roles.get('between')?.map(placeIn) ?? [from, to];
  if (act.verb === 'move' && act.roles.size === (act.roles.has('between') ? 1 : 2) && ends[0] && ends[1]) {
    const between = stretch(course, ends[0], ends[1]);
    return between && give(between);
  }
  const place = act.verb === 'reach' && act.roles.size === 1 ? placeIn(act.roles.get('object')?.[0]) : null;
  const last = place === null ? -1 : course.legs.findIndex((leg) => leg.to === place);
  return last >= 0 ? give(course.legs.slice(0, last + 1)) : null;
}

function atMoment(drive: Drive, name: string, of: readonly Term[], moment: Moment): Asked | null {
  if (!isOwn(drive, of)) return null;
  if (moment.leg?.kind === 'steady' && !moment.speed && name === 'speed' && isDrivenOn(drive, moment.leg))
    return instant(drive, 'greatest speed', null, moment.leg, moment.facts);
  if (moment.leg && !moment.speed && (name === 'speed' || name === 'velocity'))
    return { value: moment.isStart ? moment.leg.u : moment.leg.v, unit: 'm s^-1', letter: null };
  if (moment.leg && !moment.speed && name === 'acceleration' && isOneRate(drive, moment.leg))
    return { value: moment.leg.a, unit: 'm s^-2', letter: null };
  if (
    moment.leg &&
    !moment.speed &&
    (name === 'greatest speed' || (name === 'steady speed' && isDrivenOn(drive, moment.leg)))
  )
    return instant(drive, 'greatest speed', null, moment.leg, moment.facts);
  return moment.speed
    ? instant(
        drive,
        name,
        moment.speed,
        moment.leg ?? drive.course.legs.at(-1) ?? newLeg(drive.course, 'move'),
        moment.facts,
      )
    : null;
}

/** Whether it moves with the same constant acceleration on all the stretches. */
const isOneRate = ({ course: { legs }, power }: Drive, leg: Leg): boolean =>
  power === null && leg.isUniform && legs.every(({ kind, isUniform }) => isUniform && kind === 'move');

const isDrivenOn = ({ power }: Drive, leg: Leg): boolean => power !== null || leg.power !== null;

/** One moment on a stretch: the engine works, the resistance and the hill act. */
function instant(
  drive: Drive,
  name: string,
  speed: Expression | null,
  leg: Leg,
  facts: Fact[],
): Asked | null {
  const { course, mass } = drive;
  const power = leg.power ?? drive.power?.value ?? null;
  if (leg.road === null || !(leg.road.isLevel || (leg.road.angle && leg.way))) return null;
  // Without acceleration on the level, how heavy it is does not matter.
  if (!mass && !(name === 'greatest speed' && leg.road.isLevel)) return null;
  if (!course.resistance && !(power === null && drive.force)) return null;
  const [v, a, force, rate] = ['v_now', 'a_now', 'D_now', 'P_now'].map(symbol) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  if (speed) course.laws.push(law('The speed at this moment.', '此刻的速率。', difference(v, speed), facts));
  if (name === 'greatest speed')
    course.laws.push(law('At the greatest speed there is no acceleration.', '速率最大时加速度为零。', a));
  if (power)
    course.laws.push(
      law(
        'The power of the engine.',
        '发动机的功率。',
        difference(rate, power),
        drive.power ? [drive.power.fact] : leg.facts,
      ),
    );
  if (drive.force)
    course.laws.push(
      law('The driving force.', '牵引力。', difference(force, drive.force.value), [drive.force.fact]),
    );
  course.laws.push(
    law(
      'Power is driving force times speed.',
      '功率等于牵引力乘以速率。',
      difference(rate, product(force, v)),
      leg.facts,
    ),
    law(
      "Newton's second law along the road: driving force less resistance and the part of the weight along the road.",
      '沿路面方向应用牛顿第二定律：牵引力减去阻力和重力沿路面的分力。',
      difference(
        sum(force, negated(course.resistance?.value ?? number(0)), negated(hillOf(drive, leg))),
        product(mass?.value ?? number(1), a),
      ),
      [mass?.fact ?? [], course.resistance?.fact ?? []].flat(),
    ),
  );
  const wanted: Record<string, [Expression, string]> = {
    acceleration: [a, 'm s^-2'],
    deceleration: [negated(a), 'm s^-2'],
    'greatest speed': [v, 'm s^-1'],
    speed: [v, 'm s^-1'],
    power: [rate, 'W'],
    'driving force': [force, 'N'],
  };
  const [value, unit] = wanted[name] ?? [];
  return value ? { value, unit: unit!, letter: null } : null;
}

function plain(drive: Drive, name: string, of: readonly Term[]): Asked | null {
  const { course } = drive;
  const { legs } = course;
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last)
    return name === 'greatest speed' && isOwn(drive, of)
      ? instant(drive, name, null, newLeg(course, 'move'), [])
      : null;
  const give = (value: Expression, unit: string): Asked => ({ value, unit, letter: null });
  const all = (letter: 's' | 't') => sum(...legs.map((leg) => leg[letter]));
  const only = (kind: Leg['kind']) => {
    const own = legs.filter((one) => one.kind === kind);
    return own.length === 1 ? own[0]! : null;
  };
  if (name === 'distance' || name === 'time between') {
    const between = stretch(course, placeIn(of[0]), placeIn(of[1]));
    return (
      between &&
      (name === 'distance'
        ? give(sum(...between.map(({ s }) => s)), 'm')
        : give(sum(...between.map(({ t }) => t)), 's'))
    );
  }
  if (name === 'trip time') {
    const own = legs.filter(({ way }) => way === of[0]);
    return own.length === 1 ? give(own[0]!.t, 's') : null;
  }
  if (name === 'whole time') return give(all('t'), 's');
  if (name === 'whole distance') return give(all('s'), 'm');
  if (name === 'slope')
    return !last.road?.angle || last.road.angle.sine.kind === 'symbol'
      ? give(quotient(product(number(180), call('arcsin', symbol('sin_slope'))), PI), '°')
      : null;
  if (!isOwn(drive, of)) return null;
  const isDriven = drive.power !== null || legs.some(({ power }) => power !== null);
  switch (name) {
    case 'greatest speed': {
      if (isDriven) return instant(drive, name, null, last, []);
      const up = only('accelerate');
      return up && legs.every(({ kind }) => kind !== 'move') && legs[0] === up ? give(up.v, 'm s^-1') : null;
    }
    case 'steady speed':
      return isDriven
        ? instant(drive, 'greatest speed', null, last, last.facts)
        : last.kind === 'steady'
          ? give(last.u, 'm s^-1')
          : null;
    case 'speed':
      return last.kind === 'steady' ? (isDriven ? instantSteady(drive, last) : give(last.u, 'm s^-1')) : null;
    case 'acceleration':
    case 'deceleration': {
      const leg =
        only(name === 'acceleration' ? 'accelerate' : 'decelerate') ?? (legs.length === 1 ? last : null);
      const isOneRate = legs.length > 1 && legs.every(({ kind, isUniform }) => kind === 'move' && isUniform);
      if (isOneRate && !isDriven && name === 'acceleration') return give(first.a, 'm s^-2');
      if (!leg || isDriven) return null;
      return give(name === 'acceleration' ? leg.a : negated(leg.a), 'm s^-2');
    }
    case 'average speed':
      return give(quotient(all('s'), all('t')), 'm s^-1');
    case 'way':
      return legs.length === 1 || of[1] === 'total' ? give(all('s'), 'm') : null;
    case 'driving force':
      return legs.length === 1 && !isDriven ? give(symbol('D_1'), 'N') : null;
    default:
      return workIn(drive, name, last);
  }
}

/** Work, energy and what holds it back on the stretch that was told last. */
function workIn(drive: Drive, name: string, last: Leg): Asked | null {
  const at = drive.course.legs.length;
  if (at > 1 && name !== 'resistance') return null;
  const give = (value: Expression, unit: string): Asked => ({ value, unit, letter: null });
  switch (name) {
    case 'work':
      return give(symbol('W_1'), 'J');
    case 'resistance':
      return drive.isDragSteady ? give(symbol('R_0'), 'N') : null;
    case 'friction':
      return !drive.friction ? give(symbol('mu'), '') : null;
    case 'work against':
      return give(symbol('L_1'), 'J');
    case 'loss of kinetic energy':
    case 'decrease of kinetic energy':
    case 'gain of kinetic energy':
    case 'increase of kinetic energy': {
      if (!drive.mass) return null;
      const gained = quotient(
        product(drive.mass.value, difference(product(last.v, last.v), product(last.u, last.u))),
        number(2),
      );
      return give(/^(?:gain|increase)/.test(name) ? gained : negated(gained), 'J');
    }
    default:
      return null;
  }
}

/** At a constant speed that the engine keeps. */
function instantSteady(drive: Drive, leg: Leg): Asked | null {
  return instant(drive, 'greatest speed', null, leg, leg.facts);
}
