import { kind } from './kind.ts';

const QUANTUM = '9702/all/quantum-physics';
const NUCLEAR = '9702/all/nuclear-physics';

export const QUANTUM_AND_NUCLEAR_KINDS = [
  kind('photon', QUANTUM, {
    properties: `
      energy | E | J
      frequency | f | Hz
      wavelength | λ | m
      momentum | p | kg m s^-1
    `,
    laws: `
      The energy of a photon. | 光子的能量。 | [energy] = h*[frequency]
      The speed of light. | 光速。 | c = [frequency]*[wavelength]
      The momentum of a photon. | 光子的动量。 | [momentum] = [energy]/c
    `,
  }),
  kind('moving particle', QUANTUM, {
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
  }),
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
    `,
    laws: `
      The energy of a photon. | 光子的能量。 | [photon energy] = h*[frequency]
      The speed of light. | 光速。 | c = [frequency]*[wavelength]
      The photoelectric equation. | 光电效应方程。 | [photon energy] = [work function] + [maximum kinetic energy]
      At the threshold nothing is left over. | 极限频率。 | [work function] = h*[threshold frequency]
      At the threshold nothing is left over. | 极限波长。 | c = [threshold frequency]*[threshold wavelength]
    `,
  }),
  kind('radioactive sample', NUCLEAR, {
    properties: `
      half-life | T | s | lasting
      decay constant | λ | s^-1 | lasting
      number of nuclei | N |
      initial number of nuclei | M | | lasting
      activity | A | Bq
      initial activity | B | Bq | lasting
      time | t | s
    `,
    laws: `
      Half-life and decay constant. | 半衰期与衰变常量。 | [decay constant]*[half-life] = ln(2)
      Activity is decay constant times number of nuclei. | 放射性活度等于衰变常量乘以核数。 | [activity] = [decay constant]*[number of nuclei]
      Activity is decay constant times number of nuclei. | 放射性活度等于衰变常量乘以核数。 | [initial activity] = [decay constant]*[initial number of nuclei]
      Exponential decay. | 指数衰变。 | [number of nuclei] = [initial number of nuclei]*exp(-[decay constant]*[time])
      Exponential decay. | 指数衰变。 | [activity] = [initial activity]*exp(-[decay constant]*[time])
    `,
  }),
];
