import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, has, mapParts } from '../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import type { Answer, Check } from '../../writing/method.ts';
import { randomOf } from '../../algebra-system/numeric/random.ts';
import { shownValue, slopeAt } from '../../algebra-system/equivalence/sampling.ts';
import type { DifferentialEquation } from '../../reading/calculus/differential-equation.ts';

const CONSTANTS = ['A', 'B', 'C', 'c'];

/** The answer is put back into the equation as it was typed, with its slopes found by differences, and into the conditions. */
export function checkSolution(answer: Answer, equation: DifferentialEquation): Check[] {
  const shown = shownValue(answer);
  return [
    {
      name: { en: 'The answer satisfies the equation at random points.', zh: '答案在随机点上满足微分方程。' },
      passed: shown !== null && satisfies(shown, equation),
    },
    ...(equation.conditions.length > 0
      ? [
          {
            name: { en: 'The answer satisfies the conditions.', zh: '答案满足给定条件。' },
            passed: shown !== null && meetsConditions(shown, equation),
          },
        ]
      : [
          {
            name: {
              en: 'The number of arbitrary constants equals the order.',
              zh: '任意常数的个数等于方程的阶。',
            },
            passed: shown !== null && constantsIn(shown).length === equation.order,
          },
        ]),
  ];
}

function satisfies(shown: Expression, { left, right, x, y }: DifferentialEquation): boolean {
  const random = randomOf(11);
  let agreed = 0;
  for (let point = 0; point < 60; point += 1) {
    const values = Object.fromEntries(constantsIn(shown).map((name) => [name, random() * 3 + 0.2]));
    const f = (at: number) => evaluate(shown, { ...values, [x]: at });
    const first = differentiate(shown, x);
    const at = random() * (point % 2 ? 1.2 : 4) - (point % 3 ? 0 : 1);
    const rates = [slopeAt(f, at), slopeAt((t) => evaluate(first, { ...values, [x]: t }), at)] as const;
    const value = (side: Expression) => evaluate(withRates(side, rates), { [x]: at, [y]: f(at) });
    const [one, other] = [value(left), value(right)];
    if (!Number.isFinite(one) || !Number.isFinite(other)) continue;
    const size = Math.max(
      1,
      Math.abs(one),
      Math.abs(other),
      Math.abs(f(at)),
      Math.abs(rates[0]),
      Number.isFinite(rates[1]) ? Math.abs(rates[1]) : 0,
    );
    if (Math.abs(one - other) > 1e-5 * size) return false;
    agreed += 1;
  }
  return agreed >= 12;
}

function withRates(side: Expression, rates: readonly [number, number]): Expression {
  if (side.kind !== 'derivative') return mapParts(side, (part) => withRates(part, rates));
  return asNumber(rates[side.order - 1]!);
}

/** A measured number as an expression; not finite becomes 0/0. */
function asNumber(value: number): Expression {
  const scale = 2n ** 60n;
  const zero: Expression = { kind: 'number', value: { n: 0n, d: 1n } };
  if (!Number.isFinite(value)) return { kind: 'quotient', numerator: zero, denominator: zero };
  return { kind: 'number', value: { n: BigInt(Math.round(value * 2 ** 30)) * 2n ** 30n, d: scale } };
}

function meetsConditions(shown: Expression, { conditions, x }: DifferentialEquation): boolean {
  return conditions.every(({ order, at, value }) => {
    const of = order === 0 ? shown : differentiate(shown, x);
    const expected = evaluate(value);
    return Math.abs(evaluate(of, { [x]: evaluate(at) }) - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
  });
}

function constantsIn(one: Expression): string[] {
  return CONSTANTS.filter((name) => has(one, name));
}
