import { measuredIn } from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  masses: number[];
  points: [number, number][];
}

const isAllKnown = vocabulary(
  'two four centre center coordinates coordinate corners placed located situated points point position positions respectively system plane their',
  '分别位于心坐标放置组统三四',
);

export const centreOfMass: Method<Parameters> = {
  id: 'centre-of-mass',
  topic: '9231/p3/equilibrium-of-a-rigid-body',

  match(question) {
    const { text, lower } = measuredIn(question.text);
    if (
      !/cent(?:re|er) of mass|质心|重心/.test(lower) ||
      /lamina|rod|hemisphere|cone|triangle|uniform|薄片|均匀|杆|圆锥/.test(lower)
    )
      return null;
    if (!isAllKnown(lower)) return null;
    const points = [...text.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map(
      ([, x, y]): [number, number] => [Number(x), Number(y)],
    );
    const rest = text.replace(/\([^()]*\)/g, ' ');
    const list =
      /(?<![\d.])(\d{1,40}(?:\.\d{1,40})?(?:\s?(?:kg|g|千克)?(?:\s?(?:,|and|和|、)){1,3}\s?\d{1,40}(?:\.\d{1,40})?){0,30}\s?)(?:kg|g|千克)/.exec(
        rest,
      )?.[0] ?? '';
    const numbers = rest.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const masses = list.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const all =
      numbers.length === masses.length
        ? masses
        : [...rest.matchAll(/(\d{1,40}(?:\.\d{1,40})?)\s{0,9}(?:kg|g|千克)/g)].map(([, mass]) =>
            Number(mass),
          );
    if (
      points.length < 2 ||
      all.length !== points.length ||
      numbers.length !== all.length ||
      all.some((one) => one <= 0)
    )
      return null;
    return { masses: all, points };
  },

  solve({ masses, points }, { precision }) {
    const total = masses.reduce((sum, one) => sum + one, 0);
    const [x, y] = [0, 1].map(
      (axis) => masses.reduce((sum, mass, index) => sum + mass * points[index]![axis]!, 0) / total,
    );
    const moments = (axis: number) =>
      masses.map((mass, index) => `${working(mass)}(${working(points[index]![axis]!)})`).join(' + ');
    const text = `(${exactOrRounded(x!, precision)}, ${exactOrRounded(y!, precision)})`;
    return {
      title: { en: 'Centre of mass', zh: '质心' },
      steps: [
        step(
          { en: 'Take moments about the y-axis.', zh: '对 y 轴取矩。' },
          `${working(total)}\\bar{x} = ${moments(0)} \\;\\Rightarrow\\; \\bar{x} = ${exactOrRounded(x!, precision)}`,
          ['M1', 'A1'],
          {
            en: 'The total mass at the centre of mass has the same moment as the separate masses.',
            zh: '全部质量集中于质心时的矩等于各部分矩之和。',
          },
        ),
        step(
          { en: 'Take moments about the x-axis.', zh: '对 x 轴取矩。' },
          `${working(total)}\\bar{y} = ${moments(1)} \\;\\Rightarrow\\; \\bar{y} = ${exactOrRounded(y!, precision)}`,
          ['M1', 'A1'],
        ),
      ],
      answer: { text, tex: text },
    };
  },

  /** The particles are joined one at a time, each pair at the point that divides their line. */
  verify({ answer }, { masses, points }, { precision }) {
    let [mass, x, y] = [0, 0, 0];
    for (const [index, next] of masses.entries()) {
      const share = next / (mass + next);
      x += share * (points[index]![0] - x);
      y += share * (points[index]![1] - y);
      mass += next;
    }
    return [
      {
        name: {
          en: 'Combining the particles one at a time gives the same point.',
          zh: '逐个合并质点得到同一点。',
        },
        passed: answer.text === `(${exactOrRounded(x, precision)}, ${exactOrRounded(y, precision)})`,
      },
    ];
  },
};
