import { integral } from '../../../algebra-system/numeric/roots.ts';
import { factorial } from '../../../algebra-system/numeric/distributions.ts';
import { type Law, lawMethod } from '../../../techniques/statistics/distribution-law.ts';
import { exactOrRounded } from '../../../writing/rounding.ts';
import { valueIn } from '../../../reading/statistics/wording.ts';

const NAMED =
  /\b([A-Z])\s{0,9}~\s{0,9}Po(?:isson|is)?\s{0,9}\(\s{0,9}([^,()]{1,300})\)|\b([A-Z]) has (?:a|the) Poisson distribution with (?:mean|parameter) (?:λ = )?(\d{1,40}(?:\.\d{1,40})?(?:\/\d{1,40})?)|\b([A-Z])\s{0,9}服从(?:均值|参数)为\s{0,9}([\d.]{1,40})\s{0,9}的泊松分布/;

export const poissonDistribution = lawMethod(
  'poisson-distribution',
  '9709/p5/discrete-random-variables',
  { en: 'Poisson distribution', zh: '泊松分布' },
  (text) => {
    const named = NAMED.exec(text);
    const mean = named && valueIn(named[2] ?? named[4] ?? named[6]!);
    if (!named || !mean || mean <= 0 || mean > 100) return null;
    const letter = named[1] ?? named[3] ?? named[5]!;
    // The given mean must not be read as the question.
    return { law: lawOf(letter, mean), rest: text.replace(named[0], ' ') };
  },
);

function lawOf(letter: string, mean: number): Law {
  const shown = exactOrRounded(mean);
  return {
    letter,
    name: `${letter} \\sim \\operatorname{Po}(${shown})`,
    from: 0,
    to: Infinity,
    chance: (k) => Math.exp(-mean) * powerOver(mean, k),
    term: (k) => `e^{-${shown}} \\frac{${shown}^{${k}}}{${k}!}`,
    mean: { tex: '\\lambda', value: mean },
    variance: { tex: '\\lambda', value: mean },
    upTo: (k) => cumulative(mean, k),
  };
}

function powerOver(mean: number, k: number): number {
  let result = 1;
  for (let index = 1; index <= k; index += 1) result *= mean / index;
  return result;
}

/** P(X ≤ k) is the area of tᵏe⁻ᵗ/k! beyond λ, so no term of the sum is used. */
function cumulative(mean: number, k: number): number {
  if (k < 0) return 0;
  if (k > 150) return 1;
  const below = integral((t) => (t === 0 && k > 0 ? 0 : (t ** k * Math.exp(-t)) / factorial(k)), 0, mean);
  return 1 - below;
}
