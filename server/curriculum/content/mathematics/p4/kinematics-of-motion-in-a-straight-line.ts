import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p4',
  order: 2,
  level: 'AS',
  slug: 'kinematics-of-motion-in-a-straight-line',
  title: { en: 'Kinematics of motion in a straight line', zh: '直线运动学' },
  summary: {
    en: 'Describe motion along a line by displacement, velocity and acceleration, through graphs, the constant-acceleration formulas and calculus. Afterwards you can choose the right tool for a question, and tell distance from displacement when a particle turns round.',
    zh: '用位移、速度和加速度描述直线运动，工具有图像、匀变速公式和微积分。学完后你能为题目选对工具，并能在质点折返时区分路程与位移。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'suvat',
      'constant acceleration',
      'equations of motion',
      'velocity-time graph',
      'displacement-time graph',
      'variable acceleration',
      'free fall',
      'distance travelled',
      'kinematic',
    ],
    zh: [
      '运动学',
      '匀变速直线运动',
      '匀加速',
      '速度时间图像',
      '位移时间图像',
      '变加速',
      '自由落体',
      '竖直上抛',
      '路程',
      '追及相遇',
      'v-t 图',
    ],
  },
  prerequisites: ['9709/p1/differentiation', '9709/p1/integration'],
  methods: ['constant-acceleration', 'variable-acceleration'],
  cards: [
    {
      id: 'scalars-and-vectors',
      kind: 'concept',
      title: { en: 'Displacement or distance, velocity or speed', zh: '位移与路程，速度与速率' },
      details: [
        {
          en: 'Distance and speed are scalars and never negative. Displacement, velocity and acceleration are vectors: on a line their sign gives the direction, so fix the positive direction first and keep it to the end.',
          zh: '路程和速率是标量，不会为负。位移、速度、加速度是矢量，在直线上由正负号表示方向，所以先规定正方向，并始终保持不变。',
        },
        {
          en: tex`Average speed is total distance $\div$ total time; average velocity is change of displacement $\div$ total time. A runner who goes $100\ \mathrm{m}$ out and $100\ \mathrm{m}$ back has average velocity zero.`,
          zh: tex`平均速率 $=$ 总路程 $\div$ 总时间；平均速度 $=$ 位移变化 $\div$ 总时间。跑出 $100\ \mathrm{m}$ 又返回 $100\ \mathrm{m}$ 的人，平均速度为零。`,
        },
        {
          en: tex`A negative acceleration is a deceleration only while the velocity is positive. "Instantaneously at rest" means $v = 0$, not $a = 0$.`,
          zh: tex`只有当速度为正时，负的加速度才表示减速。“瞬时静止”指 $v = 0$，而不是 $a = 0$。`,
        },
      ],
    },
    {
      id: 'graphs',
      kind: 'concept',
      title: { en: 'What a graph tells', zh: '图像的含义' },
      details: [
        {
          en: 'On a displacement-time graph the gradient is the velocity. On a velocity-time graph the gradient is the acceleration and the area between the graph and the time axis is the displacement; area below the axis counts as negative.',
          zh: '位移—时间图像的斜率是速度。速度—时间图像的斜率是加速度，图线与时间轴所围面积是位移，时间轴下方的面积取负。',
        },
        {
          en: tex`A journey in stages is usually quickest by the area of a trapezium: $s = \tfrac{1}{2}(a + b)h$, where the parallel sides $a$ and $b$ are times and $h$ is the greatest speed.`,
          zh: tex`分段运动通常用梯形面积最快：$s = \tfrac{1}{2}(a + b)h$，其中平行边 $a$、$b$ 代表时间，高 $h$ 是最大速率。`,
        },
        {
          en: 'In a sketch, mark the values on both axes; straight pieces meet at corners where the acceleration changes, and the velocity never jumps unless there is an impact.',
          zh: '画草图时两条坐标轴上都要标出数值；加速度改变处折线转折，除发生碰撞外速度不会突变。',
        },
      ],
      example: {
        stem: {
          en: tex`A cyclist accelerates uniformly from rest to $8\ \mathrm{m\,s^{-1}}$ in $16\ \mathrm{s}$, keeps this speed for $T\ \mathrm{s}$ and then decelerates uniformly to rest in $10\ \mathrm{s}$. The whole distance is $304\ \mathrm{m}$. Find $T$.`,
          zh: tex`骑车人由静止匀加速，$16\ \mathrm{s}$ 内达到 $8\ \mathrm{m\,s^{-1}}$，以该速度行驶 $T\ \mathrm{s}$，再在 $10\ \mathrm{s}$ 内匀减速到静止。总路程为 $304\ \mathrm{m}$。求 $T$。`,
        },
        answer: 'T = 25',
        steps: [
          {
            say: {
              en: tex`The velocity-time graph is a trapezium: parallel sides $T$ and $T + 26$, height $8$.`,
              zh: tex`速度—时间图像是梯形：平行边长为 $T$ 和 $T + 26$，高为 $8$。`,
            },
            tex: [tex`\tfrac{1}{2}\bigl(T + (T + 26)\bigr) \times 8 = 304`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Solve the equation.', zh: '解方程。' },
            tex: ['4(2T + 26) = 304', 'T = 25'],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'suvat',
      kind: 'formula',
      title: { en: 'Constant acceleration', zh: '匀变速直线运动公式' },
      details: [
        {
          en: tex`$v = u + at$, $\;s = \tfrac{1}{2}(u + v)t$, $\;s = ut + \tfrac{1}{2}at^2$, $\;v^2 = u^2 + 2as$ are in the formula list MF19; $s = vt - \tfrac{1}{2}at^2$ is not, and is useful when $u$ is unknown.`,
          zh: tex`$v = u + at$、$s = \tfrac{1}{2}(u + v)t$、$s = ut + \tfrac{1}{2}at^2$、$v^2 = u^2 + 2as$ 在公式表 MF19 中；$s = vt - \tfrac{1}{2}at^2$ 不在表中，$u$ 未知时很有用。`,
        },
        {
          en: tex`Each formula leaves out one of $s, u, v, a, t$. List the three you know and the one you want, and take the formula without the fifth.`,
          zh: tex`每个公式缺 $s, u, v, a, t$ 中的一个量。列出三个已知量和一个所求量，选用不含第五个量的公式。`,
        },
        {
          en: tex`They hold for constant acceleration only. Vertical motion under gravity is one case: with up positive, $a = -10\ \mathrm{m\,s^{-2}}$ on the way up, at the top and on the way down.`,
          zh: tex`这些公式只适用于加速度恒定的情形。重力作用下的竖直运动就是一例：取向上为正，则上升、最高点、下落时都有 $a = -10\ \mathrm{m\,s^{-2}}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle decelerates uniformly from $18\ \mathrm{m\,s^{-1}}$ to $6\ \mathrm{m\,s^{-1}}$ in a distance of $48\ \mathrm{m}$. Find the deceleration.`,
          zh: tex`质点在 $48\ \mathrm{m}$ 的路程内由 $18\ \mathrm{m\,s^{-1}}$ 匀减速到 $6\ \mathrm{m\,s^{-1}}$。求减速度的大小。`,
        },
        answer: '3 m s^-2',
        ask: 'A particle decelerates uniformly from 18 m s^-1 to 6 m s^-1 in a distance of 48 m. Find the deceleration.',
        steps: [
          {
            say: {
              en: tex`Known: $u = 18$, $v = 6$, $s = 48$; wanted: $a$. The time is neither known nor wanted.`,
              zh: tex`已知 $u = 18$、$v = 6$、$s = 48$，求 $a$；时间既非已知也非所求。`,
            },
            tex: [tex`v^2 = u^2 + 2as`, tex`6^2 = 18^2 + 2a(48)`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve and answer the question that was asked.', zh: '求解，并按题意作答。' },
            tex: ['96a = 36 - 324 = -288', tex`a = -3`],
            marks: ['A1'],
            why: {
              en: tex`The deceleration is the size of the negative acceleration, $3\ \mathrm{m\,s^{-2}}$, without a minus sign.`,
              zh: tex`减速度是负加速度的大小，即 $3\ \mathrm{m\,s^{-2}}$，不写负号。`,
            },
          },
        ],
      },
    },
    {
      id: 'calculus',
      kind: 'method',
      title: { en: 'Variable acceleration: use calculus', zh: '变加速：用微积分' },
      details: [
        {
          en: tex`$v = \dfrac{\mathrm{d}s}{\mathrm{d}t}$, $\;a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{\mathrm{d}^2 s}{\mathrm{d}t^2}$; backwards, $v = \int a\,\mathrm{d}t$ and $s = \int v\,\mathrm{d}t$. Every integration needs its constant, found from the stated condition (often "starts from rest at $O$").`,
          zh: tex`$v = \dfrac{\mathrm{d}s}{\mathrm{d}t}$，$a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{\mathrm{d}^2 s}{\mathrm{d}t^2}$；反过来 $v = \int a\,\mathrm{d}t$，$s = \int v\,\mathrm{d}t$。每次积分都要有常数，由已知条件（常为“从 $O$ 点由静止出发”）确定。`,
        },
        {
          en: tex`Greatest or least velocity: solve $a = 0$ and check which it is. Greatest displacement: solve $v = 0$. On a limited interval compare with the values at its ends.`,
          zh: tex`求最大或最小速度：解 $a = 0$ 并判断是哪一种。求最大位移：解 $v = 0$。若时间区间有限，还要与区间端点处的值比较。`,
        },
        {
          en: tex`Total distance: solve $v = 0$, split the interval at these times, integrate each piece and add the absolute values.`,
          zh: tex`求总路程：解 $v = 0$，在这些时刻把区间分段，分别积分后取绝对值相加。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle moves in a straight line with velocity $v = t^2 - 6t + 8$, in $\mathrm{m\,s^{-1}}$. Find the total distance travelled from $t = 0$ to $t = 5$.`,
          zh: tex`质点沿直线运动，速度为 $v = t^2 - 6t + 8$（单位 $\mathrm{m\,s^{-1}}$）。求从 $t = 0$ 到 $t = 5$ 的总路程。`,
        },
        answer: '9.33 m',
        ask: 'A particle moves with velocity v = t^2 - 6t + 8. Find the total distance travelled from t = 0 to t = 5.',
        steps: [
          {
            say: { en: 'Find where the particle turns round.', zh: '求质点折返的时刻。' },
            tex: ['(t - 2)(t - 4) = 0', tex`t = 2,\quad t = 4`],
            marks: ['B1'],
          },
          {
            say: { en: 'Integrate the velocity.', zh: '对速度积分。' },
            tex: [tex`s = \tfrac{1}{3}t^3 - 3t^2 + 8t`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Evaluate each piece between the turning times.', zh: '在折返时刻之间分段计算。' },
            tex: [
              tex`\Bigl[s\Bigr]_0^2 = \tfrac{20}{3},\quad \Bigl[s\Bigr]_2^4 = -\tfrac{4}{3},\quad \Bigl[s\Bigr]_4^5 = \tfrac{4}{3}`,
            ],
            marks: ['DM1'],
            why: {
              en: tex`Integrating from $0$ to $5$ at once gives $\tfrac{20}{3}$, the displacement: on the middle stretch the particle moves backwards.`,
              zh: tex`从 $0$ 到 $5$ 一次积分得到 $\tfrac{20}{3}$，那是位移：中间一段是反向运动。`,
            },
          },
          {
            say: { en: 'Add the absolute values.', zh: '取绝对值相加。' },
            tex: [tex`\tfrac{20}{3} + \tfrac{4}{3} + \tfrac{4}{3} = \tfrac{28}{3} = 9.33\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'two-particles',
      kind: 'method',
      title: { en: 'Two particles, one clock', zh: '两个质点：统一时间变量' },
      details: [
        {
          en: tex`Use one time variable. If $B$ starts $2\ \mathrm{s}$ after $A$, then $B$ has moved for $t - 2$ when $A$ has moved for $t$.`,
          zh: tex`只用一个时间变量。若 $B$ 比 $A$ 晚 $2\ \mathrm{s}$ 出发，则 $A$ 运动 $t$ 秒时 $B$ 运动了 $t - 2$ 秒。`,
        },
        {
          en: 'Measure both displacements from the same point in the same direction; they meet when the displacements are equal. One dropped from a tower and one thrown up from the ground: the two distances add up to the height.',
          zh: '两者的位移都从同一点、按同一方向量起；位移相等时相遇。若一个从塔顶落下、另一个从地面上抛，则两段路程之和等于塔高。',
        },
        {
          en: 'The gap between them is greatest or least at the moment when their velocities are equal.',
          zh: '追及问题中，两者速度相等的时刻，间距最大或最小。',
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Choose the tool by the wording', zh: '由题干选工具' },
      details: [
        {
          en: tex`If $v$ is given in terms of $t$ and is not linear in $t$, or $a$ depends on $t$, it is calculus; the constant-acceleration formulas then earn nothing.`,
          zh: tex`若 $v$ 以 $t$ 的式子给出且不是 $t$ 的一次式，或 $a$ 随 $t$ 变化，就用微积分；此时用匀变速公式不得分。`,
        },
        {
          en: 'Motion in stages: the final speed of one stage is the initial speed of the next. When a formula for the velocity changes at some time, the velocity and displacement there start the next piece.',
          zh: '分段运动：前一段的末速度就是后一段的初速度。速度表达式在某时刻改变时，该时刻的速度和位移是下一段的初始条件。',
        },
        {
          en: tex`Show that a stationary value of $v$ is a maximum if the question says "show"; otherwise a quick sign check of $\dfrac{\mathrm{d}a}{\mathrm{d}t}$ is enough.`,
          zh: tex`题目要求“证明”时，要说明 $v$ 的驻值是最大值；否则用 $\dfrac{\mathrm{d}a}{\mathrm{d}t}$ 的符号快速判断即可。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Using $v = u + at$ when $a$ depends on $t$, for instance $v = (6t)t$ from $a = 6t$. Integration gives $v = 3t^2 + c$.`,
          zh: tex`$a$ 随 $t$ 变化时仍用 $v = u + at$，例如由 $a = 6t$ 写出 $v = (6t)t$。正确做法是积分得 $v = 3t^2 + c$。`,
        },
        {
          en: tex`Mixing signs under gravity: with up positive, a stone thrown up from a $15\ \mathrm{m}$ cliff lands where $s = -15$, and $a = -10$ throughout.`,
          zh: tex`重力问题中正负号混乱：取向上为正时，从 $15\ \mathrm{m}$ 高的悬崖上抛的石子落地时 $s = -15$，全程 $a = -10$。`,
        },
        {
          en: 'Leaving out the constant of integration, or taking it to be zero although the particle does not start at the origin.',
          zh: '漏写积分常数，或质点并非从原点出发却把常数当作零。',
        },
      ],
    },
  ],
};
