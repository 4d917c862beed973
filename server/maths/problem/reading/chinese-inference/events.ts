import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const MEASURES =
  '(个|名|位|人|只|条|件|袋|瓶|次|株|辆|封|包|颗|枚|家|天|盏|支|块|户|台|张|本|根|片|箱|粒|场|棵|头|部|批|节)';
const IS = '(为|是|等于)';
const EACH = '(分别|依次|各) ';
const itemsOf = (term: RawTerm): RawTerm[] => (typeof term === 'object' && 'all' in term ? term.all : [term]);
const WHO = '(学生|人|员工|居民|顾客|旅客|市民|乘客|工人|职工|日子|时间|时候)';
/** 的学生步行: who it is stands before. */
const IS_CUT = /^(?:的|学生|人|员工|居民|顾客|旅客|市民|乘客|工人|职工|日子|时间|时候|时)/;
const whole = (clause: string, made: RawTerm): RawTerm | null => (IS_CUT.test(clause) ? null : made);
const FIND = '(求|计算|试求)';

/** Several ways, one of which each takes. */
const WAYS: Rule[] = [
  ...rule<{ p: string; q: string }>('chances', '{p:chance} (和|与|,) {q:chance}', ({ p, q }) => ({
    all: [p, q],
  })),
  ...rule<{ p: string; q: RawTerm }>('chances', '{p:chance} , {q:chances}', ({ p, q }) => ({
    all: [p, ...itemsOf(q)],
  })),
  ...rule<{ a: string; b: string }>('ways', '{a:open} (和|与|或|及) {b:open}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; b: string }>('ways', '{a:open} , {b:open}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: RawTerm }>('ways', '{a:open} , {b:ways}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  // 迟到的概率分别为 0.08、0.04 和 p.
  ...rule<{ w: RawTerm; d: string; l: RawTerm }>(
    'told',
    `{w:ways} (时|的 ${WHO}) [,] {d:clause} 的概率 ${EACH} ${IS} {l:chances}`,
    ({ w, d, l }) => {
      const [ways, values] = [itemsOf(w), itemsOf(l)];
      return ways.length === values.length && !IS_CUT.test(d)
        ? ways.map((way, at) => fact('event', values[at]!, d, way))
        : null;
    },
  ),
  ...rule<{ p: string; a: string }>('way-part', `{p:percent} [的] [${WHO}] {a:open}`, ({ p, a }) =>
    whole(a, the('part', p, a)),
  ),
  ...rule<{ a: string; p: string }>('way-part', '{a:open} 的概率 [为|是] {p:chance}', ({ a, p }) =>
    whole(a, the('part', p, a)),
  ),
  ...rule<{ a: string }>('rest-part', `(其余|其他|剩下) [的] [${WHO}] {a:open}`, ({ a }) =>
    whole(a, the('part', 'rest', a)),
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>('way-parts', '{p:way-part} (,|和|, 而) {q:way-parts}', ({ p, q }) => ({
    all: [p, ...itemsOf(q)],
  })),
  ...['way-part', 'rest-part'].flatMap((kind) =>
    rule<{ p: RawTerm; q: RawTerm }>('way-parts', `{p:way-part} (,|和|, 而) {q:${kind}}`, ({ p, q }) => ({
      all: [p, q],
    })),
  ),
  ...rule<{ l: RawTerm; a?: string }>(
    'told',
    '[{a:open} [有] [三|两|二|四] [种] [:] ] {l:way-parts}',
    ({ l, a = '' }) => {
      const parts = itemsOf(l).map((one) => (one as { of: string[] }).of);
      return parts.at(-1)![0] === 'rest' && parts.length > 2 ? [fact('parts', a, ...parts.flat())] : null;
    },
  ),
  ...rule<{ l: RawTerm; d?: string; z: string; a?: string }>(
    'told',
    '{z:open} [每天] [{a:open}] (或|要么) {b:open} , (或|要么) {c:open} [, (或|要么) {d:open}] , {l:way-parts}',
    ({ l, d, z, a = '' }) => {
      const parts = itemsOf(l).map((one) => (one as { of: string[] }).of);
      return parts.at(-1)![0] === 'rest' && parts.length === (d === undefined ? 2 : 3)
        ? [fact('parts', `${z}${a}`, ...parts.flat())]
        : null;
    },
  ),
  ...rule<{ c: string; v: string }>(
    'told',
    `[从 {a:open} [中]] 随机 (抽取|选取|选|抽) 一 ${MEASURES} {w:open} , 已知 (他|她|其|该生) {c:clause} 的概率 ${IS} {v:chance}`,
    ({ c, v }) => [fact('event', v, c)],
  ),
  ...rule<{ f: RawFact[]; v: string; c: string; g: RawGoal[] }>(
    'sentence',
    `已知 [(任选|任意|随机选取) 一 (天|次)|任选一天] {c:clause} 的概率 ${IS} {v:chance} , {g:goals}`,
    ({ v, c, g }) => ({ facts: [fact('event', v, c)], goals: g }),
  ),
];

/** So many are looked at, and what is asked is asked of them. */
const SAMPLES: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'taken-sample',
    `[现|现在] [从 {a:open} (中|里)] 随机 (抽查|抽取|选取|抽|取|选|调查|选出|抽出) [了] {n:number} ${MEASURES} [{w:open}]`,
    ({ n, w = '' }: { n: string; w?: string }) => [fact('sample', n, w)],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:taken-sample} , {g:goals}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|使用|利用) [适当|适当的|合适的|正态] (近似方法|近似|正态近似|近似分布|正态分布近似) , {g:goals}',
    ({ g }) =>
      g.every(({ verb, where }) => verb === 'find' && !where)
        ? g.map((goal) => ({ ...goal, where: [fact('approximation')] }))
        : null,
  ),
  ...(
    [
      ['=', '恰为|恰好为|等于'],
      ['>=', '不少于|至少为|不低于'],
      ['<=', '不超过|至多为|不多于'],
      ['>', '超过|多于'],
      ['<', '少于|不足'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ w: string; n: string }>(
      'trial',
      `[其中] {w:clause} [的] (人数|个数|件数|数量|天数|户数|次数) (${words}) {n:number} ${MEASURES}`,
      ({ w, n }) => (/首次|第一次/.test(w) ? null : the('trials', '', '', the('range', sign, n), w)),
    ),
  ),
  ...rule<{ c: RawTerm; r: RawTerm }>('value', '[其中] {c:how-many} {r:range-of} 的概率', ({ c, r }) =>
    the('count chance', c, '', r),
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'goals',
    `${FIND} {w:open} {r:range-of} 的 [{u:open}] (个数|件数|人数|数量) 的 (期望|期望值|数学期望)`,
    ({ w, r }) => [{ verb: 'find', target: the('expected count', 'sample', w, r) }],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(经测量|经测量发现|测量发现|经检测|经检验|检测发现) [,] {f:share}',
    ({ f }) => f,
  ),
];

/** The first time that it is so. */
const FIRST: Rule[] = [
  ...rule<{ a: string; c: string; v: string }>(
    'told',
    `{a:open} , 每次 {c:clause} 的概率 [都|均] ${IS} {v:chance} [, [且|并且] (各次|每次) [{b:open}] [的结果] 相互独立]`,
    ({ a, c, v }) => [fact('scene', a), fact('event', v, c)],
  ),
  ...rule<{ k: string; c: string }>(
    'trial',
    '[{a:open}] (在|) 第 {k:number} 次 [{u:open}] 才 (首次|第一次) {c:clause}',
    ({ c, k }) => the('first', '=', k, c, '次'),
  ),
  ...rule<{ k: string; c: string }>(
    'trial',
    '[{a:open}] (首次|第一次) {c:open} 时 [,] [{u:open}] (的次数|次数) (不超过|至多为) {k:number} 次',
    ({ c, k }) => the('first', '<', String(Number(k) + 1), c, '次'),
  ),
  ...rule<{ k: string; c: string }>(
    'trial',
    '[{a:open}] (首次|第一次) {c:open} 时 [,] [{u:open}] (的次数|次数) (超过|大于|多于) {k:number} 次',
    ({ c, k }) => the('first', '>', k, c, '次'),
  ),
];

export const CHANCE_RULES: Rule[] = [...WAYS, ...SAMPLES, ...FIRST];
