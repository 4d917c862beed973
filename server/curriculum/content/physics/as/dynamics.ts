import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 3,
  level: 'AS',
  slug: 'dynamics',
  title: { en: 'Dynamics', zh: '动力学' },
  summary: {
    en: "Newton's laws connect forces with changes of motion. You use force as rate of change of momentum, explain terminal velocity and solve collisions in one and two dimensions by conserving momentum.",
    zh: '牛顿运动定律把力与运动的变化联系起来。学完本章，你会用动量的变化率表示力，能解释收尾速度，并能用动量守恒解决一维和二维碰撞问题。',
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      "Newton's laws",
      'F = ma',
      'momentum',
      'impulse',
      'conservation of momentum',
      'collision',
      'terminal velocity',
      'elastic and inelastic',
      'newtons law',
    ],
    zh: [
      '牛顿运动定律',
      '牛顿第二定律',
      '牛二',
      '动量',
      '冲量',
      '动量守恒',
      '碰撞',
      '收尾速度',
      '弹性碰撞',
      '惯性',
    ],
  },
  prerequisites: ['9702/all/kinematics'],
  methods: ['physics-dynamics', 'collision'],
  cards: [
    {
      id: 'newtons-laws',
      kind: 'concept',
      title: { en: "Newton's three laws", zh: '牛顿三定律' },
      details: [
        {
          en: 'First: a body stays at rest or moves with constant velocity unless a resultant force acts on it.',
          zh: '第一定律：除非所受合外力不为零，否则物体将保持静止或匀速直线运动状态。',
        },
        {
          en: 'Second: the resultant force is proportional to (in SI units equal to) the rate of change of momentum, and the change is in the direction of the force.',
          zh: '第二定律：合外力与动量的变化率成正比（SI 单位制中相等），动量变化的方向与合外力方向相同。',
        },
        {
          en: 'Third: when body A exerts a force on body B, B exerts on A a force of equal magnitude, in the opposite direction and of the same kind.',
          zh: '第三定律：物体 A 对 B 施力时，B 对 A 施加大小相等、方向相反、性质相同的力。',
        },
        {
          en: 'A third-law pair always acts on two different bodies. Weight and normal contact force on a book are not such a pair: they act on the same body and are of different kinds.',
          zh: '作用力与反作用力总是作用在两个不同的物体上。书所受的重力与支持力不是一对作用力与反作用力：它们作用在同一物体上，且性质不同。',
        },
      ],
    },
    {
      id: 'mass-and-weight',
      kind: 'concept',
      title: { en: 'Mass, weight and momentum', zh: '质量、重力与动量' },
      details: [
        {
          en: 'Mass is the property of a body that resists change in motion (inertia). Weight is the effect of a gravitational field on a mass; it is a force and changes from place to place.',
          zh: '质量是物体反抗运动状态改变的性质（惯性）。重力（也称重量）是引力场对有质量物体的作用，是一种力，随地点而变。',
        },
        {
          en: tex`$W = mg$ with $g = 9.81\ \mathrm{m\,s^{-2}}$, the acceleration of free fall.`,
          zh: tex`$W = mg$，其中自由落体加速度 $g = 9.81\ \mathrm{m\,s^{-2}}$。`,
        },
        {
          en: tex`Linear momentum is mass times velocity, $p = mv$: a vector, in $\mathrm{kg\,m\,s^{-1}}$, the same unit as $\mathrm{N\,s}$.`,
          zh: tex`动量等于质量乘以速度，$p = mv$，是矢量，单位 $\mathrm{kg\,m\,s^{-1}}$，即 $\mathrm{N\,s}$。`,
        },
      ],
    },
    {
      id: 'force-as-rate',
      kind: 'formula',
      title: { en: 'Force is rate of change of momentum', zh: '力等于动量的变化率' },
      details: [
        {
          en: tex`$F = \dfrac{\Delta p}{\Delta t}$; for constant mass this becomes $F = ma$, where $F$ is the resultant force and has the direction of $a$.`,
          zh: tex`$F = \dfrac{\Delta p}{\Delta t}$；质量不变时化为 $F = ma$，其中 $F$ 是合外力，与 $a$ 同向。`,
        },
        {
          en: tex`For a stream (water, gas, sand) use the mass per second: $F = \dfrac{\Delta m}{\Delta t}\,\Delta v$.`,
          zh: tex`对于流体或连续流（水流、气流、沙流），用每秒的质量：$F = \dfrac{\Delta m}{\Delta t}\,\Delta v$。`,
        },
        {
          en: 'The area under a force–time graph is the change in momentum.',
          zh: '力—时间图像下的面积等于动量的变化。',
        },
      ],
      example: {
        stem: {
          en: tex`A ball of mass $0.060\ \mathrm{kg}$ hits a wall at right angles with speed $28\ \mathrm{m\,s^{-1}}$ and rebounds along the same line at $22\ \mathrm{m\,s^{-1}}$. It is in contact with the wall for $4.0\ \mathrm{ms}$. Calculate the average force on the ball.`,
          zh: tex`质量为 $0.060\ \mathrm{kg}$ 的球以 $28\ \mathrm{m\,s^{-1}}$ 的速率垂直撞墙，以 $22\ \mathrm{m\,s^{-1}}$ 沿原路弹回，与墙接触 $4.0\ \mathrm{ms}$。求球受到的平均力。`,
        },
        answer: '750 N',
        steps: [
          {
            say: {
              en: 'Take the direction away from the wall as positive; the first velocity is then negative.',
              zh: '取离开墙的方向为正，则撞墙前的速度为负。',
            },
            tex: [tex`\Delta p = 0.060\times\bigl(22-(-28)\bigr) = 3.0\ \mathrm{N\,s}`],
            marks: ['M1'],
            why: {
              en: 'Momentum is a vector: on a rebound the sizes add.',
              zh: '动量是矢量：反弹时两个动量的大小相加。',
            },
          },
          {
            say: { en: 'Divide by the time of contact, in seconds.', zh: '除以接触时间（化为秒）。' },
            tex: [tex`F = \frac{\Delta p}{\Delta t} = \frac{3.0}{4.0\times10^{-3}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate; the force points away from the wall.', zh: '计算；力的方向背离墙。' },
            tex: [tex`F = 750\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'terminal-velocity',
      kind: 'concept',
      title: { en: 'Air resistance and terminal velocity', zh: '空气阻力与收尾速度' },
      details: [
        {
          en: 'Drag on a body in a fluid acts against the motion and grows with speed. At the moment of release the speed is zero, so the drag is zero and the acceleration is g.',
          zh: '物体在流体中所受阻力与运动方向相反，随速率增大。刚释放时速率为零，阻力为零，加速度为 g。',
        },
        {
          en: 'As the speed rises the drag rises, so the resultant force and the acceleration fall. When weight equals drag (plus any upthrust) the resultant is zero: constant, terminal velocity.',
          zh: '速率增大，阻力增大，合力和加速度减小。当重力等于阻力（加浮力）时合力为零，物体以恒定的收尾速度运动。',
        },
        {
          en: 'On a velocity–time graph the gradient starts at g and decreases to zero. A body thrown up in air takes longer to fall back than to rise.',
          zh: '在速度—时间图像上，斜率由 g 逐渐减小到零。空气中竖直上抛的物体，下落时间比上升时间长。',
        },
      ],
    },
    {
      id: 'conservation',
      kind: 'method',
      title: { en: 'Conservation of momentum', zh: '动量守恒' },
      details: [
        {
          en: 'The total momentum of a system stays constant provided that no resultant external force acts on it. State the condition: it earns the mark.',
          zh: '系统所受合外力为零时，总动量保持不变。条件必须写出，才能得分。',
        },
        {
          en: tex`One dimension: choose a positive direction and write $m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$ with signs.`,
          zh: tex`一维：规定正方向，带符号写出 $m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$。`,
        },
        {
          en: 'Two dimensions: conserve momentum separately along two perpendicular directions, usually along and at right angles to the first velocity.',
          zh: '二维：在两个互相垂直的方向上分别写动量守恒，通常取沿原速度方向和垂直方向。',
        },
      ],
      example: {
        stem: {
          en: tex`Particle A of mass $0.4\ \mathrm{kg}$ moving at $5\ \mathrm{m\,s^{-1}}$ collides directly with particle B of mass $0.6\ \mathrm{kg}$ at rest. After the collision A moves at $0.8\ \mathrm{m\,s^{-1}}$ in the same direction. Find the speed of B.`,
          zh: tex`质量 $0.4\ \mathrm{kg}$ 的质点 A 以 $5\ \mathrm{m\,s^{-1}}$ 的速度与质量 $0.6\ \mathrm{kg}$ 的静止质点 B 正碰，碰后 A 以 $0.8\ \mathrm{m\,s^{-1}}$ 沿原方向运动。求 B 的速率。`,
        },
        answer: '2.8 m s^-1',
        ask: 'Particle A of mass 0.4 kg moving at 5 m s^-1 collides directly with particle B of mass 0.6 kg at rest. After the collision A moves at 0.8 m s^-1 in the same direction. Find the speed of B.',
        steps: [
          {
            say: {
              en: 'No resultant external force acts, so total momentum is conserved.',
              zh: '系统所受合外力为零，总动量守恒。',
            },
            tex: [tex`0.4\times 5 + 0 = 0.4\times 0.8 + 0.6\,v`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve for the speed of B.', zh: '解出 B 的速率。' },
            tex: [tex`v = \frac{2.0-0.32}{0.6} = 2.8\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
          {
            say: {
              en: 'Is it elastic? Compare the relative speeds: approach 5, separation 2.0. They differ, so it is inelastic.',
              zh: '是否弹性碰撞？比较相对速率：接近时为 5，分离时为 2.0，不相等，故为非弹性碰撞。',
            },
            tex: [tex`5-0 \ne 2.8-0.8`],
          },
        ],
      },
    },
    {
      id: 'two-dimensions',
      kind: 'method',
      title: { en: 'Collisions in two dimensions', zh: '二维碰撞' },
      details: [
        {
          en: 'Take one axis along the first velocity and one at right angles to it. At right angles the total momentum was zero, so it stays zero: the two bodies leave on opposite sides.',
          zh: '取原速度方向和与之垂直的方向为两轴。垂直方向原来总动量为零，之后仍为零：两物体飞向轴的两侧。',
        },
        {
          en: 'Or draw it: the final momenta, nose to tail, must reach from the start to the end of the first momentum.',
          zh: '也可以画图：碰后各动量首尾相接，必须正好从原动量的起点连到终点。',
        },
      ],
      example: {
        stem: {
          en: tex`A puck X of mass $2.0\ \mathrm{kg}$ moving at $5.0\ \mathrm{m\,s^{-1}}$ on smooth ice strikes a stationary puck Y of mass $3.0\ \mathrm{kg}$. Afterwards X moves at $2.0\ \mathrm{m\,s^{-1}}$ at right angles to its original direction. Calculate the speed of Y.`,
          zh: tex`质量 $2.0\ \mathrm{kg}$ 的冰球 X 在光滑冰面上以 $5.0\ \mathrm{m\,s^{-1}}$ 撞上质量 $3.0\ \mathrm{kg}$ 的静止冰球 Y，碰后 X 以 $2.0\ \mathrm{m\,s^{-1}}$ 沿垂直于原来的方向运动。求 Y 的速率。`,
        },
        answer: '3.6 m s^-1',
        steps: [
          {
            say: { en: 'Momentum of Y along the original direction.', zh: 'Y 沿原方向的动量。' },
            tex: [tex`p_x = 2.0\times 5.0 = 10\ \mathrm{N\,s}`],
            marks: ['B1'],
            why: {
              en: 'X has no momentum left in this direction, so Y has all of it.',
              zh: 'X 在这一方向上已没有动量，全部由 Y 承担。',
            },
          },
          {
            say: {
              en: 'At right angles the total is zero, so Y balances X.',
              zh: '垂直方向总动量为零，Y 的动量与 X 的等大反向。',
            },
            tex: [tex`p_y = 2.0\times 2.0 = 4.0\ \mathrm{N\,s}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Combine and divide by the mass.', zh: '合成，再除以质量。' },
            tex: [tex`v = \frac{\sqrt{10^{2}+4.0^{2}}}{3.0}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`v = 3.6\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
          {
            say: {
              en: 'Sense check: the kinetic energy falls from 25 J to 23 J, so this inelastic collision is possible.',
              zh: '合理性检验：动能由 25 J 减为 23 J，是可能发生的非弹性碰撞。',
            },
          },
        ],
      },
    },
    {
      id: 'elastic',
      kind: 'concept',
      title: { en: 'Elastic and inelastic interactions', zh: '弹性与非弹性碰撞' },
      details: [
        {
          en: 'In every collision or explosion of a closed system momentum and total energy are conserved. Only in a perfectly elastic one is the total kinetic energy conserved too.',
          zh: '孤立系统的任何碰撞或爆炸中，动量和总能量都守恒；只有完全弹性碰撞中总动能也守恒。',
        },
        {
          en: 'For a perfectly elastic head-on collision the relative speed of approach equals the relative speed of separation. This is quicker than two kinetic energy sums.',
          zh: '完全弹性正碰中，接近的相对速率等于分离的相对速率，用它判断比计算总动能更快。',
        },
        {
          en: 'In an inelastic collision some kinetic energy is changed into other forms, mainly internal energy and sound.',
          zh: '非弹性碰撞中，部分动能转化为其他形式，主要是内能和声能。',
        },
      ],
    },
    {
      id: 'free-body-tip',
      kind: 'tip',
      title: { en: 'Draw the forces on one body', zh: '隔离物体，画受力图' },
      details: [
        {
          en: tex`Draw only the forces on the body you chose, write resultant $= ma$ along its motion, then repeat for the next body. For a lift going up with acceleration $a$: $T - mg = ma$.`,
          zh: tex`只画所选物体受到的力，沿运动方向写合力 $= ma$，再对下一个物体重复。电梯以加速度 $a$ 向上运动：$T - mg = ma$。`,
        },
        {
          en: 'For two connected bodies find the acceleration from the whole system, then the tension from one body alone.',
          zh: '相连的两个物体，先对整体求加速度，再对其中一个求绳的张力。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Subtracting the speeds on a rebound: from $+5$ to $-4\ \mathrm{m\,s^{-1}}$ the change is $9\ \mathrm{m\,s^{-1}}$, not $1\ \mathrm{m\,s^{-1}}$.`,
          zh: tex`反弹时把速率相减：由 $+5$ 变为 $-4\ \mathrm{m\,s^{-1}}$，变化的大小是 $9\ \mathrm{m\,s^{-1}}$，不是 $1\ \mathrm{m\,s^{-1}}$。`,
        },
        {
          en: tex`Putting the driving force into $F = ma$ instead of the resultant (driving force minus resistance).`,
          zh: tex`在 $F = ma$ 中代入牵引力，而不是合力（牵引力减阻力）。`,
        },
        {
          en: 'Describing terminal velocity as "acceleration decreases because the speed decreases": the speed keeps rising until the resultant is zero.',
          zh: '解释收尾速度时说成因为速率减小所以加速度减小：其实速率一直增大，直到合力为零。',
        },
      ],
    },
    statedCard('9702/all/dynamics'),
  ],
};
