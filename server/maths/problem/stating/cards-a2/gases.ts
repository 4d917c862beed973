import { GAS_REASONS } from '../reasons-a2/heat-and-oscillations.ts';
import { law, list, reason, rest, type StatedCard, term } from '../statement.ts';

const ASSUMPTIONS =
  '(assumptions|assumption|basic assumptions) (of|in|made in|that are made in|on which) [the] [(simple|basic)] kinetic (theory|model) [of (gases|an ideal gas|ideal gases|a gas)] [is based]';

export const GASES: StatedCard = {
  topic: '9702/all/ideal-gases',
  title: { en: 'Ideal gases: words that earn the marks', zh: '理想气体：得分表述' },
  statements: [
    term('[an] ideal gas', '理想气体', [
      ['A gas that obeys pV = nRT (pV ∝ T),', '遵守 pV = nRT（pV ∝ T）的气体，'],
      [
        'where T is the thermodynamic temperature, at all values of pressure, volume and temperature.',
        '其中 T 是热力学温度，对任意压强、体积和温度都成立。',
      ],
    ]),
    term('mole|amount of substance of one mole|one mole [of a substance]', '摩尔|一摩尔', [
      [
        'The amount of substance that contains 6.02 × 10²³ particles (as many as the Avogadro constant).',
        '含有 6.02 × 10²³ 个粒子（等于阿伏伽德罗常数）的物质的量。',
      ],
    ]),
    term('[the] Avogadro constant', '阿伏伽德罗常 [量|数]', [
      [
        'The number of particles (atoms in 0.012 kg of carbon-12) in one mole: 6.02 × 10²³ mol⁻¹.',
        '一摩尔物质所含的粒子数（0.012 kg 碳-12 中的原子数），6.02 × 10²³ mol⁻¹。',
      ],
    ]),
    term(
      'mean square speed [of the (molecules|atoms|particles)]|[symbol] <c2>',
      '[分子的] 方均速率|均方速率',
      [['The mean of the squares of the speeds of the molecules.', '各分子速率平方的平均值。']],
    ),
    term(
      '(root mean square|r.m.s.) speed [of the (molecules|atoms)] [of a gas]',
      '[分子的] (方均根|均方根) 速率',
      [
        [
          'The square root of the mean of the squares of the speeds of the molecules.',
          '各分子速率平方的平均值的平方根。',
        ],
      ],
    ),
    list(
      ['assumptions of the kinetic theory', '分子动理论的假设'],
      [
        `[the] [{number}] [of the] [basic] ${ASSUMPTIONS}`,
        '[理想气体] [分子] [动理论|运动论] [中|的|关于理想气体的|对理想气体的|关于理想气体] [{number}] [个|条] [基本] (假设|假定)',
      ],
      [
        [
          'The gas consists of a large number of molecules in continuous random motion.',
          '气体由大量做永不停息的无规则运动的分子组成。',
        ],
        [
          'The volume of the molecules is negligible compared with the volume of the gas (container).',
          '分子本身的体积与气体（容器）的体积相比可以忽略。',
        ],
        [
          'There are no forces between the molecules except during collisions.',
          '除碰撞外，分子之间没有作用力。',
        ],
        [
          'Collisions between molecules and with the walls are perfectly elastic.',
          '分子之间以及分子与器壁的碰撞都是完全弹性碰撞。',
        ],
        [
          'The time of a collision is negligible compared with the time between collisions.',
          '碰撞时间与相邻两次碰撞之间的时间相比可以忽略。',
        ],
      ],
    ),
    law(
      '[basic] assumption of the kinetic theory [of (gases|ideal gases|an ideal gas)] about the volume of the (molecules|atoms|particles)',
      '[分子] 动理论关于分子体积的假设',
      [
        [
          'The volume of the molecules is negligible compared with the volume of the gas (container).',
          '分子本身的体积与气体（容器）的体积相比可以忽略。',
        ],
      ],
    ),
    law(
      '[basic] assumption of the kinetic theory [of (gases|ideal gases|an ideal gas)] about the forces between the (molecules|atoms|particles)',
      '[分子] 动理论关于分子间作用力的假设',
      [
        [
          'There are no forces between the molecules except during collisions.',
          '除碰撞外，分子之间没有作用力。',
        ],
      ],
    ),
    law(
      '[basic] assumption of the kinetic theory [of (gases|ideal gases|an ideal gas)] about [the] collisions [between the (molecules|atoms|particles)]',
      '[分子] 动理论关于碰撞的假设',
      [
        [
          'Collisions between molecules and with the walls are perfectly elastic.',
          '分子之间以及分子与器壁的碰撞都是完全弹性碰撞。',
        ],
      ],
    ),
    rest(
      ['assumptions of the kinetic theory besides random motion', '除无规则运动外分子动理论的假设'],
      [
        `{number} [(basic|other)] ${ASSUMPTIONS}`,
        '[理想气体] [分子] [动理论|运动论] [中|的|关于理想气体的|中关于理想气体的] {number} [个|条] [基本] (假设|假定)',
      ],
      [
        [
          'The volume of the molecules is negligible compared with the volume of the gas (container).',
          '分子本身的体积与气体（容器）的体积相比可以忽略。',
        ],
        [
          'There are no forces between the molecules except during collisions.',
          '除碰撞外，分子之间没有作用力。',
        ],
        [
          'Collisions between molecules and with the walls are perfectly elastic.',
          '分子之间以及分子与器壁的碰撞都是完全弹性碰撞。',
        ],
        [
          'The time of a collision is negligible compared with the time between collisions.',
          '碰撞时间与相邻两次碰撞之间的时间相比可以忽略。',
        ],
      ],
      {
        within: [
          '[the] (molecules|particles|atoms) [(are in|move|moving|have|being in)] [with|in] [continuous|constant] random [(motion|directions)]|[the] random motion of [the] (molecules|particles|atoms)',
          '分子 [在] [永不停息地|不停地|永不停息的] [做|作] [永不停息的] 无规则 (运动|热运动)',
        ],
      },
    ),
    reason(
      ['how a gas exerts a pressure', '气体怎样产生压强'],
      [
        '(how|why) (the|a|an ideal|molecular movement causes the|the (motion|movement) of [the] [gas] molecules [in a gas] causes the|the molecules of (a|the) gas cause a|molecules of (a|the) gas exert a) [gas|pressure] [(exerts|to exert|causes|produces)] [a] [pressure] [(exerted by|of|in) (a|the) gas] [on the (walls|wall) [of (its|the|a) container]]',
        '[为什么|怎样|如何] [理想] 气体 [分子] [怎样|如何|为什么] [会] [对] [容器壁|器壁|容器] (产生|施加) 压强|[从微观角度] [说明|解释] 气体压强 (产生的原因|是怎样产生的|的产生|是如何产生的)',
      ],
      [
        [
          'Molecules collide with the walls of the container and rebound: their momentum changes.',
          '分子与器壁碰撞并反弹，动量发生变化；',
        ],
        [
          'The rate of change of momentum of a molecule means that the wall exerts a force on it, and by Newton’s third law it exerts a force on the wall.',
          '动量的变化率说明器壁对分子有力，根据牛顿第三定律，分子对器壁有反作用力；',
        ],
        [
          'The many collisions give an average force on the wall, and pressure is force per unit area.',
          '大量分子不断碰撞产生平均力，单位面积上的力就是压强。',
        ],
      ],
      {
        about: /molecul|kinetic|atoms?\b|分子|微观|动理论/i,
        within: [
          '[the] (kinetic theory|motion of [the] molecules|movement of [the] molecules)',
          '(分子动理论|分子运动|微观)',
        ],
      },
    ),
    reason(
      [
        'why the pressure of a gas at constant volume rises with temperature',
        '为什么定容气体的压强随温度升高',
      ],
      [
        'why the pressure (of|exerted by) (a|the) [fixed mass of] [ideal] gas [at constant volume] increases (when|as) (the|its) temperature (increases|is increased|rises) [at constant volume]',
        '为什么 [体积不变时] [定容] [一定质量的|一定量的] [理想] 气体 [的] [体积不变时] 压强随温度 [的升高|升高] [而] (增大|升高)',
      ],
      [
        [
          'The molecules have a greater mean (square) speed at the higher temperature',
          '温度升高，分子的平均速率增大，',
        ],
        [
          'so they collide with the walls more often and with a greater change of momentum each time:',
          '与器壁碰撞更频繁，且每次碰撞动量变化更大，',
        ],
        [
          'the average force on the walls, and so the pressure, is greater.',
          '对器壁的平均作用力增大，压强增大。',
        ],
      ],
    ),
    ...GAS_REASONS,
  ],
};
