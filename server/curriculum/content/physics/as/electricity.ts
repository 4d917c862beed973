import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 9,
  level: 'AS',
  slug: 'electricity',
  title: { en: 'Electricity', zh: '电学' },
  summary: {
    en: 'Current is charge on the move, potential difference is energy per charge, resistance links the two. You use the drift-speed equation, power formulas and resistivity, and explain the characteristics of a resistor, a lamp, a diode, a thermistor and an LDR.',
    zh: '电流是电荷的定向移动，电势差是单位电荷转移的能量，电阻把两者联系起来。学完本章，你会用漂移速率公式、电功率公式和电阻率，并能解释定值电阻、灯泡、二极管、热敏电阻和光敏电阻的特性。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'current',
      'potential difference',
      'voltage',
      'resistance',
      "Ohm's law",
      'V = IR',
      'I = nAvq',
      'drift velocity',
      'resistivity',
      'I-V characteristic',
      'LDR and thermistor',
    ],
    zh: [
      '电流',
      '电势差',
      '电压',
      '电阻',
      '欧姆定律',
      '漂移速率',
      '电阻率',
      '伏安特性曲线',
      '热敏电阻',
      '光敏电阻',
    ],
  },
  prerequisites: ['9702/all/physical-quantities-and-units', '9702/all/work-energy-and-power'],
  methods: ['physics-electricity'],
  cards: [
    {
      id: 'current',
      kind: 'concept',
      title: { en: 'Electric current and charge', zh: '电流与电荷' },
      details: [
        {
          en: tex`Electric current is a flow of charge carriers. The charge that passes is $Q = It$; the area under a current–time graph is the charge.`,
          zh: tex`电流是载流子的流动。通过的电荷量 $Q = It$；电流—时间图像下的面积等于电荷量。`,
        },
        {
          en: tex`Charge is quantised: every charge is a whole-number multiple of $e = 1.60\times10^{-19}\ \mathrm{C}$. So $2.0\times10^{-19}\ \mathrm{C}$ cannot occur on an oil drop.`,
          zh: tex`电荷是量子化的：任何电荷量都是 $e = 1.60\times10^{-19}\ \mathrm{C}$ 的整数倍，所以油滴上不可能带 $2.0\times10^{-19}\ \mathrm{C}$ 的电荷。`,
        },
        {
          en: 'Conventional current flows from positive to negative; the electrons in a metal drift the other way.',
          zh: '规定在外电路中电流由正极流向负极；金属中的自由电子朝相反方向漂移。',
        },
      ],
    },
    {
      id: 'drift',
      kind: 'formula',
      title: { en: 'Current and drift speed', zh: '电流与漂移速率' },
      details: [
        {
          en: tex`$I = Anvq$: in time $t$ the carriers in a length $vt$ pass, that is $nAvt$ carriers of charge $q$ each. $n$ is the number density, in $\mathrm{m^{-3}}$.`,
          zh: tex`$I = Anvq$：时间 $t$ 内长度 $vt$ 中的载流子通过截面，共 $nAvt$ 个，每个带电 $q$。$n$ 是数密度，单位 $\mathrm{m^{-3}}$。`,
        },
        {
          en: 'In a wire whose area halves the current is the same, so the drift speed doubles. Drift speeds in metals are a fraction of a millimetre per second.',
          zh: '导线截面积减半处电流不变，漂移速率加倍。金属中的漂移速率不到每秒一毫米。',
        },
        {
          en: tex`A semiconductor has a much smaller $n$ than a metal, so for the same current and area its carriers drift much faster.`,
          zh: tex`半导体的 $n$ 远小于金属，所以在相同电流和截面积下，载流子漂移得快得多。`,
        },
      ],
      example: {
        stem: {
          en: tex`A copper wire of cross-sectional area $1.5\ \mathrm{mm^{2}}$ carries a current of $6.0\ \mathrm{A}$. Copper has $8.5\times10^{28}$ free electrons per cubic metre. Calculate the mean drift speed.`,
          zh: tex`横截面积为 $1.5\ \mathrm{mm^{2}}$ 的铜导线通过 $6.0\ \mathrm{A}$ 的电流，铜每立方米有 $8.5\times10^{28}$ 个自由电子。求平均漂移速率。`,
        },
        answer: '2.9 * 10^-4 m s^-1',
        ask: 'A copper wire of cross-sectional area 1.5 mm^2 has 8.5 × 10^28 m^-3 as number density of free electrons and carries a current of 6.0 A. Calculate the mean drift speed.',
        steps: [
          {
            say: {
              en: 'Rearrange; the area in square metres.',
              zh: '变形；面积化为平方米。',
            },
            tex: [
              tex`v = \frac{I}{Anq} = \frac{6.0}{1.5\times10^{-6}\times 8.5\times10^{28}\times 1.60\times10^{-19}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`v = 2.9\times10^{-4}\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'pd-power',
      kind: 'formula',
      title: { en: 'Potential difference and power', zh: '电势差与电功率' },
      details: [
        {
          en: tex`Potential difference across a component is the energy transferred per unit charge: $V = W/Q$, $1\ \mathrm{V} = 1\ \mathrm{J\,C^{-1}}$.`,
          zh: tex`元件两端的电势差是单位电荷转移的能量：$V = W/Q$，$1\ \mathrm{V} = 1\ \mathrm{J\,C^{-1}}$。`,
        },
        {
          en: tex`$P = VI = I^{2}R = \dfrac{V^{2}}{R}$. For components in series compare with $I^{2}R$ (same current), in parallel with $V^{2}/R$ (same p.d.).`,
          zh: tex`$P = VI = I^{2}R = \dfrac{V^{2}}{R}$。串联元件用 $I^{2}R$ 比较（电流相同），并联元件用 $V^{2}/R$ 比较（电压相同）。`,
        },
      ],
    },
    {
      id: 'ohm',
      kind: 'concept',
      title: { en: "Resistance, Ohm's law and I–V graphs", zh: '电阻、欧姆定律与伏安特性' },
      details: [
        {
          en: tex`Resistance is p.d. divided by current, $R = V/I$, for every component. Ohm's law says more: for a metallic conductor at constant temperature the current is proportional to the p.d.`,
          zh: tex`任何元件的电阻都定义为电势差与电流之比，$R = V/I$。欧姆定律的内容更多：金属导体在温度不变时，电流与电势差成正比。`,
        },
        {
          en: 'Metallic conductor at constant temperature: a straight line through the origin. Filament lamp: a curve that becomes less steep on both sides, because a greater current raises the temperature and so the resistance.',
          zh: '恒温金属导体：过原点的直线。白炽灯：两侧都逐渐变平的曲线，因为电流增大使温度升高，电阻增大。',
        },
        {
          en: tex`Semiconductor diode: almost no current in reverse and up to about $0.6\ \mathrm{V}$ forward, then a steep rise: its resistance falls.`,
          zh: tex`半导体二极管：反向以及正向约 $0.6\ \mathrm{V}$ 以下几乎没有电流，之后电流急剧增大，电阻减小。`,
        },
        {
          en: 'A thermistor (negative temperature coefficient) has less resistance when hotter; an LDR has less resistance when the light intensity is greater.',
          zh: '（负温度系数）热敏电阻温度升高时电阻减小；光敏电阻光强增大时电阻减小。',
        },
      ],
    },
    {
      id: 'resistivity',
      kind: 'formula',
      title: { en: 'Resistivity', zh: '电阻率' },
      details: [
        {
          en: tex`$R = \dfrac{\rho L}{A}$, with resistivity $\rho$ in $\mathrm{\Omega\,m}$ (not $\mathrm{\Omega\,m^{-1}}$). It belongs to the material at a given temperature.`,
          zh: tex`$R = \dfrac{\rho L}{A}$，电阻率 $\rho$ 的单位是 $\mathrm{\Omega\,m}$（不是 $\mathrm{\Omega\,m^{-1}}$），由材料和温度决定。`,
        },
        {
          en: 'A wire stretched to twice its length at constant volume has half the area, so four times the resistance.',
          zh: '体积不变地把导线拉长到两倍，截面积减半，电阻变为四倍。',
        },
      ],
      example: {
        stem: {
          en: tex`A wire has length $3.2\ \mathrm{m}$, cross-sectional area $2.0\times10^{-7}\ \mathrm{m^{2}}$ and resistivity $4.9\times10^{-7}\ \mathrm{\Omega\,m}$. Calculate its resistance.`,
          zh: tex`导线长 $3.2\ \mathrm{m}$，横截面积 $2.0\times10^{-7}\ \mathrm{m^{2}}$，电阻率 $4.9\times10^{-7}\ \mathrm{\Omega\,m}$。求其电阻。`,
        },
        answer: '7.8 Ω',
        ask: 'A wire has length 3.2 m, cross-sectional area 2.0 × 10^-7 m^2 and resistivity 4.9 × 10^-7 Ω m. Calculate the resistance of the wire.',
        steps: [
          {
            say: { en: 'Substitute.', zh: '代入公式。' },
            tex: [tex`R = \frac{\rho L}{A} = \frac{4.9\times10^{-7}\times 3.2}{2.0\times10^{-7}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`R = 7.8\ \Omega`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'comparing',
      kind: 'method',
      title: { en: 'Comparing two wires by ratio', zh: '用比值比较两根导线' },
      details: [
        {
          en: tex`Write the formula for each wire and divide; what is equal cancels. For two wires of the same material $\dfrac{R_1}{R_2} = \dfrac{L_1}{L_2}\times\left(\dfrac{d_2}{d_1}\right)^{2}$.`,
          zh: tex`分别写出两根导线的公式再相除，相同的量消去。同种材料：$\dfrac{R_1}{R_2} = \dfrac{L_1}{L_2}\times\left(\dfrac{d_2}{d_1}\right)^{2}$。`,
        },
        {
          en: 'In series the current is common, so compare drift speeds and powers through the current; in parallel start from the common p.d.',
          zh: '串联时电流相同，由电流比较漂移速率和功率；并联时从相同的电压出发。',
        },
      ],
      example: {
        stem: {
          en: 'Wires X and Y are made of the same metal and connected in series. X has twice the length and twice the diameter of Y. Determine the ratio of the power dissipated in X to that in Y.',
          zh: '导线 X 和 Y 用同种金属制成，串联在电路中。X 的长度和直径都是 Y 的两倍。求 X 与 Y 消耗的功率之比。',
        },
        answer: '0.5',
        steps: [
          {
            say: {
              en: 'Twice the diameter means four times the area.',
              zh: '直径为两倍，面积为四倍。',
            },
            tex: [tex`\frac{R_\mathrm{X}}{R_\mathrm{Y}} = \frac{2}{4} = \frac{1}{2}`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'The current is the same, so the power is proportional to the resistance.',
              zh: '电流相同，功率与电阻成正比。',
            },
            tex: [
              tex`\frac{P_\mathrm{X}}{P_\mathrm{Y}} = \frac{I^{2}R_\mathrm{X}}{I^{2}R_\mathrm{Y}} = 0.50`,
            ],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'graph-tip',
      kind: 'tip',
      title: { en: 'Resistance from a curved I–V graph', zh: '由弯曲的伏安曲线求电阻' },
      details: [
        {
          en: tex`Take one point and divide its coordinates: $R = V/I$. The gradient of the tangent is not $1/R$ for a curve.`,
          zh: tex`取曲线上一点，用坐标相除：$R = V/I$。对曲线来说，切线的斜率不等于 $1/R$。`,
        },
        {
          en: 'Explaining the lamp in full: greater current, higher temperature, the metal ions vibrate more, electrons collide with them more often, greater resistance.',
          zh: '完整解释灯泡：电流增大，温度升高，金属离子振动加剧，电子与之碰撞更频繁，电阻增大。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: 'Putting units into the definition of a quantity: p.d. is "energy transferred per unit charge", not "joules per coulomb".',
          zh: '在物理量的定义里写单位：电势差应写“单位电荷转移的能量”，不能写“每库仑多少焦耳”。',
        },
        {
          en: tex`Leaving the area in $\mathrm{mm^{2}}$: $1\ \mathrm{mm^{2}} = 10^{-6}\ \mathrm{m^{2}}$.`,
          zh: tex`面积没有换算：$1\ \mathrm{mm^{2}} = 10^{-6}\ \mathrm{m^{2}}$。`,
        },
        {
          en: "Stating Ohm's law without the condition of constant temperature.",
          zh: '写欧姆定律时漏掉温度不变的条件。',
        },
      ],
    },
    statedCard('9702/all/electricity'),
  ],
};
