import type { WrittenQuestion } from '../written-question.ts';

export const mathematicsPure: WrittenQuestion[] = [
  {
    subject: '9709',
    paper: 'p1',
    topic: 'quadratics',
    language: 'en',
    tags: ['quadratics', 'discriminant'],
    title: 'For which $k$ is the line $y = kx - 3$ a tangent to $y = x^2 + x + 1$?',
    body: String.raw`I set the two equal and got a quadratic in $x$ with $k$ in it. What is the condition for touching, and why are there two answers?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`A tangent meets the curve at exactly one point, so the quadratic must have a **repeated** root: discriminant zero.

$$x^2 + x + 1 = kx - 3 \quad\Rightarrow\quad x^2 + (1-k)x + 4 = 0$$

$$(1-k)^2 - 16 = 0 \quad\Rightarrow\quad 1 - k = \pm 4 \quad\Rightarrow\quad k = -3 \text{ or } k = 5.$$

There are two because from the point $(0,-3)$ below the curve you can draw one tangent on each side.`,
      },
      {
        quality: 'wrong',
        body: String.raw`Differentiate: $2x + 1 = k$. At $x = 0$ this gives $k = 1$, so the line with gradient 1 is the tangent.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'quadratics',
    language: 'zh',
    tags: ['quadratics', '配方法'],
    title: '用配方法求 $2x^2 - 12x + 23$ 的最小值',
    body: String.raw`我先提取了 2，得到 $2(x^2 - 6x) + 23$，后面常数总是算错。请问怎样写最稳妥？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`括号里加上 $9$，就要在外面减去 $2\times 9$（不是减 $9$）：

$$2(x^2 - 6x) + 23 = 2\left[(x-3)^2 - 9\right] + 23 = 2(x-3)^2 - 18 + 23 = 2(x-3)^2 + 5.$$

平方项最小为 $0$，所以最小值是 $5$，此时 $x = 3$。展开检验：$2x^2 - 12x + 18 + 5$，正确。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'functions',
    language: 'en',
    tags: ['functions', 'inverse'],
    title: 'Why must I restrict the domain before finding the inverse of $f(x) = (x-2)^2 + 1$?',
    body: String.raw`The question says $f(x) = (x-2)^2 + 1$ for $x \ge 2$ and asks for $f^{-1}(x)$ and its domain. I wrote $f^{-1}(x) = 2 \pm \sqrt{x-1}$ and lost a mark.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`A function gives **one** output, so an inverse exists only if $f$ is one-one. With $x \ge 2$ the curve is only its right half, and that is one-one.

From $y = (x-2)^2 + 1$: $x - 2 = \pm\sqrt{y-1}$. Because $x \ge 2$ we need $x - 2 \ge 0$, so take the plus sign:

$$f^{-1}(x) = 2 + \sqrt{x - 1}, \qquad x \ge 1.$$

The domain of the inverse is the range of $f$, which starts at the vertex value $1$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'functions',
    language: 'zh',
    tags: ['functions', '复合函数'],
    title: '已知 $f(x) = 3x - 2$，$g(x) = \\dfrac{4}{x+1}$，解 $fg(x) = 4$',
    body: String.raw`$fg(x)$ 是先算 $f$ 还是先算 $g$？我每次都搞混。`,
    answers: [
      {
        quality: 'wrong',
        body: String.raw`先算 $f$：$g(3x-2) = \dfrac{4}{3x-1} = 4$，所以 $x = \dfrac23$。`,
      },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$fg(x) = f(g(x))$，靠近 $x$ 的先算，所以**先 $g$ 后 $f$**。上面的回答把顺序弄反了。

$$f(g(x)) = 3\cdot\frac{4}{x+1} - 2 = 4 \;\Rightarrow\; \frac{12}{x+1} = 6 \;\Rightarrow\; x + 1 = 2 \;\Rightarrow\; x = 1.$$

检验：$g(1) = 2$，$f(2) = 4$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'coordinate-geometry',
    language: 'en',
    tags: ['circles', 'coordinate-geometry'],
    title: 'Centre and radius of $x^2 + y^2 - 6x + 4y - 12 = 0$',
    body: String.raw`And how do I show that the point $(7, 1)$ lies on the circle and find the tangent there?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Complete both squares:

$$(x-3)^2 + (y+2)^2 = 12 + 9 + 4 = 25,$$

so the centre is $C(3,-2)$ and the radius is $5$.

At $(7,1)$: $4^2 + 3^2 = 25$, so it is on the circle. The radius there has gradient $\frac{1-(-2)}{7-3} = \frac34$, so the tangent has gradient $-\frac43$:

$$y - 1 = -\tfrac43 (x - 7) \quad\Longleftrightarrow\quad 4x + 3y = 31.$$`,
      },
      {
        quality: 'helpful',
        body: String.raw`A quick check for any tangent: the distance from the centre to the line must equal the radius. Here $\frac{|4\cdot3 + 3\cdot(-2) - 31|}{5} = \frac{25}{5} = 5$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'circular-measure',
    language: 'en',
    tags: ['circular-measure', 'radians'],
    title: 'Area of a segment: my answer is far too big',
    body: String.raw`A circle has radius $6$ cm and the chord subtends $1.2$ radians at the centre. I used $\frac12 r^2\theta - \frac12 r^2 \sin\theta$ and got about $21.2$ cm².`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Your formula is right; the calculator was in **degree mode**, so $\sin 1.2$ came out as $0.0209$.

In radians $\sin 1.2 = 0.9320$, so

$$\tfrac12 \cdot 36 \cdot (1.2 - 0.9320) = 18 \times 0.2680 = 4.82\ \text{cm}^2 \text{ (3 s.f.)}.$$

A sanity check: the sector is $21.6$ cm², and the segment is only its thin edge.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'trigonometry',
    language: 'en',
    tags: ['trigonometry'],
    title: 'Solve $2\\cos^2 x + 3\\sin x = 0$ for $0^\\circ \\le x \\le 360^\\circ$',
    body: String.raw`I replaced $\cos^2 x$ but one of my solutions for $\sin x$ is $2$. Did I do something wrong?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Nothing is wrong: that root is simply impossible and you say so.

$$2(1 - \sin^2 x) + 3\sin x = 0 \;\Rightarrow\; 2\sin^2 x - 3\sin x - 2 = 0 \;\Rightarrow\; (2\sin x + 1)(\sin x - 2) = 0.$$

$\sin x = 2$ has no solution because $-1 \le \sin x \le 1$. From $\sin x = -\frac12$:

$$x = 180^\circ + 30^\circ = 210^\circ, \qquad x = 360^\circ - 30^\circ = 330^\circ.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'trigonometry',
    language: 'zh',
    tags: ['trigonometry', '恒等式'],
    title:
      '证明 $\\dfrac{\\sin\\theta}{1-\\cos\\theta} - \\dfrac{1}{\\sin\\theta} \\equiv \\dfrac{1}{\\tan\\theta}$',
    body: String.raw`通分之后分子很乱，不知道下一步往哪里走。`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`通分后利用 $\sin^2\theta = 1 - \cos^2\theta$：

$$\frac{\sin^2\theta - (1-\cos\theta)}{\sin\theta(1-\cos\theta)} = \frac{1 - \cos^2\theta - 1 + \cos\theta}{\sin\theta(1-\cos\theta)} = \frac{\cos\theta(1-\cos\theta)}{\sin\theta(1-\cos\theta)} = \frac{\cos\theta}{\sin\theta} = \frac{1}{\tan\theta}.$$

关键一步是把分子提出公因式 $\cos\theta$，再与分母约掉 $1-\cos\theta$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'series',
    language: 'en',
    tags: ['series', 'binomial-expansion'],
    title: 'Coefficient of $x^2$ in $(1 + 3x)(2 - x)^5$',
    body: String.raw`I found the $x^2$ term of $(2-x)^5$ and stopped. The answer in the book is different.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Two products give $x^2$: $1 \times (x^2\text{ term})$ and $3x \times (x\text{ term})$.

$$(2-x)^5 = 32 - 80x + 80x^2 - \cdots$$

$$1 \cdot 80 + 3 \cdot (-80) = -160.$$

So the coefficient is $-160$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'series',
    language: 'en',
    tags: ['series', 'geometric'],
    title: 'When does a geometric progression have a sum to infinity?',
    body: String.raw`The first term is $12$ and the second is $-9$. Can I use $\frac{a}{1-r}$ when the ratio is negative?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The condition is $|r| < 1$, and the sign does not matter. Here $r = \frac{-9}{12} = -\frac34$, so it converges:

$$S_\infty = \frac{12}{1 - (-\frac34)} = \frac{12}{\frac74} = \frac{48}{7} \approx 6.86.$$

The terms alternate and shrink, so the partial sums jump from side to side of $\frac{48}{7}$ and close in on it.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'differentiation',
    language: 'en',
    tags: ['differentiation', 'stationary-points'],
    title:
      'Show that $y = x^3 - 3x^2 + 3x + 4$ has one stationary point which is neither a maximum nor a minimum',
    body: String.raw`The second derivative is zero there, so the test tells me nothing. What do I write?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$$\frac{dy}{dx} = 3x^2 - 6x + 3 = 3(x-1)^2.$$

It is zero only at $x = 1$, where $y = 5$. Now look at the **sign** of the gradient on both sides: $3(x-1)^2 > 0$ for every $x \ne 1$. The curve rises before and after $(1,5)$, so the point is a stationary point of inflexion, neither maximum nor minimum.`,
      },
      {
        quality: 'wrong',
        body: String.raw`$\frac{d^2y}{dx^2} = 6x - 6 = 0$ at $x = 1$, and whenever the second derivative is zero it is a point of inflexion. That is all you need.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'differentiation',
    language: 'zh',
    tags: ['differentiation', '变化率'],
    title: '球的体积以 $20\\ \\text{cm}^3/\\text{s}$ 增大，半径为 5 cm 时半径的变化率是多少？',
    body: String.raw`我写了 $\frac{dV}{dt} = \frac{4}{3}\pi r^3$，老师说不对。`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$\frac43\pi r^3$ 是体积本身，不是变化率。要用链式法则把两个变化率连起来：

$$\frac{dV}{dt} = \frac{dV}{dr}\cdot\frac{dr}{dt} = 4\pi r^2\,\frac{dr}{dt}.$$

代入 $\frac{dV}{dt} = 20$、$r = 5$：

$$\frac{dr}{dt} = \frac{20}{4\pi \times 25} = \frac{1}{5\pi} \approx 0.0637\ \text{cm/s}.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'integration',
    language: 'en',
    tags: ['integration', 'area'],
    title: 'Area between $y = x^2 - 4x$ and the $x$-axis comes out negative',
    body: String.raw`I integrated from $0$ to $4$ and got $-\frac{32}{3}$. Do I just drop the sign?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The integral counts area below the axis as negative, and this curve is below the axis for $0 < x < 4$:

$$\int_0^4 (x^2 - 4x)\,dx = \left[\frac{x^3}{3} - 2x^2\right]_0^4 = \frac{64}{3} - 32 = -\frac{32}{3}.$$

So the **area** is $\frac{32}{3}$. You may take the modulus here because the curve does not cross the axis inside the interval. If it did, you would have to integrate each part on its own before adding the moduli.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p1',
    topic: 'integration',
    language: 'en',
    tags: ['integration', 'volume'],
    title: 'Volume when $y = \\sqrt{2x+1}$ is rotated about the $x$-axis',
    body: String.raw`From $x = 0$ to $x = 4$. I integrated $\sqrt{2x+1}$ and then squared the answer.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Square **before** integrating: each slice is a disc of area $\pi y^2$.

$$V = \pi\int_0^4 y^2\,dx = \pi\int_0^4 (2x+1)\,dx = \pi\left[x^2 + x\right]_0^4 = 20\pi.$$

Squaring afterwards does not measure a volume at all.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'algebra',
    language: 'en',
    tags: ['algebra', 'modulus'],
    title: 'Solve $|2x - 1| < |x + 4|$ without drawing four cases',
    body: String.raw`Is it allowed to square both sides of an inequality?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Yes, because both sides are non-negative, and squaring keeps the order of non-negative numbers.

$$(2x-1)^2 < (x+4)^2 \;\Rightarrow\; 4x^2 - 4x + 1 < x^2 + 8x + 16 \;\Rightarrow\; 3x^2 - 12x - 15 < 0$$

$$3(x-5)(x+1) < 0 \;\Rightarrow\; -1 < x < 5.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'algebra',
    language: 'zh',
    tags: ['algebra', '部分分式'],
    title: '把 $\\dfrac{5x+1}{(x-1)(x+2)}$ 写成部分分式',
    body: String.raw`用“代入法”时应该代哪些 $x$ 值？为什么可以代入使分母为零的值？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`设 $\dfrac{5x+1}{(x-1)(x+2)} \equiv \dfrac{A}{x-1} + \dfrac{B}{x+2}$，两边乘以分母：

$$5x + 1 \equiv A(x+2) + B(x-1).$$

这是**多项式恒等式**，对所有 $x$ 都成立，所以可以代入 $x=1$ 和 $x=-2$。

- $x = 1$：$6 = 3A$，$A = 2$
- $x = -2$：$-9 = -3B$，$B = 3$

结果是 $\dfrac{2}{x-1} + \dfrac{3}{x+2}$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'logarithmic-and-exponential-functions',
    language: 'en',
    tags: ['logarithms'],
    title: 'Solve $\\ln(x+5) = 1 + \\ln x$',
    body: String.raw`I wrote $\ln x + \ln 5 = 1 + \ln x$ and everything cancelled.`,
    answers: [
      {
        quality: 'wrong',
        body: String.raw`Cancel $\ln x$ on both sides, then $\ln 5 = 1$, which is false, so there is no solution.`,
      },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The trap is that $\ln(x+5)$ is **not** $\ln x + \ln 5$; that would be $\ln(5x)$.

Bring the logarithms together:

$$\ln\frac{x+5}{x} = 1 \;\Rightarrow\; \frac{x+5}{x} = e \;\Rightarrow\; x + 5 = ex \;\Rightarrow\; x = \frac{5}{e-1} \approx 2.91.$$

It is positive, so both logarithms exist.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'trigonometry',
    language: 'en',
    tags: ['trigonometry', 'r-form'],
    title:
      'Express $3\\sin\\theta + 4\\cos\\theta$ as $R\\sin(\\theta + \\alpha)$ and find its greatest value',
    body: String.raw`How do I know that $\alpha$ is $\tan^{-1}\frac43$ and not $\tan^{-1}\frac34$?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Expand and compare, then there is nothing to remember:

$$R\sin(\theta+\alpha) = R\cos\alpha\,\sin\theta + R\sin\alpha\,\cos\theta.$$

So $R\cos\alpha = 3$ and $R\sin\alpha = 4$. Dividing gives $\tan\alpha = \frac43$, so $\alpha = 53.13^\circ$; squaring and adding gives $R = 5$.

$$3\sin\theta + 4\cos\theta = 5\sin(\theta + 53.13^\circ)$$

Its greatest value is $5$, when $\theta + 53.13^\circ = 90^\circ$, that is $\theta = 36.87^\circ$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'differentiation',
    language: 'en',
    tags: ['differentiation', 'implicit'],
    title: 'Gradient of $x^2 + xy + y^2 = 7$ at $(1, 2)$',
    body: String.raw`What do I do with the $xy$ term?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Treat $y$ as a function of $x$, so $xy$ needs the **product rule** and $y^2$ the chain rule:

$$2x + \left(y + x\frac{dy}{dx}\right) + 2y\frac{dy}{dx} = 0 \;\Rightarrow\; \frac{dy}{dx} = -\frac{2x + y}{x + 2y}.$$

At $(1,2)$: $-\dfrac{4}{5}$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'integration',
    language: 'en',
    tags: ['integration', 'by-parts'],
    title: 'Why does integrating $x^2 e^{-x}$ by parts give me the wrong sign in the last term?',
    body: String.raw`I want $\int_0^1 x^2 e^{-x}\,dx$ exactly. I used parts twice with $u = x^2$, and before the limits I have

$$-x^2e^{-x} - 2xe^{-x} + 2e^{-x},$$

which gives a negative area.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Your second use of parts lost a minus: $\int e^{-x}dx = -e^{-x}$ comes in twice.

$$\int x^2e^{-x}dx = -x^2e^{-x} + \int 2xe^{-x}dx$$

$$\int 2xe^{-x}dx = -2xe^{-x} + \int 2e^{-x}dx = -2xe^{-x} - 2e^{-x}.$$

So

$$\int_0^1 x^2e^{-x}dx = \Big[-e^{-x}(x^2 + 2x + 2)\Big]_0^1 = -5e^{-1} + 2 = 2 - \frac5e \approx 0.161.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'integration',
    language: 'zh',
    tags: ['integration', '换元'],
    title: '用换元 $u = 1 + x^2$ 计算 $\\int_0^1 x\\sqrt{1+x^2}\\,dx$',
    body: String.raw`换元之后上下限要不要改？如果不改，最后要怎么办？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`两种方法都可以，**改了限就不用换回 $x$**，更不容易出错。

$u = 1 + x^2$，$du = 2x\,dx$，即 $x\,dx = \frac12 du$。当 $x=0$ 时 $u=1$，$x=1$ 时 $u=2$：

$$\int_1^2 \tfrac12 u^{1/2}\,du = \left[\tfrac13 u^{3/2}\right]_1^2 = \frac{2\sqrt2 - 1}{3} \approx 0.609.$$

若不改限，就先求出 $\frac13(1+x^2)^{3/2}$ 再代入 $x$ 的上下限，结果相同。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'numerical-solution-of-equations',
    language: 'en',
    tags: ['iteration'],
    title:
      'How do I prove that a root lies between 1 and 2 and that my iteration answer is right to 2 decimal places?',
    body: String.raw`The equation is $x^3 + x - 5 = 0$ with $x_{n+1} = \sqrt[3]{5 - x_n}$. My values settle near $1.516$.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Let $f(x) = x^3 + x - 5$. It is continuous, $f(1) = -3 < 0$ and $f(2) = 5 > 0$: a **change of sign**, so a root lies between.

For the accuracy test the ends of the interval that round to $1.52$:

$$f(1.515) = -0.0077 < 0, \qquad f(1.525) = 0.0716 > 0.$$

The sign changes between $1.515$ and $1.525$, so the root is $1.52$ to 2 d.p.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'vectors',
    language: 'en',
    tags: ['vectors', 'lines'],
    title: 'How do I show that two lines in space are skew?',
    body: String.raw`$\mathbf r = \begin{pmatrix}1\\0\\2\end{pmatrix} + s\begin{pmatrix}1\\2\\1\end{pmatrix}$ and $\mathbf r = \begin{pmatrix}2\\1\\0\end{pmatrix} + t\begin{pmatrix}1\\-1\\1\end{pmatrix}$.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Two things to show.

**Not parallel**: $(1,2,1)$ is not a multiple of $(1,-1,1)$.

**No common point**: equate components.

$$1 + s = 2 + t, \qquad 2s = 1 - t, \qquad 2 + s = t.$$

The first gives $s = 1 + t$; in the second $2 + 2t = 1 - t$, so $t = -\frac13$, $s = \frac23$. The third then says $\frac83 = -\frac13$, which is false.

So they do not meet and are not parallel: they are skew.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'differential-equations',
    language: 'en',
    tags: ['differential-equations'],
    title: 'Solve $\\frac{dy}{dx} = \\frac{y^2}{x}$ given that $y = 1$ when $x = 1$',
    body: String.raw`I separated the variables but I am never sure where the constant goes.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$$\int \frac{1}{y^2}\,dy = \int \frac1x\,dx \;\Rightarrow\; -\frac1y = \ln x + c \qquad (x > 0).$$

Write the constant **at the moment you integrate**, once, on one side. With $y = 1$ at $x = 1$: $-1 = 0 + c$.

$$-\frac1y = \ln x - 1 \;\Rightarrow\; y = \frac{1}{1 - \ln x}, \qquad 0 < x < e.$$`,
      },
      {
        quality: 'wrong',
        body: String.raw`$-\frac1y = \ln x$, so $y = -\frac{1}{\ln x} + c$. With the condition $c$ cannot be found because $\ln 1 = 0$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'complex-numbers',
    language: 'zh',
    tags: ['complex-numbers', '复数'],
    title: '求 $5 - 12\\mathrm{i}$ 的平方根',
    body: String.raw`可以直接开方吗？还是要设 $a + b\mathrm i$？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`设 $(a + b\mathrm i)^2 = 5 - 12\mathrm i$，$a, b$ 为实数。比较实部与虚部：

$$a^2 - b^2 = 5, \qquad 2ab = -12.$$

由 $b = -\frac6a$ 得 $a^2 - \frac{36}{a^2} = 5$，即 $a^4 - 5a^2 - 36 = 0$，$(a^2 - 9)(a^2 + 4) = 0$。

$a$ 是实数，所以 $a^2 = 9$，$a = \pm 3$，$b = \mp 2$。平方根是 $3 - 2\mathrm i$ 和 $-3 + 2\mathrm i$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p3',
    topic: 'complex-numbers',
    language: 'en',
    tags: ['complex-numbers', 'loci'],
    title: 'Least value of $|z|$ when $|z - 3 - 4\\mathrm{i}| = 2$',
    body: String.raw`I can sketch the circle. How do I read off the least and greatest modulus, and the argument where it is least?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$|z|$ is the distance from the origin. The centre $3 + 4\mathrm i$ is $5$ away and the radius is $2$, so along the line through the origin and the centre

$$|z|_{\min} = 5 - 2 = 3, \qquad |z|_{\max} = 5 + 2 = 7.$$

Both points lie on that line, so there $\arg z = \tan^{-1}\frac43 \approx 0.927$ radians.`,
      },
    ],
  },
];
