import { kind } from './kind.ts';

const GASES = '9702/all/ideal-gases';
const THERMO = '9702/all/thermodynamics';
const OSCILLATIONS = '9702/all/oscillations';
const WAVES = '9702/all/waves';
const SUPERPOSITION = '9702/all/superposition';

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
    mean kinetic energy | E | J
  `,
  laws: `
    The equation of state. | 理想气体状态方程。 | [pressure]*[volume] = [amount]*Rgas*[temperature]
    The number of molecules. | 分子数。 | [number of molecules] = [amount]*NA
    The mean kinetic energy of a molecule. | 分子的平均平动动能。 | [mean kinetic energy] = 3*kB*[temperature]/2
    The mean kinetic energy of a molecule. | 分子的平均平动动能。 | [mean kinetic energy] = [molecular mass]*[rms speed]^2/2
    The mass of all molecules. | 全部分子的质量。 | [mass] = [number of molecules]*[molecular mass]
    Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
    The pressure of a gas. | 气体的压强。 | [pressure] = [density]*[rms speed]^2/3
  `,
});

export const MATTER_KINDS = [
  GAS,
  kind('monatomic gas', THERMO, {
    is: GAS,
    properties: 'internal energy | U | J',
    laws: 'The internal energy is the kinetic energy of the atoms. | 内能等于原子的总动能。 | [internal energy] = 3*[amount]*Rgas*[temperature]/2',
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
  kind('oscillation', OSCILLATIONS, {
    properties: `
      period | T | s | lasting
      frequency | f | Hz | lasting
      angular frequency | ω | rad s^-1 | lasting
      amplitude | A | m
      displacement | x | m | signed
      acceleration | a | m s^-2 | signed
      maximum acceleration | B | m s^-2
      speed | v | m s^-1
      maximum speed | V | m s^-1
      mass | m | kg | lasting
      energy, total energy | E | J
      acceleration per displacement | k | s^-2 | lasting
    `,
    laws: `
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
      Angular frequency is 2π times frequency. | 角频率等于 2π 乘以频率。 | [angular frequency] = 2*pi*[frequency]
      The acceleration is towards the middle and proportional to the displacement. | 加速度与位移成正比，方向相反。 | [acceleration] = -[angular frequency]^2*[displacement]
      What the displacement is multiplied by is ω². | 加速度与位移之比的大小为 ω²。 | [acceleration per displacement] = [angular frequency]^2
      The greatest acceleration. | 最大加速度。 | [maximum acceleration] = [angular frequency]^2*[amplitude]
      The greatest speed. | 最大速率。 | [maximum speed] = [angular frequency]*[amplitude]
      The speed at a displacement. | 某位移处的速率。 | [speed]^2 = [angular frequency]^2*([amplitude]^2 - [displacement]^2)
      The energy of an oscillation. | 振动的总能量。 | [energy] = [mass]*[angular frequency]^2*[amplitude]^2/2
    `,
  }),
  kind('wave', WAVES, {
    properties: `
      speed | v | m s^-1 | lasting
      frequency | f | Hz | lasting
      wavelength | λ | m | lasting
      period | T | s | lasting
      amplitude | A | m
      intensity | I | W m^-2
      distance between points | x | m
      phase difference | φ | rad
    `,
    laws: `
      The wave equation. | 波速等于频率乘以波长。 | [speed] = [frequency]*[wavelength]
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
      A phase difference is to a cycle as the distance to a wavelength. | 相位差与一周之比等于距离与波长之比。 | [phase difference] = 2*pi*[distance between points]/[wavelength]
    `,
  }),
  kind('double slit', SUPERPOSITION, {
    properties: `
      wavelength | λ | m
      slit separation | a | m
      fringe separation | x | m
      distance to the screen | D | m
    `,
    laws: 'Double-slit interference. | 双缝干涉公式。 | [wavelength] = [slit separation]*[fringe separation]/[distance to the screen]',
  }),
  kind('grating', SUPERPOSITION, {
    properties: `
      line spacing | d | m | lasting
      lines per metre | N | m^-1 | lasting
      order | n |
      wavelength | λ | m
      angle | θ | rad
    `,
    laws: `
      The diffraction grating. | 光栅方程。 | [line spacing]*sin([angle]) = [order]*[wavelength]
      The spacing is one over the lines per metre. | 光栅常数是每米刻线数的倒数。 | [line spacing] = 1/[lines per metre]
    `,
  }),
];
