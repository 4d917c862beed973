import { choose, phi } from '../../../algebra-system/numeric/distributions.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';

/** A random variable whose distribution the question tells. */
export interface Chance {
  /** What the probability of being at most x is. */
  atMost: (x: number) => number;
  isWhole: boolean;
  mean: number;
  variance: number;
}

const normal = (mean: number, variance: number): Chance => ({
  atMost: (x) => phi((x - mean) / Math.sqrt(variance)),
  isWhole: false,
  mean,
  variance,
});

/** The standard normal variable is called Z everywhere. */
export const STANDARD = normal(0, 1);

const summed = (one: (k: number) => number, from: number) => (x: number) => {
  let total = 0;
  for (let k = from; k <= Math.min(x, 2000); k += 1) total += one(k);
  return total;
};

function chanceOf(family: string, given: readonly number[]): Chance | null {
  const [a, b] = given;
  if (a === undefined || given.some((one) => !Number.isFinite(one))) return null;
  if (family === 'N') return b !== undefined && b > 0 && given.length === 2 ? normal(a, b) : null;
  if (family === 'Po') return a > 0 && given.length === 1 ? poisson(a) : null;
  if (family === 'Geo') return a > 0 && a <= 1 && given.length === 1 ? geometric(a) : null;
  if (b === undefined || !(b >= 0 && b <= 1) || !Number.isInteger(a) || a > 1000) return null;
  return {
    atMost: summed((k) => choose(a, k) * b ** k * (1 - b) ** (a - k), 0),
    isWhole: true,
    mean: a * b,
    variance: a * b * (1 - b),
  };
}

const poisson = (mean: number): Chance => ({
  atMost: summed(termOf(mean), 0),
  isWhole: true,
  mean,
  variance: mean,
});

const termOf = (mean: number) => (k: number) => {
  let term = Math.exp(-mean);
  for (let i = 1; i <= k; i += 1) term *= mean / i;
  return term;
};

const geometric = (p: number): Chance => ({
  atMost: (x) => (x < 1 ? 0 : 1 - (1 - p) ** Math.floor(x)),
  isWhole: true,
  mean: 1 / p,
  variance: (1 - p) / p ** 2,
});

export const TOLD =
  /(?<![A-Za-z])([A-Z])(?:\s|\$|\\,){0,3}(?:\\sim|[~∼～])(?:\s|\$|\\,){0,3}\\?(?:mathrm|text|operatorname)?\s?\{?\s?(Bin|B|N|Po|Geo)\s?\}?\s?(?:\\left)?\s?\(([^()]{1,30}(?:\([^()]{1,20}\)[^()]{0,20})?)\)/gu;

/** What is told of each variable, X ~ B(10, 0.2): its family, and the numbers in it. */
const toldIn = (text: string) =>
  [...text.matchAll(TOLD)].map(([, name, family, inner]) => ({
    name: name!,
    family: family === 'Bin' ? 'B' : family!,
    given: inner!
      .replace(/\\left|\\right|\\[,;!]/g, ' ')
      .split(',')
      .map(numberIn),
  }));

/** Variables whose distribution stands in the text. */
export function chancesIn(text: string): Map<string, Chance> {
  const found = new Map<string, Chance>();
  for (const { name, family, given } of toldIn(text)) {
    const one = chanceOf(family, given);
    if (one) found.set(name, one);
  }
  return approximated(found, text);
}

/** n, p and q of the one binomial distribution that is told. */
export function trialsIn(text: string): [name: string, value: number][] {
  const [told, another] = toldIn(text).filter(({ family }) => family === 'B');
  const [n, p, more] = told?.given ?? [];
  if (another || more !== undefined || !Number.isFinite(n) || !Number.isFinite(p)) return [];
  return [
    ['n', n!],
    ['p', p!],
    ['q', 1 - p!],
  ];
}

/** Where a normal or Poisson approximation is asked for, the values are those that it gives. */
function approximated(found: Map<string, Chance>, text: string): Map<string, Chance> {
  if (!/approximat|近似/i.test(text)) return found;
  return new Map(
    [...found].flatMap(([name, one]): [string, Chance][] => {
      if (!one.isWhole) return [[name, one]];
      if (/normal|正态/i.test(text)) {
        const { atMost } = normal(one.mean, one.variance);
        return [[name, { ...one, atMost: (x) => atMost(Math.floor(x) + 0.5) }]];
      }
      return /poisson|泊松/i.test(text) ? [[name, poisson(one.mean)]] : [];
    }),
  );
}

function numberIn(text: string): number {
  const parsed = parseExpression(text.trim());
  return parsed.ok ? evaluate(parsed.value) : NaN;
}

const SIDED = /^(?:([^<>≤≥=]{1,20})([<≤]))?([A-Z])(?:([<>≤≥=])([^<>≤≥=]{1,30}))?$/u;

/** What P(…) is worth; null where it is not about one told variable between numbers. */
export function chanceOfEvent(event: string, chances: ReadonlyMap<string, Chance>): number | null {
  const plain = event
    .replace(/\\leq?(?:slant)?(?![A-Za-z])|<=/g, '≤')
    .replace(/\\geq?(?:slant)?(?![A-Za-z])|>=/g, '≥')
    .replace(/[\s$]/g, '');
  const [, low, lowSign, name, sign, high] = SIDED.exec(plain) ?? [];
  const chance = chances.get(name ?? '') ?? (name === 'Z' ? STANDARD : undefined);
  if (!chance || (!lowSign && !sign)) return null;
  const below = (x: number, isIn: boolean) => chance.atMost(isIn || !chance.isWhole ? x : Math.ceil(x) - 1);
  const [from, to] = [low ? numberIn(low) : null, high ? numberIn(high) : null];
  if ([from, to].some((one) => one !== null && !Number.isFinite(one))) return null;
  if (from !== null)
    return to !== null && (sign === '<' || sign === '≤')
      ? below(to, sign === '≤') - below(from, lowSign === '<')
      : sign
        ? null
        : 1 - below(from, lowSign === '<');
  if (sign === '=') return chance.isWhole ? below(to!, true) - below(to!, false) : null;
  return sign === '<' || sign === '≤' ? below(to!, sign === '≤') : 1 - below(to!, sign === '>');
}
