import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 6,
  level: 'AS',
  slug: 'series',
  title: { en: 'Series', zh: '数列与级数' },
  summary: {
    en: tex`The binomial expansion of $(a+b)^n$ for a positive integer $n$, and arithmetic and geometric progressions. Afterwards you can pick out a single term of an expansion, set up equations for a progression, and decide whether a sum to infinity exists.`,
    zh: tex`正整数次幂 $(a+b)^n$ 的二项展开式，以及等差数列和等比数列。学完后，你能直接写出展开式中的某一项，为数列列出方程，并判断无穷等比数列的和是否存在。`,
  },
  difficulty: 'Easy',
  minutes: 40,
  aliases: {
    en: [
      'binomial expansion',
      'binomial theorem',
      'arithmetic progression',
      'AP',
      'geometric progression',
      'GP',
      'sum to infinity',
      'common ratio',
      'nCr',
    ],
    zh: [
      '二项式定理',
      '二项展开',
      '等差数列',
      '等比数列',
      '公差',
      '公比',
      '无穷项和',
      '前 n 项和',
      '通项公式',
    ],
  },
  prerequisites: ['9709/p1/quadratics'],
  methods: ['binomial-expansion', 'arithmetic-series', 'geometric-series'],
  cards: [
    {
      id: 'progressions',
      kind: 'concept',
      title: { en: 'Arithmetic or geometric?', zh: '等差还是等比？' },
      details: [
        {
          en: tex`Arithmetic: the same number $d$ is added each time. Geometric: each term is multiplied by the same number $r$.`,
          zh: tex`等差数列每次加上同一个数 $d$；等比数列每次乘以同一个数 $r$。`,
        },
        {
          en: tex`Three consecutive terms $p,q,s$ are arithmetic when $q-p=s-q$ and geometric when $\dfrac{q}{p}=\dfrac{s}{q}$, that is $q^2=ps$. Most questions begin with one of these.`,
          zh: tex`连续三项 $p,q,s$ 成等差数列时 $q-p=s-q$，成等比数列时 $\dfrac{q}{p}=\dfrac{s}{q}$，即 $q^2=ps$。多数题目都从这里列方程。`,
        },
        {
          en: tex`The sum and the terms are linked by $u_n=S_n-S_{n-1}$ for $n\ge2$, and $u_1=S_1$.`,
          zh: tex`和与项的关系：$n\ge2$ 时 $u_n=S_n-S_{n-1}$，且 $u_1=S_1$。`,
        },
      ],
    },
    {
      id: 'convergence',
      kind: 'concept',
      title: { en: 'When a sum to infinity exists', zh: '无穷项和何时存在' },
      details: [
        {
          en: tex`A geometric progression converges exactly when $|r|<1$, that is $-1<r<1$: then $r^n\to0$ and $S_\infty=\dfrac{a}{1-r}$.`,
          zh: tex`等比数列当且仅当 $|r|<1$（即 $-1<r<1$）时收敛：这时 $r^n\to0$，$S_\infty=\dfrac{a}{1-r}$。`,
        },
        {
          en: tex`If $r$ contains an unknown, such as $r=\dfrac{x}{3}$, the condition becomes an inequality in $x$: $-3<x<3$.`,
          zh: tex`若公比 $r$ 含未知数，例如 $r=\dfrac{x}{3}$，则收敛条件就是关于 $x$ 的不等式：$-3<x<3$。`,
        },
        {
          en: tex`Of two values of $r$ that come out of a quadratic, a convergent progression keeps only the one with $|r|<1$; say so.`,
          zh: tex`由二次方程解出两个 $r$ 时，若数列收敛，只保留满足 $|r|<1$ 的值，并写明理由。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Formulas for progressions', zh: '等差与等比数列公式' },
      details: [
        {
          en: tex`Arithmetic: $u_n=a+(n-1)d$, $S_n=\dfrac n2\left(2a+(n-1)d\right)=\dfrac n2(a+l)$, where $l$ is the last term.`,
          zh: tex`等差数列：$u_n=a+(n-1)d$，$S_n=\dfrac n2\left(2a+(n-1)d\right)=\dfrac n2(a+l)$，其中 $l$ 为末项。`,
        },
        {
          en: tex`Geometric: $u_n=ar^{n-1}$, $S_n=\dfrac{a(1-r^n)}{1-r}$ for $r\ne1$, $S_\infty=\dfrac{a}{1-r}$ for $|r|<1$.`,
          zh: tex`等比数列：$u_n=ar^{n-1}$；$r\ne1$ 时 $S_n=\dfrac{a(1-r^n)}{1-r}$；$|r|<1$ 时 $S_\infty=\dfrac{a}{1-r}$。`,
        },
        {
          en: tex`All are in MF19. Choosing the right one, term or sum, is your part.`,
          zh: tex`这些公式 MF19 中都有，关键在于判断题目问的是某一项还是前若干项的和。`,
        },
      ],
      example: {
        stem: {
          en: tex`The 2nd term of a geometric progression is $24$ and the 5th term is $3$. Find the first term and the common ratio.`,
          zh: tex`等比数列的第 2 项为 $24$，第 5 项为 $3$。求首项和公比。`,
        },
        answer: 'a = 48, r = 1/2',
        ask: 'The 2nd term of a geometric progression is 24 and the 5th term is 3. Find the first term and the common ratio',
        steps: [
          {
            say: { en: tex`Write both terms with $a$ and $r$.`, zh: tex`用 $a$ 和 $r$ 表示这两项。` },
            tex: [tex`ar=24`, tex`ar^4=3`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Divide to remove $a$.`, zh: tex`两式相除消去 $a$。` },
            tex: [tex`r^3=\tfrac{3}{24}=\tfrac18`, tex`r=\tfrac12`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Find $a$ from the first equation.`, zh: tex`由第一个方程求 $a$。` },
            tex: [tex`a=24\div\tfrac12=48`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'binomial-formula',
      kind: 'formula',
      title: { en: 'The binomial expansion', zh: '二项展开式' },
      details: [
        {
          en: tex`$(a+b)^n=a^n+\dbinom n1a^{n-1}b+\dbinom n2a^{n-2}b^2+\dots+b^n$, with $\dbinom nr=\dfrac{n!}{r!\,(n-r)!}$, for a positive integer $n$; it is in MF19.`,
          zh: tex`$(a+b)^n=a^n+\dbinom n1a^{n-1}b+\dbinom n2a^{n-2}b^2+\dots+b^n$，其中 $n$ 为正整数，$\dbinom nr=\dfrac{n!}{r!\,(n-r)!}$。MF19 中有此公式。`,
        },
        {
          en: tex`The term with $b^r$ is $\dbinom nra^{n-r}b^r$: the two powers always add up to $n$.`,
          zh: tex`含 $b^r$ 的项是 $\dbinom nra^{n-r}b^r$，$a$ 与 $b$ 的指数之和总等于 $n$。`,
        },
        {
          en: tex`Everything inside the bracket carries the power: in $(3-2x)^7$ take $b=-2x$, so $b^3=-8x^3$.`,
          zh: tex`括号里的每一部分都要乘方：在 $(3-2x)^7$ 中取 $b=-2x$，所以 $b^3=-8x^3$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the coefficient of $x^3$ in the expansion of $(3-2x)^7$.`,
          zh: tex`求 $(3-2x)^7$ 的展开式中 $x^3$ 的系数。`,
        },
        answer: '-22680',
        ask: 'Find the coefficient of x^3 in the expansion of (3 - 2x)^7',
        steps: [
          {
            say: {
              en: tex`Pick the term with $(-2x)^3$.`,
              zh: tex`取含 $(-2x)^3$ 的项。`,
            },
            tex: [tex`\binom73(3)^4(-2x)^3`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Work out each factor.`, zh: tex`分别计算各因数。` },
            tex: [tex`35\times81\times(-8)\,x^3`],
            marks: ['A1'],
          },
          {
            say: { en: tex`The coefficient is $-22680$.`, zh: tex`系数为 $-22680$。` },
            marks: ['A1'],
            why: {
              en: tex`"Coefficient" is the number alone; "term" would include $x^3$.`,
              zh: tex`“系数”只写数字部分（含符号）；若问“项”，则要带上 $x^3$。`,
            },
          },
        ],
      },
    },
    {
      id: 'one-term-method',
      kind: 'method',
      title: { en: 'Finding one term, or a product', zh: '求指定项与乘积的展开' },
      details: [
        {
          en: tex`For "the term independent of $x$" in $\left(x+\dfrac2x\right)^6$, write the power of $x$ in the general term, $x^{6-r}\cdot x^{-r}=x^{6-2r}$, and put the index equal to $0$: $r=3$.`,
          zh: tex`求 $\left(x+\dfrac2x\right)^6$ 的常数项时，写出通项中 $x$ 的幂 $x^{6-r}\cdot x^{-r}=x^{6-2r}$，令指数为 $0$，得 $r=3$。`,
        },
        {
          en: tex`For a product such as $(1+x)(2-x)^6$, expand the power only as far as needed, then collect every pair that gives the wanted power.`,
          zh: tex`对于 $(1+x)(2-x)^6$ 这样的乘积，只把乘方展开到需要的项，再把能得到所求次数的各对乘积相加。`,
        },
        {
          en: tex`With an unknown constant in the bracket, compare coefficients and solve; both signs of an even power may be possible.`,
          zh: tex`括号内含未知常数时，比较系数列方程求解；若得到的是它的偶次幂，正负两个值都可能成立。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the coefficient of $x^2$ in the expansion of $(1+x)(2-x)^6$.`,
          zh: tex`求 $(1+x)(2-x)^6$ 的展开式中 $x^2$ 的系数。`,
        },
        answer: '48',
        ask: 'Find the coefficient of x^2 in the expansion of (1 + x)(2 - x)^6',
        steps: [
          {
            say: { en: tex`Expand the power as far as $x^2$.`, zh: tex`把乘方展开到 $x^2$。` },
            tex: [tex`(2-x)^6=64-192x+240x^2-\dots`],
            marks: ['B1', 'B1'],
          },
          {
            say: {
              en: tex`Two products give $x^2$: $1\times240x^2$ and $x\times(-192x)$.`,
              zh: tex`有两个乘积含 $x^2$：$1\times240x^2$ 与 $x\times(-192x)$。`,
            },
            tex: [tex`240-192=48`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'reading-the-question',
      kind: 'tip',
      title: { en: 'Turn the words into symbols', zh: '把文字翻译成符号' },
      details: [
        {
          en: tex`Write down first: "AP or GP, $a=\dots$, $d$ or $r=\dots$, term or sum?" A rise of $5\%$ a year is a GP with $r=1.05$; a rise of 50 dollars a year is an AP with $d=50$.`,
          zh: tex`先写清楚：等差还是等比，$a=\dots$，$d$ 或 $r=\dots$，求项还是求和？每年增长 $5\%$ 是公比 $r=1.05$ 的等比数列；每年增加 $50$ 元是公差 $d=50$ 的等差数列。`,
        },
        {
          en: tex`For the smallest $n$ with $S_n>N$ in an AP, solve the quadratic and take the next whole number up; check $n$ and $n-1$.`,
          zh: tex`在等差数列中求使 $S_n>N$ 的最小 $n$，先解二次方程，再取大于根的最小整数，并检验 $n$ 与 $n-1$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Using $a+nd$ or $ar^n$ for the $n$th term: there are only $n-1$ steps from the first term to the $n$th.`,
          zh: tex`把第 $n$ 项写成 $a+nd$ 或 $ar^n$：从第 1 项到第 $n$ 项只走了 $n-1$ 步。`,
        },
        {
          en: tex`Writing $2x^3$ for $(2x)^3$, or losing the sign of $(-2x)^3$.`,
          zh: tex`把 $(2x)^3$ 写成 $2x^3$，或者丢掉 $(-2x)^3$ 的负号。`,
        },
        {
          en: tex`Using $S_\infty$ when $|r|\ge1$: the formula gives a number even then, but a meaningless one.`,
          zh: tex`在 $|r|\ge1$ 时使用 $S_\infty$：公式照样能算出一个数，但没有意义。`,
        },
      ],
    },
  ],
};
