import { nouns } from './noun.ts';

/**
 * More Chinese words for the nouns of the tables, and nouns that have no English ones there: a name | Chinese | kinds |
 * word = property. A word that a table gives to another noun is that one.
 */
export const CHINESE_NOUNS = nouns(`
  wire | 导线, 电阻丝, 电缆, 导体, 导体棒, 合金丝, 金属线, 铜线, 电热丝, 灯丝, 铝线, 输电线, 镍铬丝 | wire
  elastic wire | 金属丝, 钢丝, 铜丝, 铁丝, 钢绳, 钢索, 钢缆, 弹性绳, 橡皮绳, 橡皮筋, 尼龙绳, 钢棒, 金属棒 | stretched wire
  lamp | 灯泡, 小灯泡, 灯, 电灯, 电灯泡, 小电灯 | resistor
  heater | 电炉, 电热水器 | resistor
  component | 用电器, 电器 | resistor
  resistor | 电阻器, 电阻, 定值电阻, 电热器, 加热器, 元件, 电动机, 热敏电阻, 光敏电阻, 可变电阻, 滑动变阻器 | resistor
  cell | 电池, 电源, 电池组, 干电池, 蓄电池, 直流电源 | cell | potential difference = terminal potential difference, resistance = internal resistance, voltage = terminal potential difference
  capacitor | 电容器 | capacitor
  plates | 平行板, 金属板, 平行金属板, 两板, 极板, 板 | parallel plates
  point charge | 点电荷 | point charge
  alternating supply | 交流电源, 正弦交流电源, 交流电 | alternating supply | peak value = peak voltage
  spring | 弹簧, 轻弹簧, 轻质弹簧, 螺旋弹簧 | spring
  wave | 波, 声波, 横波, 纵波, 水波, 机械波, 行波, 简谐波, 超声波, 无线电波, 微波, 电磁波 | wave | wave speed = speed
  oscillator | 振子, 弹簧振子, 单摆, 摆, 摆球, 音叉, 简谐运动, 简谐振动, 振动物体 | oscillation
  slits | 双缝, 狭缝 | double slit@ | separation = slit separation
  fringes | 条纹, 干涉条纹 | double slit@ | separation = fringe separation
  screen | 光屏, 屏, 屏幕, 观察屏 | double slit@ | distance = distance to the screen
  light | 光, 激光, 可见光, 单色光, 光束, 平行光, 红光, 蓝光, 绿光, 黄光, 紫光, 单色平行光, 激光束 | wave
  grating | 光栅, 衍射光栅 | grating@
  gas | 气体, 理想气体, 氧气, 氮气, 氢气, 空气, 氦气, 氩气, 二氧化碳 | ideal gas
  monatomic gas | 单原子理想气体, 单原子气体, 理想单原子气体 | monatomic gas
  photon | 光子, 入射光子 | photon
  electron | 电子, 电子束 | electron
  particle | 质子, 中子, 粒子, 离子, 带电粒子 | moving particle
  photoelectric emission | 光电效应 | photoelectric emission@
  radioactive sample | 放射性样品, 样品, 放射源, 放射性源, 放射性同位素, 同位素, 放射性物质, 放射性核素, 核素 | radioactive sample
  planet | 行星, 月球 | planet
  star | 恒星, 太阳, 该星 | star
  galaxy | 星系, 遥远星系 | galaxy
  liquid | 液体, 海水, 油, 水银, 湖水 | fluid
`);

/** What has a mass and moves, and nothing that would say more of it. */
export const CHINESE_BODIES =
  '物体|小车|滑块|小球|球|汽车|轿车|赛车|卡车|货车|火车|列车|机车|车厢|矿车|摩托车|自行车|电动车|子弹|炮弹|木块|物块|铁块|石块|石子|石头|砖块|箱子|木箱|货物|电梯|升降机|轿厢|运动员|小孩|孩子|男孩|女孩|学生|乘客|人|跳伞者|滑雪者|骑车人|骑手|司机|飞机|直升机|火箭|导弹|船|小船|轮船|快艇|质点|重物|砝码|雪橇|足球|网球|篮球|排球|高尔夫球|棒球|乒乓球|冰球|铅球|钢球|弹珠|玻璃球|雨滴|滑翔机|玩具车|手推车|推车|过山车|拖车|拖拉机|锤子|铁锤|苹果|摆锤|跳水运动员|跳高运动员|短跑运动员|集装箱|起重机|车|卫星|探测器|航天器|飞船|空间站|月球车|气球|热气球|小盒|盒子';
