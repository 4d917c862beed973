import { toSolve } from '../../../reading/algebra/question-equations.ts';
import { holds, setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { rootOf } from '../../../algebra-system/polynomials/root.ts';
import { step } from '../../../writing/step.ts';
import {
  difference,
  type Expression,
  number,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Sign } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Method } from '../../../writing/method.ts';
import { degree, type Polynomial, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { SIGN_TEX } from '../quadratics/polynomial-inequality.ts';

interface Parameters {
  sides: [Expression, Expression, Expression];
  signs: [Sign, Sign];
  letter: string;
  /** The middle: a + bx. */
  line: Polynomial;
}

/** 3 < 2x + 1 < 7: what is done to the middle is done to both ends. */
export const chainedInequality: Method<Parameters> = {
  id: 'chained-inequality',
  topic: '9709/p1/functions',
  match(question) {
    if (question.interval) return null;
    const formulas = toSolve(question);
    const parsed = formulas?.length === 1 ? parse(formulas[0]!) : null;
    if (!parsed?.ok || parsed.statement.kind !== 'relation' || parsed.statement.sides.length !== 3)
      return null;
    const { sides, signs } = parsed.statement;
    const [low, middle, high] = sides as [Expression, Expression, Expression];
    const [letter, ...others] = symbolsOf(middle);
    const isOrdered = ['<', '>'].some((way) => signs.every((sign) => sign.startsWith(way)));
    if (
      !letter ||
      others.length > 0 ||
      !isOrdered ||
      [low, high].some((end) => !polynomialOf(end, letter) || symbolsOf(end).length > 0)
    )
      return null;
    const line = polynomialOf(middle, letter);
    // A letter alone in the middle leaves nothing to solve.
    return line && degree(line) === 1 && middle.kind !== 'symbol'
      ? { sides: [low, middle, high], signs: signs as [Sign, Sign], letter, line }
      : null;
  },
  solve({ sides, signs, letter, line }) {
    const [low, , high] = sides;
    const moved = [low, high].map((end) => difference(end, number(line[0]!)));
    const ends = moved
      .map((end) => rootOf(quotient(end, number(line[1]!))))
      .sort((a, b) => a.value - b.value);
    const answer = setAnswer(setWhere(isTrueFor(sides, signs, letter), ends), letter);
    const [first, second] = signs.map((sign) => SIGN_TEX[sign]!);
    const symbol: Expression = { kind: 'symbol', name: letter };
    const isOne = line[1]!.n === 1n && line[1]!.d === 1n;
    const times = toLatex(isOne ? symbol : { kind: 'product', factors: [number(line[1]!), symbol] });
    return {
      title: { en: 'Double inequality', zh: '双边不等式' },
      steps: [
        step(
          { en: 'Remove the constant from all three parts', zh: '三部分同时消去常数项' },
          [
            `${toLatex(sides[0])} ${first} ${toLatex(sides[1])} ${second} ${toLatex(sides[2])}`,
            `${toLatex(rootOf(moved[0]!).exact)} ${first} ${times} ${second} ${toLatex(rootOf(moved[1]!).exact)}`,
          ],
          ['M1'],
        ),
        step(
          { en: 'Divide all three parts by the coefficient', zh: '三部分同时除以系数' },
          [answer.tex],
          ['A1'],
          {
            en: 'Dividing by a negative number reverses both inequality signs.',
            zh: '除以负数时，两个不等号都要改变方向。',
          },
        ),
      ],
      answer,
    };
  },
  verify({ answer }, { sides, signs, letter, line }) {
    const ends = [sides[0], sides[2]]
      .map((end) => rootOf(quotient(difference(end, number(line[0]!)), number(line[1]!))))
      .sort((a, b) => a.value - b.value);
    return setChecked(answer.text, letter, isTrueFor(sides, signs, letter), ends);
  },
};

function isTrueFor([low, middle, high]: Parameters['sides'], [first, second]: [Sign, Sign], letter: string) {
  return (x: number) =>
    holds({ left: low, right: middle, sign: first }, letter, x) &&
    holds({ left: middle, right: high, sign: second }, letter, x);
}
