import { choose } from '../../../algebra-system/numeric/distributions.ts';
import { type Law, lawMethod } from '../../../techniques/statistics/distribution-law.ts';
import { chanceLatex } from '../../../writing/rounding.ts';
import { trialsIn } from '../../../reading/statistics/trials.ts';
import { valueIn } from '../../../reading/statistics/wording.ts';

const NAMED =
  /\b([A-Z])\s{0,9}~\s{0,9}B(?:in)?\s{0,9}\(\s{0,9}([^,()]{1,300}),\s{0,9}([^,()]{1,300}(?:\([^()]{0,300}\)[^,()]{0,300}){0,30})\)|\b([A-Z]) has (?:a|the) binomial distribution with (?:parameters )?(?:n = )?(\d{1,40}) (?:trials )?and (?:p = |probability (?:of success )?)?(\d{1,40}(?:\.\d{1,40})?(?:\/\d{1,40})?)/;

export const binomialDistribution = lawMethod(
  'binomial-distribution',
  '9709/p5/discrete-random-variables',
  { en: 'Binomial distribution', zh: '二项分布' },
  (text) => {
    const named = NAMED.exec(text);
    if (named) {
      const [n, p] = [valueIn(named[2] ?? named[5]!), valueIn(named[3] ?? named[6]!)];
      return n !== null && p !== null && isPossible(n, p)
        ? { law: lawOf(named[1] ?? named[4]!, n, p), rest: text.replace(named[0], ' ') }
        : null;
    }
    const trials = trialsIn(text);
    return trials && { law: lawOf('X', trials.n, trials.p), event: trials };
  },
);

const isPossible = (n: number, p: number) => Number.isInteger(n) && n > 0 && n <= 1000 && p > 0 && p < 1;

function lawOf(letter: string, n: number, p: number): Law {
  const q = 1 - p;
  const [shown, left] = [chanceLatex(p), chanceLatex(q)];
  return {
    letter,
    name: `${letter} \\sim B(${n},\\, ${shown})`,
    from: 0,
    to: n,
    chance: (k) => choose(n, k) * p ** k * q ** (n - k),
    term: (k) => `\\binom{${n}}{${k}} (${shown})^{${k}} (${left})^{${n - k}}`,
    mean: { tex: `np = ${n} \\times ${shown}`, value: n * p },
    variance: { tex: `np(1 - p) = ${n} \\times ${shown} \\times ${left}`, value: n * p * q },
    upTo: (k) =>
      afterTrials(n, p)
        .slice(0, Math.max(0, k + 1))
        .reduce((total, one) => total + one, 0),
  };
}

/** The probability of every count, built up trial by trial without the binomial formula. */
function afterTrials(n: number, p: number): number[] {
  let chances = [1];
  for (let trial = 0; trial < n; trial += 1)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, k) => (chances[k] ?? 0) * (1 - p) + (chances[k - 1] ?? 0) * p,
    );
  return chances;
}
