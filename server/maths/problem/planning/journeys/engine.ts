import {
  difference,
  type Expression,
  product,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { law, type Law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Road, roadIn } from './roads.ts';

/** One moment of a vehicle on a road: how fast it goes, what it gains, and what its engine does. */
export interface Instant {
  v: Expression;
  a: Expression;
  force: Expression;
  power: Expression;
  road: Road;
  way: 'up' | 'down' | null;
  hasPower: boolean;
  isSteady: boolean;
}

export interface Engine {
  body: string;
  mass: Expression | null;
  g: Expression;
  power: Expression | null;
  greatest: Expression | null;
  force: Expression | null;
  resistance: Expression | null;
  /** The letter of the speed in the resistance. */
  letter: string | null;
  isDragSteady: boolean;
  road: Road | null;
  way: 'up' | 'down' | null;
  speed: Expression | null;
  runs: Instant[];
  laws: Law[];
  facts: readonly Fact[];
}

const BASIS = 'What is told of this moment.';
export const tell = (engine: Engine, zero: Expression, facts: readonly Fact[] = []): void =>
  void engine.laws.push(law(BASIS, '此刻的已知条件。', zero, [...facts]));

/** A moment on the road where it is now; null where nobody knows how steep that is. */
export function newInstant(engine: Engine): Instant | null {
  const { road, way } = engine;
  if (!road || !(road.isLevel || (road.angle && way))) return null;
  const at = engine.runs.length + 1;
  const [v, a, force, power] = ['v', 'a', 'D', 'P'].map((name) => symbol(`${name}_${at}`)) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const run: Instant = { v, a, force, power, road, way, hasPower: false, isSteady: false };
  if (engine.power) setPower(engine, run, engine.power);
  if (engine.force) tell(engine, difference(force, engine.force));
  engine.runs.push(run);
  return run;
}

export function setPower(engine: Engine, run: Instant, power: Expression): void {
  run.hasPower = true;
  engine.laws.push(law('The power of the engine.', '发动机的功率。', difference(run.power, power)));
}

export function setSteady(engine: Engine, run: Instant): void {
  run.isSteady = true;
  engine.laws.push(law('At a steady speed there is no acceleration.', '匀速时加速度为零。', run.a));
}

/** Of one moment: how fast it goes, how hard its engine works. */
export function addOf(engine: Engine, run: Instant, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = valueIn(engine, fact.of[1]);
  if (!property || !value || idOf(property.of[0]) !== engine.body) return false;
  if (property.name === 'speed') tell(engine, difference(run.v, value), [fact]);
  else if (property.name === 'acceleration') tell(engine, difference(run.a, value), [fact]);
  else if (property.name === 'driving force') tell(engine, difference(run.force, value), [fact]);
  else if (property.name === 'power') {
    if (run.hasPower) return false;
    setPower(engine, run, value);
  } else return false;
  return true;
}

/** An amount, or so many per cent of the greatest power. */
export function valueIn(engine: Engine, term: Term | undefined): Expression | null {
  const share = propertyIn(term);
  if (share?.name !== 'share') return expressionOf(term);
  const part = expressionOf(share.of[0]);
  return part && engine.greatest && product(part, engine.greatest);
}

/** "On a horizontal road", "up the hill". */
export function addRoad(engine: Engine, fact: Fact): boolean {
  return (
    fact.relation === 'with' &&
    fact.of.every((how) => {
      const role = propertyIn(how);
      return (
        role !== null && ['up', 'down', 'on'].includes(role.name) && onRoad(engine, role.name, role.of[0])
      );
    })
  );
}

export function onRoad(engine: Engine, way: string, term: Term | undefined): boolean {
  const road = term === undefined ? engine.road : roadIn(term, engine.road, engine.facts);
  if (!road || (way !== 'on' && !road.angle)) return false;
  engine.road = road;
  if (road.isLevel) engine.way = null;
  else if (way !== 'on') engine.way = way as 'up' | 'down';
  return true;
}

export const resistanceOf = (engine: Engine, run: Instant): Expression => {
  const own = engine.resistance ?? symbol('R_0');
  return engine.letter === null ? own : substitute(own, engine.letter, run.v);
};
