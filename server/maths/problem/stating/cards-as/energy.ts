import { ENERGY_MORE } from '../cards-why/more-mechanics.ts';
import { ENERGY_WHY } from '../cards-why/motion.ts';
import { law, type StatedCard, term } from '../statement.ts';

export const ENERGY: StatedCard = {
  topic: '9702/all/work-energy-and-power',
  title: { en: 'Work, energy and power: words that earn the marks', zh: '功、能与功率：得分表述' },
  statements: [
    term('work [done] [by a force]', '[力所做的|力的] 功', [
      ['The product of a force and the distance moved (displacement)', '力与沿力的方向'],
      ['in the direction of the force.', '移动的距离（位移）的乘积。'],
    ]),
    term('joule', '焦耳这一单位', [
      [
        'The work done when a force of 1 N moves its point of application 1 m in the direction of the force.',
        '1 N 的力使物体沿力的方向移动 1 m 所做的功。',
      ],
    ]),
    term('power', '功率', [
      ['The work done (energy transferred) per unit time.', '单位时间内所做的功（转移的能量）。'],
    ]),
    term('watt', '瓦特这一单位', [['A power of one joule per second.', '每秒一焦耳的功率。']]),
    term(
      'efficiency [of (a|the) (system|machine|device|motor|process|{noun})]',
      '[系统的|机器的|装置的] 效率',
      [
        [
          'The ratio of useful energy (power) output to total energy (power) input.',
          '有用的输出能量（功率）与总输入能量（功率）之比。',
        ],
      ],
    ),
    law('[principle of|law of] conservation of energy', '能量守恒 (定律|原理)', [
      [
        'Energy cannot be created or destroyed; it can only change from one form to another, so that the total energy of a closed system is constant.',
        '能量不能被创造或消灭，只能从一种形式转化为另一种形式；封闭系统的总能量保持不变。',
      ],
    ]),
    term('kinetic energy [of (a|the) (body|object)]', '[物体的] 动能', [
      ['The energy of a body due to its motion.', '物体由于运动而具有的能量。'],
    ]),
    term('potential energy [of (a|the) (body|object)]', '[物体的] 势能', [
      [
        'The energy of a body due to its position or its shape: stored energy, able to do work.',
        '物体由于位置或形状而具有的、储存起来可以做功的能量。',
      ],
    ]),
    term(
      'gravitational potential energy [of (a|the) (body|object)]',
      '[物体的] (重力|引力) 势能',
      [
        [
          'The energy of a mass due to its position in a gravitational field.',
          '物体由于在引力场中的位置而具有的能量。',
        ],
      ],
      {
        unless: /infinity|无穷远/i,
      },
    ),
    term('elastic potential energy [(stored in|of) (a|the) (spring|wire|body)]', '弹性势能', [
      [
        'The energy stored in a body due to its change of shape (extension or compression).',
        '物体因形变（伸长或压缩）而储存的能量。',
      ],
    ]),
    ...ENERGY_WHY,
    ...ENERGY_MORE,
  ],
};
