import { kind } from '../kind.ts';

const DYNAMICS = '9702/all/dynamics';

/** What happens in the short time in which bodies touch. */
export const IMPACT_KINDS = [
  kind('contact', DYNAMICS, { properties: 'time | t | s' }),
  kind('rebound', DYNAMICS, {
    properties: `
      mass | m | kg | lasting
      impact speed | u | m s^-1
      rebound speed | v | m s^-1
      kinetic energy before the impact | J | J
      kinetic energy after the impact | K | J
      loss of kinetic energy, kinetic energy lost | L | J
      fraction of the kinetic energy lost | f |
      change in momentum, impulse | p | kg m s^-1
      time of contact | t | s
      average force | F | N
    `,
    laws: `
      It comes back, so that the momentum before and after add up. | 反弹后方向相反，动量的变化为两者大小之和。 | [change in momentum] = [mass]*([impact speed] + [rebound speed])
      Force is the rate of change of momentum. | 力等于动量的变化率。 | [average force] = [change in momentum]/[time of contact]
      The kinetic energy before. | 碰前的动能。 | [kinetic energy before the impact] = [mass]*[impact speed]^2/2
      The kinetic energy after. | 碰后的动能。 | [kinetic energy after the impact] = [mass]*[rebound speed]^2/2
      What is lost. | 损失的动能。 | [loss of kinetic energy] = [kinetic energy before the impact] - [kinetic energy after the impact]
      The part that is lost. | 损失的比例。 | [loss of kinetic energy] = [fraction of the kinetic energy lost]*[kinetic energy before the impact]
    `,
  }),
];
