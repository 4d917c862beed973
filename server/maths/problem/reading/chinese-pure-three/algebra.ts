import { fact, type RawFact, type RawGoal, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds, isOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { expressed, inManner } from '../shared/manners.ts';

const rest = (p: RawTerm, d: RawTerm, r: RawTerm): RawFact => fact('equal', the('remainder', p, d), r);
const IS = '[所得] [的] (余数|余式) [为]';

/** 除式, 因式, 余数. */
const DIVIDED: Rule[] = [
  ...rule<{ d: RawTerm }>('divided', '有 [一个] [一次] 因式 {d:value}', ({ d }) => [rest(SELF, d, '0')]),
  ...rule<{ d: RawTerm }>('divided', '(能被|可被|被) {d:value} 整除', ({ d }) => [
    fact('divisible', SELF, d),
  ]),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'divided',
    `[它] (除以 {d:value}|被 {d:value} 除) [时] [,] (${IS}|余) {r:value}`,
    ({ d, r }) => [rest(SELF, d, r)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('divided', '{a:divided} [,] [且] {b:divided}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ p: string; n?: RawFact[]; d: RawFact[] }>(
    'facts',
    '多项式 {p:equation} [\\( [其中] {n:note} \\)] {d:divided}',
    ({ p, n, d }) => {
      const name = /^\W*(?:mathrm\{)?([fghpq])\}?\s*\(([xz])\)\s*=/.exec(p);
      return name ? [holds(p), ...(n ?? []), ...sayOf(`${name[1]}(${name[2]})`, d)] : null;
    },
  ),
  ...rule<{ p: RawTerm; n?: RawFact[]; d: RawFact[] }>(
    'facts',
    '[当] 多项式 {p:value} [\\( [其中] {n:note} \\)] {d:divided}',
    ({ p, n, d }) => [...(n ?? []), ...sayOf(p, d)],
  ),
  ...rule<{ p: RawTerm; d: RawFact[] }>('facts', '{p:function-value} {d:divided}', ({ p, d }) => sayOf(p, d)),
  ...rule<{ p: RawTerm; d: RawTerm; r: RawTerm }>(
    'facts',
    `用 {d:value} [去] 除 {p:value} [,] (${IS}|余) {r:value}`,
    ({ p, d, r }) => [rest(p, d, r)],
  ),
  ...rule<{ p: string; n: RawFact[]; f: string }>(
    'facts',
    '[三次|四次] 多项式 {p:expression} \\( [其中] {n:note} \\) (记为|记作) {f:function-value}',
    ({ p, n, f }) => [holds(`${f} = ${p}`), ...n],
  ),
];

const QR = '(商式|商) 和 (余式|余数)';
const both = (p: RawTerm, d: RawTerm): RawGoal[] => [
  { verb: 'find', target: the('quotient', p, d) },
  { verb: 'find', target: the('remainder', p, d) },
];

const QUOTIENTS: Rule[] = [
  `用 {d:value} [去] 除 {p:value} [,] 求 [所得] [的] ${QR}`,
  `求 {p:value} 被 {d:value} 除 [所得] [的] ${QR}`,
  `求 用 {d:value} [去] 除 {p:value} [所得] [的] ${QR}`,
  `[多项式] {p:value} 除以 {d:value} [时] , 求 [其] [所得] [的] ${QR}`,
].flatMap((pattern) => rule<{ p: RawTerm; d: RawTerm }>('goals', pattern, ({ p, d }) => both(p, d)));

const begun = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const IN_POWERS = '(按|依|关于) {x:letter} [的] 升幂';

/** 展开式. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>(
    'last-term',
    '(直到|直至|到|展开到|展开至|写到|至) {p:expression} [的] 项 \\( (含|包括|包含) {q:expression} [的] 项 \\)',
    ({ p }) => p,
  ),
  ...[
    `求 {e:expression} ${IN_POWERS} 展开 的 展开式 [,] {p:last-term} [{s:simplified}]`,
    `展开 {e:expression} , ${IN_POWERS} 排列 , {p:last-term} [{s:simplified}]`,
    `将 {e:expression} 展开 成 {x:letter} 的 升幂 [级数|形式] , {p:last-term} [{s:simplified}]`,
    `将 {e:expression} ${IN_POWERS} 展开 , {p:last-term} , [并] (化简|写出 最简) [各项] [的] 系数`,
  ].flatMap((pattern) =>
    rule<{ e: string; x: string; p: string }>('goals', pattern, ({ e, x, p }, [at]) => [
      { verb: 'find', target: the('expansion', begun(e, at), x, p) },
    ]),
  ),
  ...rule<{ x: string }>(
    'set',
    '展开式 (有效|成立|收敛) (的|时) {x:letter} 的 (取值范围|范围)',
    ({ x }, [at]) => the('validity', reference('expansion', null, 'the', at), x),
  ),
];

const EXACT = '(精确值|准确值)';

/** 化为 R sin(x − α) 的形式时对 R 与 α 的要求. */
const LETTERS: Rule[] = [
  ...rule<{ a: string; b: string; m: Partial<RawGoal> }>(
    'exact-and-rounded',
    `[要求] [求|给出] {a:letter} (的 ${EXACT}|取 ${EXACT}|用 ${EXACT} [表示]) (,|和|, 且|, 并) [求|给出] {b:letter} [的 值] [,] ({m:manner}|\\( {m:manner} \\)) [的 值]`,
    ({ a, b, m }) => apart(a, b, m),
  ),
  ...rule<{ a: string; b: string; m: Partial<RawGoal> }>(
    'exact-and-rounded',
    `[要求] (求|给出) {a:letter} 的 ${EXACT} [,] (并|和) [求|给出] {b:letter} [的 值] ({m:manner}|\\( {m:manner} \\)) [的 值]`,
    ({ a, b, m }) => apart(a, b, m),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '{g:exact-and-rounded}', ({ g }) => g),
  ...rule<{ g: RawGoal[]; a: RawGoal[] }>('goals', '{g:goals} , {a:exact-and-rounded}', ({ g, a }) =>
    expressed(g, a),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} 且 {g:note}', ({ f, g }) => [...f, ...g]),
];

const apart = (a: string, b: string, m: Partial<RawGoal>): RawGoal[] | null => {
  const rounded = inManner([{ verb: 'find', target: b }], m);
  return rounded && [{ verb: 'find', target: a, exact: true as const }, ...rounded];
};

const isWave = (source: string): boolean => /(?:^|[^a-z])(?:sin|cos)/.test(source);
const isUnequal = (condition: string): boolean => /\\neq?\b|≠/.test(condition);

/** 最大值与最小值. */
const EXTREMES: Rule[] = [
  ...rule<{ x: string; c: string; g: RawGoal[] }>(
    'goals',
    '(当|随|随着) {x:letter} 变化 [且 {c:condition}] [时] [,] {g:goals}',
    ({ g, c }: { g: RawGoal[]; c?: string }) => (areExtremes(g) && (!c || isUnequal(c)) ? g : null),
  ),
  ...rule<{ x: string; e: string }>(
    'wanted',
    '当 {x:letter} 变化 时 {e:expression} 的 (最大值 和 最小值|最大 和 最小 值)',
    ({ e }) => (isWave(e) ? { all: [the('maximum', e), the('minimum', e)] } : null),
  ),
  ...(
    [
      ['最大值', 'maximum'],
      ['最小值', 'minimum'],
    ] as const
  ).flatMap(([word, name]) =>
    rule<{ x: string; e: string }>('wanted', `当 {x:letter} 变化 时 {e:expression} 的 ${word}`, ({ e }) =>
      isWave(e) ? the(name, e) : null,
    ),
  ),
];

const areExtremes = (goals: RawGoal[]): boolean =>
  goals.every(
    ({ target }) =>
      typeof target === 'object' && 'the' in target && ['maximum', 'minimum'].includes(target.the),
  );

/** 方程与不等式. */
const EQUATIONS: Rule[] = [
  ...rule<{ e: string; c: string }>(
    'goals',
    '解 方程 {e:equation} [,] (给出|求|求出) [在] [区间|范围] {c:condition} [内|上|中] 的 所有 (解|根)',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ e: string; t: string; c: string }>(
    'goals',
    '将 方程 {e:equation} 写成 关于 {t:expression} 的 (二次|三次|一元二次) 方程 , [并] [由此] 解 (该|原) 方程 [,] [其中] {c:condition}',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ s: string; e: string; m: Partial<RawGoal> }>(
    'goals',
    '(令|设) {s:equation} , 解 方程 {e:equation} , [答案|结果] {m:manner}',
    ({ e, m }) => inManner([{ verb: 'solve', target: e }], m),
  ),
  ...rule<{ k: string; e: string }>(
    'goals',
    '解 [不等式|方程] {e:condition} , 用 {k:letter} 表示 (答案|解|结果)',
    ({ e, k }) => [{ verb: 'solve', target: e, terms: [k] }],
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    '解 关于 {x:letter} 的 (方程|不等式) {e:condition}',
    ({ x, e }) => (isOf(x.replaceAll('$', '').trim(), e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ k: string }>('manner', '用 {k:letter} 表示', ({ k }) =>
    /^\W*(?:mathrm\{)?e\}?\W*$/.test(k) ? null : { terms: [k] },
  ),
  ...rule<{ g: RawGoal[]; k: string; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , 其中 {k:letter} [的 值] {m:manner}',
    ({ g, k, m }) =>
      g.some(({ target }) => target === k)
        ? g.map((one) => (one.target === k ? { ...one, ...m } : one))
        : null,
  ),
  ...rule<{ k: string; e: string }>(
    'goals',
    '用 {k:letter} 表示 不等式 {e:inequality} 的 解集',
    ({ e, k }) => [{ verb: 'solve', target: e, terms: [k] }],
  ),
  ...rule<{ k: string }>('note', '{k:letter} 为 实常数', ({ k }) => [fact('real', k), fact('constant', k)]),
  ...rule<{ k: string; e: string }>(
    'facts',
    '(常数|正常数) {k:letter} 满足 [方程|等式] {e:equation}',
    ({ k, e }) => [fact('constant', k), holds(e)],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(利用|用|由|根据) (对数|两次 分部积分 [法]|分部积分法 两次|数量积|标量积|点积|向量 的 数量积|部分分式|隐函数求导|乘积法则|商法则) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , (给出|结果|答案) [用|以] {m:manner} 的 (答案|结果)',
    ({ g, m }) => inManner(g, m),
  ),
];

export const ALGEBRA_RULES: Rule[] = [
  ...DIVIDED,
  ...QUOTIENTS,
  ...EXPANSIONS,
  ...LETTERS,
  ...EXTREMES,
  ...EQUATIONS,
];
