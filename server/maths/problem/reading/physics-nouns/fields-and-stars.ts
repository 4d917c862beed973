import { called, nouns } from './noun.ts';

export const FIELD_AND_STAR_NOUNS = nouns(`
  planet, dwarf planet | 行星, 星球 | planet
  pair of masses | | pair of masses
  satellite, artificial satellite, geostationary satellite, communications satellite, weather satellite | 卫星, 人造卫星, 同步卫星, 地球同步卫星 | satellite
  spacecraft, space probe, probe | 飞船, 宇宙飞船, 探测器 | satellite
  space station | 空间站 | satellite
  moon | | satellite
  star | 恒星 | star
  galaxy | 星系 | galaxy
`);

export const FIELD_AND_STAR_NAMES = called(`
  orbital radius | radius of orbit | 轨道半径
  orbital period | period of rotation | 公转周期
  height above the surface | | 离地面高度, 距地面的高度
  gravitational force | gravitational force of attraction | 引力, 万有引力
  gravitational potential energy | | 引力势能
  gravitational potential | | 引力势
  potential | gravitational potential | 引力势
  field strength | gravitational field strength | 引力场强度, 重力场强度
  total energy | total mechanical energy | 总能量, 机械能
  kinetic energy | | 动能
  escape speed | escape velocity | 逃逸速度
  angular speed | angular velocity, rate of rotation | 角速度
  period | time period, periodic time | 周期
  centripetal acceleration | | 向心加速度
  centripetal force | | 向心力
  string length | length of the string | 摆长
  tension | | 拉力, 张力
  lift | lift force | 升力
  luminosity | total power radiated, power output | 光度
  radiant flux intensity | | 辐射通量强度
  temperature | surface temperature, thermodynamic temperature | 温度, 表面温度, 热力学温度
  peak wavelength | wavelength at which the intensity is maximum, wavelength of maximum intensity, wavelength of peak intensity, peak emission wavelength, wavelength at which the maximum intensity is emitted, wavelength at which the intensity of the radiation is maximum, wavelength at which the radiation is most intense | 峰值波长
  emitted wavelength | | 发射波长
  observed wavelength | | 观测波长
  change in wavelength | increase in wavelength | 波长的变化
  recession speed | speed of recession, recessional speed, recession velocity, recessional velocity | 退行速度
  Hubble constant | hubble constant | 哈勃常数
  age of the Universe | age of the universe | 宇宙年龄
`);
