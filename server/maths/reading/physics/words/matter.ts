export const THERMAL =
  'heat heated heats heating heat-up warms warmed raise raises raised raising increase increases temperature temperature-of rise rises thermal energy supplied supply supplies required needed needs absorbed absorbs gained transferred given-out released provides provided ' +
  'water metal copper aluminium aluminum iron steel lead brass gold silver glass oil alcohol ethanol liquid solid substance material ice steam wax air concrete sand stone mercury sample kettle heater electric electric-heater immersion saucepan pan cup tea cylinder radiator bath ' +
  'from from-# by-# to-# specific specific-heat melt melts melted melting completely-melt melt-completely boil boils boiled boiling boil-away boils-away evaporate evaporates vaporise vaporises vaporised vaporize freeze freezes into-steam into-water to-steam to-water change changes turn turns convert ' +
  'completely at-its-melting-point at-its-boiling-point at-its-freezing-point at-the-boiling-point at-the-melting-point without-a-change-in-temperature without-change-of-temperature fusion vaporisation latent-heat latent specific-latent-heat mass-of state of-ice cools cool cooled copper-block change-of in-temperature ' +
  '水 的水 冰 的冰 水蒸气 金属 金属块 铝块 铜块 铁块 铝 铜 铁 铅 油 酒精 液体 固体 物质 某物质 这种物质 该物质 该金属 加热 加热到 加热至 升高 升高了 升高到 升温 升至 温度 从 温度从 温度升高 由 降低 使 使其 完全 全部 熔化 融化 汽化 蒸发 成 成水 成水蒸气 变成 吸收 吸收的 放出 放出的 提供 需要 需 所需 所需的 需要的 需要吸收 需要的热量 热量 热 电热器 比热 物体 熔化热 汽化热 比潜热 潜热 吸热';

export const GASES =
  'gas gases ideal an-ideal ideal-gas cylinder container vessel flask tank bottle balloon tyre bicycle-tyre room box holds contains contained containing contain occupies occupy has filled fixed-volume rigid sealed sealed-container closed oxygen nitrogen helium hydrogen argon neon carbon-dioxide air methane monatomic ' +
  'pressure volume temperature amount moles mole mol molecule molecules atom atoms particles number of-gas energy speed density exerted exerts in-it by-the-gas present of-molecules inside constant-temperature at-atmospheric-pressure ' +
  '气体 的气体 理想气体 某气体 一定质量 一定量 某种气体 该气体 容器 容器中 容器内 气缸 气缸中 气瓶 瓶 密闭 密闭容器 装有 内有 内 含有 充有 充入 氧气 氮气 氦气 氢气 空气 氩气 单原子 分子 个分子 分子的 气体分子 气体分子的 物质的量 平均 平动 体积 温度 压强 密度 中有 个';

export const THERMODYNAMICS =
  'gas ideal ideal-gas an-ideal heat is-heated-with thermal energy absorbs supplied work done by-the-gas on-the-gas expands expanding expansion expand constant at-constant-pressure constant-pressure against-a-constant-pressure at-a-constant-pressure internal internal-energy ' +
  'compressed is-compressed compression piston cylinder system during process on-the-surroundings on-its-surroundings surroundings to-the-gas change increase volume pressure is-done fixed-mass-of atmosphere ' +
  '气体 理想气体 一定质量 一定质量的气体 一定质量的理想气体 外界 对气体 气体对外 气体对外界 对外 对外界 做功 做 做了 的功 热量 的热量 内能 膨胀 膨胀过程 压缩 被压缩 恒定 恒定压强 恒定压强下 恒压 等压 等压膨胀 在恒压下 下 压强不变 过程 过程中 变化 变化量 增加量 的变化 体积 压强 活塞 气缸 系统 所做 所做的功 的变化量';

export const NUCLEAR =
  'radioactive source sample isotope radioisotope nuclide radionuclide nucleus nuclei atoms undecayed unstable half-life decay decays decaying constant activity initial after after-# after-a-time after-a-time-of contains contain containing has number-of at-time ' +
  'iodine cobalt carbon caesium strontium technetium radium uranium radon polonium americium potassium phosphorus sodium plutonium tritium thorium mass defect mass-defect binding nuclear reaction fusion fission process energy released energy-released equivalent is-equivalent convert converted corresponds corresponding ' +
  'beta gamma emitter of-radioactive medical tracer laboratory helium deuterium wood alpha ' +
  '放射性 放射源 放射性样品 样品 样品的 某样品 同位素 放射性同位素 某放射性同位素 元素 放射性元素 某放射性元素 原子核 放射性原子核 未衰变 核 个原子核 个 含有 含 衰变 初始 最初 开始时 后 #-后 #-后的 经过 时间 的活度 核反应 反应 中 质量 亏损 释放 释放的 能量 相当 相当于 等价 等效 碘 钴 碳 镭 铀 氡 钋 该样品 某放射源 该放射源 聚变 裂变 反应中 核反应中';

export const MEDICAL =
  'x-ray x-rays x ray rays beam ultrasound ultrasonic gamma radiation tissue soft-tissue soft muscle fat bone skin blood air gel water brain lead aluminium sheet layer block metal material body-tissue passes-through passes pass passing through incident enters transmitted emerges emerging of-thickness thickness travels in-the in-bone in-tissue falls-from initial ' +
  'acoustic impedance specific sound speed sound-in absorber parallel collimated monochromatic intensity attenuation coefficient linear depth density medium of-air ' +
  'x-射线 γ-射线 射线 超声波 声波 组织 软组织 肌肉 脂肪 骨 骨骼 骨头 皮肤 血液 空气 水 铅板 铝板 介质 物质 穿过 通过 透过 入射 透射 强度 厚 厚度 后 声速 中的 材料 该组织 在骨骼中 传播 传播速度';
