import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p4',
  order: 1,
  level: 'AS',
  slug: 'forces-and-equilibrium',
  title: { en: 'Forces and equilibrium', zh: '力与平衡' },
  summary: {
    en: 'Draw every force on a particle, resolve the forces in two perpendicular directions and use the fact that in equilibrium they balance. Afterwards you can find resultants, tensions and normal reactions, and decide whether friction holds a body at rest or has reached its limit.',
    zh: '画出质点所受的全部力，沿两个互相垂直的方向分解，再利用平衡时合力为零列方程。学完后你能求合力、张力和法向支持力，并能判断摩擦力能否使物体保持静止、是否已达到极限值。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'statics',
      'equilibrium of a particle',
      'resolving forces',
      'resultant force',
      'limiting friction',
      'coefficient of friction',
      'normal reaction',
      'Lami',
      'triangle of forces',
    ],
    zh: [
      '静力学',
      '受力分析',
      '力的分解',
      '合力',
      '摩擦系数',
      '极限平衡',
      '法向支持力',
      '拉密定理',
      '共点力平衡',
      '摩擦力',
    ],
  },
  prerequisites: ['9709/p1/trigonometry'],
  methods: ['resultant-force', 'motion-on-slope'],
  cards: [
    {
      id: 'force-diagram',
      kind: 'concept',
      title: { en: 'The force diagram comes first', zh: '先画受力图' },
      details: [
        {
          en: tex`Ask two questions: what touches the particle, and what acts without touching it? Weight $mg$ acts vertically down; every contact gives a normal reaction and, if it is rough, friction; a string pulls along itself and never pushes.`,
          zh: tex`问自己两个问题：什么与质点接触？什么力不需要接触？重力 $mg$ 竖直向下；每个接触面给出法向支持力，若粗糙还有摩擦力；绳只能沿自身方向拉，不能推。`,
        },
        {
          en: tex`The words of the question are data: "light" means no weight, "inextensible" means the same speed at both ends, "smooth" means no friction, "particle" means that all forces meet at one point.`,
          zh: '题目的用词就是条件：“轻”表示不计质量，“不可伸长”表示两端速率相同，“光滑”表示没有摩擦力，“质点”表示所有力作用于同一点。',
        },
        {
          en: tex`In CIE mechanics $g = 10\ \mathrm{m\,s^{-2}}$, so a mass of $3\ \mathrm{kg}$ weighs $30\ \mathrm{N}$. By Newton's third law the body pushes on the surface as hard as the surface pushes on the body, but that force acts on the surface and does not belong in the body's diagram.`,
          zh: tex`CIE 力学取 $g = 10\ \mathrm{m\,s^{-2}}$，因此质量 $3\ \mathrm{kg}$ 的物体重 $30\ \mathrm{N}$。由牛顿第三定律，物体压表面的力与表面托物体的力等大反向，但前者作用在表面上，不应画在物体的受力图中。`,
        },
      ],
    },
    {
      id: 'components',
      kind: 'formula',
      title: { en: 'Components and resultant', zh: '分力与合力' },
      details: [
        {
          en: tex`A force $F$ at angle $\theta$ to a direction has component $F\cos\theta$ along that direction and $F\sin\theta$ perpendicular to it: cosine goes with the direction from which the angle is measured.`,
          zh: tex`与某方向成 $\theta$ 角的力 $F$，沿该方向的分力为 $F\cos\theta$，垂直于该方向的分力为 $F\sin\theta$：角从哪个方向量起，哪个方向的分力就用余弦。`,
        },
        {
          en: tex`Add the components: $X = \sum F_x$, $Y = \sum F_y$. Then $R = \sqrt{X^2 + Y^2}$ and $\tan\alpha = \dfrac{|Y|}{|X|}$; state the direction from a named line, with a sketch to choose the quadrant.`,
          zh: tex`把各分量相加：$X = \sum F_x$，$Y = \sum F_y$，则 $R = \sqrt{X^2 + Y^2}$，$\tan\alpha = \dfrac{|Y|}{|X|}$；写方向时要说明从哪条线量起，并用草图确定象限。`,
        },
        {
          en: tex`For two forces $P$ and $Q$ with angle $\theta$ between them (tails together): $R^2 = P^2 + Q^2 + 2PQ\cos\theta$.`,
          zh: tex`两个力 $P$、$Q$（起点重合）夹角为 $\theta$ 时：$R^2 = P^2 + Q^2 + 2PQ\cos\theta$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Two forces of $10\ \mathrm{N}$ and $7\ \mathrm{N}$ act at a point with an angle of $50^\circ$ between them. Find the magnitude of the resultant.`,
          zh: tex`大小为 $10\ \mathrm{N}$ 和 $7\ \mathrm{N}$ 的两个力作用于一点，夹角为 $50^\circ$。求合力的大小。`,
        },
        answer: '15.5 N',
        ask: 'Two forces of 10 N and 7 N act at a point with an angle of 50° between them. Find the magnitude of the resultant.',
        steps: [
          {
            say: {
              en: tex`Resolve along the $10\ \mathrm{N}$ force and perpendicular to it.`,
              zh: tex`沿 $10\ \mathrm{N}$ 的力及其垂直方向分解。`,
            },
            tex: [tex`X = 10 + 7\cos 50^\circ = 14.4995`, tex`Y = 7\sin 50^\circ = 5.3623`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Combine the two components by Pythagoras.', zh: '用勾股定理合成两个分量。' },
            tex: [tex`R = \sqrt{14.4995^2 + 5.3623^2}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Give the magnitude to 3 significant figures.', zh: '结果保留 3 位有效数字。' },
            tex: [tex`R = 15.5\ \mathrm{N}`],
            marks: ['A1'],
            why: {
              en: tex`The cosine rule in the triangle of forces uses $180^\circ - 50^\circ$, which turns its minus sign into the plus of $R^2 = P^2 + Q^2 + 2PQ\cos\theta$.`,
              zh: tex`力三角形中所用的角是 $180^\circ - 50^\circ$，所以余弦定理里的减号变成了 $R^2 = P^2 + Q^2 + 2PQ\cos\theta$ 中的加号。`,
            },
          },
        ],
      },
    },
    {
      id: 'equilibrium',
      kind: 'concept',
      title: { en: 'Equilibrium', zh: '平衡' },
      details: [
        {
          en: 'A particle is in equilibrium when the vector sum of its forces is zero: at rest or moving with constant velocity. Then the components balance in every direction, so two perpendicular directions give two equations and at most two unknowns.',
          zh: '质点所受各力的矢量和为零时处于平衡：静止或匀速直线运动。此时沿任意方向分量都平衡，因此取两个互相垂直的方向可得两个方程，最多解两个未知量。',
        },
        {
          en: 'Choose directions so that an unknown drops out: along and perpendicular to the plane on a slope, or perpendicular to a force you do not want.',
          zh: '选取能消去未知力的方向：斜面上取平行和垂直于斜面的方向，或取与不想求的力垂直的方向。',
        },
        {
          en: tex`Three forces in equilibrium form a closed triangle, and Lami's theorem $\dfrac{P}{\sin\alpha} = \dfrac{Q}{\sin\beta} = \dfrac{R}{\sin\gamma}$ holds, each angle lying between the other two forces. Neither is required knowledge: resolving always works.`,
          zh: tex`三力平衡时三个力首尾相接构成闭合三角形，并满足拉密定理 $\dfrac{P}{\sin\alpha} = \dfrac{Q}{\sin\beta} = \dfrac{R}{\sin\gamma}$，其中每个角是另外两个力之间的夹角。这两种方法考纲都不要求，直接分解总是可行。`,
        },
      ],
    },
    {
      id: 'friction',
      kind: 'concept',
      title: { en: 'Friction and its limit', zh: '摩擦力与极限摩擦' },
      details: [
        {
          en: tex`Friction is as large as it must be to prevent sliding, up to a limit: $F \le \mu R$. Equality holds only in limiting equilibrium ("about to slip") or while the body slides.`,
          zh: tex`静摩擦力随需要而变，恰好足以阻止滑动，但有上限：$F \le \mu R$。只有在极限平衡（“即将滑动”）或正在滑动时才取等号。`,
        },
        {
          en: tex`$\mu$ has no unit and may be greater than 1. Friction points against the motion that would happen without it, so for "least force to stop it sliding down" it points up the plane, for "greatest force before it moves up" down the plane.`,
          zh: tex`$\mu$ 没有单位，可以大于 1。摩擦力与没有摩擦时将发生的相对运动方向相反：求“防止下滑的最小力”时沿斜面向上，求“不致上滑的最大力”时沿斜面向下。`,
        },
        {
          en: tex`On a plane at angle $\alpha$ with no other force, the body stays at rest if $\tan\alpha \le \mu$, whatever its mass.`,
          zh: tex`倾角为 $\alpha$ 的斜面上若没有其他外力，只要 $\tan\alpha \le \mu$ 物体就保持静止，与质量无关。`,
        },
        {
          en: 'The contact force of a rough surface is the resultant of normal reaction and friction; a smooth surface gives the normal reaction alone.',
          zh: '粗糙面的接触力是法向支持力与摩擦力的合力；光滑面只有法向支持力。',
        },
      ],
    },
    {
      id: 'resolve-with-friction',
      kind: 'method',
      title: { en: 'Limiting equilibrium, step by step', zh: '极限平衡问题的步骤' },
      details: [
        {
          en: 'Draw the diagram, with friction against the tendency to move.',
          zh: '画受力图，摩擦力与运动趋势相反。',
        },
        {
          en: tex`Resolve perpendicular to the surface to get $R$. Every force with a component that way counts: a pull at an angle changes $R$.`,
          zh: tex`垂直于接触面分解求 $R$。凡在该方向有分量的力都要计入：斜拉力会改变 $R$。`,
        },
        {
          en: tex`Resolve along the surface, put $F = \mu R$ and solve. If it is not said that the body is about to move, find the friction that is needed first and compare it with $\mu R$.`,
          zh: tex`沿接触面分解，代入 $F = \mu R$ 求解。若题目没有说即将滑动，应先求所需摩擦力，再与 $\mu R$ 比较。`,
        },
      ],
      example: {
        stem: {
          en: tex`A block of mass $4\ \mathrm{kg}$ rests on a rough horizontal floor; the coefficient of friction is $0.4$. It is pulled by a string inclined at $30^\circ$ above the horizontal with tension $P\ \mathrm{N}$. The block is about to move. Find $P$.`,
          zh: tex`质量为 $4\ \mathrm{kg}$ 的木块静止在粗糙水平地面上，摩擦系数为 $0.4$。用与水平方向成 $30^\circ$ 角斜向上的绳拉木块，张力为 $P\ \mathrm{N}$，木块即将滑动。求 $P$。`,
        },
        answer: 'P = 15.0',
        steps: [
          {
            say: {
              en: tex`Resolve vertically: the string helps to carry the weight.`,
              zh: '竖直方向分解：绳分担了一部分重力。',
            },
            tex: [tex`R + P\sin 30^\circ = 40`, tex`R = 40 - 0.5P`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Writing $R = 40$ would forget that the string also pulls upwards.`,
              zh: tex`若写 $R = 40$，就忘了绳还有向上的分力。`,
            },
          },
          {
            say: { en: 'Resolve horizontally.', zh: '水平方向分解。' },
            tex: [tex`P\cos 30^\circ = F`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`The block is about to move, so $F = \mu R$.`,
              zh: tex`木块即将滑动，故 $F = \mu R$。`,
            },
            tex: [tex`P\cos 30^\circ = 0.4(40 - 0.5P)`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Collect the terms in $P$.`, zh: tex`合并含 $P$ 的项。` },
            tex: [tex`P(\cos 30^\circ + 0.2) = 16`, tex`P = \frac{16}{1.0660} = 15.0`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Where the marks lie', zh: '得分点' },
      details: [
        {
          en: tex`Method marks are for a resolved equation with the right number of terms. A missing force loses the mark, a wrong sign or swapped sine and cosine usually only the accuracy mark; write the equation before numbers go in.`,
          zh: tex`方法分给的是项数齐全的分解方程。漏掉一个力就丢方法分；正负号或正余弦写反通常只丢准确分。先写方程，再代数字。`,
        },
        {
          en: tex`Given $\sin\alpha = 0.6$ or $\tan\alpha = \tfrac{3}{4}$, use $\sin\alpha = 0.6$, $\cos\alpha = 0.8$ exactly; do not find the angle. Otherwise answers are to 3 significant figures, angles to 1 decimal place in degrees.`,
          zh: tex`给出 $\sin\alpha = 0.6$ 或 $\tan\alpha = \tfrac{3}{4}$ 时，直接用 $\sin\alpha = 0.6$、$\cos\alpha = 0.8$，不必求角。其他情况答案保留 3 位有效数字，以度为单位的角保留 1 位小数。`,
        },
        {
          en: tex`"Find the set of values" or "least and greatest" with friction means two limiting cases: friction up the plane and friction down the plane.`,
          zh: '遇到“求取值范围”或“最小值与最大值”且有摩擦时，要分两个极限情形：摩擦力沿斜面向上和沿斜面向下。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Writing $R = mg$ on a slope or with an inclined pull. On a slope $R = mg\cos\alpha$; with a push at angle $\theta$ below the horizontal $R = mg + P\sin\theta$.`,
          zh: tex`在斜面上或有斜拉力时仍写 $R = mg$。斜面上 $R = mg\cos\alpha$；若推力与水平面成 $\theta$ 角斜向下，则 $R = mg + P\sin\theta$。`,
        },
        {
          en: tex`Using $F = \mu R$ for every rough surface. A box at rest on a gentle slope has $F = mg\sin\alpha$, less than $\mu R$.`,
          zh: tex`一见粗糙面就写 $F = \mu R$。静止在缓坡上的箱子，摩擦力是 $F = mg\sin\alpha$，小于 $\mu R$。`,
        },
        {
          en: 'Taking the tension to be different on the two sides of a smooth ring or pulley. One string through a smooth ring has one tension; two strings tied to the ring have two.',
          zh: '认为光滑环或滑轮两侧的张力不同。同一根绳穿过光滑环，张力处处相等；若是两根绳系在环上，才有两个张力。',
        },
      ],
    },
  ],
};
