import { eachOf, fact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, nameOf, when, withFacts } from '../shared/bodies.ts';

const zero = { amount: '0', unit: '°' };
const LOWEST = the('angle', zero, 'down');
const HIGHEST = the('angle', zero, 'up');
const UP = '(竖直向上|向上竖直|竖直向上 的|向上 的 竖直)';
const DOWN = '(竖直向下|向下竖直|竖直向下 的|向下 的 竖直)';

const PLACES: Rule[] = [
  ...[
    [UP, 'up'],
    [DOWN, 'down'],
  ].flatMap(([words, way]) => [
    ...rule<{ t: RawTerm }>('lies', `与 ${words} [方向] 的 夹角 (为|是) {t:amount}`, ({ t }) =>
      the('angle', t, way!),
    ),
    ...rule<{ t: RawTerm }>('lies', `与 ${words} [方向] (成|夹) {t:amount} [角]`, ({ t }) =>
      the('angle', t, way!),
    ),
    ...rule<{ t: RawTerm }>('lies', `与 ${words} [方向] 成 角 {t:amount}`, ({ t }) => the('angle', t, way!)),
  ]),
  ...rule<object>('lies', '[处于|保持|拉直 且] 水平 [位置]', () =>
    the('angle', { amount: '90', unit: '°' }, 'down'),
  ),
  ...rule<{ a: RawTerm }>(
    'on-circle',
    '({o:two-labels}|绳|绳子|杆|半径 {o:two-labels}) {a:lies}',
    ({ a }) => a,
  ),
  ...rule<object>(
    'on-circle',
    '(在|位于|处于|到达|经过|通过) [{s:round} [的]|圆周 [的]|圆 的|轨道 的|其 轨迹 的] 最低点',
    () => LOWEST,
  ),
  ...rule<object>(
    'on-circle',
    '(在|位于|处于|到达|经过|通过) [{s:round} [的]|圆周 [的]|圆 的|轨道 的|其 轨迹 的] 最高点',
    () => HIGHEST,
  ),
  ...rule<object>('on-circle', '(在|位于|处于|到达|经过|通过) {o:place} [的] 正下方', () => LOWEST),
  ...rule<object>('on-circle', '(在|位于|处于|到达|经过|通过) {o:place} [的] 正上方', () => HIGHEST),
  ...rule<{ a: RawTerm }>('state', '[{x:who}] {a:on-circle}', ({ a }) => a),
];

const SIDES: [side: string, words: string][] = [
  ['inside', '(内侧|内壁|内表面|内)'],
  ['outside', '(外侧|外表面|外)'],
];

const ROUND: Rule[] = [
  ...rule<object>(
    'round',
    '[一个|一|该|此|固定 的|一个固定的] [光滑] [的] [空心|实心|中空] [光滑] [的] (球体|半球体|球面|半球面|球壳|半球|球|圆筒|圆柱|圆柱面|半球形碗|碗|圆环|圆轨道)',
    () => named('round', ''),
  ),
  ...rule<{ r: RawTerm; s: RawTerm }>(
    'round',
    '[一个|一] [固定 的] 半径 [为] {r:amount} [, 球心 为 {l:label}] 的 {s:round}',
    ({ s, r }) => withFacts(s, [fact('round', r)]),
  ),
  ...rule<{ s: RawTerm }>(
    'say',
    '{s:round} , (其|它 的) (平面部分|底面|平面) 固定 (在|于) [光滑] (水平地面|水平面|水平桌面|地面) [上]',
    ({ s }) => [...factsOf(s), fact('on the ground')],
  ),
  ...rule<{ s: RawTerm }>(
    'say',
    '{s:round} 固定 (在|于) [光滑] (水平地面|水平面|水平桌面|地面) 上',
    ({ s }) => [...factsOf(s), fact('on the ground')],
  ),
  ...rule<{ s: RawTerm }>('say', '{s:round} 固定 [不动]', ({ s }) => factsOf(s)),
  ...rule<{ l: string }>('say', '[其] {l:label} (为|是) [其] (球心|圆心)', ({ l }) => [fact('anchored', l)]),
  ...rule<{ l: string }>('say', '[其] (球心|圆心) (为|是) {l:label}', ({ l }) => [fact('anchored', l)]),
  ...SIDES.flatMap(([side, words]) => [
    ...rule<{ s: RawTerm }>(
      'does',
      `[可|能] (沿|在) {s:round} [的] [光滑] ${words} [上|自由] (下滑|运动|滑动|滑下)`,
      ({ s }) => [...factsOf(s), fact('side', SELF, side)],
    ),
    ...rule<{ x: RawTerm; s: RawTerm }>(
      'say',
      `{x:who} (沿|在) {s:round} [的] [光滑] ${words} [上] (下滑|运动|滑动|滑下)`,
      ({ x, s }) => [
        ...factsOf(s),
        fact('side', x === undefined ? '' : (x as { of: RawTerm[] }).of[0]!, side),
      ],
    ),
  ]),
];

const STARTS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    '(在|位于) [其] 最低点 [时|处] [,] (以|获得|被 给予) 水平 [初] (速度|速率) {v:amount} [抛出|射出|开始运动|被 抛出]',
    ({ v }) => [fact('held', SELF, LOWEST), fact('starts', SELF, 'level', v)],
  ),
  ...rule<object>('does', '(在|位于|处于) [其] 最低点', () => [fact('held', SELF, LOWEST)]),
  ...rule<object>('does', '(静止 [于|在|地 悬挂 在]|悬挂 在) [其] 最低点', () => [
    fact('held', SELF, LOWEST),
  ]),
  ...rule<object>('does', '(恰|恰好|刚好) [能] (做|作|完成) 完整 [的] [竖直] [平面 内 的] 圆周运动', () => [
    fact('just round', SELF),
  ]),
  ...rule<object>(
    'does',
    '[静止] (悬|悬挂|悬 挂|静止) [于|在] {o:place} [的] 正下方 [时|处 时|静止 时|处]',
    () => [fact('held', SELF, LOWEST)],
  ),
  ...rule<object>('does', '静止 (悬|悬挂) (时|着 时|)', () => [fact('held', SELF, LOWEST)]),
  ...rule<object>(
    'does',
    '(位于|静止于|静止 在|放在|置于|静置于|静止 地 放 在) {s:round} [的] [内侧|内壁|内表面] 最低点',
    () => [fact('held', SELF, LOWEST)],
  ),
  ...rule<object>(
    'does',
    '(位于|静止于|静止 在|放在|置于|静置于|静止 地 放 在) {s:round} [的] 最高点',
    () => [fact('held', SELF, HIGHEST)],
  ),
  ...rule<{ a: RawTerm }>(
    'does',
    '(被|) [拉 至|置于|保持 在|从|在] {a:on-circle} [的] [位置|处] [,] [被] (由静止 释放|静止 释放|从 静止 释放)',
    ({ a }) => [fact('held', SELF, a), fact('starts', SELF, 'rest', '0')],
  ),
  ...rule<object>('does', '[被] (由静止 释放|静止 释放|从 静止 释放)', () => [
    fact('starts', SELF, 'rest', '0'),
  ]),
  ...rule<{ v: RawTerm }>(
    'say',
    '[现] (给|给予) {x:who} [一个] [大小 为|] {v:amount} 的 水平 [初] (速度|速率)',
    ({ v }) => [fact('starts', '', 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    '[现] (给|给予) {x:who} [一个] 水平 [的] [初] (速度|速率) [大小 为|为] {v:amount}',
    ({ v }) => [fact('starts', '', 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[现] [被] (获得|得到|被 给予) [一个] (大小 为|) {v:amount} 的 水平 [初] (速度|速率)',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[现] [被] (获得|得到|被 给予) [一个] 水平 [初] (速度|速率) {v:amount}',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[现] 以 [大小 为] {v:amount} 的 (水平 [初] (速度|速率)|(速率|速度|初速度|初速率) [沿] 水平 [方向]) [被] (抛出|射出|开始 运动|运动|水平 抛出)',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[现] 以 水平 [初] (速度|速率) {v:amount} [被] (抛出|射出|开始 运动|运动)',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[现] 以 {v:amount} 的 [初] (速率|速度) [被] 竖直向下 (抛出|射出|运动)',
    ({ v }) => [fact('starts', SELF, 'down', v)],
  ),
  ...rule<object>('does', '[在] [一个] 竖直平面 内 (运动|做圆周运动|作圆周运动|做 圆周运动)', () => [
    fact('swings', SELF),
  ]),
  ...rule<object>('does', '[恰好|刚好] [能] (做|作|完成) 完整 [的] [竖直] 圆周运动', () => [
    fact('swings', SELF),
    fact('goes round', SELF),
  ]),
];

const TIGHT = '(绳|绳子) [仍] [保持] (绷紧|拉紧|张紧|处于 绷紧 状态)';
const STATES: Rule[] = [
  ...rule<object>('state', '(绳|绳子) [恰好|刚好|刚|开始|恰] [变] (松弛|变松|松软|松)', () => the('slack')),
  ...rule<object>('state', '{x:who} [恰好|刚好|刚|开始|恰] [要] (离开|脱离) {s:round}', () => the('slack')),
  ...rule<object>('state', TIGHT, () => the('held on')),
  ...rule<object>('state', '{x:who} 仍 [然] 在 {s:round} 上', () => the('held on')),
  ...rule<object>('state', '{x:who} (第一次|首次|) (瞬时|瞬间|速度 为零|) 静止', () => the('rest')),
  ...rule<object>('state', '{x:who} (落到|到达|落 至|撞击|碰到|落在) (地面|水平地面|水平面) [上]', () =>
    the('landed'),
  ),
  ...rule<{ v: RawTerm }>('state', '[{x:who}] [的] (速率|速度) [大小] (为|是) {v:amount}', ({ v }) =>
    the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('state', '(绳|绳子|绳中|杆) [的] (拉力|张力) [大小] (为|是) {v:amount}', ({ v }) =>
    the('force', v),
  ),
  ...rule<{ v: RawTerm }>(
    'state',
    '{s:round} 对 {x:who} 的 (支持力|作用力|压力|法向反力|反作用力) [大小] (为|是) {v:amount}',
    ({ v }) => the('force', v),
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('state', '{s:state} (且|,|, 且|并且) {t:state}', ({ s, t }) => ({
    all: [...eachOf(s), ...eachOf(t)],
  })),
  ...rule<{ s: RawTerm; t: RawTerm }>('say', '[当|在] {s:state} 时 , {t:state}', ({ s, t }) => [
    fact('state', ...eachOf(s), ...eachOf(t)),
  ]),
];

const LATER =
  '[在] [此后|其后|之后|随后|以后] [的] 运动 [过程] 中 [\\( (绳|绳子) 再次 (绷紧|拉紧) 之前 \\)|, 绳 再次 绷紧 之前 ,|绳 再次 绷紧 之前] [,]';
const SIZE = '[的] [大小]';
const WANTS: Rule[] = [
  ...rule<object>('want', '[{x:who} [的]] (速率|速度大小|速度 的 大小)', () => the('speed')),
  ...rule<object>('want', `(绳|绳子|绳中|绳 中|杆) [的] (拉力|张力) ${SIZE}`, () => the('force')),
  ...rule<{ w: RawTerm }>(
    'want',
    '[{x:who}] [被] (抛出|射出|开始 运动|释放) (后 瞬间|后 的 瞬间|的 瞬间|瞬间|后 一瞬间) [,] [的] {w:want}',
    ({ w }) =>
      typeof w === 'object' && 'the' in w && w.where === undefined
        ? { ...w, where: when(the('start')) }
        : null,
  ),
  ...rule<object>('want', `{s:round} 对 {x:who} [的] (支持力|作用力|压力|法向反力|反作用力) ${SIZE}`, () =>
    the('force'),
  ),
  ...rule<object>(
    'want',
    `{x:who} (受到|所受) [的] {s:round} [的] (支持力|作用力|压力|法向反力) ${SIZE}`,
    () => the('force'),
  ),
  ...rule<{ o: RawTerm }>(
    'want',
    `[${LATER}] {x:who} (所能|能|) [达到] 的 [,] (高于|相对|相对于|距|离) {o:place} [所在] [的] [水平面] [的] 最大高度`,
    ({ o }) => the('top', nameOf(o)),
  ),
  ...rule<object>(
    'want',
    `[${LATER}] {x:who} (所能|能|) [达到] 的 [,] (高于|相对|相对于) (初始位置|最低点|出发点) 的 最大高度`,
    () => the('top', 'start'),
  ),
  ...rule<{ o: RawTerm }>(
    'want',
    `[${LATER}] {x:who} (高于|相对于) {o:place} [所在] [的] [水平面] [的] 最大高度`,
    ({ o }) => the('top', nameOf(o)),
  ),
];

export const CIRCLE_RULES: Rule[] = [...PLACES, ...ROUND, ...STARTS, ...STATES, ...WANTS];
