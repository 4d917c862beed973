import {
  difference,
  type Expression,
  number,
  product,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { negated } from '../told/goings.ts';
import { tellBoth, tellMultiple } from './after-hits.ts';
import type { Line } from './line.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Act, actIn, bodiesIn, isAside, letterIn, take, takeValue } from '../journeys/tale.ts';

export function addFact(line: Line, fact: Fact): boolean {
  if (isAside(fact)) return true;
  if (fact.relation === 'turned') return addTurn(line, fact);
  if (fact.relation === 'when') {
    const [moment] = fact.of;
    const kind = propertyIn(moment)?.of[0];
    return kind === 'after collision'
      ? line.hits.length > 0 || actsIn(line, fact)
      : kind === 'at first' && line.hits.length === 0;
  }
  if (fact.relation === 'act') return addAct(line, fact);
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  const where = (fact.of[0] as { where?: Fact[] } | undefined)?.where;
  if (!property) {
    const found = letterIn(fact);
    if (found)
      line.laws.push(law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]));
    return found !== null;
  }
  const body = idOf(property.of[0]);
  const multiple = propertyIn(fact.of[1]);
  if (multiple?.name === 'multiple' && property.name === 'speed' && body !== null && !where?.length)
    return tellMultiple(line, body, multiple.of, fact);
  if (!value || body === null || where?.length) return false;
  if (property.name === 'mass') {
    if (!line.mass.has(body)) line.order.push(body);
    line.mass.set(body, value);
    return true;
  }
  if (property.name === 'speed' && line.hits.length > 0) return tellAfter(line, body, value, fact, null);
  // Which way it goes was told before.
  const way = line.way.get(body);
  if (property.name === 'speed' && (way === 1 || way === -1) && !line.velocity.has(body)) {
    setVelocity(line, body, way, way === 1 ? value : negated(value));
    return true;
  }
  return false;
}

/** "After the collision between A and B": that collision takes place. */
const actsIn = (line: Line, fact: Fact): boolean => {
  const named = bodiesIn(propertyIn(fact.of[0])?.of[1]);
  // Of two that there are, both; else the one that was sent towards another.
  const [one, other] = named.length > 0 ? named : line.order.length === 2 ? line.order : (line.aimed ?? []);
  return one !== undefined && other !== undefined && hit(line, one, other);
};

function addAct(line: Line, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act) return false;
  take(act, 'in a line');
  take(act, 'on');
  if (act.verb === 'rest' || (act.verb === 'move' && act.roles.size === 0)) {
    for (const body of act.verb === 'rest' ? act.bodies : []) setVelocity(line, body, 0, number(0));
    return act.roles.size === 0;
  }
  if (act.verb === 'collide') {
    const others = bodiesIn(take(act, 'with')?.[0]);
    const [one, other] = [...act.bodies, ...others];
    return act.roles.size === 0 && act.bodies.length + others.length === 2 && hit(line, one!, other!);
  }
  if (act.verb === 'stop' && line.hits.length > 0) {
    const velocity = line.hits.at(-1)!.after.get(act.bodies[0] ?? '');
    if (!velocity || act.bodies.length > 1 || act.roles.size > 0) return false;
    line.laws.push(law('It is brought to rest.', '碰后静止。', velocity, [fact]));
    return true;
  }
  if (act.verb === 'coalesce') {
    const last = line.hits.at(-1);
    const speed = takeValue(act, 'speed');
    if (!last || act.roles.size > 0) return false;
    last.isJoined = true;
    const [one, other] = last.of;
    line.laws.push(
      law(
        'They go on together.',
        '两者一起运动。',
        difference(last.after.get(one)!, last.after.get(other)!),
        [fact],
      ),
    );
    if (speed)
      line.laws.push(
        law('The speed after the collision.', '碰后的速率。', difference(last.after.get(one)!, speed), [
          fact,
        ]),
      );
    line.joined.set(one, [...last.of]);
    line.joined.set(other, [...last.of]);
    return true;
  }
  if (act.verb !== 'project' && act.verb !== 'move') return false;
  if (act.bodies.length === 2) return line.hits.length === 0 ? addTwo(line, act) : tellBoth(line, act);
  const [body] = act.bodies;
  const speed = takeValue(act, 'speed') ?? takeValue(act, 'steady');
  const target = idOf(take(act, 'towards')?.[0]);
  if (target !== null) line.aimed = [act.bodies[0]!, target];
  const approach = take(act, 'approach');
  const [same, other] = [take(act, 'same way'), take(act, 'other way')];
  const [right, left] = [take(act, 'right'), take(act, 'left')];
  if (right || left) return addSided(line, act, speed, right ? 1 : -1);
  if (act.bodies.length !== 1 || !speed || approach || act.roles.size > 0) return false;
  if (line.hits.length > 0) return tellAfter(line, body!, speed, fact, same ? 1 : other ? -1 : null);
  const targetWay = target === null ? undefined : line.way.get(target);
  const way = targetWay === 1 || targetWay === -1 ? (-targetWay as 1 | -1) : 1;
  if (target === null && line.way.size > 0 && [...line.way.values()].some((one) => one !== 0)) return false;
  setVelocity(line, body!, way, way === 1 ? speed : negated(speed));
  return true;
}

/** "To the right with 3 m/s": right is positive then. */
function addSided(line: Line, act: Act, speed: Expression | null, way: 1 | -1): boolean {
  const [body] = act.bodies;
  if (act.bodies.length !== 1 || act.roles.size > 0 || !speed) return false;
  const value = way === 1 ? speed : negated(speed);
  line.isSided = true;
  const after = line.hits.at(-1)?.after.get(body!);
  if (line.hits.length > 0) {
    if (after)
      line.laws.push(
        law('The velocity after the collision.', '碰后的速度。', difference(after, value), [act.fact]),
      );
    return after !== undefined;
  }
  setVelocity(line, body!, way, value);
  return true;
}

/** Two that move towards each other, or the same way. */
function addTwo(line: Line, act: Act): boolean {
  const speeds = take(act, 'speeds')?.map(expressionOf) ?? [];
  const [approach, same] = [take(act, 'approach'), take(act, 'same way')];
  const [one, other] = act.bodies as [string, string];
  const [u, w] = speeds;
  if (!isBehind(line, act)) return false;
  if (
    speeds.length === 0 &&
    Boolean(approach) !== Boolean(same) &&
    act.roles.size === 0 &&
    line.way.size === 0
  ) {
    line.order.push(...act.bodies.filter((body) => !line.order.includes(body)));
    line.way.set(one, 1).set(other, approach ? -1 : 1);
    return true;
  }
  if (!u || !w || Boolean(approach) === Boolean(same) || act.roles.size > 0 || line.way.size > 0)
    return false;
  setVelocity(line, one, 1, u);
  setVelocity(line, other, approach ? -1 : 1, approach ? negated(w) : w);
  return true;
}

/** "With A behind B": then A is the first of them. */
function isBehind(line: Line, act: Act): boolean {
  const behind = take(act, 'behind');
  line.isOrdered ||= behind !== null;
  return !behind || behind.every((one, at) => idOf(one) === act.bodies[at]);
}

function setVelocity(line: Line, body: string, way: 1 | -1 | 0, value: Expression): void {
  if (!line.order.includes(body)) line.order.push(body);
  line.way.set(body, way);
  line.velocity.set(body, value);
}

function hit(line: Line, one: string, other: string): boolean {
  const before = new Map(
    [one, other].flatMap((body) =>
      line.velocity.has(body) ? [[body, line.velocity.get(body)!] as const] : [],
    ),
  );
  if (
    before.size < 2 ||
    !line.mass.has(one) ||
    !line.mass.has(other) ||
    line.joined.has(one) ||
    line.joined.has(other)
  )
    return false;
  const last = line.hits.at(-1);
  if (last && last.of.includes(one) && last.of.includes(other)) return false;
  const at = line.hits.length + 1;
  const after = new Map([one, other].map((body) => [body, symbol(`v_${body}${at}`)]));
  line.hits.push({ of: [one, other], before, after, isJoined: false });
  for (const body of [one, other]) line.velocity.set(body, after.get(body)!);
  return true;
}

/** The way a body goes behind the collision: as told, or that in which it was pushed from rest. */
function tellAfter(line: Line, body: string, speed: Expression, fact: Fact, turned: 1 | -1 | null): boolean {
  const last = line.hits.at(-1);
  const velocity = last?.after.get(body);
  if (!last || !velocity) return false;
  const own = line.way.get(body) ?? 0;
  const partner = last.of.find((one) => one !== body)!;
  const way = own === 0 ? (line.way.get(partner) ?? 0) : turned === null ? 0 : own * turned;
  if (way === 0) {
    if (line.pending && line.pending.body !== body) return false;
    // Which way is told behind it, or follows from what can be.
    line.pending = { body, speed, fact };
    line.laws.push(
      law(
        'The speed after the collision.',
        '碰后的速率。',
        difference(product(velocity, velocity), product(speed, speed)),
        [fact],
      ),
    );
    return true;
  }
  line.laws.push(
    law(
      'The speed after the collision.',
      '碰后的速率。',
      difference(velocity, way === 1 ? speed : negated(speed)),
      [fact],
    ),
  );
  return true;
}

function addTurn(line: Line, fact: Fact): boolean {
  const body = idOf(fact.of[0]);
  const one = line.pending;
  if (!one || one.body !== body) return false;
  line.pending = null;
  return tellAfter(line, body, one.speed, one.fact, fact.of[1] === 'yes' ? -1 : 1);
}
