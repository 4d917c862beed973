import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 4,
  level: 'A2',
  slug: 'differentiation',
  title: { en: 'Differentiation', zh: '微分' },
  summary: {
    en: tex`Derivatives of exponential, logarithmic and trigonometric functions and of $\tan^{-1}x$, the product and quotient rules, and curves given parametrically or implicitly. Afterwards you can differentiate anything Paper 3 sets and use it for tangents, normals and stationary points.`,
    zh: tex`指数、对数、三角函数和 $\tan^{-1}x$ 的导数，乘积法则与商法则，以及参数方程和隐函数的求导。学完后，试卷 3 中的任何函数你都会求导，并能用来求切线、法线和驻点。`,
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'product rule',
      'quotient rule',
      'implicit differentiation',
      'parametric differentiation',
      'parametric equations',
      'derivative of e^x',
      'derivative of ln x',
      'derivative of sin x',
      'arctan derivative',
    ],
    zh: [
      '乘积法则',
      '商法则',
      '乘法法则',
      '除法法则',
      '隐函数求导',
      '参数方程求导',
      '指数函数的导数',
      '对数函数的导数',
      '三角函数的导数',
      '反正切的导数',
    ],
  },
  prerequisites: [
    '9709/p1/differentiation',
    '9709/p3/logarithmic-and-exponential-functions',
    '9709/p3/trigonometry',
  ],
  methods: [
    'differentiate-standard',
    'differentiate-product',
    'differentiate-quotient',
    'differentiate-implicit',
    'differentiate-parametric',
    'differentiate-chain',
    'stationary-points',
    'tangent-normal',
    'gradient-at',
  ],
  cards: [
    {
      id: 'which-rule',
      kind: 'concept',
      title: { en: 'Which rule, in which order', zh: '用哪条法则，按什么顺序' },
      details: [
        {
          en: tex`Look at the last operation you would do on a calculator: a product of two functions of $x$ asks for the product rule, a quotient for the quotient rule, a function of a function for the chain rule.`,
          zh: tex`想一想用计算器求值时的最后一步运算：两个 $x$ 的函数相乘用乘积法则，相除用商法则，函数套函数用链式法则。`,
        },
        {
          en: tex`They nest: in $x^2\sin3x$ the product rule is outside, and the chain rule works inside on $\sin3x$.`,
          zh: tex`法则可以嵌套：对 $x^2\sin3x$，外层用乘积法则，内层对 $\sin3x$ 用链式法则。`,
        },
        {
          en: tex`Simplify logarithms before you differentiate: $\ln\dfrac{x^3}{\sqrt{x+1}}=3\ln x-\dfrac12\ln(x+1)$ has an easy derivative.`,
          zh: tex`含对数时先化简再求导：$\ln\dfrac{x^3}{\sqrt{x+1}}=3\ln x-\dfrac12\ln(x+1)$ 求导就很简单。`,
        },
      ],
    },
    {
      id: 'implicit-idea',
      kind: 'concept',
      title: { en: 'What "implicit" means', zh: '隐函数求导的含义' },
      details: [
        {
          en: tex`In $x^2+xy+y^2=7$ the letter $y$ stands for a function of $x$. So $\dfrac{\mathrm{d}}{\mathrm{d}x}(y^2)=2y\dfrac{\mathrm{d}y}{\mathrm{d}x}$ by the chain rule, and $xy$ needs the product rule.`,
          zh: tex`在 $x^2+xy+y^2=7$ 中，$y$ 是 $x$ 的函数，所以由链式法则 $\dfrac{\mathrm{d}}{\mathrm{d}x}(y^2)=2y\dfrac{\mathrm{d}y}{\mathrm{d}x}$，而 $xy$ 要用乘积法则。`,
        },
        {
          en: tex`The tangent is parallel to the $x$-axis where the numerator of $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ is zero, and to the $y$-axis where the denominator is zero (as long as they are not both zero).`,
          zh: tex`$\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 的分子为零处切线平行于 $x$ 轴，分母为零处切线平行于 $y$ 轴（分子、分母不同时为零）。`,
        },
        {
          en: tex`Such a condition, for instance $y=-2x$, goes back into the equation of the curve to find the points.`,
          zh: tex`由此得到的条件（例如 $y=-2x$）要代回曲线方程，才能求出点的坐标。`,
        },
      ],
    },
    {
      id: 'standard',
      kind: 'formula',
      title: { en: 'Standard derivatives and rules', zh: '基本导数公式与法则' },
      details: [
        {
          en: tex`$\mathrm{e}^{ax}\to a\mathrm{e}^{ax}$, $\ln(ax+b)\to\dfrac{a}{ax+b}$, $\sin ax\to a\cos ax$, $\cos ax\to-a\sin ax$, $\tan ax\to a\sec^2ax$, $\tan^{-1}x\to\dfrac{1}{1+x^2}$. Angles are in radians.`,
          zh: tex`$\mathrm{e}^{ax}\to a\mathrm{e}^{ax}$，$\ln(ax+b)\to\dfrac{a}{ax+b}$，$\sin ax\to a\cos ax$，$\cos ax\to-a\sin ax$，$\tan ax\to a\sec^2ax$，$\tan^{-1}x\to\dfrac{1}{1+x^2}$。角一律用弧度。`,
        },
        {
          en: tex`Product: $(uv)'=u'v+uv'$. Quotient: $\left(\dfrac uv\right)'=\dfrac{u'v-uv'}{v^2}$.`,
          zh: tex`乘积法则：$(uv)'=u'v+uv'$。商法则：$\left(\dfrac uv\right)'=\dfrac{u'v-uv'}{v^2}$。`,
        },
        {
          en: tex`Parametric: $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{\mathrm{d}y}{\mathrm{d}t}\div\dfrac{\mathrm{d}x}{\mathrm{d}t}$. All of this is in MF19, without the inner factor $a$.`,
          zh: tex`参数方程：$\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{\mathrm{d}y}{\mathrm{d}t}\div\dfrac{\mathrm{d}x}{\mathrm{d}t}$。这些 MF19 中都有，但不带内层系数 $a$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Differentiate $\dfrac{\mathrm{e}^{2x}}{1+x}$ with respect to $x$, simplifying your answer.`,
          zh: tex`求 $\dfrac{\mathrm{e}^{2x}}{1+x}$ 对 $x$ 的导数并化简。`,
        },
        answer: 'e^(2x)(2x + 1)/(1 + x)^2',
        ask: 'Differentiate e^(2x)/(1 + x)',
        steps: [
          {
            say: {
              en: tex`Use the quotient rule with $u=\mathrm{e}^{2x}$ and $v=1+x$.`,
              zh: tex`用商法则，取 $u=\mathrm{e}^{2x}$，$v=1+x$。`,
            },
            tex: [tex`\frac{2\mathrm{e}^{2x}(1+x)-\mathrm{e}^{2x}\times1}{(1+x)^2}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Take out $\mathrm{e}^{2x}$.`, zh: tex`提出 $\mathrm{e}^{2x}$。` },
            tex: [tex`\frac{\mathrm{e}^{2x}(2x+1)}{(1+x)^2}`],
            marks: ['A1'],
            why: {
              en: tex`Factorised, it shows at once that the stationary point is at $x=-\tfrac12$.`,
              zh: tex`写成乘积的形式，可以立即看出驻点在 $x=-\tfrac12$ 处。`,
            },
          },
        ],
      },
    },
    {
      id: 'implicit-method',
      kind: 'method',
      title: { en: 'Differentiating implicitly', zh: '隐函数求导步骤' },
      details: [
        {
          en: tex`Differentiate every term with respect to $x$, the constant too, collect the terms with $\dfrac{\mathrm{d}y}{\mathrm{d}x}$, factorise and divide.`,
          zh: tex`每一项（包括常数）都对 $x$ 求导，把含 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 的项移到一边，提公因式后相除。`,
        },
        {
          en: tex`If only the gradient at a point is wanted, put the numbers in right after differentiating.`,
          zh: tex`如果只求某点处的斜率，求导之后立即代入数值即可。`,
        },
      ],
      example: {
        stem: {
          en: tex`A curve has equation $x^2+xy+y^2=7$. Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ in terms of $x$ and $y$.`,
          zh: tex`曲线的方程为 $x^2+xy+y^2=7$。用 $x$ 和 $y$ 表示 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$。`,
        },
        answer: 'dy/dx = -(2x + y)/(x + 2y)',
        ask: 'Given x^2 + xy + y^2 = 7, find dy/dx',
        steps: [
          {
            say: {
              en: tex`Differentiate term by term; $xy$ is a product.`,
              zh: tex`逐项求导，其中 $xy$ 是乘积。`,
            },
            tex: [
              tex`2x+\left(y+x\frac{\mathrm{d}y}{\mathrm{d}x}\right)+2y\frac{\mathrm{d}y}{\mathrm{d}x}=0`,
            ],
            marks: ['B1', 'B1'],
          },
          {
            say: { en: tex`Collect the terms with the derivative.`, zh: tex`合并含导数的项。` },
            tex: [tex`(x+2y)\frac{\mathrm{d}y}{\mathrm{d}x}=-(2x+y)`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Divide.`, zh: tex`相除。` },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x}=-\frac{2x+y}{x+2y}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'parametric-method',
      kind: 'method',
      title: { en: 'Curves given by a parameter', zh: '参数方程求导步骤' },
      details: [
        {
          en: tex`Differentiate $x$ and $y$ with respect to $t$, divide, simplify. A point given by its coordinates must first be turned into a value of $t$ that fits both equations.`,
          zh: tex`分别求 $x$、$y$ 对 $t$ 的导数，相除并化简。若给出的是点的坐标，先求出同时满足两个方程的 $t$ 值。`,
        },
        {
          en: tex`The second derivative of a parametric curve is not examined in Paper 3.`,
          zh: tex`试卷 3 不考参数方程的二阶导数。`,
        },
      ],
      example: {
        stem: {
          en: tex`A curve has parametric equations $x=\ln t$, $y=t^2+\dfrac1t$ for $t>0$. Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ in terms of $t$.`,
          zh: tex`曲线的参数方程为 $x=\ln t$，$y=t^2+\dfrac1t$（$t>0$）。用 $t$ 表示 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$。`,
        },
        answer: 'dy/dx = 2t^2 - 1/t',
        ask: 'Given x = ln t, y = t^2 + 1/t, find dy/dx in terms of t',
        steps: [
          {
            say: { en: tex`Differentiate both with respect to $t$.`, zh: tex`两个方程都对 $t$ 求导。` },
            tex: [
              tex`\frac{\mathrm{d}x}{\mathrm{d}t}=\frac1t,\quad\frac{\mathrm{d}y}{\mathrm{d}t}=2t-\frac{1}{t^2}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: tex`Divide: this multiplies by $t$.`, zh: tex`相除，即乘以 $t$。` },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x}=t\left(2t-\frac{1}{t^2}\right)=2t^2-\frac1t`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'exact-stationary',
      kind: 'tip',
      title: { en: 'Stationary points in exact form', zh: '驻点的精确形式' },
      details: [
        {
          en: tex`$\mathrm{e}^{kx}$ is never zero, so it drops out of $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$: say "since $\mathrm{e}^{kx}>0$".`,
          zh: tex`$\mathrm{e}^{kx}$ 恒为正，在 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$ 中可以约去，但要写明“因为 $\mathrm{e}^{kx}>0$”。`,
        },
        {
          en: tex`Many equations end as $\tan x=k$: divide by $\cos x$, and give every solution in the interval of the question, in radians.`,
          zh: tex`许多题最后化为 $\tan x=k$：两边除以 $\cos x$，并用弧度写出题目区间内的全部解。`,
        },
        {
          en: tex`"Exact coordinates" want no decimals: the stationary point of $y=x^2\ln x$ is $\left(\mathrm{e}^{-1/2},-\dfrac{1}{2\mathrm{e}}\right)$.`,
          zh: tex`要求“精确坐标”时不能写小数：例如 $y=x^2\ln x$ 的驻点应写成 $\left(\mathrm{e}^{-1/2},-\dfrac{1}{2\mathrm{e}}\right)$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Multiplying the derivatives: $(uv)'$ is not $u'v'$.`,
          zh: tex`把导数直接相乘：$(uv)'$ 不等于 $u'v'$。`,
        },
        {
          en: tex`Reversing the numerator of the quotient rule: it begins with the derivative of the top, $u'v-uv'$.`,
          zh: tex`商法则的分子写反：应以分子的导数开头，即 $u'v-uv'$。`,
        },
        {
          en: tex`Forgetting that the constant on the right of an implicit equation becomes $0$, or losing the $y$ in the derivative of $xy$.`,
          zh: tex`隐函数求导时忘记右边的常数求导后为 $0$，或对 $xy$ 求导时漏掉 $y$ 这一项。`,
        },
        {
          en: tex`Writing the derivative of $\tan^{-1}3x$ as $\dfrac{1}{1+9x^2}$: the chain rule gives $\dfrac{3}{1+9x^2}$.`,
          zh: tex`把 $\tan^{-1}3x$ 的导数写成 $\dfrac{1}{1+9x^2}$：由链式法则应为 $\dfrac{3}{1+9x^2}$。`,
        },
      ],
    },
  ],
};
