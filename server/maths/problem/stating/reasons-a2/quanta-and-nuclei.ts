import { reason, type Statement } from '../statement.ts';

const RINGS = /ring|环/i;

export const QUANTUM_REASONS: readonly Statement[] = [
  reason(
    ['why most photoelectrons have less than the maximum energy', '为什么多数光电子动能小于最大值'],
    [
      'why [most of|some of|many of] [the] [emitted] [photo] (electrons|photoelectrons|electrons emitted) (are emitted with|have) [a] [kinetic] (energy|energies) [(that|which) (is|are)] (less|lower|smaller) than (the value in [part] [\\( {noun} \\)] [\\( {noun} \\)]|the maximum [value|kinetic energy]|this [value]|this maximum)',
      '为什么 (大多数|多数|有些) 光电子 [的] 动能小于最大 (值|动能)',
    ],
    [
      [
        'Most electrons are below the surface: energy is needed to bring them to the surface, so less is left as kinetic energy.',
        '多数电子在表面以下，到达表面还要消耗能量，逸出后的动能较小。',
      ],
    ],
    { about: /photo|light|光/i },
  ),
  reason(
    ['what a greater intensity does to photoelectrons', '光强增大对光电子的影响'],
    [
      'the effect , if any , of (this|this change|an increase in intensity) on [the] maximum kinetic energy of the [emitted] (electrons|photoelectrons)',
      '光强增大对光电子最大动能的影响',
    ],
    [
      ['There is no change:', '没有变化：'],
      [
        'the energy of a photon depends on the frequency, which is the same (there are only more photons per unit time).',
        '光子能量只取决于频率，频率不变（只是单位时间的光子数增多）。',
      ],
    ],
    {
      about: /intensity[^.]{0,40}(?:increased|doubled)/i,
      unless:
        /wavelength is (?:now )?(?:increased|decreased|reduced)|frequency is (?:now )?(?:increased|decreased|reduced)/i,
    },
  ),
  reason(
    ['how rings show the wave nature of electrons', '衍射环怎样说明电子的波动性'],
    [
      'how the (pattern|rings|pattern of rings|concentric rings|result|observation) [(on the screen|observed|seen)] (gives|give|provides|provide|is|are|shows|show) [evidence] [for|of] (the wave nature of electrons|that electrons (have wave properties|behave as waves))',
      '[荧光屏上的] (图样|圆环) (怎样|如何|为什么) 说明电子 [具有] 波动性',
    ],
    [
      ['The rings are a diffraction (interference) pattern:', '圆环是衍射（干涉）图样：'],
      [
        'diffraction is a property of waves, so the electrons behave as waves as they pass between the atoms.',
        '衍射是波的特性，所以电子穿过晶体时表现出波动性。',
      ],
    ],
    { about: RINGS },
  ),
  reason(
    ['what a greater accelerating p.d. does to the rings', '加速电压增大时衍射环的变化'],
    [
      'the (change|effect) [(that is (seen|observed)|, if any ,)] (in|on|to) the (diameters|diameter|radii|radius|size|separation|pattern) of the (rings|ring)|the effect [of this] on the (diameters|radii) of the rings',
      '衍射环的 (直径|半径) (如何变化|怎样变化)',
    ],
    [
      ['The momentum (speed) of the electrons is greater,', '电子的动量（速率）增大，'],
      ['so the de Broglie wavelength λ = h/p is shorter,', '德布罗意波长 λ = h/p 变短，'],
      [
        'the angles of diffraction are smaller, and the diameters of the rings decrease.',
        '衍射角变小，圆环的直径减小。',
      ],
    ],
    {
      about:
        /(?:potential difference|p\.d\.|voltage)[^.]{0,20}(?:is|was) (?:now |then )?increased|(?:电压|电势差)(?:增大|升高)/i,
      settings: [/^the accelerating (?:potential difference|pd|voltage) is increased$/],
      unless:
        /screen[^.]{0,30}moved|different|(?:potential difference|p\.d\.|voltage)[^.]{0,20}is (?:now |then )?(?:decreased|reduced)|momentum of the electrons is (?:decreased|reduced)/i,
    },
  ),
  reason(
    ['why a large moving body shows no diffraction', '为什么宏观物体观察不到衍射'],
    [
      'why (a|the) [moving] {noun} [{noun}] (does not show|shows no|is not seen to show) [(observable|noticeable|any)] diffraction [(when|as) it passes through (a|an|the) [open] {noun}]|why (the|) diffraction [effects] [of {noun} {noun}] (is|are) not (observed|seen) for (everyday|large|macroscopic) (objects|bodies)',
      '为什么 (宏观物体|运动的 {noun} {noun}) (观察不到|没有) [明显的] 衍射 [现象]',
    ],
    [
      [
        'Its momentum is large, so its de Broglie wavelength is very much smaller than the width of the opening.',
        '其动量很大，德布罗意波长远小于开口的宽度。',
      ],
    ],
  ),
  reason(
    ['why there is a threshold frequency', '为什么有截止频率'],
    [
      '(why|how the idea of photons (explains|can explain) that) there is a (threshold|minimum) frequency [(of|for) [the] (light|radiation|electromagnetic radiation)] [(below which no (electrons|photoelectrons) are emitted|for photoelectric emission|for the emission of electrons)]|the existence of a threshold frequency',
      '为什么 [光电效应] 存在 (截止|极限) 频率',
    ],
    [
      [
        'An electron absorbs the energy hf of one photon; it can leave the metal only if this is at least the work function.',
        '一个电子吸收一个光子的能量 hf，只有 hf 不小于逸出功时电子才能逸出；',
      ],
      ['So there is a least frequency, f = Φ/h.', '因此存在最小频率 f = Φ/h。'],
    ],
    {
      within: [
        '[the] (photon|particle) (theory|model|nature) [of (light|electromagnetic radiation)]|photons',
        '光子 [理论]',
      ],
    },
  ),
];

const FUSION_EQUATION =
  /_\{?1\}?\s?\}?\s?(?:\\text\{)?H\}?\s*\+[^.]{0,40}_\{?1\}?\s?\}?\s?(?:\\text\{)?H|deuterium|tritium|fusion|聚变|氘/i;

export const NUCLEAR_REASONS: readonly Statement[] = [
  reason(
    ['how binding energy per nucleon varies', '比结合能随核子数的变化'],
    [
      '(the|how) (variation of [the] binding energy per nucleon (with|against) [the] nucleon number|binding energy per nucleon varies with [the] nucleon number|variation with nucleon number of [the] binding energy per nucleon) [, for nucleon numbers from [about] (1|2|4) to [about] (200|210|220|230|235|238|240|250)]',
      '比结合能随核子数 [的] 变化 [的情况]',
    ],
    [
      [
        'It rises steeply (with small peaks) from a low value at small nucleon numbers',
        '核子数小时，比结合能从很小的值急剧上升（有小的峰），',
      ],
      ['to a maximum of about 8.8 MeV,', '达到约 8.8 MeV 的最大值，'],
      ['and then decreases slowly as the nucleon number increases.', '此后随核子数增大缓慢减小。'],
    ],
  ),
  reason(
    ['where the binding energy per nucleon is greatest', '比结合能最大处的核子数'],
    [
      'the [approximate] nucleon number (at|for) which the binding energy per nucleon is [a] (maximum|greatest)',
      '比结合能最大时的核子数',
    ],
    [['The maximum is at a nucleon number of about 56.', '最大值在核子数约为 56 处。']],
  ),
  reason(
    ['why fusion needs a high temperature', '为什么聚变需要高温'],
    [
      'why (this reaction|the reaction|fusion|nuclear fusion|fusion reactions) [(takes|take)] [place] [(occurs|occur|happens|can occur|can [take] [place])] only at [a] [very] high (temperature|temperatures)|why [a] [very] high (temperature|temperatures) (is|are) (needed|required|necessary) (for (fusion|nuclear fusion|this reaction) [to (occur|take place)])',
      '为什么 (聚变|该反应|这个反应) [反应] 需要 [很高的|极高的] (高温|温度)',
    ],
    [
      ['The nuclei are positively charged, so they repel each other.', '原子核都带正电，相互排斥；'],
      [
        'At a very high temperature they have enough kinetic energy to come so close together that they can fuse.',
        '温度极高时原子核有足够的动能克服斥力，靠近到能够聚合的距离。',
      ],
    ],
    { about: FUSION_EQUATION },
  ),
  reason(
    [
      'why the fission of a heavy nucleus is associated with a release of energy',
      '重核裂变释放能量与比结合能',
    ],
    [
      'why [the] fission of a (heavy nucleus|[heavy] nucleus (of|with) nucleon number (220|230|233|235|236|238|239|240)) is [also] associated with [a|the] release of energy',
      '为什么重核裂变 [也] 伴随着能量的释放',
    ],
    [
      [
        'The nucleus splits into two nuclei of smaller nucleon number, which have a greater binding energy per nucleon.',
        '重核分裂成两个核子数较小、比结合能较大的核；',
      ],
      [
        'The total binding energy increases, and the difference is released as energy.',
        '总结合能增大，其差值以能量形式释放。',
      ],
    ],
    {
      within: [
        '(your answer (to|in) [part] [\\( {noun} \\)] [\\( {noun} \\)]|[the] binding energy per nucleon)',
        '比结合能',
      ],
    },
  ),
  reason(
    ['why the α-particle does not have all the energy', '为什么 α 粒子的动能小于释放的能量'],
    [
      'why the [kinetic] energy of the (α particle|alpha particle|β particle|emitted particle) is (less than|not equal to|slightly less than) the [total] energy (released|released in the (decay|reaction))',
      '为什么 α 粒子的动能小于衰变释放的能量',
    ],
    [
      [
        'Momentum is conserved, so the nucleus that is formed recoils and has some of the kinetic energy (a γ-photon may be emitted too).',
        '动量守恒，生成的核反冲而具有一部分动能（也可能放出 γ 光子）。',
      ],
    ],
  ),
  reason(
    ['evidence that decay is random', '衰变随机性的实验证据'],
    [
      '[the] [experimental] evidence (for|that shows|of) (the random nature of [radioactive] decay|that [radioactive] decay is random)',
      '放射性衰变随机性的 [实验] 证据',
    ],
    [['The count rate of a source fluctuates.', '放射源的计数率有涨落。']],
  ),
  reason(
    ['why background radiation is allowed for', '为什么要考虑本底辐射'],
    [
      'why [the] background (radiation|count|count rate) (must be|is|should be) (taken into account|measured|subtracted|considered)',
      '[测量时|测量 活度 时] 为什么 [必须|要|需要] (考虑|测量|扣除|减去) 本底 (辐射|计数)',
    ],
    [
      [
        'The detector also counts radiation from the surroundings (rocks, cosmic rays), which is comparable with that of a weak source and must be subtracted.',
        '探测器还会记录来自环境（岩石、宇宙射线等）的辐射，与弱源的计数相当，必须从测量值中减去。',
      ],
    ],
  ),
  reason(
    ['why carbon dating fails for very old samples', '为什么碳-14 不适用于很老的样品'],
    [
      'why (this|the) method (is not suitable for|cannot be used for|is not used for) [(samples|objects)] [that are] [very] [old|older] [(than|samples)] [{figure} years]',
      '为什么 (这种|该) 方法不适用于 [测定] 年代 [在] {noun} {noun} {noun} [{noun}] 以上的 样品',
    ],
    [
      [
        'After so many half-lives almost no carbon-14 is left: its activity is too small to be measured against the background.',
        '经过很多个半衰期，剩余的碳-14 极少，活度太小，与本底辐射相比无法准确测量。',
      ],
    ],
    { about: /carbon-14|碳-14|\^\{?14\}?_/i },
  ),
];
