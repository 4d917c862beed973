import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 4,
  level: 'AS',
  slug: 'forces-density-and-pressure',
  title: { en: 'Forces, density and pressure', zh: '力、密度与压强' },
  summary: {
    en: 'Forces can turn a body as well as push it. You take moments, decide when a body is in equilibrium, draw vector triangles, and calculate the pressure in a liquid and the upthrust that it causes.',
    zh: '力不仅能推动物体，还能使物体转动。学完本章，你会计算力矩，判断物体是否平衡，画力的矢量三角形，并能求液体的压强和由此产生的浮力。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'moments',
      'torque',
      'couple',
      'principle of moments',
      'equilibrium',
      'centre of gravity',
      'hydrostatic pressure',
      'upthrust',
      'Archimedes',
    ],
    zh: ['力矩', '力偶', '转矩', '力矩原理', '平衡', '重心', '液体压强', '浮力', '阿基米德原理'],
  },
  prerequisites: ['9702/all/physical-quantities-and-units', '9702/all/dynamics'],
  methods: ['physics-forces-density-and-pressure', 'resultant-force'],
  cards: [
    {
      id: 'moments',
      kind: 'concept',
      title: { en: 'Moment, couple and torque', zh: '力矩、力偶与力偶矩' },
      details: [
        {
          en: tex`The moment of a force about a point is the force times the perpendicular distance from the point to the line of action of the force. Unit: $\mathrm{N\,m}$ (never called joule).`,
          zh: tex`力对某点的力矩等于力乘以该点到力的作用线的垂直距离。单位是 $\mathrm{N\,m}$（不称焦耳）。`,
        },
        {
          en: 'A couple is a pair of equal, opposite, parallel forces with different lines of action. It produces rotation only: its resultant force is zero.',
          zh: '力偶是大小相等、方向相反、作用线平行而不重合的一对力。它只产生转动效果，合力为零。',
        },
        {
          en: tex`The torque of a couple is one of the forces times the perpendicular distance between the two: $\tau = Fd$, not $2Fd$.`,
          zh: tex`力偶矩等于其中一个力乘以两力作用线之间的垂直距离：$\tau = Fd$，不是 $2Fd$。`,
        },
        {
          en: 'The centre of gravity is the point at which all the weight of a body may be taken to act.',
          zh: '物体所受的全部重力可以看作集中作用于一点，这一点叫做重心。',
        },
      ],
    },
    {
      id: 'equilibrium',
      kind: 'concept',
      title: { en: 'Two conditions for equilibrium', zh: '平衡的两个条件' },
      details: [
        {
          en: 'A system is in equilibrium when there is no resultant force and no resultant torque. A question about the conditions wants both.',
          zh: '合力为零且合力矩为零时，系统处于平衡状态。问平衡条件时，两条都要写。',
        },
        {
          en: 'Principle of moments: for a body in equilibrium, the sum of the clockwise moments about any point equals the sum of the anticlockwise moments about that same point.',
          zh: '力矩原理：物体平衡时，对任意一点，顺时针力矩之和等于对同一点的逆时针力矩之和。',
        },
        {
          en: 'Three coplanar forces in equilibrium form a closed triangle, arrows nose to tail. Three non-parallel forces in equilibrium also meet at one point.',
          zh: '共面的三个力平衡时，首尾相接构成封闭三角形；不平行的三个力平衡时，其作用线还交于一点。',
        },
      ],
    },
    {
      id: 'taking-moments',
      kind: 'method',
      title: { en: 'Solving an equilibrium problem', zh: '平衡问题的解法' },
      details: [
        {
          en: 'Mark every force with its line of action: weight at the centre of gravity, normal contact forces at the supports, tensions along strings.',
          zh: '标出每个力及其作用线：重力过重心，支持力在支点处，拉力沿绳。',
        },
        {
          en: 'Take moments about a point through which an unknown force passes: that force drops out of the equation.',
          zh: '对某个未知力所通过的点取矩，该力便不出现在方程中。',
        },
        {
          en: tex`For a slanting force use the component at right angles to the beam: $F\sin\theta \times d$, with $\theta$ measured from the beam. Then resolve the forces to find what is left.`,
          zh: tex`对斜向的力，用垂直于杆的分量：$F\sin\theta \times d$，$\theta$ 为力与杆的夹角。再用力的分解求其余未知量。`,
        },
      ],
      example: {
        stem: {
          en: tex`A uniform beam of length $2.4\ \mathrm{m}$ and weight $90\ \mathrm{N}$ is hinged to a wall at one end. It is held horizontal by a wire fixed to its other end, at $35^{\circ}$ to the beam. A load of $150\ \mathrm{N}$ hangs $1.8\ \mathrm{m}$ from the hinge. Calculate the tension in the wire.`,
          zh: tex`长 $2.4\ \mathrm{m}$、重 $90\ \mathrm{N}$ 的均匀横梁一端用铰链固定在墙上，另一端由一根与横梁成 $35^{\circ}$ 角的钢丝拉住，使横梁保持水平。距铰链 $1.8\ \mathrm{m}$ 处挂有 $150\ \mathrm{N}$ 的重物。求钢丝的张力。`,
        },
        answer: '270 N',
        steps: [
          {
            say: {
              en: 'Take moments about the hinge; the unknown force there has no moment.',
              zh: '对铰链取矩，铰链处的未知力没有力矩。',
            },
            tex: [tex`90\times 1.2 + 150\times 1.8 = T\sin35^{\circ}\times 2.4`],
            marks: ['M1', 'B1'],
            why: {
              en: 'The beam is uniform, so its weight acts at the middle, 1.2 m from the hinge.',
              zh: '横梁均匀，重力作用在中点，距铰链 1.2 m。',
            },
          },
          {
            say: { en: 'Rearrange.', zh: '整理。' },
            tex: [tex`T = \frac{108+270}{2.4\sin35^{\circ}}`],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`T = 270\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'density-pressure',
      kind: 'formula',
      title: { en: 'Density and pressure', zh: '密度与压强' },
      details: [
        {
          en: tex`Density is mass per unit volume, $\rho = m/V$; pressure is force per unit area acting at right angles to the area, $p = F/A$, in $\mathrm{Pa} = \mathrm{N\,m^{-2}}$.`,
          zh: tex`密度是单位体积的质量，$\rho = m/V$；压强是垂直作用在单位面积上的力，$p = F/A$，单位 $\mathrm{Pa} = \mathrm{N\,m^{-2}}$。`,
        },
        {
          en: tex`$\Delta p = \rho g\Delta h$. Derive it from a liquid column: weight $= \rho A\Delta h\,g$, divided by the base area $A$. The area cancels, so the shape of the vessel does not matter.`,
          zh: tex`$\Delta p = \rho g\Delta h$。由液柱推导：液柱所受重力 $= \rho A\Delta h\,g$，除以底面积 $A$。面积消去，所以与容器形状无关。`,
        },
        {
          en: tex`The total pressure at a depth is $\rho g\Delta h$ plus the atmospheric pressure, about $1.0\times10^{5}\ \mathrm{Pa}$. Read whether the question asks for the total or the difference.`,
          zh: tex`液面下某深度的总压强是 $\rho g\Delta h$ 加大气压（约 $1.0\times10^{5}\ \mathrm{Pa}$）。看清题目问的是总压强还是压强差。`,
        },
      ],
      example: {
        stem: {
          en: tex`Calculate the pressure difference due to a depth of $8.0\ \mathrm{m}$ of sea water of density $1030\ \mathrm{kg\,m^{-3}}$.`,
          zh: tex`海水密度为 $1030\ \mathrm{kg\,m^{-3}}$，求 $8.0\ \mathrm{m}$ 深的海水产生的压强差。`,
        },
        answer: '8.1 * 10^4 Pa',
        ask: 'Calculate the pressure difference due to a depth of 8.0 m of sea water of density 1030 kg m^-3.',
        steps: [
          {
            say: { en: 'Use the hydrostatic pressure formula.', zh: '用液体压强公式。' },
            tex: [tex`\Delta p = \rho g\Delta h = 1030\times 9.81\times 8.0`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`\Delta p = 8.1\times10^{4}\ \mathrm{Pa}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'upthrust',
      kind: 'formula',
      title: { en: 'Upthrust', zh: '浮力' },
      details: [
        {
          en: 'Upthrust exists because the pressure in a fluid increases with depth: the upward force on the bottom face is greater than the downward force on the top face.',
          zh: '浮力的成因：流体压强随深度增大，下表面受到的向上的力大于上表面受到的向下的力。',
        },
        {
          en: tex`$F = \rho gV$, where $\rho$ is the density of the fluid and $V$ the volume of fluid displaced: the upthrust equals the weight of the fluid displaced (Archimedes' principle).`,
          zh: tex`$F = \rho gV$，其中 $\rho$ 是流体的密度，$V$ 是排开流体的体积：浮力等于排开的流体所受的重力（阿基米德原理）。`,
        },
        {
          en: 'A floating body displaces its own weight of fluid. For a fully submerged body the upthrust does not depend on the depth.',
          zh: '漂浮物体排开的流体所受的重力等于物体自身的重力。完全浸没的物体，浮力与深度无关。',
        },
      ],
      example: {
        stem: {
          en: tex`A metal block of mass $0.68\ \mathrm{kg}$ and volume $2.5\times10^{-4}\ \mathrm{m^{3}}$ hangs from a newton meter, fully submerged in water of density $1000\ \mathrm{kg\,m^{-3}}$. Calculate the reading of the newton meter.`,
          zh: tex`质量 $0.68\ \mathrm{kg}$、体积 $2.5\times10^{-4}\ \mathrm{m^{3}}$ 的金属块挂在弹簧测力计下，完全浸没在密度为 $1000\ \mathrm{kg\,m^{-3}}$ 的水中。求测力计的示数。`,
        },
        answer: '4.2 N',
        steps: [
          {
            say: {
              en: 'The upthrust is the weight of the water displaced.',
              zh: '浮力等于排开的水所受的重力。',
            },
            tex: [tex`F = \rho gV = 1000\times 9.81\times 2.5\times10^{-4} = 2.45\ \mathrm{N}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Equilibrium: tension and upthrust together balance the weight.',
              zh: '平衡：拉力与浮力之和等于重力。',
            },
            tex: [tex`T = mg - F = 0.68\times 9.81 - 2.45`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`T = 6.67 - 2.45 = 4.2\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'hinge-tip',
      kind: 'tip',
      title: { en: 'Choosing the pivot, naming the reason', zh: '选好转轴，写明理由' },
      details: [
        {
          en: 'When two forces are unknown, one moment equation about the point of action of the first gives the second at once. Say about which point you take moments.',
          zh: '有两个未知力时，对第一个力的作用点取矩，可直接求出第二个力。要写明对哪一点取矩。',
        },
        {
          en: 'If a beam is about to tip about one support, the contact force at the other support is zero.',
          zh: '横梁将要绕一个支点翻转时，另一个支点的支持力为零。',
        },
        {
          en: 'A hinge can push in any direction: find its horizontal and vertical components separately, then combine them.',
          zh: '铰链的作用力可沿任意方向：分别求水平和竖直分量，再合成。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: 'Defining moment with "distance" alone: the word perpendicular is needed.',
          zh: '定义力矩时只写距离：必须写垂直距离。',
        },
        {
          en: 'Using the density of the body in the upthrust formula: it is the density of the fluid.',
          zh: '浮力公式里用了物体的密度：应当用流体的密度。',
        },
        {
          en: 'Forgetting the weight of the beam itself, or placing it at the end instead of the middle of a uniform beam.',
          zh: '漏掉横梁自身的重力，或没有把它放在均匀横梁的中点。',
        },
      ],
    },
    statedCard('9702/all/forces-density-and-pressure'),
  ],
};
