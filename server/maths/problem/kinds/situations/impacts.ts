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
      loss of kinetic energy, loss in kinetic energy, decrease in kinetic energy, kinetic energy lost | L | J
      fraction of the kinetic energy lost | f |
      change in momentum, change of momentum, impulse | p | kg m s^-1
      time of contact | t | s
      average force, average resultant force | F | N
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
  kind('bounce', DYNAMICS, {
    properties: `
      mass | m | kg | lasting
      height of projection | H | m | lasting
      rebound height | h | m
      impact speed, final speed | u | m s^-1 | lasting
      rebound speed | v | m s^-1
      loss of kinetic energy, energy lost, loss of energy | L | J
      change in momentum, change of momentum | p | kg m s^-1
    `,
    laws: `
      It falls to the ground. | 下落到地面。 | [impact speed]^2 = 2*g*[height of projection]
      It rises from the ground. | 反弹后上升。 | [rebound speed]^2 = 2*g*[rebound height]
      What it lacks of its height is lost. | 高度的减少对应能量的损失。 | [loss of kinetic energy] = [mass]*g*([height of projection] - [rebound height])
      It comes back, so that the momentum before and after add up. | 反弹后方向相反，动量的变化为两者大小之和。 | [change in momentum] = [mass]*([impact speed] + [rebound speed])
    `,
  }),
];
