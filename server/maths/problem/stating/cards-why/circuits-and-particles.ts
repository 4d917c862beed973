import { law, list, reason, type Statement } from '../statement.ts';

export const CIRCUITS_WHY: Statement[] = [
  reason(
    ['why there is the e.m.f. across the length of wire at balance', '平衡时为什么等于电动势'],
    [
      'why , when there is no current in the galvanometer , the (potential difference|p.d.) across {noun} is equal to {noun}|why the (potential difference|p.d.) across {noun} is equal to {noun} when (there is no current in the galvanometer|the galvanometer reads zero)',
      '为什么 检流计 示数 为 零 时 [两点间的] 电势差 等于 电动势',
    ],
    [
      [
        'With no current in the cell there are no lost volts across its internal resistance, so that its terminal p.d. is its e.m.f.',
        '电池中没有电流，内阻上没有电压，路端电压等于电动势，',
      ],
      [
        'With no current in the galvanometer there is no p.d. across it, so that the p.d. across the length of wire is equal and opposite to it.',
        '检流计中没有电流，其两端没有电势差，所以该段电阻丝上的电势差与电动势相等。',
      ],
    ],
    { about: /galvanometer|检流计/i, unless: /galvanometer reads \d/i },
  ),
  reason(
    ['why an internal resistance does not matter at balance', '平衡时为什么与内阻无关'],
    [
      'why the internal resistance of (the|a) [{noun}] cell (does not affect|has no effect on) (the value [obtained] (for|of) {noun}|the result|the balance length|this result)',
      '[解释] 为何 不需要 知道 [{noun}] [干] 电池 的 内阻',
    ],
    [
      [
        'At balance there is no current in the cell, so that there is no p.d. across its internal resistance.',
        '平衡时电池中没有电流，内阻上没有电压降。',
      ],
    ],
    { about: /galvanometer|检流计/i, unless: /galvanometer reads \d/i },
  ),
  reason(
    ['why the terminal p.d. falls as the current rises', '电流增大时路端电压为什么减小'],
    [
      'why the (terminal (potential difference|p.d.)|(potential difference|p.d.) across the (cell|battery)|reading (on|of) the voltmeter) (decreases|falls) (when|as) the current [(in|from) the (cell|battery|circuit)] (increases|rises|is increased)',
      '为什么 电流 增大 时 (路端电压|端电压) (减小|降低)',
    ],
    [
      [
        'The p.d. across the internal resistance (lost volts, Ir) increases with the current',
        '内阻上的电压 Ir 随电流增大，',
      ],
      [
        'and the terminal p.d. is the e.m.f. less this: V = E − Ir.',
        '路端电压等于电动势减去它：V = E − Ir。',
      ],
    ],
    { unless: /negligible internal|no internal|charging|内阻不计|不计内阻|充电/i },
  ),
];

const CURVE = '[the] (i v|v i|current voltage) (characteristic|characteristics|graph) (of|for)';

export const ELECTRICITY_WHY: Statement[] = [
  reason(
    ['how the resistance of a thermistor varies', '热敏电阻的阻值怎样变化'],
    [
      'how the resistance of (a|the) [negative temperature coefficient] thermistor (varies|changes) (with|as the) temperature [(increases|rises|changes)]',
      '热敏电阻 的 阻值 随 温度 (怎样|如何) 变化|热敏电阻 的 (电阻|阻值) (怎样|如何) 随 温度 变化',
    ],
    [['Its resistance decreases as the temperature increases.', '温度升高时电阻减小。']],
    { unless: /positive temperature coefficient/i },
  ),
  reason(
    ['how the resistance of a light-dependent resistor varies', '光敏电阻的阻值怎样变化'],
    [
      'how the resistance of (an|the) (LDR|light-dependent resistor) (varies|changes) (with|as the) (light intensity|intensity of [the] light [(incident on|falling on) it]) [(increases|changes)]',
      '光敏电阻 的 阻值 随 光强 (怎样|如何) 变化',
    ],
    [['Its resistance decreases as the intensity of the light increases.', '光强增大时电阻减小。']],
  ),
  reason(
    ['the characteristic of a metallic conductor', '金属导体的伏安特性'],
    [
      `${CURVE} (a|the) (metallic conductor|metal wire|ohmic conductor|fixed resistor) [at constant temperature]`,
      '恒温 [下] 金属导体 的 伏安特性',
    ],
    [
      [
        'A straight line through the origin: the current is proportional to the p.d.',
        '过原点的直线，电流与电压成正比。',
      ],
    ],
  ),
  reason(
    ['the characteristic of a semiconductor diode', '半导体二极管的伏安特性'],
    [`${CURVE} (a|the) [semiconductor] diode`, '[半导体] 二极管 的 伏安特性'],
    [
      [
        'For negative (reverse) p.d. the current is zero (the resistance is very large).',
        '反向电压时电流几乎为零（电阻很大）。',
      ],
      [
        'For positive p.d. the current is almost zero until about 0.6 V and then increases steeply.',
        '正向电压约 0.6 V 以下电流几乎为零，超过后电流急剧增大。',
      ],
    ],
  ),
  reason(
    ['the characteristic of a filament lamp', '灯丝的伏安特性'],
    [`${CURVE} (a|the) filament lamp`, '(白炽灯|灯丝) 的 伏安特性'],
    [
      ['A curve through the origin,', '过原点的曲线，'],
      [
        'of which the gradient decreases as the p.d. increases, because the resistance increases with temperature.',
        '电压增大时斜率减小，因为温度升高使电阻增大。',
      ],
    ],
  ),
];

export const PARTICLES_WHY: Statement[] = [
  law(
    'name of the other particle that is emitted in the decay , and the group (class) of particles to which both it and the β− particle belong',
    'β− 衰变中 放出 的 另一个 粒子 及 其 类别',
    [
      ['The (electron) antineutrino.', '（电子）反中微子。'],
      ['Leptons.', '轻子。'],
    ],
  ),
  law(
    'name of the other particle [that is] emitted (in|during) (the|this|β−) decay',
    'β− 衰变中 放出 的 另一个 粒子 [的 名称]',
    [['The (electron) antineutrino.', '（电子）反中微子。']],
    { about: /β\s?\^?\s?\{?\(?\s?[-−]|beta.minus/i, unless: /β\s?\^?\s?\{?\(?\s?\+|beta.plus|positron/i },
  ),
  reason(
    ['how a second particle accounts for the energies of β particles', '另一粒子怎样解释 β 粒子的能量分布'],
    [
      'how this observation is (accounted for|explained) by the emission of (the particle in \\( {noun} \\)|another particle|an antineutrino|the other particle|a neutrino)',
      '放出 另一 粒子 怎样 解释 这一 现象',
    ],
    [
      ['The energy released in each decay is the same (fixed)', '每次衰变释放的能量一定，'],
      [
        'and is shared in varying parts between the β particle and the other particle (the antineutrino or neutrino).',
        '由 β 粒子与另一粒子（反中微子或中微子）以不同比例分配。',
      ],
    ],
    { about: /(?:range|continuous)[^.]{0,60}energ|能量[^。]{0,20}(?:连续|范围)/i },
  ),
  list(
    ['how β+ and β− particles compare', 'β+ 与 β− 粒子的异同'],
    [
      '[the] (β+ particle with [the] β− particle|β− particle with [the] β+ particle) by giving one similarity and one difference',
      'β+ 粒子 与 β− 粒子 的 一个 相同点 和 一个 不同点',
    ],
    [
      [
        'Similarity: they have the same mass (and the same size of charge; both are leptons).',
        '相同点：质量相同（电荷量大小相同，都是轻子）。',
      ],
      [
        'Difference: the β+ particle (positron) has positive charge, the β− particle (electron) negative charge.',
        '不同点：β+（正电子）带正电，β−（电子）带负电。',
      ],
    ],
  ),
];
