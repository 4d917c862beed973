import {
  minus,
  ONE,
  over,
  plus,
  type Rational,
  raised,
  sameRational,
  signOf,
  times,
  rational,
  rationalNear,
  toNumber,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import { fractionLatex } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import { chanceAgain, chanceOf, type Event, outcomesOf } from '../draws/experiment.ts';
import type { ToldDraws } from '../draws/told.ts';
import type { Goal } from '../schema/problem.ts';
import { holdsIn, rangeIn, type Span, spanOf } from '../statistics/facts/ranges.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import type { Variable } from './world.ts';

/** A value with what it was worked out by. */
export interface Found {
  value: Rational;
  steps: Step[];
  isRounded?: boolean;
  root?: boolean;
}

const tex = ({ n, d }: Rational): string => fractionLatex(d === 1n ? String(n) : `${n}/${d}`);
const sum = (all: readonly Rational[]): Rational => all.reduce(plus, ZERO);
const whole = (value: number): Rational => rationalNear(value, 10_000) ?? rational(Math.round(value));

/** The chance of an event, counted in two ways. */
export function chanceFound(event: Event, given: Event | null, draws: ToldDraws): Found | null {
  const outcomes = outcomesOf(draws);
  if (!outcomes) return null;
  const both: Event = (outcome) => event(outcome) && (given === null || given(outcome));
  const top = chanceOf(outcomes, both);
  const under = given && chanceOf(outcomes, given);
  if (under && signOf(under) === 0) return null;
  const isSame = (one: Event, chance: Rational) => {
    const again = chanceAgain(draws, one);
    return again !== null && Math.abs(again - toNumber(chance)) < 1e-9;
  };
  if (!isSame(both, top) || (given && !isSame(given, under!))) return null;
  const value = under ? over(top, under) : top;
  return {
    value,
    steps: [
      step(
        {
          en: 'Multiply the probabilities along each outcome, and add the outcomes that belong to the event.',
          zh: '沿每种结果把各步概率相乘，再把属于该事件的结果相加。',
        },
        `P = ${tex(top)}`,
      ),
      ...(under
        ? [
            step(
              { en: 'Divide by the probability of what is given.', zh: '除以已知条件的概率。' },
              `\\frac{P(A \\cap B)}{P(B)} = ${tex(top)} \\div ${tex(under)} = ${tex(value)}`,
            ),
          ]
        : []),
    ],
  };
}

export function meanOf({ values, chances, waits }: Variable, letter: string): Found | null {
  if (waits)
    return {
      value: over(ONE, waits),
      steps: [
        step(
          { en: 'The mean of a geometric distribution.', zh: '几何分布的期望。' },
          `\\frac1p = ${tex(over(ONE, waits))}`,
        ),
      ],
    };
  const value = sum(values.map((one, at) => times(whole(one), chances[at]!)));
  return {
    value,
    steps: [
      step(
        { en: 'Add the products of each value and its probability.', zh: '把各取值与其概率的乘积相加。' },
        `E(${letter}) = ${values.map((one, at) => `${one < 0 ? `(${one})` : one} \\times ${tex(chances[at]!)}`).join(' + ')} = ${tex(value)}`,
      ),
    ],
  };
}

export function varianceOf(variable: Variable, letter: string): Found | null {
  const { values, chances, waits } = variable;
  if (waits) return { value: over(minus(ONE, waits), times(waits, waits)), steps: [] };
  const mean = meanOf(variable, letter)!;
  const squares = sum(values.map((one, at) => times(whole(one * one), chances[at]!)));
  const value = minus(squares, times(mean.value, mean.value));
  const apart = sum(
    values.map((one, at) => {
      const off = minus(whole(one), mean.value);
      return times(times(off, off), chances[at]!);
    }),
  );
  if (!sameRational(apart, value)) return null;
  return {
    value,
    steps: [
      ...mean.steps,
      step(
        {
          en: 'The variance: the mean of the squares less the square of the mean.',
          zh: '方差等于平方的期望减去期望的平方。',
        },
        `Var(${letter}) = ${tex(squares)} - (${tex(mean.value)})^2 = ${tex(value)}`,
      ),
    ],
  };
}

/** P(1 < X < 4), P(X > E(X)): the values for which it holds. */
export function spanIn(text: string, name: string, variable: Variable): Span | null {
  const mean = meanOf(variable, name)?.value;
  const settled = text.replace(/E\(([A-Z])\)/g, (all, letter) =>
    letter === name && mean ? `(${mean.n}/${mean.d})` : all,
  );
  const range = rangeIn(settled, name);
  return range && spanOf(range, {});
}

export function chanceInSpan(span: Span, given: Span | null, variable: Variable): Found | null {
  if (variable.waits) return given ? null : waitChance(span, variable.waits);
  const of = (test: (value: number) => boolean) =>
    sum(variable.chances.filter((_, at) => test(variable.values[at]!)));
  const top = of((value) => holdsIn(span, value) && (!given || holdsIn(given, value)));
  const under = given && of((value) => holdsIn(given, value));
  if (under && signOf(under) === 0) return null;
  const value = under ? over(top, under) : top;
  return {
    value,
    steps: [
      step(
        {
          en: 'Add the probabilities of the values for which it holds.',
          zh: '把满足条件的各取值的概率相加。',
        },
        under ? `\\frac{${tex(top)}}{${tex(under)}} = ${tex(value)}` : `P = ${tex(value)}`,
      ),
    ],
  };
}

function waitChance({ low, high, hasLow, hasHigh }: Span, p: Rational): Found | null {
  const q = minus(ONE, p);
  const first = low === -Infinity ? 1 : Math.max(1, hasLow ? Math.ceil(low) : Math.floor(low) + 1);
  const last = high === Infinity ? Infinity : hasHigh ? Math.floor(high) : Math.ceil(high) - 1;
  if (first > 60 || (last !== Infinity && (last > 60 || last < first))) return null;
  const before = raised(q, first - 1);
  const value = last === Infinity ? before : minus(before, raised(q, last));
  const isOne = first === last;
  let again = ZERO;
  for (let k = first; k <= Math.min(last, 60); k += 1) again = plus(again, times(p, raised(q, k - 1)));
  const rest = last === Infinity ? raised(q, Math.max(60, first - 1)) : ZERO;
  if (!sameRational(plus(again, rest), value)) return null;
  return {
    value,
    isRounded: true,
    steps: [
      step(
        {
          en: 'Each throw succeeds with the same probability: a geometric distribution.',
          zh: '每次成功的概率相同：几何分布。',
        },
        isOne
          ? `P = ${tex(p)} \\times (${tex(q)})^{${first - 1}}`
          : last === Infinity
            ? `P = (${tex(q)})^{${first - 1}}`
            : `P = (${tex(q)})^{${first - 1}} - (${tex(q)})^{${last}}`,
      ),
    ],
  };
}

/** Shown as a fraction or a short decimal; rounded where it is neither. */
export function shownFound({ value, isRounded = false, root = false }: Found, goal: Goal) {
  const number = root ? Math.sqrt(toNumber(value)) : toNumber(value);
  return shownNumber(number, goal, isRounded || root || value.d > 20_000n);
}

/** Each value with its probability. */
export function tableShown({ values, chances }: Variable, name: string): { text: string; tex: string } {
  const plain = ({ n, d }: Rational) => (d === 1n ? String(n) : `${n}/${d}`);
  return {
    text: chances.map(plain).join(', '),
    tex: values.map((value, at) => `P(${name} = ${value}) = ${tex(chances[at]!)}`).join(',\\; '),
  };
}
