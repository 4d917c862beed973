import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const REST = '(瞬时静止|瞬间静止|静止|瞬时 速度 为零|速度 为零)';
const FREE = '(由静止 释放|静止 释放|从 静止 释放|由 静止 开始 下落|由静止 开始 下落|从 静止 开始 下落)';

/** Bodies on elastic strings that hang. */
export const SPRING_RULES: Rule[] = [
  ...rule<object>('does', `[被] [从|在|自] {o:place} [处] [被] ${FREE}`, () => [
    fact('starts', SELF, 'rest', '0'),
    fact('at depth', SELF, 'anchor'),
  ]),
  ...rule<{ x: RawTerm }>(
    'say',
    `[现] [将|把] {x:noun-who} (托到|移到|置于|拿到|提到|放在) {o:place} [处] [,] [并|后|再] [使 其] ${FREE}`,
    ({ x }) => [
      fact('starts', (x as { of: RawTerm[] }).of[0]!, 'rest', '0'),
      fact('at depth', (x as { of: RawTerm[] }).of[0]!, 'anchor'),
    ],
  ),
  ...rule<{ l: string }>(
    'say',
    `[现] [将|把] {l:label} (托到|移到|置于|拿到|提到|放在) {o:place} [处] [,] [并|后|再] [使 其] ${FREE}`,
    ({ l }) => [fact('starts', l, 'rest', '0'), fact('at depth', l, 'anchor')],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `[被] [从|在|自] {o:place} (正下方|下方) [距离] [为] {d:amount} [处|的 点|的 位置] [被] ${FREE}`,
    ({ d }) => [fact('starts', SELF, 'rest', '0'), fact('at depth', SELF, d)],
  ),
  ...rule<object>('does', '[此后|然后] [沿] 竖直 [方向] [向下] 下落', () => [fact('falls', SELF)]),
  ...rule<object>('does', '(静止 悬挂|静止悬挂|处于 平衡|处于 平衡 状态|悬挂 平衡)', () => [
    fact('hangs', SELF),
  ]),
  ...rule<object>('state', '{x:who} (静止 悬挂|静止悬挂|处于 平衡 [状态|位置]|平衡|在 平衡 位置)', () =>
    the('equilibrium'),
  ),
  ...rule<object>('state', `{x:who} [第一次|首次] ${REST}`, () => the('rest')),
  ...rule<object>('state', '{x:who} (到达|处于|在|位于) [其] (最低点|最低 位置)', () => the('lowest')),
  ...rule<object>('state', '(绳|弹性绳|绳子) [刚|刚好|恰|恰好|开始|第一次] (绷紧|拉紧|张紧|伸直)', () =>
    the('natural'),
  ),
  ...rule<object>('state', '(绳|弹性绳|绳子) [刚好|恰好|第一次] (恢复|达到|处于) (原长|自然长度)', () =>
    the('natural'),
  ),
  ...rule<object>('want', '(绳|弹性绳|绳子) [的] 伸长 [量]', () => the('extension')),
  ...rule<object>('want', '[{x:who}] 下落 的 最大 距离', () => the('greatest depth')),
  ...rule<object>('want', '{x:who} (在|距|到) {o:place} 下方 [的] 最大 距离', () => the('greatest depth')),
  ...rule<object>('want', '{x:who} (低于|在|距|到) {o:place} [下方] 的 (距离|最大 距离)', () =>
    the('greatest depth'),
  ),
  ...rule<object>('want', '[{x:who}] [在] [下落|运动] [过程] [中] 的 最大 (速率|速度)', () =>
    the('greatest speed'),
  ),
  ...rule<object>('want', '{x:who} 的 加速度 [的] [大小]', () => the('acceleration')),
  ...rule<object>('want', '{x:who} 的 加速度 的 大小 (和|与|及) 方向', () => ({
    the: 'acceleration',
    of: ['directed'],
  })),
  ...rule<object>('want', '[绳|弹性绳|该绳] [的] 弹性模量', () => the('modulus')),
];
