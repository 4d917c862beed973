import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p5',
  order: 4,
  level: 'AS',
  slug: 'discrete-random-variables',
  title: { en: 'Discrete random variables', zh: '离散型随机变量' },
  summary: {
    en: 'A table of values and probabilities describes a discrete random variable; its mean and variance follow by weighted sums. Two models occur so often that they have names: binomial for the number of successes in a fixed number of trials, geometric for the trial of the first success.',
    zh: '用取值与概率的分布表描述离散型随机变量，并用加权和求期望与方差。两种模型最常见：固定次数试验中成功次数服从二项分布，首次成功所需的试验次数服从几何分布。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'probability distribution',
      'expectation',
      'E(X)',
      'Var(X)',
      'binomial distribution',
      'geometric distribution',
      'B(n, p)',
      'Geo(p)',
      'DRV',
      'binominal',
    ],
    zh: [
      '分布列',
      '概率分布',
      '数学期望',
      '期望',
      '方差',
      '二项分布',
      '几何分布',
      '伯努利试验',
      '独立重复试验',
    ],
  },
  prerequisites: ['9709/p5/probability', '9709/p5/permutations-and-combinations', '9709/p1/series'],
  methods: ['discrete-random-variable', 'binomial-distribution', 'geometric-distribution'],
  cards: [
    {
      id: 'distribution',
      kind: 'concept',
      title: { en: 'A distribution table', zh: '分布列' },
      details: [
        {
          en: tex`The table lists every value $x$ with $P(X = x)$. The probabilities lie between $0$ and $1$ and add to $1$, which gives the equation for an unknown constant.`,
          zh: tex`分布列写出每个取值 $x$ 及 $P(X = x)$。各概率介于 $0$ 与 $1$ 之间且和为 $1$，由此可列方程求未知常数。`,
        },
        {
          en: 'To build a table, decide first which values are possible, then find each probability with a tree or by combinations, and check the sum.',
          zh: '建立分布列时，先确定可能取值，再用树状图或组合求每个概率，最后检查和是否为 1。',
        },
        {
          en: tex`Capital $X$ is the variable, small $x$ one of its values: $P(X > 2)$ is the sum over the values above $2$, without $2$ itself.`,
          zh: tex`大写 $X$ 是随机变量，小写 $x$ 是它的取值：$P(X > 2)$ 是所有大于 $2$ 的取值的概率之和，不含 $2$。`,
        },
      ],
    },
    {
      id: 'mean-and-variance',
      kind: 'formula',
      title: { en: 'Expectation and variance', zh: '期望与方差' },
      details: [
        {
          en: tex`$\mathrm{E}(X) = \sum xp$ and $\mathrm{Var}(X) = \sum x^2p - \{\mathrm{E}(X)\}^2$, both in MF19. The expectation need not be a possible value.`,
          zh: tex`$\mathrm{E}(X) = \sum xp$，$\mathrm{Var}(X) = \sum x^2p - \{\mathrm{E}(X)\}^2$，两者都在 MF19 中。期望不一定是 $X$ 能取到的值。`,
        },
        {
          en: tex`$\sum x^2p$ squares the value, not the probability; a negative $x$ contributes a positive $x^2$. A negative variance is a sign of a slip.`,
          zh: tex`$\sum x^2p$ 中平方的是取值，不是概率；$x$ 为负时 $x^2$ 仍为正。方差若算出负值，必定有误。`,
        },
        {
          en: tex`If $\mathrm{E}(X)$ is given, it is a second equation beside $\sum p = 1$: two unknowns can be found.`,
          zh: tex`若给出 $\mathrm{E}(X)$，它与 $\sum p = 1$ 组成方程组，可解两个未知量。`,
        },
      ],
      example: {
        stem: {
          en: tex`The random variable $X$ takes the values $1, 2, 3, 5$ with $P(X = x) = kx$. Find $\mathrm{Var}(X)$.`,
          zh: tex`随机变量 $X$ 取值 $1, 2, 3, 5$，且 $P(X = x) = kx$。求 $\mathrm{Var}(X)$。`,
        },
        answer: '250/121',
        ask: 'P(X = x) = kx for x = 1, 2, 3, 5. Find Var(X)',
        steps: [
          {
            say: { en: 'The probabilities add to 1.', zh: '概率之和为 1。' },
            tex: ['k + 2k + 3k + 5k = 1', tex`k = \frac{1}{11}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Expectation.', zh: '求期望。' },
            tex: [tex`\mathrm{E}(X) = \frac{1 + 4 + 9 + 25}{11} = \frac{39}{11}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Expectation of the square, then the variance.', zh: '求平方的期望，再求方差。' },
            tex: [
              tex`\mathrm{E}(X^2) = \frac{1 + 8 + 27 + 125}{11} = \frac{161}{11}`,
              tex`\mathrm{Var}(X) = \frac{161}{11} - \left(\frac{39}{11}\right)^2`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Simplify.', zh: '化简。' },
            tex: [tex`\mathrm{Var}(X) = \frac{250}{121} = 2.07`],
            marks: ['A1'],
            why: {
              en: tex`Keep $\frac{39}{11}$ exact: with $3.55$ the variance comes out as $2.03$.`,
              zh: tex`$\frac{39}{11}$ 要保留精确值：若用 $3.55$，方差会算成 $2.03$。`,
            },
          },
        ],
      },
    },
    {
      id: 'binomial',
      kind: 'method',
      title: { en: 'The binomial distribution', zh: '二项分布' },
      details: [
        {
          en: tex`$X \sim \mathrm{B}(n, p)$: a fixed number $n$ of independent trials, two outcomes each, the same probability $p$ of success, and $X$ counts the successes. State these in the words of the question when a reason is asked.`,
          zh: tex`$X \sim \mathrm{B}(n, p)$：试验次数 $n$ 固定、各次独立、每次只有两种结果、成功概率 $p$ 不变，$X$ 为成功次数。要求说明理由时，要结合题目情境写出这些条件。`,
        },
        {
          en: tex`$P(X = r) = \dbinom{n}{r}p^r(1 - p)^{n - r}$, $\;\mu = np$, $\;\sigma^2 = np(1 - p)$.`,
          zh: tex`$P(X = r) = \dbinom{n}{r}p^r(1 - p)^{n - r}$，$\mu = np$，$\sigma^2 = np(1 - p)$。`,
        },
        {
          en: tex`Turn words into an inequality first: "fewer than $3$" is $X \le 2$, "at least $3$" is $1 - P(X \le 2)$, "more than $3$" is $1 - P(X \le 3)$.`,
          zh: tex`先把文字化为不等式：“少于 $3$”即 $X \le 2$；“至少 $3$”为 $1 - P(X \le 2)$；“多于 $3$”为 $1 - P(X \le 3)$。`,
        },
      ],
      example: {
        stem: {
          en: tex`$X \sim \mathrm{B}(12, 0.35)$. Find $P(X \ge 3)$.`,
          zh: tex`已知 $X \sim \mathrm{B}(12, 0.35)$，求 $P(X \ge 3)$。`,
        },
        answer: '0.849',
        ask: 'X ~ B(12, 0.35). Find P(X ≥ 3).',
        steps: [
          {
            say: {
              en: tex`Use the complement: $X$ is $0$, $1$ or $2$.`,
              zh: tex`用对立事件：$X$ 取 $0$、$1$ 或 $2$。`,
            },
            tex: [
              tex`1 - \left\{0.65^{12} + \binom{12}{1}(0.35)(0.65)^{11} + \binom{12}{2}(0.35)^2(0.65)^{10}\right\}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: ['1 - (0.005688 + 0.036753 + 0.108846)', '0.849'],
            marks: ['A1'],
            why: {
              en: 'Write all three terms; an answer from the calculator without them may lose all the marks.',
              zh: '三项都要写出；只写计算器的结果可能一分不得。',
            },
          },
        ],
      },
    },
    {
      id: 'geometric',
      kind: 'method',
      title: { en: 'The geometric distribution', zh: '几何分布' },
      details: [
        {
          en: tex`$X \sim \mathrm{Geo}(p)$ is the number of the trial on which the first success comes, $X = 1, 2, 3, \dots$: $P(X = r) = p(1 - p)^{r - 1}$, $\;\mathrm{E}(X) = \dfrac{1}{p}$. The variance is not needed in this paper.`,
          zh: tex`$X \sim \mathrm{Geo}(p)$ 表示首次成功发生在第几次试验，$X = 1, 2, 3, \dots$：$P(X = r) = p(1 - p)^{r - 1}$，$\mathrm{E}(X) = \dfrac{1}{p}$。本卷不要求方差。`,
        },
        {
          en: tex`"No success in the first $r$" is the quickest road: $P(X > r) = (1 - p)^r$ and $P(X \le r) = 1 - (1 - p)^r$.`,
          zh: tex`用“前 $r$ 次都不成功”最快：$P(X > r) = (1 - p)^r$，$P(X \le r) = 1 - (1 - p)^r$。`,
        },
        {
          en: tex`Least $n$ with $P(X \le n) > 0.95$: solve $(1 - p)^n < 0.05$ by logarithms or by trial; dividing by $\ln(1 - p)$, which is negative, turns the inequality.`,
          zh: tex`求使 $P(X \le n) > 0.95$ 的最小 $n$：用对数或试值解 $(1 - p)^n < 0.05$；除以负数 $\ln(1 - p)$ 时不等号反向。`,
        },
      ],
      example: {
        stem: {
          en: tex`A spinner shows blue with probability $0.2$, independently at each spin. Find the probability that the first blue comes after the $6$th spin.`,
          zh: tex`转盘每次转到蓝色的概率为 $0.2$，各次相互独立。求首次转到蓝色发生在第 $6$ 次之后的概率。`,
        },
        answer: '0.262',
        ask: 'X ~ Geo(0.2). Find P(X > 6)',
        steps: [
          {
            say: { en: 'The first six spins are all not blue.', zh: '前六次都不是蓝色。' },
            tex: [tex`P(X > 6) = 0.8^6`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`0.262`],
            marks: ['A1'],
            why: {
              en: tex`With $0.8^5$ you would have $P(X > 5)$, that is $P(X \ge 6)$.`,
              zh: tex`若写 $0.8^5$，得到的是 $P(X > 5)$，即 $P(X \ge 6)$。`,
            },
          },
        ],
      },
    },
    {
      id: 'which-model',
      kind: 'concept',
      title: { en: 'Which model?', zh: '选择模型' },
      details: [
        {
          en: 'Fixed number of trials, count the successes: binomial. Go on until the first success, count the trials: geometric. Draws without replacement are neither, because the probability changes.',
          zh: '次数固定、数成功次数：二项分布。试到首次成功、数试验次数：几何分布。不放回抽取两者都不是，因为概率在变化。',
        },
        {
          en: tex`"The third success comes on the $8$th trial" joins them: two successes in $7$ trials (binomial), then a success.`,
          zh: tex`“第三次成功恰在第 $8$ 次”要结合使用：前 $7$ 次中成功两次（二项分布），再乘以第 $8$ 次成功的概率。`,
        },
        {
          en: 'A binomial probability can itself be the probability of success of another binomial: boxes of eggs, then numbers of boxes.',
          zh: '由一个二项分布求得的概率，可以作为另一个二项分布的成功概率：先看一盒里的鸡蛋，再看若干盒中的盒数。',
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Show the terms', zh: '写出各项' },
      details: [
        {
          en: tex`Write at least the expression of each binomial term with its numbers. Answers to $3$ significant figures; $0.07$ for $0.0702$ loses the mark.`,
          zh: tex`每个二项概率都要写出含数字的表达式。答案取 $3$ 位有效数字；把 $0.0702$ 写成 $0.07$ 会丢分。`,
        },
        {
          en: 'Take the shorter side: for "at least 2 of 10" the complement has two terms, the direct sum nine.',
          zh: '挑项数少的一边来算：“10 次中至少 2 次”用对立事件只需算两项，直接求和则有九项。',
        },
        {
          en: tex`Check a table with $\sum p = 1$ before finding $\mathrm{E}(X)$: a mistake there follows you through the whole question.`,
          zh: tex`求 $\mathrm{E}(X)$ 之前先检查 $\sum p = 1$：这里的错误会影响整道题。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Leaving out $\binom{n}{r}$, so that only one order of successes is counted.`,
          zh: tex`漏写 $\binom{n}{r}$，只计算了一种成功次序。`,
        },
        {
          en: tex`Forgetting to subtract $\{\mathrm{E}(X)\}^2$, or subtracting $\mathrm{E}(X)$ without the square.`,
          zh: tex`求方差时忘记减 $\{\mathrm{E}(X)\}^2$，或减去没有平方的 $\mathrm{E}(X)$。`,
        },
        {
          en: tex`Wrong borders: $P(X < 4)$ ends at $3$; $P(2 < X \le 5)$ is the values $3, 4, 5$.`,
          zh: tex`边界取错：$P(X < 4)$ 到 $3$ 为止；$P(2 < X \le 5)$ 取 $3, 4, 5$。`,
        },
        {
          en: tex`In a geometric model using the power $r$ instead of $r - 1$ for a success exactly on trial $r$.`,
          zh: tex`几何分布中求恰在第 $r$ 次成功时，指数误写成 $r$ 而不是 $r - 1$。`,
        },
      ],
    },
  ],
};
