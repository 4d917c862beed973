import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { law, type Numbers } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { cosineOfLevel } from '../measured-from.ts';
import {
  addRatio,
  addWorth,
  amountOf,
  equationOf,
  isBound,
  isProperty,
  isWithin,
  type Tale,
} from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';
import { cosineAt, energy, type Instant, openSwing, radial, type Swing } from './open-swing.ts';
import { isSwung } from './swing.ts';

const INERT = new Set([
  'tied',
  'anchored',
  'swings',
  'holds',
  'equal',
  'acute',
  'joined',
  'left at',
  'constant',
]);

/** A body that swings in a vertical circle, written as energy and force at each instant that is spoken of. */
export function swingOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const swing = openSwing(tale);
  if (!swing) return null;
  for (const fact of tale.facts) if (!takeSwing(fact, swing)) return null;
  const sought = soughtOf(tale.goal.target, swing);
  return (
    sought && {
      situation: {
        laws: swing.laws,
        isPossible: (values) => isWithin(tale, values) && isPossibleSwing(swing, values),
        isConfirmed: (values) => isSwung(numbersOf(swing, values)),
      },
      sought,
    }
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
  'point at',
  'diameter',
  'level side',
]);

export function takeSwing(fact: Fact, swing: Swing): boolean {
  const { relation, of } = fact;
  if (KNOWN.has(relation)) return relation !== 'on the ground' || swing.holder === 'outside';
  if (relation === 'goes round' || relation === 'just round')
    return goesRound(relation === 'just round', swing);
  if (relation === 'state') return instantOf(of, swing) !== null;
  if (relation === 'ratio') return addRatio(of[2], soughtOf(of[0]!, swing), soughtOf(of[1]!, swing), swing);
  if (isBound(fact)) return true;
  if (relation === 'worth') return addWorth(of, soughtOf(of[0]!, swing), swing);
  if (INERT.has(relation)) {
    const zero = relation === 'holds' || relation === 'equal' ? equationOf(fact, swing.tale) : null;
    if (zero && !swing.tale.angles.size) swing.laws.push(law('What is known.', '已知。', zero));
    return relation !== 'holds' && relation !== 'equal' ? true : zero !== null;
  }
  return false;
}

const TOP: Term = { the: 'angle', of: [{ amount: '0', unit: '°' }, 'up'] };

const BOTTOM: Term = { the: 'angle', of: [{ amount: '0', unit: '°' }, 'down'] };

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

/** A point of the circle that was told, or the one opposite to it. */
function cosineOfPoint(name: Term | undefined, tale: Tale): Expression | null {
  const told = (label: Term | undefined) => {
    const all = tale.facts.filter(({ relation, of }) => relation === 'point at' && of[0] === label);
    const cosine = all.length === 1 ? cosineAt(all[0]!.of[1], tale) : null;
    const sides = tale.facts.filter(({ relation, of }) => relation === 'level side' && of[0] === label);
    const isSide = sides.every(({ of }) => cosine && evaluateAcute(cosine) > 0 === (of[1] === 'below'));
    return isSide ? cosine : null;
  };
  const own = told(name);
  const ends = tale.facts.find(({ relation, of }) => relation === 'diameter' && of.includes(name!))?.of ?? [];
  const other = own ? null : told(ends.find((end) => end !== name));
  return own ?? (other && negative(other));
}

/** Where its angle is a letter, that is acute. */
const evaluateAcute = (one: Expression): number =>
  evaluate(one, Object.fromEntries(symbolsOf(one).map((name) => [name, 0.5])));

function conditionOf(one: Term, own: Instant, { tale, holder }: Swing): Expression | null {
  if (!isProperty(one)) return null;
  switch (one.the) {
    case 'angle': {
      const cosine = cosineAt(one, tale);
      return cosine && difference(own.cosine, cosine);
    }
    case 'at point': {
      const cosine = cosineOfPoint(one.of[0], tale);
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

export function soughtOf(target: Term, swing: Swing): Sought | null {
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
  if (target.the === 'level sine') {
    const isLeft = tale.facts.some(({ relation, of }) => relation === 'left at' && of[0] === target.of[0]);
    const own = isLeft && conditions.length === 0 ? instantOf([{ the: 'slack', of: [] }], swing) : null;
    return own && { value: negative(own.cosine), unit: '' };
  }
  if (target.the === 'least force' || target.the === 'greatest force') {
    const isRound = tale.facts.some(({ relation }) => relation === 'goes round');
    const own =
      isRound && conditions.length === 0
        ? instantOf([target.the === 'least force' ? TOP : BOTTOM], swing)
        : null;
    return own && { value: own.force, unit: 'N' };
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
  if (target.the === 'cosine') return { value: own.cosine, unit: '' };
  if (target.the === 'speed') return { value: root(own.square), unit: 'm s^-1' };
  return target.the === 'force'
    ? { value: own.force, unit: 'N', isSize: ['rod', 'threaded'].includes(swing.holder) }
    : null;
}

/** θ or cos θ at an instant, where θ was said to be the angle from a vertical. */
function ratioAt(asked: Term, conditions: readonly Term[], swing: Swing): Sought | null {
  const value = amountOf(asked, '', swing.tale);
  const name = value?.kind === 'symbol' ? value.name : '';
  const letter = name.startsWith('cos_') ? name.slice(4) : name;
  const told = swing.instants
    .flatMap(({ keys }) => [...keys])
    .flatMap((key) => /"of":\["\\+(\w+)","(up|down)"\]/.exec(key)?.slice(1) ?? []);
  const own = instantOf(conditions, swing);
  if (letter === '' || !own || told[0] !== letter || told.length !== 2) return null;
  const cosine = told[1] === 'up' ? negative(own.cosine) : own.cosine;
  return name === letter
    ? { value: quotient(product(number(180), call('arccos', cosine)), PI), unit: '°' }
    : { value: cosine, unit: '' };
}

export function isPossibleSwing({ instants, holder }: Swing, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  return instants.every(({ cosine, square, force }) => {
    const isHeld = holder === 'rod' || holder === 'threaded' || at(force) > -1e-9;
    return Math.abs(at(cosine)) <= 1 + 1e-12 && at(square) > -1e-9 && isHeld;
  });
}

export function numbersOf({ instants, holder, radius, mass, tale: { g } }: Swing, values: Numbers) {
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
