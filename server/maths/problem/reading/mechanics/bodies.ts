/** Nouns of bodies that move or stand; "particle" is said of all of them. */
export const BODIES =
  'particle block car train van lorry truck bus cyclist motorcyclist motorcycle bicycle runner athlete sprinter ' +
  'sphere ball bead stone object box crate sledge sled toboggan trolley wagon carriage trailer caravan ' +
  'locomotive lift load package parcel tray weight lamp ring tram boat ship rocket bullet disc puck marble ' +
  'skier child boy girl man woman person stuntman parachutist aircraft aeroplane helicopter drone robot vehicle';

export const CHINESE_BODIES =
  '质点 物块 木块 小物块 滑块 汽车 小汽车 轿车 列车 火车 货车 卡车 客车 摩托车 自行车 小球 球 小石子 石子 物体 箱子 木箱 拖车 车厢 机车 电梯 雪橇 小车 运动员 跑步者 跑者 骑车人 冰壶 电车 赛车 无人机';

/** Bodies of stories about forces and motion. */
export const MORE_BODIES =
  'suitcase trunk barrel rock pebble brick slab bucket cage container cabin elevator climber walker jogger swimmer ' +
  'scooter minibus taxi tractor coach cart log lorry skateboarder snowboarder rider player student worker mass plank ' +
  'carton bob counter chest truck go-kart jeep motorist driver crane hoist';

export const MORE_CHINESE_BODIES =
  '小孩 滑雪者 木箱 行李箱 货箱 石块 铁块 金属块 小环 圆环 环 骑手 跳伞者 公交车 地铁列车 动车 高铁 缆车 吊篮 升降机 小圆环 滑雪板 雪车 平板车 卡丁车 皮划艇 学生 男孩 女孩 重物 砝码 小物体 小木块 珠子 小珠 货物 包裹 挂车 牵引车 拖挂车 房车 越野车 面包车';
