import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 17,
  level: 'A2',
  slug: 'oscillations',
  title: { en: 'Oscillations', zh: '振动' },
  summary: {
    en: 'Whenever a force pulls a body back in proportion to its displacement, it moves in simple harmonic motion. After this topic you can recognise that motion, use its equations and graphs, follow its energy, and describe damping, forced oscillations and resonance.',
    zh: '只要物体受到与位移成正比的回复力，就会做简谐运动。学完本章，你能判断简谐运动，运用其方程与图像，分析能量转化，并描述阻尼、受迫振动与共振。',
  },
  difficulty: 'Hard',
  minutes: 45,
  aliases: {
    en: [
      'simple harmonic motion',
      'SHM',
      's.h.m.',
      'a = -omega^2 x',
      'damping',
      'critical damping',
      'resonance',
      'forced oscillation',
      'natural frequency',
      'ossilation',
    ],
    zh: [
      '简谐运动',
      '简谐振动',
      '角频率',
      '振幅',
      '阻尼',
      '临界阻尼',
      '受迫振动',
      '共振',
      '固有频率',
      '弹簧振子',
      '单摆',
    ],
  },
  prerequisites: [
    '9702/all/motion-in-a-circle',
    '9702/all/work-energy-and-power',
    '9702/all/deformation-of-solids',
  ],
  methods: ['physics-oscillations'],
  cards: [
    {
      id: 'definition-of-shm',
      kind: 'concept',
      title: { en: 'What makes a motion simple harmonic', zh: '简谐运动的判据' },
      details: [
        {
          en: 'Simple harmonic motion: the acceleration is proportional to the displacement from a fixed point and is in the opposite direction to the displacement. Both halves are needed.',
          zh: '简谐运动：加速度与相对某一固定点的位移成正比，且方向与位移相反。两个条件缺一不可。',
        },
        {
          en: tex`As an equation: $a = -\omega^{2}x$. The minus sign is the “opposite direction”. The graph of $a$ against $x$ is a straight line through the origin with gradient $-\omega^{2}$, ending at $x = \pm x_{0}$.`,
          zh: tex`写成方程：$a = -\omega^{2}x$，负号表示方向相反。$a$–$x$ 图线是过原点的直线段，斜率为 $-\omega^{2}$，两端在 $x = \pm x_{0}$。`,
        },
        {
          en: 'The period of an ideal simple harmonic oscillator does not depend on its amplitude.',
          zh: '理想简谐运动的周期与振幅无关。',
        },
      ],
    },
    {
      id: 'terms',
      kind: 'concept',
      title: { en: 'The words of oscillation', zh: '描述振动的物理量' },
      details: [
        {
          en: 'Displacement: distance from equilibrium in a stated direction. Amplitude: the maximum displacement. Period: the time of one complete oscillation. Frequency: the number of oscillations per unit time.',
          zh: '位移：相对平衡位置沿某一方向的距离。振幅：最大位移。周期：完成一次全振动的时间。频率：单位时间内完成全振动的次数。',
        },
        {
          en: tex`Angular frequency $\omega = 2\pi f = \dfrac{2\pi}{T}$, in $\mathrm{rad\,s^{-1}}$.`,
          zh: tex`角频率 $\omega = 2\pi f = \dfrac{2\pi}{T}$，单位 $\mathrm{rad\,s^{-1}}$。`,
        },
        {
          en: tex`Phase difference tells by what part of a cycle one oscillation leads another: $\phi = \dfrac{2\pi\,\Delta t}{T}$. In s.h.m. velocity leads displacement by $\dfrac{\pi}{2}\ \mathrm{rad}$ and acceleration is in antiphase with displacement, $\pi\ \mathrm{rad}$.`,
          zh: tex`相位差表示一个振动比另一个超前多少：$\phi = \dfrac{2\pi\,\Delta t}{T}$。简谐运动中速度比位移超前 $\dfrac{\pi}{2}\ \mathrm{rad}$，加速度与位移反相，相差 $\pi\ \mathrm{rad}$。`,
        },
      ],
    },
    {
      id: 'equations-of-shm',
      kind: 'formula',
      title: { en: 'Displacement, velocity, acceleration', zh: '位移、速度与加速度' },
      details: [
        {
          en: tex`Starting at the centre: $x = x_{0}\sin\omega t$ and $v = v_{0}\cos\omega t$ with $v_{0} = \omega x_{0}$. Starting at the end: $x = x_{0}\cos\omega t$.`,
          zh: tex`从平衡位置开始计时：$x = x_{0}\sin\omega t$，$v = v_{0}\cos\omega t$，其中 $v_{0} = \omega x_{0}$。从最大位移处开始计时：$x = x_{0}\cos\omega t$。`,
        },
        {
          en: tex`At a displacement $x$: $v = \pm\omega\sqrt{x_{0}^{2} - x^{2}}$; both signs, because the body passes each point in both directions.`,
          zh: tex`位移为 $x$ 时：$v = \pm\omega\sqrt{x_{0}^{2} - x^{2}}$；取正负号是因为物体会从两个方向经过同一点。`,
        },
        {
          en: tex`Greatest speed $\omega x_{0}$ at the centre, where $a = 0$; greatest acceleration $\omega^{2}x_{0}$ at the ends, where $v = 0$.`,
          zh: tex`平衡位置速率最大，为 $\omega x_{0}$，此处 $a = 0$；端点加速度最大，为 $\omega^{2}x_{0}$，此处 $v = 0$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A body in simple harmonic motion has angular frequency $8.0\ \mathrm{rad\,s^{-1}}$ and amplitude $0.050\ \mathrm{m}$. Find the speed when the displacement is $0.030\ \mathrm{m}$.`,
          zh: tex`物体做简谐运动，角频率为 $8.0\ \mathrm{rad\,s^{-1}}$，振幅为 $0.050\ \mathrm{m}$。求位移为 $0.030\ \mathrm{m}$ 时的速率。`,
        },
        answer: '0.32 m s^-1',
        ask: 'A body in simple harmonic motion has angular frequency 8.0 rad s^-1 and amplitude 0.050 m. Find the speed when the displacement is 0.030 m.',
        steps: [
          {
            say: {
              en: 'Displacement is given and time is not, so use the formula without time.',
              zh: '已知位移而不知时间，选用不含时间的公式。',
            },
            tex: [tex`v = \omega\sqrt{x_{0}^{2} - x^{2}} = 8.0\sqrt{0.050^{2} - 0.030^{2}}`],
            marks: ['M1'],
            why: {
              en: tex`The root is $0.040$: a 3–4–5 triangle, so the speed is $0.8$ of its greatest value.`,
              zh: tex`根号的值为 $0.040$（勾三股四弦五），所以速率是最大值的 $0.8$ 倍。`,
            },
          },
          {
            say: { en: 'The speed is the magnitude.', zh: '速率取其大小。' },
            tex: [tex`v = 0.32\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'energy-in-shm',
      kind: 'formula',
      title: { en: 'Energy in simple harmonic motion', zh: '简谐运动的能量' },
      details: [
        {
          en: tex`Total energy $E = \dfrac{1}{2}m\omega^{2}x_{0}^{2}$: the greatest kinetic energy. It is proportional to amplitude squared and to frequency squared.`,
          zh: tex`总能量 $E = \dfrac{1}{2}m\omega^{2}x_{0}^{2}$，等于最大动能；与振幅的平方、频率的平方成正比。`,
        },
        {
          en: tex`$E_{k} = \dfrac{1}{2}m\omega^{2}(x_{0}^{2} - x^{2})$ and $E_{p} = \dfrac{1}{2}m\omega^{2}x^{2}$: two parabolas against $x$, adding to a horizontal line.`,
          zh: tex`$E_{k} = \dfrac{1}{2}m\omega^{2}(x_{0}^{2} - x^{2})$，$E_{p} = \dfrac{1}{2}m\omega^{2}x^{2}$：对 $x$ 作图是两条抛物线，和为水平直线。`,
        },
        {
          en: tex`The energies are equal at $x = \dfrac{x_{0}}{\sqrt{2}}$, not halfway. In one period each energy goes through two cycles.`,
          zh: tex`动能与势能相等处为 $x = \dfrac{x_{0}}{\sqrt{2}}$，而不是中点。一个周期内动能、势能各变化两个循环。`,
        },
      ],
    },
    {
      id: 'read-the-graph',
      kind: 'method',
      title: { en: 'Getting everything from one graph', zh: '由一幅图求各物理量' },
      details: [
        {
          en: tex`From $a$ against $x$: gradient gives $-\omega^{2}$, the ends give the amplitude. Then $T = \dfrac{2\pi}{\omega}$, $v_{0} = \omega x_{0}$.`,
          zh: tex`由 $a$–$x$ 图：斜率为 $-\omega^{2}$，端点给出振幅；进而 $T = \dfrac{2\pi}{\omega}$，$v_{0} = \omega x_{0}$。`,
        },
        {
          en: tex`From $x$ against $t$: read $T$ over several cycles; velocity is the gradient, so it is greatest where the curve crosses the axis.`,
          zh: tex`由 $x$–$t$ 图：读几个周期求 $T$；速度是斜率，所以图线穿过横轴处速率最大。`,
        },
        {
          en: tex`From kinetic energy against $x$: the peak is the total energy, the zeros are $\pm x_{0}$.`,
          zh: tex`由动能—位移图：峰值即总能量，零点即 $\pm x_{0}$。`,
        },
        {
          en: tex`To prove s.h.m., find the resultant force at displacement $x$ and show $F = -(\text{constant})\,x$; then $\omega^{2}$ is that constant divided by the mass. For a mass on a spring $\omega^{2} = \dfrac{k}{m}$.`,
          zh: tex`证明简谐运动：求出位移 $x$ 处的合力，说明它与 $x$ 成正比且反向；比例常数除以质量就是 $\omega^{2}$。弹簧振子的 $\omega^{2} = \dfrac{k}{m}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The graph of acceleration $a$ against displacement $x$ for a mass of $0.30\ \mathrm{kg}$ is a straight line from $(-40\ \mathrm{mm},\ 2.5\ \mathrm{m\,s^{-2}})$ through the origin to $(40\ \mathrm{mm},\ -2.5\ \mathrm{m\,s^{-2}})$. Calculate the total energy of the oscillations.`,
          zh: tex`质量为 $0.30\ \mathrm{kg}$ 的物体，其加速度 $a$ 对位移 $x$ 的图线是从 $(-40\ \mathrm{mm},\ 2.5\ \mathrm{m\,s^{-2}})$ 过原点到 $(40\ \mathrm{mm},\ -2.5\ \mathrm{m\,s^{-2}})$ 的直线段。求振动的总能量。`,
        },
        answer: '0.015 J',
        steps: [
          {
            say: { en: 'The gradient is minus omega squared.', zh: '斜率等于负的角频率平方。' },
            tex: [tex`\omega^{2} = \frac{2.5}{0.040} = 62.5\ \mathrm{rad^{2}\,s^{-2}}`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`The energy needs $\omega^{2}$ itself, so there is no need to take the root.`,
              zh: tex`求能量用到的正是 $\omega^{2}$，不必开方。`,
            },
          },
          {
            say: { en: 'The line ends at the amplitude, 40 mm.', zh: '图线端点给出振幅 40 mm。' },
            tex: [
              tex`E = \frac{1}{2}m\omega^{2}x_{0}^{2} = \frac{1}{2} \times 0.30 \times 62.5 \times 0.040^{2}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`E = 0.015\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'damping-and-resonance',
      kind: 'concept',
      title: { en: 'Damping, forced oscillations, resonance', zh: '阻尼、受迫振动与共振' },
      details: [
        {
          en: 'Damping is the loss of energy of an oscillator through a resistive force. Light: oscillates with amplitude that falls exponentially and nearly the same period. Critical: returns to equilibrium in the shortest time without oscillating. Heavy: no oscillation, returns slowly.',
          zh: '阻尼是振动系统因阻力而损失能量。轻阻尼：仍振动，振幅按指数衰减，周期几乎不变；临界阻尼：不振动，以最短时间回到平衡位置；重阻尼：不振动，缓慢回到平衡位置。',
        },
        {
          en: 'Forced oscillations take the frequency of the driver. Resonance: the amplitude is a maximum when the driving frequency equals the natural frequency; energy is then transferred to the system at the greatest rate.',
          zh: '受迫振动的频率等于驱动力的频率。共振：驱动频率等于固有频率时，振幅达到最大，此时能量最有效地传给系统。',
        },
        {
          en: 'More damping lowers the resonance peak, makes it broader and shifts it to a slightly lower frequency. The curve with less damping lies above the other at every frequency.',
          zh: '阻尼增大，共振峰变低、变宽，并略移向较低频率。阻尼较小的曲线处处位于较大阻尼曲线之上。',
        },
        {
          en: 'Useful: tuning a radio, the quartz crystal of a watch, magnetic resonance imaging. Harmful: bridges, buildings in earthquakes, panels of machines. Car suspension is close to critically damped.',
          zh: '有利的共振：收音机调谐、石英表的晶体、磁共振成像；有害的共振：桥梁、地震中的建筑、机器面板。汽车悬架接近临界阻尼。',
        },
      ],
    },
    {
      id: 'oscillation-tip',
      kind: 'tip',
      title: { en: 'Radians and sketches', zh: '弧度与作图' },
      details: [
        {
          en: tex`Set the calculator to radians before using $\sin\omega t$; many answers are lost there.`,
          zh: tex`计算 $\sin\omega t$ 前把计算器设为弧度制，许多错误出在这里。`,
        },
        {
          en: 'When sketching light damping keep the period constant, draw peaks that fall by the same fraction each cycle and start at the amplitude given.',
          zh: '画轻阻尼图线时：周期保持不变，相邻峰值按相同比例减小，从给定的振幅开始。',
        },
        {
          en: 'For “explain how the graph shows s.h.m.” give two points: straight line through the origin, and negative gradient, each with what it means.',
          zh: '回答“图线如何说明是简谐运动”要写两点并说明含义：过原点的直线（成正比）；斜率为负（方向相反）。',
        },
      ],
    },
    {
      id: 'oscillation-errors',
      kind: 'error',
      title: { en: 'Common slips', zh: '常见错误' },
      details: [
        {
          en: 'Taking amplitude as the whole swing from end to end; it is half of it.',
          zh: '把从一端到另一端的距离当作振幅，振幅只是它的一半。',
        },
        {
          en: tex`Confusing $v_{0} = \omega x_{0}$ with $a_{0} = \omega^{2}x_{0}$, or $\omega$ with $f$: the factor $2\pi$ again.`,
          zh: tex`混淆 $v_{0} = \omega x_{0}$ 与 $a_{0} = \omega^{2}x_{0}$，或混淆 $\omega$ 与 $f$（漏掉 $2\pi$）。`,
        },
        {
          en: 'Saying “at resonance the frequency is a maximum”. It is the amplitude that is a maximum.',
          zh: '说“共振时频率最大”。最大的是振幅。',
        },
        {
          en: tex`Using $v = u + at$ and its relatives: the acceleration changes all the time in s.h.m.`,
          zh: tex`套用 $v = u + at$ 等匀变速公式：简谐运动的加速度时刻在变。`,
        },
      ],
    },
    statedCard('9702/all/oscillations'),
  ],
};
