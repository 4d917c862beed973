import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import {
  density,
  normalQuantile,
  studentQuantile,
  studentT,
} from '../../../algebra-system/numeric/distributions.ts';
import { rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { sampleOf } from '../asked/estimates.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { type Claim, decided, signTex, THREE } from './claim.ts';

/** A test of the mean of a normal population: t of few data, z where σ is told. */
export function testOfMean(goal: Goal, { name, level, sign, value }: Claim, model: Model): Worked | null {
  if (!['', 't'].includes(name)) return null;
  const sample = sampleOf(model);
  const [normal, another] = model.variables;
  if (!sample || another || normal?.law?.is !== 'normal' || normal.says.length > 0) return null;
  if (model.data.groups.length > 0 || model.tables.length > 0 || model.tails.length > 0) return null;
  const { mean: told, deviation } = normal.law;
  if (told !== null && symbolsOf(told).length === 0) return null;
  if (deviation && symbolsOf(deviation).length > 0 && !/^sigma$/.test(symbolsOf(deviation).join()))
    return null;
  const sigma = deviation && symbolsOf(deviation).length === 0 ? evaluate(deviation) : null;
  const { size, mean, variance, again, facts } = sample;
  // Of many data z would do as well.
  if ((sigma === null && size >= 30) || (sigma !== null && name === 't') || !(variance > 0)) return null;
  const spread = sigma ?? Math.sqrt(variance);
  const statistic = (mean - value) / (spread / Math.sqrt(size));
  const share = sign === '!=' ? 1 - level / 2 : 1 - level;
  const point = sigma === null ? studentQuantile(share, size - 1) : normalQuantile(share);
  const critical = sign === '<' ? -point : point;
  const isRejected =
    sign === '>' ? statistic > critical : sign === '<' ? statistic < critical : Math.abs(statistic) > point;
  const upper = (t: number) =>
    sigma === null ? 1 - studentT(t, size - 1) : 0.5 - integral(density, 0, Math.min(t, 9));
  const above = statistic >= 0 ? upper(statistic) : 1 - upper(-statistic);
  const chance = sign === '>' ? above : sign === '<' ? 1 - above : 2 * Math.min(above, 1 - above);
  const letter = sigma === null ? 't' : 'z';
  const text = rounded(statistic, goal.figures ?? THREE);
  const claim = { en: `the mean ${signWords(sign).en} ${value}`, zh: `均值${signWords(sign).zh} ${value}` };
  return {
    topic: '9231/p4/inference-using-normal-and-t-distributions',
    steps: [
      step(
        { en: 'State the hypotheses.', zh: '写出假设。' },
        `H_{0}: \\mu = ${value},\\quad H_{1}: \\mu ${signTex(sign)} ${value}`,
      ),
      step(
        { en: 'Write down the sample mean and the measure of spread.', zh: '写出样本均值和离散程度。' },
        `\\bar{x} = ${working(mean)},\\quad ${sigma === null ? `s^{2} = ${working(variance)}` : `\\sigma = ${working(sigma)}`}`,
      ),
      step(
        { en: 'Find the test statistic.', zh: '求检验统计量。' },
        `${letter} = \\frac{${working(mean)} - ${value < 0 ? `(${value})` : value}}{${working(spread)} / \\sqrt{${size}}} = ${text}`,
      ),
      step(
        sigma === null
          ? {
              en: `Compare with t for ${size - 1} degrees of freedom.`,
              zh: `与自由度为 ${size - 1} 的 t 临界值比较。`,
            }
          : { en: 'Compare with the critical value.', zh: '与临界值比较。' },
        tableValue(critical),
      ),
    ],
    ...decided(letter, text, tableValue(critical), isRejected, level, claim),
    isRight:
      Math.abs(variance - again) < 1e-7 * Math.max(1, variance) &&
      chance < level === isRejected &&
      Math.abs(chance - level) > 1e-5,
    facts: [...facts, ...normal.facts],
  };
}

const signWords = (sign: string): { en: string; zh: string } =>
  sign === '>'
    ? { en: 'is greater than', zh: '大于' }
    : sign === '<'
      ? { en: 'is less than', zh: '小于' }
      : { en: 'is different from', zh: '不等于' };
