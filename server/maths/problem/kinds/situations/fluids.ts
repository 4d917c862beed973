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
