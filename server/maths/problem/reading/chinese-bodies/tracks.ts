import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, withFacts } from '../shared/bodies.ts';

const ZERO = { amount: '0', unit: '°' };
const LOWEST = the('angle', ZERO, 'down');
const SIDES: [side: string, words: string][] = [
  ['inside', '(内侧|内壁|内表面)'],
  ['outside', '(外侧|外表面)'],
];
const LEAVES = '(脱离|离开)';
const TOP = '(最高位置|最高点|最高 位置)';
const BOTTOM = '(最低点|最低位置|最低 位置)';

/** Tracks in a vertical plane, and where a body leaves them. */
export const TRACK_RULES: Rule[] = [
  ...rule<object>('round', '[该|此] [光滑] [的] (圆环形|圆形|圆弧形|圆弧) [光滑] 轨道', () =>
    named('round', ''),
  ),
  ...rule<object>('round', '轨道', () => named('round', '')),
  ...rule<{ r: RawTerm; s: RawTerm }>('round', '半径 (为|是) {r:amount} 的 {s:round}', ({ r, s }) =>
    withFacts(s, [fact('round', r)]),
  ),
  ...rule<{ s: RawTerm }>('say', '{s:round} 固定 [在|于] (竖直平面|竖直面) 内', ({ s }) => factsOf(s)),
  ...rule<{ x: RawTerm }>(
    'noun-who',
    '{x:noun-who} \\( (可 视为|视为|可看作|可 看作|看作|可视为) 质点 \\)',
    ({ x }) => x,
  ),
  ...SIDES.flatMap(([side, words]) =>
    rule<{ s: RawTerm; v: RawTerm }>(
      'does',
      `(在|从) {s:round} [的] ${words} [的] ${BOTTOM} [处] 以 [大小 为] {v:amount} 的 水平 [初] (速度|速率) [开始] (运动|射出|出发|滑动)`,
      ({ s, v }) => [
        ...factsOf(s),
        fact('side', SELF, side),
        fact('held', SELF, LOWEST),
        fact('starts', SELF, 'level', v),
      ],
    ),
  ),
  ...rule<object>('does', '静止悬挂 (于|在) [其] 最低点', () => [fact('held', SELF, LOWEST)]),
  ...rule<object>('does', '静止 悬挂 (于|在) [其] 最低点', () => [fact('held', SELF, LOWEST)]),
  ...rule<object>('state', '(绳|绳子) [仍] [保持] (拉直|伸直)', () => the('held on')),
  ...rule<{ l: string }>(
    'does',
    `(运动 到|到达|运动到) {l:label} [点] [时|处] ${LEAVES} {s:round}`,
    ({ l }) => [fact('state', the('slack')), fact('left at', l)],
  ),
  ...rule<{ w: RawTerm }>('want', '[{x:who}] [刚|刚刚] (开始 运动|开始运动) 时 [,] [的] {w:want}', ({ w }) =>
    typeof w === 'object' && 'the' in w && w.where === undefined
      ? { ...w, where: [fact('when', the('start'))] }
      : null,
  ),
  ...rule<object>('want', '[{x:who}] 对 {s:round} [的] 压力 [的] [大小]', () => the('force')),
  ...rule<{ l: string }>('want', '{l:two-labels} 与 (水平方向|水平面|水平) [的] 夹角 的 正弦 [值]', ({ l }) =>
    the('level sine', l[1]!),
  ),
  ...rule<object>(
    'want',
    `[(绳|绳子) 松弛 (之后|后|以后)] [,] [{x:who}] [${LEAVES} {s:round} (之后|后|以后)] [所] (能|能够) (达到|到达) 的 ${TOP} (相对|相对于|相对 于|高于|距) ({s:round}|其|) [的] ${BOTTOM} 的 高度`,
    () => the('top', 'bottom'),
  ),
  ...rule<object>(
    'want',
    `[(绳|绳子) 松弛 (之后|后|以后)] [,] [{x:who}] [所] (能|能够) (达到|到达) 的 ${TOP} 与 [{x:who}|其|{s:round}] [的] ${BOTTOM} [之间] 的 高度差`,
    () => the('top', 'bottom'),
  ),
];
