import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { over, rational, type Rational } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  between,
  cross,
  dot,
  isNull,
  simplest,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, numbers, rootOf, texOf, vectorText } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  a: Vector;
  b: Vector;
  what: 'product' | 'perpendicular' | 'parallelogram' | 'triangle';
}

const PRODUCT =
  /^(?:find (?:(?:vector|cross) product of(?: vectors)? #|(?:向量 )?#(?: 与向量 #)? 的(?:叉积|向量积|外积))|find(?: vector product)? #)$/u;
const PERPENDICULAR =
  /^find (?:vector (?:which is |that is )?perpendicular to both(?: of)?(?: vectors)? #|(?:一个)?(?:同时)?(?:与向量|垂直于)(?:向量)? # (?:都垂直)?的(?:一个)?向量)$/u;
const PARALLELOGRAM =
  /^find (?:area of parallelogram with(?: adjacent)? sides #|以(?:向量)? # 为(?:邻)?边的平行四边形的?面积)$/u;
const TRIANGLE =
  /^(?:find area of triangle (?:with vertices |whose vertices are )?#(?: where #)?|points # have (?:coordinates|position vectors) # find area of triangle #|find 以 # 为顶点的三角形的?面积|find 三角形 # 的面积)$/u;

export const vectorProduct: Method<Parameters> = {
  id: 'vector-product',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || geometry.lines.length + geometry.planes.length > 0) return null;
    const { say, vectors, letters } = geometry;
    const [a, b, c] = vectors;
    if (vectors.every(({ flat, isColumn }) => flat && isColumn)) return null;
    if (TRIANGLE.test(say) && a && b && c && vectors.length === 3) {
      const isNamed =
        letters.length === 0 || (letters.length === 1 && letters[0] === `${a.name}${b.name}${c.name}`);
      return isNamed
        ? { a: between(a.vector, b.vector), b: between(a.vector, c.vector), what: 'triangle' }
        : null;
    }
    if (!a || !b || vectors.length !== 2 || letters.length > 0) return null;
    const isTyped = /×|\\times/.test(text) || !/^find #$/.test(say);
    const what =
      PRODUCT.test(say) && isTyped
        ? 'product'
        : PERPENDICULAR.test(say)
          ? 'perpendicular'
          : PARALLELOGRAM.test(say)
            ? 'parallelogram'
            : null;
    return what && { a: a.vector, b: b.vector, what };
  },
  solve({ a, b, what }) {
    const across = cross(a, b);
    if (what === 'perpendicular' && isNull(across)) return null;
    const shorter = what === 'perpendicular' ? simplest(across) : across;
    const length = rootOf(dot(across, across));
    const area = what === 'triangle' ? rootOf(over(dot(across, across), rational(4))) : length;
    const parts = [
      [1, 2],
      [2, 0],
      [0, 1],
    ].map(
      ([i, j]) =>
        `${bracketTex(a[i!]!)} \\times ${bracketTex(b[j!]!)} - ${bracketTex(a[j!]!)} \\times ${bracketTex(b[i!]!)}`,
    );
    const steps: Step[] = [
      step(
        { en: 'Work out the vector product component by component.', zh: '逐个分量计算叉积。' },
        [
          `${column(a)} \\times ${column(b)} = \\begin{pmatrix} ${parts.join(' \\\\ ')} \\end{pmatrix}`,
          `= ${column(across)}`,
        ],
        ['M1', 'A1'],
      ),
    ];
    if (what === 'triangle')
      steps.unshift(
        step(
          { en: 'Take two sides from one vertex.', zh: '取同一顶点出发的两条边。' },
          [`\\overrightarrow{AB} = ${column(a)}, \\quad \\overrightarrow{AC} = ${column(b)}`],
          ['B1'],
        ),
      );
    if (what === 'product')
      return { title: TITLE, steps, answer: { text: vectorText(across), tex: column(across) } };
    if (what === 'perpendicular') {
      steps[0]!.why = {
        en: 'The vector product is perpendicular to both vectors; so is any multiple of it.',
        zh: '叉积与两个向量都垂直，它的任意倍数也是。',
      };
      return {
        title: TITLE,
        steps,
        answer: {
          text: vectorText(shorter),
          tex: column(shorter),
          say: { en: 'or any non-zero multiple of it', zh: '或它的任意非零倍数' },
        },
      };
    }
    steps.push(
      step(
        what === 'triangle'
          ? { en: 'The area is half its magnitude.', zh: '面积等于其模的一半。' }
          : { en: 'The area is its magnitude.', zh: '面积等于它的模。' },
        [`${what === 'triangle' ? '\\frac{1}{2} \\times ' : ''}${toLatex(length)} = ${toLatex(area)}`],
        ['M1', 'A1'],
        {
          en: 'The magnitude of the vector product is |a||b| sin θ, the area of the parallelogram.',
          zh: '叉积的模 |a||b| sin θ 是平行四边形的面积。',
        },
      ),
    );
    return {
      title: { en: 'Area by the vector product', zh: '用叉积求面积' },
      steps,
      answer: { text: toText(area), tex: toLatex(area) },
    };
  },
  verify({ answer }, { a, b, what }) {
    const [p, q] = [numbers(a), numbers(b)];
    const inner = (u: number[], v: number[]) => u.reduce((total, one, index) => total + one * v[index]!, 0);
    const parallelogram = Math.sqrt(Math.max(0, inner(p, p) * inner(q, q) - inner(p, q) ** 2));
    if (what === 'triangle' || what === 'parallelogram') {
      const expected = what === 'triangle' ? parallelogram / 2 : parallelogram;
      return [
        {
          name: {
            en: 'Magnitudes and the scalar product give the same area.',
            zh: '用模与数量积计算，得到相同的面积。',
          },
          passed: Math.abs(evaluate(expression(answer.text)) - expected) < 1e-7 * Math.max(1, expected),
        },
      ];
    }
    const vector = readSpace(answer.text)?.vectors[0]?.vector;
    if (!vector) return [];
    return [
      {
        name: { en: 'It is perpendicular to both.', zh: '与两个向量都垂直。' },
        passed: dot(vector, a).n === 0n && dot(vector, b).n === 0n,
      },
      {
        name: { en: 'Its magnitude is |a||b| sin θ.', zh: '模等于 |a||b| sin θ。' },
        passed:
          what === 'perpendicular'
            ? !isNull(vector)
            : Math.abs(Math.hypot(...numbers(vector)) - parallelogram) < 1e-7 * Math.max(1, parallelogram),
      },
    ];
  },
};

const TITLE = { en: 'Vector product', zh: '向量的叉积' };

function bracketTex(one: Rational): string {
  return one.n < 0n ? `(${texOf(one)})` : texOf(one);
}
