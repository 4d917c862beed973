import { rounded, tableValue, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Goal } from '../schema/problem.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { decided, signTex, THREE } from '../statistics/tests/claim.ts';
import { chanceBelow, type Estimate, quantileOf } from './estimates.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { MEANS, type Tested } from './claim.ts';

/** A test of what a mean, or a difference of means, is. */
export function testOf(
  estimate: Estimate,
  value: number,
  { sign, level, says }: Tested,
  figures: Goal['figures'],
): Outcome {
  const { error, freedom, name, isSure } = estimate;
  const statistic = (estimate.value - value) / error;
  const point = quantileOf(sign === '!=' ? 1 - level / 2 : 1 - level, freedom);
  const critical = sign === '<' ? -point : point;
  const isRejected =
    sign === '>' ? statistic > point : sign === '<' ? statistic < -point : Math.abs(statistic) > point;
  const below = chanceBelow(statistic, freedom);
  const chance = sign === '>' ? 1 - below : sign === '<' ? below : 2 * Math.min(below, 1 - below);
  const letter = freedom === null ? 'z' : 't';
  const text = rounded(statistic, figures ?? THREE);
  return {
    topic: MEANS,
    steps: [
      step(
        { en: 'State the hypotheses.', zh: '写出假设。' },
        `H_{0}: ${name.tex} = ${working(value)},\\quad H_{1}: ${name.tex} ${signTex(sign)} ${working(value)}`,
      ),
      ...estimate.steps,
      step(
        { en: 'Find the test statistic.', zh: '求检验统计量。' },
        `${letter} = \\frac{${working(estimate.value)} - ${value < 0 ? `(${working(value)})` : working(value)}}{${working(error)}} = ${text}`,
      ),
      step(
        freedom === null
          ? { en: 'Compare with the critical value.', zh: '与临界值比较。' }
          : {
              en: `Compare with t for ${freedom} degrees of freedom.`,
              zh: `与自由度为 ${freedom} 的 t 临界值比较。`,
            },
        tableValue(critical),
      ),
    ],
    ...decided(letter, text, tableValue(critical), isRejected, level, says),
    isRight: isSure && chance < level === isRejected && Math.abs(chance - level) > 1e-5,
  };
}

/** Where a mean, or a difference of means, lies. */
export function intervalOf(
  { value, error, freedom, name, steps, isSure }: Estimate,
  percent: number,
  goal: Goal,
): Outcome | null {
  const p = (1 + percent / 100) / 2;
  const factor = quantileOf(p, freedom);
  const [low, high] = [value - factor * error, value + factor * error].map((end) =>
    shownNumber(end, goal, true),
  );
  if (!low || !high) return null;
  return {
    topic: MEANS,
    steps: [
      ...steps,
      step(
        freedom === null
          ? { en: 'Take z from the normal distribution.', zh: '取标准正态分布的 z 值。' }
          : { en: `Take t with ${freedom} degrees of freedom.`, zh: `取自由度为 ${freedom} 的 t 值。` },
        `${working(value)} \\pm ${working(factor)} \\times ${working(error)}`,
      ),
    ],
    shown: {
      text: `${low.text} < ${name.text} < ${high.text}`,
      tex: `${low.tex} < ${name.tex} < ${high.tex}`,
    },
    isRight: isSure && Math.abs(chanceBelow(factor, freedom) - p) < 1e-7,
  };
}
