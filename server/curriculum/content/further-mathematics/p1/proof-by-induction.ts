import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 7,
  level: 'AS',
  slug: 'proof-by-induction',
  title: { en: 'Proof by induction', zh: '数学归纳法' },
  summary: {
    en: 'A statement about every positive integer is proved by showing that it holds for the first one and that it passes from each integer to the next. You learn to write such proofs for sums, divisibility, matrix powers, sequences, derivatives and inequalities, and to make a conjecture from the first cases.',
    zh: '要证明关于一切正整数的命题，只需证明它对第一个数成立，并且能由每个数传递到下一个数。学完后你能用归纳法证明求和、整除、矩阵的幂、递推数列、高阶导数与不等式，并能由前几项提出猜想。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'mathematical induction',
      'induction hypothesis',
      'inductive step',
      'base case',
      'divisibility proof',
      'prove for all positive integers n',
      'conjecture',
    ],
    zh: ['归纳法', '归纳假设', '归纳证明', '整除性证明', '对一切正整数 n 成立', '猜想与证明', '递推'],
  },
  prerequisites: ['9231/p1/summation-of-series', '9231/p1/matrices', '9709/p3/differentiation'],
  methods: [],
  cards: [
    {
      id: 'why-it-works',
      kind: 'concept',
      title: { en: 'Why it proves every case', zh: '为什么能证明所有情形' },
      details: [
        {
          en: tex`Two facts together are enough: $P(1)$ is true, and whenever $P(k)$ is true then $P(k+1)$ is true. From $1$ follows $2$, from $2$ follows $3$, and so on without end.`,
          zh: tex`两件事合起来就够了：$P(1)$ 成立；只要 $P(k)$ 成立，$P(k+1)$ 就成立。于是由 $1$ 推出 $2$，由 $2$ 推出 $3$，如此无限继续下去。`,
        },
        {
          en: tex`Both parts are needed. "$n^2+n+1$ is even" passes from $k$ to $k+1$, because the difference $2k+2$ is even, yet it is false for every $n$: nothing starts it.`,
          zh: tex`两步缺一不可。“$n^2+n+1$ 是偶数”能由 $k$ 推到 $k+1$（两者之差 $2k+2$ 为偶数），但对任何 $n$ 都不成立，因为没有起点。`,
        },
        {
          en: tex`The start need not be $1$: "for $n\ge4$" begins with $n=4$.`,
          zh: tex`起点不一定是 $1$：若命题对 $n\ge4$ 成立，就从 $n=4$ 开始验证。`,
        },
      ],
    },
    {
      id: 'the-four-parts',
      kind: 'method',
      title: { en: 'The four parts of the proof', zh: '证明的四个部分' },
      details: [
        {
          en: tex`Base: verify the statement for the first value by working out both sides, for instance "for $n=1$ LHS $=1$, RHS $=2!-1=1$".`,
          zh: tex`奠基：对第一个值分别算出左右两边，例如“$n=1$ 时左边 $=1$，右边 $=2!-1=1$”。`,
        },
        {
          en: tex`Hypothesis: "assume that it is true for some positive integer $k$" and write the statement with $k$ out in full.`,
          zh: tex`归纳假设：“假设对某个正整数 $k$ 命题成立”，并把 $n=k$ 时的式子完整写出。`,
        },
        {
          en: tex`Step: show it for $k+1$, saying where the hypothesis is used, and reach exactly the given form with $k+1$ in the place of $n$.`,
          zh: tex`递推：证明 $k+1$ 时成立，指明何处用了归纳假设，最后化成把 $n$ 换为 $k+1$ 的形式。`,
        },
        {
          en: tex`Conclusion: "true for $n=1$; if true for $n=k$ then true for $n=k+1$; hence by induction true for every positive integer $n$". It carries a mark of its own.`,
          zh: tex`结论：“$n=1$ 时成立；若 $n=k$ 时成立，则 $n=k+1$ 时也成立；由数学归纳法，对一切正整数 $n$ 成立。”这句话单独有一分。`,
        },
      ],
      example: {
        stem: {
          en: tex`Prove by mathematical induction that, for every positive integer $n$, $\sum_{r=1}^{n}r(r!)=(n+1)!-1$.`,
          zh: tex`用数学归纳法证明：对一切正整数 $n$，$\sum_{r=1}^{n}r(r!)=(n+1)!-1$。`,
        },
        answer: '(n + 1)! - 1',
        steps: [
          {
            say: { en: tex`Verify $n=1$.`, zh: tex`验证 $n=1$。` },
            tex: [tex`1 \times 1! = 1, \qquad 2! - 1 = 1`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Assume that it is true for $n=k$, where $k$ is a positive integer.`,
              zh: tex`假设 $n=k$（$k$ 为正整数）时成立。`,
            },
            tex: [tex`\sum_{r=1}^{k} r(r!) = (k + 1)! - 1`],
            marks: ['B1'],
          },
          {
            say: { en: 'Add the next term to both sides.', zh: '两边加上下一项。' },
            tex: [tex`\sum_{r=1}^{k+1} r(r!) = (k + 1)! - 1 + (k + 1)(k + 1)!`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Take out $(k+1)!$.`, zh: tex`提出 $(k+1)!$。` },
            tex: [tex`= (k + 1)!\,(1 + k + 1) - 1`, tex`= (k + 2)! - 1`],
            marks: ['A1'],
            why: {
              en: tex`This is the formula with $k+1$ for $n$, because $(k+2)(k+1)!=(k+2)!$.`,
              zh: tex`因为 $(k+2)(k+1)!=(k+2)!$，这正是把 $n$ 换成 $k+1$ 的公式。`,
            },
          },
          {
            say: {
              en: tex`True for $n=1$, and true for $n=k+1$ whenever true for $n=k$; by induction it is true for every positive integer $n$.`,
              zh: tex`$n=1$ 时成立，且由 $n=k$ 成立可推出 $n=k+1$ 成立；由数学归纳法，对一切正整数 $n$ 成立。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'divisibility',
      kind: 'method',
      title: { en: 'Divisibility', zh: '整除问题' },
      details: [
        {
          en: tex`Write $f(k)$ for the expression. Combine $f(k+1)$ with a multiple of $f(k)$ that removes the power: for $4^n+6n-1$ use $f(k+1)-4f(k)$.`,
          zh: tex`记该式为 $f(k)$。用 $f(k+1)$ 减去 $f(k)$ 的适当倍数消去幂：对 $4^n+6n-1$ 用 $f(k+1)-4f(k)$。`,
        },
        {
          en: tex`Then $f(k+1)=4f(k)+(\text{a multiple of the divisor})$. Both parts are divisible, so the sum is.`,
          zh: tex`于是 $f(k+1)=4f(k)+$（除数的倍数），两部分都能被整除，所以和也能。`,
        },
        {
          en: tex`Or start with "$4^k=9m-6k+1$ for some integer $m$" and substitute it in $f(k+1)$.`,
          zh: tex`也可由“存在整数 $m$ 使 $4^k=9m-6k+1$”出发，代入 $f(k+1)$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Let $f(n)=4^n+6n-1$. Express $f(k+1)$ in terms of $f(k)$ and prove by induction that $f(n)$ is divisible by $9$ for every positive integer $n$.`,
          zh: tex`设 $f(n)=4^n+6n-1$。用 $f(k)$ 表示 $f(k+1)$，并用归纳法证明：对一切正整数 $n$，$f(n)$ 能被 $9$ 整除。`,
        },
        answer: 'f(k + 1) = 4f(k) - 9(2k - 1)',
        steps: [
          {
            say: { en: tex`For $n=1$ the value is divisible by $9$.`, zh: tex`$n=1$ 时的值能被 $9$ 整除。` },
            tex: [tex`f(1) = 4 + 6 - 1 = 9`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Assume that $f(k)$ is divisible by $9$ for some positive integer $k$.`,
              zh: tex`假设对某个正整数 $k$，$f(k)$ 能被 $9$ 整除。`,
            },
            marks: ['B1'],
          },
          {
            say: { en: 'Remove the power of 4.', zh: '消去 4 的幂。' },
            tex: [tex`f(k + 1) - 4f(k) = 4^{k+1} + 6(k + 1) - 1 - 4^{k+1} - 24k + 4`, tex`= 9 - 18k`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`So $f(k+1)$ is a sum of two multiples of $9$.`,
              zh: tex`所以 $f(k+1)$ 是两个 $9$ 的倍数之和。`,
            },
            tex: [tex`f(k + 1) = 4f(k) - 9(2k - 1)`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`True for $n=1$, and true for $k+1$ whenever true for $k$; by induction it is true for every positive integer $n$.`,
              zh: tex`$n=1$ 时成立，且由 $k$ 成立可推出 $k+1$ 成立；由数学归纳法，对一切正整数 $n$ 成立。`,
            },
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'inductive-steps',
      kind: 'formula',
      title: { en: 'The step in each kind of question', zh: '各类题的递推关系' },
      details: [
        {
          en: tex`Sum: $S_{k+1}=S_k+u_{k+1}$. Matrix power: $\mathbf{A}^{k+1}=\mathbf{A}^k\mathbf{A}$. Sequence: use the recurrence that is given, $u_{k+1}=g(u_k)$.`,
          zh: tex`求和：$S_{k+1}=S_k+u_{k+1}$。矩阵的幂：$\mathbf{A}^{k+1}=\mathbf{A}^k\mathbf{A}$。数列：用给出的递推式 $u_{k+1}=g(u_k)$。`,
        },
        {
          en: tex`Derivative: $\frac{\mathrm{d}^{k+1}y}{\mathrm{d}x^{k+1}}=\frac{\mathrm{d}}{\mathrm{d}x}\left(\frac{\mathrm{d}^ky}{\mathrm{d}x^k}\right)$. For $y=x\mathrm{e}^{2x}$ the $n$th derivative is $2^{n-1}(2x+n)\mathrm{e}^{2x}$, and the product rule carries it from $k$ to $k+1$.`,
          zh: tex`高阶导数：$\frac{\mathrm{d}^{k+1}y}{\mathrm{d}x^{k+1}}=\frac{\mathrm{d}}{\mathrm{d}x}\left(\frac{\mathrm{d}^ky}{\mathrm{d}x^k}\right)$。例如 $y=x\mathrm{e}^{2x}$ 的 $n$ 阶导数是 $2^{n-1}(2x+n)\mathrm{e}^{2x}$，用乘积法则即可由 $k$ 推到 $k+1$。`,
        },
        {
          en: tex`Inequality, for instance $2^n>n^2$ for $n\ge5$: start from $2^{k+1}=2\cdot2^k>2k^2$ and show that $2k^2\ge(k+1)^2$ for $k\ge5$.`,
          zh: tex`不等式：例如证明 $n\ge5$ 时 $2^n>n^2$，由 $2^{k+1}=2\cdot2^k>2k^2$ 出发，再证明 $k\ge5$ 时 $2k^2\ge(k+1)^2$。`,
        },
      ],
    },
    {
      id: 'conjecture',
      kind: 'concept',
      title: { en: 'Conjecture first, then prove', zh: '先猜想，后证明' },
      details: [
        {
          en: tex`Work out the first three or four cases without simplifying too much, so that the pattern shows: $\frac12,\ \frac23,\ \frac34$ suggests $\frac{n}{n+1}$.`,
          zh: tex`先算前三、四项，不要过早化简，以便看出规律：$\frac12,\ \frac23,\ \frac34$ 提示 $\frac{n}{n+1}$。`,
        },
        {
          en: 'A pattern in the first cases is not a proof; the induction that follows is what earns most of the marks.',
          zh: '前几项有规律不等于证明；接下来的归纳证明才是得分的主体。',
        },
      ],
    },
    {
      id: 'aim-at-the-target',
      kind: 'tip',
      title: { en: 'Write the target first', zh: '先写出目标' },
      details: [
        {
          en: tex`At the side, write what the formula says for $n=k+1$. Then you know which factor to take out.`,
          zh: tex`先在旁边写出 $n=k+1$ 时公式应有的样子，就知道该提取什么因式。`,
        },
        {
          en: tex`Take out common factors instead of expanding: from $\frac16k(k+1)(2k+1)+(k+1)^2$ the factor $\frac16(k+1)$ comes out at once.`,
          zh: tex`提取公因式而不要展开：在 $\frac16k(k+1)(2k+1)+(k+1)^2$ 中，立刻提出 $\frac16(k+1)$。`,
        },
        {
          en: '"By induction" forbids other proofs: summing with standard results or differences earns nothing here.',
          zh: '题目指定“用归纳法”时，用标准公式或裂项证明不得分。',
        },
      ],
    },
    {
      id: 'assuming-too-much',
      kind: 'error',
      title: { en: 'Assuming too much or too little', zh: '假设不当' },
      details: [
        {
          en: tex`"Assume it is true for all $k$" assumes what is to be proved. Say "for some positive integer $k$" or "for $n=k$".`,
          zh: tex`“假设对所有 $k$ 成立”就等于假设了结论。应写“对某个正整数 $k$”或“$n=k$ 时”。`,
        },
        {
          en: tex`Writing "$P(k)=4^k+6k-1$ is divisible by 9, so $P(k+1)$ is" without using $P(k)$ in the algebra.`,
          zh: tex`不在推导中使用 $P(k)$，就直接断言 $P(k+1)$ 成立。`,
        },
        {
          en: tex`Putting $n=k+1$ on both sides and "proving" by working from both ends to $0=0$. Start from one side and arrive at the other.`,
          zh: tex`两边都代入 $n=k+1$，再同时化简到 $0=0$。应从一边出发推到另一边。`,
        },
        {
          en: 'Ending without the conclusion, or with "true for all n" but no mention of the base case and the step.',
          zh: '结尾没有总结，或只写“对所有 n 成立”而不提奠基与递推两步。',
        },
      ],
    },
  ],
};
