import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit, how } from '../mechanics/bit.ts';

const STEEP = '(倾角 [为] {a:ang} [的]|与 水平 [面|方向] [的 夹角 为|成] {a:ang} [角] [的])';

const TRACKS: Rule[] = [
  ...rule<object>('texture', '粗糙', () => 'rough'),
  ...rule<object>('texture', '光滑', () => 'smooth'),
  ...rule<{ x?: string }>(
    'level',
    '[一条|一段|该|这条] [{x:texture}] [的] (水平|平直|水平 的|平直 的|水平 笔直 的|笔直 的 水平|平直 水平) [{x:texture}] (公路|路面|道路|直路|路|轨道|地面|桌面|面|滑道|路段|雪地|冰面|平面) [BC]',
    ({ x }) => the('track', x ?? '', 'level'),
  ),
  ...rule<{ x?: string }>('level', '(平路|平直公路|平地|水平直路)', () => the('track', '', 'level')),
  ...rule<{ x?: string; a: RawTerm }>(
    'steep',
    `[一条|一段|一个] [固定] [{x:texture}] [的] ${STEEP} [的] [固定] [{x:texture}] [的] [固定] [直|笔直 的] (直坡|斜坡|坡路|山坡|坡|斜面|坡道|下坡 路|上坡 路|公路|道路|路|直路)`,
    ({ x, a }) => the('track', x ?? '', 'slope', a),
  ),
  ...rule<{ x?: string }>(
    'sloping',
    '[该|此|这段|一条|一段] [长] [固定] [{x:texture}] [固定] [直|笔直 的] (直坡|斜坡|坡路|山坡|坡|斜面|坡道|滑梯|滑道)',
    ({ x }) => the('track', x ?? '', 'slope'),
  ),
  ...rule<{ l: RawTerm }>(
    'surface',
    '({l:level}|{l:steep}|{l:sloping}|桌面|地面|水平面)',
    ({ l }) => l ?? '',
  ),
  ...['level', 'steep'].flatMap((kind) =>
    bit<{ l: RawTerm }>(`(在|沿|沿着|放在|置于) {l:${kind}} [上]`, ({ l }) => the('how', l)),
  ),
  ...bit<{ l: RawTerm }>('(在|沿|沿着|放在|置于) {l:sloping} [上]', ({ l }) => the('how', l)),
  ...['level', 'known-level'].flatMap((kind) =>
    bit<{ l: RawTerm }>(`(进入|滑入|驶入|滑上|驶到|滑到|来到) {l:${kind}}`, ({ l }) =>
      the('goes', 'onto', l),
    ),
  ),
  ...['level', 'steep', 'sloping'].flatMap((kind) =>
    bit<{ l: RawTerm }>(`(行驶|运动|骑行|滑行) (于|在) {l:${kind}} [上]`, ({ l }) => the('goes', 'move', l)),
  ),
  ...bit<{ l: RawTerm }>('(回到|驶回) {l:level} [上]', ({ l }) => the('goes', 'move', l)),
  ...['steep', 'sloping'].flatMap((kind) => [
    ...bit<{ l: RawTerm }>(`(驶上|爬上) {l:${kind}}`, ({ l }) => the('goes', 'climb', l)),
    ...bit<{ l: RawTerm }>(`(驶下) {l:${kind}}`, ({ l }) => the('goes', 'descend', l)),
  ]),
  ...bit<{ a: RawTerm }>(`(驶入|驶上|沿) [一条|一段] ${STEEP} [的] 下坡 [的] (直路|路|公路)`, ({ a }) =>
    the('goes', 'descend', the('track', '', 'slope', a)),
  ),
  ...bit<{ a: RawTerm }>(`(驶入|驶上|沿) [一条|一段] ${STEEP} [的] 上坡 [的] (直路|路|公路)`, ({ a }) =>
    the('goes', 'climb', the('track', '', 'slope', a)),
  ),
  ...bit<object>('沿 [一条|一段] [平直 的|笔直 的] 下坡 路', () =>
    the('hows', the('track', '', 'slope'), the('down')),
  ),
  ...bit<object>('沿 [一条|一段] [平直 的|笔直 的] 上坡 路', () =>
    the('hows', the('track', '', 'slope'), the('up')),
  ),
  ...bit<object>('(在|放在|置于) [这条|该] (桌面|路|公路|地面) 上', () => the('none')),
  ...bit<object>('沿 (直线|最大 倾斜线|斜面 的 最大 倾斜线)', () => the('none')),
  ...bit<object>('(向上|上行|竖直 向上)', () => how('up')),
  ...bit<object>('(向下)', () => how('down')),
  ...bit<{ a: RawTerm }>(
    '[该|此] (坡面|斜面|坡|坡路|直坡|其) [与 水平 [面|方向] 的 夹角|的 倾角|倾角|与 水平面 的 倾角] 为 {a:ang}',
    ({ a }) => the('is', the('q', 'angle', ''), a),
  ),
];

const CONSTANT = '(恒定|恒|稳定|一定)';

const HOWS: Rule[] = [
  ...bit<{ v: RawTerm }>(`(以|按) [大小 为] {v:speed} [的] [初] (速度|速率)`, ({ v }) => how('speed', v)),
  ...bit<{ v: RawTerm }>(
    `(以|按) {v:speed} [的] (${CONSTANT} [的] (速度|速率|车速)|[速度|速率] 匀速)`,
    ({ v }) => how('steady', v),
  ),
  ...bit<object>('(匀速|以 恒定 [的] (速度|速率))', () => how('steady')),
  ...bit<{ a: RawTerm }>('以 [大小 为] {a:rate} 的 加速度 [匀加速]', ({ a }) => how('acceleration', a)),
  ...bit<{ a: RawTerm }>('以 [大小 为] {a:rate} 的 (减速度|加速度) 匀减速', ({ a }) =>
    how('deceleration', a),
  ),
  ...bit<object>('(匀加速|匀减速|均匀)', () => how('constantly')),
  ...bit<object>('(由|从) 静止 [开始]', () => how('from rest')),
  ...bit<{ t: RawTerm }>(
    '(经过|在|用|历时|用时|用了|经|) [最初|最后|开始 的|前] {t:duration} [的] [内|后|时间|时间内|时间 后]',
    ({ t }) => how('time', t),
  ),
  ...bit<{ t: RawTerm }>('释放 [后] {t:duration} [后|时]', ({ t }) => how('time', t)),
  ...bit<{ s: RawTerm }>(
    '(在|经过|) [最后|再|又|了] {s:length} [的] [距离|路程|长 的 距离] [内|后]',
    ({ s }) => how('distance', s),
  ),
  ...bit<{ h: RawTerm }>(
    '[距|离|距离|到|高出|高 于] [水平] (地面|地|地板) [的 高度 为|高|高度 为] {h:length} [高] [处]',
    ({ h }) => how('above floor', h),
  ),
  ...bit<{ h: RawTerm }>('[与|和|到|距|距离] 滑轮 [的 距离 为|相距] {h:length}', ({ h }) =>
    how('from pulley', h),
  ),
  ...bit<{ p: RawTerm }>(`以 {p:power} [的] [${CONSTANT}] [的] (功率|输出功率)`, ({ p }) => how('power', p)),
  ...bit<object>(
    `[仍|仍然] (以|用|按) (同样|相同|同一|该|此|这一|这个) [的] [${CONSTANT}] [的] [输出] 功率|[以|在] (功率|发动机 的 功率) (不变|相同) [的 情况 下|时]`,
    () => how('same power'),
  ),
  ...bit<object>(
    '(突然|此时|此后|随后|然后|之后|接着|再|又|并|仍|继续|同时|已知|若|设|假设|现|现将|将|把|使|恰好|刚好|开始 时|这时|其中|后来|当|在|一直|始终|司机|恰|随后 的 运动 中|在 (随后|以后|此后) 的 运动 中|可以 认为|试)',
    () => the('none'),
  ),
];

export const CHINESE_TRACKS: Rule[] = [...TRACKS, ...HOWS];
