import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { minus, over } from '../../../algebra-system/numbers/rational.ts';
import { polynomialExpression, trimZeros } from '../../../algebra-system/polynomials/polynomial.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  between,
  dot,
  isNull,
  isParallel,
  type Line,
  type Plane,
  pointOn,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, lineTex, planeTex, texOf, vectorText } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  line: Line;
  plane: Plane;
}

const POINT = '(?:coordinates of |position vector of )?point';
const MEETING = new RegExp(
  `^find (?:(?:${POINT} (?:where|at which)|where) (?:line #|line (?:joining|through)(?: points)? #) (?:meets|intersects|cuts|crosses) plane #|${POINT} of intersection of (?:(?:line # (?:and|with) plane|plane # (?:and|with) line) )?#|直线 # (?:与|和)平面 # 的交点(?:坐标)?)$`,
  'u',
);

export const lineMeetsPlane: Method<Parameters> = {
  id: 'line-meets-plane',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (
      !geometry ||
      !MEETING.test(geometry.say) ||
      geometry.planes.length !== 1 ||
      geometry.letters.length > 0
    )
      return null;
    const { vectors, lines, planes } = geometry;
    const plane = planes[0]!;
    if (lines.length === 1 && vectors.length === 0) return { line: lines[0]!, plane };
    const [a, b] = vectors;
    if (!a || !b || vectors.length !== 2 || lines.length > 0 || isNull(between(a.vector, b.vector)))
      return null;
    return { line: { at: a.vector, along: between(a.vector, b.vector) }, plane };
  },
  solve({ line, plane }) {
    const [start, way] = [dot(plane.normal, line.at), dot(plane.normal, line.along)];
    if (way.n === 0n && minus(start, plane.size).n === 0n) return null;
    const steps: Step[] = [
      step(
        {
          en: 'Substitute the general point of the line into the equation of the plane.',
          zh: '把直线上的一般点代入平面方程。',
        },
        [
          lineTex(line),
          planeTex(plane),
          `${toLatex(polynomialExpression(trimZeros([start, way]), 't'))} = ${texOf(plane.size)}`,
        ],
        ['M1', 'A1'],
      ),
    ];
    if (way.n === 0n) {
      steps.push(
        step(
          {
            en: 'No value of t satisfies this: the line is parallel to the plane.',
            zh: '没有 t 满足此式：直线与平面平行。',
          },
          [`${texOf(start)} \\ne ${texOf(plane.size)}`],
          ['A1'],
        ),
      );
      return {
        title: TITLE,
        steps,
        answer: {
          text: 'none',
          tex: '\\text{none}',
          say: { en: 'The line and the plane do not meet.', zh: '直线与平面没有交点。' },
        },
      };
    }
    const parameter = over(minus(plane.size, start), way);
    const point = pointOn(line, parameter);
    steps.push(
      step({ en: 'Solve for t.', zh: '解出 t。' }, [`t = ${texOf(parameter)}`], ['A1']),
      step(
        { en: 'Substitute t into the equation of the line.', zh: '把 t 代入直线方程。' },
        [column(point)],
        ['A1'],
      ),
    );
    return { title: TITLE, steps, answer: { text: vectorText(point), tex: column(point) } };
  },
  verify({ answer }, { line, plane }) {
    if (answer.text === 'none') {
      const gaps = [line.at, pointOn(line, { n: 7n, d: 1n })].map((point) =>
        minus(dot(plane.normal, point), plane.size),
      );
      return [
        {
          name: {
            en: 'Two points on the line are at the same non-zero distance from the plane.',
            zh: '直线上两点到平面的距离相等且不为零。',
          },
          passed: gaps[0]!.n !== 0n && minus(gaps[0]!, gaps[1]!).n === 0n,
        },
      ];
    }
    const point = readSpace(answer.text)?.vectors[0]?.vector;
    if (!point) return [];
    return [
      {
        name: { en: 'The point lies in the plane.', zh: '该点在平面上。' },
        passed: minus(dot(plane.normal, point), plane.size).n === 0n,
      },
      {
        name: { en: 'The point lies on the line.', zh: '该点在直线上。' },
        passed: isParallel(between(line.at, point), line.along),
      },
    ];
  },
};

const TITLE = { en: 'Where a line meets a plane', zh: '直线与平面的交点' };
