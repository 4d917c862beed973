import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, isReference, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { isIntegral, withLimits } from '../measures/limits.ts';
import { reference, saying } from '../references.ts';
import { holds, isRestriction } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

/** （1）、(a)、第（2）问. */
const LABELS: Rule[] = [
  ...rule<{ l: string }>('earlier-part', '[第] {l:part-label} [问|小题|部分|小问]', ({ l }) => l),
  ...rule<{ l: string }>('earlier-part', '[第] \\( {l:number} \\) [问|小题|部分|小问]', ({ l }) => l),
  ...rule<{ l: string }>('earlier-part', '[第] \\( {l:letter} \\) [问|小题|部分|小问]', ({ l }) => l),
  ...rule<object>('earlier-part', '(上一问|前一问|上面|上述|前面|以上|第 {n:count} 问)', () => ''),
];

const RESULT = '(结果|结论|恒等式|等式|答案|方程|展开式|表达式|关系式|部分分式)';

/** 用以求解的方法, 不改变答案. */
const WAYS: Rule[] = [
  ...[
    `(用|根据|由|应用|借助|结合) {l:earlier-part} [中|里] [所得] [的] ${RESULT} [,] [可] {g:goals}`,
    '(用|通过|运用) (分部积分法|分部积分|换元积分法|部分分式|对数|代数方法|求导|微积分|数量积|标量积|向量方法) [法] [,] {g:goals}',
  ].flatMap((pattern) => rule<{ g: RawGoal[] }>('goals', pattern, ({ g }) => g)),
  ...rule<{ s: string; k: string }>(
    'goals',
    '{s:by-substitution} [,] 求 {k:letter} [的] [精确|准确] [值] [的 (精确|准确) 值]',
    ({ s, k }) => [{ verb: 'find', target: the('value', k, s) }],
  ),
  ...rule<{ s: string; g: RawGoal[] }>('sentence', '{s:by-substitution} [,] {g:goals}', ({ s, g }) =>
    g.every(({ verb }) => verb === 'show' || verb === 'prove')
      ? { facts: [fact('substitution', s)], goals: g }
      : null,
  ),
  ...rule<{ s: string; g: RawGoal[] }>('goals', '{s:by-substitution} [,] {g:goals}', ({ g }) =>
    g.every(isOfRegion) ? g : null,
  ),
];

const isOfRegion = ({ verb, target }: RawGoal): boolean =>
  verb === 'find' && typeof target === 'object' && 'the' in target && ['area', 'volume'].includes(target.the);

/** The letter that a function is integrated over: the one that its limits name, or the only one in it. */
function letterUnder(source: string, ends: readonly string[]): string | null {
  const [named] = ends.flatMap((one) => /^\W*([a-zA-Z]+)\W*=/.exec(one)?.[1] ?? []);
  const statement = statementIn(source.replaceAll('$', ''));
  const letters = statement?.kind === 'expression' ? [...new Set(symbolsOf(statement.value))] : [];
  const letter = named ?? letters[0];
  return letters.length === 1 && letter === letters[0] ? `${letter!.length > 1 ? '\\' : ''}${letter}` : null;
}

/** 用文字说出的积分限. */
const LIMITS: Rule[] = [
  ...rule<{ a: string }>('limit', '{a:expression}', ({ a }) => a),
  ...rule<{ a: string }>('limit', '{a:equation}', ({ a }) => a),
  ...(
    [
      '[,] [其中|这里] [积分] 下限 为 {a:limit} [,|和] [积分] 上限 为 {b:limit}',
      '[,] [其中|这里] [积分] 上限 为 {b:limit} [,|和] [积分] 下限 为 {a:limit}',
      '[,] [其中|这里] [积分] 上 [,] 下限 分别为 {b:limit} (和|,) {a:limit}',
      '[,] [其中|这里] [积分] 下 [,] 上限 分别为 {a:limit} (和|,) {b:limit}',
      '[,] [其中|这里] 积分 (区间|范围|限) [为] [从|由] {a:limit} 到 {b:limit}',
      '(从|由) {a:limit} 到 {b:limit}',
    ] as const
  ).flatMap((pattern) => rule<{ a: string; b: string }>('limits', pattern, ({ a, b }) => [a, b])),
  ...[
    '{e:expression} [在] {l:limits} [上|内] 的 (定积分|积分)',
    '{e:expression} 在 [区间] \\[ {a:limit} , {b:limit} \\] 上 的 (定积分|积分)',
  ].flatMap((pattern) =>
    rule<{ e: string; l?: string[]; a?: string; b?: string }>('expression', pattern, ({ e, l, a, b }) => {
      const ends = l ?? (a !== undefined && b !== undefined ? [a, b] : null);
      const letter = ends && letterUnder(e, ends);
      return letter && !isIntegral(e)
        ? withLimits(`\\int (${e.replaceAll('$', '')}) d${letter}`, ends)
        : null;
    }),
  ),
  ...['expression', 'equation'].flatMap((kind) => [
    ...rule<{ e: string; l: string[] }>(kind, `{e:${kind}} {l:limits}`, ({ e, l }) => withLimits(e, l)),
    ...rule<{ e: string; l: string[] }>(kind, `{e:${kind}} \\( {l:limits} \\)`, ({ e, l }) =>
      withLimits(e, l),
    ),
  ]),
  ...rule<{ e: string; l: string[] }>(
    'goals',
    '求 {e:expression} 的 [精确|准确] 值 [的 (精确|准确) 值] {l:limits}',
    ({ e, l }) => {
      const whole = isIntegral(e) ? withLimits(e, l) : null;
      return whole === null ? null : [{ verb: 'find', target: the('value', whole) }];
    },
  ),
];

const WITHIN = '(在 [区间|范围] {c:condition} [内|中|上|范围内|之间])';

/** 在某区间内的解. */
const SOLUTIONS: Rule[] = [
  `求 [方程] {e:equation} ${WITHIN} 的 [所有] [实] (解|根|实根|实数解)`,
  `求 [方程] {e:equation} 满足 {c:condition} 的 [所有] [实] (解|根|实根)`,
  `求 满足 {c:condition} 的 [方程] {e:equation} 的 [所有] [实] (解|根|实根)`,
  `${WITHIN} [,] 解 [方程] {e:equation}`,
].flatMap((pattern) =>
  rule<{ e: string; c: string }>('goals', pattern, ({ e, c }) => [
    { verb: 'solve', target: e, where: [holds(c)] },
  ]),
);

/** 展开式的末项与系数. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>(
    'last-term',
    '(直到|直至|到|展开到|展开至|写到|写至|至|求到) [含] {p:expression} [的] 项 [为止] \\( (含|包括|包含) [该|此|{q:expression}] [的] 项 \\)',
    ({ p }) => p,
  ),
  ...rule<object>(
    'simplified',
    '[,] [并|且] [各项|各] [的] 系数 [须|应|要|均] (化简|化为 最简 [形式]|写成 最简 [形式])',
    () => 'simplified',
  ),
];

/** 曲线后面的范围, 与没有名称的点. */
const CURVES: Rule[] = [
  ...rule<{ x: RawTerm; c: string }>('curve', '{x:curve} \\( {c:condition} \\)', ({ x, c }) =>
    isRestriction(holds(c)) && isReference(x) && x.says.length > 0
      ? saying(x, [fact('domain', SELF, c)])
      : null,
  ),
  ...(
    [
      ['(极大值点|极大点|最高点|最大值点)', 'maximum point'],
      ['(极小值点|极小点|最低点|最小值点)', 'minimum point'],
      ['驻点', 'stationary points'],
    ] as const
  ).flatMap(([noun, name]) =>
    rule<{ m: string }>('does-curve', `只有 [一个|一] ${noun} [为|在|记为] [点] {m:label}`, ({ m }, [at]) => [
      fact('equal', the(name, SELF), reference('point', m.replace(/\W/g, ''), 'the', at)),
    ]),
  ),
  ...(
    [
      ['x', 'level'],
      ['y', 'upright'],
    ] as const
  ).flatMap(([axis, relation]) =>
    [
      `{x:curve} 在 (哪些点|哪一点|哪个点|何处|什么地方) [处] 的 切线 (和 ${axis}-轴 平行|平行于 ${axis}-轴)`,
      `{x:curve} 在 (哪些点|哪一点|哪个点|何处|什么地方) [处] 的 切线 (和 ${axis} 轴 平行|平行于 ${axis} 轴)`,
    ].flatMap((pattern) =>
      rule<{ x: RawTerm }>('facts', pattern, ({ x }, [at]): RawFact[] => [
        fact('given', {
          ...reference('point', null, 'a', at),
          says: [fact('on', SELF, x), fact(relation, SELF, x)],
        }),
      ]),
    ),
  ),
  ...rule<object>('wanted', '(这些|该|这两个|这) 点 的 坐标 [的 (精确|准确) 值]', (_, [at]) =>
    the('coordinates', reference('point', null, 'left out', at)),
  ),
];

/** 迭代公式由已证的等式得出. */
const ITERATIONS: Rule[] = [
  ...rule<{ a: string; m: Partial<RawGoal> }>(
    'goals',
    `(用|由|根据) {l:earlier-part} [中] [的] ${RESULT} [,] (构造|得到|建立|导出|给出|写出) [一个|相应的] 迭代公式 [,] [并] 求 [出] {a:letter} [的 值] [,] [结果|答案] {m:manner}`,
    ({ a, m }) => [{ verb: 'find', target: the('limit', 'rearranged', '', a), ...m }],
  ),
  ...rule<{ g: RawGoal[]; n: string }>(
    'goals',
    '{g:goals} (,|;) [并] [写出|给出|列出] 每次 迭代 [的] (结果|值) [须|应|要|均] (写到|保留|精确到|给出) [小数点后] {n:digits} 位 [小数]',
    ({ g, n }) => g.map((one) => ({ ...one, each: Number(n) })),
  ),
];

/** 两边取对数所得的直线. */
const GRAPHS: Rule[] = [
  ...rule<{ u: string; x: string; g?: RawGoal[] }>(
    'sentence',
    '[通过] [两边] [取] [对数] [,] (说明|证明|表明) {u:letter} (关于|对) {x:letter} 的 (图像|图) 为 [一条] 直线 [, [并] {g:goals}]',
    ({ u, x, g = [] }, [at]) => ({
      facts: [fact('graph', reference('line', null, 'a', at), u, x)],
      goals: [{ verb: 'show', target: the('statement:graph', u, x) }, ...g],
    }),
  ),
  ...rule<object>('wanted', '[该] [直线] [的] 斜率 的 (精确|准确) 值', (_, [at]) =>
    the('exactly', the('gradient', reference('line', null, 'left out', at))),
  ),
];

const trapezium = (e: string, n: string): RawGoal[] | null =>
  isIntegral(e) ? [{ verb: 'find', target: the('by trapezia', e, n) }] : null;

const STRIPS = '个 [相等 的|等宽 的|等宽|等距] [小] (区间|梯形|子区间)';

/** 梯形法则. */
const TRAPEZIA: Rule[] = [
  `用 梯形 (法则|法|公式) [,] [取|分成|分为|划分为] {n:count} ${STRIPS} [,] (估算|估计|求|近似计算) {e:expression} [的 [近似] 值]`,
  `取 {n:count} ${STRIPS} [,] 用 梯形 (法则|法|公式) [,] (估算|估计|求|近似计算) {e:expression} [的 [近似] 值]`,
].flatMap((pattern) => rule<{ n: string; e: string }>('goals', pattern, ({ n, e }) => trapezium(e, n)));

/** 写成某种形式, 并求其中的字母. */
const LETTERS: Rule[] = rule<{ g: RawGoal[]; f: RawFact[]; h: RawGoal[] }>(
  'goals',
  '{g:goals} , 其中 {f:note} , {h:goals}',
  ({ g, f, h }) =>
    g.length === 1 && g[0]!.verb === 'express' && g[0]!.form && h.every(({ verb }) => verb === 'find')
      ? [{ ...g[0]!, where: [...(g[0]!.where ?? []), ...f] }, ...h]
      : null,
);

export const WAY_RULES: Rule[] = [
  ...LABELS,
  ...WAYS,
  ...LIMITS,
  ...SOLUTIONS,
  ...EXPANSIONS,
  ...CURVES,
  ...ITERATIONS,
  ...GRAPHS,
  ...TRAPEZIA,
  ...LETTERS,
];
