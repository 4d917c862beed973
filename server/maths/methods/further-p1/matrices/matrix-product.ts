import { type Expression, partsOf, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import {
  isSquare,
  type Matrix,
  productOf,
  sameMatrix,
  sumOf,
  timesNumber,
} from '../../../algebra-system/matrices/matrix.ts';
import { matrixValue, type Named, readMatrices } from '../../../reading/geometry/matrices.ts';
import { factorTex, matrixAnswer, matrixTex } from '../../../writing/matrices.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  given: Named[];
  named: Map<string, Matrix>;
  target: Expression;
}

const GIVEN =
  /^(?:(?:given|given that|given matrices|已知|已知矩阵|设|若|设矩阵) # (?:find|求|计算)(?: matrix)? #|find #(?: where| given that| given) #|find #)$/u;
const PRODUCT = /^find (?:product(?: of)?(?: matrices)? #|(?:两个)?矩阵 #(?: 与矩阵 #)? 的(?:乘)?积)$/u;

/** Sums, multiples, products and small powers of matrices. */
export const matrixProduct: Method<Parameters> = {
  id: 'matrix-product',
  topic: '9231/p1/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    if (!reading || reading.given.some(({ matrix }) => !matrix)) return null;
    const { say, given, others } = reading;
    const named = new Map(
      given.flatMap(({ name, matrix }) => (name && matrix ? [[name, matrix] as const] : [])),
    );
    if (PRODUCT.test(say) && given.length === 2 && others.length === 0 && given.every(({ name }) => !name))
      return {
        given,
        named,
        target: { kind: 'product', factors: given.map(({ rows }) => ({ kind: 'matrix', rows })) },
      };
    const [target] = others;
    if (!GIVEN.test(say) || others.length !== 1 || !target || target.kind === 'symbol') return null;
    if (given.some(({ name }) => !name) || given.length !== named.size || hasLargePower(target)) return null;
    return hasOnly(target, named) && matrixValue(target, named) ? { given, named, target } : null;
  },
  solve({ given, named, target }) {
    const result = matrixValue(target, named);
    if (!result) return null;
    const steps: Step[] = [
      step(
        { en: 'Substitute the matrices.', zh: '代入各矩阵。' },
        [
          given.some(({ name }) => name)
            ? `${toLatex(target)} = ${latexOf(target, named)}`
            : latexOf(target, named),
        ],
        ['M1'],
      ),
    ];
    const pair = factorPair(target, named);
    if (pair) {
      const [a, b] = pair;
      const entry = a[0]!.map((one, at) => `${factorTex(one)} \\times ${factorTex(b[at]![0]!)}`).join(' + ');
      steps.push(
        step(
          {
            en: 'Each entry is a row of the first matrix multiplied by a column of the second; the first entry is shown.',
            zh: '每个元素由前一矩阵的一行与后一矩阵的一列相乘得到，这里写出第一个元素。',
          },
          [`${entry} = ${toLatex({ kind: 'number', value: productOf(a, b)[0]![0]! })}`],
          ['M1'],
          { en: 'The order matters: in general AB ≠ BA.', zh: '顺序很重要：一般 AB ≠ BA。' },
        ),
      );
    }
    steps.push(
      step({ en: 'Work out every entry.', zh: '算出每个元素。' }, [`= ${matrixTex(result)}`], ['A1']),
    );
    return { title: { en: 'Matrix algebra', zh: '矩阵运算' }, steps, answer: matrixAnswer(result) };
  },
  /** The expression acts on columns one factor after the other, from the right, without any product of matrices. */
  verify({ answer }, { named, target }) {
    const read = parse(answer.text);
    const value =
      read.ok && read.statement.kind === 'expression' ? matrixValue(read.statement.value, new Map()) : null;
    if (!value) return [];
    const size = value[0]!.length;
    const columns = [1, 2, 3].map((seed) =>
      Array.from({ length: size }, (_, at) => [rational(seed * 3 + at * (seed - 2) - at * at)]),
    );
    return [
      {
        name: {
          en: 'The result and the expression have the same effect on three column vectors.',
          zh: '结果与原式对三个列向量的作用相同。',
        },
        passed: columns.every((column) => {
          const sent = applyTo(target, column, named);
          return sent !== null && sameMatrix(productOf(value, column), sent);
        }),
      },
    ];
  },
};

function hasLargePower(one: Expression): boolean {
  const exponent = one.kind === 'power' ? rationalValue(one.exponent) : null;
  if (one.kind === 'power' && (!exponent || exponent.d !== 1n || exponent.n < 2n || exponent.n > 3n))
    return true;
  return partsOf(one).some(hasLargePower);
}

function hasOnly(one: Expression, named: Map<string, Matrix>): boolean {
  if (one.kind === 'symbol') return named.has(one.name);
  if (!['number', 'sum', 'negative', 'product', 'power', 'matrix'].includes(one.kind)) return false;
  return one.kind === 'matrix' || partsOf(one).every((part) => hasOnly(part, named));
}

function latexOf(one: Expression, named: Map<string, Matrix>): string {
  if (one.kind === 'symbol') return matrixTex(named.get(one.name)!);
  if (one.kind === 'sum')
    return one.terms
      .map((term, at) =>
        at && term.kind !== 'negative' ? `+ ${latexOf(term, named)}` : latexOf(term, named),
      )
      .join(' ');
  if (one.kind === 'negative') return `- ${latexOf(one.of, named)}`;
  if (one.kind === 'product') return one.factors.map((factor) => latexOf(factor, named)).join(' ');
  if (one.kind === 'power') return `${latexOf(one.base, named)}^{${toLatex(one.exponent)}}`;
  return toLatex(one);
}

/** The two matrices of a plain product or square. */
function factorPair(one: Expression, named: Map<string, Matrix>): [Matrix, Matrix] | null {
  const factors = one.kind === 'power' ? [one.base, one.base] : one.kind === 'product' ? one.factors : [];
  const [a, b] = factors
    .filter((factor) => !rationalValue(factor))
    .map((factor) => matrixValue(factor, named));
  return a && b && a[0]!.length === b.length ? [a, b] : null;
}

function applyTo(one: Expression, column: Matrix, named: Map<string, Matrix>): Matrix | null {
  switch (one.kind) {
    case 'number':
      return timesNumber(column, one.value);
    case 'symbol':
    case 'matrix': {
      const m = matrixValue(one, named);
      return m && m[0]!.length === column.length ? productOf(m, column) : null;
    }
    case 'negative': {
      const sent = applyTo(one.of, column, named);
      return sent && timesNumber(sent, rational(-1));
    }
    case 'sum':
      return one.terms.map((term) => applyTo(term, column, named)).reduce((a, b) => a && b && sumOf(a, b));
    case 'product':
      return one.factors.reduceRight<Matrix | null>(
        (sent, factor) => sent && applyTo(factor, sent, named),
        column,
      );
    case 'power': {
      const base = matrixValue(one.base, named);
      if (!base || !isSquare(base)) return null;
      return Array.from({ length: Number(rationalValue(one.exponent)!.n) }).reduce<Matrix | null>(
        (sent) => sent && applyTo(one.base, sent, named),
        column,
      );
    }
    default:
      return null;
  }
}
