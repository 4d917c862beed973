import { type RawFact, type RawProperty, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const MEASURES =
  '(个|名|位|人|只|条|件|袋|瓶|次|株|辆|封|包|颗|枚|家|天|盏|支|块|户|台|张|本|根|片|箱)';

export const AND = '(和|与|及)';

export const GROUPS: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'group',
    `{n:number} ${MEASURES} [{w:open}]`,
    ({ n, w }: { n: string; w?: string }) => the('group', n, w ?? ''),
  ),
  ...rule<{ n: string; w: string }>(
    'group',
    '{n:counted} [{w:open}]',
    ({ n, w }: { n: string; w?: string }) => the('group', n, w ?? ''),
  ),
  ...rule<{ g: RawTerm; w: string }>(
    'facts',
    '{w:open} [了] {g:group} [{x:letter}] [{b:bracket}]',
    ({ g, w }) => (/(?:取|选|选出|取出|选择)$/.test(w) ? null : sizeOf(g)),
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '{g:group} [{x:letter}] [{b:bracket}] [的] [数据] (满足|汇总为|的汇总为|整理得) [:] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '(对于|对|有) {g:group} [{x:letter}] [{b:bracket}] , {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '{f:facts} , [得] [结果] (如下|如下表|如下表所示|见下表) [:]',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<{ g: RawTerm; m: string; s: string }>(
    'facts',
    `(另|另有|还有|另外) {g:group} 的 (平均数|均值|平均值) (为|是) {m:amount} , 标准差 (为|是) {s:amount}`,
    ({ g, m, s }) => [fact('group', ...((g as RawProperty).of as string[]), m, s)],
  ),
];

const sizeOf = (group: RawTerm): RawFact[] => {
  const [n, w] = (group as RawProperty).of as string[];
  return [fact('size', n!, w!)];
};

/** What is asked of data. */
export const DATA: Rule[] = [
  ...rule<{ m: string; n: string; w: string }>(
    'goals',
    `(求|估算|估计|计算) {w:open} 的 {m:moment} ${AND} {n:moment} [的估计值]`,
    ({ m, n, w }) => [m, n].map((one) => ({ verb: 'find', target: the('of data', one, w) })),
  ),
  ...rule<{ m: string; w: string }>(
    'goals',
    '(求|估算|估计|计算) {w:open} 的 {m:moment} [的估计值]',
    ({ m, w }) => [{ verb: 'find', target: the('of data', m, w) }],
  ),
  ...rule<{ m: string; n: string; g: RawTerm; w: string }>(
    'goals',
    `(求|估算|估计|计算) (这|全部|所有|全体) {g:group} 的 {m:moment} ${AND} {n:moment} [的估计值]`,
    ({ m, n, g }) => [m, n].map((one) => ({ verb: 'find', target: ofGroup(one, g) })),
  ),
  ...rule<{ m: string; g: RawTerm }>(
    'goals',
    '(求|估算|估计|计算) (这|全部|所有|全体) {g:group} 的 {m:moment} [的估计值]',
    ({ m, g }) => [{ verb: 'find', target: ofGroup(m, g) }],
  ),
  ...rule<object>('goals', '(求|写出) [{w:open}] 四分位距的最大可能值', () => [
    { verb: 'find', target: the('extreme range', 'greatest') },
  ]),
  ...rule<object>('goals', '(求|写出) [{w:open}] 四分位距的最小可能值', () => [
    { verb: 'find', target: the('extreme range', 'least') },
  ]),
  ...rule<{ m: string }>('goals', '(指出|写出|求) {m:moment} (所在的组|落在哪一组|所在的区间)', ({ m }) => [
    { verb: 'find', target: the('class', m) },
  ]),
];

function ofGroup(moment: string, group: RawTerm): RawTerm {
  const [n, w] = (group as RawProperty).of as string[];
  return the('of data', moment, w!, n!);
}
