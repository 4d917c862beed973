import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 4,
  level: 'A2',
  slug: 'integration',
  title: { en: 'Integration', zh: '积分' },
  summary: {
    en: 'New standard integrals, substitutions with trigonometric and hyperbolic functions and reduction formulae make many more integrals possible. You learn to find the length of a curve and the area of a surface of revolution, and to bound sums and integrals by rectangles.',
    zh: '新的基本积分公式、三角与双曲代换以及递推公式大大扩充了能求的积分。学完后你能求曲线的弧长和旋转曲面的面积，并会用矩形估计积分，求出和式的上下界。',
  },
  difficulty: 'Hard',
  minutes: 60,
  aliases: {
    en: [
      'reduction formula',
      'arc length',
      'surface of revolution',
      'hyperbolic substitution',
      'integral of 1/sqrt(a^2-x^2)',
      'rectangles',
      'bounds for a sum',
      'surface area',
    ],
    zh: ['递推公式', '降阶公式', '弧长', '旋转曲面面积', '双曲代换', '三角代换', '矩形法', '和式的上下界'],
  },
  prerequisites: ['9709/p3/integration', '9231/p2/hyperbolic-functions', '9231/p1/polar-coordinates'],
  methods: ['arc-length', 'surface-of-revolution', 'hyperbolic-calculus'],
  cards: [
    {
      id: 'standard-integrals',
      kind: 'formula',
      title: { en: 'Integrals with square roots', zh: '含根号的基本积分' },
      details: [
        {
          en: tex`$\int\frac{\mathrm{d}x}{\sqrt{a^2-x^2}}=\sin^{-1}\frac{x}{a}$, $\int\frac{\mathrm{d}x}{\sqrt{x^2+a^2}}=\sinh^{-1}\frac{x}{a}$, $\int\frac{\mathrm{d}x}{\sqrt{x^2-a^2}}=\cosh^{-1}\frac{x}{a}$, each $+c$, with $a>0$.`,
          zh: tex`基本公式（$a>0$，均加常数 $c$）：$\int\frac{\mathrm{d}x}{\sqrt{a^2-x^2}}=\sin^{-1}\frac{x}{a}$，$\int\frac{\mathrm{d}x}{\sqrt{x^2+a^2}}=\sinh^{-1}\frac{x}{a}$，$\int\frac{\mathrm{d}x}{\sqrt{x^2-a^2}}=\cosh^{-1}\frac{x}{a}$。`,
        },
        {
          en: tex`With $\int\frac{\mathrm{d}x}{a^2+x^2}=\frac1a\tan^{-1}\frac{x}{a}$ note that only this one carries the factor $\frac1a$.`,
          zh: tex`对比 $\int\frac{\mathrm{d}x}{a^2+x^2}=\frac1a\tan^{-1}\frac{x}{a}+c$：四个公式中只有它带因子 $\frac1a$。`,
        },
        {
          en: tex`Complete the square first: $\int\frac{\mathrm{d}x}{\sqrt{x^2+4x+13}}=\int\frac{\mathrm{d}x}{\sqrt{(x+2)^2+9}}=\sinh^{-1}\frac{x+2}{3}+c$.`,
          zh: tex`先配方：$\int\frac{\mathrm{d}x}{\sqrt{x^2+4x+13}}=\int\frac{\mathrm{d}x}{\sqrt{(x+2)^2+9}}=\sinh^{-1}\frac{x+2}{3}+c$。`,
        },
        {
          en: tex`When the root is not in a denominator substitute: $x=a\sin\theta$ for $\sqrt{a^2-x^2}$, $x=a\sinh u$ for $\sqrt{x^2+a^2}$, $x=a\cosh u$ for $\sqrt{x^2-a^2}$.`,
          zh: tex`根号不在分母时用代换：$\sqrt{a^2-x^2}$ 令 $x=a\sin\theta$，$\sqrt{x^2+a^2}$ 令 $x=a\sinh u$，$\sqrt{x^2-a^2}$ 令 $x=a\cosh u$。`,
        },
      ],
    },
    {
      id: 'reduction-formulae',
      kind: 'method',
      title: { en: 'Reduction formulae', zh: '递推公式' },
      details: [
        {
          en: tex`Integrate by parts so that the power falls: $I_n=\int_0^1x^n\mathrm{e}^x\,\mathrm{d}x$ with $u=x^n$ gives $I_n=\mathrm{e}-nI_{n-1}$.`,
          zh: tex`用分部积分使次数降低：$I_n=\int_0^1x^n\mathrm{e}^x\,\mathrm{d}x$ 取 $u=x^n$，得 $I_n=\mathrm{e}-nI_{n-1}$。`,
        },
        {
          en: tex`For $\sin^nx$ split off one sine, $u=\sin^{n-1}x$, then replace $\cos^2x$ by $1-\sin^2x$ and bring $I_n$ to the left: $I_n=\frac{n-1}{n}I_{n-2}$ on $0\le x\le\frac{\pi}{2}$.`,
          zh: tex`对 $\sin^nx$ 拆出一个正弦，取 $u=\sin^{n-1}x$，再把 $\cos^2x$ 换成 $1-\sin^2x$，将 $I_n$ 移到左边：在 $0\le x\le\frac{\pi}{2}$ 上 $I_n=\frac{n-1}{n}I_{n-2}$。`,
        },
        {
          en: tex`Sometimes no parts are needed: $\tan^nx=\tan^{n-2}x(\sec^2x-1)$ gives $I_n+I_{n-2}=\frac{1}{n-1}$ on $0\le x\le\frac{\pi}{4}$.`,
          zh: tex`有时不必分部：$\tan^nx=\tan^{n-2}x(\sec^2x-1)$，在 $0\le x\le\frac{\pi}{4}$ 上得 $I_n+I_{n-2}=\frac{1}{n-1}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Let $I_n=\int_0^1x^n\mathrm{e}^x\,\mathrm{d}x$. Show that $I_n=\mathrm{e}-nI_{n-1}$ for $n\ge1$ and find the exact value of $\int_0^1x^3\mathrm{e}^x\,\mathrm{d}x$.`,
          zh: tex`设 $I_n=\int_0^1x^n\mathrm{e}^x\,\mathrm{d}x$。证明当 $n\ge1$ 时 $I_n=\mathrm{e}-nI_{n-1}$，并求 $\int_0^1x^3\mathrm{e}^x\,\mathrm{d}x$ 的精确值。`,
        },
        answer: '6 - 2e',
        ask: 'Evaluate ∫_0^1 x^3 e^x dx',
        steps: [
          {
            say: { en: 'Integrate by parts.', zh: '分部积分。' },
            tex: [
              tex`I_n = \left[x^n\mathrm{e}^x\right]_0^1 - \int_0^1 nx^{n-1}\mathrm{e}^x\,\mathrm{d}x`,
              tex`I_n = \mathrm{e} - nI_{n-1}`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: tex`At $x=0$ the bracket is $0$ only because $n\ge1$.`,
              zh: tex`下限 $x=0$ 处括号为 $0$，用到了 $n\ge1$。`,
            },
          },
          {
            say: { en: 'Begin with the simplest one.', zh: '从最简单的开始。' },
            tex: [tex`I_0 = \left[\mathrm{e}^x\right]_0^1 = \mathrm{e} - 1`],
            marks: ['B1'],
          },
          {
            say: { en: 'Climb up.', zh: '逐级递推。' },
            tex: [
              tex`I_1 = \mathrm{e} - (\mathrm{e} - 1) = 1`,
              tex`I_2 = \mathrm{e} - 2`,
              tex`I_3 = \mathrm{e} - 3(\mathrm{e} - 2) = 6 - 2\mathrm{e}`,
            ],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'arc-length',
      kind: 'formula',
      title: { en: 'Length of a curve', zh: '曲线的弧长' },
      details: [
        {
          en: tex`$s=\int\sqrt{1+\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2}\,\mathrm{d}x$, parametrically $\int\sqrt{\dot x^2+\dot y^2}\,\mathrm{d}t$, in polar form $\int\sqrt{r^2+\left(\frac{\mathrm{d}r}{\mathrm{d}\theta}\right)^2}\,\mathrm{d}\theta$.`,
          zh: tex`弧长公式：$s=\int\sqrt{1+\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2}\,\mathrm{d}x$；参数方程 $\int\sqrt{\dot x^2+\dot y^2}\,\mathrm{d}t$；极坐标 $\int\sqrt{r^2+\left(\frac{\mathrm{d}r}{\mathrm{d}\theta}\right)^2}\,\mathrm{d}\theta$。`,
        },
        {
          en: tex`Examination curves are chosen so that the expression under the root is a perfect square. If $y'=\frac{x}{2}-\frac{1}{2x}$, then $1+y'^2=\left(\frac{x}{2}+\frac{1}{2x}\right)^2$.`,
          zh: tex`试题中的曲线通常使根号内恰成完全平方。若 $y'=\frac{x}{2}-\frac{1}{2x}$，则 $1+y'^2=\left(\frac{x}{2}+\frac{1}{2x}\right)^2$。`,
        },
        {
          en: tex`For a cardioid $r=1+\cos\theta$ use $1+\cos\theta=2\cos^2\frac{\theta}{2}$; the whole curve has length $8$.`,
          zh: tex`心形线 $r=1+\cos\theta$ 用 $1+\cos\theta=2\cos^2\frac{\theta}{2}$，全长为 $8$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the exact length of the curve $y=\frac14x^2-\frac12\ln x$ from $x=1$ to $x=\mathrm{e}$.`,
          zh: tex`求曲线 $y=\frac14x^2-\frac12\ln x$ 从 $x=1$ 到 $x=\mathrm{e}$ 的弧长的精确值。`,
        },
        answer: '(e^2 + 1)/4',
        ask: 'Find the arc length of y = x^2/4 - (ln x)/2 from x = 1 to x = e',
        steps: [
          {
            say: { en: 'Differentiate.', zh: '求导。' },
            tex: [tex`\frac{\mathrm{d}y}{\mathrm{d}x} = \frac{x}{2} - \frac{1}{2x}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Form the expression under the root.', zh: '写出根号内的式子。' },
            tex: [
              tex`1 + \left(\frac{x}{2} - \frac{1}{2x}\right)^2 = \frac{x^2}{4} + \frac12 + \frac{1}{4x^2} = \left(\frac{x}{2} + \frac{1}{2x}\right)^2`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Adding $1$ turns the middle term $-\frac12$ into $+\frac12$: the sign inside the square flips.`,
              zh: tex`加上 $1$ 使中间项 $-\frac12$ 变成 $+\frac12$，于是平方内的符号反过来。`,
            },
          },
          {
            say: { en: 'Integrate.', zh: '积分。' },
            tex: [
              tex`s = \int_1^{\mathrm{e}}\left(\frac{x}{2} + \frac{1}{2x}\right)\mathrm{d}x = \left[\frac{x^2}{4} + \frac12\ln x\right]_1^{\mathrm{e}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Put in the limits.', zh: '代入上下限。' },
            tex: [tex`s = \tfrac14(\mathrm{e}^2 + 1)`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'surface-of-revolution',
      kind: 'method',
      title: { en: 'Area of a surface of revolution', zh: '旋转曲面的面积' },
      details: [
        {
          en: tex`About the $x$-axis $S=2\pi\int y\,\mathrm{d}s$, about the $y$-axis $S=2\pi\int x\,\mathrm{d}s$, where $\mathrm{d}s$ is the element of arc, cartesian or parametric.`,
          zh: tex`绕 $x$ 轴：$S=2\pi\int y\,\mathrm{d}s$；绕 $y$ 轴：$S=2\pi\int x\,\mathrm{d}s$，其中 $\mathrm{d}s$ 是弧长微元（直角坐标或参数形式）。`,
        },
        {
          en: tex`The factor is the distance from the axis of rotation. Put $y$ inside the root if it simplifies: $\sqrt{x}\sqrt{1+\frac1x}=\sqrt{x+1}$.`,
          zh: tex`被积函数中的因子是到旋转轴的距离。能化简时把它并入根号：$\sqrt{x}\sqrt{1+\frac1x}=\sqrt{x+1}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The curve $y=2\sqrt{x}$, $0\le x\le8$, is rotated completely about the $x$-axis. Find the exact area of the surface.`,
          zh: tex`曲线 $y=2\sqrt{x}$（$0\le x\le8$）绕 $x$ 轴旋转一周。求所得曲面面积的精确值。`,
        },
        answer: '208pi/3',
        ask: 'Find the area of the surface generated when y = 2 sqrt(x), 0 ≤ x ≤ 8, is rotated about the x-axis',
        steps: [
          {
            say: { en: 'Differentiate and form the element of arc.', zh: '求导并写出弧长微元。' },
            tex: [
              tex`\frac{\mathrm{d}y}{\mathrm{d}x} = \frac{1}{\sqrt{x}}, \qquad \sqrt{1 + \left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2} = \sqrt{1 + \frac1x}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: 'Set up the integral and simplify.', zh: '列出积分并化简。' },
            tex: [
              tex`S = 2\pi\int_0^8 2\sqrt{x}\sqrt{1 + \frac1x}\,\mathrm{d}x = 4\pi\int_0^8\sqrt{x + 1}\,\mathrm{d}x`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Integrate.', zh: '积分。' },
            tex: [
              tex`S = 4\pi\left[\tfrac23(x + 1)^{3/2}\right]_0^8 = \tfrac{8\pi}{3}(27 - 1) = \tfrac{208}{3}\pi`,
            ],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'rectangles-and-sums',
      kind: 'concept',
      title: { en: 'Rectangles, sums and bounds', zh: '矩形、和式与上下界' },
      details: [
        {
          en: tex`For a decreasing positive $f$, rectangles of width $1$ give $\int_1^{n+1}f(x)\,\mathrm{d}x<\sum_{r=1}^{n}f(r)<f(1)+\int_1^{n}f(x)\,\mathrm{d}x$ for $n\ge2$.`,
          zh: tex`设 $f$ 递减且为正，用宽为 $1$ 的矩形比较可得（$n\ge2$）：$\int_1^{n+1}f(x)\,\mathrm{d}x<\sum_{r=1}^{n}f(r)<f(1)+\int_1^{n}f(x)\,\mathrm{d}x$。`,
        },
        {
          en: tex`With $f(x)=\frac{1}{x^2}$ this says $1-\frac{1}{n+1}<\sum_{r=1}^{n}\frac{1}{r^2}<2-\frac1n$, so the sum stays below $2$.`,
          zh: tex`取 $f(x)=\frac{1}{x^2}$ 得 $1-\frac{1}{n+1}<\sum_{r=1}^{n}\frac{1}{r^2}<2-\frac1n$，所以和始终小于 $2$。`,
        },
        {
          en: tex`With $n$ rectangles of width $\frac1n$ on $0\le x\le1$, lower and upper sums of a monotonic function differ by $\frac1n|f(1)-f(0)|$, and both tend to the integral.`,
          zh: tex`在 $0\le x\le1$ 上用 $n$ 个宽 $\frac1n$ 的矩形，单调函数的上和与下和相差 $\frac1n|f(1)-f(0)|$，两者都趋于积分值。`,
        },
      ],
    },
    {
      id: 'why-thin-pieces',
      kind: 'concept',
      title: { en: 'Where the formulas come from', zh: '公式的来由' },
      details: [
        {
          en: tex`A short piece of curve is nearly the hypotenuse of a triangle: $(\delta s)^2\approx(\delta x)^2+(\delta y)^2$. Divide by $\delta x$ or $\delta t$ and take the limit.`,
          zh: tex`一小段曲线近似为直角三角形的斜边：$(\delta s)^2\approx(\delta x)^2+(\delta y)^2$，除以 $\delta x$ 或 $\delta t$ 再取极限即得公式。`,
        },
        {
          en: tex`Rotated, it makes a narrow band of circumference $2\pi y$ and slant width $\delta s$, not $\delta x$: with $\delta x$ one would get too small an area.`,
          zh: tex`旋转后成为一条窄带，周长 $2\pi y$，宽为斜边长 $\delta s$，而不是 $\delta x$；若用 $\delta x$，面积会偏小。`,
        },
      ],
    },
    {
      id: 'state-the-substitution',
      kind: 'tip',
      title: { en: 'State substitutions and limits', zh: '写明代换与新的积分限' },
      details: [
        {
          en: tex`Write $\mathrm{d}x=a\cosh u\,\mathrm{d}u$ and the new limits in $u$ as logarithms; it avoids going back to $x$.`,
          zh: tex`写出 $\mathrm{d}x=a\cosh u\,\mathrm{d}u$，并把新的上下限写成对数，就不必换回 $x$。`,
        },
        {
          en: 'In a "show that" reduction formula every line counts: say what u and dv are, show the bracket with its limits, and show how the integral turns into the earlier one.',
          zh: '证明递推公式时每一步都有分：写明 u 与 dv，写出带上下限的方括号，并说明积分怎样化成前一个。',
        },
        {
          en: tex`For bounds draw the curve with the rectangles and say whether they lie above or below it; the picture is part of the reason.`,
          zh: tex`证明上下界时画出曲线与矩形，并说明矩形在曲线上方还是下方；图是论证的一部分。`,
        },
      ],
    },
    {
      id: 'wrong-elements',
      kind: 'error',
      title: { en: 'Wrong elements and wrong ends', zh: '微元与端点的错误' },
      details: [
        {
          en: tex`Mixing volume and surface: $\pi\int y^2\,\mathrm{d}x$ is a volume.`,
          zh: tex`混淆体积与表面积：$\pi\int y^2\,\mathrm{d}x$ 是体积。`,
        },
        {
          en: tex`Taking the root of a sum term by term: $\sqrt{1+y'^2}\neq1+y'$.`,
          zh: tex`把和的根号逐项拆开：$\sqrt{1+y'^2}\neq1+y'$。`,
        },
        {
          en: tex`Ignoring a change of sign: $\sqrt{\cos^2\frac{\theta}{2}}=\left|\cos\frac{\theta}{2}\right|$, so use symmetry instead of integrating from $0$ to $2\pi$.`,
          zh: tex`忽略符号：$\sqrt{\cos^2\frac{\theta}{2}}=\left|\cos\frac{\theta}{2}\right|$，应利用对称性，而不能直接从 $0$ 积到 $2\pi$。`,
        },
        {
          en: tex`Using a reduction formula beyond its start, for instance $n=0$ where it was proved for $n\ge1$.`,
          zh: tex`在递推公式不成立的地方使用，例如对 $n\ge1$ 证明的公式用于 $n=0$。`,
        },
      ],
    },
  ],
};
