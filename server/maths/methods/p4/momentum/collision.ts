import {
  isMadeOf,
  measuredIn,
  only,
  orderOf,
  RESTITUTION,
  takeNumber,
  twoLetters,
} from '../../../reading/mechanics/measured-values.ts';
import type { Measured } from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** Two bodies on one line, with the direction of the first as positive. */
interface Parameters {
  masses: [number, number];
  before: [number, number];
  /** What is said of the motion after it: they coalesce, or one of them has this velocity. */
  after: { kind: 'coalesce' } | { kind: 'first' | 'second'; velocity: number };
}

const isAllKnown = vocabulary(
  'two balls spheres trucks railway wagon wagons trolleys after before immediately impact collide collides collision coalesce coalesces stick sticks together join joined combined common rest stationary initially speed speeds velocity velocities ' +
    'direction directions directly opposite same original towards toward another each other line straight smooth horizontal surface table floor plane move moves travelling travels continues continue reverses reversed rebounds rebound then into hits',
  '速率静止碰撞后粘者共同相向运动分别大小生合迎面反原发并起体继续光滑弹前平直线沿',
);

/** "Two trolleys of mass 2 kg": of one mass that is given there are several bodies. */
const SEVERAL_OF_A_MASS =
  /\b(?:two|three|four|five|six)(?: [a-z]{1,20}){0,3} [a-z]{1,20}s of mass [\d.]{1,9} ?kg(?! and)|[两二三四五六](?:个|辆|只|节)(?![^。]{0,40}分别)[^。]{0,20}质量/;

export const collision: Method<Parameters> = {
  id: 'collision',
  topic: '9709/p4/momentum',

  match(question) {
    const { text, lower, values } = measuredIn(question.text);
    const { value: restitution } = takeNumber(values, RESTITUTION);
    if (
      !/colli|coalesce|impact|碰撞|相碰|粘/.test(lower) ||
      restitution !== null ||
      /loss|energy|impulse|time|wall|barrier|能量|冲量|时间|墙/.test(lower)
    )
      return null;
    if (!isAllKnown(lower) || SEVERAL_OF_A_MASS.test(lower)) return null;
    const coalesce = /coalesce|stick together|move together|粘在一起|共同速度|合为一体|join/.test(lower);
    // The bodies may end at rest, or the question may ask for a speed before the collision.
    const request = lower.split(/\b(?:find|calculate|determine)\b|求|计算/).at(-1)!;
    if (
      coalesce &&
      (/\bbefore\b|initial|原来|碰前/.test(request) ||
        /\b(?:they|both|are|come|remain|stay)\b[^.]{0,30}\b(?:at|to) rest|粘[^,，。]{0,8}静止/.test(lower))
    )
      return null;
    const masses = only(values, 'mass');
    const speeds = only(values, 'speed');
    const atRest = /at rest|stationary|静止/.test(lower);
    const count = (atRest ? 1 : 2) + (coalesce ? 0 : 1);
    if (masses.length !== 2 || !isMadeOf(values, { mass: 2, speed: count })) return null;
    const orders = (atRest ? ['mass,speed,mass'] : ['mass,mass,speed,speed', 'mass,speed,mass,speed']).map(
      (order) => order + (coalesce ? '' : ',speed'),
    );
    if (!orders.includes(orderOf(values))) return null;
    const [m1, m2] = [masses[0]!.value, masses[1]!.value];
    const toward =
      /towards each other|opposite directions?|towards one another|directly towards|相向|反方向|迎面/.test(
        lower,
      );
    const same = /same direction|同方向|同向/.test(lower);
    if (!atRest && toward === same) return null;
    const before: [number, number] = [speeds[0]!.value, atRest ? 0 : (toward ? -1 : 1) * speeds[1]!.value];
    if (coalesce)
      return /(?:find|calculate|determine)[^.]{0,300}(?:speed|velocity)|求[^.]{0,300}(?:速度|速率)/.test(
        lower,
      )
        ? { masses: [m1, m2], before, after: { kind: 'coalesce' } }
        : null;
    const last = speeds.at(-1)!;
    const named = afterIn(last, text);
    return (
      named && { masses: [m1, m2], before, after: { kind: named.kind, velocity: named.sign * last.value } }
    );
  },

  solve({ masses: [m1, m2], before: [u1, u2], after }, { precision }) {
    const total = withoutRoundoff(m1 * u1 + m2 * u2, [m1 * u1, m2 * u2]);
    const value = withoutRoundoff(unknownOf({ masses: [m1, m2], before: [u1, u2], after }), [u1, u2]);
    const number = exactOrRounded(Math.abs(value), precision);
    const right =
      after.kind === 'coalesce'
        ? `(${working(m1)} + ${working(m2)})v`
        : after.kind === 'first'
          ? `${working(m1)} \\times ${bracket(after.velocity)} + ${working(m2)}v`
          : `${working(m1)}v + ${working(m2)} \\times ${bracket(after.velocity)}`;
    return {
      title: { en: 'Collision', zh: '碰撞' },
      steps: [
        step(
          {
            en: 'Momentum is conserved; take the initial direction of the first body as positive.',
            zh: '动量守恒；取第一个物体的运动方向为正方向。',
          },
          `${working(m1)} \\times ${bracket(u1)} + ${working(m2)} \\times ${bracket(u2)} = ${right}`,
          ['M1', 'A1'],
          {
            en: 'No external force acts along the line, so the total momentum does not change.',
            zh: '沿该直线没有外力作用，总动量不变。',
          },
        ),
        step(
          { en: 'Solve.', zh: '解出。' },
          `${working(total)} = ${right} \\;\\Rightarrow\\; v = ${exactOrRounded(value)}\\;\\mathrm{m\\,s^{-1}}`,
          ['M1'],
        ),
        step(
          {
            en: value < 0 ? 'The sign is negative: it moves in the opposite direction.' : 'State the speed.',
            zh: value < 0 ? '负号表示向相反方向运动。' : '写出速率。',
          },
          `${number}\\;\\mathrm{m\\,s^{-1}}`,
          ['A1'],
        ),
      ],
      answer: {
        text: `${number} m s^-1`,
        tex: `${number}\\;\\mathrm{m\\,s^{-1}}`,
        ...(value < 0 && {
          say: {
            en: 'In the opposite direction to the original motion of the first body.',
            zh: '方向与第一个物体原来的运动方向相反。',
          },
        }),
      },
    };
  },

  /** In the frame of the centre of mass the momentum is zero before and after, and no energy is gained. */
  verify({ answer }, parameters, { precision }) {
    const {
      masses: [m1, m2],
      before: [u1, u2],
      after,
    } = parameters;
    const value = withoutRoundoff(unknownOf(parameters), [u1, u2]);
    const [v1, v2] =
      after.kind === 'coalesce'
        ? [value, value]
        : after.kind === 'first'
          ? [after.velocity, value]
          : [value, after.velocity];
    const centre = (m1 * u1 + m2 * u2) / (m1 + m2);
    const energy = (a: number, b: number) => m1 * a * a + m2 * b * b;
    return [
      {
        name: {
          en: 'Relative to the centre of mass, the total momentum afterwards is zero.',
          zh: '碰撞后相对质心的总动量为零。',
        },
        passed: Math.abs(m1 * (v1 - centre) + m2 * (v2 - centre)) < 1e-9 * Math.max(1, m1 * Math.abs(u1)),
      },
      {
        name: {
          en: 'No kinetic energy is gained, and the bodies do not pass through each other.',
          zh: '动能没有增加，且两物体不会穿过彼此。',
        },
        passed: energy(v1, v2) <= energy(u1, u2) * (1 + 1e-9) && v2 >= v1 - 1e-9 && u1 > u2,
      },
      {
        name: { en: 'The answer shown is this value.', zh: '所显示的答案与此值一致。' },
        passed: answer.text === `${exactOrRounded(Math.abs(value), precision)} m s^-1`,
      },
    ];
  },
};

/** Momenta that cancel give exactly zero, without the rounding of their last binary digits. */
const withoutRoundoff = (value: number, terms: number[]) =>
  Math.abs(value) <= 1e-12 * Math.max(...terms.map(Math.abs)) ? 0 : value;

const bracket = (value: number) => (value < 0 ? `(${working(value)})` : working(value));

function unknownOf({ masses: [m1, m2], before: [u1, u2], after }: Parameters): number {
  const total = m1 * u1 + m2 * u2;
  if (after.kind === 'coalesce') return total / (m1 + m2);
  return after.kind === 'first' ? (total - m1 * after.velocity) / m2 : (total - m2 * after.velocity) / m1;
}

/** "After the collision A moves with speed 2 m/s in the same direction. Find the speed of B." */
function afterIn(
  { before, after }: Measured,
  text: string,
): { kind: 'first' | 'second'; sign: 1 | -1 } | null {
  const lead = before.toLowerCase();
  if (!/after|碰撞后|碰后/.test(lead)) return null;
  const letters = twoLetters(text);
  if (!letters) return null;
  const [one, other] = letters;
  const tail = lead.split(/after|碰撞后|碰后/).at(-1)!;
  const isFirst = new RegExp(`(?:^|[^a-z])${one.toLowerCase()}(?:[^a-z]|$)`).test(tail);
  const isSecond = new RegExp(`(?:^|[^a-z])${other.toLowerCase()}(?:[^a-z]|$)`).test(tail);
  if (isFirst === isSecond) return null;
  const rest = `${tail} ${after.toLowerCase().split(/find|calculate|求/)[0]}`;
  const reversed = /opposite direction|reverse|rebound|反方向|反向|反弹/.test(rest);
  const same = /same direction|original direction|continues|同方向|原方向/.test(rest);
  if (reversed === same) return null;
  return { kind: isFirst ? 'first' : 'second', sign: reversed ? -1 : 1 };
}
