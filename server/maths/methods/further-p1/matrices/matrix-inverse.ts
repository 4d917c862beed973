import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import {
  cofactors,
  determinant,
  identity,
  inverseOf,
  isSquare,
  type Matrix,
  productOf,
  sameMatrix,
  transpose,
} from '../../../algebra-system/matrices/matrix.ts';
import { type Named, readMatrices } from '../../../reading/geometry/matrices.ts';
import { factorTex, matrixAnswer, matrixTex } from '../../../writing/matrices.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { opposite, type Rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { none } from '../../../writing/answers.ts';
import { texOf } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  matrix: Matrix;
  what: 'inverse' | 'determinant';
}

const INVERSE = /^find (?:inverse(?: matrix)? of(?: matrix)? #(?: where #)?|(?:矩阵 )?# 的逆(?:矩阵)?)$/u;
const DETERMINANT =
  /^(?:find (?:determinant of(?: matrix)? #(?: where #)?|det #(?: where #)?|(?:矩阵 )?# 的行列式(?:的值)?)|given # find (?:det|determinant of) #)$/u;
const NAMED = /^(?:(?:given|given that|已知|设|若) # (?:find|求)|find # (?:where|given that))(?: #)?$/u;

export const matrixInverse: Method<Parameters> = {
  id: 'matrix-inverse',
  topic: '9231/p1/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    const [only, more] = reading?.given ?? [];
    if (
      !reading ||
      !only?.matrix ||
      more ||
      !isSquare(only.matrix) ||
      only.matrix.length > 3 ||
      only.matrix.length < 2
    )
      return null;
    const { say, others } = reading;
    const isNamed = others.length === 0 || (others.length === 1 && isLetter(others[0]!, only));
    if (isNamed && INVERSE.test(say)) return { matrix: only.matrix, what: 'inverse' };
    if (isNamed && DETERMINANT.test(say)) return { matrix: only.matrix, what: 'determinant' };
    return NAMED.test(say) && others.length === 1 && isInverse(others[0]!, only)
      ? { matrix: only.matrix, what: 'inverse' }
      : null;
  },
  solve({ matrix, what }) {
    const value = determinant(matrix);
    const steps: Step[] = [determinantStep(matrix, value)];
    if (what === 'determinant')
      return {
        title: { en: 'Determinant', zh: '行列式' },
        steps,
        answer: { text: value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`, tex: texOf(value) },
      };
    const title = { en: 'Inverse of a matrix', zh: '逆矩阵' };
    if (value.n === 0n) {
      steps.push(
        step(
          { en: 'The determinant is 0, so there is no inverse.', zh: '行列式为 0，因此没有逆矩阵。' },
          [],
          ['A1'],
        ),
      );
      return {
        title,
        steps,
        answer: none({ en: 'The matrix is singular: it has no inverse.', zh: '矩阵是奇异的，没有逆矩阵。' }),
      };
    }
    const inverse = inverseOf(matrix);
    const turned = transpose(cofactors(matrix));
    steps.push(
      matrix.length === 2
        ? step(
            {
              en: 'Swap the entries on the leading diagonal and change the signs of the other two.',
              zh: '交换主对角线上的两个元素，另两个元素变号。',
            },
            [matrixTex(turned)],
            ['M1'],
          )
        : step(
            { en: 'Find the cofactors and transpose them.', zh: '求代数余子式并转置。' },
            [matrixTex(cofactors(matrix)), matrixTex(turned)],
            ['M1', 'A1'],
            {
              en: 'The signs of the cofactors alternate, starting with +.',
              zh: '代数余子式的符号从 + 开始交替。',
            },
          ),
      step(
        { en: 'Divide by the determinant.', zh: '除以行列式。' },
        [`\\frac{1}{${texOf(value)}}${matrixTex(turned)} = ${matrixTex(inverse)}`],
        ['A1'],
      ),
    );
    return { title, steps, answer: matrixAnswer(inverse) };
  },
  verify({ answer }, { matrix, what }) {
    const byRule = byElimination(matrix);
    if (what === 'determinant' || answer.text === 'none') {
      const value = answer.text === 'none' ? 0 : evaluate(expression(answer.text));
      return [
        {
          name: {
            en: 'Elimination in decimals gives the same determinant.',
            zh: '用小数作消元，得到相同的行列式。',
          },
          passed: Math.abs(byRule - value) < 1e-9 * Math.max(1, Math.abs(value)),
        },
      ];
    }
    const inverse = readMatrices(answer.text)?.given[0]?.matrix;
    return inverse
      ? [
          {
            name: {
              en: 'The matrix multiplied by its inverse, in either order, is the identity.',
              zh: '矩阵与逆矩阵按两种顺序相乘都得单位矩阵。',
            },
            passed: [productOf(matrix, inverse), productOf(inverse, matrix)].every((one) =>
              sameMatrix(one, identity(matrix.length)),
            ),
          },
        ]
      : [];
  },
};

function isLetter(one: Expression, { name }: Named): boolean {
  return one.kind === 'symbol' && one.name === name;
}
function isInverse(one: Expression, named: Named): boolean {
  const exponent = one.kind === 'power' ? rationalValue(one.exponent) : null;
  return one.kind === 'power' && isLetter(one.base, named) && exponent?.n === -1n && exponent.d === 1n;
}

function determinantStep(matrix: Matrix, value: Rational): Step {
  const terms =
    matrix.length === 2
      ? `${factorTex(matrix[0]![0]!)} \\times ${factorTex(matrix[1]![1]!)} - ${factorTex(matrix[0]![1]!)} \\times ${factorTex(matrix[1]![0]!)}`
      : matrix[0]!
          .map(
            (entry, at) =>
              `${at === 1 ? '- ' : at ? '+ ' : ''}${factorTex(entry)} \\times ${factorTex(at === 1 ? opposite(cofactors(matrix)[0]![at]!) : cofactors(matrix)[0]![at]!)}`,
          )
          .join(' ');
  return step(
    matrix.length === 2
      ? { en: 'Find the determinant ad − bc.', zh: '求行列式 ad − bc。' }
      : { en: 'Expand the determinant along the first row.', zh: '按第一行展开行列式。' },
    [`${terms} = ${texOf(value)}`],
    ['M1', 'A1'],
  );
}

/** In decimals, with the largest entry as pivot. */
function byElimination(m: Matrix): number {
  const rows = m.map((row) => row.map(toNumber));
  let result = 1;
  for (let at = 0; at < rows.length; at += 1) {
    const from = rows.reduce(
      (best, row, index) => (index >= at && Math.abs(row[at]!) > Math.abs(rows[best]![at]!) ? index : best),
      at,
    );
    if (from !== at) result = -result;
    [rows[at], rows[from]] = [rows[from]!, rows[at]!];
    const pivot = rows[at]![at]!;
    if (Math.abs(pivot) < 1e-12) return 0;
    result *= pivot;
    for (let row = at + 1; row < rows.length; row += 1) {
      const by = rows[row]![at]! / pivot;
      rows[row] = rows[row]!.map((entry, column) => entry - by * rows[at]![column]!);
    }
  }
  return result;
}
