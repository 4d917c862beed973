import { isMadeOf, measuredIn, only, radians } from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { unknownQuantityIn } from '../../../reading/mechanics/unknown-quantity.ts';
import type { Method } from '../../../writing/method.ts';
import { saysQuantity } from '../../../writing/quantity.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** Thrown from level ground at an angle, or level from a height. */
interface Parameters {
  speed: number;
  angle: number;
  height: number;
  time: number | null;
  g: number;
  unknown: 'height' | 'range' | 'time' | 'speed';
}

const UNITS: Record<Parameters['unknown'], [typed: string, latex: string]> = {
  height: ['m', '\\mathrm{m}'],
  range: ['m', '\\mathrm{m}'],
  time: ['s', '\\mathrm{s}'],
  speed: ['m s^-1', '\\mathrm{m\\,s^{-1}}'],
};

const isAllKnown = vocabulary(
  'project projected projectile projection thrown fired kicked launched golf cricket tennis football player golfer boy girl speed velocity initial initially angle elevation above horizontal horizontally ' +
    'vertical ground level same plane point origin high height greatest maximum time flight taken takes total range distance travelled travels travel it lands landing land hits hit strikes strike reaches reach reached ' +
    'cliff tower building bridge window roof table balcony sea water top bottom foot edge base before until after later how far long fast does first again returns freely under moves',
  '速率抛出射程最高竖直时间飞行落平踢距离地面悬崖塔楼顶斜初水海后着经过末发射仰能达飞',
);
const PART =
  /\bhighest\b|\btop of (?:its|the) (?:path|flight|trajectory|motion)|\bhalf\b|\bhalf-?way\b|\bcomponents?\b|\b(?:vertical|horizontal) (?:speed|velocity)|最高点|一半|分量|分速度|分速率|竖直(?:方向的?)?速|水平(?:方向的?)?速/;
/** A speed is asked for, whatever else is named beside it. */
const SPEED_AT =
  /\b(?:find|calculate|determine|what is) (?:the |its )?(?:speed|velocity)\b|求[^。,，;；]{0,20}(?:速度|速率)(?:的大小)?[。.]?\s{0,9}$/;
/** Where it starts is not as high as where it ends, or it does not start upwards. */
const NOT_LEVEL =
  /cliff|tower|height of|above (?:the |horizontal )?ground|building|window|\broof|bridge|balcony|\bhill|top of|edge of|below the horizontal|downwards?|悬崖|塔|楼|窗|桥|阳台|山|向下|俯角|下方/;

export const projectile: Method<Parameters> = {
  id: 'projectile',
  topic: '9231/p3/motion-of-a-projectile',

  match(question) {
    const { text, lower, g, values } = measuredIn(question.text);
    if (
      !/project|thrown|fired|kicked|抛出|抛射|发射|踢出/.test(lower) ||
      /inclined|slope|wall|bounce|mass|vertically|斜面|墙|质量|竖直向?上/.test(lower)
    )
      return null;
    // Questions about a part of the flight, or a component of the velocity, are not answered here.
    if (PART.test(lower) || !isAllKnown(lower)) return null;
    const unknown = unknownQuantityIn(text, [
      ['height', /(?:greatest|maximum) height|最大高度/i],
      ['range', /\brange\b|horizontal distance|射程|水平距离/i],
      ['time', /\btime\b|时间/i],
      ['speed', /\bspeed\b(?!.*(?:time|height|distance|range))|速率/i],
    ]);
    const [speed] = only(values, 'speed');
    if (!unknown || !speed || (unknown !== 'speed' && SPEED_AT.test(lower))) return null;
    // A question about the position at the top is not about the whole flight; a distance from the foot of a tower is
    // no height.
    if (unknown !== 'height' && /(?:greatest|maximum) height|最大高度/.test(lower)) return null;
    if (/\bfrom the (?:foot|base|bottom|edge)\b|\baway from\b|距[^,，。]{0,6}[底脚]/.test(lower)) return null;
    const level = /horizontally|水平抛出|水平方向抛出|平抛/.test(lower);
    if (level) {
      const [height] = only(values, 'length');
      return isMadeOf(values, { speed: 1, length: 1 }) &&
        height &&
        /height|cliff|tower|above|高/.test(lower) &&
        unknown !== 'height'
        ? { speed: speed.value, angle: 0, height: height.value, time: null, g, unknown }
        : null;
    }
    const [time] = only(values, 'time');
    if (
      !isMadeOf(values, { speed: 1, angle: 1, time: time ? 1 : 0 }) ||
      (unknown === 'speed') !== Boolean(time) ||
      NOT_LEVEL.test(lower)
    )
      return null;
    if (
      unknown !== 'height' &&
      unknown !== 'speed' &&
      !/ground|horizontal plane|same level|range|flight|地面|水平面|飞行|射程/.test(lower)
    )
      return null;
    if (unknown === 'time' && !/flight|ground|lands|hits|飞行|落地/.test(lower)) return null;
    const angle = only(values, 'angle')[0]!;
    const flight = (2 * speed.value * Math.sin(radians(angle.value))) / g;
    if (time && /ground|plane|地面/.test(lower) && time.value > flight) return null;
    if (
      !/horizontal|水平|elevation|仰角/.test(`${angle.before} ${angle.after}`.toLowerCase()) ||
      /(?:to|with) the (?:upward )?vertical|竖直/.test(lower) ||
      angle.value <= 0 ||
      angle.value >= 90
    )
      return null;
    return { speed: speed.value, angle: angle.value, height: 0, time: time?.value ?? null, g, unknown };
  },

  solve(parameters, { precision }) {
    const { speed, angle, height, time, g, unknown } = parameters;
    const value = valueOf(parameters);
    const number = exactOrRounded(value, precision);
    const [unit, latex] = UNITS[unknown];
    const [u, theta, gee] = [working(speed), `${working(angle)}^{\\circ}`, working(g)];
    const parts = step(
      { en: 'Resolve the velocity of projection.', zh: '分解初速度。' },
      [
        `u_{x} = ${u}\\cos ${theta} = ${working(speed * Math.cos(radians(angle)))}`,
        `u_{y} = ${u}\\sin ${theta} = ${working(speed * Math.sin(radians(angle)))}`,
      ],
      ['B1'],
      {
        en: 'The horizontal velocity is constant; the vertical motion has acceleration g downwards.',
        zh: '水平速度不变；竖直方向以 g 向下加速。',
      },
    );
    const flight = flightOf(parameters);
    const landing =
      height > 0
        ? step(
            {
              en: 'Vertically, the motion starts from rest and covers the height.',
              zh: '竖直方向由静止下落该高度。',
            },
            `${working(height)} = \\tfrac{1}{2} \\times ${gee}\\,t^{2} \\;\\Rightarrow\\; t = ${working(flight)}`,
            ['M1', 'A1'],
          )
        : step(
            { en: 'The height is zero again at the end of the flight.', zh: '落地时高度再次为零。' },
            `0 = u_{y}t - \\tfrac{1}{2} \\times ${gee}\\,t^{2} \\;\\Rightarrow\\; t = \\frac{2u_{y}}{${gee}} = ${working(flight)}`,
            ['M1', 'A1'],
          );
    const steps = {
      height: [
        step(
          { en: 'At the greatest height the vertical velocity is zero.', zh: '最高点处竖直速度为零。' },
          `0 = u_{y}^{2} - 2 \\times ${gee}\\,h`,
          ['M1'],
        ),
      ],
      time: [landing],
      range: [
        landing,
        step({ en: 'Multiply by the horizontal velocity.', zh: '乘以水平速度。' }, `R = u_{x}t`, ['M1']),
      ],
      speed:
        height > 0
          ? [
              landing,
              step(
                { en: 'Combine the components.', zh: '合成各分量。' },
                `v = \\sqrt{${u}^{2} + (${gee}t)^{2}}`,
                ['M1'],
              ),
            ]
          : [
              step(
                { en: 'Vertical velocity at that time.', zh: '该时刻的竖直速度。' },
                `v_{y} = u_{y} - ${gee} \\times ${working(time ?? 0)}`,
                ['M1'],
              ),
              step(
                { en: 'Combine the components.', zh: '合成各分量。' },
                'v = \\sqrt{u_{x}^{2} + v_{y}^{2}}',
                ['M1'],
              ),
            ],
    }[unknown];
    return {
      title: { en: 'Projectile motion', zh: '抛体运动' },
      steps: [
        ...(height > 0 ? [] : [parts]),
        ...steps,
        step({ en: 'Evaluate.', zh: '计算。' }, `${number}\\;${latex}`, ['A1']),
      ],
      answer: { text: `${number} ${unit}`, tex: `${number}\\;${latex}` },
    };
  },

  /** The flight is followed in small steps of time. */
  verify({ answer }, parameters) {
    const { speed, angle, height, time, g, unknown } = parameters;
    const value = valueOf(parameters);
    const steps = 200_000;
    const end = time ?? flightOf(parameters) * 1.2;
    const dt = end / steps;
    let [x, y, vy, top, t] = [0, height, speed * Math.sin(radians(angle)), height, 0];
    const vx = speed * Math.cos(radians(angle));
    for (let index = 0; index < steps && (time !== null || y >= 0 || index < 2); index += 1) {
      y += vy * dt - (g * dt * dt) / 2;
      vy -= g * dt;
      x += vx * dt;
      t += dt;
      top = Math.max(top, y);
    }
    const known = { height: top, range: x, time: t, speed: Math.hypot(vx, vy) }[unknown];
    return [
      {
        name: {
          en: 'A numerical simulation of the flight gives the same result.',
          zh: '对飞行过程作数值模拟，结果相同。',
        },
        passed: Math.abs(known - value) < 1e-3 * Math.max(1e-3, Math.abs(value)),
      },
      {
        name: { en: 'The answer shown is this value.', zh: '所显示的答案与此值一致。' },
        passed: saysQuantity(answer.text, value, UNITS[unknown][0]),
      },
    ];
  },
};

const flightOf = ({ speed, angle, height, g }: Parameters) =>
  height > 0 ? Math.sqrt((2 * height) / g) : (2 * speed * Math.sin(radians(angle))) / g;

function valueOf(parameters: Parameters): number {
  const { speed, angle, time, g, unknown } = parameters;
  const [across, up] = [speed * Math.cos(radians(angle)), speed * Math.sin(radians(angle))];
  if (unknown === 'height') return up ** 2 / (2 * g);
  if (unknown === 'time') return flightOf(parameters);
  if (unknown === 'range') return across * flightOf(parameters);
  return Math.hypot(across, up - g * (time ?? flightOf(parameters)));
}
