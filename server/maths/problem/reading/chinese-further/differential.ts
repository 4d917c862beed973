import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const DIFFERENTIAL = /d\^?\{?[2²]|d[a-z]\/d|frac\s*\{\s*(?:\\mathrm\{d\}|d)/;

/** What a substitution makes of a differential equation, and its solutions by their letters. */
export const DIFFERENTIAL_RULES: Rule[] = [
  ...rule<{ e: string; f: string }>(
    'sentence',
    '(令|设|作 代换|用 代换|利用 代换|通过 代换) {e:equation} [,] (证明|求证|验证) [:] (上述|该|此|原|) [微分] 方程 (可 化为|化为|可 以 化为|变为|可 变为|可 写成) {f:equation}',
    ({ e, f }) =>
      DIFFERENTIAL.test(f)
        ? {
            facts: [fact('replaced', e, f)],
            goals: [{ verb: 'show', target: the('statement:substituted', e, f) }],
          }
        : null,
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
  ...rule<{ e: string; v: string }>(
    'sentence',
    '(证明|验证|求证) [:] {v:expression} 是 [微分] 方程 {e:equation} 的 [一个] 积分因子',
    ({ e, v }) =>
      DIFFERENTIAL.test(e)
        ? {
            facts: [fact('differential', e)],
            goals: [{ verb: 'show', target: the('statement:integrating factor', e, v) }],
          }
        : null,
  ),
  ...rule<{ c: RawTerm; x: RawTerm }>('curve', '弧 {c:curve}', ({ c }) => c),
];
