import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 23,
  level: 'A2',
  slug: 'nuclear-physics',
  title: { en: 'Nuclear physics', zh: '核物理' },
  summary: {
    en: 'A nucleus weighs less than its parts, and the missing mass is the energy that binds it. After this topic you can calculate mass defects and binding energies, explain why fusion and fission release energy, and use the exponential law of radioactive decay.',
    zh: '原子核的质量小于组成它的核子质量之和，亏损的质量对应结合能。学完本章，你能计算质量亏损与结合能，解释聚变和裂变为何释放能量，并运用放射性衰变的指数规律。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'mass defect',
      'binding energy',
      'binding energy per nucleon',
      'E = mc^2',
      'nuclear fusion',
      'nuclear fission',
      'radioactive decay',
      'half-life',
      'decay constant',
      'activity',
    ],
    zh: [
      '质量亏损',
      '结合能',
      '比结合能',
      '质能方程',
      '核聚变',
      '核裂变',
      '放射性衰变',
      '半衰期',
      '衰变常量',
      '活度',
    ],
  },
  prerequisites: ['9702/all/particle-physics', '9702/all/work-energy-and-power'],
  methods: ['physics-nuclear-physics'],
  cards: [
    {
      id: 'mass-defect-and-binding-energy',
      kind: 'concept',
      title: { en: 'Mass defect and binding energy', zh: '质量亏损与结合能' },
      details: [
        {
          en: 'Mass defect of a nucleus: the difference between the total mass of its separate nucleons and the mass of the nucleus.',
          zh: '原子核的质量亏损：各核子单独存在时的总质量与原子核质量之差。',
        },
        {
          en: 'Binding energy: the minimum energy required to separate the nucleons of a nucleus to infinity. It is not energy the nucleus contains; it is energy that has left.',
          zh: '结合能：把原子核的核子完全分离到无穷远处所需的最小能量。它不是核内“储存”的能量，而是核形成时已经放出的能量。',
        },
        {
          en: tex`They are linked by $E = mc^{2}$: $\Delta E = c^{2}\Delta m$. One unified atomic mass unit, $1.66 \times 10^{-27}\ \mathrm{kg}$, is about $930\ \mathrm{MeV}$.`,
          zh: tex`两者由 $E = mc^{2}$ 联系：$\Delta E = c^{2}\Delta m$。1 个统一原子质量单位 $1.66 \times 10^{-27}\ \mathrm{kg}$ 约相当于 $930\ \mathrm{MeV}$。`,
        },
      ],
    },
    {
      id: 'binding-energy-curve',
      kind: 'concept',
      title: { en: 'Fusion, fission and the curve', zh: '聚变、裂变与比结合能曲线' },
      details: [
        {
          en: 'Binding energy per nucleon measures stability. It rises steeply for light nuclei (helium-4 stands out), peaks at about 8.8 MeV near nucleon number 56, and falls slowly to about 7.6 MeV for uranium.',
          zh: '比结合能（平均每个核子的结合能）反映核的稳定性。轻核区上升很快（氦-4 特别突出），在核子数 56 附近达到峰值约 8.8 MeV，此后缓慢降到铀的约 7.6 MeV。',
        },
        {
          en: 'Fusion: two light nuclei join into a heavier one. Fission: a heavy nucleus splits into two of comparable mass, usually with neutrons. In both, binding energy per nucleon of the products is greater, so energy is released.',
          zh: '聚变：两个轻核结合成较重的核。裂变：一个重核分裂成两个质量相近的核，通常放出中子。两种反应中产物的比结合能都更大，因而释放能量。',
        },
        {
          en: 'Energy released = total binding energy after − total binding energy before. Free protons and neutrons have none. Equally it is c² times the loss of mass.',
          zh: '释放的能量等于反应后总结合能减去反应前总结合能；自由的质子和中子没有结合能。它也等于减少的质量乘以 c²。',
        },
        {
          en: tex`Reactions balance nucleon number and proton number, for example $^{235}_{92}\mathrm{U} + {}^{1}_{0}\mathrm{n} \to {}^{141}_{56}\mathrm{Ba} + {}^{92}_{36}\mathrm{Kr} + 3\,{}^{1}_{0}\mathrm{n}$.`,
          zh: tex`核反应方程中核子数与质子数分别守恒，例如 $^{235}_{92}\mathrm{U} + {}^{1}_{0}\mathrm{n} \to {}^{141}_{56}\mathrm{Ba} + {}^{92}_{36}\mathrm{Kr} + 3\,{}^{1}_{0}\mathrm{n}$。`,
        },
      ],
    },
    {
      id: 'binding-energy-method',
      kind: 'method',
      title: { en: 'Calculating binding energy per nucleon', zh: '计算比结合能' },
      details: [
        {
          en: tex`Mass defect in $\mathrm{u}$: $\Delta m = Zm_{p} + (A - Z)m_{n} - m_{\mathrm{nucleus}}$. Keep every decimal: the difference is small.`,
          zh: tex`以 $\mathrm{u}$ 为单位求质量亏损：$\Delta m = Zm_{p} + (A - Z)m_{n} - m_{\mathrm{nucleus}}$。要保留全部小数位，因为差值很小。`,
        },
        {
          en: tex`Convert to kilograms, multiply by $c^{2}$, divide by $A$. Joules to $\mathrm{MeV}$: divide by $1.60 \times 10^{-13}$.`,
          zh: tex`换算成千克，乘以 $c^{2}$，再除以 $A$。焦耳换算成 $\mathrm{MeV}$：除以 $1.60 \times 10^{-13}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The mass of a helium-4 nucleus is $4.001506\ \mathrm{u}$; a proton has $1.007276\ \mathrm{u}$, a neutron $1.008665\ \mathrm{u}$. Calculate the binding energy per nucleon of helium-4 in $\mathrm{MeV}$.`,
          zh: tex`氦-4 核的质量为 $4.001506\ \mathrm{u}$，质子为 $1.007276\ \mathrm{u}$，中子为 $1.008665\ \mathrm{u}$。求氦-4 的比结合能，以 $\mathrm{MeV}$ 为单位。`,
        },
        answer: '7.09 MeV',
        steps: [
          {
            say: { en: 'Mass defect: parts minus whole.', zh: '质量亏损：核子总质量减去核的质量。' },
            tex: [tex`\Delta m = 2 \times 1.007276 + 2 \times 1.008665 - 4.001506 = 0.030376\ \mathrm{u}`],
            marks: ['M1'],
            why: {
              en: 'The parts weigh more than the whole: energy left when the nucleus formed.',
              zh: '各部分之和大于整体：形成原子核时有能量放出。',
            },
          },
          {
            say: { en: 'Convert to kilograms and to energy.', zh: '换算成千克，再求能量。' },
            tex: [
              tex`\Delta m = 0.030376 \times 1.66 \times 10^{-27} = 5.042 \times 10^{-29}\ \mathrm{kg}`,
              tex`\Delta E = 5.042 \times 10^{-29} \times (3.00 \times 10^{8})^{2} = 4.54 \times 10^{-12}\ \mathrm{J}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Share it among four nucleons, in MeV.', zh: '除以 4 个核子，并换算成 MeV。' },
            tex: [tex`\frac{4.538 \times 10^{-12}}{4 \times 1.60 \times 10^{-13}} = 7.09\ \mathrm{MeV}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'random-and-spontaneous',
      kind: 'concept',
      title: { en: 'Random and spontaneous', zh: '随机性与自发性' },
      details: [
        {
          en: 'Spontaneous: decay is not affected by external factors such as temperature, pressure or chemical state.',
          zh: '自发性：衰变不受温度、压强、化学状态等外界因素影响。',
        },
        {
          en: 'Random: it cannot be predicted which nucleus will decay next or when; every nucleus has a constant probability of decay per unit time. Fluctuations in the count rate are the evidence.',
          zh: '随机性：无法预言哪一个核何时衰变；每个核在单位时间内衰变的概率恒定。计数率的涨落就是证据。',
        },
        {
          en: 'Activity: the number of nuclear decays per unit time, in becquerels. Decay constant: the probability that a nucleus decays per unit time. Half-life: the time taken for the number of undecayed nuclei (or the activity) to fall to half of its initial value.',
          zh: '活度：单位时间内发生衰变的核数，单位贝克勒尔。衰变常量：一个核在单位时间内衰变的概率。半衰期：未衰变的核数（或活度）减少到初值一半所需的时间。',
        },
      ],
    },
    {
      id: 'decay-law',
      kind: 'formula',
      title: { en: 'The law of decay', zh: '衰变规律' },
      details: [
        {
          en: tex`$A = \lambda N$ and $x = x_{0}e^{-\lambda t}$, where $x$ is the activity, the number of undecayed nuclei or the received count rate.`,
          zh: tex`$A = \lambda N$，$x = x_{0}e^{-\lambda t}$，$x$ 可以是活度、未衰变的核数或测得的计数率。`,
        },
        {
          en: tex`$\lambda = \dfrac{\ln 2}{t_{1/2}} = \dfrac{0.693}{t_{1/2}}$. Time in seconds when the activity is in becquerels.`,
          zh: tex`$\lambda = \dfrac{\ln 2}{t_{1/2}} = \dfrac{0.693}{t_{1/2}}$。活度用贝克勒尔时，时间要用秒。`,
        },
        {
          en: tex`From mass to nuclei: $N = \dfrac{\text{mass}}{\text{molar mass}} \times N_{A}$.`,
          zh: tex`由质量求核数：质量除以摩尔质量得物质的量，再乘以 $N_{A}$。`,
        },
        {
          en: tex`$\ln A$ against $t$ is a straight line of gradient $-\lambda$.`,
          zh: tex`$\ln A$–$t$ 图是斜率为 $-\lambda$ 的直线。`,
        },
      ],
      example: {
        stem: {
          en: tex`A source has an initial activity of $640\ \mathrm{Bq}$ and a half-life of $12$ hours. Calculate the activity after $30$ hours.`,
          zh: tex`某放射源的初始活度为 $640\ \mathrm{Bq}$，半衰期为 $12$ 小时。求 $30$ 小时后的活度。`,
        },
        answer: '110 Bq',
        ask: 'A source has an initial activity of 640 Bq and a half-life of 12 hours. Calculate the activity after 30 hours.',
        steps: [
          {
            say: { en: 'Decay constant from the half-life.', zh: '由半衰期求衰变常量。' },
            tex: [tex`\lambda = \frac{0.693}{12} = 0.0578\ \mathrm{h^{-1}}`],
            marks: ['M1'],
            why: {
              en: 'Both times are in hours, so hours may stay; only their ratio enters.',
              zh: '两个时间都以小时为单位，比值不变，不必换算成秒。',
            },
          },
          {
            say: { en: 'Exponential law.', zh: '应用指数规律。' },
            tex: [tex`A = 640e^{-0.0578 \times 30} = 640 \times 0.177`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Check: $30$ hours is $2.5$ half-lives, between $160$ and $80\ \mathrm{Bq}$.`,
              zh: tex`检验：$30$ 小时是 $2.5$ 个半衰期，结果应介于 $160$ 与 $80\ \mathrm{Bq}$ 之间。`,
            },
            tex: [tex`A = 110\ \mathrm{Bq}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'nuclear-tip',
      kind: 'tip',
      title: { en: 'Where marks are won', zh: '得分要点' },
      details: [
        {
          en: 'For “why is energy released” say: binding energy per nucleon of the products is greater than that of the reactants, total binding energy rises, mass falls.',
          zh: '回答“为何释放能量”：产物的比结合能大于反应物，总结合能增加，质量减少。',
        },
        {
          en: 'Given a binding energy per nucleon, multiply by the number of nucleons before adding or subtracting.',
          zh: '给出比结合能时，先乘以核子数得到总结合能，再相加减。',
        },
        {
          en: 'The measured count rate is less than the activity: radiation goes in all directions, some is absorbed in the source or in air, some passes the detector uncounted. Background must be subtracted first.',
          zh: '测得的计数率小于活度：辐射向各个方向发出，部分被源自身或空气吸收，部分穿过探测器而未被计数。计算前要先减去本底计数。',
        },
      ],
    },
    {
      id: 'nuclear-errors',
      kind: 'error',
      title: { en: 'Binding energy back to front', zh: '结合能概念颠倒' },
      details: [
        {
          en: 'Calling binding energy “the energy that holds the nucleus together”. Define it by separating the nucleons.',
          zh: '把结合能说成“使原子核结合在一起的能量”。应以分离核子所需的能量来定义。',
        },
        {
          en: 'Rounding masses to three figures before subtracting: the mass defect vanishes.',
          zh: '相减前就把质量取三位有效数字，质量亏损就算不出来了。',
        },
        {
          en: tex`Using days with $\mathrm{Bq}$ in $A = \lambda N$, or dividing by $2$ for part of a half-life: use the exponential.`,
          zh: tex`在 $A = \lambda N$ 中用“天”配 $\mathrm{Bq}$；或时间不是半衰期的整数倍时仍逐次除以 $2$，应使用指数公式。`,
        },
        {
          en: 'Reading the peak of the curve as the largest total binding energy. It is the largest per nucleon.',
          zh: '把曲线峰值理解为总结合能最大。它表示的是平均每个核子的结合能最大。',
        },
      ],
    },
    statedCard('9702/all/nuclear-physics'),
  ],
};
