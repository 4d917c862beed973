import { FORCES_WHY } from '../cards-why/motion.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

export const FORCES: StatedCard = {
  topic: '9702/all/forces-density-and-pressure',
  title: { en: 'Forces, density and pressure: words that earn the marks', zh: '力、密度与压强：得分表述' },
  statements: [
    term('centre of gravity [of (a|an|the) (body|object|beam|rod|{noun})]', '[物体的] 重心', [
      ['The point at which the whole weight of the body', '可以认为物体所受的全部重力'],
      ['may be considered to act.', '作用于其上的点。'],
    ]),
    term('moment [of a force] [about a (point|pivot)]', '力矩|力对 [一|某] 点的 力矩', [
      ['The product of the force and the perpendicular distance', '力的大小与'],
      [
        'from the point (pivot) to the line of action of the force.',
        '该点（转轴）到力的作用线的垂直距离的乘积。',
      ],
    ]),
    term('couple', '力偶', [
      ['A pair of forces that are equal in magnitude and opposite in direction', '大小相等、方向相反，'],
      [
        'with lines of action that do not coincide, so that they produce rotation only.',
        '作用线不在同一直线上的一对力，只产生转动。',
      ],
    ]),
    term('torque of a couple|torque [of a pair of forces]', '力偶 [的] 矩', [
      ['The product of one of the forces and the perpendicular distance', '其中一个力的大小与'],
      ['between the lines of action of the two forces.', '两力作用线之间垂直距离的乘积。'],
    ]),
    law('principle of moments', '力矩 [平衡] 原理', [
      [
        'For a body in (rotational) equilibrium, the sum of the clockwise moments about any point',
        '物体处于（转动）平衡时，对任意一点的顺时针力矩之和',
      ],
      ['equals the sum of the anticlockwise moments about the same point.', '等于对同一点的逆时针力矩之和。'],
    ]),
    list(
      ['conditions for equilibrium', '平衡条件'],
      [
        '[the] [{number}] (conditions|condition|requirements) (for|that must be (satisfied|met) for|necessary for|required for) [a|an|the] [rigid] [(body|object|system|beam|{noun}) to be in] [static] equilibrium',
        '[物体] [处于] [保持] 平衡 [状态] [时] [的|所需满足的|需要满足的|必须满足的|所满足的] [{number} 个] 条件',
      ],
      [
        ['The resultant force in any direction is zero.', '任意方向上的合力为零。'],
        ['The resultant moment (torque) about any point is zero.', '对任意一点的合力矩为零。'],
      ],
    ),
    term('density [of a (substance|material|liquid|body)]', '[物质的] 密度', [
      ['Mass per unit volume.', '单位体积的质量。'],
    ]),
    term(
      'pressure',
      '压强',
      [['The (normal) force per unit area.', '单位面积上所受的（垂直于该面的）力。']],
      {
        unless: /\b(?:gas|molecules?)\b|气体|分子/i,
      },
    ),
    term('pascal', '帕斯卡这一单位', [
      [
        'The pressure of a force of 1 N acting normally on an area of 1 m².',
        '1 N 的力垂直作用在 1 m² 面积上产生的压强。',
      ],
    ]),
    term('upthrust [on a body]', '浮力', [
      [
        'The upward force of a fluid on a body in it, due to the difference in pressure between its lower and upper surfaces.',
        '流体对浸在其中的物体的向上的力，由物体下、上表面所受压强之差产生。',
      ],
    ]),
    law("Archimedes' principle|Archimedes's principle|Archimedes principle", '阿基米德原理', [
      [
        'The upthrust on a body in a fluid is equal to the weight of the fluid that it displaces.',
        '浸在流体中的物体所受浮力，等于它排开的流体所受的重力。',
      ],
    ]),
    reason(
      ['why a fluid exerts an upthrust', '流体为什么产生浮力'],
      [
        '(why|how) (the {noun} [in the {noun}] exerts an (upward force|upthrust) on (the|a) {noun} [{noun}]|(there is|the {noun} experiences|a {noun} experiences|a body [immersed] in a (fluid|liquid) experiences) an (upthrust|upward force) [on (the|a) {noun} [{noun}]] [(in|when [it is] [fully|totally|completely] (immersed|submerged) in) (the|a) {noun}])|(the origin|the cause|what causes|what is the cause) [of] [the] upthrust [that] [(on|acting on|acts on|that acts on) (the|a|an) {noun} [{noun}] [that is] [(fully|totally|completely) (immersed|submerged)]] [in (the|a) {noun}]|(the origin|the cause) of the upthrust [(on|acting on) (the|a) {noun} [{noun}]] [in (the|a) {noun}]',
        '(为什么|为何) [浸在] (流体|液体|水|油) [中的] [会] [对 {noun} {noun} [{noun}] [{noun}]] (产生|施加) (浮力|向上的力)|[物体|{noun} {noun}] [为什么|为何] [会] 受到 [流体|液体|水|油] [的] 浮力|浮力 [产生|形成] 的 (原因|由来)',
      ],
      [
        ['The pressure in the fluid increases with depth', '流体中的压强随深度增大，'],
        [
          'so the upward force on the lower surface is greater than the downward force on the upper surface; the resultant is upwards.',
          '下表面受到的向上的力大于上表面受到的向下的力，合力向上。',
        ],
      ],
      { within: ['[the] pressure [in (the|a) (liquid|fluid|water)]', '[液体|流体] [的] 压强'] },
    ),
    ...FORCES_WHY,
  ],
};
