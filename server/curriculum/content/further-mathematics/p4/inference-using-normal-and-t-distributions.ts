import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p4',
  order: 2,
  level: 'AS',
  slug: 'inference-using-normal-and-t-distributions',
  title: { en: 'Inference using normal and t-distributions', zh: '正态分布与 t 分布的统计推断' },
  summary: {
    en: 'From a sample one draws conclusions about the mean of a population, or about the difference of two means. You learn to choose between the normal and the t-distribution, to test a mean, paired differences and two independent samples, and to find confidence intervals for a mean and for a difference of means.',
    zh: '由样本可以推断总体均值，或两个总体均值之差。学完后你能判断该用正态分布还是 t 分布，会对单个均值、成对差值和两个独立样本作假设检验，并能求均值以及均值之差的置信区间。',
  },
  difficulty: 'Hard',
  minutes: 55,
  aliases: {
    en: [
      't-test',
      'confidence interval',
      'pooled variance',
      'paired t-test',
      'two-sample t-test',
      'unbiased estimate',
      'degrees of freedom',
      "Student's t",
      'hypothesis test',
    ],
    zh: ['t 检验', '置信区间', '合并方差', '配对 t 检验', '双样本 t 检验', '无偏估计', '自由度', '假设检验'],
  },
  prerequisites: ['9709/p5/the-normal-distribution', '9709/p5/representation-of-data'],
  methods: ['unbiased-estimate', 'confidence-interval', 'test-of-mean'],
  cards: [
    {
      id: 'normal-or-t',
      kind: 'concept',
      title: { en: 'Normal or t?', zh: '用正态分布还是 t 分布' },
      details: [
        {
          en: tex`Population normal with known variance, or a large sample: use $z=\frac{\bar x-\mu}{\sigma/\sqrt n}$ (with $s$ for $\sigma$ when the sample is large).`,
          zh: tex`总体正态且方差已知，或大样本：用 $z=\frac{\bar x-\mu}{\sigma/\sqrt n}$（大样本时可用 $s$ 代替 $\sigma$）。`,
        },
        {
          en: tex`Small sample, unknown variance, normal population: use $t=\frac{\bar x-\mu}{s/\sqrt n}$ with $n-1$ degrees of freedom. The assumption of a normal population must be stated.`,
          zh: tex`小样本、方差未知、总体正态：用 $t=\frac{\bar x-\mu}{s/\sqrt n}$，自由度 $n-1$。必须说明“总体服从正态分布”这一假设。`,
        },
        {
          en: tex`The $t$-curve has more in its tails than the normal curve, because $s$ varies too; with growing degrees of freedom it approaches $\mathrm{N}(0,1)$.`,
          zh: tex`由于 $s$ 本身也在变动，$t$ 分布的尾部比正态分布厚；自由度增大时趋近 $\mathrm{N}(0,1)$。`,
        },
      ],
    },
    {
      id: 'estimates',
      kind: 'formula',
      title: { en: 'Unbiased estimates', zh: '无偏估计' },
      details: [
        {
          en: tex`Mean: $\bar x=\frac{\sum x}{n}$. Variance: $s^2=\frac{1}{n-1}\left(\sum x^2-\frac{(\sum x)^2}{n}\right)$, with $n-1$, not $n$.`,
          zh: tex`均值：$\bar x=\frac{\sum x}{n}$；方差：$s^2=\frac{1}{n-1}\left(\sum x^2-\frac{(\sum x)^2}{n}\right)$，分母是 $n-1$ 而不是 $n$。`,
        },
        {
          en: tex`Two samples with a common variance are pooled: $s^2=\frac{(n_1-1)s_1^2+(n_2-1)s_2^2}{n_1+n_2-2}$.`,
          zh: tex`两个总体方差相等时合并估计：$s^2=\frac{(n_1-1)s_1^2+(n_2-1)s_2^2}{n_1+n_2-2}$。`,
        },
        {
          en: tex`If a question gives $\sum(x-\bar x)^2$, divide by $n-1$ directly.`,
          zh: tex`若题目给出 $\sum(x-\bar x)^2$，直接除以 $n-1$。`,
        },
      ],
    },
    {
      id: 'confidence-interval',
      kind: 'method',
      title: { en: 'Confidence interval for a mean', zh: '均值的置信区间' },
      details: [
        {
          en: tex`$\bar x\pm z\frac{\sigma}{\sqrt n}$ or $\bar x\pm t_{n-1}\frac{s}{\sqrt n}$. For $95\%$ each tail holds $2.5\%$, so look up $p=0.975$.`,
          zh: tex`$\bar x\pm z\frac{\sigma}{\sqrt n}$ 或 $\bar x\pm t_{n-1}\frac{s}{\sqrt n}$。$95\%$ 时两尾各占 $2.5\%$，所以查 $p=0.975$。`,
        },
        {
          en: tex`Meaning: of many such intervals about $95\%$ contain $\mu$. A given interval either contains it or not.`,
          zh: tex`含义：反复抽样得到的许多区间中约有 $95\%$ 包含 $\mu$；某个具体区间要么包含，要么不包含。`,
        },
        {
          en: tex`The width is $2t\frac{s}{\sqrt n}$: to halve it with the same $s$ and a large sample one needs four times as many observations.`,
          zh: tex`区间宽度为 $2t\frac{s}{\sqrt n}$：大样本且 $s$ 不变时，要使宽度减半，样本量须变为四倍。`,
        },
      ],
      example: {
        stem: {
          en: tex`A random sample of $8$ observations of a normally distributed variable gives $\sum x=164.8$ and $\sum x^2=3411.9$. Find a $95\%$ confidence interval for the population mean.`,
          zh: tex`从正态总体抽取 $8$ 个观测值的随机样本，$\sum x=164.8$，$\sum x^2=3411.9$。求总体均值的 $95\%$ 置信区间。`,
        },
        answer: '(19.3, 21.9)',
        ask: 'A random sample of 8 observations of a normal variable has Σx = 164.8 and Σx^2 = 3411.9. Find a 95% confidence interval for the mean.',
        steps: [
          {
            say: { en: 'Unbiased estimates.', zh: '求无偏估计。' },
            tex: [
              tex`\bar x = \frac{164.8}{8} = 20.6`,
              tex`s^2 = \tfrac17\left(3411.9 - \frac{164.8^2}{8}\right) = 2.431`,
            ],
            marks: ['B1', 'M1', 'A1'],
          },
          {
            say: {
              en: 'The variance is unknown and the sample is small: 7 degrees of freedom.',
              zh: '方差未知且为小样本：自由度为 7。',
            },
            tex: [tex`t = 2.365`],
            marks: ['B1'],
            why: {
              en: tex`With $z=1.96$ the interval would be too narrow for what $8$ values can tell.`,
              zh: tex`若用 $z=1.96$，区间会偏窄，$8$ 个数据达不到这样的精度。`,
            },
          },
          {
            say: { en: 'Form the interval.', zh: '写出区间。' },
            tex: [tex`20.6 \pm 2.365\sqrt{\frac{2.431}{8}} = 20.6 \pm 1.304`, tex`19.3 < \mu < 21.9`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'shape-of-a-test',
      kind: 'concept',
      title: { en: 'The shape of a test', zh: '假设检验的步骤' },
      details: [
        {
          en: tex`Hypotheses about the parameter, $H_0:\mu=20$, $H_1:\mu>20$ ($\ne$ for two tails); test statistic; critical value for the level and degrees of freedom; comparison; conclusion in context.`,
          zh: tex`步骤：写关于参数的假设 $H_0:\mu=20$，$H_1:\mu>20$（双尾用 $\ne$）；求检验统计量；按显著性水平和自由度查临界值；比较；结合题意下结论。`,
        },
        {
          en: tex`"There is sufficient evidence at the $5\%$ level that the mean has increased": never "this proves". Not rejecting $H_0$ means insufficient evidence, not that $H_0$ is true.`,
          zh: tex`结论写“在 $5\%$ 的显著性水平下，有充分证据说明均值增大”，不能写“证明了”。不拒绝 $H_0$ 只说明证据不足，并非 $H_0$ 为真。`,
        },
        {
          en: 'One tail or two follows from the wording of the claim, before looking at the data. The basic ideas of testing come from Mathematics Paper 6, whose content is assumed here.',
          zh: '单尾还是双尾由题目的说法决定，不能看了数据再选。假设检验的基本概念属于数学（9709）试卷 6，本卷默认已经学过。',
        },
      ],
    },
    {
      id: 'two-samples',
      kind: 'method',
      title: { en: 'Two independent samples', zh: '两个独立样本' },
      details: [
        {
          en: tex`Small samples from normal populations with equal variance: $t=\frac{\bar x_1-\bar x_2-(\mu_1-\mu_2)}{s\sqrt{\frac{1}{n_1}+\frac{1}{n_2}}}$ with pooled $s$ and $n_1+n_2-2$ degrees of freedom.`,
          zh: tex`两总体正态且方差相等的小样本：$t=\frac{\bar x_1-\bar x_2-(\mu_1-\mu_2)}{s\sqrt{\frac{1}{n_1}+\frac{1}{n_2}}}$，$s$ 用合并估计，自由度 $n_1+n_2-2$。`,
        },
        {
          en: tex`Large samples: $z=\frac{\bar x_1-\bar x_2}{\sqrt{\frac{s_1^2}{n_1}+\frac{s_2^2}{n_2}}}$; no pooling, no assumption of normality.`,
          zh: tex`大样本：$z=\frac{\bar x_1-\bar x_2}{\sqrt{\frac{s_1^2}{n_1}+\frac{s_2^2}{n_2}}}$，不必合并方差，也不必假设正态。`,
        },
        {
          en: tex`Confidence interval for $\mu_1-\mu_2$: $\bar x_1-\bar x_2\pm ts\sqrt{\frac{1}{n_1}+\frac{1}{n_2}}$ with the pooled $s$, or $\bar x_1-\bar x_2\pm z\sqrt{\frac{s_1^2}{n_1}+\frac{s_2^2}{n_2}}$ for large samples. If it does not contain $0$, there is sufficient evidence at the matching two-tailed level that the means differ.`,
          zh: tex`$\mu_1-\mu_2$ 的置信区间：小样本用 $\bar x_1-\bar x_2\pm ts\sqrt{\frac{1}{n_1}+\frac{1}{n_2}}$（$s$ 为合并估计），大样本用 $\bar x_1-\bar x_2\pm z\sqrt{\frac{s_1^2}{n_1}+\frac{s_2^2}{n_2}}$。若区间不含 $0$，则在相应的双尾显著性水平下，有充分证据说明两均值不同。`,
        },
      ],
      example: {
        stem: {
          en: tex`Two independent random samples from normal populations with a common variance have $n_1=6$, $\bar x_1=21.5$, $s_1^2=1.424$ and $n_2=5$, $\bar x_2=19.4$, $s_2^2=0.745$, where $s_1^2$ and $s_2^2$ are unbiased estimates. Test at the $5\%$ level whether the population means differ. State the value of the test statistic.`,
          zh: tex`从两个方差相等的正态总体独立抽样，得 $n_1=6$，$\bar x_1=21.5$，$s_1^2=1.424$；$n_2=5$，$\bar x_2=19.4$，$s_2^2=0.745$（$s_1^2$、$s_2^2$ 均为无偏估计）。在 $5\%$ 的显著性水平下检验两总体均值是否不同，并写出检验统计量的值。`,
        },
        answer: 't = 3.27',
        steps: [
          {
            say: { en: 'Hypotheses.', zh: '写出假设。' },
            tex: [tex`H_0: \mu_1 = \mu_2, \qquad H_1: \mu_1 \neq \mu_2`],
            marks: ['B1'],
          },
          {
            say: { en: 'Pool the variances.', zh: '合并方差。' },
            tex: [tex`s^2 = \frac{5(1.424) + 4(0.745)}{9} = 1.122`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Find the test statistic.', zh: '求检验统计量。' },
            tex: [tex`t = \frac{21.5 - 19.4}{\sqrt{1.122\left(\frac16 + \frac15\right)}} = 3.27`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Compare with 9 degrees of freedom, two tails.',
              zh: '自由度 9，双尾，与临界值比较。',
            },
            tex: [tex`3.27 > 2.262`],
            marks: ['M1'],
            why: {
              en: tex`Two tails at $5\%$ mean $2.5\%$ in each, so $p=0.975$ in the table.`,
              zh: tex`双尾 $5\%$ 即每尾 $2.5\%$，查表取 $p=0.975$。`,
            },
          },
          {
            say: {
              en: tex`Reject $H_0$: there is sufficient evidence at the $5\%$ level that the population means differ.`,
              zh: tex`拒绝 $H_0$：在 $5\%$ 的显著性水平下，有充分证据说明两总体均值不同。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'paired-samples',
      kind: 'method',
      title: { en: 'Paired samples', zh: '成对样本' },
      details: [
        {
          en: tex`The same people or objects measured twice: form the differences $d$ and do a one-sample $t$-test on them, $t=\frac{\bar d-k}{s_d/\sqrt n}$ with $n-1$ degrees of freedom.`,
          zh: tex`同一批对象测量两次：先求差值 $d$，再对差值作单样本 $t$ 检验，$t=\frac{\bar d-k}{s_d/\sqrt n}$，自由度 $n-1$。`,
        },
        {
          en: tex`The assumption is that the differences are normally distributed; nothing is assumed about the two sets of measurements by themselves.`,
          zh: tex`假设是差值服从正态分布，对两组测量值本身不作假设。`,
        },
        {
          en: tex`"Has increased by more than $2$" means $H_0:\mu_d=2$, $H_1:\mu_d>2$: the $2$ goes into the numerator.`,
          zh: tex`“增加超过 $2$”即 $H_0:\mu_d=2$，$H_1:\mu_d>2$，分子中要减去 $2$。`,
        },
      ],
    },
    {
      id: 'assumptions-asked',
      kind: 'tip',
      title: { en: 'Assumptions and accuracy', zh: '假设条件与精度' },
      details: [
        {
          en: 'When asked for assumptions, name the population: "the population of differences is normal", "both populations are normal and have the same variance". "The data are normal" is not enough.',
          zh: '问假设条件时要说清是哪个总体：“差值的总体服从正态分布”，“两总体都服从正态分布且方差相等”。只写“数据服从正态分布”不够。',
        },
        {
          en: tex`Compare statistic with critical value visibly ($3.27>2.262$); the comparison is worth a mark.`,
          zh: tex`把统计量与临界值的比较写出来（$3.27>2.262$），这一步有分。`,
        },
        {
          en: 'Work with at least four figures and round at the end to three.',
          zh: '中间过程至少保留四位有效数字，最后取三位。',
        },
      ],
    },
    {
      id: 'wrong-test',
      kind: 'error',
      title: { en: 'The wrong test', zh: '用错检验' },
      details: [
        {
          en: 'Treating paired data as two independent samples: the variation between people then hides the effect.',
          zh: '把成对数据当作两个独立样本：个体差异会掩盖真正的效应。',
        },
        {
          en: tex`Dividing by $n$ in $s^2$, or using $s^2$ where $\frac{s}{\sqrt n}$ is needed.`,
          zh: tex`求 $s^2$ 时除以 $n$，或该用 $\frac{s}{\sqrt n}$ 处用了 $s^2$。`,
        },
        {
          en: tex`Stating hypotheses about $\bar x$: they are about $\mu$.`,
          zh: tex`对 $\bar x$ 写假设：假设应针对 $\mu$。`,
        },
        {
          en: tex`Reading the table with the one-tailed value for a two-tailed test, for instance $1.833$ instead of $2.262$ with $9$ degrees of freedom.`,
          zh: tex`双尾检验却查了单尾的值，例如自由度 $9$ 时用了 $1.833$，应为 $2.262$。`,
        },
      ],
    },
  ],
};
