import {
  contains,
  type Expression,
  negative,
  power,
  product,
  number,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Random } from '../toolkit/random.ts';
import {
  equation,
  type Given,
  type Mistake,
  relationOf,
  type Explanation,
  explanation,
} from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { exactly, quadraticEquation } from '../toolkit/quadratic-roots.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { joinTerms, multiple } from '../toolkit/typed-terms.ts';

interface Coefficients {
  a: Expression;
  b: Expression;
  c: Expression;
}
type Roots = (given: Coefficients, sign: (one: Expression) => Expression) => Expression;

const discriminant = ({ a, b, c }: Coefficients) => sum(power(b, 2), negative(product(number(4), a, c)));
const surd = (given: Coefficients) => root(discriminant(given));
const twice = (a: Expression) => product(number(2), a);

/** x = (b ± √(b² - 4ac))/2a */
export const formulaSign = formula(
  'formula-sign',
  [(given, sign) => quotient(sum(given.b, sign(surd(given))), twice(given.a))],
  ({ b }) =>
    explanation(
      `The formula was used with ${tex(b)} in place of $-b$.`,
      `It starts with $-b$: here $b=${tex(b).slice(1, -1)}$, so it starts with ${tex(negative(b))}.`,
      `公式里用了 ${tex(b)}，而不是 $-b$。`,
      `公式以 $-b$ 开头：这里 $b=${tex(b).slice(1, -1)}$，应为 ${tex(negative(b))}。`,
    ),
  ({ a, b, d }) => `x = (${joinTerms(`${b}`)} ± sqrt(${d}))/${2 * a}`,
);

/** x = (-b ± √(b² - 4ac))/a, or only one part divided */
export const formulaDivisor = formula(
  'formula-divisor',
  [
    (given, sign) => sum(negative(given.b), sign(surd(given))),
    (given, sign) => quotient(sum(negative(given.b), sign(surd(given))), given.a),
    (given, sign) => quotient(sum(negative(given.b), sign(surd(given))), number(2)),
    (given, sign) => sum(negative(given.b), sign(quotient(surd(given), twice(given.a)))),
    (given, sign) => sum(quotient(negative(given.b), twice(given.a)), sign(surd(given))),
  ],
  ({ a }) =>
    explanation(
      `The whole numerator was not divided by $2a$.`,
      `All of $-b\\pm\\sqrt{b^2-4ac}$ is divided by $2a$, here by ${tex(exactlyTwice(a))}.`,
      '没有把整个分子除以 $2a$。',
      `$-b\\pm\\sqrt{b^2-4ac}$ 整体除以 $2a$，这里是 ${tex(exactlyTwice(a))}。`,
    ),
  ({ a, b, d, random }) =>
    random.pick([
      `x = ${joinTerms(`${-b}`)} ± sqrt(${d})/${2 * a}`,
      a === 1 ? `x = ${-b} ± sqrt(${d})` : `x = (${-b} ± sqrt(${d}))/${a}`,
    ]),
);

/** x = (-b ± √(b² + 4ac))/2a */
export const formulaDiscriminant = formula(
  'formula-discriminant',
  [
    (given, sign) => {
      const wrong = root(sum(power(given.b, 2), product(number(4), given.a, given.c)));
      return quotient(sum(negative(given.b), sign(wrong)), twice(given.a));
    },
  ],
  ({ a, b, c }) =>
    explanation(
      'The sign of $4ac$ under the root is wrong.',
      `The discriminant is $b^2-4ac$, here ${tex(exactlyOf(discriminant({ a, b, c })))}.`,
      '根号下 $4ac$ 的符号错了。',
      `判别式是 $b^2-4ac$，这里是 ${tex(exactlyOf(discriminant({ a, b, c })))}。`,
    ),
  ({ a, b, c }) => `x = (${-b} ± sqrt(${b * b + 4 * a * c}))/${2 * a}`,
);

function formula(
  id: string,
  wrong: Roots[],
  tell: (given: Coefficients) => Explanation,
  line: (made: { a: number; b: number; c: number; d: number; random: Random }) => string,
): Mistake {
  return {
    id,
    *slips(given: Given) {
      const quadratic = quadraticEquation(given);
      if (!quadratic || relationOf(given)?.left.kind === 'product') return;
      const numbers = { a: exactly(quadratic.a), b: exactly(quadratic.b), c: exactly(quadratic.c) };
      const turned = { a: negative(numbers.a), b: negative(numbers.b), c: negative(numbers.c) };
      for (const coefficients of [numbers, turned])
        for (const roots of wrong) {
          const items: Statement[] = [(one: Expression) => one, negative].map((sign) =>
            equation(symbol(quadratic.letter), roots(coefficients, sign)),
          );
          yield {
            makes: { kind: 'list', joined: 'or', items },
            explain: () => tell(numbers),
            isShownBy: (typed) => hasRootOf(typed, radicandIn(items[0]!)),
          };
        }
    },
    make(random) {
      for (;;) {
        const [a, b, c] = [random.whole(1, 4), random.whole(-9, 9), random.whole(-6, 6)];
        const d = b * b - 4 * a * c;
        if (b === 0 || c === 0 || d <= 0 || Number.isInteger(Math.sqrt(d)) || b * b + 4 * a * c <= 0)
          continue;
        return [
          `${joinTerms(multiple(a, 'x^2'), multiple(b, 'x'), `${c}`)} = 0`,
          line({ a, b, c, d, random }),
        ];
      }
    },
  };
}

/** The root of the discriminant stands in the line as the formula has it. */
function hasRootOf(typed: Statement, radicand: number): boolean {
  if (typed.kind === 'list') return typed.items.every((item) => hasRootOf(item, radicand));
  const sides = typed.kind === 'relation' ? typed.sides : [typed.value];
  return sides.some((side) => contains(side, (part) => isNear(rootedIn(part), radicand)));
}

/** What stands under a square root, however it is written. */
function rootedIn(part: Expression): number | null {
  if (part.kind === 'root' && part.index === 2) return evaluate(part.of);
  const isHalf = part.kind === 'power' && evaluate(part.exponent) === 0.5;
  return isHalf ? evaluate(part.base) : null;
}

function radicandIn(made: Statement): number {
  let radicand = NaN;
  if (made.kind === 'relation')
    contains(made.sides[1]!, (part) => {
      radicand = rootedIn(part) ?? radicand;
      return false;
    });
  return radicand;
}

const isNear = (one: number | null, other: number) =>
  one !== null && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

const exactlyTwice = (a: Expression) => exactlyOf(twice(a));
function exactlyOf(one: Expression): Expression {
  return exactly(evaluate(one));
}
