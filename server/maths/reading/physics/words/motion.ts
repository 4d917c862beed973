export const KINEMATICS =
  'accelerate accelerates accelerated accelerating decelerate decelerates decelerated decelerating retards acceleration deceleration ' +
  'speeds-up slows slows-down slowing slowing-down slowed brake brakes braking braked its-brakes the-brakes applies-its-brakes ' +
  'applies-the-brakes brakes-are-applied uniformly uniform constant steady steadily constantly at-a-rate-of at-a-constant-rate at-a-steady-rate ' +
  'travel travels travelled traveled travelling traveling move moves moved moving motion run runs ran running walk walks walked walking ' +
  'drive drives driven driving cover covers covered covering start starts started starting begin begins beginning journey trip race ' +
  'reach reaches reached reaching attain attains rolls rolling slides sliding sail sails flies flying goes going passes passing cycles ' +
  'once-round-a-circular-track round-a-circular-track moon on-the-moon on-mars mars before-it before-it-stops before-coming before-stopping after-accelerating increases-its-speed increases-its-velocity reduces-its-speed changes-its-speed increases-in-speed increase-its-speed speed-increases velocity-increases speed-decreases ' +
  'velocity-decreases reduce-its-speed during time-taken stopping stopping-distance braking-distance after-# after-a-time over over-a-distance during-this-time in-this-time ' +
  'straight line along road track path runway motorway highway street rail rails horizontal-road level-road north south east west northwards ' +
  'southwards eastwards westwards due-north due-south due-east due-west left right to-the-right to-the-left forwards ' +
  'dropped falls fall falling fell free-fall freely released let-fall hits hit hitting strikes strike striking lands landing impact on-impact just-before just-as ' +
  'ground floor sea water-surface hits-the-water earth gravity thrown projected launched fired upwards upward vertically vertical upwards-at ' +
  'throws throw launch downwards downward cliff tower building bridge well roof window balcony top high height maximum-height greatest-height highest-point ' +
  'to-reach reaching-its rises rise rising later-# plane aircraft aeroplane airplane jet rocket ship boat horse dog cheetah athlete runner sprinter ' +
  'swimmer skier skater driver motorist pilot bullet arrow electron proton sledge racing sports athletics takes-off take-off landing-speed takeoff off-the-runway it-take ' +
  'swims journey-of metre-race #-later of-travel is-travelling ' +
  '做 匀加速 楼顶 塔顶 悬崖 悬崖顶 楼 塔 桥上 井口 井 匀减速 匀变速 匀速 加速 减速 直线 运动 匀加速直线运动 匀减速直线运动 匀变速直线运动 匀速直线运动 匀加速运动 匀减速运动 直线运动 ' +
  '刹车 刹车后 紧急刹车 行驶 行进 前进 运行 通过 经过 经 历时 走 走过 走了 跑 跑完 跑过 骑行 滑行 滑行距离 飞机 起飞 离地 飞行 开始 出发 起动 启动 ' +
  '自由下落 自由落体 自由落体运动 下落 落下 落地 落地时 落到地面 落到地面时 着地 着地时 到达地面 到达地面时 释放 落至地面 所用 所需 所经过 ' +
  '竖直上抛 竖直向上抛出 竖直向上 竖直 抛出 向上抛出 上升 上升的 能上升 高处 高度处 高 地面 离地面 到达 达到 达到的 到达的 能达到 落到 楼的 最高点 时间 最大高度 ' +
  '前-# 前-#-内 前-#-内的 #-内 #-内的 #-末 #-末的 #-后 #-后的 #-时 沿 沿直线 沿平直公路 平直公路 平直公路上 平直的公路 公路 公路上 轨道上 跑道 跑道上 水平路面 水平公路 水平面上 水平轨道 动车 高铁 船 电子 子弹 滑雪者 ' +
  '增加到 增大到 加速到 加速至 减速到 减速至 增至 减至 提高到 速度 位移 加速度 向东 向西 向南 向北 向右 向左';

export const DYNAMICS =
  'force forces act acts acting acted on-which applied applies pull pulls pulled pulling push pushes pushed pushing exert exerts exerted ' +
  'gives-it gives gave cause causes caused produce produces produced produces-an accelerate accelerates accelerated accelerating acceleration ' +
  'constant single horizontal horizontally smooth frictionless surface floor table track ground along straight-line straight road ' +
  'upwards upward downwards downward vertically cable tension lift elevator rope ' +
  'moving moves move travelling travels traveling motion speeds-up running runs rolls rolling slides sliding kicked hit changes-so-that changes momentum ' +
  'contact in-contact during over after engine resultant net unbalanced newton second law second-law-of-motion newton-second-law gravity earth near-the-surface surface-of-the-earth ' +
  'planet moon mars weighs weigh fired bullet rifle gun arrow football tennis cricket golf hockey rugby snooker bowling basketball stick racket club puck electron proton ' +
  'aircraft aeroplane rocket ship boat sledge skater runner athlete sprinter driver apple dog astronaut sugar potatoes rice flour load machine suitcase fish cat elephant football-player ' +
  'footballer player kicks hits strikes throws catches interval lasts lasting for-a-time for-a-time-of in-a-time in-a-time-of acts-on magnitude-of ' +
  '力 合力 合外力 作用 作用下 作用于 作用在 的作用 在-# 受 受到 获得 产生 产生的 引起 加速 向上 向下 运动 加速运动 做匀加速运动 匀加速 匀加速运动 匀加速直线运动 水平 水平面 光滑 光滑的 光滑水平面 光滑水平面上 ' +
  '水平地面 地面 桌面 拉 推 拉着 推着 电梯 升降机 缆绳 钢缆 绳 绳子 绳的 绳子的 缆绳的 行驶 行星 月球 月球上 火星 地球 地球上 地球表面 子弹 足球 网球 篮球 踢 击打 一个力 恒力 水平力 水平恒力 作用时间 所受 所受的 所受到的 ' +
  '受到的 受力 牛顿第二定律 苹果 电子 质子 飞机 火箭 宇航员 物品 行李 具有 具有的 物体的 运动的 水平拉力 水平推力';

export const FORCES =
  'force acts acting applied applies apply exert exerts exerted pushes pulls pushed pulled perpendicular perpendicularly at-right-angles distance pivot hinge hinges nut bolt axis axle fulcrum spanner wrench ' +
  'gate about-the-centre about-the-center door handle beam rod bar lever plank seesaw end edge turning-effect moment mechanic about line-of-action line of-action pedal crank clockwise anticlockwise anti-clockwise steering wheel ' +
  'two both forces couple each-have each-of equal-and-opposite equal-but-opposite opposite-and-parallel parallel-forces in-opposite-directions between-them torque ' +
  'material liquid solid metal wooden rectangular cylinder sphere cuboid statue ring bottle ingot occupies occupy substance air gas room water oil mercury petrol alcohol ethanol seawater sea lake ' +
  'steel copper iron aluminium aluminum brass lead gold silver wood glass plastic ice concrete granite marble milk honey wax cork block-of piece sample density volume ' +
  'pressure floor ground table surface over area contact area-of-contact in-contact base standing stands rests resting lies drawing-pin pin heel shoe shoes piston wall foot feet tyre hydraulic ' +
  'depth below under beneath deep column tank pool swimming swimming-pool diver swimmer submarine dam bottom fish point due-to seabed sea-bed container cylinder-of liquid-column ' +
  'fully-submerged completely-submerged totally-submerged fully-immersed completely-immersed totally-immersed submerged immersed is-fully displaces displaced displacing upthrust on-the ' +
  'elephant tree wind snow window hatch ' +
  '力 作用 作用在 作用于 支点 转轴 轴 铰链 门 扳手 螺母 杠杆 杆 横梁 一个力 垂直 垂直于 垂直作用 到支点 距支点 距离支点 的垂直距离 该力 这个力 对支点 对 力偶 两个 两力 ' +
  '金属 金属块 木块 石块 铁块 铜块 铝块 液体 水 油 水银 酒精 空气 海水 地板 地面 桌面 水平地面 受力面积 接触面积 作用面积 水下 水面下 水中 液面下 深 深处 处 海面下 海面下方 液面下方 水面下方 深处的 产生 产生的 完全浸没 全部浸没 浸没 完全浸入 浸没在 浸入 排开 ' +
  '受到 受到的 所受 所受的 潜水员 潜水艇 湖 海 游泳池 水池 容器 底部 底部的 物质 材料 圆柱体 长方体 立方体 球体 某物质 某金属 液柱 液柱的';

export const COMPONENTS =
  'force acts act acting applied at-an-angle at-an-angle-of to-the-horizontal with-the-horizontal above-the-horizontal below-the-horizontal above below horizontal vertical makes making pulls pull pulling pulled ' +
  'rope string cable kite sledge wire ground horizontal-ground along tension angle unknown direction component inclined-at sled suitcase lawnmower child pushes acts-on gives ' +
  '力 水平 水平方向 竖直方向 水平面 成 成-#-角 角 夹角 的夹角 方向 作用 作用在 斜向上 拉 拉力 该力 这个力 与水平方向 与水平面 绳 绳子 沿 地面';

export const ENERGY =
  'force acts act acting applied applies apply exert exerts exerted pull pulls pulled pulling push pushes pushed pushing move moves moved moving drag drags slide slides sliding ' +
  'through over over-a-distance distance across along horizontal horizontally surface floor ground road track level straight in-the-direction-of direction-of-the-force direction in-the-same-direction-as-the-force ' +
  'in-the-direction-of-the-force in-the-direction-of-motion direction-of-motion same-direction constant steady sledge sled wagon wheelbarrow supermarket shopping rope string above-the-horizontal ' +
  'to-the-horizontal at-an-angle-of at-an-angle angle makes making inclined-at with-the-horizontal ' +
  'lift lifts lifted lifting raise raises raised raising hoist hoists hoisted load crane motor winch machine pump vertical vertically vertical-height climb climbs climbed climbing climber stairs staircase steps ladder ' +
  'mountain hiker mountaineer shelf weight-lifter weightlifter height gained gains gain-in electric is-done done work working does doing done-by-the doing-work rate-of-doing-work earth near-the-surface-of-the-earth gravity ' +
  'travel travels travelling traveling travelled bullet arrow shell cricket tennis golf football hockey snooker aircraft aeroplane plane rocket boat ship engine ' +
  'electron proton neutron runner athlete sprinter skater skier horse dog elephant meteorite asteroid flies flying runs running rolls rolling drives drive fired ' +
  'useful output input power efficiency energy light-bulb lamp bulb kettle heater solar panel turbine power-station generator during in-a-time in-a-time-of produces provided provides supplies supplied transfers transferred converts delivers develops developed consumes ' +
  'propeller against-gravity tractor locomotive steam suitcase bucket water worker builder robot conveyor barbell weights friction-free frictionless smooth speed crew rower exerted-by person-of driver piano sack cement ' +
  '力 恒力 水平力 作用 作用下 的作用下 推力 拉 推 拉着 推着 拉动 推动 移动 移动了 前进 前进了 通过 沿 沿水平面 水平面 水平地面 地面 桌面 光滑 光滑的 水平 水平方向 沿力的方向 力的方向 在力的方向上 力的方向上 方向 成 角 与水平方向 与水平面 夹角 ' +
  '做 做功 所做 所做的 对物体 对箱子 运动 行驶 匀速 匀速行驶 匀速运动 匀速直线运动 举高 举高了 提升 提升到 提高 提起 吊起 起重机 电动机 马达 机器 机械 发动机 登山 登山者 爬 爬上 楼梯 爬楼 高处 高 竖直 竖直高度 增加 增加量 增加了多少 ' +
  '具有 具有的 飞行 子弹 炮弹 足球 网球 电子 质子 飞机 船 轮船 电机 水泵 所需 所用 时间 需要 需 这个力 该力 克服重力 恒定 稳定 向上 输出 输入 输出的 输入的 工作 内 #-内 动能 势能 货物 重物 砖块 桶 一桶水 书 书包 书架 学生的 牵引力';

export const SOLIDS =
  'spring springs-constant wire string rubber band rubber-band cord rope cable rod elastic stretch stretches stretched stretching extend extends extended compress compressed compresses ' +
  'load loads hang hung hangs hanging is-hung-from suspended attached fixed end from-one-end one-end steel copper iron aluminium aluminum brass nylon metal tungsten titanium bungee fishing-line fishing line ' +
  'under tension force forces applied apply applies acts acting pull pulls pulled gives giving produce produces produced cause causes caused obeys hooke law obey ' +
  'within-its-elastic-limit within-the-elastic-limit elastic-limit limit-of-proportionality stored in-it material made-of made vertical vertically uniform guitar piano supports support carries result across-section trampoline catapult ' +
  'tensile young-modulus-of modulus does doing work circular ' +
  '弹簧 金属丝 钢丝 铜丝 铝丝 细线 绳 绳子 橡皮筋 橡皮绳 弹性绳 杆 金属杆 轻弹簧 轻质弹簧 在 作用下 的作用下 作用 受 受到 受力 力 拉 拉伸 拉伸了 伸长 伸长了 压缩 压缩了 挂 悬挂 下端 末端 下 下挂 挂上 重物 ' +
  '弹性限度内 在弹性限度内 产生 产生的 储存 储存的 具有 具有的 材料 材料的 制成 钢 铜 铝 竖直 施加 时 弹性';

export const CIRCULAR =
  'move moves moving travel travels travelling traveling circle circular path orbit orbits orbiting horizontal constant steady uniform uniformly round around bend corner roundabout track ' +
  'rotate rotates rotating rotation spin spins spinning turn-table turntable disc disk rim edge point on-the-edge string end whirled swung attached tied rope merry-go-round record cd drum ' +
  'satellite earth sun moon planet centre center angular linear tangential wheel tyre gear motor engine shaft fan blade hammer athlete electron proton rider drives goes horse passenger acting acts acting-on exerted ferris motion in-circular-motion a-complete ' +
  'frictional friction-between road tension in-the-string provides provided needed-to-keep keep maintain stay washing-machine roller skater bus washing machine centrifuge ' +
  '做 作 圆周运动 匀速圆周运动 匀速 圆周 圆 圆形 水平圆 水平面内 在水平面内 水平面 轨道 绕 转动 旋转 匀速转动 轮子 车轮 圆盘 唱片 转盘 边缘 边缘的 边缘上 一点 点 线速度 细绳 绳 绳子 绳子的 拉着 系 系在 弯道 水平弯道 转弯 通过 运动 行驶 ' +
  '地球 太阳 卫星 电子 风扇 叶片 所需 所需的 所受 所受的 需要的 弧形 圆弧';

export const OSCILLATIONS =
  'oscillate oscillates oscillating oscillation oscillations vibrate vibrates vibrating vibration vibrations simple-harmonic simple-harmonic-motion harmonic simple s-h-m shm motion in-simple perform performs performing undergo undergoes undergoing executes executing ' +
  'simple-pendulum pendulum bob spring attached attached-to end hangs hung suspended hanging vertical vertically horizontal smooth surface light for-small-oscillations small-oscillations of-small-amplitude ' +
  'its-displacement equilibrium equilibrium-position from-the-equilibrium-position from-its-equilibrium-position from-equilibrium position swings displaced displacement mean-position loudspeaker cone piston guitar string tuning fork swing clock ' +
  'earth complete-oscillation of-the-motion system mass-spring total-energy total mass earth time string ' +
  '简谐运动 简谐振动 做简谐运动 做 振动 振子 弹簧 弹簧振子 单摆 摆 摆长 摆球 摆长为 连接 连接在 系 挂 挂在 悬挂 竖直 水平 光滑 位移 平衡位置 离开平衡位置 系统 系统的 运动 振动的 其振动 地球上 的 角 角频率 长 轻';
