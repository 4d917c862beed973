const COMPONENTS =
  'resistor lamp bulb light-bulb filament-lamp filament heater electric-heater kettle toaster iron oven hairdryer hair-dryer fan television tv computer laptop fridge motor device appliance component element heating-element thermistor diode-in led car-headlamp headlamp torch cooker immersion ' +
  'cell battery supply power-supply source mains mains-supply electric electrical circuit terminals across applied connected connects connecting connected-to-a attached joined wire wires conductor ' +
  'passes passing through flows flow flowing carries carrying carried draws drawn supplies supplied delivers delivered drives driven provides provided is-passed passed steady constant current ' +
  '电阻 电阻器 灯泡 灯 小灯泡 灯丝 电热器 加热器 电热水壶 电水壶 电吹风 电饭煲 电炉 电熨斗 电视机 电风扇 电动机 用电器 电器 元件 导体 导线 电池 电源 电路 两端 两端的 加在 接 接在 接到 接上 连接 连接到 相连 通过 通过的 流过 流过的 中的 恒定 稳定 稳恒 电路中 电路中的 电源上 通有 通以 ';

export const ELECTRICITY =
  COMPONENTS +
  'drops-to-# falls-to-# rises-to-# rated rated-at marked labelled operates operating operated works working at-its normal is-on on-for used left-on is-used left switched-on is-switched-on turned-on runs during dissipated transferred converted used-by consumed generated rate-of power energy electrical-energy heat produced develops dissipates transfers uses ' +
  'copper nichrome aluminium constantan tungsten silver steel metal metallic uniform cross-section cross-sectional material made circular cylindrical rod cable electron electrons free-electrons charge-carriers drift drift-speed mean number per-unit-volume semiconductor carriers ' +
  'charge moves moved circuit point point-in-the-circuit ammeter voltmeter reads reading shows phone mobile lightning stroke flash cloud ground hour in-the-wire flows-past lasts in-a-time in-a-time-of ends room-temperature joules coulomb every-second ' +
  '正常工作 正常发光 额定 额定电压 额定功率 额定电流 标有 工作 工作时 用 消耗 消耗的 产生 产生的 释放 转化 转化的 电能 热量 时间 所用 内 #-内 铜 铜导线 铜线 铝 镍铬 合金 金属 金属丝 金属导线 均匀 自由电子 电子 电流表 电压表 示数 读数 电荷 通过导线 横截面 横截面的 长 通电 该灯泡 这个电阻 该电阻 这个灯泡 该导线 的材料 制成 由 雷电 闪电';

export const CIRCUITS =
  COMPONENTS +
  'internal internal-resistance external load in-series in-series-with series in-parallel parallel with-a two both resistors together variable-resistor terminals its-terminals voltmeter-across in-the-circuit ' +
  '内阻 外电阻 外电路 外 串联 并联 串联在一起 两个 总电阻 端 电动势 供给 提供 提供的 组成 构成 闭合电路 输出 输出的 为电池 供电 时';

export const FIELDS =
  'charge charges point-charge point-charges point isolated positive positively charged placed situated electric field fields uniform-electric-field uniform force between two parallel-plates parallel-metal-plates parallel metal plates pair-of horizontal-plates vertical-plates plate separated separated-by separation apart ' +
  'distance vacuum in-a-vacuum free-space in-free-space in-air electron proton ion particle oil-drop droplet dust sphere small-sphere spheres metal-sphere conducting conducting-sphere surface at-the-surface at-its-surface acts acting act exerted experienced experiences electric-force electrostatic coulomb due-to strength potential at-a-point at-a-distance from ' +
  'across applied connected each-other on-each-other on-the-charge magnitude attraction repulsion gap potential-difference carries hydrogen-nucleus nucleus supply ' +
  '点电荷 电荷 一个点电荷 两个点电荷 两 两个 带电 带电体 正电荷 带正电 带电粒子 电子 质子 油滴 电场 电场中 匀强电场 匀强电场中 真空中 在真空中 真空 放置 放在 位于 平行板 平行金属板 两平行板 两平行金属板 金属板 极板 两极板 两板 之间 之间的 间 间的 相距 处 处的 受到 受到的 所受 所受的 它们之间 它们之间的 相互作用 作用 产生 产生的 电场力 库仑力 静电力 距 距离 与 该点 距该点电荷 距离点电荷 两点电荷 两板间 板间 加 电压 电势差 板间的';

export const CAPACITORS =
  'capacitor capacitors rises-to-# charged fully-charged is-charged charge connected connected-to across supply power-supply battery cell source stored stores stored-on stored-in stored-by on-it holds carries plates each-plate on-its-plates when voltage voltages between-its-plates between-the-plates ' +
  'discharge discharges discharged discharging resistor through time-constant circuit after-# after-a-time after-a-time-of after decay for-the rc r-c series with flash camera defibrillator parallel in-parallel in-series two both energy fixed resistance ' +
  '电容器 电容器的 一个电容器 充电 充电到 充电至 被充电 充满电 接 接在 接到 连接 连接到 电源 电池 电源上 两端 两端的 两极板 极板 储存 储存的 所储存 所储存的 带 带电 带有 带电荷 电路 电路的 放电 通过电阻 通过 电阻 后 #-后 #-后的 经过 时间 串联 并联 两个 极板间 加';

export const MAGNETISM =
  'wire straight conductor rod cable carries carrying current placed lies situated held at-right-angles right-angles perpendicular perpendicularly normal normally uniform magnetic field fields force acts acting experiences experienced exerted on-the-wire on-it angle makes at-an-angle at-an-angle-of to-the-field to-the-magnetic-field with-the-field ' +
  'to-the-direction-of direction-of-the direction horizontal vertical copper section piece-of earth overhead power-line ' +
  'electron electrons proton protons ion particle charged-particle charged charge moves moving move travels travelling traveling enters entering region speed circle circular path arc orbit beam mass velocity of-its of-the-path in-a-circle follows radius ' +
  'coil flat-coil flat circular-coil rectangular loop square solenoid turns turn number-of-turns flux flux-linkage linkage through-it through flux-through plane-of-the-coil plane area cross-sectional-area wire-loop ' +
  'change induced emf in-the-coil in-a-time in-a-time-of over-a-time magnetic-flux changes-by ' +
  'hall probe slice semiconductor thickness charge-carriers free-electrons carriers number-density thin strip copper-strip across per-unit-volume ' +
  '导线 直导线 通电导线 通电直导线 导体 导体棒 金属棒 通有 通以 电流 放在 放置 置于 处于 磁场 磁场中 匀强磁场 匀强磁场中 磁感应强度 垂直 垂直于 与磁场垂直 与磁场方向垂直 与磁场方向 磁场方向 与磁场 方向 成 角 夹角 进入 射入 垂直进入 垂直射入 垂直于磁场 运动 在磁场中 做 圆周运动 匀速圆周运动 轨道 轨迹 圆 电子 质子 离子 粒子 带电粒子 ' +
  '线圈 线圈的 匝 矩形线圈 圆形线圈 线框 面积 平面 线圈平面 穿过 穿过线圈 通过 通过线圈 感应 变化 内 #-内 时间 所用时间 在 平均 霍尔 霍尔探头 霍尔元件 薄片 半导体 载流子 所受 所受的 受到 受到的 安培力 洛伦兹力 洛伦兹力的';

export const ALTERNATING =
  'alternating alternating-current alternating-voltage alternating-supply a-c ac sinusoidal sinusoidally sine supply mains mains-supply mains-voltage mains-electricity current voltage power-supply source generator output resistor resistance heater lamp bulb kettle load across passes through connected connected-to-a carries has-a dissipated in-the-resistor ' +
  'potential-difference delivered household oscilloscope shows in-the-heater electric developed rated produces circuit ' +
  '正弦 正弦交流电 正弦交变电流 正弦交变电压 正弦式 交流电 交流 交变电流 交变电压 交流电压 交流电流 交流电源 交流电的 电源 家庭 市电 家用 峰值 最大值 有效值 电流的 电压的 通过 电阻 电阻器 灯泡 电热器 加热器 接在 连接 接到 两端 消耗 消耗的 上 产生的 发电机 输出 输出的 电压 电流';
