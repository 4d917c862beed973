import {
  difference,
  type Expression,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Going, goingIn, negated, saysOnly, valueIn } from '../told/goings.ts';
import { law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';

import type { Body, State } from './collision-kinds.ts';

const BEFORE = [
  'towards',
  'speed',
  'steady',
  'on a smooth floor',
  'in a line',
  'same way',
  'away from',
  'sideways',
  'before',
  'approach',
];
const AFTER = ['after', 'speed', 'steady', 'same way', 'other way', 'towards', 'in a line', 'to'];

/** "After the collision" says that there is one. */
export const isOfCollision = (fact: Fact): boolean =>
  fact.relation === 'collision' || (goingIn(fact)?.roles.has('after') ?? false);

export function stateOf(facts: readonly Fact[]): State | null {
  const bodies = new Map<string, Body>();
  for (const fact of facts) {
    const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    const id = property?.name === 'mass' ? idOf(property.of[0]) : null;
    const mass = id ? expressionOf(fact.of[1]) : null;
    if (id && mass && bodies.has(id)) return null;
    if (id && mass) bodies.set(id, { id, mass, massFact: fact, velocity: symbol(`v_${bodies.size + 1}0`) });
  }
  const state: State = {
    bodies,
    collisions: [],
    laws: [],
    before: [],
    after: [],
    used: [],
    undirected: [],
    resting: [],
    restitutions: [],
    either: [],
    isAfter: false,
    sideways: 0,
    headings: new Map(),
  };
  for (const fact of facts) if (!takeIn(fact, state)) return null;
  const [bounce] = state.restitutions;
  const pair = orderOf(state);
  if (state.collisions.length === 0 && bounce && pair.length === 2)
    if (!open(state, pair as [string, string], bounce.fact)) return null;
  return state.collisions.length > 0 && closed(state) ? state : null;
}

/** The direction along the line is positive from the first body to the others. */
function takeIn(fact: Fact, state: State): boolean {
  const { relation, of } = fact;
  if (relation === 'go') {
    const going = goingIn(fact);
    if (going?.roles.has('after') && state.collisions.length === 0) {
      const pair = orderOf(state);
      if (pair.length !== 2 || !open(state, pair as [string, string], fact)) return false;
    }
    // What follows on "after the collision, A …" is after it as well.
    state.isAfter ||= going?.roles.has('after') ?? false;
    const isAfter = state.isAfter && !going?.roles.has('before');
    return going !== null && (isAfter ? afterwards(going, state) : beforehand(going, state));
  }
  if (relation === 'collision') {
    state.isAfter = false;
    const [a, b] = of.length === 0 && state.bodies.size === 2 ? orderOf(state) : of.map(idOf);
    if (!a || !b || !state.bodies.has(a) || !state.bodies.has(b)) return false;
    state.used.push(fact);
    return open(state, [a, b], fact);
  }
  if (relation === 'restitution') {
    // The letter of the coefficient is no base of logarithms.
    const e = of[0] === 'e' ? symbol('e') : expressionOf(of[0]);
    if (!e) return false;
    state.restitutions.push({ e, pair: of.slice(1).map(idOf), fact });
    state.used.push(fact);
    return true;
  }
  const last = state.collisions.at(-1);
  if (relation === 'coalesce') {
    if (!last) return false;
    last.sticks = true;
    state.used.push(fact);
    return true;
  }
  if (relation === 'in order') {
    state.used.push(fact);
    return of.map(idOf).join() === orderOf(state).join();
  }
  if (relation === 'equal' && propertyIn(of[0])?.name === 'speed together') return together(fact, state);
  if (relation === 'equal') return propertyIn(of[0]) === null || propertyIn(of[0])!.name === 'mass';
  return !['reversed', 'speed after'].includes(relation);
}

/** The speed of what goes on as one body. */
function together(fact: Fact, { collisions, after, either }: State): boolean {
  const [last, speed] = [collisions.at(-1), expressionOf(fact.of[1])];
  const own = last?.sticks ? after.at(-1)?.get(last.pair[0]) : null;
  if (!own || !speed) return false;
  const name = (zero: Expression) => law('What moves after the collision.', '碰撞后的运动。', zero, [fact]);
  either.push({ forward: name(difference(own, speed)), back: name(sum(own, speed)) });
  return true;
}

export const orderOf = (state: State): string[] => [...state.bodies.keys()];

function beforehand(going: Going, state: State): boolean {
  const { body, roles, fact, verb } = going;
  if (!saysOnly(going, BEFORE) || !state.bodies.has(body) || state.collisions.length > 0) return false;
  const own = state.bodies.get(body)!.velocity;
  if (verb === 'rest') {
    if (roles.has('speed')) return false;
    state.resting.push(body);
    state.laws.push(law('What moves before the collision.', '碰撞前的运动。', own, [fact]));
    return true;
  }
  if (verb !== 'move' && verb !== 'project') return false;
  const speed = valueIn(going, 'speed') ?? valueIn(going, 'steady');
  if (roles.has('sideways') && ++state.sideways > 1) return false;
  const away = idOf(roles.get('away from')?.[0]);
  const towards = idOf(roles.get('towards')?.[0]) ?? away;
  if (roles.has('approach') || (away && roles.has('towards'))) return false;
  if (!speed) {
    if (towards) state.headings.set(body, { towards, away: away !== null, fact });
    return true;
  }
  const heading = state.headings.get(body);
  if (!towards && !heading && !roles.has('same way')) {
    if (state.undirected.length > 0) return false;
    state.undirected.push(body);
  }
  const order = orderOf(state);
  const aim = towards ?? heading?.towards;
  const isAway = towards ? away !== null : heading?.away;
  const isForward = aim ? order.indexOf(aim) > order.indexOf(body) === !isAway : true;
  if (heading) state.used.push(heading.fact);
  state.laws.push(
    law(
      'What moves before the collision.',
      '碰撞前的运动。',
      difference(own, isForward ? speed : negated(speed)),
      [fact],
    ),
  );
  return true;
}

function afterwards(going: Going, state: State): boolean {
  const { body, roles, fact, verb } = going;
  const last = state.collisions.at(-1);
  const after = state.after.at(-1)?.get(body);
  const before = state.before.at(-1)?.get(body);
  if (!last || !after || !before || !saysOnly(going, AFTER)) return false;
  const name = (zero: Expression) => law('What moves after the collision.', '碰撞后的运动。', zero, [fact]);
  if (verb === 'rest' || (verb === 'decelerate' && roles.has('to'))) {
    state.laws.push(name(after));
    return true;
  }
  const speed = valueIn(going, 'speed') ?? valueIn(going, 'steady');
  if (!speed || !['move', 'reverse'].includes(verb)) return false;
  const isBack = roles.has('other way') || verb === 'reverse';
  const sign = signs.get(state)?.get(body) ?? 0;
  if (!isBack && !roles.has('same way')) {
    state.either.push({ forward: name(difference(after, speed)), back: name(sum(after, speed)) });
    return true;
  }
  // The sign of the velocity before has to be known for "the same" and "the opposite" direction.
  if (sign === 0) return false;
  state.laws.push(name(difference(after, sign > 0 === isBack ? negated(speed) : speed)));
  return true;
}

/** Which way each body goes before the collision: 1, −1, or 0 where it is not known or at rest. */
const signs = new WeakMap<State, Map<string, number>>();

function open(state: State, pair: [string, string], fact: Fact): boolean {
  const number_ = state.collisions.length + 1;
  const previous = state.after.at(-1);
  if (number_ === 1 && state.undirected.some((id) => id !== pair[0] || !state.resting.includes(pair[1])))
    return false;
  if (
    number_ === 1 &&
    state.undirected.some((id) => orderOf(state).indexOf(id) > orderOf(state).indexOf(pair[1]))
  )
    return false;
  const before = new Map(
    orderOf(state).map((id) => [id, previous?.get(id) ?? state.bodies.get(id)!.velocity]),
  );
  const after = new Map(before);
  const stuck = state.collisions.filter(({ sticks }) => sticks).flatMap((one) => one.pair);
  if (stuck.some((id) => pair.includes(id))) return false;
  for (const [at, id] of orderOf(state).entries())
    if (pair.includes(id)) after.set(id, symbol(`v_${at + 1}${number_}`));
  if (number_ === 1) signs.set(state, signsOf(state));
  else signs.set(state, new Map());
  state.collisions.push({ pair, facts: [fact], sticks: false });
  state.before.push(before);
  state.after.push(after);
  return true;
}

function signsOf({ bodies, laws }: State): Map<string, number> {
  return new Map(
    [...bodies].map(([id, { velocity }]) => {
      const own = laws.find(({ zero }) => zero.kind === 'sum' && zero.terms[0] === velocity);
      const rest = own ? difference(velocity, own.zero) : null;
      const letters = velocity.kind === 'symbol' ? { [velocity.name]: 0 } : {};
      const value = rest ? evaluate(rest, { ...letters, u: 1, v: 1, V: 1, U: 1 }) : 0;
      return [id, Number.isNaN(value) ? 0 : Math.sign(value)];
    }),
  );
}

/** The coefficient of restitution of two bodies; false where two were told. */
export function restitutionOf({ restitutions }: State, pair: string[]) {
  const own = restitutions.filter(
    (one) => one.pair.length === 0 || one.pair.every((id) => id && pair.includes(id)),
  );
  return own.length > 1 ? false : (own[0] ?? null);
}

/** The momentum of each collision. */
function closed(state: State): boolean {
  for (const [at, { pair, sticks, facts }] of state.collisions.entries()) {
    const [a, b] = pair.map((id) => state.bodies.get(id)!) as [Body, Body];
    const [before, after] = [state.before[at]!, state.after[at]!];
    const momentum = (of: Map<string, Expression>) =>
      sum(product(a.mass, of.get(a.id)!), product(b.mass, of.get(b.id)!));
    state.laws.push(
      law(
        'The total momentum stays the same in the collision.',
        '碰撞前后总动量守恒。',
        difference(momentum(before), momentum(after)),
        [a.massFact, b.massFact, ...facts],
      ),
    );
    const bounce = restitutionOf(state, [a.id, b.id]);
    if (bounce === false || (bounce && sticks)) return false;
    const [behind, ahead] = orderOf(state).indexOf(a.id) < orderOf(state).indexOf(b.id) ? [a, b] : [b, a];
    if (bounce)
      state.laws.push(
        law(
          'Speed of separation is e times speed of approach.',
          '分离速度等于 e 乘以接近速度。',
          difference(
            difference(after.get(ahead.id)!, after.get(behind.id)!),
            product(bounce.e, difference(before.get(behind.id)!, before.get(ahead.id)!)),
          ),
          [bounce.fact],
        ),
      );
    if (sticks)
      state.laws.push(
        law(
          'They move on together.',
          '碰后一起运动。',
          difference(after.get(a.id)!, after.get(b.id)!),
          facts,
        ),
      );
  }
  return true;
}
