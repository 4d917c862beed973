import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  added,
  between,
  dot,
  isNull,
  type Line,
  nearest,
  ORIGIN,
  pointOn,
  scaled,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, numbers, rootOf, texOf, vectorText } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  point: Vector;
  line: Line;
  what: 'distance' | 'foot' | 'reflection';
}

const POINT = '(?:origin|(?:point )?(?:with position vector )?#)';
const DISTANCE = new RegExp(
  `^find (?:(?:shortest |perpendicular )?distance (?:from|of) ${POINT} (?:to|from) line(?: (?:through|joining|passing through)(?: points)?)? #|(?:点 #|原点) ?到直线 # 的(?:最短)?距离)$`,
  'u',
);
const FOOT = new RegExp(
  `^find (?:(?:coordinates of |position vector of )?foot of perpendicular from ${POINT} to line(?: (?:through|joining|passing through)(?: points)?)? #|(?:点 #|原点) ?到直线 # 的垂足(?:坐标)?)$`,
  'u',
);
const MIRROR = new RegExp(
  `^find (?:reflection of ${POINT} in line #|(?:点 #|原点) ?关于直线 # 的对称点(?:坐标)?)$`,
  'u',
);

export const pointToLine: Method<Parameters> = {
  id: 'point-to-line',
  topic: '9709/p3/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    const what =
      geometry &&
      (DISTANCE.test(geometry.say)
        ? 'distance'
        : FOOT.test(geometry.say)
          ? 'foot'
          : MIRROR.test(geometry.say)
            ? 'reflection'
            : null);
    if (!geometry || !what) return null;
    const { say, vectors, lines, planes, letters } = geometry;
    const isOrigin = /origin|原点/.test(say);
    const [point, ...ends] = isOrigin
      ? [ORIGIN, ...vectors.map((one) => one.vector)]
      : vectors.map((one) => one.vector);
    const [one, two] = ends;
    const line = / (?:through|joining)/.test(say)
      ? one && two && { at: one, along: between(one, two) }
      : lines[0];
    const isFull = ends.length === (lines.length === 0 ? 2 : 0) && lines.length <= 1;
    if (!point || !line || isNull(line.along) || !isFull || planes.length + letters.length > 0) return null;
    return { point, line, what };
  },
  solve({ point, line, what }) {
    const parameter = nearest(point, line);
    const foot = pointOn(line, parameter);
    const across = between(point, foot);
    const distance = rootOf(dot(across, across));
    const steps: Step[] = [
      step(
        {
          en: 'Join the point to the general point F on the line.',
          zh: '连接已知点与直线上的一般点 F。',
        },
        [`\\overrightarrow{PF} = ${column(between(point, line.at))} + t${column(line.along)}`],
        ['M1'],
      ),
      step(
        { en: 'At the foot this is perpendicular to the line.', zh: '垂足处该向量与直线垂直。' },
        [
          `\\overrightarrow{PF} \\cdot ${column(line.along)} = 0`,
          `${texOf(dot(between(point, line.at), line.along))} + ${texOf(dot(line.along, line.along))}t = 0`,
          `t = ${texOf(parameter)}`,
        ],
        ['M1', 'A1'],
        {
          en: 'The shortest distance from a point to a line is the perpendicular distance.',
          zh: '点到直线的最短距离是垂直距离。',
        },
      ),
      step(
        { en: 'Substitute t into the equation of the line.', zh: '把 t 代入直线方程。' },
        [`\\overrightarrow{OF} = ${column(foot)}`],
        ['A1'],
      ),
    ];
    if (what === 'foot')
      return { title: TITLE, steps, answer: { text: vectorText(foot), tex: column(foot) } };
    if (what === 'reflection') {
      const image = added(point, scaled(across, rational(2)));
      steps.push(
        step(
          { en: 'The image is the same distance beyond the foot.', zh: '对称点在垂足另一侧等距处。' },
          [`${column(point)} + 2${column(across)} = ${column(image)}`],
          ['M1', 'A1'],
        ),
      );
      return { title: TITLE, steps, answer: { text: vectorText(image), tex: column(image) } };
    }
    steps.push(
      step(
        { en: 'Find the length of PF.', zh: '求 PF 的长度。' },
        [`\\overrightarrow{PF} = ${column(across)}`, `|\\overrightarrow{PF}| = ${toLatex(distance)}`],
        ['M1', 'A1'],
      ),
    );
    return { title: TITLE, steps, answer: { text: toText(distance), tex: toLatex(distance) } };
  },
  verify({ answer }, { point, line, what }) {
    const [p, a, d] = [numbers(point), numbers(line.at), numbers(line.along)];
    const w = p.map((value, index) => value - a[index]!);
    const [x, y, z] = [
      w[1]! * d[2]! - w[2]! * d[1]!,
      w[2]! * d[0]! - w[0]! * d[2]!,
      w[0]! * d[1]! - w[1]! * d[0]!,
    ];
    const distance = Math.hypot(x, y, z) / Math.hypot(...d);
    const close = (value: number, expected: number) =>
      Math.abs(value - expected) < 1e-9 * Math.max(1, Math.abs(expected));
    if (what === 'distance')
      return [
        {
          name: {
            en: 'The formula |PA × d| / |d| gives the same distance.',
            zh: '用公式 |PA × d| / |d| 计算，得到相同的距离。',
          },
          passed: close(evaluate(expression(answer.text)), distance),
        },
      ];
    const image = readSpace(answer.text)?.vectors[0]?.vector;
    if (!image) return [];
    const middle = what === 'reflection' ? scaled(added(image, point), rational(1, 2)) : image;
    return [
      {
        name: { en: 'The distance agrees with |PA × d| / |d|.', zh: '距离与 |PA × d| / |d| 一致。' },
        passed: close(Math.hypot(...numbers(between(point, middle))), distance),
      },
      {
        name: { en: 'The line joining the points is perpendicular to the line.', zh: '连线与直线垂直。' },
        passed: dot(between(point, middle), line.along).n === 0n,
      },
      {
        name: { en: 'The foot lies on the line.', zh: '垂足在直线上。' },
        passed: isNull(between(middle, pointOn(line, nearest(middle, line)))),
      },
    ];
  },
};

const TITLE = { en: 'Perpendicular from a point to a line', zh: '点到直线的垂线' };
