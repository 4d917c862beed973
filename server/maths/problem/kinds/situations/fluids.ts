import { BODY } from '../forces.ts';
import { kind } from '../kind.ts';

const DYNAMICS = '9702/all/dynamics';
const FORCES = '9702/all/forces-density-and-pressure';

/** Bodies that hang in a fluid, float on it or fall through it. */
export const FLUID_KINDS = [
  kind('body in a fluid', FORCES, {
    properties: `
      weight | W | N | lasting
      apparent weight | R | N
      upthrust | U | N
      volume | V | m^3 | lasting
      fluid density | ρ | kg m^-3 | lasting
      pressure difference | p | Pa
      length, height | h | m | lasting
      cross-sectional area, area | A | m^2 | lasting
    `,
    laws: `
      The upthrust takes part of the weight. | 浮力抵消一部分重力。 | [apparent weight] = [weight] - [upthrust]
      The upthrust is the weight of the fluid that is displaced. | 浮力等于排开流体的重力。 | [upthrust] = [fluid density]*g*[volume]
      The pressure grows with depth. | 压强随深度增大。 | [pressure difference] = [fluid density]*g*[height]
      The difference of the pressures makes the upthrust. | 上下表面的压强差产生浮力。 | [upthrust] = [pressure difference]*[cross-sectional area]
    `,
  }),
  kind('floating block', FORCES, {
    properties: `
      mass | m | kg | lasting
      weight | W | N | lasting
      upthrust | U | N
      volume | V | m^3 | lasting
      density | ρ | kg m^-3 | lasting
      fluid density | d | kg m^-3 | lasting
      submerged volume | s | m^3
      submerged fraction | f |
      submerged depth | h | m
      side length, length, height | l | m | lasting
      cross-sectional area, area | A | m^2 | lasting
    `,
    laws: `
      Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      It floats in equilibrium. | 漂浮时浮力等于重力。 | [upthrust] = [weight]
      The upthrust is the weight of the fluid that is displaced. | 浮力等于排开流体的重力。 | [upthrust] = [fluid density]*g*[submerged volume]
      The part of it below the surface. | 浸入液体的体积比例。 | [submerged volume] = [submerged fraction]*[volume]
      Its sides are vertical. | 侧面竖直。 | [submerged depth] = [submerged fraction]*[side length]
      Its sides are vertical. | 侧面竖直。 | [submerged volume] = [cross-sectional area]*[submerged depth]
    `,
  }),
  kind('couple', FORCES, {
    properties: `
      force | F | N
      separation | d | m
      torque, moment | T | N m
    `,
    laws: 'The torque of a couple is one force times the distance between both. | 力偶矩等于其中一个力乘以两力之间的垂直距离。 | [torque] = [force]*[separation]',
  }),
  kind('fall through air', DYNAMICS, {
    is: BODY,
    properties: 'drag force | D | N',
    laws: 'The drag acts against the weight. | 阻力与重力方向相反。 | [resultant force] = [weight] - [drag force]',
  }),
  kind('fall through a liquid', DYNAMICS, {
    is: BODY,
    properties: `
      drag force | D | N
      upthrust | U | N
    `,
    laws: 'Drag and upthrust act against the weight. | 阻力和浮力与重力方向相反。 | [resultant force] = [weight] - [drag force] - [upthrust]',
  }),
];
