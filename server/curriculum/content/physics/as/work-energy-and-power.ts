import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 5,
  level: 'AS',
  slug: 'work-energy-and-power',
  title: { en: 'Work, energy and power', zh: '功、能与功率' },
  summary: {
    en: 'Work transfers energy, power says how fast, and the total never changes. You calculate work, kinetic and potential energy, efficiency and power, derive the formulas, and use energy conservation where forces would be hard to follow.',
    zh: '做功转移能量，功率表示快慢，而总能量始终不变。学完本章，你会计算功、动能、重力势能、效率和功率，会推导有关公式，并能在难以用力分析时运用能量守恒。',
  },
  difficulty: 'Easy',
  minutes: 40,
  aliases: {
    en: [
      'work done',
      'kinetic energy',
      'gravitational potential energy',
      'GPE',
      'KE',
      'efficiency',
      'conservation of energy',
      'P = Fv',
      'power',
    ],
    zh: ['做功', '动能', '重力势能', '效率', '能量守恒', '机械能守恒', '功率', '牵引力功率'],
  },
  prerequisites: ['9702/all/kinematics', '9702/all/dynamics'],
  methods: ['physics-work-energy-and-power'],
  cards: [
    {
      id: 'work',
      kind: 'concept',
      title: { en: 'Work', zh: '功' },
      details: [
        {
          en: 'Work done is the force times the displacement in the direction of the force. Both parts of the sentence are needed for the mark.',
          zh: '功等于力乘以沿力的方向的位移。定义中“沿力的方向”不可缺少。',
        },
        {
          en: tex`With an angle $\theta$ between force and displacement $W = Fs\cos\theta$. A force at right angles to the motion does no work: the normal contact force on a level floor, for example.`,
          zh: tex`力与位移夹角为 $\theta$ 时 $W = Fs\cos\theta$。与运动方向垂直的力不做功，例如水平地面的支持力。`,
        },
        {
          en: tex`$1\ \mathrm{J} = 1\ \mathrm{N\,m}$. The area under a force–displacement graph is the work done.`,
          zh: tex`$1\ \mathrm{J} = 1\ \mathrm{N\,m}$。力—位移图像下的面积等于所做的功。`,
        },
      ],
    },
    {
      id: 'conservation',
      kind: 'concept',
      title: { en: 'Conservation of energy and efficiency', zh: '能量守恒与效率' },
      details: [
        {
          en: 'Energy cannot be created or destroyed; it can only be changed from one form to another. The total energy of a closed system is constant.',
          zh: '能量既不会凭空产生，也不会凭空消失，只能从一种形式转化为另一种形式；孤立系统的总能量不变。',
        },
        {
          en: tex`Efficiency is useful energy output divided by total energy input (or the same with powers). It has no unit and never exceeds $1$ ($100\,\%$).`,
          zh: tex`效率等于有用的输出能量除以总输入能量（也可用功率之比）。没有单位，不超过 $1$（$100\,\%$）。`,
        },
        {
          en: 'A body that falls at constant (terminal) velocity loses gravitational potential energy but gains no kinetic energy: the energy heats the body and the air.',
          zh: '以恒定（收尾）速度下落的物体，重力势能减少而动能不增加，能量转化为物体和空气的内能。',
        },
      ],
    },
    {
      id: 'energies',
      kind: 'formula',
      title: { en: 'Potential and kinetic energy, with derivations', zh: '势能与动能及其推导' },
      details: [
        {
          en: tex`$\Delta E_\mathrm{p} = mg\Delta h$ in a uniform field: lifting at constant velocity needs $F = mg$, so $W = Fs = mg\Delta h$.`,
          zh: tex`匀强重力场中 $\Delta E_\mathrm{p} = mg\Delta h$：匀速提升需要 $F = mg$，于是 $W = Fs = mg\Delta h$。`,
        },
        {
          en: tex`$E_\mathrm{k} = \tfrac{1}{2}mv^{2}$: from rest $v^{2} = 2as$, so $s = v^{2}/2a$ and $W = Fs = ma\times\dfrac{v^{2}}{2a} = \tfrac{1}{2}mv^{2}$.`,
          zh: tex`$E_\mathrm{k} = \tfrac{1}{2}mv^{2}$：由静止加速 $v^{2} = 2as$，$s = v^{2}/2a$，于是 $W = Fs = ma\times\dfrac{v^{2}}{2a} = \tfrac{1}{2}mv^{2}$。`,
        },
        {
          en: tex`Doubling the speed makes the kinetic energy four times as large. With momentum: $E_\mathrm{k} = \dfrac{p^{2}}{2m}$.`,
          zh: tex`速率加倍，动能变为四倍。用动量表示：$E_\mathrm{k} = \dfrac{p^{2}}{2m}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A force of $60\ \mathrm{N}$ at an angle of $25^{\circ}$ to the horizontal pulls a sledge a distance of $15\ \mathrm{m}$ along level snow. Calculate the work done by the force.`,
          zh: tex`用大小为 $60\ \mathrm{N}$、与水平方向成 $25^{\circ}$ 角的力拉雪橇，使其在水平雪地上前进 $15\ \mathrm{m}$。求该力所做的功。`,
        },
        answer: '820 J',
        ask: 'A force of 60 N pulls a sledge a distance of 15 m at an angle of 25° to the horizontal. Calculate the work done by the force.',
        steps: [
          {
            say: {
              en: 'Only the component along the displacement does work.',
              zh: '只有沿位移方向的分力做功。',
            },
            tex: [tex`W = Fs\cos\theta = 60\times 15\times\cos25^{\circ}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`W = 820\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'energy-balance',
      kind: 'method',
      title: { en: 'An energy balance with friction', zh: '有摩擦时的能量关系' },
      details: [
        {
          en: 'Choose a start and an end, and list the energy at each. What goes in equals what comes out plus what is transferred to internal energy.',
          zh: '选定初、末状态，列出各自的能量：输入的能量等于输出的能量加上转化为内能的部分。',
        },
        {
          en: tex`The work done against a resistive force of average size $F$ over a path of length $s$ is $Fs$; $s$ is measured along the path, while $\Delta h$ is vertical.`,
          zh: tex`克服平均大小为 $F$ 的阻力通过路程 $s$ 所做的功为 $Fs$；$s$ 沿路径量度，而 $\Delta h$ 是竖直高度。`,
        },
      ],
      example: {
        stem: {
          en: tex`A child of mass $32\ \mathrm{kg}$ starts from rest at the top of a slide of length $5.0\ \mathrm{m}$. The top is $2.6\ \mathrm{m}$ above the bottom, where her speed is $4.8\ \mathrm{m\,s^{-1}}$. Calculate the average resistive force.`,
          zh: tex`质量 $32\ \mathrm{kg}$ 的小孩从长 $5.0\ \mathrm{m}$ 的滑梯顶端由静止滑下，顶端比底端高 $2.6\ \mathrm{m}$，到达底端时速率为 $4.8\ \mathrm{m\,s^{-1}}$。求平均阻力。`,
        },
        answer: '90 N',
        steps: [
          {
            say: { en: 'Potential energy lost.', zh: '减少的重力势能。' },
            tex: [tex`\Delta E_\mathrm{p} = 32\times 9.81\times 2.6 = 816\ \mathrm{J}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Kinetic energy gained.', zh: '增加的动能。' },
            tex: [tex`E_\mathrm{k} = \tfrac{1}{2}\times 32\times 4.8^{2} = 369\ \mathrm{J}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'The difference is the work done against resistance.',
              zh: '两者之差是克服阻力做的功。',
            },
            tex: [tex`F\times 5.0 = 816-369`],
            marks: ['M1'],
            why: {
              en: 'The resistive force acts along the slide, so use its length and not its height.',
              zh: '阻力沿滑梯方向，所以用滑梯的长度而不是高度。',
            },
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`F = \frac{447}{5.0} = 90\ \mathrm{N}\ \text{(2 s.f.)}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'power',
      kind: 'formula',
      title: { en: 'Power', zh: '功率' },
      details: [
        {
          en: tex`Power is work done per unit time, $P = W/t$, in watts: $1\ \mathrm{W} = 1\ \mathrm{J\,s^{-1}}$.`,
          zh: tex`功率是单位时间所做的功，$P = W/t$，单位瓦特：$1\ \mathrm{W} = 1\ \mathrm{J\,s^{-1}}$。`,
        },
        {
          en: tex`$P = Fv$: from $P = \dfrac{Fs}{t}$ with $v = \dfrac{s}{t}$. $F$ is the driving force in the direction of the velocity, not the resultant.`,
          zh: tex`$P = Fv$：由 $P = \dfrac{Fs}{t}$ 及 $v = \dfrac{s}{t}$ 得到。$F$ 是沿速度方向的驱动力，不是合力。`,
        },
        {
          en: tex`At top speed the acceleration is zero, so the driving force equals the total resistance: $P = F_\mathrm{resist}\,v_{\max}$. Uphill add $mg\sin\theta$.`,
          zh: tex`达到最大速率时加速度为零，驱动力等于总阻力：$P = F_\mathrm{resist}\,v_{\max}$（$F_\mathrm{resist}$ 为总阻力）。上坡时还要加 $mg\sin\theta$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A motor lifts a load of mass $80\ \mathrm{kg}$ through a height of $15\ \mathrm{m}$ in $24\ \mathrm{s}$ at constant speed. Calculate the useful output power.`,
          zh: tex`电动机在 $24\ \mathrm{s}$ 内把质量为 $80\ \mathrm{kg}$ 的重物匀速提升 $15\ \mathrm{m}$，求有用输出功率。`,
        },
        answer: '490 W',
        ask: 'A motor lifts a load of mass 80 kg through a height of 15 m in 24 s. Calculate the power.',
        steps: [
          {
            say: { en: 'The useful work is the gain in potential energy.', zh: '有用功等于增加的重力势能。' },
            tex: [tex`P = \frac{mg\Delta h}{t} = \frac{80\times 9.81\times 15}{24}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`P = 490\ \mathrm{W}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'energy-or-forces',
      kind: 'tip',
      title: { en: 'Energy or forces?', zh: '用能量还是用力？' },
      details: [
        {
          en: 'When the question joins speeds and heights and never asks for a time, use energy. It works on curved paths, where the acceleration changes.',
          zh: '题目只联系速率与高度而不问时间时，用能量。路径弯曲、加速度变化时它同样适用。',
        },
        {
          en: 'In a derivation name the equation you start from and say that the velocity is constant, or the body starts from rest: those words carry marks.',
          zh: '推导题要写出起始方程，并说明匀速或由静止开始，这些文字是有分的。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Squaring a difference instead of subtracting squares: $\Delta E_\mathrm{k} = \tfrac{1}{2}m(v^{2}-u^{2})$, not $\tfrac{1}{2}m(v-u)^{2}$.`,
          zh: tex`把平方差写成差的平方：$\Delta E_\mathrm{k} = \tfrac{1}{2}m(v^{2}-u^{2})$，不是 $\tfrac{1}{2}m(v-u)^{2}$。`,
        },
        {
          en: tex`Using the length of the slope as the height in $mg\Delta h$; the height is $s\sin\theta$.`,
          zh: tex`在 $mg\Delta h$ 中把斜面长度当作高度；高度是 $s\sin\theta$。`,
        },
        {
          en: 'Dividing by the efficiency when one should multiply: the useful output is always less than the input.',
          zh: '该乘效率时却除以效率：有用输出总小于输入。',
        },
      ],
    },
    statedCard('9702/all/work-energy-and-power'),
  ],
};
