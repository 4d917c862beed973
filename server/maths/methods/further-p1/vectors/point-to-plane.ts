import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { minus, over, rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  added,
  between,
  dot,
  isNull,
  isParallel,
  cross,
  ORIGIN,
  type Plane,
  pointOn,
  scaled,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, numbers, partOf, planeTex, rootOf, texOf, vectorText } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  point: Vector;
  plane: Plane;
  what: 'distance' | 'foot' | 'reflection';
  /** The plane that the point was taken from. */
  from: Plane | null;
}

const POINT = '(?:origin|(?:point )?(?:with position vector )?#)';
const DISTANCE = new RegExp(
  `^find (?:(?:shortest |perpendicular )?distance (?:from|of) ${POINT} (?:to|from) plane #|(?:点 #|原点) ?到平面 # 的(?:最短)?距离)$`,
  'u',
);
const FOOT = new RegExp(
  `^find (?:(?:coordinates of |position vector of )?foot of perpendicular from ${POINT} to plane #|(?:点 #|原点) ?到平面 # 的垂足(?:坐标)?)$`,
  'u',
);
const MIRROR = new RegExp(
  `^find (?:reflection of ${POINT} in plane #|(?:点 #|原点) ?关于平面 # 的对称点(?:坐标)?)$`,
  'u',
);
const PLANES =
  /^find (?:(?:shortest |perpendicular )?distance between(?: two)?(?: parallel)? planes #|(?:两)?(?:平行)?平面 #(?: 与平面 #)? (?:之间)?的距离)$/u;

export const pointToPlane: Method<Parameters> = {
  id: 'point-to-plane',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || geometry.lines.length + geometry.letters.length > 0) return null;
    const { say, vectors, planes } = geometry;
    const [plane, other] = planes;
    if (
      plane &&
      other &&
      planes.length === 2 &&
      vectors.length === 0 &&
      PLANES.test(say) &&
      isParallel(plane.normal, other.normal)
    )
      return {
        point: scaled(other.normal, over(other.size, dot(other.normal, other.normal))),
        plane,
        what: 'distance',
        from: other,
      };
    const what = DISTANCE.test(say)
      ? 'distance'
      : FOOT.test(say)
        ? 'foot'
        : MIRROR.test(say)
          ? 'reflection'
          : null;
    const isOrigin = /origin|原点/.test(say);
    if (!what || !plane || planes.length !== 1 || vectors.length !== (isOrigin ? 0 : 1)) return null;
    return { point: isOrigin ? ORIGIN : vectors[0]!.vector, plane, what, from: null };
  },
  solve({ point, plane, what, from }) {
    const { normal, size } = plane;
    const gap = minus(size, dot(normal, point));
    const parameter = over(gap, dot(normal, normal));
    const across = scaled(normal, parameter);
    const absolute = gap.n < 0n ? { n: -gap.n, d: gap.d } : gap;
    const distance = partOf(absolute, dot(normal, normal));
    const steps: Step[] = from
      ? [
          step(
            { en: 'Take a point on one of the parallel planes.', zh: '在其中一个平行平面上取一点。' },
            [planeTex(from), column(point)],
            ['M1'],
            {
              en: 'Every point on it is the same distance from the other plane.',
              zh: '该平面上每一点到另一平面的距离都相等。',
            },
          ),
        ]
      : [];
    if (what === 'distance') {
      steps.push(
        step(
          {
            en: 'Substitute the point into the left-hand side minus the right-hand side.',
            zh: '把点代入“左边减右边”。',
          },
          [
            `\\left|${texOf(dot(normal, point))} - ${size.n < 0n ? `(${texOf(size)})` : texOf(size)}\\right| = ${texOf(absolute)}`,
          ],
          ['M1'],
        ),
        step(
          { en: 'Divide by the magnitude of the normal.', zh: '除以法向量的模。' },
          [`\\frac{${texOf(absolute)}}{${toLatex(rootOf(dot(normal, normal)))}} = ${toLatex(distance)}`],
          ['M1', 'A1'],
          {
            en: 'The shortest distance to a plane is along its normal.',
            zh: '到平面的最短距离沿法线方向。',
          },
        ),
      );
      return { title: TITLE, steps, answer: { text: toText(distance), tex: toLatex(distance) } };
    }
    const foot = added(point, across);
    steps.push(
      step(
        {
          en: 'Write down the line through the point along the normal.',
          zh: '写出过该点且沿法线方向的直线。',
        },
        [`\\mathbf{r} = ${column(point)} + t${column(normal)}`],
        ['M1'],
      ),
      step(
        { en: 'Substitute into the equation of the plane.', zh: '代入平面方程。' },
        [
          `${texOf(dot(normal, point))} + ${texOf(dot(normal, normal))}t = ${texOf(size)}`,
          `t = ${texOf(parameter)}`,
        ],
        ['M1', 'A1'],
      ),
    );
    const image = what === 'foot' ? foot : pointOn({ at: point, along: across }, rational(2));
    steps.push(
      step(
        what === 'foot'
          ? { en: 'Substitute this value of t.', zh: '把 t 代回。' }
          : { en: 'The image is twice as far along the normal.', zh: '对称点在法线上两倍距离处。' },
        [column(image)],
        ['A1'],
      ),
    );
    return { title: TITLE, steps, answer: { text: vectorText(image), tex: column(image) } };
  },
  verify({ answer }, { point, plane, what }) {
    const { normal, size } = plane;
    if (what === 'distance') {
      const n = numbers(normal);
      const length = Math.hypot(...n);
      const unit = n.map((one) => one / length);
      const along = numbers(point).reduce((total, one, index) => total + one * unit[index]!, 0);
      const expected = Math.abs(along - toNumber(size) / length);
      return [
        {
          name: {
            en: 'The difference of the distances from the origin, in decimals, is the same.',
            zh: '用小数计算到原点的距离之差，结果相同。',
          },
          passed: Math.abs(evaluate(expression(answer.text)) - expected) < 1e-9 * Math.max(1, expected),
        },
      ];
    }
    const image = readSpace(answer.text)?.vectors[0]?.vector;
    if (!image) return [];
    const middle = what === 'foot' ? image : scaled(added(point, image), rational(1, 2));
    return [
      {
        name: { en: 'The foot lies in the plane.', zh: '垂足在平面上。' },
        passed: minus(dot(normal, middle), size).n === 0n,
      },
      {
        name: { en: 'The line joining the points is parallel to the normal.', zh: '连线与法向量平行。' },
        passed: isNull(cross(between(point, image), normal)),
      },
    ];
  },
};

const TITLE = { en: 'Perpendicular from a point to a plane', zh: '点到平面的垂线' };
