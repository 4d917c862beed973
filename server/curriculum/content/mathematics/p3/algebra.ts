import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 1,
  level: 'A2',
  slug: 'algebra',
  title: { en: 'Algebra', zh: '代数' },
  summary: {
    en: tex`The modulus function, polynomials with the factor and remainder theorems, partial fractions, and the binomial series for any rational power. Afterwards you can solve modulus equations and inequalities, factorise a cubic, split a fraction, and expand it with its range of validity.`,
    zh: tex`绝对值函数、多项式与因式定理和余数定理、部分分式，以及任意有理数次幂的二项级数。学完后，你能解含绝对值的方程和不等式，对三次式因式分解，把分式拆成部分分式，并写出展开式及其成立范围。`,
  },
  difficulty: 'Medium',
  minutes: 55,
  aliases: {
    en: [
      'modulus',
      'absolute value',
      '|x|',
      'factor theorem',
      'remainder theorem',
      'polynomial division',
      'partial fractions',
      'binomial series',
      'partial fraction decomposition',
    ],
    zh: [
      '绝对值',
      '绝对值不等式',
      '因式定理',
      '余数定理',
      '多项式除法',
      '长除法',
      '部分分式',
      '二项级数',
      '二项展开',
    ],
  },
  prerequisites: ['9709/p1/quadratics', '9709/p1/functions', '9709/p1/series'],
  methods: [
    'modulus-equation',
    'modulus-inequality',
    'remainder-theorem',
    'unknown-coefficients',
    'factorise',
    'polynomial-equation',
    'polynomial-division',
    'partial-fractions',
    'binomial-series',
  ],
  cards: [
    {
      id: 'modulus',
      kind: 'concept',
      title: { en: 'The modulus as a distance', zh: '绝对值就是距离' },
      details: [
        {
          en: tex`$|x-a|$ is the distance of $x$ from $a$, so for $b>0$, $|x-a|<b$ means $a-b<x<a+b$.`,
          zh: tex`$|x-a|$ 表示 $x$ 到 $a$ 的距离，所以当 $b>0$ 时，$|x-a|<b$ 等价于 $a-b<x<a+b$。`,
        },
        {
          en: tex`The graph of $y=|ax+b|$ is a V with its vertex on the $x$-axis at $x=-\dfrac ba$: draw the line and reflect the part below the axis.`,
          zh: tex`$y=|ax+b|$ 的图像是 V 形，顶点在 $x$ 轴上 $x=-\dfrac ba$ 处：先画直线，再把 $x$ 轴下方的部分沿 $x$ 轴翻折到上方。`,
        },
        {
          en: tex`$|a|=|b|$ is the same as $a^2=b^2$. Squaring is safe only when both sides are moduli (or known not to be negative).`,
          zh: tex`$|a|=|b|$ 等价于 $a^2=b^2$。只有两边都是绝对值（或已知两边都非负）时，平方才不会产生增根。`,
        },
      ],
    },
    {
      id: 'factor-remainder',
      kind: 'concept',
      title: { en: 'Factor and remainder theorems', zh: '因式定理与余数定理' },
      details: [
        {
          en: tex`Dividing $\mathrm{p}(x)$ by $ax-b$ leaves the remainder $\mathrm{p}\left(\dfrac ba\right)$; $ax-b$ is a factor exactly when this is $0$.`,
          zh: tex`$\mathrm{p}(x)$ 除以 $ax-b$ 的余数是 $\mathrm{p}\left(\dfrac ba\right)$；当且仅当它等于 $0$ 时，$ax-b$ 是因式。`,
        },
        {
          en: tex`Each piece of information about a divisor gives one equation: two unknown coefficients need two of them.`,
          zh: tex`每一个关于除式的条件给出一个方程，两个未知系数就需要两个条件。`,
        },
        {
          en: tex`Dividing by a quadratic leaves a remainder of the form $px+q$; identify it with $\text{dividend}\equiv\text{divisor}\times\text{quotient}+px+q$.`,
          zh: tex`除以二次式时，余式为 $px+q$ 的形式，满足“被除式 $\equiv$ 除式 $\times$ 商式 $+\,px+q$”。`,
        },
      ],
    },
    {
      id: 'modulus-method',
      kind: 'method',
      title: { en: 'Modulus equations and inequalities', zh: '解含绝对值的方程与不等式' },
      details: [
        {
          en: tex`Two moduli: square both sides, or solve $a=b$ and $a=-b$. One modulus against an expression: solve both cases, then test each answer in the original.`,
          zh: tex`两边都是绝对值：两边平方，或分别解 $a=b$ 与 $a=-b$。只有一边是绝对值：分两种情形求解，再把每个解代回原方程检验。`,
        },
        {
          en: tex`For an inequality find the critical values as for an equation, then decide the region from a sketch of the two graphs.`,
          zh: tex`对于不等式，先像解方程一样求临界值，再由两个图像的草图确定范围。`,
        },
      ],
      example: {
        stem: { en: tex`Solve the inequality $2|x-1|>|x+3|$.`, zh: tex`解不等式 $2|x-1|>|x+3|$。` },
        answer: 'x < -1/3 or x > 5',
        ask: 'Solve 2|x - 1| > |x + 3|',
        steps: [
          {
            say: {
              en: tex`Both sides are moduli, so square.`,
              zh: tex`两边都是绝对值，故可两边平方。`,
            },
            tex: [tex`4(x-1)^2>(x+3)^2`],
            marks: ['M1'],
            why: {
              en: tex`The factor $2$ is squared too.`,
              zh: tex`系数 $2$ 也要平方。`,
            },
          },
          {
            say: { en: tex`Collect on one side and factorise.`, zh: tex`移项整理并因式分解。` },
            tex: [tex`3x^2-14x-5>0`, tex`(3x+1)(x-5)>0`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`Critical values $-\tfrac13$ and $5$; the product is positive outside them.`,
              zh: tex`临界值为 $-\tfrac13$ 与 $5$，乘积在两值之外为正。`,
            },
            tex: [tex`x<-\tfrac13 \quad \text{or} \quad x>5`],
            marks: ['DM1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'partial-fraction-forms',
      kind: 'formula',
      title: { en: 'The three forms of partial fractions', zh: '部分分式的三种形式' },
      details: [
        {
          en: tex`Three linear factors: $\dfrac{A}{ax+b}+\dfrac{B}{cx+d}+\dfrac{C}{ex+f}$.`,
          zh: tex`分母为三个一次因式：$\dfrac{A}{ax+b}+\dfrac{B}{cx+d}+\dfrac{C}{ex+f}$。`,
        },
        {
          en: tex`A repeated factor: $\dfrac{A}{ax+b}+\dfrac{B}{cx+d}+\dfrac{C}{(cx+d)^2}$. A quadratic factor without real roots: $\dfrac{A}{ax+b}+\dfrac{Bx+C}{cx^2+d}$.`,
          zh: tex`分母含重因式：$\dfrac{A}{ax+b}+\dfrac{B}{cx+d}+\dfrac{C}{(cx+d)^2}$。分母含无实根的二次因式：$\dfrac{A}{ax+b}+\dfrac{Bx+C}{cx^2+d}$。`,
        },
        {
          en: tex`If numerator and denominator have the same degree, a constant stands in front: divide first.`,
          zh: tex`若分子与分母次数相同，前面还有一个常数项：要先做多项式除法。`,
        },
        {
          en: tex`Multiply up, put in the values of $x$ that make a factor zero, then compare coefficients for what is left.`,
          zh: tex`去分母后，先代入使某个因式为零的 $x$ 值，剩下的未知数再比较系数求出。`,
        },
      ],
      example: {
        stem: {
          en: tex`Express $\dfrac{5x^2+x+6}{(3-2x)(x^2+4)}$ in partial fractions.`,
          zh: tex`把 $\dfrac{5x^2+x+6}{(3-2x)(x^2+4)}$ 化为部分分式。`,
        },
        answer: '3/(3 - 2x) - (x + 2)/(x^2 + 4)',
        ask: 'Express (5x^2 + x + 6)/((3 - 2x)(x^2 + 4)) in partial fractions',
        steps: [
          {
            say: { en: tex`Choose the form and multiply up.`, zh: tex`写出形式并去分母。` },
            tex: [tex`\frac{A}{3-2x}+\frac{Bx+C}{x^2+4}`, tex`5x^2+x+6=A(x^2+4)+(Bx+C)(3-2x)`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Put in $x=\tfrac32$.`, zh: tex`代入 $x=\tfrac32$。` },
            tex: [tex`\tfrac{75}{4}=\tfrac{25}{4}A`, tex`A=3`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`Compare the coefficients of $x^2$ and the constants.`,
              zh: tex`比较 $x^2$ 的系数与常数项。`,
            },
            tex: [tex`5=3-2B \;\Rightarrow\; B=-1`, tex`6=12+3C \;\Rightarrow\; C=-2`],
            marks: ['A1', 'A1'],
          },
          {
            say: { en: tex`Write the result.`, zh: tex`写出结果。` },
            tex: [tex`\frac{3}{3-2x}-\frac{x+2}{x^2+4}`],
          },
        ],
      },
    },
    {
      id: 'binomial-series',
      kind: 'formula',
      title: { en: 'Binomial series', zh: '二项级数' },
      details: [
        {
          en: tex`$(1+x)^n=1+nx+\dfrac{n(n-1)}{2!}x^2+\dfrac{n(n-1)(n-2)}{3!}x^3+\dots$ for rational $n$ and $|x|<1$ (in MF19).`,
          zh: tex`对有理数 $n$，当 $|x|<1$ 时 $(1+x)^n=1+nx+\dfrac{n(n-1)}{2!}x^2+\dfrac{n(n-1)(n-2)}{3!}x^3+\dots$（见 MF19）。`,
        },
        {
          en: tex`The first number must be $1$: $(4+x)^{1/2}=4^{1/2}\left(1+\dfrac x4\right)^{1/2}$, valid for $|x|<4$.`,
          zh: tex`括号内首项必须是 $1$：$(4+x)^{1/2}=4^{1/2}\left(1+\dfrac x4\right)^{1/2}$，在 $|x|<4$ 时成立。`,
        },
        {
          en: tex`For a sum of partial fractions the expansion is valid only where every part is: take the smaller interval.`,
          zh: tex`若展开的是部分分式之和，只有每一部分的展开式都成立，整个展开式才成立，因此取较小的区间。`,
        },
      ],
      example: {
        stem: {
          en: tex`Expand $\dfrac{1}{(2-x)^2}$ in ascending powers of $x$, up to and including the term in $x^3$, and state the values of $x$ for which it is valid.`,
          zh: tex`把 $\dfrac{1}{(2-x)^2}$ 按 $x$ 的升幂展开到 $x^3$ 项，并写出展开式成立的 $x$ 的范围。`,
        },
        answer: '1/4 + x/4 + 3x^2/16 + x^3/8, |x| < 2',
        ask: 'Expand 1/(2 - x)^2 in ascending powers of x up to and including the term in x^3, and state the set of values of x for which the expansion is valid',
        steps: [
          {
            say: {
              en: tex`Take out the factor so that the bracket begins with $1$.`,
              zh: tex`提出因数，使括号内首项为 $1$。`,
            },
            tex: [tex`(2-x)^{-2}=\tfrac14\left(1-\tfrac x2\right)^{-2}`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Use the series with $n=-2$ and $-\tfrac x2$ for $x$.`,
              zh: tex`在级数中取 $n=-2$，以 $-\tfrac x2$ 代替 $x$。`,
            },
            tex: [
              tex`\tfrac14\left(1+(-2)\left(-\tfrac x2\right)+\tfrac{(-2)(-3)}{2}\left(-\tfrac x2\right)^2+\tfrac{(-2)(-3)(-4)}{6}\left(-\tfrac x2\right)^3\right)`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: tex`Simplify.`, zh: tex`化简。` },
            tex: [tex`\tfrac14+\tfrac14x+\tfrac{3}{16}x^2+\tfrac18x^3`],
            marks: ['A1', 'A1'],
          },
          {
            say: {
              en: tex`It is valid for $\left|\tfrac x2\right|<1$.`,
              zh: tex`成立条件为 $\left|\tfrac x2\right|<1$。`,
            },
            tex: [tex`|x|<2`],
            marks: ['B1'],
          },
        ],
      },
    },
    {
      id: 'polynomial-method',
      kind: 'method',
      title: { en: 'Unknown coefficients and factorising', zh: '待定系数与因式分解' },
      details: [
        {
          en: tex`Write one equation from each given factor or remainder, solve for the unknowns, divide by the known factor, factorise the quadratic that is left.`,
          zh: tex`由每个已知因式或余数列一个方程，解出未知系数，除以已知因式，再分解余下的二次式。`,
        },
        {
          en: tex`If the quadratic has a negative discriminant, say so: that shows the cubic has only one real root.`,
          zh: tex`若余下的二次式判别式为负，要写明这一点，由此说明三次方程只有一个实根。`,
        },
        {
          en: tex`"Hence solve" with $x=3^y$ or $x=\cos\theta$ uses the roots just found; reject those that $3^y$ or $\cos\theta$ cannot take.`,
          zh: tex`遇到“由此（hence）解方程”，令 $x=3^y$ 或 $x=\cos\theta$，直接用刚求出的根，并舍去 $3^y$ 或 $\cos\theta$ 取不到的值。`,
        },
      ],
      example: {
        stem: {
          en: tex`The polynomial $2x^3+ax^2+bx-4$ is divisible by $x-2$. When it is divided by $x+1$ the remainder is $-9$. Find $a$ and $b$.`,
          zh: tex`多项式 $2x^3+ax^2+bx-4$ 能被 $x-2$ 整除，除以 $x+1$ 的余数为 $-9$。求 $a$ 和 $b$。`,
        },
        answer: 'a = -3, b = 0',
        ask: 'The polynomial 2x^3 + ax^2 + bx - 4 is divisible by x - 2. When it is divided by x + 1 the remainder is -9. Find the values of a and b',
        steps: [
          {
            say: { en: tex`Put $x=2$ and set the result equal to $0$.`, zh: tex`代入 $x=2$，令结果为 $0$。` },
            tex: [tex`16+4a+2b-4=0`, tex`2a+b=-6`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`Put $x=-1$ and set the result equal to $-9$.`,
              zh: tex`代入 $x=-1$，令结果为 $-9$。`,
            },
            tex: [tex`-2+a-b-4=-9`, tex`a-b=-3`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Add the two equations.`, zh: tex`两式相加。` },
            tex: [tex`3a=-9`, tex`a=-3,\ b=0`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'check-quickly',
      kind: 'tip',
      title: { en: 'Check with one number', zh: '代一个数检验' },
      details: [
        {
          en: tex`Put $x=0$ or $x=1$ into a fraction and its partial fractions: both must give the same number.`,
          zh: tex`把 $x=0$ 或 $x=1$ 代入原分式和部分分式，两者的值必须相等。`,
        },
        {
          en: tex`"Show that $x-3$ is a factor" wants the substitution written out and the words "so it is a factor".`,
          zh: tex`“证明 $x-3$ 是因式”需要写出代入过程，并写明“所以它是因式”。`,
        },
        {
          en: tex`Graphs of $y=|\mathrm{f}(x)|$ for curves are not examined; $y=|ax+b|$ is.`,
          zh: tex`$y=|\mathrm{f}(x)|$ 只考一次式 $y=|ax+b|$ 的图像，不考曲线的情形。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Keeping a false root: $|2x+5|=x+1$ gives $x=-4$ and $x=-2$, but then $x+1<0$, so there is no solution.`,
          zh: tex`保留增根：由 $|2x+5|=x+1$ 得 $x=-4$ 和 $x=-2$，但此时 $x+1<0$，所以原方程无解。`,
        },
        {
          en: tex`Writing a constant over $x^2+4$: it needs $Bx+C$.`,
          zh: tex`在 $x^2+4$ 上只写常数：分子应为 $Bx+C$。`,
        },
        {
          en: tex`Taking $4$ instead of $4^{1/2}=2$ out of $(4+x)^{1/2}$.`,
          zh: tex`从 $(4+x)^{1/2}$ 中提出 $4$，而不是 $4^{1/2}=2$。`,
        },
      ],
    },
  ],
};
