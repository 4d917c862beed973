import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { numberSetOf } from '../../../algebra-system/equivalence/number-set.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statement } from '../../../algebra-system/parsing/statement.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import type { Method } from '../../../writing/method.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { valuesAnswer } from '../../../writing/answers.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  rows: Expression[][];
  letter: string;
  equation: Polynomial;
}

const SINGULAR =
  /^(?:find (?:(?:possible )?values? of # for which(?: matrix)? # (?:is singular|has no inverse|does not have inverse)|# 的值使(?:得)?矩阵 # (?:是)?(?:奇异|没有逆矩阵|不可逆))|(?:given that )?matrix # is singular find (?:possible )?values? of #|(?:已知|若)矩阵 # (?:是奇异矩阵|是奇异的|不可逆|没有逆矩阵) ?求 # 的值?)$/u;

/** The values of a letter in the matrix for which the determinant is 0. */
export const matrixSingular: Method<Parameters> = {
  id: 'matrix-singular',
  topic: '9231/p1/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    if (!reading || !SINGULAR.test(reading.say) || reading.given.length !== 1 || reading.others.length !== 1)
      return null;
    const [{ rows }] = reading.given as [(typeof reading.given)[0]];
    const [letter] = reading.others;
    const isSquare = rows.every((row) => row.length === rows.length) && rows.length <= 3;
    const letters = new Set(rows.flat().flatMap(symbolsOf));
    if (!isSquare || letter?.kind !== 'symbol' || letters.size !== 1 || !letters.has(letter.name))
      return null;
    const equation = polynomialOf(determinantOf(rows), letter.name);
    return equation && degree(equation) >= 1 && degree(equation) <= 3
      ? { rows, letter: letter.name, equation }
      : null;
  },
  solve({ rows, letter, equation }) {
    const roots = realRoots(equation);
    if (!roots) return null;
    const answer = valuesAnswer(
      symbol(letter),
      roots.map(({ exact }) => exact),
    );
    return {
      title: { en: 'Singular matrix', zh: '奇异矩阵' },
      steps: [
        step(
          {
            en: 'A matrix has no inverse when its determinant is 0.',
            zh: '行列式为 0 时矩阵没有逆矩阵。',
          },
          [`\\det ${toLatex({ kind: 'matrix', rows })} = 0`],
          ['M1'],
        ),
        step(
          { en: 'Expand the determinant.', zh: '展开行列式。' },
          [`${toLatex(polynomialExpression(equation, letter))} = 0`],
          ['A1'],
        ),
        step({ en: 'Solve.', zh: '解方程。' }, [answer.tex], ['M1', 'A1']),
      ],
      answer,
    };
  },
  verify({ answer }, { rows, letter, equation }) {
    const values =
      answer.text === 'none' ? [] : numberSetOf(statement(answer.text))!.intervals.map(({ from }) => from);
    const at = (value: number) =>
      inDecimals(rows.map((row) => row.map((entry) => evaluate(entry, { [letter]: value }))));
    const size = (value: number) =>
      equation.reduce((total, one, power) => total + Math.abs(toNumber(one) * value ** power), 0);
    const bound =
      1 + Math.max(...equation.map((one) => Math.abs(toNumber(one) / toNumber(equation.at(-1)!))));
    return [
      {
        name: { en: 'The determinant is 0 at each value.', zh: '每个值都使行列式为 0。' },
        passed: values.every((value) => Math.abs(at(value)) <= 1e-9 * Math.max(1, size(value))),
      },
      {
        name: { en: 'A numerical search finds no other value.', zh: '数值搜索未发现其他值。' },
        passed: zerosIn(at, -bound, bound, { size }).length === values.length,
      },
    ];
  },
};

function determinantOf(rows: Expression[][]): Expression {
  if (rows.length === 1) return rows[0]![0]!;
  return rows[0]!.reduce<Expression>((total, entry, at) => {
    const part = product(
      entry,
      determinantOf(rows.slice(1).map((row) => row.filter((_, index) => index !== at))),
    );
    return at % 2 ? difference(total, part) : sum(total, part);
  }, sum());
}

/** By the rule of Sarrus. */
function inDecimals(m: number[][]): number {
  const [a, b, c] = m as [number[], number[], number[]];
  if (m.length === 1) return a[0]!;
  if (m.length === 2) return a[0]! * b[1]! - a[1]! * b[0]!;
  const down = a[0]! * b[1]! * c[2]! + a[1]! * b[2]! * c[0]! + a[2]! * b[0]! * c[1]!;
  return down - a[2]! * b[1]! * c[0]! - a[0]! * b[2]! * c[1]! - a[1]! * b[0]! * c[2]!;
}
