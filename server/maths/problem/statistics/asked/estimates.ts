import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import {
  normalQuantile,
  phi,
  studentQuantile,
  studentT,
} from '../../../algebra-system/numeric/distributions.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Model } from '../facts/model.ts';
import { numberOf, plain } from '../facts/notation.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { shownNumber } from '../worked/show.ts';
import { firstOf } from '../data/summaries.ts';
import type { Worked } from '../worked/worked.ts';

const TOPIC = '9231/p4/inference-using-normal-and-t-distributions';

/** What is known of a population from a sample: an unbiased estimate, or an interval for its mean. */
export function ofPopulation(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  const [first] = target.of.map(String);
  if (target.the !== 'unbiased' && target.the !== 'confidence') return null;
  const sample = sampleOf(model);
  if (!sample || model.data.groups.length > 0 || model.tables.length > 0) return null;
  return target.the === 'unbiased'
    ? estimateOf(goal, first!, sample)
    : intervalOf(goal, first!, sample, model);
}

interface Sample {
  size: number;
  mean: number;
  /** The unbiased estimate of the variance, found in two ways. */
  variance: number;
  again: number;
  facts: Fact[];
}

export function sampleOf(model: Model): Sample | null {
  const { lists, sums } = model.data;
  const [list, other] = lists;
  if (list && !other && sums.length === 0) {
    const size = list.values.length;
    const mean = list.values.reduce((a, b) => a + b, 0) / size;
    const squares = list.values.reduce((total, x) => total + x * x, 0);
    return {
      size,
      mean,
      variance: (squares - size * mean * mean) / (size - 1),
      again: list.values.reduce((total, x) => total + (x - mean) ** 2, 0) / (size - 1),
      facts: list.facts,
    };
  }
  const all = lists.length === 0 ? firstOf(model) : null;
  if (!all || all.variance === null || all.size < 2) return null;
  const [one, two] = [1, 2].map((power) => sums.find((sum) => sum.power === power)!);
  // Σ(x − a)² about the mean that Σ(x − a) gives, where both are coded alike.
  const again =
    one!.from === two!.from
      ? (two!.value - one!.value ** 2 / all.size) / (all.size - 1)
      : (all.variance * all.size) / (all.size - 1);
  return {
    size: all.size,
    mean: all.mean,
    variance: (all.variance * all.size) / (all.size - 1),
    again,
    facts: all.facts,
  };
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));

function estimateOf(
  goal: Goal,
  which: string,
  { size, mean, variance, again, facts }: Sample,
): Worked | null {
  const value = which === 'mean' ? mean : variance;
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: TOPIC,
      steps: [
        which === 'mean'
          ? step(
              { en: 'The sample mean estimates the population mean.', zh: '样本均值是总体均值的无偏估计。' },
              `\\bar{x} = ${working(mean)}`,
            )
          : step(
              {
                en: 'Divide the sum of squares about the mean by n − 1.',
                zh: '离差平方和除以 n − 1。',
              },
              `s^{2} = \\frac{1}{${size - 1}}\\left(\\Sigma x^{2} - \\frac{(\\Sigma x)^{2}}{${size}}\\right) = ${working(variance)}`,
            ),
      ],
      shown,
      value,
      isRight: isSame(variance, again) && variance >= 0,
      facts,
    }
  );
}

/** Few data: the t-distribution. Many: a normal one. Where σ is told, it is that of the population. */
function intervalOf(goal: Goal, percent: string, sample: Sample, model: Model): Worked | null {
  const level = numberOf(plain(percent).replace(/\\?%$/, ''));
  const normal = model.variables.filter(({ law }) => law?.is === 'normal');
  if (level === null || !(level > 50 && level < 100) || normal.length !== model.variables.length) return null;
  if (normal.length > 1 || normal.some(({ says }) => says.length > 0)) return null;
  const law = normal[0]?.law;
  const given = law?.is === 'normal' ? law.deviation : null;
  if (law?.is === 'normal' && law.mean !== null && symbolsOf(law.mean).length === 0) return null;
  if (given && symbolsOf(given).length > 0 && normal[0]!.facts.length > 1) return null;
  const sigma = given && symbolsOf(given).length === 0 ? evaluate(given) : null;
  const { size, mean, variance, again, facts } = sample;
  const isFew = sigma === null && size < 30;
  // Between the two it is a matter of taste.
  if (sigma === null && size >= 30 && (size < 50 || normal.length > 0)) return null;
  const p = (1 + level / 100) / 2;
  const factor = isFew ? studentQuantile(p, size - 1) : normalQuantile(p);
  const back = isFew ? studentT(factor, size - 1) : phi(factor);
  const half = factor * Math.sqrt((sigma === null ? variance : sigma ** 2) / size);
  const ends = [mean - half, mean + half].map((end) => shownNumber(end, goal, true));
  if (!ends.every((one) => one !== null) || !(variance > 0)) return null;
  const [low, high] = ends as [{ text: string; tex: string }, { text: string; tex: string }];
  return {
    topic: TOPIC,
    steps: [
      step(
        sigma === null
          ? { en: 'Estimate the mean and the variance of the population.', zh: '估计总体均值与总体方差。' }
          : { en: 'Find the mean of the sample.', zh: '求样本均值。' },
        sigma === null
          ? `\\bar{x} = ${working(mean)},\\quad s^{2} = ${working(variance)}`
          : `\\bar{x} = ${working(mean)}`,
      ),
      step(
        isFew
          ? { en: `Take t with ${size - 1} degrees of freedom.`, zh: `取自由度为 ${size - 1} 的 t 值。` }
          : { en: 'Take z from the normal distribution.', zh: '取标准正态分布的 z 值。' },
        `${working(mean)} \\pm ${working(factor)} \\times ${sigma === null ? `\\sqrt{\\frac{${working(variance)}}{${size}}}` : `\\frac{${working(sigma)}}{\\sqrt{${size}}}`}`,
      ),
    ],
    shown: {
      text: `${low.text} < mu < ${high.text}`,
      tex: `${low.tex} < \\mu < ${high.tex}`,
    },
    isRight: isSame(variance, again) && Math.abs(back - p) < 1e-7,
    facts: [...facts, ...normal.flatMap((one) => one.facts)],
  };
}
