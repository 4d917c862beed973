import type { WrittenQuestion } from '../written-question.ts';

export const furtherMathematics: WrittenQuestion[] = [
  {
    subject: '9231',
    paper: 'p1',
    topic: 'roots-of-polynomial-equations',
    language: 'en',
    tags: ['roots'],
    title:
      'If $x^3 - 4x^2 + x + 6 = 0$ has roots $\\alpha, \\beta, \\gamma$, find $\\alpha^2 + \\beta^2 + \\gamma^2$',
    body: String.raw`Do I have to solve the cubic first?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`No: use the symmetric sums. $\sum\alpha = 4$ and $\sum\alpha\beta = 1$, so

$$\sum\alpha^2 = \Big(\sum\alpha\Big)^2 - 2\sum\alpha\beta = 16 - 2 = 14.$$

Check: the roots are $-1, 2, 3$, and $1 + 4 + 9 = 14$.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p1',
    topic: 'rational-functions-and-graphs',
    language: 'en',
    tags: ['asymptotes'],
    title: 'Oblique asymptote of $y = \\dfrac{x^2 + 3x + 5}{x + 1}$',
    body: String.raw`I wrote $y = x + 3$ because I divided only the leading terms.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Divide properly: $x^2 + 3x + 5 = (x+1)(x+2) + 3$, so

$$y = x + 2 + \frac{3}{x+1}.$$

As $|x|\to\infty$ the fraction vanishes: the oblique asymptote is $y = x + 2$, and the vertical one is $x = -1$.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p1',
    topic: 'matrices',
    language: 'en',
    tags: ['matrices', 'transformations'],
    title: 'Which order do I multiply for a rotation followed by a reflection?',
    body: String.raw`Rotation through $90^\circ$ anticlockwise, then reflection in the $x$-axis.`,
    answers: [
      {
        quality: 'wrong',
        body: String.raw`First rotation, then reflection, so $RM = \begin{pmatrix}0&-1\\1&0\end{pmatrix}\begin{pmatrix}1&0\\0&-1\end{pmatrix}$, reading from left to right.`,
      },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The first transformation stands **next to the vector**, so the later one multiplies from the left:

$$MR = \begin{pmatrix}1&0\\0&-1\end{pmatrix}\begin{pmatrix}0&-1\\1&0\end{pmatrix} = \begin{pmatrix}0&-1\\-1&0\end{pmatrix},$$

which is the reflection in $y = -x$. Check with $(1,0)$: the rotation sends it to $(0,1)$, the reflection to $(0,-1)$.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p1',
    topic: 'proof-by-induction',
    language: 'zh',
    tags: ['induction', '数学归纳法'],
    title: '用归纳法证明 $7^n - 1$ 能被 6 整除，归纳步骤怎么写才完整？',
    body: String.raw`我会写 $7^{k+1} - 1$，但不知道怎样用上假设。`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$n=1$：$7 - 1 = 6$，成立。

假设 $7^k - 1 = 6m$（$m$ 为整数），则

$$7^{k+1} - 1 = 7\cdot7^k - 1 = 7(6m + 1) - 1 = 42m + 6 = 6(7m+1),$$

也能被 $6$ 整除。因此由数学归纳法，命题对所有正整数 $n$ 成立。**最后一句结论不能省**，评分点常在这里。`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p1',
    topic: 'summation-of-series',
    language: 'en',
    tags: ['method-of-differences'],
    title: 'Sum $\\displaystyle\\sum_{r=1}^{n} \\frac{1}{r(r+1)}$ and its limit',
    body: String.raw`I have the partial fractions. Which terms are left over?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$$\frac{1}{r(r+1)} = \frac1r - \frac1{r+1}.$$

Write out the first rows and the last: everything cancels but the first $1$ and the last $-\frac{1}{n+1}$:

$$\sum_{r=1}^n \frac{1}{r(r+1)} = 1 - \frac{1}{n+1} = \frac{n}{n+1} \longrightarrow 1.$$`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p1',
    topic: 'polar-coordinates',
    language: 'en',
    tags: ['polar'],
    title: 'Area enclosed by $r = 2(1 + \\cos\\theta)$',
    body: String.raw`Can I integrate only from $0$ to $\pi$ and double?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Yes, the curve is symmetric about the initial line.

$$A = 2\cdot\frac12\int_0^\pi 4(1+\cos\theta)^2\,d\theta = 4\int_0^\pi \left(1 + 2\cos\theta + \tfrac12 + \tfrac12\cos2\theta\right)d\theta = 4\cdot\tfrac32\pi = 6\pi.$$`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p2',
    topic: 'hyperbolic-functions',
    language: 'en',
    tags: ['hyperbolic'],
    title: 'Solve $\\cosh x = 3$ exactly',
    body: String.raw`My calculator gives only one value, $1.76$.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$\cosh$ is even, so there are two. With $e^x = t$: $t + \frac1t = 6$, so $t^2 - 6t + 1 = 0$ and $t = 3 \pm 2\sqrt2$.

$$x = \ln(3 + 2\sqrt2) \quad\text{or}\quad x = \ln(3 - 2\sqrt2) = -\ln(3 + 2\sqrt2),$$

that is $x = \pm1.76$.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p2',
    topic: 'matrices',
    language: 'en',
    tags: ['eigenvalues'],
    title: 'Eigenvectors of $\\begin{pmatrix}4 & 1\\\\ 2 & 3\\end{pmatrix}$: why is any multiple allowed?',
    body: String.raw`I got $\lambda = 2$ and $\lambda = 5$, then the equations for each vector are the same line twice.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`They must be: $A - \lambda I$ is singular, so its rows are dependent, and the solutions form a whole line.

- $\lambda = 5$: $-x + y = 0$, eigenvector $\begin{pmatrix}1\\1\end{pmatrix}$
- $\lambda = 2$: $2x + y = 0$, eigenvector $\begin{pmatrix}1\\-2\end{pmatrix}$

If $A\mathbf v = \lambda\mathbf v$ then $A(k\mathbf v) = \lambda(k\mathbf v)$, so every non-zero multiple works as well.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p2',
    topic: 'complex-numbers',
    language: 'zh',
    tags: ['de-moivre', '棣莫弗定理'],
    title: '解方程 $z^3 = 8\\mathrm{i}$，三个根怎样分布？',
    body: String.raw`我只得到 $z = -2\mathrm i$，另外两个根怎么求？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`写成极坐标形式 $8\mathrm i = 8e^{\mathrm i(\pi/2 + 2k\pi)}$，开立方：

$$z = 2e^{\mathrm i(\pi/6 + 2k\pi/3)}, \qquad k = 0, 1, 2.$$

得到 $z = \sqrt3 + \mathrm i,\; -\sqrt3 + \mathrm i,\; -2\mathrm i$。三个根在半径为 $2$ 的圆上，相邻夹角 $120^\circ$。`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p2',
    topic: 'differential-equations',
    language: 'en',
    tags: ['second-order'],
    title: "General solution of $y'' - 3y' + 2y = 4x$",
    body: String.raw`My particular integral $y = 2x$ does not fit.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Try the **full** polynomial of the same degree, $y = px + q$: then $-3p + 2(px + q) = 4x$ gives $p = 2$ and $-6 + 2q = 0$, $q = 3$.

The auxiliary equation $m^2 - 3m + 2 = 0$ has $m = 1, 2$, so

$$y = Ae^x + Be^{2x} + 2x + 3.$$`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p3',
    topic: 'circular-motion',
    language: 'en',
    tags: ['circular-motion'],
    title: 'Least speed at the bottom for a complete vertical circle on a string',
    body: String.raw`Why is the condition at the top $T \ge 0$ and not $v \ge 0$?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`A string can only pull. If the speed at the top is too small the string goes slack **before** the top while $v$ is still positive.

At the top $T + mg = \frac{mv^2}{r}$, so $T \ge 0$ needs $v^2 \ge gr$. Energy from bottom to top:

$$\tfrac12mu^2 = \tfrac12mv^2 + 2mgr \;\Rightarrow\; u^2 \ge gr + 4gr = 5gr.$$

So $u \ge \sqrt{5gr}$. On a light rod, which can push, $u^2 \ge 4gr$ is enough.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p3',
    topic: 'motion-of-a-projectile',
    language: 'zh',
    tags: ['projectile', '抛体运动'],
    title: '以 20 m/s、$60^\\circ$ 抛出的物体的最大高度和水平射程（$g = 10$）',
    body: String.raw`射程公式记不住，能推导一下吗？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`竖直方向 $v_y = 20\sin60^\circ = 10\sqrt3$。到最高点用时 $\frac{10\sqrt3}{10} = \sqrt3$ s，

$$H = \frac{(10\sqrt3)^2}{2\times10} = 15\ \text{m}.$$

落回原高度用时 $2\sqrt3$ s，水平速度 $20\cos60^\circ = 10$ m/s，射程

$$R = 10 \times 2\sqrt3 = 20\sqrt3 \approx 34.6\ \text{m}.$$

一般地 $R = \dfrac{u^2\sin2\theta}{g}$，代入同样得到 $20\sqrt3$。`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p4',
    topic: 'chi-squared-tests',
    language: 'en',
    tags: ['chi-squared'],
    title: 'How many degrees of freedom in a goodness-of-fit test when I estimated the mean?',
    body: String.raw`Six classes after combining, Poisson with the mean estimated from the data.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$\nu = \text{classes} - 1 - \text{parameters estimated}$. Here $6 - 1 - 1 = 4$.

One is lost because the expected frequencies are made to add up to the total, and one for each parameter that was fitted to the same data.`,
      },
    ],
  },
  {
    subject: '9231',
    paper: 'p4',
    topic: 'continuous-random-variables',
    language: 'en',
    tags: ['pdf', 'median'],
    title: 'Median of $f(x) = \\frac{3}{8}x^2$ on $[0, 2]$',
    body: String.raw`Is it the same as the mean?`,
    answers: [],
  },
];
