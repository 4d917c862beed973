import { kind } from './kind.ts';

const GRAVITY = '9702/all/gravitational-fields';
const ELECTRIC = '9702/all/electric-fields';
const QUANTUM = '9702/all/quantum-physics';
const NUCLEAR = '9702/all/nuclear-physics';
const ASTRONOMY = '9702/all/astronomy-and-cosmology';

export const FAR_KINDS = [
  kind('circular motion', '9702/all/motion-in-a-circle', {
    properties: `
      radius | r | m | lasting
      speed | v | m s^-1
      angular speed | ω | rad s^-1
      period | T | s
      mass | m | kg | lasting
      centripetal acceleration | a | m s^-2
      centripetal force | F | N
    `,
    laws: `
      Speed on a circle. | 圆周上的线速度。 | [speed] = [radius]*[angular speed]
      One turn is 2π radians. | 一周为 2π 弧度。 | [angular speed] = 2*pi/[period]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [speed]^2/[radius]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [radius]*[angular speed]^2
      Newton’s second law. | 牛顿第二定律。 | [centripetal force] = [mass]*[centripetal acceleration]
    `,
  }),
  kind('planet', GRAVITY, {
    properties: `
      mass | M | kg | lasting
      radius | R | m | lasting
      distance from the centre | r | m
      height above the surface | h | m
      field strength | g | N kg^-1
      potential | φ | J kg^-1 | signed
      speed of projection | u | m s^-1
      maximum height | H | m
      escape speed | e | m s^-1
      orbital speed | v | m s^-1
      orbital period | T | s
    `,
    laws: `
      The distance from the centre. | 到球心的距离。 | [distance from the centre] = [radius] + [height above the surface]
      The field of a point mass. | 质点的引力场强度。 | [field strength] = G*[mass]/[distance from the centre]^2
      The potential of a point mass. | 质点的引力势。 | [potential] = -G*[mass]/[distance from the centre]
      The kinetic energy becomes potential energy. | 动能全部转化为引力势能。 | [speed of projection]^2/2 = G*[mass]/[radius] - G*[mass]/([radius] + [maximum height])
      What just escapes has no energy left. | 恰好逃逸时总能量为零。 | [escape speed]^2 = 2*G*[mass]/[radius]
      Gravity provides the centripetal force. | 引力提供向心力。 | [orbital speed]^2 = G*[mass]/[distance from the centre]
      One turn in a period. | 一个周期转一周。 | [orbital speed] = 2*pi*[distance from the centre]/[orbital period]
    `,
  }),
  kind('point charge', ELECTRIC, {
    properties: `
      charge | Q | C | signed lasting
      distance | r | m
      field strength | E | V m^-1 | signed
      potential | V | V | signed
    `,
    laws: `
      The field of a point charge. | 点电荷的电场强度。 | [field strength] = [charge]/(4*pi*eps*[distance]^2)
      The potential of a point charge. | 点电荷的电势。 | [potential] = [charge]/(4*pi*eps*[distance])
    `,
  }),
  kind('parallel plates', ELECTRIC, {
    properties: `
      potential difference | V | V
      separation | d | m
      field strength | E | V m^-1
      charge | q | C
      force on the charge | F | N
    `,
    laws: `
      A uniform field. | 匀强电场。 | [field strength] = [potential difference]/[separation]
      The force on a charge. | 电荷受的电场力。 | [force on the charge] = [charge]*[field strength]
    `,
  }),
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
  kind('galaxy', ASTRONOMY, {
    properties: `
      emitted wavelength | λ | m | lasting
      observed wavelength | μ | m | lasting
      change in wavelength | d | m | lasting
      speed, recession speed | v | m s^-1 | lasting
      distance | r | m | lasting
      Hubble constant | H | s^-1 | lasting
      age of the Universe | T | s | lasting
    `,
    laws: `
      How much longer the wavelength is. | 波长的增加量。 | [change in wavelength] = [observed wavelength] - [emitted wavelength]
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
      temperature | T | K | lasting
    `,
    laws: `
      The radiant flux intensity at a distance. | 某距离处的辐射通量强度。 | [radiant flux intensity] = [luminosity]/(4*pi*[distance]^2)
      The Stefan–Boltzmann law. | 斯特藩–玻尔兹曼定律。 | [luminosity] = 4*pi*sigma*[radius]^2*[temperature]^4
    `,
  }),
];
