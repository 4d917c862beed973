import { kind } from './kind.ts';

const GRAVITY = '9702/all/gravitational-fields';
const ELECTRIC = '9702/all/electric-fields';

export const FIELD_KINDS = [
  kind('planet', GRAVITY, {
    properties: `
      mass | M | kg | lasting
      radius | R | m | lasting
      distance from the centre | r | m
      height above the surface, distance from the surface | h | m
      field strength | g | N kg^-1
      potential | φ | J kg^-1 | signed
      speed of projection | u | m s^-1
      maximum height | H | m
      escape speed | e | m s^-1
      orbital speed | v | m s^-1
      orbital period | T | s
      surface field strength | γ | N kg^-1 | lasting
      surface potential | Φ | J kg^-1 | signed lasting
      density, mean density | ρ | kg m^-3 | lasting
    `,
    laws: `
      The distance from the centre. | 到球心的距离。 | [distance from the centre] = [radius] + [height above the surface]
      The field of a point mass. | 质点的引力场强度。 | [field strength] = G*[mass]/[distance from the centre]^2
      The potential of a point mass. | 质点的引力势。 | [potential] = -G*[mass]/[distance from the centre]
      The field at the surface. | 表面的引力场强度。 | [surface field strength] = G*[mass]/[radius]^2
      The potential at the surface. | 表面的引力势。 | [surface potential] = -G*[mass]/[radius]
      Density is mass over volume. | 密度等于质量除以体积。 | [mass] = 4*pi*[radius]^3*[density]/3
      The kinetic energy becomes potential energy. | 动能全部转化为引力势能。 | [speed of projection]^2/2 = G*[mass]/[radius] - G*[mass]/([radius] + [maximum height])
      What just escapes has no energy left. | 恰好逃逸时总能量为零。 | [escape speed]^2 = 2*G*[mass]/[radius]
      Gravity provides the centripetal force. | 引力提供向心力。 | [orbital speed]^2 = G*[mass]/[distance from the centre]
      One turn in a period. | 一个周期转一周。 | [orbital speed] = 2*pi*[distance from the centre]/[orbital period]
    `,
  }),
  kind('satellite', GRAVITY, {
    properties: `
      mass | m | kg | lasting
      central mass | M | kg | lasting
      central radius | R | m | lasting
      orbital radius | r | m
      height above the surface, altitude | h | m
      speed, orbital speed | v | m s^-1
      angular speed, angular velocity | ω | rad s^-1
      period, orbital period | T | s
      centripetal acceleration, acceleration | a | m s^-2
      gravitational force, centripetal force | F | N
      kinetic energy | E | J
      gravitational potential energy, potential energy | U | J | signed
      total energy | W | J | signed
      gravitational potential, potential | φ | J kg^-1 | signed
      own radius | b | m | lasting
      strength of its own field | γ | N kg^-1 | lasting
      own density | ρ | kg m^-3 | lasting
    `,
    laws: `
      The radius of the orbit is measured from the centre. | 轨道半径从球心量起。 | [orbital radius] = [central radius] + [height above the surface]
      Gravity provides the centripetal force. | 引力提供向心力。 | [speed]^2 = G*[central mass]/[orbital radius]
      Speed on a circle. | 圆周上的线速度。 | [speed] = [orbital radius]*[angular speed]
      One turn is 2π radians. | 一周为 2π 弧度。 | [angular speed] = 2*pi/[period]
      Centripetal acceleration. | 向心加速度。 | [centripetal acceleration] = [speed]^2/[orbital radius]
      Newton’s law of gravitation. | 牛顿万有引力定律。 | [gravitational force] = G*[central mass]*[mass]/[orbital radius]^2
      Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [kinetic energy] = [mass]*[speed]^2/2
      The potential of a point mass. | 质点的引力势。 | [gravitational potential] = -G*[central mass]/[orbital radius]
      Potential energy is mass times potential. | 引力势能等于质量乘以引力势。 | [gravitational potential energy] = [mass]*[gravitational potential]
      Kinetic and potential energy together. | 机械能等于动能与势能之和。 | [total energy] = [kinetic energy] + [gravitational potential energy]
      Its own field at its surface. | 它自身在表面产生的引力场强度。 | [strength of its own field] = G*[mass]/[own radius]^2
      Density is mass over volume. | 密度等于质量除以体积。 | [mass] = 4*pi*[own radius]^3*[own density]/3
    `,
  }),
  kind('mass near a planet', GRAVITY, {
    properties: `
      mass | m | kg | lasting
      central mass | M | kg | lasting
      central radius | R | m | lasting
      height above the surface | h | m
      distance from the centre | r | m
      gravitational force, weight | F | N
      gravitational potential, potential | φ | J kg^-1 | signed
      gravitational potential energy, potential energy | U | J | signed
    `,
    laws: `
      The distance from the centre. | 到球心的距离。 | [distance from the centre] = [central radius] + [height above the surface]
      Newton’s law of gravitation. | 牛顿万有引力定律。 | [gravitational force] = G*[central mass]*[mass]/[distance from the centre]^2
      The potential of a point mass. | 质点的引力势。 | [gravitational potential] = -G*[central mass]/[distance from the centre]
      Potential energy is mass times potential. | 引力势能等于质量乘以引力势。 | [gravitational potential energy] = [mass]*[gravitational potential]
    `,
  }),
  kind('pair of masses', GRAVITY, {
    properties: `
      mass | m | kg | lasting
      other mass | M | kg | lasting
      separation | r | m
      gravitational force | F | N
      potential energy, gravitational potential energy | U | J | signed
      distance of the balance from the first | x | m
      distance of the balance from the second | y | m
    `,
    laws: `
      Newton’s law of gravitation. | 牛顿万有引力定律。 | [gravitational force] = G*[mass]*[other mass]/[separation]^2
      The potential energy of two point masses. | 两质点的引力势能。 | [potential energy] = -G*[mass]*[other mass]/[separation]
      Where both fields are equal. | 两引力场强度相等处。 | [distance of the balance from the first] = [separation]*sqrt([mass])/(sqrt([mass]) + sqrt([other mass]))
      It lies between the two. | 该点在两者之间。 | [separation] = [distance of the balance from the first] + [distance of the balance from the second]
    `,
  }),
  kind('charged sphere', ELECTRIC, {
    properties: `
      charge | Q | C | signed lasting
      radius | R | m | lasting
      diameter | D | m | lasting
      surface field strength | γ | V m^-1 | signed lasting
      surface potential | Φ | V | signed lasting
      distance from the centre | x | m
      field strength | E | V m^-1 | signed
      potential | V | V | signed
      distance from the surface, height above the surface | d | m
      field strength at breakdown | B | V m^-1 | lasting
      greatest charge | M | C | lasting
      greatest potential | P | V | lasting
    `,
    laws: `
      The diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2*[radius]
      The field at the surface. | 表面的电场强度。 | [surface field strength] = [charge]/(4*pi*eps*[radius]^2)
      The potential at the surface. | 表面的电势。 | [surface potential] = [charge]/(4*pi*eps*[radius])
      The field of a point charge. | 点电荷的电场强度。 | [field strength] = [charge]/(4*pi*eps*[distance from the centre]^2)
      The potential of a point charge. | 点电荷的电势。 | [potential] = [charge]/(4*pi*eps*[distance from the centre])
      The distance from the centre. | 到球心的距离。 | [distance from the centre] = [radius] + [distance from the surface]
      With the greatest charge the field at the surface is that at breakdown. | 电荷最多时表面场强达到击穿场强。 | [field strength at breakdown] = [greatest charge]/(4*pi*eps*[radius]^2)
      The potential with the greatest charge. | 电荷最多时的表面电势。 | [greatest potential] = [greatest charge]/(4*pi*eps*[radius])
    `,
  }),
  kind('pair of charges', ELECTRIC, {
    properties: `
      charge | Q | C | signed lasting
      other charge | q | C | signed lasting
      separation | r | m
      force between the charges, electric force | F | N
      potential energy, electric potential energy | U | J | signed
      distance of the balance from the first | x | m
      distance of the balance from the second | y | m
    `,
    laws: `
      Where both fields are equal, between like charges. | 同种电荷之间两电场强度相等处。 | [distance of the balance from the first] = [separation]*sqrt([charge])/(sqrt([charge]) + sqrt([other charge]))
      It lies between the two. | 该点在两者之间。 | [separation] = [distance of the balance from the first] + [distance of the balance from the second]
      Coulomb’s law. | 库仑定律。 | [force between the charges] = sqrt(([charge]*[other charge])^2)/(4*pi*eps*[separation]^2)
      The potential energy of two charges. | 两点电荷的电势能。 | [potential energy] = [charge]*[other charge]/(4*pi*eps*[separation])
    `,
  }),
  kind('particle that approaches a nucleus', ELECTRIC, {
    properties: `
      charge | q | C | lasting
      proton number of the nucleus | Z | | lasting
      kinetic energy | E | J
      distance of closest approach | r | m
      force at the closest approach | F | N
    `,
    laws: `
      At the closest approach all energy is potential energy. | 最近时动能全部转化为电势能。 | [kinetic energy] = [charge]*[proton number of the nucleus]*qe/(4*pi*eps*[distance of closest approach])
      Coulomb’s law. | 库仑定律。 | [force at the closest approach] = [charge]*[proton number of the nucleus]*qe/(4*pi*eps*[distance of closest approach]^2)
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
];
