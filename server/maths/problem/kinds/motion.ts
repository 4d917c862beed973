import { kind } from './kind.ts';

const KINEMATICS = '9702/all/kinematics';

export const MOTION = kind('motion', KINEMATICS, {
  properties: `
    initial velocity, initial speed | u | m s^-1 | signed
    final velocity, final speed | v | m s^-1 | signed
    average velocity, average speed | w | m s^-1 | signed
    acceleration | a | m s^-2 | signed
    deceleration | d | m s^-2 | signed
    displacement, distance | s | m | signed
    time | t | s
  `,
  laws: `
    Constant acceleration, without the displacement. | 匀变速运动：不含位移的公式。 | [final velocity] = [initial velocity] + [acceleration]*[time] | two
    Constant acceleration, without the time. | 匀变速运动：不含时间的公式。 | [final velocity]^2 = [initial velocity]^2 + 2*[acceleration]*[displacement] | two
    Constant acceleration, without the acceleration. | 匀变速运动：不含加速度的公式。 | [displacement] = ([initial velocity] + [final velocity])*[time]/2 | two
    Constant acceleration, without the final velocity. | 匀变速运动：不含末速度的公式。 | [displacement] = [initial velocity]*[time] + [acceleration]*[time]^2/2 | two
    Constant acceleration, without the initial velocity. | 匀变速运动：不含初速度的公式。 | [displacement] = [final velocity]*[time] - [acceleration]*[time]^2/2 | two
    Average velocity is displacement over time. | 平均速度等于位移除以时间。 | [average velocity] = [displacement]/[time]
    A deceleration is an acceleration backwards. | 减速度是反向的加速度。 | [acceleration] = -[deceleration]
  `,
});

export const MOTIONS = [
  MOTION,
  kind('steady motion', KINEMATICS, {
    properties: `
      speed, velocity | v | m s^-1
      distance, displacement | s | m
      time | t | s
    `,
    laws: 'Constant speed is distance over time. | 匀速运动的速率等于路程除以时间。 | [speed] = [distance]/[time]',
  }),
  kind('fall', KINEMATICS, {
    is: MOTION,
    laws: 'It falls freely; down is positive. | 自由下落，向下为正。 | [acceleration] = g',
  }),
  kind('throw upwards', KINEMATICS, {
    is: MOTION,
    laws: 'It rises freely; up is positive. | 竖直上抛，向上为正。 | [acceleration] = -g',
  }),
  kind('slide down a smooth slope', KINEMATICS, {
    is: MOTION,
    properties: 'slope angle | θ | rad',
    laws: 'The component of the weight down the slope accelerates it. | 重力沿斜面的分力产生加速度。 | [acceleration] = g*sin([slope angle])',
  }),
  kind('slide up a smooth slope', KINEMATICS, {
    is: MOTION,
    properties: 'slope angle | θ | rad',
    laws: 'The component of the weight down the slope slows it. | 重力沿斜面的分力使它减速。 | [acceleration] = -g*sin([slope angle])',
  }),
  kind('slide down a rough slope', KINEMATICS, {
    is: MOTION,
    properties: `
      slope angle | θ | rad
      coefficient of friction | μ | | lasting
    `,
    laws: 'The weight pulls it down the slope, friction acts up it. | 重力沿斜面向下，摩擦力沿斜面向上。 | [acceleration] = g*sin([slope angle]) - [coefficient of friction]*g*cos([slope angle])',
  }),
  kind('slide up a rough slope', KINEMATICS, {
    is: MOTION,
    properties: `
      slope angle | θ | rad
      coefficient of friction | μ | | lasting
    `,
    laws: 'Weight and friction act down the slope. | 重力的分力与摩擦力都沿斜面向下。 | [acceleration] = -g*sin([slope angle]) - [coefficient of friction]*g*cos([slope angle])',
  }),
  kind('projectile', KINEMATICS, {
    properties: `
      speed of projection, initial speed | u | m s^-1 | lasting
      angle of projection | θ | rad | lasting
      initial horizontal velocity | h | m s^-1 | signed lasting
      initial vertical velocity | k | m s^-1 | signed lasting
      horizontal velocity | p | m s^-1 | signed
      vertical velocity | q | m s^-1 | signed
      speed | v | m s^-1
      horizontal displacement, horizontal distance | x | m
      vertical displacement, height | y | m | signed
      time | t | s
    `,
    laws: `
      The horizontal component of the velocity of projection. | 初速度的水平分量。 | [initial horizontal velocity] = [speed of projection]*cos([angle of projection])
      The vertical component of the velocity of projection. | 初速度的竖直分量。 | [initial vertical velocity] = [speed of projection]*sin([angle of projection])
      The horizontal velocity is constant. | 水平方向做匀速运动。 | [horizontal velocity] = [initial horizontal velocity]
      It moves steadily sideways. | 水平方向做匀速运动。 | [horizontal displacement] = [initial horizontal velocity]*[time]
      It falls freely: its vertical velocity. | 竖直方向自由落体：竖直速度。 | [vertical velocity] = [initial vertical velocity] - g*[time]
      It falls freely: its height. | 竖直方向自由落体：高度。 | [vertical displacement] = [initial vertical velocity]*[time] - g*[time]^2/2
      Without the time. | 不含时间的公式。 | [vertical velocity]^2 = [initial vertical velocity]^2 - 2*g*[vertical displacement]
      The speed is made of its components. | 速率由两个分量合成。 | [speed]^2 = [horizontal velocity]^2 + [vertical velocity]^2
    `,
  }),
  kind('circular motion', '9702/all/motion-in-a-circle', {
    properties: `
      radius | r | m | lasting
      diameter | d | m | lasting
      speed | v | m s^-1
      angular speed, angular velocity | ω | rad s^-1
      period | T | s
      mass | m | kg | lasting
      centripetal acceleration | α | m s^-2
      centripetal force | F | N
      resultant force | R | N
      frequency, frequency of rotation | f | Hz
    `,
    laws: `
      The rate of turning is one over the period. | 转动频率是周期的倒数。 | [frequency] = 1/[period]
      The diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2*[radius]
      Speed on a circle. | 圆周上的线速度。 | [speed] = [radius]*[angular speed]
      One turn is 2π radians. | 一周为 2π 弧度。 | [angular speed] = 2*pi/[period]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [speed]^2/[radius]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [radius]*[angular speed]^2
      Newton’s second law. | 牛顿第二定律。 | [centripetal force] = [mass]*[centripetal acceleration]
      The centripetal force is the resultant force. | 合力提供向心力。 | [resultant force] = [centripetal force]
    `,
  }),
  kind('motion round a vertical circle', '9702/all/motion-in-a-circle', {
    properties: `
      mass | m | kg | lasting
      radius | r | m | lasting
      speed at the bottom | b | m s^-1 | lasting
      speed at the top | t | m s^-1 | lasting
      least speed at the top | l | m s^-1 | lasting
      force at the bottom | B | N | lasting
      force at the top | T | N | lasting
    `,
    laws: `
      Kinetic energy becomes potential energy on the way to the top. | 上升到最高点时动能转化为势能。 | [speed at the bottom]^2 = [speed at the top]^2 + 4*g*[radius]
      At the top force and weight together are the centripetal force. | 在最高点，力与重力之和提供向心力。 | [force at the top] + [mass]*g = [mass]*[speed at the top]^2/[radius]
      At the bottom the force less the weight is the centripetal force. | 在最低点，力与重力之差提供向心力。 | [force at the bottom] - [mass]*g = [mass]*[speed at the bottom]^2/[radius]
      At the least speed the weight alone is the centripetal force. | 速率最小时只有重力提供向心力。 | [least speed at the top]^2 = g*[radius]
    `,
  }),
  kind('turntable', '9702/all/motion-in-a-circle', {
    properties: `
      angular speed, angular velocity | ω | rad s^-1 | lasting
      period | T | s | lasting
      turns per unit time, frequency, frequency of rotation | f | Hz | lasting
    `,
    laws: `
      The rate of turning is one over the period. | 转动频率是周期的倒数。 | [turns per unit time] = 1/[period]
      One turn is 2π radians. | 一周为 2π 弧度。 | [angular speed] = 2*pi/[period]
    `,
  }),
  kind('carried round', '9702/all/motion-in-a-circle', {
    properties: `
      radius | r | m | lasting
      speed | v | m s^-1
      angular speed, angular velocity | ω | rad s^-1
      mass | m | kg | lasting
      centripetal acceleration | α | m s^-2
      centripetal force, frictional force | F | N
      resultant force | R | N
    `,
    laws: `
      Speed on a circle. | 圆周上的线速度。 | [speed] = [radius]*[angular speed]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [radius]*[angular speed]^2
      Friction provides the centripetal force. | 摩擦力提供向心力。 | [centripetal force] = [mass]*[centripetal acceleration]
      The centripetal force is the resultant force. | 合力提供向心力。 | [resultant force] = [centripetal force]
    `,
  }),
  kind('conical pendulum', '9702/all/motion-in-a-circle', {
    properties: `
      mass | m | kg | lasting
      weight | W | N | lasting
      string length | l | m | lasting
      angle to the vertical | θ | rad
      tension | T | N
      radius | r | m
      centripetal acceleration | α | m s^-2
    `,
    laws: `
      The vertical component of the tension balances the weight. | 拉力的竖直分量与重力平衡。 | [tension]*cos([angle to the vertical]) = [mass]*g
      The horizontal component of the tension is the centripetal force. | 拉力的水平分量提供向心力。 | [tension]*sin([angle to the vertical]) = [mass]*[centripetal acceleration]
      The radius of the circle. | 圆周的半径。 | [radius] = [string length]*sin([angle to the vertical])
    `,
  }),
  kind('banked turn', '9702/all/motion-in-a-circle', {
    properties: `
      mass | m | kg | lasting
      weight | W | N | lasting
      angle to the vertical | θ | rad
      lift | L | N
      centripetal acceleration | α | m s^-2
    `,
    laws: `
      The vertical component of the lift balances the weight. | 升力的竖直分量与重力平衡。 | [lift]*cos([angle to the vertical]) = [mass]*g
      The horizontal component of the lift is the centripetal force. | 升力的水平分量提供向心力。 | [lift]*sin([angle to the vertical]) = [mass]*[centripetal acceleration]
    `,
  }),
];
