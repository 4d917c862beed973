import { fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { SENTENCE_RULES } from '../chinese/sentences.ts';
import { CHOICE_RULES } from './choices.ts';
import { CHINESE_GROUPS, CL, itemsOf } from './groups.ts';
import { TEAM_RULES } from './teams.ts';

const ROW =
  '(排成一行|排成一列|排成一排|站成一排|站成一行|站成一列|排列|排成一队|坐成一排|进行排列|作全排列|重新排列|排序|排队|站成一排拍照|站成一排照相|站成一排合影|站成一排合影留念|站成一排留影|坐成一行|并排站成一排|排成一行拍照|排成一排照相|站成一排照像)';
const RANDOM = '(随机|任意)';

const DEEDS: Rule[] = [
  ...rule<{ p: RawFact[] }>('deed', `[现] [将|把|用|由|有] {p:pool} [全部|都] [排] ${ROW}`, ({ p }) => [
    ...p,
    fact('arranged'),
  ]),
  ...rule<{ p: RawFact[] }>('deed', `[将|把|用|由] {p:pool} ${RANDOM} [地] ${ROW}`, ({ p }) => [
    ...p,
    fact('arranged'),
    fact('at random'),
  ]),
  ...rule<{ n: string }>('deed', `[现] [将|把|用] {n:same} [全部|都] ${ROW}`, ({ n }) => [
    fact('arranged', ...(n ? [n] : [])),
  ]),
  ...rule<{ n: string }>('deed', `[现] [将|把|用] {n:same} ${RANDOM} [地] ${ROW}`, ({ n }) => [
    fact('arranged', ...(n ? [n] : [])),
    fact('at random'),
  ]),
  ...['', '随机', '任意'].flatMap((how) => [
    ...rule<{ p: RawFact[]; t: string; u: string }>(
      'deed',
      `[现] [要] 从 {p:pool} [中|里] ${how} (选出|选|选取|挑选|取出|抽取|选派|选择|取|抽出) {t:num} ${CL} [字母|人] [{u:purpose}]`,
      ({ p, t, u }: { p: RawFact[]; t: string; u?: string }) => [
        ...p,
        fact('chosen', t),
        ...purposeOf(u),
        ...randomly(how),
      ],
    ),
    ...rule<{ n: string; t: string; u: string }>(
      'deed',
      `[现] [要] 从 {n:same} [中|里] ${how} (选出|选|选取|挑选|取出|抽取|选派|选择|取|抽出) {t:num} ${CL} [字母|人] [{u:purpose}]`,
      ({ n, t, u }: { n: string; t: string; u?: string }) => [
        fact('chosen', n ? `${t} of ${n}` : t),
        ...purposeOf(u),
        ...randomly(how),
      ],
    ),
  ]),
  ...['', '随机', '任意']
    .map((how) =>
      rule<{ t: string; u: string }>(
        'deed',
        `[现] [要|需|需要] 从中 ${how} (选出|选|选取|挑选|取出|抽取|选派|选择|取|抽出|任选|任取) {t:num} ${CL} [{u:purpose}]`,
        ({ t, u }: { t: string; u?: string }) => [fact('chosen', t), ...purposeOf(u), ...randomly(how)],
      ),
    )
    .flat(),
  ...rule<{ g: string }>('purpose', `(组成|成立|参加) [一] [${CL.slice(1, -1)}] {g:noun}`, ({ g }) => g),
  ...rule<object>('purpose', '[,] 不考虑 (顺序|次序)', () => ''),
];

const purposeOf = (words: string | undefined): RawFact[] => (words ? [fact('purpose', words)] : []);
const randomly = (how: string): RawFact[] => (how === '随机' ? [fact('at random')] : []);

const found = (kind: string, conds: RawTerm | undefined): RawGoal[] => [
  { verb: 'find', target: the('ways', kind, ...(conds ? itemsOf(conds) : [])) },
];

const KINDS: readonly [kind: string, words: string][] = [
  ['arranged', '站法|坐法|不同排法|排队方法|排法|排列|排列方法|排列方式|排列法'],
  ['chosen', '选法|选取方法|选择方法|选取方式|选择方式|组合|取法'],
  ['', '方法|方式|安排方法|情况|安排方式|安排'],
];
const TOTAL = '(总数|个数|种数|数|总数目|数目|的总数|的个数|的种数|的数目|总种数)';

const GOALS: Rule[] = KINDS.flatMap(([kind, words]) => [
  ...rule<{ c: RawTerm }>(
    'goals',
    `[求|计算|试求] [{c:conds} 的] [所有] [不同] [的] (${words}) ${TOTAL}`,
    ({ c }: { c?: RawTerm }) => found(kind, c),
  ),
  ...rule<{ p: string }>('goals', `[求|计算|试求] {p:same} 的 [所有] [不同] [的] (${words}) ${TOTAL}`, () =>
    found(kind, undefined),
  ),
  ...rule<{ p: RawFact[] }>(
    'asked',
    `[求|计算|试求] {p:pool} 的 [所有] [不同] [的] (${words}) ${TOTAL}`,
    ({ p }) => ({ facts: p, goals: found(kind, undefined) }),
  ),
  ...rule<{ c: RawTerm }>(
    'goals',
    `[求|问|计算] [一] [共] [可以|能|可] 有 (多少|几) 种 [不同] [的] (${words})`,
    ({ c }: { c?: RawTerm }) => found(kind, c),
  ),
  ...rule<{ c: RawTerm }>(
    'goals',
    `[求|问|计算] [使] {c:conds} 的 [不同] [的] (${words}) [一] [共] 有 (多少|几) 种`,
    ({ c }) => found(kind, c),
  ),
  ...rule<{ c: RawTerm }>(
    'goals',
    `[求|问|计算] [使|使得] {c:conds} , [则|那么|求|问] [一] [共] [可以|能|可] 有 (多少|几) 种 [不同] [的] (${words})`,
    ({ c }) => found(kind, c),
  ),
  ...rule<{ c: RawTerm }>(
    'goals',
    `{c:conds} , [问] [不同] [的] (${words}) [一] [共] 有 (多少|几) 种`,
    ({ c }) => found(kind, c),
  ),
  ...rule<object>('goals', `[问|求] [不同] [的] (${words}) [一] [共] [可以] 有 (多少|几) 种`, () =>
    found(kind, undefined),
  ),
  ...rule<{ c: RawTerm }>('goals', `{c:conds} , [求|则|问] [所有] [不同] [的] (${words}) ${TOTAL}`, ({ c }) =>
    found(kind, c),
  ),
]);

const must = (conds: RawTerm | undefined): RawFact[] =>
  conds ? itemsOf(conds).map((one) => fact('must', one)) : [];

const TELLS: Rule[] = [
  ...rule<{ d: RawFact[] }>('facts', '{d:deed}', ({ d }) => d),
  ...rule<{ p: RawFact[] }>('facts', '(考虑|用|使用|已知) {p:pool}', ({ p }) => p),
  ...rule<{ p: RawFact[] }>('facts', '[现] [{g:noun}] [共] 有 {p:pool}', ({ p }) => p),
  ...rule<{ n: string; g: string; w: RawTerm }>(
    'facts',
    `[现] [{h:noun}] [共] 有 {n:num} ${CL} {g:noun} , [其中] [有] {w:groups}`,
    ({ n, g, w }) => [fact('people', the('group', n, g), w)],
  ),
  ...rule<{ n: string; g: string; w: RawTerm }>(
    'facts',
    `{n:num} ${CL} {g:noun} (中|里) [有] {w:groups}`,
    ({ n, g, w }) => [fact('people', the('group', n, g), w)],
  ),
];

const asNumbers = (length: RawTerm, conds: RawTerm[], facts: RawFact[]): Said => ({
  facts: [...facts, fact('length', length)],
  goals: [{ verb: 'find', target: the('ways', 'number', ...conds) }],
});

/** Numbers made of digits. */
const NUMBERS: Rule[] = [
  ...rule<{ n: string }>('long', '{n:num} 位', ({ n }) => n),
  ...rule<object>(
    'repeats',
    '(没有重复数字|无重复数字|数字不重复|各位数字不重复|各位数字互不相同) [的]',
    () => [fact('repeats', 'no')],
  ),
  ...rule<object>('repeats', '(数字可以重复|可以有重复数字|允许重复) [的]', () => [fact('repeats', 'yes')]),
  ...rule<object>('sort', '偶数', () => the('divisible', '2')),
  ...rule<object>('sort', '奇数', () => the('not divisible', '2')),
  ...rule<{ v: string }>('size', '大于 {v:num} [的]', ({ v }) => the('value', '>', v)),
  ...rule<{ v: string }>('size', '小于 {v:num} [的]', ({ v }) => the('value', '<', v)),
  ...rule<{ v: string }>('size', '能被 {v:num} 整除 [的]', ({ v }) => the('divisible', v)),
  ...rule<{ p: RawFact[]; n: string; r: RawFact[] }>(
    'facts',
    '(用|由|使用) {p:pool} [可以|可] 组成 [{r:repeats}] {n:long} 数',
    ({ p, n, r }: { p: RawFact[]; n: string; r?: RawFact[] }) => [...p, ...(r ?? []), fact('length', n)],
  ),
  ...rule<{ p: RawFact[]; n: string; r: RawFact[]; s: RawTerm; z: RawTerm }>(
    'asked',
    '[(用|由|使用) {p:pool}] [,] [一共] (可以|能|可|能够) 组成 多少个 [{r:repeats}] [{z:size}] [的] {n:long} (数|{s:sort})',
    ({ p, n, r, s, z }: { p?: RawFact[]; n: string; r?: RawFact[]; s?: RawTerm; z?: RawTerm }) =>
      asNumbers(n, [...(s ? [s] : []), ...(z ? [z] : [])], [...(p ?? []), ...(r ?? [])]),
  ),
  ...rule<{ n: string; c: RawTerm }>(
    'asked',
    '[一共] (可以|能|可|能够) 组成 多少个 [{r:repeats}] {n:long} 数 , [其中] {c:conds}',
    ({ n, c }) => asNumbers(n, itemsOf(c), []),
  ),
  ...rule<{ s: RawTerm; z: RawTerm }>(
    'goals',
    '[其中] [一共] (可以组成|能组成|有) 多少个 [{z:size}] {s:sort}',
    ({ s, z }: { s: RawTerm; z?: RawTerm }) => [
      { verb: 'find', target: the('ways', 'number', s, ...(z ? [z] : [])) },
    ],
  ),
  // "其中偶数有多少个", "这样的四位数共有多少个".
  ...rule<{ s?: RawTerm; z?: RawTerm }>(
    'goals',
    '[问] [其中] [这样的|满足条件的|符合条件的|上述] [{z:size}] [的] ({s:sort}|{n:long} {s:sort}|[{n:long}] 数) [的] [一] [共] 有 (多少|几) 个',
    ({ s, z }: { s?: RawTerm; z?: RawTerm }) => [
      { verb: 'find', target: the('ways', 'number', ...(s ? [s] : []), ...(z ? [z] : [])) },
    ],
  ),
  ...rule<{ s?: RawTerm; z?: RawTerm }>(
    'goals',
    '(求|计算) [其中] [这样的|满足条件的|符合条件的|上述] [{z:size}] [的] ({s:sort}|{n:long} {s:sort}|[{n:long}] 数) 的 (个数|总数)',
    ({ s, z }: { s?: RawTerm; z?: RawTerm }) => [
      { verb: 'find', target: the('ways', 'number', ...(s ? [s] : []), ...(z ? [z] : [])) },
    ],
  ),
  ...rule<{ v: string; p: RawFact[] }>(
    'facts',
    '{p:facts} [,] 首位 (不能|不可以|不得|不) (为|是) {v:num}',
    ({ p, v }) => (v === '0' ? p : null),
  ),
  ...rule<object>(
    'facts',
    '从 [全部|所有] (这样的|这些) {n:long} 数 中 [随机] (任取|取|任选|选取) 一个',
    () => [fact('at random')],
  ),
  ...rule<object>(
    'facts',
    '从 [全部|所有] (这样的|这些) (排列|排法|选法) 中 [随机] (任取|取|任选|选取) 一种',
    () => [fact('at random')],
  ),
];

const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:facts} , 求 {g:chance}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
  ...rule<{ g: RawGoal[] }>('sentence', '求 {g:chance}', ({ g }) => ({ facts: [], goals: g })),
  ...rule<{ c: RawTerm }>('chance', '[它|所得的数|该排列|其] {c:conds} 的概率', ({ c }) => [
    { verb: 'find', target: the('chance of', '', ...itemsOf(c)) },
  ]),
  ...rule<{ s: Said }>('sentence', '{s:asked}', ({ s }) => s),
  ...rule<{ f: RawFact[]; c: RawTerm }>('sentence', '{f:facts} , {c:conds}', ({ f, c }) =>
    f.some(({ relation }) => relation === 'couple') ? { facts: [...f, ...must(c)], goals: [] } : null,
  ),
  ...rule<{ f: RawFact[]; d: RawFact[] }>('sentence', '{f:facts} , {d:deed}', ({ f, d }) => ({
    facts: [...f, ...d],
    goals: [],
  })),
  ...rule<{ f: RawFact[]; d: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '{f:facts} , {d:deed} , {g:goals}',
    ({ f, d, g }) => ({
      facts: [...f, ...d],
      goals: g,
    }),
  ),
  ...rule<{ d: RawFact[]; g: RawGoal[] }>('sentence', '{d:deed} , {g:goals}', ({ d, g }) => ({
    facts: d,
    goals: g,
  })),
  ...rule<{ d: RawFact[]; c: RawTerm }>('sentence', '{d:deed} , {c:conds}', ({ d, c }) => ({
    facts: [...d, ...must(c)],
    goals: [],
  })),
];

export const CHINESE_COUNTING: Rule[] = [
  ...SENTENCE_RULES,
  ...CHINESE_GROUPS,
  ...CHOICE_RULES,
  ...TEAM_RULES,
  ...DEEDS,
  ...GOALS,
  ...TELLS,
  ...NUMBERS,
  ...SENTENCES,
];
