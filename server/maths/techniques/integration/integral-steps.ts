import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  substitute,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Check, Solution, Step } from '../../writing/method.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { integral } from '../../algebra-system/numeric/roots.ts';
import type { Text } from '../../../core/locale.ts';
import type { Antiderivative } from './antiderivative.ts';
import { inBrackets } from '../../writing/brackets.ts';
import { hasPole, isAntiderivative, realFunction } from '../../algebra-system/equivalence/sampling.ts';
import type { IntegralAsked } from './integral-question.ts';
import { withOneLogarithm } from './logarithms.ts';
import type { Integral } from '../../reading/calculus/calculus-question.ts';
import { asPowers, gathered } from '../../algebra-system/normal/terms.ts';
import { step } from '../../writing/step.ts';

/** ∫ … dx as LaTeX. */
export function integralTex(
  of: Expression,
  letter: string,
  limits?: [Expression, Expression] | null,
): string {
  const range = limits ? `_{${toLatex(limits[0])}}^{${toLatex(limits[1])}}` : '';
  const inner = of.kind === 'sum' || of.kind === 'negative' ? `\\left(${toLatex(of)}\\right)` : toLatex(of);
  return `\\int${range} ${inner}\\,\\mathrm{d}${toLatex(symbol(letter))}`;
}

export function integralSolution(asked: IntegralAsked, title: Text): Solution | null {
  const steps = antiderivativeSteps(asked.integrand, asked.letter, asked.found);
  const value = gathered(asked.found.value);
  if (!asked.limits) {
    const plusC = (text: string) => `${text} + c`;
    steps.push(
      step(
        { en: 'Write the result with its constant.', zh: '写出结果，并加上积分常数。' },
        [`${integralTex(asked.integrand, asked.letter)} = ${plusC(toLatex(value))}`],
        ['A1'],
        {
          en: 'Any constant has derivative zero, so every antiderivative differs by one.',
          zh: '常数的导数为零，所以原函数之间相差一个常数。',
        },
      ),
    );
    return { title, steps, answer: { text: plusC(toText(value)), tex: plusC(toLatex(value)) } };
  }
  const between = valueBetween(value, asked.letter, asked.limits);
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

/** The way that led to the antiderivative, told in steps. */
export function antiderivativeSteps(of: Expression, letter: string, found: Antiderivative): Step[] {
  const x = toLatex(symbol(letter));
  const whole = integralTex(of, letter);
  switch (found.way) {
    case 'standard':
      return [
        step(
          { en: 'Integrate term by term from the list of integrals.', zh: '按积分公式逐项积分。' },
          [`${integralTex(asPowers(found.written), letter)} = ${toLatex(found.value)}`],
          ['M1'],
          {
            en: 'Raise the power by one and divide by it; divide by the derivative of the bracket too.',
            zh: '指数加一再除以新指数；括号内为一次式时还要除以其导数。',
          },
        ),
      ];
    case 'reverse chain':
      return [
        step(
          {
            en: 'The derivative of the inner function stands beside it: take it as u.',
            zh: '被积式中含有内层函数的导数：设其为 u。',
          },
          [`u = ${toLatex(found.chain.inner)}`, `${whole} = ${integralTex(found.chain.integrand, 'u')}`],
          ['M1'],
        ),
        step(
          { en: 'Integrate in u and put the inner function back.', zh: '对 u 积分，再代回。' },
          [`= ${toLatex(found.chain.inU)} = ${toLatex(found.value)}`],
          ['M1'],
        ),
      ];
    case 'partial fractions':
      return [
        step(
          { en: 'Split into partial fractions.', zh: '化为部分分式。' },
          [`${toLatex(of)} = ${toLatex({ kind: 'sum', terms: found.parts })}`],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Integrate each fraction.', zh: '对每个分式积分。' },
          [`${whole} = ${toLatex(found.value)}`],
          ['M1'],
        ),
      ];
    case 'identity':
      return [
        step(
          {
            en: 'Rewrite with an identity so that each term can be integrated.',
            zh: '用恒等式改写，使每一项都能积分。',
          },
          [`${toLatex(of)} = ${toLatex(found.written)}`],
          ['M1'],
          {
            en: 'A square has no integral of its own: the double-angle formulae take it apart.',
            zh: '平方没有直接的积分公式，要用倍角公式降次。',
          },
        ),
        step({ en: 'Integrate each term.', zh: '逐项积分。' }, [`= ${toLatex(found.value)}`], ['M1']),
      ];
    case 'parts': {
      const { u, dv, du, v, left } = found.parts;
      return [
        step(
          { en: 'Integrate by parts: choose u and dv.', zh: '分部积分：选取 u 和 dv。' },
          [
            `u = ${toLatex(u)}, \\quad \\frac{\\mathrm{d}v}{\\mathrm{d}${x}} = ${toLatex(dv)}`,
            `\\frac{\\mathrm{d}u}{\\mathrm{d}${x}} = ${toLatex(du)}, \\quad v = ${toLatex(v)}`,
          ],
          ['M1'],
          {
            en: 'u is the part that gets simpler when it is differentiated.',
            zh: 'u 取求导后变简单的部分。',
          },
        ),
        step(
          { en: 'Use uv minus the integral of v du.', zh: '代入 uv 减去 v du 的积分。' },
          [
            `${whole} = ${toLatex(gathered({ kind: 'product', factors: [u, v] }))} - ${integralTex(left, letter)}`,
          ],
          ['M1', 'A1'],
        ),
        ...antiderivativeSteps(left, letter, found.left).map(withoutMarks),
      ];
    }
    case 'parts twice':
      return [
        step(
          {
            en: 'Integrate by parts twice: the integral comes back and can be solved for.',
            zh: '两次分部积分，原积分再次出现，解出即可。',
          },
          [`I = ${whole}`, `I = ${toLatex(found.value)}`],
          ['M1', 'M1'],
        ),
      ];
    case 'term by term':
      return found.each.flatMap(({ of: part, found: each }) => antiderivativeSteps(part, letter, each));
  }
}

/** Marks belong to the first time a method is used. */
function withoutMarks(marked: Step): Step {
  const plain = { ...marked };
  delete plain.marks;
  return plain;
}

/** What is shown is differentiated back, or compared with the area found by numbers. */
export function checkIntegral({ answer }: Solution, { integrand, letter, limits }: Integral): Check[] {
  const parsed = parse(answer.text);
  const shown = parsed.ok && parsed.statement.kind === 'expression' ? parsed.statement.value : null;
  if (!limits)
    return [
      {
        name: {
          en: 'The slope of the answer is the integrand at random points.',
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
      name: { en: 'Simpson’s rule gives the same number.', zh: '辛普森法则得到相同的数值。' },
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
  const found = integral(f, from, to);
  return Math.abs(found - value) <= 1e-7 * Math.max(1, Math.abs(value));
}
