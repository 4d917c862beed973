import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 19,
  level: 'A2',
  slug: 'capacitance',
  title: { en: 'Capacitance', zh: '电容' },
  summary: {
    en: 'A capacitor separates charge and so stores energy, and it lets that charge go through a resistor along an exponential curve. After this topic you can define capacitance, combine capacitors, find the energy stored, and use the time constant of a discharge.',
    zh: '电容器通过分离电荷来储存能量，并能经电阻按指数规律放电。学完本章，你能准确定义电容，计算电容器的串并联与储能，并运用时间常数分析放电过程。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'capacitor',
      'farad',
      'C = Q/V',
      'time constant',
      'tau = RC',
      'capacitor discharge',
      'energy stored in a capacitor',
      'capacitors in series',
      'capacitors in parallel',
      'capacitence',
    ],
    zh: ['电容器', '法拉', '时间常数', '电容器放电', '电容器储能', '电容串联', '电容并联', '指数衰减'],
  },
  prerequisites: ['9702/all/electric-fields', '9702/all/electricity', '9702/all/dc-circuits'],
  methods: ['physics-capacitance'],
  cards: [
    {
      id: 'definition',
      kind: 'concept',
      title: { en: 'What capacitance is', zh: '电容的定义' },
      details: [
        {
          en: tex`Capacitance is charge per unit potential difference: $C = \dfrac{Q}{V}$, in farads, $1\ \mathrm{F} = 1\ \mathrm{C\,V^{-1}}$. For an isolated conductor $V$ is its potential; for a parallel plate capacitor $Q$ is the charge on one plate and $V$ the p.d. between the plates.`,
          zh: tex`电容等于电荷量与电势差之比：$C = \dfrac{Q}{V}$，单位法拉，$1\ \mathrm{F} = 1\ \mathrm{C\,V^{-1}}$。对孤立导体，$V$ 是它的电势；对平行板电容器，$Q$ 是一块极板所带电荷量，$V$ 是两板间的电势差。`,
        },
        {
          en: 'A capacitor stores no net charge: the plates carry +Q and −Q. What it stores is energy, by keeping them apart.',
          zh: '电容器所带净电荷为零：两极板分别带 +Q 和 −Q。它储存的是能量，靠的是把正负电荷分开。',
        },
        {
          en: tex`An isolated sphere of radius $r$ has potential $V = \dfrac{Q}{4\pi\varepsilon_{0}r}$, so $C = 4\pi\varepsilon_{0}r$: a sphere of radius $9\ \mathrm{m}$ is needed for only $1\ \mathrm{nF}$.`,
          zh: tex`半径为 $r$ 的孤立导体球电势为 $V = \dfrac{Q}{4\pi\varepsilon_{0}r}$，所以 $C = 4\pi\varepsilon_{0}r$：半径 $9\ \mathrm{m}$ 的球电容也只有 $1\ \mathrm{nF}$。`,
        },
      ],
    },
    {
      id: 'series-and-parallel',
      kind: 'formula',
      title: { en: 'Capacitors in series and in parallel', zh: '电容器的串联与并联' },
      details: [
        {
          en: tex`Parallel: same p.d., charges add, $CV = C_{1}V + C_{2}V$, so $C = C_{1} + C_{2} + \dots$`,
          zh: tex`并联：电势差相同，电荷量相加，$CV = C_{1}V + C_{2}V$，所以 $C = C_{1} + C_{2} + \dots$`,
        },
        {
          en: tex`Series: same charge on each (the plates in between can only share charge), p.d.s add, $\dfrac{Q}{C} = \dfrac{Q}{C_{1}} + \dfrac{Q}{C_{2}}$, so $\dfrac{1}{C} = \dfrac{1}{C_{1}} + \dfrac{1}{C_{2}} + \dots$`,
          zh: tex`串联：每个电容器所带电荷量相同（中间相连的极板只能重新分配电荷），电势差相加，$\dfrac{Q}{C} = \dfrac{Q}{C_{1}} + \dfrac{Q}{C_{2}}$，所以 $\dfrac{1}{C} = \dfrac{1}{C_{1}} + \dfrac{1}{C_{2}} + \dots$`,
        },
        {
          en: 'The other way round from resistors. Check: a series combination is smaller than its smallest member. The smaller capacitor takes the larger share of the p.d.',
          zh: '与电阻的规律相反。检验：串联总电容小于其中最小的电容；电容越小，分得的电势差越大。',
        },
      ],
    },
    {
      id: 'energy-stored',
      kind: 'formula',
      title: { en: 'Energy stored', zh: '电容器储存的能量' },
      details: [
        {
          en: tex`The energy is the area under the graph of potential difference against charge, a triangle: $W = \dfrac{1}{2}QV = \dfrac{1}{2}CV^{2} = \dfrac{Q^{2}}{2C}$.`,
          zh: tex`能量等于 $V$–$Q$ 图线下的三角形面积：$W = \dfrac{1}{2}QV = \dfrac{1}{2}CV^{2} = \dfrac{Q^{2}}{2C}$。`,
        },
        {
          en: tex`Why the half: the first charge is moved against almost no p.d., the last against the full $V$. The mean is $\dfrac{1}{2}V$.`,
          zh: tex`为何有二分之一：最初的电荷几乎不需克服电势差，最后的电荷才克服全部 $V$，平均为 $\dfrac{1}{2}V$。`,
        },
        {
          en: tex`A supply of constant p.d. $V$ delivers $QV$; half is stored, the other half is dissipated in the resistance, however small it is.`,
          zh: tex`恒压电源提供的能量为 $QV$，一半储存在电容器中，另一半消耗在电阻上，不论电阻多小。`,
        },
      ],
    },
    {
      id: 'exponential-discharge',
      kind: 'concept',
      title: { en: 'Why the discharge is exponential', zh: '放电为何按指数规律' },
      details: [
        {
          en: tex`The current is proportional to the p.d., the p.d. to the charge that is left. So charge leaves at a rate proportional to what remains: $\dfrac{\Delta Q}{\Delta t} = -\dfrac{Q}{RC}$.`,
          zh: tex`电流与电势差成正比，电势差与剩余电荷量成正比，所以电荷减少的快慢与剩余量成正比：$\dfrac{\Delta Q}{\Delta t} = -\dfrac{Q}{RC}$。`,
        },
        {
          en: 'Charge, p.d. and current through the resistor all fall on curves of the same shape: equal fractions in equal times.',
          zh: '电荷量、电势差与通过电阻的电流以相同形状的曲线下降：相等时间内减小相同的比例。',
        },
        {
          en: tex`The time constant $\tau = RC$ is the time for the quantity to fall to $\dfrac{1}{e}$, about $37\%$, of its initial value. After $5\tau$ less than $1\%$ is left.`,
          zh: tex`时间常数 $\tau = RC$ 是该量降到初值的 $\dfrac{1}{e}$（约 $37\%$）所需的时间；经过 $5\tau$ 剩余不到 $1\%$。`,
        },
      ],
    },
    {
      id: 'discharge-formula',
      kind: 'formula',
      title: { en: 'The discharge equation', zh: '放电方程' },
      details: [
        {
          en: tex`$x = x_{0}e^{-t/(RC)}$, where $x$ is charge, p.d. or current. All three share one time constant.`,
          zh: tex`$x = x_{0}e^{-t/(RC)}$，$x$ 可代表电荷量、电势差或电流，三者的时间常数相同。`,
        },
        {
          en: tex`For an unknown in the exponent take logarithms: $t = RC\ln\dfrac{x_{0}}{x}$. The half-time is $RC\ln 2 = 0.69RC$.`,
          zh: tex`未知量在指数上时取对数：$t = RC\ln\dfrac{x_{0}}{x}$。减半所需时间为 $RC\ln 2 = 0.69RC$。`,
        },
        {
          en: tex`Straight line: $\ln V$ against $t$ has gradient $-\dfrac{1}{RC}$ and intercept $\ln V_{0}$.`,
          zh: tex`化为直线：$\ln V$–$t$ 图的斜率为 $-\dfrac{1}{RC}$，纵截距为 $\ln V_{0}$。`,
        },
        {
          en: tex`Energy goes as $V^{2}$, so it falls as $e^{-2t/(RC)}$: to $13.5\%$ after one time constant.`,
          zh: tex`能量与 $V^{2}$ 成正比，按 $e^{-2t/(RC)}$ 衰减：经过一个时间常数剩 $13.5\%$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A capacitor of capacitance $220\ \mathrm{\mu F}$ discharges through a resistance of $47\ \mathrm{k\Omega}$. The initial potential difference is $12\ \mathrm{V}$. Calculate the potential difference after a time of $15\ \mathrm{s}$.`,
          zh: tex`电容为 $220\ \mathrm{\mu F}$ 的电容器通过 $47\ \mathrm{k\Omega}$ 的电阻放电，初始电势差为 $12\ \mathrm{V}$。求 $15\ \mathrm{s}$ 后的电势差。`,
        },
        answer: '2.8 V',
        ask: 'A capacitor of capacitance 220 μF discharges through a resistance of 47 kΩ. The initial potential difference is 12 V. Calculate the potential difference after a time of 15 s.',
        steps: [
          {
            say: { en: 'The time constant first, in SI units.', zh: '先统一成国际单位制单位，求时间常数。' },
            tex: [tex`RC = 47 \times 10^{3} \times 220 \times 10^{-6} = 10.3\ \mathrm{s}`],
            marks: ['M1'],
            why: {
              en: 'It tells at once what to expect: 15 s is about one and a half time constants, so about a quarter is left.',
              zh: '它能立即给出预期：15 s 约为 1.5 个时间常数，剩余约四分之一。',
            },
          },
          {
            say: { en: 'Put it into the discharge equation.', zh: '代入放电方程。' },
            tex: [tex`V = V_{0}e^{-t/(RC)} = 12e^{-15/10.34} = 12 \times 0.234`],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`V = 2.8\ \mathrm{V}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'sharing-charge',
      kind: 'method',
      title: { en: 'Connecting a charged capacitor to another', zh: '带电电容器与另一电容器相连' },
      details: [
        {
          en: 'Charge is conserved, energy is not. After connection both have the same p.d.: they are in parallel.',
          zh: '电荷量守恒，能量不守恒。相连后两者电势差相同，属于并联。',
        },
        {
          en: tex`Find $Q = C_{1}V$, then $V' = \dfrac{Q}{C_{1} + C_{2}}$, then each charge and each energy.`,
          zh: tex`先求 $Q = C_{1}V$，再求 $V' = \dfrac{Q}{C_{1} + C_{2}}$，然后求各自的电荷量与能量。`,
        },
      ],
      example: {
        stem: {
          en: tex`A $470\ \mathrm{\mu F}$ capacitor is charged to $12\ \mathrm{V}$, disconnected from the supply and connected across an uncharged $220\ \mathrm{\mu F}$ capacitor. Calculate the energy that is lost.`,
          zh: tex`把 $470\ \mathrm{\mu F}$ 的电容器充电到 $12\ \mathrm{V}$，断开电源后与一个未充电的 $220\ \mathrm{\mu F}$ 电容器相连。求损失的能量。`,
        },
        answer: '0.011 J',
        steps: [
          {
            say: { en: 'The charge stays the same.', zh: '电荷量守恒。' },
            tex: [
              tex`Q = 470 \times 10^{-6} \times 12 = 5.64 \times 10^{-3}\ \mathrm{C}`,
              tex`V' = \frac{5.64 \times 10^{-3}}{690 \times 10^{-6}} = 8.17\ \mathrm{V}`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: 'The supply is disconnected, so no charge can come or go.',
              zh: '已断开电源，电荷没有别的来源和去处。',
            },
          },
          {
            say: { en: 'Energy before and after.', zh: '求前后的能量。' },
            tex: [
              tex`W_{1} = \frac{1}{2} \times 470 \times 10^{-6} \times 12^{2} = 0.0338\ \mathrm{J}`,
              tex`W_{2} = \frac{1}{2} \times 690 \times 10^{-6} \times 8.17^{2} = 0.0230\ \mathrm{J}`,
            ],
            marks: ['M1'],
          },
          {
            say: {
              en: 'The difference is dissipated in the connecting wires.',
              zh: '差值以热的形式耗散在导线中。',
            },
            tex: [tex`W_{1} - W_{2} = 0.011\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'capacitor-tip',
      kind: 'tip',
      title: { en: 'Derivations and graphs', zh: '推导与图像' },
      details: [
        {
          en: 'Deriving the series formula, state both facts in words: the charge on each capacitor is the same; the p.d.s add up to the total. For parallel: the p.d. is the same; the charges add.',
          zh: '推导串联公式时要用文字写出两点：各电容器电荷量相同；电势差之和等于总电势差。并联则为：电势差相同；电荷量相加。',
        },
        {
          en: tex`From a discharge graph read the time to fall to $0.37$ of the start, or use two points with $\ln$; the tangent at $t = 0$ meets the time axis at $t = RC$.`,
          zh: tex`由放电曲线求时间常数：读出降到初值 $0.37$ 倍的时间，或取两点用 $\ln$ 计算；$t = 0$ 处的切线与时间轴交于 $t = RC$。`,
        },
      ],
    },
    {
      id: 'capacitor-errors',
      kind: 'error',
      title: { en: 'Half, prefixes and resistor rules', zh: '二分之一、词头与电阻规律' },
      details: [
        {
          en: tex`Using $W = QV$ for the energy stored: the factor $\dfrac{1}{2}$ is missing.`,
          zh: tex`用 $W = QV$ 求电容器储能，漏掉 $\dfrac{1}{2}$。`,
        },
        {
          en: tex`Forgetting that $\mathrm{\mu F}$ is $10^{-6}\ \mathrm{F}$, or forgetting to invert after adding reciprocals in series.`,
          zh: tex`忘记 $\mathrm{\mu F}$ 是 $10^{-6}\ \mathrm{F}$；或串联时倒数相加后忘记取倒数。`,
        },
        {
          en: 'Calling capacitance the ability to store charge. The definition is the ratio of charge to potential difference.',
          zh: '把电容说成“储存电荷的本领”。定义应为电荷量与电势差之比。',
        },
      ],
    },
    statedCard('9702/all/capacitance'),
  ],
};
