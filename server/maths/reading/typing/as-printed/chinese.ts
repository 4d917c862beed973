const UNIT = '(?:kg|cm|km|mm|m|g|N|s)';

/** How students put it in Chinese, and how a paper does. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:物理|数学|进阶数学|高数)[\s，,:：]{1,3}/u, ''],
  [/^(?:杨氏模量|动量|能量|运动学|概率|向量|数列|积分|微分|圆|电路)[\s，,:：]{1,3}(?=\S{2})/u, ''],
  [/[\s，,]{1,3}(?:答案)?(?:保留)?([一二三四])位有效数字$/u, '，结果保留$1位有效数字'],
  [
    /^(?:求)?(y ?= ?[^\p{Script=Han}]{1,40}?)[，,\s]{0,2}从 ?x ?= ?(\S{1,6}?) ?到 ?x ?= ?(\S{1,6}?)[，,\s]{1,2}绕 ?x ?轴(?:旋转)?(?:一圈|一周|旋转一周)?的?体积$/u,
    '求曲线 $1 从 x=$2 到 x=$3 绕 x 轴旋转一周所得旋转体的体积',
  ],
  [
    /^(?:求)?曲线 ?(y ?= ?[^\p{Script=Han}]{1,40}?) ?(?:和|与) ?(?:直线 ?)?(y ?= ?[^\p{Script=Han}]{1,20}?) ?围成的?(?:区域的?)?面积[，,\s]{0,2}求?$/u,
    '求曲线 $1 与直线 $2 围成的区域的面积',
  ],
  [
    new RegExp(
      String.raw`^(?:一根)?(钢丝|铜丝|金属丝|导线)长 ?([\d.]{1,6}) ?(${UNIT})[，,\s]{1,2}直径 ?([\d.]{1,6}) ?(${UNIT})[，,\s]{1,2}挂 ?([\d.]{1,6}) ?kg(?:的?(?:物体|重物))?[，,\s]{1,2}(?:求)?伸长(?:了)?(?:多少|量)[，,\s]{1,2}E ?= ?([\d.]{1,5}) ?(?:e|×10\^|\*10\^)(\d{1,2})(?: ?Pa)?$`,
      'u',
    ),
    '一根$1长$2 $3，直径$4 $5，悬挂质量$6 kg的物体，杨氏模量为$7×10^$8 Pa，求伸长量',
  ],
  [/(?<=\d)[\s，,]{1,3}g ?= ?(10|9\.81|9\.8)$/u, '，取g=$1'],
  [
    /^(?:解|求解)微分方程 ?([^\p{Script=Han}\n]{5,60}?)[\s，,]{1,3}(?:且|其中|已知)? ?y\( ?(-?\d{1,3}) ?\) ?= ?(-?\d{1,4})$/u,
    '解微分方程 $1，已知当 x = $2 时 y = $3',
  ],
  [/^求(?:矩阵) ?(\([^()\n]{3,40};[^()\n]{3,40}\)) ?的?(逆矩阵|行列式|特征值)$/u, '矩阵 A = $1，求 A 的$2'],
  [
    /^(?:一?个?电池)?(?:的)?电动势(?:为|是)? ?([\d.]{1,5}) ?V[，,\s]{1,3}内阻(?:为|是)? ?([\d.]{1,5}) ?Ω[，,\s]{1,3}(?:外电阻|外电路电阻|接)(?:为|是)? ?([\d.]{1,5}) ?Ω(?:的电阻)?[，,\s]{1,3}求(电流)?(?:和|与)?(路端电压)?$/u,
    '一电池的电动势为 $1 V，内阻为 $2 Ω，与 $3 Ω 的电阻连接，求电流和路端电压',
  ],
  [
    /^(?:一个)?(?:袋子|袋|盒子|口袋)(?:里|中)?有 ?(\d{1,2}) ?个?(红|白|黑|蓝|绿|黄)球?(?:和|，|,| )?(\d{1,2}) ?个?(红|白|黑|蓝|绿|黄)球?[，,\s]{1,3}(?:任取|随机取|任意取|摸)(?:出)? ?2 ?个球?[，,\s]{1,3}求(?:两个)?(?:都|全)是(红|白|黑|蓝|绿|黄)球?的概率$/u,
    '袋中有 $1 个$2球和 $3 个$4球，任取 2 个球，求两个球都是$5球的概率',
  ],
  [
    /^(?:一个)?(?:袋子|袋|盒子|口袋)(?:里|中)?有 ?(\d{1,2}) ?个?(红|白|黑|蓝|绿|黄)球?(?:和|，|,| ){1,2}(\d{1,2}) ?个?(红|白|黑|蓝|绿|黄)球?[，,\s]{1,3}(不放回|放回)地?(?:拿|取|摸|抽)(?:出)? ?(\d) ?个球?[，,\s]{1,3}(?:求)?(至少|恰好|至多|恰)有? ?(\d) ?个(红|白|黑|蓝|绿|黄)球?的概率$/u,
    '袋中有 $1 个$2球和 $3 个$4球，$5地取出 $6 个球，求$7有 $8 个$9球的概率',
  ],
  [
    /^(?:题目[:：] ?)?(?:金属的?)?(?:逸出功|功函数)(?:为|是)? ?([\d.]{1,6}) ?eV[，,\s]{1,3}(?:入射光)?(?:的)?波长(?:为|是)? ?(\d{2,4}) ?nm[，,\s]{1,3}求(?:光电子的)?最大动能(?:[，,]要 ?J.{0,8})?$/u,
    '金属的功函数为 $1 eV，用波长为 $2 nm 的光照射，求光电子的最大动能',
  ],
];

/** The probability of one of two ways to go, told in short: "走路的概率0.3 走路迟到0.2 坐车迟到0.1 已知迟到 求走路的概率". */
const TWO_WAYS =
  /^(?:[^\d]{0,6}?)(走路|步行|坐车|骑车|开车|乘车|A|甲)(?:[^\d]{0,6})概率(?:是|为)? ?(0?\.\d{1,3})[，,\s]{0,3}\1(\p{Script=Han}{2})(?:的?概率)?(?:是|为)? ?(0?\.\d{1,3})[，,\s]{0,3}(走路|步行|坐车|骑车|开车|乘车|B|乙)\3(?:的?概率)?(?:是|为)? ?(0?\.\d{1,3})[，,\s]{0,3}已知(没有?|不|未)?\3[，,\s]{0,3}求他?(\1|\5)的?概率$/u;

function twoWaysIn(text: string): string | null {
  const [, , first, , late, , other, not, wanted] = TWO_WAYS.exec(text) ?? [];
  const one = TWO_WAYS.exec(text)?.[1];
  if (first === undefined) return null;
  const goal = wanted === one ? 'he walked' : 'he goes by bus';
  return `The probability that Tom walks to school is ${first}, otherwise he goes by bus. If he walks, the probability that he is late is ${late}. If he goes by bus, the probability that he is late is ${other}. Given that he is ${not ? 'not ' : ''}late, find the probability that ${goal}.`;
}

/** A Chinese question as a paper would print it; nothing where nothing is to change. */
export function inFullZh(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  let rest = text.replace(/[?？。]$/u, '');
  for (const [form, full] of FORMS) rest = rest.replace(form, full);
  const ways = [twoWaysIn(rest), rest === text ? null : `${rest}。`, mixedIn(rest)];
  return ways.filter((one): one is string => one !== null && one !== text);
}

const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [
    /求?(?:落地|着地)(?:的)?时间(?:和|与)(?:落地)?速[度率]/u,
    'Find the time taken to reach the ground and the speed with which it hits the ground.',
  ],
  [/求?(?:落地|着地)(?:的)?时间/u, 'Find the time taken to reach the ground.'],
  [/求?(?:落地|着地)(?:的)?速[度率]/u, 'Find the speed with which it hits the ground.'],
  [
    /求?离?(?:地面)?高[于过] ?(\d{1,4}) ?m的时间(?:有)?(?:多长|多久)?/u,
    'Find the length of time for which the particle is more than $1 m above the ground.',
  ],
  [/求?最大高度/u, 'Find the greatest height.'],
  [
    /求?加速度(?:和|与)(?:绳子?)?(?:的)?(?:张力|拉力)/u,
    'Find the acceleration of the particles and the tension in the string.',
  ],
  [/求?加速度/u, 'Find the acceleration.'],
];

/** What is told in English with the request in Chinese behind it, in English throughout. */
function mixedIn(text: string): string | null {
  const at = text.search(/\p{Script=Han}/u);
  const told = text.slice(0, Math.max(0, at)).trim();
  if (!/[a-z]{3,20}\s[a-z]{2,20}\s[a-z]{2,20}/i.test(told)) return null;
  const request = text.slice(at);
  const way = IN_ENGLISH.find(([words]) => words.test(request));
  const asked = way && request.slice(request.search(way[0])).match(way[0])![0].replace(way[0], way[1]);
  const gravity = /g ?= ?(10|9\.81|9\.8)/.exec(text.slice(at))?.[1];
  const stop = /[.?!]$/.test(told.replace(/\.{2,4}$/, '.')) ? told.replace(/\.{2,4}$/, '.') : `${told}.`;
  return asked ? `${stop}${gravity ? ` Take g = ${gravity}.` : ''} ${asked}` : null;
}
