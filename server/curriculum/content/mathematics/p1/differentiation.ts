import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 7,
  level: 'AS',
  slug: 'differentiation',
  title: { en: 'Differentiation', zh: '微分' },
  summary: {
    en: tex`The gradient of a curve at a point, from powers of $x$ to the chain rule, and what it is good for. Afterwards you can find tangents and normals, stationary points and their nature, intervals of increase, and connected rates of change.`,
    zh: tex`曲线在一点处的斜率：从幂函数求导到链式法则，以及它们的应用。学完后，你能求切线与法线、驻点及其性质、函数的增减区间，以及相关变化率。`,
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'derivative',
      'dy/dx',
      'gradient of a curve',
      'chain rule',
      'tangent and normal',
      'stationary points',
      'maximum and minimum',
      'max and min',
      'turning points',
      'connected rates of change',
      'increasing and decreasing functions',
      'differenciation',
    ],
    zh: [
      '求导',
      '导数',
      '链式法则',
      '切线与法线',
      '驻点',
      '极大值与极小值',
      '相关变化率',
      '增函数与减函数',
      '二阶导数',
    ],
  },
  prerequisites: ['9709/p1/quadratics', '9709/p1/functions', '9709/p1/coordinate-geometry'],
  methods: [
    'differentiate-power',
    'differentiate-chain',
    'stationary-points',
    'tangent-normal',
    'increasing-decreasing',
    'connected-rates',
    'gradient-at',
  ],
  cards: [
    {
      id: 'gradient-as-limit',
      kind: 'concept',
      title: { en: 'The gradient of a curve', zh: '曲线的斜率' },
      details: [
        {
          en: tex`The gradient at $P$ is the limit of the gradients of chords $PQ$ as $Q$ moves along the curve towards $P$. It is written $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ or $\mathrm{f}'(x)$.`,
          zh: tex`曲线在点 $P$ 处的斜率，是点 $Q$ 沿曲线趋近 $P$ 时弦 $PQ$ 斜率的极限，记作 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 或 $\mathrm{f}'(x)$。`,
        },
        {
          en: tex`$\dfrac{\mathrm{d}y}{\mathrm{d}x}$ is a rate: how many units $y$ changes for each unit of $x$ at that point.`,
          zh: tex`$\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 是变化率，表示在该点处 $x$ 每增加一个单位，$y$ 改变多少个单位。`,
        },
        {
          en: tex`$\mathrm{f}$ is increasing where $\mathrm{f}'(x)>0$ and decreasing where $\mathrm{f}'(x)<0$. To show that a function is always increasing, write $\mathrm{f}'(x)$, for instance, as a square plus a positive number.`,
          zh: tex`$\mathrm{f}'(x)>0$ 的地方函数递增，$\mathrm{f}'(x)<0$ 的地方函数递减。要证明函数恒递增，例如可设法把 $\mathrm{f}'(x)$ 写成一个平方式加一个正数。`,
        },
      ],
    },
    {
      id: 'stationary-nature',
      kind: 'concept',
      title: { en: 'Maximum or minimum?', zh: '极大值还是极小值？' },
      details: [
        {
          en: tex`At a stationary point $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$. If $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}>0$ there, it is a minimum; if $<0$, a maximum.`,
          zh: tex`在驻点处 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$。若该点的 $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}>0$，则为极小值点；若 $<0$，则为极大值点。`,
        },
        {
          en: tex`If the second derivative is $0$ the test says nothing; look at the sign of $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ just before and just after.`,
          zh: tex`若二阶导数等于 $0$，则此法失效，应考察该点左右两侧 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 的符号。`,
        },
        {
          en: tex`In a practical problem, first write the quantity as a function of one variable by means of the given condition, then differentiate.`,
          zh: tex`在应用题中，先利用已知条件把要求最值的量写成一个变量的函数，再求导。`,
        },
      ],
    },
    {
      id: 'rules',
      kind: 'formula',
      title: { en: 'Power rule and chain rule', zh: '幂函数求导与链式法则' },
      details: [
        {
          en: tex`$\dfrac{\mathrm{d}}{\mathrm{d}x}\left(x^n\right)=nx^{n-1}$ for every rational $n$. Write roots and fractions as powers first: $\sqrt x=x^{1/2}$, $\dfrac{6}{x^2}=6x^{-2}$.`,
          zh: tex`对任意有理数 $n$，$\dfrac{\mathrm{d}}{\mathrm{d}x}\left(x^n\right)=nx^{n-1}$。先把根式和分式写成幂：$\sqrt x=x^{1/2}$，$\dfrac{6}{x^2}=6x^{-2}$。`,
        },
        {
          en: tex`Chain rule: $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{\mathrm{d}y}{\mathrm{d}u}\times\dfrac{\mathrm{d}u}{\mathrm{d}x}$. For a bracket this reads $\dfrac{\mathrm{d}}{\mathrm{d}x}(ax+b)^n=an(ax+b)^{n-1}$.`,
          zh: tex`链式法则：$\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{\mathrm{d}y}{\mathrm{d}u}\times\dfrac{\mathrm{d}u}{\mathrm{d}x}$。对于一次式的幂，即 $\dfrac{\mathrm{d}}{\mathrm{d}x}(ax+b)^n=an(ax+b)^{n-1}$。`,
        },
        {
          en: tex`Products and quotients are for Paper 3; here expand or divide out first, for example $\dfrac{x^2+3}{x}=x+3x^{-1}$.`,
          zh: tex`乘积法则和商法则属于试卷 3；这里应先展开或逐项相除，例如 $\dfrac{x^2+3}{x}=x+3x^{-1}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Given that $y=\sqrt{3x-2}$, find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$.`,
          zh: tex`已知 $y=\sqrt{3x-2}$，求 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$。`,
        },
        answer: 'dy/dx = 3/(2sqrt(3x - 2))',
        ask: 'Find dy/dx when y = sqrt(3x - 2)',
        steps: [
          {
            say: { en: tex`Write the root as a power.`, zh: tex`把根式写成幂。` },
            tex: [tex`y=(3x-2)^{1/2}`],
          },
          {
            say: {
              en: tex`Differentiate the power and multiply by the derivative $3$ of the bracket.`,
              zh: tex`对幂求导，再乘以括号内的导数 $3$。`,
            },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x}=\tfrac12(3x-2)^{-1/2}\times3`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`With $u=3x-2$, the chain rule multiplies by $\dfrac{\mathrm{d}u}{\mathrm{d}x}=3$.`,
              zh: tex`令 $u=3x-2$，链式法则要求乘以 $\dfrac{\mathrm{d}u}{\mathrm{d}x}=3$。`,
            },
          },
          {
            say: { en: tex`Tidy up.`, zh: tex`化简。` },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x}=\frac{3}{2\sqrt{3x-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'stationary-method',
      kind: 'method',
      title: { en: 'Stationary points step by step', zh: '求驻点的步骤' },
      details: [
        {
          en: tex`Differentiate, put $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$, solve, find each $y$ from the original equation, and test each point.`,
          zh: tex`求导，令 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=0$ 并求解，用原方程求出对应的 $y$，再逐点判断性质。`,
        },
        {
          en: tex`"Coordinates" asks for both $x$ and $y$; "determine the nature" asks for a test with its value, such as $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}=-6<0$, so maximum.`,
          zh: tex`“求坐标”要同时给出 $x$ 和 $y$；“判断性质”要写出检验的数值，例如 $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}=-6<0$，所以是极大值点。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the coordinates of the stationary points of $y=2x^3-9x^2+12x$ and determine their nature.`,
          zh: tex`求曲线 $y=2x^3-9x^2+12x$ 的驻点坐标，并判断其性质。`,
        },
        answer: '(1, 5), (2, 4)',
        ask: 'Find the stationary points of y = 2x^3 - 9x^2 + 12x and determine their nature',
        steps: [
          {
            say: {
              en: tex`Differentiate and put the derivative equal to zero.`,
              zh: tex`求导，并令导数为零。`,
            },
            tex: [tex`6x^2-18x+12=0`],
            marks: ['B1', 'M1'],
          },
          {
            say: { en: tex`Solve.`, zh: tex`求解。` },
            tex: [tex`6(x-1)(x-2)=0`, tex`x=1 \quad \text{or} \quad x=2`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The curve gives $y=5$ and $y=4$, so the points are $(1,5)$ and $(2,4)$.`,
              zh: tex`代入曲线方程得 $y=5$ 和 $y=4$，驻点为 $(1,5)$ 和 $(2,4)$。`,
            },
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The second derivative is $-6$ at $x=1$, a maximum, and $6$ at $x=2$, a minimum.`,
              zh: tex`二阶导数在 $x=1$ 处为 $-6$，是极大值点；在 $x=2$ 处为 $6$，是极小值点。`,
            },
            tex: [tex`\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=12x-18`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'tangent-normal',
      kind: 'method',
      title: { en: 'Tangent and normal', zh: '切线与法线' },
      details: [
        {
          en: tex`Put the $x$-coordinate into $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ to get the number $m$; the tangent is $y-y_1=m(x-x_1)$, the normal has gradient $-\dfrac1m$ (if $m=0$, it is the vertical line $x=x_1$).`,
          zh: tex`把横坐标代入 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 得到数值 $m$；切线为 $y-y_1=m(x-x_1)$，法线斜率为 $-\dfrac1m$（若 $m=0$，法线为竖直线 $x=x_1$）。`,
        },
        {
          en: tex`If the $y$-coordinate is not given, find it from the curve before anything else.`,
          zh: tex`若没有给出纵坐标，先由曲线方程求出。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the equation of the normal to the curve $y=x^2-4x+5$ at the point $(3,2)$.`,
          zh: tex`求曲线 $y=x^2-4x+5$ 在点 $(3,2)$ 处的法线方程。`,
        },
        answer: 'y = -x/2 + 7/2',
        ask: 'Find the equation of the normal to the curve y = x^2 - 4x + 5 at the point (3, 2)',
        steps: [
          {
            say: { en: tex`Differentiate and put in $x=3$.`, zh: tex`求导并代入 $x=3$。` },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x}=2x-4=2`],
            marks: ['B1'],
          },
          {
            say: { en: tex`The normal is perpendicular to the tangent.`, zh: tex`法线与切线垂直。` },
            tex: [tex`m=-\tfrac12`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Write the line through $(3,2)$.`, zh: tex`写出过 $(3,2)$ 的直线。` },
            tex: [tex`y-2=-\tfrac12(x-3)`, tex`y=-\tfrac12x+\tfrac72`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'connected-rates',
      kind: 'method',
      title: { en: 'Connected rates of change', zh: '相关变化率' },
      details: [
        {
          en: tex`Name what is given and what is wanted as derivatives, then join them: $\dfrac{\mathrm{d}V}{\mathrm{d}t}=\dfrac{\mathrm{d}V}{\mathrm{d}r}\times\dfrac{\mathrm{d}r}{\mathrm{d}t}$.`,
          zh: tex`把已知量和所求量写成导数，再用链式法则联系起来：$\dfrac{\mathrm{d}V}{\mathrm{d}t}=\dfrac{\mathrm{d}V}{\mathrm{d}r}\times\dfrac{\mathrm{d}r}{\mathrm{d}t}$。`,
        },
        {
          en: tex`Differentiate with letters first and put the numbers in at the end; a quantity that decreases has a negative rate.`,
          zh: tex`先用字母求导，最后才代入数值；量在减小时，变化率为负。`,
        },
      ],
      example: {
        stem: {
          en: tex`Air is pumped into a spherical balloon at a rate of $36\pi\ \mathrm{cm^3\,s^{-1}}$. Find the rate at which the radius increases when the radius is $3\ \mathrm{cm}$.`,
          zh: tex`以 $36\pi\ \mathrm{cm^3\,s^{-1}}$ 的速率向球形气球充气。求半径为 $3\ \mathrm{cm}$ 时半径的增加速率。`,
        },
        answer: '1 cm s^-1',
        steps: [
          {
            say: {
              en: tex`Differentiate the volume of a sphere and put in $r=3$.`,
              zh: tex`对球的体积求导，并代入 $r=3$。`,
            },
            tex: [tex`V=\tfrac43\pi r^3`, tex`\frac{\mathrm{d}V}{\mathrm{d}r}=4\pi r^2=36\pi`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Join the rates.`, zh: tex`用链式法则联系各变化率。` },
            tex: [tex`36\pi=36\pi\times\frac{\mathrm{d}r}{\mathrm{d}t}`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Solve for the rate wanted.`, zh: tex`解出所求变化率。` },
            tex: [tex`\frac{\mathrm{d}r}{\mathrm{d}t}=1\ \mathrm{cm\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'say-which-derivative',
      kind: 'tip',
      title: { en: 'Label your derivatives', zh: '写清是哪一个导数' },
      details: [
        {
          en: tex`Write $\dfrac{\mathrm{d}y}{\mathrm{d}x}=$ in front of a derivative: an unlabelled line may be read as the wrong thing.`,
          zh: tex`导数的表达式前要写上 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=$；不写清楚，式子可能被误读。`,
        },
        {
          en: tex`"At the point where the curve crosses the $x$-axis" means: solve $y=0$ first, then differentiate and substitute.`,
          zh: tex`“在曲线与 $x$ 轴的交点处”意味着：先解 $y=0$，再求导代入。`,
        },
        {
          en: tex`Points of inflexion are not examined in Paper 1.`,
          zh: tex`试卷 1 不考拐点。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Forgetting the factor from the bracket: the derivative of $(1-2x)^5$ is $-10(1-2x)^4$, not $5(1-2x)^4$.`,
          zh: tex`漏乘括号内的导数：$(1-2x)^5$ 的导数是 $-10(1-2x)^4$，不是 $5(1-2x)^4$。`,
        },
        {
          en: tex`Lowering a negative power the wrong way: $x^{-2}$ becomes $-2x^{-3}$, not $-2x^{-1}$.`,
          zh: tex`负指数减 1 时弄错：$x^{-2}$ 的导数是 $-2x^{-3}$，不是 $-2x^{-1}$。`,
        },
        {
          en: tex`Leaving $x$ in the gradient of a tangent: $y-2=(2x-4)(x-3)$ is not a line.`,
          zh: tex`切线斜率里还留着 $x$：$y-2=(2x-4)(x-3)$ 不是直线。`,
        },
      ],
    },
  ],
};
