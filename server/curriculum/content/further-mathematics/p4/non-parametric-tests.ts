import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p4',
  order: 4,
  level: 'AS',
  slug: 'non-parametric-tests',
  title: { en: 'Non-parametric tests', zh: '非参数检验' },
  summary: {
    en: 'When a population cannot be assumed normal, its median is tested by the signs or the ranks of the observations. You learn the sign test, the Wilcoxon signed-rank test for one sample or for pairs, and the Wilcoxon rank-sum test for two samples, with tables and with normal approximations.',
    zh: '当不能假设总体服从正态分布时，可利用观测值的正负号或秩来检验中位数。学完后你能用符号检验、威尔科克森符号秩检验（单样本或成对样本）和秩和检验（两独立样本），既会查表，也会用正态近似。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'Wilcoxon test',
      'signed-rank test',
      'rank-sum test',
      'sign test',
      'matched pairs',
      'distribution-free test',
      'test of a median',
      'Wilcoxen',
      'Mann-Whitney',
    ],
    zh: [
      '符号检验',
      '符号秩检验',
      '秩和检验',
      '威尔科克森检验',
      '中位数检验',
      '配对样本',
      '曼-惠特尼检验',
      '自由分布检验',
    ],
  },
  prerequisites: [
    '9709/p5/discrete-random-variables',
    '9709/p5/the-normal-distribution',
    '9231/p4/inference-using-normal-and-t-distributions',
  ],
  methods: ['wilcoxon-test'],
  cards: [
    {
      id: 'why-non-parametric',
      kind: 'concept',
      title: { en: 'When and why', zh: '何时使用' },
      details: [
        {
          en: 'Non-parametric tests do not assume a normal population. They test the median (or compare two medians), not the mean.',
          zh: '非参数检验不假设总体正态；检验的是中位数（或比较两个中位数），而不是均值。',
        },
        {
          en: 'The price is power: information about sizes is thrown away, so a t-test, where its assumptions hold, finds a real difference more often.',
          zh: '代价是检验功效较低：舍弃了数值大小的部分信息。若正态假设成立，t 检验更容易发现真实存在的差异。',
        },
        {
          en: 'Sign test: nothing assumed about the shape. Signed-rank: the distribution is symmetric. Rank-sum: both populations have distributions of the same shape and spread.',
          zh: '符号检验：对分布形状不作假设；符号秩检验：总体分布对称；秩和检验：两总体分布的形状与离散程度相同。',
        },
      ],
    },
    {
      id: 'sign-test',
      kind: 'concept',
      title: { en: 'The sign test', zh: '符号检验' },
      details: [
        {
          en: tex`If the median is $m$, each observation lies above it with probability $\frac12$, so the number above is $\mathrm{B}\left(n,\frac12\right)$.`,
          zh: tex`若中位数为 $m$，每个观测值大于它的概率为 $\frac12$，因此大于 $m$ 的个数服从 $\mathrm{B}\left(n,\frac12\right)$。`,
        },
        {
          en: tex`Find the tail probability of the result or something more extreme and compare it with the level (half the level for two tails). With $9$ of $12$ above: $P(X\ge9)=0.0730>0.05$, not significant.`,
          zh: tex`求该结果及更极端结果的尾概率，与显著性水平（双尾则取一半）比较。$12$ 个中有 $9$ 个大于 $m$：$P(X\ge9)=0.0730>0.05$，不显著。`,
        },
        {
          en: tex`For pairs use the signs of the differences. For large $n$ use $\mathrm{N}\left(\frac{n}{2},\frac{n}{4}\right)$ with a continuity correction.`,
          zh: tex`成对样本用差值的符号；$n$ 较大时用 $\mathrm{N}\left(\frac{n}{2},\frac{n}{4}\right)$ 近似，并作连续性修正。`,
        },
      ],
    },
    {
      id: 'signed-rank-test',
      kind: 'method',
      title: { en: 'The Wilcoxon signed-rank test', zh: '威尔科克森符号秩检验' },
      details: [
        {
          en: tex`Take the differences from the median of $H_0$ (or within pairs), rank their sizes from $1$ upwards, add the ranks of the positive ones, $P$, and of the negative ones, $Q$. $T$ is the smaller.`,
          zh: tex`求各值与 $H_0$ 中位数之差（或成对差值），按绝对值从小到大排秩，正差的秩和记为 $P$，负差的秩和记为 $Q$，$T$ 取较小者。`,
        },
        {
          en: tex`$P+Q=\frac12n(n+1)$: a check. Reject $H_0$ if $T$ is less than or equal to the critical value: here small is significant.`,
          zh: tex`用 $P+Q=\frac12n(n+1)$ 检验计算。若 $T$ 小于或等于临界值则拒绝 $H_0$：这里统计量越小越显著。`,
        },
        {
          en: tex`It uses the sizes of the differences through their ranks, so it is more powerful than the sign test, but it needs symmetry.`,
          zh: tex`它通过秩利用了差值的大小，功效高于符号检验，但需要对称性假设。`,
        },
      ],
      example: {
        stem: {
          en: tex`A random sample from a symmetric distribution is $34, 28, 41, 37, 29, 45, 33, 38, 24, 40$. Use a Wilcoxon signed-rank test at the $5\%$ level to test whether the population median is greater than $30$. State the value of the test statistic.`,
          zh: tex`从对称分布的总体中抽取随机样本：$34, 28, 41, 37, 29, 45, 33, 38, 24, 40$。用威尔科克森符号秩检验，在 $5\%$ 的显著性水平下检验总体中位数是否大于 $30$，并写出检验统计量的值。`,
        },
        answer: 'T = 8',
        ask: 'Find the Wilcoxon signed-rank test statistic for a median of 30 and the sample 34, 28, 41, 37, 29, 45, 33, 38, 24, 40.',
        steps: [
          {
            say: {
              en: tex`$H_0$: the population median is $30$. $H_1$: it is greater than $30$.`,
              zh: tex`$H_0$：总体中位数为 $30$；$H_1$：总体中位数大于 $30$。`,
            },
            marks: ['B1'],
          },
          {
            say: { en: tex`Differences from $30$.`, zh: tex`求与 $30$ 之差。` },
            tex: [tex`4,\ -2,\ 11,\ 7,\ -1,\ 15,\ 3,\ 8,\ -6,\ 10`],
            marks: ['M1'],
          },
          {
            say: { en: 'Rank their sizes, keeping the signs.', zh: '按绝对值排秩，保留符号。' },
            tex: [tex`4,\ -2,\ 9,\ 6,\ -1,\ 10,\ 3,\ 7,\ -5,\ 8`],
            marks: ['A1'],
          },
          {
            say: { en: 'Add the ranks of each sign.', zh: '分别求正、负秩和。' },
            tex: [tex`Q = 2 + 1 + 5 = 8, \qquad P = 55 - 8 = 47`, tex`T = 8`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Under $H_1$ the negative differences should be few and small, so a small $Q$ supports $H_1$.`,
              zh: tex`若 $H_1$ 成立，负差应少而小，所以 $Q$ 小支持 $H_1$。`,
            },
          },
          {
            say: {
              en: tex`One tail, $n=10$, $5\%$: the critical value is $10$.`,
              zh: tex`单尾，$n=10$，$5\%$：临界值为 $10$。`,
            },
            tex: [tex`8 \le 10`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Reject $H_0$: there is sufficient evidence at the $5\%$ level that the median is greater than $30$.`,
              zh: tex`拒绝 $H_0$：在 $5\%$ 的显著性水平下，有充分证据说明中位数大于 $30$。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'rank-sum-test',
      kind: 'method',
      title: { en: 'The Wilcoxon rank-sum test', zh: '威尔科克森秩和检验' },
      details: [
        {
          en: tex`For two independent samples of sizes $m\le n$ rank all $m+n$ values together. $R_m$ is the sum of the ranks of the smaller sample.`,
          zh: tex`两个独立样本，容量 $m\le n$。把 $m+n$ 个值合在一起排秩，$R_m$ 为较小样本的秩和。`,
        },
        {
          en: tex`$W$ is the smaller of $R_m$ and $m(m+n+1)-R_m$, the sum that would come from ranking in the other direction. Reject if $W$ is at most the critical value.`,
          zh: tex`$W$ 取 $R_m$ 与 $m(m+n+1)-R_m$（从另一方向排秩所得的和）中较小者；$W$ 不大于临界值时拒绝 $H_0$。`,
        },
        {
          en: tex`If the samples have the same size, either may be taken as the first.`,
          zh: tex`两样本容量相同时，任取其中一个求秩和即可。`,
        },
      ],
      example: {
        stem: {
          en: tex`Independent random samples are $A$: $12.4, 15.1, 11.8, 13.0, 14.2$ and $B$: $16.3, 13.7, 17.0, 15.8, 14.9, 18.2$. Use a Wilcoxon rank-sum test at the $5\%$ level to test whether the population medians differ. State the value of the test statistic.`,
          zh: tex`独立随机样本 $A$：$12.4, 15.1, 11.8, 13.0, 14.2$；$B$：$16.3, 13.7, 17.0, 15.8, 14.9, 18.2$。用威尔科克森秩和检验，在 $5\%$ 的显著性水平下检验两总体中位数是否不同，并写出检验统计量的值。`,
        },
        answer: 'W = 18',
        ask: 'Sample A: 12.4, 15.1, 11.8, 13.0, 14.2. Sample B: 16.3, 13.7, 17.0, 15.8, 14.9, 18.2. Find the Wilcoxon rank-sum test statistic W.',
        steps: [
          {
            say: {
              en: tex`$H_0$: the population medians are equal. $H_1$: they are not equal.`,
              zh: tex`$H_0$：两总体中位数相等；$H_1$：不相等。`,
            },
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Rank the eleven values together; $A$ is the smaller sample.`,
              zh: tex`把十一个值合在一起排秩；$A$ 是较小的样本。`,
            },
            tex: [tex`A: 2,\ 7,\ 1,\ 3,\ 5`, tex`R_5 = 2 + 7 + 1 + 3 + 5 = 18`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Compare with the sum from the other end.', zh: '与反向排秩的秩和比较。' },
            tex: [tex`5(5 + 6 + 1) - 18 = 42`, tex`W = 18`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`Two tails at $5\%$, $m=5$, $n=6$: the critical value is $18$.`,
              zh: tex`双尾 $5\%$，$m=5$，$n=6$：临界值为 $18$。`,
            },
            tex: [tex`18 \le 18`],
            marks: ['M1'],
            why: {
              en: tex`The critical value itself belongs to the rejection region.`,
              zh: tex`临界值本身属于拒绝域。`,
            },
          },
          {
            say: {
              en: tex`Reject $H_0$: there is sufficient evidence at the $5\%$ level that the medians differ.`,
              zh: tex`拒绝 $H_0$：在 $5\%$ 的显著性水平下，有充分证据说明两中位数不同。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'normal-approximations',
      kind: 'formula',
      title: { en: 'Normal approximations', zh: '正态近似' },
      details: [
        {
          en: tex`Signed-rank, large $n$: mean $\frac14n(n+1)$, variance $\frac{1}{24}n(n+1)(2n+1)$.`,
          zh: tex`符号秩检验，$n$ 较大：均值 $\frac14n(n+1)$，方差 $\frac{1}{24}n(n+1)(2n+1)$。`,
        },
        {
          en: tex`Rank-sum, large $m$ and $n$: mean $\frac12m(m+n+1)$, variance $\frac{1}{12}mn(m+n+1)$.`,
          zh: tex`秩和检验，$m$、$n$ 较大：均值 $\frac12m(m+n+1)$，方差 $\frac{1}{12}mn(m+n+1)$。`,
        },
        {
          en: tex`Correct for continuity by $0.5$ towards the mean: with $n=20$ and $T=60$, $z=\frac{60.5-105}{\sqrt{717.5}}=-1.66$. Both pairs of formulas are in MF19.`,
          zh: tex`作连续性修正时要向均值靠近 $0.5$：$n=20$，$T=60$ 时 $z=\frac{60.5-105}{\sqrt{717.5}}=-1.66$。两组公式都在 MF19 中。`,
        },
      ],
    },
    {
      id: 'choose-and-justify',
      kind: 'tip',
      title: { en: 'Choose and justify', zh: '选择并说明理由' },
      details: [
        {
          en: 'Pairs need the sign or signed-rank test on the differences; two separate samples need the rank-sum test. Different sample sizes always mean rank-sum. Tied ranks and zero differences are not set.',
          zh: '成对数据对差值用符号检验或符号秩检验；两组独立样本用秩和检验。两样本容量不同时必用秩和检验。考试不会出现相同的秩或差值为零的情形。',
        },
        {
          en: '"Give a reason for a non-parametric test": the population (of differences) is not known to be normal. "The sample is small" alone is not the reason.',
          zh: '“说明为何用非参数检验”：不知道（差值的）总体是否服从正态分布。只说“样本小”不算理由。',
        },
        {
          en: 'Hypotheses name the population median; the word "population" is often needed for the mark.',
          zh: '假设要写“总体中位数”，“总体”二字往往是得分点。',
        },
      ],
    },
    {
      id: 'small-is-significant',
      kind: 'error',
      title: { en: 'The inequality the wrong way', zh: '不等号方向弄反' },
      details: [
        {
          en: tex`Rejecting when $T$ or $W$ is greater than the table value. These tables give the largest value that is significant.`,
          zh: tex`在 $T$ 或 $W$ 大于表值时拒绝。这些表给出的是能拒绝 $H_0$ 的统计量的最大值。`,
        },
        {
          en: tex`Ranking the signed differences instead of their sizes.`,
          zh: tex`对带符号的差值排秩，而没有按绝对值排秩。`,
        },
        {
          en: tex`Using $R$ of the larger sample in the rank-sum test.`,
          zh: tex`秩和检验中用了较大样本的秩和。`,
        },
        {
          en: 'Stating hypotheses about means instead of medians.',
          zh: '假设写成针对均值的，而不是针对中位数的。',
        },
      ],
    },
  ],
};
