import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 12,
  level: 'A2',
  slug: 'motion-in-a-circle',
  title: { en: 'Motion in a circle', zh: '圆周运动' },
  summary: {
    en: 'A body moving steadily in a circle keeps its speed but not its velocity, so it accelerates towards the centre. After this topic you can work in radians, move between angular speed, speed and period, and find which real force plays the part of the centripetal force.',
    zh: '做匀速圆周运动的物体速率不变而速度方向时刻改变，因此具有指向圆心的加速度。学完本章，你能用弧度描述转动，在角速度、线速度与周期之间换算，并判断由哪些真实的力提供向心力。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'circular motion',
      'uniform circular motion',
      'centripetal force',
      'centripetal acceleration',
      'angular speed',
      'angular velocity',
      'radian',
      'omega',
      'centripital force',
    ],
    zh: ['圆周运动', '匀速圆周运动', '向心力', '向心加速度', '角速度', '线速度', '弧度', '圆锥摆'],
  },
  prerequisites: ['9702/all/kinematics', '9702/all/dynamics', '9702/all/forces-density-and-pressure'],
  methods: ['physics-motion-in-a-circle'],
  cards: [
    {
      id: 'radian-and-angular-speed',
      kind: 'concept',
      title: { en: 'Radian and angular speed', zh: '弧度与角速度' },
      details: [
        {
          en: 'One radian is the angle subtended at the centre of a circle by an arc whose length equals the radius. Say all three: at the centre, arc, equal to the radius.',
          zh: '弧长等于半径的圆弧所对的圆心角为 1 弧度。定义要说全三点：圆心角、圆弧、弧长等于半径。',
        },
        {
          en: tex`Angular displacement in radians is arc length over radius, $\theta = \dfrac{s}{r}$; a full turn is $2\pi\ \mathrm{rad}$, so $1\ \mathrm{rad} \approx 57.3^{\circ}$.`,
          zh: tex`以弧度表示的角位移等于弧长与半径之比，$\theta = \dfrac{s}{r}$；转一整周为 $2\pi\ \mathrm{rad}$，所以 $1\ \mathrm{rad} \approx 57.3^{\circ}$。`,
        },
        {
          en: tex`Angular speed $\omega$ is the rate of change of angular displacement, $\omega = \dfrac{\Delta\theta}{\Delta t}$, in $\mathrm{rad\,s^{-1}}$.`,
          zh: tex`角速度 $\omega$ 是角位移的变化率，$\omega = \dfrac{\Delta\theta}{\Delta t}$，单位是 $\mathrm{rad\,s^{-1}}$。`,
        },
        {
          en: tex`Every point of a rigid wheel has the same $\omega$; the speed $v$ grows in proportion to the distance from the axis.`,
          zh: tex`刚性转轮上各点的 $\omega$ 相同，线速度 $v$ 则与到转轴的距离成正比。`,
        },
      ],
    },
    {
      id: 'why-it-accelerates',
      kind: 'concept',
      title: { en: 'Constant speed, yet accelerating', zh: '速率不变，却有加速度' },
      details: [
        {
          en: 'Velocity is a vector along the tangent. Its direction changes all the time, so there is an acceleration although the speed stays the same.',
          zh: '速度是沿切线方向的矢量，方向时刻在变，所以即使速率不变也有加速度。',
        },
        {
          en: 'The force has constant magnitude and is always perpendicular to the velocity, so it points to the centre. It does no work: the kinetic energy stays constant.',
          zh: '合力大小恒定，且始终与速度方向垂直，即指向圆心。它不做功，所以动能不变。',
        },
        {
          en: '“Centripetal” is a role, not a new force. Friction, tension, gravity, a normal contact force, an electric or a magnetic force, or a component or a resultant of these plays it.',
          zh: '“向心力”是按作用效果命名的，并不是一种新的力。摩擦力、拉力、引力、支持力、电场力、磁场力，或它们的分力、合力都可以提供向心力。',
        },
        {
          en: 'If the force vanishes, the body goes off along the tangent at that point (Newton’s first law), not outwards along the radius.',
          zh: '如果向心力突然消失，物体将沿该点的切线方向做匀速直线运动（牛顿第一定律），而不是沿半径向外飞出。',
        },
      ],
    },
    {
      id: 'angular-formulas',
      kind: 'formula',
      title: { en: 'Speed, angular speed and period', zh: '线速度、角速度与周期' },
      details: [
        {
          en: tex`$\omega = \dfrac{2\pi}{T} = 2\pi f$ and $v = r\omega$. The radian has no dimension, so $\mathrm{m} \times \mathrm{rad\,s^{-1}}$ is $\mathrm{m\,s^{-1}}$.`,
          zh: tex`$\omega = \dfrac{2\pi}{T} = 2\pi f$，$v = r\omega$。弧度没有量纲，所以 $\mathrm{m} \times \mathrm{rad\,s^{-1}}$ 就是 $\mathrm{m\,s^{-1}}$。`,
        },
        {
          en: tex`Revolutions per minute: multiply by $2\pi$ and divide by $60$. For example $45$ revolutions per minute is $\dfrac{45 \times 2\pi}{60} = 4.7\ \mathrm{rad\,s^{-1}}$.`,
          zh: tex`每分钟转数换算为角速度：乘以 $2\pi$ 再除以 $60$。例如每分钟 $45$ 转即 $\dfrac{45 \times 2\pi}{60} = 4.7\ \mathrm{rad\,s^{-1}}$。`,
        },
      ],
    },
    {
      id: 'centripetal-formulas',
      kind: 'formula',
      title: { en: 'Centripetal acceleration and force', zh: '向心加速度与向心力' },
      details: [
        {
          en: tex`$a = r\omega^{2} = \dfrac{v^{2}}{r}$, directed towards the centre.`,
          zh: tex`$a = r\omega^{2} = \dfrac{v^{2}}{r}$，方向指向圆心。`,
        },
        {
          en: tex`$F = mr\omega^{2} = \dfrac{mv^{2}}{r}$, where $F$ is the resultant force towards the centre.`,
          zh: tex`$F = mr\omega^{2} = \dfrac{mv^{2}}{r}$，其中 $F$ 是指向圆心的合力。`,
        },
        {
          en: tex`Watch what is constant: at the same $\omega$ a larger radius needs a larger force, at the same $v$ a larger radius needs a smaller one.`,
          zh: tex`注意哪个量保持不变：$\omega$ 相同时，半径越大所需的力越大；$v$ 相同时，半径越大所需的力越小。`,
        },
      ],
      example: {
        stem: {
          en: tex`A mass of $0.35\ \mathrm{kg}$ moves in a circle of radius $0.80\ \mathrm{m}$ with an angular speed of $6.0\ \mathrm{rad\,s^{-1}}$. Find the centripetal force.`,
          zh: tex`质量为 $0.35\ \mathrm{kg}$ 的物体以 $6.0\ \mathrm{rad\,s^{-1}}$ 的角速度做圆周运动，半径为 $0.80\ \mathrm{m}$。求向心力。`,
        },
        answer: '10 N',
        ask: 'A mass of 0.35 kg moves in a circle of radius 0.80 m with an angular speed of 6.0 rad s^-1. Find the centripetal force.',
        steps: [
          {
            say: {
              en: 'Angular speed is given, so take the form with it.',
              zh: '已知角速度，选用含角速度的公式。',
            },
            tex: [tex`F = mr\omega^{2} = 0.35 \times 0.80 \times 6.0^{2}`],
            marks: ['M1'],
            why: {
              en: tex`Going through $v = r\omega$ gives the same, with one more step to round.`,
              zh: tex`先由 $v = r\omega$ 求线速度结果相同，只是多了一步舍入。`,
            },
          },
          {
            say: {
              en: 'Two significant figures, as in the data; the force points to the centre.',
              zh: '按已知数据保留两位有效数字；方向指向圆心。',
            },
            tex: [tex`F = 10\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'resolve-along-the-radius',
      kind: 'method',
      title: { en: 'Set up any circle problem', zh: '圆周运动问题的解题步骤' },
      details: [
        {
          en: 'Draw only the real forces. Find the centre of the circle, which need not be the point where the string is fixed.',
          zh: '只画真实存在的力。先找准圆心，它不一定是绳子的悬挂点。',
        },
        {
          en: tex`Along the radius: (forces towards the centre) − (forces away from it) $= \dfrac{mv^{2}}{r}$.`,
          zh: tex`沿半径方向列式：指向圆心的力之和减去背离圆心的力之和等于 $\dfrac{mv^{2}}{r}$。`,
        },
        {
          en: tex`In a horizontal circle the vertical forces balance. For a conical pendulum with the string at $\theta$ to the vertical: $T\cos\theta = mg$ and $T\sin\theta = mr\omega^{2}$.`,
          zh: tex`水平面内的圆周运动，竖直方向受力平衡。圆锥摆的绳与竖直方向成 $\theta$ 角时：$T\cos\theta = mg$，$T\sin\theta = mr\omega^{2}$。`,
        },
        {
          en: tex`In a vertical circle gravity helps at the top and works against the tension at the bottom; the string just stays taut at the top when $v^{2} = gr$.`,
          zh: tex`竖直面内的圆周运动，重力在最高点指向圆心，在最低点背离圆心；在最高点绳子恰好绷紧的条件是 $v^{2} = gr$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A ball of mass $0.20\ \mathrm{kg}$ on a string of length $0.60\ \mathrm{m}$ swings in a vertical circle. At the lowest point its speed is $4.0\ \mathrm{m\,s^{-1}}$. Calculate the tension in the string at that point.`,
          zh: tex`质量为 $0.20\ \mathrm{kg}$ 的小球系在长 $0.60\ \mathrm{m}$ 的绳上，在竖直面内做圆周运动，经过最低点时速率为 $4.0\ \mathrm{m\,s^{-1}}$。求此时绳中的拉力。`,
        },
        answer: '7.3 N',
        steps: [
          {
            say: {
              en: 'At the bottom the tension points to the centre and the weight away from it; their resultant is the centripetal force.',
              zh: '在最低点，拉力指向圆心，重力背离圆心，二者的合力提供向心力。',
            },
            tex: [tex`T - mg = \frac{mv^{2}}{r}`],
            marks: ['M1'],
            why: {
              en: 'The acceleration is upwards here, so the tension must be more than the weight.',
              zh: '此处加速度竖直向上，所以拉力必须大于重力。',
            },
          },
          {
            say: { en: 'Put in the numbers.', zh: '代入数据。' },
            tex: [tex`T = 0.20 \times 9.81 + \frac{0.20 \times 4.0^{2}}{0.60}`, tex`T = 1.96 + 5.33`],
            marks: ['M1'],
          },
          {
            say: { en: 'Add and round at the end.', zh: '相加，最后再取有效数字。' },
            tex: [tex`T = 7.3\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'explain-in-words',
      kind: 'tip',
      title: { en: 'Explaining circular motion in words', zh: '用文字解释圆周运动' },
      details: [
        {
          en: 'For “explain why it accelerates though the speed is constant” write: the direction of the velocity changes, so the velocity changes, and acceleration is the rate of change of velocity.',
          zh: '遇到“速率不变为何有加速度”的问题，写清：速度的方向在变，所以速度在变，而加速度是速度的变化率。',
        },
        {
          en: 'For “explain why the speed is constant” write: the force is perpendicular to the velocity, so no work is done and the kinetic energy does not change.',
          zh: '遇到“为何速率不变”的问题，写清：力与速度方向垂直，力不做功，动能不变。',
        },
        {
          en: 'Name the force that provides the centripetal force (“friction between tyres and road”); “centripetal force” alone earns nothing there.',
          zh: '要指明由哪个力提供向心力（如“轮胎与路面间的摩擦力”），只写“向心力”不得分。',
        },
      ],
    },
    {
      id: 'false-outward-force',
      kind: 'error',
      title: { en: 'Inventing forces, forgetting units', zh: '凭空加力与单位错误' },
      details: [
        {
          en: 'Drawing an outward “centrifugal force”, or drawing a separate centripetal force beside tension and weight. The centripetal force is their resultant.',
          zh: '画出向外的“离心力”，或在拉力、重力之外又画一个向心力。向心力是它们的合力，不能重复计算。',
        },
        {
          en: tex`Leaving the calculator in degrees when $\omega t$ is an angle in radians, or using revolutions per second as $\omega$ without the factor $2\pi$.`,
          zh: tex`$\omega t$ 是弧度，计算器却停在角度制；或把每秒转数直接当作 $\omega$，漏乘 $2\pi$。`,
        },
        {
          en: 'Using the diameter, or the length of the string of a conical pendulum, in place of the radius of the circle.',
          zh: '把直径，或圆锥摆的绳长，当作圆周的半径代入。',
        },
      ],
    },
    statedCard('9702/all/motion-in-a-circle'),
  ],
};
