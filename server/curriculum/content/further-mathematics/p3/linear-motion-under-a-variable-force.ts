import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 5,
  level: 'AS',
  slug: 'linear-motion-under-a-variable-force',
  title: { en: 'Linear motion under a variable force', zh: '变力作用下的直线运动' },
  summary: {
    en: "When the force depends on time, position or speed, Newton's second law becomes a differential equation. Afterwards you can choose the form of acceleration that makes it separable, solve it with the given start, and read off limiting speeds, distances and times.",
    zh: '当力随时间、位置或速度变化时，牛顿第二定律成为微分方程。学完后你能选择使变量可分离的加速度形式，结合初始条件求解，并求极限速度、距离和时间。',
  },
  difficulty: 'Hard',
  minutes: 40,
  aliases: {
    en: [
      'variable force',
      'v dv/dx',
      'resisting force',
      'air resistance',
      'terminal speed',
      'separable differential equation',
      'force depending on velocity',
      'variable acceleration',
      'terminal velocity',
    ],
    zh: ['变力', '变加速', '阻力', '空气阻力', '极限速度', '终极速度', '收尾速度', '可分离变量', '微分方程'],
  },
  prerequisites: [
    '9709/p3/differential-equations',
    '9709/p4/kinematics-of-motion-in-a-straight-line',
    '9709/p4/newtons-laws-of-motion',
  ],
  methods: ['variable-force'],
  cards: [
    {
      id: 'forms-of-acceleration',
      kind: 'formula',
      title: { en: 'Three faces of acceleration', zh: '加速度的三种形式' },
      details: [
        {
          en: tex`$a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = v\dfrac{\mathrm{d}v}{\mathrm{d}x} = \dfrac{\mathrm{d}^2x}{\mathrm{d}t^2}$; the second comes from the chain rule, $\dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{\mathrm{d}v}{\mathrm{d}x}\cdot\dfrac{\mathrm{d}x}{\mathrm{d}t}$.`,
          zh: tex`$a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = v\dfrac{\mathrm{d}v}{\mathrm{d}x} = \dfrac{\mathrm{d}^2x}{\mathrm{d}t^2}$；第二种由链式法则 $\dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{\mathrm{d}v}{\mathrm{d}x}\cdot\dfrac{\mathrm{d}x}{\mathrm{d}t}$ 得到。`,
        },
        {
          en: tex`$\displaystyle\int v\,\mathrm{d}v = \tfrac{1}{2}v^2$, so a force that depends on $x$ gives $\tfrac{1}{2}mv^2 = \displaystyle\int F\,\mathrm{d}x + c$: the work-energy principle again.`,
          zh: tex`$\displaystyle\int v\,\mathrm{d}v = \tfrac{1}{2}v^2$，所以力随 $x$ 变化时 $\tfrac{1}{2}mv^2 = \displaystyle\int F\,\mathrm{d}x + c$，这正是动能定理。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $0.5\ \mathrm{kg}$ is acted on by a force of $(6 - 2x)\ \mathrm{N}$ along the line of motion. It starts from rest at $x = 0$. Find its speed when $x = 2$.`,
          zh: tex`质量 $0.5\ \mathrm{kg}$ 的质点沿运动直线受力 $(6 - 2x)\ \mathrm{N}$，由静止从 $x = 0$ 出发。求 $x = 2$ 时的速率。`,
        },
        answer: '5.66 m s^-1',
        ask: 'A particle of mass 0.5 kg is acted on by a force of (6 - 2x) N. It starts from rest at x = 0. Find its speed when x = 2.',
        steps: [
          {
            say: {
              en: tex`The force depends on $x$: use $v\,\mathrm{d}v/\mathrm{d}x$.`,
              zh: tex`力随 $x$ 变化：用 $v\,\mathrm{d}v/\mathrm{d}x$。`,
            },
            tex: [tex`0.5v\frac{\mathrm{d}v}{\mathrm{d}x} = 6 - 2x`],
            marks: ['M1'],
          },
          {
            say: { en: 'Separate and integrate.', zh: '分离变量并积分。' },
            tex: [tex`\tfrac{1}{2}v^2 = 12x - 2x^2 + c`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`At rest at $x = 0$, so $c = 0$. Put $x = 2$.`,
              zh: tex`在 $x = 0$ 处静止，故 $c = 0$。代入 $x = 2$。`,
            },
            tex: [tex`\tfrac{1}{2}v^2 = 24 - 8 = 16`, tex`v = \sqrt{32} = 5.66\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'which-form',
      kind: 'concept',
      title: { en: 'Which form to take', zh: '选用哪种形式' },
      details: [
        {
          en: tex`Force in $t$: $\dfrac{\mathrm{d}v}{\mathrm{d}t}$. Force in $x$: $v\dfrac{\mathrm{d}v}{\mathrm{d}x}$. Force in $v$: $\dfrac{\mathrm{d}v}{\mathrm{d}t}$ if a time is wanted, $v\dfrac{\mathrm{d}v}{\mathrm{d}x}$ if a distance is wanted.`,
          zh: tex`力含 $t$：用 $\dfrac{\mathrm{d}v}{\mathrm{d}t}$。力含 $x$：用 $v\dfrac{\mathrm{d}v}{\mathrm{d}x}$。力含 $v$：求时间用 $\dfrac{\mathrm{d}v}{\mathrm{d}t}$，求距离用 $v\dfrac{\mathrm{d}v}{\mathrm{d}x}$。`,
        },
        {
          en: tex`From $v$ in terms of $x$ you reach the time through $v = \dfrac{\mathrm{d}x}{\mathrm{d}t}$: separate once more, $\displaystyle\int\frac{\mathrm{d}x}{v} = t + c$.`,
          zh: tex`由 $v$ 关于 $x$ 的式子求时间：利用 $v = \dfrac{\mathrm{d}x}{\mathrm{d}t}$ 再分离一次变量，$\displaystyle\int\frac{\mathrm{d}x}{v} = t + c$。`,
        },
        {
          en: 'Only separable equations are examined here; the integrals need the partial fractions, logarithms and exponentials of Mathematics Paper 3.',
          zh: '这里只考可分离变量的微分方程；积分时会用到数学（9709）试卷 3 的部分分式、对数和指数。',
        },
      ],
    },
    {
      id: 'method',
      kind: 'method',
      title: { en: 'From the force to the answer', zh: '解题步骤' },
      details: [
        {
          en: tex`Choose a positive direction and write $\text{sum of forces} = ma$ with signs. A resistance always points against the motion: $-kv$ or $-kv^2$ for positive $v$.`,
          zh: tex`规定正方向，带符号写出合力 $= ma$。阻力总与运动方向相反：$v$ 为正时写 $-kv$ 或 $-kv^2$。`,
        },
        {
          en: 'Separate, integrate both sides, and use the initial condition at once to find the constant (or use limits).',
          zh: '分离变量，两边积分，随即用初始条件求常数（或用定积分上下限）。',
        },
        {
          en: tex`Then solve for what is asked; for $v$ take the root whose sign fits the motion.`,
          zh: tex`再解出所求量；求 $v$ 开方时取与运动方向相符的符号。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $0.5\ \mathrm{kg}$ moves on a smooth horizontal plane against a resistance of $0.1v^2\ \mathrm{N}$. Its speed at $O$ is $8\ \mathrm{m\,s^{-1}}$ at time $t = 0$. Show that $v = \dfrac{40}{8t + 5}$, and find the distance from $O$ when the speed is $2\ \mathrm{m\,s^{-1}}$.`,
          zh: tex`质量 $0.5\ \mathrm{kg}$ 的质点在光滑水平面上运动，受阻力 $0.1v^2\ \mathrm{N}$。$t = 0$ 时在 $O$ 点速率为 $8\ \mathrm{m\,s^{-1}}$。证明 $v = \dfrac{40}{8t + 5}$，并求速率为 $2\ \mathrm{m\,s^{-1}}$ 时到 $O$ 的距离。`,
        },
        answer: '6.93 m',
        steps: [
          {
            say: { en: 'A time is wanted first.', zh: '先求与时间的关系。' },
            tex: [
              tex`0.5\frac{\mathrm{d}v}{\mathrm{d}t} = -0.1v^2`,
              tex`\int\frac{\mathrm{d}v}{v^2} = -0.2\int\mathrm{d}t`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: tex`Integrate and use $v = 8$ at $t = 0$.`, zh: tex`积分，并用 $t = 0$ 时 $v = 8$。` },
            tex: [tex`\frac{1}{v} = 0.2t + \frac{1}{8}`, tex`v = \frac{40}{8t + 5}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Now the distance: the other form.', zh: '求距离：换用另一种形式。' },
            tex: [
              tex`0.5v\frac{\mathrm{d}v}{\mathrm{d}x} = -0.1v^2`,
              tex`\int_8^2\frac{\mathrm{d}v}{v} = -0.2x`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`x = 5\ln 4 = 6.93\ \mathrm{m}`],
            marks: ['A1'],
            why: {
              en: tex`The speed never reaches zero under $v^2$ resistance alone, and the distance grows without bound, as $5\ln\dfrac{8}{v}$.`,
              zh: tex`只受与 $v^2$ 成正比的阻力时，速率永不为零，距离 $5\ln\dfrac{8}{v}$ 可无限增大。`,
            },
          },
        ],
      },
    },
    {
      id: 'terminal-speed',
      kind: 'concept',
      title: { en: 'Limiting speed', zh: '极限速度' },
      details: [
        {
          en: tex`A body that falls with resistance $kv$ has $m\dfrac{\mathrm{d}v}{\mathrm{d}t} = mg - kv$. The speed approaches $\dfrac{mg}{k}$, where the forces balance, without ever reaching it.`,
          zh: tex`受阻力 $kv$ 下落的物体满足 $m\dfrac{\mathrm{d}v}{\mathrm{d}t} = mg - kv$。速度趋近于 $\dfrac{mg}{k}$（此时受力平衡），但永远达不到。`,
        },
        {
          en: tex`From rest: $v = \dfrac{mg}{k}\left(1 - \mathrm{e}^{-kt/m}\right)$. With $kv^2$ the limit is $\sqrt{\dfrac{mg}{k}}$.`,
          zh: tex`由静止开始：$v = \dfrac{mg}{k}\left(1 - \mathrm{e}^{-kt/m}\right)$。阻力为 $kv^2$ 时极限速度为 $\sqrt{\dfrac{mg}{k}}$。`,
        },
        {
          en: tex`Upwards, weight and resistance act together: $m\dfrac{\mathrm{d}v}{\mathrm{d}t} = -(mg + kv)$. The way up and the way down need separate equations.`,
          zh: tex`上升时重力与阻力同向：$m\dfrac{\mathrm{d}v}{\mathrm{d}t} = -(mg + kv)$。上升与下降要分别列方程。`,
        },
      ],
    },
    {
      id: 'engines',
      kind: 'method',
      title: { en: 'Constant power and inverse laws', zh: '恒定功率与反比型的力' },
      details: [
        {
          en: tex`An engine of constant power $P$ gives the force $\dfrac{P}{v}$: $m\dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{P}{v} - R$. Multiply by $v$ before you separate.`,
          zh: tex`恒定功率 $P$ 的发动机提供力 $\dfrac{P}{v}$：$m\dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{P}{v} - R$。分离变量前先乘 $v$。`,
        },
        {
          en: tex`A force $\dfrac{k}{x^2}$ integrates to $-\dfrac{k}{x}$: keep the lower limit, it does not vanish.`,
          zh: tex`力 $\dfrac{k}{x^2}$ 的积分为 $-\dfrac{k}{x}$：下限代入后不为零，不能丢。`,
        },
        {
          en: tex`Integrals such as $\displaystyle\int\frac{v\,\mathrm{d}v}{g - kv^2}$ are logarithms; look for the derivative of the denominator on top.`,
          zh: tex`形如 $\displaystyle\int\frac{v\,\mathrm{d}v}{g - kv^2}$ 的积分是对数：注意分子是否为分母导数的倍数。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Start with Newton', zh: '从牛顿第二定律写起' },
      details: [
        {
          en: tex`The first mark is for the equation of motion with the mass and the signs. Write it before you divide by $m$.`,
          zh: tex`第一分给运动方程：要有质量和正确的符号。除以 $m$ 之前先写出来。`,
        },
        {
          en: tex`"Show that $v\dfrac{\mathrm{d}v}{\mathrm{d}x} = \dots$" gives you the form; later parts usually follow from it even if you could not show it.`,
          zh: tex`“证明 $v\dfrac{\mathrm{d}v}{\mathrm{d}x} = \dots$”已给出形式；即使不会证明，后面的小题也可以直接用。`,
        },
        {
          en: 'A long-term question ("as time increases") wants a limit with a reason: the exponential tends to zero.',
          zh: '问“时间很长时”要给出极限并说明理由：指数项趋于零。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Integrating a force in $x$ with respect to $t$.`,
          zh: tex`把含 $x$ 的力对 $t$ 积分。`,
        },
        {
          en: tex`A missing constant of integration, or setting it to zero although the logarithm or $\dfrac{1}{v}$ is not zero at the start.`,
          zh: tex`漏写积分常数，或初始时刻的对数项、$\dfrac{1}{v}$ 不为零，却把常数取作零。`,
        },
        {
          en: tex`Dropping the minus sign in $\displaystyle\int\frac{\mathrm{d}v}{g - kv} = -\frac{1}{k}\ln|g - kv|$.`,
          zh: tex`漏掉 $\displaystyle\int\frac{\mathrm{d}v}{g - kv} = -\frac{1}{k}\ln|g - kv|$ 中的负号。`,
        },
        {
          en: tex`Forgetting the mass: a force of $6 - 2x$ on $0.5\ \mathrm{kg}$ is an acceleration of $12 - 4x$.`,
          zh: tex`忘记质量：$0.5\ \mathrm{kg}$ 的质点受力 $6 - 2x$，加速度是 $12 - 4x$。`,
        },
      ],
    },
  ],
};
