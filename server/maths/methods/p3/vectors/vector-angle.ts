import { withoutPrecision } from '../../../reading/statistics/wording.ts';
import { lastUnit, ONE_PLACE, precisionWords, rounded } from '../../../writing/rounding.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { type Rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { readSpace, type SpaceQuestion } from '../../../reading/geometry/vectors.ts';
import { between, dot, isNull, type Vector } from '../../../algebra-system/vectors/vectors.ts';
import { column, degrees, dotTex, numbers, rootOf, texOf } from '../../../writing/vectors.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  a: Vector;
  b: Vector;
  what: 'angle' | 'acute' | 'product';
  corner: string | null;
}

const ANGLE =
  /^find (?:angle between(?: vectors| two vectors)? #|(?:(?:两)?(?:个)?向量 )?#(?: 与向量 #)? (?:之间)?的夹角)$/u;
const LINES =
  /^find (?:(?:acute )?angle between(?: two| pair of)? lines #|(?:acute )?angle between line # and line #|(?:acute )?angle between #|(?:两)?直线 #(?: 与直线 #)? (?:所成|之间)?的(?:夹)?角)$/u;
const PRODUCT =
  /^find (?:(?:scalar|dot) product of(?: vectors)? #|(?:向量 # 的)?(?:数量积|点积|点乘)(?: #)?|# 的(?:数量积|点积))$/u;
const CORNER =
  /^(?:points # have (?:coordinates|position vectors) # find (?:size of )?angle #|find (?:size of )?angle # where #)$/;

export const vectorAngle: Method<Parameters> = {
  id: 'vector-angle',
  topic: '9709/p3/vectors',
  match({ text }) {
    const geometry = readSpace(withoutPrecision(text));
    if (!geometry || geometry.planes.length > 0) return null;
    const { say, vectors, lines, letters } = geometry;
    if (CORNER.test(say)) return cornerOf(geometry);
    if (LINES.test(say) && lines.length === 2 && vectors.length + letters.length === 0)
      return { a: lines[0]!.along, b: lines[1]!.along, what: 'acute', corner: null };
    const [one, two] = vectors;
    if (!one || !two || vectors.length !== 2 || lines.length + letters.length > 0) return null;
    const isDotted = /^find(?: value of)? #$/.test(say) && /·|\\cdot/.test(text);
    const what = ANGLE.test(say)
      ? 'angle'
      : (PRODUCT.test(say) || isDotted) && !/×|\\times/.test(text)
        ? 'product'
        : null;
    return what && { a: one.vector, b: two.vector, what, corner: null };
  },
  solve({ a, b, what, corner }, { precision }) {
    const required = precision ?? ONE_PLACE;
    if (what !== 'product' && (isNull(a) || isNull(b))) return null;
    const scalar = dot(a, b);
    const first: Step = step(
      { en: 'Find the scalar product.', zh: '求数量积。' },
      [`\\mathbf{a} \\cdot \\mathbf{b} = ${dotTex(a, b)} = ${texOf(scalar)}`],
      ['M1', 'A1'],
    );
    const title =
      what === 'product'
        ? { en: 'Scalar product', zh: '数量积' }
        : { en: 'Angle from the scalar product', zh: '用数量积求夹角' };
    if (what === 'product') return { title, steps: [first], answer: plain(scalar) };
    const value = toNumber(scalar) / Math.sqrt(toNumber(dot(a, a)) * toNumber(dot(b, b)));
    const angle = rounded(degrees(what === 'acute' ? Math.abs(value) : value), required);
    const top = what === 'acute' ? `\\left|${texOf(scalar)}\\right|` : texOf(scalar);
    const names: Step = step(
      what === 'acute'
        ? {
            en: 'The angle between two lines is the angle between their directions.',
            zh: '直线的夹角由方向向量决定。',
          }
        : {
            en: `Take the two vectors from the vertex ${corner?.[1] ?? ''}.`.trim(),
            zh: `取从顶点 ${corner?.[1] ?? ''} 出发的两个向量。`,
          },
      [`\\mathbf{a} = ${column(a)}, \\quad \\mathbf{b} = ${column(b)}`],
      ['B1'],
      corner
        ? {
            en: 'Both vectors must point away from the vertex; otherwise the supplementary angle is found.',
            zh: '两个向量都要从顶点指出，否则得到的是补角。',
          }
        : undefined,
    );
    const steps: Step[] = [
      ...(corner || what === 'acute' ? [names] : []),
      first,
      step(
        { en: 'Find both magnitudes.', zh: '求两个向量的模。' },
        [
          `|\\mathbf{a}| = ${toLatex(rootOf(dot(a, a)))}, \\quad |\\mathbf{b}| = ${toLatex(rootOf(dot(b, b)))}`,
        ],
        ['M1'],
      ),
      step(
        { en: 'Divide to get the cosine, then the angle.', zh: '相除得余弦值，再求角。' },
        [
          `\\cos\\theta = \\frac{${top}}{${toLatex(rootOf(dot(a, a)))} \\times ${toLatex(rootOf(dot(b, b)))}}`,
          `\\theta = ${angle}^{\\circ}`,
        ],
        ['A1'],
        what === 'acute'
          ? { en: 'The modulus of the cosine gives the acute angle.', zh: '取余弦的绝对值得到锐角。' }
          : undefined,
      ),
    ];
    return {
      title,
      steps,
      answer: {
        text: `${angle}°`,
        tex: `${angle}^{\\circ}`,
        say: precisionWords(required),
      },
    };
  },
  verify({ answer }, { a, b, what }, { precision }) {
    const [p, q] = [numbers(a), numbers(b)];
    const gap = Math.hypot(...p.map((one, at) => one - q[at]!)) ** 2;
    const [pp, qq] = [Math.hypot(...p) ** 2, Math.hypot(...q) ** 2];
    if (what === 'product')
      return [
        {
          name: {
            en: 'The cosine rule with the three lengths gives the same result.',
            zh: '由三边长用余弦定理，结果相同。',
          },
          passed:
            Math.abs(
              (pp + qq - gap) / 2 -
                Number(answer.text.split('/')[0]) / Number(answer.text.split('/')[1] ?? 1),
            ) < 1e-6,
        },
      ];
    const byCosineRule =
      (Math.acos(Math.min(1, Math.max(-1, (pp + qq - gap) / (2 * Math.sqrt(pp * qq))))) * 180) / Math.PI;
    const angle = what === 'acute' ? Math.min(byCosineRule, 180 - byCosineRule) : byCosineRule;
    return [
      {
        name: {
          en: 'The cosine rule with the three lengths gives the same result.',
          zh: '由三边长用余弦定理，结果相同。',
        },
        passed: Math.abs(parseFloat(answer.text) - angle) <= lastUnit(angle, precision ?? ONE_PLACE) * 0.501,
      },
    ];
  },
};

function plain(value: Rational) {
  return { text: value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`, tex: texOf(value) };
}

function cornerOf({ vectors, lines, letters }: SpaceQuestion): Parameters | null {
  const corner = letters.length === 1 ? letters[0]! : '';
  const at = (name: string | undefined) => vectors.find((one) => one.name === name)?.vector;
  const [one, middle, two] = [at(corner[0]), at(corner[1]), at(corner[2])];
  if (corner.length !== 3 || vectors.length !== 3 || lines.length > 0 || !one || !middle || !two) return null;
  return { a: between(middle, one), b: between(middle, two), what: 'angle', corner };
}
