import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { type Leg, writeUniform } from './legs.ts';
import { type Drive, hillOf } from './placed.ts';

/** Speeds and distances at places, and the forces along each stretch. */
export function write(drive: Drive): void {
  const { course } = drive;
  // How heavy it is does not matter where nothing but its weight and friction acts.
  if (
    !drive.mass &&
    !course.resistance &&
    drive.pushes.length === 0 &&
    !drive.force &&
    course.legs.some(({ road }) => road?.angle) &&
    course.legs[0]
  )
    drive.mass = { value: number(1), fact: course.legs[0].facts[0]! };
  if (drive.mass) for (const [at, leg] of course.legs.entries()) writeForces(drive, leg, at + 1);
  writeUniform(course);
}

function writeForces(drive: Drive, leg: Leg, at: number): void {
  const { course, mass } = drive;
  const by = [mass!.fact, ...(course.resistance ? [course.resistance.fact] : [])];
  const [work, against, rise] = ['W', 'L', 'h'].map((name) => symbol(`${name}_${at}`)) as [
    Expression,
    Expression,
    Expression,
  ];
  const m = mass!.value;
  course.laws.push(
    law(
      'The work done by the driving force is the work against resistance and the gain of potential and of kinetic energy.',
      '牵引力做的功等于克服阻力做的功与势能、动能增加量之和。',
      difference(
        work,
        sum(
          against,
          product(m, drive.g, rise),
          quotient(product(m, difference(product(leg.v, leg.v), product(leg.u, leg.u))), number(2)),
        ),
      ),
      by,
    ),
  );
  const height = (sine: Expression, facts: readonly Fact[]) =>
    course.laws.push(
      law(
        'The height gained along the slope.',
        '沿斜面上升的高度。',
        difference(rise, product(number(leg.way === 'up' ? 1 : -1), leg.s, sine)),
        facts,
      ),
    );
  if (leg.road?.isLevel) course.laws.push(law('It stays at its height.', '高度不变。', rise, leg.facts));
  else if (leg.road?.angle && leg.way) height(leg.road.angle.sine, leg.facts);
  else if (leg.road?.noun === 'slope' && leg.way) height(symbol('sin_slope'), []);
  const drag = dragOf(drive, leg);
  if (drag)
    course.laws.push(
      law(
        'What holds it back is constant.',
        '阻碍运动的力恒定。',
        difference(against, product(drag, leg.s)),
        by,
      ),
    );
  // Of what size it is, is not told.
  if (!drag && drive.isDragSteady && at > drive.steadyFrom)
    course.laws.push(
      law(
        'What holds it back is constant.',
        '阻碍运动的力恒定。',
        difference(against, product(leg.drag, symbol('R_0'), leg.s)),
        leg.facts,
      ),
    );
  writeWork(drive, leg, work, drag);
}

/** The force against the motion, with friction; null where it is not told. */
function dragOf(drive: Drive, { road, drag }: Leg): Expression | null {
  const { course, friction, mass, g, pushes } = drive;
  const off = sum(...pushes.map((one) => one.off));
  const cosine = road?.isLevel ? number(1) : road?.angle?.cosine;
  const isRubbing = road?.rough === true && cosine !== undefined && !(drive.isVehicle && !friction);
  const rubbing = isRubbing
    ? product(friction?.value ?? symbol('mu'), difference(product(mass!.value, g, cosine), off))
    : null;
  if (course.resistance) return sum(product(drag, course.resistance.value), rubbing ?? number(0));
  return rubbing ?? (road?.rough === false ? number(0) : null);
}

/** What the driving force does: at a constant rate, or with a constant force. */
function writeWork(drive: Drive, leg: Leg, work: Expression, drag: Expression | null): void {
  const { course, mass, pushes } = drive;
  const m = mass!.value;
  const by = [mass!.fact, ...pushes.map(({ fact }) => fact)];
  const power = leg.isOff ? null : (leg.power ?? drive.power?.value ?? null);
  if (power && !leg.isUniform) {
    course.laws.push(
      law(
        'The engine works at a constant rate.',
        '发动机功率恒定。',
        difference(work, product(power, leg.t)),
        drive.power ? [drive.power.fact] : leg.facts,
      ),
    );
    return;
  }
  const force =
    (leg.isOff ? number(0) : drive.force?.value) ??
    (pushes.length > 0 ? sum(...pushes.map(({ along }) => along)) : drive.isVehicle ? null : number(0));
  if (!force && !leg.isUniform) return;
  const along = force ?? symbol(`D_${course.legs.indexOf(leg) + 1}`);
  course.laws.push(
    law(
      'The driving force is constant.',
      '牵引力恒定。',
      difference(work, product(along, leg.s)),
      drive.force ? [drive.force.fact] : [],
    ),
  );
  // On a straight slope what acts along it is constant.
  const at = drive.course.legs.indexOf(leg);
  if (!drag && drive.isDragSteady && at >= drive.steadyFrom && leg.road?.noun === 'slope')
    leg.isUniform = true;
  if (!drag || !(leg.road?.isLevel || (leg.road?.angle && leg.way))) return;
  course.laws.push(
    law(
      "Newton's second law along the road.",
      '沿路面方向应用牛顿第二定律。',
      difference(difference(along, sum(drag, hillOf(drive, leg))), product(m, leg.a)),
      by,
    ),
  );
  leg.isUniform = true;
}
