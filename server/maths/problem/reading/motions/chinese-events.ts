import {
  asks,
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { it, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening } from './events.ts';

const REST =
  '(瞬时 [处于] 静止 [状态]|处于 瞬时 静止 [状态]|静止|停下 [来]|速度 (为|减 为|减小 到|变为) (零|0))';
const AGAIN = '[再次|又|重新|第 二 次]';
type One = { x?: RawTerm };

/** What happens to a body, or to two. */
const EVENTS: Rule[] = [
  ...rule<One>('event', `[{x:body}] [处于] ${REST}`, ({ x }, [at]) => happening(fact('rest', x ?? it(at)))),
  ...rule<One>('event', `[{x:body}] (再次|又|重新) [处于] ${REST}`, ({ x }, [at]) =>
    happening(fact('rest', x ?? it(at), 'first')),
  ),
  ...rule<One>('event', `[{x:body}] [出发 后|开始 运动 后] (第一次|首次) [处于] ${REST}`, ({ x }, [at]) =>
    happening(fact('rest', x ?? it(at), 'first')),
  ),
  ...rule<One>(
    'event',
    '[{x:body}] (改变 [运动] 方向|运动 方向 改变|[开始] 反向 [运动]|掉头)',
    ({ x }, [at]) => happening(fact('turns', x ?? it(at))),
  ),
  ...rule<One & { p: RawTerm }>(
    'event',
    `[{x:body}] ${AGAIN} (回到|返回|返回 到) {p:place}`,
    ({ x, p }, [at]) => happening(fact('at', x ?? it(at), p, 'later')),
  ),
  ...rule<One & { p: RawTerm }>(
    'event',
    '[{x:body}] [出发 后|开始 运动 后] (第一次|首次) (回到|返回|返回 到|到达|经过|通过) {p:place}',
    ({ x, p }, [at]) => happening(fact('at', x ?? it(at), p, 'first')),
  ),
  ...rule<One & { p: RawTerm }>(
    'event',
    '[{x:body}] (经过|通过|到达|落到|抵达|离开) {p:place}',
    ({ x, p }, [at]) => happening(fact('at', x ?? it(at), p)),
  ),
  ...rule<One & { p: RawTerm }>('event', '[{x:body}] (位于|处于|在) {p:place}', ({ x, p }, [at]) =>
    happening(fact('at', x ?? it(at), p, 'any')),
  ),
  ...rule<One>('event', '[{x:body}] (落地|着地|落回 地面|落到 地面|到达 地面)', ({ x }, [at]) =>
    happening(fact('at', x ?? it(at), the('ground'))),
  ),
  ...rule<One>('event', '[{x:body}] (到达|达到|在) (最高点|最大高度)', ({ x }, [at]) =>
    happening(fact('at', x ?? it(at), the('highest'))),
  ),
  ...rule<One & { p: RawTerm; d: RawTerm }>(
    'event',
    '[{x:body}] (距|离|距离|与) {p:place} [点] [的] [距离] [为|是|相距] {d:length}',
    ({ x, p, d }, [at]) => happening(fact('off', x ?? it(at), d, p)),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('event', '{q:qty} (为|是|等于|达到|达 到) {v:amount}', ({ q, v }) =>
    happening(fact('value', q, v)),
  ),
  ...rule<{ q: RawTerm; k: string }>('event', '{q:qty} [达到|为] {k:most}', ({ q, k }) =>
    happening(fact('extreme', k, q)),
  ),
  ...rule<{ x: RawTerm }>(
    'event',
    '{x:bodys} (相遇|相碰|相撞|碰撞|[处于|位于|在] 同一 (高度|位置)|[高度] 相同)',
    ({ x }) => (isAll(x) && x.all.length === 2 ? happening(fact('meet', ...x.all)) : null),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('event', '{x:body} (追上|赶上|追 到|超过) {y:body}', ({ x, y }) =>
    happening(fact('meet', x, y)),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('event', '{x:body} (与|和) {y:body} (相遇|相碰|相撞)', ({ x, y }) =>
    happening(fact('meet', x, y)),
  ),
  ...rule<{ e: RawTerm }>('event-of', '{e:event}', ({ e }) => e),
  ...rule<{ e: string }>('event', '{e:equation}', ({ e }) =>
    /^\s*t\s*=[^=]{1,40}$/.test(e) ? happening(fact('clock', e.split('=')[1]!.trim())) : null,
  ),
  ...rule<object>('most', '(最大|最大值)', () => 'greatest'),
  ...rule<object>('most', '(最小|最小值)', () => 'least'),
];

const MOMENTS: Rule[] = [
  ...rule<{ e: RawTerm }>('moment', '[当|在] {e:event} (时|的 时候|时刻|的 瞬间|瞬间|的 时刻)', ({ e }) => e),
  ...rule<{ d: RawTerm }>('moment', '[在] [从 开始] [运动|出发|抛出] {d:duration} (后|时|末)', ({ d }) =>
    happening(fact('after', d)),
  ),
  ...rule<object>('moment', '(此时|这时|此刻|该 时刻|这 一 时刻|那时)', () => happening(fact('this'))),
  ...rule<{ d: RawTerm }>(
    'span',
    '[在] [运动|出发] [的] (前|最初|开始 的|最初 的) {d:duration} [内|中|里]',
    ({ d }) => happening(fact('first', d)),
  ),
  ...rule<{ a: string; b: string }>(
    'span',
    '(从|在|由) {a:equation} (到|至|与|和) {b:equation} [[的] 这 段 时间 [内]|期间|之间|内|的 时间 内|时间 内|[的] 过程 中]',
    ({ a, b }) => between(a, b),
  ),
  ...rule<{ c: string }>(
    'span',
    '[在] [时间] {c:range} [这 段] [时间|内|期间|时间 内|范围 内|过程 中]',
    ({ c }) => happening(fact('within', c)),
  ),
  ...rule<{ e: RawTerm }>('span', '[在] {e:event} (之前|以前|前)', ({ e }) => happening(fact('until', e))),
  ...rule<{ e: RawTerm }>(
    'span',
    '从 (出发|开始|开始 运动|抛出|释放|O 点 出发) (到|至) {e:event} [的 过程 中|的 这 段 时间 内|期间|过程 中]',
    ({ e }) => happening(fact('until', e)),
  ),
  ...rule<{ x: RawTerm; e: RawTerm }>(
    'span',
    '{x:body} 从 (出发|开始|开始 运动|抛出|释放) (到|至) {e:event-of} [的 过程 中|期间|过程 中]',
    ({ x, e }) => happening(fact('until', subject(e, x))),
  ),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'span',
    '从 {e:event} [时] [起] (到|至) {f:event} [时] [的 过程 中|期间|这 段 时间 内]',
    ({ e, f }) => happening(fact('from to', e, f)),
  ),
  ...rule<object>('span', '[在] [这] (两 次|两) [瞬时] 静止 [的] [时刻|位置] [之] 间', () =>
    happening(fact('between rests')),
  ),
  ...rule<object>('span', '(全程|整个 运动 过程 [中]|整个 过程 [中]|运动 过程 中|[在] 整个 运动 中)', () =>
    happening(fact('whole')),
  ),
];

const subject = (event: RawTerm, x: RawTerm): RawTerm =>
  typeof event === 'object' && 'the' in event
    ? {
        ...event,
        where: (event.where ?? []).map((one) =>
          isReference(one.of[0]!) && one.of[0].article === 'left out'
            ? { ...one, of: [x, ...one.of.slice(1)] }
            : one,
        ),
      }
    : event;

const between = (a: string, b: string): RawTerm | null => {
  const ends = [a, b].map((one) => /^\s*t\s*=\s*([^=]{1,40})$/.exec(one)?.[1]?.trim());
  return ends[0] && ends[1]
    ? happening(fact('from to', happening(fact('clock', ends[0])), happening(fact('clock', ends[1]))))
    : null;
};

const isThis = (m: RawTerm): boolean =>
  typeof m === 'object' && 'the' in m && m.where?.[0]?.relation === 'this';
const asked = (goals: RawGoal[], m: RawTerm): RawGoal[] =>
  goals.map((one) => ({ ...one, where: [...(one.where ?? []), fact('when', m)] }));

const TALES: Rule[] = [
  ...rule<{ h: RawTerm }>('does', '[{h:hows}] [开始] 自由 (下落|落下)', ({ h }: { h?: RawTerm }) => [
    fact('act', SELF, 'fall', ...(h !== undefined && isAll(h) ? h.all : [])),
  ]),
  ...rule<{ h: RawTerm }>(
    'does',
    '[{h:hows}] (做|作) 匀速 (运动|行驶|直线 运动)',
    ({ h }: { h?: RawTerm }) => [
      fact('act', SELF, 'move', the('steady'), ...(h !== undefined && isAll(h) ? h.all : [])),
    ],
  ),
  ...rule<object>('body-noun', '有轨电车', () => '电车'),
  ...rule<object>('body', '(他|她)', (_, [at]) => it(at)),
  ...rule<{ p: RawTerm; x: RawTerm }>('body', '(停|静止) (在|于) {p:place} 的 {x:body}', ({ p, x }) =>
    saying(x, [fact('act', SELF, 'rest', the('at', p))]),
  ),
  ...rule<{ x: RawTerm; p: RawTerm; f: RawFact[] }>(
    'facts',
    '当 {x:body} (经过|通过) {p:place} 时 , {f:facts}',
    ({ x, p, f }) =>
      bodyOf(f) === null ? null : [fact('act', x, 'pass', the('object', p)), fact('same time'), ...f],
  ),
  ...rule<object>('does', '[恰好|正好|立即|立刻] [同向] (起动|启动|出发)', () => [
    fact('act', SELF, 'start'),
  ]),
  ...rule<{ x: RawTerm }>('facts', '{x:body} 的 (速度|速率) [始终|一直] [保持] 不变', () => [fact('scene')]),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>(
    'goals',
    '{g:goals} , (从而|进而|由此|据此|并 由此|并 据此) (确定|求|求出|写出) {t:wanted}',
    (slots) => {
      const { g, t } = slots as unknown as { g: RawGoal[]; t: RawTerm };
      return [...g, ...eachOf(t).map((target) => ({ verb: 'find', target }))];
    },
  ),
  ...(
    [
      ['匀速', 'steady'],
      ['[匀] 加速', 'accelerate'],
      ['[匀] 减速', 'decelerate'],
    ] as const
  ).flatMap(([words, kind]) => [
    ...rule<{ x: RawTerm }>(
      'wanted',
      `{x:body} ${words} (行驶|运动|前进|骑行|滑行|阶段|过程) [所用|所 需|经历] [的] [总] 时间`,
      ({ x }) => the('lasts', happening(fact('while', x, kind))),
    ),
    ...rule<{ x: RawTerm }>(
      'span',
      `{x:body} ${words} (行驶|运动|前进|骑行|滑行) [的] (过程|阶段|期间) [中|内]`,
      ({ x }) => happening(fact('while', x, kind)),
    ),
  ]),
  ...rule<{ m: RawTerm; g: RawGoal[] }>('sentence', '{m:moment} , {g:goals}', ({ m, g }) =>
    isThis(m) ? null : asks(asked(g, m)),
  ),
  ...rule<{ m: RawTerm; g: RawGoal[] }>('sentence', '{m:span} , {g:goals}', ({ m, g }) => asks(asked(g, m))),
  ...rule<{ f: RawFact[] }>('facts', '(与此同时|同时|此时) [,] {f:facts}', ({ f }) =>
    bodyOf(f) === null ? null : [fact('same time'), ...f],
  ),
  ...rule<{ f: RawFact[]; t: RawTerm }>(
    'facts',
    '{t:duration} (后|之后) [又|再|开始|改] [,] {f:facts}',
    ({ f, t }) => {
      const body = bodyOf(f);
      return body === null ? null : [fact('later', t, body), ...f];
    },
  ),
  ...rule<{ p: RawTerm }>('how', '(由|从) 静止 [开始] (从|自|由|在) {p:place} [点|处] [开始|出发]', ({ p }) =>
    the('from rest', p),
  ),
  ...rule<{ d: RawFact[]; x: RawTerm }>('body', '(在|沿) [一条] 直线 [上] 运动 的 {x:body}', ({ x }) => x),
  ...rule<{ l: string }>('place', '(某|一|路边 的|原|起|路旁 的) [点] {l:label} [点]', ({ l }, [at]) => ({
    a: 'point',
    name: l,
    article: 'the',
    says: [],
    at,
  })),
  ...rule<object>('does', '[则] 保持 匀速 [行驶|运动] [一 段 时间]', () => [
    fact('act', SELF, 'move', the('steady')),
  ]),
];

const bodyOf = (facts: readonly RawFact[]): RawTerm | null => {
  const [first] = facts;
  return first?.relation === 'act' && isReference(first.of[0]!) ? first.of[0] : null;
};

export const CHINESE_EVENTS: Rule[] = [...EVENTS, ...MOMENTS, ...TALES];
