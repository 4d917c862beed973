import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 1,
  level: 'AS',
  slug: 'roots-of-polynomial-equations',
  title: { en: 'Roots of polynomial equations', zh: '多项式方程的根' },
  summary: {
    en: 'The coefficients of a quadratic, cubic or quartic equation give the sum of its roots, the sums of their products and so every symmetric expression in them, without solving the equation. You learn to evaluate such expressions and to write down new equations whose roots are simple functions of the old ones.',
    zh: '二次、三次、四次方程的系数直接给出各根之和以及两两、三三……乘积之和，因此不必解方程就能求出根的任何对称式。学完后你能熟练计算这类对称式，并能用代换法写出以原根的简单函数为根的新方程。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      "Vieta's formulas",
      'sum and product of roots',
      'symmetric functions of roots',
      'alpha beta gamma',
      'new equation by substitution',
      'polynomial roots',
      'Σα²',
    ],
    zh: [
      '韦达定理',
      '根与系数的关系',
      '对称多项式',
      '根的平方和',
      '代换求新方程',
      '立方和',
      '三次方程的根',
      'αβγ',
    ],
  },
  prerequisites: ['9709/p1/quadratics', '9709/p3/algebra'],
  methods: ['polynomial-roots', 'transformed-roots'],
  cards: [
    {
      id: 'roots-and-coefficients',
      kind: 'concept',
      title: { en: 'What the coefficients say about the roots', zh: '根与系数的关系' },
      details: [
        {
          en: tex`If $ax^3+bx^2+cx+d=0$ has roots $\alpha,\beta,\gamma$, then the cubic is $a(x-\alpha)(x-\beta)(x-\gamma)$. Comparing coefficients gives $\sum\alpha=-\frac{b}{a}$, $\sum\alpha\beta=\frac{c}{a}$ and $\alpha\beta\gamma=-\frac{d}{a}$.`,
          zh: tex`若 $ax^3+bx^2+cx+d=0$ 的根为 $\alpha,\beta,\gamma$，则左边等于 $a(x-\alpha)(x-\beta)(x-\gamma)$。比较系数即得 $\sum\alpha=-\frac{b}{a}$，$\sum\alpha\beta=\frac{c}{a}$，$\alpha\beta\gamma=-\frac{d}{a}$。`,
        },
        {
          en: tex`For a quartic $ax^4+bx^3+cx^2+dx+e=0$ the signs go on alternating: $\sum\alpha=-\frac{b}{a}$, $\sum\alpha\beta=\frac{c}{a}$ (six products), $\sum\alpha\beta\gamma=-\frac{d}{a}$ (four products), $\alpha\beta\gamma\delta=\frac{e}{a}$.`,
          zh: tex`四次方程 $ax^4+bx^3+cx^2+dx+e=0$ 的符号继续交替：$\sum\alpha=-\frac{b}{a}$，$\sum\alpha\beta=\frac{c}{a}$（共六项），$\sum\alpha\beta\gamma=-\frac{d}{a}$（共四项），$\alpha\beta\gamma\delta=\frac{e}{a}$。`,
        },
        {
          en: 'The relations hold whether the roots are real or complex, different or repeated, so you never need to find the roots themselves.',
          zh: '无论根是实数还是复数、是单根还是重根，这些关系都成立，所以不需要把根求出来。',
        },
      ],
    },
    {
      id: 'symmetric-expressions',
      kind: 'concept',
      title: { en: 'Symmetric expressions', zh: '根的对称式' },
      details: [
        {
          en: tex`An expression that does not change when any two roots are exchanged is symmetric; it can be written with $\sum\alpha$, $\sum\alpha\beta$ and $\alpha\beta\gamma$ alone. For example $\alpha^2\beta+\alpha\beta^2+\ldots$ (all six terms) $=\sum\alpha\sum\alpha\beta-3\alpha\beta\gamma$.`,
          zh: tex`任意交换两个根而不变的式子叫做对称式，它总能用 $\sum\alpha$、$\sum\alpha\beta$ 与 $\alpha\beta\gamma$ 表示。例如 $\alpha^2\beta+\alpha\beta^2+\ldots$（共六项）$=\sum\alpha\sum\alpha\beta-3\alpha\beta\gamma$。`,
        },
        {
          en: tex`Reciprocals go over a common denominator: $\frac1\alpha+\frac1\beta+\frac1\gamma=\frac{\sum\alpha\beta}{\alpha\beta\gamma}$, and $\frac{1}{\alpha\beta}+\frac{1}{\beta\gamma}+\frac{1}{\gamma\alpha}=\frac{\sum\alpha}{\alpha\beta\gamma}$.`,
          zh: tex`含倒数的式子先通分：$\frac1\alpha+\frac1\beta+\frac1\gamma=\frac{\sum\alpha\beta}{\alpha\beta\gamma}$，$\frac{1}{\alpha\beta}+\frac{1}{\beta\gamma}+\frac{1}{\gamma\alpha}=\frac{\sum\alpha}{\alpha\beta\gamma}$。`,
        },
        {
          en: tex`If the coefficients are real and $\sum\alpha^2<0$, not all roots can be real, because squares of real numbers are not negative. This is the reason that a "what can you say about the roots" part wants.`,
          zh: tex`若系数为实数而 $\sum\alpha^2<0$，则根不可能全是实数，因为实数的平方非负。题目问“关于根能得出什么结论”时，要写的理由就是这一点。`,
        },
      ],
    },
    {
      id: 'power-sums',
      kind: 'formula',
      title: { en: 'Sums of powers of the roots', zh: '根的幂和' },
      details: [
        {
          en: tex`Write $S_n=\alpha^n+\beta^n+\gamma^n$. Always $S_2=\left(\sum\alpha\right)^2-2\sum\alpha\beta$, and this holds for quadratics and quartics too.`,
          zh: tex`记 $S_n=\alpha^n+\beta^n+\gamma^n$。恒有 $S_2=\left(\sum\alpha\right)^2-2\sum\alpha\beta$，对二次和四次方程同样适用。`,
        },
        {
          en: tex`Each root satisfies the equation, so multiply it by $x^k$, put in every root and add: $aS_{k+3}+bS_{k+2}+cS_{k+1}+dS_k=0$. With $k=0$, $S_0=3$ (the number of roots).`,
          zh: tex`每个根都满足原方程，两边乘 $x^k$，代入各根再相加：$aS_{k+3}+bS_{k+2}+cS_{k+1}+dS_k=0$。取 $k=0$ 时，$S_0=3$，即根的个数。`,
        },
        {
          en: tex`Taking $k=-1$ gives $S_{-1}$ or checks it, provided that no root is $0$.`,
          zh: tex`取 $k=-1$ 可求出或检验 $S_{-1}$，前提是没有零根。`,
        },
      ],
      example: {
        stem: {
          en: tex`The roots of $x^3-2x^2+5x+3=0$ are $\alpha,\beta,\gamma$. Find the value of $\alpha^3+\beta^3+\gamma^3$.`,
          zh: tex`方程 $x^3-2x^2+5x+3=0$ 的根为 $\alpha,\beta,\gamma$。求 $\alpha^3+\beta^3+\gamma^3$ 的值。`,
        },
        answer: '-31',
        ask: 'The roots of x^3 - 2x^2 + 5x + 3 = 0 are α, β, γ. Find α³ + β³ + γ³',
        steps: [
          {
            say: {
              en: 'Read the sums from the coefficients, minding the signs.',
              zh: '由系数写出各对称和，注意符号。',
            },
            tex: [tex`\sum\alpha = 2, \quad \sum\alpha\beta = 5`],
            marks: ['B1'],
          },
          {
            say: { en: 'Find the sum of the squares.', zh: '先求平方和。' },
            tex: [tex`S_2 = 2^2 - 2 \times 5 = -6`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Put each root into the equation and add the three lines.',
              zh: '把三个根分别代入方程，三式相加。',
            },
            tex: [tex`S_3 - 2S_2 + 5S_1 + 3 \times 3 = 0`],
            marks: ['M1'],
            why: {
              en: 'The constant 3 stands once in each of the three lines, so it counts three times.',
              zh: '常数项 3 在三个式子中各出现一次，所以要乘以 3。',
            },
          },
          {
            say: { en: 'Solve for the sum of the cubes.', zh: '解出立方和。' },
            tex: [tex`S_3 = 2(-6) - 5(2) - 9 = -31`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'substitution',
      kind: 'method',
      title: { en: 'A new equation by substitution', zh: '代换法求新方程' },
      details: [
        {
          en: tex`Let $y$ be the new root written with the old one, for instance $y=\alpha^2$ or $y=\frac{1}{\alpha-1}$. Make $x$ the subject, substitute in the given equation and clear roots and fractions.`,
          zh: tex`设 $y$ 为新根，用旧根表示，例如 $y=\alpha^2$ 或 $y=\frac{1}{\alpha-1}$。解出 $x$，代入原方程，再去根号、去分母。`,
        },
        {
          en: tex`For squares put $x=\sqrt{y}$, collect the terms with $\sqrt{y}$ on one side, then square both sides once. The degree of the equation in $y$ must be the same as before.`,
          zh: tex`求以各根的平方为根的方程时，令 $x=\sqrt{y}$，把含 $\sqrt{y}$ 的项移到同一边，再两边平方一次。所得关于 $y$ 的方程次数应与原方程相同。`,
        },
        {
          en: tex`For reciprocals $x=\frac1y$ simply reverses the order of the coefficients: $ax^3+bx^2+cx+d$ becomes $dy^3+cy^2+by+a$.`,
          zh: tex`求以各根的倒数为根的方程时，令 $x=\frac1y$，结果恰是把系数倒过来排：$ax^3+bx^2+cx+d$ 变为 $dy^3+cy^2+by+a$。`,
        },
        {
          en: 'Once you have the new equation, sums over the new roots come from its coefficients: the sum of the fourth powers of the old roots is the sum of squares of the new ones.',
          zh: '得到新方程后，新根的对称式可直接由它的系数求出：旧根的四次方之和，就是新根（旧根平方）的平方和。',
        },
      ],
      example: {
        stem: {
          en: tex`The roots of $x^3-3x^2+x+4=0$ are $\alpha,\beta,\gamma$. Find a cubic equation in $y$ with integer coefficients whose roots are $\alpha^2,\beta^2,\gamma^2$.`,
          zh: tex`方程 $x^3-3x^2+x+4=0$ 的根为 $\alpha,\beta,\gamma$。求以 $\alpha^2,\beta^2,\gamma^2$ 为根、系数为整数的关于 $y$ 的三次方程。`,
        },
        answer: 'y^3 - 7y^2 + 25y - 16 = 0',
        ask: 'The roots of x^3 - 3x^2 + x + 4 = 0 are α, β, γ. Find the equation whose roots are α², β², γ²',
        steps: [
          {
            say: { en: 'Choose the substitution.', zh: '选定代换。' },
            tex: [tex`y = x^2, \quad x = \sqrt{y}`, tex`y\sqrt{y} - 3y + \sqrt{y} + 4 = 0`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Keep the terms with the root on one side and square.',
              zh: '把含根号的项放在一边，两边平方。',
            },
            tex: [tex`\sqrt{y}\,(y + 1) = 3y - 4`, tex`y(y + 1)^2 = (3y - 4)^2`],
            marks: ['M1', 'A1'],
            why: {
              en: 'Squaring before the terms are separated would leave a square root behind.',
              zh: '若不先分离就平方，展开后仍会留下根号。',
            },
          },
          {
            say: { en: 'Expand and collect.', zh: '展开并整理。' },
            tex: [tex`y^3 + 2y^2 + y = 9y^2 - 24y + 16`, tex`y^3 - 7y^2 + 25y - 16 = 0`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'finding-unknown-coefficients',
      kind: 'method',
      title: { en: 'Roots with a given pattern', zh: '根有特殊关系时求系数' },
      details: [
        {
          en: tex`Name the roots so that the pattern does the work: $a-d,\ a,\ a+d$ for an arithmetic progression, $\frac{a}{r},\ a,\ ar$ for a geometric one, $\alpha,\ \frac1\alpha,\ \beta$ when two are reciprocal.`,
          zh: tex`按关系巧设根：成等差数列设为 $a-d,\ a,\ a+d$；成等比数列设为 $\frac{a}{r},\ a,\ ar$；两根互为倒数设为 $\alpha,\ \frac1\alpha,\ \beta$。`,
        },
        {
          en: tex`Start with the relation that has one unknown only: in the arithmetic case the sum is $3a$, in the geometric case the product is $a^3$.`,
          zh: tex`先用只含一个未知数的关系：等差时三根之和为 $3a$，等比时三根之积为 $a^3$。`,
        },
        {
          en: 'A root found in this way also satisfies the equation; substituting it is often quicker than a second relation.',
          zh: '这样求出的根满足原方程，把它代回方程往往比再列一个关系更快。',
        },
      ],
    },
    {
      id: 'show-the-route',
      kind: 'tip',
      title: { en: 'Follow the "hence"', zh: '看清“hence”要求' },
      details: [
        {
          en: 'If part (a) produced a new equation and part (b) says "hence", use the coefficients of the new equation. Starting again from the old roots can lose the method mark.',
          zh: '若第（a）问已求出新方程，而第（b）问写着“hence（由此）”，就要用新方程的系数；从旧根重新算起可能丢方法分。',
        },
        {
          en: tex`State the identity before you put numbers in: a line such as $\sum\alpha^2=(\sum\alpha)^2-2\sum\alpha\beta$ keeps the M1 even when a sign slips later.`,
          zh: tex`代入数值之前先写出恒等式：有了 $\sum\alpha^2=(\sum\alpha)^2-2\sum\alpha\beta$ 这一行，即使后面符号出错，M1 仍能拿到。`,
        },
        {
          en: 'An equation needs "= 0". A polynomial alone is not the answer to "find the equation", and "integer coefficients" means multiplying through.',
          zh: '要求写“方程”时必须写出“= 0”，只写多项式不算完整；要求“整系数”时记得两边同乘去分母。',
        },
      ],
    },
    {
      id: 'sign-and-leading-coefficient',
      kind: 'error',
      title: { en: 'Signs and the leading coefficient', zh: '符号与首项系数' },
      details: [
        {
          en: tex`Forgetting to divide by $a$: for $2x^3-6x+5=0$, $\sum\alpha=0$, $\sum\alpha\beta=-3$ and $\alpha\beta\gamma=-\frac52$, not $-6$ and $-5$.`,
          zh: tex`忘记除以 $a$：对 $2x^3-6x+5=0$，应为 $\sum\alpha=0$，$\sum\alpha\beta=-3$，$\alpha\beta\gamma=-\frac52$，而不是 $-6$ 与 $-5$。`,
        },
        {
          en: tex`Missing powers have coefficient $0$. The equation above has no $x^2$ term, so the sum of its roots is $0$.`,
          zh: tex`缺项的系数是 $0$。上面的方程没有 $x^2$ 项，所以三根之和为 $0$。`,
        },
        {
          en: tex`$\alpha^3+\beta^3+\gamma^3$ is not $(\sum\alpha)^3-3\sum\alpha\beta$; use the recurrence, which cannot go wrong in this way.`,
          zh: tex`$\alpha^3+\beta^3+\gamma^3$ 并不等于 $(\sum\alpha)^3-3\sum\alpha\beta$；用递推关系就不会犯这种错。`,
        },
        {
          en: tex`For roots $\alpha+1,\beta+1,\gamma+1$ the substitution is $x=y-1$, not $x=y+1$: solve $y=x+1$ for $x$ first.`,
          zh: tex`新根为 $\alpha+1,\beta+1,\gamma+1$ 时，代换是 $x=y-1$ 而不是 $x=y+1$：要先由 $y=x+1$ 解出 $x$。`,
        },
      ],
    },
  ],
};
