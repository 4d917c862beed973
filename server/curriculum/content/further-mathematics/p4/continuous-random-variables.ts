import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p4',
  order: 1,
  level: 'AS',
  slug: 'continuous-random-variables',
  title: { en: 'Continuous random variables', zh: '连续型随机变量' },
  summary: {
    en: 'A continuous random variable is described by its density, whose areas are probabilities, or by its distribution function. You learn to pass between the two, also when they are defined in pieces, to find means, variances and percentiles, and to find the distribution of a function of the variable.',
    zh: '连续型随机变量可用概率密度函数（面积即概率）或分布函数来描述。学完后你能在两者之间转换（包括分段定义的情形），求期望、方差与百分位数，并能求随机变量的函数的分布。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'probability density function',
      'pdf',
      'cumulative distribution function',
      'cdf',
      'median of a pdf',
      'percentile',
      'distribution of Y = g(X)',
      'E(g(X))',
    ],
    zh: [
      '概率密度函数',
      '累积分布函数',
      '分布函数',
      '连续分布的中位数',
      '百分位数',
      '随机变量的函数',
      '分段密度函数',
    ],
  },
  prerequisites: ['9709/p5/discrete-random-variables', '9709/p3/integration'],
  methods: ['continuous-random-variable'],
  cards: [
    {
      id: 'density',
      kind: 'concept',
      title: { en: 'The density', zh: '概率密度函数' },
      details: [
        {
          en: tex`A density satisfies $f(x)\ge0$ everywhere and $\int_{-\infty}^{\infty}f(x)\,\mathrm{d}x=1$. Probabilities are areas: $P(a<X<b)=\int_a^bf(x)\,\mathrm{d}x$.`,
          zh: tex`密度函数处处满足 $f(x)\ge0$，且 $\int_{-\infty}^{\infty}f(x)\,\mathrm{d}x=1$。概率就是面积：$P(a<X<b)=\int_a^bf(x)\,\mathrm{d}x$。`,
        },
        {
          en: tex`$P(X=a)=0$, so $<$ and $\le$ give the same probability. A density may be greater than $1$; an area may not.`,
          zh: tex`$P(X=a)=0$，所以 $<$ 与 $\le$ 的概率相同。密度值可以大于 $1$，面积不可以。`,
        },
        {
          en: tex`A density in pieces is integrated piece by piece. An unknown constant follows from the total area, and a density that is continuous gives a second equation at the join.`,
          zh: tex`分段定义的密度要逐段积分。未知常数由总面积为 $1$ 求出；若密度连续，衔接处还可再列一个方程。`,
        },
      ],
    },
    {
      id: 'distribution-function',
      kind: 'concept',
      title: { en: 'The distribution function', zh: '分布函数' },
      details: [
        {
          en: tex`$F(x)=P(X\le x)=\int_{-\infty}^xf(t)\,\mathrm{d}t$ and $f(x)=F'(x)$. It rises from $0$ to $1$ and has no jumps.`,
          zh: tex`$F(x)=P(X\le x)=\int_{-\infty}^xf(t)\,\mathrm{d}t$，且 $f(x)=F'(x)$。它从 $0$ 连续地增加到 $1$，没有跳跃。`,
        },
        {
          en: tex`State it for all $x$: $0$ to the left of the range, the formulas in the middle, $1$ to the right.`,
          zh: tex`要对一切 $x$ 写全：范围左侧为 $0$，中间写公式，右侧为 $1$。`,
        },
        {
          en: tex`In pieces the area so far is carried along. For $f(x)=\frac{x}{4}$ on $0\le x\le2$ and $\frac12$ on $2<x\le3$: $F(x)=\frac{x^2}{8}$, then $F(x)=\frac12+\frac12(x-2)=\frac12(x-1)$.`,
          zh: tex`分段时要加上前面已累积的面积。例如 $f(x)=\frac{x}{4}$（$0\le x\le2$），$f(x)=\frac12$（$2<x\le3$）：先有 $F(x)=\frac{x^2}{8}$，再有 $F(x)=\frac12+\frac12(x-2)=\frac12(x-1)$。`,
        },
      ],
    },
    {
      id: 'mean-and-variance',
      kind: 'formula',
      title: { en: 'Expectation and variance', zh: '期望与方差' },
      details: [
        {
          en: tex`$E(X)=\int xf(x)\,\mathrm{d}x$, $\mathrm{Var}(X)=\int x^2f(x)\,\mathrm{d}x-[E(X)]^2$.`,
          zh: tex`期望 $E(X)=\int xf(x)\,\mathrm{d}x$，方差 $\mathrm{Var}(X)=\int x^2f(x)\,\mathrm{d}x-[E(X)]^2$。`,
        },
        {
          en: tex`For any function $E(g(X))=\int g(x)f(x)\,\mathrm{d}x$: the density of $g(X)$ is not needed.`,
          zh: tex`对任意函数 $E(g(X))=\int g(x)f(x)\,\mathrm{d}x$，不需要先求 $g(X)$ 的密度。`,
        },
        {
          en: tex`If the graph of $f$ is symmetric about $x=a$, then mean and median are both $a$; say so and save an integral.`,
          zh: tex`若 $f$ 的图像关于 $x=a$ 对称，则期望和中位数都是 $a$，写明理由即可省去一个积分。`,
        },
      ],
      example: {
        stem: {
          en: tex`The random variable $X$ has probability density function $f(x)=kx(4-x)$ for $0\le x\le4$ and $f(x)=0$ otherwise. Find $\mathrm{Var}(X)$.`,
          zh: tex`随机变量 $X$ 的概率密度函数为 $f(x)=kx(4-x)$（$0\le x\le4$），其他处 $f(x)=0$。求 $\mathrm{Var}(X)$。`,
        },
        answer: '4/5',
        ask: 'X has probability density function f(x) = kx(4 - x) for 0 ≤ x ≤ 4. Find Var(X)',
        steps: [
          {
            say: { en: 'The total area is 1.', zh: '总面积为 1。' },
            tex: [
              tex`k\int_0^4(4x - x^2)\,\mathrm{d}x = k\left[2x^2 - \tfrac13x^3\right]_0^4 = \tfrac{32}{3}k = 1`,
              tex`k = \tfrac{3}{32}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`The density is symmetric about $x=2$.`,
              zh: tex`密度关于 $x=2$ 对称。`,
            },
            tex: [tex`E(X) = 2`],
            marks: ['B1'],
          },
          {
            say: { en: 'Find the expectation of the square.', zh: '求平方的期望。' },
            tex: [
              tex`E(X^2) = \tfrac{3}{32}\int_0^4(4x^3 - x^4)\,\mathrm{d}x = \tfrac{3}{32}\left[x^4 - \tfrac15x^5\right]_0^4 = \tfrac{24}{5}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Subtract the square of the mean.', zh: '减去期望的平方。' },
            tex: [tex`\mathrm{Var}(X) = \tfrac{24}{5} - 2^2 = \tfrac45`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'percentiles',
      kind: 'method',
      title: { en: 'Median, quartiles and percentiles', zh: '中位数、四分位数与百分位数' },
      details: [
        {
          en: tex`Solve $F(m)=\frac12$ for the median, $F(q)=\frac14$ and $\frac34$ for the quartiles, $F(p)=0.9$ for the 90th percentile.`,
          zh: tex`中位数解 $F(m)=\frac12$，四分位数解 $F(q)=\frac14$ 与 $\frac34$，第 90 百分位数解 $F(p)=0.9$。`,
        },
        {
          en: tex`With pieces find first in which piece it lies: work out $F$ at the joins. In the example above $F(2)=\frac12$, so the median is exactly $2$.`,
          zh: tex`分段时先求衔接点处的 $F$，判断落在哪一段。上例中 $F(2)=\frac12$，中位数恰为 $2$。`,
        },
        {
          en: tex`Of several roots only the one inside the range counts; say why the other is rejected.`,
          zh: tex`若解出多个根，只取在取值范围内的那个，并说明舍去其余根的理由。`,
        },
      ],
    },
    {
      id: 'function-of-x',
      kind: 'method',
      title: { en: 'The distribution of Y = g(X)', zh: '求 Y = g(X) 的分布' },
      details: [
        {
          en: tex`Go through the distribution function: $G(y)=P(Y\le y)=P(g(X)\le y)$, turn this into a statement about $X$, use $F$, then differentiate to get the density of $Y$.`,
          zh: tex`通过分布函数求：$G(y)=P(Y\le y)=P(g(X)\le y)$，化成关于 $X$ 的不等式，代入 $F$，再求导得 $Y$ 的密度。`,
        },
        {
          en: tex`A decreasing function turns the inequality round: for $Y=\frac1X$ with $X>0$, $P(Y\le y)=P\left(X\ge\frac1y\right)=1-F\left(\frac1y\right)$.`,
          zh: tex`函数递减时不等号反向：$Y=\frac1X$（$X>0$）时，$P(Y\le y)=P\left(X\ge\frac1y\right)=1-F\left(\frac1y\right)$。`,
        },
        {
          en: tex`Give the range of $y$: it is the image of the range of $x$.`,
          zh: tex`写出 $y$ 的取值范围，即 $x$ 的范围在该函数下的像。`,
        },
      ],
      example: {
        stem: {
          en: tex`$X$ has probability density function $f(x)=\frac{x}{8}$ for $0\le x\le4$. The random variable $Y$ is $\sqrt{X}$. Find the probability density function of $Y$.`,
          zh: tex`$X$ 的概率密度函数为 $f(x)=\frac{x}{8}$（$0\le x\le4$），$Y=\sqrt{X}$。求 $Y$ 的概率密度函数。`,
        },
        answer: 'y^3/4',
        steps: [
          {
            say: { en: 'Find the distribution function of X.', zh: '求 X 的分布函数。' },
            tex: [tex`F(x) = \int_0^x\frac{t}{8}\,\mathrm{d}t = \frac{x^2}{16}, \quad 0 \le x \le 4`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Turn the statement about Y into one about X.',
              zh: '把关于 Y 的事件化为关于 X 的事件。',
            },
            tex: [tex`G(y) = P(\sqrt{X} \le y) = P(X \le y^2) = F(y^2) = \frac{y^4}{16}`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Put $y^2$ where $x$ stood in $F$; substituting in $f$ would be wrong.`,
              zh: tex`是把 $F$ 中的 $x$ 换成 $y^2$，而不是在 $f$ 中代换。`,
            },
          },
          {
            say: { en: 'Differentiate and give the range.', zh: '求导并写出范围。' },
            tex: [tex`g(y) = \tfrac14y^3, \quad 0 \le y \le 2`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'complete-statements',
      kind: 'tip',
      title: { en: 'Complete statements', zh: '答案要写完整' },
      details: [
        {
          en: tex`A density or distribution function without its range, and without "otherwise $0$", is not a complete answer.`,
          zh: tex`密度或分布函数若不写取值范围、不写“其他处为 $0$”，就不是完整的答案。`,
        },
        {
          en: tex`Check any $F$: $F=0$ at the left end, $F=1$ at the right end, pieces agree where they meet.`,
          zh: tex`检验 $F$：左端为 $0$，右端为 $1$，衔接处两段相等。`,
        },
        {
          en: tex`Keep exact fractions for $E(X)$ until the variance is found: rounding early can cost the accuracy mark because two near numbers are subtracted.`,
          zh: tex`求方差之前 $E(X)$ 保留精确分数；两个相近的数相减，过早取近似会丢准确分。`,
        },
      ],
    },
    {
      id: 'areas-and-pieces',
      kind: 'error',
      title: { en: 'Lost pieces', zh: '漏掉分段' },
      details: [
        {
          en: tex`Starting $F$ afresh in every piece: without the area of the earlier pieces it does not end at $1$.`,
          zh: tex`每一段都从零开始写 $F$：漏加前面的面积，最后就到不了 $1$。`,
        },
        {
          en: tex`Squaring the wrong factor: $E(X^2)$ needs $\int x^2f(x)\,\mathrm{d}x$, not $\int x\,[f(x)]^2\,\mathrm{d}x$.`,
          zh: tex`平方的位置错误：$E(X^2)=\int x^2f(x)\,\mathrm{d}x$，而不是 $\int x\,[f(x)]^2\,\mathrm{d}x$。`,
        },
        {
          en: tex`Taking $E\left(\frac1X\right)=\frac{1}{E(X)}$ or $E(X^2)=[E(X)]^2$. Both are false except for constants.`,
          zh: tex`以为 $E\left(\frac1X\right)=\frac{1}{E(X)}$ 或 $E(X^2)=[E(X)]^2$；除常数外都不成立。`,
        },
        {
          en: tex`Solving $f(m)=\frac12$ for the median instead of $F(m)=\frac12$.`,
          zh: tex`求中位数时解了 $f(m)=\frac12$，应解 $F(m)=\frac12$。`,
        },
      ],
    },
  ],
};
