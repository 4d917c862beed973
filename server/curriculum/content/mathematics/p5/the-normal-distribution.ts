import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p5',
  order: 5,
  level: 'AS',
  slug: 'the-normal-distribution',
  title: { en: 'The normal distribution', zh: '正态分布' },
  summary: {
    en: 'The normal distribution models continuous quantities that gather symmetrically round a mean. Afterwards you can find probabilities with the table, work backwards to a value, mean or standard deviation, and approximate a binomial distribution with a continuity correction.',
    zh: '正态分布用来描述围绕均值对称分布、越靠近均值越集中的连续量。学完后你能用正态分布表求概率，反求取值、均值或标准差，并能用连续性校正以正态分布近似二项分布。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'normal',
      'Gaussian',
      'bell curve',
      'z-value',
      'standardising',
      'N(mu, sigma^2)',
      'continuity correction',
      'normal approximation',
      'z table',
      'inverse normal',
    ],
    zh: [
      '正态',
      '高斯分布',
      '钟形曲线',
      '标准化',
      '标准正态分布',
      '正态分布表',
      '连续性校正',
      '正态近似',
      'Z 值',
      '连续性修正',
    ],
  },
  prerequisites: ['9709/p5/discrete-random-variables', '9709/p5/representation-of-data'],
  methods: ['normal-distribution', 'normal-approximation'],
  cards: [
    {
      id: 'the-curve',
      kind: 'concept',
      title: { en: 'The curve', zh: '正态曲线' },
      details: [
        {
          en: tex`$X \sim \mathrm{N}(\mu, \sigma^2)$: the second number is the variance. $\mathrm{N}(50, 16)$ has standard deviation $4$.`,
          zh: tex`$X \sim \mathrm{N}(\mu, \sigma^2)$ 中第二个参数是方差：$\mathrm{N}(50, 16)$ 的标准差是 $4$。`,
        },
        {
          en: tex`Probability is area under the curve; the whole area is $1$ and the curve is symmetric about $\mu$. About $68\%$ lies within $\sigma$ of the mean, $95\%$ within $2\sigma$ and $99.7\%$ within $3\sigma$: a quick check of any answer.`,
          zh: tex`概率是曲线下的面积，总面积为 $1$，曲线关于 $\mu$ 对称。约 $68\%$ 的取值与均值相差不超过 $\sigma$，$95\%$ 不超过 $2\sigma$，$99.7\%$ 不超过 $3\sigma$，可用来快速检验答案。`,
        },
        {
          en: tex`$X$ is continuous, so a single value has probability $0$, and $P(X < a) = P(X \le a)$.`,
          zh: tex`$X$ 是连续型变量，取单个值的概率为 $0$，所以 $P(X < a) = P(X \le a)$。`,
        },
      ],
    },
    {
      id: 'symmetry',
      kind: 'concept',
      title: { en: 'Reading the table', zh: '查表' },
      details: [
        {
          en: tex`The table gives $\Phi(z) = P(Z \le z)$ for $z \ge 0$ with $Z \sim \mathrm{N}(0, 1)$. By symmetry $\Phi(-z) = 1 - \Phi(z)$ and $P(Z > z) = 1 - \Phi(z)$.`,
          zh: tex`表中给出 $z \ge 0$ 时的 $\Phi(z) = P(Z \le z)$，其中 $Z \sim \mathrm{N}(0, 1)$。由对称性 $\Phi(-z) = 1 - \Phi(z)$，$P(Z > z) = 1 - \Phi(z)$。`,
        },
        {
          en: tex`Between two values: $P(a < Z < b) = \Phi(b) - \Phi(a)$. Across the mean, with $a = -c$: $\Phi(b) + \Phi(c) - 1$.`,
          zh: tex`两值之间：$P(a < Z < b) = \Phi(b) - \Phi(a)$。若区间跨过均值，设 $a = -c$，则为 $\Phi(b) + \Phi(c) - 1$。`,
        },
        {
          en: tex`The small table of critical values gives $z$ for the usual probabilities: $0.75 \to 0.674$, $0.90 \to 1.282$, $0.95 \to 1.645$, $0.975 \to 1.960$, $0.99 \to 2.326$, $0.995 \to 2.576$. Use these, not the body of the big table.`,
          zh: tex`临界值小表给出常用概率对应的 $z$：$0.75 \to 0.674$，$0.90 \to 1.282$，$0.95 \to 1.645$，$0.975 \to 1.960$，$0.99 \to 2.326$，$0.995 \to 2.576$。遇到这些概率应查小表，而不是在大表里反查。`,
        },
      ],
    },
    {
      id: 'standardise',
      kind: 'formula',
      title: { en: 'Standardising', zh: '标准化' },
      details: [
        {
          en: tex`$Z = \dfrac{X - \mu}{\sigma}$ turns every normal variable into $\mathrm{N}(0, 1)$. Divide by $\sigma$, not by $\sigma^2$.`,
          zh: tex`$Z = \dfrac{X - \mu}{\sigma}$ 把任何正态变量化为 $\mathrm{N}(0, 1)$。除以 $\sigma$，而不是 $\sigma^2$。`,
        },
        {
          en: tex`Take $z$ to three decimals: the "ADD" columns of the table serve the third.`,
          zh: tex`$z$ 取三位小数：表中右侧的“ADD”列用于第三位小数。`,
        },
        {
          en: 'A sketch with the wanted area shaded decides whether the answer is above or below one half.',
          zh: '画草图并涂出所求面积，立即知道答案大于还是小于二分之一。',
        },
      ],
      example: {
        stem: {
          en: tex`$X \sim \mathrm{N}(62, 8^2)$. Find $P(55 < X < 75)$.`,
          zh: tex`已知 $X \sim \mathrm{N}(62, 8^2)$，求 $P(55 < X < 75)$。`,
        },
        answer: '0.757',
        ask: 'X ~ N(62, 8^2). Find P(55 < X < 75)',
        steps: [
          {
            say: { en: 'Standardise both ends.', zh: '把两端标准化。' },
            tex: [tex`P\left(\frac{55 - 62}{8} < Z < \frac{75 - 62}{8}\right) = P(-0.875 < Z < 1.625)`],
            marks: ['M1'],
          },
          {
            say: { en: 'The ends lie on both sides of the mean.', zh: '两端分居均值两侧。' },
            tex: [tex`\Phi(1.625) + \Phi(0.875) - 1 = 0.9479 + 0.8092 - 1`],
            marks: ['M1'],
          },
          {
            say: { en: 'Add up.', zh: '计算。' },
            tex: ['0.757'],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'backwards',
      kind: 'method',
      title: { en: 'Working backwards', zh: '反求参数' },
      details: [
        {
          en: tex`Turn the probability into a $z$-value with its sign: less than one half to the left means $z < 0$. Then write $\dfrac{x - \mu}{\sigma} = z$.`,
          zh: tex`先把概率化成带符号的 $z$ 值：左侧面积小于一半则 $z < 0$。再写 $\dfrac{x - \mu}{\sigma} = z$。`,
        },
        {
          en: tex`Two conditions give two linear equations in $\mu$ and $\sigma$; write them as $x - \mu = z\sigma$ and subtract.`,
          zh: tex`两个条件给出关于 $\mu$、$\sigma$ 的两个一次方程；写成 $x - \mu = z\sigma$ 后相减。`,
        },
        {
          en: tex`$\sigma$ must come out positive. If it does not, a sign of $z$ is wrong.`,
          zh: tex`$\sigma$ 必须为正；若算得负值，说明某个 $z$ 的符号错了。`,
        },
      ],
      example: {
        stem: {
          en: tex`$X \sim \mathrm{N}(\mu, \sigma^2)$ with $P(X < 40) = 0.1$ and $P(X > 65) = 0.25$. Find $\mu$ and $\sigma$.`,
          zh: tex`已知 $X \sim \mathrm{N}(\mu, \sigma^2)$，$P(X < 40) = 0.1$，$P(X > 65) = 0.25$。求 $\mu$ 和 $\sigma$。`,
        },
        answer: 'μ = 56.4, σ = 12.8',
        ask: 'X ~ N(μ, σ²). P(X < 40) = 0.1 and P(X > 65) = 0.25. Find μ and σ',
        steps: [
          {
            say: { en: tex`The $z$-values, with their signs.`, zh: tex`写出带符号的 $z$ 值。` },
            tex: [tex`z_1 = -1.282,\quad z_2 = 0.674`],
            marks: ['B1'],
          },
          {
            say: { en: 'One standardised equation for each condition.', zh: '每个条件列一个标准化方程。' },
            tex: [tex`40 - \mu = -1.282\sigma`, tex`65 - \mu = 0.674\sigma`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Subtract to eliminate the mean.', zh: '相减消去均值。' },
            tex: [tex`25 = 1.956\sigma`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`\sigma = 12.8,\quad \mu = 56.4`],
            marks: ['A1'],
            why: {
              en: tex`Put the unrounded $\sigma = 12.78$ back in to find $\mu$.`,
              zh: tex`求 $\mu$ 时代入未舍入的 $\sigma = 12.78$。`,
            },
          },
        ],
      },
    },
    {
      id: 'approximation',
      kind: 'method',
      title: { en: 'Approximating a binomial', zh: '用正态近似二项分布' },
      details: [
        {
          en: tex`If $np > 5$ and $n(1 - p) > 5$, then $\mathrm{B}(n, p)$ is close to $\mathrm{N}\bigl(np, np(1 - p)\bigr)$. State both checks with numbers when the question asks to justify.`,
          zh: tex`当 $np > 5$ 且 $n(1 - p) > 5$ 时，$\mathrm{B}(n, p)$ 近似于 $\mathrm{N}\bigl(np, np(1 - p)\bigr)$。题目要求说明理由时，两个条件都要代入数值写出。`,
        },
        {
          en: tex`Continuity correction: a whole number $r$ stands for the interval from $r - 0.5$ to $r + 0.5$. $P(X > 55) \to P(X > 55.5)$, $P(X \ge 55) \to P(X > 54.5)$, $P(X < 55) \to P(X < 54.5)$.`,
          zh: tex`连续性校正：整数 $r$ 对应区间 $r - 0.5$ 到 $r + 0.5$。$P(X > 55) \to P(X > 55.5)$，$P(X \ge 55) \to P(X > 54.5)$，$P(X < 55) \to P(X < 54.5)$。`,
        },
        {
          en: 'The correction belongs to a discrete variable only; lengths, masses and times get none.',
          zh: '只有离散变量才需要校正；长度、质量、时间等连续量不用。',
        },
      ],
      example: {
        stem: {
          en: tex`$X \sim \mathrm{B}(120, 0.4)$. Use a normal approximation to find $P(X > 55)$.`,
          zh: tex`已知 $X \sim \mathrm{B}(120, 0.4)$，用正态近似求 $P(X > 55)$。`,
        },
        answer: '0.0811',
        ask: 'X ~ B(120, 0.4). Use a normal approximation to find P(X > 55)',
        steps: [
          {
            say: { en: 'Mean and variance.', zh: '求均值与方差。' },
            tex: [tex`\mu = 120 \times 0.4 = 48,\quad \sigma^2 = 48 \times 0.6 = 28.8`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Standardise with the continuity correction: "more than $55$" begins at $55.5$.`,
              zh: tex`作连续性校正后标准化：“大于 $55$”从 $55.5$ 开始。`,
            },
            tex: [tex`z = \frac{55.5 - 48}{\sqrt{28.8}} = 1.398`],
            marks: ['M1', 'M1'],
            why: {
              en: 'One method mark is for standardising with the right root, one for a correction of a half; the direction decides the accuracy mark.',
              zh: '一个方法分给标准化（用标准差），一个给加减二分之一的校正；方向正确与否影响准确分。',
            },
          },
          {
            say: { en: 'The upper tail.', zh: '取右侧尾部面积。' },
            tex: [tex`1 - \Phi(1.398) = 1 - 0.9189 = 0.0811`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Chains of models', zh: '模型的衔接' },
      details: [
        {
          en: 'A normal probability is often the success probability of a binomial that follows: "find the probability that exactly 3 of 8 bags are heavier than this". Keep 4 figures of it.',
          zh: '正态概率常作为后续二项分布的成功概率：“求 8 袋中恰有 3 袋超过某一质量的概率”。该概率要保留 4 位有效数字。',
        },
        {
          en: tex`"How many of $500$ would you expect": multiply the probability by $500$ and give a whole number.`,
          zh: tex`“$500$ 个中预计有多少个”：概率乘以 $500$，答案取整数。`,
        },
        {
          en: tex`"Within $1.5$ standard deviations of the mean" needs no $\mu$ or $\sigma$: $P(-1.5 < Z < 1.5) = 2\Phi(1.5) - 1 = 0.866$.`,
          zh: tex`“与均值相差不超过 $1.5$ 个标准差”无需知道 $\mu$、$\sigma$：$P(-1.5 < Z < 1.5) = 2\Phi(1.5) - 1 = 0.866$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: 'Dividing by the variance, or by the square root of the standard deviation.',
          zh: '标准化时除以方差，或除以标准差的平方根。',
        },
        {
          en: tex`Setting a probability equal to $\dfrac{x - \mu}{\sigma}$: the right side is a $z$-value, so $0.1$ must first become $-1.282$.`,
          zh: tex`直接令概率等于 $\dfrac{x - \mu}{\sigma}$：等式另一边应是 $z$ 值，$0.1$ 要先化为 $-1.282$。`,
        },
        {
          en: 'Forgetting the continuity correction, using it in the wrong direction, or using it for a quantity that is already continuous.',
          zh: '忘记连续性校正、校正方向弄反，或对本来就连续的量作校正。',
        },
        {
          en: tex`Giving $\Phi(z)$ for an upper tail, so that a small probability comes out near $1$.`,
          zh: tex`求右尾概率时写成 $\Phi(z)$，使本应很小的概率接近 $1$。`,
        },
      ],
    },
  ],
};
