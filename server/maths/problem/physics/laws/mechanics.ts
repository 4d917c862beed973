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
The speed before it slows down. | 减速前的速度即初速度。 | [initial speed] = [speed] | ends at rest
The speed at the end. | 末速度。 | [speed] = [final speed] | at the end | constant speed
Free fall. | 自由落体。 | [acceleration] = g | free fall | slope angle, slope, ramp, track, slide, spring, string
Free fall. | 自由落体。 | [acceleration] = g | released, no air resistance | slope angle, slope, ramp, track, slide, spring, string, liquid, oil, water
What falls freely has fallen through the height. | 自由下落的距离即高度。 | [distance] = [height] | free fall
What falls freely has fallen through the height. | 自由下落的距离即高度。 | [distance] = [height] | released, no air resistance
The horizontal component of the velocity. | 初速度的水平分量。 | [horizontal component of velocity] = [initial speed] * cos([angle of projection])
The vertical component of the velocity. | 初速度的竖直分量。 | [vertical component of velocity] = [initial speed] * sin([angle of projection])
At the greatest height the vertical velocity is zero. | 到最高点时竖直分速度为零。 | [vertical component of velocity]^2 = 2 * g * [maximum height] | angle of projection | measured above
Thrown straight up, it rises until its speed is zero. | 竖直上抛，上升到速度为零。 | [initial speed]^2 = 2 * g * [maximum height] | thrown up | measured above
Up and down to the same level. | 上升再落回同一高度。 | [time of flight] = 2 * [vertical component of velocity] / g | angle of projection, from the ground
The horizontal velocity is constant. | 水平方向做匀速运动。 | [range] = [horizontal component of velocity] * [time of flight] | angle of projection, from the ground
Thrown horizontally, it falls freely. | 平抛运动竖直方向做自由落体运动。 | [height] = g * [time]^2 / 2 | thrown horizontally
Thrown horizontally, its horizontal velocity is constant. | 平抛运动水平方向做匀速运动。 | [range] = [initial speed] * [time] | thrown horizontally
`,
  ),
  ...laws(
    'dynamics',
    `
Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass] * g
Newton’s second law. | 牛顿第二定律。 | [resultant force] = [mass] * [acceleration]
Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass] * [speed]
The component of the weight along the slope. | 重力沿斜面的分量。 | [component of weight down slope] = [weight] * sin([slope angle])
At constant speed uphill the driving force balances the weight’s component and the resistance. | 匀速上坡时牵引力与重力分量和阻力平衡。 | [force] = [component of weight down slope] + [resistive force] | constant speed, uphill
At constant speed the driving force balances the resistance. | 匀速时牵引力与阻力平衡。 | [force] = [resistive force] | constant speed | uphill, downhill, slope angle
At constant speed the drag balances the weight. | 匀速下落时阻力与重力平衡。 | [resistive force] = [weight] | constant speed, falls | upthrust
What pulls less what resists is the resultant force. | 合力等于拉力减去阻力。 | [resultant force] = [force] - [resistive force] | horizontal | constant speed, slope angle, lifts, falls, weight, angle
What pulls less what resists is the resultant force. | 合力等于拉力减去阻力。 | [resultant force] = [force] - [resistive force] | horizontal force | constant speed, slope angle, lifts, falls, weight, angle
It is stopped: all of its momentum is lost. | 停下时动量全部失去。 | [change in momentum] = [mass] * [initial speed] | ends at rest
It comes back: the changes of velocity add. | 反弹后速度方向相反，速度变化为两者之和。 | [change in momentum] = [mass] * ([speed] + [rebound speed]) | rebounds
Force is the rate of change of momentum. | 力等于动量的变化率。 | [average force] = [change in momentum] / [time]
`,
  ),
  ...laws(
    'work-energy-and-power',
    `
Kinetic energy. | 动能。 | [kinetic energy] = [mass] * [speed]^2 / 2
Gravitational potential energy changes by mgΔh. | 重力势能的变化为 mgΔh。 | [gain in gravitational potential energy] = [mass] * g * [height]
Gravitational potential energy changes by weight times height. | 重力势能的变化等于重力乘以高度。 | [gain in gravitational potential energy] = [weight] * [height]
Gravitational potential energy changes by mgΔh. | 重力势能的变化为 mgΔh。 | [loss in gravitational potential energy] = [mass] * g * [height]
Mass is its flow rate times the time. | 质量等于质量流量乘以时间。 | [mass] = [mass flow rate] * [time]
Work is force times the distance moved in its direction. | 功等于力乘以沿力的方向移动的距离。 | [work done] = [force] * [distance] | | angle
What is lifted gains the work done as potential energy. | 提升物体所做的功等于重力势能的增加量。 | [work done] = [gain in gravitational potential energy] | lifts | resistive force, slope angle, speed, initial speed, final speed, acceleration
Power is work done per unit time. | 功率是单位时间内做的功。 | [useful power] = [work done] / [time]
Power is force times velocity. | 功率等于力乘以速度。 | [useful power] = [force] * [speed] | | angle
Efficiency is useful power over the total power. | 效率等于有用功率与总功率之比。 | [efficiency] = [useful power] / [input power]
`,
  ),
  ...laws(
    'forces-density-and-pressure',
    `
A body under a liquid displaces its own volume. | 浸没的物体排开与自身体积相等的液体。 | [upthrust] = [density of liquid] * g * [volume] | immersed
The newton meter carries what the upthrust does not. | 测力计的示数等于重力减浮力。 | [reading of newton meter] = [weight] - [upthrust] | immersed
Density is mass per unit volume. | 密度是单位体积的质量。 | [density] = [mass] / [volume]
Pressure is force per unit area. | 压强是单位面积上的力。 | [pressure] = [force] / [cross-sectional area]
The pressure of a liquid grows with depth. | 液体的压强随深度增大。 | [change in pressure] = [density of liquid] * g * [depth]
The area of a circle. | 圆的面积。 | [cross-sectional area] = pi * [radius]^2
A diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2 * [radius]
The volume of a sphere. | 球的体积。 | [volume] = 4 * pi * [radius]^3 / 3 | sphere | length, height, cylinder
The volume of a sphere. | 球的体积。 | [volume] = 4 * pi * [radius]^3 / 3 | ball | length, height, cylinder
The volume of a uniform bar. | 均匀柱体的体积。 | [volume] = [cross-sectional area] * [length] | | sphere, tube, pipe, cone
The height of a cylinder is its length. | 圆柱的高即其长度。 | [length] = [height] | cylinder
The height of a cylinder is its length. | 圆柱的高即其长度。 | [length] = [height] | 圆柱体
The moment of a force. | 力矩。 | [moment] = [force] * [perpendicular distance]
The torque of a couple. | 力偶矩。 | [torque] = [force] * [perpendicular distance]
`,
  ),
  ...laws(
    'deformation-of-solids',
    `
The length before is the original length. | 拉伸前的长度即原长。 | [original length] = [length] | extension
The force that stretches is the tension. | 拉伸的力即张力。 | [tensile force] = [force] | extension | angle
Hooke’s law. | 胡克定律。 | [tensile force] = [spring constant] * [extension]
What hangs at rest pulls with its weight. | 静止悬挂的物体的拉力等于其重力。 | [tensile force] = [weight] | hangs | upthrust
Stress is force per unit area of cross-section. | 应力是单位横截面积上的力。 | [stress] = [tensile force] / [cross-sectional area]
Strain is extension over original length. | 应变等于伸长量与原长之比。 | [strain] = [extension] / [original length]
The Young modulus is stress over strain. | 杨氏模量等于应力与应变之比。 | [Young modulus] = [stress] / [strain]
Energy is the area under the force–extension graph. | 弹性势能是力–伸长量图线下的面积。 | [elastic potential energy] = [tensile force] * [extension] / 2 | | beyond proportionality
`,
  ),
];
