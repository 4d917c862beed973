import { kind } from '../kind.ts';

const NUCLEAR = '9702/all/nuclear-physics';
const TEMPERATURE = '9702/all/temperature';

export const NUCLIDE_AND_HEAT_KINDS = [
  kind('nuclide', NUCLEAR, {
    properties: `
      mass | m | kg | lasting
      nucleon number | A | | lasting
      proton number | Z | | lasting
      proton mass | p | kg | lasting
      neutron mass | n | kg | lasting
      mass defect | D | kg | lasting
      binding energy per nucleon | b | J | lasting
      binding energy | B | J | lasting
    `,
    laws: `
      The binding energy is that of each nucleon times their number. | 结合能等于比结合能乘以核子数。 | [binding energy] = [nucleon number]*[binding energy per nucleon]
      How much more its nucleons have when they are apart. | 质量亏损。 | [mass defect] = [proton number]*[proton mass] + ([nucleon number] - [proton number])*[neutron mass] - [mass]
      The binding energy is that of the mass defect. | 结合能由质量亏损得出。 | [binding energy] = [mass defect]*c^2
    `,
  }),
  kind('source of power', NUCLEAR, {
    properties: `
      activity | A | Bq
      initial activity | B | Bq | lasting
      energy of each decay | E | J | lasting
      power | P | W
      initial power | p | W | lasting
    `,
    laws: `
      Each decay gives its energy. | 每次衰变放出一份能量。 | [power] = [activity]*[energy of each decay]
      Each decay gives its energy. | 每次衰变放出一份能量。 | [initial power] = [initial activity]*[energy of each decay]
    `,
  }),
  kind('way of a beam', '9702/all/medical-physics', {
    properties: 'fraction transmitted | f | | lasting',
  }),
  kind('crossed by a beam', '9702/all/medical-physics', { properties: 'crossing | X | m' }),
  kind('heater', TEMPERATURE, {
    properties: `
      power | P | W | lasting
      time | t | s | lasting
      energy | E | J | lasting
    `,
    laws: 'Energy is power times time. | 能量等于功率乘以时间。 | [energy] = [power]*[time]',
  }),
  kind('warmed body', TEMPERATURE, {
    properties: `
      mass | m | kg | lasting
      specific heat capacity | c | J kg^-1 K^-1 | lasting
      initial temperature | A | K | lasting
      final temperature | B | K | lasting
      rise in temperature | θ | K | signed lasting
      energy taken | Q | J | signed lasting
      energy given | q | J | signed lasting
      power | P | W | lasting
      time | t | s | lasting
    `,
    laws: `
      How much warmer it becomes. | 升高的温度。 | [rise in temperature] = [final temperature] - [initial temperature]
      Energy to warm it. | 升温所需的热量。 | [energy taken] = [mass]*[specific heat capacity]*[rise in temperature]
      A heater gives its power times the time. | 加热器供给的能量等于功率乘以时间。 | [energy taken] = [power]*[time]
      Energy that it gives as it cools. | 降温放出的热量。 | [energy given] = [mass]*[specific heat capacity]*([initial temperature] - [final temperature])
    `,
  }),
  kind('changing body', TEMPERATURE, {
    properties: `
      mass | m | kg | lasting
      specific latent heat | L | J kg^-1 | lasting
      energy to change state | Q | J | lasting
      power | P | W | lasting
      time | t | s | lasting
      volume as a liquid | v | m^3 | lasting
      volume as a vapour | V | m^3 | lasting
      pressure | p | Pa | lasting
      work done by it | W | J | signed lasting
      increase in internal energy | U | J | signed lasting
    `,
    laws: `
      A change of state. | 物态变化。 | [energy to change state] = [mass]*[specific latent heat]
      Energy is power times time. | 能量等于功率乘以时间。 | [energy to change state] = [power]*[time]
      The work of expanding against the atmosphere. | 克服大气压做的功。 | [work done by it] = [pressure]*([volume as a vapour] - [volume as a liquid])
      The first law of thermodynamics. | 热力学第一定律。 | [increase in internal energy] = [energy to change state] - [work done by it]
    `,
  }),
  kind('melting body', TEMPERATURE, {
    properties: `
      mass | m | kg | lasting
      specific heat capacity | c | J kg^-1 K^-1 | lasting
      specific latent heat | L | J kg^-1 | lasting
      specific heat capacity when melted | d | J kg^-1 K^-1 | lasting
      initial temperature | A | K | lasting
      melting temperature | M | K | lasting
      final temperature | B | K | lasting
      energy to reach melting | w | J | lasting
      warming when melted | W | K | lasting
      energy to melt | E | J | lasting
      power | P | W | lasting
      time to melt | t | s | lasting
      energy taken | Q | J | lasting
    `,
    laws: `
      Energy to warm it to its melting point. | 升温到熔点所需的热量。 | [energy to reach melting] = [mass]*[specific heat capacity]*([melting temperature] - [initial temperature])
      Energy to warm it and to melt it. | 升温到熔点并熔化所需的热量。 | [energy to melt] = [energy to reach melting] + [mass]*[specific latent heat]
      A heater gives its power times the time. | 加热器供给的能量等于功率乘以时间。 | [energy to melt] = [power]*[time to melt]
      How much warmer it becomes when it has melted. | 熔化后升高的温度。 | [warming when melted] = [final temperature] - [melting temperature]
      What is melted is warmed. | 熔化后继续升温。 | [energy taken] = [energy to melt] + [mass]*[specific heat capacity when melted]*[warming when melted]
    `,
  }),
];
