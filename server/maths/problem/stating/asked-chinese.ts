const SAY =
  '(写出|说明|解释|叙述|简述|陈述|给出|说出|阐明|表述|阐述|描述|论述|写一写|定义|说一说|简要说明|简要解释|解释一下|说明一下)';
const OF_IT = '(定义|含义|意义|概念|物理意义|意思|确切含义|物理含义|准确定义|严格定义|定义式及其含义)';

export const CHINESE_ASKS: readonly (readonly [kind: string, pattern: string])[] = [
  [
    'called',
    '[术语|名词|物理量|概念|一个|某|该|这个|词语] {term} [这一概念|这一术语|这个概念|一词|这一物理量]',
  ],
  ['terms', '{called}'],
  ['terms', '{a:called} (和|与|及|以及|,) {b:called}'],
  ['terms', '{a:called} , {b:called} (和|与|及|以及|,) {c:called}'],
  ['asked', `[试|请] [分别|用文字|用语言] ${SAY} [:] {terms} [的] ${OF_IT}`],
  ['asked', `[试|请] [分别] [${SAY}] [:] (什么是|什么叫|什么叫做|何谓|何为|怎样的是) {terms}`],
  [
    'asked',
    `[试|请] [分别] [${SAY}] [:] {terms} (是什么意思|的含义是什么|的意思是什么|指的是什么|是指什么|指什么|的定义是什么|是什么|如何定义|是怎样定义的|是如何定义的)`,
  ],
  ['asked', '[试|请] 定义 {terms}'],
  ['asked', '[试|请] 给 {called} 下定义'],
  ['asked', `[试|请] [用文字|用语言] ${SAY} [:] {law} [的] [具体] [内容|表述]`],
  [
    'asked',
    `[试|请] (解释|说明|简述|简要说明|简要解释|描述|阐述|指出|给出理由说明|论述) [:] {reason} [的] [原因|理由]`,
  ],
  ['asked', '[试|请] (推导|证明|导出) [:] {derivation}'],
  ['asked', '{reason} ， 为什么'],
  ['asked', '{reason}'],
  ['asked', '[试|请] (评价|指出|写出) {reason}'],
  ['asked', '[试|请] (写出|说出|给出|列出|陈述|指出|叙述|举出|列举|说明) {list}'],
  [
    'asked',
    '[试|请] (写出|说出|说明|解释|指出|简述|描述|阐述) {a:called} (与|和|同|跟) {b:called} [之间] [的] [一个|一点|主要] (区别|不同|不同之处|差别|区别是什么|差异)',
  ],
  ['asked', '[试|请] 区分 {a:called} (与|和|同|跟) {b:called}'],
  ['asked', '[试|请] (说明|解释|指出|简述) {a:called} (与|和|同|跟) {b:called} 有 (什么|何) (区别|不同)'],
  ['asked', '{a:asked} [,|;] [并|并且|再|同时|以及] {b:asked}'],
];

export const CHINESE_NUMBERS: Record<string, number> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5 };

export const CHINESE_WITHIN: readonly string[] = [
  '[请|试] (根据|从|用|就|结合|联系|参照|通过考虑) {within} [的角度|来|方面|出发] [,] {asked}',
  '除 [了] {within} [以|之] 外 [,] [再] (写出|说出|给出|列出|陈述) {asked:rest}',
];
