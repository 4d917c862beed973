import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 1,
  level: 'A2',
  slug: 'hyperbolic-functions',
  title: { en: 'Hyperbolic functions', zh: '双曲函数' },
  summary: {
    en: 'The hyperbolic functions are built from exponentials and behave much like sine and cosine, with some signs changed. You learn their graphs and identities, their inverses in logarithmic form, and how to solve equations that contain them.',
    zh: '双曲函数由指数函数构成，性质与正弦、余弦十分相似，只是部分符号不同。学完后你能画出它们的图像，运用恒等式，写出反双曲函数的对数形式，并能解含双曲函数的方程。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'sinh',
      'cosh',
      'tanh',
      'sech',
      'hyperbolic sine',
      'inverse hyperbolic',
      'arsinh',
      "Osborn's rule",
      'hyperbolic identities',
    ],
    zh: ['双曲正弦', '双曲余弦', '双曲正切', '反双曲函数', '双曲恒等式', '奥斯本法则', 'sinh cosh tanh'],
  },
  prerequisites: [
    '9709/p3/logarithmic-and-exponential-functions',
    '9709/p3/trigonometry',
    '9709/p1/functions',
  ],
  methods: ['hyperbolic-equation', 'hyperbolic-calculus'],
  cards: [
    {
      id: 'definitions',
      kind: 'concept',
      title: { en: 'Definitions by exponentials', zh: '由指数函数定义' },
      details: [
        {
          en: tex`$\cosh x=\frac12(\mathrm{e}^x+\mathrm{e}^{-x})$, $\sinh x=\frac12(\mathrm{e}^x-\mathrm{e}^{-x})$, $\tanh x=\frac{\sinh x}{\cosh x}=\frac{\mathrm{e}^{2x}-1}{\mathrm{e}^{2x}+1}$.`,
          zh: tex`$\cosh x=\frac12(\mathrm{e}^x+\mathrm{e}^{-x})$，$\sinh x=\frac12(\mathrm{e}^x-\mathrm{e}^{-x})$，$\tanh x=\frac{\sinh x}{\cosh x}=\frac{\mathrm{e}^{2x}-1}{\mathrm{e}^{2x}+1}$。`,
        },
        {
          en: tex`$\mathrm{sech}\,x$, $\mathrm{cosech}\,x$ and $\coth x$ are the reciprocals of $\cosh x$, $\sinh x$ and $\tanh x$.`,
          zh: tex`$\mathrm{sech}\,x$、$\mathrm{cosech}\,x$、$\coth x$ 分别是 $\cosh x$、$\sinh x$、$\tanh x$ 的倒数。`,
        },
        {
          en: tex`Sum and difference give back the exponentials: $\cosh x+\sinh x=\mathrm{e}^x$ and $\cosh x-\sinh x=\mathrm{e}^{-x}$.`,
          zh: tex`两者相加、相减又得到指数函数：$\cosh x+\sinh x=\mathrm{e}^x$，$\cosh x-\sinh x=\mathrm{e}^{-x}$。`,
        },
      ],
    },
    {
      id: 'graphs',
      kind: 'concept',
      title: { en: 'Graphs, domains and ranges', zh: '图像、定义域与值域' },
      details: [
        {
          en: tex`$\cosh$ is even with minimum $1$ at $x=0$; $\sinh$ is odd, always increasing, and takes every real value; $\tanh$ is odd, increasing, between the asymptotes $y=\pm1$.`,
          zh: tex`$\cosh$ 是偶函数，在 $x=0$ 处取最小值 $1$；$\sinh$ 是奇函数，单调递增，取遍全体实数；$\tanh$ 是奇函数，单调递增，夹在渐近线 $y=\pm1$ 之间。`,
        },
        {
          en: tex`$\mathrm{sech}$ has range $0<y\le1$; $\mathrm{cosech}$ and $\coth$ have the asymptote $x=0$, and $|\coth x|>1$.`,
          zh: tex`$\mathrm{sech}$ 的值域为 $0<y\le1$；$\mathrm{cosech}$ 与 $\coth$ 以 $x=0$ 为渐近线，且 $|\coth x|>1$。`,
        },
        {
          en: tex`To be invertible $\cosh$ is restricted to $x\ge0$, so $\cosh^{-1}x$ exists for $x\ge1$ and is never negative; $\tanh^{-1}x$ exists for $-1<x<1$.`,
          zh: tex`为使反函数存在，$\cosh$ 限制在 $x\ge0$，因此 $\cosh^{-1}x$ 在 $x\ge1$ 时有定义且非负；$\tanh^{-1}x$ 的定义域为 $-1<x<1$。`,
        },
      ],
    },
    {
      id: 'identities',
      kind: 'formula',
      title: { en: 'Identities', zh: '恒等式' },
      details: [
        {
          en: tex`$\cosh^2x-\sinh^2x=1$, and, divided by $\cosh^2x$ or by $\sinh^2x$, $1-\tanh^2x=\mathrm{sech}^2x$ and $\coth^2x-1=\mathrm{cosech}^2x$.`,
          zh: tex`$\cosh^2x-\sinh^2x=1$，两边分别除以 $\cosh^2x$、$\sinh^2x$，得 $1-\tanh^2x=\mathrm{sech}^2x$ 与 $\coth^2x-1=\mathrm{cosech}^2x$。`,
        },
        {
          en: tex`$\sinh2x=2\sinh x\cosh x$, $\cosh2x=\cosh^2x+\sinh^2x=2\cosh^2x-1=1+2\sinh^2x$.`,
          zh: tex`$\sinh2x=2\sinh x\cosh x$，$\cosh2x=\cosh^2x+\sinh^2x=2\cosh^2x-1=1+2\sinh^2x$。`,
        },
        {
          en: tex`Memory rule: take the trigonometric identity and change the sign of every term with a product of two sines. It is no proof: "prove" means starting from the exponentials.`,
          zh: tex`记忆法：由三角恒等式出发，凡含两个正弦之积的项改变符号。但这不是证明；题目要求证明时，应从指数定义出发。`,
        },
      ],
    },
    {
      id: 'logarithmic-forms',
      kind: 'formula',
      title: { en: 'Inverses as logarithms', zh: '反双曲函数的对数形式' },
      details: [
        {
          en: tex`$\sinh^{-1}x=\ln\left(x+\sqrt{x^2+1}\right)$, $\cosh^{-1}x=\ln\left(x+\sqrt{x^2-1}\right)$ for $x\ge1$, $\tanh^{-1}x=\frac12\ln\frac{1+x}{1-x}$ for $|x|<1$. They are in MF19.`,
          zh: tex`$\sinh^{-1}x=\ln\left(x+\sqrt{x^2+1}\right)$；$\cosh^{-1}x=\ln\left(x+\sqrt{x^2-1}\right)$，$x\ge1$；$\tanh^{-1}x=\frac12\ln\frac{1+x}{1-x}$，$|x|<1$。公式表 MF19 中给出。`,
        },
        {
          en: tex`Derivation: let $y=\sinh^{-1}x$, so $\mathrm{e}^{2y}-2x\mathrm{e}^{y}-1=0$ and $\mathrm{e}^y=x\pm\sqrt{x^2+1}$; the minus sign is rejected because $\mathrm{e}^y>0$.`,
          zh: tex`推导：设 $y=\sinh^{-1}x$，则 $\mathrm{e}^{2y}-2x\mathrm{e}^{y}-1=0$，$\mathrm{e}^y=x\pm\sqrt{x^2+1}$；因 $\mathrm{e}^y>0$，舍去负号。`,
        },
        {
          en: tex`The equation $\cosh x=a$ with $a>1$ has two roots, $x=\pm\ln\left(a+\sqrt{a^2-1}\right)$; $\sinh x=a$ has one.`,
          zh: tex`方程 $\cosh x=a$（$a>1$）有两个根 $x=\pm\ln\left(a+\sqrt{a^2-1}\right)$；$\sinh x=a$ 只有一个根。`,
        },
      ],
    },
    {
      id: 'linear-equations',
      kind: 'method',
      title: { en: 'Equations in sinh x and cosh x', zh: '含 sinh x 与 cosh x 的方程' },
      details: [
        {
          en: tex`For $a\cosh x+b\sinh x=c$ use exponentials: multiply by $2\mathrm{e}^x$ and solve the quadratic in $\mathrm{e}^x$. Keep only positive values.`,
          zh: tex`解 $a\cosh x+b\sinh x=c$ 时，先化成指数形式，两边乘 $2\mathrm{e}^x$，解关于 $\mathrm{e}^x$ 的二次方程，只保留正值。`,
        },
        {
          en: tex`If squares or double arguments occur, use an identity first to leave one function.`,
          zh: tex`若出现平方或二倍角，先用恒等式化成只含一个双曲函数。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $3\cosh x+\sinh x=3$, giving your answers in exact form.`,
          zh: tex`解方程 $3\cosh x+\sinh x=3$，答案用精确值表示。`,
        },
        answer: 'x = 0 or x = -ln(2)',
        ask: 'Solve 3 cosh x + sinh x = 3',
        steps: [
          {
            say: { en: 'Use the definitions.', zh: '代入定义。' },
            tex: [
              tex`\tfrac32(\mathrm{e}^x + \mathrm{e}^{-x}) + \tfrac12(\mathrm{e}^x - \mathrm{e}^{-x}) = 3`,
              tex`2\mathrm{e}^x + \mathrm{e}^{-x} = 3`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: tex`Multiply by $\mathrm{e}^x$.`, zh: tex`两边乘 $\mathrm{e}^x$。` },
            tex: [tex`2\mathrm{e}^{2x} - 3\mathrm{e}^x + 1 = 0`],
            marks: ['A1'],
          },
          {
            say: { en: 'Factorise.', zh: '因式分解。' },
            tex: [tex`(2\mathrm{e}^x - 1)(\mathrm{e}^x - 1) = 0`],
            marks: ['M1'],
            why: {
              en: tex`Both values of $\mathrm{e}^x$ are positive, so both give a solution.`,
              zh: tex`求得的两个 $\mathrm{e}^x$ 的值都为正，所以各给出一个解。`,
            },
          },
          {
            say: { en: 'Take logarithms.', zh: '取对数。' },
            tex: [tex`x = 0 \quad\text{or}\quad x = -\ln 2`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'quadratic-equations',
      kind: 'method',
      title: { en: 'Equations that become quadratics', zh: '化为二次方程' },
      details: [
        {
          en: tex`Choose the form of $\cosh2x$ that fits the other function: $1+2\sinh^2x$ beside $\sinh x$, $2\cosh^2x-1$ beside $\cosh x$.`,
          zh: tex`根据另一项选择 $\cosh2x$ 的形式：与 $\sinh x$ 同现用 $1+2\sinh^2x$，与 $\cosh x$ 同现用 $2\cosh^2x-1$。`,
        },
        {
          en: tex`Reject $\cosh x<1$ and $|\tanh x|\ge1$ with a reason; every value of $\sinh x$ is possible.`,
          zh: tex`$\cosh x<1$ 与 $|\tanh x|\ge1$ 要说明理由后舍去；$\sinh x$ 取任何实数都可以。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $2\cosh2x-\sinh x=5$, giving your answers as logarithms.`,
          zh: tex`解方程 $2\cosh2x-\sinh x=5$，答案用对数表示。`,
        },
        answer: 'x = ln(1 + sqrt(2)) or x = -ln(2)',
        ask: 'Solve 2 cosh 2x - sinh x = 5',
        steps: [
          {
            say: { en: 'Use the double argument.', zh: '用二倍角公式。' },
            tex: [tex`2(1 + 2\sinh^2 x) - \sinh x = 5`, tex`4\sinh^2 x - \sinh x - 3 = 0`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Solve the quadratic.', zh: '解二次方程。' },
            tex: [
              tex`(4\sinh x + 3)(\sinh x - 1) = 0`,
              tex`\sinh x = 1 \quad\text{or}\quad \sinh x = -\tfrac34`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Use the logarithmic form of the inverse.', zh: '用反双曲正弦的对数形式。' },
            tex: [tex`x = \ln(1 + \sqrt2)`, tex`x = \ln\left(-\tfrac34 + \tfrac54\right) = -\ln 2`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`For $\sinh x=-\frac34$ the root is $\sqrt{\frac{9}{16}+1}=\frac54$.`,
              zh: tex`对 $\sinh x=-\frac34$，根号部分为 $\sqrt{\frac{9}{16}+1}=\frac54$。`,
            },
          },
        ],
      },
    },
    {
      id: 'exact-and-proved',
      kind: 'tip',
      title: { en: 'Exact answers, proofs from the definition', zh: '精确作答，从定义证明' },
      details: [
        {
          en: 'An identity to be "proved" or "shown from the definitions" must begin with exponentials and work on one side only.',
          zh: '要求“证明”或“由定义推出”的恒等式，必须写成指数形式，并从一边推到另一边。',
        },
        {
          en: tex`Where exact answers are asked for leave logarithms as they are: $\ln\frac12$ and $-\ln2$ are both accepted, a decimal is not.`,
          zh: tex`要求精确值时，对数保留原样：$\ln\frac12$ 与 $-\ln2$ 都可以，小数则不行。`,
        },
        {
          en: tex`The calculator has $\sinh$ and its inverse: use it to check a logarithmic answer.`,
          zh: tex`计算器有 $\sinh$ 及其反函数键，可用来检验对数形式的答案。`,
        },
      ],
    },
    {
      id: 'trigonometric-habits',
      kind: 'error',
      title: { en: 'Habits from trigonometry', zh: '受三角函数影响的错误' },
      details: [
        {
          en: tex`Writing $\cosh^2x+\sinh^2x=1$. That sum is $\cosh2x$.`,
          zh: tex`写成 $\cosh^2x+\sinh^2x=1$；这个和等于 $\cosh2x$。`,
        },
        {
          en: tex`Taking $\sinh^{-1}x$ for $\frac{1}{\sinh x}$; the reciprocal is $\mathrm{cosech}\,x$.`,
          zh: tex`把 $\sinh^{-1}x$ 当作 $\frac{1}{\sinh x}$；倒数是 $\mathrm{cosech}\,x$。`,
        },
        {
          en: tex`Losing the negative root of $\cosh x=a$, or looking for periodic solutions: hyperbolic functions of a real variable are not periodic.`,
          zh: tex`漏掉 $\cosh x=a$ 的负根，或去找周期解：实变量的双曲函数没有周期。`,
        },
      ],
    },
  ],
};
