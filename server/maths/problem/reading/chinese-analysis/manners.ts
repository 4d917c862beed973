import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { shownOf } from '../shared/clauses.ts';
import { type Rule, rule } from '../rule.ts';
import { between } from '../shared/iterations.ts';
import { expressed, ifExact, inManner, sought } from '../shared/manners.ts';

const isIntegral = (source: string): boolean => /\\int|∫/.test(source);

const FIND = '(求|求出|写出|给出|指出|计算)';

const isProperty = ({ target }: RawGoal, name: string): boolean =>
  typeof target === 'object' && 'the' in target && target.the === name;

/** 以何种方式、精确到何处. */
export const MANNER_RULES: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(不用计算器|不使用计算器|不借助计算器|写出完整步骤|写出必要步骤|写出必要的步骤|用分部积分法|用分部积分|利用分部积分法|用部分分式|用代数方法) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<object>(
    'sentence',
    '(本题不得使用计算器|本题不允许使用计算器|本题不可使用计算器|不得使用计算器)',
    () => asks([]),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[]; h: RawGoal[] }>(
    'goals',
    '{g:goals} , 其中 {f:note} , (并|并且|且) {h:goals}',
    ({ g, f, h }) => [...g.map((one) => ({ ...one, where: [...(one.where ?? []), ...f] })), ...h],
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('goals', '{g:goals} \\( {m:manner} \\)', ({ g, m }) =>
    g.length === 1 ? inManner(g, m) : null,
  ),
  ...rule<{ g: RawGoal[]; t: RawTerm; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , 并 (求|求出|写出|给出) {t:wanted} (\\( {m:manner} \\)|[,] {m:manner})',
    ({ g, t, m }) => {
      const last = inManner(sought(t), m);
      return last && [...g, ...last];
    },
  ),
  ...rule<{ e: string }>('goals', '(求|写出|求出|计算) {e:expression} 的 (准确值|精确值)', ({ e }) =>
    isIntegral(e) || /^\W*[a-zA-Z]\W*$/.test(e) ? null : [{ verb: 'find', target: e, exact: true as const }],
  ),
  ...rule<{ t: RawTerm; m: Partial<RawGoal> }>(
    'in-manner',
    '{t:wanted} ([,] {m:manner}|\\( {m:manner} \\))',
    ({ t, m }) => inManner(sought(t), m),
  ),
  ...rule<{ k: string; m: Partial<RawGoal> }>(
    'in-manner',
    '{k:letter} [的 值] ([,] {m:manner}|\\( {m:manner} \\))',
    ({ k, m }) => inManner(sought(k), m),
  ),
  ...rule<{ t: RawTerm }>('in-manner', '{t:wanted}', ({ t }) => ifExact(t)),
  ...rule<{ a: RawGoal[]; b: RawGoal[] }>(
    'goals',
    `${FIND} {a:in-manner} [,|;] (并|和|以及|及|与|而|) [求|求出|写出|给出] {b:in-manner}`,
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ g: RawGoal[]; a: RawGoal[]; b: RawGoal[] }>(
    'goals',
    `{g:goals} , [并] [${FIND}] {a:in-manner} [,|;] (并|和|以及|及|与|而|) [求|求出|写出|给出] {b:in-manner}`,
    ({ g, a, b }) => expressed(g, [...a, ...b]),
  ),
  ...rule<{ g: RawGoal[]; a: RawGoal[] }>('goals', `{g:goals} , [并] ${FIND} {a:in-manner}`, ({ g, a }) =>
    expressed(g, a),
  ),
  ...(
    [
      ['modulus', '模'],
      ['argument', '(辐角|幅角|辐角主值)'],
    ] as const
  ).flatMap(([name, noun]) =>
    rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
      'goals',
      `{g:goals} [,] [\\(] [其中] ${noun} {m:manner} [\\)]`,
      ({ g, m }) =>
        g.some((one) => isProperty(one, name))
          ? g.map((one) => (isProperty(one, name) ? { ...one, ...m } : one))
          : null,
    ),
  ),
  ...rule<object>('quality', '(精确的实数|准确的实数)', () => 'real'),
  ...rule<{ f: string; n: RawFact[] }>('manner', '(用|以) {f:form} 的形式 (表示|给出)', ({ f }) => ({
    form: f,
  })),
  ...rule<{ e: string }>('values', '复数 {e:expression} 的 [两个] 平方根', ({ e }) => the('square roots', e)),
  ...rule<{ a: string; b: string; c: string }>(
    'facts',
    '{a:letter} (介于|位于|在) {b:expression} (与|和) {c:expression} 之间',
    ({ a, b, c }) => between(a, b, c),
  ),
  ...rule<{ f: RawFact[] }>('goals', '(通过计算|用计算|由计算) (验证|证明|说明|表明) {f:facts}', ({ f }) =>
    shownOf(f),
  ),
  ...rule<{ s: string; a: string; m: Partial<RawGoal> }>(
    'goals',
    '取 [初值] {s:equation} , [用|利用] (该公式|此公式|这个公式|上述公式) (求|求出) {a:letter} [的值] , {m:manner}',
    ({ s, a, m }) => [{ verb: 'find', target: the('limit', '', s, a), ...m }],
  ),
  ...rule<{ g: RawGoal[]; n: string }>(
    'goals',
    '{g:goals} , 每次迭代 [的] 结果 (写到|保留|精确到|保留到) [小数点后] {n:digits} 位 [小数]',
    ({ g, n }) => g.map((one) => ({ ...one, each: Number(n) })),
  ),
  ...rule<{ e: string; a: string }>(
    'sentence',
    '证明 : 若 由 [迭代公式] {e:equation} (给出|得到|产生) 的 数列收敛 , 则 [其|它的] 极限 (为|是) {a:letter}',
    ({ e, a }) => ({
      facts: [fact('iteration', e, '', '')],
      goals: [{ verb: 'show', target: the('limit', a) }],
    }),
  ),
];
