import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { type Law, law, type Numbers } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { addWorth, amountOf, equationOf, isProperty, ratiosIn, type Tale } from '../told.ts';
import { cosineOfLevel } from '../measured-from.ts';
import type { Situation, Sought } from '../work-out.ts';
import { type Holder, sideOf } from './side.ts';
import { isSwung } from './swing.ts';

/** An instant on the circle: the cosine of the angle from the downward vertical, v², and the force along the radius. */
interface Instant {
  id: string;
  cosine: Expression;
  square: Expression;
  force: Expression;
  keys: Set<string>;
}

interface Swing {
  tale: Tale;
  radius: Expression;
  mass: Expression;
  holder: Holder;
  isOnGround: boolean;
  start: Instant;
  instants: Instant[];
  laws: Law[];
  last: Instant | null;
}

const MASS = symbol('m');
const INERT = new Set(['tied', 'anchored', 'swings', 'holds', 'equal', 'acute', 'joined', 'constant']);

/** A body that swings in a vertical circle, written as energy and force at each instant that is spoken of. */
export function swingOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const swing = openSwing(tale);
  if (!swing) return null;
  for (const fact of tale.facts) if (!take(fact, swing)) return null;
  const sought = soughtIn(tale.goal.target, swing);
  return (
    sought && {
      situation: {
        laws: swing.laws,
        isPossible: (values) => isPossible(swing, values),
        isConfirmed: (values) => isSwung(numbersOf(swing, values)),
      },
      sought,
    }
  );
}

function openSwing(tale: Tale): Swing | null {
  const only = (relation: string): Fact | null => {
    const all = tale.facts.filter((one) => one.relation === relation);
    const distinct = new Set(all.map(({ of }) => JSON.stringify(of)));
    return distinct.size === 1 ? all[0]! : null;
  };
  const [cord, round, side, starts, held] = ['cord', 'round', 'side', 'starts', 'held'].map(only);
  if (!starts || (cord === null) === (round === null)) return null;
  const kind = String(cord?.of[0] ?? '');
  if (cord && (!['inextensible', 'rod'].includes(kind) || round || side)) return null;
  const radius = amountOf(cord ? only('length')?.of[0] : round?.of[0], 'm', tale);
  const holder = cord
    ? kind === 'rod'
      ? 'rod'
      : 'string'
    : sideOf(side ?? null, only('shape'), held ?? null);
  const mass = only('mass');
  if (!radius || !holder) return null;
  const place = held ? cosineAt(held.of[1], tale) : null;
  if (!place) return null;
  const [, way, speed] = starts.of;
  const value = amountOf(speed, 'm s^-1', tale);
  const isAtEnd = ['1', '-1'].includes(text(place));
  if (!value || ((way === 'level' || way === 'along') && !isAtEnd)) return null;
  if ((way === 'up' || way === 'down') && text(place) !== '0') return null;
  const swing: Swing = {
    tale,
    radius,
    mass: (mass && amountOf(mass.of[1], 'kg', tale)) ?? MASS,
    holder,
    isOnGround: tale.facts.some(({ relation }) => relation === 'on the ground'),
    start: {
      id: '0',
      cosine: place,
      square: power(value, 2),
      force: symbol('F_0'),
      keys: new Set(['start']),
    },
    instants: [],
    laws: [],
    last: null,
  };
  swing.instants.push(swing.start);
  swing.laws.push(radial(swing, swing.start));
  return swing;
}

const text = (one: Expression): string => String(evaluate(one));

function cosineAt(term: Term | undefined, tale: Tale): Expression | null {
  if (!isProperty(term) || term.the !== 'angle') return null;
  const ratios = ratiosIn(term.of[0], tale);
  if (!ratios || term.of[1] === 'level') return null;
  return term.of[1] === 'up' ? negative(ratios.cosine) : ratios.cosine;
}

function radial({ mass, radius, holder, tale: { g } }: Swing, { square, cosine, force }: Instant): Law {
  const inwards = sum(quotient(product(mass, square), radius), product(mass, g, cosine));
  return law(
    'Newton’s second law along the radius.',
    '沿半径方向用牛顿第二定律。',
    difference(force, holder === 'outside' ? negative(inwards) : inwards),
  );
}

function energy({ radius, start, tale: { g } }: Swing, { square, cosine }: Instant): Law {
  return law(
    'Energy is conserved: v² = u² + 2g × the height lost.',
    '机械能守恒：v² = u² + 2g × 下降的高度。',
    difference(square, sum(start.square, product(number(2), g, radius, difference(cosine, start.cosine)))),
  );
}

const KNOWN = new Set([
  'shape',
  'cord',
  'length',
  'round',
  'side',
  'starts',
  'held',
  'mass',
  'on the ground',
]);

function take(fact: Fact, swing: Swing): boolean {
  const { relation, of } = fact;
  if (KNOWN.has(relation)) return relation !== 'on the ground' || swing.holder === 'outside';
  if (relation === 'goes round' || relation === 'just round')
    return goesRound(relation === 'just round', swing);
  if (relation === 'state') return instantOf(of, swing) !== null;
  if (relation === 'worth') return addWorth(of, soughtIn(of[0]!, swing), swing);
  if (INERT.has(relation)) {
    const zero = relation === 'holds' || relation === 'equal' ? equationOf(fact, swing.tale) : null;
    if (zero && !swing.tale.angles.size) swing.laws.push(law('What is known.', '已知。', zero));
    return relation !== 'holds' && relation !== 'equal' ? true : zero !== null;
  }
  return false;
}

const TOP: Term = { the: 'angle', of: [{ amount: '0', unit: '°' }, 'up'] };

/** It comes to the highest point; where it only just does, nothing holds it there. */
function goesRound(isJust: boolean, swing: Swing): boolean {
  const isHeld = swing.holder === 'string' || swing.holder === 'inside';
  return isHeld && instantOf(isJust ? [TOP, { the: 'slack', of: [] }] : [TOP], swing) !== null;
}

const keyOf = (one: Term): string =>
  isProperty(one) && ['slack', 'rest', 'start'].includes(one.the) ? one.the : JSON.stringify(one);

/** The instant at which all of this is so; one that was spoken of by one of it is the same. */
function instantOf(conditions: readonly Term[], swing: Swing): Instant | null {
  const { instants, laws } = swing;
  const keys = conditions.map(keyOf);
  if (keys.length === 1 && isProperty(conditions[0]) && conditions[0].the === 'then') return swing.last;
  let own = instants.find((one) => keys.some((key) => one.keys.has(key)));
  if (!own) {
    const id = String(instants.length);
    own = {
      id,
      cosine: symbol(`c_${id}`),
      square: symbol(`q_${id}`),
      force: symbol(`F_${id}`),
      keys: new Set(),
    };
    instants.push(own);
    laws.push(energy(swing, own), radial(swing, own));
  }
  for (const [at, one] of conditions.entries()) {
    if (own.keys.has(keys[at]!)) continue;
    own.keys.add(keys[at]!);
    const zero = conditionOf(one, own, swing);
    if (!zero) return null;
    laws.push(law('What is so at that instant.', '该时刻的条件。', zero));
  }
  swing.last = own;
  return own;
}

function conditionOf(one: Term, own: Instant, { tale, holder }: Swing): Expression | null {
  if (!isProperty(one)) return null;
  switch (one.the) {
    case 'angle': {
      const cosine = cosineAt(one, tale);
      return cosine && difference(own.cosine, cosine);
    }
    case 'slack':
      return holder === 'rod' || holder === 'threaded' ? null : own.force;
    case 'held on':
      return number(0);
    case 'rest':
      return own.square;
    case 'speed': {
      const speed = amountOf(one.of[0], 'm s^-1', tale);
      return speed && difference(own.square, power(speed, 2));
    }
    case 'force': {
      const force = amountOf(one.of[0], 'N', tale);
      return force && difference(own.force, force);
    }
    default:
      return null;
  }
}

function soughtIn(target: Term, swing: Swing): Sought | null {
  const { tale, radius, start } = swing;
  if (!isProperty(target)) return null;
  const conditions = (target.where ?? []).map(({ of }) => of[0]!);
  if (target.the === 'formula') {
    if (conditions.length > 0) return ratioAt(target.of[0]!, conditions, swing);
    const value = amountOf(target.of[0], '', tale);
    return value && { value, unit: '' };
  }
  if (target.the === 'top') {
    const slack =
      swing.holder === 'string' || swing.holder === 'inside'
        ? instantOf([{ the: 'slack', of: [] }], swing)
        : null;
    const from = cosineOfLevel(target.of[0], tale, start.cosine);
    if (!slack || !from || conditions.length > 0) return null;
    const rise = quotient(
      product(slack.square, difference(number(1), power(slack.cosine, 2))),
      product(number(2), tale.g),
    );
    return { value: sum(product(radius, difference(from, slack.cosine)), rise), unit: 'm' };
  }
  if (conditions.length === 0) return null;
  if (conditions.length === 1 && isProperty(conditions[0]) && conditions[0].the === 'landed') {
    if (target.the !== 'speed' || !swing.isOnGround || !instantOf([{ the: 'slack', of: [] }], swing))
      return null;
    return {
      value: root(difference(start.square, product(number(2), tale.g, radius, start.cosine))),
      unit: 'm s^-1',
    };
  }
  const own = instantOf(conditions, swing);
  if (!own) return null;
  if (target.the === 'speed') return { value: root(own.square), unit: 'm s^-1' };
  return target.the === 'force' ? { value: own.force, unit: 'N', isSize: true } : null;
}

/** cos θ at an instant, where θ was said to be the angle from a vertical. */
function ratioAt(asked: Term, conditions: readonly Term[], swing: Swing): Sought | null {
  const value = amountOf(asked, '', swing.tale);
  const letter = value?.kind === 'symbol' && value.name.startsWith('cos_') ? value.name.slice(4) : null;
  const told = swing.instants
    .flatMap(({ keys }) => [...keys])
    .flatMap((key) => /"of":\["\\+(\w+)","(up|down)"\]/.exec(key)?.slice(1) ?? []);
  const own = instantOf(conditions, swing);
  if (!letter || !own || told[0] !== letter || told.length !== 2) return null;
  return { value: told[1] === 'up' ? negative(own.cosine) : own.cosine, unit: '' };
}

function isPossible({ instants, holder }: Swing, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  return instants.every(({ cosine, square, force }) => {
    const isHeld = holder === 'rod' || holder === 'threaded' || at(force) > -1e-9;
    return Math.abs(at(cosine)) <= 1 + 1e-12 && at(square) > -1e-9 && isHeld;
  });
}

function numbersOf({ instants, holder, radius, mass, tale: { g } }: Swing, values: Numbers) {
  const at = (one: Expression) => evaluate(one, values);
  return {
    radius: at(radius),
    g: at(g),
    mass: at(mass),
    holder,
    instants: instants.map(({ cosine, square, force }) => ({
      cosine: at(cosine),
      square: at(square),
      force: at(force),
    })),
  };
}
