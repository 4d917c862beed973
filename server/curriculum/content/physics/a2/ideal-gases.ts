import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 15,
  level: 'A2',
  slug: 'ideal-gases',
  title: { en: 'Ideal gases', zh: '理想气体' },
  summary: {
    en: 'A gas of countless molecules in random motion obeys one simple equation of state, and mechanics alone explains why. After this topic you can use the mole, pV = nRT and pV = NkT, derive the pressure of a gas from molecular collisions, and link temperature to the kinetic energy of a molecule.',
    zh: '大量分子做无规则运动的气体服从一个简单的状态方程，而这可以单用力学推导出来。学完本章，你能使用摩尔、pV = nRT 与 pV = NkT，从分子碰撞推导气体压强，并把温度与分子平均动能联系起来。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'gas laws',
      'equation of state',
      'pV = nRT',
      'pV = NkT',
      'kinetic theory of gases',
      'mole',
      'Avogadro constant',
      'Boltzmann constant',
      'rms speed',
      'root mean square speed',
    ],
    zh: [
      '气体定律',
      '理想气体状态方程',
      '分子动理论',
      '摩尔',
      '阿伏伽德罗常量',
      '玻尔兹曼常量',
      '方均根速率',
      '分子平均动能',
    ],
  },
  prerequisites: ['9702/all/temperature', '9702/all/dynamics', '9702/all/forces-density-and-pressure'],
  methods: ['physics-ideal-gases'],
  cards: [
    {
      id: 'mole-and-ideal-gas',
      kind: 'concept',
      title: { en: 'The mole and the ideal gas', zh: '摩尔与理想气体' },
      details: [
        {
          en: tex`The mole is the SI unit of amount of substance. One mole of any substance contains $N_{A} = 6.02 \times 10^{23}$ particles, so $N = nN_{A}$.`,
          zh: tex`摩尔是物质的量的 SI 单位。1 摩尔任何物质都含有 $N_{A} = 6.02 \times 10^{23}$ 个粒子，所以 $N = nN_{A}$。`,
        },
        {
          en: tex`An ideal gas obeys $pV \propto T$, where $T$ is the thermodynamic temperature, at all pressures, volumes and temperatures, for a fixed amount of gas.`,
          zh: tex`一定量的气体，若在任何压强、体积和温度下都满足 $pV \propto T$（$T$ 为热力学温度），就称为理想气体。`,
        },
        {
          en: tex`From the mass: $n = \dfrac{\text{mass}}{\text{molar mass}}$. A molar mass of $28\ \mathrm{g\,mol^{-1}}$ is $0.028\ \mathrm{kg\,mol^{-1}}$, and one molecule has mass $\dfrac{0.028}{N_{A}}\ \mathrm{kg}$.`,
          zh: tex`由质量求物质的量：质量除以摩尔质量。摩尔质量 $28\ \mathrm{g\,mol^{-1}}$ 即 $0.028\ \mathrm{kg\,mol^{-1}}$，一个分子的质量为 $\dfrac{0.028}{N_{A}}\ \mathrm{kg}$。`,
        },
      ],
    },
    {
      id: 'kinetic-assumptions',
      kind: 'concept',
      title: { en: 'Assumptions of the kinetic theory', zh: '分子动理论的基本假设' },
      details: [
        {
          en: 'There is a very large number of molecules in rapid, random motion.',
          zh: '气体由大量做高速无规则运动的分子组成。',
        },
        {
          en: 'The volume of the molecules themselves is negligible compared with the volume of the gas.',
          zh: '分子本身的总体积与气体的体积相比可以忽略。',
        },
        {
          en: 'There are no forces between molecules except during collisions, so there is no molecular potential energy.',
          zh: '除碰撞瞬间外，分子间没有作用力，因此分子势能为零。',
        },
        {
          en: 'All collisions are perfectly elastic, and the time of a collision is negligible compared with the time between collisions.',
          zh: '所有碰撞都是完全弹性的，碰撞时间与两次碰撞的间隔相比可以忽略。',
        },
        {
          en: 'Pressure arises because molecules hitting a wall change momentum; each exerts a force on the wall, and the average force of very many per unit area is the pressure.',
          zh: '压强的成因：分子撞击器壁时动量发生变化，对器壁施力；大量分子在单位面积上的平均作用力就是压强。',
        },
      ],
    },
    {
      id: 'equation-of-state',
      kind: 'formula',
      title: { en: 'The equation of state', zh: '理想气体状态方程' },
      details: [
        {
          en: tex`$pV = nRT$ with $n$ in moles and $R = 8.31\ \mathrm{J\,K^{-1}\,mol^{-1}}$; $pV = NkT$ with $N$ the number of molecules and $k = \dfrac{R}{N_{A}} = 1.38 \times 10^{-23}\ \mathrm{J\,K^{-1}}$.`,
          zh: tex`$pV = nRT$，$n$ 为物质的量，$R = 8.31\ \mathrm{J\,K^{-1}\,mol^{-1}}$；$pV = NkT$，$N$ 为分子数，$k = \dfrac{R}{N_{A}} = 1.38 \times 10^{-23}\ \mathrm{J\,K^{-1}}$。`,
        },
        {
          en: tex`For a fixed amount between two states: $\dfrac{p_{1}V_{1}}{T_{1}} = \dfrac{p_{2}V_{2}}{T_{2}}$. If gas leaks or two vessels are joined, count moles instead.`,
          zh: tex`一定量气体的两个状态之间：$\dfrac{p_{1}V_{1}}{T_{1}} = \dfrac{p_{2}V_{2}}{T_{2}}$。若漏气或两容器相连，则改为对物质的量列式。`,
        },
      ],
      example: {
        stem: {
          en: tex`A gas has pressure $2.4 \times 10^{5}\ \mathrm{Pa}$, volume $1.5 \times 10^{-2}\ \mathrm{m^{3}}$ and temperature $17\ {}^{\circ}\mathrm{C}$. Calculate the amount of gas in mol.`,
          zh: tex`某理想气体的压强为 $2.4 \times 10^{5}\ \mathrm{Pa}$，体积为 $1.5 \times 10^{-2}\ \mathrm{m^{3}}$，温度为 $17\ {}^{\circ}\mathrm{C}$。求气体的物质的量。`,
        },
        answer: '1.5 mol',
        ask: 'A gas has pressure 2.4 × 10^5 Pa, volume 1.5 × 10^-2 m^3 and temperature 17 °C. Calculate the amount of gas in mol.',
        steps: [
          {
            say: { en: 'Convert the temperature to kelvin.', zh: '把温度换算为开尔文。' },
            tex: [tex`T = 17 + 273 = 290\ \mathrm{K}`],
            marks: ['B1'],
            why: {
              en: tex`$pV$ is proportional to thermodynamic temperature only; with $17$ the answer would be about 17 times too large.`,
              zh: tex`$pV$ 只与热力学温度成正比；若直接代入 $17$，结果会大约偏大 17 倍。`,
            },
          },
          {
            say: { en: 'Rearrange the equation of state and substitute.', zh: '变形状态方程并代入。' },
            tex: [
              tex`n = \frac{pV}{RT} = \frac{2.4 \times 10^{5} \times 1.5 \times 10^{-2}}{8.31 \times 290}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`n = 1.5\ \mathrm{mol}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'derive-pressure',
      kind: 'method',
      title: { en: 'Deriving the pressure of a gas', zh: '推导气体压强公式' },
      details: [
        {
          en: tex`One molecule of mass $m$ in a cube of side $L$ hits a wall with velocity component $c_{x}$ and bounces back elastically: change in momentum $2mc_{x}$.`,
          zh: tex`质量为 $m$ 的分子在边长 $L$ 的立方体内以速度分量 $c_{x}$ 撞壁并弹性反弹，动量变化的大小为 $2mc_{x}$。`,
        },
        {
          en: tex`It returns after $\Delta t = \dfrac{2L}{c_{x}}$, so the mean force is $\dfrac{2mc_{x}}{2L/c_{x}} = \dfrac{mc_{x}^{2}}{L}$ and the pressure $\dfrac{mc_{x}^{2}}{L^{3}}$.`,
          zh: tex`经过 $\Delta t = \dfrac{2L}{c_{x}}$ 再次撞同一器壁，平均力为 $\dfrac{2mc_{x}}{2L/c_{x}} = \dfrac{mc_{x}^{2}}{L}$，产生的压强为 $\dfrac{mc_{x}^{2}}{L^{3}}$。`,
        },
        {
          en: tex`For $N$ molecules: $p = \dfrac{Nm\langle c_{x}^{2}\rangle}{V}$ with $V = L^{3}$.`,
          zh: tex`对 $N$ 个分子求和：$p = \dfrac{Nm\langle c_{x}^{2}\rangle}{V}$，其中 $V = L^{3}$。`,
        },
        {
          en: tex`The motion is random, no direction is special: $\langle c_{x}^{2}\rangle = \dfrac{1}{3}\langle c^{2}\rangle$. Hence $pV = \dfrac{1}{3}Nm\langle c^{2}\rangle$.`,
          zh: tex`运动是无规则的，各方向等价：$\langle c_{x}^{2}\rangle = \dfrac{1}{3}\langle c^{2}\rangle$，于是 $pV = \dfrac{1}{3}Nm\langle c^{2}\rangle$。`,
        },
      ],
    },
    {
      id: 'molecular-kinetic-energy',
      kind: 'formula',
      title: { en: 'Temperature and molecular energy', zh: '温度与分子平均动能' },
      details: [
        {
          en: tex`Compare $pV = \dfrac{1}{3}Nm\langle c^{2}\rangle$ with $pV = NkT$: $\dfrac{1}{2}m\langle c^{2}\rangle = \dfrac{3}{2}kT$. The mean translational kinetic energy depends on $T$ alone, not on the gas.`,
          zh: tex`把 $pV = \dfrac{1}{3}Nm\langle c^{2}\rangle$ 与 $pV = NkT$ 比较，得 $\dfrac{1}{2}m\langle c^{2}\rangle = \dfrac{3}{2}kT$。分子平均平动动能只取决于 $T$，与气体种类无关。`,
        },
        {
          en: tex`The r.m.s. speed is $c_{\mathrm{rms}} = \sqrt{\langle c^{2}\rangle} = \sqrt{\dfrac{3kT}{m}}$: doubling $T$ multiplies it by $\sqrt{2}$ only.`,
          zh: tex`方均根速率 $c_{\mathrm{rms}} = \sqrt{\langle c^{2}\rangle} = \sqrt{\dfrac{3kT}{m}}$：$T$ 加倍，它只增大到 $\sqrt{2}$ 倍。`,
        },
        {
          en: tex`With density $\rho = \dfrac{Nm}{V}$ the pressure is $p = \dfrac{1}{3}\rho\langle c^{2}\rangle$.`,
          zh: tex`用密度 $\rho = \dfrac{Nm}{V}$ 表示，压强为 $p = \dfrac{1}{3}\rho\langle c^{2}\rangle$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The molar mass of nitrogen is $0.028\ \mathrm{kg\,mol^{-1}}$. Calculate the r.m.s. speed of nitrogen molecules at $300\ \mathrm{K}$.`,
          zh: tex`氮气的摩尔质量为 $0.028\ \mathrm{kg\,mol^{-1}}$。求 $300\ \mathrm{K}$ 时氮分子的方均根速率。`,
        },
        answer: '520 m s^-1',
        steps: [
          {
            say: { en: 'Mass of one molecule.', zh: '先求一个分子的质量。' },
            tex: [tex`m = \frac{0.028}{6.02 \times 10^{23}} = 4.65 \times 10^{-26}\ \mathrm{kg}`],
            marks: ['B1'],
            why: {
              en: tex`$k$ goes with one molecule; using the molar mass with $k$ mixes two scales.`,
              zh: tex`$k$ 对应单个分子；若用 $k$ 配摩尔质量，就把微观量与宏观量混在一起了。`,
            },
          },
          {
            say: {
              en: 'Mean kinetic energy of a molecule equals three halves of kT.',
              zh: '分子平均动能等于二分之三 kT。',
            },
            tex: [
              tex`\frac{1}{2}m\langle c^{2}\rangle = \frac{3}{2}kT`,
              tex`\langle c^{2}\rangle = \frac{3 \times 1.38 \times 10^{-23} \times 300}{4.65 \times 10^{-26}} = 2.67 \times 10^{5}\ \mathrm{m^{2}\,s^{-2}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Take the square root.', zh: '开平方。' },
            tex: [tex`c_{\mathrm{rms}} = 520\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'derivation-tip',
      kind: 'tip',
      title: { en: 'Scoring in “derive” and “explain”', zh: '推导题与解释题怎样得分' },
      details: [
        {
          en: tex`In the derivation say where the two factors come from: the $2$ from the reversal of momentum, the $\dfrac{1}{3}$ from random motion in three dimensions.`,
          zh: tex`推导时要说明两个因子的来源：$2$ 来自动量反向，$\dfrac{1}{3}$ 来自三维空间中的无规则运动。`,
        },
        {
          en: 'Why does pressure rise when a gas of fixed volume is heated? Molecules move faster: they hit the wall more often and each hit changes the momentum more. Give both reasons.',
          zh: '定容加热时压强为何增大？分子运动变快：撞壁更频繁，且每次撞击的动量变化更大。两点都要写。',
        },
        {
          en: 'The internal energy of an ideal gas is all kinetic, so if asked for it multiply (3/2)kT by N.',
          zh: '理想气体的内能全部是分子动能，求内能时用 (3/2)kT 乘以分子数 N。',
        },
      ],
    },
    {
      id: 'gas-errors',
      kind: 'error',
      title: { en: 'Celsius, squares and means', zh: '摄氏度、平方与平均' },
      details: [
        {
          en: 'Putting degrees Celsius into a gas equation. Convert first, every time.',
          zh: '把摄氏温度直接代入气体方程。每次都要先换算成开尔文。',
        },
        {
          en: tex`Taking $\langle c^{2}\rangle$ for $\langle c\rangle^{2}$. For speeds $1$, $2$ and $3$ the mean square is $\dfrac{14}{3} = 4.67$, while the square of the mean is $4$.`,
          zh: tex`把 $\langle c^{2}\rangle$ 当成 $\langle c\rangle^{2}$。速率为 $1$、$2$、$3$ 时，平方的平均是 $\dfrac{14}{3} = 4.67$，而平均的平方是 $4$。`,
        },
        {
          en: tex`Converting $\mathrm{cm^{3}}$ with $10^{-2}$: the factor is $10^{-6}$.`,
          zh: tex`把 $\mathrm{cm^{3}}$ 换算成 $\mathrm{m^{3}}$ 时误乘 $10^{-2}$，应乘 $10^{-6}$。`,
        },
        {
          en: 'Mixing n (moles) with k, or N (molecules) with R.',
          zh: '把物质的量 n 与 k 配用，或把分子数 N 与 R 配用。',
        },
      ],
    },
    statedCard('9702/all/ideal-gases'),
  ],
};
