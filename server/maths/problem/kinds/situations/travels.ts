import { kind } from '../kind.ts';

const DYNAMICS = '9702/all/dynamics';

const HELD = `
  mass | m | kg | lasting
  weight | W | N | lasting
  supporting force, lifting force, tension, thrust, upward force, contact force | T | N
  acceleration | a | m s^-2 | signed
`;
const WEIGHT =
  'Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g';

const ENDS = `
  initial velocity, initial speed | u | m s^-1 | signed
  final velocity, final speed | v | m s^-1 | signed
  displacement, distance | s | m | signed
  time | t | s
`;

/** Bodies that travel along a line, with their masses. */
export const TRAVEL_KINDS = [
  kind('passenger', DYNAMICS, { properties: 'speed in a lift | w | m s^-1' }),
  kind('traveller', DYNAMICS, { properties: 'speed on the way | w | m s^-1 | signed' }),
  kind('course', DYNAMICS, {
    properties: `
      ${ENDS}
      average velocity, average speed | w | m s^-1 | signed
    `,
    laws: 'Average velocity is displacement over time. | 平均速度等于位移除以时间。 | [average velocity] = [displacement]/[time]',
  }),
  kind('moved mass', DYNAMICS, {
    properties: `
      mass | m | kg | lasting
      ${ENDS}
      time, time of contact | t | s
      initial momentum | p | kg m s^-1 | signed
      final momentum | q | kg m s^-1 | signed
      change in momentum, change of momentum, increase in momentum, gain in momentum, impulse | I | kg m s^-1 | signed
      loss of momentum, decrease in momentum, loss in momentum | l | kg m s^-1 | signed
      average force, average resultant force | F | N | signed
      stopping force, braking force, average braking force, average stopping force, retarding force | B | N | signed
      stopping force over the time | C | N | signed
      initial kinetic energy | J | J
      final kinetic energy | K | J
      gain in kinetic energy, increase in kinetic energy, change in kinetic energy | G | J | signed
      loss of kinetic energy, decrease in kinetic energy, loss in kinetic energy | L | J | signed
      work done by the resultant force | W | J | signed
    `,
    laws: `
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [initial momentum] = [mass]*[initial velocity]
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [final momentum] = [mass]*[final velocity]
      The momentum that is gained. | 动量的增加量。 | [change in momentum] = [mass]*([final velocity] - [initial velocity])
      What is lost is gained with the other sign. | 减少量是增加量的相反数。 | [loss of momentum] = -[change in momentum]
      Force is the rate of change of momentum. | 力等于动量的变化率。 | [average force] = [change in momentum]/[time]
      What stops it takes its momentum. | 制动力等于动量的减少率。 | [stopping force over the time] = [loss of momentum]/[time]
      The kinetic energy at first. | 初动能。 | [initial kinetic energy] = [mass]*[initial velocity]^2/2
      The kinetic energy in the end. | 末动能。 | [final kinetic energy] = [mass]*[final velocity]^2/2
      The kinetic energy that is gained. | 动能的增加量。 | [gain in kinetic energy] = [final kinetic energy] - [initial kinetic energy]
      What is lost is gained with the other sign. | 减少量是增加量的相反数。 | [loss of kinetic energy] = -[gain in kinetic energy]
      The work of the resultant force becomes kinetic energy. | 合力的功等于动能的增加量。 | [work done by the resultant force] = [gain in kinetic energy]
      The kinetic energy is lost against what stops it. | 动能因克服制动力做功而减少。 | [stopping force]*[displacement] = [loss of kinetic energy]
    `,
  }),
  kind('steady force', DYNAMICS, {
    properties: `
      mass | m | kg | lasting
      acceleration | a | m s^-2 | signed
      stopping force, braking force, average braking force, average stopping force, retarding force | B | N | signed
    `,
    laws: 'What stops it acts backwards. | 制动力与运动方向相反。 | [stopping force] = -[mass]*[acceleration]',
  }),
  kind('pulled upwards', DYNAMICS, {
    properties: HELD,
    laws: `
      ${WEIGHT}
      The force upwards less the weight accelerates it. | 向上的力减去重力产生加速度。 | [supporting force] - [weight] = [mass]*[acceleration]
    `,
  }),
  kind('let downwards', DYNAMICS, {
    properties: HELD,
    laws: `
      ${WEIGHT}
      The weight less the force upwards accelerates it. | 重力减去向上的力产生加速度。 | [weight] - [supporting force] = [mass]*[acceleration]
    `,
  }),
];
