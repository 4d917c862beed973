/** Chinese words for properties | the properties that they may be, the first that a thing has. */
const TABLE = `
  质量 | mass
  重力, 重量, 重, 所受重力, 所受的重力 | weight
  速度, 速率, 运动速度, 行驶速度, 飞行速度 | velocity, speed, orbital speed
  当时的速度 | final velocity, final speed, velocity, speed, orbital speed
  波速, 传播速度, 传播速率, 声速, 波的传播速度 | wave speed, speed
  初速度, 初速率, 初速, 初始速度, 起始速度 | initial velocity, initial speed, speed of projection
  末速度, 末速率, 最终速度, 最后的速度, 落地速度, 落地时的速度, 着地速度 | final velocity, final speed
  平均速度, 平均速率 | average velocity, average speed
  加速度 | acceleration
  减速度 | deceleration
  位移 | displacement
  距离, 路程, 行驶的距离, 行驶的路程, 运动的距离, 通过的距离, 通过的路程, 滑行的距离, 滑行距离, 下落的高度, 下落的距离 | distance, displacement, separation
  时间, 所用时间, 所需时间, 所用的时间, 所需的时间, 运动时间, 运动的时间, 下落时间, 下落的时间, 飞行时间, 飞行的时间, 通电时间, 加热时间 | time
  动量 | momentum
  动能 | kinetic energy
  合力, 合外力, 所受合力, 所受的合力, 所受合外力, 所受的合外力 | resultant force
  牵引力, 驱动力 | driving force
  阻力, 所受阻力, 所受的阻力 | resistance
  平均阻力, 所受的平均阻力 | average resistance
  摩擦力, 平均摩擦力 | frictional force
  输入功率 | input power
  效率, 总效率 | efficiency
  斜坡倾角, 倾角 | slope angle
  上升的高度, 升高的高度 | rise, vertical displacement
  克服阻力做的功, 克服阻力所做的功, 克服摩擦力做的功, 克服摩擦力所做的功 | work against resistance
  增加的动能, 动能的增加量, 动能增加量, 动能的增量, 获得的动能 | gain in kinetic energy
  减少的动能, 动能的减少量, 动能减少量, 损失的动能 | loss of kinetic energy
  增加的重力势能, 重力势能的增加量, 重力势能增加量, 增加的势能, 势能的增加量, 获得的重力势能 | gain in potential energy
  减少的重力势能, 重力势能的减少量, 重力势能减少量, 减少的势能, 势能的减少量, 损失的重力势能 | loss of potential energy
  做的功, 所做的功, 做功 | work done, work done by the engine
  平均功率 | average power, mean power
  抛出速度, 抛射速度, 抛出时的速度, 发射速度 | speed of projection, initial velocity
  抛射角, 仰角, 抛出角 | angle of projection
  初速度的水平分量, 初速度水平分量, 水平初速度 | initial horizontal velocity
  初速度的竖直分量, 初速度竖直分量, 竖直初速度 | initial vertical velocity
  水平速度, 速度的水平分量, 水平分速度 | horizontal velocity
  竖直速度, 速度的竖直分量, 竖直分速度 | vertical velocity
  水平位移, 水平距离, 水平方向的位移 | horizontal displacement
  竖直位移, 竖直方向的位移 | vertical displacement
  高度, 高 | height, vertical displacement
  角速度, 角速率 | angular speed
  周期, 运动周期, 振动周期, 旋转周期 | period, orbital period
  公转周期, 轨道周期, 运行周期 | orbital period, period
  向心加速度 | centripetal acceleration
  向心力 | centripetal force
  线速度, 线速率 | speed, orbital speed
  密度 | density
  深度 | depth
  压强, 气压 | pressure
  体积, 容积 | volume
  劲度系数, 弹簧常量, 弹簧常数, 劲度, 弹性系数 | spring constant
  弹力, 拉力, 张力 | tension, force
  力 | force
  伸长量, 伸长, 伸长了, 压缩, 压缩了, 被压缩, 被拉长, 形变量, 压缩量, 伸长的长度, 压缩的长度 | extension
  弹性势能, 储存的弹性势能, 应变能, 储存的应变能 | elastic energy
  长度, 长, 总长 | length, original length
  原长, 原长度, 自然长度 | original length, unstretched length, length
  横截面积, 截面积, 横截面的面积, 面积 | area
  直径, 横截面直径 | diameter
  半径, 圆周半径, 球半径, 圆周的半径, 轨迹半径, 轨迹的半径, 圆轨迹的半径 | radius
  轨道半径 | orbital radius, radius
  应力, 拉伸应力 | stress
  应变, 拉伸应变 | strain
  杨氏模量, 弹性模量, 杨氏弹性模量 | Young modulus
  电阻, 阻值, 电阻值 | resistance
  电流, 电流强度, 恒定电流, 工作电流 | current
  电势差, 电压, 电位差, 电压降 | potential difference, voltage
  功率, 电功率, 消耗的功率, 消耗的电功率, 消耗功率, 输出功率, 额定功率, 发热功率, 热功率 | power, power in the load
  电荷量, 电荷, 电量, 所带电荷量, 所带的电荷量, 所带电荷, 所带的电荷, 带电量, 所带电量, 带的电荷量, 储存的电荷量, 储存的电荷 | charge
  能量, 电能, 消耗的电能, 消耗的能量, 产生的热量, 产生的焦耳热, 放出的热量, 转化的电能 | energy
  储存的能量, 储存的电能, 储能 | energy
  电动势 | emf
  内阻, 内电阻 | internal resistance
  电阻率 | resistivity
  数密度, 自由电子数密度, 自由电子的数密度, 载流子数密度, 载流子的数密度, 单位体积内的自由电子数, 单位体积内自由电子的数目, 单位体积的自由电子数, 自由电子数密度, 单位体积内的载流子数, 单位体积内载流子的数目, 电子的数密度 | number density
  漂移速度, 平均漂移速度, 漂移速率, 平均漂移速率, 定向移动速率, 定向移动的速率, 定向移动的平均速率, 漂移的平均速度, 自由电子的漂移速度, 自由电子的漂移速率, 自由电子的平均漂移速度, 自由电子的平均漂移速率, 电子的平均漂移速度, 电子的平均漂移速率, 电子的漂移速度, 载流子的平均漂移速度, 载流子的平均漂移速率, 电子漂移速度 | drift speed
  路端电压, 端电压, 输出电压 | terminal potential difference, potential difference
  内电压, 内阻上的电压, 损失的电压 | lost volts
  外电阻, 外电路电阻, 外电路的电阻, 外电路的总电阻, 负载电阻 | load resistance
  外电路消耗的功率, 外电路的功率, 输出的功率 | power in the load
  内阻消耗的功率, 内阻上消耗的功率, 内部消耗的功率 | power wasted
  总功率 | total power
  短路电流, 最大电流 | maximum current, peak current
  电容, 电容量 | capacitance
  时间常数, 时间常量 | time constant
  初始电压, 起始电压, 初始电势差, 初始时的电压 | initial potential difference
  初始电荷量, 初始电荷, 起始电荷量 | initial charge
  初始电流, 起始电流, 初始放电电流 | initial current
  电场强度, 场强 | field strength
  电势 | potential
  频率, 振动频率 | frequency
  角频率, 圆频率 | angular frequency
  峰值电压, 最大电压, 电压的峰值, 电压峰值, 电压的最大值, 电压最大值 | peak voltage
  电压的方均根值, 方均根电压, 电压的有效值, 电压有效值, 有效电压, 均方根电压 | rms voltage
  峰值电流, 电流的峰值, 电流峰值, 电流的最大值 | peak current
  电流的方均根值, 方均根电流, 电流的有效值, 电流有效值, 有效电流 | rms current
  最大功率, 峰值功率 | peak power
  消耗的平均功率, 平均电功率 | mean power
  温度, 热力学温度, 绝对温度 | temperature
  表面温度 | surface temperature, temperature
  物质的量, 摩尔数 | amount
  分子数, 分子的数目, 分子总数, 分子数目 | number of molecules
  分子质量, 每个分子的质量, 一个分子的质量 | molecular mass
  摩尔质量 | molar mass
  方均根速率, 方均根速度, 分子的方均根速率, 均方根速率 | rms speed
  平均动能, 平均平动动能, 分子的平均动能, 分子的平均平动动能, 分子平均动能 | mean kinetic energy
  内能 | internal energy
  内能的增加量, 内能增加量, 增加的内能, 内能的增量, 内能的变化, 内能的变化量 | increase in internal energy
  吸收的热量, 吸热, 吸收的能量, 获得的热量, 所需的热量, 所需热量, 需要的热量, 需要吸收的热量, 供给的热量 | heat supplied, energy
  热量, 所需的能量, 所需能量, 提供的能量, 需要的能量 | energy, heat supplied
  散失的热量, 损失的热量, 放热 | heat lost
  外界对气体做的功, 外界对气体所做的功, 外界对其做的功 | work done on it
  对外做的功, 对外所做的功, 对外界做的功, 对外界所做的功, 对外做功 | work done by it
  体积的增加量, 体积增加量, 增加的体积 | increase in volume
  升高的温度, 温度的升高, 温度升高量, 温度的变化, 温度变化, 温度的变化量, 温度的升高量 | rise in temperature
  比热容 | specific heat capacity
  比潜热, 比汽化潜热, 汽化比潜热, 比熔化潜热, 熔化比潜热, 汽化热, 熔化热, 比汽化热, 比熔化热 | specific latent heat
  振幅 | amplitude
  最大加速度, 加速度的最大值 | maximum acceleration
  最大速度, 最大速率, 速度的最大值, 速率的最大值 | maximum speed
  总能量, 总机械能, 振动能量, 振动的总能量 | total energy
  磁通密度, 磁感应强度 | flux density
  磁通量 | flux
  磁链, 磁通匝链数 | flux linkage
  匝数 | number of turns
  平均感应电动势, 感应电动势的平均值 | average induced emf
  感应电动势 | induced emf, average induced emf
  磁场力, 安培力, 洛伦兹力, 所受的磁场力, 所受的安培力, 所受磁场力, 所受安培力, 所受的洛伦兹力 | magnetic force
  电场力, 所受电场力, 所受的电场力, 静电力 | electric force, force on the charge
  霍尔电压 | Hall voltage
  厚度, 厚 | thickness
  动摩擦因数, 摩擦因数, 动摩擦系数, 摩擦系数 | coefficient of friction
  引力势能, 重力势能 | gravitational potential energy
  声阻抗 | specific acoustic impedance
  引力, 万有引力 | gravitational force
  机械能 | total energy
  质量亏损 | decrease in mass
  释放的能量, 放出的能量 | energy released, energy transferred
  波长 | wavelength
  强度, 光强, 声强 | intensity
  相位差 | phase difference
  双缝间距, 缝间距, 双缝的间距, 两缝间距, 两缝间的距离, 两缝之间的距离, 狭缝间距, 双缝间的距离 | slit separation
  条纹间距, 相邻亮条纹间距, 相邻亮条纹的间距, 相邻亮条纹间的距离, 相邻亮条纹之间的距离, 相邻亮纹的间距, 相邻亮纹间距, 相邻暗条纹的间距, 相邻暗条纹间的距离, 相邻条纹的间距, 相邻条纹间的距离, 相邻明条纹的间距, 干涉条纹间距, 干涉条纹的间距, 相邻两条亮条纹的间距, 相邻两条亮条纹间的距离, 相邻两条亮条纹之间的距离 | fringe separation
  到屏的距离, 到光屏的距离, 与屏的距离, 到屏幕的距离, 与光屏的距离, 与屏之间的距离, 到观察屏的距离, 缝到屏的距离, 双缝到屏的距离, 双缝到光屏的距离, 双缝与屏的距离, 双缝与光屏的距离, 双缝与屏之间的距离 | distance to the screen
  光栅常数, 光栅常量, 相邻刻线间距, 相邻刻线的间距, 刻线间距, 相邻狭缝的间距, 缝间的距离 | line spacing
  每米刻线数, 每米的刻线数 | lines per metre
  级次 | order
  衍射角 | angle
  板间距离, 间距, 板间距, 两板间距, 两板间的距离, 两板之间的距离, 板间的距离 | separation
  引力场强度, 表面的引力场强度, 重力场强度 | field strength
  引力势 | potential
  到球心的距离, 到中心的距离, 到地心的距离 | distance from the centre
  离地高度, 离地面的高度, 距地面的高度, 距地面高度, 离表面的高度, 到地面的高度 | height above the surface
  最大高度, 上升的最大高度 | maximum height
  逃逸速度, 逃逸速率 | escape speed
  轨道速度, 轨道速率, 环绕速度, 运行速度, 运行速率 | orbital speed
  德布罗意波长, 物质波波长 | de Broglie wavelength
  加速电压, 加速电势差 | accelerating potential difference
  逸出功 | work function
  截止频率, 极限频率, 阈频率 | threshold frequency
  截止波长, 极限波长, 阈波长 | threshold wavelength
  最大动能, 最大初动能 | maximum kinetic energy
  光子能量, 光子的能量, 入射光子的能量, 每个光子的能量 | photon energy
  半衰期 | half-life
  衰变常量, 衰变常数 | decay constant
  核数, 原子核数, 核的数目, 原子核数目, 未衰变的核数, 放射性核的数目, 原子核的数目 | number of nuclei
  初始核数, 最初的核数, 初始原子核数 | initial number of nuclei
  放射性活度, 活度 | activity
  初始活度, 最初的活度, 初始放射性活度 | initial activity
  哈勃常数, 哈勃常量 | Hubble constant
  退行速度, 退行速率, 远离地球的速度, 远离地球的速率, 远离我们的速率, 远离我们的速度 | recession speed
  波长的改变量, 波长的变化量, 波长改变量, 波长的增加量, 波长的变化 | change in wavelength
  到地球的距离, 与地球的距离, 离地球的距离, 距地球的距离 | distance
  宇宙的年龄, 宇宙年龄 | age of the Universe
  光度 | luminosity
  辐射通量强度, 辐射通量密度 | radiant flux intensity
`;

const cellsOf = (cell: string): string[] => cell.split(',').map((one) => one.trim());

/** What a Chinese word for a property may mean. */
export const CHINESE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [words, names] = line.split('|') as [string, string];
      return cellsOf(words).map((word) => [word, cellsOf(names)] as const);
    }),
);
