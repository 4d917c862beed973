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
import type { Situation, Sought } from '../work-out.ts';
import { energyIn, lostIn, named, type Puck, type Table, ZERO } from './table.ts';
import { isWallMet, secondMeeting } from './walls.ts';

const said = (zero: Expression): Law => law('What is told of the motion.', '题中给出的运动条件。', zero);

/** Two smooth bodies that run into each other, along a line or at an angle. */
export function impactOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  if (!tale.facts.some(({ relation }) => ['hits', 'collide', 'bounce'].includes(relation))) return null;
  const table = openTable(tale);
  if (!table) return null;
  for (const fact of tale.facts) if (!take(fact, table)) return null;
  if (!meet(table)) return null;
  for (const fact of tale.facts) if (!takeAfter(fact, table)) return null;
  const sought = soughtIn(tale.goal.target, table);
  return (
    sought && {
      sought,
      situation: {
        laws: table.laws,
        isPossible: (values) => isPossible(table, values),
        isConfirmed: (values) => isConfirmed(table, values),
      },
    }
  );
}

function openTable(tale: Tale): Table | null {
  const pucks: Puck[] = [];
  for (const { relation, of } of tale.facts) {
    if (relation !== 'mass') continue;
    const mass = amountOf(of[1], 'kg', tale);
    if (!mass || of[0] === '' || pucks.some(({ name }) => name === of[0])) return null;
    const at = pucks.length + 1;
    pucks.push({
      name: String(of[0]),
      mass,
      speed: null,
      along: null,
      across: ZERO,
      after: symbol(`w_${at}`),
      sign: 1,
    });
  }
  const bounces = tale.facts.filter(({ relation }) => relation === 'bounce');
  const e = amountOf(bounces[0]?.of[0], '', tale);
  return pucks.length === 2 && bounces.length === 1 && e ? { tale, pucks, laws: [], e, last: '' } : null;
}

/** What is told of the time before. */
function take(fact: Fact, table: Table): boolean {
  const { relation, of } = fact;
  const { tale } = table;
  const one = named(of[0], table);
  if (one && of[0] !== '') table.last = one.name;
  switch (relation) {
    case 'mass':
    case 'bounce':
    case 'collide':
    case 'acute':
    case 'constant':
      return relation !== 'bounce' || of.length === 1 || of.slice(1).every((name) => named(name, table));
    case 'facing speeds':
    case 'following speeds': {
      const [v, w] = of.map((speed) => amountOf(speed, 'm s^-1', tale));
      const [a, b] = table.pucks as [Puck, Puck];
      if (!v || !w || a.speed || b.speed) return false;
      [a.speed, b.speed, b.sign] = [v, w, relation === 'facing speeds' ? -1 : 1];
      return true;
    }
    case 'rests': {
      if (!one || one.speed) return false;
      one.speed = ZERO;
      return true;
    }
    case 'moves': {
      const speed = amountOf(of[1], 'm s^-1', tale);
      // What was at rest is set in motion.
      if (!one || (one.speed && one.speed !== ZERO) || !speed) return false;
      one.speed = speed;
      return true;
    }
    case 'towards': {
      const aim = named(of[1], table);
      if (!one || !aim || aim === one) return false;
      one.sign = one === table.pucks[0] ? 1 : -1;
      return true;
    }
    case 'same way':
    case 'hits':
    case 'at an angle':
      return relation === 'same way' || one !== null;
    case 'holds':
    case 'equal': {
      const zero = equationOf(fact, tale);
      if (zero) table.laws.push(law('What is known.', '已知。', zero));
      return zero !== null;
    }
    default:
      return AFTERWARDS.has(relation);
  }
}

/** Momentum along the line of centres and Newton's law of restitution; across it nothing changes. */
function meet(table: Table): boolean {
  const { tale, pucks, laws, e } = table;
  const facts = (relation: string) => tale.facts.filter((one) => one.relation === relation);
  const [a, b] = pucks as [Puck, Puck];
  if (!a.speed || !b.speed) return false;
  const angled = facts('at an angle');
  const aimed = [...facts('towards'), ...angled].map(({ of }) => named(of[0], table));
  const isMoving = ({ speed }: Puck) => speed !== ZERO;
  // Where both move, which way each goes has to be told.
  if (
    isMoving(a) &&
    isMoving(b) &&
    facts('same way').length + facts('facing speeds').length + facts('following speeds').length === 0 &&
    !pucks.every((one) => aimed.includes(one))
  )
    return false;
  if (isMoving(b) && !isMoving(a)) b.sign = -1;
  for (const one of pucks) one.along = one.sign === 1 ? one.speed : negative(one.speed!);
  if (angled.length > 1) return false;
  for (const { of } of angled) {
    const one = named(of[0], table);
    const ratios = ratiosIn(of[1], tale);
    if (!one || !ratios || !isMoving(one)) return false;
    one.along = product(number(one.sign), one.speed!, ratios.cosine);
    one.across = product(one.speed!, ratios.sine);
  }
  laws.push(
    law(
      'Momentum along the line of centres is conserved.',
      '沿连心线方向动量守恒。',
      difference(
        sum(product(a.mass, a.along!), product(b.mass, b.along!)),
        sum(product(a.mass, a.after), product(b.mass, b.after)),
      ),
    ),
    law(
      'Newton’s law of restitution along the line of centres.',
      '沿连心线方向用恢复系数。',
      difference(difference(b.after, a.after), product(e, difference(a.along!, b.along!))),
    ),
  );
  return true;
}

const AFTERWARDS = new Set([
  'worth',
  'perpendicular',
  'turned',
  'after speed',
  'after along',
  'lost',
  'own lost',
  'hits wall',
  'wall bounce',
  'wall gap',
]);

/** What is asked of them when one has come back from a wall. */
const OF_WALL = new Set(['time between', 'place of second']);

function takeAfter({ relation, of }: Fact, table: Table): boolean {
  if (!AFTERWARDS.has(relation)) return true;
  const { tale, laws, pucks } = table;
  const [a, b] = pucks as [Puck, Puck];
  const one = named(of[0], table);
  switch (relation) {
    case 'worth':
      return addWorth(of, soughtIn(of[0]!, table), table);
    case 'perpendicular':
      laws.push(said(sum(product(a.after, b.after), product(a.across, b.across))));
      return true;
    case 'turned': {
      const ratios = ratiosIn(of[1], tale);
      if (!one || !ratios || !(Math.abs(evaluate(ratios.cosine)) < 1e-12)) return false;
      laws.push(said(sum(product(one.after, one.along!), power(one.across, 2))));
      return true;
    }
    case 'after speed': {
      const speed = amountOf(of[1], 'm s^-1', tale);
      if (!one || !speed) return false;
      laws.push(
        said(
          one.across === ZERO && evaluate(speed) === 0
            ? one.after
            : difference(sum(power(one.after, 2), power(one.across, 2)), power(speed, 2)),
        ),
      );
      return true;
    }
    case 'after along':
      if (one) laws.push(said(one.after));
      return one !== null;
    case 'own lost': {
      const share = amountOf(of[1], '', tale);
      if (!one || !share) return false;
      laws.push(
        said(difference(power(one.after, 2), product(difference(number(1), share), power(one.along!, 2)))),
      );
      return one.across === ZERO;
    }
    case 'lost': {
      const share = amountOf(of[0], '', tale);
      if (share) laws.push(said(difference(lostIn(table), product(share, energyIn(table)))));
      return share !== null;
    }
    default:
      return isProperty(tale.goal.target) && OF_WALL.has(tale.goal.target.the);
  }
}

function soughtIn(target: Term, table: Table): Sought | null {
  const { tale, pucks } = table;
  if (!isProperty(target) || (target.where ?? []).length > 0) return null;
  const one = named(target.of[0], table);
  switch (target.the) {
    case 'formula': {
      const value = amountOf(target.of[0], '', tale);
      return value && { value, unit: '' };
    }
    case 'after speed':
      return one && speedAfter(one);
    case 'after component':
      return one && { value: one.after, unit: 'm s^-1' };
    case 'energy lost':
      return { value: lostIn(table), unit: 'J' };
    case 'fraction lost':
      return { value: quotient(lostIn(table), energyIn(table)), unit: '' };
    case 'percentage lost':
      return { value: product(number(100), quotient(lostIn(table), energyIn(table))), unit: '%' };
    case 'impulse':
      return (
        one && { value: product(one.mass, difference(one.after, one.along!)), unit: 'N s', isSize: true }
      );
    case 'time between':
    case 'place of second':
      return pucks.every(({ across }) => across === ZERO)
        ? secondMeeting(target.the === 'time between', table)
        : null;
    default:
      return null;
  }
}

const speedAfter = ({ after, across }: Puck): Sought =>
  across === ZERO
    ? { value: after, unit: 'm s^-1', isSize: true }
    : { value: root(sum(power(after, 2), power(across, 2))), unit: 'm s^-1' };

function isPossible({ e, pucks }: Table, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [a, b] = pucks as [Puck, Puck];
  const bounce = at(e);
  return (
    bounce >= -1e-12 &&
    bounce <= 1 + 1e-12 &&
    at(a.along!) > at(b.along!) &&
    pucks.every(({ mass, speed }) => at(mass) > 0 && at(speed!) >= 0)
  );
}

/** As it looks from the centre of mass: each comes back with e times its speed. */
function isConfirmed(table: Table, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [a, b] = table.pucks as [Puck, Puck];
  const [m, n, u, v] = [at(a.mass), at(b.mass), at(a.along!), at(b.along!)];
  const middle = (m * u + n * v) / (m + n);
  const bounce = at(table.e);
  const isNear = (x: number, y: number) =>
    Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(y), Math.abs(u), Math.abs(v));
  const reduced = (m * n) / (m + n);
  return (
    isNear(at(a.after), middle - bounce * (u - middle)) &&
    isNear(at(b.after), middle - bounce * (v - middle)) &&
    isNear(at(lostIn(table)), 0.5 * reduced * (1 - bounce ** 2) * (u - v) ** 2) &&
    isWallMet(table, values)
  );
}
