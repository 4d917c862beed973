import { kind } from './kind.ts';

const ASTRONOMY = '9702/all/astronomy-and-cosmology';

export const ASTRONOMY_KINDS = [
  kind('galaxy', ASTRONOMY, {
    properties: `
      emitted wavelength | λ | m | lasting
      observed wavelength | μ | m | lasting
      change in wavelength | d | m | lasting
      speed, recession speed | v | m s^-1 | lasting
      distance | r | m | lasting
      Hubble constant | H | s^-1 | lasting
      age of the Universe, age | T | s | lasting
      redshift | z | | lasting
      radiant flux intensity | F | W m^-2
      luminosity | L | W | lasting
    `,
    laws: `
      How much longer the wavelength is. | 波长的增加量。 | [change in wavelength] = [observed wavelength] - [emitted wavelength]
      The radiant flux intensity at a distance. | 某距离处的辐射通量强度。 | [radiant flux intensity] = [luminosity]/(4*pi*[distance]^2)
      How much of the wavelength is added. | 波长的相对增加量。 | [redshift] = [change in wavelength]/[emitted wavelength]
      Redshift. | 红移。 | [change in wavelength]/[emitted wavelength] = [speed]/c
      Hubble’s law. | 哈勃定律。 | [speed] = [Hubble constant]*[distance]
      At the same speeds all began one over the Hubble constant ago. | 若速率不变，宇宙年龄为哈勃常数的倒数。 | [age of the Universe] = 1/[Hubble constant]
    `,
  }),
  kind('star', ASTRONOMY, {
    properties: `
      luminosity | L | W | lasting
      radiant flux intensity | F | W m^-2
      distance | d | m
      radius | r | m | lasting
      temperature, surface temperature | T | K | lasting
      surface area | A | m^2 | lasting
      peak wavelength | λ | m | lasting
      Wien constant | b | m K | lasting
    `,
    laws: `
      The radiant flux intensity at a distance. | 某距离处的辐射通量强度。 | [radiant flux intensity] = [luminosity]/(4*pi*[distance]^2)
      Wien’s displacement law. | 维恩位移定律。 | [peak wavelength]*[temperature] = [Wien constant]
      The area of a sphere. | 球的表面积。 | [surface area] = 4*pi*[radius]^2
      The Stefan–Boltzmann law. | 斯特藩–玻尔兹曼定律。 | [luminosity] = 4*pi*sigma*[radius]^2*[temperature]^4
    `,
  }),
];
