import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { absolute, over } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import { between, cross, dot, isNull, type Line } from '../../../algebra-system/vectors/vectors.ts';
import { column, dotTex, leastGap, partOf, rootOf, texOf } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

type Pair = [Line, Line];

const APART =
  /^find (?:(?:shortest |perpendicular )?distance between(?: two)?(?: skew| parallel)?(?: lines)? #|(?:两)?(?:条)?(?:异面|平行)?直线 #(?: 与直线 #)? (?:之间)?的(?:最短)?距离)$/u;

export const skewDistance: Method<Pair> = {
  id: 'skew-distance',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || !APART.test(geometry.say) || geometry.lines.length !== 2) return null;
    return geometry.vectors.length + geometry.planes.length + geometry.letters.length === 0
      ? [geometry.lines[0]!, geometry.lines[1]!]
      : null;
  },
  solve([one, two]) {
    const gap = between(one.at, two.at);
    const across = cross(one.along, two.along);
    const joined: Step = step(
      { en: 'Join a point on each line.', zh: '连接两条直线上各一点。' },
      [`${column(two.at)} - ${column(one.at)} = ${column(gap)}`],
      ['M1'],
    );
    if (isNull(across)) {
      const product = cross(gap, one.along);
      const distance = rootOf(over(dot(product, product), dot(one.along, one.along)));
      return {
        title: TITLE,
        steps: [
          joined,
          step(
            {
              en: 'The lines are parallel: divide the magnitude of the vector product by that of the direction.',
              zh: '两直线平行：用叉积的模除以方向向量的模。',
            },
            [
              `\\frac{|${column(gap)} \\times ${column(one.along)}|}{|${column(one.along)}|} = \\frac{${toLatex(rootOf(dot(product, product)))}}{${toLatex(rootOf(dot(one.along, one.along)))}}`,
              `= ${toLatex(distance)}`,
            ],
            ['M1', 'A1'],
          ),
        ],
        answer: { text: toText(distance), tex: toLatex(distance) },
      };
    }
    const scalar = dot(gap, across);
    const distance = partOf(absolute(scalar), dot(across, across));
    return {
      title: TITLE,
      steps: [
        joined,
        step(
          {
            en: 'The common perpendicular has the direction of the vector product.',
            zh: '公垂线的方向是两方向向量的叉积。',
          },
          [`${column(one.along)} \\times ${column(two.along)} = ${column(across)}`],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Project this vector onto it.', zh: '求该向量在公垂线方向上的投影。' },
          [
            `\\frac{|${dotTex(gap, across)}|}{${toLatex(rootOf(dot(across, across)))}} = \\frac{${texOf(absolute(scalar))}}{${toLatex(rootOf(dot(across, across)))}} = ${toLatex(distance)}`,
          ],
          ['M1', 'A1'],
          { en: 'The shortest distance is along the common perpendicular.', zh: '最短距离沿公垂线方向。' },
        ),
      ],
      answer: { text: toText(distance), tex: toLatex(distance) },
    };
  },
  verify({ answer }, [one, two]) {
    const least = leastGap(one, two);
    return [
      {
        name: {
          en: 'Minimising over both parameters, in decimals, gives the same distance.',
          zh: '用小数对两个参数求最小值，得到相同的距离。',
        },
        passed: Math.abs(evaluate(expression(answer.text)) - least) < 1e-7 * Math.max(1, least),
      },
    ];
  },
};

const TITLE = { en: 'Shortest distance between two lines', zh: '两直线间的最短距离' };
