import { roles } from './role.ts';

const OF_BODIES = roles(
  'body',
  String.raw`
mass, total mass, combined mass | 质量, 总质量 | m | kg
weight, total weight | 重力, 重量, 重力大小, 重 | W | N
speed, velocity | 速度, 速率, 速度大小 | v | m s^-1
initial speed, initial velocity | 初速度, 初速率, 初速 | u | m s^-1
final speed, final velocity | 末速度, 末速率, 末速 | v | m s^-1
average speed, mean speed, average velocity | 平均速度, 平均速率 | \bar{v} | m s^-1
acceleration | 加速度, 加速度大小 | a | m s^-2
deceleration | 减速度 | a | m s^-2
distance, distance travelled, distance moved, displacement, total distance, distance fallen | 距离, 路程, 位移 | s | m
height, vertical height, vertical distance, height fallen | 高度, 竖直高度, 竖直距离, 高 | h | m
momentum | 动量 | p | kg m s^-1
change in momentum, change of momentum, impulse | 动量变化, 动量的变化, 动量变化量, 动量的变化量, 冲量 | \Delta p | kg m s^-1
kinetic energy | 动能 | E_{k} | J
gain in gravitational potential energy, increase in gravitational potential energy, change in gravitational potential energy, gravitational potential energy gained, gain in potential energy | 重力势能的增加量, 重力势能增加量, 增加的重力势能, 重力势能的变化 | \Delta E_{p} | J
loss in gravitational potential energy, loss of gravitational potential energy, decrease in gravitational potential energy, gravitational potential energy lost | 重力势能的减少量, 重力势能减少量, 减少的重力势能 | \Delta E_{p} | J
resultant force, net force, unbalanced force, average resultant force | 合力, 合外力 | F | N
force, driving force, thrust, horizontal force | 力, 牵引力, 驱动力, 推力 | F | N
average force, mean force | 平均力, 平均作用力, 作用力, 平均冲力 | F | N
resistive force, frictional force, friction, drag force, drag, resistance to motion, total resistive force, air resistance | 阻力, 摩擦力, 空气阻力 | F_{r} | N
work done, work | 功, 所做的功, 做功 | W | J
useful power, output power, power output, useful output power, useful power output | 输出功率, 有用功率 | P_{out} | W
input power, power input, total power input | 输入功率 | P_{in} | W
`,
);

const OF_THE_SCENE = roles(
  'scene',
  String.raw`
time, time taken, time interval, time of contact, contact time | 时间, 接触时间, 所用时间, 所需时间, 作用时间 | t | s
efficiency | 效率 | \eta | %
moment | 力矩 | M | N m
perpendicular distance | 垂直距离, 力臂 | d | m
torque, torque of couple | 力偶矩 | \tau | N m
depth, change in depth | 深度, 深 | \Delta h | m
change in pressure, pressure difference, difference in pressure, increase in pressure | 压强差, 压强的变化, 压强变化量 | \Delta p | Pa
upthrust | 浮力 | F | N
`,
);

const OF_STUFF = roles(
  'stuff',
  String.raw`
density | 密度 | \rho | kg m^-3
volume | 体积 | V | m^3
cross-sectional area, area, area of cross-section | 横截面积, 截面积, 面积 | A | m^2
diameter | 直径 | d | m
radius | 半径 | r | m
length | 长度, 长 | L | m
thickness | 厚度, 厚 | t | m
pressure | 压强, 压力 | p | Pa
extension | 伸长量, 伸长 | x | m
original length, unstretched length, natural length | 原长, 原始长度 | L | m
stretched length | 拉伸后的长度 | L_{s} | m
tensile force, load, tension, stretching force | 拉力, 张力, 载荷 | F | N
spring constant, force constant | 劲度系数, 弹簧常数, 弹簧常量 | k | N m^-1
stress, tensile stress | 应力 | \sigma | Pa
strain, tensile strain | 应变 | \varepsilon | 
Young modulus | 杨氏模量 | E | Pa
elastic potential energy, strain energy, elastic energy | 弹性势能, 应变能 | E_{p} | J
`,
);

export const MECHANICS = [...OF_BODIES, ...OF_THE_SCENE, ...OF_STUFF];
