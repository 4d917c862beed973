import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { negated } from '../told/goings.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import {
  addOf,
  addRoad,
  type Engine,
  type Instant,
  newInstant,
  onRoad,
  resistanceOf,
  setPower,
  setSteady,
  tell,
  valueIn,
} from './engine.ts';
import { askedOf } from './instants-asked.ts';
import { roadIn } from './roads.ts';
import { type Act, actIn, isAside, isRatio, letterIn, take } from './tale.ts';

/** What is asked of one vehicle at single moments: its power, its speed and its acceleration. */
export function resultOfInstants(facts: readonly Fact[], goal: Goal): Result | null {
  const engine = engineIn(facts);
  const asked: Asked | null = engine && askedOf(engine, goal);
  if (!engine || !asked || engine.runs.length === 0) return null;
  if (!engine.resistance && engine.runs.length > 1 && !engine.isDragSteady) return null;
  for (const run of engine.runs) if (!write(engine, run)) return null;
  const result = solveModel(
    {
      laws: engine.laws,
      // An engine drives; what holds a vehicle back is a brake.
      isPossible: (values) =>
        engine.runs.every(({ v, force, power }) =>
          [v, force, power].every((one) => !(evaluate(one, values) < -1e-9)),
        ),
      isConfirmed: (values) => engine.runs.every((run) => isConfirmed(engine, run, values)),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

function engineIn(facts: readonly Fact[]): Engine | null {
  const owners = new Set(
    facts.flatMap((fact) =>
      fact.relation === 'act' ? (actIn(fact)?.bodies ?? []) : (idOf(propertyIn(fact.of[0])?.of[0]) ?? []),
    ),
  );
  const bodies = [...owners].filter((id) => !/^[A-Z]$/.test(id));
  if (bodies.length !== 1) return null;
  const engine: Engine = {
    body: bodies[0]!,
    mass: null,
    g: number(10),
    power: null,
    greatest: null,
    force: null,
    resistance: null,
    letter: null,
    isDragSteady: false,
    road: null,
    way: null,
    speed: null,
    runs: [],
    laws: [],
    facts,
  };
  return facts.every((fact) => addFact(engine, fact)) ? engine : null;
}

function addFact(engine: Engine, fact: Fact): boolean {
  if (isAside(fact) || isRatio(fact)) return true;
  switch (fact.relation) {
    case 'act':
      return addAct(engine, fact);
    case 'track': {
      engine.road = roadIn(fact.of[0], engine.road, engine.facts);
      if (engine.road?.isLevel) engine.way = null;
      return engine.road !== null;
    }
    case 'steady resistance':
      return (engine.isDragSteady = true);
    case 'unchanged':
      return addUnchanged(engine, fact);
    case 'when':
      return addMoment(engine, fact);
    case 'equal':
    case 'holds':
      return addValue(engine, fact);
    default:
      return false;
  }
}

function addUnchanged(engine: Engine, { of: [body, what] }: Fact): boolean {
  const last = engine.runs.at(-1);
  if (idOf(body) !== engine.body) return false;
  if (what === 'power') engine.power ??= last?.power ?? null;
  else engine.isDragSteady = true;
  return what !== 'power' || engine.power !== null;
}

/** "When its speed is v m/s": a letter of which the resistance is told, or a moment of its own. */
function addMoment(engine: Engine, fact: Fact): boolean {
  const inner = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
  const [one] = inner;
  if (!one || propertyIn(fact.of[0])?.of[0] !== 'when') return false;
  if (inner.length === 1 && speedLetter(engine, one)) return true;
  const run = newInstant(engine);
  return run !== null && inner.every((each) => addOf(engine, run, each));
}

function speedLetter(engine: Engine, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  if (property?.name !== 'speed' || value?.kind !== 'symbol' || engine.letter) return false;
  engine.letter = value.name;
  return idOf(property.of[0]) === engine.body;
}

function addValue(engine: Engine, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  if (!property) {
    const found = letterIn(fact);
    if (found?.letter === 'g') engine.g = found.value;
    else if (found) tell(engine, difference(symbol(found.letter), found.value), [fact]);
    return found !== null;
  }
  const value = valueIn(engine, fact.of[1]);
  const where = (fact.of[0] as { where?: Fact[] }).where ?? [];
  if (!value || idOf(property.of[0]) !== engine.body) return false;
  const last = engine.runs.at(-1);
  switch (property.name) {
    case 'greatest speed':
    case 'steady speed': {
      const run = where.every((one) => addRoad(engine, one)) ? newInstant(engine) : null;
      if (!run) return false;
      if (!run.hasPower && engine.greatest) setPower(engine, run, engine.greatest);
      setSteady(engine, run);
      tell(engine, difference(run.v, value), [fact]);
      return true;
    }
    case 'power':
      if (where.length > 0) return false;
      if (last && !last.hasPower) setPower(engine, last, value);
      engine.power = value;
      return true;
    case 'acceleration':
      if (!last || last.isSteady || where.length > 0) return false;
      tell(engine, difference(last.a, value), [fact]);
      return true;
  }
  if (where.length > 0) return false;
  if (property.name === 'mass' && !engine.mass) engine.mass = value;
  else if (property.name === 'weight' && !engine.mass) engine.mass = quotient(value, engine.g);
  else if (property.name === 'resistance') engine.resistance = value;
  else if (property.name === 'greatest power') engine.greatest = value;
  else if (property.name === 'driving force') {
    engine.force = value;
    engine.power = null;
  } else return false;
  return true;
}

const GOES = new Set(['move', 'climb', 'descend', 'accelerate', 'come onto', 'reach', 'start']);

function addAct(engine: Engine, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act || act.bodies[0] !== engine.body || act.bodies.length > 1 || !GOES.has(act.verb)) return false;
  take(act, 'in a line');
  const object = take(act, 'object');
  const way = act.verb === 'climb' ? 'up' : act.verb === 'descend' ? 'down' : 'on';
  if (object && !onRoad(engine, way, object[0])) return false;
  // What comes to a hill goes up it.
  if (act.verb === 'come onto' && engine.road?.angle) engine.way = 'up';
  for (const role of ['up', 'down', 'on'] as const) {
    const of = take(act, role);
    if (of && !onRoad(engine, role, of[0])) return false;
  }
  const power = take(act, 'power');
  if (power) engine.power = expressionOf(power[0]);
  const resistance = take(act, 'resistance');
  if (resistance) engine.resistance = expressionOf(resistance[0]);
  if ((power && !engine.power) || (resistance && !engine.resistance)) return false;
  return addSpeeds(engine, act) && act.roles.size === 0;
}

function addSpeeds(engine: Engine, act: Act): boolean {
  const [steady, speed, rate] = ['steady', 'speed', 'acceleration'].map((role) => take(act, role));
  if (!steady && !speed && !rate) return true;
  const run = newInstant(engine);
  const [value, gain] = [expressionOf((steady ?? speed)?.[0]), expressionOf(rate?.[0])];
  if (!run || (steady && rate) || (rate && !gain) || (speed && !value)) return false;
  if (steady) setSteady(engine, run);
  if (value) tell(engine, difference(run.v, value), [act.fact]);
  if (gain) tell(engine, difference(run.a, gain), [act.fact]);
  engine.speed = steady ? run.v : null;
  return true;
}

/** The part of the weight along the road, against the motion. */
const hill = (engine: Engine, run: Instant): Expression =>
  run.road.angle
    ? product(number(run.way === 'up' ? 1 : -1), engine.mass!, engine.g, run.road.angle.sine)
    : number(0);

function write(engine: Engine, run: Instant): boolean {
  const isLight = run.isSteady && run.road.isLevel;
  if (!engine.mass && !isLight) return false;
  engine.laws.push(
    law(
      'Power is driving force times speed.',
      '功率等于牵引力乘以速率。',
      difference(run.power, product(run.force, run.v)),
    ),
    law(
      "Newton's second law along the road: driving force less resistance and the part of the weight along the road.",
      '沿路面方向应用牛顿第二定律：牵引力减去阻力和重力沿路面的分力。',
      difference(
        sum(run.force, negated(resistanceOf(engine, run)), negated(hill(engine, run))),
        product(engine.mass ?? number(1), run.a),
      ),
      [...engine.facts],
    ),
  );
  return true;
}

/** By energy: in a short time the engine's work is what the resistance takes, the height and the speed gained. */
function isConfirmed(engine: Engine, run: Instant, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [v, a, power] = [run.v, run.a, run.power].map(at) as [number, number, number];
  const mass = engine.mass ? at(engine.mass) : 1;
  const time = 1e-4;
  const way = v * time + (a * time ** 2) / 2;
  const height = run.road.angle ? way * at(run.road.angle.sine) * (run.way === 'up' ? 1 : -1) : 0;
  const kinetic = (mass * ((v + a * time) ** 2 - v ** 2)) / 2;
  const spent = at(resistanceOf(engine, run)) * way + (height && mass * at(engine.g) * height) + kinetic;
  const work = power * time;
  return (
    Number.isNaN(work - spent) || Math.abs(work - spent) < 1e-3 * Math.max(Math.abs(work), Math.abs(spent))
  );
}
