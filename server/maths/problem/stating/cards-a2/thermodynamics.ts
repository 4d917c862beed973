import { THERMODYNAMIC_REASONS } from '../reasons-a2/heat-and-oscillations.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

export const THERMODYNAMICS: StatedCard = {
  topic: '9702/all/thermodynamics',
  title: { en: 'Thermodynamics: words that earn the marks', zh: '热力学：得分表述' },
  statements: [
    term(
      'internal energy [of a (system|substance|body)]',
      '[系统的|物体的] 内能',
      [
        ['The sum of the random distribution of kinetic energy', '系统中分子无规则运动的动能'],
        ['and potential energy of the molecules of the system.', '与分子势能的总和。'],
      ],
      { unless: /ideal gas|理想气体/i },
    ),
    term('internal energy of an ideal gas', '理想气体的内能', [
      ['The total (random) kinetic energy of its molecules:', '其分子无规则运动动能的总和；'],
      [
        'there are no forces between the molecules, so they have no potential energy.',
        '分子间没有作用力，没有分子势能。',
      ],
    ]),
    law('first law of thermodynamics', '热力学第一定律', [
      [
        'The increase in internal energy of a system equals the thermal energy transferred to it plus the work done on it:',
        '系统内能的增加量等于传递给系统的热能与对系统所做的功之和：',
      ],
      [
        'ΔU = q + W, with ΔU the increase in internal energy, q the thermal energy transferred to the system and W the work done on the system.',
        'ΔU = q + W，其中 ΔU 是内能的增加量，q 是传给系统的热能，W 是对系统做的功。',
      ],
    ]),
    law(
      'first law of thermodynamics in terms of the increase in internal energy ΔU , the work W done on the (gas|system) and the (energy|thermal energy|heat) q (transferred|supplied) to the (gas|system) [by heating]',
      '用 δu 、 q 、 w 表示的热力学第一定律',
      [['ΔU = q + W', 'ΔU = q + W']],
    ),
    law(
      'what is represented by the symbol W [in (this|the) equation]|what [the] [symbol] W represents',
      '(符号 w|w) (的含义|表示什么|的意义)',
      [['The work done on the system.', '对系统所做的功。']],
      {
        about: /first law of thermodynamics|热力学第一定律/i,
      },
    ),
    law(
      'what is represented by the symbol q [in (this|the) equation]|what [the] [symbol] q represents',
      '(符号 q|q) (的含义|表示什么|的意义)',
      [['The thermal energy transferred to the system (by heating).', '传递给系统的热能。']],
      {
        about: /first law of thermodynamics|热力学第一定律/i,
      },
    ),
    law(
      'what is represented by the symbol ΔU [in (this|the) equation]|what [the] [symbol] ΔU represents',
      '(符号 δu|δu) (的含义|表示什么|的意义)',
      [['The increase in the internal energy of the system.', '系统内能的增加量。']],
      {
        about: /first law of thermodynamics|热力学第一定律/i,
      },
    ),
    law(
      'what is represented by the symbols q and W',
      '(q|符号 q) 和 w [各|分别] (表示什么|的含义)',
      [
        ['q: the thermal energy transferred to the system.', 'q 表示传递给系统的热能（系统吸收的热量）。'],
        ['W: the work done on the system.', 'W 表示对系统所做的功。'],
      ],
      { about: /first law of thermodynamics|热力学第一定律/i },
    ),
    term(
      'positive value of ΔU',
      'δu 为正值',
      [['The internal energy of the system increases.', '系统的内能增加。']],
      {
        about: /first law of thermodynamics|热力学第一定律/i,
      },
    ),
    term('positive value of W', 'w 为正值', [['Work is done on the system.', '外界对系统做功。']], {
      about: /first law of thermodynamics|热力学第一定律/i,
    }),
    term(
      'positive value of q',
      'q 为正值',
      [['Thermal energy is transferred to the system.', '热能传递给系统（系统吸热）。']],
      {
        about: /first law of thermodynamics|热力学第一定律/i,
      },
    ),
    reason(
      ['why the internal energy of an ideal gas is kinetic only', '为什么理想气体的内能只有动能'],
      [
        'why the internal energy of (an|the) ideal gas is [(equal to)] [only] [the] [total] [random] kinetic energy [only] [of (its|the) (molecules|atoms)]|why (an ideal gas|the molecules of an ideal gas) [has|have] no potential energy',
        '为什么 [理想气体的内能] [只需考虑|只有|只包含|仅为] [分子] 动能',
      ],
      [
        [
          'There are no forces between the molecules of an ideal gas (except during collisions)',
          '理想气体分子之间（碰撞除外）没有作用力，',
        ],
        ['so they have no potential energy.', '所以没有分子势能。'],
      ],
    ),
    ...THERMODYNAMIC_REASONS,
  ],
};
