import {
  difference,
  type Expression,
  has,
  number,
  product,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Term } from '../../schema/problem.ts';
import { isAbout, steepness } from '../told/angles.ts';
import { negated } from '../told/goings.ts';
import { law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { definitionIn, expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';

import { type Drive, driveIn, newRun, type Run } from './drives.ts';

const KNOWN = new Set([
  'unchanged',
  'go',
  'equal',
  'holds',
  'level road',
  'speed letter',
  'constant',
  'positive',
]);

/** What is asked of a vehicle whose engine works against a resistance. */
export function resultOfDriving(story: Story): Result | null {
  const said = story.facts.filter((fact) => !story.goal.where?.includes(fact));
  if (said.some(({ relation }) => !KNOWN.has(relation))) return null;
  const drive = driveIn(said);
  if (!drive) return null;
  const run = runAsked(story, drive);
  const asked = run && askedOf(story, drive, run);
  if (!run || !asked) return null;
  write(drive);
  const letters = said.flatMap((fact) => {
    const found = definitionIn(fact);
    return found
      ? [law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact])]
      : [];
  });
  const result = solveModel(
    {
      laws: [...drive.laws, ...letters],
      // An engine drives; what holds a vehicle back is a brake.
      isPossible: (values) =>
        drive.runs.every(({ speed, force, power }) =>
          [speed, force, power].every((one) => !(evaluate(one, values) < -1e-9)),
        ),
      isConfirmed: (values) => isConfirmed(drive, run, values),
    },
    asked,
    story.goal.terms ?? [],
  );
  return result?.values.length === 1
    ? { ...result, used: [...result.used, ...drive.used, ...run.facts] }
    : null;
}

const resistanceAt = ({ resistance, speedLetter }: Drive, run: Run): Expression =>
  speedLetter === null ? resistance!.value : substitute(resistance!.value, speedLetter, run.speed);

/** The part of the weight along the road, against the motion. */
const hill = (drive: Drive, run: Run): Expression =>
  run.slope ? product(run.isUp ? number(1) : number(-1), drive.mass!, drive.g, run.slope.sine) : number(0);

function write(drive: Drive): void {
  for (const run of drive.runs) {
    const { fact } = drive.resistance!;
    const by = [...(fact ? [fact] : []), ...run.facts];
    drive.laws.push(
      law(
        'Power is driving force times speed.',
        '功率等于牵引力乘以速率。',
        difference(run.power, product(run.force, run.speed)),
        run.facts,
      ),
      law(
        "Newton's second law along the road: driving force less resistance and the part of the weight along the road.",
        '沿路面方向应用牛顿第二定律：牵引力减去阻力和重力沿路面的分力。',
        difference(
          sum(run.force, negated(resistanceAt(drive, run)), negated(hill(drive, run))),
          product(drive.mass!, run.acceleration),
        ),
        by,
      ),
    );
  }
}

/** The run that a goal speaks of: one of its own where it names a hill, else the last. */
function runAsked({ goal, facts }: Story, drive: Drive): Run | null {
  const property = propertyIn(goal.target);
  const hillTerm = property?.of
    .map(propertyIn)
    .find((one) => one?.name === 'uphill' || one?.name === 'downhill');
  const last = drive.runs.at(-1)!;
  let run = last;
  if (hillTerm) {
    const angle = steepness(hillTerm.of[0], facts);
    drive.used.push(...facts.filter((one) => one.relation === 'holds' && isAbout(one, hillTerm.of[0])));
    if (!angle) return null;
    run = { ...newRun(drive), slope: angle, isUp: hillTerm.name === 'uphill' };
    const power = drive.laws.find(({ zero }) => has(zero, 'P_1'));
    if (!last.hasPower || !power) return null;
    drive.laws.push(
      law('The power of the engine.', '发动机的功率。', difference(run.power, symbol('P_1')), last.facts),
    );
    drive.runs.push(run);
  }
  // What was told of one moment says nothing of another but how steep it is and how the engine works.
  if (!hillTerm && last.isMoment && (property?.name === 'greatest speed' || goal.where?.length)) {
    if (!last.hasPower) return null;
    run = { ...newRun(drive), slope: last.slope, isUp: last.isUp };
    drive.laws.push(
      law('The power of the engine.', '发动机的功率。', difference(run.power, last.power), last.facts),
    );
    drive.runs.push(run);
  }
  for (const fact of goal.where ?? []) {
    const own = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    const value = expressionOf(fact.of[1]);
    if (!own || idOf(own.of[0]) !== drive.body || !value) return null;
    if (own.name === 'speed')
      drive.laws.push(law('The speed.', '速率。', difference(run.speed, value), [fact]));
    else if (own.name === 'acceleration')
      drive.laws.push(law('The acceleration.', '加速度。', difference(run.acceleration, value), [fact]));
    else return null;
  }
  return run;
}

function askedOf({ goal }: Story, drive: Drive, run: Run): Asked | null {
  const { target } = goal;
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  const of: Term | undefined = property?.of[0];
  if (!property || idOf(of) !== drive.body) return null;
  switch (property.name) {
    case 'acceleration':
      return { value: run.acceleration, unit: 'm s^-2', letter: null };
    case 'deceleration':
      return { value: negated(run.acceleration), unit: 'm s^-2', letter: null, isLoss: true };
    case 'greatest speed':
      drive.laws.push(
        law('At the greatest speed there is no acceleration.', '速率最大时加速度为零。', run.acceleration),
      );
      return { value: run.speed, unit: 'm s^-1', letter: null };
    case 'power':
      return { value: run.power, unit: 'W', letter: null };
    case 'driving force':
      return { value: run.force, unit: 'N', letter: null };
    case 'resistance':
      return { value: resistanceAt(drive, run), unit: 'N', letter: null };
    default:
      return null;
  }
}

/** By energy: in a short time the engine's work is what the resistance takes, the height and the speed gained. */
function isConfirmed(drive: Drive, run: Run, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [v, a, power, mass] = [run.speed, run.acceleration, run.power, drive.mass!].map(at) as [
    number,
    number,
    number,
    number,
  ];
  const time = 1e-4;
  const way = v * time + (a * time ** 2) / 2;
  const height = run.slope ? way * at(run.slope.sine) * (run.isUp ? 1 : -1) : 0;
  const kinetic = (mass * ((v + a * time) ** 2 - v ** 2)) / 2;
  const work = power * time;
  const spent = at(resistanceAt(drive, run)) * way + mass * at(drive.g) * height + kinetic;
  return Math.abs(work - spent) < 1e-3 * Math.max(Math.abs(work), Math.abs(spent));
}
