import { derivation, law, reason, type Statement } from '../statement.ts';

const UP = /throw|project|launch|fired|kick|upward|抛|射/i;
const NO_AIR = /in practice,? (?:the )?air resistance is negligible|vacuum|on the moon|真空|月球/i;
const AIR = [
  /^实际上空气阻力不(?:能|可)忽略(?:不计)?$/,
  /^in practice ?,? air resistance (?:is not|cannot be) (?:negligible|neglected|ignored)$/,
];
const HEIGHT = '(maximum height|highest point|greatest height)';
const EFFECT =
  '(the effect of air resistance on|how air resistance affects|how air resistance changes|the effect that air resistance has on)';

/** Why bodies move as they do. */
export const KINEMATICS_WHY: Statement[] = [
  reason(
    ['how air resistance changes the time to the highest point', '空气阻力对上升时间的影响'],
    [
      `${EFFECT} the time [taken] [for (the|a) {noun}] to reach (its|the) ${HEIGHT}|${EFFECT} the time (that the {noun} takes|it takes) to reach (its|the) ${HEIGHT}`,
      '空气阻力 对 [{noun} {noun}] [到达 最高点 的|上升 的] 时间 [有 何|的] 影响',
    ],
    [
      [
        'While it rises, air resistance acts downwards as the weight does, so that its deceleration is greater (than g)',
        '上升时空气阻力与重力同向（向下），减速度大于 g，',
      ],
      ['and the time taken to reach the maximum height is shorter.', '因此到达最高点所用的时间变短。'],
    ],
    { about: UP, unless: NO_AIR, settings: AIR },
  ),
  reason(
    ['how air resistance changes the maximum height', '空气阻力对最大高度的影响'],
    [
      `${EFFECT} the (maximum|greatest) height [(reached|of the {noun}|reached by the {noun}|to which the {noun} rises)]`,
      '[它|空气阻力] 对 [{noun} {noun}] [的] 最大高度 (有 何 影响|的 影响) [, 并解释 (原因|理由)]',
    ],
    [
      [
        'Air resistance acts downwards while it rises, so that its deceleration is greater than g',
        '上升时空气阻力向下，减速度大于 g，',
      ],
      ['and the maximum height is smaller.', '所以最大高度减小。'],
    ],
    { about: /air resistance|空气阻力/i, unless: NO_AIR, settings: AIR },
  ),
  reason(
    ['how air resistance changes the horizontal distance', '空气阻力对水平距离的影响'],
    [
      `${EFFECT} the (horizontal distance|range|horizontal range|horizontal displacement) [(travelled|of the {noun}|travelled by the {noun}|moved by the {noun}|from the {noun} [of the {noun}])]`,
      '空气阻力 对 (水平距离|射程|水平位移) (有 何 影响|的 影响)',
    ],
    [
      [
        'Air resistance has a component backwards, so that the horizontal component of the velocity decreases',
        '空气阻力有水平向后的分量，水平分速度不断减小，',
      ],
      ['and the horizontal distance is smaller.', '因此水平距离减小。'],
    ],
    { about: UP, unless: NO_AIR, settings: AIR },
  ),
  reason(
    ['why the horizontal velocity is constant', '水平分速度为什么不变'],
    [
      'why the horizontal (component of [the] velocity|velocity|component of the velocity) [of the {noun}] (is|remains|stays) (constant|unchanged|the same)',
      '为什么 [{noun} {noun}] [的] 水平 (分速度|速度) (不变|保持不变)',
    ],
    [
      [
        'No horizontal force acts (air resistance is negligible), so that there is no horizontal acceleration.',
        '水平方向不受力（忽略空气阻力），没有水平加速度。',
      ],
    ],
    { about: UP, unless: /air resistance is not negligible|drag|wind|thrust|friction/i },
  ),
];

export const DYNAMICS_WHY: Statement[] = [
  reason(
    ['why the changes of momentum in a collision are equal', '碰撞中动量变化为什么大小相等'],
    [
      'why the change in momentum of {noun} is equal (in magnitude|in magnitude but opposite in direction|in magnitude and opposite in direction|and opposite) to (the change in momentum|that) of {noun}|why [the] [total] momentum [of the {noun}] is conserved [in (the|a) collision]',
      '为什么 碰撞中 (动量守恒|动量变化大小相等)',
    ],
    [
      [
        'By Newton’s third law the forces that the two bodies exert on each other are equal in magnitude and opposite in direction,',
        '由牛顿第三定律，两物体相互作用力大小相等、方向相反，',
      ],
      [
        'and they act for the same time, so that the changes in momentum (force × time) are equal and opposite.',
        '作用时间相同，所以动量的变化（力乘以时间）大小相等、方向相反。',
      ],
    ],
    {
      unless: /held|fixed|external|friction(?!less)|rough|(?<!air )resist|外力|固定|(?<!无)摩擦/i,
      within: ["newton's third law [of motion]", '牛顿第三定律'],
    },
  ),
  reason(
    ['why a body in a fluid comes to a constant speed', '物体在液体中为什么最后匀速下落'],
    [
      'why (the|a) {noun} (eventually|finally) (falls at|moves at|reaches) [a] constant speed',
      '为什么 [{noun}] {noun} {noun} 最后 匀速 下落',
    ],
    [
      [
        'The viscous (drag) force increases with speed, so that the resultant downward force decreases',
        '黏滞阻力随速率增大而增大，向下的合力减小，',
      ],
      [
        'until the drag force and the upthrust together equal the weight: the resultant force is zero and the speed is constant.',
        '直到阻力与浮力之和等于重力，合力为零，速度不再变化。',
      ],
    ],
    {
      about: /upthrust|浮力/i,
      unless: /\brises?\b|upwards|constant (?:drag|resist\w*|viscous)/i,
      within: ['the [three] forces [acting] [on (it|the {noun})]', '[所受的] [三个] 力'],
    },
  ),
];

const POINT =
  '(a force [f] [(that|which) moves its point of application with constant velocity v in the direction of the force]|a body that moves with [constant] velocity v [under a force f]|a constant force f)';

export const ENERGY_WHY: Statement[] = [
  derivation(
    ['power is force times velocity', '功率等于力乘以速度'],
    [
      `that [, for ${POINT} ,] the [output] power [p] is given by [the expression] p = f v|that [, for ${POINT} ,] the [output] power [p] is given by p = fv|[the (equation|expression|relationship)] p = fv [for ${POINT}]`,
      '[公式] p = fv',
    ],
    [
      [
        'Power is work done over time, and the work is force × distance moved in its direction: P = Fs / t.',
        '功率等于功除以时间，功等于力乘以沿力方向的位移：P = Fs / t。',
      ],
      [
        'Distance over time is the velocity, s / t = v, so that P = Fv.',
        '位移除以时间即速度，s / t = v，故 P = Fv。',
      ],
    ],
  ),
  derivation(
    ['the kinetic energy of a body', '动能公式'],
    [
      '[that] [the (equation|expression)] [for] [the] kinetic energy [(of a body|ek|e)] [[of mass m] [(that moves|moving) with speed v]] [is [given by]] [the expression] [e =] ½ mv 2|(e|ek) = ½mv ^ 2|(e|ek) = ½ mv ^ 2',
      '动能公式 (e|ek) = ½mv ^ 2',
    ],
    [
      ['From rest, v² = 2as, and the resultant force is F = ma.', '由静止开始，v² = 2as，合力 F = ma。'],
      [
        'The work done is the kinetic energy: Fs = ma × v² / 2a = ½mv².',
        '所做的功等于动能：Fs = ma × v²/2a = ½mv²。',
      ],
    ],
  ),
];

export const FORCES_WHY: Statement[] = [
  derivation(
    ['the pressure in a liquid', '液体的压强公式'],
    [
      '[that] [the (equation|expression)] [(for|that)] [the] [change in] pressure [(p|Δp)] [(in|due to) a [(liquid|fluid|column of liquid)]] [of density ρ] [at (a depth|depth) h] [is given by] [the expression] (p = ρgh|Δp = ρgΔh)|[the equation] (p = ρgh|Δp = ρgΔh)',
      '[液体压强公式] (p = ρgh|Δp = ρgΔh)',
    ],
    [
      ['A column of liquid of area A and height h has mass ρAh', '横截面积为 A、高为 h 的液柱质量为 ρAh，'],
      ['and weight ρAhg.', '重力为 ρAhg。'],
      ['Pressure is force over area: p = ρAhg / A = ρgh.', '压强等于力除以面积：p = ρAhg/A = ρgh。'],
    ],
    { within: ['[the] definitions of (pressure and density|density and pressure)', '压强和密度的定义'] },
  ),
  reason(
    ['why a fluid pushes a body up by its faces', '上下表面的压强差为什么产生浮力'],
    [
      'why (the|a) {noun} exerts an upthrust on (the|a) {noun}|why there is an upthrust on (the|a) {noun}',
      '为什么 {noun} 对 {noun} {noun} 产生 浮力',
    ],
    [
      [
        'The bottom face is deeper, so that the pressure on it is greater than that on the top face',
        '下表面更深，所受压强大于上表面的压强，',
      ],
      [
        'and the upward force on the bottom face is greater than the downward force on the top face: the resultant is upwards.',
        '下表面受到的向上的力大于上表面受到的向下的力，合力向上。',
      ],
    ],
    {
      about: /face|surface|表面/i,
      within: [
        'the pressures on the (top|upper|bottom|lower) (face|surface) and [on] [the] (bottom|lower|top|upper) (face|surface)',
        '上下表面的压强',
      ],
    },
  ),
];

export const QUANTITIES_WHY: Statement[] = [
  law(
    '[name of the] type of error [, random or systematic ,] that is (removed|eliminated|reduced) by (using (the|a) graph [in this way]|drawing (the|a) graph)',
    '用图线 消除 的 误差 类型',
    [['Systematic error.', '系统误差。']],
    { about: /intercept|截距/i },
  ),
];
