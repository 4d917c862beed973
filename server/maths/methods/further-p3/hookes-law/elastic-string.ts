import { isMadeOf, measuredIn, type Measured, only } from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { unknownQuantityIn } from '../../../reading/mechanics/unknown-quantity.ts';
import type { Method } from '../../../writing/method.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** Natural length, modulus, extension and tension, of which one is found; or the energy stored. */
interface Parameters {
  natural: number;
  modulus: number | null;
  extension: number | null;
  tension: number | null;
  hangs: number | null;
  g: number;
  unknown: 'tension' | 'extension' | 'modulus' | 'energy';
}

const NAMES = {
  tension: ['T', 'N'],
  extension: ['x', 'm'],
  modulus: ['\\lambda', 'N'],
  energy: ['E', 'J'],
} as const;

const isAllKnown = vocabulary(
  'elastic string spring natural length modulus elasticity extension extended stretched stretches compressed compression tension force potential energy stored hangs hang hanging suspended equilibrium rest fixed point end ends other attached vertically below pulled applied held',
  '弹性绳簧原自然长模伸张拉势能用悬挂并保持平衡轻力端固定另缩储存弹下静止系',
);

export const elasticString: Method<Parameters> = {
  id: 'elastic-string',
  topic: '9231/p3/hookes-law',

  match(question) {
    const { text, lower, g, values } = measuredIn(question.text);
    if (
      !/elastic (?:string|spring)|elasticity|modulus|弹性绳|弹性模量|模量|弹簧/.test(lower) ||
      /young|inclined|circle|dropped|released|projected|friction|speed|杨氏|斜面|圆|释放|速度/.test(lower)
    )
      return null;
    if (!isAllKnown(lower)) return null;
    const unknown = unknownQuantityIn(text, [
      ['energy', /energy|势能|能量/i],
      ['tension', /(?<!ex)tension|张力|拉力/i],
      ['modulus', /modulus|模量/i],
      ['extension', /extension|伸长/i],
    ]);
    const lengths = only(values, 'length');
    const natural = lengths.find(({ before }) =>
      /natural length[^.;]{0,300}$|原长[^.;]{0,300}$|自然长度[^.;]{0,300}$/i.test(before),
    );
    if (!unknown || !natural) return null;
    const forces = only(values, 'force');
    const modulus = forces.find(({ before }) => /modulus[^.;]{0,300}$|模量[^.;]{0,300}$/i.test(before));
    const tension = forces.find((one) => one !== modulus);
    const others = lengths.filter((one) => one !== natural);
    const masses = only(values, 'mass');
    const hangs =
      masses.length === 1 && /hang|equilibrium|suspend|悬挂|平衡/.test(lower) ? masses[0]!.value : null;
    if (
      others.length > 1 ||
      masses.length > 1 ||
      (masses.length === 1 && hangs === null) ||
      forces.length > 2 ||
      (tension && !/(?<!ex)tension|force|张力|拉力|力/i.test(tension.before))
    )
      return null;
    if (!isMadeOf(values, { length: lengths.length, force: forces.length, mass: masses.length })) return null;
    const extension = others[0] ? extensionOf(others[0], natural.value) : null;
    if (others[0] && extension === null) return null;
    const known = { modulus: modulus?.value ?? null, extension, tension: tension?.value ?? null };
    const count = [known.modulus, known.extension, known.tension, hangs].filter((one) => one !== null).length;
    return count === 2 && isEnough(unknown, known, hangs)
      ? { natural: natural.value, ...known, hangs, g, unknown }
      : null;
  },

  solve(parameters, { precision }) {
    const { natural, hangs, g, unknown } = parameters;
    const { tension, extension, modulus, energy } = allOf(parameters);
    const value = { tension, extension, modulus, energy }[unknown];
    const number = exactOrRounded(value, precision);
    const [letter, unit] = NAMES[unknown];
    return {
      title: { en: 'Elastic string', zh: '弹性绳' },
      steps: [
        ...(hangs === null
          ? []
          : [
              step(
                { en: 'In equilibrium the tension equals the weight.', zh: '平衡时张力等于重力。' },
                `T = ${working(hangs)} \\times ${working(g)} = ${working(tension)}\\;\\mathrm{N}`,
                ['B1'],
              ),
            ]),
        unknown === 'energy'
          ? step(
              { en: 'Use the formula for elastic potential energy.', zh: '用弹性势能公式。' },
              `E = \\frac{\\lambda x^{2}}{2l} = \\frac{${working(modulus)} \\times ${working(extension)}^{2}}{2 \\times ${working(natural)}}`,
              ['M1', 'A1'],
            )
          : step(
              { en: "Use Hooke's law.", zh: '用胡克定律。' },
              [
                'T = \\frac{\\lambda x}{l}',
                unknown === 'tension'
                  ? `T = \\frac{${working(modulus)} \\times ${working(extension)}}{${working(natural)}}`
                  : unknown === 'extension'
                    ? `x = \\frac{${working(tension)} \\times ${working(natural)}}{${working(modulus)}}`
                    : `\\lambda = \\frac{${working(tension)} \\times ${working(natural)}}{${working(extension)}}`,
              ],
              ['M1', 'A1'],
            ),
        step({ en: 'Evaluate.', zh: '计算。' }, `${letter} = ${number}\\;\\mathrm{${unit}}`, ['A1']),
      ],
      answer: { text: `${number} ${unit}`, tex: `${letter} = ${number}\\;\\mathrm{${unit}}` },
    };
  },

  /** The work of stretching in small steps is the energy stored, and the last step has the same tension. */
  verify({ answer }, parameters, { precision }) {
    const { natural, unknown } = parameters;
    const { tension, extension, modulus, energy } = allOf(parameters);
    const pull = (x: number) => modulus * (x / natural);
    const work = integral(pull, 0, extension);
    const shown = { tension, extension, modulus, energy }[unknown];
    return [
      {
        name: {
          en: 'The tension agrees with the extension, and the work done equals the energy stored.',
          zh: '张力与伸长量相符，所做的功等于储存的能量。',
        },
        passed:
          extension > 0 &&
          Math.abs(pull(extension) - tension) < 1e-9 * tension &&
          Math.abs(work - energy) < 1e-7 * energy &&
          Math.abs(tension * extension - 2 * energy) < 1e-7 * energy,
      },
      {
        name: { en: 'The answer shown is this value.', zh: '所显示的答案与此值一致。' },
        passed: answer.text === `${exactOrRounded(shown, precision)} ${NAMES[unknown][1]}`,
      },
    ];
  },
};

/** "extended by 0.2 m", or "stretched to a length of 1.4 m". */
function extensionOf({ before, value }: Measured, natural: number): number | null {
  const lead = before.toLowerCase();
  if (/extension|extended by|stretched by|伸长/.test(lead)) return value;
  if (/length|stretched to|长度|拉长到|拉伸到/.test(lead)) return value > natural ? value - natural : null;
  return null;
}

function isEnough(
  unknown: Parameters['unknown'],
  {
    modulus,
    extension,
    tension,
  }: { modulus: number | null; extension: number | null; tension: number | null },
  hangs: number | null,
): boolean {
  const pull = tension !== null || hangs !== null;
  if (unknown === 'tension') return modulus !== null && extension !== null;
  if (unknown === 'extension') return modulus !== null && pull;
  if (unknown === 'modulus') return extension !== null && pull;
  return [modulus !== null, extension !== null, pull].filter(Boolean).length === 2;
}

function allOf({ natural, modulus, extension, tension, hangs, g }: Parameters) {
  const pull = tension ?? (hangs === null ? null : hangs * g);
  const x = extension ?? (pull! * natural) / modulus!;
  const lambda = modulus ?? (pull! * natural) / x;
  return {
    tension: pull ?? (lambda * x) / natural,
    extension: x,
    modulus: lambda,
    energy: (lambda * x * x) / (2 * natural),
  };
}
