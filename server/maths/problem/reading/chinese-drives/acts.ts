import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const DO: readonly (readonly [string, string])[] = [
  ['move', '行驶|运动|前进|滑行|移动|行进|骑行|滑动|行走|航行|作 直线运动|做 直线运动|走'],
  ['climb', '上升|爬坡|上滑|上坡|上行 行驶|驶上'],
  ['descend', '下行|下滑|下降|下落|下坡|滑下|驶下'],
  ['start', '开始 运动|出发|启动|起步'],
  ['release', '释放|放开|放手|松手'],
  ['stop', '停下|停止|停止 运动|停住|静止 下来|减速 至 静止|减速 到 静止|停下来'],
  ['rest', '静止|放 着|被 托住 静止|被 按住|均 静止|处于 静止|保持 静止|放置'],
  ['pass', '经过|通过'],
  ['reach', '到达|滑到|到'],
  ['raise', '被 [竖直] (提升|吊起|提起)'],
  ['engine off', '关闭 发动机|发动机 关闭|熄火'],
  ['brakes on', '刹车|制动|踩 刹车'],
  [
    'stay',
    '不再 弹起|不 反弹|不 弹起|静止 不动|不再 反弹|不再 运动|不会 碰到 滑轮|没有 碰到 滑轮|未 到达 滑轮|不 碰到 滑轮|始终 没有 碰到 滑轮',
  ],
  ['coast', '(不蹬车|不 蹬踏 板) 滑行|靠 惯性 滑行'],
];

const ACTS: Rule[] = [
  ...DO.flatMap(([does, words]) => bit<object>(`(${words})`, () => the('do', does))),
  ...bit<object>('[突然] (绳|绳子|细绳|轻绳|拖杆|缆绳) [突然] (断裂|断|断开|断了|剪断|被 剪断)', () =>
    the('whole', 'break'),
  ),
  ...bit<object>('(落地|着地|触地|到达 地面|落到 地面|碰到 地面|到达 地板)', () =>
    the('do', 'reach', 'floor'),
  ),
  ...bit<object>('[竖直|自由] (悬挂|下垂|悬着|悬 在 空中|竖直 悬挂|自由 悬挂|自由 下垂|悬于 空中)', () =>
    the('do', 'hang'),
  ),
  ...rule<object>(
    'cord',
    '(一根|一条|) [不可 伸长 的|轻质|轻质 不可 伸长 的|轻] [刚性|水平|轻质|刚性 水平|水平 刚性] [的] [不可 伸长 的] (轻绳|细绳|绳|绳子|轻绳子|拖杆|轻杆|缆绳|刚性杆) [,]',
    () => '',
  ),
  ...rule<{ l?: string }>(
    'pulley',
    '[固定] [在] [桌边|斜面 顶端|桌子 边缘|桌面 边缘|桌 边] [的] [一个] [光滑|轻质|小|定|固定] [的] [小|光滑|轻|定] [定] 滑轮 [{l:label}]',
    ({ l }) => the('pulley', l ?? '', ''),
  ),
  ...bit<{ l: RawTerm }>(
    '[(用|通过|由|借助)] [{c:cord}] (跨过|绕过|跨在|越过) {l:pulley} [的] [{c:cord}] [后]',
    ({ l }) =>
      the(
        'whole',
        'pulley',
        ...(typeof l === 'object' && 'the' in l && l.of[0] !== '' ? [the('name', l.of[0]!)] : []),
      ),
  ),
  ...bit<{ x: RawTerm }>(
    '[(用|通过|由|被)] [{c:cord}] [与|和|同] {x:whom} (相连|连接|连在 一起|相连接)',
    ({ x }) => the('tie', 'string', x),
  ),
  ...bit<object>('(用|由|被) {c:cord} (相连|连接)', () => the('tie', 'string')),
  ...bit<{ x: RawTerm }>('[{c:cord}] [的] [一端] (系 着|系 在|连 着|系 于|连接) {x:whom} [上]', ({ x }) =>
    the('strung', x),
  ),
  ...bit<{ x: RawTerm }>(
    '[的] 另一端 [竖直] (系 着|系 在|悬挂|挂 着|连 着|系 于|悬挂 着) {x:whom}',
    ({ x }) => the('strung hung', x),
  ),
  ...bit<{ x: RawTerm }>(
    '(两端|绳 [的] 两端) [分别] (系 有|系 着|连接|悬挂 着|挂 着|连 着) {x:whom} [和 {y:whom}]',
    (slots) =>
      the(
        'strung',
        slots.x,
        ...((slots as { y?: RawTerm }).y === undefined ? [] : [the('more', (slots as { y?: RawTerm }).y!)]),
      ),
  ),
  ...bit<{ x: RawTerm }>('(用|通过) {c:cord} (拉着|牵引|拖着|牵引着|拖) {x:whom}', ({ x }) =>
    the('do', 'tow', x),
  ),
  ...bit<{ x: RawTerm }>('(牵引|拉着|拖着|牵引着|拖) {x:whom}', ({ x }) => the('do', 'tow', x)),
  ...bit<object>(
    '[开始 时] (绳|绳子|细绳|轻绳) [处于|恰好] [始终|保持] (绷紧|拉直|伸直|绷直) [状态]|绳 恰好 伸直',
    () => the('none'),
  ),
  ...bit<object>(
    '{x:who} (与|和) 滑轮 [之间|间] 的 [一段] (绳|绳段|一段绳|细绳|轻绳|绳子|那段绳) [水平|平行 于 斜面 [的 最大 倾斜线]|与 [斜面] 最大 倾斜线 平行|沿 最大 倾斜线]',
    () => the('none'),
  ),
  ...bit<object>(
    '(拖杆|绳|绳子) [与|平行 于|和] [行驶 方向|斜面|斜面 的 最大 倾斜线|斜面 最大 倾斜线|公路|路面] [平行]',
    () => the('none'),
  ),
  ...bit<object>('{x:who} (未|没有|尚未|始终 没有|始终 未|不会) (到达|碰到|落地|撞到) [滑轮]', () =>
    the('none'),
  ),
  ...bit<object>('{x:who} (离|距) 地 [面] 足够 高', () => the('none')),
];

export const CHINESE_ACTS: Rule[] = ACTS;
