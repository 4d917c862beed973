import {
  FRICTION,
  isMadeOf,
  measuredIn,
  only,
  takeNumber,
} from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { unknownQuantityIn } from '../../../reading/mechanics/unknown-quantity.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** Two masses on one string: both hanging, or the first on a level table. */
interface Parameters {
  onTable: boolean;
  first: number;
  second: number;
  friction: number;
  g: number;
  unknown: 'acceleration' | 'tension';
}

const isAllKnown = vocabulary(
  'two connected joined attached inextensible string rope cord end ends passing passes over pulley fixed hang hangs hanging freely vertically vertical either side rests rest lies lie placed held table surface plane horizontal rough smooth ' +
    'edge coefficient friction between released system taut acceleration tension each other common',
  '分别用轻绳跨过光滑定轮连接张拉放桌面悬挂另端两相系统释放静止粗糙动摩擦因数不可伸长滑自下',
);

export const connectedParticles: Method<Parameters> = {
  id: 'connected-particles',
  topic: '9709/p4/newtons-laws-of-motion',

  match(question) {
    const { text, lower, g, values } = measuredIn(question.text);
    if (
      !/pulley|滑轮/.test(lower) ||
      /incline|slope|plane inclined|rough pulley|斜面|滑轮(?:所)?受|velocity|speed|distance|时间|速度|距离/.test(
        lower.replaceAll('加速度', ''),
      )
    )
      return null;
    if (!isAllKnown(lower) || (/\bheld\b|静止/.test(lower) && !/releas|释放/.test(lower))) return null;
    const { value: mu, rest } = takeNumber(values, FRICTION);
    const unknown = unknownQuantityIn(text, [
      ['acceleration', /acceleration|加速度/i],
      ['tension', /tension|张力|拉力/i],
    ]);
    if (!unknown || !isMadeOf(rest, { mass: 2 })) return null;
    const [one, other] = only(rest, 'mass');
    const onTable = /table|horizontal surface|horizontal plane|桌/.test(lower);
    const rough = /rough|粗糙|摩擦/.test(lower) && !/smooth (?:horizontal|table)|光滑(?:水平)?桌/.test(lower);
    if (rough !== (mu !== null) || (!onTable && mu !== null)) return null;
    const base = { friction: mu ?? 0, g, unknown, onTable };
    if (!onTable) return { ...base, first: one!.value, second: other!.value };
    const lies = [one!, other!].map(({ after, before }) => tableIn(before, after));
    if (lies[0] === lies[1]) return null;
    return lies[0]
      ? { ...base, first: one!.value, second: other!.value }
      : { ...base, first: other!.value, second: one!.value };
  },

  solve(parameters, { precision }) {
    const { onTable, first, second, friction, g, unknown } = parameters;
    const { acceleration, tension } = motionOf(parameters);
    if (onTable && acceleration <= 0) return null;
    const [heavy, light] = [Math.max(first, second), Math.min(first, second)];
    const value = unknown === 'acceleration' ? acceleration : tension;
    const text = `${exactOrRounded(value, precision)} ${unknown === 'acceleration' ? 'm s^-2' : 'N'}`;
    const unit = unknown === 'acceleration' ? '\\mathrm{m\\,s^{-2}}' : '\\mathrm{N}';
    const letter = unknown === 'acceleration' ? 'a' : 'T';
    return {
      title: { en: 'Connected particles', zh: '连接体' },
      steps: [
        step(
          { en: "Use Newton's second law for each particle.", zh: '分别对两个质点应用牛顿第二定律。' },
          onTable
            ? [
                `${working(second * g)} - T = ${working(second)}a`,
                friction === 0
                  ? `T = ${working(first)}a`
                  : `T - ${working(friction)} \\times ${working(first * g)} = ${working(first)}a`,
              ]
            : [
                `${working(heavy * g)} - T = ${working(heavy)}a`,
                `T - ${working(light * g)} = ${working(light)}a`,
              ],
          ['M1', 'A1'],
          {
            en: 'The string is light and does not stretch, so both have the same tension and the same acceleration.',
            zh: '绳轻且不可伸长，所以两端张力相同、加速度大小相同。',
          },
        ),
        step(
          { en: 'Add the equations to eliminate T.', zh: '两式相加，消去 T。' },
          `a = ${exactOrRounded(acceleration)}\\;\\mathrm{m\\,s^{-2}}`,
          ['M1', 'A1'],
        ),
        ...(unknown === 'tension'
          ? [
              step(
                { en: 'Substitute for a.', zh: '代回求 T。' },
                `T = ${exactOrRounded(tension, precision)}\\;\\mathrm{N}`,
                ['A1'],
              ),
            ]
          : []),
      ],
      answer: { text, tex: `${letter} = ${exactOrRounded(value, precision)}\\;${unit}` },
    };
  },

  /** Energy over one metre, and the tension from the other particle. */
  verify({ answer }, parameters, { precision }) {
    const { onTable, first, second, friction, g, unknown } = parameters;
    const { acceleration, tension } = motionOf(parameters);
    const lost = onTable ? (second - friction * first) * g : Math.abs(first - second) * g;
    const gained = 0.5 * (first + second) * 2 * acceleration;
    const other = onTable
      ? first * (acceleration + friction * g)
      : Math.min(first, second) * (g + acceleration);
    return [
      {
        name: { en: 'Energy is conserved over one metre of motion.', zh: '移动一米的过程中能量守恒。' },
        passed: Math.abs(lost - gained) < 1e-9 * Math.max(1, lost) && acceleration >= 0,
      },
      {
        name: { en: 'Both particles give the same tension.', zh: '由两个质点求得的张力相同。' },
        passed:
          Math.abs(other - tension) < 1e-9 * Math.max(1, tension) &&
          answer.text ===
            `${exactOrRounded(unknown === 'tension' ? other : gained / (first + second), precision)} ${unknown === 'tension' ? 'N' : 'm s^-2'}`,
      },
    ];
  },
};

function motionOf({ onTable, first, second, friction, g }: Parameters) {
  if (!onTable)
    return {
      acceleration: (Math.abs(first - second) * g) / (first + second),
      tension: (2 * first * second * g) / (first + second),
    };
  const acceleration = ((second - friction * first) * g) / (first + second);
  return { acceleration, tension: second * (g - acceleration) };
}

/** Whether this mass is said to lie on the table rather than to hang. */
function tableIn(before: string, after: string): boolean {
  const next = after.split(/\d/)[0]!.toLowerCase();
  const near = next.search(/table|horizontal|rests|lies|桌/);
  const hangs = next.search(/hang|suspend|悬/);
  if (near >= 0 && (hangs < 0 || near < hangs)) return true;
  if (hangs >= 0) return false;
  const [last] = [...before.toLowerCase().matchAll(/table|horizontal|桌|hang|suspend|悬/g)].reverse();
  return last !== undefined && /table|horizontal|桌/.test(last[0]);
}
