import { number } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import {
  characteristic,
  columnsOf,
  type Eigen,
  eigenOf,
  minusMultipleOfIdentity,
  residue,
  valuesOf,
} from '../../../algebra-system/matrices/eigenvalues.ts';
import { determinant, isSquare, type Matrix } from '../../../algebra-system/matrices/matrix.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import { matrixTex } from '../../../writing/matrices.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import {
  minus,
  opposite,
  plus,
  type Rational,
  times,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { rationalRoots } from '../../../algebra-system/polynomials/factors.ts';
import { polynomialExpression, valueAt } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  matrix: Matrix;
  what: 'vectors' | 'values' | 'equation';
}

const OF = '(?: of| for)(?: matrix)? #(?: where #)?';
const HEAD = '^(?:(?:given|given that|已知|设) # )?';
const VECTORS = new RegExp(
  `${HEAD}(?:find eigenvalues and (?:corresponding )?eigenvectors${OF}|find (?:矩阵 )?# 的(?:特征值|本征值)(?:与|和|及)(?:对应的)?(?:特征向量|本征向量))$`,
  'u',
);
const VALUES = new RegExp(`${HEAD}(?:find eigenvalues${OF}|find (?:矩阵 )?# 的(?:特征值|本征值))$`, 'u');
const EQUATION = new RegExp(
  `${HEAD}(?:find characteristic (?:equation|polynomial)${OF}|find (?:矩阵 )?# 的特征方程)$`,
  'u',
);

export const matrixEigenvalues: Method<Parameters> = {
  id: 'matrix-eigenvalues',
  topic: '9231/p2/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    const [only, more] = reading?.given ?? [];
    if (
      !reading ||
      !only?.matrix ||
      more ||
      !isSquare(only.matrix) ||
      only.matrix.length < 2 ||
      only.matrix.length > 3
    )
      return null;
    if (
      reading.others.some((one) => one.kind !== 'symbol' || one.name !== only.name) ||
      reading.others.length > 1
    )
      return null;
    const what = VECTORS.test(reading.say)
      ? 'vectors'
      : VALUES.test(reading.say)
        ? 'values'
        : EQUATION.test(reading.say)
          ? 'equation'
          : null;
    return what && { matrix: only.matrix, what };
  },
  solve({ matrix, what }) {
    const polynomial = characteristic(matrix);
    const equation = `${toLatex(polynomialExpression(polynomial, 'lambda'))} = 0`;
    const steps: Step[] = [
      step(
        {
          en: 'Write the characteristic equation det(A − λI) = 0.',
          zh: '写出特征方程 det(A − λI) = 0。',
        },
        [
          `\\begin{vmatrix} ${matrix.map((row, at) => row.map((entry, index) => (at === index ? lambdaEntry(entry) : toLatex(number(entry)))).join(' & ')).join(' \\\\ ')} \\end{vmatrix} = 0`,
          equation,
        ],
        ['M1', 'A1'],
        {
          en: 'Av = λv has a non-zero solution only when A − λI is singular.',
          zh: '只有 A − λI 不可逆时，Av = λv 才有非零解。',
        },
      ),
    ];
    const title = { en: 'Eigenvalues and eigenvectors', zh: '特征值与特征向量' };
    if (what === 'equation')
      return {
        title,
        steps,
        answer: {
          text: `${toText(polynomialExpression(polynomial, 'lambda')).replaceAll('lambda', 'λ')} = 0`,
          tex: equation,
        },
      };
    const roots = rationalRoots(polynomial);
    if (roots.reduce((total, one) => total + one.times, 0) !== matrix.length) return null;
    const values = roots.map(({ root }) => root);
    steps.push(
      step(
        { en: 'Solve the characteristic equation.', zh: '解特征方程。' },
        [values.map((value) => `\\lambda = ${toLatex(number(value))}`).join(',\\; ')],
        ['M1', 'A1'],
      ),
    );
    if (what === 'values')
      return {
        title,
        steps,
        answer: {
          text: values.map((value) => toText(number(value))).join(', '),
          tex: values.map((value) => toLatex(number(value))).join(',\\; '),
        },
      };
    const all = eigenOf(matrix);
    if (!all) return null;
    for (const { value, vectors } of all)
      steps.push(
        step(
          {
            en: `Solve (A − λI)v = 0 for λ = ${toText(number(value))}.`,
            zh: `对 λ = ${toText(number(value))} 解 (A − λI)v = 0。`,
          },
          [
            `${matrixTex(minusMultipleOfIdentity(matrix, value))}\\mathbf{v} = \\mathbf{0}`,
            `\\mathbf{v} = ${vectors.map(columnTex).join(',\\; ')}`,
          ],
          ['M1', 'A1'],
        ),
      );
    return { title, steps, answer: pairsAnswer(all) };
  },
  verify({ answer }, { matrix, what }) {
    const trace = matrix.reduce((total, row, at) => plus(total, row[at]!), ZERO);
    if (what === 'equation') {
      const polynomial = characteristic(matrix);
      return [
        {
          name: {
            en: 'The equation agrees with det(λI − A) at five values of λ.',
            zh: '在 λ 的五个值上与 det(λI − A) 一致。',
          },
          passed: [-2n, 0n, 1n, 3n, 7n].every((n) => {
            const value = { n, d: 1n };
            const direct = determinant(minusMultipleOfIdentity(matrix, value));
            return minus(valueAt(polynomial, value), matrix.length % 2 ? opposite(direct) : direct).n === 0n;
          }),
        },
      ];
    }
    const roots = rationalRoots(characteristic(matrix)).flatMap(({ root, times: count }) =>
      Array.from({ length: count }, () => root),
    );
    const checks = [
      {
        name: {
          en: 'The sum of the eigenvalues is the trace and their product is the determinant.',
          zh: '特征值之和等于迹，之积等于行列式。',
        },
        passed:
          minus(roots.reduce(plus, ZERO), trace).n === 0n &&
          minus(roots.reduce(times), determinant(matrix)).n === 0n,
      },
    ];
    if (what === 'values') return checks;
    const all = eigenOf(matrix)!;
    return [
      ...checks,
      {
        name: { en: 'Av = λv holds for each pair.', zh: '每一对都满足 Av = λv。' },
        passed:
          answer.text === pairsAnswer(all).text &&
          all.every(({ value, vectors }) =>
            vectors.every((one) => residue(matrix, value, one).every(({ n }) => n === 0n)),
          ),
      },
      {
        name: { en: 'The eigenvectors are independent.', zh: '特征向量线性无关。' },
        passed: valuesOf(all).length === matrix.length && determinant(columnsOf(all)).n !== 0n,
      },
    ];
  },
};

function lambdaEntry(entry: Rational): string {
  return entry.n === 0n ? '-\\lambda' : `${toLatex(number(entry))} - \\lambda`;
}
function columnTex(one: Rational[]): string {
  return matrixTex(one.map((entry) => [entry]));
}
function pairsAnswer(all: Eigen[]): Answer {
  const text = (one: Rational[]) => `(${one.map((entry) => toText(number(entry))).join(', ')})`;
  return {
    text: all
      .map(({ value, vectors }) => `λ = ${toText(number(value))}: ${vectors.map(text).join(', ')}`)
      .join('; '),
    tex: all
      .map(
        ({ value, vectors }) =>
          `\\lambda = ${toLatex(number(value))}: ${vectors.map(columnTex).join(',\\; ')}`,
      )
      .join(',\\quad '),
    say: {
      en: 'Any non-zero multiple of an eigenvector is also an eigenvector.',
      zh: '特征向量的任意非零倍数也是特征向量。',
    },
  };
}
