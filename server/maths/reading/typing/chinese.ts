const MEASURE =
  '半径|直径|圆心角|弧长|面积|周长|首项|公差|公比|均值|平均数|期望|标准差|方差|质量|功率|阻力|拉力|摩擦力|摩擦系数|初速度|末速度|速度|速率|加速度|余数|斜率|圆心';
const WANTED =
  '(?:模|辐角|特征值|特征向量|行列式|逆矩阵|平均数|标准差|方差|期望|极值点|极大值|极小值|最大值|最小值|驻点|拐点|切线方程|法线方程|斜率|面积|体积|弧长|周长|中点|距离|系数|常数项|导数|渐近线|反函数|定义域|值域|夹角|通解|零点|根|解)';
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
  [/(?<=[\p{Script=Han}\d])[，, ]{0,2}(?=(?:一?共?有|问|有)多少种)/u, '，'],
];

/** A request behind what is told is a sentence of its own. */
const REQUEST =
  /(?<=[^\s，,。；;且并试再可来])[\s，,；;]{0,3}(?=(?:求|计算|解方程|解不等式|证明|问)(?!导|和|得|解|根))/gu;
const ASKS = /求|解|计算|证明|多少|几|吗|是否|判断|展开|化简|分解|写出|问|[?？]/u;
const BARE = new RegExp(`(?:的|和|与)${WANTED}[。?？]?$`, 'u');

/** A Chinese question with its marks and the words that were left out. */
export function chineseInFull(typed: string): string {
  let text = typed.trim().replace(/[。.?？]$/u, '');
  for (const [form, full] of FORMS) text = text.replace(form, full);
  if (!ASKS.test(text) && BARE.test(text)) text = `求${text}`;
  return text
    .split(REQUEST)
    .map((one) => `${one.replace(/[，,\s]{1,3}$/u, '')}。`)
    .join('');
}
