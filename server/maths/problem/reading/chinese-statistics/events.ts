import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BOUNDS } from './bounds.ts';
import { MEASURES } from './data.ts';

const NOT = '(不|没有|没|未|不能|未能)';
const IS = '(为|是|等于)';

/** 3 粒发芽, 恰好命中: what counts stands before the clause. */
const IS_COUNTED =
  /^其中|(?:为止|的(?:人数|个数|件数|数量|天数|户数|次数))$|^次(?!品)|^(?:好|[个名位只件袋瓶株辆颗枚粒场户天])/;

/** What happens, in words; `not ` before it where it does not. */
const CLAUSES: Rule[] = [
  ...rule<{ a: string }>('clause', '{a:open}', ({ a }) => (IS_COUNTED.test(a) ? null : a)),
  ...rule<{ a: string }>('clause', `${NOT} {a:open}`, ({ a }) => `not ${a}`),
  ...rule<{ a: string; b: string }>('clause', `{a:open} ${NOT} {b:open}`, ({ a, b }) =>
    IS_COUNTED.test(a) ? null : `not ${a}${b}`,
  ),
  ...['number', 'percent'].flatMap((kind) => rule<{ v: string }>('chance', `{v:${kind}}`, ({ v }) => v)),
  ...rule<{ v: string }>('chance', '{v:expression}', ({ v }) =>
    /^(?:[a-z]|\\[dt]?frac\{?\d{1,6}\}?\{?\d{1,6}\}?|\d+\/\d+)$/.test(v.replace(/\s/g, '')) ? v : null,
  ),
];

interface Told {
  c: string;
  d: string;
  v: string;
}

const RATES: readonly [rate: string, clause: string][] = [
  ['发芽率', '发芽'],
  ['次品率', '次品'],
  ['不合格率', 'not 合格'],
  ['合格率', '合格'],
  ['命中率', '命中'],
  ['成功率', '成功'],
  ['优秀率', '优秀'],
];

const FACTS: Rule[] = [
  ...rule<Told>(
    'told',
    `[已知|某天|任意一天|每天] {c:clause} 的概率 [都|均] ${IS} {v:chance}`,
    ({ c, v }) => [fact('event', v, c)],
  ),
  ...rule<Told>(
    'told',
    `[已知] [{a:open}] (每次|每一次|每天|每场|每局|每 ${MEASURES}|任意一 ${MEASURES}) {c:clause} 的概率 [都|均] ${IS} {v:chance}`,
    ({ a, c, v }: Told & { a?: string }) => [...(a ? [fact('scene', a)] : []), fact('event', v, c)],
  ),
  ...rule<Told & { k: string; p: string; q: string }>(
    'told',
    `[{z:open}] 甲 , 乙 [两 ${MEASURES}] {k:open} 分别 {d:open} 的 {p:percent} (和|,) {q:percent}`,
    ({ k, p, q }) => [fact('parts', '', p, `甲${k}`, q, `乙${k}`)],
  ),
  ...RATES.flatMap(([rate, clause]) =>
    rule<{ f: RawFact[]; v: string; w: string }>(
      'told',
      `{f:told} , [它们的|其|两者的|产品的|其中] ${rate} 分别 ${IS} {v:percent} (和|,) {w:percent}`,
      ({ f, v, w }) => {
        const [, , first, , second] = f.length === 1 && f[0]!.relation === 'parts' ? f[0]!.of : [];
        return typeof first === 'string' && typeof second === 'string'
          ? [...f, fact('event', v, clause, first), fact('event', w, clause, second)]
          : null;
      },
    ),
  ),
  ...rule<Told>(
    'told',
    `(若|如果|当|在) {c:clause} [时|的情况下|的条件下|的日子里] [,] [则|那么] {d:clause} 的概率 ${IS} {v:chance}`,
    ({ c, d, v }) => [fact('event', v, d, c)],
  ),
  ...rule<Told>('told', `{c:clause} 时 [,] {d:clause} 的概率 ${IS} {v:chance}`, ({ c, d, v }) => [
    fact('event', v, d, c),
  ]),
  ...rule<Told>('told', `否则 [,] {d:clause} 的概率 ${IS} {v:chance}`, ({ d, v }) => [
    fact('event', v, d, 'otherwise'),
  ]),
  ...RATES.flatMap(([rate, clause]) =>
    rule<Told>('told', `[已知] [一批] {c:open} 的 ${rate} ${IS} {v:chance}`, ({ c, v }) => [
      fact('event', v, clause.startsWith('not ') ? `not ${c}${clause.slice(4)}` : `${c}${clause}`),
    ]),
  ),
  ...rule<Told>('told', '[已知] [{a:open}] [有] {v:percent} 的 {c:clause}', ({ c, v }) => [
    fact('event', v, c),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('told', '{f:told} [,|;] [而|且|并且] {g:told}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[] }>(
    'told',
    `{f:told} , [且|并且] (各次{a:open}|每次{a:open}|各次|各 ${MEASURES} {a:open}|每 ${MEASURES} {a:open}|各 ${MEASURES}|各 {a:open}|各天|每天|它们) [是否{b:open}] [的结果] (相互独立|互不影响|互相独立)`,
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('sentence', '{f:told}', ({ f }) => ({ facts: f, goals: [] })),
];

const WAITS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'told',
    '一枚 [质地] (不均匀|不均匀的|有偏的) [的] 硬币 , [已知] {f:told}',
    ({ f }) => f,
  ),
  ...rule<{ n: string }>(
    'facts',
    '(将|把) (它|其|该硬币|这枚硬币|此硬币) [连续|重复] (抛掷|投掷|掷) {n:number} 次',
    ({ n }) => [fact('sample', n, '')],
  ),
  ...rule<{ c: string; x: string }>(
    'facts',
    '[{a:open}] [一直] {b:open} [,] 直到 [第一次|首次] {c:clause} [为止] [, [设|记] [随机变量] {x:label} (表示|为|是) {d:open} 次数]',
    ({ c, x }: { c: string; x?: string }) => [
      fact('until', '', c),
      ...(x === undefined ? [] : [fact('waits', x)]),
    ],
  ),
  ...rule<{ x: string }>('facts', '[设|记] [随机变量] {x:label} (表示|为|是) [{d:open}] 次数', ({ x }) => [
    fact('waits', x),
  ]),
  ...rule<{ v: string; c: string }>(
    'told',
    '{a:open} (中|里) [有] {v:percent} [的] {c:clause}',
    ({ v, c }) => [fact('event', v, c)],
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'trial',
    '[其中] {w:clause} 的 (人数|个数|件数|数量|天数|户数|次数) {r:range-of}',
    ({ w, r }) => (/首次|第一次/.test(w) ? null : the('trials', '', '', r, w)),
  ),
];

const TURNS = `(次|盒|${MEASURES.slice(1, -1)})`;

const FIND = '(求|计算|试求)';
const find = (target: RawTerm): RawGoal[] => [{ verb: 'find', target }];

/** How many of several are so, and which is the first. */
const TRIALS: Rule[] = [
  ...rule<{ h: RawTerm; w: string }>('trial', '[其中] {h:how-many} [是|的] {w:clause}', ({ h, w }) =>
    the('trials', '', '', h, w),
  ),
  ...rule<{ h: RawTerm; w: string }>('trial', '[其中] {w:clause} [的] [有] {h:how-many}', ({ h, w }) =>
    /首次|第一次/.test(w) ? null : the('trials', '', '', h, w),
  ),
  ...rule<{ n: string; h: RawTerm; w: string; a: string }>(
    'trial',
    `[{a:open}] {n:number} ${MEASURES} [{b:open}] [中] [,] {h:how-many} [是|的] {w:clause}`,
    ({ n, h, w }) => the('trials', n, '', h, w),
  ),
  ...(
    [
      ['=', '恰好|恰|恰有|恰好有'],
      ['>=', '至少|至少有'],
      ['<=', '至多|至多有'],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<{ n: string; m: string; w: string }>(
      'trial',
      `[{a:open}] {n:number} (次|天) [{b:open}] [中] [,] (${words}) {w:clause} {m:number} (次|天)`,
      ({ n, m, w }) => the('trials', n, '', the('range', sign, m), w),
    ),
    ...rule<{ n: string; m: string; w: string }>(
      'trial',
      `[{a:open}] {n:number} (次|天) [{b:open}] [中] [,] (${words}) {m:number} (次|天) {w:clause}`,
      ({ n, m, w }) => the('trials', n, '', the('range', sign, m), w),
    ),
  ]),
  ...rule<{ w: string; k: string }>(
    'trial',
    '[{a:open}] (第一次|首次) {w:clause} [恰好|恰] [是|发生|出现] 在 第 {k:number} 次 [{u:open}]',
    ({ w, k }) => (/^(?:首次|第一次)/.test(w) ? null : the('first', '=', k, w, '次')),
  ),
  ...rule<{ w: string; k: string }>(
    'trial',
    `[{a:open}] [恰好|恰] [在|是] 第 {k:number} ${TURNS} [{u:open}] [时] (第一次|首次|才|才首次|才第一次) {w:clause}`,
    ({ w, k }) => (/^(?:首次|第一次)/.test(w) ? null : the('first', '=', k, w, '次')),
  ),
  ...rule<{ w: string; k: string }>(
    'trial',
    `[{a:open}] [恰好|恰] [在|是] 第 {k:number} ${TURNS} [{u:open}] [时] (第一次|首次|才|才首次|才第一次) {w:clause}`,
    ({ w, k }) => (/^(?:首次|第一次)/.test(w) ? null : the('wait chance', the('range', '=', k), w)),
  ),
];

const GOALS: Rule[] = [
  ...rule<{ c: RawTerm }>('goals', `${FIND} {c:trial} 的概率`, ({ c }) => find(c)),
  ...rule<{ c: RawTerm }>(
    'goals',
    `(用|使用|利用) [适当的|合适的] (近似方法|近似|正态近似|近似分布) [,] (求|计算|估计) {c:trial} 的概率`,
    ({ c }) => find(c).map((goal) => ({ ...goal, where: [fact('approximation')] })),
  ),
  ...rule<{ c: string }>('event-goal', `${FIND} {c:clause} 的概率`, ({ c }) => find(the('event', c))),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `(已知|若|若已知|如果|如果已知) {d:clause} , ${FIND} {c:clause} 的概率`,
    ({ c, d }) => find(the('event', c, d)),
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `(在|已知在) {d:clause} 的 (条件|情况|前提) 下 , ${FIND} {c:clause} 的概率`,
    ({ c, d }) => find(the('event', c, d)),
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `${FIND} {c:clause} (且|并且|而) {d:clause} 的概率`,
    ({ c, d }) => find(the('both events', c, d)),
  ),
  ...rule<{ c: string; v: string }>(
    'event-goal',
    `(证明|验证) [:] {c:clause} 的概率 ${IS} {v:chance}`,
    ({ c, v }) => [{ verb: 'show', target: the('event is', v, c) }],
  ),
  ...rule<{ g: RawGoal[] }>('sentence', '{g:event-goal}', ({ g }) => ({ facts: [], goals: g })),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:told} , {g:event-goal}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
  // One of all is taken: what is asked is asked of it.
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    `[现] [从 {a:open} [中]] 随机 (取|抽取|选取|选|抽|选出|取出) [出] 一 ${MEASURES} {w:open} , {g:event-goal}`,
    ({ g }) => ({ facts: [], goals: g }),
  ),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    `[现] [从 {a:open} [中]] 随机 (取|抽取|选取|选|抽|选出|取出) [出] 一 ${MEASURES} {w:open}`,
    () => ({ facts: [], goals: [] }),
  ),
];

/** Samples: "12 seeds are sown". */
const SAMPLES: Rule[] = [
  ...rule<{ n: string; w: string; a: string }>(
    'facts',
    `[现|现在] {a:open} [了] {n:number} ${MEASURES} {w:open}`,
    ({ n, w, a }) => (/(?:购买|买|订购|买入)$/.test(a) ? [fact('sample', n, w)] : null),
  ),
  ...rule<{ n: string; w: string }>(
    'facts',
    `{a:open} 一次 [性] {b:open} [了] {n:number} ${MEASURES} {w:open}`,
    ({ n, w }) => [fact('sample', n, w)],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:facts} , {g:goals}', ({ f, g }) =>
    f.length === 1 && f[0]!.relation === 'sample' ? { facts: f, goals: g } : null,
  ),
  ...rule<{ n: string; w: string }>(
    'facts',
    `[现|现在] [在 {a:open} (中|里)] (播种|种下|种植|播下|种了|播种了) {n:number} ${MEASURES} {w:open}`,
    ({ n, w }) => [fact('sample', n, w)],
  ),
  ...rule<{ n: string; w: string }>(
    'facts',
    `[现|现在] 从 ({a:open}|中|其中|{a:open} 中) [任意] [随机] (抽取|选取|选出|抽出|取出|抽查|调查) [了] {n:number} ${MEASURES} {w:open}`,
    ({ n, w }) => [fact('sample', n, w)],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '(现|现在|从中) {f:facts} , {g:goals}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
];

export const CHANCE_RULES: Rule[] = [
  ...CLAUSES,
  ...FACTS,
  ...WAITS,
  ...TRIALS,
  ...BOUNDS,
  ...GOALS,
  ...SAMPLES,
];
