import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 6,
  level: 'A2',
  slug: 'numerical-solution-of-equations',
  title: { en: 'Numerical solution of equations', zh: '方程的数值解' },
  summary: {
    en: tex`Roots that no formula gives: locate them by a sketch or a change of sign, then come closer with an iterative formula. Afterwards you can show how many roots there are, derive the equation from its iteration or the other way round, and give a root to a stated accuracy.`,
    zh: tex`有些方程没有求根公式：先用草图或变号法确定根的位置，再用迭代公式逐步逼近。学完后，你能说明根的个数，在方程与迭代公式之间相互推导，并按要求的精确度求出根。`,
  },
  difficulty: 'Medium',
  minutes: 30,
  aliases: {
    en: [
      'iteration',
      'iterative formula',
      'fixed point iteration',
      'sign change',
      'change of sign',
      'numerical methods',
      'locating roots',
      'x_{n+1} = F(x_n)',
    ],
    zh: ['迭代法', '迭代公式', '变号法', '零点存在定理', '数值方法', '近似根', '收敛', '求根的近似值'],
  },
  prerequisites: [
    '9709/p1/functions',
    '9709/p3/logarithmic-and-exponential-functions',
    '9709/p3/trigonometry',
  ],
  methods: ['iteration'],
  cards: [
    {
      id: 'sign-change',
      kind: 'concept',
      title: { en: 'A change of sign traps a root', zh: '变号锁定一个根' },
      details: [
        {
          en: tex`If $\mathrm{f}$ is continuous and $\mathrm{f}(a)$, $\mathrm{f}(b)$ have opposite signs, then $\mathrm{f}(x)=0$ has a root between $a$ and $b$.`,
          zh: tex`若 $\mathrm{f}$ 连续，且 $\mathrm{f}(a)$ 与 $\mathrm{f}(b)$ 异号，则 $\mathrm{f}(x)=0$ 在 $a$ 与 $b$ 之间有根。`,
        },
        {
          en: tex`The continuity matters: $\tan x$ changes sign at $90^\circ$ across an asymptote, without a root. No change of sign does not prove that there is no root: there may be two.`,
          zh: tex`连续性不可缺少：$\tan x$ 在 $90^\circ$ 两侧变号，但那里是渐近线，没有根。反过来，不变号也不能说明没有根，可能有两个根。`,
        },
        {
          en: tex`For an equation $\mathrm{g}(x)=\mathrm{h}(x)$ first bring it to $\mathrm{f}(x)=\mathrm{g}(x)-\mathrm{h}(x)=0$, or compare the two sides at $a$ and at $b$.`,
          zh: tex`对方程 $\mathrm{g}(x)=\mathrm{h}(x)$，先化为 $\mathrm{f}(x)=\mathrm{g}(x)-\mathrm{h}(x)=0$，或者在 $a$、$b$ 处比较左右两边的大小。`,
        },
      ],
    },
    {
      id: 'two-graphs',
      kind: 'concept',
      title: { en: 'Counting roots with two graphs', zh: '用两个图像判断根的个数' },
      details: [
        {
          en: tex`Rewrite the equation as "curve = curve" with two graphs you can sketch, for example $\ln x=4-x^2$. The number of crossings is the number of roots.`,
          zh: tex`把方程改写成两个会画的图像相等，例如 $\ln x=4-x^2$；交点的个数就是根的个数。`,
        },
        {
          en: tex`Sketch both on the same axes, over the interval of the question, with intercepts and asymptotes, and finish with a sentence: "they meet once, so there is exactly one root".`,
          zh: tex`在同一坐标系中按题目的区间画出两条曲线，标出截距和渐近线，最后写上结论：“两图像只有一个交点，所以方程恰有一个根”。`,
        },
      ],
    },
    {
      id: 'iteration-formula',
      kind: 'formula',
      title: { en: 'Iterative formula', zh: '迭代公式' },
      details: [
        {
          en: tex`An equation rearranged as $x=\mathrm{F}(x)$ gives $x_{n+1}=\mathrm{F}(x_n)$. If the sequence converges to $\alpha$, then $\alpha=\mathrm{F}(\alpha)$, so $\alpha$ is a root.`,
          zh: tex`把方程变形为 $x=\mathrm{F}(x)$，得到迭代公式 $x_{n+1}=\mathrm{F}(x_n)$。若数列收敛于 $\alpha$，则 $\alpha=\mathrm{F}(\alpha)$，即 $\alpha$ 是方程的根。`,
        },
        {
          en: tex`One equation has several rearrangements: $x^3-2x-5=0$ gives $x=\sqrt[3]{2x+5}$ and also $x=\dfrac{x^3-5}{2}$. The first converges from $2$, the second runs away.`,
          zh: tex`同一方程可有多种变形：$x^3-2x-5=0$ 可化为 $x=\sqrt[3]{2x+5}$，也可化为 $x=\dfrac{x^3-5}{2}$。从 $2$ 出发，前者收敛，后者发散。`,
        },
        {
          en: tex`The condition for convergence is not examined; recognising that a sequence fails to converge is.`,
          zh: tex`不考收敛的条件，但要能看出某个迭代不收敛。`,
        },
      ],
      example: {
        stem: {
          en: tex`The sequence given by $x_{n+1}=\dfrac{2x_n}{3}+\dfrac{4}{x_n^2}$ converges to $\alpha$. Find the exact value of $\alpha$.`,
          zh: tex`数列 $x_{n+1}=\dfrac{2x_n}{3}+\dfrac{4}{x_n^2}$ 收敛于 $\alpha$。求 $\alpha$ 的精确值。`,
        },
        answer: '12^(1/3)',
        steps: [
          {
            say: {
              en: tex`At the limit both terms equal $\alpha$.`,
              zh: tex`取极限时前后两项都等于 $\alpha$。`,
            },
            tex: [tex`\alpha=\frac{2\alpha}{3}+\frac{4}{\alpha^2}`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Solve.`, zh: tex`求解。` },
            tex: [tex`\frac{\alpha}{3}=\frac{4}{\alpha^2}`, tex`\alpha^3=12`, tex`\alpha=\sqrt[3]{12}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'iteration-method',
      kind: 'method',
      title: { en: 'Iterating to a stated accuracy', zh: '按精确度迭代' },
      details: [
        {
          en: tex`Type the starting value and press $=$, type the formula with ANS, and press $=$ again and again. Write down every value to two decimals more than the answer needs.`,
          zh: tex`在计算器上输入初值并按 $=$，再用 ANS 输入公式，反复按 $=$。每个值都比最后答案多写两位小数。`,
        },
        {
          en: tex`Stop when consecutive values round to the same number, and round only then.`,
          zh: tex`直到相邻的值四舍五入后相同为止，这时才取近似值。`,
        },
        {
          en: tex`To be sure of $2.09$, show a change of sign between $2.085$ and $2.095$.`,
          zh: tex`要确认答案是 $2.09$，可在 $2.085$ 与 $2.095$ 之间验证变号。`,
        },
      ],
      example: {
        stem: {
          en: tex`Use the iterative formula $x_{n+1}=\sqrt[3]{2x_n+5}$ with initial value $2$ to find the root of $x^3-2x-5=0$ correct to 2 decimal places. Give the result of each iteration to 4 decimal places.`,
          zh: tex`用迭代公式 $x_{n+1}=\sqrt[3]{2x_n+5}$，取初值 $2$，求方程 $x^3-2x-5=0$ 的根，精确到小数点后 2 位。每次迭代的结果保留 4 位小数。`,
        },
        answer: '2.09',
        ask: 'Use the iteration x_{n+1} = (2x_n + 5)^(1/3) with initial value 2 to determine the root correct to 2 decimal places',
        steps: [
          {
            say: { en: tex`Use the formula correctly once.`, zh: tex`正确使用一次公式。` },
            tex: [tex`x_2=\sqrt[3]{2(2)+5}=2.0801`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Continue until two decimal places stay the same.`,
              zh: tex`继续迭代，直到前两位小数不再变化。`,
            },
            tex: [tex`x_3=2.0924,\quad x_4=2.0942,\quad x_5=2.0945`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The cubic changes sign from $-0.106$ at $2.085$ to $0.005$ at $2.095$, so the root is $2.09$.`,
              zh: tex`$x=2.085$ 时左边为 $-0.106$，$x=2.095$ 时为 $0.005$，发生变号，所以根为 $2.09$。`,
            },
            tex: [tex`\alpha=2.09`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'rearranging-method',
      kind: 'method',
      title: { en: 'From the iteration to the equation', zh: '由迭代公式还原方程' },
      details: [
        {
          en: tex`"Show that if the sequence converges, it converges to a root of …": write $\alpha=\mathrm{F}(\alpha)$ and rearrange to the given equation, without skipping lines.`,
          zh: tex`“证明若数列收敛，则其极限是方程……的根”：写出 $\alpha=\mathrm{F}(\alpha)$，逐步变形为所给方程，不要跳步。`,
        },
        {
          en: tex`The other direction is the same algebra backwards: decide which $x$ to isolate by looking at the target.`,
          zh: tex`反过来推导迭代公式时，看目标式子，决定把哪一个 $x$ 单独留在左边。`,
        },
      ],
    },
    {
      id: 'radian-and-record',
      kind: 'tip',
      title: { en: 'Radians, and every value on paper', zh: '用弧度，把每个值都写下来' },
      details: [
        {
          en: tex`If the formula contains a trigonometric function, the calculator must be in radian mode; values that do not settle near the expected root are the first sign of degrees.`,
          zh: tex`公式中含三角函数时，计算器必须设为弧度模式；如果数值不趋于稳定，或得不到预期的根，先检查是否误用了角度模式。`,
        },
        {
          en: tex`Marks are given for the iterations that are written down, not for the final number alone. Numbers in a sign test must be worked out, not only called "positive" and "negative".`,
          zh: tex`分数给在写出来的迭代过程上，只写最后结果不够；变号法要算出具体数值，不能只写“正”“负”。`,
        },
        {
          en: tex`Only iteration of this kind is examined in 9709: the Newton–Raphson method is not needed.`,
          zh: tex`9709 只考这种迭代，不要求牛顿—拉弗森（Newton–Raphson）法。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Stopping too early: $2.0801$ and $2.0924$ both begin with $2.0$, but to 2 decimal places they round to $2.08$ and $2.09$.`,
          zh: tex`停得太早：$2.0801$ 与 $2.0924$ 虽然都以 $2.0$ 开头，但四舍五入到 2 位小数后分别是 $2.08$ 和 $2.09$。`,
        },
        {
          en: tex`Rounding an iterate and typing the rounded value in again.`,
          zh: tex`把某次结果取近似后再代入下一次迭代。`,
        },
        {
          en: tex`Writing "change of sign, so root" without the two values worked out, or for an equation that was not first brought to the form $\mathrm{f}(x)=0$.`,
          zh: tex`只写“变号，所以有根”，却没有算出两端的函数值，或没有先把方程化成 $\mathrm{f}(x)=0$ 的形式。`,
        },
      ],
    },
  ],
};
