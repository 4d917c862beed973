import { law, list, reason, type Statement } from '../statement.ts';

/** What is asked of circles again and again. */
export const CIRCLE_REASONS: readonly Statement[] = [
  law(
    'what provides the centripetal force [(acting|that acts|exerted)] [(on|for) the (satellite|planet|moon|spacecraft|space station)] [(in its orbit|to keep it in its orbit)]',
    '{noun} {noun} 所需的向心力由什么 (力|提供) [提供]',
    [['The gravitational force (of the body that it goes round).', '（中心天体的）引力。']],
    { about: /orbit|轨道/i, unless: /magnetic|string|track|wall|磁场|绳|壁/i },
  ),
];

export const GRAVITATION_REASONS: readonly Statement[] = [
  reason(
    ['why the centre of mass of two stars is nearer the heavier one', '双星的角速度为何相同'],
    [
      'why the [two] stars (have|must have) the same (angular speed|angular velocity|period)',
      '为什么 [两颗|两个] [双星|恒星] [的] [具有|有] (角速度|周期) 相同|为什么 [两颗|两个] [双星|恒星] (具有|有) 相同的 (角速度|周期)',
    ],
    [
      [
        'The stars are always on opposite sides of the point about which both move (the gravitational forces act along the line between them), so they turn through the same angle in the same time.',
        '两星始终在共同圆心的两侧（引力沿两星连线），相同时间内转过的角度相同。',
      ],
    ],
  ),
  law(
    'what is (meant|indicated|shown) by the (negative|minus) sign [in (the|this) (expression|equation|formula)] [for (gravitational potential|the gravitational potential|the potential)]',
    '引力势 [表达式] [中] [的] 负号的 (含义|意义|物理意义)',
    [
      [
        'The potential is zero at infinity and the force is attractive: work is done by the field as a mass comes nearer.',
        '无穷远处引力势为零，引力是吸引力：物体移近时场做正功，势小于零。',
      ],
    ],
    { about: /gravitational potential|引力势/i, unless: /electric|电/i },
  ),
];

export const ELECTRIC_REASONS: readonly Statement[] = [
  law(
    '[the] [value of the] electric field strength (at (a|any) point inside|inside) (the|a) [charged] [isolated] [hollow] [metal|conducting] (sphere|conductor)',
    '[带电] [金属|导体] 球 (内部|内) [某点|任一点|各点] [的] 电场强度',
    [['Zero.', '零。']],
    {
      about: /(?:metal|conducting|metallic)[^.]{0,12}(?:sphere|conductor)|金属|导体/i,
      unless: /insulating|绝缘球/i,
    },
  ),
  reason(
    ['why there should be no sharp points at a high voltage', '为什么高压设备不应有尖角'],
    [
      'why [electrical] (equipment|apparatus|components|a conductor|conductors) [that] [(is|are)] [(operated|used|kept|working)] [at (a|very) high (voltage|voltages|potential)] should not have [any] sharp (points|edges|corners) [or (edges|corners|points)]',
      '为什么 (高压|高电压) (设备|电器|装置) 不应有 (尖角|尖端|棱角)',
    ],
    [
      [
        'At a sharp point (a very small radius of curvature) the electric field strength is very large for a given potential,',
        '在尖端处（曲率半径很小），同样的电势对应的电场强度非常大，',
      ],
      [
        'so the air there may conduct: charge leaks away, with a spark.',
        '使周围空气电离导电，电荷流失并产生火花。',
      ],
    ],
  ),
  reason(
    ['why a positive particle slows down near a nucleus', '为什么粒子接近原子核时减速'],
    [
      '(why|how) the (speed|kinetic energy) of (the|an|a) [{noun}] (particle|proton|nucleus|α particle|α particles) (decreases|is reduced|falls|becomes less) as it (approaches|moves towards|gets nearer to|comes closer to|travels towards) the [centre of the] [{noun}] nucleus',
      '为什么 [α] (粒子|质子) (接近|靠近) [原子核|核] 时 (速度|速率|动能) (减小|变小)',
    ],
    [
      [
        'The particle and the nucleus are both positively charged, so there is a repulsive force on the particle, opposite to its motion: it decelerates.',
        '粒子与原子核都带正电，粒子受到与运动方向相反的斥力而减速；',
      ],
      ['Kinetic energy becomes electric potential energy.', '动能转化为电势能。'],
    ],
    { about: /α|alpha|proton|质子/i, unless: /electron (?:approaches|moves towards)|attract/i },
  ),
  list(
    ['why a charged sphere is like a point charge', '为什么带电球可看作点电荷'],
    [
      'why (the|a) [charged] [isolated] [metal|conducting] sphere may be (considered|treated|taken) [to be] as (a point charge|though [all] its charge is at its centre)',
      '为什么带电球可看作点电荷',
    ],
    [
      [
        'Outside the sphere the field lines are radial and appear to come from its centre.',
        '球外的电场线沿径向，好像都从球心发出。',
      ],
    ],
    { unless: /\bnear\b|earthed|\bplates?\b|another|two spheres|靠近|接地/i },
  ),
];
