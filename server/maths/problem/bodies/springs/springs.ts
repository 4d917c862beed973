import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
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
import { hungAt, isHung } from './bounce.ts';
import { addWorth, amountOf, equationOf, isProperty, type Tale } from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';

/** An instant: how far below the fixed end, the square of the speed, the pull of the string. */
interface Instant {
  id: string;
  depth: Expression;
  square: Expression;
  isTaut: boolean;
  keys: Set<string>;
}

interface Hanging {
  tale: Tale;
  mass: Expression;
  natural: Expression;
  modulus: Expression;
  start: Instant | null;
  instants: Instant[];
  laws: Law[];
  last: Instant | null;
}

const ZERO = number(0);
const only = ({ facts }: Tale, relation: string): Fact | null => {
  const all = facts.filter((one) => one.relation === relation);
  return new Set(all.map(({ of }) => JSON.stringify(of))).size === 1 ? all[0]! : null;
};

const INERT = new Set([
  'cord',
  'natural length',
  'modulus',
  'mass',
  'tied',
  'anchored',
  'joined',
  'constant',
  'falls',
  'starts',
  'at depth',
  'hangs',
]);

/** A body that hangs or falls on a vertical elastic string. */
export function hangingOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const [cord, natural, modulus, mass, anchored] = [
    'cord',
    'natural length',
    'modulus',
    'mass',
    'anchored',
  ].map((one) => only(tale, one));
  const m = amountOf(mass?.of[1], 'kg', tale);
  const l = amountOf(natural?.of[0], 'm', tale);
  const unknown = symbol('lambda');
  const stiff = modulus ? amountOf(modulus.of[0], 'N', tale) : unknown;
  if (cord?.of[0] !== 'elastic' || !m || !l || !stiff || !anchored) return null;
  const hanging: Hanging = {
    tale,
    mass: m,
    natural: l,
    modulus: stiff,
    start: null,
    instants: [],
    laws: [],
    last: null,
  };
  if (!begin(hanging)) return null;
  for (const fact of tale.facts) if (!take(fact, hanging)) return null;
  const sought = soughtIn(tale.goal.target, hanging);
  return (
    sought && {
      sought,
      situation: {
        laws: hanging.laws,
        isPossible: (values) => isPossible(hanging, values),
        isConfirmed: (values) => isHung(numbersOf(hanging, values)),
      },
    }
  );
}

/** Where it is let go, from rest or with a speed. */
function begin(hanging: Hanging): boolean {
  const { tale, natural } = hanging;
  const [starts, told] = ['starts', 'at depth'].map((one) => only(tale, one));
  const place = told ?? (starts ? hungAt(tale) : null);
  if (!starts) return !tale.facts.some(({ relation }) => ['starts', 'at depth'].includes(relation));
  const [, way, speed] = starts.of;
  const value = amountOf(speed, 'm s^-1', tale);
  if (!value || !['rest', 'down'].includes(String(way)) || !place) return false;
  const at = place.of[1];
  const depth = at === 'anchor' ? ZERO : at === 'natural' ? natural : amountOf(at, 'm', tale);
  if (!depth) return false;
  hanging.start = {
    id: '0',
    depth,
    square: power(value, 2),
    isTaut: at !== 'anchor' && at !== 'natural',
    keys: new Set(),
  };
  return true;
}

function take(fact: Fact, hanging: Hanging): boolean {
  const { relation, of } = fact;
  if (relation === 'state') return instantOf(of, hanging) !== null;
  if (relation === 'worth') return addWorth(of, soughtIn(of[0]!, hanging), hanging);
  if (INERT.has(relation)) return true;
  const zero = relation === 'holds' || relation === 'equal' ? equationOf(fact, hanging.tale) : null;
  if (zero) hanging.laws.push(law('What is known.', '已知。', zero));
  return zero !== null;
}

const extension = ({ natural }: Hanging, { depth }: Instant): Expression => difference(depth, natural);
const pull = (hanging: Hanging, one: Instant): Expression =>
  one.isTaut ? quotient(product(hanging.modulus, extension(hanging, one)), hanging.natural) : ZERO;
const stored = (hanging: Hanging, one: Instant): Expression =>
  one.isTaut
    ? quotient(
        product(hanging.modulus, power(extension(hanging, one), 2)),
        product(number(2), hanging.natural),
      )
    : ZERO;

const keyOf = (one: Term): string =>
  isProperty(one) && one.of.length === 0 ? (SAME.get(one.the) ?? one.the) : JSON.stringify(one);

/** A string that becomes slack has its natural length. */
const SAME = new Map([
  ['lowest', 'rest'],
  ['slack', 'natural'],
]);

function instantOf(conditions: readonly Term[], hanging: Hanging): Instant | null {
  const { instants, laws, mass, start, tale } = hanging;
  const keys = conditions.map(keyOf);
  if (keys.length === 1 && keys[0] === 'then') return hanging.last;
  let own = instants.find((one) => keys.some((key) => one.keys.has(key)));
  if (!own) {
    const id = String(instants.length + 1);
    own = {
      id,
      depth: symbol(`y_${id}`),
      square: symbol(`q_${id}`),
      isTaut: !keys.includes('natural'),
      keys: new Set(),
    };
    instants.push(own);
    const isStill = keys.includes('equilibrium') && !start;
    if (start)
      laws.push(
        law(
          'Energy is conserved: kinetic, potential and elastic.',
          '机械能守恒：动能、重力势能与弹性势能。',
          difference(
            sum(quotient(product(mass, own.square), number(2)), stored(hanging, own)),
            sum(
              quotient(product(mass, start.square), number(2)),
              stored(hanging, start),
              product(mass, tale.g, difference(own.depth, start.depth)),
            ),
          ),
        ),
      );
    else if (isStill) laws.push(law('It is at rest.', '静止。', own.square));
    else return null;
  }
  for (const [at, one] of conditions.entries()) {
    if (own.keys.has(keys[at]!)) continue;
    own.keys.add(keys[at]!);
    const zero = conditionOf(one, own, hanging);
    if (!zero) return null;
    laws.push(law('What is so at that instant.', '该时刻的条件。', zero));
  }
  hanging.last = own;
  return own;
}

function conditionOf(one: Term, own: Instant, hanging: Hanging): Expression | null {
  if (!isProperty(one)) return null;
  const { tale, mass } = hanging;
  const value = one.of[0] === undefined ? null : amountOf(one.of[0], 'm', tale);
  switch (one.the) {
    case 'rest':
    case 'lowest':
      return own.square;
    case 'equilibrium':
    case 'fastest':
      return difference(pull(hanging, own), product(mass, tale.g));
    case 'natural':
    case 'slack':
      return difference(own.depth, hanging.natural);
    case 'depth':
      return value && difference(own.depth, value);
    case 'extension':
      return value && difference(extension(hanging, own), value);
    case 'speed': {
      const speed = amountOf(one.of[0], 'm s^-1', tale);
      return speed && difference(own.square, power(speed, 2));
    }
    default:
      return null;
  }
}

function soughtIn(target: Term, hanging: Hanging): Sought | null {
  const { tale, mass } = hanging;
  if (!isProperty(target)) return null;
  const told = (target.where ?? []).map(({ of }) => of[0]!);
  const isStill = told.length === 0 && !hanging.start && ['extension', 'depth', 'force'].includes(target.the);
  const conditions =
    isStill && tale.facts.some(({ relation }) => relation === 'hangs')
      ? [{ the: 'equilibrium', of: [] }]
      : told;
  const at = (...own: Term[]): Instant | null => instantOf(conditions.length > 0 ? conditions : own, hanging);
  const is = (name: string): Term => ({ the: name, of: [] });
  switch (target.the) {
    case 'formula': {
      const value = amountOf(target.of[0], '', tale);
      return value && conditions.length === 0 ? { value, unit: '' } : null;
    }
    case 'modulus':
      return { value: hanging.modulus, unit: 'N' };
    case 'greatest depth': {
      const own = conditions.length === 0 ? at(is('rest')) : null;
      return own && { value: own.depth, unit: 'm' };
    }
    case 'greatest speed': {
      const own = conditions.length === 0 ? at(is('fastest')) : null;
      return own && { value: root(own.square), unit: 'm s^-1' };
    }
    case 'depth': {
      const own = conditions.length > 0 ? at() : null;
      return own && { value: own.depth, unit: 'm' };
    }
    case 'extension': {
      const own = conditions.length > 0 ? at() : null;
      return own && { value: extension(hanging, own), unit: 'm' };
    }
    case 'speed': {
      const own = conditions.length > 0 ? at() : null;
      return own && { value: root(own.square), unit: 'm s^-1' };
    }
    case 'force': {
      const own = conditions.length > 0 ? at() : null;
      return own && { value: pull(hanging, own), unit: 'N' };
    }
    case 'acceleration': {
      const own = conditions.length > 0 ? at() : null;
      return (
        own && { value: difference(quotient(pull(hanging, own), mass), tale.g), unit: 'm s^-2', isSize: true }
      );
    }
    default:
      return null;
  }
}

function isPossible(hanging: Hanging, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const { natural, start, instants } = hanging;
  if (start?.isTaut && at(start.depth) < at(natural)) return false;
  return instants.every((one) => {
    const isIn = one.isTaut ? at(one.depth) > at(natural) - 1e-9 : true;
    // From where the string pulls it may come up.
    const isBelow =
      !start || start.isTaut || !!one.keys.has('rest') || at(one.depth) > at(start.depth) + 1e-9;
    return isIn && isBelow && at(one.square) > -1e-9;
  });
}

function numbersOf({ mass, natural, modulus, start, instants, tale: { g } }: Hanging, values: Numbers) {
  const at = (one: Expression) => evaluate(one, values);
  const numbers = ({ depth, square }: Instant) => ({ depth: at(depth), square: at(square) });
  return {
    mass: at(mass),
    natural: at(natural),
    modulus: at(modulus),
    g: at(g),
    start: start && numbers(start),
    instants: instants.map(numbers),
  };
}
