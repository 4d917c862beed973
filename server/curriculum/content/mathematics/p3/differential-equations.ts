import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 8,
  level: 'A2',
  slug: 'differential-equations',
  title: { en: 'Differential equations', zh: '微分方程' },
  summary: {
    en: tex`Equations that link a quantity with its rate of change: forming them from a sentence and solving those whose variables separate. Afterwards you can find the particular solution that fits a given condition and say what it means for the situation described.`,
    zh: tex`微分方程联系一个量与它的变化率。本节学习根据文字建立方程，并用分离变量法求解。学完后，你能求出满足给定条件的特解，并说明它在实际情境中的含义。`,
  },
  difficulty: 'Hard',
  minutes: 40,
  aliases: {
    en: [
      'separable differential equation',
      'separation of variables',
      'separating the variables',
      'rate of change problems',
      'general solution',
      'particular solution',
      'dy/dx equation',
      'growth and decay model',
    ],
    zh: [
      '分离变量法',
      '可分离变量',
      '通解',
      '特解',
      '变化率问题',
      '初始条件',
      '增长与衰减模型',
      '常微分方程',
    ],
  },
  prerequisites: ['9709/p3/logarithmic-and-exponential-functions', '9709/p3/integration'],
  methods: ['separable-equation', 'integrate-partial-fractions', 'integrate-parts'],
  cards: [
    {
      id: 'forming',
      kind: 'concept',
      title: { en: 'From a sentence to an equation', zh: '根据文字建立方程' },
      details: [
        {
          en: tex`"The rate of change of $x$ is proportional to $y$" is $\dfrac{\mathrm{d}x}{\mathrm{d}t}=ky$. "Decreases" puts a minus sign in front of a positive $k$.`,
          zh: tex`“$x$ 的变化率与 $y$ 成正比”就是 $\dfrac{\mathrm{d}x}{\mathrm{d}t}=ky$；若说“减小”，则在正数 $k$ 前加负号。`,
        },
        {
          en: tex`A body at temperature $T$ cools at a rate proportional to its difference from a room at $20^\circ\mathrm{C}$: $\dfrac{\mathrm{d}T}{\mathrm{d}t}=-k(T-20)$. Filling and leaking at once: rate in minus rate out.`,
          zh: tex`温度为 $T$ 的物体，冷却速率与它和室温（$20^\circ\mathrm{C}$）之差成正比：$\dfrac{\mathrm{d}T}{\mathrm{d}t}=-k(T-20)$。若一边注入一边流出，则净变化率等于流入速率减流出速率。`,
        },
        {
          en: tex`A rate given at one moment finds $k$: "when $x=4$ the rate is $0.2$" goes into the differential equation, not into the solution.`,
          zh: tex`给出某一时刻的变化率可求 $k$：例如“当 $x=4$ 时变化率为 $0.2$”应代入微分方程，而不是代入解。`,
        },
      ],
    },
    {
      id: 'general-particular',
      kind: 'concept',
      title: { en: 'General and particular solution', zh: '通解与特解' },
      details: [
        {
          en: tex`Integrating once brings one constant: the general solution is a family of curves. A condition such as $y=2$ when $x=0$ picks out one of them.`,
          zh: tex`积分一次产生一个常数，通解是一族曲线；给出 $x=0$ 时 $y=2$ 这样的条件，就从中选出一条，即特解。`,
        },
        {
          en: tex`Constants may be renamed: $\ln y=x+c$ gives $y=\mathrm{e}^{x+c}=A\mathrm{e}^x$, where $A=\mathrm{e}^c$.`,
          zh: tex`常数可以改写：由 $\ln y=x+c$ 得 $y=\mathrm{e}^{x+c}=A\mathrm{e}^x$，其中 $A=\mathrm{e}^c$。`,
        },
        {
          en: tex`"What happens for large $t$?" means: let $t\to\infty$, so $\mathrm{e}^{-kt}\to0$, and say the limiting value in the words of the question.`,
          zh: tex`“当 $t$ 很大时会怎样”，就是令 $t\to\infty$，此时 $\mathrm{e}^{-kt}\to0$，再用题目的语言说明极限值。`,
        },
      ],
    },
    {
      id: 'separation-formula',
      kind: 'formula',
      title: { en: 'Separating the variables', zh: '分离变量' },
      details: [
        {
          en: tex`$\dfrac{\mathrm{d}y}{\mathrm{d}x}=\mathrm{f}(x)\,\mathrm{g}(y)$ becomes $\displaystyle\int\dfrac{1}{\mathrm{g}(y)}\,\mathrm{d}y=\int\mathrm{f}(x)\,\mathrm{d}x$.`,
          zh: tex`$\dfrac{\mathrm{d}y}{\mathrm{d}x}=\mathrm{f}(x)\,\mathrm{g}(y)$ 化为 $\displaystyle\int\dfrac{1}{\mathrm{g}(y)}\,\mathrm{d}y=\int\mathrm{f}(x)\,\mathrm{d}x$。`,
        },
        {
          en: tex`A sum must be factorised first: $x+xy=x(1+y)$. In $\mathrm{e}^{x-y}$ write $\mathrm{e}^x\,\mathrm{e}^{-y}$, and move $\mathrm{e}^{-y}$ across as $\mathrm{e}^{y}$.`,
          zh: tex`和式要先因式分解：$x+xy=x(1+y)$。$\mathrm{e}^{x-y}$ 要写成 $\mathrm{e}^x\,\mathrm{e}^{-y}$，把 $\mathrm{e}^{-y}$ 移到另一边就成为 $\mathrm{e}^{y}$。`,
        },
        {
          en: tex`One constant on one side is enough.`,
          zh: tex`只需在一边写一个积分常数。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the differential equation $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{xy}{1+x^2}$, given that $y=2$ when $x=0$. Give $y$ in terms of $x$.`,
          zh: tex`已知 $x=0$ 时 $y=2$，解微分方程 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{xy}{1+x^2}$，并用 $x$ 表示 $y$。`,
        },
        answer: 'y = 2sqrt(1 + x^2)',
        ask: 'Solve the differential equation dy/dx = xy/(1 + x^2) given that y = 2 when x = 0',
        steps: [
          {
            say: { en: tex`Separate the variables.`, zh: tex`分离变量。` },
            tex: [tex`\int\frac1y\,\mathrm{d}y=\int\frac{x}{1+x^2}\,\mathrm{d}x`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Integrate both sides.`, zh: tex`两边积分。` },
            tex: [tex`\ln y=\tfrac12\ln(1+x^2)+c`],
            marks: ['B1', 'B1'],
            why: {
              en: tex`The numerator $x$ is half the derivative of $1+x^2$.`,
              zh: tex`分子 $x$ 是 $1+x^2$ 的导数的一半。`,
            },
          },
          {
            say: { en: tex`Use $y=2$ when $x=0$.`, zh: tex`代入 $x=0$ 时 $y=2$。` },
            tex: [tex`c=\ln2`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Combine the logarithms and remove them.`, zh: tex`合并对数并去掉对数。` },
            tex: [tex`\ln y=\ln\left(2\sqrt{1+x^2}\right)`, tex`y=2\sqrt{1+x^2}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'solution-method',
      kind: 'method',
      title: { en: 'The whole solution in five lines', zh: '五步求解' },
      details: [
        {
          en: tex`Separate, integrate both sides, add $c$, find $c$ from the condition at once, then rearrange to the form that is asked.`,
          zh: tex`分离变量，两边积分，加上 $c$，立即用条件求 $c$，最后整理成题目要求的形式。`,
        },
        {
          en: tex`The integrals are those of the integration topic: logarithms, partial fractions for $\dfrac{1}{x(2-x)}$, parts for $x\mathrm{e}^{x}$, $\sec^2$ and its like.`,
          zh: tex`用到的都是积分一章的方法：对数型、$\dfrac{1}{x(2-x)}$ 的部分分式、$x\mathrm{e}^{x}$ 的分部积分、$\sec^2$ 等。`,
        },
      ],
      example: {
        stem: {
          en: tex`The variables $x$ and $t$ satisfy $\dfrac{\mathrm{d}x}{\mathrm{d}t}=0.1x(2-x)$ with $0<x<2$, and $x=1$ when $t=0$. Find $x$ in terms of $t$.`,
          zh: tex`变量 $x$ 与 $t$ 满足 $\dfrac{\mathrm{d}x}{\mathrm{d}t}=0.1x(2-x)$（$0<x<2$），且 $t=0$ 时 $x=1$。用 $t$ 表示 $x$。`,
        },
        answer: 'x = 2e^(t/5)/(1 + e^(t/5))',
        ask: 'Solve the differential equation dx/dt = 0.1x(2 - x) given that x = 1 when t = 0',
        steps: [
          {
            say: { en: tex`Separate and use partial fractions.`, zh: tex`分离变量，并化为部分分式。` },
            tex: [
              tex`\int\frac{1}{x(2-x)}\,\mathrm{d}x=\int0.1\,\mathrm{d}t`,
              tex`\frac{1}{x(2-x)}=\frac{1}{2x}+\frac{1}{2(2-x)}`,
            ],
            marks: ['B1', 'M1', 'A1'],
          },
          {
            say: {
              en: tex`Integrate; the second part brings a minus sign.`,
              zh: tex`积分，第二部分会出现负号。`,
            },
            tex: [tex`\tfrac12\ln x-\tfrac12\ln(2-x)=0.1t+c`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Use $x=1$ when $t=0$.`, zh: tex`代入 $t=0$ 时 $x=1$。` },
            tex: [tex`c=0`, tex`\ln\frac{x}{2-x}=0.2t`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Make $x$ the subject.`, zh: tex`解出 $x$。` },
            tex: [tex`x=(2-x)\mathrm{e}^{0.2t}`, tex`x=\frac{2\mathrm{e}^{0.2t}}{1+\mathrm{e}^{0.2t}}`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`As $t\to\infty$ this tends to $2$, as the equation suggests: the rate is zero there.`,
              zh: tex`当 $t\to\infty$ 时 $x\to2$，与方程一致：在 $x=2$ 处变化率为零。`,
            },
          },
        ],
      },
    },
    {
      id: 'model-method',
      kind: 'method',
      title: { en: 'Modelling questions', zh: '应用题的解法' },
      details: [
        {
          en: tex`If a shape is involved, link the quantities first: for a tank $V=Ah$, so $\dfrac{\mathrm{d}V}{\mathrm{d}t}=A\dfrac{\mathrm{d}h}{\mathrm{d}t}$ turns a rate of volume into a rate of depth.`,
          zh: tex`涉及几何形状时，先找出各量的关系：柱形水箱 $V=Ah$，故 $\dfrac{\mathrm{d}V}{\mathrm{d}t}=A\dfrac{\mathrm{d}h}{\mathrm{d}t}$，由此把体积的变化率化为深度的变化率。`,
        },
        {
          en: tex`With two unknown constants, $k$ and $c$, you need two conditions; use the one at $t=0$ first.`,
          zh: tex`若有 $k$ 和 $c$ 两个未知常数，就需要两个条件，先用 $t=0$ 的条件。`,
        },
      ],
      example: {
        stem: {
          en: tex`The number $N$ of cells falls so that $\dfrac{\mathrm{d}N}{\mathrm{d}t}=-0.5N$, and $N=100$ when $t=0$. Find $N$ in terms of $t$.`,
          zh: tex`细胞数 $N$ 不断减少，满足 $\dfrac{\mathrm{d}N}{\mathrm{d}t}=-0.5N$，且 $t=0$ 时 $N=100$。用 $t$ 表示 $N$。`,
        },
        answer: 'N = 100e^(-t/2)',
        ask: 'Given that dN/dt = -0.5N and N = 100 when t = 0, find N in terms of t',
        steps: [
          {
            say: { en: tex`Separate and integrate.`, zh: tex`分离变量并积分。` },
            tex: [tex`\int\frac1N\,\mathrm{d}N=\int-0.5\,\mathrm{d}t`, tex`\ln N=-0.5t+c`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Put in the condition.`, zh: tex`代入条件。` },
            tex: [tex`c=\ln100`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Remove the logarithm.`, zh: tex`去掉对数。` },
            tex: [tex`N=100\mathrm{e}^{-0.5t}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'required-form',
      kind: 'tip',
      title: { en: 'Finish in the form asked', zh: '按要求的形式作答' },
      details: [
        {
          en: tex`"Obtain an expression for $y$ in terms of $x$" is not finished at $\ln y=\dots$`,
          zh: tex`要求“用 $x$ 表示 $y$”时，只写到 $\ln y=\dots$ 还没有完成。`,
        },
        {
          en: tex`Separating correctly earns a mark even if the integrals fail, so write the two integrals with $\mathrm{d}y$ and $\mathrm{d}x$.`,
          zh: tex`只要正确分离变量就能得分，即使后面积分出错，所以要写出带 $\mathrm{d}y$ 与 $\mathrm{d}x$ 的两个积分。`,
        },
        {
          en: tex`Check by differentiating your solution, or at least by putting the given condition in.`,
          zh: tex`对所得的解求导检验，至少要代入已知条件检验。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Adding the constant at the end: $\ln y=x^2$ turned into $y=\mathrm{e}^{x^2}+c$ is wrong; the constant comes with the integration.`,
          zh: tex`最后才加常数：由 $\ln y=x^2$ 写成 $y=\mathrm{e}^{x^2}+c$ 是错的，常数应在积分时就加上。`,
        },
        {
          en: tex`Losing the minus sign in $\displaystyle\int\dfrac{1}{2-x}\,\mathrm{d}x=-\ln|2-x|+c$.`,
          zh: tex`丢掉 $\displaystyle\int\dfrac{1}{2-x}\,\mathrm{d}x=-\ln|2-x|+c$ 中的负号。`,
        },
        {
          en: tex`Splitting a sum that cannot be split: $\dfrac{\mathrm{d}y}{\mathrm{d}x}=x+y$ is not separable.`,
          zh: tex`强行拆分不能分离的式子：$\dfrac{\mathrm{d}y}{\mathrm{d}x}=x+y$ 不是可分离变量的方程。`,
        },
      ],
    },
  ],
};
