import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 14,
  level: 'A2',
  slug: 'temperature',
  title: { en: 'Temperature', zh: '温度' },
  summary: {
    en: 'Temperature decides which way thermal energy flows, and any property that changes with temperature can make a thermometer. After this topic you can use the thermodynamic scale, and calculate the energy to warm a substance or to change its state.',
    zh: '温度决定热量传递的方向，任何随温度变化的物理性质都可以用来制作温度计。学完本章，你能使用热力学温标，并计算物质升温或发生物态变化所需的能量。',
  },
  difficulty: 'Easy',
  minutes: 30,
  aliases: {
    en: [
      'thermal equilibrium',
      'kelvin',
      'absolute zero',
      'thermodynamic temperature',
      'specific heat capacity',
      'Q = mcΔθ',
      'specific latent heat',
      'thermometer',
      'latent heat of fusion',
      'latent heat of vaporisation',
    ],
    zh: [
      '热平衡',
      '热力学温度',
      '热力学温标',
      '绝对零度',
      '开尔文',
      '比热容',
      '比潜热',
      '汽化潜热',
      '熔化热',
      '温度计',
    ],
  },
  prerequisites: ['9702/all/physical-quantities-and-units', '9702/all/work-energy-and-power'],
  methods: ['physics-temperature'],
  cards: [
    {
      id: 'thermal-equilibrium',
      kind: 'concept',
      title: { en: 'Thermal equilibrium', zh: '热平衡' },
      details: [
        {
          en: 'Thermal energy is transferred from a region of higher temperature to a region of lower temperature. It is the temperature, not the amount of energy stored, that decides the direction.',
          zh: '热量总是从温度较高的区域传到温度较低的区域。决定传递方向的是温度，而不是所含能量的多少。',
        },
        {
          en: 'Regions of equal temperature are in thermal equilibrium: there is no net transfer of thermal energy between them.',
          zh: '温度相等的区域处于热平衡：它们之间没有净的热量传递。',
        },
        {
          en: 'So a thermometer shows its own temperature; it must be left until it is in thermal equilibrium with the object, and it should have a small heat capacity so that it changes the object little.',
          zh: '因此温度计显示的是自身的温度，必须等它与被测物体达到热平衡再读数；它的热容应当小，以免明显改变被测物体的温度。',
        },
      ],
    },
    {
      id: 'thermometric-properties',
      kind: 'concept',
      title: { en: 'Properties that measure temperature', zh: '测温性质' },
      details: [
        {
          en: 'Any physical property that varies with temperature will do: the density of a liquid, the volume of a gas at constant pressure, the resistance of a metal, the e.m.f. of a thermocouple.',
          zh: '凡随温度变化的物理性质都可用来测温：液体的密度、定压气体的体积、金属的电阻、热电偶的电动势。',
        },
        {
          en: 'Two such thermometers agree at the fixed points but may differ between them, because the properties do not vary linearly with thermodynamic temperature.',
          zh: '两种温度计在定标点上读数一致，在其间却可能不同，因为这些性质并不随热力学温度线性变化。',
        },
        {
          en: 'A thermocouple junction is tiny: it reacts fast and measures at a point. A metal resistance thermometer is larger and slower but accurate over a wide range.',
          zh: '热电偶的接点很小，反应快，可测一点的温度；金属电阻温度计体积大、反应慢，但在很宽的范围内都很准确。',
        },
      ],
    },
    {
      id: 'thermodynamic-scale',
      kind: 'formula',
      title: { en: 'The thermodynamic scale', zh: '热力学温标' },
      details: [
        {
          en: 'The thermodynamic (absolute) scale does not depend on the property of any particular substance. Its zero, 0 K, is absolute zero, the lowest possible temperature: the internal energy of a system is then a minimum.',
          zh: '热力学温标（绝对温标）不依赖于任何具体物质的性质。零点 0 K 即绝对零度，是可能的最低温度，此时系统的内能最小。',
        },
        {
          en: tex`$T/\mathrm{K} = \theta/{}^{\circ}\mathrm{C} + 273.15$. A rise of one kelvin is the same size as a rise of one degree Celsius, so a temperature difference needs no conversion.`,
          zh: tex`$T/\mathrm{K} = \theta/{}^{\circ}\mathrm{C} + 273.15$。1 开尔文的温差与 1 摄氏度的温差大小相同，所以温度差不需要换算。`,
        },
        {
          en: tex`Convert whenever a temperature stands by itself or in a ratio, as in the gas laws; $\Delta T$ in $mc\Delta T$ may stay in Celsius.`,
          zh: tex`温度单独出现或作比值时（如气体定律）必须换成开尔文；$mc\Delta T$ 中的 $\Delta T$ 可以直接用摄氏度之差。`,
        },
      ],
    },
    {
      id: 'specific-heat-capacity',
      kind: 'formula',
      title: { en: 'Specific heat capacity', zh: '比热容' },
      details: [
        {
          en: 'Specific heat capacity is the thermal energy required per unit mass per unit increase in temperature.',
          zh: '比热容是单位质量的物质温度升高单位温度所需的热量。',
        },
        {
          en: tex`$Q = mc\Delta T$, with $c$ in $\mathrm{J\,kg^{-1}\,K^{-1}}$. For water $c \approx 4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$.`,
          zh: tex`$Q = mc\Delta T$，$c$ 的单位是 $\mathrm{J\,kg^{-1}\,K^{-1}}$。水的 $c \approx 4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$。`,
        },
        {
          en: tex`With a heater of power $P$ and no losses, the rate of rise is $\dfrac{\Delta T}{\Delta t} = \dfrac{P}{mc}$: the gradient of the temperature–time graph.`,
          zh: tex`用功率为 $P$ 的加热器加热且不计热损失时，升温快慢为 $\dfrac{\Delta T}{\Delta t} = \dfrac{P}{mc}$，即温度—时间图线的斜率。`,
        },
      ],
      example: {
        stem: {
          en: tex`$0.45\ \mathrm{kg}$ of water is heated from $18\ {}^{\circ}\mathrm{C}$ to $100\ {}^{\circ}\mathrm{C}$. The specific heat capacity of water is $4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$. Calculate the energy required.`,
          zh: tex`把 $0.45\ \mathrm{kg}$ 的水从 $18\ {}^{\circ}\mathrm{C}$ 加热到 $100\ {}^{\circ}\mathrm{C}$，水的比热容为 $4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$。求所需的热量。`,
        },
        answer: '1.5 * 10^5 J',
        ask: '0.45 kg of water is heated from 18 °C to 100 °C. The specific heat capacity of water is 4200 J kg^-1 K^-1. Calculate the energy required.',
        steps: [
          {
            say: {
              en: 'The temperature difference is the same in kelvin as in degrees Celsius.',
              zh: '温度差用开尔文或摄氏度表示，数值相同。',
            },
            tex: [tex`\Delta T = 100 - 18 = 82\ \mathrm{K}`],
            marks: ['B1'],
            why: {
              en: 'Adding 273 to both temperatures changes nothing in the difference.',
              zh: '两个温度都加 273，差值不变。',
            },
          },
          {
            say: { en: 'Only the temperature changes, not the state.', zh: '只有温度变化，没有物态变化。' },
            tex: [tex`Q = mc\Delta T = 0.45 \times 4200 \times 82`],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`Q = 1.5 \times 10^{5}\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'latent-heat',
      kind: 'formula',
      title: { en: 'Specific latent heat', zh: '比潜热' },
      details: [
        {
          en: 'Specific latent heat is the thermal energy required per unit mass to change the state of a substance at constant temperature: of fusion between solid and liquid, of vaporisation between liquid and gas.',
          zh: '比潜热是单位质量的物质在温度不变时发生物态变化所需的热量：固液之间为熔化潜热，液气之间为汽化潜热。',
        },
        {
          en: tex`$Q = mL$, with $L$ in $\mathrm{J\,kg^{-1}}$. There is no $\Delta T$: the energy raises the potential energy of the molecules, not their mean kinetic energy.`,
          zh: tex`$Q = mL$，$L$ 的单位是 $\mathrm{J\,kg^{-1}}$。公式里没有 $\Delta T$：能量用来增加分子势能，分子平均动能不变。`,
        },
        {
          en: 'Vaporisation needs much more than fusion: the molecules are separated completely, and the vapour also does work pushing back the atmosphere as its volume grows.',
          zh: '汽化潜热远大于熔化潜热：汽化时分子间距大大增加，而且体积膨胀要推开大气做功。',
        },
      ],
    },
    {
      id: 'energy-balance',
      kind: 'method',
      title: { en: 'Mixing and changing state: an energy balance', zh: '混合与物态变化：列能量守恒式' },
      details: [
        {
          en: 'Write: energy lost by what cools = energy gained by what warms. Give every stage its own term: warm up, melt, warm up again.',
          zh: '写出：放热物体放出的热量等于吸热物体吸收的热量。每个阶段各写一项：升温、熔化、再升温。',
        },
        {
          en: 'Melted ice is water at 0 °C and still has to be warmed to the final temperature.',
          zh: '冰熔化后是 0 °C 的水，还要继续升温到末温，这一项不能漏。',
        },
        {
          en: tex`For a heater, take heat losses away by two runs at different powers with the same temperatures: $P_{1}t = m_{1}L + H$ and $P_{2}t = m_{2}L + H$; subtracting removes the loss $H$.`,
          zh: tex`用加热器测潜热时，可在相同温度条件下用两个功率各测一次以消去热损失：$P_{1}t = m_{1}L + H$，$P_{2}t = m_{2}L + H$，两式相减即消去损失 $H$。`,
        },
      ],
      example: {
        stem: {
          en: tex`$0.050\ \mathrm{kg}$ of ice at $0\ {}^{\circ}\mathrm{C}$ is put into $0.30\ \mathrm{kg}$ of water at $25\ {}^{\circ}\mathrm{C}$. Calculate the final temperature in degrees Celsius. For water $c = 4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$; the specific latent heat of fusion of ice is $3.3 \times 10^{5}\ \mathrm{J\,kg^{-1}}$. Neglect the container and any exchange with the surroundings.`,
          zh: tex`把 $0.050\ \mathrm{kg}$、$0\ {}^{\circ}\mathrm{C}$ 的冰放入 $0.30\ \mathrm{kg}$、$25\ {}^{\circ}\mathrm{C}$ 的水中，求末温（用摄氏度表示）。水的比热容 $c = 4200\ \mathrm{J\,kg^{-1}\,K^{-1}}$，冰的熔化潜热为 $3.3 \times 10^{5}\ \mathrm{J\,kg^{-1}}$。不计容器及与外界的热交换。`,
        },
        answer: '10',
        steps: [
          {
            say: {
              en: 'Energy lost by the warm water equals energy gained by the ice: it melts, then its water warms up.',
              zh: '温水放出的热量等于冰吸收的热量：冰先熔化，熔成的水再升温。',
            },
            tex: [
              tex`0.30 \times 4200 \times (25 - \theta) = 0.050 \times 3.3 \times 10^{5} + 0.050 \times 4200 \times \theta`,
            ],
            marks: ['M1', 'M1'],
            why: {
              en: 'One mark for the latent heat, one for warming the melted ice; the last term is the one that gets forgotten.',
              zh: '一分给潜热项，一分给熔化后的水升温项；最后一项最容易漏写。',
            },
          },
          {
            say: { en: 'Multiply out and collect the terms.', zh: '展开并合并同类项。' },
            tex: [tex`31500 - 1260\theta = 16500 + 210\theta`, tex`1470\theta = 15000`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'The result lies between the two temperatures, as it must.',
              zh: '结果介于两个初温之间，合理。',
            },
            tex: [tex`\theta = 10\ {}^{\circ}\mathrm{C}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'definitions-tip',
      kind: 'tip',
      title: { en: 'Definitions word by word', zh: '定义要逐字到位' },
      details: [
        {
          en: '“Per unit mass” and “per unit temperature rise” belong to specific heat capacity; “per unit mass” and “without change in temperature” to specific latent heat. Miss one phrase and a mark goes.',
          zh: '比热容要写“单位质量”和“升高单位温度”，比潜热要写“单位质量”和“温度不变”。漏一处就丢一分。',
        },
        {
          en: 'A question on the two scales wants: the thermodynamic scale is independent of the properties of any substance and starts from absolute zero.',
          zh: '问热力学温标的特点时，要答：不依赖任何物质的性质，且从绝对零度开始。',
        },
      ],
    },
    {
      id: 'temperature-errors',
      kind: 'error',
      title: { en: 'Heat, temperature and 273', zh: '热量、温度与 273' },
      details: [
        {
          en: tex`Adding 273 to a temperature difference. A rise of $20\ {}^{\circ}\mathrm{C}$ is a rise of $20\ \mathrm{K}$, never $293\ \mathrm{K}$.`,
          zh: tex`给温度差加上 273。升高 $20\ {}^{\circ}\mathrm{C}$ 就是升高 $20\ \mathrm{K}$，绝不是 $293\ \mathrm{K}$。`,
        },
        {
          en: 'Saying that equal temperatures mean equal energies. A bath and a cup at 40 °C are in thermal equilibrium, yet the bath holds far more energy.',
          zh: '以为温度相等就是能量相等。40 °C 的一缸水与一杯水处于热平衡，但一缸水的内能大得多。',
        },
        {
          en: tex`Using grams with $\mathrm{J\,kg^{-1}\,K^{-1}}$, or writing °K: the unit is the kelvin, K.`,
          zh: tex`用克配 $\mathrm{J\,kg^{-1}\,K^{-1}}$，或写成 °K：单位是开尔文，符号 K。`,
        },
      ],
    },
    statedCard('9702/all/temperature'),
  ],
};
