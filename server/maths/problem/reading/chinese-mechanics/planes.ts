import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const SLOPE = '(斜面|平面|坡面|斜坡)';
const PLACE = '(桌面|地面|斜面|水平面|平面|水平地面|水平桌面|坡面|斜坡|台面)';
const BETWEEN = `{x:body} (与|和) ${PLACE} [之间|间]`;

/** What a body stands on, and which way along it. */
const SURFACES: Rule[] = [
  ...rule<{ a: RawTerm }>(
    'slope-of',
    '与 (水平面|水平方向|水平) (成|夹角为|的 夹角 为) {a:an-angle} [角|的 角]',
    ({ a }) => a,
  ),
  ...rule<{ a: string; s: string }>('slope-of', '倾角 为 {a:letter} , 其中 {s:equation}', ({ a, s }) =>
    the('angle with', a, s),
  ),
  ...rule<{ a: RawTerm }>('slope-of', '倾斜角 为 {a:an-angle}', ({ a }) => a),
  ...['rough', 'smooth'].flatMap((how) => {
    const word = how === 'rough' ? '粗糙' : '光滑';
    return [
      ...rule<{ a: RawTerm }>(
        'surface',
        `[一|一个] {a:slope-of} 的 [固定] ${word} [的] (平面|坡面|斜坡)`,
        ({ a }) => the('surface', a, how),
      ),
      ...rule<{ a: RawTerm }>('surface', `[一|一个] {a:slope-of} 的 固定 ${word} [的] 斜面`, ({ a }) =>
        the('surface', a, how),
      ),
      ...rule<{ a: RawTerm }>('surface', `[一|一个] ${word} [的] 斜面`, () => the('surface', '', how)),
    ];
  }),
  ...rule<object>('surface', '[该|此] 斜面', () => the('surface', '', '')),
  ...rule<{ a: RawTerm }>('facts', `(该|此|) ${SLOPE} [的] {a:slope-of}`, ({ a }) => [
    fact('inclination', a),
  ]),
  ...rule<{ s: RawTerm }>(
    'does-body',
    '(静止于|静止在|静置于|静置在|静止放在|静止放置在|放置在|放在|静止地放在) {s:surface} [上]',
    ({ s }) => [fact('on', SELF, s, 'rest')],
  ),
  ...rule<{ s: RawTerm }>('does-body', '在 {s:surface} 上 (静止|保持静止|处于静止状态)', ({ s }) => [
    fact('on', SELF, s, 'rest'),
  ]),
  ...rule<{ s: RawTerm }>('does-body', '在 {s:surface} 上 (处于平衡状态|平衡|保持平衡)', ({ s }) => [
    fact('on', SELF, s, 'equilibrium'),
  ]),
  ...rule<{ s: RawTerm }>(
    'does-body',
    '在 {s:surface} 上 (处于极限平衡状态|处于极限平衡|处于临界平衡状态)',
    ({ s }) => [fact('on', SELF, s), fact('state', SELF, 'limiting', '')],
  ),
  ...(['up', 'down'] as const).flatMap((way) => {
    const word = way === 'up' ? '向上' : '向下';
    return [
      ...rule<{ s: RawTerm }>(
        'slope-way',
        `沿 {s:surface} [的] [最大倾斜线|最大斜率线|最陡线] ${word}`,
        ({ s }) => the(`${way} slope`, s),
      ),
      ...rule<object>('slope-way', `沿 [斜面] (最大倾斜线|最大斜率线|最陡线) ${word}`, () =>
        the(`${way} slope`),
      ),
      ...rule<object>('slope-way', `${word} 沿 斜面`, () => the(`${way} slope`)),
      ...rule<object>('tendency', `(沿 斜面 ${word}|${word})`, () => `${way} slope`),
    ];
  }),
  ...rule<{ w: RawTerm }>('how', '{w:slope-way}', ({ w }) => w),
  ...rule<{ s: RawTerm }>('how', '(在|沿) {s:surface} [上]', ({ s }) =>
    typeof s === 'object' && 'the' in s && s.of[1] === 'rough' && s.of[0] === '0' ? the('on', s) : null,
  ),
];

/** Whether a body rests or is about to slip. */
const STATES: Rule[] = [
  ...rule<object>('state', '(保持平衡|处于平衡状态|保持静止|处于平衡|仍保持静止|仍静止|不滑动)', () => [
    fact('state', SELF, 'equilibrium'),
  ]),
  ...rule<object>('state', '(处于极限平衡|处于极限平衡状态|处于临界平衡|处于临界平衡状态)', () => [
    fact('state', SELF, 'limiting', ''),
  ]),
  ...rule<{ d: string }>(
    'state',
    '(恰好|刚好|恰|即将|正要|刚要|将要) [要|将要|即将] [{d:tendency}] (滑动|运动|下滑|移动)',
    ({ d }: { d?: string }) => [fact('state', SELF, 'limiting', d ?? '')],
  ),
  ...rule<object>('state', '(恰好不下滑|恰好不滑下|恰能不下滑|恰好不向下滑动|恰好不沿斜面下滑)', () => [
    fact('state', SELF, 'limiting', 'down slope'),
  ]),
  ...rule<{ d: string }>(
    'state',
    '(处于|正处于) [{d:tendency}] (滑动|运动) 的 (临界状态|边缘)',
    ({ d }: { d?: string }) => [fact('state', SELF, 'limiting', d ?? '')],
  ),
  ...rule<{ s: RawFact[] }>('does-body', '{s:state}', ({ s }) => s),
  ...rule<{ x: RawTerm; s: RawFact[] }>('moment', '{x:body} {s:state}', ({ x, s }) =>
    s.map(({ relation, of }) => ({ relation, of: of.map((one) => (one === SELF ? x : one)) })),
  ),
];

/** Above the horizontal where something is drawn; which way it is pushed has to be told. */
function sidedWay(way: RawTerm, isPush: boolean): RawTerm | null {
  if (typeof way !== 'object' || !('the' in way) || way.the !== 'to the horizontal') return way;
  return isPush ? null : the('above the horizontal', ...way.of);
}

/** Forces on a body, with how large they are and which way they act. */
const FORCES: Rule[] = [
  ...rule<object>('force-way', '(水平|沿 水平 方向|水平 方向)', () => the('horizontally')),
  ...rule<{ w: RawTerm }>('force-way', '[方向] {w:slope-way}', ({ w }) => w),
  ...rule<object>('force-way', '[方向] (平行于 斜面|平行 斜面|与 斜面 平行|沿 斜面) [方向] 向上', () =>
    the('up slope'),
  ),
  ...rule<object>('force-way', '[方向] (平行于 斜面|平行 斜面|与 斜面 平行|沿 斜面) [方向] 向下', () =>
    the('down slope'),
  ),
  ...rule<object>('force-way', '[方向] 竖直 向上', () => the('up')),
  ...rule<object>('force-way', '[方向] 竖直 向下', () => the('down')),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] (与 水平 方向|与 水平|与 水平面) 成 {a:an-angle} [角] [斜] (向上|斜 向上|上方)',
    ({ a }) => the('above the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] (与 水平 方向|与 水平|与 水平面) 成 {a:an-angle} [角] [斜] (向下|斜 向下|下方)',
    ({ a }) => the('below the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] (与 水平 方向|与 水平|与 水平面) (向上|斜向上) 成 {a:an-angle} [角]',
    ({ a }) => the('above the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] (与 水平 方向|与 水平|与 水平面) 成 {a:an-angle} [角]',
    ({ a }) => the('to the horizontal', a),
  ),
  ...['[恒|拉|作用]', '推'].flatMap((kind) =>
    [
      `[一] [一个] [大小 为] {f:force} [、|,] 的 {w:force-way} ${kind} 力`,
      `[一] [一个] 大小 为 {f:force} [、|,] {w:force-way} 的 ${kind} 力`,
      `[一] [一个] {w:force-way} [的] ${kind} 力 {f:force}`,
      `[一] [一个] {w:force-way} 的 [、|,] 大小 为 {f:force} 的 ${kind} 力`,
    ].flatMap((pattern) =>
      rule<{ f: RawTerm; w: RawTerm }>('a-force', pattern, ({ f, w }) => {
        const way = sidedWay(w, kind === '推');
        return way && the('force', f, way);
      }),
    ),
  ),
  ...rule<{ f: RawTerm; x: RawTerm }>('facts', '{f:a-force} 作用 (在|于) {x:body} [上]', ({ f, x }) => [
    fact('force', x, f),
  ]),
  ...rule<{ f: RawTerm }>('does-body', '[在|受|受到] {f:a-force} [的] (作用|作用下) [下]', ({ f }) => [
    fact('force', SELF, f),
  ]),
  ...rule<{ f: RawTerm; g: RawFact[] }>(
    'does-body',
    '在 {f:a-force} [的] 作用 下 [,] {g:does-body}',
    ({ f, g }) => [fact('force', SELF, f), ...g],
  ),
  ...rule<{ f: RawTerm; x: RawTerm }>(
    'facts',
    '[现] (用|以) {f:a-force} (拉|作用于) {x:body}',
    ({ f, x }) => [fact('force', x, f)],
  ),
  ...rule<{ f: RawTerm; x: RawTerm }>('facts', '[现] (对|给) {x:body} 施加 {f:a-force}', ({ f, x }) => [
    fact('force', x, f),
  ]),
];

const own = (x: RawTerm | undefined, at: number) => x ?? it(at);
const ASKED: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'own-force',
    '[{x:body}] [所受] [的] (摩擦力|静摩擦力|滑动摩擦力) [的] [大小]',
    ({ x }: { x?: RawTerm }, [at]) => the('friction force', own(x, at)),
  ),
  ...rule<{ x: RawTerm }>(
    'own-force',
    `[${PLACE} 对] [{x:body}] [所受] [的] (法向反力|法向反作用力|法向力|支持力|正压力|法向支持力) [的] [大小]`,
    ({ x }: { x?: RawTerm }, [at]) => the('reaction', own(x, at)),
  ),
  ...rule<{ f: RawTerm }>('wanted', '{f:own-force}', ({ f }) => f),
  ...rule<{ x: RawTerm }>('wanted', `${BETWEEN} 的 (摩擦系数|动摩擦因数)`, ({ x }) => the('friction', x)),
  ...rule<object>('wanted', '(摩擦系数|动摩擦因数) [的 值]', (_, [at]) => the('friction', it(at))),
  ...(['greatest', 'least'] as const).flatMap((kind) => {
    const words = kind === 'greatest' ? '(最大值|最大 可能 值)' : '(最小值|最小 可能 值)';
    return [
      ...rule<{ p: string }>('wanted', `{p:letter} 的 ${words}`, ({ p }) => the(kind, p)),
      ...rule<{ p: string; m: RawFact[] }>(
        'wanted',
        `[使|要使] {m:moment} [时|的] {p:letter} 的 ${words}`,
        ({ p, m }) => ({ the: kind, of: [p], where: m }),
      ),
    ];
  }),
  ...rule<{ p: string }>('wanted', '{p:letter} 的 (最小值 和 最大值|最小值 与 最大值)', ({ p }) => ({
    all: [the('least', p), the('greatest', p)],
  })),
  ...rule<{ p: string }>('wanted', '{p:letter} 的 (最大值 和 最小值|最大值 与 最小值)', ({ p }) => ({
    all: [the('greatest', p), the('least', p)],
  })),
  ...rule<{ p: string; m: RawFact[] }>('wanted', '[当] {m:moment} 时 [,] {p:letter} 的 值', ({ p, m }) => ({
    the: 'values',
    of: [p],
    where: m,
  })),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'wanted',
    '{x:body} [沿 斜面] [下滑|滑行|运动|移动|滑下] {d:length} (后|时) 的 (速率|速度 大小|速度)',
    ({ x, d }) => the('speed after way', x, d),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '{x:body} [释放|开始 运动|出发] [后] {t:duration} (后|末|时) 的 (速率|速度 大小)',
    ({ x, t }) => the('speed after time', x, t),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '{x:body} 在 [最初|前] {t:duration} 内 (滑行|移动|滑动|下滑|通过|运动) 的 (距离|路程)',
    ({ x, t }) => the('way in time', x, t),
  ),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'wanted',
    '{x:body} (滑行|移动|滑动|下滑|运动) {d:length} (所用|所需|所用的|所需的) [的] 时间',
    ({ x, d }) => the('time for way', x, d),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} (在|) (停下|静止|停止|瞬时静止) (前|之前) (沿 斜面 上升|滑行|移动|滑动|运动|沿 斜面 滑行|沿 斜面 向上 滑行) 的 (距离|路程)',
    ({ x }) => the('way to rest', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} 沿 斜面 (上升|上滑|向上 滑行) 的 最大 (距离|路程)', ({ x }) =>
    the('way to rest', x),
  ),
];

export const PLANE_RULES: Rule[] = [...SURFACES, ...STATES, ...FORCES, ...ASKED];
