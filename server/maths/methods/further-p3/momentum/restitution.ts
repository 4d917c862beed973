import {
  isMadeOf,
  measuredIn,
  only,
  orderOf,
  RESTITUTION,
  takeNumber,
  twoLetters,
} from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import type { Method } from '../../../writing/method.ts';
import { saysQuantity } from '../../../writing/quantity.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

const TURNED = (name: string) => ({
  en: `${name} moves in the opposite direction to its original motion.`,
  zh: `${name} 沿与原来相反的方向运动。`,
});

/** Two spheres on one line; the first moves in the positive direction and catches or meets the second. */
interface Parameters {
  names: [string, string];
  masses: [number, number];
  before: [number, number];
  e: number;
  unknown: 'both' | 'first' | 'second' | 'loss';
}

const isAllKnown = vocabulary(
  'two balls spheres discs uniform equal radius radii smooth horizontal surface table plane line straight along centres after before immediately impact collide collides collision directly coefficient restitution between rest stationary speed speeds velocity velocities ' +
    'direction directions opposite same towards toward another one each other moves move moving travelling kinetic energy loss lost total hits',
  '速率静止发生正碰撞恢复系数后动能损失总相同向反分别直线沿光滑半径前之间球失',
);

export const restitution: Method<Parameters> = {
  id: 'restitution',
  topic: '9231/p3/momentum',

  match(question) {
    const { text, lower, values } = measuredIn(question.text);
    if (!isAllKnown(lower)) return null;
    const { value: e, rest } = takeNumber(values, RESTITUTION);
    if (
      e === null ||
      e < 0 ||
      e > 1 ||
      !/colli|impact|碰撞|相碰/.test(lower) ||
      /wall|barrier|plane|floor|oblique|angle|impulse|third|墙|地面|冲量|斜/.test(lower)
    )
      return null;
    const atRest = /at rest|stationary|静止/.test(lower);
    const toward = /towards each other|opposite directions?|towards one another|相向|反方向/.test(lower);
    const same = /same direction|同方向|同向/.test(lower);
    if (!isMadeOf(rest, { mass: 2, speed: atRest ? 1 : 2 }) || (!atRest && toward === same)) return null;
    const letters = twoLetters(text);
    const names: [string, string] = letters ?? ['A', 'B'];
    if (
      !(atRest ? ['mass,speed,mass'] : ['mass,mass,speed,speed', 'mass,speed,mass,speed']).includes(
        orderOf(rest),
      )
    )
      return null;
    const unknown = unknownIn(lower, letters);
    const [m1, m2] = only(rest, 'mass');
    const [u1, u2] = only(rest, 'speed');
    return (
      unknown && {
        names,
        masses: [m1!.value, m2!.value],
        before: [u1!.value, atRest ? 0 : (toward ? -1 : 1) * u2!.value],
        e,
        unknown,
      }
    );
  },

  solve(parameters, { precision }) {
    const {
      names: [a, b],
      masses: [m1, m2],
      before: [u1, u2],
      e,
      unknown,
    } = parameters;
    if (u1 <= u2) return null;
    const [v1, v2] = velocitiesAfter(parameters);
    const show = (value: number) => exactOrRounded(value, precision);
    const speed = (value: number) => show(Math.abs(value));
    const loss = 0.5 * (m1 * u1 ** 2 + m2 * u2 ** 2 - m1 * v1 ** 2 - m2 * v2 ** 2);
    const text = {
      first: `${speed(v1)} m s^-1`,
      second: `${speed(v2)} m s^-1`,
      both: `${a}: ${speed(v1)} m s^-1, ${b}: ${speed(v2)} m s^-1`,
      loss: `${show(Math.abs(loss) < 1e-12 ? 0 : loss)} J`,
    }[unknown];
    const n = (value: number) => (value < 0 ? `(${working(value)})` : working(value));
    return {
      title: { en: 'Direct impact', zh: '正碰' },
      steps: [
        step(
          { en: 'Momentum is conserved.', zh: '动量守恒。' },
          `${n(m1)} \\times ${n(u1)} + ${n(m2)} \\times ${n(u2)} = ${n(m1)}v_{${a}} + ${n(m2)}v_{${b}}`,
          ['M1', 'A1'],
        ),
        step(
          { en: "Newton's law of restitution.", zh: '牛顿恢复定律。' },
          `v_{${b}} - v_{${a}} = ${working(e)}\\left(${n(u1)} - ${n(u2)}\\right)`,
          ['M1', 'A1'],
          {
            en: 'The speed of separation is e times the speed of approach.',
            zh: '分离速率等于接近速率的 e 倍。',
          },
        ),
        step(
          { en: 'Solve the two equations.', zh: '解方程组。' },
          `v_{${a}} = ${show(v1)},\\; v_{${b}} = ${show(v2)}`,
          ['M1', 'A1'],
        ),
        ...(unknown === 'loss'
          ? [
              step(
                { en: 'Subtract the kinetic energies.', zh: '求动能之差。' },
                `\\Delta E = ${show(loss)}\\;\\mathrm{J}`,
                ['M1', 'A1'],
              ),
            ]
          : []),
      ],
      answer: {
        text,
        tex: text.replace(/m s\^-1/g, '\\mathrm{m\\,s^{-1}}').replace(/ J$/, '\\;\\mathrm{J}'),
        ...(v1 < 0 && (unknown === 'first' || unknown === 'both') && { say: TURNED(a) }),
      },
    };
  },

  /** Seen from the centre of mass each velocity is reversed and multiplied by e. */
  verify({ answer }, parameters) {
    const {
      names: [a, b],
      masses: [m1, m2],
      before: [u1, u2],
      e,
      unknown,
    } = parameters;
    const [v1, v2] = velocitiesAfter(parameters);
    const centre = (m1 * u1 + m2 * u2) / (m1 + m2);
    // Seen from the centre of mass, e² of the kinetic energy is kept.
    const loss = (0.5 * m1 * m2 * (u1 - u2) ** 2 * (1 - e * e)) / (m1 + m2);
    const says = (text: string | undefined, value: number) =>
      saysQuantity(text ?? '', Math.abs(value), unknown === 'loss' ? 'J' : 'm s^-1');
    const [one, other] = answer.text.split(', ').map((part) => part.split(': '));
    const isShown =
      unknown === 'both'
        ? one?.[0] === a && other?.[0] === b && says(one[1], v1) && says(other[1], v2)
        : says(answer.text, { first: v1, second: v2, loss }[unknown]);
    const close = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(u1));
    return [
      {
        name: {
          en: 'The answer shown is the result of this collision.',
          zh: '所显示的答案就是这次碰撞的结果。',
        },
        passed: isShown,
      },
      {
        name: {
          en: 'Relative to the centre of mass, each velocity is reversed and multiplied by e.',
          zh: '相对质心，各速度反向并乘以 e。',
        },
        passed: close(v1 - centre, -e * (u1 - centre)) && close(v2 - centre, -e * (u2 - centre)),
      },
      {
        name: { en: 'No kinetic energy is gained.', zh: '动能没有增加。' },
        passed: m1 * v1 ** 2 + m2 * v2 ** 2 <= (m1 * u1 ** 2 + m2 * u2 ** 2) * (1 + 1e-9),
      },
    ];
  },
};

function velocitiesAfter({ masses: [m1, m2], before: [u1, u2], e }: Parameters): [number, number] {
  const total = m1 * u1 + m2 * u2;
  const apart = e * (u1 - u2);
  return [(total - m2 * apart) / (m1 + m2), (total + m1 * apart) / (m1 + m2)];
}

function unknownIn(lower: string, letters: [string, string] | null): Parameters['unknown'] | null {
  const request = /\b(?:find|calculate|determine)\b([^.]*)|求([^.]*)/.exec(lower)?.slice(1).find(Boolean);
  if (!request) return null;
  const isLoss = /loss|lost|损失/.test(request);
  if (!isLoss && !/speed|velocit|速度|速率/.test(request)) return null;
  const [a, b] = (letters ?? []).map((one) =>
    new RegExp(`(?:^|[^a-z])${one.toLowerCase()}(?:[^a-z]|$)`).test(request),
  );
  if (isLoss) return /kinetic energy|动能/.test(request) && !a && !b ? 'loss' : null;
  if ((a && b) || /each|both|the (?:two )?(?:spheres|particles|balls)|their|两球|两个|各/.test(request))
    return 'both';
  return a ? 'first' : b ? 'second' : null;
}
