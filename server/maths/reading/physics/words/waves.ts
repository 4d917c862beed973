export const WAVES =
  'wave waves sound sound-wave light water radio electromagnetic microwave microwaves infrared infra-red ultraviolet x-ray x-rays gamma ray rays radiation laser visible red blue green yellow violet orange ' +
  'musical note tuning-fork tuning fork string rope slinky spring ripple-tank ripples sea ocean ultrasound ultrasonic seismic progressive transverse longitudinal signal station broadcasts broadcast transmitter transmits transmitted aerial mobile-phone mobile phone wifi bluetooth oven ' +
  'travel travels travelling traveling moves moving propagates propagate passes-through passing-through passes passing pass-through speed in-air in-a-vacuum in-vacuum vacuum free-space air glass emits emitted emit source produces produced vibrates-at oscillates-at loudspeaker bat dolphin whale ' +
  'power beam area falls incident falls-on lamp sun sunlight solar-panel panel spread over detector perpendicular-to-the-beam delivers strikes ' +
  'polarised plane-polarised polarized plane-polarized polariser polarizer polarising-filter polarizing-filter polarising polarizing filter analyser sheet polaroid transmission-axis axis plane-of-polarisation plane-of-polarization angle-to ' +
  'between direction-of-polarisation direction at-an-angle at-an-angle-of to-the-transmission-axis transmission intensity linearly ' +
  'siren ambulance police-car police fire-engine train whistle horn alarm sounds sounding sounded towards directly-towards approaches approaching away away-from directly-away moves-away moving-away recedes receding ' +
  'stationary-observer a-stationary-listener stationary-listener stationary-person stationary-detector stationary-microphone stationary-receiver observer listener microphone heard hears detected received measured constant steady speed-of at-a-constant still-air platform ' +
  '波 声波 水波 光波 光 电磁波 无线电波 微波 红外线 紫外线 x-射线 γ-射线 激光 红光 蓝光 绿光 黄光 紫光 一束光 声音 超声波 横波 纵波 机械波 波源 声源 介质中 空气中 在空气中 真空中 在真空中 水中 传播 传播速度 广播 电台 电台的 发射 发射的 发出 发出的 音叉 绳 绳上 琴弦 海浪 水面 ' +
  '光束 照射 照射在 照到 面积 上 偏振光 线偏振光 平面偏振光 偏振 偏振片 通过 透过 透振方向 透射轴 偏振方向 夹角 角 成 与偏振方向 与透振方向 透射 入射 ' +
  '救护车 警车 消防车 警笛 汽笛 喇叭 火车 驶向 驶近 靠近 接近 远离 驶离 驶 离开 静止的观察者 静止观察者 观察者 听者 听到 听到的 观测到 观测到的 接收到 接收到的 鸣笛 行驶 匀速 运动 以 朝 向 的声音 声速';

export const SUPERPOSITION =
  'light laser monochromatic coherent passes-through passes pass passing falls incident shone shines normally perpendicularly normal on-a onto diffraction grating gratings order maximum maxima bright beam red green blue yellow violet orange sodium helium-neon hydrogen source lamp ' +
  'double-slit two-slit young-slits youngs-slits young double slits slit experiment double-slits two two-slits pair-of screen fringe fringes pattern interference interference-pattern observed formed seen produced placed apart apart-and are-apart separation spacing between the-slits-and-the-screen ' +
  'angle at-an-angle at-an-angle-of occurs is-at to-the-normal from-the-normal with-the-normal to-the-central-maximum from-the-central-maximum central diffracted diffraction-angle illuminated illuminates away-from-the-slits from-the-slits away slits-which distance used arrangement set-up setup apparatus is-used ' +
  '光 单色光 激光 红光 绿光 蓝光 黄光 钠光 垂直 垂直入射 入射 垂直照射 照射 到 通过 衍射 光栅 光栅上 衍射光栅 双缝 双缝实验 双缝干涉 双缝干涉实验 杨氏双缝 杨氏双缝实验 干涉 实验 屏 屏上 光屏 条纹 明条纹 亮条纹 级 主极大 极大 明纹 角度 衍射角 缝 的间距 双缝到光屏的距离 到光屏的距离 相邻 两缝 两缝间距 两条缝';

export const QUANTUM =
  'photon photons a-photon light laser ultraviolet infrared infra-red visible x-ray x-rays gamma ray rays gamma-ray gamma-rays radiation electromagnetic radio microwave red blue green yellow violet orange emitted emits emit by in-a-vacuum beam pointer ' +
  'metal metals sodium zinc caesium potassium lithium magnesium copper aluminium calcium silver surface incident falls shines shone illuminated illuminates strikes is-incident photoelectric photoelectrons photoelectron electrons emitted-electrons photoemission effect plate of-a-metal release ' +
  'electron proton neutron moving moves travelling travels traveling beam-of speed particle dust ball bullet associated with-it wave matter-wave de-broglie wavelength of-it each-photon each-photon-of ' +
  'an-atom source lamp led neon helium hydrogen ' +
  '光子 的光子 光 激光 紫外线 紫外光 红外线 可见光 红光 蓝光 绿光 黄光 紫光 x-射线 γ-射线 电磁波 电磁辐射 辐射 单色光 一束光 金属 该金属 金属的 金属表面 钠 锌 铯 钾 钙 铜 照射 照射到 照射在 入射光 入射 光电效应 光电子 逸出 逸出的 发射 发射的 发出 发出的 ' +
  '电子 质子 中子 运动 的电子 的质子 的中子 每个光子 一个光子 光电子的 物质波 德布罗意 表面';
