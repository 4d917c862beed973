import { kind } from './kind.ts';

const GASES = '9702/all/ideal-gases';
const THERMO = '9702/all/thermodynamics';

const GAS = kind('ideal gas', GASES, {
  properties: `
    pressure | p | Pa
    volume | V | m^3
    temperature | T | K
    amount | n | mol | lasting
    number of molecules | N | | lasting
    molecular mass | m | kg | lasting
    mass | M | kg | lasting
    density | ρ | kg m^-3
    rms speed | c | m s^-1
    mean kinetic energy, mean translational kinetic energy | E | J
    molar mass | μ | kg mol^-1 | lasting
    mean square speed | s | m^2 s^-2
    total kinetic energy | K | J
  `,
  laws: `
    The equation of state. | 理想气体状态方程。 | [pressure]*[volume] = [amount]*Rgas*[temperature]
    The number of molecules. | 分子数。 | [number of molecules] = [amount]*NA
    The mean kinetic energy of a molecule. | 分子的平均平动动能。 | [mean kinetic energy] = 3*kB*[temperature]/2
    The mean kinetic energy of a molecule. | 分子的平均平动动能。 | [mean kinetic energy] = [molecular mass]*[rms speed]^2/2
    The mass of all molecules. | 全部分子的质量。 | [mass] = [number of molecules]*[molecular mass]
    Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
    The mass of all moles. | 总质量等于物质的量乘以摩尔质量。 | [mass] = [amount]*[molar mass]
    The mean of the squares of the speeds. | 方均速率。 | [mean square speed] = [rms speed]^2
    The kinetic energy of all molecules. | 全部分子的平动动能。 | [total kinetic energy] = [number of molecules]*[mean kinetic energy]
    The pressure of a gas. | 气体的压强。 | [pressure] = [density]*[rms speed]^2/3
  `,
});

const GAS_CHANGE = `
  increase in internal energy, change in internal energy | U | J | signed
  heat supplied, thermal energy supplied | q | J | signed
  heat lost, thermal energy lost | l | J | signed
  work done on it | W | J | signed
  work done by it | w | J | signed
`;

const FIRST_LAW = `
  The first law of thermodynamics. | 热力学第一定律。 | [increase in internal energy] = [heat supplied] + [work done on it]
  What is lost is supplied with the other sign. | 放出的热量是吸收热量的相反数。 | [heat supplied] = -[heat lost]
  Work done by it is work done on it with the other sign. | 对外做功是外界做功的相反数。 | [work done on it] = -[work done by it]
`;

export const MATTER_KINDS = [
  GAS,
  kind('monatomic gas', THERMO, {
    is: GAS,
    properties: 'internal energy | U | J',
    laws: 'The internal energy is the kinetic energy of the atoms. | 内能等于原子的总动能。 | [internal energy] = 3*[amount]*Rgas*[temperature]/2',
  }),
  kind('change of a gas', THERMO, {
    properties: GAS_CHANGE,
    laws: FIRST_LAW,
  }),
  kind('change of a monatomic gas', THERMO, {
    properties: `
      ${GAS_CHANGE}
      amount | n | mol | lasting
      rise in temperature | T | K | signed
    `,
    laws: `
      ${FIRST_LAW}
      The internal energy is the kinetic energy of the atoms. | 内能等于原子的总动能。 | [increase in internal energy] = 3*[amount]*Rgas*[rise in temperature]/2
    `,
  }),
  kind('thermal change', THERMO, {
    properties: `
      increase in internal energy, change in internal energy | U | J | signed
      heat supplied, thermal energy supplied | q | J | signed
      heat lost, thermal energy lost | l | J | signed
      work done on it | W | J | signed
      work done by it | w | J | signed
      pressure | p | Pa
      increase in volume | V | m^3 | signed
      rise in temperature | T | K | signed
      mass | m | kg
      specific heat capacity | c | J kg^-1 K^-1
      specific latent heat | L | J kg^-1
      power | P | W
      time | t | s
    `,
    laws: `
      The first law of thermodynamics. | 热力学第一定律。 | [increase in internal energy] = [heat supplied] + [work done on it]
      What is lost is supplied with the other sign. | 放出的热量是吸收热量的相反数。 | [heat supplied] = -[heat lost]
      Work done by it is work done on it with the other sign. | 对外做功是外界做功的相反数。 | [work done on it] = -[work done by it]
      The work of expanding against a constant pressure. | 恒压膨胀的功。 | [work done by it] = [pressure]*[increase in volume]
    `,
  }),
  kind('heating', '9702/all/temperature', {
    properties: `
      energy | Q | J
      mass | m | kg
      specific heat capacity | c | J kg^-1 K^-1 | lasting
      rise in temperature | T | K | signed
      power | P | W
      time | t | s
    `,
    laws: `
      Heating without a change of state. | 不发生物态变化的加热。 | [energy] = [mass]*[specific heat capacity]*[rise in temperature]
      Energy is power times time. | 能量等于功率乘以时间。 | [energy] = [power]*[time]
    `,
  }),
  kind('change of state', '9702/all/temperature', {
    properties: `
      energy | Q | J
      mass | m | kg
      specific latent heat | L | J kg^-1 | lasting
      power | P | W
      time | t | s
    `,
    laws: `
      A change of state. | 物态变化。 | [energy] = [mass]*[specific latent heat]
      Energy is power times time. | 能量等于功率乘以时间。 | [energy] = [power]*[time]
    `,
  }),
];
