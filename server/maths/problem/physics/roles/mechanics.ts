import { roles } from './role.ts';

const OF_BODIES = roles(
  'body',
  String.raw`
mass, total mass, combined mass | 质量, 总质量 | m | kg
weight, total weight | 重力, 重量, 重力大小, 重 | W | N
speed, velocity | 速度, 速率, 速度大小 | v | m s^-1
initial speed, initial velocity | 初速度, 初速率, 初速 | u | m s^-1
final speed, final velocity | 末速度, 末速率, 末速 | v | m s^-1
speed after collision | 碰后速度, 碰撞后的速度 | v | m s^-1
rebound speed | 反弹速度, 反弹的速度 | v | m s^-1
average speed, mean speed, average velocity | 平均速度, 平均速率 | \bar{v} | m s^-1
acceleration, initial acceleration | 加速度, 加速度大小 | a | m s^-2
deceleration | 减速度 | a | m s^-2
distance, distance travelled, distance moved, displacement, total distance, distance fallen | 距离, 路程, 位移 | s | m
height, vertical height, vertical distance, height fallen | 高度, 竖直高度, 竖直距离, 高 | h | m
momentum | 动量 | p | kg m s^-1
change in momentum, change of momentum, impulse | 动量变化, 动量的变化, 动量变化量, 动量的变化量, 冲量 | \Delta p | kg m s^-1
kinetic energy | 动能 | E_{k} | J
gain in gravitational potential energy, increase in gravitational potential energy, change in gravitational potential energy, gravitational potential energy gained, gain in potential energy | 重力势能的增加量, 重力势能增加量, 增加的重力势能, 重力势能的变化 | \Delta E_{p} | J
loss in gravitational potential energy, loss of gravitational potential energy, decrease in gravitational potential energy, gravitational potential energy lost | 重力势能的减少量, 重力势能减少量, 减少的重力势能 | \Delta E_{p} | J
resultant force, net force, unbalanced force, average resultant force | 合力, 合外力 | F | N
force, driving force, thrust | 力, 牵引力, 驱动力, 推力 | F | N
average force, mean force | 平均力, 平均作用力, 作用力, 平均冲力 | F | N
resistive force, frictional force, friction, drag force, drag, resistance to motion, total resistive force, air resistance | 阻力, 摩擦力, 空气阻力 | F_{r} | N
work done, work | 功, 所做的功, 做功 | W | J
slope angle, angle of slope, angle of incline | 倾角, 与水平面的夹角, 与水平面夹角, 与水平方向的夹角, 坡角 | \theta | °
component of weight down slope, component of weight along slope, component of weight parallel to slope, component of weight acting down slope, component of weight acting along slope, component of weight parallel to road, component of total weight acting down slope, component of weight acting parallel to slope | 重力沿斜坡的分力, 重力沿斜面的分力, 重力沿斜面向下的分力, 重力沿斜坡向下的分力, 重力沿斜面的分量 | W_{s} | N
angle of projection | 抛射角, 与水平方向的角度 | \theta | °
horizontal component of velocity, horizontal component of initial velocity, horizontal component of speed, horizontal component of its velocity, horizontal component of its initial velocity, initial horizontal component of velocity | 速度的水平分量, 初速度的水平分量, 水平分速度, 水平分量 | v_{x} | m s^-1
vertical component of velocity, vertical component of initial velocity, vertical component of speed, vertical component of its initial velocity, initial vertical component of velocity, vertical component of its velocity | 速度的竖直分量, 初速度的竖直分量, 竖直分速度, 竖直分量 | v_{y} | m s^-1
maximum height, greatest height, maximum vertical height, maximum height reached | 最大高度, 上升的最大高度, 能达到的最大高度 | H | m
time of flight, time for which it is in air | 飞行时间, 在空中运动的时间, 从踢出到第一次落地所用的时间, 从抛出到落地的时间, 从抛出到落地所用的时间 | t | s
range, horizontal range, horizontal distance, horizontal distance travelled | 水平距离, 射程, 水平射程, 水平位移 | x | m
gain in kinetic energy, increase in kinetic energy, change in kinetic energy | 动能的增加量, 动能增加量, 增加的动能 | \Delta E_{k} | J
mass flow rate, mass per unit time | 质量流量 | R | kg s^-1
`,
);

const OF_THE_SCENE = roles(
  'scene',
  String.raw`
useful power, output power, power needed to maintain motion, total power needed to maintain motion, power developed, output power of engine, power output, mechanical power, useful output power, useful power output | 输出功率, 有用功率 | P_{out} | W
input power, power input, total power input | 输入功率 | P_{in} | W
loss in kinetic energy, loss of kinetic energy, kinetic energy lost, decrease in kinetic energy, total loss in kinetic energy, total loss of kinetic energy, kinetic energy lost in collision | 损失的动能, 动能损失, 动能的损失, 系统损失的动能, 损失的机械能 | \Delta E_{k} | J
percentage uncertainty | 百分不确定度, 百分误差, 百分比不确定度 | p | %
absolute uncertainty | 绝对不确定度, 绝对误差 | \Delta | 
time, time taken, time interval, time of contact, contact time | 时间, 接触时间, 所用时间, 所需时间, 作用时间 | t | s
efficiency | 效率 | \eta | %
moment | 力矩 | M | N m
perpendicular distance | 垂直距离, 力臂 | d | m
torque, torque of couple | 力偶矩 | \tau | N m
depth, change in depth | 深度, 深 | \Delta h | m
change in pressure, pressure due to water, pressure due to liquid, pressure exerted by water, pressure exerted by liquid, pressure due to oil, pressure difference, difference in pressure, increase in pressure | 压强差, 压强的变化, 压强变化量 | \Delta p | Pa
upthrust | 浮力 | F | N
density of liquid | 液体密度, 液体的密度 | \rho | kg m^-3
reading of newton meter, reading on newton meter, newton meter reading | 弹簧测力计的示数, 测力计示数, 弹簧秤的读数, 测力计的示数 | R | N
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
