import type { Text } from '../../../../core/locale.ts';
import type { Step } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Outcome } from '../worked/outcome.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { binomial } from '../laws/counted.ts';
import { choose } from '../../../algebra-system/numeric/distributions.ts';
import { rounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { type Claim, signTex, THREE } from './claim.ts';

/** The sign test of a median that a claim of one list of data speaks of. */
export function signsOf(goal: Goal, { level, sign, value }: Claim, model: Model): Worked | null {
  const [list, another] = model.data.lists;
  if (!list || another || model.data.sums.length > 0 || model.tables.length > 0) return null;
  if (model.variables.length > 0 || model.data.groups.length > 0) return null;
  const says = {
    en: `the median ${sign === '>' ? 'is greater than' : sign === '<' ? 'is less than' : 'is different from'} ${value}`,
    zh: `中位数${sign === '>' ? '大于' : sign === '<' ? '小于' : '不等于'} ${value}`,
  };
  const hypotheses = step(
    { en: 'State the hypotheses about the median m.', zh: '写出关于中位数 m 的假设。' },
    `H_{0}: m = ${value},\\quad H_{1}: m ${signTex(sign)} ${value}`,
  );
  const counts = {
    above: list.values.filter((one) => one > value).length,
    below: list.values.filter((one) => one < value).length,
  };
  const worked = signTest(counts, hypotheses, { sign, level, says }, goal.figures);
  return worked && { ...worked, facts: list.facts };
}

/** The sign test: how many of the data are on either side. */
export function signTest(
  { above, below }: { above: number; below: number },
  hypotheses: Step,
  { sign, level, says }: { sign: string; level: number; says: Text },
  figures: Goal['figures'],
): Outcome | null {
  const n = above + below;
  if (n < 5 || n > 40) return null;
  // What would be many if the claim were true.
  const many = sign === '>' ? above : sign === '<' ? below : Math.max(above, below);
  const tail = binomial(n, 0.5).chance(
    { low: many, high: n, hasLow: true, hasHigh: true },
    `X \\geqslant ${many}`,
  );
  const ways = Array.from({ length: n - many + 1 }, (_, at) => choose(n, many + at)).reduce(
    (a, b) => a + b,
    0,
  );
  const sides = sign === '!=' ? 2 : 1;
  const chance = Math.min(1, sides * tail.value);
  const isRejected = chance < level;
  const text = rounded(chance, figures ?? THREE);
  const percent = working(level * 100);
  const result = isRejected ? 'reject H0' : 'do not reject H0';
  return {
    topic: '9231/p4/non-parametric-tests',
    steps: [
      hypotheses,
      step(
        { en: 'Count the signs.', zh: '数正号与负号的个数。' },
        `+: ${above},\\quad -: ${below},\\quad X \\sim \\mathrm{B}(${n},\\, 0.5)`,
      ),
      ...tail.steps,
      step(
        { en: `Compare with ${percent}%.`, zh: `与 ${percent}% 比较。` },
        `${sides === 2 ? '2 \\times ' : ''}P(X \\geqslant ${many}) = ${text}`,
      ),
    ],
    shown: {
      text: `${sides === 2 ? '2' : ''}P(X >= ${many}) = ${text}, ${result}`,
      tex: `${sides === 2 ? '2' : ''}P(X \\geqslant ${many}) = ${text},\\quad \\text{${result}}`,
    },
    say: isRejected
      ? {
          en: `${text} < ${working(level)}. There is sufficient evidence that ${says.en}.`,
          zh: `${text} < ${working(level)}，有充分证据表明${says.zh}。`,
        }
      : {
          en: `${text} > ${working(level)}. There is insufficient evidence that ${says.en}.`,
          zh: `${text} > ${working(level)}，没有充分证据表明${says.zh}。`,
        },
    isRight: Math.abs(ways / 2 ** n - tail.value) < 1e-9 && Math.abs(chance - level) > 1e-5,
  };
}
