import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, weightIn, withFacts } from '../shared/bodies.ts';

const BAR = '(梯子|杆|木梯|细杆|木杆|横梁)';
const GROUND = '(水平地面|水平面|地面)';

/** Ladders that lean on walls. */
export const ROD_RULES: Rule[] = [
  ...rule<object>('bar', `[一架|一根|该|此] (均匀 [的]|匀质 [的]) ${BAR} [{ab:two-labels}]`, () =>
    named('bar', '', [fact('uniform')]),
  ),
  ...rule<object>('bar', `[该|此] ${BAR} [{ab:two-labels}]`, () => named('bar', '')),
  ...rule<{ b: RawTerm; l: RawTerm }>('bar', '[一架|一根] 长 [度] [为] {l:amount} 的 {b:bar}', ({ b, l }) =>
    withFacts(b, [fact('rod length', l)]),
  ),
  ...rule<{ b: RawTerm; l: RawTerm; w: RawTerm }>(
    'bar',
    '[一架|一根] 长 [度] [为] {l:amount} [,|、] 重 [力] [为] {w:amount} 的 {b:bar}',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod weight', weightIn(w))]),
  ),
  ...rule<{ b: RawTerm; l: RawTerm; w: RawTerm }>(
    'bar',
    '[一架|一根] 长 [度] [为] {l:amount} [,|、] 质量 [为] {w:amount} 的 {b:bar}',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod mass', w)]),
  ),
  ...rule<{ l: RawTerm }>('bar-does', '长 [度] [为] {l:amount}', ({ l }) => [fact('rod length', l)]),
  ...rule<{ w: RawTerm }>('bar-does', '重 [力|量] [为] {w:amount}', ({ w }) => [
    fact('rod weight', weightIn(w)),
  ]),
  ...rule<{ w: RawTerm }>('bar-does', '质量 [为] {w:amount}', ({ w }) => [fact('rod mass', w)]),
  ...rule<object>('rough', '粗糙 [的]', () => 'rough'),
  ...rule<object>('rough', '光滑 [的]', () => 'smooth'),
  ...rule<{ l: string; k: string }>(
    'bar-does',
    `[其] [下端|一端] [{l:label}] [端] (放|搁|支|置|靠|压) (在|于) {k:rough} ${GROUND} [上]`,
    ({ l, k }: { l?: string; k: string }) => [fact('foot', l ?? 'A', k)],
  ),
  ...rule<{ l: string; k: string }>(
    'bar-does',
    '[其] [上端|另一端] [{l:label}] [端] (靠|斜靠|倚|放|压) (在|于) {k:rough} [的] 竖直 [的] (墙|墙壁|墙面) [上]',
    ({ l, k }: { l?: string; k: string }) => [fact('top', l ?? 'B', k)],
  ),
  ...rule<{ l: string; k: string }>(
    'bar-does',
    '[其] [上端|另一端] [{l:label}] [端] (靠|斜靠|倚|放|压) (在|于) 竖直 [的] {k:rough} (墙|墙壁|墙面) [上]',
    ({ l, k }: { l?: string; k: string }) => [fact('top', l ?? 'B', k)],
  ),
  ...rule<object>('bar-does', '[处于|保持] (平衡|静止) [状态]', () => []),
  ...rule<object>(
    'bar-does',
    '(所在 的 竖直平面 与 (墙面|墙) 垂直|在 垂直 于 (墙|墙面) 的 竖直平面 内)',
    () => [fact('in a plane')],
  ),
  ...rule<{ t: RawTerm }>(
    'bar-does',
    `与 (水平地面|水平面|水平方向|地面) [的] (夹角 为|成|夹角 是) {t:amount} [角]`,
    ({ t }) => [fact('slope', t, 'horizontal')],
  ),
  ...rule<{ t: RawTerm }>(
    'bar-does',
    '与 (墙面|墙|竖直方向|墙壁) [的] (夹角 为|成|夹角 是) {t:amount} [角]',
    ({ t }) => [fact('slope', t, 'vertical')],
  ),
  ...rule<object>(
    'bar-does',
    '(恰好|刚好|恰|正|即将) (要|将|即将|处于) (滑动|将要 滑动|开始 滑动|极限 平衡 [状态]|临界 状态)',
    () => [fact('limiting')],
  ),
  ...rule<object>('bar-does', '处于 极限 平衡 [状态]', () => [fact('limiting')]),
  ...rule<{ d: RawFact[]; e: RawFact[] }>(
    'bar-does',
    '{d:bar-does} (,|且|, 且|并|, 并) {e:bar-does}',
    ({ d, e }) => [...d, ...e],
  ),
  ...rule<{ b: RawTerm; d: RawFact[] }>('say', '{b:bar} [的] [,] {d:bar-does}', ({ b, d }) => [
    ...factsOf(b),
    ...d,
  ]),
  ...rule<object>('load', '[一个|一] (人|物块|重物|质点|工人|小孩|物体)', () => ''),
  ...rule<{ w: RawTerm; p: string }>(
    'say',
    '[一个|一] 重 [为] {w:amount} 的 {z:load} (站|放|固定|挂|悬挂|系|位于|站立) [在|于] {b:bar} [上] [的] {p:spot-on} [处|上]',
    ({ w, p }) => [fact('load', weightIn(w), 'weight', p)],
  ),
  ...rule<{ w: RawTerm; p: string }>(
    'say',
    '[一个|一] 质量 [为] {w:amount} 的 {z:load} (站|放|固定|挂|悬挂|系|位于|站立) [在|于] {b:bar} [上] [的] {p:spot-on} [处|上]',
    ({ w, p }) => [fact('load', w, 'mass', p)],
  ),
  ...rule<{ l: string }>('spot-on', '[点] {l:label} [点]', ({ l }) => l),
  ...rule<object>('spot-on', '中点', () => 'middle'),
  ...rule<{ m: RawTerm }>(
    'say',
    `({b:bar}|{l:label} [端]) [端] (与|和) ${GROUND} [之间|间] 的 (摩擦系数|静摩擦系数) (为|是) {m:amount}`,
    ({ m }) => [fact('friction', m)],
  ),
  ...rule<object>('want', '(墙|墙面|墙壁) 对 {b:bar} 的 (作用力|支持力|压力|弹力) [的] [大小]', () =>
    the('reaction', 'wall'),
  ),
  ...rule<{ l: string }>(
    'want',
    '{l:label} [处|端] (受到|所受) 的 (作用力|支持力|弹力) [的] [大小]',
    ({ l }) => the('reaction', l),
  ),
  ...rule<object>('want', '(地面|水平地面) 对 {b:bar} 的 (支持力|法向反力) [的] [大小]', () =>
    the('normal', 'ground'),
  ),
  ...rule<object>('want', '(地面|水平地面) 对 {b:bar} 的 摩擦力 [的] [大小]', () => the('friction force')),
  ...rule<object>('want', '(地面|水平地面) 对 {b:bar} 的 (合作用力|总作用力|合力) [的] [大小]', () =>
    the('whole force', 'ground'),
  ),
  ...rule<object>(
    'want',
    '[{b:bar} (与|和) 地面 [之间|间] 的] (摩擦系数|静摩擦系数|{m:letter}) 的 最小值',
    () => the('least friction'),
  ),
  ...rule<{ l: string }>(
    'want',
    '{b:bar} 不 滑动 时 {z:load} 沿 {b:bar} 向上 能 (到达|达到|走) 的 (最远|最大) 距离 {l:two-labels}',
    ({ l }) => the('far', l),
  ),
  ...rule<{ l: string }>('want', '{l:two-labels} 的 最大值', ({ l }) => the('far', l)),
];
