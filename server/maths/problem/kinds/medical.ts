import { kind } from './kind.ts';

const MEDICAL = '9702/all/medical-physics';

export const MEDICAL_KINDS = [
  kind('absorber', MEDICAL, {
    properties: `
      density | ρ | kg m^-3 | lasting
      speed of ultrasound, speed of sound | c | m s^-1 | lasting
      specific acoustic impedance, acoustic impedance | Z | kg m^-2 s^-1 | lasting
      attenuation coefficient | μ | m^-1 | lasting
      thickness | x | m
      incident intensity | I | W m^-2
      transmitted intensity | T | W m^-2
      fraction transmitted | f |
      fraction absorbed | a |
      half-value thickness | h | m | lasting
    `,
    laws: `
      Specific acoustic impedance is density times speed. | 声阻抗等于密度乘以声速。 | [specific acoustic impedance] = [density]*[speed of ultrasound]
      The intensity falls exponentially. | 强度按指数规律衰减。 | [fraction transmitted] = exp(-[attenuation coefficient]*[thickness])
      What part of the intensity is left. | 透射强度与入射强度之比。 | [transmitted intensity] = [fraction transmitted]*[incident intensity]
      What is not transmitted is absorbed. | 未透射的部分被吸收。 | [fraction absorbed] = 1 - [fraction transmitted]
      Half of the intensity is left. | 强度减为一半。 | [attenuation coefficient]*[half-value thickness] = ln(2)
    `,
  }),
  kind('boundary', MEDICAL, {
    properties: `
      first impedance | Z | kg m^-2 s^-1 | lasting
      second impedance | Y | kg m^-2 s^-1 | lasting
      intensity reflection coefficient, fraction reflected | α |
      intensity transmission coefficient | β |
      incident intensity | I | W m^-2
      reflected intensity | R | W m^-2
      transmitted intensity | T | W m^-2
    `,
    laws: `
      The intensity reflection coefficient. | 强度反射系数。 | [intensity reflection coefficient] = ([first impedance] - [second impedance])^2/([first impedance] + [second impedance])^2
      What part of the intensity is reflected. | 反射强度与入射强度之比。 | [reflected intensity] = [intensity reflection coefficient]*[incident intensity]
      What is not reflected is transmitted. | 未反射的部分透射。 | [intensity transmission coefficient] = 1 - [intensity reflection coefficient]
      What part of the intensity is transmitted. | 透射强度与入射强度之比。 | [transmitted intensity] = [intensity transmission coefficient]*[incident intensity]
    `,
  }),
  kind('echo', MEDICAL, {
    properties: `
      time | t | s | lasting
      speed | c | m s^-1 | lasting
      depth | d | m | lasting
    `,
    laws: 'The pulse goes there and back. | 脉冲往返一次。 | 2*[depth] = [speed]*[time]',
  }),
  kind('X-ray tube', MEDICAL, {
    properties: `
      accelerating potential difference, potential difference | V | V
      current | I | A
      power | P | W
      electrons per unit time | n | s^-1
      kinetic energy | K | J
      maximum photon energy | E | J
      maximum frequency | f | Hz
      minimum wavelength | λ | m
    `,
    laws: `
      Power is current times potential difference. | 功率等于电流乘以电势差。 | [power] = [current]*[accelerating potential difference]
      The current of the electrons. | 电子流形成电流。 | [current] = [electrons per unit time]*qe
      From rest the field gives the kinetic energy. | 从静止加速，电场做功等于动能。 | [kinetic energy] = qe*[accelerating potential difference]
      One photon can have all of it. | 光子最多得到全部动能。 | [maximum photon energy] = [kinetic energy]
      The energy of a photon. | 光子的能量。 | [maximum photon energy] = h*[maximum frequency]
      The speed of light. | 光速。 | c = [maximum frequency]*[minimum wavelength]
    `,
  }),
];
