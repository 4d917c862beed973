import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 2,
  level: 'AS',
  slug: 'rational-functions-and-graphs',
  title: { en: 'Rational functions and graphs', zh: '有理函数与图像' },
  summary: {
    en: 'A rational function is a quotient of two polynomials, here of degree at most two. You learn to find its vertical, horizontal and oblique asymptotes, its stationary points and the values that it never takes, and to sketch it together with the related curves of its modulus, reciprocal and square root.',
    zh: '有理函数是两个多项式之商，本章中分子、分母的次数都不超过二。学完后你能求竖直、水平与斜渐近线、驻点以及函数取不到的值，并画出它的图像和由取绝对值、取倒数、开平方得到的相关曲线。',
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'asymptotes',
      'oblique asymptote',
      'slant asymptote',
      'curve sketching',
      'range of a rational function',
      'y = 1/f(x)',
      'y^2 = f(x)',
      'assymptote',
    ],
    zh: [
      '渐近线',
      '斜渐近线',
      '垂直渐近线',
      '有理函数作图',
      '函数的值域',
      '绝对值图像',
      '倒数图像',
      '分式不等式',
    ],
  },
  prerequisites: ['9709/p1/functions', '9709/p1/differentiation', '9709/p3/algebra'],
  methods: ['rational-asymptotes', 'rational-inequality'],
  cards: [
    {
      id: 'three-kinds-of-asymptote',
      kind: 'concept',
      title: { en: 'Three kinds of asymptote', zh: '三种渐近线' },
      details: [
        {
          en: tex`A vertical asymptote $x=a$ stands where the denominator is $0$ and the numerator is not. If both are $0$ there, the factor cancels and the graph has a hole instead.`,
          zh: tex`分母为 $0$ 而分子不为 $0$ 处有竖直渐近线 $x=a$。若分子、分母同时为 $0$，该因式可约去，图像在那里只是缺一个点。`,
        },
        {
          en: tex`Equal degrees: a horizontal asymptote, $y$ = the ratio of the leading coefficients. Numerator of lower degree: the asymptote is $y=0$.`,
          zh: tex`分子与分母次数相等时有水平渐近线，$y$ 等于首项系数之比；分子次数较低时，渐近线为 $y=0$。`,
        },
        {
          en: tex`Numerator one degree higher: an oblique asymptote, the quotient of the division. Since $\frac{2x^2+x-1}{x-1}=2x+3+\frac{2}{x-1}$, the curve approaches $y=2x+3$.`,
          zh: tex`分子次数高一次时有斜渐近线，即带余除法的商。由 $\frac{2x^2+x-1}{x-1}=2x+3+\frac{2}{x-1}$ 可知曲线趋近于 $y=2x+3$。`,
        },
        {
          en: tex`A curve may cross a horizontal or oblique asymptote at a finite point; it can never cross a vertical one. Set $f(x)$ equal to the asymptote to find out.`,
          zh: tex`曲线可以在有限处穿过水平或斜渐近线，但绝不会穿过竖直渐近线。令 $f(x)$ 等于渐近线的式子即可判断是否相交。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the equations of the asymptotes of the curve $y=\frac{2x^2+x-1}{x-1}$.`,
          zh: tex`求曲线 $y=\frac{2x^2+x-1}{x-1}$ 的渐近线方程。`,
        },
        answer: 'x = 1, y = 2x + 3',
        ask: 'Find the asymptotes of y = (2x^2 + x - 1)/(x - 1)',
        steps: [
          {
            say: {
              en: tex`The denominator vanishes at $x=1$, where the numerator is $2$.`,
              zh: tex`分母在 $x=1$ 处为零，此时分子等于 $2$，不为零。`,
            },
            tex: [tex`x = 1`],
            marks: ['B1'],
          },
          {
            say: { en: 'Divide to split off the polynomial part.', zh: '作除法，分离出整式部分。' },
            tex: [tex`2x^2 + x - 1 = (x - 1)(2x + 3) + 2`, tex`y = 2x + 3 + \frac{2}{x - 1}`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`The remaining fraction tends to $0$ as $x\to\pm\infty$.`,
              zh: tex`当 $x\to\pm\infty$ 时，剩下的分式趋于 $0$。`,
            },
            tex: [tex`y = 2x + 3`],
            marks: ['A1'],
            why: {
              en: 'The asymptote is the quotient alone; the remainder only tells from which side the curve comes.',
              zh: '渐近线只取商的部分；余式说明曲线从哪一侧靠近它。',
            },
          },
        ],
      },
    },
    {
      id: 'values-not-taken',
      kind: 'method',
      title: { en: 'The values that y cannot take', zh: '求 y 取不到的值' },
      details: [
        {
          en: tex`Multiply $y=f(x)$ by the denominator and collect a quadratic in $x$ whose coefficients contain $y$. A point exists exactly when this quadratic has a real root: discriminant $\ge0$.`,
          zh: tex`把 $y=f(x)$ 两边乘以分母，整理成关于 $x$ 的二次方程，系数中含 $y$。曲线上存在该点，当且仅当此方程有实根，即判别式 $\ge0$。`,
        },
        {
          en: tex`The result is a quadratic inequality in $y$. Its boundary values are the $y$-coordinates of the stationary points, so this also finds turning points without calculus. Where it gives no boundary, $y$ takes every value.`,
          zh: tex`由此得到关于 $y$ 的二次不等式，其边界值正是驻点的 $y$ 坐标，所以不用微积分也能求出极值点。若没有边界值，则 $y$ 可取一切实数。`,
        },
        {
          en: tex`If the coefficient of $x^2$ contains $y$, look separately at the value of $y$ that makes it $0$: there the equation is linear.`,
          zh: tex`若 $x^2$ 的系数含 $y$，要单独讨论使它为 $0$ 的 $y$ 值，因为那时方程变成一次方程。`,
        },
      ],
      example: {
        stem: {
          en: tex`The curve $C$ has equation $y=\frac{x^2+3}{x+1}$. Find the set of values of $y$ for which there is no point on $C$.`,
          zh: tex`曲线 $C$ 的方程为 $y=\frac{x^2+3}{x+1}$。求使曲线 $C$ 上不存在纵坐标为 $y$ 的点的 $y$ 的取值范围。`,
        },
        answer: '-6 < y < 2',
        steps: [
          {
            say: { en: tex`Write a quadratic in $x$.`, zh: tex`整理成关于 $x$ 的二次方程。` },
            tex: [tex`x^2 - yx + (3 - y) = 0`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'There is no point when it has no real root.',
              zh: '方程无实根时，曲线上没有对应的点。',
            },
            tex: [tex`(-y)^2 - 4(3 - y) < 0`, tex`y^2 + 4y - 12 < 0`],
            marks: ['DM1'],
            why: {
              en: tex`For a given height $y$ we ask whether any real $x$ produces it; that is a question about the roots of this quadratic.`,
              zh: tex`给定高度 $y$，问是否有实数 $x$ 取到它，这就是问该二次方程有没有实根。`,
            },
          },
          {
            say: { en: 'Factorise and solve.', zh: '因式分解并求解。' },
            tex: [tex`(y + 6)(y - 2) < 0`, tex`-6 < y < 2`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'related-graphs',
      kind: 'concept',
      title: { en: 'Graphs made from y = f(x)', zh: '由 y = f(x) 得到的图像' },
      details: [
        {
          en: tex`$y=|f(x)|$: reflect the parts below the $x$-axis. $y=f(|x|)$: keep the part with $x\ge0$ and reflect it in the $y$-axis; the old left half is thrown away.`,
          zh: tex`$y=|f(x)|$：把 $x$ 轴下方的部分翻折上去。$y=f(|x|)$：保留 $x\ge0$ 的部分，再关于 $y$ 轴对称；原来左半边舍去。`,
        },
        {
          en: tex`$y=\frac{1}{f(x)}$: zeros become vertical asymptotes, vertical asymptotes become points approached on the $x$-axis, a maximum at height $h\neq0$ becomes a minimum at $\frac1h$, and the curves meet where $f(x)=\pm1$.`,
          zh: tex`$y=\frac{1}{f(x)}$：零点变为竖直渐近线；原竖直渐近线处曲线趋于 $x$ 轴；高度为 $h\neq0$ 的极大值变为极小值 $\frac1h$；两曲线在 $f(x)=\pm1$ 处相交。`,
        },
        {
          en: tex`$y^2=f(x)$: it exists only where $f(x)\ge0$, is symmetric about the $x$-axis, lies above $f$ where $0<f<1$ and below where $f>1$ (upper branch). At a simple zero of $f$ it crosses the axis vertically.`,
          zh: tex`$y^2=f(x)$：仅在 $f(x)\ge0$ 处存在，关于 $x$ 轴对称；其上支在 $0<f<1$ 时位于 $f$ 上方，在 $f>1$ 时位于下方；在 $f$ 的单零点处，曲线与 $x$ 轴垂直相交。`,
        },
      ],
    },
    {
      id: 'division-and-derivative',
      kind: 'formula',
      title: { en: 'The divided form and its derivative', zh: '化为整式与真分式之和及其导数' },
      details: [
        {
          en: tex`With a linear denominator and a numerator of degree at most two, every such function is $f(x)=px+q+\frac{k}{x-a}$, so that $f'(x)=p-\frac{k}{(x-a)^2}$.`,
          zh: tex`分母为一次式、分子不超过二次时，函数都可写成 $f(x)=px+q+\frac{k}{x-a}$，因此 $f'(x)=p-\frac{k}{(x-a)^2}$。`,
        },
        {
          en: tex`Stationary points therefore satisfy $(x-a)^2=\frac{k}{p}$: two of them if $k$ and $p$ have the same sign, none if the signs differ. They lie symmetrically about $x=a$.`,
          zh: tex`所以驻点满足 $(x-a)^2=\frac{k}{p}$：$k$ 与 $p$ 同号时有两个，异号时没有；两驻点关于 $x=a$ 对称分布。`,
        },
        {
          en: tex`If $p=0$ then $f'(x)=-\frac{k}{(x-a)^2}$ never vanishes: $y=\frac{ax+b}{cx+d}$ has no stationary points.`,
          zh: tex`若 $p=0$，则 $f'(x)=-\frac{k}{(x-a)^2}$ 恒不为零，所以 $y=\frac{ax+b}{cx+d}$ 没有驻点。`,
        },
      ],
    },
    {
      id: 'inequalities-from-graphs',
      kind: 'method',
      title: { en: 'Inequalities from the sketch', zh: '由图像解不等式' },
      details: [
        {
          en: tex`Find where the two graphs meet, then read off where one lies above the other. With $|f(x)|<k$ solve both $f(x)=k$ and $f(x)=-k$.`,
          zh: tex`先求两图像的交点，再看哪一段在上方。解 $|f(x)|<k$ 时，$f(x)=k$ 与 $f(x)=-k$ 都要解。`,
        },
        {
          en: tex`The vertical asymptotes are boundaries too: the order of the curves may change there without any intersection.`,
          zh: tex`竖直渐近线也是分界：曲线的上下关系可能在那里改变，却没有交点。`,
        },
        {
          en: tex`By algebra, bring everything to one side as a single fraction, or multiply by the square of the denominator, which is never negative.`,
          zh: tex`用代数方法时，移项通分成一个分式，或两边乘以分母的平方（它恒非负）。`,
        },
      ],
    },
    {
      id: 'what-a-sketch-must-show',
      kind: 'tip',
      title: { en: 'What a sketch must show', zh: '草图必须画出什么' },
      details: [
        {
          en: 'Asymptotes drawn as lines and labelled with their equations, both intercepts with coordinates, stationary points when they were asked for, and branches that approach their asymptotes without bending away.',
          zh: '渐近线要画出并标明方程，与两轴的交点要写坐标，题目要求的驻点要标出，各支曲线应逐渐贴近渐近线而不能又弯开。',
        },
        {
          en: tex`Test one value of $x$ on each side of a vertical asymptote to learn whether the branch goes up or down.`,
          zh: tex`在竖直渐近线两侧各代一个 $x$ 值，判断该支是向上还是向下。`,
        },
        {
          en: 'Draw the related graph on a fresh diagram unless told otherwise, and keep corners sharp: the modulus graph has a corner at each zero where the sign of the function changes.',
          zh: '除非题目要求画在同一图上，相关图像应另画一图；取绝对值后，图像在函数变号的零点处有折角，不要画成圆滑的。',
        },
      ],
    },
    {
      id: 'multiplying-by-the-denominator',
      kind: 'error',
      title: { en: 'Lost solutions and mixed-up graphs', zh: '漏解与混淆' },
      details: [
        {
          en: tex`Multiplying an inequality by $x-1$ as if it were positive. From $\frac{2}{x-1}<1$ this gives $x>3$ and loses $x<1$.`,
          zh: tex`把 $x-1$ 当作正数去乘不等式。由 $\frac{2}{x-1}<1$ 这样做只得 $x>3$，漏掉了 $x<1$。`,
        },
        {
          en: tex`Dividing the leading terms only and writing $y=2x$ for $\frac{2x^2+x-1}{x-1}$: the constant of the quotient belongs to the asymptote.`,
          zh: tex`只用首项相除，把 $\frac{2x^2+x-1}{x-1}$ 的斜渐近线写成 $y=2x$：商的常数项也属于渐近线。`,
        },
        {
          en: tex`Confusing $|f(x)|$ with $f(|x|)$. The first is never negative; the second is symmetric about the $y$-axis and may well be negative.`,
          zh: tex`混淆 $|f(x)|$ 与 $f(|x|)$。前者恒非负；后者关于 $y$ 轴对称，可以取负值。`,
        },
      ],
    },
  ],
};
