import { eachOf, fact, isAll, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isGreek, isSum, startedAt } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { property, several } from './nouns.ts';

const DEGREE = '[二次|三次|四次]';

const ROOTS: Rule[] = [
  ...several('expression'),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `${DEGREE} 方程 {e:equation} 的 [两个|三个|四个] 根 (为|是|分别为|分别是) {l:letters}`,
    ({ e, l }) => (eachOf(l).every((one) => isGreek(one)) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ e: string }>('wanted', '{e:expression} 的 值', ({ e }) =>
    isGreek(e) && e.length > 7 ? the('symmetric value', e) : null,
  ),
  ...rule<{ r: RawTerm }>(
    'goals',
    `(求|写出) [一个] [整系数] ${DEGREE} 方程 , 使 其 [两个|三个|四个] 根 (为|是|分别为) {r:expressions}`,
    ({ r }) => (isAll(r) ? [{ verb: 'find', target: the('transformed equation', ...r.all) }] : null),
  ),
  ...rule<{ g: RawGoal[]; e: string }>('goals', '(用|利用|作) 代换 {e:equation} , {g:goals}', ({ g }) => g),
];

const SERIES: Rule[] = [
  ...rule<{ e: string }>('wanted', '{e:expression} [的 值|, 用 {n:letter} 表示]', ({ e }) =>
    isSum(e) ? the('series sum', e) : null,
  ),
  ...rule<{ g: RawGoal[] }>('goals', '(用|利用) (差分法|裂项相消法|裂项法) {g:goals}', ({ g }) => g),
  ...rule<{ c: RawTerm }>('formula', '{c:curve} 的 [各条|所有|全部] 渐近线 [的] 方程', ({ c }) =>
    the('asymptotes', c),
  ),
  ...rule<{ e: string; t: string }>(
    'value',
    '{e:expression} 的 (麦克劳林级数|麦克劳林展开式) [,] 直到 [含|包含] {t:expression} 的 项',
    ({ e, t }) => the('maclaurin series', e, t),
  ),
];

const CURVES: Rule[] = [
  ...property({ the: 'polar equation', noun: '极坐标方程', of: ['curve'], gives: 'formula' }),
  ...rule<{ c: RawTerm; e: string; d: string }>(
    'facts',
    '{c:curve} 的 极坐标方程 (为|是) {e:equation} , {d:condition}',
    ({ c, e, d }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d)],
  ),
  ...rule<{ c: RawTerm }>('value', '{c:curve} 所 围成 [的] [区域|图形] 的 面积', ({ c }) =>
    the('polar area', c),
  ),
  ...rule<{ c: RawTerm }>('formula', '{c:curve} 的 (直角坐标方程|笛卡尔方程)', ({ c }) =>
    the('polar cartesian equation', c),
  ),
];

const EQUATIONS: Rule[] = [
  ...rule<{ e: string }>('start', '{e:equation}', ({ e }) => e),
  ...several('start'),
  ...rule<{ e: string }>('facts', '{k:letter} 满足 [微分方程] {e:equation}', ({ e }) =>
    /frac/.test(e) ? [fact('differential', e)] : null,
  ),
  ...rule<{ e: string }>('wanted', '[微分方程] {e:equation} 的 通解', ({ e }) => the('general solution', e)),
  ...rule<object>('wanted', '[该|此|这个] [微分] [方程] [的] 通解', () => the('general solution')),
  ...rule<object>('wanted', '[该|此|这个] [微分] [方程] [的] 特解', () => the('particular solution')),
  ...rule<{ y: string; x: string }>(
    'wanted',
    '{y:letter} (关于 {x:letter}|用 {x:letter} 表示|以 {x:letter} 表示) 的 (表达式|函数关系式)',
    ({ y, x }) => the('solution', y, x),
  ),
  ...['start', 'starts'].flatMap((kind) =>
    rule<{ v: RawTerm; w: string }>('facts', `[且] 当 {w:equation} 时 [,] {v:${kind}}`, ({ v, w }) =>
      startedAt(w, v),
    ),
  ),
];

export const FURTHER_RULES: Rule[] = [...ROOTS, ...SERIES, ...CURVES, ...EQUATIONS];
