import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { pushIn } from './pushes.ts';
import { addAct } from './steps.ts';
import { addWhen } from './stretches.ts';
import type { Course, Leg } from './legs.ts';
import { roadIn } from './roads.ts';
import { actIn, isAside, isRatio, letterIn, placeIn } from './tale.ts';
import { askedIn } from './asked.ts';
import type { Drive } from './placed.ts';
import { write } from './forces.ts';

/** What is asked of one body that goes along roads in stages, whatever drives it. */
export function resultAlong(facts: readonly Fact[], goal: Goal): Result | null {
  const drive = driveIn(facts);
  if (!drive) return null;
  const asked = askedIn(drive, goal);
  if (!asked) return null;
  write(drive);
  return solved(drive, asked, goal);
}

function solved(drive: Drive, asked: Asked, goal: Goal): Result | null {
  const { course } = drive;
  const result = solveModel(
    {
      laws: course.laws,
      isPossible: (values) => isPossible(drive, values),
      isConfirmed: (values) => isConfirmed(drive, values),
    },
    { ...asked, isLoss: propertyIn(goal.target)?.name === 'deceleration' },
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

/** What has an engine, or legs that drive it. */
const VEHICLE =
  /^(?:car|van|lorry|truck|bus|train|tram|cyclist|motorcyclist|motorcycle|bicycle|runner|athlete|locomotive|vehicle|coach|taxi|tractor|minibus|boat|ship|汽|小汽|轿|列|火|货车|卡|客|摩托|自行|骑|运动员|跑|公交|电车|动车|高铁|地铁)/;

function driveIn(facts: readonly Fact[]): Drive | null {
  const bodies = new Set(
    facts.flatMap((fact) => (fact.relation === 'act' ? (actIn(fact)?.bodies ?? []) : [])),
  );
  const owners = new Set(
    facts
      .flatMap(({ relation, of }) => (relation === 'equal' ? [idOf(propertyIn(of[0])?.of[0])] : []))
      .filter((id) => id !== null && !/^[A-Z]$/.test(id ?? '')),
  );
  const all = new Set([...bodies, ...(bodies.size === 0 ? owners : [])]);
  if (all.size !== 1) return null;
  const [body] = all;
  const course: Course = {
    body: body!,
    legs: [],
    laws: [],
    road: null,
    facts,
    start: null,
    resistance: null,
    span: null,
    rise: null,
    rest: null,
    plain: null,
    whole: null,
    isOff: false,
    drag: number(1),
  };
  const drive: Drive = {
    course,
    mass: null,
    g: number(10),
    power: null,
    force: null,
    isOff: false,
    friction: null,
    ends: [],
    isDriven: false,
    pushes: [],
    isDragSteady: false,
    steadyFrom: 0,
    isVehicle: VEHICLE.test(body!),
  };
  for (const fact of facts) if (!addFact(drive, fact)) return null;
  return drive;
}

function addFact(drive: Drive, fact: Fact): boolean {
  const { course } = drive;
  if (isAside(fact) || isRatio(fact)) return true;
  if (fact.relation === 'act') {
    const act = actIn(fact);
    return act !== null && act.bodies.length === 1 && addAct(course, act);
  }
  if (fact.relation === 'track') {
    const road = roadIn(fact.of[0], course.road, course.facts);
    const last = course.legs.at(-1);
    if (!road) return false;
    course.road = road;
    if (last && !last.isEnded) last.road = road;
    return true;
  }
  if (fact.relation === 'push') {
    const push = pushIn(fact, course.road, course.facts);
    // Two forces may act against each other.
    if (!push || drive.pushes.length > 0 || idOf(fact.of[0]) !== course.body) return false;
    drive.pushes.push(push);
    return true;
  }
  if (fact.relation === 'when') return addWhen(course, fact);
  if (fact.relation === 'engine off') return idOf(fact.of[0]) === course.body && driveOff(drive);
  if (fact.relation === 'resistance changes') {
    const factor = expressionOf(fact.of[1]);
    if (!factor || idOf(fact.of[0]) !== course.body) return false;
    course.drag = product(course.drag, factor);
    drive.steadyFrom = 0;
    return (drive.isDragSteady = true);
  }
  if (fact.relation === 'same as before') {
    drive.ends.push({
      measure: 'work against',
      of: ['before'],
      at: course.legs.length - 1,
      value: number(0),
      fact,
    });
    return idOf(fact.of[0]) === course.body && course.legs.length > 1;
  }
  if (fact.relation === 'steady resistance') {
    drive.steadyFrom = Math.max(0, course.legs.length - 1);
    return (drive.isDragSteady = true);
  }
  if (fact.relation === 'long' || fact.relation === 'no loss') return true;
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  if (property) return addValue(drive, fact);
  const ends = lengthIn(fact);
  if (ends) {
    drive.ends.push({ measure: 'distance', ...ends, fact });
    return true;
  }
  const found = letterIn(fact);
  if (!found) return fact.relation === 'unchanged' && idOf(fact.of[0]) === course.body;
  if (found.letter === 'g') drive.g = found.value;
  else
    course.laws.push(law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]));
  return true;
}

/** From then on nothing drives it; what did before is known of the stretches before. */
function driveOff(drive: Drive): boolean {
  const { course } = drive;
  if (drive.force && course.legs.length > 0) return false;
  for (const leg of course.legs) leg.power ??= drive.power?.value ?? null;
  [drive.power, drive.force, course.isOff] = [null, null, true];
  return true;
}

/** "AB = 800 m". */
function lengthIn({ relation, of }: Fact): { of: string[]; value: Expression } | null {
  const [, one, other] =
    relation === 'equal' && typeof of[0] === 'string' ? (/^([A-Z])([A-Z])$/.exec(of[0]) ?? []) : [];
  const value = expressionOf(of[1]);
  return one && other && value ? { of: [one, other], value } : null;
}

function addValue(drive: Drive, fact: Fact): boolean {
  const { course } = drive;
  const { name, of } = propertyIn(fact.of[0])!;
  const where = (fact.of[0] as { where?: Fact[] }).where ?? [];
  const value = expressionOf(fact.of[1]);
  if (!value) return false;
  const isOwn = idOf(of[0]) === course.body;
  if (name === 'speed' && where.length === 1 && where[0]!.relation === 'at' && isOwn) {
    const place = placeIn(where[0]!.of[0]);
    if (place === null) return false;
    drive.ends.push({ place, speed: value, upTo: course.legs.length, fact });
    return true;
  }
  if (where.length > 0) return false;
  if (
    name === 'distance' ||
    name === 'time between' ||
    name === 'rise' ||
    name === 'whole time' ||
    name === 'whole distance'
  ) {
    drive.ends.push({ measure: name, of: of.map(placeIn), value, fact });
    return true;
  }
  if (!isOwn) return false;
  if (name === 'mass' && !drive.mass) drive.mass = { value, fact };
  else if (name === 'weight' && !drive.mass) drive.mass = { value: quotient(value, drive.g), fact };
  else if (name === 'resistance') course.resistance = { value, fact };
  else if (name === 'friction' && !drive.friction) drive.friction = { value, fact };
  else if (name === 'driving force') drive.force = { value, fact };
  else if (name === 'power') {
    drive.isDriven = true;
    const last = course.legs.at(-1);
    if (last && !last.isEnded && !last.power) last.power = value;
    else drive.power = { value, fact };
  } else if (name === 'work' || name === 'work against')
    drive.ends.push({ measure: name, of: [], value, fact });
  else if (name === 'initial speed' && course.legs.length === 1 && !course.legs[0]!.isStarted) {
    course.laws.push(
      law('What is told of the motion.', '运动的已知条件。', difference(course.legs[0]!.u, value), [fact]),
    );
    course.legs[0]!.isStarted = true;
  } else if (name === 'initial speed')
    course.start = { speed: value, place: course.start?.place ?? null, fact };
  else return false;
  return true;
}

function isPossible(drive: Drive, values: Numbers): boolean {
  const { course, force, pushes } = drive;
  const at = (one: Expression) => evaluate(one, values);
  if (['v_now', 'D_now', 'P_now', 'W_1', 'L_1'].some((name) => (values[name] ?? 0) < -1e-9)) return false;
  const isDriven = force !== null || pushes.length > 0;
  if (course.legs.some((leg) => (isDriven || leg.way === 'down') && isDrivenBack(leg, at))) return false;
  if (course.legs.some((leg) => isLifted(drive, leg, at))) return false;
  return course.legs.every(({ u, v, t, s, a, kind }) => {
    const isWay = kind === 'accelerate' ? !(at(a) < 0) : kind === 'decelerate' ? !(at(a) > 0) : true;
    // What is let go does not move backwards: then it stays where it is.
    const isHeld = at(u) === 0 && at(a) < -1e-9;
    return isWay && !isHeld && [u, v, t, s].map(at).every((size) => !(size < -1e-9)) && !(at(t) === 0);
  });
}

/** What drives a body from rest, or one of which no speed is told, does not move it backwards. */
const isDrivenBack = ({ kind, u, a, isStarted }: Leg, at: (one: Expression) => number): boolean =>
  kind !== 'decelerate' && at(a) < -1e-9 && (at(u) === 0 || (Number.isNaN(at(u)) && !isStarted));

/** Whether the forces would take it off its road. */
function isLifted({ mass, g, pushes }: Drive, { road }: Leg, at: (one: Expression) => number): boolean {
  const cosine = road?.isLevel ? number(1) : road?.angle?.cosine;
  if (!mass || !cosine || pushes.length === 0) return false;
  return at(difference(product(mass.value, g, cosine), sum(...pushes.map(({ off }) => off)))) < -1e-9;
}

/** By small steps of time where the acceleration is constant, and by work and energy. */
function isConfirmed(drive: Drive, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  return drive.course.legs.every((leg, index) => {
    const [from, to, rate, time, way] = [leg.u, leg.v, leg.a, leg.t, leg.s].map(at) as [
      number,
      number,
      number,
      number,
      number,
    ];
    if (leg.isUniform && ![from, to, rate, time, way].some(Number.isNaN)) {
      let [speed, done] = [from, 0];
      for (let step = 0; step < 2000; step += 1) {
        done += (speed + (rate * time) / 4000) * (time / 2000);
        speed += (rate * time) / 2000;
      }
      if (Math.abs(done - way) > 1e-6 * Math.max(1, way) || Math.abs(speed - to) > 1e-6 * Math.max(1, to))
        return false;
    }
    const [work, against, rise] = ['W', 'L', 'h'].map((name) => values[`${name}_${index + 1}`] ?? NaN) as [
      number,
      number,
      number,
    ];
    const mass = drive.mass ? at(drive.mass.value) : NaN;
    const gap = work - against - mass * at(drive.g) * rise - (mass * (to * to - from * from)) / 2;
    return Number.isNaN(gap) || Math.abs(gap) < 1e-6 * Math.max(1, Math.abs(work), Math.abs(against));
  });
}
