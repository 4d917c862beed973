/** Nouns of bodies that move or stand; "particle" is said of all of them. */
export const BODIES =
  'particle block car train van lorry truck bus cyclist motorcyclist motorcycle bicycle runner athlete sprinter ' +
  'sphere ball bead stone object box crate sledge sled toboggan trolley wagon carriage trailer caravan ' +
  'locomotive lift load package parcel tray weight lamp ring tram boat ship rocket bullet disc puck marble ' +
  'skier child boy girl man woman person stuntman parachutist aircraft aeroplane helicopter drone robot vehicle';

export const CHINESE_BODIES =
  '质点 物块 木块 小物块 滑块 汽车 小汽车 轿车 列车 火车 货车 卡车 客车 摩托车 自行车 小球 球 小石子 石子 物体 箱子 木箱 拖车 车厢 机车 电梯 雪橇 小车 运动员 跑步者 跑者 骑车人 冰壶 电车 赛车 无人机';
