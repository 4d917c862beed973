import { type RawFact, type RawProperty, type RawTerm, type Said, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const MEASURES =
  '(个|名|位|人|只|条|件|袋|瓶|次|株|辆|封|包|颗|枚|家|天|盏|支|块|户|台|张|本|根|片|箱|粒|场|棵|头|部|间|所|批|节)';

export const AND = '(和|与|及)';

export const GROUPS: Rule[] = [
  ...['letter', 'measured-letter'].flatMap((kind) =>
    rule<{ x: string }>('lettered', `{x:${kind}}`, ({ x }) => x),
  ),
  ...rule<{ a: string; b: string }>(
    'tale',
    '{a:open} [(每|一|各) {b:open}]',
    ({ a, b }: { a: string; b?: string }) => `${a}${b ?? ''}`,
  ),
  ...rule<{ a: string; b: string }>('tale', '(每|一|各) {b:open}', ({ b }) => b),
  ...rule<{ g: RawTerm; w: string }>(
    'facts',
    '[{v:open}] {g:group} {w:tale} [{x:lettered}] [{b:bracket}] [的分布|的数据|的统计数据|的情况]',
    ({ g, w }) => (/^[每一各]?$/.test(w) || w.endsWith('次') ? null : sizeOf(g, w)),
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '[{v:open}] {g:group} {x:measured-letter} [的] [数据] (满足|汇总为|的汇总为|整理得) [:] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '{v:open} {g:group} [{x:letter}] [{b:bracket}] [的] [数据] (满足|汇总为|的汇总为|整理得) [:] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; l: string; s: Said; w: string; v: string }>(
    'sentence',
    '[{v:open}] {g:group} [的] [{w:open}] [{b:bracket}] [分别] (如下|为|如下所示|是) [:] {l:numbers} {s:sentence}',
    ({ g, l, s, w, v }: { g: RawTerm; l: string; s: Said; w?: string; v?: string }) => ({
      facts: [...sizeOf(g, `${v ?? ''}${w ?? ''}`), fact('list', l), ...s.facts],
      goals: s.goals,
    }),
  ),
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
    ({ g, w }) =>
      /(?:取|选|选出|取出|选择|播种|种植|种下|播下|抽查|调查|购买|买|订购|买入)$/.test(w) ? null : sizeOf(g),
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '{g:group} [{x:letter}] [{b:bracket}] [的] [数据] (满足|汇总为|的汇总为|整理得) [:] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '[{v:open}] {g:group} [{x:letter}] [{b:bracket}] [的] (汇总数据|统计数据|数据|数据汇总) (为|是|满足|如下) [:] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; l: string }>(
    'sentence',
    '[{v:open}] {g:group} [的] [{w:open}] [{b:bracket}] [分别] (如下|为|如下所示|是) [:] {l:numbers}',
    ({ g, l, w, v }: { g: RawTerm; l: string; w?: string; v?: string }) => ({
      facts: [...sizeOf(g, `${v ?? ''}${w ?? ''}`), fact('list', l)],
      goals: [],
    }),
  ),
  ...rule<{ g: RawTerm; w: string }>('facts', '{g:group} 一 [项|次|种] {w:open} [{b:bracket}]', ({ g }) =>
    sizeOf(g),
  ),
  ...rule<{ w: string }>('goals', '(求|估算|估计|计算) 平均 {w:open} 的估计值', ({ w }) => [
    { verb: 'find', target: the('of data', 'mean', w) },
  ]),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    '(对于|对|有) {g:group} [{x:letter}] [{b:bracket}] , {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '{f:facts} [,] [得] [结果] (如下|如下表|如下表所示|见下表|如下所示|汇总如下表|汇总如下) [:]',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<{ g: RawTerm; m: string; s: string }>(
    'facts',
    `(另|另有|还有|另外|另一班|另一组|另一班的|另一组的|另一{v:open}) {g:group} 的 (平均数|均值|平均值) (为|是) {m:amount} , 标准差 (为|是) {s:amount}`,
    ({ g, m, s }) => [fact('group', ...((g as RawProperty).of as string[]), m, s)],
  ),
];

const sizeOf = (group: RawTerm, more = ''): RawFact[] => {
  const [n, w] = (group as RawProperty).of as string[];
  return [fact('size', n!, `${w}${more}`)];
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
