import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 16,
  level: 'A2',
  slug: 'thermodynamics',
  title: { en: 'Thermodynamics', zh: '热力学' },
  summary: {
    en: 'The internal energy of a system can be raised by heating it or by doing work on it, and the first law keeps the account. After this topic you can define internal energy, find the work done when a gas changes volume at constant pressure, and apply the first law with the right signs.',
    zh: '系统的内能可以通过加热或做功来改变，热力学第一定律给出它们之间的关系。学完本章，你能准确定义内能，计算等压过程中气体做的功，并以正确的正负号应用热力学第一定律。',
  },
  difficulty: 'Medium',
  minutes: 30,
  aliases: {
    en: [
      'internal energy',
      'first law of thermodynamics',
      'work done by a gas',
      'work done on a gas',
      'heating',
      'delta U = q + W',
      'W = p delta V',
      'p-V diagram',
      'thermodinamics',
    ],
    zh: ['内能', '热力学第一定律', '气体做功', '外界对气体做功', '等压过程', '绝热过程', 'p-V 图'],
  },
  prerequisites: ['9702/all/ideal-gases', '9702/all/temperature', '9702/all/work-energy-and-power'],
  methods: ['physics-thermodynamics'],
  cards: [
    {
      id: 'internal-energy',
      kind: 'concept',
      title: { en: 'Internal energy', zh: '内能' },
      details: [
        {
          en: 'Internal energy is the sum of the random distribution of kinetic and potential energies of the molecules of a system. The words “random”, “kinetic and potential” and “molecules” all count.',
          zh: '内能是系统中所有分子无规则分布的动能与势能的总和。“无规则（随机）”“动能和势能”“分子”几个要点缺一不可。',
        },
        {
          en: 'It is determined by the state of the system. How the state was reached does not matter, so after a full cycle the change in internal energy is zero.',
          zh: '内能由系统的状态决定，与如何到达该状态无关；经过一个完整循环后，内能的变化为零。',
        },
        {
          en: 'A rise in the temperature of an object is an increase in its internal energy, because the mean kinetic energy of its molecules grows.',
          zh: '物体温度升高，分子平均动能增大，内能随之增加。',
        },
        {
          en: 'The motion of the object as a whole, or its height, is no part of internal energy: a cup of tea on a fast train is not hotter.',
          zh: '物体整体的运动和所处的高度不属于内能：放在飞驰列车上的一杯茶并不会因此更热。',
        },
      ],
    },
    {
      id: 'state-by-state',
      kind: 'concept',
      title: { en: 'Kinetic or potential? Case by case', zh: '动能还是势能？分情况讨论' },
      details: [
        {
          en: 'Ideal gas: there are no forces between molecules, so internal energy is kinetic only and depends only on temperature.',
          zh: '理想气体：分子间没有作用力，内能只有动能，只由温度决定。',
        },
        {
          en: 'Melting or boiling at constant temperature: mean kinetic energy is unchanged, potential energy increases as molecules are separated, so internal energy increases.',
          zh: '在温度不变时熔化或沸腾：分子平均动能不变，分子间距增大使势能增加，内能增加。',
        },
        {
          en: 'Heating a solid or a liquid without a change of state: mainly the kinetic energy increases; a little thermal expansion adds potential energy.',
          zh: '固体或液体升温而不发生物态变化：主要是动能增加；热膨胀使势能略有增加。',
        },
      ],
    },
    {
      id: 'work-at-constant-pressure',
      kind: 'formula',
      title: { en: 'Work done by a gas', zh: '气体做的功' },
      details: [
        {
          en: tex`At constant pressure $W = p\Delta V$. It follows from $W = Fs$ with $F = pA$ and $As = \Delta V$.`,
          zh: tex`压强不变时 $W = p\Delta V$。由 $W = Fs$、$F = pA$ 和 $As = \Delta V$ 即可推出。`,
        },
        {
          en: 'Expansion: the gas does work on the surroundings. Compression: work is done on the gas. At constant volume no work is done at all.',
          zh: '膨胀时气体对外做功，压缩时外界对气体做功；体积不变时不做功。',
        },
        {
          en: 'When the pressure changes, the work is the area under the curve on a graph of pressure against volume; round a closed loop the net work is the area enclosed.',
          zh: '压强变化时，功等于 p–V 图线与 V 轴之间的面积；经过闭合循环，净功等于回路所围的面积。',
        },
      ],
      example: {
        stem: {
          en: tex`A gas expands at a constant pressure of $1.2 \times 10^{5}\ \mathrm{Pa}$. The increase in volume is $2.5 \times 10^{-3}\ \mathrm{m^{3}}$. Calculate the work done by the gas.`,
          zh: tex`气体在 $1.2 \times 10^{5}\ \mathrm{Pa}$ 的恒定压强下膨胀，体积增大 $2.5 \times 10^{-3}\ \mathrm{m^{3}}$。求气体对外做的功。`,
        },
        answer: '300 J',
        ask: 'A gas expands at a constant pressure of 1.2 × 10^5 Pa. The increase in volume is 2.5 × 10^-3 m^3. Calculate the work done by the gas.',
        steps: [
          {
            say: { en: 'The pressure is constant, so pΔV applies.', zh: '压强恒定，可用 pΔV。' },
            tex: [tex`W = p\Delta V = 1.2 \times 10^{5} \times 2.5 \times 10^{-3}`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'The volume increases, so this work is done by the gas.',
              zh: '体积增大，所以这是气体对外做的功。',
            },
            tex: [tex`W = 300\ \mathrm{J}`],
            marks: ['A1'],
            why: {
              en: tex`In $\Delta U = q + W$ the work done on the gas would be $-300\ \mathrm{J}$.`,
              zh: tex`代入 $\Delta U = q + W$ 时，外界对气体做的功应取 $-300\ \mathrm{J}$。`,
            },
          },
        ],
      },
    },
    {
      id: 'first-law',
      kind: 'formula',
      title: { en: 'The first law of thermodynamics', zh: '热力学第一定律' },
      details: [
        {
          en: tex`$\Delta U = q + W$: increase in internal energy = energy transferred to the system by heating + work done on the system.`,
          zh: tex`$\Delta U = q + W$：内能的增加量等于系统吸收的热量加上外界对系统做的功。`,
        },
        {
          en: tex`Signs: $q > 0$ when the system is heated, $W > 0$ when it is compressed, $W < 0$ when it expands against the surroundings.`,
          zh: tex`符号：吸热 $q > 0$；被压缩 $W > 0$；向外膨胀 $W < 0$。`,
        },
        {
          en: tex`Three quick cases: constant volume, $W = 0$ and $\Delta U = q$; ideal gas at constant temperature, $\Delta U = 0$ and $q = -W$; no heating, as in a sudden change or an insulated vessel, $q = 0$ and $\Delta U = W$.`,
          zh: tex`三种特殊情况：体积不变，$W = 0$，$\Delta U = q$；理想气体温度不变，$\Delta U = 0$，$q = -W$；无热交换（过程极快或容器绝热），$q = 0$，$\Delta U = W$。`,
        },
      ],
    },
    {
      id: 'using-the-first-law',
      kind: 'method',
      title: { en: 'Using the first law', zh: '应用热力学第一定律' },
      details: [
        {
          en: 'Name the system first, then decide each sign from the words: “supplied to”, “loses”, “expands”, “is compressed”.',
          zh: '先明确研究的系统，再由题中的词判断每一项的正负：“吸收”“放出”“膨胀”“被压缩”。',
        },
        {
          en: 'For a gas that goes round a cycle make a table with one row per stage and columns q, W, ΔU. Each row obeys the first law; the ΔU column adds up to zero.',
          zh: '循环过程可列表：每个阶段一行，三列分别为 q、W、ΔU。每行都满足第一定律，ΔU 一列之和为零。',
        },
        {
          en: tex`For an ideal gas get $\Delta U$ from temperature: $\Delta U = \dfrac{3}{2}Nk\Delta T = \dfrac{3}{2}nR\Delta T$ when only translational kinetic energy counts.`,
          zh: tex`理想气体可由温度求内能变化：只计平动动能时，$\Delta U = \dfrac{3}{2}Nk\Delta T = \dfrac{3}{2}nR\Delta T$。`,
        },
      ],
      example: {
        stem: {
          en: tex`$1.00\ \mathrm{kg}$ of water at its boiling point becomes steam at a constant pressure of $1.01 \times 10^{5}\ \mathrm{Pa}$. The volume increases by $1.67\ \mathrm{m^{3}}$. The specific latent heat of vaporisation is $2.26 \times 10^{6}\ \mathrm{J\,kg^{-1}}$. Calculate the increase in internal energy.`,
          zh: tex`$1.00\ \mathrm{kg}$ 处于沸点的水在 $1.01 \times 10^{5}\ \mathrm{Pa}$ 的恒定压强下全部变成水蒸气，体积增大 $1.67\ \mathrm{m^{3}}$。汽化潜热为 $2.26 \times 10^{6}\ \mathrm{J\,kg^{-1}}$。求内能的增加量。`,
        },
        answer: '2.09 * 10^6 J',
        steps: [
          {
            say: { en: 'Energy supplied by heating.', zh: '吸收的热量。' },
            tex: [tex`q = mL = 1.00 \times 2.26 \times 10^{6} = 2.26 \times 10^{6}\ \mathrm{J}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'The steam expands, so the work done on the system is negative.',
              zh: '体积膨胀，外界对系统做的功为负。',
            },
            tex: [tex`W = -p\Delta V = -1.01 \times 10^{5} \times 1.67 = -1.69 \times 10^{5}\ \mathrm{J}`],
            marks: ['M1'],
            why: {
              en: 'Pushing the atmosphere back costs energy, which therefore does not stay in the steam.',
              zh: '推开大气要消耗能量，这部分能量不会留在水蒸气中。',
            },
          },
          {
            say: { en: 'First law.', zh: '应用第一定律。' },
            tex: [
              tex`\Delta U = q + W = 2.26 \times 10^{6} - 1.69 \times 10^{5} = 2.09 \times 10^{6}\ \mathrm{J}`,
            ],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'three-terms-tip',
      kind: 'tip',
      title: { en: 'Answer with three terms', zh: '三项逐一说明' },
      details: [
        {
          en: 'When asked what happens to the internal energy, say something about each of q, W and ΔU in turn, with its sign and a reason. “Volume is constant, so no work is done; energy is supplied by heating; so internal energy increases.”',
          zh: '问内能如何变化时，对 q、W、ΔU 三项逐一说明正负并给出理由。例如：“体积不变，不做功；吸收热量；所以内能增加。”',
        },
        {
          en: 'State the first law with every symbol explained and its direction: increase in internal energy, heating of the system, work done on the system.',
          zh: '表述第一定律时，每个符号都要说明含义与方向：内能的“增加”、系统“吸收”的热量、外界“对系统”做的功。',
        },
      ],
    },
    {
      id: 'sign-errors',
      kind: 'error',
      title: { en: 'Signs, and heat that is not stored', zh: '符号错误与“储存的热量”' },
      details: [
        {
          en: tex`Putting the work done by the gas into $\Delta U = q + W$ with a plus sign. Heated with $850\ \mathrm{J}$ and doing $320\ \mathrm{J}$ of work, a gas gains $530\ \mathrm{J}$, not $1170\ \mathrm{J}$.`,
          zh: tex`把气体对外做的功以正号代入 $\Delta U = q + W$。气体吸热 $850\ \mathrm{J}$、对外做功 $320\ \mathrm{J}$，内能增加 $530\ \mathrm{J}$，而不是 $1170\ \mathrm{J}$。`,
        },
        {
          en: 'Saying that a body contains heat. It contains internal energy; heating is a transfer.',
          zh: '说物体“含有热量”。物体具有的是内能，热量是传递过程中的量。',
        },
        {
          en: tex`Using $p\Delta V$ with the final volume in place of the change, or with $\mathrm{kPa}$ and $\mathrm{cm^{3}}$ unconverted.`,
          zh: tex`用 $p\Delta V$ 时把末体积当作体积变化，或 $\mathrm{kPa}$、$\mathrm{cm^{3}}$ 未换算就代入。`,
        },
      ],
    },
    statedCard('9702/all/thermodynamics'),
  ],
};
