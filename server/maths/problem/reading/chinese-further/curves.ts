import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import {
  distanceFrom,
  isLongForm,
  isReduction,
  isReductionValue,
  isTurn,
  isUpright,
  leftOf,
  placeFrom,
  rightOf,
} from '../shared/further.ts';

const FIND = '(求|求出|写出|计算|试求|算出|直接算出)';
const FARTHEST = '(最大距离|距离的最大值|最远距离)';
const LINE = '(极轴|初始线|极轴 \\( 初始线 \\)|初始线 \\( 极轴 \\))';

const POLAR: Rule[] = [
  ...rule<{ c: RawTerm; e: string; d: string }>(
    'facts',
    '{c:curve} 的 极坐标方程 (为|是) {e:equation} [,] (其中|) {d:condition}',
    ({ c, e, d }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d)],
  ),
  ...rule<{ c: RawTerm; e: string; d: string }>(
    'facts',
    '{c:curve} 的 极坐标方程 (为|是) {e:equation} \\( {d:condition} \\)',
    ({ c, e, d }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d)],
  ),
  ...rule<object>('polar-base', '极点', () => 'pole'),
  ...rule<object>('polar-base', LINE, () => 'initial line'),
  ...rule<{ e: string }>('polar-base', '(直线|射线|半直线) {e:equation}', ({ e }) =>
    isUpright(e) ? 'line' : null,
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'value',
    `{c:curve} 上 [的] [任意一|一] 点 (到|与) {b:polar-base} 的 ${FARTHEST}`,
    ({ c, b }) => distanceFrom(b, c),
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'value',
    `{b:polar-base} 到 {c:curve} 上 [的] 点 的 ${FARTHEST}`,
    ({ c, b }) => distanceFrom(b, c),
  ),
  ...[
    '{c:curve} 上 (距|离|到|与) {b:polar-base} [的] [距离] (最远|最大) 的 点',
    '{c:curve} 上 [的] 点 中 (距|离|到|与) {b:polar-base} [的] [距离] (最远|最大) 的 [点]',
  ].flatMap((pattern) =>
    rule<{ c: RawTerm; b: string }>('polar-far', pattern, ({ c, b }) => placeFrom(b, c)),
  ),
  ...rule<{ f: RawTerm }>('coordinates', '{f:polar-far} 的 极坐标', ({ f }) => f),
  ...rule<{ f: RawTerm; e: string }>(
    'goals',
    '(证明|求证|验证) [:] [在] {f:polar-far} [处] [,] [有|满足] {e:equation}',
    ({ f, e }) =>
      typeof f === 'object' && 'the' in f
        ? [{ verb: 'show', target: the('statement:at polar point', f.the, f.of[0]!, e) }]
        : null,
  ),
  ...rule<{ c: RawTerm }>(
    'value',
    '[由] {c:curve} [所] (围成|围|包围) [的] [封闭] [区域|图形|平面区域|平面图形] 的 [精确|准确] 面积',
    ({ c }) => the('polar area', c),
  ),
  ...rule<{ c: RawTerm; a: string; b: string }>(
    'value',
    '[由] {c:curve} (与|和) (射线|半直线) {a:equation} (,|与|和) {b:equation} [所] (围成|围) [的] [区域|图形] 的 [精确|准确] 面积',
    ({ c, a, b }) => the('polar area between', c, a, b),
  ),
];

const POLAR_LINES: Rule[] = [
  ...rule<{ c: RawTerm }>(
    'value',
    `[由] {c:curve} (与|和|及) ${LINE} [所] (围成|围) [的] [区域|图形] 的 [精确|准确] 面积`,
    ({ c }) => the('polar area to line', c),
  ),
  ...rule<{ c: RawTerm; e: string }>(
    'value',
    '[由] {c:curve} (与|和|及) (射线|半直线) {e:equation} [所] (围成|围) [的] [区域|图形] 的 [精确|准确] 面积',
    ({ c, e }) => the('polar area to line', c, e),
  ),
  ...rule<{ c: RawTerm; e: string }>(
    'value',
    `[由] {c:curve} (,|与|和) ${LINE} (,|与|和|及) (射线|半直线) {e:equation} [所] (围成|围) [的] [区域|图形] 的 [精确|准确] 面积`,
    ({ c, e }) => the('polar area between', c, '\\theta = 0', e),
  ),
];

const LENGTHS: Rule[] = [
  ...rule<{ c: RawTerm; a: string; b: string }>(
    'value',
    '{c:curve} [上] 从 {a:equation} 到 {b:equation} [之间] 的 (弧长|长度|弧的长度)',
    ({ c, a, b }) => the('arc length', c, a, b),
  ),
  ...rule<{ c: RawTerm }>('value', '{c:curve} 的 (弧长|长度|长) [的 (准确|精确) 值]', ({ c }) =>
    the('arc length', c),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'facts',
    '[将|把] {c:curve} 绕 {x:line} 旋转 (一周|{t:value} [弧度])',
    ({ c, x, t }) => (isTurn(t) ? [fact('revolved', c, x)] : null),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'facts',
    '[将|把] {c:curve} 绕 {x:line} 旋转 {t:quantity}',
    ({ c, x, t }) => (isTurn(t) ? [fact('revolved', c, x)] : null),
  ),
  ...rule<object>(
    'value',
    '[所得|所成|所形成的|得到的] [旋转] (曲面|旋转面|旋转曲面) 的 [精确] (面积|表面积) [的 (准确|精确) 值]',
    () => the('surface area'),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'value',
    '[将|把] {c:curve} 绕 {x:line} 旋转 (一周|{t:value} [弧度]) [后] [所] (得|得到的|形成的|成的|得的|生成的) [旋转] (曲面|旋转面|旋转曲面) 的 (面积|表面积)',
    ({ c, x, t }) => (isTurn(t) ? { the: 'surface area', of: [], where: [fact('revolved', c, x)] } : null),
  ),
  ...rule<{ e: string; c: string }>(
    'value',
    '{e:expression} 在 [区间] {c:condition} 上 的 平均值',
    ({ e, c }) => the('mean value', e, c),
  ),
];

const derivatives = (d: string, e: string | undefined, p: RawTerm): RawGoal[] =>
  [d, ...(e ? [e] : [])].map((one) => ({ verb: 'find', target: the('derivative at', one, p) }));

const UP_TO = '(直到|写到|展开到|展到|到|直至|求到)';

const DERIVATIVES: Rule[] = [
  ...rule<{ d: string; e?: string; p: RawTerm }>(
    'goals',
    `${FIND} [{c:curve}] 在 [点] {p:point} [处] [的] {d:derivative} [(与|和|及) {e:derivative}] 的 值`,
    ({ d, e, p }) => derivatives(d, e, p),
  ),
  ...rule<{ d: string; e?: string; p: RawTerm }>(
    'goals',
    `${FIND} {d:derivative} [(与|和|及) {e:derivative}] 在 [点] {p:point} [处] 的 值`,
    ({ d, e, p }) => derivatives(d, e, p),
  ),
  ...rule<{ d: string; e?: string; p: RawTerm }>(
    'goals',
    `在 [点] {p:point} 处 [,] ${FIND} {d:derivative} [(与|和|及) {e:derivative}] [的 值]`,
    ({ d, e, p }) => derivatives(d, e, p),
  ),
  ...rule<{ e: string; p: RawTerm }>(
    'goals',
    '(证明|验证) [:] 在 [点] {p:point} [处] [,] {e:equation}',
    ({ e, p }) =>
      isLongForm(e)
        ? [{ verb: 'show', target: the('statement:equal', the('derivative at', leftOf(e), p), rightOf(e)) }]
        : null,
  ),
  ...rule<{ e: string; t: string; s?: string }>(
    'value',
    `{e:expression} 的 (麦克劳林级数|麦克劳林展开式|麦克劳林展开) [,] ${UP_TO} [含|包含] {t:expression} [的] 项 [为止] [\\( 含 {s:expression} 项 \\)|\\( 含 该 项 \\)]`,
    ({ e, t, s }) => (s === undefined || s.trim() === t.trim() ? the('maclaurin series', e, t) : null),
  ),
];

const REDUCTION: Rule[] = [
  ...rule<{ e: string; n: string }>(
    'facts',
    `(对|对于) [任意] (非负整数|正整数) {n:letter} [,] [记|设|令|定义] {e:equation}`,
    ({ e, n }) => (isReduction(e) ? [holds(e), fact('count', n)] : null),
  ),
  ...rule<{ f: RawFact[] }>('sentence', '(记|定义) {f:facts}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<object>('quality', '(非负整数|自然数)', () => 'count'),
  ...rule<{ i: string }>('goals', `${FIND} {i:expression} 的 (准确值|精确值)`, ({ i }) =>
    isReductionValue(i) ? [{ verb: 'find', target: i, exact: true as const }] : null,
  ),
  ...rule<{ i: string }>('goals', '(算出|直接算出|先算一算 : 写出) {i:expression} [的 值]', ({ i }) =>
    isReductionValue(i) ? [{ verb: 'find', target: i }] : null,
  ),
  ...rule<{ e: string }>(
    'goals',
    '(证明|求证) [:] [当|对|对于] {c:condition} [时] [,] [有|都有] {e:equation}',
    ({ e }) =>
      /[A-Z]_/.test(leftOf(e)) && !/int|∫/.test(e)
        ? [{ verb: 'show', target: the('statement:recurrence', e) }]
        : null,
  ),
  ...rule<{ e: string }>('wanted', '{e:expression} 的 (准确值|精确值)', ({ e }) =>
    /\\int|∫/.test(e) ? the('value', e) : null,
  ),
];

const GENERAL: Rule[] = [
  ...rule<{ f: RawFact[] }>('sentence', '(现设|现取|再设|另设|假设|现已知|又设) {f:facts}', ({ f }) => ({
    facts: f,
    goals: [],
  })),
  ...rule<{ f: RawFact[]; k: string }>(
    'wanted',
    '(使|使得) {f:facts} 的 [常数] {k:letter} 的 (所有值|所有可能值|所有可能的值|可能值|可能的值|所有取值)',
    ({ f, k }) => ({ the: 'values', of: [k], where: f }),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '[已知|若|设] {f:facts} , (由此|据此|因此) [,] {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ l: string; g: RawGoal[] }>(
    'goals',
    '(用|利用|由|根据) [第] [\\(] {l:part-label} [\\)] [问|题] [的] [中] [的] [结果|结论|答案] [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|由|根据) (上面|以上|上述|此) [的] (结果|结论) [,] {g:goals}',
    ({ g }) => g,
  ),
];

export const CURVE_RULES: Rule[] = [
  ...POLAR,
  ...POLAR_LINES,
  ...LENGTHS,
  ...DERIVATIVES,
  ...REDUCTION,
  ...GENERAL,
];
