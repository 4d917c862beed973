import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 22,
  level: 'A2',
  slug: 'quantum-physics',
  title: { en: 'Quantum physics', zh: '量子物理' },
  summary: {
    en: 'Light comes in photons, particles have wavelengths, and electrons in atoms have only certain energies. After this topic you can find photon energy and momentum, explain and calculate the photoelectric effect, use the de Broglie wavelength, and link spectral lines to energy levels.',
    zh: '光由光子组成，粒子具有波长，原子中的电子只能处于某些能量状态。学完本章，你能计算光子的能量与动量，解释并计算光电效应，运用德布罗意波长，并把光谱线与能级联系起来。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'photon',
      'photoelectric effect',
      'work function',
      'threshold frequency',
      'E = hf',
      'Planck constant',
      'de Broglie wavelength',
      'wave-particle duality',
      'energy levels',
      'line spectrum',
    ],
    zh: [
      '光子',
      '光电效应',
      '逸出功',
      '截止频率',
      '极限频率',
      '普朗克常量',
      '德布罗意波长',
      '波粒二象性',
      '能级',
      '线状光谱',
    ],
  },
  prerequisites: ['9702/all/waves', '9702/all/superposition', '9702/all/electric-fields'],
  methods: ['physics-quantum-physics'],
  cards: [
    {
      id: 'the-photon',
      kind: 'formula',
      title: { en: 'The photon', zh: '光子' },
      details: [
        {
          en: 'A photon is a quantum (packet) of electromagnetic energy. Electromagnetic radiation has a particulate nature: its energy comes and goes in whole photons.',
          zh: '光子是电磁辐射能量的量子（一份份的能量）。电磁辐射具有粒子性：能量只能以整份光子的形式发射和吸收。',
        },
        {
          en: tex`Energy $E = hf = \dfrac{hc}{\lambda}$ with $h = 6.63 \times 10^{-34}\ \mathrm{J\,s}$; momentum $p = \dfrac{E}{c} = \dfrac{h}{\lambda}$.`,
          zh: tex`能量 $E = hf = \dfrac{hc}{\lambda}$，$h = 6.63 \times 10^{-34}\ \mathrm{J\,s}$；动量 $p = \dfrac{E}{c} = \dfrac{h}{\lambda}$。`,
        },
        {
          en: tex`One electronvolt is the energy gained by an electron moved through a p.d. of one volt: $1\ \mathrm{eV} = 1.60 \times 10^{-19}\ \mathrm{J}$. Visible photons carry roughly $1.8$ to $3.1\ \mathrm{eV}$.`,
          zh: tex`1 电子伏是电子经过 1 伏电势差加速获得的能量：$1\ \mathrm{eV} = 1.60 \times 10^{-19}\ \mathrm{J}$。可见光光子的能量约为 $1.8$ 至 $3.1\ \mathrm{eV}$。`,
        },
        {
          en: tex`A beam of power $P$ delivers $\dfrac{P}{hf}$ photons a second and, if absorbed, pushes with a force $\dfrac{P}{c}$.`,
          zh: tex`功率为 $P$ 的光束每秒传递 $\dfrac{P}{hf}$ 个光子；若全部被吸收，产生的力为 $\dfrac{P}{c}$。`,
        },
      ],
    },
    {
      id: 'photoelectric-effect',
      kind: 'concept',
      title: { en: 'The photoelectric effect', zh: '光电效应' },
      details: [
        {
          en: 'Electrons are emitted from a metal surface when electromagnetic radiation of high enough frequency falls on it. One photon gives all its energy to one electron.',
          zh: '频率足够高的电磁辐射照射金属表面时，有电子逸出。一个光子把全部能量交给一个电子。',
        },
        {
          en: 'Threshold frequency: the minimum frequency of radiation for electrons to be emitted (threshold wavelength: the maximum wavelength). Below it nothing is emitted however intense the light.',
          zh: '极限频率（截止频率）：能使电子逸出的最低频率；对应的极限波长是最大波长。低于极限频率，光再强也没有电子逸出。',
        },
        {
          en: 'The maximum kinetic energy depends on frequency, not on intensity. At a fixed frequency greater intensity means more photons per second, so the photoelectric current is proportional to intensity.',
          zh: '最大动能取决于频率而与光强无关。频率一定时，光强越大，每秒到达的光子越多，光电流与光强成正比。',
        },
        {
          en: 'A wave theory fails: it would let weak light of any frequency free electrons after a delay, and let brighter light give faster electrons. Emission is in fact immediate.',
          zh: '波动说无法解释：按波动说，任何频率的弱光照射足够久都能打出电子，光越强电子越快；而实际上电子是瞬时发射的。',
        },
      ],
    },
    {
      id: 'photoelectric-equation',
      kind: 'formula',
      title: { en: 'The photoelectric equation', zh: '光电效应方程' },
      details: [
        {
          en: tex`$hf = \Phi + \dfrac{1}{2}mv_{\mathrm{max}}^{2}$. The work function energy $\Phi$ is the minimum energy for an electron to escape from the surface of the metal.`,
          zh: tex`$hf = \Phi + \dfrac{1}{2}mv_{\mathrm{max}}^{2}$。逸出功 $\Phi$ 是电子从金属表面逸出所需的最小能量。`,
        },
        {
          en: tex`At the threshold $hf_{0} = \Phi$, so $\lambda_{0} = \dfrac{hc}{\Phi}$.`,
          zh: tex`在极限频率处 $hf_{0} = \Phi$，所以 $\lambda_{0} = \dfrac{hc}{\Phi}$。`,
        },
        {
          en: tex`The graph of maximum kinetic energy against $f$ is a straight line: gradient $h$ for every metal, intercept on the $f$-axis $f_{0}$, on the energy axis $-\Phi$.`,
          zh: tex`最大动能对 $f$ 的图线是直线：任何金属斜率都是 $h$，横截距为 $f_{0}$，纵截距为 $-\Phi$。`,
        },
        {
          en: 'Why “maximum”: electrons below the surface lose some energy on the way out.',
          zh: '为何是“最大”动能：表面以下的电子在逸出途中还要损失能量。',
        },
      ],
      example: {
        stem: {
          en: tex`A metal has a work function of $2.1\ \mathrm{eV}$. Light of wavelength $320\ \mathrm{nm}$ falls on it. Calculate the maximum kinetic energy of the photoelectrons.`,
          zh: tex`某金属的逸出功为 $2.1\ \mathrm{eV}$，用波长为 $320\ \mathrm{nm}$ 的光照射。求光电子的最大动能。`,
        },
        answer: '2.9 * 10^-19 J',
        ask: 'Metal has work function 2.1 eV. Light of wavelength 320 nm falls on it. Calculate the maximum kinetic energy of the photoelectrons.',
        steps: [
          {
            say: { en: 'Energy of one photon.', zh: '求一个光子的能量。' },
            tex: [
              tex`\frac{hc}{\lambda} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{320 \times 10^{-9}} = 6.22 \times 10^{-19}\ \mathrm{J}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Work function in joules.', zh: '把逸出功换算为焦耳。' },
            tex: [tex`\Phi = 2.1 \times 1.60 \times 10^{-19} = 3.36 \times 10^{-19}\ \mathrm{J}`],
            marks: ['B1'],
            why: {
              en: 'Both energies must be in the same unit before they are subtracted.',
              zh: '相减之前两个能量的单位必须一致。',
            },
          },
          {
            say: {
              en: 'What is left over is the maximum kinetic energy.',
              zh: '剩余的能量就是最大动能。',
            },
            tex: [
              tex`E_{\mathrm{max}} = 6.22 \times 10^{-19} - 3.36 \times 10^{-19} = 2.9 \times 10^{-19}\ \mathrm{J}`,
            ],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'wave-particle-duality',
      kind: 'concept',
      title: { en: 'Waves that are particles, particles that are waves', zh: '波粒二象性' },
      details: [
        {
          en: 'Electromagnetic radiation: interference and diffraction show its wave nature, the photoelectric effect its particulate nature.',
          zh: '电磁辐射：干涉和衍射说明其波动性，光电效应说明其粒子性。',
        },
        {
          en: 'Electrons sent through a thin graphite film make concentric rings on a screen: diffraction by the regular spacing of the atoms, hence a wave nature of particles.',
          zh: '电子束穿过石墨薄膜，在屏上形成同心圆环：这是规则排列的原子对电子的衍射，说明粒子具有波动性。',
        },
        {
          en: tex`The de Broglie wavelength is $\lambda = \dfrac{h}{p}$, the wavelength associated with a moving particle. Faster electrons: greater momentum, shorter wavelength, smaller rings.`,
          zh: tex`德布罗意波长 $\lambda = \dfrac{h}{p}$，是与运动粒子相联系的波长。电子越快，动量越大，波长越短，衍射环越小。`,
        },
        {
          en: tex`Through a p.d. $V$ from rest $p = \sqrt{2meV}$: for electrons at $150\ \mathrm{V}$, $\lambda = 1.0 \times 10^{-10}\ \mathrm{m}$, the size of an atom.`,
          zh: tex`由静止经电势差 $V$ 加速后 $p = \sqrt{2meV}$：电子经 $150\ \mathrm{V}$ 加速，$\lambda = 1.0 \times 10^{-10}\ \mathrm{m}$，与原子大小相当。`,
        },
      ],
    },
    {
      id: 'energy-levels',
      kind: 'concept',
      title: { en: 'Energy levels and line spectra', zh: '能级与线状光谱' },
      details: [
        {
          en: 'Electrons in isolated atoms have only discrete energies. The levels are negative because energy must be supplied to remove the electron; zero is a free electron at rest.',
          zh: '孤立原子中的电子只能取分立的能量值。能级为负，因为要使电子脱离原子必须提供能量；零点对应静止的自由电子。',
        },
        {
          en: 'Emission: an electron falls to a lower level and emits one photon of exactly the difference in energy. Each difference gives one frequency: bright lines on a dark background.',
          zh: '发射光谱：电子由高能级跃迁到低能级，发射一个能量恰为能级差的光子。每个能级差对应一个频率，呈暗背景上的亮线。',
        },
        {
          en: 'Absorption: white light through cool gas; photons with exactly the right energy raise electrons. The atoms re-emit in all directions, so these wavelengths are weak in the forward beam: dark lines on a continuous spectrum.',
          zh: '吸收光谱：白光穿过低温气体，能量恰好合适的光子使电子跃迁到高能级；随后原子向各个方向再发射，沿原方向的这些波长变弱，在连续光谱上形成暗线。',
        },
      ],
    },
    {
      id: 'transition-wavelength',
      kind: 'method',
      title: { en: 'From levels to wavelength', zh: '由能级求波长' },
      details: [
        {
          en: tex`$hf = E_{1} - E_{2}$: subtract the lower from the higher, convert to joules, then $\lambda = \dfrac{hc}{\Delta E}$.`,
          zh: tex`$hf = E_{1} - E_{2}$：高能级减低能级，换算成焦耳，再由 $\lambda = \dfrac{hc}{\Delta E}$ 求波长。`,
        },
        {
          en: 'The largest gap gives the shortest wavelength. From n levels at most n(n − 1)/2 lines: three levels give three lines, four give six.',
          zh: '能级差最大，波长最短。n 个能级之间最多有 n(n − 1)/2 条谱线：三个能级三条，四个能级六条。',
        },
      ],
      example: {
        stem: {
          en: tex`In a hydrogen atom an electron falls from the level at $-1.51\ \mathrm{eV}$ to the level at $-3.40\ \mathrm{eV}$. Calculate the wavelength of the photon emitted.`,
          zh: tex`氢原子中的电子从 $-1.51\ \mathrm{eV}$ 的能级跃迁到 $-3.40\ \mathrm{eV}$ 的能级。求发射光子的波长。`,
        },
        answer: '6.58 * 10^-7 m',
        steps: [
          {
            say: { en: 'Difference of the levels, in joules.', zh: '求能级差并换算为焦耳。' },
            tex: [
              tex`\Delta E = -1.51 - (-3.40) = 1.89\ \mathrm{eV}`,
              tex`\Delta E = 1.89 \times 1.60 \times 10^{-19} = 3.02 \times 10^{-19}\ \mathrm{J}`,
            ],
            marks: ['M1'],
            why: {
              en: 'The photon takes the difference; neither level by itself is its energy.',
              zh: '光子的能量是两能级之差，而不是某一个能级的值。',
            },
          },
          {
            say: { en: 'Photon energy to wavelength.', zh: '由光子能量求波长。' },
            tex: [
              tex`\lambda = \frac{hc}{\Delta E} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{3.024 \times 10^{-19}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Red light: the H-alpha line.', zh: '红光，即氢的 Hα 谱线。' },
            tex: [tex`\lambda = 6.58 \times 10^{-7}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'quantum-tip',
      kind: 'tip',
      title: { en: 'Say which evidence shows what', zh: '说清证据与结论的对应' },
      details: [
        {
          en: 'Match evidence and conclusion: photoelectric effect → particulate nature of radiation; electron diffraction → wave nature of particles; line spectra → discrete energy levels.',
          zh: '证据与结论要对应：光电效应→辐射的粒子性；电子衍射→粒子的波动性；线状光谱→分立的能级。',
        },
        {
          en: 'If intensity is kept and the frequency raised, each photon carries more energy, so there are fewer photons per second and, other things equal, a smaller current.',
          zh: '光强不变而频率升高时，每个光子能量变大，每秒光子数减少，其他条件相同时光电流减小。',
        },
        {
          en: 'Explaining photoelectric facts, use the words “photon”, “one electron” and “work function”; without the photon there are no marks.',
          zh: '解释光电效应时要用到“光子”“一个电子”“逸出功”；不提光子不得分。',
        },
      ],
    },
    {
      id: 'quantum-errors',
      kind: 'error',
      title: { en: 'Units and wrong formulas', zh: '单位与公式用错' },
      details: [
        {
          en: tex`Leaving electronvolts in $hf = \Phi + E_{\mathrm{max}}$ while $hf$ is in joules.`,
          zh: tex`在 $hf = \Phi + E_{\mathrm{max}}$ 中，$hf$ 用焦耳而逸出功仍用电子伏。`,
        },
        {
          en: tex`Using $E = \dfrac{hc}{\lambda}$ or $p = \dfrac{E}{c}$ for electrons. They hold for photons; for a particle with mass use $p = mv$ and $\lambda = \dfrac{h}{p}$.`,
          zh: tex`对电子使用 $E = \dfrac{hc}{\lambda}$ 或 $p = \dfrac{E}{c}$。它们只适用于光子；有质量的粒子应用 $p = mv$ 和 $\lambda = \dfrac{h}{p}$。`,
        },
        {
          en: 'Saying that brighter light gives faster photoelectrons, or that the threshold is a minimum wavelength: it is a maximum wavelength.',
          zh: '说光越强光电子越快，或把极限波长说成最小波长：它是最大波长。',
        },
      ],
    },
    statedCard('9702/all/quantum-physics'),
  ],
};
