import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p4',
  order: 3,
  level: 'AS',
  slug: 'momentum',
  title: { en: 'Momentum', zh: '动量' },
  summary: {
    en: 'Momentum is mass times velocity, and in a direct impact of two bodies the total is the same before and after. Afterwards you can find unknown speeds and masses, also when bodies rebound or join, and follow a body through several collisions.',
    zh: '动量等于质量乘速度；两物体正碰前后总动量不变。学完后你能求未知的速度和质量（包括反弹与粘合的情形），并能分析连续多次碰撞。',
  },
  difficulty: 'Easy',
  minutes: 25,
  aliases: {
    en: [
      'linear momentum',
      'conservation of momentum',
      'collision',
      'direct impact',
      'coalesce',
      'rebound',
      'mv',
      'momentem',
    ],
    zh: ['线动量', '动量守恒', '动量守恒定律', '碰撞', '正碰', '粘合', '反弹', '合并', '完全非弹性碰撞'],
  },
  prerequisites: ['9709/p4/kinematics-of-motion-in-a-straight-line'],
  methods: ['collision'],
  cards: [
    {
      id: 'momentum',
      kind: 'concept',
      title: { en: 'Momentum is a vector', zh: '动量是矢量' },
      details: [
        {
          en: tex`The momentum of mass $m$ with velocity $v$ is $mv$, in $\mathrm{kg\,m\,s^{-1}}$ or, the same unit, $\mathrm{N\,s}$.`,
          zh: tex`质量为 $m$、速度为 $v$ 的物体的动量为 $mv$，单位是 $\mathrm{kg\,m\,s^{-1}}$，也可写作 $\mathrm{N\,s}$，两者相同。`,
        },
        {
          en: tex`On a line the direction is the sign. A ball of $0.2\ \mathrm{kg}$ that hits a wall at $5\ \mathrm{m\,s^{-1}}$ and leaves at $3\ \mathrm{m\,s^{-1}}$ changes its momentum by $0.2 \times 8 = 1.6\ \mathrm{N\,s}$, not by $0.4$.`,
          zh: tex`在直线上用正负号表示方向。$0.2\ \mathrm{kg}$ 的球以 $5\ \mathrm{m\,s^{-1}}$ 撞墙，以 $3\ \mathrm{m\,s^{-1}}$ 弹回，动量的变化量为 $0.2 \times 8 = 1.6\ \mathrm{N\,s}$，而不是 $0.4$。`,
        },
        {
          en: 'In this paper you need direct impacts on one line only. Impulse and the coefficient of restitution are not needed here; the latter comes in Further Mechanics.',
          zh: '本卷只考同一直线上的正碰，不要求冲量和恢复系数；恢复系数在进阶力学中学习。',
        },
      ],
    },
    {
      id: 'conservation',
      kind: 'concept',
      title: { en: 'Why the total is conserved', zh: '总动量为何守恒' },
      details: [
        {
          en: "In the impact the two bodies push each other with equal and opposite forces for the same time (Newton's third law), so what one gains in momentum the other loses.",
          zh: '碰撞时两物体以等大反向的力作用相同的时间（牛顿第三定律），所以一个物体增加的动量正好是另一个减少的动量。',
        },
        {
          en: 'It needs that no outside force acts along the line, or that the impact is so short that outside forces such as friction have no time to matter.',
          zh: '条件是沿该直线没有外力，或碰撞时间极短，摩擦等外力来不及产生影响。',
        },
        {
          en: 'Kinetic energy is usually lost in an impact, most of all when the bodies join. Conservation of momentum does not mean that kinetic energy is conserved.',
          zh: '碰撞通常损失动能，两物体粘合时损失最多。动量守恒并不意味着动能守恒。',
        },
      ],
    },
    {
      id: 'conservation-formula',
      kind: 'formula',
      title: { en: 'The equation', zh: '动量守恒方程' },
      details: [
        {
          en: tex`$m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$, with all velocities measured in the same positive direction.`,
          zh: tex`$m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$，所有速度都按同一正方向取正负。`,
        },
        {
          en: tex`If they coalesce: $m_1u_1 + m_2u_2 = (m_1 + m_2)v$. If they start together at rest and separate: $0 = m_1v_1 + m_2v_2$, so the lighter one is faster.`,
          zh: tex`若碰后粘在一起：$m_1u_1 + m_2u_2 = (m_1 + m_2)v$。若原来一起静止、后来分开：$0 = m_1v_1 + m_2v_2$，质量小的速率大。`,
        },
        {
          en: 'Masses need one common unit only, since they stand in every term: grams on both sides are fine in this equation (not in one with forces).',
          zh: '每一项都含质量，所以只需单位统一：该方程两边都用克也可以（含力的方程则不行）。',
        },
      ],
      example: {
        stem: {
          en: tex`Particles of mass $3\ \mathrm{kg}$ and $5\ \mathrm{kg}$ move towards each other with speeds $6\ \mathrm{m\,s^{-1}}$ and $2\ \mathrm{m\,s^{-1}}$. They collide and coalesce. Find the speed of the combined particle.`,
          zh: tex`质量为 $3\ \mathrm{kg}$ 和 $5\ \mathrm{kg}$ 的两质点相向运动，速率分别为 $6\ \mathrm{m\,s^{-1}}$ 和 $2\ \mathrm{m\,s^{-1}}$，碰撞后粘在一起。求粘合后两质点的共同速率。`,
        },
        answer: '1 m s^-1',
        ask: 'Particles of mass 3 kg and 5 kg move towards each other with speeds 6 m/s and 2 m/s. They collide and coalesce. Find the speed of the combined particle.',
        steps: [
          {
            say: {
              en: tex`Take the direction of the $3\ \mathrm{kg}$ particle as positive; the other velocity is $-2$.`,
              zh: tex`取 $3\ \mathrm{kg}$ 质点的运动方向为正，则另一个的速度为 $-2$。`,
            },
            tex: [tex`3(6) + 5(-2) = (3 + 5)v`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: ['8 = 8v', tex`v = 1\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`The answer is positive: the pair moves on in the direction of the $3\ \mathrm{kg}$ particle.`,
              zh: tex`结果为正，说明粘合后的整体沿 $3\ \mathrm{kg}$ 质点原来的方向运动。`,
            },
          },
        ],
      },
    },
    {
      id: 'method',
      kind: 'method',
      title: { en: 'Before and after diagrams', zh: '碰撞前后示意图' },
      details: [
        {
          en: 'Draw two pictures, before and after, with masses, arrows and speeds, and an arrow for the positive direction.',
          zh: '画碰撞前、后两幅图，标出质量、速度箭头，并标明正方向。',
        },
        {
          en: tex`Call an unknown velocity $v$ in the positive direction even when you do not know where it goes; a negative result means that it moves back.`,
          zh: tex`未知速度一律沿正方向设为 $v$，即使不知道它的去向；结果为负表示反向运动。`,
        },
        {
          en: tex`"The speed of $A$ is $2\ \mathrm{m\,s^{-1}}$ after the impact" may mean $+2$ or $-2$: try both and reject the case in which $A$ would have to pass through $B$ (the one behind cannot be faster).`,
          zh: tex`“碰后 $A$ 的速率为 $2\ \mathrm{m\,s^{-1}}$”可能是 $+2$ 或 $-2$：两种都试，舍去 $A$ 要穿过 $B$ 的情形（后面的物体不能比前面的快）。`,
        },
        {
          en: 'Three bodies in a row: treat one impact at a time; the speed after the first is the speed before the second.',
          zh: '三个物体排成一列：一次只处理一次碰撞，第一次碰后的速度就是第二次碰前的速度。',
        },
      ],
      example: {
        stem: {
          en: tex`Particle $A$ of mass $0.5\ \mathrm{kg}$ moving at $6\ \mathrm{m\,s^{-1}}$ collides directly with particle $B$ of mass $2\ \mathrm{kg}$ at rest. After the collision $A$ moves at $1\ \mathrm{m\,s^{-1}}$ in the opposite direction. Find the speed of $B$.`,
          zh: tex`质量 $0.5\ \mathrm{kg}$ 的质点 $A$ 以 $6\ \mathrm{m\,s^{-1}}$ 与静止的质量 $2\ \mathrm{kg}$ 的质点 $B$ 正碰，碰后 $A$ 以 $1\ \mathrm{m\,s^{-1}}$ 反向运动。求 $B$ 的速率。`,
        },
        answer: '1.75 m s^-1',
        ask: 'Particle A of mass 0.5 kg moving at 6 m s^-1 collides directly with particle B of mass 2 kg at rest. After the collision A moves at 1 m s^-1 in the opposite direction. Find the speed of B.',
        steps: [
          {
            say: {
              en: tex`Take the first direction of $A$ as positive, so that $A$ has velocity $-1$ afterwards.`,
              zh: tex`取 $A$ 原来的方向为正，则碰后 $A$ 的速度为 $-1$。`,
            },
            tex: [tex`0.5(6) + 2(0) = 0.5(-1) + 2v`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: ['3 = -0.5 + 2v', tex`v = 1.75\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`With $+1$ instead of $-1$ you would get $1.25$: the sign of a rebound is the whole question.`,
              zh: tex`若把 $-1$ 写成 $+1$ 会得到 $1.25$：反弹的符号正是本题的关键。`,
            },
          },
        ],
      },
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Momentum as one link of a longer question', zh: '综合题中的动量守恒' },
      details: [
        {
          en: 'Typical chain: kinematics or energy gives the speed just before the impact, momentum the speed just after, kinematics or energy again what follows. Use "just before" and "just after" in your working.',
          zh: '典型思路：先用运动学或能量求碰前瞬间的速度，用动量守恒求碰后瞬间的速度，再用运动学或能量分析后续运动。书写时注明“碰前瞬间”和“碰后瞬间”。',
        },
        {
          en: tex`Loss of kinetic energy $= \tfrac{1}{2}m_1u_1^2 + \tfrac{1}{2}m_2u_2^2 - \bigl(\tfrac{1}{2}m_1v_1^2 + \tfrac{1}{2}m_2v_2^2\bigr)$; work out both totals before you subtract.`,
          zh: tex`动能损失 $= \tfrac{1}{2}m_1u_1^2 + \tfrac{1}{2}m_2u_2^2 - \bigl(\tfrac{1}{2}m_1v_1^2 + \tfrac{1}{2}m_2v_2^2\bigr)$；先分别算出两个总量再相减。`,
        },
        {
          en: 'Whether a second collision happens is a comparison of velocities: it does when the one behind is faster. Write the comparison down, it carries a mark.',
          zh: '是否发生第二次碰撞，只需比较速度：后面的更快就会追上。把比较写出来，这一步有分。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: 'Adding speeds without signs when the bodies move towards each other.',
          zh: '两物体相向运动时直接把速率相加，没有考虑正负号。',
        },
        {
          en: tex`Conserving momentum across a wall, the ground or a string that is fixed elsewhere: an outside force acts there.`,
          zh: '对墙、地面或另一端固定的绳使用动量守恒：那里有外力作用。',
        },
        {
          en: 'Conserving kinetic energy in a collision although nothing says so.',
          zh: '题目没有说明却在碰撞中使用动能守恒。',
        },
        {
          en: tex`Giving a negative number as a speed. If $v = -0.4$, the speed is $0.4\ \mathrm{m\,s^{-1}}$ and the direction is reversed.`,
          zh: tex`把速率写成负数。若 $v = -0.4$，速率为 $0.4\ \mathrm{m\,s^{-1}}$，方向相反。`,
        },
      ],
    },
  ],
};
