import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  substitute,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Check, Solution, Step } from '../../writing/method.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { integral } from '../../algebra-system/numeric/roots.ts';
import type { Text } from '../../../core/locale.ts';
import { antiderivativeSteps, integralTex } from './antiderivative-steps.ts';
import { inBrackets } from '../../writing/brackets.ts';
import { hasPole, isAntiderivative, realFunction } from '../../algebra-system/equivalence/sampling.ts';
import type { IntegralQuestion } from './integral-question.ts';
import { withOneLogarithm } from './logarithms.ts';
import type { Integral } from '../../reading/calculus/calculus-question.ts';
import { gathered } from '../../algebra-system/normal/terms.ts';
import { step } from '../../writing/step.ts';

export function integralSolution(question: IntegralQuestion, title: Text): Solution | null {
  const steps = antiderivativeSteps(question.integrand, question.letter, question.antiderivative);
  const value = gathered(question.antiderivative.value);
  if (!question.limits) {
    const plusC = (text: string) => `${text} + c`;
    steps.push(
      step(
        { en: 'Write down the result with the constant of integration.', zh: '写出结果，并加上积分常数。' },
        [`${integralTex(question.integrand, question.letter)} = ${plusC(toLatex(value))}`],
        ['A1'],
        {
          en: 'The derivative of a constant is zero, so two antiderivatives differ by a constant.',
          zh: '常数的导数为零，所以原函数之间相差一个常数。',
        },
      ),
    );
    return { title, steps, answer: { text: plusC(toText(value)), tex: plusC(toLatex(value)) } };
  }
  const between = valueBetween(value, question.letter, question.limits);
  if (!between) return null;
  steps.push(between.step);
  return { title, steps, answer: { text: toText(between.value), tex: toLatex(between.value) } };
}

/** F(b) − F(a), exactly; null where a limit has no value. */
export function valueBetween(
  of: Expression,
  letter: string,
  limits: [Expression, Expression],
): { value: Expression; step: Step } | null {
  const [low, high] = limits.map((limit) => valueAt(of, letter, limit));
  if (!low || !high) return null;
  const value = withOneLogarithm(difference(high, low));
  if (!Number.isFinite(evaluate(value))) return null;
  return {
    value,
    step: step(
      { en: 'Substitute the limits and subtract.', zh: '代入上下限并相减。' },
      [
        `\\left[${toLatex(of)}\\right]_{${toLatex(limits[0])}}^{${toLatex(limits[1])}}`,
        `= ${toLatex(exact(high))} - ${inBrackets(exact(low))} = ${toLatex(value)}`,
      ],
      ['M1', 'A1'],
    ),
  };
}

function valueAt(of: Expression, letter: string, limit: Expression): Expression | null {
  if (!contains(limit, (part) => part.kind === 'constant' && part.name === 'infinity')) {
    const value = substitute(of, letter, limit);
    return Number.isFinite(evaluate(value)) ? exact(withoutBars(value)) : null;
  }
  const far = realFunction(of, letter);
  const sign = limit.kind === 'negative' ? -1 : 1;
  const [one, two] = [far(sign * 1e7), far(sign * 1e9)];
  return Math.abs(two) < 1e-6 && Math.abs(one) < 1e-4 ? { kind: 'number', value: { n: 0n, d: 1n } } : null;
}

/** |a| of a number is the number or its opposite. */
function withoutBars(one: Expression): Expression {
  if (one.kind === 'call' && one.name === 'abs') {
    const value = exact(one.of);
    return evaluate(value) < 0 ? exact({ kind: 'negative', of: value }) : value;
  }
  if (one.kind === 'call') return call(one.name, withoutBars(one.of));
  if (one.kind === 'sum') return { ...one, terms: one.terms.map(withoutBars) };
  if (one.kind === 'product') return { ...one, factors: one.factors.map(withoutBars) };
  if (one.kind === 'negative') return { ...one, of: withoutBars(one.of) };
  if (one.kind === 'quotient')
    return { ...one, numerator: withoutBars(one.numerator), denominator: withoutBars(one.denominator) };
  if (one.kind === 'power') return { ...one, base: withoutBars(one.base) };
  return one;
}

/** What is shown is differentiated back, or compared with the area found by numbers. */
export function checkIntegral({ answer }: Solution, { integrand, letter, limits }: Integral): Check[] {
  const parsed = parse(answer.text);
  const shown = parsed.ok && parsed.statement.kind === 'expression' ? parsed.statement.value : null;
  if (!limits)
    return [
      {
        name: {
          en: 'The derivative of the answer equals the integrand at random points.',
          zh: '在随机点上，答案的导数等于被积函数。',
        },
        passed:
          shown !== null &&
          isAntiderivative(
            substitute(shown, 'c', { kind: 'number', value: { n: 0n, d: 1n } }),
            integrand,
            letter,
          ),
      },
    ];
  return [
    {
      name: { en: 'Simpson’s rule gives the same value.', zh: '辛普森法则得到相同的数值。' },
      passed:
        shown !== null &&
        isValueOf(
          evaluate(shown),
          realFunction(integrand, letter),
          limits.map((limit) => evaluate(limit)) as [number, number],
        ),
    },
  ];
}

/** The number is the integral of f, by quadrature; an infinite end is reached through x = 1/t. */
export function isValueOf(value: number, f: (at: number) => number, [from, to]: [number, number]): boolean {
  if (to === Infinity && Number.isFinite(from)) {
    const start = Math.max(from, 1);
    const turned = (t: number) => f(1 / Math.max(t, 1e-9)) / Math.max(t, 1e-9) ** 2;
    const near = start > from ? (hasPole(f, from, start) ? NaN : integral(f, from, start)) : 0;
    return Math.abs(near + integral(turned, 0, 1 / start) - value) <= 1e-5 * Math.max(1, Math.abs(value));
  }
  if (!Number.isFinite(from) || !Number.isFinite(to) || hasPole(f, from, to)) return false;
  const area = integral(f, from, to);
  return Math.abs(area - value) <= 1e-7 * Math.max(1, Math.abs(value));
}
