import { laws } from './law.ts';

export const MECHANICS = [
  ...laws(
    'kinematics',
    `
Average speed is distance over time. | 平均速度等于路程除以时间。 | [average speed] = [distance] / [time]
Constant speed is distance over time. | 匀速运动的速率等于路程除以时间。 | [speed] = [distance] / [time] | constant speed | acceleration, initial speed, final speed, deceleration
Constant acceleration: the equation without the distance. | 匀变速运动：不含位移的公式。 | [final speed] = [initial speed] + [acceleration] * [time] | | curved, deceleration
Constant acceleration: the equation without the time. | 匀变速运动：不含时间的公式。 | [final speed]^2 = [initial speed]^2 + 2 * [acceleration] * [distance] | | curved, deceleration
Constant acceleration: the equation without the acceleration. | 匀变速运动：不含加速度的公式。 | [distance] = ([initial speed] + [final speed]) * [time] / 2 | constant acceleration | curved
Constant acceleration: the equation without the final velocity. | 匀变速运动：不含末速度的公式。 | [distance] = [initial speed] * [time] + [acceleration] * [time]^2 / 2 | | curved, deceleration
Constant deceleration: the equation without the distance. | 匀减速运动：不含位移的公式。 | [final speed] = [initial speed] - [deceleration] * [time] | | curved, acceleration
Constant deceleration: the equation without the time. | 匀减速运动：不含时间的公式。 | [final speed]^2 = [initial speed]^2 - 2 * [deceleration] * [distance] | | curved, acceleration
`,
  ),
  ...laws(
    'dynamics',
    `
Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass] * g
Newton’s second law. | 牛顿第二定律。 | [resultant force] = [mass] * [acceleration]
Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass] * [speed]
Force is the rate of change of momentum. | 力等于动量的变化率。 | [average force] = [change in momentum] / [time]
`,
  ),
  ...laws(
    'work-energy-and-power',
    `
Kinetic energy. | 动能。 | [kinetic energy] = [mass] * [speed]^2 / 2
Gravitational potential energy changes by mgΔh. | 重力势能的变化为 mgΔh。 | [gain in gravitational potential energy] = [mass] * g * [height]
Gravitational potential energy changes by mgΔh. | 重力势能的变化为 mgΔh。 | [loss in gravitational potential energy] = [mass] * g * [height]
Work is force times the distance moved in its direction. | 功等于力乘以沿力的方向移动的距离。 | [work done] = [force] * [distance] | | angle
Power is work done per unit time. | 功率是单位时间内做的功。 | [useful power] = [work done] / [time]
Power is force times velocity. | 功率等于力乘以速度。 | [useful power] = [force] * [speed] | | angle
Efficiency is useful power over the total power. | 效率等于有用功率与总功率之比。 | [efficiency] = [useful power] / [input power]
`,
  ),
  ...laws(
    'forces-density-and-pressure',
    `
Density is mass per unit volume. | 密度是单位体积的质量。 | [density] = [mass] / [volume]
Pressure is force per unit area. | 压强是单位面积上的力。 | [pressure] = [force] / [cross-sectional area]
The pressure of a liquid grows with depth. | 液体的压强随深度增大。 | [change in pressure] = [density] * g * [depth]
The area of a circle. | 圆的面积。 | [cross-sectional area] = pi * [radius]^2
A diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2 * [radius]
The volume of a uniform bar. | 均匀柱体的体积。 | [volume] = [cross-sectional area] * [length] | | sphere
The moment of a force. | 力矩。 | [moment] = [force] * [perpendicular distance]
The torque of a couple. | 力偶矩。 | [torque] = [force] * [perpendicular distance]
`,
  ),
  ...laws(
    'deformation-of-solids',
    `
Hooke’s law. | 胡克定律。 | [tensile force] = [spring constant] * [extension]
What hangs at rest pulls with its weight. | 静止悬挂的物体的拉力等于其重力。 | [tensile force] = [weight] | hangs | upthrust
Stress is force per unit area of cross-section. | 应力是单位横截面积上的力。 | [stress] = [tensile force] / [cross-sectional area]
Strain is extension over original length. | 应变等于伸长量与原长之比。 | [strain] = [extension] / [original length]
The Young modulus is stress over strain. | 杨氏模量等于应力与应变之比。 | [Young modulus] = [stress] / [strain]
Energy is the area under the force–extension graph. | 弹性势能是力–伸长量图线下的面积。 | [elastic potential energy] = [tensile force] * [extension] / 2 | | beyond proportionality
`,
  ),
];
