import { MEASURES } from './data.ts';
import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** What is said of shares and samples. */
export const CHANCES: Rule[] = [
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '[其中] [有] {p:percent} 的 {w:open} {r:range-of}',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('share', '{f:share} , {g:share}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[] }>('facts', '{f:share}', ({ f }) => f),
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '[其中] [有] {p:percent} 的 {w:open} {r:range-of} ,',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  // One of them is taken: what is asked is asked of it.
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    `[现] [从 {a:open} [中]] [随机|任意] (取|抽取|选取|选|抽|任取|任选|选出|取出) [出] 一 ${MEASURES} {w:open} , {g:goals}`,
    ({ g }) => ({ facts: [], goals: g }),
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'value',
    `随机 (抽取|选取|选出|选择) 的 一 ${MEASURES} {w:open} {r:range-of} 的概率`,
    ({ w, r }) => the('chance', w, r),
  ),
  ...rule<{ w: string; n: string }>(
    'facts',
    `[现] 从 {w:open} 中 [任意] [随机] (抽取|选取|选出|抽出|取出) [了] {n:number} ${MEASURES}`,
    ({ w, n }) => [fact('sample', n, w)],
  ),
  ...rule<{ w: string; n: string }>(
    'facts',
    `[现] [从 {a:open}] [从] [中] [随机] (抽取|选取|选出|选|抽出) [了] [出] {n:number} ${MEASURES} [{w:open}]`,
    ({ w, n }) => [fact('sample', n, w ?? '')],
  ),
];

export const COUNTS: Rule[] = [
  ...(
    [
      ['=', '恰好有|恰有|恰好'],
      ['>=', '至少有|至少'],
      ['>', '多于|超过'],
      ['<', '少于'],
      ['<=', '至多有|至多|不超过'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ n: string }>('how-many', `(${words}) {n:number} [${MEASURES.slice(1, -1)}]`, ({ n }) =>
      the('range', sign, n),
    ),
  ),
  ...rule<{ c: RawTerm; w: string; r: RawTerm }>(
    'value',
    '[其中] {c:how-many} [的] {w:open} {r:range-of} 的概率',
    ({ c, w, r }) =>
      /^[个名位人只条件袋瓶次株辆封包颗枚家天盏支块户台张本根片箱粒场棵头部间所批节]/.test(w)
        ? null
        : the('count chance', c, w, r),
  ),
  ...rule<{ n: string; v: string; c: RawTerm; w: string; r: RawTerm }>(
    'value',
    `随机 (抽取|选取|选出) 的 {n:number} ${MEASURES} {v:open} [中] {c:how-many} [的] {w:open} {r:range-of} 的概率`,
    ({ n, v, c, w, r }) => ({ ...the('count chance', c, w, r), where: [fact('sample', n, v)] }),
  ),
  ...rule<{ n: string; v: string; w: string; r: RawTerm }>(
    'goals',
    `[该 {z:open}|{z:open}] [共] 有 {n:number} ${MEASURES} {v:open} , [试] (估计|求|估算) [其中] {w:open} {r:range-of} 的 [{u:open}] (人数|个数|数量|天数|件数|学生人数|期望人数|期望个数)`,
    ({ n, v, w, r }) => [{ verb: 'find', target: the('expected count', n, `${v}${w}`, r) }],
  ),
  ...rule<{ n: string; v: string; w: string; r: RawTerm }>(
    'goals',
    `(估计|求|估算) {n:number} ${MEASURES} {v:open} 中 {w:open} {r:range-of} 的 (人数|个数|数量|期望人数|期望个数|件数)`,
    ({ n, v, w, r }) => [{ verb: 'find', target: the('expected count', n, `${v}${w}`, r) }],
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(用|使用|利用) [适当的|合适的] (近似方法|近似|正态近似|近似分布) [,] (求|估计|计算) {t:wanted}',
    ({ t }) => wantedOf(t).map((goal) => ({ ...goal, where: [fact('approximation')] })),
  ),
];

export function wantedOf(t: RawTerm): RawGoal[] {
  const all = typeof t === 'object' && 'all' in t ? t.all : [t];
  return all.map((target) => ({ verb: 'find', target }));
}

/** Events that letters stand for. */
export const EVENTS: Rule[] = [
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    '[已知|设] [两个] 事件 {a:label} (,|和|与) [事件] {b:label} [满足|有] [:] {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), ...f], goals: [] }),
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    '[已知|设] {a:label} (,|和|与) {b:label} (是|为) 两个事件 , [且|满足|已知] {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), ...f], goals: [] }),
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    '[且] [事件] {a:label} (,|和|与) {b:label} [相互] 独立',
    ({ a, b }) => [fact('independent events', a, b)],
  ),
  ...rule<{ a: string; b: string }>('facts', '[且] [事件] {a:label} (,|和|与) {b:label} 互斥', ({ a, b }) => [
    fact('exclusive events', a, b),
  ]),
];
