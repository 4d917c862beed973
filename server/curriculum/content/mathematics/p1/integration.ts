import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 8,
  level: 'AS',
  slug: 'integration',
  title: { en: 'Integration', zh: '积分' },
  summary: {
    en: tex`Integration as the reverse of differentiation, for powers of $x$ and of $ax+b$, with its uses. Afterwards you can find a curve from its gradient, areas between curves and lines, simple improper integrals, and volumes of revolution.`,
    zh: tex`积分是求导的逆运算，这里讨论 $x$ 与 $ax+b$ 的幂的积分及其应用。学完后，你能由斜率求曲线方程，求曲线与直线围成的面积，计算简单的反常积分和旋转体的体积。`,
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'integral',
      'antiderivative',
      'definite integral',
      'area under a curve',
      'area between curves',
      'volume of revolution',
      'constant of integration',
      'improper integral',
      'intergration',
    ],
    zh: [
      '不定积分',
      '定积分',
      '原函数',
      '曲线下的面积',
      '曲线围成的面积',
      '旋转体体积',
      '积分常数',
      '反常积分',
    ],
  },
  prerequisites: ['9709/p1/differentiation', '9709/p1/coordinate-geometry'],
  methods: ['definite-integral', 'integrate-power', 'curve-from-gradient', 'area', 'volume-of-revolution'],
  cards: [
    {
      id: 'reverse',
      kind: 'concept',
      title: { en: 'The reverse of differentiation', zh: '求导的逆运算' },
      details: [
        {
          en: tex`$\displaystyle\int\mathrm{f}(x)\,\mathrm{d}x$ is every function whose derivative is $\mathrm{f}(x)$. They differ by a constant, hence the $+c$.`,
          zh: tex`$\displaystyle\int\mathrm{f}(x)\,\mathrm{d}x$ 表示导数等于 $\mathrm{f}(x)$ 的所有函数，它们彼此相差一个常数，所以要写 $+c$。`,
        },
        {
          en: tex`Given $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ and one point of the curve, integrate with $+c$ and put the point in to find $c$. From $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$ you integrate twice and need two facts.`,
          zh: tex`已知 $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ 和曲线上一点，先积分并写上 $+c$，再代入该点求 $c$。若已知 $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$，则要积分两次，需要两个条件。`,
        },
        {
          en: tex`Check by differentiating: it takes ten seconds and finds almost every slip.`,
          zh: tex`可以用求导来检验：只需十秒，几乎所有失误都能发现。`,
        },
      ],
    },
    {
      id: 'signed-area',
      kind: 'concept',
      title: { en: 'Area has a sign, improper integrals a limit', zh: '面积有正负，反常积分看极限' },
      details: [
        {
          en: tex`$\displaystyle\int_a^by\,\mathrm{d}x$ counts area above the $x$-axis as positive and below as negative. If the curve crosses the axis between the limits, integrate each part by itself.`,
          zh: tex`$\displaystyle\int_a^by\,\mathrm{d}x$ 把 $x$ 轴上方的面积计为正，下方的计为负。若曲线在积分区间内穿过 $x$ 轴，要分段积分。`,
        },
        {
          en: tex`Between two curves: $\displaystyle\int_a^b(\text{upper}-\text{lower})\,\mathrm{d}x$, with the crossing points as limits. No splitting is needed for the axis then.`,
          zh: tex`两曲线之间的面积：在两交点之间对“上方函数减下方函数”积分，即 $\displaystyle\int_a^b(y_1-y_2)\,\mathrm{d}x$，这时不必再按 $x$ 轴分段。`,
        },
        {
          en: tex`An integral with an infinite limit, or with a function that is infinite at a limit, is the limiting value: $\displaystyle\int_1^\infty x^{-2}\,\mathrm{d}x=1$ because $-\dfrac1x\to0$.`,
          zh: tex`积分限为无穷，或函数在积分限处趋于无穷时，取极限值：因为 $-\dfrac1x\to0$，所以 $\displaystyle\int_1^\infty x^{-2}\,\mathrm{d}x=1$。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Integrals, area, volume', zh: '积分、面积与体积公式' },
      details: [
        {
          en: tex`$\displaystyle\int x^n\,\mathrm{d}x=\dfrac{x^{n+1}}{n+1}+c$ and $\displaystyle\int(ax+b)^n\,\mathrm{d}x=\dfrac{(ax+b)^{n+1}}{a(n+1)}+c$, both for $n\ne-1$.`,
          zh: tex`当 $n\ne-1$ 时，$\displaystyle\int x^n\,\mathrm{d}x=\dfrac{x^{n+1}}{n+1}+c$，$\displaystyle\int(ax+b)^n\,\mathrm{d}x=\dfrac{(ax+b)^{n+1}}{a(n+1)}+c$。`,
        },
        {
          en: tex`Area to the $x$-axis $\displaystyle\int_a^by\,\mathrm{d}x$; to the $y$-axis $\displaystyle\int_c^dx\,\mathrm{d}y$.`,
          zh: tex`曲线与 $x$ 轴之间的面积为 $\displaystyle\int_a^by\,\mathrm{d}x$，与 $y$ 轴之间的面积为 $\displaystyle\int_c^dx\,\mathrm{d}y$。`,
        },
        {
          en: tex`Volume of revolution through $360^\circ$: about the $x$-axis $\displaystyle\pi\int_a^by^2\,\mathrm{d}x$, about the $y$-axis $\displaystyle\pi\int_c^dx^2\,\mathrm{d}y$. These must be remembered.`,
          zh: tex`旋转 $360^\circ$ 所得体积：绕 $x$ 轴为 $\displaystyle\pi\int_a^by^2\,\mathrm{d}x$，绕 $y$ 轴为 $\displaystyle\pi\int_c^dx^2\,\mathrm{d}y$。这两个公式要记住。`,
        },
      ],
      example: {
        stem: {
          en: tex`A curve is such that $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{8}{(2x+1)^2}$ and it passes through $(0,1)$. Find the equation of the curve.`,
          zh: tex`曲线满足 $\dfrac{\mathrm{d}y}{\mathrm{d}x}=\dfrac{8}{(2x+1)^2}$，且经过点 $(0,1)$。求曲线的方程。`,
        },
        answer: 'y = 5 - 4/(2x + 1)',
        ask: 'The gradient of a curve is dy/dx = 8/(2x + 1)^2 and the curve passes through (0, 1). Find the equation of the curve.',
        steps: [
          {
            say: {
              en: tex`Write a negative power and integrate: divide by the new power and by the $2$ of the bracket.`,
              zh: tex`写成负指数幂再积分：除以新的指数，再除以括号内 $x$ 的系数 $2$。`,
            },
            tex: [tex`y=\int8(2x+1)^{-2}\,\mathrm{d}x=\frac{8(2x+1)^{-1}}{(-1)(2)}+c=-\frac{4}{2x+1}+c`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Put in $(0,1)$.`, zh: tex`代入 $(0,1)$。` },
            tex: [tex`1=-4+c`, tex`c=5`],
            marks: ['DM1'],
          },
          {
            say: { en: tex`State the curve.`, zh: tex`写出曲线方程。` },
            tex: [tex`y=5-\frac{4}{2x+1}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'area-method',
      kind: 'method',
      title: { en: 'Area between a curve and a line', zh: '曲线与直线围成的面积' },
      details: [
        {
          en: tex`Find where they meet, decide by a sketch or a test value which is above, subtract, integrate.`,
          zh: tex`先求交点，用草图或代值判断哪条在上方，作差，再积分。`,
        },
        {
          en: tex`If one boundary is a straight line, the area under it is a triangle or a trapezium: often quicker than a second integral.`,
          zh: tex`如果边界之一是直线，直线下方的面积可以用三角形或梯形的面积公式求出，往往比再求一次积分更快。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the area of the region enclosed by the curve $y=x^2-4x+5$ and the line $y=5$.`,
          zh: tex`求曲线 $y=x^2-4x+5$ 与直线 $y=5$ 所围成区域的面积。`,
        },
        answer: '32/3',
        ask: 'Find the area enclosed by y = x^2 - 4x + 5 and y = 5',
        steps: [
          {
            say: { en: tex`Find the points of intersection.`, zh: tex`求交点。` },
            tex: [tex`x^2-4x+5=5`, tex`x(x-4)=0`, tex`x=0 \quad \text{or} \quad x=4`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`The line is above the curve between them: at $x=2$ the curve has $y=1$.`,
              zh: tex`在两交点之间直线在曲线上方：$x=2$ 时曲线上 $y=1$。`,
            },
            tex: [tex`\int_0^4\left(5-(x^2-4x+5)\right)\mathrm{d}x=\int_0^4(4x-x^2)\,\mathrm{d}x`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Integrate and put in the limits.`, zh: tex`积分并代入上下限。` },
            tex: [tex`\left[2x^2-\tfrac13x^3\right]_0^4=32-\tfrac{64}{3}=\tfrac{32}{3}`],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'volume-method',
      kind: 'method',
      title: { en: 'Volume of revolution', zh: '求旋转体体积' },
      details: [
        {
          en: tex`Square $y$ first and simplify, then integrate; keep $\pi$ outside all the time.`,
          zh: tex`先把 $y$ 平方并化简，再积分，$\pi$ 始终留在积分号外。`,
        },
        {
          en: tex`Between two curves rotated about the $x$-axis the volume is $\displaystyle\pi\int(y_1^2-y_2^2)\,\mathrm{d}x$, a difference of squares, not the square of the difference.`,
          zh: tex`两曲线之间的区域绕 $x$ 轴旋转，体积为 $\displaystyle\pi\int(y_1^2-y_2^2)\,\mathrm{d}x$，是平方之差，不是差的平方。`,
        },
        {
          en: tex`About the $y$-axis write $x^2$ in terms of $y$ and use $y$-limits.`,
          zh: tex`绕 $y$ 轴旋转时，把 $x^2$ 用 $y$ 表示，积分限也用 $y$ 的值。`,
        },
      ],
      example: {
        stem: {
          en: tex`The region under $y=x^2+1$ from $x=0$ to $x=1$ is rotated through $360^\circ$ about the $x$-axis. Find the exact volume.`,
          zh: tex`曲线 $y=x^2+1$ 下方从 $x=0$ 到 $x=1$ 的区域绕 $x$ 轴旋转 $360^\circ$。求体积的精确值。`,
        },
        answer: '28π/15',
        ask: 'The region under y = x^2 + 1 from x = 0 to x = 1 is rotated through 360° about the x-axis. Find the volume.',
        steps: [
          {
            say: { en: tex`Square and expand.`, zh: tex`平方并展开。` },
            tex: [tex`\pi\int_0^1(x^2+1)^2\,\mathrm{d}x=\pi\int_0^1(x^4+2x^2+1)\,\mathrm{d}x`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Integrate.`, zh: tex`积分。` },
            tex: [tex`\pi\left[\tfrac15x^5+\tfrac23x^3+x\right]_0^1`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Put in the limits.`, zh: tex`代入上下限。` },
            tex: [tex`\pi\left(\tfrac15+\tfrac23+1\right)=\tfrac{28}{15}\pi`],
            marks: ['DM1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'limits-shown',
      kind: 'tip',
      title: { en: 'Show the integral and the limits', zh: '写出积分式和上下限' },
      details: [
        {
          en: tex`Write the integrated function in square brackets and the line with both limits put in. A bare number from the calculator's integral key may get no marks.`,
          zh: tex`要写出方括号中的原函数，以及代入上下限的那一步；只写计算器给出的积分值可能得不到分。`,
        },
        {
          en: tex`The lower limit is not always harmless: in $\left[-\dfrac{4}{2x+1}\right]_0^1$ the value at $0$ is $-4$.`,
          zh: tex`下限为 $0$ 时代入的值不一定为零：在 $\left[-\dfrac{4}{2x+1}\right]_0^1$ 中，$x=0$ 处的值是 $-4$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Leaving out $+c$: without it "find the equation of the curve" cannot be finished.`,
          zh: tex`漏写 $+c$：没有它就无法求出曲线方程。`,
        },
        {
          en: tex`Multiplying by $a$ instead of dividing: $\displaystyle\int(2x-3)^4\,\mathrm{d}x=\dfrac{(2x-3)^5}{10}+c$.`,
          zh: tex`该除以 $a$ 却乘了 $a$：$\displaystyle\int(2x-3)^4\,\mathrm{d}x=\dfrac{(2x-3)^5}{10}+c$。`,
        },
        {
          en: tex`Using the rule on $(x^2+1)^4$: it holds only for a linear bracket. Expand instead.`,
          zh: tex`把这一公式用于 $(x^2+1)^4$：它只适用于括号内为一次式的情形，这里应先展开。`,
        },
        {
          en: tex`Giving a negative area. Below the axis the integral is negative; the area is its size.`,
          zh: tex`把面积写成负数。$x$ 轴下方的积分为负，面积应取其绝对值。`,
        },
      ],
    },
  ],
};
