import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { choose } from '../../algebra-system/numeric/distributions.ts';
import { integral } from '../../algebra-system/numeric/roots.ts';
import { casesIn } from '../statistics/facts/cases.ts';
import type { Class } from './classes.ts';

/** A law that counts are to follow. */
export interface Law {
  name: string;
  /** The chance of a class. */
  chanceOf: (one: Class) => number;
  /** What can come out, from the least to the greatest. */
  between: [low: number, high: number];
  /** So many parameters were found from the data. */
  estimated: number;
}

type Chance = (k: number) => number;

function counting(name: string, chance: Chance, between: [number, number], estimated: number): Law {
  const upTo = (k: number): number => {
    let total = 0;
    for (let at = between[0]; at <= Math.min(k, between[1], 4000); at += 1) total += chance(at);
    return total;
  };
  return {
    name,
    between,
    estimated,
    chanceOf: ({ low, high }) => (high === Infinity ? 1 : upTo(high)) - upTo(low - 1),
  };
}

export function poissonOf(mean: number, estimated = 0): Law | null {
  if (!(mean > 0 && mean < 60)) return null;
  const chance = (k: number): number => {
    let term = Math.exp(-mean);
    for (let at = 1; at <= k; at += 1) term *= mean / at;
    return term;
  };
  return counting(`Po(${mean})`, chance, [0, Infinity], estimated);
}

export function binomialOf(n: number, p: number, estimated = 0): Law | null {
  if (!Number.isInteger(n) || n < 2 || n > 200 || !(p > 0 && p < 1)) return null;
  const chance = (k: number) => choose(n, k) * p ** k * (1 - p) ** (n - k);
  return counting(`B(${n}, ${p})`, chance, [0, n], estimated);
}

export function geometricOf(p: number, estimated = 0): Law | null {
  if (!(p > 0 && p < 1)) return null;
  return counting(`Geo(${p})`, (k) => p * (1 - p) ** (k - 1), [1, Infinity], estimated);
}

/** A law by its formula: Po(1.5), B(4, 0.3), Geo(0.2), or a density by cases. */
export function lawIn(source: string): Law | null {
  const text = source
    .replace(/\\(?:mathrm|text|operatorname)\{([A-Za-z]+)\}/g, '$1')
    .replace(/[$\s]|\\[,;! ]/g, '');
  const [, name, first, second] = /^(Po|B|Bin|Geo)\((\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?\)$/.exec(text) ?? [];
  if (name === 'Po') return second === undefined ? poissonOf(Number(first)) : null;
  if (name === 'Geo') return second === undefined ? geometricOf(Number(first)) : null;
  if (name) return second === undefined ? null : binomialOf(Number(first), Number(second));
  return densityIn(source);
}

function densityIn(source: string): Law | null {
  const cases = casesIn(source);
  if (!cases || cases.isCumulative) return null;
  const parts = cases.pieces.map(({ from, to, body }) => ({
    from: evaluate(from),
    to: evaluate(to),
    of: (x: number) => evaluate(body, { [cases.letter]: x }),
  }));
  const over = (low: number, high: number) =>
    parts.reduce((total, { from, to, of }) => {
      const [a, b] = [Math.max(low, from), Math.min(high, to)];
      return a < b ? total + integral(of, a, b) : total;
    }, 0);
  const [low, high] = [parts[0]!.from, parts.at(-1)!.to];
  if (!Number.isFinite(low) || !Number.isFinite(high) || Math.abs(over(low, high) - 1) > 1e-9) return null;
  return { name: 'f', between: [low, high], estimated: 0, chanceOf: (one) => over(one.low, one.high) };
}
