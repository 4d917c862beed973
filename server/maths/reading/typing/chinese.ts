const MEASURE =
  '半径|直径|圆心角|弧长|面积|周长|首项|公差|公比|均值|平均数|期望|标准差|方差|质量|功率|阻力|拉力|摩擦力|摩擦系数|初速度|末速度|速度|速率|加速度|余数|斜率|圆心';
const UNIT = 'kg|cm|km|mm|kN|kW|m\\/s(?:\\^2|²)?|N|W|J|m|s|弧度|度|°|rad|米|秒|千克|牛';

/** What is typed in few words, as papers print it. */
const FORMS: [RegExp, string][] = [
  [/(?<=[\p{L}\p{N})）\]]) {0,3}[,，;；] {0,3}(?=\p{Script=Han})/gu, '，'],
  [/(?<=\p{Script=Han}) {1,3}(?=\p{Script=Han})/gu, '，'],
  [/^(?:已知|给定|设) ?[:：]?(?=[a-c] ?= ?[(（])/u, '已知向量'],
  [/(?<=\d) ?(kg|cm|km|mm|kN|kW|m\/s)(?![A-Za-z])/g, ' $1'],
  [/(?<=\d)(N|W|J)(?![A-Za-z(（])/g, ' $1'],
  [/(\d{1,3})(?:度|°)?(?:到|至|-|~)(\d{1,3})(?:度|°)(?:之间|内|范围内)?/gu, '$1°≤x≤$2°'],
  [/解 ?(?=[\d(（a-zA-Z|][^\p{Script=Han}]{0,60}=)/u, '解方程'],
  [/^(\d{1,3}°≤x≤\d{1,3}°)[，, ]{0,3}解方程 ?([^。]{1,80})$/u, '解方程$2，$1'],
  [
    new RegExp(
      `(?<=[\\p{Script=Han}，,])(${MEASURE})(?:是|=|：|:)?(?=(?:-?\\d[\\d./]{0,8} ?(?:${UNIT}|\\p{Script=Han}|[，,。]|$)|[(（]-?\\d))`,
      'gu',
    ),
    '$1为',
  ],
  [new RegExp(`(扇形|圆|等差数列|等比数列|汽车|火车|物体|小球|物块)(?=(?:${MEASURE})为)`, 'gu'), '$1的'],
  [/(从|由)静止(?=以)/gu, '$1静止开始'],
  [/(以 ?[\d.]{1,6} ?m\/s(?:\^2|²))(?=加速)/gu, '$1的加速度'],
  [/(?<=[从在]\d{1,3}[个名位]?\p{Script=Han})中(?:选|取|挑|抽)(?:出)?(?=\d)/gu, '中选出'],
  [
    /(已知向量([a-c]) ?= ?[(（][^。]{3,40}?[,，] ?([a-c]) ?= ?[(（][^。]{3,60}?)(?<=[求和与，,])夹角/u,
    '$1$2与$3的夹角',
  ],
  [/(?<=[轴线])交点/u, '的交点'],
  [/(?<=[\p{Script=Han}\d])[，, ]{0,2}(?=有几种)/u, '，'],
  [/(?<!矩阵)行列式(\[\[[\d,\-[\] ]{5,60}\]\])/u, '矩阵$1的行列式'],
  [/(?<!均匀)(硬币|骰子)(?=[，,]?求|\d|$)/u, '均匀的$1'],
  [/^[抛掷投]{1,2}(\d)次(均匀的硬币|均匀的骰子)/u, '抛掷一枚$2$1次'],
  [/(\d{1,2})(个?人)站一排/u, '$1$2站成一排'],
  [/(?<![\p{L}两])(甲乙)(?=相邻|不相邻)/u, '$1两人'],
  [/(?<=\d)[\s，,]{1,3}(?:且)?(独立|相互独立|互斥)(?=[，,。\s]|求|$)/u, '，A与B$1'],
  [/A与B独立/u, 'A与B相互独立'],
  [/(?<=\d) (?=P\()/g, '，'],
  [/^(?:已知)?([a-z])=(?=\([^()]{3,30}\)[，,。\s]{0,2}求)/u, '已知向量$1='],
  [/^已知向量([a-z])=(\([^()]{3,30}\))[，,。\s]{0,2}求\|[a-z]\|$/u, '求向量$2的模'],
  [/落地(?:的)?时间/u, '落地所需时间'],
  [/(?:自由)?(?:落下|下落)(?=[，,。]|求|$)/u, '自由下落'],
  [/(?<=[\p{Script=Han}\d])[，, ]{0,2}(?=(?:一?共?有|问|有)多少种)/u, '，'],
];

/** A request behind what is told is a sentence of its own. */
const REQUEST =
  /(?<=[^\s，,。；;且并试再可来])[\s，,；;]{0,3}(?=(?:求|计算|解方程|解不等式|证明|问)(?!导|和|得|解|根))/gu;
const ASKS = /求|解|计算|证明|多少|几|吗|是否|判断|展开|化简|分解|写出|问|[?？]/u;

/** A Chinese question with its marks and the words that were left out. */
export function chineseInFull(typed: string): string {
  let text = typed.trim().replace(/[。.?？]$/u, '');
  for (const [form, full] of FORMS) text = text.replace(form, full);
  const [, told, gravity] =
    /^(.{2,120}?)[，,。\s]{0,2}(?:取)?(g ?[=取为] ?\d{1,2}(?:\.\d{1,2})?)$/u.exec(text) ?? [];
  if (told && gravity) text = withGravity(told, gravity);
  if (!ASKS.test(text)) text = `求${text}`;
  return text
    .split(REQUEST)
    .map((one) => `${one.replace(/[，,\s]{1,3}$/u, '')}。`)
    .join('');
}

/** How strong gravity is stands before what is asked for. */
function withGravity(told: string, gravity: string): string {
  const at = told.search(/[，,。\s]{0,2}(?:求|问)/u);
  return at <= 0 ? `${told}，取${gravity}` : `${told.slice(0, at)}，取${gravity}${told.slice(at)}`;
}
