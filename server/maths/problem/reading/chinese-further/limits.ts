import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isSum } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { between } from '../shared/further.ts';

const LIMIT = '(极限|极限值)';

/** Sums and integrals whose ends stand in words behind them. */
const ENDS: Rule[] = ['open-sum', 'open-integral'].flatMap((kind) =>
  ['equation', 'expression'].flatMap((end) => [
    ...rule<{ e: string; a: string; b: string }>(
      'expression',
      `{e:${kind}} [,] [其中] 从 {a:equation} 到 {b:${end}}`,
      ({ e, a, b }) => between(e, a, b),
    ),
    ...rule<{ e: string; a: string; b: string; r: string }>(
      'expression',
      `{e:${kind}} (\\( {r:letter} 从 {a:expression} (到|取到) {b:${end}} \\)|, 其中 {r:letter} 从 {a:expression} (到|取到) {b:${end}})`,
      ({ e, a, b, r }) => between(e, `${r} = ${a}`, b),
    ),
  ]),
);

const LIMITS: Rule[] = [
  ...rule<{ x: string }>('growing', '{x:tends}', ({ x }) => x),
  ...rule<{ x: string }>('growing', '{x:letter} 趋 (于|向) (无穷|无穷大|正无穷)', ({ x }) => x),
  ...rule<{ e: RawTerm; x: string }>(
    'value',
    `[当] {x:growing} 时 [,] {e:expression} 的 ${LIMIT}`,
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: RawTerm; x: string }>(
    'value',
    `{e:expression} [在|当] {x:growing} 时 的 ${LIMIT}`,
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: RawTerm; x: string }>(
    'wanted',
    `lim {e:expression} 的 值 , (其中 极限 (是|) [在] {x:growing} 时 取 的|其中 {x:growing})`,
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: string }>('wanted', '[无穷] 级数 {e:expression} (的 和|之和|的 值)', ({ e }) =>
    isSum(e) ? the('series sum', e) : null,
  ),
  ...rule<object>(
    'wanted',
    '(该|此|这个|上述|) [无穷] 级数 的 (和 到 无穷|无穷 项 [的|之] 和|所有项 之和)',
    () => the('sum to infinity'),
  ),
  ...rule<{ n: string; v: string }>(
    'gap-condition',
    '[该] [级数] [的] 前 {n:letter} 项 [的|之] 和 (与|和) [其] (无穷和|和 到 无穷|无穷 项 [之|的] 和|级数 的 和) (之差|的 差|相差) [的 绝对值] 小于 {v:expression}',
    ({ v }) => [fact('sum-gap', v)],
  ),
  ...rule<{ n: string; f: RawFact[] }>(
    'wanted',
    '(使|使得|满足) {f:gap-condition} 的 (最小 [正] 整数 {n:letter}|{n:letter} 的 最小值|{n:letter} 的 最小 值|最小 的 [正] [整数] {n:letter}) [的 值]',
    ({ n, f }) => ({ the: 'least', of: [n], where: f }),
  ),
];

const WAYS: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|运用|由) [公式表] [\\( {l:formula-list} \\)|\\( mf19 \\)] [中|里] [的] (标准 结果|标准 公式|标准 求和 公式|求和 公式|公式|结果) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} , (结果|答案|) [要求] (化为 最简|化简|化成 最简 [形式]|因式 分解|写成 因式 分解 的 形式)',
    ({ g }) => (g.every(isSummed) ? g : null),
  ),
];

function isSummed({ target }: RawGoal): boolean {
  return typeof target === 'object' && 'the' in target && target.the === 'series sum';
}

export const LIMIT_RULES: Rule[] = [...ENDS, ...LIMITS, ...WAYS];
