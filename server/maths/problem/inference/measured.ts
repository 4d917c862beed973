import type { Fact, Term } from '../schema/problem.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import type { Model } from '../statistics/facts/model.ts';
import { working } from '../../writing/rounding.ts';
import { populationOf, valueOf } from './told.ts';

/** A sum of multiples of what is taken independently: its mean, its variance, and how they come about. */
export interface Measured {
  mean: number;
  variance: number;
  isNormal: boolean;
  /** By the central limit theorem. */
  isLimit: boolean;
  meanTex: string;
  varianceTex: string;
  facts: Fact[];
}

/** From here on the mean of a sample is taken to be normal. */
const MANY = 30;

const whole = (text: string): number | null => {
  const n = numberOf(plain(text));
  return n !== null && Number.isInteger(n) && n > 0 && n < 1e6 ? n : null;
};

/** What is known of a quantity that is put together; null where something in it is not known. */
export function measuredOf(term: Term, model: Model, letters: Record<string, number> = {}): Measured | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const [first, second] = term.of;
  const count = () => letters[String(first)] ?? whole(String(first));
  switch (term.the) {
    case 'one':
      return single(String(first), model);
    case 'sum': {
      const [n, one] = [count(), single(String(second), model)];
      if (!n || !one) return null;
      return {
        ...one,
        mean: n * one.mean,
        variance: n * one.variance,
        ...limited(one, n),
        meanTex: n === 1 ? one.meanTex : `${n} \\times ${one.meanTex}`,
        varianceTex: n === 1 ? one.varianceTex : `${n} \\times ${one.varianceTex}`,
      };
    }
    case 'average': {
      const [n, one] = [count(), single(String(second ?? ''), model)];
      return n && one ? averageOf(one, n) : null;
    }
    case 'sample mean': {
      const [sample, other] = model.samples.length > 0 ? model.samples : model.data.sizes;
      const one = single(String(first), model);
      const n = sample && letters[String(sample.fact.of[0])];
      if (!sample || other || !one) return null;
      return { ...averageOf(one, n ?? sample.size), facts: [...one.facts, sample.fact] };
    }
    case 'multiple': {
      const [k, one] = [valueOf(first!), measuredOf(second!, model, letters)];
      return k === null || !one
        ? null
        : {
            ...one,
            mean: k * one.mean,
            variance: k * k * one.variance,
            meanTex: `${working(k)}\\left(${one.meanTex}\\right)`,
            varianceTex: `${working(k)}^{2}\\left(${one.varianceTex}\\right)`,
          };
    }
    case 'plus':
    case 'minus':
      return together(
        measuredOf(first!, model, letters),
        measuredOf(second!, model, letters),
        term.the === 'plus' ? 1 : -1,
      );
    default:
      return null;
  }
}

function single(words: string, model: Model): Measured | null {
  const one = populationOf(words, model);
  return (
    one && {
      ...one,
      isLimit: false,
      meanTex: working(one.mean),
      varianceTex: working(one.variance),
    }
  );
}

const limited = ({ isNormal }: Measured, n: number) => ({
  isNormal: isNormal || n >= MANY,
  isLimit: !isNormal && n >= MANY,
});

const averageOf = (one: Measured, n: number): Measured => ({
  ...one,
  variance: one.variance / n,
  ...limited(one, n),
  varianceTex: `\\frac{${one.varianceTex}}{${n}}`,
});

export function together(a: Measured | null, b: Measured | null, sign: 1 | -1): Measured | null {
  return (
    a &&
    b && {
      mean: a.mean + sign * b.mean,
      variance: a.variance + b.variance,
      isNormal: a.isNormal && b.isNormal,
      isLimit: a.isLimit || b.isLimit,
      meanTex: `${a.meanTex} ${sign > 0 ? '+' : '-'} ${sign > 0 ? b.meanTex : `\\left(${b.meanTex}\\right)`}`,
      varianceTex: `${a.varianceTex} + ${b.varianceTex}`,
      facts: [...a.facts, ...b.facts],
    }
  );
}
