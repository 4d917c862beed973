import { kind } from './kind.ts';

const DYNAMICS = '9702/all/dynamics';
const ENERGY = '9702/all/work-energy-and-power';
const FORCES = '9702/all/forces-density-and-pressure';

export const BODY = kind('body', DYNAMICS, {
  properties: `
    mass | m | kg | lasting
    weight | W | N | lasting
    velocity, speed | v | m s^-1 | signed
    momentum | p | kg m s^-1 | signed
    kinetic energy | E | J
    acceleration | a | m s^-2 | signed
    resultant force | F | N | signed
  `,
  laws: `
    Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g
    Momentum is mass times velocity. | 动量等于质量乘以速度。 | [momentum] = [mass]*[velocity]
    Kinetic energy is half of mass times speed squared. | 动能等于质量与速率平方之积的一半。 | [kinetic energy] = [mass]*[velocity]^2/2
    Newton’s second law. | 牛顿第二定律。 | [resultant force] = [mass]*[acceleration]
  `,
});

const VEHICLE = kind('vehicle', ENERGY, {
  is: BODY,
  properties: `
    driving force | D | N
    resistance | R | N
    power | P | W
    input power | I | W
    efficiency | η | | lasting
    slope angle | θ | rad | lasting
    weight down the slope | S | N | lasting
  `,
  laws: `
    The component of the weight down the slope. | 重力沿斜面的分力。 | [weight down the slope] = [weight]*sin([slope angle])
    Power is force times velocity. | 功率等于力乘以速度。 | [power] = [driving force]*[velocity]
    Efficiency is useful power over the power put in. | 效率等于有用功率与输入功率之比。 | [efficiency] = [power]/[input power]
  `,
});

const JOURNEY = kind('journey', ENERGY, {
  properties: `
    mass | m | kg | lasting
    initial speed | u | m s^-1
    final speed | v | m s^-1
    distance | s | m
    rise | h | m | signed
    resistance, average resistance, frictional force | R | N
    work against resistance | Q | J
    gain in kinetic energy, increase in kinetic energy | K | J | signed
    loss of kinetic energy, decrease in kinetic energy | L | J | signed
    gain in potential energy, increase in potential energy | U | J | signed
    loss of potential energy, decrease in potential energy | N | J | signed
    work done by the engine, work done | E | J
    time | t | s
    average power | P | W
  `,
  laws: `
    The kinetic energy that is gained. | 动能的增加量。 | [gain in kinetic energy] = [mass]*([final speed]^2 - [initial speed]^2)/2
    What is lost is gained with the other sign. | 减少量是增加量的相反数。 | [gain in kinetic energy] = -[loss of kinetic energy]
    Potential energy changes by mgh. | 重力势能的变化为 mgh。 | [gain in potential energy] = [mass]*g*[rise]
    What is lost is gained with the other sign. | 减少量是增加量的相反数。 | [gain in potential energy] = -[loss of potential energy]
    The work against a resistance is force times distance. | 克服阻力的功等于阻力乘以路程。 | [work against resistance] = [resistance]*[distance]
    The work of the engine is what the energies gain and what the resistance takes. | 发动机的功等于机械能的增加量与克服阻力的功之和。 | [work done by the engine] = [gain in kinetic energy] + [gain in potential energy] + [work against resistance]
    Power is work over time. | 功率等于功除以时间。 | [average power] = [work done by the engine]/[time]
  `,
});

const ON_SLOPE = 'slope angle | θ | rad';
const NO_ENGINE = 'No engine drives it. | 没有发动机做功。 | [work done by the engine] = 0';

export const FORCE_KINDS = [
  BODY,
  kind('vehicle on a level road', ENERGY, {
    is: VEHICLE,
    laws: 'The driving force less the resistance is the resultant force. | 合力等于牵引力减去阻力。 | [resultant force] = [driving force] - [resistance]',
  }),
  kind('vehicle uphill', ENERGY, {
    is: VEHICLE,
    laws: 'Resistance and the component of the weight act against the driving force. | 阻力和重力的分力与牵引力反向。 | [resultant force] = [driving force] - [resistance] - [weight]*sin([slope angle])',
  }),
  kind('vehicle downhill', ENERGY, {
    is: VEHICLE,
    laws: 'The component of the weight helps the driving force. | 重力的分力与牵引力同向。 | [resultant force] = [driving force] - [resistance] + [weight]*sin([slope angle])',
  }),
  kind('drive', ENERGY, { is: JOURNEY }),
  kind('drive uphill', ENERGY, {
    is: JOURNEY,
    properties: ON_SLOPE,
    laws: 'How far it rises. | 上升的高度。 | [rise] = [distance]*sin([slope angle])',
  }),
  kind('drive on a level road', ENERGY, {
    is: JOURNEY,
    laws: 'It does not rise. | 高度不变。 | [rise] = 0',
  }),
  kind('slide', ENERGY, { is: JOURNEY, laws: NO_ENGINE }),
  kind('slide down a track', ENERGY, {
    is: JOURNEY,
    properties: `
      fall, vertical distance | h | m
      final kinetic energy | W | J
    `,
    laws: `
      ${NO_ENGINE}
      How far it falls. | 下降的高度。 | [rise] = -[fall]
      The kinetic energy at the end. | 末动能。 | [final kinetic energy] = [mass]*[final speed]^2/2
    `,
  }),
  kind('jet', '9702/all/dynamics', {
    properties: `
      density | ρ | kg m^-3 | lasting
      cross-sectional area, area | A | m^2 | lasting
      diameter | d | m | lasting
      speed, velocity | v | m s^-1
      mass per unit time | k | kg s^-1
      volume per unit time | q | m^3 s^-1
      recoil force | R | N
    `,
    laws: `
      The area of a circle. | 圆的面积。 | [cross-sectional area] = pi*[diameter]^2/4
      The volume that passes in a second. | 每秒通过的体积。 | [volume per unit time] = [cross-sectional area]*[speed]
      The water gains its momentum from the hose. | 水从水管获得动量。 | [recoil force] = [mass per unit time]*[speed]
      What passes in a second is as long as the speed. | 每秒通过的水柱长度等于速率。 | [mass per unit time] = [density]*[cross-sectional area]*[speed]
    `,
  }),
  kind('jet that is stopped', '9702/all/dynamics', {
    properties: `
      speed, velocity | v | m s^-1
      mass per unit time | k | kg s^-1
      force on the wall | F | N
    `,
    laws: 'All of its momentum is lost. | 动量全部失去。 | [force on the wall] = [mass per unit time]*[speed]',
  }),
  kind('solid cylinder', FORCES, {
    properties: `
      mass | m | kg | lasting
      density | ρ | kg m^-3 | lasting
      volume | V | m^3 | lasting
      length, height | l | m | lasting
      diameter | d | m | lasting
      radius | r | m | lasting
      cross-sectional area, area | A | m^2 | lasting
    `,
    laws: `
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      The volume of a cylinder. | 圆柱的体积。 | [volume] = [cross-sectional area]*[length]
      The area of a circle. | 圆的面积。 | [cross-sectional area] = pi*[diameter]^2/4
      The diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2*[radius]
    `,
  }),
  kind('solid sphere', FORCES, {
    properties: `
      mass | m | kg | lasting
      density | ρ | kg m^-3 | lasting
      volume | V | m^3 | lasting
      diameter | d | m | lasting
      radius | r | m | lasting
    `,
    laws: `
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      The volume of a sphere. | 球的体积。 | [volume] = pi*[diameter]^3/6
      The diameter is twice the radius. | 直径是半径的两倍。 | [diameter] = 2*[radius]
    `,
  }),
  kind('solid cube', FORCES, {
    properties: `
      mass | m | kg | lasting
      density | ρ | kg m^-3 | lasting
      volume | V | m^3 | lasting
      side length, length | l | m | lasting
    `,
    laws: `
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      The volume of a cube. | 立方体的体积。 | [volume] = [side length]^3
    `,
  }),
  kind('slide down a slope', ENERGY, {
    is: JOURNEY,
    properties: ON_SLOPE,
    laws: `
      ${NO_ENGINE}
      How far it falls. | 下降的高度。 | [rise] = -[distance]*sin([slope angle])
    `,
  }),
  kind('slide up a slope', ENERGY, {
    is: JOURNEY,
    properties: ON_SLOPE,
    laws: `
      ${NO_ENGINE}
      How far it rises. | 上升的高度。 | [rise] = [distance]*sin([slope angle])
    `,
  }),
  kind('slide on level ground', ENERGY, {
    is: JOURNEY,
    laws: `
      ${NO_ENGINE}
      It does not rise. | 高度不变。 | [rise] = 0
    `,
  }),
  kind('force', FORCES, {
    properties: `
      magnitude, size | F | N
      direction | θ | rad | signed
      horizontal component | X | N | signed
      vertical component | Y | N | signed
      x | x | m | signed
      y | y | m | signed
      moment | M | N m | signed
    `,
    laws: `
      The horizontal component of a force. | 力的水平分量。 | [horizontal component] = [magnitude]*cos([direction])
      The vertical component of a force. | 力的竖直分量。 | [vertical component] = [magnitude]*sin([direction])
      The moment of a force about the origin. | 力对原点的力矩。 | [moment] = [x]*[vertical component] - [y]*[horizontal component]
    `,
  }),
  kind('toppling body', '9231/p3/equilibrium-of-a-rigid-body', {
    properties: `
      slope angle | θ | rad
      base radius, half width of the base | r | m
      height of the centre of mass | h | m
    `,
    laws: 'About to topple: the centre of mass is above the lowest point of the base. | 恰要翻倒：重心位于底面最低点的正上方。 | [height of the centre of mass]*sin([slope angle]) = [base radius]*cos([slope angle])',
  }),
  kind('fluid', FORCES, {
    properties: `
      density | ρ | kg m^-3 | lasting
      depth | h | m
      pressure | p | Pa
      mass | m | kg
      volume | V | m^3
    `,
    laws: `
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      The pressure of a liquid grows with its depth. | 液体的压强随深度增大。 | [pressure] = [density]*g*[depth]
    `,
  }),
  kind('atmosphere', FORCES, { properties: 'atmospheric pressure | A | Pa | lasting' }),
  kind('spring', '9702/all/deformation-of-solids', {
    properties: `
      force, tension | F | N
      spring constant | k | N m^-1 | lasting
      extension, compression | x | m
      elastic energy | E | J
      unstretched length, original length | L | m | lasting
      length | l | m
      hanging mass | m | kg
    `,
    laws: `
      Hooke’s law. | 胡克定律。 | [force] = [spring constant]*[extension]
      The extension is how much longer it is than unstretched. | 伸长量等于现长减去原长。 | [length] = [unstretched length] + [extension]
      At rest it carries the weight of what hangs from it. | 静止时弹力等于所悬物体的重力。 | [force] = [hanging mass]*g
      The energy is half of force times extension. | 弹性势能等于力与伸长量之积的一半。 | [elastic energy] = [force]*[extension]/2
    `,
  }),
  kind('stretched wire', '9702/all/deformation-of-solids', {
    properties: `
      force, tension | F | N
      length, original length, unstretched length | l | m | lasting
      extension | x | m
      area, cross-sectional area | A | m^2 | lasting
      diameter | d | m | lasting
      stress | σ | Pa
      strain | ε |
      Young modulus | E | Pa | lasting
      elastic energy | U | J
      hanging mass | m | kg
    `,
    laws: `
      At rest it carries the weight of what hangs from it. | 静止时拉力等于所悬物体的重力。 | [force] = [hanging mass]*g
      Stress is force over area. | 应力等于力除以面积。 | [stress] = [force]/[area]
      Strain is extension over length. | 应变等于伸长量除以原长。 | [strain] = [extension]/[length]
      The Young modulus is stress over strain. | 杨氏模量等于应力除以应变。 | [Young modulus] = [stress]/[strain]
      The area of a circle. | 圆的面积。 | [area] = pi*[diameter]^2/4
      The energy is half of force times extension. | 弹性势能等于力与伸长量之积的一半。 | [elastic energy] = [force]*[extension]/2
    `,
  }),
];
