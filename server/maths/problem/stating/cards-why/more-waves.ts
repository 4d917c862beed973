import { derivation, law, list, reason, type Statement } from '../statement.ts';

export const WAVES_MORE: Statement[] = [
  reason(
    ['how the intensity of a wave depends on its amplitude', '波的强度与振幅的关系'],
    [
      '[the] (relationship|relation) between the intensity [of a [progressive] wave] and [the|its] amplitude [of (a|the) wave]|how the intensity of a [progressive] wave (depends on|is related to) [its|the] amplitude',
      '波 的 强度 与 振幅 的 关系',
    ],
    [['The intensity is proportional to the square of the amplitude.', '强度与振幅的平方成正比。']],
  ),
  reason(
    ['how a Doppler shift arises', '多普勒频移怎样产生'],
    [
      '(why|how) the [observed] frequency [of the sound] [(heard|detected|received|observed)] [by the observer] (is different from|differs from|is not equal to|is greater than|is higher than|changes from) (that|the frequency) (emitted|of the source|of the sound emitted|emitted by the {noun}) [by the {noun}]',
      '为什么 听到 的 频率 与 波源 的 频率 不同',
    ],
    [
      [
        'The source moves relative to the observer, so that the distance between wavefronts (the wavelength) at the observer is changed',
        '波源相对观察者运动，观察者处波阵面的间距（波长）发生变化，',
      ],
      [
        'while the speed of the waves is the same: a different number of them arrives per unit time.',
        '而波速不变，单位时间内到达的波数不同。',
      ],
    ],
  ),
];

const STANDING = '(stationary|standing)';

export const SUPERPOSITION_MORE: Statement[] = [
  law(
    `[the] phase difference between [the (oscillations|vibrations) of] (two|any two|the) (points|particles) (between|that are between|that lie between) [two] (adjacent|neighbouring|consecutive) nodes [(of|in|on) (a|the) ${STANDING} wave]`,
    '相邻 两 波节 之间 两点 的 相位差',
    [['Zero (they are in phase).', '零（同相）。']],
  ),
  law(
    `[the] phase difference between [the (oscillations|vibrations) of] (two|the) (points|particles) on (either side|opposite sides) of a node [(of|in|on) (a|the) ${STANDING} wave]`,
    '波节 两侧 两点 的 相位差',
    [['180° (π rad): they are in antiphase.', '180°（π rad），反相。']],
  ),
  reason(
    ['what a grating does to white light', '白光通过光栅'],
    [
      'what is (seen|observed) when [the (laser|light|monochromatic light|red light) is replaced (by|with)] white light [is (used|incident on the grating)]|the (pattern|appearance of the pattern) [that is] (seen|observed) (when|with) white light [is used]',
      '白光 通过 光栅 时 看到 的 图样',
    ],
    [
      ['The zero-order (central) maximum is white.', '零级（中央）极大为白色。'],
      [
        'The other orders are spectra, in which violet (blue) is nearest to the centre and red furthest from it.',
        '其他各级为光谱，紫色靠近中央，红色最远。',
      ],
    ],
    { about: /grating|光栅/i },
  ),
];

export const CIRCUITS_MORE: Statement[] = [
  list(
    ['how e.m.f. and potential difference differ', '电动势与电势差怎样区别'],
    [
      '[the] (difference|distinction) between [the] (e.m.f.|electromotive force) [of a (cell|battery|source)] and [the] (potential difference|p.d.) [across a {noun}] [, in terms of energy (transfers|transfer|changes)]|how [the] (e.m.f.|electromotive force) [of a cell] differs from [the] (potential difference|p.d.) [across a {noun}]',
      '电动势 与 电势差 怎样 区别',
    ],
    [
      [
        'E.m.f.: energy is transferred from other forms to electrical, per unit charge.',
        '电动势：单位电荷由其他形式的能转化为电能。',
      ],
      [
        'P.d.: energy is transferred from electrical to other forms, per unit charge.',
        '电势差：单位电荷由电能转化为其他形式的能。',
      ],
    ],
  ),
  derivation(
    ['resistors in series', '串联电阻公式'],
    [
      '[that] the (combined|total) resistance r of (two|three) resistors [of resistance[s] {noun} and {noun}] [connected] in series is [given by] [the (equation|expression)] r = {noun} + {noun}',
      '串联 电阻 公式',
    ],
    [
      [
        'The current I is the same in both, and the p.d.s add: V = V₁ + V₂ (Kirchhoff’s second law).',
        '串联电路电流相同，电压相加：V = V₁ + V₂（基尔霍夫第二定律）。',
      ],
      ['IR = IR₁ + IR₂, so that R = R₁ + R₂.', 'IR = IR₁ + IR₂，故 R = R₁ + R₂。'],
    ],
  ),
];

export const ELECTRICITY_MORE: Statement[] = [
  reason(
    ['how resistance depends on the size of a wire', '电阻与导线尺寸的关系'],
    [
      'how the resistance of a wire (depends on|is related to) its (length|cross-sectional area|diameter) [and [its] (length|cross-sectional area|diameter)]',
      '导线 的 电阻 与 长度 和 横截面积 的 关系',
    ],
    [
      ['It is proportional to the length', '与长度成正比，'],
      ['and inversely proportional to the cross-sectional area.', '与横截面积成反比。'],
    ],
  ),
];

export const PARTICLES_MORE: Statement[] = [
  list(
    ['quantities conserved in a decay', '衰变中守恒的量'],
    [
      '[{number}] (quantities|quantity) [that|which] (are|is) conserved [(in|during) (the|a|this|β|α|nuclear|radioactive) [(decay|process|reaction)]]',
      '衰变 中 守恒 的 {number} 个 (物理量|量)',
    ],
    [
      ['Charge.', '电荷。'],
      ['Nucleon number.', '核子数。'],
      ['Momentum.', '动量。'],
      ['Mass–energy.', '质量–能量。'],
    ],
    { about: /decay|nucle|衰变|核/i },
  ),
  list(
    ['how α-particles and β-particles differ', 'α 粒子与 β 粒子的区别'],
    [
      '{number} (difference|differences) between [an|a|the] (α|alpha) (particle|particles) and [a|the] (β|beta|β−|β+) (particle|particles)',
      '(α) 粒子 与 (β) 粒子 的 {number} 个 区别',
    ],
    [
      [
        'An α-particle has a much greater mass (it is a helium nucleus) than a β-particle (an electron or a positron).',
        'α 粒子（氦核）的质量比 β 粒子（电子或正电子）大得多。',
      ],
      [
        'An α-particle has charge +2e, a β-particle charge −e (or +e).',
        'α 粒子电荷为 +2e，β 粒子电荷为 −e（或 +e）。',
      ],
      [
        'α-particles of one decay have one energy, β-particles a continuous range of energies.',
        '同一衰变中 α 粒子能量单一，β 粒子能量连续分布。',
      ],
    ],
  ),
  reason(
    ['why a particle is a hadron or a lepton', '强子与轻子的区别'],
    [
      'the difference between [a] (hadron|hadrons) and [a] (lepton|leptons)|how (hadrons|a hadron) (differ|differs) from (leptons|a lepton)',
      '强子 与 轻子 的 区别',
    ],
    [
      [
        'A hadron is made of quarks (it is not fundamental); it is affected by the strong force.',
        '强子由夸克组成，参与强相互作用；',
      ],
      [
        'A lepton is a fundamental particle; it is not affected by the strong force.',
        '轻子是基本粒子，不参与强相互作用。',
      ],
    ],
  ),
];
