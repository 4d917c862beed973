import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 3,
  level: 'AS',
  slug: 'summation-of-series',
  title: { en: 'Summation of series', zh: '级数求和' },
  summary: {
    en: 'Finite series whose terms are polynomials are summed with three standard results; many others collapse when each term is written as a difference. You learn both ways, and to decide whether a series converges and what its sum to infinity is.',
    zh: '通项为多项式的有限级数可用三个标准公式求和；许多其他级数把通项拆成差之后会逐项相消。学完后你能熟练运用这两种方法，并能判断级数是否收敛、求出无穷和。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'sigma notation',
      'method of differences',
      'telescoping series',
      'sum of squares',
      'sum of cubes',
      'sum to infinity',
      'summation of finite series',
      'Σr²',
    ],
    zh: ['裂项相消', '差分法', '平方和公式', '立方和公式', '求和符号', '无穷级数的和', '数列求和'],
  },
  prerequisites: ['9709/p1/series', '9709/p3/algebra'],
  methods: ['series-sum', 'method-of-differences'],
  cards: [
    {
      id: 'sigma-is-linear',
      kind: 'concept',
      title: { en: 'Sums split and scale', zh: '求和的线性性质' },
      details: [
        {
          en: tex`$\sum(au_r+bv_r)=a\sum u_r+b\sum v_r$: constants come out, sums split. A product does not split: $\sum u_rv_r\neq\sum u_r\sum v_r$, so expand brackets first.`,
          zh: tex`$\sum(au_r+bv_r)=a\sum u_r+b\sum v_r$：常数可提出，和可以拆开。积不能拆：$\sum u_rv_r\neq\sum u_r\sum v_r$，所以要先展开括号。`,
        },
        {
          en: tex`$\sum_{r=1}^{n}c=cn$, because the constant is added $n$ times.`,
          zh: tex`$\sum_{r=1}^{n}c=cn$，因为常数加了 $n$ 次。`,
        },
        {
          en: tex`A sum that starts later is a difference of two: $\sum_{r=n+1}^{2n}u_r=\sum_{r=1}^{2n}u_r-\sum_{r=1}^{n}u_r$. The subtracted sum ends one before the first term that is kept.`,
          zh: tex`不从 1 开始的和是两个和之差：$\sum_{r=n+1}^{2n}u_r=\sum_{r=1}^{2n}u_r-\sum_{r=1}^{n}u_r$。被减去的和，到所保留首项的前一项为止。`,
        },
      ],
    },
    {
      id: 'standard-results',
      kind: 'formula',
      title: { en: 'The three standard results', zh: '三个标准求和公式' },
      details: [
        {
          en: tex`$\sum_{r=1}^{n}r=\frac12n(n+1)$, $\quad\sum_{r=1}^{n}r^2=\frac16n(n+1)(2n+1)$, $\quad\sum_{r=1}^{n}r^3=\frac14n^2(n+1)^2$. They are in the list of formulae MF19.`,
          zh: tex`$\sum_{r=1}^{n}r=\frac12n(n+1)$，$\sum_{r=1}^{n}r^2=\frac16n(n+1)(2n+1)$，$\sum_{r=1}^{n}r^3=\frac14n^2(n+1)^2$。公式表 MF19 中给出。`,
        },
        {
          en: tex`The sum of the cubes is the square of the sum: $\sum r^3=\left(\sum r\right)^2$. There is no such rule for the squares.`,
          zh: tex`立方和等于和的平方：$\sum r^3=\left(\sum r\right)^2$；平方和没有这样的规律。`,
        },
        {
          en: tex`The formulas may be used with any upper limit: replace every $n$, so $\sum_{r=1}^{2n}r^2=\frac16(2n)(2n+1)(4n+1)$.`,
          zh: tex`上限可以是任何正整数，但每个 $n$ 都要替换：$\sum_{r=1}^{2n}r^2=\frac16(2n)(2n+1)(4n+1)$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find $\sum_{r=1}^{n}r(r+3)$ in terms of $n$, fully factorised.`,
          zh: tex`求 $\sum_{r=1}^{n}r(r+3)$，用 $n$ 表示并完全因式分解。`,
        },
        answer: 'n(n + 1)(n + 5)/3',
        ask: tex`Find $\sum_{r=1}^{n} r(r + 3)$`,
        steps: [
          {
            say: { en: 'Expand, then use the standard results.', zh: '先展开，再用标准公式。' },
            tex: [tex`\sum r^2 + 3\sum r`, tex`= \tfrac16 n(n + 1)(2n + 1) + \tfrac32 n(n + 1)`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Take out the common factor, with the fraction.', zh: '连同分数一起提取公因式。' },
            tex: [tex`= \tfrac16 n(n + 1)\left[(2n + 1) + 9\right]`],
            marks: ['M1'],
            why: {
              en: 'Expanding to a cubic and factorising it afterwards is the long way and invites mistakes.',
              zh: '先展成三次式再分解既费时又易错。',
            },
          },
          {
            say: { en: 'Simplify.', zh: '化简。' },
            tex: [tex`= \tfrac13 n(n + 1)(n + 5)`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'method-of-differences',
      kind: 'method',
      title: { en: 'The method of differences', zh: '差分法（裂项相消）' },
      details: [
        {
          en: tex`Write the term as $u_r=f(r)-f(r+1)$, often by partial fractions. Then $\sum_{r=1}^{n}u_r=f(1)-f(n+1)$: everything between cancels.`,
          zh: tex`把通项写成 $u_r=f(r)-f(r+1)$，常用部分分式。于是 $\sum_{r=1}^{n}u_r=f(1)-f(n+1)$，中间各项全部消去。`,
        },
        {
          en: tex`If the step is two, $u_r=f(r)-f(r+2)$, two terms survive at each end: $f(1)+f(2)-f(n+1)-f(n+2)$.`,
          zh: tex`若相差两步，$u_r=f(r)-f(r+2)$，则首尾各剩两项：$f(1)+f(2)-f(n+1)-f(n+2)$。`,
        },
        {
          en: tex`A question may give the difference: from $(r+1)^4-r^4$, summing both sides yields $\sum r^3$; from $\tan^{-1}(r+1)-\tan^{-1}r=\tan^{-1}\frac{1}{r^2+r+1}$ one sums the right-hand side.`,
          zh: tex`有时题目直接给出差式：对 $(r+1)^4-r^4$ 两边求和可得 $\sum r^3$；由 $\tan^{-1}(r+1)-\tan^{-1}r=\tan^{-1}\frac{1}{r^2+r+1}$ 可求右边的和。`,
        },
      ],
      example: {
        stem: {
          en: tex`Use the method of differences to find $\sum_{r=1}^{n}\frac{1}{(2r+1)(2r+3)}$ as a single fraction, and hence the sum to infinity.`,
          zh: tex`用差分法求 $\sum_{r=1}^{n}\frac{1}{(2r+1)(2r+3)}$，结果写成一个分式，并由此求无穷和。`,
        },
        answer: 'n/(3(2n + 3))',
        ask: tex`Use the method of differences to find $\sum_{r=1}^{n} \frac{1}{(2r+1)(2r+3)}$`,
        steps: [
          {
            say: { en: 'Split into partial fractions.', zh: '拆成部分分式。' },
            tex: [tex`\frac{1}{(2r+1)(2r+3)} = \frac12\left(\frac{1}{2r+1} - \frac{1}{2r+3}\right)`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Write the first terms and the last one, so that the cancelling is seen.',
              zh: '写出前几项与末项，使相消过程清楚可见。',
            },
            tex: [
              tex`\frac12\left[\left(\frac13 - \frac15\right) + \left(\frac15 - \frac17\right) + \cdots + \left(\frac{1}{2n+1} - \frac{1}{2n+3}\right)\right]`,
            ],
            marks: ['M1'],
            why: {
              en: 'An examiner must see enough terms to believe the cancellation; at least the first two and the last.',
              zh: '要让阅卷人确信相消成立，至少写出前两项和最后一项。',
            },
          },
          {
            say: { en: 'Keep what is left.', zh: '写出剩余的项。' },
            tex: [tex`\frac12\left(\frac13 - \frac{1}{2n+3}\right) = \frac{n}{3(2n+3)}`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`As $n\to\infty$ the last fraction in the bracket tends to $0$.`,
              zh: tex`当 $n\to\infty$ 时，括号中后一个分式趋于 $0$。`,
            },
            tex: [tex`\sum_{r=1}^{\infty}\frac{1}{(2r+1)(2r+3)} = \frac16`],
            marks: ['B1'],
          },
        ],
      },
    },
    {
      id: 'convergence',
      kind: 'concept',
      title: { en: 'Convergence and the sum to infinity', zh: '收敛与无穷和' },
      details: [
        {
          en: tex`A series converges when $S_n$ tends to a finite limit as $n\to\infty$; that limit is $S_\infty$. Terms tending to $0$ are necessary, not sufficient: $\sum\frac1r$ diverges.`,
          zh: tex`当 $n\to\infty$ 时 $S_n$ 趋于有限值，级数就收敛，该极限即 $S_\infty$。通项趋于 $0$ 是必要条件而非充分条件：$\sum\frac1r$ 发散。`,
        },
        {
          en: tex`After differences, look at the terms with $n$: in $S_n=\frac12\left(\frac13-\frac{1}{2n+3}\right)$ the second tends to $0$, so $S_\infty=\frac16$.`,
          zh: tex`裂项之后只看含 $n$ 的部分：在 $S_n=\frac12\left(\frac13-\frac{1}{2n+3}\right)$ 中第二项趋于 $0$，所以 $S_\infty=\frac16$。`,
        },
        {
          en: tex`Sums with a parameter converge only for some of its values; for $\sum(x^{r}-x^{r+1})=x-x^{n+1}$ it is $-1<x\le1$, with limit $x$ for $|x|<1$ and $0$ at $x=1$.`,
          zh: tex`含参数的和只对部分参数值收敛：$\sum(x^{r}-x^{r+1})=x-x^{n+1}$ 在 $-1<x\le1$ 时收敛，$|x|<1$ 时极限为 $x$，$x=1$ 时极限为 $0$。`,
        },
      ],
    },
    {
      id: 'remainder-bounds',
      kind: 'method',
      title: { en: 'How many terms are enough', zh: '需要多少项' },
      details: [
        {
          en: tex`"Find the least $n$ for which $S_n$ is within $\varepsilon$ of $S_\infty$": write $S_\infty-S_n$, which is the part with $n$, make it $<\varepsilon$ and solve for a whole $n$.`,
          zh: tex`“求使 $S_n$ 与 $S_\infty$ 相差小于 $\varepsilon$ 的最小 $n$”：写出 $S_\infty-S_n$，也就是含 $n$ 的那部分，令它 $<\varepsilon$，再取整数 $n$。`,
        },
        {
          en: tex`Example: $\frac16-S_n=\frac{1}{2(2n+3)}<10^{-3}$ gives $2n+3>500$, so $n=249$ is the least.`,
          zh: tex`例如 $\frac16-S_n=\frac{1}{2(2n+3)}<10^{-3}$ 得 $2n+3>500$，最小的 $n=249$。`,
        },
      ],
    },
    {
      id: 'factorise-early',
      kind: 'tip',
      title: { en: 'Factorise early, check with n = 1', zh: '尽早提公因式，用 n = 1 检验' },
      details: [
        {
          en: tex`Take out $n(n+1)$ and the smallest fraction at once; only a short quadratic is then left in the bracket.`,
          zh: tex`立刻提出 $n(n+1)$ 和分母最大的那个分数，括号里就只剩简单的式子。`,
        },
        {
          en: tex`Check the result with $n=1$ (the first term) and $n=2$. In the example $\frac13\cdot1\cdot2\cdot6=4=1\cdot4$.`,
          zh: tex`用 $n=1$（首项）和 $n=2$ 检验结果。例题中 $\frac13\cdot1\cdot2\cdot6=4=1\cdot4$，吻合。`,
        },
        {
          en: '"Show that" needs every line: the split, the list of terms, the cancelled form. Jumping from the partial fractions to the answer earns the first marks only.',
          zh: '“证明”题每一步都要写：裂项、列项、相消后的式子。从部分分式直接跳到答案，只能得到前几步的分。',
        },
      ],
    },
    {
      id: 'limits-and-leftovers',
      kind: 'error',
      title: { en: 'Wrong limits, missing leftovers', zh: '上下限与剩余项的错误' },
      details: [
        {
          en: tex`Subtracting $\sum_{r=1}^{n+1}$ for a sum that starts at $r=n+1$: the term $r=n+1$ must stay.`,
          zh: tex`求从 $r=n+1$ 开始的和时减去了 $\sum_{r=1}^{n+1}$：$r=n+1$ 这一项应当保留。`,
        },
        {
          en: tex`Writing $\sum_{r=1}^{n}5=5$. It is $5n$.`,
          zh: tex`把 $\sum_{r=1}^{n}5$ 写成 $5$，正确的是 $5n$。`,
        },
        {
          en: tex`With $\frac{1}{r}-\frac{1}{r+2}$ leaving only $1-\frac{1}{n+2}$: the terms $\frac12$ and $-\frac{1}{n+1}$ survive too.`,
          zh: tex`对 $\frac{1}{r}-\frac{1}{r+2}$ 只留下 $1-\frac{1}{n+2}$：$\frac12$ 与 $-\frac{1}{n+1}$ 也没有被消去。`,
        },
      ],
    },
  ],
};
