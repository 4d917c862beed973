import { rounded, tableValue, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Fact, Goal } from '../schema/problem.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { plain } from '../statistics/facts/notation.ts';
import { pooledOf, quantileOf, sampleOfInterval } from './estimates.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { MEANS } from './claim.ts';
import { type Asked, estimateFor } from './tested.ts';
import type { Told } from './told.ts';
import { groupMeant } from './words.ts';

/** The sample that words speak of, or the only one. */
export function ofWords(words: string, { samples, isPaired }: Told) {
  if (samples.length < 2) return samples;
  const at = isPaired
    ? -1
    : groupMeant(
        words,
        samples.map((one) => one.words),
      );
  return at < 0 ? null : [samples[at]!];
}

/** The letters of a sum that is asked for: Σx and Σx² of a sample that an interval was found from. */
export function sumAsked(source: string, goal: Goal, told: Told, facts: readonly Fact[]): Outcome | null {
  const [, letter, isSquare] = /^Σ([a-z])(\^2)?$/.exec(plain(source).replace(/[\s{}]/g, '')) ?? [];
  const sample = letter ? sampleOfInterval(told, facts) : null;
  if (!sample) return null;
  const value = isSquare ? sample.squares + sample.size * sample.mean ** 2 : sample.size * sample.mean;
  const name = isSquare
    ? { text: `Σ${letter}^2`, tex: `\\Sigma ${letter}^{2}` }
    : { text: `Σ${letter}`, tex: `\\Sigma ${letter}` };
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: MEANS,
      steps: [
        ...sample.steps,
        step(
          isSquare
            ? { en: 'Put s² together from the sums.', zh: '由 s² 的公式反求平方和。' }
            : { en: 'The total is n times the mean.', zh: '总和等于 n 乘以均值。' },
          isSquare
            ? `${name.tex} = (n - 1)s^{2} + n\\bar{${letter}}^{2} = ${working(value)}`
            : `${name.tex} = n\\bar{${letter}} = ${working(value)}`,
        ),
      ],
      shown: { text: `${name.text} = ${shown.text}`, tex: `${name.tex} = ${shown.tex}` },
      isRight: sample.isSure,
    }
  );
}

export function pooled(goal: Goal, { samples, isPaired }: Told): Outcome | null {
  const [first, second] = samples;
  const shown = first && second && !isPaired ? shownNumber(pooledOf(first, second), goal, true) : null;
  return (
    shown && {
      topic: MEANS,
      steps: [
        step(
          {
            en: 'Add the sums of squares about the two means and divide by n₁ + n₂ − 2.',
            zh: '两组离差平方和相加，再除以 n₁ + n₂ − 2。',
          },
          `s_{p}^{2} = \\frac{${working(first!.squares)} + ${working(second!.squares)}}{${first!.size} + ${second!.size} - 2} = ${working(pooledOf(first!, second!))}`,
        ),
      ],
      shown,
      isRight: first!.isSure && second!.isSure,
    }
  );
}

export function unbiased(goal: Goal, [which, words]: string[], told: Told): Outcome | null {
  const own = ofWords(words!, told);
  const all = own ?? (/\b(?:each|both|two)\b|各|两/.test(words!) ? told.samples : []);
  if (all.length === 0) return null;
  const values = all.map((one) => (which === 'mean' ? one.mean : one.squares / (one.size - 1)));
  const shown = values.map((value) => shownNumber(value, goal, true));
  if (!shown.every((one) => one !== null)) return null;
  return {
    topic: MEANS,
    steps: [
      step(
        which === 'mean'
          ? { en: 'The sample mean estimates the population mean.', zh: '样本均值是总体均值的无偏估计。' }
          : { en: 'Divide the sum of squares about the mean by n − 1.', zh: '离差平方和除以 n − 1。' },
        all.map((one, at) =>
          which === 'mean'
            ? `\\bar{x} = ${working(values[at]!)}`
            : `s^{2} = \\frac{${working(one.squares)}}{${one.size - 1}} = ${working(values[at]!)}`,
        ),
      ),
    ],
    shown: { text: shown.map(({ text }) => text).join(', '), tex: shown.map(({ tex }) => tex).join(',\\; ') },
    isRight: all.every(({ isSure }) => isSure),
  };
}

/** For which k the test of μ = k came out as it did. */
export function rejecting(letter: string, told: Told, asked: Asked): Outcome | null {
  const { hypotheses, rejected } = told;
  if (!hypotheses || !rejected || hypotheses.letter !== letter) return null;
  const estimate = estimateFor({ is: 'one' }, told, asked);
  if (!estimate || hypotheses.sign === '!=') return null;
  const { value, error, freedom, isSure } = estimate;
  const point = quantileOf(1 - rejected.level, freedom);
  const isBelow = hypotheses.sign === '<';
  const bound = isBelow ? value + point * error : value - point * error;
  const text = rounded(bound, { kind: 'figures', digits: 3 });
  const sign = isBelow === rejected.isSo ? '>' : '<';
  return {
    topic: MEANS,
    steps: [
      ...estimate.steps,
      step(
        { en: 'Compare the test statistic with its critical value.', zh: '把检验统计量与临界值比较。' },
        `\\frac{${working(value)} - ${letter}}{${working(error)}} ${rejected.isSo === isBelow ? '<' : '>'} ${tableValue(isBelow ? -point : point)}`,
      ),
    ],
    shown: { text: `${letter} ${sign} ${text}`, tex: `${letter} ${sign} ${text}` },
    isRight: isSure,
  };
}
