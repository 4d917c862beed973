import { asks, fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { inManner } from '../shared/manners.ts';
import { IT, multiples, plain, withSaid, inTerms, here, MEASURED, eachNoun } from './terms.ts';

const WORTH: Rule[] = [
  ...rule<{ a: string }>(
    'worth',
    '[角|圆心角] (angle|角) {a:three-labels} [的 大小|的 度数|的 弧度数]',
    ({ a }) => the('angle', plain(a)),
  ),
  ...rule<{ a: string }>('worth', '(angle|角) {a:label}', ({ a }) => the('angle', plain(a))),
  ...rule<{ t: string }>('facts', '{t:three-labels} 三点共线', ({ t }) => [fact('straight', plain(t))]),
  ...['region', 'sector', 'shape'].flatMap((kind) =>
    rule<{ s: RawTerm; r: RawTerm }>(
      'facts',
      `{s:seg} (将|把) {r:${kind}} 分成面积相等的两部分`,
      ({ s, r }) => [fact('cuts in half', s, r)],
    ),
  ),
  ...['circle', 'arc'].flatMap((kind) =>
    rule<{ c: RawTerm; s: RawTerm; p: RawTerm }>(
      'facts',
      `{c:${kind}} 与 {s:seg} 相切于 {p:point}`,
      ({ c, s, p }) => [fact('touches', c, s, p)],
    ),
  ),
  ...rule<{ s: RawTerm }>('worth', '{s:seg} [的 长|的 长度|长]', ({ s }) => the('length', s)),
  ...rule<{ s: RawTerm }>('worth', '{s:arc} [的 长|的 长度|长]', ({ s }) => the('length', s)),
  ...MEASURED.flatMap((kind) =>
    (
      [
        ['area', '面积'],
        ['perimeter', '周长'],
      ] as const
    ).flatMap(([what, words]) =>
      rule<{ r: RawTerm }>('worth', `{r:${kind}} [的] ${words}`, ({ r }) => the(what, r)),
    ),
  ),
  ...['circle', 'sector'].flatMap((kind) =>
    rule<{ r: RawTerm }>('worth', `{r:${kind}} 的 半径`, ({ r }) => the('radius', r)),
  ),
  ...rule<{ w: RawTerm; s: RawTerm }>('facts', '{w:worth} (=|为) {s:size}', ({ w, s }) => [
    fact('equal', w, s),
  ]),
  ...rule<{ w: RawTerm; v: RawTerm; s: RawTerm }>(
    'facts',
    '{w:worth} = {v:worth} = {s:size}',
    ({ w, v, s }) => [fact('equal', w, s), fact('equal', v, s)],
  ),
  ...rule<{ w: RawTerm; v: RawTerm }>('facts', '{w:worth} (=|等于) {v:worth}', ({ w, v }) => [
    fact('equal', w, v),
  ]),
  ...multiples('(=|为|等于)'),
  ...rule<{ a: string }>('facts', '(angle|角) {a:three-labels} 为 直角', ({ a }) => [
    fact('right', plain(a)),
  ]),
  ...rule<{ s: RawTerm; t: RawTerm }>('facts', '{s:shape} (的 边长|边长) 为 {t:size}', ({ s, t }) => [
    fact('sides', s, t),
  ]),
  ...rule<{ s: RawTerm; t: RawTerm }>('shape', '边长为 {t:size} 的 {s:shape}', ({ s, t }) =>
    withSaid(s, [fact('sides', IT, t)]),
  ),
  ...rule<{ e: RawTerm; r: RawTerm }>('facts', '{r:region} [是|为] [由] {e:edges} 围成', ({ r, e }) => [
    fact('bounded', r, ...eachNoun(e)),
  ]),
];

const NOUNS = ['circle', 'semicircle', 'sector', 'arc', 'shape', 'region'];

const SAYING: Rule[] = [
  ...rule<{ f: RawFact[] }>('facts', '(如 图|图中|如图所示|下图中|在图中) [,] {f:facts}', ({ f }) => f),
  ...NOUNS.flatMap((kind) => [
    ...rule<{ n: RawTerm; f: RawFact[] }>('facts', `[在] {n:${kind}} 中 [,] {f:facts}`, ({ n, f }) => [
      fact('is', n),
      ...f,
    ]),
    ...rule<{ n: RawTerm }>(
      'facts',
      `(如 图|图中|下图|图) (为|显示|所示 为|是) [一个] {n:${kind}}`,
      ({ n }) => [fact('is', n)],
    ),
  ]),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(当|若|在|取) {c:facts} [时|的情形下|的情况下] [,] {g:goals}',
    ({ c, g }): Said => asks(g, c.map(here)),
  ),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('sentence', '已知 {c:facts} , {g:goals}', ({ c, g }): Said =>
    asks(g, c),
  ),
];

const GOALS: Rule[] = [
  ...rule<{ w: RawTerm }>('wanted', '{w:worth} [的 表达式]', ({ w }) => w),
  ...rule<{ w: RawTerm }>('wanted', '{w:worth} 的 (准确值|精确值)', ({ w }) => the('exactly', w)),
  ...rule<{ e: string }>(
    'manner',
    '[结果|答案] (用|以) [含] {e:letters-said} [的 式子|的式子] 表示',
    ({ e }: { e: string }) => inTerms(JSON.parse(e) as string[]),
  ),
  ...rule<{ e: string }>('letters-said', '{e:expression}', ({ e }) => JSON.stringify([e])),
  ...rule<{ e: string; f: string }>('letters-said', '{e:expression} (和|,) {f:expression}', ({ e, f }) =>
    JSON.stringify([e, f]),
  ),
  ...rule<{ e: string }>('manner', '[结果|答案] 保留 {e:expression}', ({ e }) =>
    /π|pi/.test(e) ? { exact: true as const } : null,
  ),
  ...rule<{ e: string; w: RawTerm }>(
    'goals',
    '用 [含] {e:letters-said} [的 式子|的式子] 表示 {w:worth}',
    ({ e, w }) => inManner([{ verb: 'find', target: w }], inTerms(JSON.parse(e) as string[]) ?? {}),
  ),
  ...rule<{ w: RawTerm; s: RawTerm }>('goals', '证明 [:] {w:worth} (=|为) {s:size}', ({ w, s }) => [
    { verb: 'show', target: the('statement:equal', w, s) },
  ]),
  ...rule<{ c: string }>('goals', '证明 [:] {c:equation}', ({ c }) => [
    { verb: 'show', target: the('statement:holds', c) },
  ]),
  ...rule<{ k: string; l: string }>(
    'goals',
    '求 {k:letter} 的 [所有] [可能] [的] 值 (以及|和|及) [相应的|对应的] {l:letter} [的] 值',
    ({ k, l }) => [k, l].map((target) => ({ verb: 'find', target })),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('goals', '{g:goals} \\( {m:manner} \\)', ({ g, m }) =>
    inManner(g, m),
  ),
];

export const CHINESE_GOALS: Rule[] = [...WORTH, ...SAYING, ...GOALS];
