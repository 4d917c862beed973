import { CIRCUITS_MORE } from '../cards-why/more-waves.ts';
import { CIRCUITS_WHY } from '../cards-why/circuits-and-particles.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const OF_CELL = '[of (a|an|the) (cell|battery|source|supply|power supply|{noun})]';

/** What is conserved, which a law of Kirchhoff follows from. */
const quantityOf = (law: string) =>
  `(quantity|physical quantity|conservation law|law of conservation|principle of conservation) [(that|which) is conserved] ((on|upon) which ${law} is based|(that|which) (leads|gives rise) to ${law}|whose conservation (leads|gives rise) to ${law}|(conserved in|represented by|expressed by) ${law}|in ${law})`;

export const CIRCUITS: StatedCard = {
  topic: '9702/all/dc-circuits',
  title: { en: 'D.C. circuits: words that earn the marks', zh: '直流电路：得分表述' },
  statements: [
    term(`(electromotive force|e.m.f.) ${OF_CELL}`, '[电源的|电池的] 电动势', [
      [
        'The energy transferred from other forms (chemical) to electrical energy per unit charge',
        '电源使单位电荷通过时，',
      ],
      [
        'in driving charge round a complete circuit.',
        '由其他形式的能（化学能）转化为电能的多少（驱动电荷绕闭合电路一周）。',
      ],
    ]),
    term(`internal resistance ${OF_CELL}`, '[电源的|电池的] 内 [电] 阻', [
      [
        'The resistance of the cell (source) itself to the current in it, in which energy is dissipated.',
        '电源（电池）自身对电流的电阻，电流通过时在其中耗散能量。',
      ],
    ]),
    term(`terminal (potential difference|p.d.) ${OF_CELL}`, '[电源的|电池的] (路端电压|端电压)', [
      [
        'The potential difference across the terminals of a source when it supplies a current: e.m.f. − Ir.',
        '电源输出电流时其两极间的电势差，等于电动势减去 Ir。',
      ],
    ]),
    term('lost volts', '内电压', [
      [
        'The potential difference across the internal resistance of a source, Ir.',
        '电源内阻两端的电势差 Ir。',
      ],
    ]),
    term('potential divider', '分压器|分压电路', [
      [
        'Two or more resistors in series across a supply that share its p.d. in proportion to their resistances.',
        '串联在电源两端的两个或多个电阻，按阻值成正比分配电源电压。',
      ],
    ]),
    law("Kirchhoff's first law", '基尔霍夫第一定律|基尔霍夫电流定律', [
      ['The sum of the currents entering a junction', '流入节点的电流之和'],
      ['equals the sum of the currents leaving it.', '等于流出该节点的电流之和。'],
    ]),
    law("Kirchhoff's second law", '基尔霍夫第二定律|基尔霍夫电压定律', [
      ['The sum of the e.m.f.s around a closed loop', '沿任一闭合回路，电动势之和'],
      ['equals the sum of the p.d.s around that loop.', '等于各电势差之和。'],
    ]),
    law(
      quantityOf("Kirchhoff's first law"),
      '基尔霍夫第一定律 (所依据|依据|基于|体现|反映) 的 (守恒量|守恒定律|物理量)',
      [['Conservation of (electric) charge.', '电荷守恒（电荷）。']],
    ),
    law(
      quantityOf("Kirchhoff's second law"),
      '基尔霍夫第二定律 (所依据|依据|基于|体现|反映) 的 (守恒量|守恒定律|物理量)',
      [['Conservation of energy.', '能量守恒（能量）。']],
    ),
    law(
      quantityOf('this law'),
      '该定律 (所依据|依据|体现|反映) 的 守恒 (量|定律)',
      [['Conservation of energy.', '能量守恒（能量）。']],
      {
        about: /Kirchhoff[’']s second law|基尔霍夫第二定律/i,
        unless: /first law|第一定律/i,
      },
    ),
    reason(
      ['why the terminal p.d. is less than the e.m.f.', '为什么路端电压小于电动势'],
      [
        `why the (terminal (potential difference|p.d.)|potential difference (across|between) [the terminals of] the (cell|battery|supply|power supply)|p.d. (across|between) [the terminals of] the (cell|battery|supply)) ${OF_CELL} is [always] (less than|not equal to|lower than|smaller than|different from) (the|its) (e.m.f.|electromotive force) ${OF_CELL} [when there is a current [in (it|the circuit|the cell|the battery)]]`,
        '为什么 [电池|电源] [的] (路端电压|端电压|电池两端的电压|电源两端的电压) [会|总] (小于|低于|不等于) [它的|其|电池的|电源的] 电动势',
      ],
      [
        ['The cell (battery) has internal resistance', '电池（电源）有内阻，'],
        [
          'so with a current in it there is a p.d. across the internal resistance (lost volts; energy is dissipated there), which is not available to the external circuit.',
          '有电流时内阻上有电势差（耗散能量），这部分电压不能供给外电路。',
        ],
      ],
      { unless: /negligible internal|no internal|open circuit|charg(?:ed|ing)|内阻不计|不计内阻|开路|充电/i },
    ),
    list(
      ['difference between e.m.f. and p.d.', '电动势与电势差的区别'],
      [
        `[{number}] difference between (e.m.f.|electromotive force) and (p.d.|potential difference) in terms of energy [(transfer|transfers|changes)]`,
        '从能量 [转化] [的] 角度 [说明] 电动势 (与|和) 电势差 的区别',
      ],
      [
        [
          'E.m.f.: energy transferred from other forms to electrical per unit charge.',
          '电动势：单位电荷由其他形式的能转化为电能的多少。',
        ],
        [
          'P.d.: energy transferred from electrical to other forms per unit charge.',
          '电势差：单位电荷由电能转化为其他形式的能的多少。',
        ],
      ],
    ),
    ...CIRCUITS_WHY,
    ...CIRCUITS_MORE,
  ],
};
