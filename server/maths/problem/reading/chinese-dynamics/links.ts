import { fact, isAll, paired, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const OVER = '[,] [绳|绳子|该绳] (跨过|绕过|经过) {pulley:pulley} [,]';
const PLACED = '(固定|安装|位于|固定安装) [在|于] {t:track} [的] (边缘|边|顶端|顶部|一端|末端) [的|处的]';

const hung = (x: RawTerm, y: RawTerm): RawFact[] => [
  fact('act', y, 'hang', the('freely')),
  fact('link', x, the('string', the('over')), the('with', y)),
];

/** "Over a pulley, with A and B on its ends." */
function onEnds(bodies: RawTerm, masses?: RawTerm): RawFact[] | null {
  const known = masses === undefined ? [] : paired('mass', bodies, masses);
  return known && [...known, fact('link', bodies, the('string', the('over')))];
}

export const LINK_RULES: Rule[] = [
  ...rule<object>(
    'string-hows',
    '(轻质|轻|细|不可伸长|不能伸长|不计质量|结实) [的|且|而|、|,|又] [{more:string-hows}]',
    () => '',
  ),
  ...rule<object>('string', '[一|一根|一条|该|此|这根|同一根] [{h:string-hows}] (绳|绳子|线|绳索)', () =>
    the('string'),
  ),
  ...rule<object>(
    'pulley-hows',
    `(光滑|固定|轻质|轻|小|定|(桌|桌子|桌面|斜面|台|平台) [的] (边|边缘|顶端|顶部|一端)|${PLACED}) [的|且|、|,|处的] [{more:pulley-hows}]`,
    () => '',
  ),
  ...rule<object>('pulley', '[一|一个|该] [{h:pulley-hows}] 滑轮', () => ''),
  ...rule<{ y: RawTerm }>(
    'does',
    `[用|通过|由] {s:string} ${OVER} [后] (与|和) {y:body} (相连|连接|相连接)`,
    ({ y }) => [fact('link', SELF, the('string', the('over')), the('with', y))],
  ),
  ...rule<object>('does', `(用|通过|由) {s:string} [(相连|连接)] ${OVER} [(相连|连接)]`, () => [
    fact('link', SELF, the('string', the('over'))),
  ]),
  ...rule<object>('does', `[分别] (系|连|挂|固定|连接) (在|于) {s:string} [的] 两端 ${OVER}`, () => [
    fact('link', SELF, the('string', the('over'))),
  ]),
  // One end holds a body, over the pulley the other one another.
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} [的] 一端 (系着|系住|系|连着|连接|连|拴着|与) {x:body} [相连] ${OVER} [后] [,] [其] 另一端 (悬挂|悬挂着|挂着|挂|系着|系|连着|连接) {y:body}`,
    ({ x, y }) => hung(x, y),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} ${OVER} [,] [其] 一端 (系着|系住|系|连着|连接|连|拴着) {x:body} [,] [其] 另一端 (悬挂|悬挂着|挂着|挂|系着|系|连着|连接) {y:body}`,
    ({ x, y }) => hung(x, y),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} ${OVER} [,] [其] (两端|两头) [分别|各] (悬挂|悬挂着|挂着|挂|系着|系|连着|连接|连有|系有|系住|拴着) [着] [质量 分别 为 {m:masss} 的] {x:bodys}`,
    ({ x, m }: { x: RawTerm; m?: RawTerm }) => onEnds(x, m),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} ${OVER} [,] [其] (两端|两头) [分别|各] (悬挂|悬挂着|挂着|挂|系着|系|连着|连接|连有|系有|系住|拴着) [着] {x:body} (和|、|,) {y:body}`,
    ({ x, y }) => onEnds({ all: [x, y] }),
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:body} (着地|落地|触地|到达 地面|落到 地面) 后 (不|不再|没有) (反弹|弹起)',
    ({ x }) => [
      fact('when', {
        the: 'moment',
        of: ['when'],
        where: [fact('act', x, 'reach', the('object', the('ground')))],
      }),
      fact('act', x, 'no rebound'),
    ],
  ),
  ...rule<{ f: RawFact[] }>('facts', '(开始时|初始时|起初|最初) [,] {f:facts}', ({ f }) =>
    f.every(({ relation }) => relation === 'taut' || relation === 'released') ? f : null,
  ),
  ...rule<object>('facts', '{s:string} (跨过|绕过) {p:pulley}', () => [fact('pulley')]),
  ...rule<{ d: RawTerm }>(
    'does',
    '[竖直|自由] (悬挂|悬挂着|悬空|悬挂 在 空中|下垂|悬 垂) [,] [在|于] [离|距|距离] [水平] (地面|地板) [的 高度 为|高|高度 为|上方|] {d:length} [处|高 处]',
    ({ d }) => [fact('act', SELF, 'hang', the('freely'), the('height', d, the('ground')))],
  ),
  ...rule<object>(
    'does',
    '[竖直|自由] (悬挂|悬挂着|悬空|下垂|悬 垂|悬挂 在 空中|悬挂 在 滑轮 [正] 下方)',
    () => [fact('act', SELF, 'hang', the('freely'))],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    '(离|距|距离) [水平] (地面|地板) [的 高度 为|高|高度 为|] {d:length}',
    ({ d }) => [fact('act', SELF, 'rest', the('height', d, the('ground')))],
  ),
  ...rule<{ d: RawTerm }>('does', '(离|距|到|与) 滑轮 [的] [距离] [为] {d:length}', ({ d }) => [
    fact('act', SELF, 'rest', the('off', d, the('pulley'))),
  ]),
  ...rule<object>('facts', '(系统|两物体|整个系统|两质点|两物块) [由|从] [静止] [开始] (释放|被释放)', () => [
    fact('released'),
  ]),
  ...rule<object>('facts', '{s:string} [恰好|刚好] [处于] (伸直|拉直|绷直|绷紧|拉紧|张紧) [状态]', () => [
    fact('taut'),
  ]),
  ...rule<object>(
    'facts',
    '(两段|两侧|两边|滑轮 两侧|两端) [的] (绳|绳子|绳段) [均|都] [保持] (竖直|铅直|处于 竖直 状态)',
    () => [fact('taut')],
  ),
  ...rule<object>('facts', '{s:string} (与|平行 于) {t:track} [的] [最大倾斜线] [平行]', () => [
    fact('taut'),
  ]),
  ...rule<object>('facts', '(两者|它们|二者) (由|从) 静止 [开始] [被] 释放', () => [fact('released')]),
  ...rule<{ t: RawTerm }>(
    'facts',
    '[系统|从] [释放|运动|开始 运动] [后] {t:duration} [后|时] [,] (绳|绳子|轻绳|细绳) [突然] (断裂|断开|断|被 剪断|被 割断)',
    ({ t }) => [fact('breaks', t)],
  ),
  ...rule<object>('does', '(始终 没有|没有|不会|始终 不会|始终 未|未) (碰到|到达) 滑轮', () => [
    fact('no pulley', SELF),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:body} (拖着|牵引|拉着) {y:body} [{h:hows}] [行驶|前进|运动]',
    ({ x, y }) => [fact('tow', x, y)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; h: RawTerm }>(
    'facts',
    '{x:body} (用|通过) [一|一根] [轻质|轻] [刚性|水平] [的] (拖杆|连杆|牵引杆|杆|拖绳|钢索) (拖着|牵引|拉着|拖动|拖) {y:body} [{h:hows}] [行驶|前进|运动]',
    ({ x, y, h }: { x: RawTerm; y: RawTerm; h?: RawTerm }) => [
      fact('tow', x, y),
      ...(h !== undefined && isAll(h) ? [fact('act', x, 'move', ...h.all)] : []),
    ],
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    '{x:body} [的] 运动 方向 (不变|没有 改变|未 改变)',
    ({ x }) => [fact('turned', x, 'no')],
  ),
  ...rule<{ x: RawTerm }>('facts', '{x:body} [的] 运动 方向 (反向|改变|与 原来 相反|相反)', ({ x }) => [
    fact('turned', x, 'yes'),
  ]),
  ...rule<{ v: RawTerm }>('facts', '共同 [的] (速率|速度) 为 {v:speed}', ({ v }, [at]) => [
    fact('equal', the('speed together', it(at)), v),
  ]),
  ...rule<object>('facts', '(滑离 时|此 过程 中|转折 处) (速率|速度|能量|机械能) 没有 损失', () => [
    fact('no loss'),
  ]),
];
