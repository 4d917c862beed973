import { fact, type RawFact, type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const isOfRate = (e: string): boolean =>
  /fracd\\?[a-zA-Z]|d[a-z]\/d[a-z]/.test(e.replace(/\s|\\mathrm|[{}]/g, ''));

const SOLVE = '(解|求解|解出)';
const THIS = '(此|该|这个|上述|这一|)';
const EXPRESSION = '(表达式|函数表达式|函数关系式|函数关系|函数式|解析式|函数解析式)';

/** 微分方程, 其条件与解. */
export const DIFFERENTIAL_RULES: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'two-variables',
    '[两个|两] [变量|量] {a:letter} (和|与|,) {b:letter}',
    ({ a, b }) => [a, b],
  ),
  ...rule<{ e: string }>(
    'facts',
    '(函数|变量) {y:letter} [关于 {x:letter}] 满足 [微分方程|方程] {e:equation}',
    ({ e }) => (isOfRate(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ e: string; c: string }>(
    'facts',
    '{a:two-variables} 满足 微分方程 {e:equation} , [其中] {c:condition}',
    ({ e, c }) =>
      isOfRate(c) || /^[^<>≤≥\\]*=/.test(c) ? null : [fact('differential', e), fact('holds', c)],
  ),
  ...rule<{ e: string; c: string }>(
    'facts',
    '{a:two-variables} 满足 微分方程 {e:equation} \\( {c:condition} \\)',
    ({ e, c }) => [fact('differential', e), fact('holds', c)],
  ),
  ...rule<{ f: RawFact[] }>(
    'started',
    '(已知|其中|且|若|满足|且满足|并且|初始条件 (为|是)) {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('started', '{f:facts}', ({ f }) =>
    f.every(({ relation }) => relation === 'when') ? f : null,
  ),
  ...rule<{ e: string; f: RawFact[]; g?: RawGoal[] }>(
    'sentence',
    `${SOLVE} 微分方程 {e:equation} [,] {f:started} [, {g:goals}]`,
    ({ e, f, g }) =>
      isOfRate(e) && f.some(({ relation }) => relation === 'when') && (!g || g.every(isSolution))
        ? { facts: [fact('differential', e), ...f], goals: g ?? [{ verb: 'find', target: the('solution') }] }
        : null,
  ),
  ...[
    `${SOLVE} ${THIS} 微分方程 [,] [并|且] [将|把] {y:letter} (表示为|表示成|写成|用) {x:letter} (的 函数|表示)`,
    `${SOLVE} ${THIS} 微分方程 [,] [并|且] (求|求出|得到|得出|写出|给出|将 结果 写成) {y:letter} (关于|用) {x:letter} [表示] 的 ${EXPRESSION}`,
    `${SOLVE} ${THIS} 微分方程 [,] [并|且] (求|求出|得到|得出|写出) (以|用) {x:letter} 表示 [的] {y:letter} [的 ${EXPRESSION}]`,
    `[并] (求|求出|得到|得出|写出) {y:letter} (关于|用) {x:letter} [表示] 的 ${EXPRESSION}`,
    `[并] (求|求出|写出) {y:letter} , (用|以) {x:letter} 表示`,
  ].flatMap((pattern) =>
    rule<{ x: string; y: string }>('goals', pattern, ({ x, y }) => [
      { verb: 'find', target: the('solution', y, x) },
    ]),
  ),
  ...[
    '当 {t:letter} (变得|) (很大|非常大|充分大|足够大|无限增大|趋于无穷大|趋于无穷) 时 [,] {x:letter} (趋近于|趋于|接近|趋向于|将 趋近于|会 趋近于) (什么 值|何值|多少|哪个 值)',
    '(求|写出|指出|说明) [当] {t:letter} (变得|) (很大|非常大|充分大|足够大|无限增大|趋于无穷大|趋于无穷) 时 [,] {x:letter} [所] (趋近于|趋于|接近|趋向于|趋近) [的] (值|什么 值|极限 值)',
  ].flatMap((pattern) =>
    rule<{ t: string; x: string }>('goals', pattern, ({ t, x }) => [
      { verb: 'find', target: the('value in the long run', x, t) },
    ]),
  ),
];

const isSolution = ({ target }: RawGoal): boolean =>
  typeof target === 'object' && 'the' in target && target.the === 'solution';
