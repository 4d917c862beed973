import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 7,
  level: 'AS',
  slug: 'waves',
  title: { en: 'Waves', zh: '波' },
  summary: {
    en: 'A progressive wave carries energy without carrying matter along. You describe waves with the right words, read an oscilloscope, and calculate speed, intensity, the Doppler shift of sound and the intensity behind a polarising filter.',
    zh: '行波传递能量，但不传递物质。学完本章，你能准确描述波，会读示波器，并能计算波速、强度、声音的多普勒频移以及通过偏振片后的强度。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'progressive wave',
      'transverse and longitudinal',
      'v = f lambda',
      'wavelength',
      'Doppler effect',
      'polarisation',
      'polarization',
      'Malus law',
      'electromagnetic spectrum',
      'oscilloscope CRO',
    ],
    zh: [
      '行波',
      '横波与纵波',
      '波长',
      '频率',
      '多普勒效应',
      '偏振',
      '马吕斯定律',
      '电磁波谱',
      '示波器',
      '波的强度',
    ],
  },
  prerequisites: ['9702/all/physical-quantities-and-units', '9702/all/work-energy-and-power'],
  methods: ['physics-waves'],
  cards: [
    {
      id: 'wave-words',
      kind: 'concept',
      title: { en: 'Describing a wave', zh: '描述波的量' },
      details: [
        {
          en: 'Displacement is the distance of a point on the wave from its equilibrium position in a stated direction; amplitude is the maximum displacement.',
          zh: '位移是波上一点沿某方向偏离平衡位置的距离；振幅是最大位移。',
        },
        {
          en: 'Wavelength is the minimum distance between two points that oscillate in phase. Period is the time for one complete oscillation; frequency is the number of oscillations per unit time.',
          zh: '波长是振动同相的两点之间的最小距离。周期是完成一次全振动的时间；频率是单位时间内振动的次数。',
        },
        {
          en: tex`Phase difference of two points a distance $x$ apart: $\varphi = \dfrac{x}{\lambda}\times 360^{\circ}$ (or $2\pi\ \mathrm{rad}$ in place of $360^{\circ}$).`,
          zh: tex`相距 $x$ 的两点的相位差：$\varphi = \dfrac{x}{\lambda}\times 360^{\circ}$（也可用 $2\pi\ \mathrm{rad}$ 代替 $360^{\circ}$）。`,
        },
        {
          en: 'A displacement–distance graph shows the wavelength; a displacement–time graph of one point shows the period. The two curves look alike: read the axis.',
          zh: '位移—距离图像上读出波长；某一点的位移—时间图像上读出周期。两种曲线形状相同，要看清横轴。',
        },
      ],
    },
    {
      id: 'transverse-longitudinal',
      kind: 'concept',
      title: { en: 'Transverse and longitudinal waves', zh: '横波与纵波' },
      details: [
        {
          en: 'Transverse: the oscillations are perpendicular to the direction of energy transfer (light, waves on a string). Longitudinal: they are parallel to it (sound), with compressions and rarefactions.',
          zh: '横波：振动方向与能量传播方向垂直（光、绳波）。纵波：振动方向与能量传播方向平行（声波），有密部和疏部。',
        },
        {
          en: tex`All electromagnetic waves are transverse and travel at $c = 3.00\times10^{8}\ \mathrm{m\,s^{-1}}$ in free space. From long to short wavelength: radio, microwaves, infrared, visible ($400$ to $700\ \mathrm{nm}$), ultraviolet, X-rays, gamma rays.`,
          zh: tex`所有电磁波都是横波，在真空中以 $c = 3.00\times10^{8}\ \mathrm{m\,s^{-1}}$ 传播。波长由长到短：无线电波、微波、红外线、可见光（$400$ 至 $700\ \mathrm{nm}$）、紫外线、X 射线、伽马射线。`,
        },
        {
          en: 'Only transverse waves can be polarised, because a longitudinal wave has no choice of direction of oscillation.',
          zh: '只有横波才能发生偏振，因为纵波的振动方向只有一个，无从选择。',
        },
      ],
    },
    {
      id: 'wave-equation',
      kind: 'formula',
      title: { en: 'Wave equation and intensity', zh: '波速公式与强度' },
      details: [
        {
          en: tex`$v = f\lambda$: in one period $T$ the wave moves one wavelength, so $v = \lambda/T$, and $f = 1/T$. The frequency is fixed by the source; a change of medium changes $v$ and $\lambda$.`,
          zh: tex`$v = f\lambda$：一个周期 $T$ 内波前进一个波长，$v = \lambda/T$，而 $f = 1/T$。频率由波源决定；进入另一介质时改变的是 $v$ 和 $\lambda$。`,
        },
        {
          en: tex`Intensity is the power transferred per unit area at right angles to the wave: $I = P/A$, in $\mathrm{W\,m^{-2}}$; and $I \propto (\text{amplitude})^{2}$.`,
          zh: tex`强度是通过垂直于传播方向的单位面积的功率：$I = P/A$，单位 $\mathrm{W\,m^{-2}}$；强度与振幅的平方成正比，$I \propto x_0^{2}$。`,
        },
        {
          en: tex`From a point source the energy spreads over a sphere: $I = \dfrac{P}{4\pi r^{2}}$, so twice the distance gives a quarter of the intensity and half the amplitude.`,
          zh: tex`点波源的能量分布在球面上：$I = \dfrac{P}{4\pi r^{2}}$，距离加倍，强度变为四分之一，振幅变为一半。`,
        },
      ],
    },
    {
      id: 'oscilloscope',
      kind: 'method',
      title: { en: 'Reading an oscilloscope', zh: '读示波器' },
      details: [
        {
          en: tex`Period = number of divisions for one cycle $\times$ time-base setting. Measure several cycles and divide, to reduce the uncertainty.`,
          zh: tex`周期 = 一个完整波形所占格数 $\times$ 时基设定值（每格时间）。多读几个周期再平均，可减小不确定度。`,
        },
        {
          en: tex`Amplitude = number of divisions from the centre line to a peak $\times$ y-gain.`,
          zh: tex`振幅 = 中心线到波峰的格数 $\times$ Y 增益（每格电压）。`,
        },
      ],
      example: {
        stem: {
          en: tex`A microphone is connected to an oscilloscope with its time-base at $0.20\ \mathrm{ms\,div^{-1}}$. Three complete cycles of a sound cover $7.5$ divisions. The speed of sound is $340\ \mathrm{m\,s^{-1}}$. Calculate the wavelength of the sound.`,
          zh: tex`话筒接到示波器上，时基为每格 $0.20\ \mathrm{ms}$，声波的三个完整周期占 $7.5$ 格。声速为 $340\ \mathrm{m\,s^{-1}}$，求声波的波长。`,
        },
        answer: '0.17 m',
        steps: [
          {
            say: { en: 'Period from the trace.', zh: '由波形求周期。' },
            tex: [tex`T = \frac{7.5\times 0.20\times10^{-3}}{3} = 5.0\times10^{-4}\ \mathrm{s}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Use the wave equation.', zh: '用波速公式。' },
            tex: [tex`\lambda = vT = 340\times 5.0\times10^{-4}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`\lambda = 0.17\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'doppler',
      kind: 'formula',
      title: { en: 'Doppler effect for sound', zh: '声音的多普勒效应' },
      details: [
        {
          en: tex`When a source moves relative to a stationary observer the observed frequency is $f_\mathrm{o} = \dfrac{f_\mathrm{s}v}{v \pm v_\mathrm{s}}$, where $v$ is the speed of sound: minus for a source that approaches, plus for one that moves away.`,
          zh: tex`波源相对静止的观察者运动时，观察到的频率为 $f_\mathrm{o} = \dfrac{f_\mathrm{s}v}{v \pm v_\mathrm{s}}$，其中 $v$ 为声速：波源靠近取减号，远离取加号。`,
        },
        {
          en: 'Explanation: the source moves between one wavefront and the next, so the wavefronts in front of it are closer together. The wavelength is shorter, the speed of sound is the same, so the frequency is higher.',
          zh: '解释：波源在相继发出的两个波前之间移动，前方的波前变密，波长变短；声速不变，所以频率升高。',
        },
      ],
      example: {
        stem: {
          en: tex`A train whistle of frequency $640\ \mathrm{Hz}$ moves towards an observer at $28\ \mathrm{m\,s^{-1}}$. The speed of sound is $340\ \mathrm{m\,s^{-1}}$. Calculate the observed frequency.`,
          zh: tex`火车汽笛的频率为 $640\ \mathrm{Hz}$，以 $28\ \mathrm{m\,s^{-1}}$ 驶向观察者，声速为 $340\ \mathrm{m\,s^{-1}}$。求观察者听到的频率。`,
        },
        answer: '700 Hz',
        ask: 'A train whistle of frequency 640 Hz moves towards an observer. The speed of the source is 28 m s^-1 and the speed of sound is 340 m s^-1. Calculate the observed frequency.',
        steps: [
          {
            say: {
              en: 'The source approaches: the denominator must become smaller.',
              zh: '波源靠近，分母应变小，取减号。',
            },
            tex: [tex`f_\mathrm{o} = \frac{f_\mathrm{s}v}{v-v_\mathrm{s}} = \frac{640\times 340}{340-28}`],
            marks: ['M1'],
            why: {
              en: 'Check by sense: the observed frequency must be above 640 Hz.',
              zh: '用常识检查：听到的频率应高于 640 Hz。',
            },
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`f_\mathrm{o} = 697 \approx 700\ \mathrm{Hz}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'polarisation',
      kind: 'formula',
      title: { en: "Polarisation and Malus's law", zh: '偏振与马吕斯定律' },
      details: [
        {
          en: 'In a plane-polarised wave the oscillations are in one plane only, which contains the direction of energy transfer. Polarisation shows that a wave is transverse.',
          zh: '平面偏振波的振动只在一个平面内，该平面包含能量传播的方向。偏振现象说明波是横波。',
        },
        {
          en: tex`$I = I_0\cos^{2}\theta$, where $I_0$ is the intensity of the plane-polarised wave that meets the filter and $\theta$ the angle between its plane and the transmission axis. The amplitude varies as $\cos\theta$.`,
          zh: tex`$I = I_0\cos^{2}\theta$，其中 $I_0$ 是射到偏振片上的平面偏振波的强度，$\theta$ 是其振动面与透振方向的夹角。振幅按 $\cos\theta$ 变化。`,
        },
        {
          en: 'With two filters apply the law twice; each filter turns the plane of the wave to its own axis.',
          zh: '有两个偏振片时用两次该定律；每通过一个偏振片，振动面就转到它的透振方向。',
        },
      ],
      example: {
        stem: {
          en: tex`Plane-polarised light of intensity $12\ \mathrm{W\,m^{-2}}$ passes through a filter whose transmission axis is at $40^{\circ}$ to the plane of polarisation. Calculate the transmitted intensity.`,
          zh: tex`强度为 $12\ \mathrm{W\,m^{-2}}$ 的平面偏振光通过偏振片，透振方向与光的振动面成 $40^{\circ}$ 角。求透射光的强度。`,
        },
        answer: '7.0 W m^-2',
        ask: 'Polarised light of intensity 12 W m^-2 passes through a filter at an angle of 40°. Calculate the transmitted intensity.',
        steps: [
          {
            say: { en: "Malus's law.", zh: '马吕斯定律。' },
            tex: [tex`I = I_0\cos^{2}\theta = 12\cos^{2}40^{\circ}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`I = 7.0\ \mathrm{W\,m^{-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'ratio-tip',
      kind: 'tip',
      title: { en: 'Ratios save arithmetic', zh: '用比值更省事' },
      details: [
        {
          en: tex`For intensity and amplitude work with ratios: $\dfrac{I_1}{I_2} = \left(\dfrac{x_1}{x_2}\right)^{2}$, and with a point source $\dfrac{I_1}{I_2} = \left(\dfrac{r_2}{r_1}\right)^{2}$. No constant is needed.`,
          zh: tex`强度与振幅问题用比值：$\dfrac{I_1}{I_2} = \left(\dfrac{x_1}{x_2}\right)^{2}$；点波源 $\dfrac{I_1}{I_2} = \left(\dfrac{r_2}{r_1}\right)^{2}$，不必求比例常数。`,
        },
        {
          en: 'To tell which way a particle moves on a travelling wave, draw the wave a moment later and compare.',
          zh: '判断行波上质点的运动方向：把波形沿传播方向稍移一点，再作比较。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: 'Saying that the particles travel along with the wave: they oscillate about fixed positions, only energy moves on.',
          zh: '认为质点随波前进：质点只在平衡位置附近振动，向前传播的是能量。',
        },
        {
          en: 'Measuring the amplitude from trough to crest: that is twice the amplitude.',
          zh: '把波谷到波峰的距离当作振幅：那是振幅的两倍。',
        },
        {
          en: tex`Forgetting to square the cosine, or leaving the calculator in radians when $\theta$ is in degrees.`,
          zh: tex`余弦忘了平方，或 $\theta$ 用度而计算器却在弧度模式。`,
        },
      ],
    },
    statedCard('9702/all/waves'),
  ],
};
