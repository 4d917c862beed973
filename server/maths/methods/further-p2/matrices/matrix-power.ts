import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { columnsOf, type Eigen, eigenOf, valuesOf } from '../../../algebra-system/matrices/eigenvalues.ts';
import {
  determinant,
  diagonal,
  inverseOf,
  isSquare,
  type Matrix,
  powerOf,
  productOf,
  sameMatrix,
} from '../../../algebra-system/matrices/matrix.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import { matrixAnswer, matrixTex, matrixText, rowsTex, rowsText } from '../../../writing/matrices.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import {
  lcm,
  plus,
  type Rational,
  raised,
  rational,
  times,
  toNumber,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  matrix: Matrix;
  /** null where only P and D are asked for. */
  exponent: Rational | 'n' | null;
}

const ASK =
  /^(?:(?:given|given that|已知|设|若) # (?:(?:by|using|use) diagonali[sz]ation (?:to )?find|find|求|(?:利|使)?用对角化求)|find # (?:where|given that)|find # by diagonali[sz]ation where|(?:利|使)?用对角化求 # 其中)(?: #)?(?: (?:by|using) diagonali[sz]ation)?$/u;
const SPLIT = /^find matrices # such that # where #$/;

export const matrixPower: Method<Parameters> = {
  id: 'matrix-power',
  topic: '9231/p2/matrices',
  match({ text }) {
    const split = /PDP\^?\{?(?:-1|⁻¹)\}?/.test(text);
    const reading = readMatrices(split ? text.replace(/[A-Z] = PDP\^?\{?(?:-1|⁻¹)\}?/, 'K') : text);
    const [only, more] = reading?.given ?? [];
    if (
      !reading ||
      !only?.matrix ||
      !only.name ||
      more ||
      !isSquare(only.matrix) ||
      only.matrix.length < 2 ||
      only.matrix.length > 3
    )
      return null;
    const { matrix, name } = only;
    if (split)
      return SPLIT.test(reading.say) && reading.others.length === 3 && text.includes(`${name} = PDP`)
        ? { matrix, exponent: null }
        : null;
    const [target] = reading.others;
    if (!ASK.test(reading.say) || reading.others.length !== 1 || target?.kind !== 'power') return null;
    if (target.base.kind !== 'symbol' || target.base.name !== name) return null;
    if (target.exponent.kind === 'symbol')
      return target.exponent.name === 'n' ? { matrix, exponent: 'n' } : null;
    const exponent = rationalValue(target.exponent);
    const isDiagonal = /diagonali|对角化/.test(text);
    return exponent && exponent.d === 1n && exponent.n > (isDiagonal ? 1n : 3n) && exponent.n <= 30n
      ? { matrix, exponent }
      : null;
  },
  solve({ matrix, exponent }) {
    const all = eigenOf(matrix);
    if (!all || (exponent === 'n' && valuesOf(all).some(({ n, d }) => n === 0n || d !== 1n))) return null;
    const [p, d] = [columnsOf(all), diagonal(valuesOf(all))];
    const steps: Step[] = [
      step(
        { en: 'Find the eigenvalues and eigenvectors.', zh: '求特征值与特征向量。' },
        all.map(
          ({ value, vectors }) =>
            `\\lambda = ${toLatex(number(value))}: ${vectors.map((one) => matrixTex(one.map((entry) => [entry]))).join(',\\; ')}`,
        ),
        ['M1', 'A1'],
      ),
      step(
        {
          en: 'Put the eigenvectors in P and the eigenvalues in D, in the same order.',
          zh: '特征向量组成 P，特征值按相同顺序组成 D。',
        },
        [`\\mathbf{P} = ${matrixTex(p)}, \\quad \\mathbf{D} = ${matrixTex(d)}`],
        ['B1'],
      ),
    ];
    const title = { en: 'Diagonalisation', zh: '矩阵的对角化' };
    if (exponent === null)
      return {
        title,
        steps,
        answer: {
          text: `P = ${matrixText(p)}, D = ${matrixText(d)}`,
          tex: `\\mathbf{P} = ${matrixTex(p)}, \\quad \\mathbf{D} = ${matrixTex(d)}`,
        },
      };
    const to = exponent === 'n' ? 'n' : `${exponent.n}`;
    steps.push(
      step(
        { en: 'Only the diagonal entries are raised to the power.', zh: '只需把对角元素取幂。' },
        [
          `\\mathbf{A}^{${to}} = \\mathbf{P}\\mathbf{D}^{${to}}\\mathbf{P}^{-1} = ${matrixTex(p)}${poweredTex(valuesOf(all), to)}${matrixTex(inverseOf(p))}`,
        ],
        ['M1', 'A1'],
        {
          en: 'In (PDP⁻¹)(PDP⁻¹)… each P⁻¹P in the middle is the identity.',
          zh: '(PDP⁻¹)(PDP⁻¹)… 中间的每个 P⁻¹P 都是单位矩阵。',
        },
      ),
    );
    const answer =
      exponent === 'n'
        ? generalAnswer(all)
        : matrixAnswer(
            productOf(
              productOf(p, diagonal(valuesOf(all).map((value) => raised(value, Number(exponent.n))))),
              inverseOf(p),
            ),
          );
    steps.push(step({ en: 'Multiply out.', zh: '乘开。' }, [`\\mathbf{A}^{${to}} = ${answer.tex}`], ['A1']));
    return { title, steps, answer };
  },
  verify({ answer }, { matrix, exponent }) {
    if (exponent === null) {
      const all = eigenOf(matrix)!;
      const [p, d] = [columnsOf(all), diagonal(valuesOf(all))];
      const isShown = answer.text === `P = ${matrixText(p)}, D = ${matrixText(d)}`;
      return [
        {
          name: { en: 'AP = PD, and P has an inverse.', zh: 'AP = PD，且 P 可逆。' },
          passed: isShown && sameMatrix(productOf(matrix, p), productOf(p, d)) && determinant(p).n !== 0n,
        },
      ];
    }
    const read = readMatrices(answer.text)?.given[0];
    if (!read) return [];
    const name = {
      en: 'Repeated multiplication by A gives the same result.',
      zh: '反复相乘得到相同结果。',
    };
    if (exponent !== 'n')
      return [
        {
          name,
          passed: read.matrix !== null && sameMatrix(read.matrix, powerOf(matrix, Number(exponent.n))),
        },
      ];
    return [
      {
        name,
        passed: [1, 2, 3, 4, 5, 6].every((n) => {
          const direct = powerOf(matrix, n);
          return read.rows.every((row, at) =>
            row.every(
              (entry, index) =>
                Math.abs(evaluate(entry, { n }) - toNumber(direct[at]![index]!)) <
                1e-9 * Math.max(1, Math.abs(toNumber(direct[at]![index]!))),
            ),
          );
        }),
      },
    ];
  },
};

function poweredTex(values: Rational[], to: string): string {
  return rowsTex(
    values.map((value, at) =>
      values.map((_, index) =>
        at === index ? `${value.n < 0n ? `(${value.n})` : toLatex(number(value))}^{${to}}` : '0',
      ),
    ),
  );
}

/** Every entry of Aⁿ as a sum of multiples of the powers of the eigenvalues, the largest first. */
function generalAnswer(all: Eigen[]): Answer {
  const p = columnsOf(all);
  const back = inverseOf(p);
  const values = valuesOf(all);
  const order = [...new Set(values.map(({ n }) => n))].sort((a, b) => (a < b ? 1 : -1));
  const rows = p.map((row) =>
    back[0]!.map((_, column) =>
      combineTerms(
        order.map((value) => ({
          value,
          by: values.reduce(
            (total, one, at) => (one.n === value ? plus(total, times(row[at]!, back[at]![column]!)) : total),
            ZERO,
          ),
        })),
      ),
    ),
  );
  return {
    text: rowsText(rows.map((row) => row.map(toText))),
    tex: rowsTex(rows.map((row) => row.map(toLatex))),
  };
}

function combineTerms(parts: { value: bigint; by: Rational }[]): Expression {
  const used = parts.filter(({ by }) => by.n !== 0n);
  const below = used.reduce((total, { by }) => lcm(total, by.d), 1n);
  const terms = used.map(({ value, by }) => {
    const many = times(by, rational(below));
    const size = number(many.n < 0n ? -many.n : many.n);
    const term = value === 1n ? size : product(size, power(number(value), symbol('n')));
    return many.n < 0n ? negative(term) : term;
  });
  return quotient(sum(...terms), number(below));
}
