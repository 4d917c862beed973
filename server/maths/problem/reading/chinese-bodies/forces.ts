import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { letterIn, nameOf } from '../shared/bodies.ts';

const named = (kind: string, amount: RawTerm): RawFact[] | null => {
  const letter = letterIn(amount);
  return letter === null ? null : [fact('named', kind, letter)];
};
const from = (origin: RawTerm, facts: RawFact[] | null): RawFact[] | null =>
  facts && [...facts, fact('origin', nameOf(origin))];
const areOf = (facts: RawFact[], relations: readonly string[]) =>
  facts.every(({ relation }) => relations.includes(relation) || relation === 'origin');
const SPEED = '(速度|速率|速度大小)';
const STOP = '(停下|停止|静止|停止运动|停下来)';

const FORCES: Rule[] = [
  ...rule<{ f: RawTerm }>(
    'say',
    '[{x:who}] (所受|受到) 的 (唯一|唯一的) [水平] 力 (是|为) 大小 (为|是) {f:amount} 的 [空气] 阻力',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    '[{x:who}] (所受|受到) [的] [水平] [空气] 阻力 [的] 大小 (为|是) {f:amount}',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    '[{x:who}] [只|仅] 受到 [一个] 大小 (为|是) {f:amount} 的 [水平] [空气] 阻力 [作用]',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>('say', '[空气|水的|水|总] 阻力 [的] [大小] (为|是) {f:amount}', ({ f }) => [
    fact('force', f),
  ]),
  ...rule<object>('say', '不受 [其他|别的] [水平] [方向] [的] (力|外力) [作用]', () => [fact('along', '')]),
  ...rule<object>(
    'does',
    '[在] [光滑] [水平面|水平桌面|水平地面|冰面] [上] (沿|在) [水平] 直线 [上] 运动',
    () => [fact('along', SELF)],
  ),
  ...rule<{ v: RawTerm }>('say', `[它 的|其|{x:who} 的] ${SPEED} (为|是) {v:amount}`, ({ v }) =>
    named('v', v),
  ),
  ...rule<{ v: RawTerm }>('note', `{v:amount} (为|是) [它 的|其|{x:who} 的] ${SPEED}`, ({ v }) =>
    named('v', v),
  ),
  ...rule<{ d: RawTerm; o: RawTerm }>(
    'say',
    '[它|其|{x:who}] (离开|距|距离|与|到|离|相对) {o:place} [的] (距离|位移|路程) (为|是) {d:amount}',
    ({ d, o }) => from(o, named('x', d)),
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>('say', '[在] {t:amount} (后|时|时刻) [,] {f:say}', ({ t, f }) => {
    const clock = named('t', t);
    return clock && areOf(f, ['named']) ? [...clock, ...f] : null;
  }),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '[当] {g:say} 时 [,] {f:say}', ({ f, g }) =>
    areOf(g, ['named']) && areOf(f, ['named', 'force']) ? [...g, ...f] : null,
  ),
];

const LINE = '[直线 上 的] [定点|固定点|点|一点]';

/** Where and when a motion against a force is told, in whatever order. */
const TOLD: Rule[] = [
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `(通过|经过|离开) ${LINE} {o:place} [点] (时|处|时 的|处 的) [的] ${SPEED} (为|是) {v:amount}`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ t: RawTerm; f: RawFact[]; o: RawTerm }>(
    'say',
    '(通过|经过|离开) {o:place} [点] [之] 后 [的] [第] {t:amount} [时|后] [,] {f:say}',
    ({ t, f }) => {
      const clock = named('t', t);
      return clock && areOf(f, ['named']) ? [...clock, ...f] : null;
    },
  ),
  ...rule<{ d: RawTerm; o: RawTerm }>(
    'say',
    '[它|其|{x:who}] (相对|相对 于|离|距) {o:place} [点] 的 (位移|距离) (为|是) {d:amount}',
    ({ d, o }) => from(o, named('x', d)),
  ),
  // The force is against the motion, until it stops.
  ...rule<{ f: RawTerm }>(
    'say',
    '[运动 过程 中|运动 中] [,] [{x:who}] (所受|受到) [的] (合力|合外力|水平 合力|水平 力|阻力) [的] [方向] [始终] (与 [其|它 的] 运动 方向 相反|与 速度 方向 相反) [,] [且] [其] 大小 (为|是) {f:amount} [, 直到 {x:who} {s:stopping} [为止]]',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<object>('stopping', `${STOP}`, () => ''),
  ...(['距离|路程', '时间'] as const).flatMap((noun) =>
    rule<object>(
      'want',
      `[{x:who}] 从 {o:place} [点] [开始] [运动] (到|直到|至) ${STOP} [所] (用|需|经过|经历|需要|通过|运动|走过|滑行|行进) [的] [总] (${noun})`,
      () => the(noun === '时间' ? 'time to rest' : 'way to rest'),
    ),
  ),
];

const BEGINS: Rule[] = [
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `以 {v:amount} 的 [初] ${SPEED} (通过|经过|离开) {o:place}`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `从 {o:place} 以 [大小 为] {v:amount} 的 [初] ${SPEED} [开始|水平] (出发|运动|滑出|射出|抛出)`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `从 {o:place} 出发 时 [的] ${SPEED} (为|是) {v:amount}`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `以 {v:amount} 的 [初] ${SPEED} 从 {o:place} (出发|开始运动|滑出)`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ v: RawTerm; o: RawTerm }>('say', `[{x:who} 的] (初速度|初速率) (为|是) {v:amount}`, ({ v }) => [
    fact('begins', '', v),
  ]),
  ...rule<{ f: RawFact[]; e: string }>('say', '[当] {e:equation} 时 [,] {f:say}', ({ f, e }) =>
    /^t\s*=\s*0$/.test(e) && areOf(f, ['begins', 'origin']) ? f : null,
  ),
];

const STATES: Rule[] = [
  ...rule<{ e: string }>('state', '{e:equation}', ({ e }) => {
    const [left, right, more] = e.split('=').map((one) => one.trim());
    return left && right && more === undefined && /^[a-z]$/.test(left) ? the('is', left, right) : null;
  }),
  ...rule<{ n: RawFact[] }>('state', '{n:note}', ({ n }) => {
    const [one, more] = n;
    return one?.relation === 'equal' && !more ? the('is', one.of[0]!, one.of[1]!) : null;
  }),
  ...rule<{ v: RawTerm }>(
    'state',
    `[它 的|其|{x:who} 的] ${SPEED} (减为|减小到|减小为|降为|减至|降至|降到) {v:amount}`,
    ({ v }) => the('speed', v),
  ),
];

const WANTS: Rule[] = [
  ...rule<{ a: string; t: string }>(
    'ask',
    '[将|把] {a:amount} (表示成|表示为|写成) {t:letter} 的 (函数|表达式)',
    ({ a, t }) => [{ verb: 'find', target: the('formula', a), terms: [t] }],
  ),
  ...rule<{ a: string; t: string }>(
    'ask',
    '求 {a:amount} 关于 {t:letter} 的 (函数|表达式|函数关系式)',
    ({ a, t }) => [{ verb: 'find', target: the('formula', a), terms: [t] }],
  ),
  ...rule<object>(
    'want',
    `[{x:who}] ${STOP} [之前|以前|前] [所] (通过|经过|运动|走过|滑行|滑过) 的 [总] (路程|距离)`,
    () => the('way to rest'),
  ),
  ...rule<object>(
    'want',
    `[{x:who}] [从 (通过|经过|离开) {o:place}|从 开始|从 出发|从 开始运动] 到 ${STOP} [所] (用|需|经过|经历|需要) [的] 时间`,
    () => the('time to rest'),
  ),
  ...rule<object>(
    'want',
    `[{x:who}] [从 (通过|经过|离开) {o:place}|从 开始|从 出发|从 开始运动] 到 ${STOP} [所] (通过|经过|运动|走过|滑行) 的 (路程|距离)`,
    () => the('way to rest'),
  ),
  ...rule<{ u: RawTerm; v: RawTerm }>(
    'want',
    `${SPEED} [从|由] {u:amount} (减为|减小到|减小为|降为|减至|降至|降到) {v:amount} [所] (用|需|经过|需要) [的] 时间`,
    ({ u, v }) => the('time to slow', u, v),
  ),
  ...rule<{ v: RawTerm }>(
    'want',
    `${SPEED} (减为|减小到|减小为|降为|减至|降至|降到) {v:amount} [所] (用|需|经过|需要) [的] 时间`,
    ({ v }) => the('time to slow', v),
  ),
  ...rule<{ t: RawTerm }>('ask', '求 {t:want} 的 精确值', ({ t }) => [
    { verb: 'find', target: t, exact: true },
  ]),
  ...rule<object>('want', '[{x:who}] [所] (通过|经过|运动|走过|滑行) 的 (路程|距离)', () => the('way')),
];

export const FORCE_RULES: Rule[] = [...TOLD, ...FORCES, ...BEGINS, ...STATES, ...WANTS];
