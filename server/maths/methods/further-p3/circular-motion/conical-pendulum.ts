import { isMadeOf, measuredIn, only, radians } from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { unknownQuantityIn } from '../../../reading/mechanics/unknown-quantity.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** A particle on a string from a fixed point, moving in a horizontal circle below it. */
interface Parameters {
  mass: number | null;
  length: number;
  angle: number;
  g: number;
  unknown: 'tension' | 'speed' | 'angular';
}

const NAMES = {
  tension: ['T', 'N', '\\mathrm{N}'],
  speed: ['v', 'm s^-1', '\\mathrm{m\\,s^{-1}}'],
  angular: ['\\omega', 'rad s^-1', '\\mathrm{rad\\,s^{-1}}'],
} as const;

const isAllKnown = vocabulary(
  'string rope length long inextensible horizontal circle conical pendulum bob moves describes attached end ends other fixed point inclined angle makes making vertical vertically below centre tension speed angular velocity constant uniform',
  '用长轻绳悬挂内做作匀速圆周运动竖直夹张拉力系率锥摆端固定另下不可伸线',
);

export const conicalPendulum: Method<Parameters> = {
  id: 'conical-pendulum',
  topic: '9231/p3/circular-motion',

  match(question) {
    const { text, lower, g, values } = measuredIn(question.text);
    if (
      !/string|rope|绳/.test(lower) ||
      !/horizontal circle|conical pendulum|水平面内?(?:做|作)?(?:匀速)?圆周|水平圆周|圆锥摆/.test(lower) ||
      /elastic|table|smooth (?:horizontal )?surface|two strings|弹性|桌/.test(lower)
    )
      return null;
    if (!isAllKnown(lower)) return null;
    const unknown = unknownQuantityIn(text, [
      ['tension', /tension|张力|拉力/i],
      ['angular', /angular (?:speed|velocity)|角速度/i],
      ['speed', /(?<!angular )speed|(?<!角)速度|速率/i],
    ]);
    const masses = only(values, 'mass');
    const lengths = only(values, 'length');
    if (
      !unknown ||
      !isMadeOf(values, { angle: 1, length: lengths.length, mass: masses.length }) ||
      masses.length > 1
    )
      return null;
    const angle = only(values, 'angle')[0]!;
    if (
      !/vertical|竖直/.test(`${angle.before} ${angle.after.split(/\d/)[0]}`.toLowerCase()) ||
      angle.value <= 0 ||
      angle.value >= 90
    )
      return null;
    if (unknown === 'tension' ? masses.length === 0 : lengths.length !== 1 || !/length|long|长/.test(lower))
      return null;
    if (lengths.length > 1) return null;
    return { mass: masses[0]?.value ?? null, length: lengths[0]?.value ?? 1, angle: angle.value, g, unknown };
  },

  solve(parameters, { precision }) {
    const { mass, length, angle, g, unknown } = parameters;
    const value = valueOf(parameters);
    const number = exactOrRounded(value, precision);
    const theta = `${working(angle)}^{\\circ}`;
    const [letter, unit, latex] = NAMES[unknown];
    const m = mass === null ? 'm' : working(mass);
    const vertical = step(
      { en: 'The vertical forces balance.', zh: '竖直方向受力平衡。' },
      `T\\cos ${theta} = ${m} \\times ${working(g)}`,
      ['M1', 'A1'],
    );
    const inward = step(
      {
        en: 'The horizontal component of the tension gives the acceleration towards the centre.',
        zh: '张力的水平分力提供向心力。',
      },
      [
        `r = ${working(length)}\\sin ${theta}`,
        unknown === 'speed' ? `T\\sin ${theta} = \\frac{${m}v^{2}}{r}` : `T\\sin ${theta} = ${m}r\\omega^{2}`,
      ],
      ['M1', 'A1'],
    );
    return {
      title: { en: 'Conical pendulum', zh: '圆锥摆' },
      steps: [
        vertical,
        ...(unknown === 'tension'
          ? []
          : [
              inward,
              step(
                { en: 'Divide to eliminate T.', zh: '两式相除消去 T。' },
                unknown === 'speed'
                  ? `v^{2} = ${working(g)}\\,r\\tan ${theta}`
                  : `\\omega^{2} = \\frac{${working(g)}}{${working(length)}\\cos ${theta}}`,
                ['M1'],
              ),
            ]),
        step({ en: 'Evaluate.', zh: '计算。' }, `${letter} = ${number}\\;${latex}`, ['A1']),
      ],
      answer: { text: `${number} ${unit}`, tex: `${letter} = ${number}\\;${latex}` },
    };
  },

  /** Forces as vectors: tension and weight together point to the centre, with the size m v²/r. */
  verify({ answer }, parameters, { precision }) {
    const { length, angle, g, unknown } = parameters;
    const [mass, theta] = [parameters.mass ?? 1, radians(angle)];
    const value = valueOf(parameters);
    const radius = length * Math.sin(theta);
    const omega =
      unknown === 'angular'
        ? value
        : unknown === 'speed'
          ? value / radius
          : Math.sqrt(g / (length * Math.cos(theta)));
    const pull = unknown === 'tension' ? value : mass * length * omega ** 2;
    const inward = pull * Math.sin(theta) - mass * radius * omega ** 2;
    const upward = pull * Math.cos(theta) - mass * g;
    return [
      {
        name: {
          en: 'The vertical forces balance and the horizontal force is towards the centre.',
          zh: '竖直方向平衡，水平方向提供向心力。',
        },
        passed:
          Math.abs(inward) < 1e-9 * mass * g &&
          Math.abs(upward) < 1e-9 * mass * g &&
          answer.text === `${exactOrRounded(value, precision)} ${NAMES[unknown][1]}`,
      },
    ];
  },
};

function valueOf({ mass, length, angle, g, unknown }: Parameters): number {
  const theta = radians(angle);
  if (unknown === 'tension') return ((mass ?? 1) * g) / Math.cos(theta);
  const omega = Math.sqrt(g / (length * Math.cos(theta)));
  return unknown === 'angular' ? omega : omega * length * Math.sin(theta);
}
