import { SENTENCE_RULES } from '../chinese/sentences.ts';
import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { EVENT_RULES } from './events.ts';
import { THING_RULES } from './things.ts';
import { TURN_RULES } from './turns.ts';

const find = (...of: RawTerm[]): RawGoal[] => [{ verb: 'find', target: the('draw chance', ...of) }];
const FIND = '(求|计算|试求|求出)';

const GOALS: Rule[] = [
  ...rule<{ c: RawTerm }>('goals', `${FIND} {c:draw-cond} 的概率`, ({ c }) => find(c)),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `(已知|若|若已知|如果) {d:draw-cond} , ${FIND} {c:draw-cond} 的概率`,
    ({ c, d }) => find(c, d),
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `(在|已知在) {d:draw-cond} 的 (条件|前提) 下 , ${FIND} {c:draw-cond} 的概率`,
    ({ c, d }) => find(c, d),
  ),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'goals',
    '(证明|验证) [:] {c:draw-cond} 的概率 (为|是|等于) {v:expression}',
    ({ c, v }) => [{ verb: 'show', target: the('draw chance', c, v) }],
  ),
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    '[设|记|令|用] [离散型] [随机变量] {x:capital} (表示|为|是|代表|记为) {m:measure}',
    ({ x, m }) => [fact('counts', x, m)],
  ),
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    '(设|记|令|将) {m:measure} (为|记为|记作) [随机变量] {x:capital}',
    ({ x, m }) => [fact('counts', x, m)],
  ),
  ...rule<{ x: string }>(
    'goals',
    '[并] (求|写出|列出) {x:capital} 的 (分布列|概率分布|概率分布表)',
    ({ x }) => [{ verb: 'find', target: the('table', x) }],
  ),
  ...(
    [
      ['mean', '期望|数学期望|均值'],
      ['variance', '方差'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ x: string }>('goals', `[并] 求 {x:capital} 的 (${words})`, ({ x }) => [
      { verb: 'find', target: the(name, x) },
    ]),
  ),
  ...rule<{ x: string }>(
    'goals',
    '[并] 求 {x:capital} 的 (分布列|概率分布) (和|与|及) [数学] 期望',
    ({ x }) => [
      { verb: 'find', target: the('table', x) },
      { verb: 'find', target: the('mean', x) },
    ],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('sentence', '{f:deed} [,] [并] {g:facts}', ({ f, g }) => ({
    facts: [...f, ...g],
    goals: [],
  })),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('sentence', '{f:facts} , {g:deed}', ({ f, g }) => ({
    facts: [...f, ...g],
    goals: [],
  })),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:deed} , {g:goals}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
];

export const CHINESE_DRAWS: Rule[] = [
  ...SENTENCE_RULES,
  ...THING_RULES,
  ...TURN_RULES,
  ...EVENT_RULES,
  ...GOALS,
];
