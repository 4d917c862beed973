import {
  difference,
  type Expression,
  number,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { negated } from '../told/goings.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { pullOrThrust } from './bar-force.ts';
import { askedAlone, isStopped, lawsAlone } from './towed-alone.ts';
import { type Road, roadIn } from '../journeys/roads.ts';
import { actIn, bodiesIn, isAside, isRatio, letterIn, take, takeValue } from '../journeys/tale.ts';

interface Tow {
  front: string;
  rear: string;
  mass: Map<string, Expression>;
  resistance: Map<string, Expression>;
  force: Expression | null;
  power: Expression | null;
  brake: Expression | null;
  isOff: boolean;
  isBraked: boolean;
  /** What is towed goes on alone. */
  isBroken: boolean;
  road: Road | null;
  way: 'up' | 'down' | null;
  speed: Expression | null;
  isSteady: boolean;
  rate: Expression | null;
  g: Expression;
  letters: Law[];
  told: Fact[];
  facts: readonly Fact[];
}

/** What is asked of a vehicle and what it tows. */
export function resultOfTow(facts: readonly Fact[], goal: Goal): Result | null {
  const tow = towIn(facts);
  const where = [...(goal.where ?? []), ...((goal.target as { where?: Fact[] }).where ?? [])];
  if (!tow || !tow.road || !(tow.road.isLevel || (tow.road.angle && tow.way))) return null;
  for (const fact of where) if (!addMoment(tow, fact, goal)) return null;
  const laws = lawsOf(tow);
  const asked = tow.isBroken ? askedAlone(tow, goal) : askedIn(goal);
  if (!laws || !asked) return null;
  const result = solveModel(
    {
      laws,
      isPossible: (values) => !((values.s ?? 0) < 0) && (tow.brake !== null || !((values.D ?? 0) < -1e-9)),
      isConfirmed: (values) => isConfirmed(tow, (one) => evaluate(one, values)),
    },
    asked,
    goal.terms ?? [],
  );
  if (result?.values.length !== 1) return null;
  const isOfBar = propertyIn(goal.target)?.name === 'bar force' && !tow.isBroken;
  const say = isOfBar ? pullOrThrust(laws, goal.terms ?? []) : null;
  return say ? { ...result, say } : result;
}

function towIn(facts: readonly Fact[]): Tow | null {
  const link = facts.find(({ relation }) => relation === 'tow' || relation === 'barred');
  const [front, rear] = link ? link.of.flatMap(bodiesIn) : [];
  if (!front || !rear) return null;
  const tow: Tow = {
    front,
    rear,
    mass: new Map(),
    resistance: new Map(),
    force: null,
    power: null,
    brake: null,
    isOff: false,
    isBraked: false,
    isBroken: false,
    road: null,
    way: null,
    speed: null,
    isSteady: false,
    rate: null,
    g: number(10),
    letters: [],
    told: [],
    facts,
  };
  return facts.every((fact) => addFact(tow, fact)) ? tow : null;
}

function addFact(tow: Tow, fact: Fact): boolean {
  const isPart = (id: string | null): id is string => id === tow.front || id === tow.rear;
  if (isAside(fact) || isRatio(fact)) return true;
  tow.told.push(fact);
  if (fact.relation === 'tow' || fact.relation === 'barred') return fact.of.flatMap(bodiesIn).every(isPart);
  if (fact.relation === 'engine off') {
    tow.isOff = true;
    tow.force = null;
    tow.power = null;
    tow.isSteady = false;
    tow.rate = null;
    // What is towed has no engine.
    return isPart(idOf(fact.of[0]));
  }
  if (fact.relation === 'brakes on') return (tow.isBraked = isPart(idOf(fact.of[0])));
  if (fact.relation === 'bar breaks') return (tow.isBroken = true);
  if (fact.relation === 'unchanged') return isPart(idOf(fact.of[0])) && fact.of[1] === 'resistance';
  if (fact.relation === 'when') return addMoment(tow, fact, null);
  if (fact.relation === 'act') return addAct(tow, fact);
  if (fact.relation === 'track') {
    tow.road = roadIn(fact.of[0], tow.road, tow.facts);
    return tow.road !== null;
  }
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  if (!property) {
    const found = letterIn(fact);
    if (found?.letter === 'g') tow.g = found.value;
    else if (found)
      tow.letters.push(
        law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]),
      );
    return found !== null;
  }
  const value = expressionOf(fact.of[1]);
  const of = idOf(property.of[0]);
  if (!value || !isPart(of) || (fact.of[0] as { where?: Fact[] }).where?.length) return false;
  if (property.name === 'mass') tow.mass.set(of, value);
  else if (property.name === 'resistance') tow.resistance.set(of, value);
  else if (property.name === 'driving force' && of === tow.front) tow.force = value;
  else if (property.name === 'power' && of === tow.front) tow.power = value;
  else if (property.name === 'braking force') {
    if (of === tow.front && !tow.brake) tow.brake = value;
    else if (fact.of[1] !== '0') return false;
  } else return false;
  return true;
}

function addAct(tow: Tow, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act || !['move', 'climb', 'accelerate', 'descend'].includes(act.verb)) return false;
  for (const role of ['up', 'down', 'on', 'object'] as const) {
    const of = take(act, role);
    if (!of) continue;
    tow.road = roadIn(of[0], tow.road, tow.facts);
    if (!tow.road) return false;
    tow.way =
      role === 'up' || (role === 'object' && act.verb === 'climb') ? 'up' : role === 'on' ? null : 'down';
  }
  take(act, 'in a line');
  const steady = take(act, 'steady');
  if (steady) {
    tow.isSteady = true;
    if (steady[0] !== undefined) tow.speed = expressionOf(steady[0]);
  }
  if (act.roles.has('power')) tow.power = takeValue(act, 'power');
  tow.rate = takeValue(act, 'acceleration') ?? takeValue(act, 'rate') ?? tow.rate;
  return act.roles.size === 0;
}

/** "When the speed of the car and the trailer is 26 m/s". */
function addMoment(tow: Tow, fact: Fact, goal: Goal | null): boolean {
  if (fact.relation === 'by energy') return false;
  const moment = propertyIn(fact.of[0]);
  const inner = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
  if (moment?.of[0] === 'braking') return tow.brake !== null && tow.isOff;
  if (fact.relation === 'until')
    return (
      goal !== null &&
      inner.length === 1 &&
      inner[0]!.relation === 'act' &&
      inner[0]!.of[1] === 'stop' &&
      propertyIn(goal.target)?.name === 'way'
    );
  if (fact.relation !== 'when' || inner.length !== 1) return false;
  if (moment?.of[0] === 'when' && inner[0]!.relation === 'act') return isGoing(tow, inner[0]!);
  const property = propertyIn(inner[0]!.of[0]);
  const value = expressionOf(inner[0]!.of[1]);
  if (moment?.of[0] !== 'when' || inner[0]!.relation !== 'equal' || property?.name !== 'speed' || !value)
    return false;
  tow.speed = value;
  return true;
}

/** "When they are travelling at 20 m/s on the same road". */
function isGoing(tow: Tow, fact: Fact): boolean {
  const act = actIn(fact);
  const speed = act?.verb === 'move' ? takeValue(act, 'speed') : null;
  const on = act && take(act, 'on');
  if (
    !act ||
    !speed ||
    act.roles.size > 0 ||
    !act.bodies.every((one) => one === tow.front || one === tow.rear)
  )
    return false;
  if (on) tow.road = roadIn(on[0], tow.road, tow.facts);
  tow.speed = speed;
  return tow.road !== null;
}

function lawsOf(tow: Tow): Law[] | null {
  const { front, rear, mass, resistance } = tow;
  const [m, k] = [mass.get(front), mass.get(rear)];
  const [r, q] = [resistance.get(front), resistance.get(rear)];
  // How hard it brakes has to be told.
  if (tow.isBraked && !tow.brake) return null;
  if (!m || !k || !r || !q || (tow.brake && !tow.isOff && tow.force)) return null;
  const hill = (one: Expression) =>
    tow.road?.angle ? product(number(tow.way === 'up' ? 1 : -1), one, tow.g, tow.road.angle.sine) : number(0);
  const [force, tension, a, s] = ['D', 'T', 'a', 's'].map(symbol) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  if (tow.isBroken) return lawsAlone(tow, sum(q, hill(k)), k, s);
  const drive = tow.brake ? negated(tow.brake) : tow.isOff ? number(0) : tow.force;
  return [
    ...tow.letters,
    ...(drive ? [law('What drives or brakes it.', '牵引力或制动力。', difference(force, drive))] : []),
    ...(tow.power && tow.speed
      ? [
          law(
            'Power is driving force times speed.',
            '功率等于牵引力乘以速率。',
            difference(tow.power, product(force, tow.speed)),
          ),
        ]
      : []),
    ...(tow.isSteady ? [law('At a steady speed there is no acceleration.', '匀速时加速度为零。', a)] : []),
    ...(tow.rate ? [law('The acceleration.', '加速度。', difference(a, tow.rate))] : []),
    law(
      "Newton's second law for the whole.",
      '对整体应用牛顿第二定律。',
      difference(difference(force, sum(r, q, hill(m), hill(k))), product(sum(m, k), a)),
      tow.told,
    ),
    law(
      "Newton's second law for what is towed.",
      '对被牵引的部分应用牛顿第二定律。',
      difference(difference(tension, sum(q, hill(k))), product(k, a)),
    ),
    ...(tow.isOff && tow.speed
      ? [
          law(
            'It comes to rest: v² = u² + 2as.',
            '直到静止：v² = u² + 2as。',
            sum(product(tow.speed, tow.speed), product(number(2), a, s)),
          ),
        ]
      : []),
  ];
}

function askedIn(goal: Goal): Asked | null {
  const property = propertyIn(goal.target);
  if (typeof goal.target === 'string') {
    const value = expressionOf(goal.target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: goal.target } : null;
  }
  const give = (value: Expression, unit: string, isSize = false): Asked => ({
    value,
    unit,
    letter: null,
    isSize,
  });
  switch (property?.name) {
    case 'acceleration':
      return give(symbol('a'), 'm s^-2');
    case 'deceleration':
      return give(negated(symbol('a')), 'm s^-2');
    case 'tension':
      return give(symbol('T'), 'N');
    case 'bar force':
      return give(symbol('T'), 'N', true);
    case 'driving force':
      return give(symbol('D'), 'N');
    case 'way':
      return goal.where?.some(({ relation }) => relation === 'until') ||
        (goal.target as { where?: Fact[] }).where?.length
        ? give(symbol('s'), 'm')
        : null;
    default:
      return null;
  }
}

/** By the vehicle alone, with the pull of the bar. */
function isConfirmed(tow: Tow, at: (one: Expression) => number): boolean {
  if (tow.isBroken) return isStopped(tow, at);
  const [force, tension, a] = ['D', 'T', 'a'].map((name) => at(symbol(name))) as [number, number, number];
  const m = at(tow.mass.get(tow.front)!);
  const hill = tow.road?.angle ? (tow.way === 'up' ? 1 : -1) * m * at(tow.g) * at(tow.road.angle.sine) : 0;
  const gap = force - tension - at(tow.resistance.get(tow.front)!) - hill - m * a;
  return Math.abs(gap) < 1e-6 * Math.max(1, Math.abs(force), Math.abs(tension));
}
