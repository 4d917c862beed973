import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 6,
  level: 'A2',
  slug: 'differential-equations',
  title: { en: 'Differential equations', zh: '微分方程' },
  summary: {
    en: 'Linear equations of the first order are solved with an integrating factor, those of the second order with constant coefficients by a complementary function and a particular integral. You learn both, to use a given substitution, and to fit initial conditions and interpret the solution.',
    zh: '一阶线性微分方程用积分因子求解，二阶常系数线性微分方程用余函数加特解求解。学完后你能熟练运用这两种方法，会用给定的代换化简方程，并能代入初始条件、解释解的意义。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'integrating factor',
      'complementary function',
      'particular integral',
      'auxiliary equation',
      'second order differential equation',
      'general solution',
      'ODE',
      "y'' + ay' + by",
    ],
    zh: [
      '积分因子',
      '余函数',
      '特解',
      '辅助方程',
      '二阶常系数微分方程',
      '一阶线性微分方程',
      '通解',
      '初始条件',
      '齐次方程的通解',
    ],
  },
  prerequisites: ['9709/p3/differential-equations', '9709/p3/complex-numbers', '9709/p3/integration'],
  methods: ['integrating-factor', 'second-order-equation'],
  cards: [
    {
      id: 'integrating-factor',
      kind: 'method',
      title: { en: 'The integrating factor', zh: '积分因子法' },
      details: [
        {
          en: tex`Bring the equation to $\frac{\mathrm{d}y}{\mathrm{d}x}+P(x)y=Q(x)$: the coefficient of the derivative must be $1$.`,
          zh: tex`先化为标准形式 $\frac{\mathrm{d}y}{\mathrm{d}x}+P(x)y=Q(x)$，导数的系数必须是 $1$。`,
        },
        {
          en: tex`Multiply by $\mathrm{e}^{\int P\,\mathrm{d}x}$; the left side becomes the derivative of $y\,\mathrm{e}^{\int P\,\mathrm{d}x}$. No constant is needed in this integral.`,
          zh: tex`两边乘 $\mathrm{e}^{\int P\,\mathrm{d}x}$，左边就成为 $y\,\mathrm{e}^{\int P\,\mathrm{d}x}$ 的导数；求这个积分时不必加常数。`,
        },
        {
          en: tex`Logarithms disappear: if $P=\frac2x$, the factor is $\mathrm{e}^{2\ln x}=x^2$; if $P=\tan x$, it is $\sec x$.`,
          zh: tex`对数会消去：$P=\frac2x$ 时积分因子为 $\mathrm{e}^{2\ln x}=x^2$；$P=\tan x$ 时为 $\sec x$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve $x\frac{\mathrm{d}y}{\mathrm{d}x}+2y=6x^2$ for $x>0$, given that $y=3$ when $x=1$.`,
          zh: tex`解微分方程 $x\frac{\mathrm{d}y}{\mathrm{d}x}+2y=6x^2$（$x>0$），已知 $x=1$ 时 $y=3$。`,
        },
        answer: 'y = 3x^2/2 + 3/(2x^2)',
        ask: 'Solve x dy/dx + 2y = 6x^2 given that y = 3 when x = 1',
        steps: [
          {
            say: { en: tex`Divide by $x$ and find the factor.`, zh: tex`除以 $x$，求积分因子。` },
            tex: [
              tex`\frac{\mathrm{d}y}{\mathrm{d}x} + \frac{2}{x}y = 6x`,
              tex`\mathrm{e}^{\int \frac2x\,\mathrm{d}x} = \mathrm{e}^{2\ln x} = x^2`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Multiply: the left side is a derivative of a product.',
              zh: '两边相乘，左边是积的导数。',
            },
            tex: [tex`\frac{\mathrm{d}}{\mathrm{d}x}\left(x^2y\right) = 6x^3`],
            marks: ['M1'],
            why: {
              en: tex`Check it: the derivative of $x^2y$ is $x^2y'+2xy$, which is $x^2$ times the left side.`,
              zh: tex`检验：$x^2y$ 的导数是 $x^2y'+2xy$，正是左边乘以 $x^2$。`,
            },
          },
          {
            say: { en: 'Integrate, with a constant.', zh: '积分并加常数。' },
            tex: [tex`x^2y = \tfrac32x^4 + C`],
            marks: ['A1'],
          },
          {
            say: { en: 'Use the condition and make y the subject.', zh: '代入条件并解出 y。' },
            tex: [tex`3 = \tfrac32 + C, \quad C = \tfrac32`, tex`y = \tfrac32x^2 + \frac{3}{2x^2}`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'complementary-function',
      kind: 'formula',
      title: { en: 'The complementary function', zh: '余函数' },
      details: [
        {
          en: tex`For $ay''+by'+cy=0$ solve the auxiliary equation $am^2+bm+c=0$.`,
          zh: tex`对 $ay''+by'+cy=0$，解辅助方程（国内教材称特征方程）$am^2+bm+c=0$；余函数就是这个齐次方程的通解。`,
        },
        {
          en: tex`Real different roots: $y=A\mathrm{e}^{m_1x}+B\mathrm{e}^{m_2x}$. Equal roots: $y=(A+Bx)\mathrm{e}^{mx}$. Complex roots $p\pm q\mathrm{i}$: $y=\mathrm{e}^{px}(A\cos qx+B\sin qx)$.`,
          zh: tex`两相异实根：$y=A\mathrm{e}^{m_1x}+B\mathrm{e}^{m_2x}$；等根：$y=(A+Bx)\mathrm{e}^{mx}$；复根 $p\pm q\mathrm{i}$：$y=\mathrm{e}^{px}(A\cos qx+B\sin qx)$。`,
        },
        {
          en: tex`There are always two constants. If the variable is $t$, write $\mathrm{e}^{mt}$.`,
          zh: tex`总有两个任意常数；自变量为 $t$ 时写成 $\mathrm{e}^{mt}$。`,
        },
      ],
    },
    {
      id: 'particular-integral',
      kind: 'method',
      title: { en: 'The particular integral', zh: '求特解' },
      details: [
        {
          en: tex`Try the full family: for a polynomial one of the same degree with all lower powers; for $k\mathrm{e}^{bx}$ try $\lambda\mathrm{e}^{bx}$; for $\cos px$ or $\sin px$ try $\lambda\cos px+\mu\sin px$, always both.`,
          zh: tex`按右边的类型设出完整的形式：多项式，设同次多项式并含所有低次项；$k\mathrm{e}^{bx}$，设 $\lambda\mathrm{e}^{bx}$；$\cos px$ 或 $\sin px$，设 $\lambda\cos px+\mu\sin px$，两项都要有。`,
        },
        {
          en: tex`If the trial function already stands in the complementary function, multiply it by $x$, and by $x^2$ for a double root. In the examination the form is then usually given.`,
          zh: tex`若所设形式已出现在余函数中，就乘 $x$；对重根乘 $x^2$。考试遇到这种情形，通常会给出特解的形式。`,
        },
        {
          en: tex`Substitute, compare coefficients, and only then add: general solution = complementary function + particular integral.`,
          zh: tex`代入并比较系数，最后相加：通解 = 余函数 + 特解。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}-2\frac{\mathrm{d}y}{\mathrm{d}x}-3y=10\sin x$, given that $y=3$ and $\frac{\mathrm{d}y}{\mathrm{d}x}=0$ when $x=0$.`,
          zh: tex`解微分方程 $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}-2\frac{\mathrm{d}y}{\mathrm{d}x}-3y=10\sin x$，已知 $x=0$ 时 $y=3$，$\frac{\mathrm{d}y}{\mathrm{d}x}=0$。`,
        },
        answer: 'y = e^(-x) + e^(3x) + cos(x) - 2sin(x)',
        ask: "Solve y'' - 2y' - 3y = 10 sin x, given that y = 3 and dy/dx = 0 when x = 0",
        steps: [
          {
            say: { en: 'Auxiliary equation.', zh: '解辅助方程。' },
            tex: [
              tex`m^2 - 2m - 3 = 0, \quad m = -1,\ 3`,
              tex`y_{\mathrm{CF}} = A\mathrm{e}^{-x} + B\mathrm{e}^{3x}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Try a sine and a cosine.', zh: '设正弦与余弦的组合。' },
            tex: [
              tex`y = \lambda\cos x + \mu\sin x`,
              tex`(-4\lambda - 2\mu)\cos x + (2\lambda - 4\mu)\sin x = 10\sin x`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: 'The first derivative mixes sine and cosine, so one of them alone cannot satisfy the equation.',
              zh: '一阶导数会把正弦、余弦互换，只设其中一项不可能满足方程。',
            },
          },
          {
            say: { en: 'Compare coefficients.', zh: '比较系数。' },
            tex: [
              tex`\lambda = 1, \quad \mu = -2`,
              tex`y = A\mathrm{e}^{-x} + B\mathrm{e}^{3x} + \cos x - 2\sin x`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Use both conditions on the general solution.', zh: '把两个条件代入通解。' },
            tex: [tex`A + B + 1 = 3`, tex`-A + 3B - 2 = 0`, tex`A = 1, \quad B = 1`],
            marks: ['M1'],
          },
          {
            say: { en: 'Write the solution.', zh: '写出答案。' },
            tex: [tex`y = \mathrm{e}^{-x} + \mathrm{e}^{3x} + \cos x - 2\sin x`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'structure',
      kind: 'concept',
      title: { en: 'Why the solution has two parts', zh: '解为何分成两部分' },
      details: [
        {
          en: tex`If $y_1$ and $y_2$ both solve the full equation, their difference solves the equation with right-hand side $0$. So every solution is one particular integral plus some complementary function.`,
          zh: tex`若 $y_1$、$y_2$ 都满足原方程，则它们的差满足右边为 $0$ 的方程。所以任一解都是一个特解加上某个余函数。`,
        },
        {
          en: tex`Two initial conditions fix the two constants. They belong to the whole solution, never to the complementary function alone.`,
          zh: tex`两个初始条件确定两个常数；它们要代入整个通解，而不是只代入余函数。`,
        },
      ],
    },
    {
      id: 'substitutions',
      kind: 'method',
      title: { en: 'A given substitution', zh: '利用给定的代换' },
      details: [
        {
          en: tex`Differentiate the substitution with respect to $x$, as a product or by the chain rule: if $y=xz$, then $\frac{\mathrm{d}y}{\mathrm{d}x}=z+x\frac{\mathrm{d}z}{\mathrm{d}x}$ and $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=2\frac{\mathrm{d}z}{\mathrm{d}x}+x\frac{\mathrm{d}^2z}{\mathrm{d}x^2}$.`,
          zh: tex`把代换式对 $x$ 求导（乘积法则或链式法则）：若 $y=xz$，则 $\frac{\mathrm{d}y}{\mathrm{d}x}=z+x\frac{\mathrm{d}z}{\mathrm{d}x}$，$\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=2\frac{\mathrm{d}z}{\mathrm{d}x}+x\frac{\mathrm{d}^2z}{\mathrm{d}x^2}$。`,
        },
        {
          en: tex`With $x=\mathrm{e}^{t}$: $x\frac{\mathrm{d}y}{\mathrm{d}x}=\frac{\mathrm{d}y}{\mathrm{d}t}$ and $x^2\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{\mathrm{d}^2y}{\mathrm{d}t^2}-\frac{\mathrm{d}y}{\mathrm{d}t}$.`,
          zh: tex`若 $x=\mathrm{e}^{t}$，则 $x\frac{\mathrm{d}y}{\mathrm{d}x}=\frac{\mathrm{d}y}{\mathrm{d}t}$，$x^2\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{\mathrm{d}^2y}{\mathrm{d}t^2}-\frac{\mathrm{d}y}{\mathrm{d}t}$。`,
        },
        {
          en: 'Solve the new equation completely and return to the original variables at the end.',
          zh: '把新方程完整解出，最后换回原来的变量。',
        },
      ],
    },
    {
      id: 'long-term-behaviour',
      kind: 'concept',
      title: { en: 'Behaviour for large x or t', zh: '自变量很大时的性态' },
      details: [
        {
          en: tex`Terms with $\mathrm{e}^{-kt}$, $k>0$, die away (the transient); what remains is the particular integral. "Approximate solution for large $t$, whatever the initial conditions" asks for it.`,
          zh: tex`含 $\mathrm{e}^{-kt}$（$k>0$）的项逐渐消失，剩下的就是特解。题目问“$t$ 很大时的近似解，与初始条件无关”，要的就是它。`,
        },
        {
          en: tex`A particular integral $\lambda\cos pt+\mu\sin pt$ may be written $R\sin(pt+\varphi)$ with amplitude $R=\sqrt{\lambda^2+\mu^2}$.`,
          zh: tex`特解 $\lambda\cos pt+\mu\sin pt$ 可写成 $R\sin(pt+\varphi)$，振幅 $R=\sqrt{\lambda^2+\mu^2}$。`,
        },
      ],
    },
    {
      id: 'write-y-equals',
      kind: 'tip',
      title: { en: 'Finish with y =', zh: '最后写出 y =' },
      details: [
        {
          en: tex`"Find $y$ in terms of $x$" needs $y=\ldots$, not $x^2y=\ldots$. Divide every term, the constant too.`,
          zh: tex`题目要求“用 $x$ 表示 $y$”时必须写成 $y=\ldots$，不能停在 $x^2y=\ldots$；除的时候常数项也要除。`,
        },
        {
          en: 'Write CF, PI and general solution as three labelled lines; each carries marks.',
          zh: '把余函数、特解、通解分三行标明，各有分数。',
        },
        {
          en: 'Use the variables of the question: an equation in x and t is not one in y and x.',
          zh: '使用题目中的变量：方程含 x 与 t 时，不要写成 y 与 x。',
        },
      ],
    },
    {
      id: 'constants-and-trials',
      kind: 'error',
      title: { en: 'Constants and trial functions', zh: '任意常数与特解形式的错误' },
      details: [
        {
          en: tex`Adding $C$ after dividing: from $x^2y=\frac32x^4+C$ follows $y=\frac32x^2+\frac{C}{x^2}$, not $\frac32x^2+C$.`,
          zh: tex`除完才加 $C$：由 $x^2y=\frac32x^4+C$ 应得 $y=\frac32x^2+\frac{C}{x^2}$，而不是 $\frac32x^2+C$。`,
        },
        {
          en: tex`Finding the factor before the coefficient of $\frac{\mathrm{d}y}{\mathrm{d}x}$ is $1$.`,
          zh: tex`$\frac{\mathrm{d}y}{\mathrm{d}x}$ 的系数还不是 $1$ 就去求积分因子。`,
        },
        {
          en: tex`Trying $\mu\sin x$ alone, or $\lambda\mathrm{e}^{2x}$ when $\mathrm{e}^{2x}$ is already in the complementary function: the coefficients then contradict each other.`,
          zh: tex`只设 $\mu\sin x$，或余函数中已有 $\mathrm{e}^{2x}$ 仍设 $\lambda\mathrm{e}^{2x}$：比较系数时会出现矛盾。`,
        },
        {
          en: tex`Fitting the initial conditions before the particular integral is added.`,
          zh: tex`没有加上特解就代入初始条件。`,
        },
      ],
    },
  ],
};
