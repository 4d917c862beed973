import { kind } from './kind.ts';

const GRAVITY = '9702/all/gravitational-fields';
const ELECTRIC = '9702/all/electric-fields';

export const FIELD_KINDS = [
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
];
