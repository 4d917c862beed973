import { choose, factorial } from '../../../algebra-system/numeric/distributions.ts';
import { type Span, holdsIn } from '../facts/ranges.ts';
import type { Known } from './known.ts';
import { chanceLatex, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

const MANY = 4000;

const endless = (chanceOf: (k: number) => number, from: number) => {
  const chances: number[] = [];
  for (let k = from, left = 1; k < from + MANY && (left > 1e-14 || k < from + 5); k += 1) {
    chances.push(chanceOf(k));
    left -= chances.at(-1)!;
  }
  return chances;
};

interface Counted {
  law: string;
  values: number[];
  chances: number[];
  isRounded: boolean;
  /** The moments by the formulas of the distribution, where there are some. */
  moments?: { mean: number; variance: number; meanTex: string; varianceTex: string };
  upTo?: (k: number) => number;
}

export const shown = (value: number) => chanceLatex(value);

const brief = (terms: string[]) =>
  terms.length > 7 ? [...terms.slice(0, 3), '\\dots', terms.at(-1)!].join(' + ') : terms.join(' + ');

/** A distribution on values that can be listed. */
export function counted({ law, values, chances, isRounded, moments, upTo }: Counted): Known {
  const add = (weight: (value: number) => number) =>
    values.reduce((total, value, at) => total + weight(value) * chances[at]!, 0);
  const mean = add((value) => value);
  const square = add((value) => value * value);
  return {
    isDiscrete: true,
    isRounded,
    law,
    values,
    chances,
    between: [values[0]!, values.at(-1)!],
    density: () => Number.NaN,
    quantile: null,
    chance(span, event) {
      const inside = values.flatMap((value, at) => (holdsIn(span, value) ? [at] : []));
      const outside = values.flatMap((value, at) => (holdsIn(span, value) ? [] : [at]));
      const isShort = inside.length <= outside.length && span.high !== Infinity;
      const used = isShort ? inside : outside;
      const sum = used.reduce((total, at) => total + chances[at]!, 0);
      const value = isShort ? sum : 1 - sum;
      const other = inside.reduce((total, at) => total + chances[at]!, 0);
      const again = upTo
        ? upTo(lastIn(span)) - upTo(firstIn(span) - 1)
        : isShort
          ? 1 - outside.reduce((total, at) => total + chances[at]!, 0)
          : other;
      const terms = brief(used.map((at) => shown(chances[at]!)));
      return {
        value,
        again,
        steps: [
          step(
            isShort
              ? {
                  en: 'Add the probabilities of the values that the event allows.',
                  zh: '把事件包含的各取值的概率相加。',
                }
              : {
                  en: 'The other values have fewer terms: subtract their probabilities from 1.',
                  zh: '其余取值较少：用 1 减去它们的概率。',
                },
            `P(${event}) = ${isShort ? '' : '1 - \\left('}${terms || '0'}${isShort ? '' : '\\right)'} = ${working(value)}`,
          ),
        ],
      };
    },
    mean: () => ({
      value: moments?.mean ?? mean,
      again: mean,
      steps: [
        step(
          {
            en: 'The mean is the sum of each value times its probability.',
            zh: '期望等于各取值与其概率乘积之和。',
          },
          `E(X) = ${moments?.meanTex ?? brief(values.map((value, at) => `${value} \\times ${shown(chances[at]!)}`))} = ${working(mean)}`,
        ),
      ],
    }),
    variance: () => ({
      value: moments?.variance ?? square - mean * mean,
      again: add((value) => (value - mean) ** 2),
      steps: [
        step(
          { en: 'Var(X) = E(X²) − (E(X))².', zh: 'Var(X) = E(X²) − (E(X))²。' },
          moments
            ? `\\operatorname{Var}(X) = ${moments.varianceTex} = ${working(moments.variance)}`
            : `E(X^{2}) = ${brief(values.map((value, at) => `${value < 0 ? `(${value})` : value}^{2} \\times ${shown(chances[at]!)}`))} = ${working(square)},\\quad \\operatorname{Var}(X) = ${working(square)} - (${working(mean)})^{2} = ${working(square - mean * mean)}`,
        ),
      ],
    }),
  };
}

const firstIn = ({ low, hasLow }: Span) => (hasLow ? Math.ceil(low - 1e-9) : Math.floor(low + 1e-9) + 1);

const lastIn = ({ high, hasHigh }: Span) => (hasHigh ? Math.floor(high + 1e-9) : Math.ceil(high - 1e-9) - 1);

export function binomial(n: number, p: number): Known {
  const q = 1 - p;
  const values = Array.from({ length: n + 1 }, (_, k) => k);
  const chances = values.map((k) => choose(n, k) * p ** k * q ** (n - k));
  // By the ratio of neighbours.
  const upTo = (k: number) => {
    let [term, total] = [q ** n, 0];
    for (let at = 0; at <= Math.min(k, n); at += 1) {
      total += term;
      term *= ((n - at) / (at + 1)) * (p / q);
    }
    return total;
  };
  return counted({
    law: `\\mathrm{B}(${n},\\, ${shown(p)})`,
    values,
    chances,
    isRounded: true,
    upTo,
    moments: {
      mean: n * p,
      variance: n * p * q,
      meanTex: `np = ${n} \\times ${shown(p)}`,
      varianceTex: `npq = ${n} \\times ${shown(p)} \\times ${shown(q)}`,
    },
  });
}

export function geometric(p: number): Known {
  const q = 1 - p;
  const chances = endless((k) => q ** (k - 1) * p, 1);
  return {
    ...counted({
      law: `\\mathrm{Geo}(${shown(p)})`,
      values: chances.map((_, at) => at + 1),
      chances,
      isRounded: true,
      upTo: (k) => (k < 1 ? 0 : 1 - q ** k),
      moments: {
        mean: 1 / p,
        variance: q / (p * p),
        meanTex: `\\frac{1}{p} = \\frac{1}{${shown(p)}}`,
        varianceTex: `\\frac{1-p}{p^{2}}`,
      },
    }),
    between: [1, Infinity],
  };
}

export function poisson(mean: number): Known {
  const chances = endless((k) => (k < 170 ? (Math.exp(-mean) * mean ** k) / factorial(k) : 0), 0);
  return {
    ...counted({
      law: `\\mathrm{Po}(${shown(mean)})`,
      values: chances.map((_, at) => at),
      chances,
      isRounded: true,
      moments: { mean, variance: mean, meanTex: '\\lambda', varianceTex: '\\lambda' },
    }),
    between: [0, Infinity],
  };
}
