import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 25,
  level: 'A2',
  slug: 'astronomy-and-cosmology',
  title: { en: 'Astronomy and cosmology', zh: '天文学与宇宙学' },
  summary: {
    en: 'From the light of a star alone one finds its distance, temperature and size, and from the light of galaxies that the Universe expands. After this topic you can use standard candles, the laws of Wien and Stefan–Boltzmann, redshift and Hubble’s law, and explain how they lead to the Big Bang.',
    zh: '仅凭恒星的光就能求出它的距离、温度和大小，凭星系的光则能得知宇宙在膨胀。学完本章，你能运用标准烛光、维恩位移定律、斯特藩—玻尔兹曼定律、红移与哈勃定律，并解释它们如何导出大爆炸理论。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'luminosity',
      'radiant flux intensity',
      'standard candle',
      "Wien's displacement law",
      'Stefan-Boltzmann law',
      'redshift',
      "Hubble's law",
      'Hubble constant',
      'Big Bang',
      'cosmology',
    ],
    zh: [
      '光度',
      '辐射通量强度',
      '标准烛光',
      '维恩位移定律',
      '斯特藩-玻尔兹曼定律',
      '红移',
      '哈勃定律',
      '哈勃常数',
      '大爆炸',
    ],
  },
  prerequisites: ['9702/all/waves', '9702/all/quantum-physics'],
  methods: ['physics-astronomy-and-cosmology'],
  cards: [
    {
      id: 'luminosity-and-flux',
      kind: 'formula',
      title: { en: 'Luminosity and radiant flux intensity', zh: '光度与辐射通量强度' },
      details: [
        {
          en: 'Luminosity is the total power of radiation emitted by a star, in watts. It belongs to the star; how bright it looks depends on the distance as well.',
          zh: '光度是恒星辐射的总功率，单位瓦特。它是恒星本身的性质；看上去有多亮还取决于距离。',
        },
        {
          en: tex`Radiant flux intensity is the power received per unit area at right angles to the radiation: $F = \dfrac{L}{4\pi d^{2}}$, in $\mathrm{W\,m^{-2}}$: the power spread over a sphere of radius $d$.`,
          zh: tex`辐射通量强度是垂直于辐射方向单位面积上接收的功率：$F = \dfrac{L}{4\pi d^{2}}$，单位 $\mathrm{W\,m^{-2}}$，即总功率均匀分布在半径为 $d$ 的球面上。`,
        },
        {
          en: 'The formula assumes that the star radiates equally in all directions and that nothing on the way absorbs the radiation.',
          zh: '公式假定恒星向各个方向均匀辐射，且途中没有吸收。',
        },
      ],
      example: {
        stem: {
          en: tex`The radiant flux intensity from a star of luminosity $3.2 \times 10^{28}\ \mathrm{W}$ is $5.0 \times 10^{-9}\ \mathrm{W\,m^{-2}}$. Calculate the distance to the star.`,
          zh: tex`一颗光度为 $3.2 \times 10^{28}\ \mathrm{W}$ 的恒星，测得其辐射通量强度为 $5.0 \times 10^{-9}\ \mathrm{W\,m^{-2}}$。求到该恒星的距离。`,
        },
        answer: '7.1 * 10^17 m',
        ask: 'The radiant flux intensity from a star of luminosity 3.2 × 10^28 W is 5.0 × 10^-9 W m^-2. Calculate the distance to the star.',
        steps: [
          {
            say: { en: 'Make the distance the subject.', zh: '变形求距离。' },
            tex: [tex`F = \frac{L}{4\pi d^{2}}`, tex`d = \sqrt{\frac{L}{4\pi F}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Substitute.', zh: '代入数据。' },
            tex: [
              tex`d = \sqrt{\frac{3.2 \times 10^{28}}{4\pi \times 5.0 \times 10^{-9}}} = \sqrt{5.09 \times 10^{35}}`,
            ],
            marks: ['M1'],
            why: {
              en: 'A star of known luminosity is a standard candle; this step is how it measures distance.',
              zh: '光度已知的恒星就是标准烛光，这一步正是用它测距的方法。',
            },
          },
          {
            say: {
              en: 'Two significant figures; about 75 light-years.',
              zh: '保留两位有效数字，约 75 光年。',
            },
            tex: [tex`d = 7.1 \times 10^{17}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'standard-candles',
      kind: 'concept',
      title: { en: 'Standard candles', zh: '标准烛光' },
      details: [
        {
          en: 'A standard candle is an astronomical object of known luminosity. Cepheid variables (luminosity from the period of their pulsation) and type 1a supernovae are used.',
          zh: '标准烛光是光度已知的天体。常用造父变星（由脉动周期得知光度）和 Ia 型超新星。',
        },
        {
          en: 'Find one in a distant galaxy, measure the radiant flux intensity, put both into the inverse square law: the distance to the galaxy follows.',
          zh: '在遥远星系中找到标准烛光，测出辐射通量强度，与已知光度一起代入平方反比公式，即得星系的距离。',
        },
      ],
    },
    {
      id: 'wien-and-stefan',
      kind: 'formula',
      title: { en: 'Temperature and size of a star', zh: '恒星的温度与大小' },
      details: [
        {
          en: tex`Wien: $\lambda_{\mathrm{max}} \propto \dfrac{1}{T}$, where $\lambda_{\mathrm{max}}$ is the wavelength of greatest emitted intensity. For two stars $\lambda_{1}T_{1} = \lambda_{2}T_{2}$. Hotter stars look bluer.`,
          zh: tex`维恩位移定律：$\lambda_{\mathrm{max}} \propto \dfrac{1}{T}$，$\lambda_{\mathrm{max}}$ 是辐射强度最大处的波长。比较两颗恒星：$\lambda_{1}T_{1} = \lambda_{2}T_{2}$。温度越高，颜色越偏蓝。`,
        },
        {
          en: tex`Stefan–Boltzmann: $L = 4\pi\sigma r^{2}T^{4}$ with $\sigma = 5.67 \times 10^{-8}\ \mathrm{W\,m^{-2}\,K^{-4}}$ and $T$ the thermodynamic temperature of the surface.`,
          zh: tex`斯特藩—玻尔兹曼定律：$L = 4\pi\sigma r^{2}T^{4}$，$\sigma = 5.67 \times 10^{-8}\ \mathrm{W\,m^{-2}\,K^{-4}}$，$T$ 为表面的热力学温度。`,
        },
        {
          en: tex`Twice the temperature at the same radius is $16$ times the luminosity; twice the radius at the same temperature is $4$ times.`,
          zh: tex`半径相同而温度加倍，光度变为 $16$ 倍；温度相同而半径加倍，光度变为 $4$ 倍。`,
        },
      ],
    },
    {
      id: 'radius-of-a-star',
      kind: 'method',
      title: { en: 'Estimating the radius of a star', zh: '估算恒星的半径' },
      details: [
        {
          en: tex`Spectrum gives $\lambda_{\mathrm{max}}$; Wien’s law, by comparison with a star of known temperature, gives $T$; flux and distance give $L$; Stefan–Boltzmann gives $r = \sqrt{\dfrac{L}{4\pi\sigma T^{4}}}$.`,
          zh: tex`由光谱得 $\lambda_{\mathrm{max}}$；与温度已知的恒星比较，用维恩定律得 $T$；由通量强度和距离得 $L$；最后由斯特藩—玻尔兹曼定律得 $r = \sqrt{\dfrac{L}{4\pi\sigma T^{4}}}$。`,
        },
        {
          en: tex`Because $r \propto T^{-2}$, an uncertainty of $5\%$ in $T$ alone makes $10\%$ in $r$; the radius is an estimate.`,
          zh: tex`因为 $r \propto T^{-2}$，仅 $T$ 有 $5\%$ 的不确定度就使 $r$ 有 $10\%$ 的不确定度，所以求得的半径只是估算值。`,
        },
      ],
      example: {
        stem: {
          en: tex`The Sun has a surface temperature of $5800\ \mathrm{K}$ and radiates most strongly at $500\ \mathrm{nm}$. A star of luminosity $1.5 \times 10^{28}\ \mathrm{W}$ radiates most strongly at $290\ \mathrm{nm}$. Calculate the radius of the star.`,
          zh: tex`太阳表面温度为 $5800\ \mathrm{K}$，辐射最强的波长为 $500\ \mathrm{nm}$。某恒星光度为 $1.5 \times 10^{28}\ \mathrm{W}$，辐射最强的波长为 $290\ \mathrm{nm}$。求该恒星的半径。`,
        },
        answer: '1.5 * 10^9 m',
        steps: [
          {
            say: { en: 'Wien’s law by comparison with the Sun.', zh: '与太阳比较，应用维恩定律。' },
            tex: [tex`T = 5800 \times \frac{500}{290} = 1.0 \times 10^{4}\ \mathrm{K}`],
            marks: ['M1', 'A1'],
            why: {
              en: 'A shorter peak wavelength must give a higher temperature: check the ratio is the right way up.',
              zh: '峰值波长越短温度越高，以此检查比值有没有写反。',
            },
          },
          {
            say: { en: 'Stefan–Boltzmann law for the radius.', zh: '由斯特藩—玻尔兹曼定律求半径。' },
            tex: [
              tex`r = \sqrt{\frac{L}{4\pi\sigma T^{4}}} = \sqrt{\frac{1.5 \times 10^{28}}{4\pi \times 5.67 \times 10^{-8} \times (1.0 \times 10^{4})^{4}}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'About twice the radius of the Sun.', zh: '约为太阳半径的两倍。' },
            tex: [tex`r = 1.5 \times 10^{9}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'redshift-and-expansion',
      kind: 'concept',
      title: { en: 'Redshift and the expanding Universe', zh: '红移与宇宙膨胀' },
      details: [
        {
          en: 'The lines in the spectra of distant galaxies show an increase in wavelength from their known laboratory values: redshift. By the Doppler effect the galaxies are moving away from us.',
          zh: '遥远星系光谱中的谱线波长比实验室中的已知值长，称为红移。由多普勒效应可知，星系正在远离我们。',
        },
        {
          en: 'Galaxies in all directions recede, and the further the faster. That is what is seen from anywhere in a space that expands; we are not at a centre.',
          zh: '各个方向的星系都在退行，且越远退行越快。在膨胀的空间中，任何位置看到的都是如此，并不意味着我们处于中心。',
        },
        {
          en: 'Run backwards: all matter was once together, very dense and very hot. The Universe began with a rapid expansion from that state: the Big Bang theory.',
          zh: '反推回去：所有物质曾聚集在一起，密度和温度极高，宇宙从这一状态开始迅速膨胀——这就是大爆炸理论。',
        },
      ],
    },
    {
      id: 'hubble',
      kind: 'formula',
      title: { en: 'Redshift formula and Hubble’s law', zh: '红移公式与哈勃定律' },
      details: [
        {
          en: tex`$\dfrac{\Delta\lambda}{\lambda} \approx \dfrac{\Delta f}{f} \approx \dfrac{v}{c}$ for speeds much less than $c$, with $\lambda$ the wavelength at the source.`,
          zh: tex`退行速度远小于光速时 $\dfrac{\Delta\lambda}{\lambda} \approx \dfrac{\Delta f}{f} \approx \dfrac{v}{c}$，$\lambda$ 为光源发出的波长。`,
        },
        {
          en: tex`Hubble’s law: recession speed is proportional to distance, $v \approx H_{0}d$, with $H_{0} \approx 2.3 \times 10^{-18}\ \mathrm{s^{-1}}$.`,
          zh: tex`哈勃定律：退行速度与距离成正比，$v \approx H_{0}d$，$H_{0} \approx 2.3 \times 10^{-18}\ \mathrm{s^{-1}}$。`,
        },
        {
          en: tex`Example: a line of $486\ \mathrm{nm}$ found at $501\ \mathrm{nm}$ gives $v = \dfrac{15}{486} \times 3.00 \times 10^{8} = 9.3 \times 10^{6}\ \mathrm{m\,s^{-1}}$ and $d = 4.0 \times 10^{24}\ \mathrm{m}$.`,
          zh: tex`例：$486\ \mathrm{nm}$ 的谱线出现在 $501\ \mathrm{nm}$，则 $v = \dfrac{15}{486} \times 3.00 \times 10^{8} = 9.3 \times 10^{6}\ \mathrm{m\,s^{-1}}$，$d = 4.0 \times 10^{24}\ \mathrm{m}$。`,
        },
      ],
    },
    {
      id: 'astronomy-tip',
      kind: 'tip',
      title: { en: 'Arguments in order', zh: '论证要有顺序' },
      details: [
        {
          en: 'Expansion: wavelengths increased → galaxies move away → further ones have greater redshift, so move faster → everything was closer in the past.',
          zh: '论证宇宙膨胀：波长变长→星系远离→越远红移越大、速度越大→过去彼此更近。',
        },
        {
          en: 'A graph of v against d is a straight line through the origin with gradient the Hubble constant; give the unit in per second when v is in metres per second and d in metres.',
          zh: 'v–d 图是过原点的直线，斜率即哈勃常数；v 用米每秒、d 用米时，单位是每秒。',
        },
        {
          en: 'In ratio questions, divide one star’s equation by the other’s; constants drop out and errors with them.',
          zh: '比较两颗恒星时，把两式相除，常数约去，也就少出错。',
        },
      ],
    },
    {
      id: 'astronomy-errors',
      kind: 'error',
      title: { en: 'Fourth powers and wrong wavelengths', zh: '四次方与波长取错' },
      details: [
        {
          en: tex`Losing the fourth power of $T$, or using degrees Celsius in it.`,
          zh: tex`漏掉 $T$ 的四次方，或代入摄氏温度。`,
        },
        {
          en: 'Dividing the change in wavelength by the observed wavelength: divide by the emitted (laboratory) one.',
          zh: '用观测到的波长去除波长变化：应除以光源发出的（实验室）波长。',
        },
        {
          en: 'Mixing up luminosity (watts, the star) and radiant flux intensity (watts per square metre, at the observer).',
          zh: '混淆光度（瓦特，恒星本身）与辐射通量强度（瓦特每平方米，观测者处）。',
        },
        {
          en: 'Taking d as the radius of the star: d is the distance to it, r its own radius.',
          zh: '把 d 当作恒星的半径：d 是到恒星的距离，r 才是它自身的半径。',
        },
      ],
    },
    statedCard('9702/all/astronomy-and-cosmology'),
  ],
};
