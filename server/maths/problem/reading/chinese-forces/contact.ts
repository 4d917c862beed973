import { asks, fact, type RawFact, type RawGoal, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const STRING = '[一] [根|条] [轻质|轻|细|不可伸长 的] [轻] (绳|绳子|细绳|细线)';
const SLOPE = '(斜面|斜坡|{t:track})';

const WAYS: Rule[] = [
  ...(['up', 'down'] as const).flatMap((way) => {
    const word = way === 'up' ? '上' : '下';
    return [
      ...rule<object>(
        'force-way',
        `[方向] (沿|平行 于) ${SLOPE} [的] [最大 (倾斜|斜率) 线] [方向] [且] [沿 ${SLOPE}] 向 ${word}`,
        () => the(`${way} the slope`),
      ),
      ...rule<object>('force-way', `[方向] (沿|平行 于) 最大 (倾斜|斜率) 线 [方向] 向 ${word}`, () =>
        the(`${way} the slope`),
      ),
      ...rule<object>(
        'does',
        `[恰好|刚好|恰|正] (将要|即将|刚要|将|要|刚好 要|恰好 要) [开始] [沿 {t:track}] 向 ${word} (滑动|运动|滑)`,
        () => [fact('state', SELF, 'limiting', way)],
      ),
      ...rule<object>(
        'does',
        `[恰好|刚好|恰|正] (将要|即将|刚要|将|要) [开始] [沿 {t:track}] ${way === 'up' ? '上' : '下'} 滑`,
        () => [fact('state', SELF, 'limiting', way)],
      ),
    ];
  }),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] 与 竖直 [向上] [方向] (成|夹) {a:an-angle} [角] [斜 向上]',
    ({ a }) => the('beside the vertical', a),
  ),
];

const PUSHES: Rule[] = [
  ...rule<object>('does', '[恰好|刚好|恰] (将要|即将|将|快要) [开始] (滑动|运动)', () => [
    fact('state', SELF, 'limiting'),
  ]),
  ...rule<object>(
    'does',
    '[仍|仍然|始终] (静止|保持 静止|静止 不动|不动|处于 静止 状态|没有 滑动|未 滑动)',
    () => [fact('state', SELF, 'equilibrium')],
  ),
  ...rule<{ t: RawTerm }>('does', '(套 在|穿 在|套 于) {t:track} [上]', ({ t }) => [
    fact('act', SELF, 'rest', the('on', t)),
  ]),
  ...rule<{ x: RawTerm; f: RawTerm; w?: RawTerm }>(
    'facts',
    '[现] (对|给) {x:body} (施加|加) {f:a-force} [,] [{w:force-way}]',
    ({ x, f, w }) => [fact('push', x, f, ...(w === undefined ? [] : [w]))],
  ),
  ...rule<{ x: RawTerm; f: RawTerm; d?: RawFact[] }>(
    'facts',
    `[现] [用] {f:a-force} (拉|拉住|拉着|推|推着|作用 于|作用 在) {x:body} [上] [,] [使 (其|它|{y:body}) {d:does}]`,
    ({ x, f, d }) => [fact('push', x, f), ...sayOf(x, d ?? [])],
  ),
  ...rule<{ x: RawTerm; w: RawTerm; v?: RawTerm }>(
    'facts',
    `[现] 用 [一 根] [{p:parallel}] ${STRING} {w:force-way} (拉|拉住|拉着) {x:body}`,
    ({ x, w }) => [fact('push', x, the('force', 'tension', w))],
  ),
  ...rule<object>('parallel', '平行 于 {t:track} 的', () => ''),
  ...rule<{ f: RawTerm; x: RawTerm; a: RawTerm }>(
    'facts',
    `[在 过 {t:track} 的 竖直 平面 内] [,] 用 ${STRING} 以 大小 为 {f:force} 的 力 斜 向 上 拉 {x:body} [,] [绳|绳子] 与 {t:track} [的] [夹角 为|成|夹角 是] {a:an-angle} [角]`,
    ({ f, x, a }) => [fact('push', x, the('force', f, the('above', a, 'level')))],
  ),
  ...rule<{ f: RawTerm }>(
    'facts',
    '(绳|绳子|绳 的 拉力|绳 中 [的] 张力|绳 的 张力|拉力) [大小] [恒] 为 {f:force}',
    ({ f }) => [fact('equal', the('tension'), f)],
  ),
  ...rule<object>('facts', '[现|若|将] (撤去|撤掉|去掉) (该|此|这个|拉) 力', () => [fact('released force')]),
  ...rule<object>('facts', '[若|现] (将|把) 绳 [子] 剪断', () => [fact('released force')]),
];

const ASKED: Rule[] = [
  ...rule<{ k: string }>('wanted', '{k:letter} 的 (取值 范围|取值范围|范围)', ({ k }) =>
    the('set of values', k),
  ),
  ...rule<{ k: string }>('wanted', '{k:letter} 的 (最小值|最小 值) (和|与|及) (最大值|最大 值)', ({ k }) => ({
    all: [the('least', k), the('greatest', k)],
  })),
  ...rule<{ k: string }>('wanted', '{k:letter} 的 (最大值|最大 值) (和|与|及) (最小值|最小 值)', ({ k }) => ({
    all: [the('greatest', k), the('least', k)],
  })),
  ...rule<{ k: string }>('wanted', '{k:letter} 的 (最小值|最小 值)', ({ k }) => the('least', k)),
  ...rule<{ k: string }>('wanted', '{k:letter} 的 (最大值|最大 值)', ({ k }) => the('greatest', k)),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [所] 受 [到] [的] 摩擦力 的 大小 (和|与|及) 方向', ({ x }) =>
    the('friction force', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [所] 受 [到] [的] 摩擦力 [的 大小]', ({ x }) =>
    the('friction force', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} [所] 受 [到] [的] (支持力|法向 反作用力|正压力) [的 大小]',
    ({ x }) => the('reaction', x),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; t?: RawTerm }>(
    'wanted',
    '{x:body} [由|从] [静止] [开始] [沿 {t:track}] (下滑|滑行|运动|滑动|上滑) {d:length} (时|后) 的 (速度|速率) [大小]',
    ({ x, d }) => ({
      the: 'speed',
      of: [x],
      where: [
        fact('when', { the: 'moment', of: ['when'], where: [fact('act', x, 'move', the('distance', d))] }),
      ],
    }),
  ),
  ...rule<{ x: RawTerm; s: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(要 使|为 使|若 要 使) {x:body} {s:does} , {g:goals}',
    ({ x, s, g }) =>
      s.length === 1 && s[0]!.relation === 'state' && s[0]!.of[1] === 'equilibrium'
        ? asks(g.map((one) => ({ ...one, where: [...(one.where ?? []), ...sayOf(x, s)] })))
        : null,
  ),
  ...rule<{ n: RawFact[]; g: RawGoal[] }>('sentence', '当 {n:note} 时 [,] {g:goals}', ({ n, g }) =>
    asks(g, [fact('case', { the: 'case', of: [], where: n })]),
  ),
  ...rule<{ x?: RawTerm; f: RawFact[]; k: string }>(
    'goals',
    '[当] {x:body} {f:does} [时] [,] 求 {k:letter} 的 值',
    ({ x, f, k }, [at]) =>
      f.length === 1 && f[0]!.relation === 'state'
        ? [{ verb: 'find', target: k, where: sayOf(x ?? it(at), f) }]
        : null,
  ),
];

export const CONTACT_RULES: Rule[] = [...WAYS, ...PUSHES, ...ASKED];
