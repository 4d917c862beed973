import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p4',
  order: 5,
  level: 'AS',
  slug: 'probability-generating-functions',
  title: { en: 'Probability generating functions', zh: '概率生成函数' },
  summary: {
    en: 'A probability generating function holds all probabilities of a discrete variable as the coefficients of a power series. You learn to write it for the standard distributions, to read probabilities, mean and variance from it, and to find the distribution of a sum of independent variables by multiplication.',
    zh: '概率生成函数是一个幂级数，它的系数就是离散型随机变量取各个值的概率。学完后你能写出常见分布的生成函数，由它求概率、期望与方差，并能用乘法求独立随机变量之和的分布。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'pgf',
      'generating function',
      'G(t)',
      'E(t^X)',
      'sum of independent variables',
      'pgf of binomial',
      'pgf of Poisson',
      'pgf of geometric',
    ],
    zh: [
      '生成函数',
      '概率母函数',
      '母函数',
      '独立随机变量之和',
      'G(t) 函数',
      '二项分布的生成函数',
      '泊松分布的生成函数',
    ],
  },
  prerequisites: ['9709/p5/discrete-random-variables', '9709/p3/differentiation', '9709/p3/algebra'],
  methods: ['probability-generating-function'],
  cards: [
    {
      id: 'definition',
      kind: 'concept',
      title: { en: 'What it is', zh: '定义' },
      details: [
        {
          en: tex`For a variable with values $0,1,2,\ldots$, $G_X(t)=E(t^X)=\sum P(X=x)\,t^x$. The coefficient of $t^x$ is $P(X=x)$.`,
          zh: tex`若 $X$ 取值 $0,1,2,\ldots$，则 $G_X(t)=E(t^X)=\sum P(X=x)\,t^x$，其中 $t^x$ 的系数就是 $P(X=x)$。`,
        },
        {
          en: tex`$G(1)=1$, because the probabilities add up to $1$; this finds an unknown constant. $G(0)=P(X=0)$.`,
          zh: tex`因概率之和为 $1$，所以 $G(1)=1$，可用来求未知常数；$G(0)=P(X=0)$。`,
        },
        {
          en: tex`$t$ has no meaning of its own: it only keeps the probabilities apart. Two variables with the same $G$ have the same distribution.`,
          zh: tex`$t$ 本身没有实际意义，只是用来区分各个概率。生成函数相同，分布就相同。`,
        },
      ],
    },
    {
      id: 'standard-functions',
      kind: 'formula',
      title: { en: 'The standard distributions', zh: '常见分布的生成函数' },
      details: [
        {
          en: tex`$\mathrm{B}(n,p)$: $(1-p+pt)^n$. $\mathrm{Po}(\lambda)$ (of Mathematics Paper 6): $\mathrm{e}^{\lambda(t-1)}$. $\mathrm{Geo}(p)$: $\frac{pt}{1-(1-p)t}$.`,
          zh: tex`二项分布 $\mathrm{B}(n,p)$：$(1-p+pt)^n$；泊松分布 $\mathrm{Po}(\lambda)$（见数学试卷 6）：$\mathrm{e}^{\lambda(t-1)}$；几何分布 $\mathrm{Geo}(p)$：$\frac{pt}{1-(1-p)t}$。`,
        },
        {
          en: tex`Uniform on $1,2,\ldots,n$: $\frac1n(t+t^2+\ldots+t^n)=\frac{t(1-t^n)}{n(1-t)}$.`,
          zh: tex`在 $1,2,\ldots,n$ 上的离散均匀分布：$\frac1n(t+t^2+\ldots+t^n)=\frac{t(1-t^n)}{n(1-t)}$。`,
        },
        {
          en: tex`Each is derived in two lines: the binomial theorem, the exponential series, a geometric series with ratio $(1-p)t$. You may be asked to show it.`,
          zh: tex`推导都只需两行：分别用二项式定理、指数级数、公比为 $(1-p)t$ 的等比级数。考试可能要求证明。`,
        },
      ],
    },
    {
      id: 'mean-and-variance',
      kind: 'formula',
      title: { en: 'Mean and variance', zh: '期望与方差' },
      details: [
        {
          en: tex`$E(X)=G'(1)$ and $\mathrm{Var}(X)=G''(1)+G'(1)-[G'(1)]^2$. They are in MF19.`,
          zh: tex`期望 $E(X)=G'(1)$，方差 $\mathrm{Var}(X)=G''(1)+G'(1)-[G'(1)]^2$，公式表 MF19 中给出。`,
        },
        {
          en: tex`The reason: $G''(1)=E(X(X-1))=E(X^2)-E(X)$, so $E(X)$ must be added back.`,
          zh: tex`原因：$G''(1)=E(X(X-1))=E(X^2)-E(X)$，所以要再加上 $E(X)$。`,
        },
        {
          en: tex`For $\mathrm{Po}(\lambda)$: $G'(1)=\lambda$, $G''(1)=\lambda^2$, so the variance is $\lambda^2+\lambda-\lambda^2=\lambda$.`,
          zh: tex`例如 $\mathrm{Po}(\lambda)$：$G'(1)=\lambda$，$G''(1)=\lambda^2$，方差为 $\lambda^2+\lambda-\lambda^2=\lambda$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The random variable $X$ has probability generating function $G_X(t)=\frac{t}{3-2t}$. Find $\mathrm{Var}(X)$.`,
          zh: tex`随机变量 $X$ 的概率生成函数为 $G_X(t)=\frac{t}{3-2t}$。求 $\mathrm{Var}(X)$。`,
        },
        answer: '6',
        ask: 'X has pgf G_X(t) = t/(3 - 2t). Find Var(X).',
        steps: [
          {
            say: { en: 'Differentiate with the quotient rule.', zh: '用商的求导法则求导。' },
            tex: [tex`G'(t) = \frac{(3 - 2t) + 2t}{(3 - 2t)^2} = \frac{3}{(3 - 2t)^2}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Differentiate again.', zh: '再求导一次。' },
            tex: [tex`G''(t) = \frac{12}{(3 - 2t)^3}`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Put $t=1$.`, zh: tex`令 $t=1$。` },
            tex: [tex`G'(1) = 3, \quad G''(1) = 12`],
            marks: ['M1'],
          },
          {
            say: { en: 'Use the formula for the variance.', zh: '代入方差公式。' },
            tex: [tex`\mathrm{Var}(X) = 12 + 3 - 3^2 = 6`],
            marks: ['A1'],
            why: {
              en: tex`As a check: $X$ is geometric with $p=\frac13$, whose variance is $\frac{1-p}{p^2}=6$.`,
              zh: tex`检验：$X$ 服从 $p=\frac13$ 的几何分布，方差为 $\frac{1-p}{p^2}=6$。`,
            },
          },
        ],
      },
    },
    {
      id: 'sums',
      kind: 'concept',
      title: { en: 'Sums of independent variables', zh: '独立随机变量之和' },
      details: [
        {
          en: tex`If $X$ and $Y$ are independent, $G_{X+Y}(t)=G_X(t)\,G_Y(t)$, because $E(t^{X+Y})=E(t^X)E(t^Y)$.`,
          zh: tex`若 $X$、$Y$ 独立，则 $G_{X+Y}(t)=G_X(t)\,G_Y(t)$，因为 $E(t^{X+Y})=E(t^X)E(t^Y)$。`,
        },
        {
          en: tex`Hence the sum of independent $\mathrm{Po}(\lambda)$ and $\mathrm{Po}(\mu)$ is $\mathrm{Po}(\lambda+\mu)$, and $n$ independent copies of $X$ have the sum with $[G_X(t)]^n$.`,
          zh: tex`因此独立的 $\mathrm{Po}(\lambda)$ 与 $\mathrm{Po}(\mu)$ 之和服从 $\mathrm{Po}(\lambda+\mu)$；$n$ 个与 $X$ 同分布的独立变量之和的生成函数是 $[G_X(t)]^n$。`,
        },
        {
          en: tex`A linear change: $G_{aX+b}(t)=t^bG_X(t^a)$. So $2X$ has $G_X(t^2)$, which is not $[G_X(t)]^2$.`,
          zh: tex`线性变换：$G_{aX+b}(t)=t^bG_X(t^a)$。所以 $2X$ 的生成函数是 $G_X(t^2)$，而不是 $[G_X(t)]^2$。`,
        },
      ],
    },
    {
      id: 'reading-probabilities',
      kind: 'method',
      title: { en: 'Reading off probabilities', zh: '由生成函数求概率' },
      details: [
        {
          en: tex`Polynomials: expand and take the coefficient. Fractions: bring to the form $\frac{1}{1-at}$ and expand; $\frac{t}{3-2t}=\frac{t}{3}\left(1+\frac{2t}{3}+\frac{4t^2}{9}+\ldots\right)$ gives $P(X=3)=\frac{4}{27}$.`,
          zh: tex`多项式：展开取系数。分式：化成 $\frac{1}{1-at}$ 的形式再展开，如 $\frac{t}{3-2t}=\frac{t}{3}\left(1+\frac{2t}{3}+\frac{4t^2}{9}+\ldots\right)$，得 $P(X=3)=\frac{4}{27}$。`,
        },
        {
          en: tex`Name the distribution when you recognise it: $\left(\frac23+\frac13t\right)^3$ is $\mathrm{B}\left(3,\frac13\right)$.`,
          zh: tex`能认出分布就直接说明：$\left(\frac23+\frac13t\right)^3$ 对应 $\mathrm{B}\left(3,\frac13\right)$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The random variable $X$ has probability generating function $G(t)=k(2+t)^3$, where $k$ is a constant. Find the value of $E(X)$.`,
          zh: tex`随机变量 $X$ 的概率生成函数为 $G(t)=k(2+t)^3$，$k$ 为常数。求 $E(X)$ 的值。`,
        },
        answer: '1',
        ask: 'The random variable X has probability generating function G(t) = k(2 + t)^3. Find E(X)',
        steps: [
          {
            say: { en: tex`Use $G(1)=1$.`, zh: tex`由 $G(1)=1$ 求 $k$。` },
            tex: [tex`k \times 3^3 = 1, \quad k = \tfrac{1}{27}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Differentiate and put $t=1$.`, zh: tex`求导并令 $t=1$。` },
            tex: [tex`G'(t) = \tfrac19(2 + t)^2`, tex`E(X) = G'(1) = 1`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`$G(t)=\left(\frac23+\frac13t\right)^3$ is the function of $\mathrm{B}\left(3,\frac13\right)$, whose mean is $3\times\frac13=1$.`,
              zh: tex`$G(t)=\left(\frac23+\frac13t\right)^3$ 是 $\mathrm{B}\left(3,\frac13\right)$ 的生成函数，期望为 $3\times\frac13=1$，吻合。`,
            },
          },
        ],
      },
    },
    {
      id: 'keep-it-factored',
      kind: 'tip',
      title: { en: 'Keep it factored', zh: '保持因式形式' },
      details: [
        {
          en: tex`For mean and variance differentiate the compact form; expand only when single probabilities are wanted.`,
          zh: tex`求期望、方差时直接对未展开的形式求导；只有求个别概率时才展开。`,
        },
        {
          en: tex`For a sum of independent variables means and variances simply add: a quick check of $G'(1)$.`,
          zh: tex`独立变量之和的期望、方差分别相加，可用来快速检验 $G'(1)$。`,
        },
        {
          en: 'When the distribution is read from a table, write the polynomial with all its terms; missing values have coefficient 0.',
          zh: '由分布列写生成函数时要写出所有项，没有出现的取值系数为 0。',
        },
      ],
    },
    {
      id: 'variance-and-independence',
      kind: 'error',
      title: { en: 'Variance and independence', zh: '方差与独立性' },
      details: [
        {
          en: tex`Taking $\mathrm{Var}(X)=G''(1)-[G'(1)]^2$: the term $+G'(1)$ is missing.`,
          zh: tex`误写 $\mathrm{Var}(X)=G''(1)-[G'(1)]^2$，漏了 $+G'(1)$。`,
        },
        {
          en: tex`Multiplying the functions of variables that are not independent.`,
          zh: tex`变量不独立时也把生成函数相乘。`,
        },
        {
          en: tex`Putting $t=0$ for the mean; the derivatives are taken at $t=1$, while $G(0)$ is a probability.`,
          zh: tex`求期望时令 $t=0$；导数应在 $t=1$ 处取值，$G(0)$ 则是概率。`,
        },
        {
          en: tex`Starting the geometric distribution at $0$: here $X$ is the number of trials, so the series begins with $pt$.`,
          zh: tex`把几何分布从 $0$ 开始：这里 $X$ 是试验次数，级数应从 $pt$ 开始。`,
        },
      ],
    },
  ],
};
