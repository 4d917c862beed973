import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 11,
  level: 'AS',
  slug: 'particle-physics',
  title: { en: 'Particle physics', zh: '粒子物理' },
  summary: {
    en: 'From the nuclear atom to quarks and leptons. You infer the nucleus from alpha-particle scattering, write and balance decay equations, explain why neutrinos are needed, and find the charge of a hadron from its quarks.',
    zh: '从原子的核式结构到夸克与轻子。学完本章，你能由 α 粒子散射推断原子核的存在，会写并配平衰变方程，能解释为什么需要中微子，并能由夸克组成求强子的电荷。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      'quarks',
      'leptons',
      'hadrons',
      'baryon and meson',
      'alpha scattering',
      'beta decay',
      'antineutrino',
      'Rutherford',
      'isotopes',
      'positron',
    ],
    zh: [
      '夸克',
      '轻子',
      '强子',
      '重子与介子',
      'α 粒子散射',
      '卢瑟福',
      'β 衰变',
      '反中微子',
      '同位素',
      '正电子',
    ],
  },
  prerequisites: ['9702/all/dynamics', '9702/all/electricity'],
  methods: ['quark-charge'],
  cards: [
    {
      id: 'scattering',
      kind: 'concept',
      title: { en: 'Alpha-particle scattering', zh: 'α 粒子散射实验' },
      details: [
        {
          en: 'Most alpha particles pass through thin gold foil with little or no deflection: most of the atom is empty space, and the nucleus is very small compared with the atom.',
          zh: '绝大多数 α 粒子穿过薄金箔时几乎不偏转：原子内部大部分是空的，原子核比原子小得多。',
        },
        {
          en: tex`A very small number are deflected by more than $90^{\circ}$: the mass and the positive charge of the atom are concentrated in the nucleus.`,
          zh: tex`极少数 α 粒子偏转超过 $90^{\circ}$：原子的质量和正电荷集中在原子核上。`,
        },
        {
          en: tex`Sizes: atom about $10^{-10}\ \mathrm{m}$, nucleus about $10^{-15}$ to $10^{-14}\ \mathrm{m}$.`,
          zh: tex`大小：原子约 $10^{-10}\ \mathrm{m}$，原子核约 $10^{-15}$ 至 $10^{-14}\ \mathrm{m}$。`,
        },
      ],
    },
    {
      id: 'nuclides',
      kind: 'concept',
      title: { en: 'Nuclides and isotopes', zh: '核素与同位素' },
      details: [
        {
          en: tex`In $^{A}_{Z}\mathrm{X}$, $Z$ is the proton number and $A$ the nucleon number (protons and neutrons together), so there are $A-Z$ neutrons.`,
          zh: tex`在 $^{A}_{Z}\mathrm{X}$ 中，$Z$ 为质子数，$A$ 为核子数（质子数与中子数之和），中子数为 $A-Z$。`,
        },
        {
          en: 'Isotopes are forms of the same element whose nuclei have the same number of protons but different numbers of neutrons.',
          zh: '同位素是质子数相同而中子数不同的同种元素的不同形式。',
        },
        {
          en: tex`The unified atomic mass unit is one twelfth of the mass of a carbon-12 atom: $1\ \mathrm{u} = 1.66\times10^{-27}\ \mathrm{kg}$.`,
          zh: tex`统一原子质量单位是一个碳-12 原子质量的十二分之一：$1\ \mathrm{u} = 1.66\times10^{-27}\ \mathrm{kg}$。`,
        },
      ],
    },
    {
      id: 'radiations',
      kind: 'concept',
      title: { en: 'Alpha, beta and gamma radiation', zh: 'α、β 与 γ 辐射' },
      details: [
        {
          en: tex`$\alpha$: a helium nucleus, charge $+2e$, mass $4\ \mathrm{u}$. $\beta^{-}$: an electron, charge $-e$; $\beta^{+}$: a positron, charge $+e$; both have mass about $5.5\times10^{-4}\ \mathrm{u}$. $\gamma$: electromagnetic radiation, no charge, no mass.`,
          zh: tex`$\alpha$：氦核，电荷 $+2e$，质量 $4\ \mathrm{u}$。$\beta^{-}$：电子，电荷 $-e$；$\beta^{+}$：正电子，电荷 $+e$；两者质量约为 $5.5\times10^{-4}\ \mathrm{u}$。$\gamma$：电磁辐射，无电荷，无质量。`,
        },
        {
          en: 'An antiparticle has the same mass as its particle and opposite charge: the positron is the antiparticle of the electron.',
          zh: '反粒子与对应粒子质量相同、电荷相反：正电子是电子的反粒子。',
        },
        {
          en: tex`Alpha particles from one nuclide have discrete energies. Beta particles have a continuous range of energies up to a maximum, because the energy is shared with an antineutrino (in $\beta^{-}$ decay) or a neutrino (in $\beta^{+}$ decay).`,
          zh: tex`同一核素放出的 α 粒子能量是分立的；β 粒子的能量在零到最大值之间连续分布，因为能量要与反中微子（$\beta^{-}$ 衰变）或中微子（$\beta^{+}$ 衰变）分享。`,
        },
      ],
    },
    {
      id: 'decay-equations',
      kind: 'method',
      title: { en: 'Balancing a decay equation', zh: '配平衰变方程' },
      details: [
        {
          en: 'The nucleon numbers on both sides have the same sum; so have the charges (proton numbers). Mass and energy together, and momentum, are conserved as well.',
          zh: '等号两边核子数之和相等，电荷数（质子数）之和相等；质量与能量的总和以及动量也守恒。',
        },
        {
          en: tex`$\alpha$: $A$ falls by $4$, $Z$ by $2$. $\beta^{-}$: $A$ unchanged, $Z$ rises by $1$, with $\bar{\nu}_\mathrm{e}$. $\beta^{+}$: $A$ unchanged, $Z$ falls by $1$, with $\nu_\mathrm{e}$. $\gamma$: no change of $A$ or $Z$.`,
          zh: tex`$\alpha$：$A$ 减 $4$，$Z$ 减 $2$。$\beta^{-}$：$A$ 不变，$Z$ 加 $1$，并放出 $\bar{\nu}_\mathrm{e}$。$\beta^{+}$：$A$ 不变，$Z$ 减 $1$，并放出 $\nu_\mathrm{e}$。$\gamma$：$A$、$Z$ 都不变。`,
        },
      ],
      example: {
        stem: {
          en: tex`Thorium $^{232}_{90}\mathrm{Th}$ changes by a series of $\alpha$ and $\beta^{-}$ decays into lead $^{208}_{82}\mathrm{Pb}$. Determine the number of $\beta^{-}$ decays.`,
          zh: tex`钍 $^{232}_{90}\mathrm{Th}$ 经过一系列 $\alpha$ 衰变和 $\beta^{-}$ 衰变变为铅 $^{208}_{82}\mathrm{Pb}$。求 $\beta^{-}$ 衰变的次数。`,
        },
        answer: '4',
        steps: [
          {
            say: {
              en: 'Only alpha decay changes the nucleon number.',
              zh: '只有 α 衰变改变核子数。',
            },
            tex: [tex`N_\alpha = \frac{232-208}{4} = 6`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'Balance the proton number; each beta-minus decay raises it by one.',
              zh: '再看质子数：每次 β⁻ 衰变使质子数加一。',
            },
            tex: [tex`90-2\times 6+N_\beta = 82`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`N_\beta = 4`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'recoil',
      kind: 'method',
      title: { en: 'Momentum in a decay', zh: '衰变中的动量' },
      details: [
        {
          en: 'A nucleus at rest that emits an alpha particle leaves a daughter with equal and opposite momentum. The lighter alpha particle is much faster and takes almost all of the kinetic energy.',
          zh: '静止的核放出 α 粒子后，子核的动量与之等大反向。α 粒子质量小得多，速率大得多，带走几乎全部动能。',
        },
        {
          en: 'Two products must share a fixed energy in a fixed ratio: that is why alpha energies are discrete. Three products can share it in many ways: that is why beta energies are continuous.',
          zh: '两个产物只能按固定比例分配固定的能量，所以 α 粒子能量分立；三个产物可以有多种分配方式，所以 β 粒子能量连续。',
        },
      ],
      example: {
        stem: {
          en: tex`A stationary radium nucleus $^{226}_{88}\mathrm{Ra}$ emits an alpha particle with speed $1.5\times10^{7}\ \mathrm{m\,s^{-1}}$. Calculate the speed of the daughter nucleus.`,
          zh: tex`静止的镭核 $^{226}_{88}\mathrm{Ra}$ 放出一个速率为 $1.5\times10^{7}\ \mathrm{m\,s^{-1}}$ 的 α 粒子，求子核的速率。`,
        },
        answer: '2.7 * 10^5 m s^-1',
        steps: [
          {
            say: { en: 'Nucleon number of the daughter.', zh: '子核的核子数。' },
            tex: [tex`226-4 = 222`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'The total momentum stays zero; the masses are nearly 4 u and 222 u.',
              zh: '总动量保持为零；两者质量约为 4 u 和 222 u。',
            },
            tex: [tex`222\,v = 4\times 1.5\times10^{7}`],
            marks: ['M1'],
            why: {
              en: 'The unit u is on both sides and cancels.',
              zh: '等式两边都有单位 u，可以约去。',
            },
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`v = 2.7\times10^{5}\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'quarks',
      kind: 'formula',
      title: { en: 'Quarks and hadrons', zh: '夸克与强子' },
      details: [
        {
          en: tex`Six flavours: up, charm, top have charge $+\tfrac{2}{3}e$; down, strange, bottom have $-\tfrac{1}{3}e$. An antiquark has the opposite charge.`,
          zh: tex`六种味：上、粲、顶夸克电荷为 $+\tfrac{2}{3}e$；下、奇、底夸克为 $-\tfrac{1}{3}e$。反夸克电荷相反。`,
        },
        {
          en: tex`Hadrons are made of quarks: a baryon of three quarks, a meson of one quark and one antiquark. Proton $\mathrm{uud}$, neutron $\mathrm{udd}$; an antiproton is $\mathrm{\bar{u}\bar{u}\bar{d}}$.`,
          zh: tex`强子由夸克组成：重子含三个夸克，介子含一个夸克和一个反夸克。质子 $\mathrm{uud}$，中子 $\mathrm{udd}$；反质子为 $\mathrm{\bar{u}\bar{u}\bar{d}}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A baryon has quark composition $\mathrm{uds}$. Find its charge.`,
          zh: tex`某重子的夸克组成为 $\mathrm{uds}$，求它的电荷。`,
        },
        answer: '0',
        ask: 'A baryon has quark composition uds. Find its charge.',
        steps: [
          {
            say: { en: 'Write the charge of each quark.', zh: '写出各夸克的电荷。' },
            tex: [
              tex`\mathrm{u}:\ +\tfrac{2}{3}e,\quad \mathrm{d}:\ -\tfrac{1}{3}e,\quad \mathrm{s}:\ -\tfrac{1}{3}e`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Add them: the baryon is neutral.', zh: '相加：该重子不带电。' },
            tex: [tex`\tfrac{2}{3}e-\tfrac{1}{3}e-\tfrac{1}{3}e = 0`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'beta-quarks',
      kind: 'concept',
      title: { en: 'Beta decay in quarks; leptons', zh: '夸克层面的 β 衰变；轻子' },
      details: [
        {
          en: tex`$\beta^{-}$: a neutron becomes a proton, a down quark becomes an up quark: $\mathrm{d} \to \mathrm{u} + \mathrm{e^{-}} + \bar{\nu}_\mathrm{e}$.`,
          zh: tex`$\beta^{-}$ 衰变：中子变为质子，一个下夸克变为上夸克：$\mathrm{d} \to \mathrm{u} + \mathrm{e^{-}} + \bar{\nu}_\mathrm{e}$。`,
        },
        {
          en: tex`$\beta^{+}$: a proton becomes a neutron, an up quark becomes a down quark: $\mathrm{u} \to \mathrm{d} + \mathrm{e^{+}} + \nu_\mathrm{e}$.`,
          zh: tex`$\beta^{+}$ 衰变：质子变为中子，一个上夸克变为下夸克：$\mathrm{u} \to \mathrm{d} + \mathrm{e^{+}} + \nu_\mathrm{e}$。`,
        },
        {
          en: 'Electrons and neutrinos are leptons. Quarks and leptons are fundamental particles: they are not made of anything smaller. Protons and neutrons are not fundamental.',
          zh: '电子和中微子是轻子。夸克和轻子是基本粒子，不由更小的粒子组成；质子和中子不是基本粒子。',
        },
      ],
    },
    {
      id: 'wording-tip',
      kind: 'tip',
      title: { en: 'Observation first, then inference', zh: '先写现象，再写推论' },
      details: [
        {
          en: 'In a scattering question pair each observation with its own conclusion. "The atom is mostly empty" alone, without the result that shows it, loses the mark.',
          zh: '散射实验题要把每个现象与其结论一一对应；只写原子大部分是空的而不写所依据的现象，得不到分。',
        },
        {
          en: 'Evidence for the neutrino: beta particles from one nuclide show a continuous range of energies, while the change of the nucleus releases a fixed energy; the rest is carried by another particle.',
          zh: '中微子存在的依据：同一核素放出的 β 粒子能量连续分布，而核的变化释放的能量是固定的，其余能量由另一粒子带走。',
        },
        {
          en: tex`Write the small numbers in every term, the (anti)neutrino with $^{0}_{0}$: $^{14}_{6}\mathrm{C} \to {}^{14}_{7}\mathrm{N} + {}^{0}_{-1}\mathrm{e} + {}^{0}_{0}\bar{\nu}_\mathrm{e}$.`,
          zh: tex`每一项都写上数字，（反）中微子写 $^{0}_{0}$：$^{14}_{6}\mathrm{C} \to {}^{14}_{7}\mathrm{N} + {}^{0}_{-1}\mathrm{e} + {}^{0}_{0}\bar{\nu}_\mathrm{e}$。`,
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Pairing the wrong partner: $\beta^{-}$ comes with an antineutrino, $\beta^{+}$ with a neutrino.`,
          zh: tex`配错粒子：$\beta^{-}$ 伴随反中微子，$\beta^{+}$ 伴随中微子。`,
        },
        {
          en: 'Calling the proton fundamental, or the electron a hadron.',
          zh: '把质子说成基本粒子，或把电子说成强子。',
        },
        {
          en: 'Saying that the beta electron comes from the shells of the atom: it is created in the nucleus when a neutron changes into a proton.',
          zh: '认为 β 电子来自核外电子：它是核内中子变为质子时产生的。',
        },
      ],
    },
    statedCard('9702/all/particle-physics'),
  ],
};
