import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { difference } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Asked } from '../laws/solve-model.ts';
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
} from './engine.ts';
import { actIn, take } from './tale.ts';

/** What a goal wants of a vehicle at one moment; null where it is not understood. */
export function askedOf(engine: Engine, goal: Goal): Asked | null {
  const { target } = goal;
  const where = [...(goal.where ?? []), ...((target as { where?: Fact[] }).where ?? [])];
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' && where.length === 0 ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (!property || (property.of.length > 0 && idOf(property.of[0]) !== engine.body)) return null;
  if (property.name === 'greatest speed' || property.name === 'steady speed' || property.name === 'speed')
    return fastest(engine, where, property.name);
  const run = where.length === 0 ? engine.runs.at(-1) : momentOf(engine, where);
  const [value, unit] = (run && valueOf(engine, run, property.name)) ?? [];
  return value && unit ? { value, unit, letter: null, isLoss: property.name === 'deceleration' } : null;
}

function valueOf(engine: Engine, run: Instant, name: string): [Expression, string] | null {
  switch (name) {
    case 'acceleration':
      return run.isSteady ? null : [run.a, 'm s^-2'];
    case 'deceleration':
      return run.isSteady ? null : [negated(run.a), 'm s^-2'];
    case 'power':
      return [run.power, 'W'];
    case 'driving force':
      return [run.force, 'N'];
    case 'resistance':
      return [resistanceOf(engine, run), 'N'];
    default:
      return null;
  }
}

/** The speed at which it gains no more. */
function fastest(engine: Engine, where: readonly Fact[], name: string): Asked | null {
  const last = engine.runs.at(-1);
  if (!where.every((fact) => addRoad(engine, fact))) return null;
  const power = engine.power ?? (name === 'speed' ? null : engine.greatest);
  if (name === 'speed' && (!last || !last.isSteady || where.length > 0)) return null;
  if (name === 'speed') return { value: last!.v, unit: 'm s^-1', letter: null };
  const run = power ? newInstant(engine) : null;
  if (!run) return null;
  if (!run.hasPower) setPower(engine, run, power!);
  setSteady(engine, run);
  return { value: run.v, unit: 'm s^-1', letter: null };
}

/** The moment of which something is asked. */
function momentOf(engine: Engine, where: readonly Fact[]): Instant | null {
  const roads = where.filter(({ relation }) => relation === 'with');
  const whens = where.filter(({ relation }) => relation === 'when');
  if (roads.length + whens.length < where.length || whens.length > 1) return null;
  if (!roads.every((fact) => addRoad(engine, fact))) return null;
  const held = whens[0]?.of[0];
  const inner = (held as { where?: Fact[] } | undefined)?.where ?? [];
  if (whens.length > 0 && propertyIn(held)?.of[0] !== 'when') return null;
  const act = inner.length === 1 && inner[0]!.relation === 'act' ? actIn(inner[0]!) : null;
  if (act) {
    // On the new road it goes at first as fast as it came.
    const came = engine.speed;
    const road = take(act, 'object') ?? take(act, 'on');
    if (!came || act.bodies[0] !== engine.body || !['come onto', 'reach'].includes(act.verb)) return null;
    if (act.roles.size > 0 || (road && !onRoad(engine, 'on', road[0]))) return null;
    const run = newInstant(engine);
    if (run) tell(engine, difference(run.v, came), inner);
    return run;
  }
  const [power] = inner.filter(({ of }) => propertyIn(of[0])?.name === 'power');
  const before = engine.power;
  if (power) engine.power = null;
  const run = newInstant(engine);
  engine.power = before;
  return run && inner.every((fact) => addOf(engine, run, fact)) ? run : null;
}
