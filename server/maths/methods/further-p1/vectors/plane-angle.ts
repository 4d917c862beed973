import { withoutPrecision } from '../../../reading/statistics/wording.ts';
import { lastUnit, ONE_PLACE, precisionWords, rounded } from '../../../writing/rounding.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import { dot, type Vector } from '../../../algebra-system/vectors/vectors.ts';
import { column, degrees, dotTex, numbers, rootOf, texOf } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  normal: Vector;
  other: Vector;
  isLine: boolean;
}

const PLANES =
  /^find (?:(?:acute )?angle between(?: two)? planes #|(?:acute )?angle between plane # and plane #|(?:acute )?angle between #|(?:两)?平面 #(?: 与平面 #)? (?:所成|之间)?的(?:锐|夹)?角)$/u;
const LINE =
  /^find (?:(?:acute )?angle between (?:(?:line # and plane|plane # and line) )?#|直线 # (?:与|和)平面 # (?:所成|之间)?的(?:夹)?角)$/u;

export const planeAngle: Method<Parameters> = {
  id: 'plane-angle',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(withoutPrecision(text));
    if (!geometry || geometry.vectors.length + geometry.letters.length > 0) return null;
    const { say, lines, planes } = geometry;
    if (PLANES.test(say) && planes.length === 2 && lines.length === 0)
      return { normal: planes[0]!.normal, other: planes[1]!.normal, isLine: false };
    if (LINE.test(say) && planes.length === 1 && lines.length === 1)
      return { normal: planes[0]!.normal, other: lines[0]!.along, isLine: true };
    return null;
  },
  solve({ normal, other, isLine }, { precision }) {
    const required = precision ?? ONE_PLACE;
    const scalar = dot(normal, other);
    const cosine =
      Math.abs(toNumber(scalar)) / Math.sqrt(toNumber(dot(normal, normal)) * toNumber(dot(other, other)));
    const angle = rounded(isLine ? 90 - degrees(cosine) : degrees(cosine), required);
    const fraction = `\\frac{\\left|${texOf(scalar)}\\right|}{${toLatex(rootOf(dot(normal, normal)))} \\times ${toLatex(rootOf(dot(other, other)))}}`;
    return {
      title: isLine
        ? { en: 'Angle between a line and a plane', zh: '直线与平面的夹角' }
        : { en: 'Angle between two planes', zh: '两平面的夹角' },
      steps: [
        step(
          isLine
            ? {
                en: 'Take the normal to the plane and the direction of the line.',
                zh: '取平面的法向量和直线的方向向量。',
              }
            : { en: 'Take the two normals.', zh: '取两个法向量。' },
          [`${column(normal)}, \\quad ${column(other)}`],
          ['B1'],
        ),
        step(
          { en: 'Find their scalar product.', zh: '求它们的数量积。' },
          [`${dotTex(normal, other)} = ${texOf(scalar)}`],
          ['M1'],
        ),
        step(
          isLine
            ? {
                en: 'Divide by the magnitudes: this is the sine of the angle with the plane.',
                zh: '除以两个模之积，得线面角的正弦。',
              }
            : {
                en: 'Divide by the magnitudes: this is the cosine of the angle.',
                zh: '除以两个模之积，得夹角的余弦。',
              },
          [`\\${isLine ? 'sin' : 'cos'}\\theta = ${fraction}`, `\\theta = ${angle}^{\\circ}`],
          ['M1', 'A1'],
          isLine
            ? {
                en: 'The angle with the normal and the angle with the plane add up to 90°.',
                zh: '与法向量的夹角和与平面的夹角之和为 90°。',
              }
            : {
                en: 'The angle between two planes is the angle between their normals.',
                zh: '两平面的夹角等于法向量的夹角。',
              },
        ),
      ],
      answer: {
        text: `${angle}°`,
        tex: `${angle}^{\\circ}`,
        say: precisionWords(required),
      },
    };
  },
  verify({ answer }, { normal, other, isLine }, { precision }) {
    const [a, b, c] = numbers(normal) as [number, number, number];
    const [p, q, r] = numbers(other) as [number, number, number];
    const across = Math.hypot(b * r - c * q, c * p - a * r, a * q - b * p);
    const between = (Math.atan2(across, Math.abs(a * p + b * q + c * r)) * 180) / Math.PI;
    const angle = isLine ? 90 - between : between;
    return [
      {
        name: {
          en: 'Using the vector product and the tangent gives the same angle.',
          zh: '用叉积和正切计算，得到相同的角。',
        },
        passed: Math.abs(parseFloat(answer.text) - angle) <= lastUnit(angle, precision ?? ONE_PLACE) * 0.501,
      },
    ];
  },
};
