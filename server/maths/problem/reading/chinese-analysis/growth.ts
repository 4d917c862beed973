import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const straight = (u: string, x: string, p: RawTerm): RawFact[] | null =>
  isAll(p) && p.all.length === 2 ? [fact('straight', u, x, p)] : null;

/** 变量之间的关系式, 化为直线的图像. */
const LAWS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'two-variables',
    '[两个] 变量 {a:letter} (和|与|,) {b:letter}',
    ({ a, b }) => [a, b],
  ),
  ...rule<{ e: string }>('facts', '{a:two-variables} 满足 [关系式|关系|方程] {e:equation}', ({ e }) =>
    /frac\{\\?(?:mathrm\{)?d|d[a-z]\/d[a-z]/.test(e) ? null : [fact('holds', e)],
  ),
  ...rule<{ u: string; x: string }>(
    'drawn',
    '以 {x:expression} 为 横 (轴|坐标) , [以] {u:expression} 为 纵 (轴|坐标) 作图',
    ({ u, x }) => [u, x],
  ),
  ...rule<{ u: string; x: string }>(
    'drawn',
    '以 {u:expression} 为 纵 (轴|坐标) , [以] {x:expression} 为 横 (轴|坐标) 作图',
    ({ u, x }) => [u, x],
  ),
  ...rule<{ d: string[]; p: RawTerm }>(
    'facts',
    '{d:drawn} [,] 得到 (一条直线|直线) , [它|该直线|这条直线] (经过|过|通过) [点|两点] {p:pairs} [两点]',
    ({ d: [u, x], p }) => straight(u!, x!, p),
  ),
  ...rule<{ d: string[]; p: RawTerm }>(
    'facts',
    '{d:drawn} [,] 得到 [一条] (经过|过|通过) [点|两点] {p:pairs} [两点] 的 (一条直线|直线)',
    ({ d: [u, x], p }) => straight(u!, x!, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    '{u:expression} (关于|对) {x:expression} 的 (图像|图象|图) 是 [一条] (经过|过|通过) [点|两点] {p:pairs} [两点] 的 [一条] 直线',
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ e: string; x: string }>(
    'goals',
    '(求|计算) [当] {e:equation} 时 [,] {x:letter} 的 [精确|准确] 值',
    ({ e, x }) => [{ verb: 'find', target: the('value when', x, e) }],
  ),
];

/** 微分方程与迭代. */
const DIFFERENTIAL: Rule[] = [
  ...rule<{ a: string }>('goals', '证明 : 若 [该|此] 数列收敛 , 则 [它|其] 收敛于 {a:letter}', ({ a }) => [
    { verb: 'show', target: the('limit', a) },
  ]),
  ...rule<{ e: string; a: string }>(
    'sentence',
    '证明 [:] (若|如果|假如) 由 [迭代公式] {e:equation} (得到|产生|生成|确定|给出) 的 数列 收敛 [,] (则|那么) [它|其] (收敛于|的 极限 就 是|极限 就 是|的 极限 是|的 极限 为|必 收敛于|收敛到) {a:letter}',
    ({ e, a }) => ({
      facts: [fact('iteration', e, '', '')],
      goals: [{ verb: 'show', target: the('limit', a) }],
    }),
  ),
  ...rule<{ e: string }>('facts', '{a:two-variables} 满足 微分方程 {e:equation}', ({ e }) => [
    fact('differential', e),
  ]),
  ...rule<{ a: string; b: string }>('facts', '[当] {b:equation} 时 [,] {a:equation}', ({ a, b }) => [
    fact('when', a, b),
  ]),
  ...rule<{ x: string; y: string }>(
    'goals',
    '(解|求解) (此|该|这个|上述|) 微分方程 , [并] 用 {x:letter} 表示 {y:letter}',
    ({ x, y }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
  ...rule<{ x: string; y: string }>(
    'goals',
    '(解|求解) (此|该|这个|上述|) 微分方程 , [并] 求 [出] {y:letter} 关于 {x:letter} 的 (表达式|函数关系|函数式)',
    ({ x, y }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
  ...rule<object>('goals', '(解|求解) (此|该|这个|上述) 微分方程', () => [
    { verb: 'find', target: the('solution') },
  ]),
  ...rule<{ e: string; a: string }>(
    'facts',
    '方程 {e:equation} [只|恰] 有 (一个实根|唯一实根|唯一的实根|唯一一个实根|一个根|唯一的根) {a:letter}',
    ({ e, a }) => [fact('root-of', a, e)],
  ),
  ...['正', '负'].flatMap((sign) =>
    rule<{ e: string; a: string }>(
      'facts',
      `方程 {e:equation} [只|恰] 有 (一个${sign}根|唯一${sign}根|唯一的${sign}根|一个${sign}实根) {a:letter}`,
      ({ e, a }) => [fact('root-of', a, e), fact(sign === '正' ? 'positive' : 'negative', a)],
    ),
  ),
  ...rule<{ e: string }>('facts', '数列 由 [迭代公式] {e:equation} 给出', ({ e }) => [
    fact('iteration', e, '', ''),
  ]),
  ...rule<{ s: string; e?: string; a: string; m: Partial<RawGoal> }>(
    'goals',
    '取 [初值] {s:equation} , [用|利用] [该|这个|此|上述] 迭代公式 [{e:equation}] (求|求出) {a:letter} [的值] , {m:manner}',
    ({ s, e, a, m }) => [{ verb: 'find', target: the('limit', e ?? '', s, a), ...m }],
  ),
  ...rule<{ s: string; e: string; a: string; m: Partial<RawGoal> }>(
    'goals',
    '用 迭代公式 {e:equation} [,] [取] [初值] {s:equation} [,] 求 {a:letter} [的值] , {m:manner}',
    ({ s, e, a, m }) => [{ verb: 'find', target: the('limit', e, s, a), ...m }],
  ),
  ...rule<{ n: string }>(
    'sentence',
    '每次迭代的 结果 (写到|保留|精确到|保留到) [小数点后] {n:digits} 位 [小数]',
    ({ n }) => ({
      facts: [],
      goals: [{ verb: 'manner', target: '', each: Number(n) }],
    }),
  ),
];

export const GROWTH_RULES: Rule[] = [...LAWS, ...DIFFERENTIAL];
