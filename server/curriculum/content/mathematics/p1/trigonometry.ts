import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 5,
  level: 'AS',
  slug: 'trigonometry',
  title: { en: 'Trigonometry', zh: '三角学' },
  summary: {
    en: tex`Graphs of sine, cosine and tangent, exact values, two identities, and equations on a given interval. Afterwards you can sketch $y=a\sin bx+c$, prove an identity line by line, and find every solution that an interval contains.`,
    zh: tex`正弦、余弦、正切函数的图像，特殊角的精确值，两个基本恒等式，以及给定区间内的三角方程。学完后，你能画出 $y=a\sin bx+c$ 的草图，逐步证明恒等式，并求出区间内的全部解。`,
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'trig',
      'trigonometric equations',
      'sin cos tan',
      'trig identities',
      'sin^2 + cos^2 = 1',
      'exact values',
      'amplitude and period',
      'inverse trig functions',
      'trignometry',
    ],
    zh: ['三角函数', '三角方程', '三角恒等式', '特殊角', '振幅与周期', '正弦余弦正切', '反三角函数', '主值'],
  },
  prerequisites: ['9709/p1/quadratics', '9709/p1/functions', '9709/p1/circular-measure'],
  methods: ['trigonometric-equation'],
  cards: [
    {
      id: 'graphs',
      kind: 'concept',
      title: { en: 'Graphs: amplitude, period, symmetry', zh: '图像：振幅、周期与对称性' },
      details: [
        {
          en: tex`$\sin x$ and $\cos x$ lie between $-1$ and $1$ and repeat every $360^\circ$ ($2\pi$). $\tan x$ repeats every $180^\circ$ ($\pi$) and has asymptotes at $x=\pm90^\circ,\pm270^\circ,\dots$`,
          zh: tex`$\sin x$ 与 $\cos x$ 的值在 $-1$ 和 $1$ 之间，周期为 $360^\circ$（$2\pi$）；$\tan x$ 的周期为 $180^\circ$（$\pi$），在 $x=\pm90^\circ,\pm270^\circ,\dots$ 处有渐近线。`,
        },
        {
          en: tex`$y=a\sin bx+c$ with $a,b>0$ swings $a$ above and below the line $y=c$, with period $\dfrac{360^\circ}{b}$; its greatest and least values are $c+a$ and $c-a$.`,
          zh: tex`当 $a,b>0$ 时，$y=a\sin bx+c$ 在直线 $y=c$ 上下各摆动 $a$，周期为 $\dfrac{360^\circ}{b}$，最大值为 $c+a$，最小值为 $c-a$。`,
        },
        {
          en: tex`The symmetry of the graphs gives the second solution: $\sin(180^\circ-x)=\sin x$, $\cos(360^\circ-x)=\cos x$, $\tan(180^\circ+x)=\tan x$.`,
          zh: tex`图像的对称性给出第二个解：$\sin(180^\circ-x)=\sin x$，$\cos(360^\circ-x)=\cos x$，$\tan(180^\circ+x)=\tan x$。`,
        },
      ],
    },
    {
      id: 'principal-values',
      kind: 'concept',
      title: { en: 'Inverse functions and principal values', zh: '反三角函数与主值' },
      details: [
        {
          en: tex`$\sin^{-1}x$ and $\tan^{-1}x$ give angles from $-90^\circ$ to $90^\circ$ (the ends themselves only for $\sin^{-1}$), and $\cos^{-1}x$ gives angles from $0^\circ$ to $180^\circ$. A calculator returns only this principal value.`,
          zh: tex`$\sin^{-1}x$ 与 $\tan^{-1}x$ 的主值在 $-90^\circ$ 到 $90^\circ$ 之间（只有 $\sin^{-1}$ 能取到端点），$\cos^{-1}x$ 的主值在 $0^\circ$ 到 $180^\circ$ 之间。计算器只给出主值。`,
        },
        {
          en: tex`$\sin^{-1}x$ is an angle, not $\dfrac{1}{\sin x}$, while $\sin^2x$ means $(\sin x)^2$.`,
          zh: tex`$\sin^{-1}x$ 是一个角，不是 $\dfrac{1}{\sin x}$；而 $\sin^2x$ 表示 $(\sin x)^2$。`,
        },
        {
          en: tex`The other solutions come from symmetry and from adding or subtracting whole periods until the interval is full.`,
          zh: tex`其余的解由对称性得到，再加减整数个周期，直到把区间内的解全部找出。`,
        },
      ],
    },
    {
      id: 'identities',
      kind: 'formula',
      title: { en: 'Two identities and the exact values', zh: '两个恒等式与特殊角的三角函数值' },
      details: [
        {
          en: tex`$\tan\theta\equiv\dfrac{\sin\theta}{\cos\theta}$ and $\sin^2\theta+\cos^2\theta\equiv1$. They are the only identities that Paper 1 needs; both are in MF19, the exact values are not.`,
          zh: tex`$\tan\theta\equiv\dfrac{\sin\theta}{\cos\theta}$，$\sin^2\theta+\cos^2\theta\equiv1$。试卷 1 只需要这两个恒等式，MF19 中都有；特殊角的值则要自己记住。`,
        },
        {
          en: tex`$\sin30^\circ=\dfrac12$, $\sin45^\circ=\dfrac{\sqrt2}{2}$, $\sin60^\circ=\dfrac{\sqrt3}{2}$; cosine has the same values in reverse order; $\tan30^\circ=\dfrac{\sqrt3}{3}$, $\tan45^\circ=1$, $\tan60^\circ=\sqrt3$.`,
          zh: tex`$\sin30^\circ=\dfrac12$，$\sin45^\circ=\dfrac{\sqrt2}{2}$，$\sin60^\circ=\dfrac{\sqrt3}{2}$；余弦值的次序正好相反；$\tan30^\circ=\dfrac{\sqrt3}{3}$，$\tan45^\circ=1$，$\tan60^\circ=\sqrt3$。`,
        },
        {
          en: tex`Related angles take the sign of their quadrant: $\cos150^\circ=-\dfrac{\sqrt3}{2}$, $\tan\dfrac{5\pi}{4}=1$.`,
          zh: tex`其他象限的角先化为锐角，再按所在象限确定符号：$\cos150^\circ=-\dfrac{\sqrt3}{2}$，$\tan\dfrac{5\pi}{4}=1$。`,
        },
      ],
    },
    {
      id: 'equation-method',
      kind: 'method',
      title: { en: 'Solving an equation on an interval', zh: '在区间内解三角方程' },
      details: [
        {
          en: tex`If both $\sin^2x$ and $\cos x$ appear, replace $\sin^2x$ by $1-\cos^2x$ to get a quadratic in one function. If a multiple of $\sin x$ equals a multiple of $\cos x$, as in $2\sin x=3\cos x$, divide by $\cos x$ to get $\tan x$.`,
          zh: tex`若同时出现 $\sin^2x$ 与 $\cos x$，用 $1-\cos^2x$ 代替 $\sin^2x$，化为关于一个函数的二次方程；若 $\sin x$ 与 $\cos x$ 成倍数关系，如 $2\sin x=3\cos x$，就两边除以 $\cos x$ 化为 $\tan x$。`,
        },
        {
          en: tex`Solve for the function, reject values of $\sin x$ or $\cos x$ outside $[-1,1]$, then list all angles in the interval.`,
          zh: tex`先解出函数值，舍去不在 $[-1,1]$ 内的 $\sin x$ 或 $\cos x$ 的值，再列出区间内的所有角。`,
        },
        {
          en: tex`For $\sin(2x+30^\circ)$, change the interval first: if $0^\circ\le x\le180^\circ$, then $30^\circ\le2x+30^\circ\le390^\circ$. Find all angles there, then go back to $x$.`,
          zh: tex`遇到 $\sin(2x+30^\circ)$，先变换区间：若 $0^\circ\le x\le180^\circ$，则 $30^\circ\le2x+30^\circ\le390^\circ$。在新区间内找出所有角，再求 $x$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $2\cos^2x+3\sin x=3$ for $0^\circ\le x\le180^\circ$.`,
          zh: tex`解方程 $2\cos^2x+3\sin x=3$，其中 $0^\circ\le x\le180^\circ$。`,
        },
        answer: 'x = 30°, x = 90°, x = 150°',
        ask: 'Solve 2cos^2 x + 3 sin x = 3 for 0° ≤ x ≤ 180°',
        steps: [
          {
            say: { en: tex`Use $\cos^2x=1-\sin^2x$.`, zh: tex`利用 $\cos^2x=1-\sin^2x$。` },
            tex: [tex`2(1-\sin^2x)+3\sin x=3`, tex`2\sin^2x-3\sin x+1=0`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Solve the quadratic in $\sin x$.`, zh: tex`解关于 $\sin x$ 的二次方程。` },
            tex: [tex`(2\sin x-1)(\sin x-1)=0`, tex`\sin x=\tfrac12 \quad \text{or} \quad \sin x=1`],
            marks: ['DM1'],
          },
          {
            say: {
              en: tex`List the angles: $30^\circ$ and $180^\circ-30^\circ=150^\circ$ from $\sin x=\tfrac12$, and $90^\circ$ from $\sin x=1$.`,
              zh: tex`列出各角：由 $\sin x=\tfrac12$ 得 $30^\circ$ 和 $180^\circ-30^\circ=150^\circ$，由 $\sin x=1$ 得 $90^\circ$。`,
            },
            tex: [tex`x=30^\circ,\ 90^\circ,\ 150^\circ`],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'identity-method',
      kind: 'method',
      title: { en: 'Proving an identity', zh: '证明恒等式' },
      details: [
        {
          en: tex`Start from the more complicated side and change it, one reason a line, until it is the other side. Never carry both sides along as if it were an equation.`,
          zh: tex`从较复杂的一边出发，每一步只用一个依据进行变形，直到得到另一边；不能把它当作方程两边同时运算。`,
        },
        {
          en: tex`Moves that usually help: write $\tan$ as $\dfrac{\sin}{\cos}$, put fractions over one denominator, replace $1-\cos^2\theta$ by $\sin^2\theta$, factorise a difference of two squares.`,
          zh: tex`常用手法：把 $\tan$ 写成 $\dfrac{\sin}{\cos}$，通分，用 $\sin^2\theta$ 代替 $1-\cos^2\theta$，利用平方差公式因式分解。`,
        },
      ],
      example: {
        stem: {
          en: tex`Prove the identity $\dfrac{1}{\cos\theta}-\cos\theta\equiv\sin\theta\tan\theta$.`,
          zh: tex`证明恒等式 $\dfrac{1}{\cos\theta}-\cos\theta\equiv\sin\theta\tan\theta$。`,
        },
        answer: 'sin(θ)tan(θ)',
        steps: [
          {
            say: { en: tex`Put the left side over one denominator.`, zh: tex`左边通分。` },
            tex: [tex`\frac{1}{\cos\theta}-\cos\theta=\frac{1-\cos^2\theta}{\cos\theta}`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Use $\sin^2\theta+\cos^2\theta=1$.`,
              zh: tex`利用 $\sin^2\theta+\cos^2\theta=1$。`,
            },
            tex: [tex`\frac{\sin^2\theta}{\cos\theta}`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Split off $\dfrac{\sin\theta}{\cos\theta}=\tan\theta$; this is the right side.`,
              zh: tex`拆出 $\dfrac{\sin\theta}{\cos\theta}=\tan\theta$，即得右边。`,
            },
            tex: [tex`\sin\theta\cdot\frac{\sin\theta}{\cos\theta}=\sin\theta\tan\theta`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'hence',
      kind: 'tip',
      title: { en: 'Read the interval, use the "hence"', zh: '看清区间，用好“由此”' },
      details: [
        {
          en: tex`Degrees in the interval mean answers in degrees to 1 decimal place; $\pi$ in the interval means radians, exact or to 3 significant figures.`,
          zh: tex`区间用度表示，答案就用度表示，保留 1 位小数；区间含 $\pi$，答案就用弧度表示，写精确值或保留 3 位有效数字。`,
        },
        {
          en: tex`After "hence", the identity you proved turns the equation into a short one; starting afresh costs time and perhaps the method mark.`,
          zh: tex`题目中出现“由此（hence）”时，用刚证明的恒等式可使方程大大简化；另起炉灶既费时又可能丢掉方法分。`,
        },
        {
          en: tex`An extra solution inside the interval loses the last accuracy mark; solutions outside are ignored.`,
          zh: tex`区间内多写一个错误的解会丢掉最后的准确分（A 分），区间外多写的解则不予理会。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Cancelling $\sin x$ from both sides of $\sin x\cos x=\sin x$ loses the solutions of $\sin x=0$. Factorise instead.`,
          zh: tex`在 $\sin x\cos x=\sin x$ 两边约去 $\sin x$，会丢掉 $\sin x=0$ 的解；应当移项后因式分解。`,
        },
        {
          en: tex`Halving the principal value and only then looking for the second angle: for $\sin2x=k$ find all values of $2x$ first.`,
          zh: tex`解 $\sin2x=k$ 时先把主值除以 2，再去找第二个角，这是错的；应先求出 $2x$ 的所有值。`,
        },
        {
          en: tex`Forgetting the negative root: $\cos^2x=\dfrac14$ gives $\cos x=\pm\dfrac12$.`,
          zh: tex`开平方时漏掉负根：由 $\cos^2x=\dfrac14$ 得 $\cos x=\pm\dfrac12$。`,
        },
      ],
    },
  ],
};
