import { kind } from './kind.ts';

const QUANTUM = '9702/all/quantum-physics';
const NUCLEAR = '9702/all/nuclear-physics';

const PARTICLE = kind('moving particle', QUANTUM, {
  properties: `
    mass | m | kg | lasting
    charge | q | C | lasting
    speed | v | m s^-1
    momentum | p | kg m s^-1
    wavelength, de Broglie wavelength | λ | m
    kinetic energy | E | J
    accelerating potential difference | V | V
  `,
  laws: `
    Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass]*[speed]
    The de Broglie wavelength. | 德布罗意波长。 | [wavelength] = h/[momentum]
    Kinetic energy from momentum. | 由动量求动能。 | [kinetic energy] = [momentum]^2/(2*[mass])
    From rest the field gives the kinetic energy. | 从静止加速，电场做功等于动能。 | [kinetic energy] = [charge]*[accelerating potential difference]
  `,
});

export const QUANTUM_AND_NUCLEAR_KINDS = [
  kind('photon', QUANTUM, {
    properties: `
      energy | E | J
      frequency | f | Hz
      wavelength | λ | m
      momentum | p | kg m s^-1
      power | P | W
      photons per unit time | n | s^-1
      force when absorbed | F | N
    `,
    laws: `
      All momentum that comes in a unit of time is taken up. | 单位时间内到达的光子动量全部被吸收。 | [force when absorbed] = [photons per unit time]*[momentum]
      The power is the energy of all photons that come in a unit of time. | 功率等于单位时间内全部光子的能量。 | [power] = [photons per unit time]*[energy]
      The energy of a photon. | 光子的能量。 | [energy] = h*[frequency]
      The speed of light. | 光速。 | c = [frequency]*[wavelength]
      The momentum of a photon. | 光子的动量。 | [momentum] = [energy]/c
    `,
  }),
  PARTICLE,
  kind('electron', QUANTUM, {
    properties: `
      speed | v | m s^-1
      momentum | p | kg m s^-1
      wavelength, de Broglie wavelength | λ | m
      kinetic energy | E | J
      accelerating potential difference | V | V
    `,
    laws: `
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = me*[speed]
      The de Broglie wavelength. | 德布罗意波长。 | [wavelength] = h/[momentum]
      Kinetic energy from momentum. | 由动量求动能。 | [kinetic energy] = [momentum]^2/(2*me)
      From rest the field gives the kinetic energy. | 从静止加速，电场做功等于动能。 | [kinetic energy] = qe*[accelerating potential difference]
    `,
  }),
  kind('photoelectric emission', QUANTUM, {
    properties: `
      work function | W | J | lasting
      threshold frequency | F | Hz | lasting
      threshold wavelength | Λ | m | lasting
      frequency | f | Hz
      wavelength | λ | m
      maximum kinetic energy | E | J
      photon energy | H | J
      maximum speed | v | m s^-1
      stopping potential | S | V
      shortest de Broglie wavelength | B | m
      photon momentum | p | kg m s^-1
      power | P | W
      intensity | I | W m^-2
      illuminated area | A | m^2
      photons per unit time | n | s^-1
    `,
    laws: `
      Power is intensity times area. | 功率等于强度乘以面积。 | [power] = [intensity]*[illuminated area]
      The energy of a photon. | 光子的能量。 | [photon energy] = h*[frequency]
      The speed of light. | 光速。 | c = [frequency]*[wavelength]
      The kinetic energy of the fastest electrons. | 最快电子的动能。 | [maximum kinetic energy] = me*[maximum speed]^2/2
      The de Broglie wavelength of the fastest electrons. | 最快电子的德布罗意波长。 | [shortest de Broglie wavelength] = h/(me*[maximum speed])
      The stopping potential takes away all kinetic energy. | 遏止电压使最大动能减为零。 | [maximum kinetic energy] = qe*[stopping potential]
      The momentum of a photon. | 光子的动量。 | [photon momentum] = [photon energy]/c
      The power is the energy of all photons that come in a unit of time. | 功率等于单位时间内全部光子的能量。 | [power] = [photons per unit time]*[photon energy]
      The photoelectric equation. | 光电效应方程。 | [photon energy] = [work function] + [maximum kinetic energy]
      At the threshold nothing is left over. | 极限频率。 | [work function] = h*[threshold frequency]
      At the threshold nothing is left over. | 极限波长。 | c = [threshold frequency]*[threshold wavelength]
    `,
  }),
  kind('proton', QUANTUM, {
    is: PARTICLE,
    laws: `
      The mass of a proton. | 质子的质量。 | [mass] = mp
      The charge of a proton. | 质子的电荷量。 | [charge] = qe
    `,
  }),
  kind('nucleus', NUCLEAR, {
    properties: `
      nucleon number | A | | lasting
      proton number | Z | | lasting
      neutron number | N | | lasting
      charge | Q | C | lasting
      mass | m | kg | lasting
      kinetic energy | E | J
      speed | v | m s^-1
      momentum | p | N s
    `,
    laws: `
      Nucleons are protons and neutrons. | 核子包括质子和中子。 | [nucleon number] = [proton number] + [neutron number]
      Each proton has the elementary charge. | 每个质子带一个元电荷。 | [charge] = [proton number]*qe
      Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [kinetic energy] = [mass]*[speed]^2/2
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass]*[speed]
    `,
  }),
  kind('nuclear reaction', NUCLEAR, {
    properties: `
      decrease in mass | m | kg
      energy released | E | J
    `,
    laws: 'Mass becomes energy. | 质能方程。 | [energy released] = [decrease in mass]*c^2',
  }),
  kind('annihilation', '9702/all/medical-physics', {
    properties: `
      photon energy | E | J
      total energy | T | J
      photon frequency | f | Hz
      photon wavelength | λ | m
      photon momentum | p | kg m s^-1
    `,
    laws: `
      The mass of an electron and a positron becomes energy. | 正负电子的质量转化为能量。 | [total energy] = 2*me*c^2
      Two photons share it. | 两个光子平分能量。 | [total energy] = 2*[photon energy]
      The energy of a photon. | 光子的能量。 | [photon energy] = h*[photon frequency]
      The speed of light. | 光速。 | c = [photon frequency]*[photon wavelength]
      The momentum of a photon. | 光子的动量。 | [photon momentum] = [photon energy]/c
    `,
  }),
  kind('radioactive sample', NUCLEAR, {
    properties: `
      mass | m | kg
      initial mass | w | kg | lasting
      nuclear mass | u | kg | lasting
      fraction remaining | f |
      fraction decayed | d |
      half-life | T | s | lasting
      decay constant | λ | s^-1 | lasting
      number of nuclei | N |
      initial number of nuclei | M | | lasting
      activity | A | Bq
      initial activity | B | Bq | lasting
      time | t | s
    `,
    laws: `
      The mass of all nuclei. | 全部原子核的质量。 | [mass] = [number of nuclei]*[nuclear mass]
      The mass of all nuclei. | 全部原子核的质量。 | [initial mass] = [initial number of nuclei]*[nuclear mass]
      What is left. | 剩余的比例。 | [fraction remaining] = exp(-[decay constant]*[time])
      What has decayed. | 已衰变的比例。 | [fraction decayed] = 1 - [fraction remaining]
      Half-life and decay constant. | 半衰期与衰变常量。 | [decay constant]*[half-life] = ln(2)
      Activity is decay constant times number of nuclei. | 放射性活度等于衰变常量乘以核数。 | [activity] = [decay constant]*[number of nuclei]
      Activity is decay constant times number of nuclei. | 放射性活度等于衰变常量乘以核数。 | [initial activity] = [decay constant]*[initial number of nuclei]
      Exponential decay. | 指数衰变。 | [number of nuclei] = [initial number of nuclei]*exp(-[decay constant]*[time])
      Exponential decay. | 指数衰变。 | [activity] = [initial activity]*exp(-[decay constant]*[time])
    `,
  }),
];
