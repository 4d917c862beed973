import type { Method } from '../../../writing/method.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  added,
  between,
  isNull,
  type Line,
  simplest,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, lineTex, lineText, numbers } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  line: Line;
  through: Vector | null;
}

const THROUGH =
  /^(?:find (?:vector )?equation (?:of|for) (?:straight )?line (?:passing )?through(?: points)? #|points # have (?:position vectors|coordinates) # find vector equation (?:of|for) (?:line )?(?:through )?#|find (?:过|经过|通过)(?:两)?(?:个)?点 #(?: 与点 #)? 的直线的?(?:向量)?方程)$/u;
const ALONG =
  /^(?:find (?:vector )?equation (?:of|for) (?:straight )?line (?:passing )?through(?: point)?(?: with position vector)? # (?:and )?(?:parallel to|in direction of|in direction|with direction|with direction vector)(?: vector| line)? #|find (?:过|经过)点 # (?:且|并)?(?:平行于|与)(?:向量|直线) # (?:平行)?的直线的?(?:向量)?方程)$/u;

export const vectorLine: Method<Parameters> = {
  id: 'vector-line',
  topic: '9709/p3/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || geometry.planes.length > 0) return null;
    const { say, vectors, lines, letters } = geometry;
    const [one, two] = vectors;
    if (!one || vectors.every(({ flat }) => flat)) return null;
    if (THROUGH.test(say) && two && vectors.length === 2 && lines.length === 0) {
      if (letters.length > 1 || letters.some((name) => name !== `${one.name}${two.name}`)) return null;
      return { line: { at: one.vector, along: between(one.vector, two.vector) }, through: two.vector };
    }
    if (!ALONG.test(say) || letters.length > 0 || vectors.length + lines.length !== 2) return null;
    return { line: { at: one.vector, along: two?.vector ?? lines[0]!.along }, through: null };
  },
  solve({ line, through }) {
    if (isNull(line.along)) return null;
    const along = through ? simplest(line.along) : line.along;
    const result = { at: line.at, along };
    return {
      title: { en: 'Equation of a line', zh: '直线的向量方程' },
      steps: [
        through
          ? step(
              {
                en: 'The direction is the difference of the two position vectors.',
                zh: '方向向量是两点位置向量之差。',
              },
              [`${column(through)} - ${column(line.at)} = ${column(line.along)}`],
              ['M1' as const, 'A1' as const],
              {
                en: 'Any non-zero multiple of it is also a direction vector.',
                zh: '它的任意非零倍数也是这条直线的方向向量。',
              },
            )
          : step(
              { en: 'A parallel line has the same direction.', zh: '平行的直线方向相同。' },
              [`\\mathbf{d} = ${column(along)}`],
              ['M1' as const],
            ),
        step(
          {
            en: 'Write a point on the line plus a multiple of the direction vector.',
            zh: '写成“一点加方向的倍数”的形式。',
          },
          [lineTex(result)],
          ['A1' as const],
          { en: 'The “r =” is part of the equation.', zh: '方程必须写上“r =”。' },
        ),
      ],
      answer: { text: lineText(result), tex: lineTex(result) },
    };
  },
  verify({ answer }, { line, through }) {
    const read = readSpace(answer.text)?.lines[0];
    if (!read) return [];
    const [at, along] = [numbers(read.at), numbers(read.along)];
    const isOn = (point: Vector) => {
      const [x, y, z] = numbers(point).map((one, index) => one - at[index]!) as [number, number, number];
      const [p, q, r] = along as [number, number, number];
      return (
        Math.hypot(y * r - z * q, z * p - x * r, x * q - y * p) <
        1e-9 * Math.max(1, Math.hypot(x, y, z) * Math.hypot(p, q, r))
      );
    };
    const second = through ?? added(line.at, line.along);
    return [
      {
        name: { en: 'Both points lie on the line.', zh: '两点都在直线上。' },
        passed: isOn(line.at) && isOn(second),
      },
    ];
  },
};
