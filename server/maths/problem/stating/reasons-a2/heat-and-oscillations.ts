import { law, reason, type Statement, term } from '../statement.ts';

const SYMBOLS = /ΔU\s?=\s?(?:q|Q)\s?\+\s?(?:w|W)|Delta\s?U\s?=/;

export const THERMODYNAMIC_REASONS: readonly Statement[] = [
  term(
    '[each of] the symbols [+] ΔU , [+] q and [+] w',
    '(各符号|符号) δu 、 q 和 w',
    [
      ['ΔU: the increase in the internal energy of the system.', 'ΔU：系统内能的增加量。'],
      ['q: the thermal energy transferred to the system (by heating).', 'q：传递给系统的热能。'],
      ['w: the work done on the system.', 'w：对系统所做的功。'],
    ],
    {
      about: SYMBOLS,
      unless:
        /(?:work|heat|energy)[^.]{0,20} (?:by|from|out of) the (?:system|gas)|对外[^。]{0,6}做|ΔU\s?=\s?q\s?[-−]/,
    },
  ),
  reason(
    ['why the internal energy does not change in a cycle', '为什么循环一周内能不变'],
    [
      'why [there is no (overall|total|net) change in [the] internal energy|the (total|overall|net) (change|increase) in [the] internal energy|the (change|increase) in [the] internal energy] [of the gas] (for|in|during|over|after) (one|a|the|each) [complete|whole|full] cycle [of changes] [(is|must be) zero]',
      '为什么 [气体] [经过] [一个|每个|整个] [完整的] 循环 [后] [气体] [的] 内能 [的] (变化量|总变化量|变化|增加量) [总] (为零|不变)|为什么 [完成|经过] 一个循环 [气体] 内能 (不变|变化为零)',
    ],
    [
      [
        'The gas returns to its original state (the same pressure, volume and temperature), and its internal energy depends only on its state.',
        '气体回到原来的状态（压强、体积和温度都相同），而内能只由状态决定。',
      ],
    ],
    {
      unless:
        /escap|leak|(?:lower|higher|greater|smaller) (?:pressure|temperature|volume) than (?:at first|before|the (?:initial|original))|漏/i,
    },
  ),
  reason(
    ['internal energy of ice that melts', '冰熔化时的内能'],
    [
      '[the] (change|effect) [, if any ,] (in|on) [the] internal energy of (a|the) (lump of ice|solid|block of ice|ice|substance) (as|when|while) it melts [at constant temperature]|(whether|how) the internal energy of (ice|a solid|a lump of ice|the ice) changes (when|as|while) it melts [at constant temperature]',
      '冰 [在] (熔化|恒温下熔化) 时 内能 (如何变化|的变化)',
    ],
    [
      [
        'The temperature is constant, so the kinetic energy of the molecules does not change.',
        '温度不变，分子动能不变；',
      ],
      [
        'Bonds are broken (thermal energy is supplied), so the potential energy of the molecules increases,',
        '吸收热量使分子间的束缚被破坏，分子势能增大；',
      ],
      ['and the internal energy, which is the sum of both, increases.', '内能是二者之和，所以内能增大。'],
    ],
  ),
  reason(
    ['internal energy of an ideal gas at constant temperature', '理想气体等温变化时的内能'],
    [
      '[the] (change|effect) [, if any ,] (in|on) [the] internal energy of (an|the) ideal gas (as|when|while) it (expands|is compressed) [slowly] at constant temperature|why the internal energy of (an|the) ideal gas does not change (when|as|while) (it|the gas) (expands|is compressed) at constant temperature',
      '理想气体 (等温膨胀|等温压缩|等温变化) 时 [其] 内能 (如何变化|的变化)',
    ],
    [
      [
        'In an ideal gas there are no forces between the molecules: its internal energy is their kinetic energy alone.',
        '理想气体分子间没有作用力，内能就是分子的动能；',
      ],
      [
        'The temperature is constant, so the mean kinetic energy does not change,',
        '温度不变，平均动能不变，',
      ],
      ['and the internal energy does not change.', '所以内能不变。'],
    ],
  ),
  reason(
    ['why the internal energy of an ideal gas is proportional to T', '为什么理想气体内能与 T 成正比'],
    [
      'why the internal energy of (an|the) ideal gas is [directly] proportional to (its|the) [thermodynamic|absolute] temperature|why (an increase|a rise|a change) in [the] (thermodynamic temperature|temperature) of an ideal gas [(is|means|causes)] [also] (an increase|a change) in its internal energy',
      '为什么理想气体的内能与 [热力学] 温度成正比',
    ],
    [
      [
        'There are no forces between the molecules, so they have no potential energy: the internal energy is the total random kinetic energy.',
        '分子间没有作用力，没有势能，内能等于分子无规则运动的总动能；',
      ],
      [
        'The mean kinetic energy of a molecule is proportional to the thermodynamic temperature (3kT/2).',
        '分子的平均动能与热力学温度成正比（3kT/2）。',
      ],
    ],
  ),
  reason(
    ['why a gas that is compressed suddenly becomes hotter', '为什么急剧压缩气体时温度升高'],
    [
      'why the temperature of (the|a) [ideal] (gas|air) [in the {noun} [{noun}]] (rises|increases) when (it|the gas|the air) is [suddenly|rapidly|quickly] compressed [suddenly|rapidly|quickly]',
      '为什么 [急剧|迅速|快速] 压缩 气体 时 [气体的|其] 温度 (升高|上升)',
    ],
    [
      ['Work is done on the gas when it is compressed.', '压缩时外界对气体做功；'],
      ['There is no time for thermal energy to leave it,', '过程很快，来不及散失热量；'],
      [
        'so its internal energy (the kinetic energy of the molecules), and with it the temperature, increases.',
        '所以内能（分子动能）增大，温度升高。',
      ],
    ],
  ),
];

export const TEMPERATURE_REASONS: readonly Statement[] = [
  reason(
    ['why a change of temperature is the same in kelvin', '温度变化用开尔文表示'],
    [
      'why a (change|rise|fall|difference) (of|in) temperature has the same [numerical] value in (kelvin|K) and in (degrees Celsius|°C)',
      '为什么温度的变化用开尔文和摄氏度表示数值相同',
    ],
    [
      [
        'The unit of both scales is of the same size (T/K = θ/°C + 273.15), so the constant difference of the scales cancels.',
        '两种温标的单位大小相同（T/K = θ/°C + 273.15），相减时常数差消去。',
      ],
    ],
  ),
  reason(
    ['why two thermometers do not agree', '为什么两种温度计读数不一致'],
    [
      'why (the|two) [different] (thermometers|readings of the thermometers|temperatures) (do not agree|may not agree|may be different|are different|differ|give different (readings|values)) [(at temperatures other than|except at|between) the fixed points]',
      '为什么两种温度计 [的] 读数 (不同|不一致)',
    ],
    [
      [
        'The physical properties that they use do not vary linearly with temperature (each in its own way).',
        '它们所利用的物理性质随温度的变化不是线性的（各不相同）。',
      ],
    ],
    { about: /thermometer|温度计/i },
  ),
  reason(
    ['why two powers are used to find a latent heat', '测潜热时为何用两种功率'],
    [
      'why (two|both) (sets of readings|different powers|measurements|readings|values of power) [(are|is)] [(taken|used|made|needed|necessary)] [(at|with) (two|different) (powers|different powers|values of power)]|why the (measurement|experiment|procedure) is (repeated|carried out) [again] with (a different|another|two different) (power|powers)',
      '为什么要用两种不同的功率 [进行] [测量|实验]',
    ],
    [
      [
        'Thermal energy is lost to (gained from) the surroundings at the same rate in both,',
        '两次向周围散失热量的速率相同，',
      ],
      ['so that it is eliminated when the two results are subtracted.', '两式相减即可消去热损失。'],
    ],
    { about: /latent|潜热/i },
  ),
];

export const GAS_REASONS: readonly Statement[] = [
  law(
    'what is represented by [the symbol] k',
    '[符号] k 表示什么|[符号] k 的含义',
    [['The Boltzmann constant.', '玻尔兹曼常量。']],
    { about: /\(?3\/2\)?\s?\*?kT|\\frac\{?3\}?\{?2\}?\s?kT|NkT/ },
  ),
  law(
    'what is represented by [the symbol] N [in (this|the) (equation|expression)]',
    '[符号] n 表示什么',
    [['The number of molecules (in the gas).', '（气体的）分子数。']],
    { about: /pV\s?=\s?(?:\\frac\{1\}\{3\}|\(1\/3\)|1\/3|⅓)?\s?N\s?(?:m|k)/ },
  ),
  reason(
    ['why the mean square speed is used', '为什么用方均速率'],
    [
      'why the mean (velocity|velocities) of the molecules is zero|why the [mean|average] velocity of the (molecules|atoms) [of (a|the|an ideal) gas] is zero',
      '为什么气体分子的平均速度为零',
    ],
    [
      [
        'The molecules move at random: on average as many move in one direction as in the opposite direction, so the velocities add up to zero.',
        '分子做无规则运动，向各个方向运动的机会均等，速度的矢量和为零。',
      ],
    ],
  ),
];

const COIL = /coil|solenoid|线圈/i;
/** What is said of a resonance. */
const LARGE_NEAR =
  /resonan|共振|(?:amplitude|振幅)[^.。]{0,20}(?:much larger|very large|明显变大|突然变大|显著增大|达到最大)/i;

export const OSCILLATION_REASONS: readonly Statement[] = [
  law(
    '[the] (significance|meaning|physical meaning) of the (negative|minus) sign [in (this|the) (equation|expression)]',
    '式中负号的 (物理意义|含义|意义)|负号的 (物理意义|含义|意义)',
    [
      [
        'The acceleration is in the opposite direction to the displacement (towards the equilibrium position).',
        '加速度方向与位移方向相反（指向平衡位置）。',
      ],
    ],
    { about: /simple harmonic|简谐/i, unless: /potential|induced|势|感应/i },
  ),
  reason(
    ['why a magnet that oscillates in a coil is damped', '为什么在线圈中振动的磁铁受到阻尼'],
    [
      'why the (amplitude|energy) of [the] (oscillations|oscillation|vibrations) [of the magnet] (decreases|is reduced|reduces|becomes smaller|gradually decreases)|why the (oscillations|oscillation) [of the magnet] (is|are) damped',
      '为什么 [磁铁|磁体] [振动] [的] 振幅 [逐渐] 减小',
    ],
    [
      [
        'The magnet moves in the coil, so the magnetic flux linkage of the coil changes and, by Faraday’s law, an e.m.f. is induced.',
        '磁铁在线圈中运动，线圈的磁通链变化，由法拉第定律产生感应电动势；',
      ],
      [
        'The circuit is closed, so there is a current in the coil and the resistor.',
        '电路闭合，线圈和电阻中有电流；',
      ],
      ['The current dissipates thermal energy in the resistance.', '电流在电阻中产生热量；'],
      [
        'This energy comes from the oscillations, so their energy, which is proportional to the square of the amplitude, decreases.',
        '这些能量来自振动，振动能量（与振幅的平方成正比）减小，振幅减小。',
      ],
    ],
    {
      unless: /\bopen\b|not (?:joined|connected)|disconnect|断开|开路/i,
      about: new RegExp(`magnet[\\s\\S]{0,400}(?:${COIL.source})|磁[\\s\\S]{0,200}线圈`, 'i'),
      within: [
        "Faraday's law and (energy considerations|conservation of energy|the (principle|law) of conservation of energy)|Faraday's law [of electromagnetic induction]|energy considerations|conservation of energy",
        '法拉第 [电磁感应] 定律 [和能量守恒]|能量守恒',
      ],
    },
  ),
  reason(
    ['a large amplitude near one frequency', '某一频率附近振幅很大的现象'],
    [
      'the name of (this|the) (phenomenon|effect)|what this (phenomenon|effect) is called',
      '这 [种|一] (是|叫) [做] 什么现象|[该|这一] 现象的名称',
    ],
    [['Resonance.', '共振。']],
    { about: LARGE_NEAR },
  ),
  reason(
    ['how resonance is made less', '怎样减弱共振'],
    [
      'how (this effect|this phenomenon|resonance|the amplitude) (may|can|could) be reduced|(a|one) way (of|in which) reducing (this effect|the resonance)',
      '怎样 [可以] (减弱|减小|避免) (它|共振|该现象|这种现象)',
    ],
    [
      [
        'Increase the damping (or change the natural frequency, by another mass or stiffness, so that it is not near the driving frequency).',
        '增大阻尼（或改变质量、劲度，使固有频率远离驱动频率）。',
      ],
    ],
    { about: LARGE_NEAR },
  ),
];
