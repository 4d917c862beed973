/** What any question of physics may say around its values; a hyphen joins a phrase, `#` stands for a value. */
export const GENERAL =
  '# a an the of and is are was were at by to from in on with its it their his her he she they them this that these ' +
  'which where when has have having had for as be been being so if there into through will would does do did ' +
  'find calculate determine compute estimate work-out what how how-much how-far how-long how-fast hence ' +
  'value values magnitude size give your-answer your-answers answer-in answer giving-your-answer give-your-answer correct ' +
  'take taking use using assume assuming given given-that assume-that suppose let required needed necessary ' +
  'takes took taken about-# approximately-# roughly-# equal-to given-by known-as called si si-units standard-form ' +
  'to-an-appropriate-number-of-significant-figures to-a-suitable-number-of-significant-figures significant-figures ' +
  'acceleration-of-free-fall acceleration-due-to-gravity gravitational-field-strength i want need to-find ' +
  'object body ball stone rock pebble block box crate parcel package trolley cart car lorry truck van bus train tram bicycle bike ' +
  'motorbike motorcycle cyclist man woman boy girl person student child people brick book bag cube particle ' +
  'small large big heavy uniform toy model long thin thick certain particular ' +
  '的 为 是 在 以 从 由 和 与 及 有 则 设 若 用 做 作 对 上 中 处 所 且 并 问 使 将 把 被 受 受到 时 其 它 他 她 此 该 这 这个 该物体 某 ' +
  '那么 求 求出 试求 计算 计算出 试计算 请计算 请问 多少 多大 多长 多远 多久 等于 分别为 分别是 分别 大小 大小为 大小是 的大小 数值 值 已知 知 可知 现 现有 ' +
  '约 约为 大约 大约为 取 给出 求得 结果 答案 单位 单位为 单位用 表示 ' +
  '一 一个 一辆 一块 一根 一条 一名 一位 一颗 一台 一束 一只 一架 一艘 一列 一枚 一盏 一段 一粒 一节 一物体 某人 ' +
  '物体 小球 球 石块 石头 石子 木块 木箱 箱子 物块 滑块 铁块 小车 汽车 轿车 卡车 货车 客车 公交车 火车 列车 自行车 摩托车 ' +
  '人 学生 小孩 男孩 女孩 男子 女子 同学 小明 运动员 质点 重力加速度 重力场强度 自由落体加速度 较小 均匀';
