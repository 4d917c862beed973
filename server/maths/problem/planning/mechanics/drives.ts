import { difference, type Expression, symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Angle, isAbout, steepness } from '../told/angles.ts';
import { type Going, goingIn, saysOnly, valueIn } from '../told/goings.ts';
import { gravityIn } from '../told/gravity.ts';
import { type Law, law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';

/** One stretch of road: what the engine does on it, how fast it goes and how steep it is. */
export interface Run {
  speed: Expression;
  acceleration: Expression;
  force: Expression;
  power: Expression;
  /** Positive uphill. */
  slope: Angle | null;
  isUp: boolean;
  hasPower: boolean;
  /** How fast it goes and what it gains are both told. */
  isMoment: boolean;
  facts: Fact[];
}

export interface Drive {
  body: string;
  mass: Expression | null;
  runs: Run[];
  laws: Law[];
  used: Fact[];
  resistance: { value: Expression; fact: Fact | null } | null;
  g: Expression;
  /** v, of a resistance that depends on the speed. */
  speedLetter: string | null;
}

const SAID = ['in a line', 'steady', 'speed', 'uphill', 'downhill', 'power', 'resistance', 'acceleration'];

export function driveIn(facts: readonly Fact[]): Drive | null {
  const body = facts.flatMap((fact) => idOf(fact.of[0]) ?? idOf(propertyIn(fact.of[0])?.of[0]) ?? [])[0];
  const g = gravityIn(facts);
  if (!body || !g) return null;
  const drive: Drive = {
    body,
    mass: null,
    runs: [],
    laws: [],
    used: [],
    resistance: null,
    g,
    speedLetter: null,
  };
  let shared: { value: Expression; fact: Fact } | null = null;
  for (const fact of facts) {
    const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    if (property) {
      if (idOf(property.of[0]) !== body) return null;
      const value = expressionOf(fact.of[1]);
      if (!value) return null;
      if (property.name === 'mass' && !drive.mass) {
        drive.mass = value;
        drive.used.push(fact);
      } else if (property.name === 'resistance' && !drive.resistance) drive.resistance = { value, fact };
      else if (property.name === 'power') {
        const last = drive.runs.at(-1);
        if (last && !last.hasPower) setPower(last, value, fact, drive);
        else if (!shared && drive.runs.length === 0) shared = { value, fact };
        else return null;
      } else return null;
    }
    if (fact.relation === 'unchanged') {
      if (idOf(fact.of[0]) !== body) return null;
      drive.used.push(fact);
    }
    if (fact.relation === 'level road') {
      if (idOf(fact.of[0]) !== body || drive.runs.some(({ slope }) => slope)) return null;
      drive.used.push(fact);
    }
    if (fact.relation === 'speed letter') {
      const letter = expressionOf(fact.of[1]);
      if (idOf(fact.of[0]) !== body || letter?.kind !== 'symbol' || drive.speedLetter) return null;
      drive.speedLetter = letter.name;
      drive.used.push(fact);
    }
    if (fact.relation === 'go') {
      const going = goingIn(fact);
      if (!going || going.body !== body || going.verb !== 'move' || !saysOnly(going, SAID)) return null;
      if (!startRun(going, drive, facts)) return null;
    }
  }
  if (drive.runs.length === 0) drive.runs.push(newRun(drive));
  if (shared)
    for (const run of drive.runs.filter(({ hasPower }) => !hasPower))
      setPower(run, shared.value, shared.fact, drive);
  drive.resistance ??= { value: symbol('R_0'), fact: null };
  return drive.mass ? drive : null;
}

export function newRun(drive: Drive): Run {
  const at = drive.runs.length + 1;
  return {
    speed: symbol(`v_${at}`),
    acceleration: symbol(`a_${at}`),
    force: symbol(`D_${at}`),
    power: symbol(`P_${at}`),
    slope: null,
    isUp: true,
    hasPower: false,
    isMoment: false,
    facts: [],
  };
}

function setPower(run: Run, value: Expression, fact: Fact, drive: Drive): void {
  run.hasPower = true;
  run.facts.push(fact);
  drive.laws.push(law('The power of the engine.', '发动机的功率。', difference(run.power, value), [fact]));
}

function startRun(going: Going, drive: Drive, facts: readonly Fact[]): boolean {
  const { roles, fact } = going;
  const [steady, speed, power] = ['steady', 'speed', 'power'].map((role) => valueIn(going, role));
  const isSteady = roles.has('steady');
  const isPlain = [...roles.keys()].every((role) => role === 'in a line');
  const last = drive.runs.at(-1);
  // "A car travels on a straight road": nothing is said of the run yet.
  if (isPlain && !last) {
    drive.used.push(fact);
    return true;
  }
  const run = newRun(drive);
  run.facts.push(fact);
  for (const role of ['uphill', 'downhill'] as const) {
    if (!roles.has(role)) continue;
    if (run.slope) return false;
    const angle = steepness(roles.get(role)![0], facts);
    drive.used.push(...facts.filter((one) => one.relation === 'holds' && isAbout(one, roles.get(role)![0])));
    if (!angle) return false;
    run.slope = angle;
    run.isUp = role === 'uphill';
  }
  if (isSteady)
    drive.laws.push(
      law('At a steady speed there is no acceleration.', '匀速时加速度为零。', run.acceleration, [fact]),
    );
  if (steady ?? speed)
    drive.laws.push(law('The speed.', '速率。', difference(run.speed, (steady ?? speed)!), [fact]));
  const acceleration = valueIn(going, 'acceleration');
  if (acceleration)
    drive.laws.push(law('The acceleration.', '加速度。', difference(run.acceleration, acceleration), [fact]));
  run.isMoment = Boolean(speed && acceleration);
  // One moment of the stretch that was told before is on the same road.
  if (run.isMoment && last && saysOnly(going, ['speed', 'acceleration'])) {
    run.slope = last.slope;
    run.isUp = last.isUp;
  }
  if (power) setPower(run, power, fact, drive);
  const resistance = valueIn(going, 'resistance');
  if (resistance) {
    if (drive.resistance) return false;
    drive.resistance = { value: resistance, fact };
  }
  drive.runs.push(run);
  return true;
}
