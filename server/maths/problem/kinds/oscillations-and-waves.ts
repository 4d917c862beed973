import { kind } from './kind.ts';

const OSCILLATIONS = '9702/all/oscillations';
const WAVES = '9702/all/waves';
const SUPERPOSITION = '9702/all/superposition';

const WAVE = kind('wave', WAVES, {
  properties: `
    speed | v | m s^-1 | lasting
    frequency | f | Hz | lasting steady kept unless wavelength, period
    wavelength | λ | m | lasting steady kept unless frequency, period
    period | T | s | lasting steady kept unless frequency, wavelength
    amplitude | A | m
    intensity | I | W m^-2
    intensity for each squared amplitude and frequency | k | kg m^-2 s^-1 | lasting
    distance between points | x | m
    phase difference | φ | rad
  `,
  laws: `
    Intensity is proportional to the square of the amplitude. | 强度与振幅的平方成正比。 | [intensity] = [intensity for each squared amplitude and frequency]*[frequency]^2*[amplitude]^2
    The wave equation. | 波速等于频率乘以波长。 | [speed] = [frequency]*[wavelength]
    Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
    A phase difference is to a cycle as the distance to a wavelength. | 相位差与一周之比等于距离与波长之比。 | [phase difference] = 2*pi*[distance between points]/[wavelength]
  `,
});

export const OSCILLATION_AND_WAVE_KINDS = [
  kind('oscillation', OSCILLATIONS, {
    properties: `
      period | T | s | lasting
      frequency | f | Hz | lasting
      angular frequency | ω | rad s^-1 | lasting
      amplitude | A | m | steady
      displacement | x | m | signed
      acceleration | a | m s^-2 | signed
      maximum acceleration | B | m s^-2 | steady
      speed | v | m s^-1
      maximum speed | V | m s^-1 | steady
      mass | m | kg | lasting
      energy, total energy | E | J | steady
      maximum kinetic energy | M | J | steady
      maximum potential energy | N | J | steady
      kinetic energy | K | J
      potential energy | U | J
      acceleration per displacement | k | s^-2 | lasting
      maximum resultant force, maximum force | R | N | steady
    `,
    laws: `
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
      Angular frequency is 2π times frequency. | 角频率等于 2π 乘以频率。 | [angular frequency] = 2*pi*[frequency]
      The acceleration is towards the middle and proportional to the displacement. | 加速度与位移成正比，方向相反。 | [acceleration] = -[angular frequency]^2*[displacement]
      What the displacement is multiplied by is ω². | 加速度与位移之比的大小为 ω²。 | [acceleration per displacement] = [angular frequency]^2
      The greatest acceleration. | 最大加速度。 | [maximum acceleration] = [angular frequency]^2*[amplitude]
      Newton’s second law. | 牛顿第二定律。 | [maximum resultant force] = [mass]*[maximum acceleration]
      The greatest speed. | 最大速率。 | [maximum speed] = [angular frequency]*[amplitude]
      The speed at a displacement. | 某位移处的速率。 | [speed]^2 = [angular frequency]^2*([amplitude]^2 - [displacement]^2)
      The energy of an oscillation. | 振动的总能量。 | [energy] = [mass]*[angular frequency]^2*[amplitude]^2/2
      In the middle all energy is kinetic. | 在平衡位置能量全为动能。 | [maximum kinetic energy] = [energy]
      At the ends all energy is potential. | 在最大位移处能量全为势能。 | [maximum potential energy] = [energy]
      Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [kinetic energy] = [mass]*[speed]^2/2
      Kinetic and potential energy together. | 总能量等于动能与势能之和。 | [energy] = [kinetic energy] + [potential energy]
      The potential energy at a displacement. | 某位移处的势能。 | [potential energy] = [mass]*[angular frequency]^2*[displacement]^2/2
    `,
  }),
  WAVE,
  kind('electromagnetic wave', WAVES, {
    is: WAVE,
    laws: 'All electromagnetic waves have the same speed in free space. | 真空中电磁波的速度都相同。 | [speed] = c',
  }),
  kind('polarising filter', WAVES, {
    properties: `
      incident intensity | I | W m^-2
      transmitted intensity | T | W m^-2
      angle of the transmission axis | θ | rad
    `,
    laws: 'Malus’s law. | 马吕斯定律。 | [transmitted intensity] = [incident intensity]*(cos([angle of the transmission axis]))^2',
  }),
  kind('filter in a row', WAVES, {
    properties: `
      incident intensity | I | W m^-2
      transmitted intensity | T | W m^-2
      incident amplitude | A | m
      transmitted amplitude | B | m
      incident direction | i | rad | signed
      axis direction | a | rad | signed lasting
      angle to the light | θ | rad
    `,
    laws: `
      Malus’s law. | 马吕斯定律。 | [transmitted intensity] = [incident intensity]*(cos([angle to the light]))^2
      The amplitude along the axis. | 沿透光轴方向的振幅。 | [transmitted amplitude] = [incident amplitude]*cos([angle to the light])
    `,
  }),
  kind('string with a wave', '9702/all/superposition', {
    properties: `
      distance between the ends | L | m | lasting
      number of loops, number of antinodes | n | | lasting steady
      mass per unit length | μ | kg m^-1 | lasting
      tension in the string | T | N
      wavelength | λ | m | lasting steady
      frequency | f | Hz | lasting steady
      period | T | s | lasting steady
      speed, wave speed | v | m s^-1 | lasting
    `,
    laws: `
      Each loop is half a wavelength long. | 每个波腹段长半个波长。 | [distance between the ends] = [number of loops]*[wavelength]/2
      The wave equation. | 波速公式。 | [speed] = [frequency]*[wavelength]
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
    `,
  }),
  kind('stationary wave', SUPERPOSITION, {
    properties: `
      wavelength | λ | m | lasting
      node separation, distance between adjacent nodes | d | m | lasting
      node to antinode distance | q | m | lasting
    `,
    laws: `
      Adjacent nodes are half a wavelength apart. | 相邻波节相距半个波长。 | [wavelength] = 2*[node separation]
      A node is a quarter of a wavelength from the next antinode. | 波节到相邻波腹为四分之一波长。 | [wavelength] = 4*[node to antinode distance]
    `,
  }),
  kind('double slit', SUPERPOSITION, {
    properties: `
      wavelength | λ | m | lasting steady kept unless fringe separation
      slit separation | a | m | kept unless fringe separation
      fringe separation | x | m
      distance to the screen | D | m | kept unless fringe separation
      path difference | δ | m
      path difference in wavelengths | n |
    `,
    laws: `
      Double-slit interference. | 双缝干涉公式。 | [wavelength] = [slit separation]*[fringe separation]/[distance to the screen]
      How much further the light of one slit goes. | 两缝光的路程差。 | [path difference] = [path difference in wavelengths]*[wavelength]
    `,
  }),
  kind('grating', SUPERPOSITION, {
    properties: `
      line spacing | d | m | lasting
      lines per metre | N | m^-1 | lasting
      order | n |
      wavelength | λ | m | lasting steady
      angle | θ | rad
    `,
    laws: `
      The diffraction grating. | 光栅方程。 | [line spacing]*sin([angle]) = [order]*[wavelength]
      The spacing is one over the lines per metre. | 光栅常数是每米刻线数的倒数。 | [line spacing] = 1/[lines per metre]
    `,
  }),
];
