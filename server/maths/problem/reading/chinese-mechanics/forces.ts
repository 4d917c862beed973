import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** What resists, what drives and how hard. */
const DRIVING: Rule[] = [
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'facts',
    '[行驶 时|运动 时|行驶 过程 中] [{x:body}] [所受|受到] [的] [恒定|总] 阻力 [大小] (恒为|为|是|保持|恒定为|恒等于) {r:force} [不变]',
    ({ r, x }: { r: RawTerm; x?: RawTerm }, [at]) => [fact('equal', the('resistance', x ?? it(at)), r)],
  ),
  ...rule<{ r: RawTerm }>('facts', '受到 大小 (恒为|为) {r:force} 的 [恒定] 阻力', ({ r }, [at]) => [
    fact('equal', the('resistance', it(at)), r),
  ]),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'facts',
    '{e:engine} [的] [输出] 功率 (恒为|仍为|保持为|保持|为|是|恒定为) {p:power} [不变|保持不变]',
    ({ p, e }) => [fact('equal', the('power', e), p)],
  ),
  ...rule<object>('engine', '[其] 发动机', (_, [at]) => it(at)),
  ...rule<{ x: RawTerm }>('engine', '{x:body} [的] 发动机', ({ x }) => x),
  ...rule<{ q: string }>(
    'facts',
    '{q:lasting} [均|都] (不变|保持不变|仍不变|与 之前 相同|和 之前 相同)',
    ({ q }, [at]) => [fact('unchanged', it(at), q)],
  ),
  ...rule<object>('lasting', '阻力 [大小]', () => 'resistance'),
  ...rule<object>('lasting', '(功率|发动机 功率|发动机 的 功率)', () => 'power'),
  ...rule<object>('lasting', '(阻力|阻力 大小) (和|与) [发动机] [的] 功率', () => 'both'),
  ...rule<object>('lasting', '[发动机] [的] 功率 (和|与) 阻力 [大小]', () => 'both'),
  // At one moment it goes so fast and gains so much.
  ...rule<{ v: RawTerm; a: RawTerm; x: RawTerm }>(
    'facts',
    '[当] ({x:body} 的 (速度|速率)|{x:body} (速度|速率)|车速|速度|速率) [大小] (为|达到) {v:speed} 时 , ({y:body} 的|其|它的|) 加速度 [大小] 为 {a:rate}',
    ({ v, a, x }: { v: RawTerm; a: RawTerm; x?: RawTerm }, [at]) => [
      fact('go', x ?? it(at), 'move', the('speed', v), the('acceleration', a)),
    ],
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'does-body',
    '[随后|接着|之后|现|又] (驶上|开上|爬上|驶上 一段|爬 一段) [一段] {s:slope-of} 的 (坡路|斜坡|坡道|直坡|山坡|坡)',
    ({ s }) => [fact('go', SELF, 'move', the('uphill', s))],
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'does-body',
    '[随后|接着|之后|现|又] (驶下|开下) [一段] {s:slope-of} 的 (坡路|斜坡|坡道|直坡|山坡|坡)',
    ({ s }) => [fact('go', SELF, 'move', the('downhill', s))],
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} [在 (该|此|这条) [水平] (公路|路面|道路) 上] [所] (能 达到|能达到) 的 最大 (速率|速度)',
    ({ x }) => the('greatest speed', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} (匀速|以 恒定 速度|以 恒定 速率) (上坡|行驶|上坡 行驶|爬坡|运动|下坡) 时 的 (速度|速率)',
    ({ x }) => the('greatest speed', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] [所受] [的] 阻力 [的] [大小]',
    ({ x }: { x?: RawTerm }, [at]) => the('resistance', x ?? it(at)),
  ),
  ...rule<{ p: RawTerm }>('facts', '发动机 以 {p:power} 的 (恒定|不变) 功率 (工作|行驶)', ({ p }, [at]) => [
    fact('equal', the('power', it(at)), p),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} 时 , {g:facts}', ({ f, g }) =>
    f.some(({ relation }) => relation === 'go') ? [...f, ...g] : null,
  ),
  ...rule<{ v: RawTerm }>('how', '以 {v:speed} 的 (恒定|不变) (速率|速度)', ({ v }) => the('steady', v)),
  ...rule<object>('facts', '(路面|公路|道路) (水平|是 水平 的)', (_, [at]) => [fact('level road', it(at))]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'moment',
    '{x:body} (速率|速度|的 速率|的 速度) 为 {v:speed}',
    ({ x, v }) => [fact('equal', the('speed', x), v)],
  ),
  ...rule<{ v: RawTerm }>('moment', '(速率|速度) 为 {v:speed}', ({ v }, [at]) => [
    fact('equal', the('speed', it(at)), v),
  ]),
  ...rule<{ m: RawFact[] }>('goals', '求 {m:moment} 时 [的] 加速度', ({ m }, [at]) => [
    { verb: 'find', target: the('acceleration', it(at)), where: m },
  ]),
  ...rule<{ x: RawTerm }>('wanted', '[{x:body}] [的] 发动机 的 功率', ({ x }: { x?: RawTerm }, [at]) =>
    the('power', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [能 达到 的|的] 最大 (速率|速度)', ({ x }) =>
    the('greatest speed', x),
  ),
];

const FLAT = '(桌面|地面|平面|水平面|台面)';
/** Two bodies on one string, and what they stand on. */
const STRINGS: Rule[] = [
  ...['rough', 'smooth'].flatMap((how) => {
    const word = how === 'rough' ? '粗糙' : '光滑';
    return [
      ...rule<object>('surface', `${word} [的] 水平 ${FLAT}`, () => the('surface', '0', how)),
      ...rule<{ a: RawTerm }>('surface', `{a:slope-of} 的 ${word} 斜面`, ({ a }) => the('surface', a, how)),
    ];
  }),
  ...rule<{ s: RawTerm }>('does-body', '(置于|被按住静止在|被 固定 在) {s:surface} 上', ({ s }) => [
    fact('on', SELF, s),
  ]),
  ...rule<{ x: RawTerm; m: string }>(
    'facts',
    '{x:body} (与|和) [水平] (桌面|地面|斜面|水平面|平面|坡面|斜坡|台面) [间|之间] [的] [动] (摩擦系数|摩擦因数) (为|是) {m:friction-value}',
    ({ x, m }) => [fact('equal', the('friction', x), m)],
  ),
  ...['number', 'letter', 'expression'].flatMap((kind) =>
    rule<{ m: string }>('friction-value', `{m:${kind}}`, ({ m }) => m),
  ),
  ...rule<object>(
    'tied',
    '(不可伸长 的 轻 绳|轻 的 不可伸长 的 绳|轻质 不可伸长 的 细绳|不可伸长 的 轻 细绳)',
    () => '',
  ),
  ...rule<object>(
    'over',
    '(跨过|绕过) (桌边|桌子 边缘|斜面 顶端|固定|) 的 [固定] 光滑 [小|轻|定] 滑轮',
    () => '',
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:body} (用|通过|经) {t:tied} {o:over} (与|和) {y:body} (相连|连接)',
    ({ x, y }) => [fact('string', x, y)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:body} (用|通过|经) {t:tied} (与|和) {y:body} (相连|连接) , 绳 {o:over}',
    ({ x, y }) => [fact('string', x, y)],
  ),
  ...rule<object>('does-body', '竖直 (悬挂|下垂|悬垂)', () => [fact('hangs', SELF)]),
  ...rule<{ d: RawTerm }>('does-body', '竖直 (悬挂|下垂|悬垂) , (离|距) (地面|地) {d:length}', ({ d }) => [
    fact('hangs', SELF),
    fact('height', SELF, d),
  ]),
  ...rule<object>('facts', '(系统|两 物体|两物块) [由|从] 静止 释放', () => [fact('released')]),
  ...rule<{ q: RawTerm }>('wanted', '{q:quantity-of} 大小', ({ q }) => the('magnitude', q)),
  ...rule<object>('wanted', '绳 [中] [的] (拉力|张力) [大小|的 大小]', () => the('tension')),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} (着地|落地|到达 地面) 时 的 (速率|速度)', ({ x }) =>
    the('speed at the floor', x),
  ),
];

export const FORCE_RULES: Rule[] = [...DRIVING, ...STRINGS];
