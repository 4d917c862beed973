import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factorTold, isDifferential, tellsDifferential, variableTold } from '../shared/further.ts';

/** What a substitution makes of a differential equation, and its solutions by their letters. */
export const DIFFERENTIAL_RULES: Rule[] = [
  ...rule<{ e?: string }>(
    'told-de',
    '[上述|该|此|原|这个] [微分] 方程 [{e:equation}]',
    ({ e }) => e ?? 'own',
  ),
  ...[
    '(证明|验证|求证) [:] {v:expression} (是|为) {f:told-de} 的 [一个] 积分因子',
    '(证明|验证|求证) [:] {f:told-de} 的 [一个] 积分因子 (是|为) {v:expression}',
  ].flatMap((pattern) => rule<{ f: string; v: string }>('sentence', pattern, ({ f, v }) => factorTold(f, v))),
  ...[
    '(令|设|作 代换|用 代换|利用 代换|通过 代换|已知) {s:equation} [,] (证明|求证|验证) [:] {d:told-de} (可 化为|化为|可 以 化为|变为|可 变为|可 写成|化成|可 化成) {f:equation}',
    '(证明|求证|验证) [:] (用 代换|作 代换|通过 代换|代换|令) {s:equation} [,] (可 将|可 把|将|把) {d:told-de} (化为|变为|化成|写成) {f:equation}',
    '(证明|求证|验证) [:] {d:told-de} (可 化为|化为|可 以 化为|变为|可 变为|可 写成|化成|可 化成) {f:equation}',
  ].flatMap((pattern) =>
    rule<{ s?: string; d: string; f: string }>('sentence', pattern, ({ s, d, f }) => variableTold(s, d, f)),
  ),
  ...rule<{ e: string }>('facts', '[已知] 微分方程 {e:equation}', ({ e }) =>
    isDifferential(e) ? [fact('differential', e)] : null,
  ),
  ...rule<{ e: string; x: string; t?: string }>(
    'facts',
    '[已知|设] [变量|函数] {x:letter} [(和|与|、) {t:letter}] [之间] 满足 [微分] 方程 {e:equation}',
    ({ e }) => (isDifferential(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ f: RawFact[]; s: RawFact[] }>(
    'facts',
    '{f:facts} [,] [且|并且|其中|满足] {s:initially}',
    ({ f, s }) => (tellsDifferential(f) ? [...f, ...s] : null),
  ),
  ...Object.entries({ 余函数: 'complementary function', 补函数: 'complementary function' }).flatMap(
    ([word, name]) =>
      rule<{ d?: string }>('wanted', `[{d:told-de} 的] ${word}`, ({ d }) =>
        the(name, ...(d === undefined || d === 'own' ? [] : [d])),
      ),
  ),
  ...rule<{ y: string; x: string }>('wanted', '{y:letter} 关于 {x:letter} 的 通解', () =>
    the('general solution'),
  ),
  ...rule<{ y: string; x: string }>(
    'wanted',
    '[原|该|此|上述] [微分] 方程 的 通解 [, 将 {y:letter} 用 {x:letter} 表示]',
    () => the('general solution'),
  ),
  ...rule<{ y: string; x: string; s: RawFact[] }>(
    'goals',
    '(求|求出) {y:letter} 关于 {x:letter} 的 (表达式|函数 表达式|关系式)',
    ({ y, x }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
  ...rule<{ c: RawTerm; x: RawTerm }>('curve', '弧 {c:curve}', ({ c }) => c),
];
