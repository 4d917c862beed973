import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p4',
  order: 4,
  level: 'AS',
  slug: 'newtons-laws-of-motion',
  title: { en: "Newton's laws of motion", zh: '牛顿运动定律' },
  summary: {
    en: 'The resultant force on a particle equals mass times acceleration. Afterwards you can treat motion on rough slopes, particles joined over pulleys and cars that pull trailers, and follow what happens when a string goes slack.',
    zh: '质点所受合力等于质量乘加速度。学完后你能处理粗糙斜面上的运动、跨滑轮的连接体、汽车牵引拖车等问题，并能分析绳松弛后的运动。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      "Newton's second law",
      'F = ma',
      'connected particles',
      'pulley',
      'tension',
      'inclined plane',
      'car and trailer',
      'tow-bar',
      'lift problem',
      'newton law',
    ],
    zh: [
      '牛顿第二定律',
      '牛二',
      '牛顿第三定律',
      '连接体',
      '滑轮',
      '张力',
      '斜面',
      '拖车',
      '电梯问题',
      '整体法',
      '隔离法',
    ],
  },
  prerequisites: ['9709/p4/forces-and-equilibrium', '9709/p4/kinematics-of-motion-in-a-straight-line'],
  methods: ['newtons-second-law', 'connected-particles', 'motion-on-slope'],
  cards: [
    {
      id: 'three-laws',
      kind: 'concept',
      title: { en: 'The three laws in use', zh: '三条定律的用法' },
      details: [
        {
          en: 'First: without a resultant force a particle stays at rest or keeps its velocity. So "constant speed in a straight line" is an equilibrium question.',
          zh: '第一定律：合力为零时质点保持静止或匀速直线运动。所以“沿直线匀速”就是平衡问题。',
        },
        {
          en: tex`Second: $F = ma$, where $F$ is the resultant in the direction of the acceleration, in newtons, with $m$ in kilograms and $a$ in $\mathrm{m\,s^{-2}}$.`,
          zh: tex`第二定律：$F = ma$，其中 $F$ 是沿加速度方向的合力，单位为牛顿，$m$ 用千克，$a$ 用 $\mathrm{m\,s^{-2}}$。`,
        },
        {
          en: 'Third: forces come in pairs on two different bodies, equal in size and opposite in direction. They never cancel in the diagram of one body.',
          zh: '第三定律：力成对出现，分别作用在两个物体上，等大反向；在同一物体的受力图中它们不会抵消。',
        },
      ],
    },
    {
      id: 'mass-and-weight',
      kind: 'concept',
      title: { en: 'Mass, weight and what a floor feels', zh: '质量、重力与支持力' },
      details: [
        {
          en: tex`Mass is a property of the body; its weight is the force $W = mg$ with $g = 10\ \mathrm{m\,s^{-2}}$.`,
          zh: tex`质量是物体自身的属性；重力是力，$W = mg$，其中 $g = 10\ \mathrm{m\,s^{-2}}$。`,
        },
        {
          en: tex`In a lift that accelerates upwards at $a$ the floor pushes with $R = m(g + a)$, more than the weight; downwards $R = m(g - a)$. At constant speed $R = mg$, in whichever direction the lift moves.`,
          zh: tex`电梯以加速度 $a$ 向上加速时，地板支持力 $R = m(g + a)$，大于重力；向下加速时 $R = m(g - a)$。匀速时无论上行下行都有 $R = mg$。`,
        },
        {
          en: tex`A load and the lift it stands in are two bodies. For both together the forces are the tension in the cable and the total weight; the floor appears only when you take the load alone or the lift alone.`,
          zh: '电梯与其中的货物是两个物体。对整体，只有缆绳的拉力和总重力；只有单独分析货物或电梯时，地板与货物之间的作用力才出现。',
        },
      ],
    },
    {
      id: 'slope',
      kind: 'formula',
      title: { en: 'Motion on a slope', zh: '斜面上的运动' },
      details: [
        {
          en: tex`Perpendicular to the plane nothing accelerates: $R = mg\cos\alpha$. Down the plane the weight contributes $mg\sin\alpha$.`,
          zh: tex`垂直于斜面方向没有加速度：$R = mg\cos\alpha$。重力沿斜面向下的分力为 $mg\sin\alpha$。`,
        },
        {
          en: tex`Sliding down: $a = g(\sin\alpha - \mu\cos\alpha)$ down the plane. Sliding up with no push: deceleration $g(\sin\alpha + \mu\cos\alpha)$, since friction now helps the weight. The two are different, so treat up and down separately.`,
          zh: tex`下滑时：沿斜面向下的加速度 $a = g(\sin\alpha - \mu\cos\alpha)$。无推力上滑时：减速度为 $g(\sin\alpha + \mu\cos\alpha)$，因为此时摩擦力与重力分力同向。两者不同，上滑与下滑要分开处理。`,
        },
        {
          en: tex`A particle that stops on the way up slides back only if $\tan\alpha > \mu$.`,
          zh: tex`上滑到停止后，只有当 $\tan\alpha > \mu$ 时质点才会滑回。`,
        },
      ],
      example: {
        stem: {
          en: tex`A block slides down a rough plane inclined at $35^\circ$ to the horizontal. The coefficient of friction is $0.25$. Find its acceleration.`,
          zh: tex`木块沿倾角为 $35^\circ$ 的粗糙斜面下滑，摩擦系数为 $0.25$。求其加速度。`,
        },
        answer: '3.69 m s^-2',
        ask: 'A block slides down a rough plane inclined at 35° to the horizontal. The coefficient of friction is 0.25. Find its acceleration.',
        steps: [
          {
            say: {
              en: tex`Resolve perpendicular to the plane and use $F = \mu R$, since it slides.`,
              zh: tex`垂直于斜面分解；因为在滑动，用 $F = \mu R$。`,
            },
            tex: [tex`R = 10m\cos 35^\circ`, tex`F = 0.25 \times 10m\cos 35^\circ`],
            marks: ['B1'],
          },
          {
            say: { en: "Newton's second law down the plane.", zh: '沿斜面向下用牛顿第二定律。' },
            tex: [tex`10m\sin 35^\circ - 2.5m\cos 35^\circ = ma`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The mass cancels.', zh: '质量约去。' },
            tex: [tex`a = 5.7358 - 2.0479 = 3.69\ \mathrm{m\,s^{-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'connected-particles',
      kind: 'method',
      title: { en: 'Connected particles', zh: '连接体' },
      details: [
        {
          en: 'Write one equation for each particle, each along its own direction of motion. The light inextensible string gives the same acceleration, the smooth pulley the same tension on both sides.',
          zh: '对每个质点沿各自的运动方向列一个方程。轻质不可伸长的绳保证加速度大小相同，光滑滑轮保证两侧张力相等。',
        },
        {
          en: tex`Add the equations: the tension disappears and $a$ follows; put it back for $T$. Car and trailer: the whole system gives $a$, then the trailer alone (the fewest forces) gives the tension.`,
          zh: tex`两式相加消去张力，求出 $a$，再代回求 $T$。汽车与拖车：先对整体求 $a$，再单独看拖车（受力最少）求牵引杆中的拉力。`,
        },
        {
          en: tex`When the hanging particle reaches the ground the string goes slack: $T = 0$, the other particle carries on with the speed it has, under weight and friction only. Start the constant-acceleration formulas afresh there.`,
          zh: tex`悬挂质点落地后绳松弛：$T = 0$，另一质点以当时的速度继续运动，只受重力、支持力和摩擦力。从这里开始重新使用匀变速公式。`,
        },
        {
          en: tex`The force on the pulley is the resultant of the two tensions: $2T$ if both sides hang vertically, $\sqrt{2}\,T$ at $45^\circ$ if one side is horizontal.`,
          zh: tex`绳对滑轮的作用力是两侧张力的合力：两侧都竖直时为 $2T$；一侧水平、一侧竖直时为 $\sqrt{2}\,T$，方向成 $45^\circ$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $3\ \mathrm{kg}$ lies on a rough horizontal table, coefficient of friction $0.4$, and is connected by a light string over a smooth pulley at the edge to a particle of mass $2\ \mathrm{kg}$ which hangs freely. Find the tension in the string.`,
          zh: tex`质量 $3\ \mathrm{kg}$ 的质点放在摩擦系数为 $0.4$ 的粗糙水平桌面上，用轻绳跨过桌边光滑滑轮与自由悬挂的 $2\ \mathrm{kg}$ 质点相连。求绳的张力。`,
        },
        answer: '16.8 N',
        ask: 'A particle of mass 3 kg lies on a rough horizontal table, coefficient of friction 0.4, and is connected by a string over a smooth pulley to a particle of mass 2 kg which hangs freely. Find the tension in the string.',
        steps: [
          {
            say: { en: 'Friction on the table.', zh: '桌面上的摩擦力。' },
            tex: [tex`F = 0.4 \times 30 = 12\ \mathrm{N}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'One equation for each particle, in its direction of motion.',
              zh: '对两个质点分别沿运动方向列方程。',
            },
            tex: [tex`20 - T = 2a`, tex`T - 12 = 3a`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Add the equations.', zh: '两式相加。' },
            tex: ['8 = 5a', tex`a = 1.6\ \mathrm{m\,s^{-2}}`],
            marks: ['DM1'],
            why: {
              en: tex`The pull of $20\ \mathrm{N}$ exceeds the greatest friction of $12\ \mathrm{N}$, so the system really moves.`,
              zh: tex`拉力 $20\ \mathrm{N}$ 大于最大摩擦力 $12\ \mathrm{N}$，所以系统确实会动。`,
            },
          },
          {
            say: { en: 'Put the acceleration back.', zh: '代回求张力。' },
            tex: [tex`T = 12 + 3(1.6) = 16.8\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'towing',
      kind: 'method',
      title: { en: 'Towing', zh: '牵引问题' },
      details: [
        {
          en: 'Treat car and trailer first as one body: the force in the tow-bar is internal and does not appear in the equation.',
          zh: '先把汽车和拖车看作整体：牵引杆中的力是内力，不出现在方程中。',
        },
        {
          en: tex`A rope can only pull; a rigid tow-bar can also push. When the car brakes, the force in the bar may come out negative: it is then a thrust (compression).`,
          zh: '绳只能拉，刚性牵引杆既能拉也能推。刹车时算出的杆中拉力可能为负，表示杆实际受压，给出的是推力。',
        },
        {
          en: tex`On a hill at angle $\alpha$ each body has its own $mg\sin\alpha$ besides its resistance.`,
          zh: tex`在倾角为 $\alpha$ 的坡上，每个物体除阻力外还各有自己的 $mg\sin\alpha$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A car of mass $1200\ \mathrm{kg}$ pulls a trailer of mass $400\ \mathrm{kg}$ along a level road by a light rigid tow-bar. The resistances are $300\ \mathrm{N}$ and $200\ \mathrm{N}$; the driving force is $2500\ \mathrm{N}$. Find the tension in the tow-bar.`,
          zh: tex`质量 $1200\ \mathrm{kg}$ 的汽车用轻质刚性杆在水平路面上牵引质量 $400\ \mathrm{kg}$ 的拖车。两者所受阻力分别为 $300\ \mathrm{N}$ 和 $200\ \mathrm{N}$，汽车的牵引力为 $2500\ \mathrm{N}$。求牵引杆中的拉力。`,
        },
        answer: '700 N',
        steps: [
          {
            say: { en: 'The whole system.', zh: '对整体。' },
            tex: [tex`2500 - 300 - 200 = 1600a`, tex`a = 1.25\ \mathrm{m\,s^{-2}}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The trailer alone.', zh: '单独看拖车。' },
            tex: [tex`T - 200 = 400(1.25)`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`T = 700\ \mathrm{N}`],
            marks: ['A1'],
            why: {
              en: tex`The car gives the same: $2500 - 300 - T = 1200(1.25)$, also $T = 700$. A good check.`,
              zh: tex`用汽车检验：$2500 - 300 - T = 1200(1.25)$，同样得 $T = 700$。`,
            },
          },
        ],
      },
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Write it so that it earns', zh: '书写得分要点' },
      details: [
        {
          en: tex`Name the body and the direction of each equation ("$A$, down the plane"). The method mark needs all forces with the right dimensions; $ma$ with the total mass but the force of one particle loses it.`,
          zh: tex`每个方程写明对象和方向（如“对 $A$，沿斜面向下”）。方法分要求各力齐全、量纲正确；若 $ma$ 用总质量，却只写一个质点所受的力，就会丢掉这一分。`,
        },
        {
          en: tex`Acceleration is the bridge: forces give $a$, the constant-acceleration formulas turn it into time, speed and distance, or the other way round.`,
          zh: tex`加速度是桥梁：由力求 $a$，再用匀变速公式求时间、速度和位移；反过来也一样。`,
        },
        {
          en: 'Keep 4 figures or more in intermediate values and round only the final answer.',
          zh: '中间结果至少保留 4 位有效数字，只在最后一步取 3 位。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Taking the tension as the weight of the hanging particle. $T = mg$ only if it does not accelerate; here it was $16.8\ \mathrm{N}$, not $20\ \mathrm{N}$.`,
          zh: tex`把张力当作悬挂质点的重力。只有不加速时才有 $T = mg$；上例中是 $16.8\ \mathrm{N}$，而不是 $20\ \mathrm{N}$。`,
        },
        {
          en: 'Putting the driving force on the trailer, or the resistance of the car into the equation of the trailer.',
          zh: '把汽车的牵引力加在拖车上，或把汽车的阻力写进拖车的方程。',
        },
        {
          en: 'Keeping the direction of friction when the motion reverses, or using the old acceleration after the string has gone slack.',
          zh: '运动反向后仍沿用原来的摩擦力方向，或绳松弛后仍用原来的加速度。',
        },
      ],
    },
  ],
};
