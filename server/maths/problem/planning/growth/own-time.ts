import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { separated } from '../../../techniques/calculus/separation.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { step } from '../../../writing/step.ts';
import { type AnswerLine, check, type Worked } from '../analysis/operator.ts';

interface At {
  x: Expression;
  y: Expression;
}

/** c f for an expression, c being a number. */
function apart(one: Expression): { size: Expression; rest: Expression } {
  const plain = { size: number(1), rest: one };
  if (symbolsOf(one).length === 0) return { size: one, rest: number(1) };
  switch (one.kind) {
    case 'negative': {
      const inner = apart(one.of);
      return { size: { kind: 'negative', of: inner.size }, rest: inner.rest };
    }
    case 'product': {
      const parts = one.factors.map(apart);
      return {
        size: product(...parts.map(({ size }) => size)),
        rest: product(...parts.map(({ rest }) => rest)),
      };
    }
    case 'quotient': {
      const [above, below] = [apart(one.numerator), apart(one.denominator)];
      return { size: quotient(above.size, below.size), rest: quotient(above.rest, below.rest) };
    }
    default:
      return plain;
  }
}

/** dy/dx = g(x) h(y) as dy/ds = h(y), with s the integral of g from where y is known. */
export function inOwnTime(
  slope: Expression,
  { x, y, at }: { x: string; y: string; at: At },
  answerLine: AnswerLine,
): Worked | null {
  const parts = separated(slope, x, y);
  const { size, rest } = apart(parts?.inY ?? number(1));
  const inY = exact(rest);
  const inX = parts && antiderivative(exact(product(size, parts.inX)), x);
  const s = ['s', 'u', 'v'].find((one) => one !== x && one !== y)!;
  const rate: Expression = { kind: 'derivative', of: y, by: s, order: 1 };
  const answered =
    inX &&
    answerLine(
      `Solve the differential equation $${toLatex(rate)} = ${toLatex(inY)}$, given that $${toLatex(symbol(y))} = ${toLatex(at.y)}$ when $${s} = 0$.`,
    );
  const statement = answered && statementIn(answered.answer.text);
  const [left, right] = statement?.kind === 'relation' ? statement.sides : [];
  if (!answered || !inX || left?.kind !== 'symbol' || left.name !== y || !right) return null;
  const time = exact(difference(inX.value, substitute(inX.value, x, at.x)));
  const value = substitute(right, s, time);
  const isSolution = [0.3, 0.8, 1.7, 2.9].every((after) => {
    const place = evaluate(at.x) + after;
    const of = (one: number) => evaluate(value, { [x]: one });
    const found = (of(place + 1e-5) - of(place - 1e-5)) / 2e-5;
    const wanted = evaluate(slope, { [x]: place, [y]: of(place) });
    return !Number.isFinite(wanted) || Math.abs(found - wanted) < 1e-5 * Math.max(1, Math.abs(wanted));
  });
  const shown = `${toLatex(symbol(y))} = ${toLatex(value)}`;
  return {
    ...answered,
    steps: [
      step(
        {
          en: `Write ${s} for the integral of what depends on ${x}.`,
          zh: `把只含 ${x} 的部分的积分记为 ${s}。`,
        },
        [`${s} = ${toLatex(time)}`],
      ),
      ...answered.steps,
      step({ en: `Put ${s} back.`, zh: `代回 ${s}。` }, [shown]),
    ],
    answer: { text: `${y} = ${toText(value)}`, tex: shown },
    checks: [
      check('Its slope is that of the equation, in numbers.', '其斜率经数值验证满足方程。', isSolution),
    ],
  };
}
