import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p4',
  order: 3,
  level: 'AS',
  slug: 'chi-squared-tests',
  title: { en: 'Chi-squared tests', zh: '卡方检验' },
  summary: {
    en: 'A chi-squared test compares observed frequencies with those expected under a hypothesis. You learn to fit a distribution to data, to combine small classes and count degrees of freedom, and to test whether the two factors of a contingency table are independent.',
    zh: '卡方检验把观测频数与假设下的期望频数作比较。学完后你能用它检验数据是否符合某种分布，会合并期望频数过小的组、确定自由度，并能检验列联表中两个因素是否独立。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'goodness of fit',
      'contingency table',
      'test of independence',
      'χ² test',
      'chi square',
      'expected frequency',
      'observed frequency',
      'degrees of freedom',
    ],
    zh: ['拟合优度检验', '列联表', '独立性检验', 'χ² 检验', '期望频数', '观测频数', '自由度', '理论频数'],
  },
  prerequisites: [
    '9709/p5/probability',
    '9709/p5/discrete-random-variables',
    '9709/p5/the-normal-distribution',
    '9231/p4/continuous-random-variables',
  ],
  methods: ['chi-squared-test'],
  cards: [
    {
      id: 'the-idea',
      kind: 'concept',
      title: { en: 'Observed against expected', zh: '观测与期望' },
      details: [
        {
          en: tex`If $H_0$ is true, observed frequencies $O$ differ from the expected ones $E$ by chance only. $X^2=\sum\frac{(O-E)^2}{E}$ measures the difference; it is approximately $\chi^2$ distributed.`,
          zh: tex`若 $H_0$ 成立，观测频数 $O$ 与期望频数 $E$ 之差只是随机波动。$X^2=\sum\frac{(O-E)^2}{E}$ 衡量差异的大小，近似服从 $\chi^2$ 分布。`,
        },
        {
          en: tex`Only large values speak against $H_0$, so the test always uses the upper tail, whatever the direction of the differences.`,
          zh: tex`只有 $X^2$ 的值大才不利于 $H_0$，所以无论差异方向如何，都用右尾检验。`,
        },
        {
          en: tex`It needs frequencies, not percentages or means, and expected frequencies of at least $5$.`,
          zh: tex`必须用频数，不能用百分比或平均数；每组期望频数至少为 $5$。`,
        },
      ],
    },
    {
      id: 'degrees-of-freedom',
      kind: 'formula',
      title: { en: 'Statistic and degrees of freedom', zh: '统计量与自由度' },
      details: [
        {
          en: tex`$X^2=\sum\frac{(O-E)^2}{E}=\sum\frac{O^2}{E}-N$, where $N$ is the total frequency. The second form is quicker.`,
          zh: tex`$X^2=\sum\frac{(O-E)^2}{E}=\sum\frac{O^2}{E}-N$，$N$ 为总频数；后一种形式算得更快。`,
        },
        {
          en: tex`Goodness of fit: classes after combining $-1-$ (parameters estimated from the data). Contingency table with $r$ rows and $c$ columns: $(r-1)(c-1)$.`,
          zh: tex`拟合优度检验：合并后的组数 $-1-$（由数据估计的参数个数）；$r$ 行 $c$ 列的列联表：$(r-1)(c-1)$。`,
        },
        {
          en: tex`One is lost because the totals agree, and one more for each estimate: a mean for a Poisson or a binomial $p$ costs one, mean and variance of a normal two.`,
          zh: tex`因总数相等减去一个；每由数据估计一个参数再减一个：泊松分布的均值或二项分布的 $p$ 减一，正态分布的均值与方差减二。`,
        },
      ],
    },
    {
      id: 'goodness-of-fit',
      kind: 'method',
      title: { en: 'Goodness of fit', zh: '拟合优度检验' },
      details: [
        {
          en: tex`$H_0$: the data fit the distribution. Expected frequency = total $\times$ probability, with the last class open ("$\ge4$") so that the probabilities add up to $1$.`,
          zh: tex`$H_0$：数据来自该分布。期望频数 = 总数 $\times$ 概率；最后一组取开放组（如“$\ge4$”），使概率之和为 $1$。`,
        },
        {
          en: tex`Combine neighbouring classes until every $E\ge5$, and combine the observed ones likewise. It is $E$ that counts, not $O$.`,
          zh: tex`把相邻组合并到每组 $E\ge5$，观测频数同样合并。要看的是 $E$ 而不是 $O$。`,
        },
        {
          en: 'For a continuous distribution the classes are intervals; expected frequencies come from its distribution function. The Poisson distribution belongs to Mathematics Paper 6, whose content is assumed in this paper.',
          zh: '对连续分布，各组是区间，期望频数由分布函数求出。泊松分布属于数学（9709）试卷 6，本卷默认已经学过。',
        },
      ],
      example: {
        stem: {
          en: tex`The numbers of calls in $100$ one-minute intervals were: $0$ calls $21$ times, $1$: $24$, $2$: $25$, $3$: $18$, $4$: $8$, $5$: $4$. A Poisson distribution with the mean of the sample is fitted. Test at the $5\%$ level whether it fits the data. State the value of the test statistic.`,
          zh: tex`在 $100$ 个一分钟间隔内记录来电数：$0$ 个出现 $21$ 次，$1$ 个 $24$ 次，$2$ 个 $25$ 次，$3$ 个 $18$ 次，$4$ 个 $8$ 次，$5$ 个 $4$ 次。用样本均值拟合泊松分布，在 $5\%$ 的显著性水平下检验拟合是否合适，并写出检验统计量的值。`,
        },
        answer: 'X^2 = 2.79',
        ask: 'Observed: 21, 24, 25, 18, 12. Expected: 16.53, 29.75, 26.78, 16.07, 10.87. Find the value of the chi-squared test statistic.',
        steps: [
          {
            say: { en: 'Estimate the mean.', zh: '估计均值。' },
            tex: [tex`\bar x = \frac{24 + 50 + 54 + 32 + 20}{100} = 1.8`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`$H_0$: the numbers follow a Poisson distribution. Expected frequencies, $100\,\mathrm{e}^{-1.8}\frac{1.8^r}{r!}$, with the rest in the last class.`,
              zh: tex`$H_0$：来电数服从泊松分布。期望频数为 $100\,\mathrm{e}^{-1.8}\frac{1.8^r}{r!}$，余下的归入最后一组。`,
            },
            tex: [tex`16.53,\ 29.75,\ 26.78,\ 16.07,\ 7.23,\ 3.64`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`The last is less than $5$: combine the last two.`,
              zh: tex`最后一组小于 $5$，与前一组合并。`,
            },
            tex: [tex`O: 21,\ 24,\ 25,\ 18,\ 12`, tex`E: 16.53,\ 29.75,\ 26.78,\ 16.07,\ 10.87`],
            marks: ['M1'],
          },
          {
            say: { en: 'Find the test statistic.', zh: '求检验统计量。' },
            tex: [tex`X^2 = 1.209 + 1.111 + 0.118 + 0.232 + 0.117 = 2.79`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Five classes, one total, one estimated mean: 3 degrees of freedom.',
              zh: '五组，减去总数一个，再减去估计的均值一个：自由度为 3。',
            },
            tex: [tex`2.79 < 7.815`],
            marks: ['B1'],
            why: {
              en: 'The mean was calculated from these data, so the fit is better than for a mean given beforehand; the lost degree of freedom allows for it.',
              zh: '均值由这批数据算出，拟合必然比事先给定均值时好；减去一个自由度正是为此作修正。',
            },
          },
          {
            say: {
              en: tex`Do not reject $H_0$: the Poisson distribution fits the data at the $5\%$ level.`,
              zh: tex`不拒绝 $H_0$：在 $5\%$ 的显著性水平下，可以认为泊松分布拟合合适。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'contingency-tables',
      kind: 'method',
      title: { en: 'Contingency tables', zh: '列联表' },
      details: [
        {
          en: tex`$H_0$: the two factors are independent. Each $E=\frac{\text{row total}\times\text{column total}}{\text{grand total}}$, because independence multiplies probabilities.`,
          zh: tex`$H_0$：两个因素相互独立。由独立时概率相乘，每格的 $E$ 等于行合计乘列合计再除以总计。`,
        },
        {
          en: 'If an expected frequency is below 5, combine two rows or two columns that belong together and say which; the degrees of freedom fall accordingly.',
          zh: '若某格期望频数小于 5，就合并意义相近的两行或两列并说明，自由度随之减少。',
        },
        {
          en: tex`In this syllabus Yates' correction is not required for a $2\times2$ table.`,
          zh: tex`本考纲对 $2\times2$ 表不要求耶茨（Yates）修正。`,
        },
      ],
      example: {
        stem: {
          en: tex`Of $60$ students in school $A$ $36$ passed a test and $24$ failed; of $40$ students in school $B$ $14$ passed and $26$ failed. Test at the $5\%$ significance level whether the result is independent of the school.`,
          zh: tex`学校 $A$ 的 $60$ 名学生中 $36$ 人通过、$24$ 人未通过；学校 $B$ 的 $40$ 名学生中 $14$ 人通过、$26$ 人未通过。在 $5\%$ 的显著性水平下检验成绩与学校是否独立。`,
        },
        answer: 'X^2 = 6, reject H0',
        ask: 'The contingency table has rows 36, 24; 14, 26. Test at the 5% significance level for independence.',
        steps: [
          {
            say: {
              en: tex`$H_0$: result and school are independent. $H_1$: they are not.`,
              zh: tex`$H_0$：成绩与学校独立；$H_1$：不独立。`,
            },
            marks: ['B1'],
          },
          {
            say: { en: 'Expected frequencies.', zh: '求期望频数。' },
            tex: [tex`\frac{60 \times 50}{100} = 30,\ 30; \qquad \frac{40 \times 50}{100} = 20,\ 20`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Find the test statistic.', zh: '求检验统计量。' },
            tex: [tex`X^2 = \frac{36}{30} + \frac{36}{30} + \frac{36}{20} + \frac{36}{20} = 6`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Every difference $O-E$ is $\pm6$ here, so each numerator is $36$.`,
              zh: tex`此处每格的 $O-E$ 都是 $\pm6$，所以分子都是 $36$。`,
            },
          },
          {
            say: { en: 'Compare with 1 degree of freedom.', zh: '自由度为 1，与临界值比较。' },
            tex: [tex`6 > 3.841`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Reject $H_0$: there is sufficient evidence at the $5\%$ level that the result is not independent of the school.`,
              zh: tex`拒绝 $H_0$：在 $5\%$ 的显著性水平下，有充分证据说明成绩与学校不独立。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'reading-the-contributions',
      kind: 'concept',
      title: { en: 'Which cell made the difference', zh: '哪一格贡献最大' },
      details: [
        {
          en: tex`The cells with the largest $\frac{(O-E)^2}{E}$ explain a rejection: say whether more or fewer than expected were observed there.`,
          zh: tex`$\frac{(O-E)^2}{E}$ 最大的格说明拒绝的原因：指出那里的观测值比期望多还是少。`,
        },
        {
          en: 'A significant association does not show a cause: a third factor may be behind both.',
          zh: '检验显著只说明两因素有关联，并不能说明因果；背后可能另有第三个因素。',
        },
        {
          en: tex`Doubling all frequencies doubles $X^2$: with a large sample even a small departure becomes significant.`,
          zh: tex`所有频数加倍，$X^2$ 也加倍：样本很大时，微小的偏离也会显著。`,
        },
      ],
    },
    {
      id: 'wording',
      kind: 'tip',
      title: { en: 'Hypotheses and conclusion in words', zh: '用文字写假设与结论' },
      details: [
        {
          en: 'Write the hypotheses with the factors of the question. "Accept H0" with no context loses the last mark.',
          zh: '假设要写出题目中的具体因素；结论只写“接受 H0”而不结合题意会丢最后一分。',
        },
        {
          en: tex`Show expected frequencies to at least two decimal places and each contribution to three; the marks are checked there.`,
          zh: tex`期望频数至少写两位小数，各项贡献写三位小数，阅卷就看这些数。`,
        },
        {
          en: tex`Check that $\sum E=\sum O$ before you go on.`,
          zh: tex`继续之前先检查 $\sum E=\sum O$。`,
        },
      ],
    },
    {
      id: 'counting-freedom',
      kind: 'error',
      title: { en: 'Counting freedom wrongly', zh: '自由度算错' },
      details: [
        {
          en: 'Counting the classes before combining instead of after.',
          zh: '用合并前的组数计算自由度，应当用合并后的组数。',
        },
        {
          en: tex`Forgetting the estimated parameter: in the Poisson example $4$ instead of $3$. If the mean is given in the question, nothing is subtracted for it.`,
          zh: tex`忘记减去估计的参数：泊松例题中误取 $4$ 而不是 $3$；若均值由题目给定，则不必减。`,
        },
        {
          en: tex`Dividing by $O$ instead of $E$.`,
          zh: tex`除以 $O$ 而不是除以 $E$。`,
        },
        {
          en: tex`Leaving the last class closed, so that the expected frequencies do not add up to $N$.`,
          zh: tex`最后一组没有取开放组，使期望频数之和不等于 $N$。`,
        },
      ],
    },
  ],
};
