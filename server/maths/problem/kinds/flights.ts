import { kind } from './kind.ts';

const KINEMATICS = '9702/all/kinematics';

const PROPERTIES = `
    speed of projection, initial speed, initial velocity | u | m s^-1 | lasting
    initial vertical velocity | k | m s^-1 | signed lasting
    time to the highest point | a | s | lasting
    maximum height, rise to the top | M | m | lasting
    height of projection | H | m | lasting
    maximum height above the ground | N | m | lasting
    vertical velocity at the ground | w | m s^-1 | signed lasting
    final speed | V | m s^-1 | lasting
    time of flight | T | s | lasting
    vertical velocity | q | m s^-1 | signed
    height | y | m | signed
    time | t | s
  `;

const FLIGHT = kind('flight', KINEMATICS, {
  properties: PROPERTIES,
  laws: `
    It rises until its vertical velocity is zero. | 竖直速度为零时到达最高点。 | [initial vertical velocity] = g*[time to the highest point]
    How high it rises. | 上升的最大高度。 | [initial vertical velocity]^2 = 2*g*[maximum height]
    From the ground. | 从地面算起。 | [maximum height above the ground] = [maximum height] + [height of projection]
    It falls freely: its vertical velocity. | 竖直方向自由落体：竖直速度。 | [vertical velocity] = [initial vertical velocity] - g*[time]
    It falls freely: its height. | 竖直方向自由落体：高度。 | [height] = [initial vertical velocity]*[time] - g*[time]^2/2
  `,
});

const OBLIQUE = kind('oblique flight', KINEMATICS, {
  is: FLIGHT,
  properties: `
    angle of projection | θ | rad | lasting
    horizontal velocity, initial horizontal velocity | h | m s^-1 | lasting
    range | R | m | lasting
    angle at the ground | φ | rad | lasting
    horizontal distance | x | m
    speed | v | m s^-1
  `,
  laws: `
    The horizontal velocity is constant. | 水平方向做匀速运动。 | [horizontal distance] = [horizontal velocity]*[time]
    The horizontal velocity is constant. | 水平方向做匀速运动。 | [range] = [horizontal velocity]*[time of flight]
    The speed is made of its components. | 速率由两个分量合成。 | [speed]^2 = [horizontal velocity]^2 + [vertical velocity]^2
    The speed is made of its components. | 速率由两个分量合成。 | [final speed]^2 = [horizontal velocity]^2 + [vertical velocity at the ground]^2
    The horizontal component of the velocity at the ground. | 落地速度的水平分量。 | [horizontal velocity] = [final speed]*cos([angle at the ground])
    The direction is that of the components. | 方向由两个分量决定。 | -[vertical velocity at the ground]*cos([angle at the ground]) = [horizontal velocity]*sin([angle at the ground])
  `,
});

const UPWARDS = 'It is thrown upwards. | 竖直上抛。 | [initial vertical velocity] = [speed of projection]';
const VERTICAL = `
  It moves along a vertical line. | 它沿竖直线运动。 | [final speed] = -[vertical velocity at the ground]
  It moves along a vertical line. | 它沿竖直线运动。 | [velocity] = [vertical velocity]
`;
const VELOCITY = 'velocity, speed | v | m s^-1 | signed';

/** Bodies that are thrown or dropped, with the whole of their way; `landing` says where it ends. */
export const FLIGHTS = [
  kind('thrown upwards', KINEMATICS, { is: FLIGHT, properties: VELOCITY, laws: `${UPWARDS}\n${VERTICAL}` }),
  kind('thrown downwards', KINEMATICS, {
    is: FLIGHT,
    properties: VELOCITY,
    laws: `${VERTICAL}\nIt is thrown downwards. | 竖直下抛。 | [initial vertical velocity] = -[speed of projection]`,
  }),
  kind('dropped', KINEMATICS, {
    is: FLIGHT,
    properties: `
      distance fallen | s | m
      ${VELOCITY}
    `,
    laws: `
      ${VERTICAL}
      It starts from rest. | 由静止开始。 | [initial vertical velocity] = 0
      How far it has fallen. | 下落的距离。 | [distance fallen] = g*[time]^2/2
    `,
  }),
  kind('thrown horizontally', KINEMATICS, {
    is: OBLIQUE,
    laws: `
      It is thrown horizontally. | 水平抛出。 | [horizontal velocity] = [speed of projection]
      It is thrown horizontally. | 水平抛出。 | [initial vertical velocity] = 0
    `,
  }),
  kind('thrown at an angle', KINEMATICS, {
    is: OBLIQUE,
    laws: `
      The horizontal component of the velocity of projection. | 初速度的水平分量。 | [horizontal velocity] = [speed of projection]*cos([angle of projection])
      The vertical component of the velocity of projection. | 初速度的竖直分量。 | [initial vertical velocity] = [speed of projection]*sin([angle of projection])
    `,
  }),
  kind('landing', KINEMATICS, {
    properties: PROPERTIES,
    laws: `
      Where it lands it is as far below as it was thrown above. | 落地点在抛出点下方相应的高度。 | -[height of projection] = [initial vertical velocity]*[time of flight] - g*[time of flight]^2/2
      The vertical velocity where it lands. | 落地时的竖直速度。 | [vertical velocity at the ground] = [initial vertical velocity] - g*[time of flight]
    `,
  }),
  kind('landing on the level', KINEMATICS, {
    properties: PROPERTIES,
    laws: `
      It is thrown from the ground. | 从地面抛出。 | [height of projection] = 0
      It falls as long as it rises. | 下落与上升的时间相等。 | [time of flight] = 2*[time to the highest point]
      It comes down as fast as it went up. | 落回时的竖直速度与抛出时大小相等。 | [vertical velocity at the ground] = -[initial vertical velocity]
    `,
  }),
  kind('thrown mass', '9702/all/work-energy-and-power', {
    properties: `
      mass | m | kg | lasting
      speed of projection | u | m s^-1 | lasting
      final speed | V | m s^-1 | lasting
      maximum height | M | m | lasting
      height of projection | H | m | lasting
      initial kinetic energy | J | J | lasting
      final kinetic energy | K | J | lasting
      initial momentum | p | kg m s^-1 | lasting
      loss of potential energy, loss of gravitational potential energy, decrease in potential energy, loss in gravitational potential energy | N | J | lasting
    `,
    laws: `
      Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [initial kinetic energy] = [mass]*[speed of projection]^2/2
      Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [final kinetic energy] = [mass]*[final speed]^2/2
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [initial momentum] = [mass]*[speed of projection]
      Potential energy changes by mgh. | 重力势能的变化为 mgh。 | [loss of potential energy] = [mass]*g*[height of projection]
    `,
  }),
];
