import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 5,
  level: 'A2',
  slug: 'integration',
  title: { en: 'Integration', zh: '积分' },
  summary: {
    en: tex`Standard integrals, trigonometric identities, partial fractions, the form $\dfrac{\mathrm{f}'(x)}{\mathrm{f}(x)}$, integration by parts and by a given substitution. Afterwards you can look at an integral and say which of these it needs, and carry it through to an exact answer.`,
    zh: tex`基本积分公式、三角恒等变形、部分分式、$\dfrac{\mathrm{f}'(x)}{\mathrm{f}(x)}$ 型、分部积分和给定的换元积分。学完后，看到一个积分你就能判断用哪种方法，并算出精确结果。`,
  },
  difficulty: 'Hard',
  minutes: 60,
  aliases: {
    en: [
      'integration by parts',
      'integration by substitution',
      'partial fractions integration',
      'integral of 1/x',
      'integral of sin^2 x',
      '∫ x e^x dx',
      'ln integral',
      'arctan integral',
      'definite integrals',
    ],
    zh: [
      '分部积分',
      '换元积分',
      '部分分式积分',
      '三角函数积分',
      '对数型积分',
      '反正切型积分',
      '定积分',
      '不定积分',
    ],
  },
  prerequisites: [
    '9709/p1/integration',
    '9709/p3/algebra',
    '9709/p3/trigonometry',
    '9709/p3/differentiation',
  ],
  methods: [
    'integrate-partial-fractions',
    'integrate-parts',
    'integrate-trig',
    'integrate-substitution',
    'integrate-power',
    'definite-integral',
    'area',
    'volume-of-revolution',
  ],
  cards: [
    {
      id: 'recognise',
      kind: 'concept',
      title: { en: 'Recognise the type first', zh: '先认清类型' },
      details: [
        {
          en: tex`Ask in this order: is it standard with $ax+b$ inside? Is the top the derivative of the bottom? Is it a fraction that factorises? Is it a product such as $x\mathrm{e}^x$? Is a substitution given?`,
          zh: tex`按以下顺序判断：是不是含 $ax+b$ 的基本积分？分子是不是分母的导数？分母能否因式分解？是不是 $x\mathrm{e}^x$ 这样的乘积？题目有没有给出换元？`,
        },
        {
          en: tex`$\displaystyle\int\dfrac{k\,\mathrm{f}'(x)}{\mathrm{f}(x)}\,\mathrm{d}x=k\ln|\mathrm{f}(x)|+c$: for instance $\displaystyle\int\tan x\,\mathrm{d}x=-\ln|\cos x|+c$.`,
          zh: tex`$\displaystyle\int\dfrac{k\,\mathrm{f}'(x)}{\mathrm{f}(x)}\,\mathrm{d}x=k\ln|\mathrm{f}(x)|+c$，例如 $\displaystyle\int\tan x\,\mathrm{d}x=-\ln|\cos x|+c$。`,
        },
        {
          en: tex`$\dfrac{x}{x^2+4}$ is a logarithm, $\dfrac{1}{x^2+4}$ an inverse tangent, and $\dfrac{1}{x^2-4}$ is done by partial fractions: one sign changes everything.`,
          zh: tex`$\dfrac{x}{x^2+4}$ 的积分是对数，$\dfrac{1}{x^2+4}$ 的积分是反正切，$\dfrac{1}{x^2-4}$ 则用部分分式：只差一点，方法就完全不同。`,
        },
      ],
    },
    {
      id: 'parts-idea',
      kind: 'concept',
      title: { en: 'How parts and substitution work', zh: '分部积分与换元积分的思路' },
      details: [
        {
          en: tex`Parts is the product rule read backwards. Choose as $u$ the factor that gets simpler when differentiated: $\ln x$ or $\tan^{-1}x$ if there is one, else the power of $x$.`,
          zh: tex`分部积分是乘积法则的逆用。取求导后变简单的因式作 $u$：有 $\ln x$ 或 $\tan^{-1}x$ 就取它，否则取 $x$ 的幂。`,
        },
        {
          en: tex`$\displaystyle\int\ln x\,\mathrm{d}x$ is done by parts with $\dfrac{\mathrm{d}v}{\mathrm{d}x}=1$; $x^2\mathrm{e}^x$ needs parts twice.`,
          zh: tex`$\displaystyle\int\ln x\,\mathrm{d}x$ 取 $\dfrac{\mathrm{d}v}{\mathrm{d}x}=1$ 作分部积分；$x^2\mathrm{e}^x$ 要用两次分部积分。`,
        },
        {
          en: tex`A substitution changes three things: the function, $\mathrm{d}x$, and the limits. In Paper 3 the substitution is given.`,
          zh: tex`换元时有三处要变：被积函数、$\mathrm{d}x$ 和积分限。试卷 3 会给出所用的代换。`,
        },
      ],
    },
    {
      id: 'standard',
      kind: 'formula',
      title: { en: 'Standard integrals', zh: '基本积分公式' },
      details: [
        {
          en: tex`$\displaystyle\int\mathrm{e}^{ax+b}\,\mathrm{d}x=\dfrac1a\mathrm{e}^{ax+b}+c$, $\displaystyle\int\dfrac{1}{ax+b}\,\mathrm{d}x=\dfrac1a\ln|ax+b|+c$.`,
          zh: tex`$\displaystyle\int\mathrm{e}^{ax+b}\,\mathrm{d}x=\dfrac1a\mathrm{e}^{ax+b}+c$，$\displaystyle\int\dfrac{1}{ax+b}\,\mathrm{d}x=\dfrac1a\ln|ax+b|+c$。`,
        },
        {
          en: tex`$\displaystyle\int\sin(ax+b)\,\mathrm{d}x=-\dfrac1a\cos(ax+b)+c$, $\displaystyle\int\cos(ax+b)\,\mathrm{d}x=\dfrac1a\sin(ax+b)+c$, $\displaystyle\int\sec^2(ax+b)\,\mathrm{d}x=\dfrac1a\tan(ax+b)+c$.`,
          zh: tex`$\displaystyle\int\sin(ax+b)\,\mathrm{d}x=-\dfrac1a\cos(ax+b)+c$，$\displaystyle\int\cos(ax+b)\,\mathrm{d}x=\dfrac1a\sin(ax+b)+c$，$\displaystyle\int\sec^2(ax+b)\,\mathrm{d}x=\dfrac1a\tan(ax+b)+c$。`,
        },
        {
          en: tex`$\displaystyle\int\dfrac{1}{x^2+a^2}\,\mathrm{d}x=\dfrac1a\tan^{-1}\dfrac xa+c$, and parts: $\displaystyle\int u\dfrac{\mathrm{d}v}{\mathrm{d}x}\,\mathrm{d}x=uv-\int v\dfrac{\mathrm{d}u}{\mathrm{d}x}\,\mathrm{d}x$.`,
          zh: tex`$\displaystyle\int\dfrac{1}{x^2+a^2}\,\mathrm{d}x=\dfrac1a\tan^{-1}\dfrac xa+c$；分部积分公式：$\displaystyle\int u\dfrac{\mathrm{d}v}{\mathrm{d}x}\,\mathrm{d}x=uv-\int v\dfrac{\mathrm{d}u}{\mathrm{d}x}\,\mathrm{d}x$。`,
        },
        {
          en: tex`Squares of sine and cosine: $\sin^2x=\dfrac12(1-\cos2x)$, $\cos^2x=\dfrac12(1+\cos2x)$, and $\tan^2x=\sec^2x-1$.`,
          zh: tex`正弦、余弦的平方要降幂：$\sin^2x=\dfrac12(1-\cos2x)$，$\cos^2x=\dfrac12(1+\cos2x)$；另有 $\tan^2x=\sec^2x-1$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the exact value of $\displaystyle\int_0^{\frac{\pi}{6}}\sin^2x\,\mathrm{d}x$.`,
          zh: tex`求 $\displaystyle\int_0^{\frac{\pi}{6}}\sin^2x\,\mathrm{d}x$ 的精确值。`,
        },
        answer: 'π/12 - sqrt(3)/8',
        ask: 'Find the exact value of ∫_0^(π/6) sin^2 x dx',
        steps: [
          {
            say: { en: tex`Use the double angle.`, zh: tex`用倍角公式降幂。` },
            tex: [tex`\int_0^{\frac{\pi}{6}}\tfrac12(1-\cos2x)\,\mathrm{d}x`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Integrate.`, zh: tex`积分。` },
            tex: [tex`\left[\tfrac12x-\tfrac14\sin2x\right]_0^{\frac{\pi}{6}}`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Put in the limits.`, zh: tex`代入上下限。` },
            tex: [tex`\tfrac{\pi}{12}-\tfrac14\times\tfrac{\sqrt3}{2}=\tfrac{\pi}{12}-\tfrac{\sqrt3}{8}`],
            marks: ['DM1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'parts-method',
      kind: 'method',
      title: { en: 'Integration by parts', zh: '分部积分步骤' },
      details: [
        {
          en: tex`Write down $u$, $\dfrac{\mathrm{d}v}{\mathrm{d}x}$, then $\dfrac{\mathrm{d}u}{\mathrm{d}x}$, $v$; put them into the formula with its minus sign; integrate what is left; only then use the limits.`,
          zh: tex`写出 $u$ 与 $\dfrac{\mathrm{d}v}{\mathrm{d}x}$，再求 $\dfrac{\mathrm{d}u}{\mathrm{d}x}$ 与 $v$，代入公式（注意负号），求出剩下的积分，最后代入上下限。`,
        },
        {
          en: tex`A good choice makes the new integral simpler; if it got worse, swap the roles.`,
          zh: tex`选得好，新的积分会更简单；如果变得更复杂，就把 $u$ 与 $\dfrac{\mathrm{d}v}{\mathrm{d}x}$ 的角色对换。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the exact value of $\displaystyle\int_0^{\frac{\pi}{4}}x\cos2x\,\mathrm{d}x$.`,
          zh: tex`求 $\displaystyle\int_0^{\frac{\pi}{4}}x\cos2x\,\mathrm{d}x$ 的精确值。`,
        },
        answer: 'π/8 - 1/4',
        ask: 'Find the exact value of ∫_0^(π/4) x cos 2x dx',
        steps: [
          {
            say: {
              en: tex`Take $u=x$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x}=\cos2x$, so $v=\tfrac12\sin2x$.`,
              zh: tex`取 $u=x$，$\dfrac{\mathrm{d}v}{\mathrm{d}x}=\cos2x$，则 $v=\tfrac12\sin2x$。`,
            },
            tex: [tex`\tfrac12x\sin2x-\int\tfrac12\sin2x\,\mathrm{d}x`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Integrate the rest.`, zh: tex`求剩余部分的积分。` },
            tex: [tex`\left[\tfrac12x\sin2x+\tfrac14\cos2x\right]_0^{\frac{\pi}{4}}`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Put in both limits.`, zh: tex`代入上下限。` },
            tex: [tex`\left(\tfrac{\pi}{8}+0\right)-\left(0+\tfrac14\right)=\tfrac{\pi}{8}-\tfrac14`],
            marks: ['DM1', 'A1'],
            why: {
              en: tex`The lower limit counts: $\cos0=1$.`,
              zh: tex`下限不能忽略：$\cos0=1$。`,
            },
          },
        ],
      },
    },
    {
      id: 'partial-fractions-method',
      kind: 'method',
      title: { en: 'Partial fractions, then logarithms', zh: '部分分式化为对数' },
      details: [
        {
          en: tex`Each linear factor gives a logarithm, divided by the coefficient of $x$; a squared factor $(ax+b)^{-2}$ gives a power, not a logarithm.`,
          zh: tex`每个一次因式的积分是一个对数，并除以 $x$ 的系数；平方因式 $(ax+b)^{-2}$ 的积分是幂，不是对数。`,
        },
        {
          en: tex`With $\dfrac{Bx+C}{x^2+d}$ and $d>0$ split the numerator: one part gives a multiple of $\ln(x^2+d)$, the other one of $\tan^{-1}$.`,
          zh: tex`遇到 $\dfrac{Bx+C}{x^2+d}$ 要拆分子：一部分的积分是 $\ln(x^2+d)$（带系数），$d>0$ 时另一部分的积分是反正切。`,
        },
        {
          en: tex`Combine at the end with the laws of logarithms, as "in the form $\ln k$" asks.`,
          zh: tex`题目要求“写成 $\ln k$ 的形式”时，最后用对数运算法则合并。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the exact value of $\displaystyle\int_2^4\dfrac{5x+1}{(x-1)(x+2)}\,\mathrm{d}x$ in the form $\ln k$.`,
          zh: tex`求 $\displaystyle\int_2^4\dfrac{5x+1}{(x-1)(x+2)}\,\mathrm{d}x$ 的精确值，写成 $\ln k$ 的形式。`,
        },
        answer: 'ln(243/8)',
        ask: 'Find the exact value of ∫_2^4 (5x + 1)/((x - 1)(x + 2)) dx',
        steps: [
          {
            say: { en: tex`Split into partial fractions.`, zh: tex`化为部分分式。` },
            tex: [tex`\frac{5x+1}{(x-1)(x+2)}=\frac{2}{x-1}+\frac{3}{x+2}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Integrate each part.`, zh: tex`逐项积分。` },
            tex: [tex`\Big[2\ln|x-1|+3\ln|x+2|\Big]_2^4`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Put in the limits.`, zh: tex`代入上下限。` },
            tex: [tex`(2\ln3+3\ln6)-(2\ln1+3\ln4)`],
            marks: ['DM1'],
          },
          {
            say: { en: tex`Combine the logarithms.`, zh: tex`合并对数。` },
            tex: [tex`\ln\frac{3^2\times6^3}{4^3}=\ln\frac{243}{8}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'substitution-method',
      kind: 'method',
      title: { en: 'A given substitution', zh: '按给定代换积分' },
      details: [
        {
          en: tex`From $u=\mathrm{g}(x)$ find $\dfrac{\mathrm{d}u}{\mathrm{d}x}$ and replace $\mathrm{d}x$; no $x$ may remain. For a definite integral change the limits and never go back to $x$.`,
          zh: tex`由 $u=\mathrm{g}(x)$ 求 $\dfrac{\mathrm{d}u}{\mathrm{d}x}$ 并换掉 $\mathrm{d}x$，式中不能再留有 $x$。定积分要同时换限，之后不必换回 $x$。`,
        },
        {
          en: tex`For an indefinite integral the answer must be in $x$ again, with $+c$.`,
          zh: tex`不定积分最后要换回 $x$，并写上 $+c$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Use the substitution $u=x^2+1$ to find $\displaystyle\int x\sqrt{x^2+1}\,\mathrm{d}x$.`,
          zh: tex`用代换 $u=x^2+1$ 求 $\displaystyle\int x\sqrt{x^2+1}\,\mathrm{d}x$。`,
        },
        answer: '(x^2 + 1)^(3/2)/3 + c',
        ask: 'Use the substitution u = x^2 + 1 to find ∫ x sqrt(x^2 + 1) dx',
        steps: [
          {
            say: { en: tex`Differentiate the substitution.`, zh: tex`对代换式求导。` },
            tex: [tex`\frac{\mathrm{d}u}{\mathrm{d}x}=2x`, tex`x\,\mathrm{d}x=\tfrac12\,\mathrm{d}u`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Write the integral in $u$ and integrate.`, zh: tex`写成关于 $u$ 的积分并求出。` },
            tex: [tex`\int\tfrac12u^{1/2}\,\mathrm{d}u=\tfrac13u^{3/2}+c`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Return to $x$.`, zh: tex`换回 $x$。` },
            tex: [tex`\tfrac13(x^2+1)^{3/2}+c`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'check-and-exact',
      kind: 'tip',
      title: { en: 'Exact answers, radians, given results', zh: '精确值、弧度与已知结论' },
      details: [
        {
          en: tex`Limits in trigonometric integrals are radians. Compare your exact answer with the calculator's value of the integral.`,
          zh: tex`三角函数积分的上下限都是弧度。可以用计算器的积分功能与精确答案对照。`,
        },
        {
          en: tex`When the answer is given ("show that"), every step must be on paper: the substituted limits and the law of logarithms that joins the terms.`,
          zh: tex`若题目已给出结论（“证明……”），每一步都要写出：代入上下限的过程，以及合并对数时所用的法则。`,
        },
        {
          en: tex`The trapezium rule belongs to Paper 2; Paper 3 does not ask for it.`,
          zh: tex`梯形法则属于试卷 2，试卷 3 不考。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`$\displaystyle\int\dfrac{1}{x^2}\,\mathrm{d}x$ is not $\ln x^2$ but $-\dfrac1x+c$; only the power $-1$ gives a logarithm.`,
          zh: tex`$\displaystyle\int\dfrac{1}{x^2}\,\mathrm{d}x$ 不是 $\ln x^2$，而是 $-\dfrac1x+c$；只有 $-1$ 次幂的积分才是对数。`,
        },
        {
          en: tex`Integrating $\sin^2x$ as $\dfrac13\sin^3x$: there is no $\cos x$ beside it, so change to the double angle.`,
          zh: tex`把 $\sin^2x$ 积成 $\dfrac13\sin^3x$：旁边并没有 $\cos x$，应先用倍角公式降幂。`,
        },
        {
          en: tex`Replacing $\mathrm{d}x$ by $\mathrm{d}u$ without the factor, or keeping the old limits with the new letter.`,
          zh: tex`把 $\mathrm{d}x$ 直接换成 $\mathrm{d}u$ 而漏掉系数，或换元后仍用原来的积分限。`,
        },
      ],
    },
  ],
};
