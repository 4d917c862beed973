import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p4',
  order: 5,
  level: 'AS',
  slug: 'energy-work-and-power',
  title: { en: 'Energy, work and power', zh: '能量、功与功率' },
  summary: {
    en: 'Work is force times distance in its direction; it changes kinetic and potential energy, and power is the rate of doing it. Afterwards you can solve motion with resistance by an energy equation, also where the path is curved, and find accelerations and greatest speeds of engines.',
    zh: '功等于力乘沿力方向的位移，做功改变动能和势能，功率是做功的快慢。学完后你能用能量方程解有阻力的运动（包括曲线轨道），并能由发动机的功率求车辆的加速度和最大速度。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'work done',
      'kinetic energy',
      'potential energy',
      'work-energy principle',
      'conservation of energy',
      'power',
      'P = Fv',
      'driving force',
      'watt',
      'joule',
    ],
    zh: ['做功', '动能', '重力势能', '动能定理', '功能原理', '机械能守恒', '功率', '牵引力', '瓦特', '焦耳'],
  },
  prerequisites: ['9709/p4/newtons-laws-of-motion'],
  methods: ['work-energy-power'],
  cards: [
    {
      id: 'work',
      kind: 'concept',
      title: { en: 'Work of a constant force', zh: '恒力做功' },
      details: [
        {
          en: tex`$W = Fd\cos\theta$, where $\theta$ is the angle between the force and the displacement. A force perpendicular to the motion (the normal reaction on a slope) does no work.`,
          zh: tex`$W = Fd\cos\theta$，其中 $\theta$ 是力与位移的夹角。与运动方向垂直的力（如斜面的法向支持力）不做功。`,
        },
        {
          en: tex`Friction does negative work: the "work done against friction" over a distance $d$ along the surface is $Fd$, and that energy is lost.`,
          zh: tex`摩擦力做负功：沿接触面移动 $d$ 时，“克服摩擦力做的功”为 $Fd$，这部分机械能就损失掉了。`,
        },
        {
          en: tex`One joule is one newton metre. The unit of work is $\mathrm{J}$ whatever the kind of energy.`,
          zh: tex`$1$ 焦耳等于 $1$ 牛顿米。无论哪种能量，单位都是 $\mathrm{J}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A force of $40\ \mathrm{N}$ acts at $25^\circ$ to the horizontal and moves a particle $6\ \mathrm{m}$ along a horizontal surface. Find the work done by the force.`,
          zh: tex`与水平方向成 $25^\circ$ 角的 $40\ \mathrm{N}$ 的力使质点沿水平面移动 $6\ \mathrm{m}$。求该力做的功。`,
        },
        answer: '218 J',
        ask: 'A force of 40 N acts at an angle of 25° to the horizontal and moves a particle a distance of 6 m along a horizontal surface. Find the work done by the force.',
        steps: [
          {
            say: { en: 'Use the component of the force along the motion.', zh: '用力沿运动方向的分量。' },
            tex: [tex`W = 40 \times 6 \times \cos 25^\circ`],
            marks: ['M1'],
          },
          {
            say: { en: 'Work out.', zh: '计算。' },
            tex: [tex`W = 218\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'energy',
      kind: 'formula',
      title: { en: 'Kinetic and potential energy', zh: '动能与重力势能' },
      details: [
        {
          en: tex`Kinetic energy: $\tfrac{1}{2}mv^2$. Its change is $\tfrac{1}{2}m(v^2 - u^2)$, which is not $\tfrac{1}{2}m(v - u)^2$.`,
          zh: tex`动能：$\tfrac{1}{2}mv^2$。动能变化是 $\tfrac{1}{2}m(v^2 - u^2)$，不是 $\tfrac{1}{2}m(v - u)^2$。`,
        },
        {
          en: tex`Gravitational potential energy: $mgh$ above any level you choose; only the vertical change counts. A distance $d$ along a slope at $\alpha$ means $h = d\sin\alpha$.`,
          zh: tex`重力势能：相对任选零势面为 $mgh$，只与竖直高度变化有关。沿倾角 $\alpha$ 的斜面移动 $d$，则 $h = d\sin\alpha$。`,
        },
        {
          en: tex`Power: $P = \dfrac{W}{t}$ for an average, and $P = Fv$ for a driving force $F$ at speed $v$, in watts. Change $\mathrm{kW}$ to $\mathrm{W}$ first.`,
          zh: tex`平均功率 $P = \dfrac{W}{t}$；牵引力为 $F$、速度为 $v$ 时的瞬时功率 $P = Fv$，单位是瓦特。先把 $\mathrm{kW}$ 化为 $\mathrm{W}$。`,
        },
      ],
    },
    {
      id: 'energy-principle',
      kind: 'concept',
      title: { en: 'Where the energy goes', zh: '能量的去向' },
      details: [
        {
          en: 'If only gravity does work (smooth surfaces), the sum of kinetic and potential energy stays the same, on any path, curved ones too. Two connected particles share one energy equation; the tensions cancel.',
          zh: '只有重力做功（接触面光滑）时，动能与势能之和不变，对任何轨道都成立，包括曲线轨道。对用绳相连的两个质点可以整体列一个能量方程，绳的张力做功之和为零。',
        },
        {
          en: 'In general: initial energy + work done by the driving force = final energy + work done against resistance.',
          zh: '一般情形：初态机械能 + 牵引力做的功 = 末态机械能 + 克服阻力做的功。',
        },
        {
          en: 'Energy has no direction and no time. If the question asks for a time, or if the acceleration is wanted, forces and kinematics must come in.',
          zh: '能量方程不含方向和时间。若求时间或加速度，就要用受力分析和运动学。',
        },
      ],
    },
    {
      id: 'energy-method',
      kind: 'method',
      title: { en: 'An energy equation', zh: '列能量方程' },
      details: [
        {
          en: 'Choose two positions, one where you know most and one where the unknown is. Write kinetic and potential energy at both.',
          zh: '选两个位置：一个已知量最多，另一个含所求量。写出两处的动能和势能。',
        },
        {
          en: tex`Work against resistance is force times the distance along the path, with $F = \mu R$ if friction is given by $\mu$; potential energy uses the vertical height.`,
          zh: tex`克服阻力的功是阻力乘沿路径的长度，若给出 $\mu$ 则 $F = \mu R$；势能用竖直高度。`,
        },
        {
          en: 'Do not count gravity twice: either potential energy or the work of the weight, never both.',
          zh: '重力不要重复计算：要么用势能，要么用重力做功，不能同时用。',
        },
      ],
      example: {
        stem: {
          en: tex`A box of mass $6\ \mathrm{kg}$ slides from rest $5\ \mathrm{m}$ down a rough plane inclined at $30^\circ$ to the horizontal and reaches a speed of $6\ \mathrm{m\,s^{-1}}$. Use an energy method to find the frictional force, which is constant.`,
          zh: tex`质量 $6\ \mathrm{kg}$ 的箱子由静止沿倾角 $30^\circ$ 的粗糙斜面下滑 $5\ \mathrm{m}$，速率达到 $6\ \mathrm{m\,s^{-1}}$。设摩擦力大小恒定，用能量方法求摩擦力。`,
        },
        answer: '8.4 N',
        steps: [
          {
            say: { en: 'Potential energy lost.', zh: '势能减少量。' },
            tex: [tex`6 \times 10 \times 5\sin 30^\circ = 150\ \mathrm{J}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Kinetic energy gained.', zh: '动能增加量。' },
            tex: [tex`\tfrac{1}{2} \times 6 \times 6^2 = 108\ \mathrm{J}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'The difference is the work done against friction.',
              zh: '两者之差是克服摩擦力做的功。',
            },
            tex: [tex`5F = 150 - 108`],
            marks: ['M1'],
          },
          {
            say: { en: 'Divide by the distance along the plane.', zh: '除以沿斜面的距离。' },
            tex: [tex`F = 8.4\ \mathrm{N}`],
            marks: ['A1'],
            why: {
              en: tex`The distance for friction is the $5\ \mathrm{m}$ along the plane, not the drop of $2.5\ \mathrm{m}$.`,
              zh: tex`摩擦力做功用沿斜面的 $5\ \mathrm{m}$，而不是下降高度 $2.5\ \mathrm{m}$。`,
            },
          },
        ],
      },
    },
    {
      id: 'power-method',
      kind: 'method',
      title: { en: 'Engines', zh: '发动机与功率' },
      details: [
        {
          en: tex`Find the driving force from $F = \dfrac{P}{v}$ at this speed, then use Newton's second law: $\dfrac{P}{v} - \text{resistance} - mg\sin\alpha = ma$ (uphill).`,
          zh: tex`先由 $F = \dfrac{P}{v}$ 求该速度下的牵引力，再用牛顿第二定律（上坡）：$\dfrac{P}{v} - R_{\mathrm{res}} - mg\sin\alpha = ma$，其中 $R_{\mathrm{res}}$ 为阻力。`,
        },
        {
          en: tex`Steady or greatest speed means $a = 0$: the driving force balances resistance (and the slope).`,
          zh: tex`匀速行驶或达到最大速度时 $a = 0$：牵引力与阻力（及重力沿坡面的分力）平衡。`,
        },
        {
          en: tex`With constant power the acceleration falls as the speed grows, so the constant-acceleration formulas do not apply; the work of the engine in time $t$ is $Pt$.`,
          zh: tex`功率恒定时，速度越大加速度越小，不能用匀变速公式；发动机在时间 $t$ 内做功为 $Pt$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A car of mass $1250\ \mathrm{kg}$ moves on a level road against a constant resistance of $500\ \mathrm{N}$. The engine works at $30\ \mathrm{kW}$. Find the acceleration when the speed is $20\ \mathrm{m\,s^{-1}}$.`,
          zh: tex`质量 $1250\ \mathrm{kg}$ 的汽车在水平路面上行驶，受恒定阻力 $500\ \mathrm{N}$，发动机功率为 $30\ \mathrm{kW}$。求速度为 $20\ \mathrm{m\,s^{-1}}$ 时的加速度。`,
        },
        answer: '0.8 m s^-2',
        steps: [
          {
            say: { en: 'Driving force at this speed.', zh: '求该速度下的牵引力。' },
            tex: [tex`F = \frac{30000}{20} = 1500\ \mathrm{N}`],
            marks: ['B1'],
          },
          {
            say: { en: "Newton's second law.", zh: '牛顿第二定律。' },
            tex: [tex`1500 - 500 = 1250a`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`a = 0.8\ \mathrm{m\,s^{-2}}`],
            marks: ['A1'],
            why: {
              en: tex`At the same power the greatest speed is $\dfrac{30000}{500} = 60\ \mathrm{m\,s^{-1}}$, where the acceleration has fallen to zero.`,
              zh: tex`同样功率下最大速度为 $\dfrac{30000}{500} = 60\ \mathrm{m\,s^{-1}}$，此时加速度减为零。`,
            },
          },
        ],
      },
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Energy or forces?', zh: '用能量还是用力？' },
      details: [
        {
          en: 'If the question says "use an energy method", a solution by forces loses marks even with the right answer. If the path is curved or the resistance is given as work in joules, energy is the only way.',
          zh: '题目要求“用能量方法”时，改用牛顿第二定律和匀变速公式求解，即使答案正确也会丢分。轨道是曲线，或题目给出的是克服阻力做了多少焦耳的功时，只能用能量方法。',
        },
        {
          en: 'Resistance may change on the way: energy then needs only its total work.',
          zh: '途中阻力可以变化：能量方程只需要克服它所做的总功。',
        },
        {
          en: tex`A hill "$\sin^{-1}0.05$" gives $mg\sin\alpha = 0.05mg$ at once; do not round the angle. "Rises $20\ \mathrm{m}$" gives $h$ directly.`,
          zh: tex`坡角写作“$\sin^{-1}0.05$”时直接得 $mg\sin\alpha = 0.05mg$，不要先求角再取近似；“升高 $20\ \mathrm{m}$”直接给出 $h$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Calling $\dfrac{P}{v}$ the resultant force. It is the driving force; resistance and slope still have to be taken off.`,
          zh: tex`把 $\dfrac{P}{v}$ 当作合力。它只是牵引力，还要减去阻力和重力沿坡面的分力。`,
        },
        {
          en: 'Using the slope distance as the height in potential energy, or the height as the distance in the work of friction.',
          zh: '算势能时误把沿斜面的距离当作高度，或算摩擦力做功时误把高度当作路程。',
        },
        {
          en: 'Forgetting that the driving force changes at once when the power or the speed changes: after a step in power, compute it again.',
          zh: '忘记功率或速度一改变，牵引力就随之改变：功率变化后要重新计算牵引力。',
        },
      ],
    },
  ],
};
