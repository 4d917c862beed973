import { step } from '../../writing/step.ts';
import type { Goal, Term } from '../schema/problem.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { type Compared, comparedIn } from './compared.ts';
import { type Estimate, ofOne, ofPairs, ofTwo } from './estimates.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import type { Tested } from './claim.ts';
import { testOf } from './tests-of-means.ts';
import { signedRanks } from '../statistics/tests/signed-ranks.ts';
import { signTex } from '../statistics/tests/claim.ts';
import { signTest } from '../statistics/tests/signs.ts';
import { rankSum } from './rank-sum.ts';
import type { Told } from './told.ts';

/** What else the question asks for may say what is taken to be so. */
export interface Asked {
  /** An assumption of the test is asked for somewhere. */
  assumption: boolean;
  /** A pooled estimate is. */
  pooled: boolean;
  /** The names of the tests that are. */
  tests: string[];
  /** What they test, where they say so. */
  claims: Term[];
  /** The tests themselves. */
  goals: Goal[];
}

/** A test of a claim about means or medians. */
export function tested(goal: Goal, told: Told, asked: Asked): Outcome | null {
  const [percent, name, claim] = partsOf(goal.target);
  const level = (numberOf(plain(percent.replace(/\\?%$/, ''))) ?? Number.NaN) / 100;
  const compared = comparedIn(claim, told, asked.claims);
  if (!compared || !(level > 0 && level <= 0.2)) return null;
  const test: Tested = { sign: compared.sign, level, says: compared.says };
  if (/rank|sign/.test(name)) return byRanks(name, compared, test, told, goal);
  if (compared.of === 'median' || !['', 't', 'paired t', 'two t', 'z'].includes(name)) return null;
  const estimate = estimateFor(compared, told, asked, name);
  if (!estimate || (name === 'z' && estimate.freedom !== null)) return null;
  return testOf(estimate, compared.is === 'one' ? compared.value : compared.by, test, goal.figures);
}

function partsOf(target: Term): [string, string, Term | undefined] {
  const all = typeof target === 'object' && 'the' in target ? target.of : [];
  return [String(all[0] ?? ''), String(all[1] ?? ''), all[2]];
}

/** What a mean or a difference is estimated by, where its distribution is known; null where it is not. */
export function estimateFor(
  compared: { is: 'one' } | { is: 'two'; first: number; second: number },
  told: Told,
  asked: Asked,
  name = '',
): Estimate | null {
  const { samples, isPaired, sigma } = told;
  const isNormal = told.isNormal || asked.assumption || name.endsWith('t');
  if (compared.is === 'one') {
    const [sample, another] = samples;
    if (!sample || another || name === 'two t' || name === 'paired t') return null;
    const { size } = sample;
    if (sigma === null && size >= 30 && (size < 50 || name === 't')) return null;
    if (size < 30 && !isNormal) return null;
    return sigma !== null && name === 't' ? null : ofOne(sample, sigma);
  }
  const [first, second] = [samples[compared.first], samples[compared.second]];
  if (!first || !second || sigma !== null) return null;
  if (name === 'paired t' || (isPaired && name !== 'two t')) {
    if (!first.values || !second.values || first.size !== second.size || !isNormal || first.size >= 30)
      return null;
    return isPaired ? ofPairs(first.values, second.values) : null;
  }
  const areMany = first.size >= 30 && second.size >= 30;
  const isPooled = told.hasSameVariance || asked.pooled || name === 'two t';
  if (isPooled ? !isNormal || first.size + second.size > 62 : !areMany) return null;
  return ofTwo(first, second, isPooled, namesOf(told, compared.first, compared.second));
}

/** The letters of the two, or 1 and 2. */
function namesOf({ samples }: Told, first: number, second: number): [string, string] {
  const names = samples.map(({ words, letter }, at) => {
    const [label, ...others] = [...new Set(words.match(/\b[A-Z]\b/g) ?? [])];
    return label && others.length === 0 ? label : (letter ?? String(at + 1));
  });
  return [names[first]!, names[second]!];
}

function byRanks(name: string, compared: Compared, test: Tested, told: Told, goal: Goal): Outcome | null {
  const { samples, isPaired } = told;
  if (compared.is === 'one') {
    const [sample, another] = samples;
    if (!sample?.values || another || /paired|sum/.test(name)) return null;
    if (compared.of !== 'median') return null;
    const differences = sample.values.map((one) => Math.round((one - compared.value) * 1e9) / 1e9);
    return name === 'signs'
      ? signTest(signsIn(differences), evenly(test.sign), test, goal.figures)
      : signedRanks(differences, test, String(compared.value));
  }
  const [first, second] = [samples[compared.first], samples[compared.second]];
  if (!first?.values || !second?.values || compared.of === 'mean') return null;
  if (name === 'rank sum')
    return isPaired || compared.by !== 0 ? null : rankSum(first.values, second.values, test);
  if (!isPaired) return null;
  const differences = first.values.map(
    (one, at) => Math.round((one - second.values![at]! - compared.by) * 1e9) / 1e9,
  );
  return name === 'signs'
    ? signTest(signsIn(differences), evenly(test.sign), test, goal.figures)
    : signedRanks(differences, test, String(compared.by));
}

const signsIn = (all: readonly number[]) => ({
  above: all.filter((one) => one > 0).length,
  below: all.filter((one) => one < 0).length,
});

const evenly = (sign: string) =>
  step(
    { en: 'H₀: each sign is as likely as the other.', zh: 'H₀：正号与负号出现的可能性相等。' },
    `H_{0}: p = 0.5,\\quad H_{1}: p ${signTex(sign)} 0.5`,
  );
