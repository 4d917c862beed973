import type { WrittenQuestion } from '../written-question.ts';

export const mathematicsApplied: WrittenQuestion[] = [
  {
    subject: '9709',
    paper: 'p4',
    topic: 'forces-and-equilibrium',
    language: 'en',
    tags: ['forces', 'friction'],
    title: 'Particle on a rough slope: is friction up or down when it is about to slide up?',
    body: String.raw`A particle of weight $20$ N rests on a plane at $30^\circ$ with $\mu = 0.4$. A force $P$ acts up the slope. For the greatest $P$ in equilibrium, which way does friction act?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Friction opposes the motion that is **about to happen**. For the greatest $P$ the particle is about to move up, so friction acts **down** the slope.

$$R = 20\cos30^\circ = 17.32\ \text{N}, \qquad F = 0.4R = 6.928\ \text{N}$$

$$P = 20\sin30^\circ + 6.928 = 16.9\ \text{N (3 s.f.)}.$$

For the least $P$ friction turns round and acts up the slope: $P = 10 - 6.928 = 3.07$ N.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'forces-and-equilibrium',
    language: 'zh',
    tags: ['forces', '力的分解'],
    title: '三个力平衡时，什么时候可以用 Lami 定理？',
    body: String.raw`两根绳吊着一个 $50$ N 的物体，与竖直方向分别成 $30^\circ$ 和 $60^\circ$，求两根绳的张力。`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`**恰好三个共点力平衡**时可以用。这里与竖直方向成 $30^\circ$、$60^\circ$ 的两绳互相垂直，沿绳分解更快：

沿第一根绳（与竖直成 $30^\circ$）：$T_1 = 50\cos30^\circ = 43.3$ N

沿第二根绳（与竖直成 $60^\circ$）：$T_2 = 50\cos60^\circ = 25$ N

检验：$T_1\sin30^\circ = 21.65 = T_2\sin60^\circ$，水平方向平衡。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'kinematics-of-motion-in-a-straight-line',
    language: 'en',
    tags: ['kinematics', 'calculus'],
    title: 'Distance or displacement? $v = 3t^2 - 12t + 9$ for $0 \\le t \\le 3$',
    body: String.raw`I integrated from $0$ to $3$ and got $0$. Surely the particle moved.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The displacement is $0$: it comes back. For the **distance** find where it turns: $v = 3(t-1)(t-3)$, so at $t = 1$.

With $s = t^3 - 6t^2 + 9t$: $s(0) = 0$, $s(1) = 4$, $s(3) = 0$.

It goes $4$ m forward and $4$ m back: distance $8$ m.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'kinematics-of-motion-in-a-straight-line',
    language: 'zh',
    tags: ['kinematics', '自由落体'],
    title: '以 15 m/s 竖直上抛的球，多久之后高度第二次达到 10 m？',
    body: String.raw`取 $g = 10\ \text{m s}^{-2}$。我只得到一个时间，为什么说“第二次”？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`上升时经过 $10$ m 一次，下落时又经过一次：

$$10 = 15t - 5t^2 \;\Rightarrow\; t^2 - 3t + 2 = 0 \;\Rightarrow\; (t-1)(t-2) = 0.$$

第一次 $t = 1$ s（向上），第二次 $t = 2$ s（向下）。最高点在 $t = 1.5$ s，正好在中间。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'newtons-laws-of-motion',
    language: 'en',
    tags: ['newtons-laws', 'pulleys'],
    title: 'Connected particles: why is the tension not equal to the weight?',
    body: String.raw`Masses $3$ kg and $2$ kg hang over a smooth pulley. I used $T = 2g$ and got a wrong acceleration. ($g = 10$)`,
    answers: [
      {
        quality: 'wrong',
        body: String.raw`The string holds the lighter mass, so $T = 20$ N. Then $30 - 20 = 3a$ and $a = 3.33$ m s⁻².`,
      },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$T = 2g$ would leave the $2$ kg mass with no resultant force, yet it accelerates upwards. Write Newton's second law for **each** particle:

$$30 - T = 3a, \qquad T - 20 = 2a.$$

Adding: $10 = 5a$, so $a = 2$ m s⁻² and $T = 24$ N. The tension lies between the two weights, as it must.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'energy-work-and-power',
    language: 'en',
    tags: ['power', 'energy'],
    title: 'Greatest speed of a car of power 30 kW against a resistance of 750 N',
    body: String.raw`And its acceleration at $20$ m/s if its mass is $1200$ kg?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`At greatest speed the driving force equals the resistance, and $P = Fv$:

$$v = \frac{30\,000}{750} = 40\ \text{m s}^{-1}.$$

At $20$ m/s the driving force is $\frac{30\,000}{20} = 1500$ N, so

$$1500 - 750 = 1200a \;\Rightarrow\; a = 0.625\ \text{m s}^{-2}.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p4',
    topic: 'momentum',
    language: 'en',
    tags: ['momentum'],
    title: 'Two particles collide and stick together: where did the kinetic energy go?',
    body: String.raw`A $2$ kg particle at $6$ m/s hits a $4$ kg particle at rest and they move on together.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Momentum is conserved, kinetic energy is not.

$$2 \times 6 = 6v \;\Rightarrow\; v = 2\ \text{m s}^{-1}.$$

Before: $\frac12\cdot2\cdot36 = 36$ J. After: $\frac12\cdot6\cdot4 = 12$ J. The lost $24$ J became heat, sound and deformation.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'permutations-and-combinations',
    language: 'en',
    tags: ['permutations'],
    title: 'Arrangements of the letters of BANANA with the two Ns apart',
    body: String.raw`I get $60$ arrangements in all. How do I take away those with NN together?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`All: $\frac{6!}{3!\,2!} = 60$.

With NN glued together there are $5$ objects, three of them A: $\frac{5!}{3!} = 20$.

So $60 - 20 = 40$.

Check by gaps: arrange B, A, A, A in $\frac{4!}{3!} = 4$ ways, then choose $2$ of the $5$ gaps for the Ns: $4 \times 10 = 40$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'permutations-and-combinations',
    language: 'zh',
    tags: ['combinations', '组合'],
    title: '从 6 名男生和 4 名女生中选 4 人，至少有 2 名女生，为什么不能用 $\\binom{4}{2}\\binom{8}{2}$？',
    body: String.raw`先选 2 名女生，再从剩下 8 人任选 2 人，得到 168，但答案是 115。`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`那样会**重复计数**：有 3 名女生时，哪两名算“先选的”有 $\binom32 = 3$ 种，同一组人被数了 3 次；4 名女生时被数了 6 次。

按女生人数分类：

$$\binom42\binom62 + \binom43\binom61 + \binom44 = 90 + 24 + 1 = 115.$$

验证：$168 = 90 + 24\times3 + 1\times6$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'probability',
    language: 'en',
    tags: ['probability', 'conditional'],
    title: 'A test is 95% accurate and I tested positive: why is it not 95% likely that I am ill?',
    body: String.raw`1% of people have the illness; the test is right for 95% of the ill and 95% of the healthy.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Because the healthy are so many that their few wrong results outnumber the right ones.

$$P(\text{ill}\mid +) = \frac{0.01 \times 0.95}{0.01\times0.95 + 0.99\times0.05} = \frac{0.0095}{0.0590} = 0.161.$$

Think of $10\,000$ people: $95$ true positives, but $495$ false ones.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'probability',
    language: 'en',
    tags: ['probability', 'independence'],
    title: 'Are these events independent, or only mutually exclusive?',
    body: String.raw`$P(A) = 0.4$, $P(B) = 0.3$, $P(A \cup B) = 0.58$. I keep mixing up the two words.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$$P(A\cap B) = 0.4 + 0.3 - 0.58 = 0.12 = 0.4 \times 0.3.$$

So they are **independent**. Mutually exclusive would mean $P(A\cap B) = 0$: they cannot both happen. With positive probabilities events can never be both.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'discrete-random-variables',
    language: 'en',
    tags: ['geometric-distribution'],
    title: 'Expected number of throws until the first six',
    body: String.raw`And the probability that it takes more than $6$ throws?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$X \sim \text{Geo}(\frac16)$, so $E(X) = \frac1p = 6$.

More than $6$ throws means that the first six are all failures:

$$P(X > 6) = \left(\tfrac56\right)^6 = 0.335\ \text{(3 s.f.)}.$$`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'the-normal-distribution',
    language: 'en',
    tags: ['normal-distribution'],
    title: 'Normal approximation: when do I need the continuity correction?',
    body: String.raw`$X \sim B(100, 0.3)$ and I want $P(X > 35)$. My answer differs from the book in the second decimal.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Whenever a **discrete** variable is approximated by the continuous normal. Here $\mu = 30$, $\sigma^2 = 21$, and $np$, $nq$ are both above $5$.

$X > 35$ means $X \ge 36$, and the bar of $36$ begins at $35.5$:

$$P(X > 35) \approx P\!\left(Z > \frac{35.5 - 30}{\sqrt{21}}\right) = P(Z > 1.200) = 0.115.$$

Without the correction you would get $P(Z > 1.091) = 0.138$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'the-normal-distribution',
    language: 'zh',
    tags: ['normal-distribution', '正态分布'],
    title: '已知 $X \\sim N(\\mu, 16)$ 且 $P(X < 20) = 0.75$，求 $\\mu$',
    body: String.raw`查表时 $0.75$ 对应的 $z$ 值是正还是负？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$0.75 > 0.5$，说明 $20$ 在均值右边，$z$ 为**正**：$z = 0.674$。

$$\frac{20 - \mu}{4} = 0.674 \;\Rightarrow\; \mu = 20 - 2.696 = 17.3\ \text{（3 位有效数字）}.$$

注意 $16$ 是方差，标准差是 $4$。`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'representation-of-data',
    language: 'en',
    tags: ['data', 'standard-deviation'],
    title: 'Standard deviation from $\\sum (x - 50)$ and $\\sum (x - 50)^2$',
    body: String.raw`$n = 20$, $\sum(x-50) = 60$, $\sum(x-50)^2 = 500$. Do I have to add the $50$ back to the variance?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Only to the mean. Shifting every value does not change the spread.

$$\bar x = 50 + \frac{60}{20} = 53, \qquad \sigma^2 = \frac{500}{20} - \left(\frac{60}{20}\right)^2 = 25 - 9 = 16,$$

so $\sigma = 4$.`,
      },
      {
        quality: 'wrong',
        body: String.raw`Add it to both: the mean is $53$ and the standard deviation is $54$.`,
      },
    ],
  },
  {
    subject: '9709',
    paper: 'p5',
    topic: 'discrete-random-variables',
    language: 'zh',
    tags: ['expectation', '期望'],
    title: '方差公式里为什么要减去均值的平方？',
    body: String.raw`$\mathrm{Var}(X) = E(X^2) - [E(X)]^2$，直接用 $E(X^2)$ 不行吗？`,
    answers: [],
  },
];
