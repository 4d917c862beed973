import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const VERBS: Record<string, string> = {
  move: '运动|行驶|滑行|滑动|前进|行进|移动|骑行|做直线运动|作直线运动|继续运动|继续行驶|继续滑行|直线运动',
  climb: '上滑|上坡|爬坡|向上运动|上行|向上滑动|上升|驶上|骑上|冲上',
  descend: '下滑|滑下|下坡|向下运动|下行|向下滑动|驶下',
  steady: '匀速运动|匀速行驶|做匀速运动|做匀速直线运动|匀速前进|匀速直线运动|匀速骑行',
  accelerate:
    '加速|匀加速|匀加速运动|匀加速行驶|做匀加速运动|做匀加速直线运动|匀加速直线运动|均匀加速|加速行驶',
  decelerate:
    '减速|匀减速|匀减速运动|匀减速行驶|做匀减速运动|做匀减速直线运动|匀减速直线运动|均匀减速|制动|刹车',
  start: '出发|开始运动|启动|起动|开出|驶出',
  release: '释放|被释放|静止释放',
  project: '抛出|射出|被抛出|弹出|推出|发射',
  rest: '放|放置|静置|静止放|置|静止|保持静止|原来静止|静止不动|处于静止状态|静止放置',
  stop: '停下|停止|停下来|静止下来|停住|停止运动|速度减为零|减速至零|瞬时静止',
  reach: '到达|达到|驶到|滑到|运动到|抵达|滑至|到|落到',
  pass: '经过|通过|驶过',
  leave: '离开|滑离',
  return: '返回|返回到|回到|滑回',
  collide: '碰撞|相碰|发生碰撞|发生正碰|正碰|相撞|发生对心碰撞',
  coalesce: '粘在一起|合为一体|结合成一体|粘合在一起|连在一起|合成一个质点',
  'no rebound': '不反弹|不再反弹|不弹起|不再弹起',
};
const UNIFORM = /匀加速|匀减速|均匀/;

function act(verb: string, hows: readonly RawTerm[], ...objects: RawTerm[]): RawFact[] | null {
  const names = hows.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));
  return new Set(names).size < names.length
    ? null
    : [fact('act', SELF, verb, ...objects.map((one) => the('object', one)), ...hows)];
}

const listOf = (hows: RawTerm | undefined): readonly RawTerm[] =>
  hows !== undefined && isAll(hows) ? hows.all : [];

/** The hows of a verb such as 匀加速. */
const meant = (verb: string): [string, RawTerm[]] =>
  verb === 'steady'
    ? ['move', [the('steady')]]
    : verb.startsWith('uniformly ')
      ? [verb.slice(10), [the('uniformly')]]
      : [verb, []];

/** "With 0.8 m s⁻²" says more than that it is constant. */
function withVerb(verb: string, hows: readonly RawTerm[], ...objects: RawTerm[]): RawFact[] | null {
  const [plain, more] = meant(verb);
  const names = hows.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));
  const own = more.filter((one) => !(typeof one === 'object' && 'the' in one && names.includes(one.the)));
  return act(plain, [...own, ...hows], ...objects);
}

const CLAUSES: Rule[] = [
  ...Object.entries(VERBS).flatMap(([verb, forms]) =>
    forms
      .split('|')
      .flatMap((form) => rule<object>('verb', form, () => (UNIFORM.test(form) ? `uniformly ${verb}` : verb))),
  ),
  ...rule<{ v: string }>(
    'verb',
    '(然后|接着|随后|再|又|才|先|最后|开始|现在|后|恰好|正|此后) {v:verb}',
    ({ v }) => v,
  ),
  ...rule<{ h: RawTerm; v: string; c: RawTerm }>(
    'does',
    '[{h:hows}] [,] {v:verb} [{c:comps}]',
    ({ h, v, c }: { h?: RawTerm; v: string; c?: RawTerm }) =>
      ['reach', 'pass', 'leave', 'return'].includes(v) ? null : withVerb(v, [...listOf(h), ...listOf(c)]),
  ),
  ...rule<{ h: RawTerm; v: string; p: RawTerm; c: RawTerm }>(
    'does',
    '[{h:hows}] [,] {v:verb} [了] {p:place} [{c:comps}]',
    ({ h, v, p, c }: { h?: RawTerm; v: string; p: RawTerm; c?: RawTerm }) =>
      ['reach', 'pass', 'leave', 'return'].includes(v) ? act(v, [...listOf(h), ...listOf(c)], p) : null,
  ),
  ...rule<object>('does', '(落地|着地|到达地面|碰到地面)', () => act('reach', [], the('ground'))),
  ...rule<{ h: RawTerm; v: string; t: RawTerm }>(
    'does',
    '[{h:hows}] (驶上|骑上|冲上|爬上) {t:track}',
    ({ h, t }: { h?: RawTerm; t: RawTerm }) => act('climb', listOf(h), t),
  ),
  ...rule<{ y: RawTerm; h: RawTerm }>(
    'does',
    '[{h:hows}] (与|和|跟) {y:body} (碰撞|相碰|发生碰撞|发生正碰|正碰|相撞|发生对心碰撞)',
    ({ y, h }: { y: RawTerm; h?: RawTerm }) => [
      ...(h === undefined ? [] : (act('move', listOf(h)) ?? [])),
      fact('act', SELF, 'collide', the('with', y)),
    ],
  ),
  ...(
    [
      ['上', 'upwards'],
      ['下', 'downwards'],
    ] as const
  ).flatMap(([way, name]) =>
    rule<{ h: RawTerm }>('does', `[{h:hows}] [,] [被] 竖直 ${way} 抛 [出]`, ({ h }: { h?: RawTerm }) =>
      act('project', [...listOf(h), the(name)]),
    ),
  ),
  // What is thrown or let go stands behind.
  ...rule<{ h: RawTerm; v: string; x: RawTerm }>(
    'facts',
    '{h:hows} [,] [将] {v:verb} [了] {x:body}',
    ({ h, v, x }) => (v === 'project' || v === 'release' ? sayOf(x, act(v, listOf(h)) ?? []) : null),
  ),
  ...rule<{ h: RawTerm; v: string; x: RawTerm; k: RawTerm }>(
    'facts',
    '[{h:hows}] [,] 将 {x:body} [{k:hows}] {v:verb}',
    ({ h, v, x, k }: { h?: RawTerm; v: string; x: RawTerm; k?: RawTerm }) =>
      v === 'project' || v === 'release' ? sayOf(x, act(v, [...listOf(h), ...listOf(k)]) ?? []) : null,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[当] [其] (速率|速度) (达到|增至|增加到|增大到|变为|升至|增加 为|减至|减小到|减为|降为|降至) {v:speed}',
    ({ v }) => [fact('act', SELF, 'reach speed', the('object', v))],
  ),
  ...rule<{ h: RawTerm; p: RawTerm }>(
    'does',
    '[{h:hows}] [,] [恰好|正好|刚好|最后|最终] (停|停止|静止) (在|于) {p:place}',
    ({ h, p }: { h?: RawTerm; p: RawTerm }) => act('stop', [...listOf(h), the('at', p)]),
  ),
  ...rule<{ d: RawFact[] }>(
    'does',
    '(然后|接着|随后|最后|再|又|之后|此后|后来|继而|紧接着|最终) [,] {d:does}',
    ({ d }) => d,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does',
    '{a:does} [,] [并|且|并且|后|, 然后|, 接着|直到|至|直至] {b:does}',
    ({ a, b }) => (isOneAct(a.at(-1), b[0]) ? null : [...a, ...b]),
  ),
];

/** 匀加速行驶 10 s is one motion, not two. */
const isOneAct = (last?: RawFact, next?: RawFact): boolean =>
  (last?.of[1] === 'accelerate' || last?.of[1] === 'decelerate') &&
  next?.of[1] === 'move' &&
  !JSON.stringify(next).includes('"steady"');

const LONG = '(的|)';
const HOWS: Rule[] = [
  ...rule<{ v: RawTerm }>('how', `以 {v:speed} ${LONG} (速率|速度|初速度|初速|初速率)`, ({ v }) =>
    the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('how', '以 [大小 为] {v:speed} 的 (恒定|不变|稳定) [的] (速率|速度)', ({ v }) =>
    the('steady', v),
  ),
  ...rule<{ v: RawTerm }>('how', '以 (恒定|不变) [的] (速率|速度) {v:speed}', ({ v }) => the('steady', v)),
  ...rule<{ v: RawTerm }>('how', '以 {v:speed} [的] [速度|速率] 匀速', ({ v }) => the('steady', v)),
  ...rule<object>('how', '以 (恒定|不变|该|此|这一|这个|同样|相同) [恒定] [的] (速率|速度) [匀速]', () =>
    the('steady'),
  ),
  ...rule<object>('how', '匀速', () => the('steady')),
  ...rule<{ a: RawTerm }>('how', `以 [大小 为] {a:rate} ${LONG} [恒定 [的]] 加速度`, ({ a }) =>
    the('rate', a),
  ),
  ...rule<{ a: RawTerm }>('how', `以 [大小 为] {a:rate} ${LONG} [恒定 [的]] 减速度`, ({ a }) =>
    the('deceleration', a),
  ),
  ...rule<object>('how', '以 (恒定|不变) [的] (加速度|减速度)', () => the('uniformly')),
  ...rule<object>('how', '(由|从) 静止 [开始]', () => the('from rest')),
  ...rule<{ p: RawTerm }>('how', '(从|自|由) {p:place} (由|从) 静止 [开始]', ({ p }) => the('from rest', p)),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'how',
    '从 (高出|高于|距|离) [水平] 地面 [高] {d:length} [高] 的 {p:place}',
    ({ p, d }) => the('from', the('raised', p, d)),
  ),
  ...rule<{ p: RawTerm }>('how', '(从|自|由) {p:place}', ({ p }) => the('from', p)),
  ...rule<{ t: RawTerm }>(
    'how',
    '(在|经|经过|用|用时|历时|又 经|再 经|再 经过|又 经过) {t:duration} [内|后|时间]',
    ({ t }) => the('time', t),
  ),
  ...rule<{ t: RawTerm }>('how', '(沿|在|从) {t:track} [上]', ({ t }) => the('on', t)),
  ...rule<{ t: RawTerm }>('how', '沿 {t:track} [的] [最大倾斜线|向] 向上', ({ t }) => the('up', t)),
  ...rule<{ t: RawTerm }>('how', '沿 {t:track} [的] [最大倾斜线] 向下', ({ t }) => the('down', t)),
  ...rule<object>('how', '沿 最大 倾斜 线 向上', () => the('up')),
  ...rule<object>('how', '沿 最大 倾斜 线 向下', () => the('down')),
  ...rule<object>('how', '(沿|在) (直线|同一直线|一条直线) [上]', () => the('in a line')),
  ...rule<{ p: RawTerm }>('how', '(向|朝|朝着) {p:body}', ({ p }) => the('towards', p)),
  ...rule<object>('how', '[竖直] 向上', () => the('upwards')),
  ...rule<object>('how', '[竖直] 向下', () => the('downwards')),
  ...rule<object>('how', '相向', () => the('approach')),
  ...rule<{ v: RawTerm }>('how', '分别 以 {v:speeds} 的 (速率|速度)', ({ v }) =>
    isAll(v) ? the('speeds', ...v.all) : null,
  ),
  ...rule<object>('how', '(沿 原 方向|同向)', () => the('same way')),
  ...rule<object>('how', '(反向|沿 相反 方向|沿 反 方向)', () => the('other way')),
  ...rule<{ h: RawTerm }>('hows', '{h:how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('hows', '{h:how} [,] {r:hows}', ({ h, r }) =>
    isAll(r) ? { all: [h, ...r.all] } : null,
  ),
  ...rule<{ t: RawTerm }>('comp', '[了|, 历时|, 用时|, 共用] {t:duration}', ({ t }) => the('time', t)),
  ...rule<{ d: RawTerm }>('comp', '[了] [距离] {d:length} [的 距离]', ({ d }) => the('distance', d)),
  ...rule<{ v: RawTerm }>('comp', '(到|至|达到) [速度 为|速度|速率] {v:speed}', ({ v }) => the('to', v)),
  ...rule<object>('comp', '(到|至|直到|直至|并) (静止|停止|停下|停下来|速度 为 零)', () => the('to', '0')),
  ...rule<{ t: RawTerm }>('comp', '(在|于) {t:track} [上]', ({ t }) => the('on', t)),
  ...rule<{ p: RawTerm }>('comp', '(到|至) {p:place}', ({ p }) => the('to place', p)),
  ...rule<{ c: RawTerm }>('comps', '{c:comp}', ({ c }) => ({ all: [c] })),
  ...rule<{ c: RawTerm; r: RawTerm }>('comps', '{c:comp} [,] {r:comps}', ({ c, r }) =>
    isAll(r) ? { all: [c, ...r.all] } : null,
  ),
];

export const ACT_RULES: Rule[] = [...CLAUSES, ...HOWS];
