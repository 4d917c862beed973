import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { density, phi } from '../../../algebra-system/numeric/distributions.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { shownNumber } from '../worked/show.ts';
import type { Worked } from '../worked/worked.ts';
import { type Model, variableOf } from '../facts/model.ts';
import { type Range, type Span, rangeOfTerm, spanOf } from '../facts/ranges.ts';
import { contentOf, speaksOf } from '../facts/words.ts';
import { binomial } from '../laws/counted.ts';
import { type Found, isClose } from '../laws/known.ts';
import { resolve } from '../laws/resolve.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** What is asked of several taken from a population, or of a share of it. */
export function ofGroup(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  if (target.the === 'bound') return boundOf(goal, target.of as string[], model);
  if (target.the === 'expected count') return expectedOf(goal, target.of, model);
  if (target.the === 'count called') return calledCount(goal, target.of, model);
  return target.the === 'count chance' ? countOf(goal, target.of, model) : null;
}

/** The value that separates the heaviest tenth from the others. */
function boundOf(goal: Goal, [which, words]: string[], model: Model): Worked | null {
  const [tail, ...others] = model.tails.filter(({ isTop }) => isTop === (which === 'least'));
  const variable = tail && variableOf(model, tail.words);
  if (
    !tail ||
    others.length > 0 ||
    !variable ||
    !speaksOf(words!, `${tail.words} ${tail.called} ${variable.words}`) ||
    !namesOne(words!, tail.called)
  )
    return null;
  const resolved = resolve(variable, model);
  const found = resolved?.known.quantile?.(tail.isTop ? 1 - tail.share : tail.share);
  const shown = found && isClose(found) ? shownNumber(found.value, goal, true) : null;
  return (
    shown && {
      topic: '9709/p5/the-normal-distribution',
      steps: [...resolved!.steps, ...found!.steps],
      shown,
      value: found!.value,
      isRight: true,
      facts: [tail.fact, ...variable.facts],
    }
  );
}

/** "The least mass of an apple that is sold as large": what the share is called is named. */
function namesOne(mention: string, called: string): boolean {
  const known = new Set(contentOf(called));
  return contentOf(mention).some((word) => known.has(word));
}

/** How many of a sample are so: binomial, or by an approximation where that is asked for. */
function countOf(goal: Goal, [count, words, range]: Term[], model: Model): Worked | null {
  const [event, sample] = [rangeOfTerm(range!), model.samples.at(-1)];
  const named = /^of variable (.+)$/.exec(sample?.words ?? '')?.[1];
  const variable =
    named === undefined
      ? variableOf(model, String(words))
      : (contentOf(String(words)).length === 0 && model.variables.find(({ name }) => name === named)) || null;
  if (
    !variable ||
    !event ||
    !sample ||
    model.samples.length !== 1 ||
    (named === undefined && !speaksOf(sample.words, variable.words!))
  )
    return null;
  const resolved = resolve(variable, model);
  const span =
    resolved &&
    spanOf(
      event,
      Object.fromEntries(Object.entries(resolved.letters).map(([letter, one]) => [letter, evaluate(one)])),
    );
  const chance = span && resolved.known.chance(span, 'X');
  if (!chance || !isClose(chance) || !(chance.value > 0 && chance.value < 1)) return null;
  const many = wantedOf(count!, sample.size);
  const found = many && countChance(sample.size, chance.value, many, model.approximation !== null);
  const shown = found && shownNumber(found.value, goal, true);
  return (
    shown && {
      topic: model.approximation ? '9709/p5/the-normal-distribution' : '9709/p5/discrete-random-variables',
      steps: [...resolved.steps, ...chance.steps, ...found.steps],
      shown,
      value: found.value,
      isRight: isClose(found),
      facts: [...variable.facts, sample.fact, ...present(model.approximation)],
    }
  );
}

/** So many times the probability, as a whole number. */
function expectedOf(goal: Goal, [count, words, range]: Term[], model: Model): Worked | null {
  const [sample, more] = model.samples;
  // "Of those that were taken".
  const isOfSample = count === 'sample';
  if (isOfSample && (!sample || more)) return null;
  const [size, variable, event] = [
    isOfSample ? sample!.size : Number(count),
    variableOf(model, String(words)),
    rangeOfTerm(range!),
  ];
  const resolved = variable && event && size >= 1 ? resolve(variable, model) : null;
  const span = resolved && spanOf(event!, valuesOf(resolved));
  const chance = span && resolved.known.chance(span, 'X');
  if (!chance || !isClose(chance)) return null;
  const expected = size * chance.value;
  const whole = Math.round(expected);
  return {
    topic: '9709/p5/the-normal-distribution',
    steps: [
      ...resolved.steps,
      ...chance.steps,
      step(
        { en: 'Multiply by how many there are.', zh: '乘以总数。' },
        `${size} \\times ${working(chance.value)} = ${working(expected)} \\approx ${whole}`,
      ),
    ],
    shown: { text: String(whole), tex: String(whole) },
    value: expected,
    isRight: goal.figures === undefined && !goal.exact,
    facts: [...variable!.facts, ...(isOfSample ? [sample!.fact] : [])],
  };
}

const valuesOf = ({ letters }: { letters: Record<string, Expression> }) =>
  Object.fromEntries(Object.entries(letters).map(([letter, one]) => [letter, evaluate(one)]));

/** How many of a sample are what a share of the population is called. */
function calledCount(goal: Goal, [count, words, called]: Term[], model: Model): Worked | null {
  const [sample] = model.samples;
  const [tail, other] = model.tails.filter((one) => namesOne(String(called), one.called));
  const variable = tail && variableOf(model, tail.words);
  if (!tail || other || !variable || !sample || model.samples.length !== 1) return null;
  const known = `${tail.words} ${tail.called} ${variable.words} ${sample.words}`;
  if (!speaksOf(String(called), tail.called) || !speaksOf(`${words} ${sample.words}`, known)) return null;
  const many = wantedOf(count!, sample.size);
  const found = many && countChance(sample.size, tail.share, many, model.approximation !== null);
  const shown = found && shownNumber(found.value, goal, true);
  return (
    shown && {
      topic: '9709/p5/the-normal-distribution',
      steps: found.steps,
      shown,
      value: found.value,
      isRight: isClose(found),
      facts: [tail.fact, sample.fact, ...present(model.approximation)],
    }
  );
}

export const present = (fact: Fact | null): Fact[] => (fact ? [fact] : []);

export function wantedOf(count: Term, size: number): Span | null {
  if (typeof count !== 'object' || !('the' in count)) return null;
  if (count.of[0] === 'all') return { low: size, high: size, hasLow: true, hasHigh: true };
  const range: Range | null = rangeOfTerm(count);
  const span = range && spanOf(range, {});
  const ends = span ? [span.low, span.high].filter(Number.isFinite) : [];
  return span && ends.every((end) => Number.isInteger(end) && end >= 0 && end <= size) ? span : null;
}

/** P(so many of n), exactly or by the normal distribution with a continuity correction. */
export function countChance(n: number, p: number, span: Span, isApproximate: boolean): Found | null {
  const exact = binomial(n, p);
  const event = eventText(span);
  if (!isApproximate) {
    const found = exact.chance(span, event);
    return {
      ...found,
      steps: [
        step(
          { en: 'The number of successes is binomial.', zh: '成功的次数服从二项分布。' },
          `X \\sim ${exact.law}`,
        ),
        ...found.steps,
      ],
    };
  }
  const [mean, variance] = [n * p, n * p * (1 - p)];
  if (mean <= 5 || n * (1 - p) <= 5) return null;
  const low = span.low === -Infinity ? -Infinity : span.hasLow ? span.low - 0.5 : span.low + 0.5;
  const high = span.high === Infinity ? Infinity : span.hasHigh ? span.high + 0.5 : span.high - 0.5;
  const z = (x: number) => (x - mean) / Math.sqrt(variance);
  const [a, b] = [z(low), z(high)];
  const value = (b === Infinity ? 1 : phi(b)) - (a === -Infinity ? 0 : phi(a));
  const again = integral(density, Math.max(a, -9), Math.min(b, 9));
  if (Math.abs(exact.chance(span, event).value - value) > 0.03) return null;
  return {
    value,
    again,
    steps: [
      step(
        {
          en: 'np and nq are both greater than 5, so the binomial distribution is near to a normal one.',
          zh: 'np 与 nq 均大于 5，可用正态分布近似二项分布。',
        },
        `X \\sim ${exact.law} \\approx \\mathrm{N}(${working(mean)},\\, ${working(variance)})`,
      ),
      step(
        { en: 'Standardise with a continuity correction.', zh: '作连续性校正后标准化。' },
        [low, high]
          .filter(Number.isFinite)
          .map((x) => `z = \\frac{${x} - ${working(mean)}}{\\sqrt{${working(variance)}}} = ${working(z(x))}`),
      ),
      step({ en: 'Read the probability.', zh: '求出概率。' }, `P = ${working(value)}`),
    ],
  };
}

const eventText = ({ low, high, hasLow, hasHigh }: Span): string =>
  low === high
    ? `X = ${low}`
    : low === -Infinity
      ? `X ${hasHigh ? '\\leqslant' : '<'} ${high}`
      : `X ${hasLow ? '\\geqslant' : '>'} ${low}`;
