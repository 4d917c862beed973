import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { countChance } from '../statistics/asked/groups.ts';
import type { Span } from '../statistics/facts/ranges.ts';
import { poissonChance } from '../statistics/laws/poisson.ts';
import { binomial } from '../statistics/laws/counted.ts';
import { type Found, isClose } from '../statistics/laws/known.ts';
import { type Rational, toNumber } from '../../algebra-system/numbers/rational.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';

/** By which law a binomial one may be replaced. */
export const NEAR: ReadonlySet<string> = new Set(['approximation', 'poisson approximation']);

export const isBound = (name: string): boolean => name === 'least size' || name === 'greatest size';

/** P(so many of n): exactly, by a normal distribution, or by that of Poisson where p is small and n is large. */
export function nearChance(n: number, p: number, span: Span, by: string): Found | null {
  if (by === '') return countChance(n, p, span, false);
  const isPoisson = by === 'poisson approximation' || (n > 50 && n * p < 5);
  if (!isPoisson) return countChance(n, p, span, true);
  const found = poissonChance(n * p, span, `${n} \\times ${working(p)}`, false);
  if (!found || p > 0.1) return null;
  const exact = n <= 5000 ? binomial(n, p).chance(span, '').value : found.value;
  return Math.abs(exact - found.value) > 0.02 ? null : found;
}

interface Bound {
  n: number;
  found: Found;
  beside: Found;
}

const MOST = 20_000;

const holds: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
};

/** The least or the greatest size of a sample for which a probability is so large. */
export function sizeBound(
  which: string,
  sign: string,
  value: Rational | null,
  chanceOf: (n: number) => Found | null,
): Bound | null {
  const test = holds[sign];
  if (!value || !test) return null;
  const limit = toNumber(value);
  const isSo = (n: number): boolean | null => {
    const found = chanceOf(n);
    return found && isClose(found) && Math.abs(found.value - limit) > 1e-9 ? test(found.value, limit) : null;
  };
  // From no to yes for the least, from yes to no for the greatest: once.
  const isLeast = which === 'least size';
  let [low, high] = [1, 2];
  while (isSo(low) === null && low < 60) low += 1;
  if (isSo(low) !== !isLeast) return null;
  high = low + 1;
  while (high < MOST && isSo(high) === !isLeast) high *= 2;
  if (isSo(high) !== isLeast) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const so = isSo(middle);
    if (so === null) return null;
    if (so === isLeast) high = middle;
    else low = middle;
  }
  const around = [low - 2, low - 1, low, high, high + 1, high + 2, high + 9].filter((n) => n >= 1);
  if (around.some((n) => isSo(n) === (n >= high ? !isLeast : isLeast))) return null;
  const n = isLeast ? high : low;
  const [found, beside] = [chanceOf(n), chanceOf(isLeast ? n - 1 : n + 1)];
  return found && beside ? { n, found, beside } : null;
}

export function sizePart({ n, found, beside }: Bound, letter: string, by: string): SolvedPart {
  const name = letter === '' ? '' : `${letter} = `;
  return {
    title: { en: 'How many are needed', zh: '求所需的个数' },
    steps: [
      ...found.steps,
      step(
        {
          en: `For the number beside it the probability is ${working(beside.value)}.`,
          zh: `相邻的个数所对应的概率为 ${working(beside.value)}。`,
        },
        `n = ${n}:\\quad P = ${working(found.value)}`,
      ),
    ],
    answer: { text: `${name}${n}`, tex: `${name}${n}` },
    checks: [
      {
        name: {
          en: 'The next number does not do, and those behind it all do',
          zh: '相邻的个数不满足，其后的都满足',
        },
        passed: true,
      },
    ],
    topic: by === 'approximation' ? '9709/p5/the-normal-distribution' : '9709/p5/discrete-random-variables',
  };
}
