import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { inManner } from '../shared/manners.ts';
import { isCountUnit } from '../statistics/spans.ts';
import { type Rule, rule } from '../rule.ts';
import { DATA_RULES } from './data.ts';
import { DESCRIBED_RULES, LAW_RULES } from './described.ts';
import { CHANCE_RULES } from './events.ts';

const MEASURES =
  '(个|名|位|人|只|条|件|袋|瓶|次|株|辆|封|包|颗|枚|家|盏|支|块|户|台|张|本|根|片|箱|粒|场|棵|头|部|间|所|批|节|处|起|通)';
const UNITS = [
  '分钟',
  '小时',
  '天',
  '周',
  '个月',
  '月',
  '年',
  '秒',
  '米',
  '千米',
  '公里',
  '页',
  '夜',
  '晚',
  '星期',
  '匹',
  '卷',
];
const ONE = '(每|一|每一|任意一|某一|随机选取的一|随机选定的一|任一)';

/** How long or how much is looked at: 2 小时, 一天, 每页. */
const INTERVALS: Rule[] = [
  ...rule<{ v: string }>('interval', '{v:amount}', ({ v }) =>
    isCountUnit(v) || isChineseUnit(v) ? v : null,
  ),
  ...UNITS.flatMap((word) => [
    ...rule<object>('interval', `${ONE} ${word}`, () => `1⟨${unitOf(word)}⟩`),
    ...['number', 'count'].flatMap((kind) =>
      rule<{ n: string }>('interval', `[连续] {n:${kind}} ${word}`, ({ n }) => `${n}⟨${unitOf(word)}⟩`),
    ),
    ...rule<object>('interval', `[连续] 两 ${word}`, () => `2⟨${unitOf(word)}⟩`),
    ...rule<object>('interval', `[连续] 三 ${word}`, () => `3⟨${unitOf(word)}⟩`),
    ...rule<object>('interval', `半 ${word}`, () => `0.5⟨${unitOf(word)}⟩`),
  ]),
  ...rule<{ i: string }>(
    'during',
    '[在] [任意|随机选取的|某] {i:interval} [的时间|的时间段|时间|长的{w:open}] [内|中|里|上|期间]',
    ({ i }) => i,
  ),
];

const unitOf = (word: string): string => (word === '星期' ? '周' : word === '月' ? '个月' : word);
const isChineseUnit = (amount: string): boolean => {
  const unit = /^\d[^⟨]*⟨([^⟩]{1,6})⟩$/.exec(amount)?.[1];
  return unit !== undefined && UNITS.includes(unit);
};

const HAS = '(服从|满足|近似服从|可以认为服从|可认为服从)';
const COUNT = '(个数|次数|人数|数|数量|辆数|件数|起数|数目)';

/** Without what belongs to the time before it, and without "the number of". */
const named = (words: string): string =>
  words
    .replace(/^(?:内|中|里|上|期间)?的?/, '')
    .replace(/的?(?:次数|个数|数量|数目|人数|件数|起数|次)?$/, '');

/** What happens at a rate. */
const RATES: Rule[] = [
  ...rule<{ w: string; i: string; l: string; x: string }>(
    'facts',
    `{i:interval} [内|中|里|上] [的] {w:open} [的] ${COUNT} [{x:label}] ${HAS} {l:poisson-law}`,
    ({ w, i, l, x }: { w: string; i: string; l: string; x?: string }) => [
      fact('rate', named(w), l, i, x ?? ''),
    ],
  ),
  ...rule<{ a: string; w: string; i: string; l: string; x: string }>(
    'facts',
    `[一] {a:open} {i:interval} [内|中|里|上] [的] {w:open} [的] ${COUNT} [{x:label}] ${HAS} {l:poisson-law}`,
    ({ a, w, i, l, x }: { a: string; w: string; i: string; l: string; x?: string }) => [
      fact('rate', named(`${a}${w}`), l, i, x ?? ''),
    ],
  ),
  ...rule<{ v: string }>('poisson-law', '(均值|参数|期望) [为|是] {v:number} 的泊松分布', ({ v }) => v),
  ...rule<{ d: string }>('poisson-law', '[泊松分布] {d:law}', ({ d }) => poissonIn(d)),
  ...['平均 {i:interval} [内]', '{i:interval} [内] 平均'].flatMap((order) =>
    rule<{ i: string; v: string; w: string; a: string; b: string }>(
      'facts',
      `[{a:open}] ${order} [{b:open}] {v:number} ${MEASURES} [{w:open}]`,
      ({ a, b, i, v, w }: { a?: string; b?: string; i: string; v: string; w?: string }) => [
        fact('rate', `${a ?? ''}${b ?? ''}${w ?? ''}`, v, i, ''),
      ],
    ),
  ),
  ...rule<{ w: string; i: string; v: string }>(
    'facts',
    `{w:open} [随机] [且|,|并且] [相互] [独立] [地] [发生|到达|出现] , [平均] {i:interval} [有] {v:number} ${MEASURES}`,
    ({ w, i, v }) => [fact('rate', w, v, i, '')],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} , [且|并且] (各{a:open}|不同{a:open}|各次{a:open}|它们|每次{a:open}) [的{b:open}] (相互独立|互不影响|独立)',
    ({ f }) =>
      f.some(({ relation }) => ['rate', 'event', 'distribution', 'normal'].includes(relation)) ? f : null,
  ),
];

const poissonIn = (law: string): string | null =>
  /^\s*\\?(?:mathrm\{)?Po\}?\s*\(([^,()]{1,40})\)\s*$/.exec(law)?.[1]?.trim() ?? null;

const COUNTS = [
  ['=', '恰好有|恰有|恰好|正好有|正好'],
  ['>=', '至少有|至少|不少于'],
  ['>', '多于|超过|有超过|有多于'],
  ['<', '少于|有少于|不足|不到'],
  ['<=', '至多有|至多|不超过|有不超过|不多于'],
] as const;

/** How many of them there are. */
const ASKED: Rule[] = [
  ...COUNTS.flatMap(([sign, words]) => [
    ...rule<{ n: string }>('so-many', `(${words}) {n:number} ${MEASURES}`, ({ n }) => the('range', sign, n)),
    ...rule<{ n: string }>('so-often', `(${words}) {n:number}`, ({ n }) => the('range', sign, n)),
  ]),
  ...rule<object>('so-many', '(没有|不)', () => the('range', '=', '0')),
  ...rule<{ i: string; h: RawTerm; w: string; a: string }>(
    'value',
    '{i:during} [,] [{a:open}] {h:so-many} [{w:open}] 的概率',
    ({ i, h, a, w }: { i: string; h: RawTerm; a?: string; w?: string }) =>
      the('happenings', h, named(`${a ?? ''}${w ?? ''}`), i),
  ),
  ...rule<{ i: string; h: RawTerm; w: string; a: string }>(
    'value',
    '{a:open} {i:during} [,] [{b:open}] {h:so-many} [{w:open}] 的概率',
    ({ i, h, a, b, w }: { i: string; h: RawTerm; a: string; b?: string; w?: string }) =>
      the('happenings', h, named(`${a}${b ?? ''}${w ?? ''}`), i),
  ),
  ...rule<{ i: string; n: string; s: string; w: string; v: string }>(
    'value',
    `{i:during} [,] {v:open} (恰好|恰) {w:open} {n:number} ${MEASURES} [{u:open}] 的概率`,
    ({ i, n, v, w }) =>
      w.startsWith('好') ? null : the('happenings', the('range', '=', n), named(`${v}${w}`), i),
  ),
  ...rule<{ a: string; w: string; h: RawTerm }>(
    'trial',
    '{a:open} 的 (总次数|次数) {h:so-often} [次]',
    ({ h }) => the('wait chance', h),
  ),
  ...rule<{ n: string; v: string }>('trial', `[{w:open}] 至少 要 {v:open} {n:number} 次`, ({ n }) =>
    the('wait chance', the('range', '>=', n)),
  ),
  ...rule<{ f: RawFact[]; x: string }>(
    'facts',
    '{f:facts} , [设|记] [{d:open}] 次数 为 [随机变量] {x:label}',
    ({ f, x }) => (f.some(({ relation }) => relation === 'until') ? [...f, fact('waits', x)] : null),
  ),
  ...rule<{ f: RawFact[] }>('told', '{a:open} , {f:told}', ({ f }) =>
    f.length === 1 && f[0]!.relation === 'event' && f[0]!.of.length === 2 ? f : null,
  ),
];

const PLACES: Record<string, number> = { '1': 0, '0.1': 1, '0.01': 2, '0.001': 3, '0.0001': 4 };

/** How an answer is to be given, in brackets behind what is asked. */
const MANNERS: Rule[] = [
  ...rule<{ n: string }>('manner', '精确到 {n:number}', ({ n }) => {
    const digits = PLACES[n.replace(/[$\s]/g, '')];
    return digits === undefined ? null : { figures: { kind: 'places' as const, digits } };
  }),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} [,] \\( [结果|答案] [均] {m:manner} \\)',
    ({ g, m }) => inManner(g, m),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , [结果|答案] [均] {m:manner}',
    ({ g, m }) => inManner(g, m),
  ),
];

export const CHINESE_INFERENCE: Rule[] = [
  ...INTERVALS,
  ...RATES,
  ...ASKED,
  ...MANNERS,
  ...DATA_RULES,
  ...CHANCE_RULES,
  ...DESCRIBED_RULES,
  ...LAW_RULES,
];
