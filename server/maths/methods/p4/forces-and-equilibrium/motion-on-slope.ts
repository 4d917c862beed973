import {
  FRICTION,
  isMadeOf,
  measuredIn,
  only,
  radians,
  takeNumber,
} from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { unknownQuantityIn } from '../../../reading/mechanics/unknown-quantity.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** A body on a plane: sliding down, or at rest on the point of slipping. */
interface Parameters {
  mass: number | null;
  angle: number;
  friction: number | null;
  g: number;
  unknown: 'acceleration' | 'reaction' | 'coefficient' | 'friction';
}

const NAMES = {
  acceleration: ['a', 'm s^-2', '\\mathrm{m\\,s^{-2}}'],
  reaction: ['R', 'N', '\\mathrm{N}'],
  friction: ['F', 'N', '\\mathrm{N}'],
  coefficient: ['\\mu', '', ''],
} as const;

const isAllKnown = vocabulary(
  'plane inclined incline slope ramp surface horizontal rough smooth coefficient friction frictional force between down slides slide sliding slipping slip moves moving acceleration rests rest released release limiting equilibrium ' +
    'point about just normal reaction contact line greatest start starts remains exerted acting acts wooden angle',
  '沿倾斜光滑粗糙动摩擦系因数下静止支持法向释放开始极限平衡恰好刚要将不保滑面夹角处于对木',
);

export const motionOnSlope: Method<Parameters> = {
  id: 'motion-on-slope',
  topic: '9709/p4/forces-and-equilibrium',

  match(question) {
    const { text, lower, g, values } = measuredIn(question.text);
    if (
      !/inclined|slope|斜面/.test(lower) ||
      /pulley|string|rope|pull|push|force of|horizontal force|\bup\b|upward|projected|滑轮|绳|拉|推|向上|上滑|上行|冲上|滑上|上冲|(?:to|with|from) the vertical|与竖直|和竖直|竖直方向成|speed|distance|速度|距离|时间/.test(
        lower.replace(/加速度/g, ''),
      )
    )
      return null;
    if (!isAllKnown(lower)) return null;
    const { value: friction, rest } = takeNumber(values, FRICTION);
    const limiting =
      /limiting equilibrium|about to slip|on the point of (?:slipping|sliding|moving)|极限平衡|恰好(?:不|要|将)|刚好/.test(
        lower,
      );
    const unknown =
      unknownQuantityIn(text, [
        ['coefficient', /coefficient|摩擦系数|摩擦因数/i],
        ['reaction', /normal reaction|normal contact|reaction force|法向|支持力/i],
        ['friction', /(?:friction(?:al)?(?: force)?|摩擦力)/i],
        ['acceleration', /acceleration|加速度/i],
      ]) ??
      (/coefficient of friction|摩擦系数|摩擦因数/i.test(text) && limiting && friction === null
        ? 'coefficient'
        : null);
    const masses = only(rest, 'mass');
    if (!unknown || masses.length > 1 || !isMadeOf(rest, { angle: 1, mass: masses.length })) return null;
    const angle = only(rest, 'angle')[0]!.value;
    if (angle <= 0 || angle >= 90 || !/horizontal|水平|inclined at|倾角|倾斜/.test(lower)) return null;
    const smooth = /smooth|光滑/.test(lower);
    if (
      unknown === 'coefficient'
        ? !limiting || friction !== null || smooth
        : unknown === 'acceleration' && smooth === (friction !== null)
    )
      return null;
    const slides = /slides|sliding|released|moves down|下滑|滑下|释放/.test(lower);
    if (
      unknown === 'friction' &&
      (masses.length === 0 ||
        !(slides
          ? friction !== null
          : limiting || (friction === null && /rest|equilibrium|静止|平衡/.test(lower))))
    )
      return null;
    // A released body stays at rest on a plane that is rough enough.
    const stays = friction !== null && friction >= Math.tan(radians(angle));
    if (unknown === 'friction' && slides && stays) return null;
    const isFree = slides || smooth || /acceleration down the (?:plane|slope)/.test(lower);
    if (unknown === 'acceleration' && !isFree) return null;
    return unknown === 'reaction' && masses.length === 0
      ? null
      : {
          mass: masses[0]?.value ?? null,
          angle,
          friction:
            unknown === 'friction' && !slides ? null : (friction ?? (unknown === 'acceleration' ? 0 : null)),
          g,
          unknown,
        };
  },

  solve(parameters, { precision }) {
    const { mass, angle, friction, g, unknown } = parameters;
    const value = valueOf(parameters);
    if (unknown === 'acceleration' && value <= 0) return null;
    const m = mass === null ? 'm' : working(mass);
    const weight = mass === null ? `m \\times ${working(g)}` : working(mass * g);
    const theta = `${working(angle)}^{\\circ}`;
    const number = exactOrRounded(value, precision);
    const [letter, unit, latex] = NAMES[unknown];
    const across = step(
      { en: 'Resolve perpendicular to the plane.', zh: '沿垂直于斜面的方向分解。' },
      `R = ${weight} \\cos ${theta}`,
      ['M1'],
    );
    const steps = {
      reaction: [across],
      coefficient: [
        across,
        step(
          { en: 'Resolve along the plane; friction is limiting.', zh: '沿斜面方向分解；摩擦力达到最大值。' },
          `\\mu R = ${weight} \\sin ${theta}`,
          ['M1'],
        ),
        step({ en: 'Divide.', zh: '两式相除。' }, `\\mu = \\tan ${theta}`, ['A1']),
      ],
      friction:
        friction === null
          ? [
              step(
                {
                  en: 'Resolve along the plane: friction balances the component of the weight.',
                  zh: '沿斜面方向分解：摩擦力与重力分力平衡。',
                },
                `F = ${weight} \\sin ${theta}`,
                ['M1'],
              ),
            ]
          : [
              across,
              step(
                {
                  en: 'The body slides, so friction has its maximum value.',
                  zh: '物体滑动，摩擦力为最大值。',
                },
                `F = \\mu R = ${working(friction)} \\times ${weight} \\cos ${theta}`,
                ['M1'],
              ),
            ],
      acceleration: [
        ...(friction ? [across] : []),
        step(
          { en: "Apply Newton's second law down the plane.", zh: '沿斜面向下用牛顿第二定律。' },
          `${weight} \\sin ${theta}${friction ? ` - ${working(friction)} \\times ${weight} \\cos ${theta}` : ''} = ${m}a`,
          ['M1', 'A1'],
          { en: 'Friction acts up the plane, against the motion.', zh: '摩擦力沿斜面向上，与运动方向相反。' },
        ),
      ],
    }[unknown];
    return {
      title: { en: 'A body on an inclined plane', zh: '斜面上的物体' },
      steps: [
        ...steps,
        step({ en: 'Evaluate.', zh: '计算。' }, `${letter} = ${number}${latex ? `\\;${latex}` : ''}`, ['A1']),
      ],
      answer: { text: `${number} ${unit}`.trim(), tex: `${letter} = ${number}${latex ? `\\;${latex}` : ''}` },
    };
  },

  /** The same forces in horizontal and vertical components. */
  verify({ answer }, parameters, { precision }) {
    const { angle, friction, g, unknown } = parameters;
    const [mass, theta] = [parameters.mass ?? 1, radians(angle)];
    const value = valueOf(parameters);
    const reaction = mass * g * Math.cos(theta);
    const along =
      unknown === 'coefficient'
        ? value * reaction
        : unknown === 'friction'
          ? value
          : friction === null
            ? mass * g * Math.sin(theta)
            : friction * reaction;
    const push = unknown === 'reaction' ? value : reaction;
    const sideways = push * Math.sin(theta) - along * Math.cos(theta);
    const downwards = mass * g - push * Math.cos(theta) - along * Math.sin(theta);
    const isMoving =
      unknown === 'acceleration' ||
      (unknown === 'friction' && friction !== null) ||
      (unknown === 'reaction' && friction !== null);
    const acceleration = unknown === 'acceleration' ? value : sideways / Math.cos(theta) / mass;
    const passed = isMoving
      ? Math.abs(sideways - mass * acceleration * Math.cos(theta)) < 1e-9 * mass * g &&
        Math.abs(downwards - mass * acceleration * Math.sin(theta)) < 1e-9 * mass * g
      : Math.abs(sideways) < 1e-9 * mass * g && Math.abs(downwards) < 1e-9 * mass * g;
    return [
      {
        name: { en: 'The horizontal and vertical components agree.', zh: '水平与竖直分量都吻合。' },
        passed: passed && answer.text === `${exactOrRounded(value, precision)} ${NAMES[unknown][1]}`.trim(),
      },
    ];
  },
};

function valueOf({ mass, angle, friction, g, unknown }: Parameters): number {
  const theta = radians(angle);
  const weight = (mass ?? 1) * g;
  if (unknown === 'coefficient') return Math.tan(theta);
  if (unknown === 'reaction') return weight * Math.cos(theta);
  if (unknown === 'friction')
    return friction === null ? weight * Math.sin(theta) : friction * weight * Math.cos(theta);
  return g * (Math.sin(theta) - (friction ?? 0) * Math.cos(theta));
}
