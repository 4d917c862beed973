import {
  asLatex,
  lastUnit,
  numberIn,
  type Precision,
  rounded,
  shortLatex,
  THREE_FIGURES,
} from '../../../writing/rounding.ts';
import { wordingOf, equationOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';

interface Parameters {
  next: Expression;
  letter: string;
  start: number;
  precision: Precision;
  /** How the values on the way are to be shown, where that is said. */
  working: Precision | null;
}

const ITERATE = /\biterati(?:ve|on)\b|\bsequence\b.{0,300}\bconverges?\b|迭代/;
const OTHER = /newton|牛顿|gauss|euler/;
const EACH =
  /\beach (?:iteration|iterate)\b[^.]{0,20}?\bto (\d) (decimal places?|significant figures?)|每次迭代[^。]{0,12}?(\d) ?位(小数|有效数字)/;
const MAX_STEPS = 100;

export const iteration: Method<Parameters> = {
  id: 'iteration',
  topic: '9709/p3/numerical-solution-of-equations',
  match(question) {
    if (!ITERATE.test(question.lower) || OTHER.test(question.lower) || !question.precision) return null;
    const { formulas } = wordingOf(question);
    const all = formulas.map((one) => ({ equation: equationOf(one), expression: expressionOf(one) }));
    const rules = all.flatMap(({ equation }) =>
      equation?.left.kind === 'symbol' && /^[a-z]_n\+1$/.test(equation.left.name) ? [equation] : [],
    );
    const letter = rules[0]?.left.kind === 'symbol' ? rules[0].left.name[0]! : '';
    if (rules.length !== 1 || symbolsOf(rules[0]!.right).join() !== `${letter}_n`) return null;
    // A value on the way is wanted, not the one that they come to.
    const isOnTheWay = (one: Expression | null | undefined) =>
      one?.kind === 'symbol' && /^[a-z]_\{?[2-9]/.test(one.name);
    if (all.some(({ expression }) => isOnTheWay(expression))) return null;
    const named = all.flatMap(({ equation }) =>
      equation?.left.kind === 'symbol' && /^[a-z]_[01]$/.test(equation.left.name)
        ? [evaluate(equation.right)]
        : [],
    );
    // The number of digits asked for may stand among the formulas, last of all.
    const numbers = all.flatMap(({ expression }) =>
      expression && symbolsOf(expression).length === 0 ? [evaluate(expression)] : [],
    );
    const starts = named.length > 0 ? named : numbers.slice(0, numbers.length > 1 ? -1 : undefined);
    const start = starts[0];
    return starts.length === 1 && Number.isFinite(start)
      ? {
          next: rules[0]!.right,
          letter,
          start: start!,
          precision: question.precision,
          working: workingIn(question.lower),
        }
      : null;
  },
  solve({ next, letter, start, precision, working }) {
    const values = [start];
    const tolerance = lastUnit(start || 1, precision) / 100;
    while (values.length <= MAX_STEPS) {
      const following = evaluate(next, { [`${letter}_n`]: values.at(-1)! });
      if (!Number.isFinite(following) || Math.abs(following) > 1e6) return null;
      values.push(following);
      if (Math.abs(following - values.at(-2)!) < tolerance) break;
    }
    if (values.length > MAX_STEPS) return null;
    const shown = values.length > 14 ? [...values.slice(0, 8), null, ...values.slice(-4)] : values;
    const more = working ?? { ...precision, digits: precision.digits + 2 };
    const text = rounded(values.at(-1)!, precision);
    const half = lastUnit(numberIn(text) || 1, precision) / 2;
    const [low, high] = [numberIn(text) - half, numberIn(text) + half];
    const gap = (x: number) => evaluate(next, { [`${letter}_n`]: x }) - x;
    if (!(gap(low) * gap(high) < 0)) return null;
    const offset = values.length - 1;
    return {
      title: { en: 'Iteration', zh: '迭代法' },
      steps: [
        step(
          {
            en: 'Substitute each value into the formula to find the next',
            zh: '把每个值代入公式得到下一个值',
          },
          [
            `${letter}_{n+1} = ${toLatex(next)}`,
            shown.map((one) => (one === null ? '\\ldots' : asLatex(rounded(one, more)))).join(',\\; '),
          ],
          ['M1', 'A1'],
          working
            ? undefined
            : { en: 'Keep two more figures than the answer needs.', zh: '计算时比答案多保留两位。' },
        ),
        step(
          { en: `The values converge after ${offset} iterations`, zh: `迭代 ${offset} 次后数值收敛` },
          [`${letter} \\approx ${asLatex(text)}`],
          ['A1'],
        ),
        step(
          {
            en: 'A change of sign between the bounds of the rounded value confirms it',
            zh: '函数在该近似值的上下界之间变号，可确认其精度',
          },
          [
            `g(${letter}) = ${toLatex(next)} - ${letter}`.replaceAll(`${letter}_{n}`, letter),
            `g(${bound(low)}) = ${near(gap(low))},\\quad g(${bound(high)}) = ${near(gap(high))}`,
          ],
          ['B1'],
        ),
      ],
      answer: { text, tex: asLatex(text) },
    };
  },
  /** Without the iteration: bisection finds where x − F(x) changes sign inside the rounding interval. */
  verify({ answer }, { next, letter, precision }) {
    const value = numberIn(answer.text);
    const half = lastUnit(value || 1, precision) / 2;
    const gap = (x: number) => x - evaluate(next, { [`${letter}_n`]: x });
    let [low, high] = [value - half, value + half];
    const isRising = gap(low) < 0;
    const changes = gap(low) * gap(high) < 0;
    for (let count = 0; count < 60; count += 1) {
      const middle = (low + high) / 2;
      if (gap(middle) < 0 === isRising) low = middle;
      else high = middle;
    }
    return [
      {
        name: {
          en: 'Bisection finds the root within the rounding interval.',
          zh: '用二分法确认，根在舍入区间内。',
        },
        passed: changes && rounded(low, precision) === answer.text && Math.abs(gap(low)) < 1e-9,
      },
    ];
  },
};

function workingIn(lower: string): Precision | null {
  const [, digits, unit, digitsZh, unitZh] = EACH.exec(lower) ?? [];
  const isFigures = /significant|有效/.test(unit ?? unitZh ?? '');
  return digits || digitsZh
    ? { kind: isFigures ? 'figures' : 'places', digits: Number(digits ?? digitsZh) }
    : null;
}

const bound = (value: number) => shortLatex(value, 10);
const near = (value: number) => asLatex(rounded(value, THREE_FIGURES));
