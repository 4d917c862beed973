import type { Method } from '../../../writing/method.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import {
  density,
  normalQuantile,
  phi,
  studentQuantile,
  studentT,
} from '../../../algebra-system/numeric/distributions.ts';
import { exactOrRounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { populationDeviationIn, type Sample, sampleIn } from '../../../reading/statistics/sample.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

type Side = '>' | '<' | '≠';

interface Parameters {
  sample: Sample;
  claimed: number;
  side: Side;
  level: number;
  sigma: number | null;
}

export const testOfMean: Method<Parameters> = {
  id: 'test-of-mean',
  topic: '9231/p4/inference-using-normal-and-t-distributions',

  match(question) {
    const text = plainWording(question.text);
    const level =
      /(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%\s{0,9}(?:significance )?(?:significance|level|的?显著性?水平)|显著性?水平(?:为)?\s{0,9}(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%/i.exec(
        text,
      );
    if (
      !level ||
      !/\btest\b|检验/i.test(text) ||
      /wilcoxon|largest|smallest|greatest|\bleast\b|lowest|highest|最大|最小|sign test|chi|paired|difference|pooled|p-?value|critical (?:region|value)|(?:rejection|acceptance) region|probability|type i|two samples|poisson|binomial|p 值|临界值|拒绝域|概率|符号检验|卡方|配对/i.test(
        text,
      )
    )
      return null;
    const hypotheses =
      /H_?0\s{0,9}:?\s{0,9}μ\s{0,9}=\s{0,9}(-?\d{1,40}(?:\.\d{1,40})?)\s{0,9}(?:,|;|and|against|versus|对)?\s{0,9}H_?1\s{0,9}:?\s{0,9}μ\s{0,9}(>|<|≠|\\neq?|!=)\s{0,9}(-?\d{1,40}(?:\.\d{1,40})?)/.exec(
        text,
      );
    const words = hypotheses
      ? null
      : /(?:whether|that|if) (?:the )?(?:population )?mean (?:is|has)\s*(greater than|more than|less than|different from|not equal to|not)\s*(-?\d+(?:\.\d+)?)|均值(?:是否)?(大于|小于|不等于)\s*(-?\d+(?:\.\d+)?)/i.exec(
          text,
        );
    if (!hypotheses && !words) return null;
    if (hypotheses && hypotheses[1] !== hypotheses[3]) return null;
    const claimed = Number(hypotheses?.[1] ?? words![2] ?? words![4]);
    const sign = hypotheses?.[2] ?? words![1] ?? words![3]!;
    const side: Side = /^(?:>|greater|more|大于)/i.test(sign)
      ? '>'
      : /^(?:<|less|小于)/i.test(sign)
        ? '<'
        : '≠';
    const tails = /\b(one|two|1|2)[- ](?:tail|sided)|([单双])[侧尾]/i.exec(text);
    const isTwo = /two|2|双/i.test(tails?.[1] ?? tails?.[2] ?? '');
    if (tails && isTwo !== (side === '≠')) return null;
    const rest = text.replace(level[0], ' ').replace((hypotheses ?? words)![0], ' ');
    const [sample, sigma] = [sampleIn(rest), populationDeviationIn(rest)];
    if (
      !sample ||
      (sigma === null && (sample.variance === null || sample.count >= 30 || !/normal|正态/i.test(text)))
    )
      return null;
    return { sample, claimed, side, level: Number(level[1] ?? level[2]) / 100, sigma };
  },

  solve(parameters) {
    const { sample, claimed, side, level, sigma } = parameters;
    const { statistic, critical, isRejected } = resultOf(parameters);
    const letter = sigma === null ? 't' : 'z';
    const sign = side === '≠' ? '\\neq' : side;
    const text = isRejected ? 'reject H0' : 'do not reject H0';
    return {
      title: { en: 'Hypothesis test for a mean', zh: '均值的假设检验' },
      steps: [
        step(
          { en: 'State the hypotheses.', zh: '写出假设。' },
          `H_{0}: \\mu = ${claimed},\\quad H_{1}: \\mu ${sign} ${claimed}`,
          ['B1'],
        ),
        step({ en: 'Write down the sample mean and the measure of spread.', zh: '写出均值和离散程度。' }, [
          ...sample.shown,
          `\\bar{x} = ${exactOrRounded(sample.mean)}`,
          ...(sigma === null
            ? [`s^{2} = ${exactOrRounded(sample.variance!)}`]
            : [`\\sigma = ${working(sigma)}`]),
        ]),
        step(
          { en: 'Find the test statistic.', zh: '求检验统计量。' },
          `${letter} = \\frac{${exactOrRounded(sample.mean)} - ${claimed < 0 ? `(${claimed})` : claimed}}{${working(sigma ?? Math.sqrt(sample.variance!))} / \\sqrt{${sample.count}}} = ${tableValue(statistic)}`,
          ['M1', 'A1'],
        ),
        step(
          { en: 'Compare with the critical value.', zh: '与临界值比较。' },
          `${side === '≠' ? `\\left|${tableValue(statistic)}\\right|` : tableValue(statistic)} ${compare(statistic, critical, side)} ${tableValue(critical)}`,
          ['M1'],
        ),
        isRejected
          ? step(
              { en: 'It lies in the critical region: reject H₀.', zh: '落在拒绝域内：拒绝 H₀。' },
              [],
              ['A1'],
            )
          : step(
              {
                en: 'It does not lie in the critical region: do not reject H₀.',
                zh: '未落在拒绝域内：不拒绝 H₀。',
              },
              [],
              ['A1'],
            ),
      ],
      answer: {
        text,
        tex: `\\text{${text}}`,
        say: isRejected
          ? {
              en: `At the ${working(level * 100)}% level there is sufficient evidence to support H₁.`,
              zh: `在 ${working(level * 100)}% 显著性水平下，有充分证据支持 H₁。`,
            }
          : {
              en: `At the ${working(level * 100)}% level there is insufficient evidence to support H₁.`,
              zh: `在 ${working(level * 100)}% 显著性水平下，没有充分证据支持 H₁。`,
            },
      },
    };
  },

  /** The probability of a result at least as extreme, from areas, decides in the same way. */
  verify({ answer }, parameters) {
    const { sample, side, level, sigma } = parameters;
    const { statistic } = resultOf(parameters);
    const size = Math.abs(statistic);
    const tail =
      sigma === null ? 1 - studentT(size, sample.count - 1) : 0.5 - integral(density, 0, Math.min(size, 9));
    const towards = side === '≠' || (side === '>') === statistic > 0;
    const chance = side === '≠' ? 2 * tail : towards ? tail : 1 - tail;
    return [
      {
        name: { en: 'The p-value leads to the same decision.', zh: '由 p 值得到相同结论。' },
        passed: chance < level === (answer.text === 'reject H0') && Math.abs(chance - level) > 1e-4,
      },
      {
        name: { en: 'The tables agree with the area under the curve.', zh: '查表值与曲线下的面积一致。' },
        passed: sigma === null || Math.abs(phi(size) + tail - 1) < 1e-8,
      },
    ];
  },
};

function resultOf({ sample: { count, mean, variance }, claimed, side, level, sigma }: Parameters) {
  const statistic = (mean - claimed) / ((sigma ?? Math.sqrt(variance!)) / Math.sqrt(count));
  const share = side === '≠' ? 1 - level / 2 : 1 - level;
  const point = sigma === null ? studentQuantile(share, count - 1) : normalQuantile(share);
  const critical = side === '<' ? -point : point;
  const isRejected =
    side === '>'
      ? statistic > critical
      : side === '<'
        ? statistic < critical
        : Math.abs(statistic) > critical;
  return { statistic, critical, isRejected };
}

const compare = (statistic: number, critical: number, side: Side) =>
  (side === '≠' ? Math.abs(statistic) : statistic) > critical ? '>' : '<';
