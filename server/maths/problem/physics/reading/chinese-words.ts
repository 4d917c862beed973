import { ROLES } from '../roles/roles.ts';
import { entries, type Entry } from './chunk.ts';

const apart = (word: string) => [...word.matchAll(/[a-z]+|[^a-z\s]/gu)].map(([one]) => one);

const WORDS = entries(
  `
article: 一个, 一根, 一段, 一条, 一辆, 一块, 一名, 一位, 一只, 一台, 一束, 一盏, 一列, 一种, 该, 这个, 这根, 这段, 此, 某, 某种, 一, 一架, 一艘, 一颗, 一把
adjective: 均匀 [uniform], 光滑 [smooth], 粗糙 [rough], 水平 [horizontal], 竖直, 恒定 [constant], 匀速 [constant speed], 轻质 [light], 轻 [light], 细, 长直, 圆柱形, 金属, 静止 [at rest], 固定, 单色, 平行, 笔直, 直, 小, 大, 理想, 实心, 垂直, 平直
noun: 并联组合, 串联组合, 该组合, 组合, 热敏电阻, 同学, 某同学, 两点, 水平方向, 金属棒, 棒, 斜坡, 弦, 琴弦, 话筒, 示波器, 汽笛, 警笛, 救护车, 观察者, 燃料, 振动器, 钢索, 招牌, 铰链, 缆绳, 物, 载荷, 砝码, 钢球, 铁球, 甲, 乙, 导线, 铜导线, 铜线, 金属丝, 电阻丝, 电线, 电缆, 钢丝, 铜丝, 合金丝, 铜, 钢, 铝, 铁, 合金, 金属, 小球, 球, 物体, 物块, 滑块, 木块, 小车, 汽车, 火车, 卡车, 箱子, 木箱, 电梯, 起重机, 货物, 电动机, 发动机, 电池, 电源, 灯泡, 电灯, 灯, 电热器, 加热器, 电阻器, 电路, 弹簧, 轻弹簧, 横梁, 绳子, 细绳, 重物, 学生, 男孩, 女孩, 运动员, 石子, 石块, 水, 海水, 油, 液体, 空气, 玻璃, 地面, 水平地面, 公路, 斜面, 轨道, 墙, 墙壁, 竖直墙壁, 天花板, 上端, 下端, 一端, 光, 激光, 红光, 绿光, 声音, 声波, 波, 水波, 波源, 双缝, 屏, 光屏, 光栅, 扬声器, 电子, 自由电子, 材料, 导体, 圆柱, 圆柱体, 油箱, 水泵, 水箱, 过程, 支架, 支点, 墙面, 网球, 足球, 飞机, 跑道, 直线, 平直公路, 截面
be: 为, 是, 等于, 约为, =
of: 的
behind: 中, 上, 内, 里, 处, 两端, 时, 之间, 间
preposition: 距, 在, 以, 从, 由, 用, 对, 沿, 与, 和, 向, 给, 把, 将, 到, 经, 经过, 通过, 受到, 受
join: 后 ,
idle: 再, 接成如下电路, 组成电路, 组成闭合电路, 整个, 干路
verb: 达到 [reaches], 增大到 [reaches], 增加到 [reaches], 相连, 提供, 供给, 连接, 正对, 成, 处于, 接在, 接到, 固定, 悬挂 [hangs], 挂 [hangs], 挂上 [hangs], 放在, 通有, 通以, 流过, 消耗, 储存, 做, 运动 [moves], 行驶 [moves], 移动 [moves], 滑行 [moves], 拉, 推, 撞在, 撞到, 发出, 照射, 入射, 传播, 测得, 测量, 工作, 拉伸, 作用, 输出, 产生, 制成, 绕成, 提升 [lifts], 匀速提升 [lifts], 抛出 [begins], 加速 [accelerates], 减速 [decelerates], 匀加速 [accelerates; constant acceleration], 匀减速 [decelerates; constant acceleration], 做匀加速直线运动 [accelerates; constant acceleration], 做匀减速直线运动 [decelerates; constant acceleration], 匀加速直线运动 [accelerates; constant acceleration], 持续, 定向移动, 穿过
join: 、, 和, 及, 并, 且, 设, :, ;, (, )
join: ,
its: 其, 它的
it: 它, 他, 她
about: 约, 大约
measure: 长 [length], 高 [height], 厚 [thickness], 深 [depth], 重 [weight]
joined: 串联 [series], 并联 [parallel], 串联后 [series], 并联后 [parallel], 并联而成 [parallel], 串联而成 [series], 串联起来 [series], 并联起来 [parallel]
told: 落地时 [at the end], 着地时 [at the end], 到达地面时 [at the end]
told: 碰后 [after], 碰撞后 [after], 相碰后 [after], 碰撞后瞬间 [after], 碰撞过程中 [], 碰撞中 [], 正碰 [collision], 相碰 [collision], 发生正碰 [collision], 发生碰撞 [collision], 碰撞 [collision], 撞向 [collision], 撞上 [collision], 粘在一起 [stick], 粘合在一起 [stick], 连在一起 [stick], 向右 [right], 向左 [left], 沿原方向 [on], 向左弹回 [left], 向右弹回 [right], 向右运动 [right], 向左运动 [left], 两车接触 [], 气垫导轨上 []
told: 反向弹回 [rebounds], 被击打后 [], 匀速上升 [constant speed], 反弹 [rebounds], 沿原路反弹 [rebounds], 被反向弹回 [rebounds], 以相反方向弹回 [rebounds]
told: 竖直上抛 [begins; thrown up], 竖直向上抛出 [begins; thrown up], 水平抛出 [begins; thrown horizontally], 自由下落 [free fall], 从水平地面上被踢出 [begins; from the ground], 从水平地面抛出 [begins; from the ground], 从地面抛出 [begins; from the ground], 从水平地面上抛出 [begins; from the ground]
told: 沿斜坡向上 [uphill], 沿斜面向上 [uphill], 上坡 [uphill], 向上行驶 [uphill], 向观察者运动 [towards], 朝观察者运动 [towards], 靠近观察者 [towards], 远离观察者 [away], 正对话筒运动 [towards], 正对观察者运动 [towards], 向各个方向均匀 [in all directions], 向四周均匀 [in all directions], 两端固定 [fixed at both ends], 完全浸没 [immersed], 全部浸没 [immersed], 浸没在 [immersed]
told: 形成驻波 [], 作用下形成驻波 [], 出现驻波 [], 温度不变 []
idle: 这段时间内, 这段时间, 在此时间内, 此过程中, 在这段时间内, 该过程中, 这一过程中
told: 由静止开始 [initial speed=0 m s^-1], 从静止开始 [initial speed=0 m s^-1], 由静止 [initial speed=0 m s^-1], 停下 [final speed=0 m s^-1; ends at rest], 停止 [final speed=0 m s^-1; ends at rest], 直到停下 [final speed=0 m s^-1; ends at rest], 内阻不计 [internal resistance=0 Ω], 内阻可忽略 [internal resistance=0 Ω], 不计内阻 [internal resistance=0 Ω], 空气阻力不计 [no air resistance], 不计空气阻力 [no air resistance], 忽略空气阻力 [no air resistance], 摩擦不计 [smooth], 不计摩擦 [smooth], 未超过比例极限 [hooke], 没有超过比例极限 [hooke], 未超过弹性限度 [hooke], 遵从胡克定律 [hooke], 服从胡克定律 [hooke]
ask: 求, 计算, 求出, 算出, 确定, 试求, 由此求, 由此计算, 写出, 是多少, 为多少, 多大, 是多大, 多长, 为多大, 求得
show: 证明, 试证明, 试证
wanted: 大小, 数值, 值
figures: 位有效数字, 有效数字
idle: 所得, 为单位, 测得的数据如下, 数据如下, 作用下, 角, 恰好, 结果保留, 保留, 请, 已知, 所, 了, 所用, 所受, 其中, 匀, 并, 受到
`,
  apart,
);

const QUANTITIES = ROLES.flatMap(({ name, zh }): Entry[] =>
  zh.map((word) => ({ words: apart(word), chunk: { is: 'role' as const, role: name, word } })),
);

const COUNTED: Entry[] = [...'一二三四五六七八'].flatMap((digit, at) =>
  ['个波腹', '个半波'].map((noun): Entry => {
    const word = `${digit}${noun}`;
    return { words: apart(word), chunk: { is: 'told', word, says: [`number of antinodes=${at + 1}`] } };
  }),
);

export const CHINESE: readonly Entry[] = [...WORDS, ...QUANTITIES, ...COUNTED];
