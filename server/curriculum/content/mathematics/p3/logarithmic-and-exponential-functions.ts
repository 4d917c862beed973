import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 2,
  level: 'A2',
  slug: 'logarithmic-and-exponential-functions',
  title: { en: 'Logarithmic and exponential functions', zh: '对数与指数函数' },
  summary: {
    en: tex`Logarithms as indices, their three laws, the functions $\mathrm{e}^x$ and $\ln x$, and straight-line graphs. Afterwards you can solve equations and inequalities with the unknown in an index, solve logarithmic equations, and find the constants of a law from a straight line.`,
    zh: tex`对数与指数的关系、对数的三条运算法则、函数 $\mathrm{e}^x$ 与 $\ln x$，以及把关系式化为直线。学完后，你能解未知数在指数上的方程和不等式、对数方程，并由直线图像求出关系式中的常数。`,
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'logs',
      'logarithm',
      'natural logarithm',
      'ln x',
      'e^x',
      'laws of logarithms',
      'exponential equations',
      'exponential growth and decay',
      'linear form',
      'logarithims',
    ],
    zh: ['对数', '自然对数', '指数函数', '对数运算法则', '指数方程', '对数方程', '线性化', '指数增长与衰减'],
  },
  prerequisites: ['9709/p1/quadratics', '9709/p1/functions', '9709/p1/coordinate-geometry'],
  methods: ['exponential-equation', 'logarithm-equation', 'disguised-quadratic'],
  cards: [
    {
      id: 'log-is-index',
      kind: 'concept',
      title: { en: 'A logarithm is an index', zh: '对数就是指数' },
      details: [
        {
          en: tex`For $a>0$, $a\ne1$, $\log_ax=y$ says the same as $a^y=x$. So $\log_28=3$, $\log_a1=0$, $\log_aa=1$.`,
          zh: tex`设 $a>0$ 且 $a\ne1$，则 $\log_ax=y$ 与 $a^y=x$ 等价，所以 $\log_28=3$，$\log_a1=0$，$\log_aa=1$。`,
        },
        {
          en: tex`Only positive numbers have logarithms. Every solution of a logarithmic equation must be tested: each argument has to be positive.`,
          zh: tex`只有正数才有对数。解对数方程后必须检验：每个真数都要大于零。`,
        },
        {
          en: tex`$\ln x$ has base $\mathrm{e}\approx2.718$. $\mathrm{e}^x$ and $\ln x$ are inverse functions: $\ln\mathrm{e}^x=x$ and $\mathrm{e}^{\ln x}=x$ for $x>0$; their graphs mirror each other in $y=x$.`,
          zh: tex`$\ln x$ 以 $\mathrm{e}\approx2.718$ 为底。$\mathrm{e}^x$ 与 $\ln x$ 互为反函数：$\ln\mathrm{e}^x=x$，且 $x>0$ 时 $\mathrm{e}^{\ln x}=x$；它们的图像关于直线 $y=x$ 对称。`,
        },
      ],
    },
    {
      id: 'graphs',
      kind: 'concept',
      title: { en: 'Graphs of exponentials', zh: '指数函数的图像' },
      details: [
        {
          en: tex`$y=\mathrm{e}^{kx}$ passes through $(0,1)$ with the $x$-axis as asymptote; it grows for $k>0$ and decays for $k<0$. It is never zero or negative.`,
          zh: tex`$y=\mathrm{e}^{kx}$ 过点 $(0,1)$，以 $x$ 轴为渐近线；$k>0$ 时递增，$k<0$ 时递减，函数值恒为正。`,
        },
        {
          en: tex`$y=\ln x$ passes through $(1,0)$ with the $y$-axis as asymptote; it is negative for $0<x<1$.`,
          zh: tex`$y=\ln x$ 过点 $(1,0)$，以 $y$ 轴为渐近线；$0<x<1$ 时函数值为负。`,
        },
        {
          en: tex`In a model such as $N=N_0\mathrm{e}^{-kt}$, $N_0$ is the value at $t=0$; the time to halve is $\dfrac{\ln2}{k}$, wherever you start.`,
          zh: tex`在模型 $N=N_0\mathrm{e}^{-kt}$ 中，$N_0$ 是 $t=0$ 时的值；减半所需时间为 $\dfrac{\ln2}{k}$，与起始时刻无关。`,
        },
      ],
    },
    {
      id: 'laws',
      kind: 'formula',
      title: { en: 'Laws of logarithms', zh: '对数运算法则' },
      details: [
        {
          en: tex`For positive $x$ and $y$: $\log_a(xy)=\log_ax+\log_ay$, $\log_a\dfrac xy=\log_ax-\log_ay$, $\log_ax^n=n\log_ax$. They are not in MF19.`,
          zh: tex`当 $x,y>0$ 时，$\log_a(xy)=\log_ax+\log_ay$，$\log_a\dfrac xy=\log_ax-\log_ay$，$\log_ax^n=n\log_ax$。MF19 中没有这些公式，要自己记住。`,
        },
        {
          en: tex`A number can be written as a logarithm: $2=\log_3 9$, $1=\ln\mathrm{e}$. This lets you combine everything into one logarithm.`,
          zh: tex`常数也可以写成对数：$2=\log_3 9$，$1=\ln\mathrm{e}$。这样就能把所有项合并成一个对数。`,
        },
        {
          en: tex`Changing the base is not required; the laws above and $\ln$ of both sides do everything.`,
          zh: tex`大纲不要求换底公式，用以上法则以及两边取 $\ln$ 就足够了。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $2\ln x=\ln(3x+10)$.`,
          zh: tex`解方程 $2\ln x=\ln(3x+10)$。`,
        },
        answer: 'x = 5',
        ask: 'Solve 2 ln x = ln(3x + 10)',
        steps: [
          {
            say: { en: tex`Use the power law.`, zh: tex`利用 $n\ln x=\ln x^n$。` },
            tex: [tex`\ln x^2=\ln(3x+10)`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Remove the logarithms and solve.`, zh: tex`去掉对数并求解。` },
            tex: [tex`x^2-3x-10=0`, tex`(x-5)(x+2)=0`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`$\ln x$ needs $x>0$, so $x=-2$ is rejected.`,
              zh: tex`$\ln x$ 要求 $x>0$，故舍去 $x=-2$。`,
            },
            tex: [tex`x=5`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'index-method',
      kind: 'method',
      title: { en: 'The unknown in an index', zh: '未知数在指数上' },
      details: [
        {
          en: tex`One power on each side: take $\ln$ of both sides, bring the indices down, collect the terms in $x$, divide.`,
          zh: tex`两边各是一个幂：两边取 $\ln$，把指数移到前面，合并含 $x$ 的项，再相除。`,
        },
        {
          en: tex`An equation such as $\mathrm{e}^{2x}-5\mathrm{e}^x+6=0$ is a quadratic in $u=\mathrm{e}^x$; reject $u\le0$.`,
          zh: tex`像 $\mathrm{e}^{2x}-5\mathrm{e}^x+6=0$ 这样的方程，是关于 $u=\mathrm{e}^x$ 的二次方程；$u\le0$ 的根舍去。`,
        },
        {
          en: tex`In an inequality, dividing by a negative number such as $\ln0.8$ turns the sign round.`,
          zh: tex`解不等式时，若除以负数（例如 $\ln0.8$），不等号要变向。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $3^{2x-1}=5^x$, giving your answer in terms of logarithms.`,
          zh: tex`解方程 $3^{2x-1}=5^x$，答案用对数表示。`,
        },
        answer: 'x = ln(3)/(2ln(3) - ln(5))',
        ask: 'Solve 3^(2x - 1) = 5^x',
        steps: [
          {
            say: { en: tex`Take logarithms and use the power law.`, zh: tex`两边取对数，把指数移到前面。` },
            tex: [tex`(2x-1)\ln3=x\ln5`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Collect the terms in $x$.`, zh: tex`合并含 $x$ 的项。` },
            tex: [tex`x(2\ln3-\ln5)=\ln3`],
            marks: ['DM1'],
          },
          {
            say: { en: tex`Divide; as a decimal it is $1.87$.`, zh: tex`相除；小数值约为 $1.87$。` },
            tex: [tex`x=\frac{\ln3}{2\ln3-\ln5}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'linear-form',
      kind: 'method',
      title: { en: 'Reducing a law to a straight line', zh: '把关系式化为直线' },
      details: [
        {
          en: tex`$y=kx^n$ becomes $\ln y=n\ln x+\ln k$: plot $\ln y$ against $\ln x$; the gradient is $n$, the intercept is $\ln k$.`,
          zh: tex`$y=kx^n$ 化为 $\ln y=n\ln x+\ln k$：以 $\ln x$ 为横轴、$\ln y$ 为纵轴作图，斜率为 $n$，纵截距为 $\ln k$。`,
        },
        {
          en: tex`$y=k\,a^x$ becomes $\ln y=x\ln a+\ln k$: plot $\ln y$ against $x$; the gradient is $\ln a$, the intercept is $\ln k$.`,
          zh: tex`$y=k\,a^x$ 化为 $\ln y=x\ln a+\ln k$：以 $x$ 为横轴、$\ln y$ 为纵轴作图，斜率为 $\ln a$，纵截距为 $\ln k$。`,
        },
        {
          en: tex`The vertical coordinates on the graph are values of $\ln y$, not of $y$: read the axes before you substitute.`,
          zh: tex`图上的纵坐标是 $\ln y$ 的值，不是 $y$ 的值；代入之前先看清坐标轴。`,
        },
      ],
      example: {
        stem: {
          en: tex`The variables satisfy $y=kx^n$. The graph of $\ln y$ against $\ln x$ is a straight line through $(0.5,2.0)$ and $(2.5,5.0)$. Find $n$, and find $k$ correct to 3 significant figures.`,
          zh: tex`变量满足 $y=kx^n$。$\ln y$ 关于 $\ln x$ 的图像是过 $(0.5,2.0)$ 和 $(2.5,5.0)$ 的直线。求 $n$，并求 $k$（保留 3 位有效数字）。`,
        },
        answer: 'n = 1.5, k = 3.49',
        steps: [
          {
            say: { en: tex`Write the straight-line form.`, zh: tex`写出直线形式。` },
            tex: [tex`\ln y=n\ln x+\ln k`],
            marks: ['B1'],
          },
          {
            say: { en: tex`The gradient is $n$.`, zh: tex`斜率就是 $n$。` },
            tex: [tex`n=\frac{5.0-2.0}{2.5-0.5}=1.5`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Put one point in to find $\ln k$.`, zh: tex`代入一点求 $\ln k$。` },
            tex: [tex`\ln k=2.0-1.5(0.5)=1.25`, tex`k=\mathrm{e}^{1.25}=3.49`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'accuracy',
      kind: 'tip',
      title: { en: 'Exact, or 3 significant figures', zh: '精确值还是 3 位有效数字' },
      details: [
        {
          en: tex`"In terms of $\mathrm{e}$" or "exact" means no decimals. Otherwise keep the logarithms to the end and round once.`,
          zh: tex`“用 $\mathrm{e}$ 表示”或“精确值”就不能写小数；否则把对数保留到最后，只取一次近似。`,
        },
        {
          en: tex`When the question counts whole things (years, terms), decide which way to round from the inequality and check by substituting.`,
          zh: tex`若问的是整数（年数、项数），要根据不等式决定向上还是向下取整，并代入检验。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`$\ln(x+2)$ is not $\ln x+\ln2$, and $\dfrac{\ln x}{\ln y}$ is not $\ln x-\ln y$.`,
          zh: tex`$\ln(x+2)$ 不等于 $\ln x+\ln2$，$\dfrac{\ln x}{\ln y}$ 也不等于 $\ln x-\ln y$。`,
        },
        {
          en: tex`Taking $\ln$ term by term: from $\mathrm{e}^{2x}+\mathrm{e}^x=6$ it does not follow that $2x+x=\ln6$.`,
          zh: tex`逐项取对数：由 $\mathrm{e}^{2x}+\mathrm{e}^x=6$ 不能得出 $2x+x=\ln6$。`,
        },
        {
          en: tex`Keeping a root that makes an argument negative, as $x=-2$ in $\ln x$.`,
          zh: tex`保留使真数为负的根，例如 $\ln x$ 中的 $x=-2$。`,
        },
      ],
    },
  ],
};
