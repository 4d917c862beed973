import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, product, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Matrix } from '../../../algebra-system/matrices/matrix.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import { matrixTex } from '../../../writing/matrices.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { minus, opposite, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { polynomialExpression, trimZeros } from '../../../algebra-system/polynomials/polynomial.ts';
import { none } from '../../../writing/answers.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

const ASK =
  /^find (?:equations? of )?(?:all )?invariant lines(?: through origin)?(?: of)?(?: transformation)?(?: (?:represented|given|described) by)?(?: matrix)? #(?: (?:that|which) pass through origin| through origin)?$|^find (?:矩阵 )?# (?:所)?(?:表示|对应)?的?变换(?:的)?(?:过|通过|经过)原点的不变直线(?:方程|的方程)?$/u;

/** The lines through the origin that a matrix of two rows maps to themselves. */
export const invariantLines: Method<Matrix> = {
  id: 'invariant-lines',
  topic: '9231/p1/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    const [only, more] = reading?.given ?? [];
    if (!reading || !only?.matrix || more || reading.others.length > 0 || !ASK.test(reading.say)) return null;
    const isThroughOrigin = /origin|原点/.test(text);
    return isThroughOrigin && only.matrix.length === 2 && only.matrix[0]!.length === 2 ? only.matrix : null;
  },
  solve(matrix) {
    const [[a, b], [c, d]] = matrix as [[Entry, Entry], [Entry, Entry]];
    // (1, m) goes to (a + bm, c + dm), which lies on y = mx where bm² + (a − d)m − c = 0.
    const equation = trimZeros([opposite(c), minus(a, d), b]);
    if (equation.length === 0) return null;
    const slopes = equation.length > 1 ? realRoots(equation) : [];
    if (!slopes) return null;
    const lines = [
      ...(b.n === 0n ? ['x = 0'] : []),
      ...slopes.map(({ exact: slope }) => `y = ${toText(lineOf(slope))}`),
    ];
    const tex = [
      ...(b.n === 0n ? ['x = 0'] : []),
      ...slopes.map(({ exact: slope }) => `y = ${toLatex(lineOf(slope))}`),
    ].join(',\\; ');
    const steps: Step[] = [
      step(
        {
          en: 'Take a general point on y = mx and find its image.',
          zh: '取直线 y = mx 上的任意一点，求它的像。',
        },
        [
          `${matrixTex(matrix)}\\begin{pmatrix} x \\\\ mx \\end{pmatrix} = \\begin{pmatrix} (${toLatex(polynomialExpression(trimZeros([a, b]), 'm'))})x \\\\ (${toLatex(polynomialExpression(trimZeros([c, d]), 'm'))})x \\end{pmatrix}`,
        ],
        ['M1', 'A1'],
      ),
      step(
        { en: 'The image must also lie on y = mx.', zh: '它的像也必须在直线 y = mx 上。' },
        [
          `${toLatex(polynomialExpression(trimZeros([c, d]), 'm'))} = m\\left(${toLatex(polynomialExpression(trimZeros([a, b]), 'm'))}\\right)`,
          `${toLatex(polynomialExpression(equation, 'm'))} = 0`,
        ],
        ['M1'],
        {
          en: 'Points of an invariant line may move, but only along the line.',
          zh: '不变直线上的点可以移动，但仍在该直线上。',
        },
      ),
    ];
    const title = { en: 'Invariant lines', zh: '不变直线' };
    if (b.n === 0n)
      steps.push(
        step(
          {
            en: 'The line x = 0 has no gradient: it is invariant because the entry b is 0.',
            zh: '直线 x = 0 的斜率不存在：因元素 b 为 0，它也是不变直线。',
          },
          [],
          ['B1'],
        ),
      );
    if (lines.length === 0) {
      steps.push(step({ en: 'There are no real values of m.', zh: 'm 没有实数解。' }, [], ['A1']));
      return {
        title,
        steps,
        answer: none({
          en: 'There are no invariant lines through the origin.',
          zh: '没有过原点的不变直线。',
        }),
      };
    }
    return {
      title,
      steps: [...steps, step({ en: 'Solve for m.', zh: '解出 m。' }, [tex], ['A1'])],
      answer: { text: lines.join(', '), tex },
    };
  },
  verify({ answer }, matrix) {
    const [[a, b], [c, d]] = matrix.map((row) => row.map(toNumber)) as [[number, number], [number, number]];
    const directions =
      answer.text === 'none'
        ? []
        : answer.text
            .split(', ')
            .map(
              (line) =>
                (line === 'x = 0' ? [0, 1] : [1, evaluate(expression(line.slice(4)), { x: 1 })]) as [
                  number,
                  number,
                ],
            );
    const deviation = (x: number, y: number) => (a * x + b * y) * y - (c * x + d * y) * x;
    // Over half a turn of directions, this changes sign once for each invariant line, or touches zero.
    const steps = Array.from({ length: 7201 }, (_, index) => ((index + 0.37) * Math.PI) / 7200);
    const values = steps.map((angle) => deviation(Math.cos(angle), Math.sin(angle)));
    const crossings = values.filter((value, index) => index > 0 && value * values[index - 1]! < 0).length;
    const touches = (a - d) ** 2 + 4 * b * c === 0 ? 1 : 0;
    return [
      {
        name: { en: 'Each direction is mapped to a multiple of itself.', zh: '每个方向都映到自身的倍数。' },
        passed: directions.every(
          ([x, y]) =>
            Math.abs(deviation(x, y)) <
            1e-9 * Math.max(1, x * x + y * y) * Math.max(1, ...[a, b, c, d].map(Math.abs)),
        ),
      },
      {
        name: {
          en: 'A search through all directions finds no others.',
          zh: '遍历所有方向，未发现其他不变直线。',
        },
        passed:
          directions.length === (touches || crossings) &&
          new Set(directions.map(([x, y]) => y / x)).size === directions.length,
      },
    ];
  },
};

type Entry = Matrix[number][number];

function lineOf(slope: Expression): Expression {
  return slope.kind === 'number' && slope.value.n === 0n ? number(0) : exact(product(slope, symbol('x')));
}
