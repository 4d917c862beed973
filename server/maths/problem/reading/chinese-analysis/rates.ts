import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import {
  CLOCK,
  degreeLetter,
  lawOf,
  letterOf,
  measured,
  numberOf,
  plain,
  SUBJECT,
  type Told,
} from '../shared/rates.ts';
import { type Rule, rule } from '../rule.ts';

/** What grows, and the noun that says the same in a part behind. */
const NOUNS: [pattern: string, noun: string][] = [
  ['[水箱|容器|水池|箱|池] [中|内] [的] (水深|水 的 深度|深度)', 'depth water'],
  ['[液面|水面] 高度', 'depth water'],
  ['[水箱|容器|水池] [中|内] [的] (水 的 体积|体积|水量)', 'volume water'],
  ['[该|剩余|剩下] [的] [物质|物体|药片|样品|放射性物质] [的] (质量|剩余质量)', 'mass'],
  ['[该|此] [物体|液体|咖啡|茶|水] [的] 温度', 'temperature'],
  ['(细菌|种群|鱼|鱼群|昆虫|个体) [的] (数量|个数|总数|条数)', 'number'],
  ['[该] [城市|城镇|种群|地区|国家] [的] (人口|人口数|种群数量)', 'population'],
  ['[污染|受影响|感染|油污|真菌] [的] 面积', 'area'],
  ['[该] [溶液] [的] 浓度', 'concentration'],
  ['半径', 'radius'],
];
const UNITS =
  '(米|厘米|克|千克|毫克|毫升|升|分钟|小时|天|年|周|个月|月|秒|公顷|平方米|平方厘米|立方米|立方厘米|条|个|只|人|千人|万人|千条|千只|百只|万只|千个|百万个)';

const MEASURES: Rule[] = [
  ...NOUNS.flatMap(([pattern, noun]) => rule<object>('measured-noun', pattern, () => noun)),
  ...rule<{ q: RawTerm }>('letter-measure', '{q:quantity}', ({ q }) => letterOf(q)),
  ...rule<{ a: string }>('letter-measure', '{a:letter}', ({ a }) => [plain(a), '']),
  ...rule<{ a: string }>('letter-measure', '{a:degree-letter}', ({ a }) => degreeLetter(a)),
  ...rule<{ q: RawTerm }>('story-amount', '{q:quantity}', ({ q }) => numberOf(q)),
  ...rule<{ a: string }>('story-amount', '{a:number}', ({ a }) => [plain(a), '']),
  ...UNITS.slice(1, -1)
    .split('|')
    .flatMap((unit) => [
      ...rule<{ a: string }>('letter-measure', `{a:letter} ${unit}`, ({ a }) => [plain(a), unit]),
      ...rule<{ a: string }>('story-amount', `{a:number} ${unit}`, ({ a }) => [plain(a), unit]),
    ]),
  ...rule<{ t: Told }>(
    'story-clock',
    '[在|经过|漏水|过|从 开始 起] [时刻|时间] {t:letter-measure} (后|时|时刻|)',
    ({ t }) => t,
  ),
  ...(
    [
      '{c:story-clock} [,] {n:measured-noun} (为|是) {m:letter-measure}',
      '{n:measured-noun} 在 {c:story-clock} [,] (为|是) {m:letter-measure}',
      '{c:story-clock} [,] {n:measured-noun} 记为 {m:letter-measure}',
    ] as const
  ).flatMap((pattern) =>
    rule<{ c: Told; n: string; m: Told }>('facts', pattern, ({ c, n, m }) => measured(n, m, c)),
  ),
  ...rule<{ n: string; m: Told }>('facts', '[某] {n:measured-noun} (为|是) {m:letter-measure}', ({ n, m }) =>
    /\d/.test(m[0]!) ? null : measured(n, m),
  ),
];

const HEADS: [noun: string, head: string][] = [
  ['质量', 'mass'],
  ['数量|总数|条数|只数|个数|人数', 'number'],
  ['体积', 'volume'],
  ['面积', 'area'],
  ['浓度', 'concentration'],
  ['温度', 'temperature'],
  ['深度', 'depth'],
  ['高度', 'height'],
];

/** 丙的质量, 受感染的鱼有 N 千条. */
const NAMED: Rule[] = [
  ...rule<{ a: string }>('story-name', '{a:name-sign}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('story-name', '{a:name-sign} {b:story-name}', ({ a, b }) =>
    b.length < 5 ? `${a}${b}` : null,
  ),
  ...rule<{ a: string; b: string }>(
    'story-owner',
    '{a:story-name} 的 {b:story-name}',
    ({ a, b }) => `${a}${b}`,
  ),
  ...rule<{ a: string }>('story-owner', '{a:story-name}', ({ a }) => a),
  ...HEADS.flatMap(([noun, head]) =>
    rule<{ a: string }>('measured-noun', `{a:story-name} 的 (${noun})`, ({ a }) => `${head} ${a}`),
  ),
  ...rule<{ c: Told; a: string; m: Told }>(
    'facts',
    '{c:story-clock} [,] {a:story-owner} 有 {m:letter-measure}',
    ({ c, a, m }) => (/\d/.test(m[0]!) ? null : measured(`number ${a}`, m, c)),
  ),
  ...rule<{ t: Told }>('story-clock', '{a:story-name} {t:letter-measure} 后', ({ t }) => t),
  ...(
    [
      '{n:growing} (达到|降到|增加到|减少到|升到|变为|为) {a:story-amount}',
      '{n:growing} 为 {a:story-amount}',
    ] as const
  ).flatMap((wanted) =>
    [
      `[问] [再] 经过 (多少|几) ${UNITS} [后] [,] ${wanted}`,
      `求 [再] 经过 (多少|几) ${UNITS} [后] [,] ${wanted}`,
    ].flatMap((pattern) =>
      rule<{ n: string; a: Told }>('goals', pattern, ({ n, a }) => [
        { verb: 'find', target: the('time when', n, a[0]!, a[1]!) },
      ]),
    ),
  ),
];

const WAYS: [verbs: string, sign: string][] = [
  ['增加|增长|上升|升高|增大', '+'],
  ['减少|减小|下降|降低|衰减|降温|冷却', '-'],
  ['变化', ''],
];
const SPEED = '(速率|速度|率)';

const LAWS: Rule[] = [
  ...rule<{ n: string }>('growing', '{n:measured-noun}', ({ n }) => n),
  ...rule<{ a: string }>('growing', '{a:letter}', ({ a }) => plain(a)),
  ...rule<{ m: Told }>('growing', '{n:measured-noun} {m:letter-measure}', ({ m }) => m[0]!),
  ...rule<{ e: string }>('rate-value', '{e:expression}', ({ e }) => plain(e)),
  ...rule<object>('rate-value', '{n:measured-noun}', () => SUBJECT),
  ...(
    [
      ['平方根', '\\sqrt{#}'],
      ['立方根', '\\sqrt[3]{#}'],
      ['平方', '(#)^2'],
      ['立方', '(#)^3'],
    ] as const
  ).flatMap(([noun, form]) =>
    rule<{ v: string }>('rate-value', `{v:rate-value} 的 ${noun}`, ({ v }) => form.replace('#', v)),
  ),
  ...rule<{ v: string; w: string }>(
    'rate-value',
    '{v:rate-value} (与|和) {w:rate-value} 的 [乘积|积]',
    ({ v, w }) => `(${v})(${w})`,
  ),
  ...rule<{ v: string; w: string }>(
    'rate-value',
    '{v:rate-value} (与|和) {w:rate-value} (之差|的 差)',
    ({ v, w }) => `(${v} - (${w}))`,
  ),
  ...WAYS.flatMap(([verbs, sign]) => [
    ...rule<{ s: string; v: string }>(
      'facts',
      `{s:growing} [的] (${verbs}) [的] ${SPEED} (与|和) {v:rate-value} 成 正比`,
      ({ s, v }) => [lawOf(s, sign, ['k', v])],
    ),
    ...rule<{ s: string; v: string }>(
      'facts',
      `{s:growing} [的] (${verbs}) [的] ${SPEED} (与|和) {v:rate-value} 成 反比`,
      ({ s, v }) => [lawOf(s, sign, ['k', `\\frac{1}{${v}}`])],
    ),
    ...rule<{ s: string; v: string }>(
      'facts',
      `{s:growing} [的] (${verbs}) [的] ${SPEED} 正比于 {v:rate-value}`,
      ({ s, v }) => [lawOf(s, sign, ['k', v])],
    ),
    ...rule<{ s: string; e: string }>(
      'facts',
      `{s:growing} [的] (${verbs}) [的] ${SPEED} 满足 {e:equation}`,
      ({ e }) => [fact('differential', e)],
    ),
    ...rule<{ s: string; e: string }>(
      'goals',
      `(求|计算) [当] {e:equation} 时 [,] {s:growing} [的] (${verbs}) [的] ${SPEED}`,
      ({ s, e }) => [{ verb: 'find', target: the('rate when', s, sign, e) }],
    ),
    ...rule<{ s: string; a: Told; e: string }>(
      'facts',
      `[当] {e:equation} 时 [,] {s:growing} [正] 以 [每] {a:story-amount} 的 ${SPEED} (${verbs})`,
      ({ s, a, e }) => [fact('rate-when', s, `${sign === '-' ? '-' : ''}${a[0]!}`, a[1]!, e)],
    ),
  ]),
  ...rule<{ x: string }>('facts', '(初始时|开始时|起初|最初) [,] {x:equation}', ({ x }) => [
    fact('when', x, `${CLOCK} = 0`),
  ]),
  ...rule<{ n: string; a: Told }>(
    'facts',
    '(初始时|开始时|起初|最初) [,] {n:measured-noun} (为|是) {a:story-amount}',
    ({ n, a }) => [fact('measured-when', n, a[0]!, a[1]!, `${CLOCK} = 0`)],
  ),
  ...rule<{ n: string; a: Told; e: string }>(
    'facts',
    '[当] {e:equation} 时 [,] {n:measured-noun} (为|是) {a:story-amount}',
    ({ n, a, e }) => [fact('measured-when', n, a[0]!, a[1]!, e)],
  ),
  ...rule<{ c: Told; e: string }>(
    'facts',
    '{c:story-clock} [,] {s:growing} 的 变化率 (满足|为) {e:equation}',
    ({ c, e }) => [fact('clock', c[0]!, c[1] ?? ''), fact('differential', e)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('facts', '{a:facts} ; {b:facts}', ({ a, b }) => [...a, ...b]),
];

const FIND = '(求|计算|求出)';
const GOALS: Rule[] = [
  ...rule<object>(
    'goals',
    '(写出|列出|建立) [{l:letter} 关于 {m:letter} 的|{l:letter} 与 {m:letter} 满足 的|关于 {l:letter} (与|和) {m:letter} 的|] [一个] 微分方程',
    () => [{ verb: 'find', target: the('differential equation') }],
  ),
  ...rule<object>(
    'goals',
    `${FIND} (水箱|水池|容器|水) (漏空|放空|流空|变空|漏完|流完|排空) (所需|所用|需要) 的 时间`,
    () => [{ verb: 'find', target: the('time when', 'empty', '0', '') }],
  ),
  ...rule<{ n: string; a: Told }>(
    'goals',
    `${FIND} {n:growing} (达到|降到|降至|减少到|减至|增加到|升到|下降到|变为|增至|减小到|降为) {a:story-amount} (所需|所用|需要) 的 时间`,
    ({ n, a }) => [{ verb: 'find', target: the('time when', n, a[0]!, a[1]!) }],
  ),
  ...rule<{ n: string }>(
    'goals',
    `${FIND} {n:growing} (降到|降至|减少到|减至|下降到|减小到|降为|减为) (初始值|原来|最初) [的] 一半 (所需|所用|需要) 的 时间`,
    ({ n }) => [{ verb: 'find', target: the('time when', n, 'half', '') }],
  ),
  ...rule<{ n: string; a: Told }>(
    'goals',
    `${FIND} {a:story-amount} 后 [的] {n:measured-noun}`,
    ({ n, a }) => [{ verb: 'find', target: the('measured after', n, a[0]!, a[1]!) }],
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `${FIND} [当] {e:equation} 时 [的] {n:measured-noun}`,
    ({ n, e }) => [{ verb: 'find', target: the('measured when', n, e) }],
  ),
];

export const RATE_RULES: Rule[] = [...MEASURES, ...NAMED, ...LAWS, ...GOALS];
