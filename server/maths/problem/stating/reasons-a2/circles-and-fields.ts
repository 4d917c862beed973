import { law, list, reason, type Statement } from '../statement.ts';

/** What is asked of circles again and again. */
export const CIRCLE_REASONS: readonly Statement[] = [
  reason(
    ['direction of the friction on a body carried round', '随转盘转动的物体所受摩擦力的方向'],
    [
      'the direction of the [static] (friction|frictional force) [F] [(acting|that acts|exerted)] on the {noun} (when|while|as) (the {noun}|it) (is rotating|rotates|is turning|turns) (at|with) [a] constant (angular speed|angular velocity|speed)',
      '{noun} {noun} [{noun}] 所受 [静] 摩擦力的方向',
    ],
    [
      [
        'Towards the centre (axis) of the turntable: at right angles to the velocity of the body,',
        '指向转盘中心（转轴），与速度方向垂直；',
      ],
      [
        'because friction is the only horizontal force and provides the centripetal force.',
        '因为摩擦力是水平方向唯一的力，提供向心力。',
      ],
    ],
    {
      about: /turntable|roundabout|rotating (?:horizontal )?(?:disc|platform)|转盘|圆盘|转台/i,
      unless: /decelerat|slows down|减速|banked|倾斜/i,
    },
  ),
  reason(
    ['which of two bodies carried round slides first', '随转盘转动的两物体哪个先滑动'],
    [
      'which of the two [identical] {noun} (slides|slips|will slide|will slip|begins to slide|starts to slide) first [(as|when) the angular speed [of the {noun}] is [gradually] increased]',
      '哪 (一个|个) {noun} {noun} 先 滑动',
    ],
    [
      ['The one that is further from the axis:', '离转轴较远的先滑动：'],
      [
        'the centripetal force mrω² that is needed is greater at the greater radius, so it reaches the maximum frictional force, which is the same for both, at a smaller angular speed.',
        '半径越大，所需向心力 mrω² 越大，而最大静摩擦力相同，因此在较小的角速度时就达到最大静摩擦力。',
      ],
    ],
    {
      about:
        /identical (?:coin|block|object|body|mass|cube|disc)[^?;]{0,60}from the (?:axis|centre)|相同的[^。]{0,40}(?:转轴|圆心|中心)/i,
    },
  ),
  reason(
    ['why drops leave a spinning drum', '水滴为什么脱离转筒'],
    ['this (statement|claim|suggestion)', '这一说法|该说法|这种说法'],
    [
      [
        'The statement is wrong: no force acts outwards on the water (a centrifugal force does not exist).',
        '该说法不正确：水滴并没有受到向外的力（不存在离心力）。',
      ],
      [
        'At a hole nothing provides the centripetal force that is needed, so the water does not stay on the circle and moves on in a straight line along the tangent, by Newton’s first law.',
        '在小孔处没有力提供所需的向心力，水滴不能继续做圆周运动，由于惯性沿切线方向做直线运动飞出。',
      ],
    ],
    { about: /水[滴珠][^。]{0,12}离心力|(?:water|drops)[^.]{0,60}centrifugal/i },
  ),
  reason(
    ['what keeps clothes on the circle in a drum', '转筒中衣服的向心力'],
    [
      'what provides the centripetal force [(acting|that acts|exerted)] [(on|for) the {noun} [{noun}]]',
      '{noun} {noun} 所需的向心力由什么力提供',
    ],
    [
      [
        'The normal contact force of the wall of the drum, which is towards the centre.',
        '筒壁对它的支持力（弹力），指向圆心。',
      ],
    ],
    { about: /紧贴[^。]{0,10}内?壁|(?:against|touching) the (?:inner |inside )?wall/i },
  ),
  law(
    'what provides the centripetal force [(acting|that acts|exerted)] [(on|for) the (satellite|planet|moon|spacecraft|space station)] [(in its orbit|to keep it in its orbit)]',
    '{noun} {noun} 所需的向心力由什么 (力|提供) [提供]',
    [['The gravitational force (of the body that it goes round).', '（中心天体的）引力。']],
    { about: /orbit|轨道/i, unless: /magnetic|string|track|wall|磁场|绳|壁/i },
  ),
];

const LARGER =
  /(?:from|than) (?:this|the|its) (?:lower|original|smaller) orbit to (?:the|a) (?:geostationary|higher|larger|new)|moved? (?:in)?to (?:an? )?(?:higher orbit|orbit of (?:greater|larger) radius)|(?:更高|较高|更大)的?轨道/i;

export const GRAVITATION_REASONS: readonly Statement[] = [
  reason(
    ['kinetic energy in an orbit of greater radius', '轨道半径增大时的动能'],
    [
      'whether the (kinetic energy|speed) of the (satellite|spacecraft|moon|{noun}) (increases , decreases or (stays|remains) (the same|constant)|increases or decreases|changes)|the (change|effect) , if any , (in|on) the (kinetic energy|speed) of the (satellite|spacecraft|{noun})',
      '{noun} {noun} [的] 动能 (如何变化|怎样变化|是增大还是减小)',
    ],
    [
      [
        'The gravitational force provides the centripetal force, so v² = GM/r: a greater radius means a smaller speed,',
        '引力提供向心力，v² = GM/r，轨道半径增大时速率减小，',
      ],
      ['so the kinetic energy decreases.', '所以动能减小。'],
    ],
    {
      about: LARGER,
      unless: /(?:lower|smaller) (?:orbit )?(?:of|than)|falls? towards|air resistance|atmosphere|大气/i,
    },
  ),
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
  reason(
    ['closest approach of a proton of the same energy', '能量相同的质子的最近距离'],
    [
      'how [the] [(new|value of the)] distance of closest approach [(of the proton|to the nucleus)] compares with (that|the value|the distance) [(found|calculated)] in [part] [\\( {noun} \\)] [\\( {noun} \\)]',
      '[质子的] 最近距离 (如何变化|怎样变化)',
    ],
    [
      [
        'At the closest approach the potential energy Qq/(4πε₀r) equals the initial kinetic energy, which is the same,',
        '在最近处电势能 Qq/(4πε₀r) 等于初动能，而初动能相同，',
      ],
      [
        'and the charge of the proton is half that of the α-particle, so the distance is half as great.',
        '质子的电荷量是 α 粒子的一半，所以最近距离减为一半。',
      ],
    ],
    {
      about:
        /(?:α|alpha)-?[ ]?particle is (?:now )?replaced by a proton[^.]{0,30}(?:same|equal) (?:initial )?kinetic energy/i,
    },
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
  ),
];
