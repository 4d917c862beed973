import { UNITS_WHY } from '../cards-why/units.ts';
import { QUANTITIES_MORE } from '../cards-why/more-mechanics.ts';
import { QUANTITIES_WHY } from '../cards-why/motion.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

export const PHYSICAL_QUANTITIES: StatedCard = {
  topic: '9702/all/physical-quantities-and-units',
  title: { en: 'Physical quantities: words that earn the marks', zh: '物理量与单位：得分表述' },
  statements: [
    term('scalar [quantity|quantities]', '标量', [
      ['A quantity that has magnitude but no direction.', '只有大小、没有方向的量。'],
    ]),
    term('vector [quantity|quantities]', '矢量', [
      ['A quantity that has both magnitude and direction.', '既有大小又有方向的量。'],
    ]),
    term('systematic (error|errors) [in a (measurement|reading)]', '[测量中的] 系统误差', [
      [
        'An error that makes all readings differ from the true value by the same amount in the same direction;',
        '使所有读数都朝同一方向偏离真实值相同大小的误差；',
      ],
      ['taking an average does not reduce it.', '多次测量取平均值不能减小它。'],
    ]),
    term('random (error|errors) [in a (measurement|reading)]', '[测量中的] 随机误差', [
      [
        'An error that scatters readings unpredictably above and below the true value;',
        '使读数在真实值上下无规则地分散的误差；',
      ],
      ['the average of repeated readings reduces it.', '多次测量取平均值可以减小它。'],
    ]),
    term('accuracy [of a (measurement|reading|result)]', '[测量的|测量结果的] 准确度', [
      ['How close a measured value is to the true value.', '测量值与真实值接近的程度。'],
    ]),
    term(
      'precision [of a (measurement|reading|result|set of (measurements|readings))]',
      '[测量的|测量结果的] 精密度',
      [
        [
          'How close repeated readings are to each other: a small range of values, whatever the true value is.',
          '多次重复测量所得读数彼此接近的程度，与真实值无关。',
        ],
      ],
    ),
    list(
      ['SI base quantities', 'SI 基本物理量'],
      [
        '{number} (SI base (quantities|quantity)|base (quantities|quantity) of the SI system)',
        '{number} 个 [si|国际单位制] [的|中的] 基本 (物理量|量)',
      ],
      [
        ['Mass.', '质量。'],
        ['Length.', '长度。'],
        ['Time.', '时间。'],
        ['Electric current.', '电流。'],
        ['Thermodynamic temperature.', '热力学温度。'],
      ],
    ),
    list(
      ['SI base quantities besides mass, length and time', '除质量、长度、时间外的 SI 基本物理量'],
      [
        '{number} other (SI base (quantities|quantity)|base (quantities|quantity))',
        '另外 {number} 个 [si] 基本 (物理量|量)',
      ],
      [
        ['Electric current.', '电流。'],
        ['Thermodynamic temperature.', '热力学温度。'],
        ['Amount of substance.', '物质的量。'],
      ],
      { about: /mass, length and time|质量、长度(?:和|与|、)时间/i },
    ),
    list(
      ['SI base units', 'SI 基本单位'],
      ['{number} SI base (units|unit)', '{number} 个 (si|国际单位制) [的|中的] 基本单位'],
      [
        ['The kilogram, kg (mass).', '千克，kg（质量）。'],
        ['The metre, m (length).', '米，m（长度）。'],
        ['The second, s (time).', '秒，s（时间）。'],
        ['The ampere, A (electric current).', '安培，A（电流）。'],
        ['The kelvin, K (temperature).', '开尔文，K（温度）。'],
      ],
    ),
    reason(
      ['why repeated readings are averaged', '为什么多次测量取平均值'],
      [
        'why [the] {noun} [{noun}] (is|was|are|were) measured (several times|at (several|different|various) (places|positions|points)) [along (the|its) {noun}] [and (an|a|the) (average|mean) [value] (taken|calculated|found|determined)]|why (several|repeated) (readings|measurements) [of the {noun}] (are|were) taken [and (averaged|an average (taken|found|calculated)|a mean (taken|found|calculated))]|why (an average|a mean) (is|was) taken',
        '为什么 (要|需要) (多次测量|重复测量) [取平均值|并取平均值|求平均值]',
      ],
      [
        [
          'To reduce the effect of random errors: readings that are scattered about the true value have a mean that is closer to it.',
          '为了减小随机误差的影响：读数分散在真实值两侧，其平均值更接近真实值。',
        ],
      ],
    ),
    reason(
      ['what averaging repeated readings is for', '多次测量取平均值的目的'],
      [
        'the purpose of [(this|taking the (mean|average)|averaging)] [repeated] [readings]',
        '这样做的 (目的|作用|好处)',
      ],
      [
        [
          'To reduce the effect of random errors (and of non-uniformity) on the measurement.',
          '减小随机误差（以及不均匀）对测量结果的影响。',
        ],
      ],
      {
        about: /(?:取|求)平均值?。\s?(?:试|请)?(?:说明|解释)这样做/,
        settings: [/^测量直径时,学生在[合金属丝]+的不同位置,不同方向各测几次再取平?均值$/],
      },
    ),
    law('law of homogeneity [of equations]', '量纲齐次性原理', [
      [
        'Every term of a correct physical equation has the same base units.',
        '正确的物理方程中，每一项的基本单位都相同。',
      ],
    ]),
    term('homogeneous equation|homogeneity of an equation', '方程的齐次性', [
      ['Every term of the equation has the same base units.', '方程中每一项的基本单位都相同。'],
    ]),
    ...QUANTITIES_WHY,
    ...QUANTITIES_MORE,
    ...UNITS_WHY,
  ],
};
