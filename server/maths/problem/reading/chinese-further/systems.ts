import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { systemOf } from '../shared/further.ts';

const SYSTEM = '[线性] 方程组';
const OF_LETTER = '[常数|实数] {k:letter} 的';

/** Linear equations with letters among their numbers, and how many solutions they have. */
export const SYSTEM_RULES: Rule[] = [
  ...rule<object>('solvability', '有 (唯一解|唯一 的 解|唯一 解)', () => 'one'),
  ...rule<object>('solvability', '(没有|无|不存在|不具有) (唯一解|唯一 的 解)', () => 'not one'),
  ...rule<object>('solvability', '(无解|没有 解|不相容)', () => 'none'),
  ...rule<object>('solvability', '有 (无穷多|无数|无限多) [个|组] 解', () => 'many'),
  ...rule<{ f: RawFact[] }>('facts', `[考虑|设 有|给定] ${SYSTEM} {f:system}`, ({ f }) => {
    const all = systemOf(f);
    return all && [fact('linear-system', ...all)];
  }),
  ...rule<{ f: RawFact[]; s: string }>('facts', `${SYSTEM} {f:system} [,] {s:solvability}`, ({ f, s }) => {
    const all = systemOf(f);
    return all && [fact('solvable', s, ...all)];
  }),
  ...rule<{ s: string }>('facts', `(该|此|这个|上述|) ${SYSTEM} {s:solvability}`, ({ s }) => [
    fact('solvable', s),
  ]),
  ...rule<{ f: RawFact[]; k: string }>(
    'wanted',
    `(使|使得) {f:facts} 的 ${OF_LETTER} (值|所有值)`,
    ({ f, k }) => (isSolvable(f) ? { the: 'values', of: [k], where: f } : null),
  ),
  ...rule<{ f: RawFact[]; k: string }>(
    'set',
    `(使|使得) {f:facts} 的 ${OF_LETTER} (取值范围|取值集合|值的集合)`,
    ({ f, k }) => (isSolvable(f) ? { the: 'set of values', of: [k], where: f } : null),
  ),
  ...rule<object>('goals', `(解|求解) (该|此|这个|上述) ${SYSTEM}`, () => [
    { verb: 'find', target: the('system') },
  ]),
];

const isSolvable = (facts: RawFact[]): boolean => facts.every(({ relation }) => relation === 'solvable');

/** What the solution may go by. */
export const WAY_RULES: Rule[] = [
  ...rule<{ e: string }>('sums', '{e:power-sum}', ({ e }) => e),
  ...rule<{ a: string; b: string; c?: string }>(
    'sums',
    '{a:power-sum} (,|和|与|及) {b:power-sum} [(,|和|与|及) {c:power-sum}]',
    ({ a }) => a,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|运用|由) [公式表 中 [的]] {s:sums} 的 (结果|公式|求和公式) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|运用|由) (公式表|公式表 中) 的 (结果|标准结果|公式|标准公式|求和公式) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(利用|用|从|由) (双曲函数 的|) (指数 定义|定义 \\( 用 指数函数 表示 \\)) [出发] [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ e: string; g: RawGoal[] }>(
    'goals',
    '(将|把) {e:expression} (分解为|写成|化为|化成|表示为|展开成) 部分分式 [,] (再|并|并由此|由此|然后) {g:goals}',
    ({ e, g }) => [{ verb: 'express', target: e, form: 'partial fractions', apart: true as const }, ...g],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (将|并将|把|) [答案|结果|] (化为|写成|化成|表示为) [关于 {n:letter} 的] (单个分式|一个分式|单个 分式)',
    ({ g }) => (g.every(isSummed) ? g.map((one) => ({ ...one, form: 'single fraction' })) : null),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] [并] (将|把|) [答案|结果|] (化为|写成|化成|分解为) (因式乘积|因式 的 乘积|因式 相乘 的 形式|因式分解 的 形式|最简形式)',
    ({ g }) => (g.every(isSummed) ? g : null),
  ),
];

function isSummed({ target }: RawGoal): boolean {
  return typeof target === 'object' && 'the' in target && target.the === 'series sum';
}

/** Figures under a matrix, and vectors that belong to each value. */
export const PLANE_RULES: Rule[] = [
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} 表示 x - y 平面 (上|内) 的 [一个] [几何] 变换', ({ m }) => [
    fact('given', m),
  ]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} 表示 [x - y] 平面 (上|内) 的 [一个] [几何] 变换 [, 它 由 (两个|三个) [几何] 变换 [依次] (复合|组合) 而 成]',
    ({ f }) => (f.length === 2 && f[0]!.relation === 'given' ? f : null),
  ),
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} 表示 平面 (上|内) 的 [一个] [几何] 变换', ({ m }) => [
    fact('given', m),
  ]),
  ...rule<{ m: RawTerm }>(
    'values',
    '在 {m:matrix} [所] 表示 的 变换 (下|之下) [,] [所有] (过|经过|通过) 原点 的 [所有] 不变 直线 的 方程',
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ m: RawTerm }>(
    'goals',
    '(写出|求|求出) {m:matrix} 的 [所有|全部] 特征值 [,] 并 (求|求出|写出) (各|每个|相应的|对应的) [特征值] [所] [对应|相应] [的] [一个] 特征向量',
    ({ m }) => [{ verb: 'find', target: the('eigenvectors', m) }],
  ),
  ...['quantity', 'value'].flatMap((kind) =>
    rule<{ t: string; v: RawTerm; u: string; m: RawTerm }>(
      'goals',
      `(三角形|图形|区域|四边形) {t:label} 的 面积 (为|是) {v:${kind}} [平方单位] [,] (求|求出) {u:label} (经|经过|在) {m:matrix} [所表示的] (变换|作用|的作用|的变换) (后|下|之后) [所得] [的] [三角形|图形|像] 的 面积`,
      ({ t, v, u, m }) =>
        bareLabel(t) === bareLabel(u) ? [{ verb: 'find', target: the('area scaled', m, v) }] : null,
    ),
  ),
];

const bareLabel = (label: string): string => label.replace(/[$\s]/g, '');
