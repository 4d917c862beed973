import { called, nouns } from './noun.ts';

export const MECHANICS_NOUNS = nouns(`
  spring, helical spring, steel spring, light spring, coil spring | 弹簧, 轻弹簧 | spring | energy = elastic energy, load = force, weight = force
  rod, cord, rubber cord, elastic cord, rope, string, thread, fibre, strip, rubber band, tie | 杆, 绳, 橡皮绳, 细绳, 绳子, 细线 | stretched wire | energy = elastic energy, load = force
  liquid, fluid | 液体, 流体 | fluid
  water, sea water, seawater, sea, lake, pond | 水, 海水 | fluid
  oil | 油 | fluid
  mercury | 水银 | fluid
  jet, jet of water, water jet, stream of water, horizontal jet of water, horizontal jet | 水流, 水柱 | jet
  solid cylinder, metal cylinder, solid metal cylinder, uniform cylinder, steel cylinder, brass cylinder, aluminium cylinder, copper cylinder, wooden cylinder | 圆柱体, 金属圆柱体 | body, solid cylinder
  solid sphere, metal ball, steel ball, steel sphere, solid metal sphere, ball bearing, glass sphere, glass marble, marble | 钢球, 钢制小球 | body, solid sphere
  cube, metal cube, solid cube, wooden cube | 立方体 | body, solid cube
  turntable | 转盘 | turntable
  ball, golf ball, tennis ball, cricket ball, rubber ball, table-tennis ball, small ball | | body
  sphere | | body
  bob, pendulum bob | 摆球 | body
  magnet, bar magnet | 磁铁, 条形磁铁 | body
  cylinder | | body
  bearing | | body
  tuning fork | | body
  fork | | body
  drum | | body
  cone | | body
  capsule | | body
  bucket | | body
  pendulum | | body
  pendulum bob | | body
  roller coaster car | | body
  fairground car | | body
  trolley | | body
  glider | | body
  puck | | body
  car | | body
  train | | body
  van | | body
  balloon | | body
  jumper | | body
  block | | body
  fire engine | | body
  police car | | body
  racing car | | body
  sports car | | body
  steam train | | body
  goods train | | body
  express train | | body
  hot-air balloon | | body
  cable car | | body
  bungee jumper | | body
  delivery van | | body
  toy car | | body
  toy train | | body
  model car | | body
  model aircraft | | body
  light aircraft | | body
  wooden block | | body
  metal block | | body
  steel block | | body
  concrete block | | body
  stone | | body
  skydiver | | body
  parachutist | | body
  aircraft | | body
  contact | | contact
  lift, elevator | 升降机, 电梯 | body
  couple | 力偶 | couple
  lever | | lever
  working force | | work by a force
  atmosphere | | atmosphere
  beam, plank, boom, shelf, horizontal beam, uniform beam | 横梁, 匀质横梁, 均匀横梁 | hinged beam
  metre rule, metre ruler, uniform metre rule | | body
  pump, water pump, electric pump | 水泵, 抽水机 | pump
`);

export const MECHANICS_NAMES = called(`
  mass | total mass | 质量
  weight | total weight | 重力, 重量
  density | | 密度
  volume | | 体积
  depth | | 深度
  side length | | 边长, 棱长
  pressure | | 压强, 压力强度
  momentum | linear momentum | 动量
  kinetic energy | | 动能
  turns per unit time | rate of rotation, number of revolutions per unit time, number of revolutions per second |
  frictional force | |
  mass per unit time | |
  mass per unit length | |
  resultant force | net force | 合力, 合外力
  length | | 长度
  original length | | 原长
  area | cross-sectional area, area of cross-section | 横截面积, 截面积, 面积
  diameter | | 直径
  force | tensile force, load, stretching force, applied force | 力, 拉力, 负载, 载荷
  tension | | 张力
  spring constant | stiffness, force constant | 劲度系数, 弹簧常量, 弹性系数
  extension | | 伸长量, 伸长
  compression | | 压缩量
  unstretched length | natural length, uncompressed length, unloaded length | 自然长度
  hanging mass | | 悬挂的质量
  stress | tensile stress | 应力
  strain | tensile strain | 应变
  Young modulus | young modulus, modulus of elasticity | 杨氏模量
  elastic energy | elastic potential energy, elastic potential energy stored, strain energy, energy stored, elastic strain energy, strain energy stored | 弹性势能, 弹性能, 应变能
`);
