import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 10,
  level: 'AS',
  slug: 'dc-circuits',
  title: { en: 'D.C. circuits', zh: '直流电路' },
  summary: {
    en: "Charge and energy are conserved in every circuit: that is what Kirchhoff's two laws say. You use them with e.m.f. and internal resistance, combine resistors, and work with potential dividers, sensors and the potentiometer.",
    zh: '任何电路中电荷守恒、能量守恒，这就是基尔霍夫两条定律的内容。学完本章，你会结合电动势和内阻运用这两条定律，会求组合电阻，并能分析分压电路、传感器电路和电位差计。',
  },
  difficulty: 'Medium',
  minutes: 50,
  aliases: {
    en: [
      'Kirchhoff',
      "Kirchhoff's laws",
      'emf',
      'internal resistance',
      'terminal pd',
      'series and parallel',
      'potential divider',
      'potentiometer',
      'DC circuits',
      'kirchoff',
    ],
    zh: [
      '基尔霍夫定律',
      '电动势',
      '内阻',
      '路端电压',
      '串联与并联',
      '分压电路',
      '分压器',
      '电位差计',
      '电势差计',
      '灵敏电流计',
    ],
  },
  prerequisites: ['9702/all/electricity'],
  methods: ['physics-dc-circuits', 'physics-electricity'],
  cards: [
    {
      id: 'emf',
      kind: 'concept',
      title: { en: 'E.m.f. and potential difference', zh: '电动势与电势差' },
      details: [
        {
          en: 'The e.m.f. of a source is the energy transferred per unit charge in driving charge around a complete circuit. Unit: volt; it is not a force.',
          zh: '电源的电动势是驱动电荷绕完整电路一周时，单位电荷转移的能量。单位是伏特，它不是力。',
        },
        {
          en: 'E.m.f.: energy changed from chemical (or another form) to electrical, per unit charge. P.d.: energy changed from electrical to other forms, per unit charge.',
          zh: '电动势：对单位电荷而言，由化学能等其他形式转化为电能的能量。电势差：对单位电荷而言，由电能转化为其他形式的能量。',
        },
        {
          en: 'A source behaves as an ideal e.m.f. in series with an internal resistance, in which some of the energy becomes internal energy of the source.',
          zh: '电源可看作理想电动势与内阻串联；部分能量在内阻上转化为电源的内能。',
        },
      ],
    },
    {
      id: 'internal-resistance',
      kind: 'formula',
      title: { en: 'Internal resistance', zh: '内阻' },
      details: [
        {
          en: tex`$E = I(R + r)$; terminal p.d. $V = E - Ir$. The "lost volts" are $Ir$. With no current $V = E$.`,
          zh: tex`$E = I(R + r)$；路端电压 $V = E - Ir$，内阻上的电压降为 $Ir$。电流为零时 $V = E$。`,
        },
        {
          en: tex`A graph of $V$ against $I$ is a straight line with intercept $E$ and gradient $-r$.`,
          zh: tex`$V$ 对 $I$ 的图线是直线，截距为 $E$，斜率为 $-r$。`,
        },
        {
          en: tex`Power from the source $EI$, delivered to the circuit $VI$, wasted inside $I^{2}r$: $EI = VI + I^{2}r$.`,
          zh: tex`电源总功率 $EI$，外电路功率 $VI$，内阻消耗 $I^{2}r$：$EI = VI + I^{2}r$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A battery of e.m.f. $9.0\ \mathrm{V}$ and internal resistance $1.5\ \Omega$ is connected to a $6.0\ \Omega$ resistor. Calculate the current in the circuit.`,
          zh: tex`电动势为 $9.0\ \mathrm{V}$、内阻为 $1.5\ \Omega$ 的电池与 $6.0\ \Omega$ 的电阻相连，求电路中的电流。`,
        },
        answer: '1.2 A',
        ask: 'A battery of e.m.f. 9.0 V and internal resistance 1.5 Ω is connected to a 6.0 Ω resistor. Calculate the current in the circuit.',
        steps: [
          {
            say: {
              en: 'The e.m.f. drives the current through both resistances.',
              zh: '电动势驱动电流通过外电阻和内阻。',
            },
            tex: [tex`I = \frac{E}{R+r} = \frac{9.0}{6.0+1.5}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`I = 1.2\ \mathrm{A}`],
            marks: ['A1'],
          },
          {
            say: {
              en: 'Check: the terminal p.d. found in two ways agrees.',
              zh: '检验：用两种方法求得的路端电压一致。',
            },
            tex: [tex`V = IR = 7.2\ \mathrm{V}`, tex`V = E-Ir = 9.0-1.8 = 7.2\ \mathrm{V}`],
          },
        ],
      },
    },
    {
      id: 'kirchhoff-laws',
      kind: 'concept',
      title: { en: "Kirchhoff's laws", zh: '基尔霍夫定律' },
      details: [
        {
          en: 'First law: the sum of the currents entering a junction equals the sum of the currents leaving it. It expresses conservation of charge.',
          zh: '第一定律：流入节点的电流之和等于流出该节点的电流之和。它体现电荷守恒。',
        },
        {
          en: 'Second law: around any closed loop the sum of the e.m.f.s equals the sum of the p.d.s. It expresses conservation of energy.',
          zh: '第二定律：沿任一闭合回路，电动势的代数和等于电势差的代数和。它体现能量守恒。',
        },
        {
          en: tex`From them: in series the p.d.s add with one current, so $R = R_1 + R_2 + \dots$; in parallel the currents add with one p.d., so $\dfrac{1}{R} = \dfrac{1}{R_1} + \dfrac{1}{R_2} + \dots$`,
          zh: tex`由此可得：串联时电流相同、电压相加，$R = R_1 + R_2 + \dots$；并联时电压相同、电流相加，$\dfrac{1}{R} = \dfrac{1}{R_1} + \dfrac{1}{R_2} + \dots$`,
        },
      ],
    },
    {
      id: 'loops',
      kind: 'method',
      title: { en: 'Solving a circuit with two loops', zh: '两个回路的解法' },
      details: [
        {
          en: 'Mark a current in every branch with an arrow; use the first law to write one of them through the others.',
          zh: '给每条支路的电流标上箭头，用第一定律把其中一个用其余的表示。',
        },
        {
          en: tex`Walk round each loop. An e.m.f. counts positive if you leave its positive terminal; $IR$ counts positive if you walk with the arrow.`,
          zh: tex`沿回路走一圈：从电源正极走出，电动势取正；顺着电流箭头走，$IR$ 取正。`,
        },
        {
          en: 'A negative result means that the real current is against your arrow: keep the sign and say so.',
          zh: '结果为负，说明实际电流与所标方向相反；保留符号并说明即可。',
        },
      ],
      example: {
        stem: {
          en: tex`Three branches join the same two points P and Q: a $9.0\ \mathrm{V}$ cell in series with $3.0\ \Omega$, a $6.0\ \mathrm{V}$ cell in series with $6.0\ \Omega$, and a resistor of $3.0\ \Omega$. Both positive terminals are on the side of P. The cells have negligible internal resistance. Calculate the current in the third branch.`,
          zh: tex`三条支路都接在 P、Q 两点之间：$9.0\ \mathrm{V}$ 的电池串联 $3.0\ \Omega$，$6.0\ \mathrm{V}$ 的电池串联 $6.0\ \Omega$，以及一个 $3.0\ \Omega$ 的电阻。两个电池的正极都在 P 一侧，内阻不计。求第三条支路中的电流。`,
        },
        answer: '1.6 A',
        steps: [
          {
            say: {
              en: 'Currents from the cells join at P (first law).',
              zh: '两电池的电流在 P 点汇合（第一定律）。',
            },
            tex: [tex`I_3 = I_1 + I_2`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Second law for the two loops through the third branch.',
              zh: '对包含第三条支路的两个回路用第二定律。',
            },
            tex: [tex`9.0 = 3.0I_1 + 3.0I_3`, tex`6.0 = 6.0I_2 + 3.0I_3`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Make the first two currents the subject and add.',
              zh: '解出前两个电流并相加。',
            },
            tex: [tex`I_3 = (3.0-I_3) + (1.0-0.50I_3)`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`2.5I_3 = 4.0`, tex`I_3 = 1.6\ \mathrm{A}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'divider',
      kind: 'formula',
      title: { en: 'Potential dividers and sensors', zh: '分压电路与传感器' },
      details: [
        {
          en: tex`Two resistors in series share the p.d. in the ratio of their resistances: $V_\mathrm{out} = \dfrac{R_2}{R_1+R_2}\,V_\mathrm{in}$, with $R_2$ the one across which the output is taken.`,
          zh: tex`串联的两个电阻按阻值之比分配电压：$V_\mathrm{out} = \dfrac{R_2}{R_1+R_2}\,V_\mathrm{in}$（$V_\mathrm{in}$ 为输入电压，$V_\mathrm{out}$ 为输出电压），其中 $R_2$ 是取输出电压的那个电阻。`,
        },
        {
          en: 'With a thermistor or an LDR: say how its resistance changes, then that its share of the p.d. changes the same way, and so the other share the opposite way.',
          zh: '接热敏电阻或光敏电阻时：先说阻值如何变化，再说它分得的电压同向变化，另一电阻的电压反向变化。',
        },
        {
          en: 'A load connected across the output is in parallel with that resistor: the combined resistance and the output p.d. both fall.',
          zh: '输出端接上负载后，负载与该电阻并联，总阻值变小，输出电压下降。',
        },
      ],
      example: {
        stem: {
          en: tex`A $12\ \mathrm{V}$ supply of negligible internal resistance is connected to a $4.0\ \mathrm{k\Omega}$ resistor in series with a thermistor. The output is taken across the resistor. The thermistor has resistance $8.0\ \mathrm{k\Omega}$ at $10\ \mathrm{^{\circ}C}$ and $2.0\ \mathrm{k\Omega}$ at $45\ \mathrm{^{\circ}C}$. Calculate the change in the output p.d. when the temperature rises from the first value to the second.`,
          zh: tex`内阻不计的 $12\ \mathrm{V}$ 电源接在串联的 $4.0\ \mathrm{k\Omega}$ 电阻与热敏电阻上，输出电压取自定值电阻两端。热敏电阻在 $10\ \mathrm{^{\circ}C}$ 时为 $8.0\ \mathrm{k\Omega}$，在 $45\ \mathrm{^{\circ}C}$ 时为 $2.0\ \mathrm{k\Omega}$。温度由前者升至后者时，求输出电压的变化。`,
        },
        answer: '4.0 V',
        steps: [
          {
            say: { en: 'Output at the lower temperature.', zh: '低温时的输出电压。' },
            tex: [tex`V_1 = \frac{4.0}{4.0+8.0}\times 12 = 4.0\ \mathrm{V}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Output at the higher temperature.', zh: '高温时的输出电压。' },
            tex: [tex`V_2 = \frac{4.0}{4.0+2.0}\times 12 = 8.0\ \mathrm{V}`],
            marks: ['M1'],
          },
          {
            say: { en: 'The output rises by the difference.', zh: '输出电压升高，增量为两者之差。' },
            tex: [tex`V_2-V_1 = 4.0\ \mathrm{V}`],
            marks: ['A1'],
            why: {
              en: 'The thermistor takes a smaller share when hot, so the resistor takes a larger one.',
              zh: '热敏电阻变热后分得的电压变小，定值电阻分得的电压变大。',
            },
          },
        ],
      },
    },
    {
      id: 'potentiometer',
      kind: 'method',
      title: { en: 'Potentiometer and null method', zh: '电位差计与零示法' },
      details: [
        {
          en: 'A driver cell sends a steady current through a uniform wire, so the p.d. along it is proportional to length. The test cell is joined through a galvanometer to a sliding contact; both positive terminals go to the same end of the wire.',
          zh: '驱动电源使均匀电阻丝中有稳定电流，丝上的电压与长度成正比。待测电池经灵敏电流计接到滑动触头，两个电池的正极接在电阻丝的同一端。',
        },
        {
          en: tex`Slide until the galvanometer reads zero: then the p.d. along length $\ell$ equals the e.m.f. of the test cell. Comparing two cells: $\dfrac{E_1}{E_2} = \dfrac{\ell_1}{\ell_2}$.`,
          zh: tex`移动触头使电流计示零：此时长度 $\ell$ 上的电压等于待测电动势。比较两个电池：$\dfrac{E_1}{E_2} = \dfrac{\ell_1}{\ell_2}$。`,
        },
        {
          en: 'At balance no current flows through the test cell, so its internal resistance does not matter: it is the e.m.f. that is measured. No balance point exists if the driver p.d. is less than the e.m.f.',
          zh: '平衡时待测电池中没有电流，内阻不起作用，测得的正是电动势。若电阻丝两端的电压小于待测电动势，则找不到平衡点。',
        },
      ],
    },
    {
      id: 'circuit-tip',
      kind: 'tip',
      title: { en: 'Quick checks in a circuit', zh: '电路中的快速检验' },
      details: [
        {
          en: tex`The resistance of a parallel group is less than its smallest member; $n$ equal resistors $R$ give $R/n$.`,
          zh: tex`并联总电阻小于其中最小的电阻；$n$ 个相同电阻 $R$ 并联得 $R/n$。`,
        },
        {
          en: 'An ideal voltmeter has infinite resistance and takes no current; an ideal ammeter has zero resistance. A real voltmeter across a large resistor lowers the p.d. it measures.',
          zh: '理想电压表电阻无穷大，没有电流通过；理想电流表电阻为零。真实电压表接在大电阻两端会使被测电压降低。',
        },
        {
          en: 'Identical cells in parallel have the e.m.f. of one cell but a smaller internal resistance; in series both add.',
          zh: '相同电池并联，电动势等于一个电池的，内阻减小；串联时电动势和内阻都相加。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Forgetting to invert after adding reciprocals: $\tfrac{1}{10}+\tfrac{1}{15} = \tfrac{1}{6}$, so $R = 6.0\ \Omega$.`,
          zh: tex`倒数相加后忘了再取倒数：$\tfrac{1}{10}+\tfrac{1}{15} = \tfrac{1}{6}$，所以 $R = 6.0\ \Omega$。`,
        },
        {
          en: 'Swapping the conserved quantities: first law charge, second law energy.',
          zh: '混淆守恒量：第一定律对应电荷，第二定律对应能量。',
        },
        {
          en: 'Keeping the terminal p.d. constant when the load changes: a larger current means more lost volts and a smaller terminal p.d.',
          zh: '改变负载时仍认为路端电压不变：电流增大，内阻上的电压降增大，路端电压减小。',
        },
      ],
    },
    statedCard('9702/all/dc-circuits'),
  ],
};
