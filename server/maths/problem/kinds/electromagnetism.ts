import { kind } from './kind.ts';

const ELECTRIC = '9702/all/electric-fields';
const MAGNETIC = '9702/all/magnetic-fields';
const PARTICLES = '9702/all/particle-physics';

export const ELECTROMAGNETIC_KINDS = [
  kind('electron as a particle', PARTICLES, {
    properties: `
      mass | m | kg | lasting
      charge | q | C | lasting
    `,
    laws: `
      The mass of an electron. | 电子的质量。 | [mass] = me
      The charge of an electron. | 电子的电荷量。 | [charge] = qe
    `,
  }),
  kind('proton as a particle', PARTICLES, {
    properties: `
      mass | m | kg | lasting
      charge | q | C | lasting
    `,
    laws: `
      The mass of a proton. | 质子的质量。 | [mass] = mp
      The charge of a proton. | 质子的电荷量。 | [charge] = qe
    `,
  }),
  kind('alpha-particle as a particle', PARTICLES, {
    properties: `
      mass | m | kg | lasting
      charge | q | C | lasting
    `,
    laws: `
      The charge of an α-particle. | α 粒子的电荷量。 | [charge] = 2*qe
    `,
  }),
  kind('charged body', ELECTRIC, {
    properties: `
      mass | m | kg | lasting
      weight | W | N | lasting
      charge | q | C | lasting
      number of elementary charges | N | | lasting
    `,
    laws: `
      Weight is mass times the acceleration of free fall. | 重量等于质量乘以自由落体加速度。 | [weight] = [mass]*g
      Charge comes in elementary charges. | 电荷是元电荷的整数倍。 | [charge] = [number of elementary charges]*qe
    `,
  }),
  kind('magnetic field', MAGNETIC, {
    properties: `
      flux density | B | T | lasting
    `,
  }),
  kind('electric field', ELECTRIC, {
    properties: `
      field strength | E | V m^-1 | lasting
    `,
  }),
  kind('particle in an electric field', ELECTRIC, {
    properties: `
      charge | q | C | lasting
      mass | m | kg | lasting
      field strength | E | V m^-1
      electric force | F | N
      acceleration | a | m s^-2
      number of elementary charges | N | | lasting
    `,
    laws: `
      The force on a charge in a field. | 电场对电荷的作用力。 | [electric force] = [charge]*[field strength]
      Newton’s second law. | 牛顿第二定律。 | [electric force] = [mass]*[acceleration]
      Charge comes in elementary charges. | 电荷是元电荷的整数倍。 | [charge] = [number of elementary charges]*qe
    `,
  }),
  kind('particle held in an electric field', ELECTRIC, {
    properties: `
      charge | q | C | lasting
      mass | m | kg | lasting
      weight | W | N | lasting
      field strength | E | V m^-1
      electric force | F | N
      number of elementary charges | N | | lasting
    `,
    laws: `
      The force on a charge in a field. | 电场对电荷的作用力。 | [electric force] = [charge]*[field strength]
      The electric force balances the weight. | 电场力与重力平衡。 | [electric force] = [weight]
      Weight is mass times the acceleration of free fall. | 重量等于质量乘以自由落体加速度。 | [weight] = [mass]*g
      Charge comes in elementary charges. | 电荷是元电荷的整数倍。 | [charge] = [number of elementary charges]*qe
    `,
  }),
  kind('wire in a magnetic field', MAGNETIC, {
    properties: `
      current | I | A
      length | l | m | lasting
      flux density | B | T | lasting
      angle to the field | θ | rad
      magnetic force | F | N
    `,
    laws: `
      The force on a current in a magnetic field. | 磁场对电流的作用力。 | [magnetic force] = [flux density]*[current]*[length]*sin([angle to the field])
    `,
  }),
  kind('wire beside a balance', MAGNETIC, {
    properties: `
      magnetic force | F | N
      change in reading | m | kg
    `,
    laws: `
      The force on the magnet is as great as that on the wire. | 磁铁受的力与导线受的力大小相等。 | [magnetic force] = [change in reading]*g
    `,
  }),
  kind('particle in a magnetic field', MAGNETIC, {
    properties: `
      charge | q | C | lasting
      mass | m | kg | lasting
      speed | v | m s^-1
      flux density | B | T | lasting
      angle to the field | θ | rad
      magnetic force | F | N
    `,
    laws: `
      The force on a charge that moves in a magnetic field. | 磁场对运动电荷的作用力。 | [magnetic force] = [flux density]*[charge]*[speed]*sin([angle to the field])
    `,
  }),
  kind('particle turned by a magnetic field', MAGNETIC, {
    properties: `
      charge | q | C | lasting
      mass | m | kg | lasting
      speed | v | m s^-1
      momentum | p | kg m s^-1
      flux density | B | T | lasting
      magnetic force | F | N
      radius | r | m
      period | T | s
      centripetal acceleration | a | m s^-2
    `,
    laws: `
      The force on a charge that moves at right angles to a magnetic field. | 垂直于磁场运动的电荷所受的力。 | [magnetic force] = [flux density]*[charge]*[speed]
      The magnetic force is the centripetal force. | 磁场力提供向心力。 | [magnetic force] = [mass]*[speed]^2/[radius]
      Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass]*[speed]
      One turn in a period. | 一个周期转一周。 | [speed] = 2*pi*[radius]/[period]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [speed]^2/[radius]
    `,
  }),
  kind('particle selected by its velocity', MAGNETIC, {
    properties: `
      speed | v | m s^-1
      field strength | E | V m^-1
      flux density | B | T
    `,
    laws: `
      The electric and the magnetic force balance. | 电场力与磁场力平衡。 | [field strength] = [flux density]*[speed]
    `,
  }),
  kind('coil', MAGNETIC, {
    properties: `
      number of turns | N | | lasting
      area | A | m^2 | lasting
      diameter | d | m | lasting
      radius | r | m | lasting
      flux density | B | T
      flux | Φ | Wb
      flux linkage | L | Wb
      change in flux density | D | T
      change in flux linkage | K | Wb
      time | t | s
      average induced emf | E | V
    `,
    laws: `
      The area of a circle. | 圆的面积。 | [area] = pi*[radius]^2
      Twice the radius. | 直径是半径的两倍。 | [diameter] = 2*[radius]
      Flux through an area at right angles to the field. | 垂直于磁场的面积的磁通量。 | [flux] = [flux density]*[area]
      Flux linkage is the flux through every turn. | 磁链等于匝数乘以磁通量。 | [flux linkage] = [number of turns]*[flux]
      How much the flux linkage changes. | 磁链的变化量。 | [change in flux linkage] = [number of turns]*[area]*[change in flux density]
      The induced e.m.f. is the rate of change of flux linkage. | 感应电动势等于磁链的变化率。 | [average induced emf] = [change in flux linkage]/[time]
    `,
  }),
  kind('rod that cuts a field', MAGNETIC, {
    properties: `
      length | l | m | lasting
      speed | v | m s^-1
      flux density | B | T | lasting
      induced emf | E | V
    `,
    laws: `
      The flux that is cut each second. | 每秒切割的磁通量。 | [induced emf] = [flux density]*[length]*[speed]
    `,
  }),
  kind('Hall probe', MAGNETIC, {
    properties: `
      Hall voltage | V | V
      current | I | A
      flux density | B | T
      number density | n | m^-3 | lasting
      thickness | t | m | lasting
      carrier charge | q | C | lasting
    `,
    laws: `
      The Hall voltage. | 霍尔电压。 | [Hall voltage] = [flux density]*[current]/([number density]*[thickness]*[carrier charge])
      The carriers of charge in a metal are electrons. | 金属中的载流子是电子。 | [carrier charge] = qe
    `,
  }),
];
