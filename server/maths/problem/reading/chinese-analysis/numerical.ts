import { asks, fact, type RawFact, type RawGoal, the } from '../meaning.ts';
import { between, named, UNNAMED } from '../shared/iterations.ts';
import { type Rule, rule } from '../rule.ts';

const ROOT = '(根|实根|解|实数根)';
const ONE = '(一个|恰有一个|只有一个|唯一|唯一的|唯一一个|恰好一个)';
const HAS = '(有|恰有|只有|有且只有|存在|恰好有)';
const CAN_BE =
  '(可|可以|能|能够|可由此) (化为|写成|写为|变形为|改写为|改写成|整理为|整理成|化成|化简为|化简成|表示为|转化为|得到|推出|推得) [方程] [形式]';
const FIND = '(求|求出|求得|计算|确定|求方程)';

/** 方程的根及其所在区间. */
const ROOTS: Rule[] = [
  ...rule<{ e: string; a?: string; x: string; y: string }>(
    'facts',
    `{e:an-equation} ${HAS} [${ONE}] ${ROOT} [{a:letter}] [,] [且] [它|该根|其|{a:letter}] (在|介于|位于|落在) {x:expression} (与|和) {y:expression} 之间`,
    ({ e, a, x, y }) => [...named(a ?? UNNAMED, e), ...(between(a ?? UNNAMED, x, y) ?? [])],
  ),
  ...rule<{ e: string; a?: string; x: string; y: string }>(
    'facts',
    `{e:an-equation} 在 {x:expression} (与|和) {y:expression} 之间 ${HAS} [${ONE}] ${ROOT} [{a:letter}]`,
    ({ e, a, x, y }) => [...named(a ?? UNNAMED, e), ...(between(a ?? UNNAMED, x, y) ?? [])],
  ),
  ...rule<{ e: string; a?: string }>(
    'facts',
    `{e:an-equation} ${HAS} [${ONE}] ${ROOT} {a:letter}`,
    ({ e, a }) => named(a ?? UNNAMED, e),
  ),
  ...rule<{ e: string; a: string }>(
    'facts',
    `{e:an-equation} ${HAS} [${ONE}] ${ROOT} [,] (记为|记作|设为|记 它 为|设 它 为) {a:letter}`,
    ({ e, a }) => named(a, e),
  ),
  ...rule<{ a: string; x: string; y: string }>(
    'facts',
    '{a:letter} (在|介于|位于|落在) {x:expression} (与|和) {y:expression} 之间',
    ({ a, x, y }) => between(a, x, y),
  ),
  // 「只有一个」 tells how many there are.
  ...rule<{ e: string }>('facts', `{e:an-equation} (有|存在) (一个|唯一|唯一的|唯一一个) ${ROOT}`, ({ e }) =>
    named(UNNAMED, e),
  ),
  ...rule<{ e: string; a: string }>(
    'facts',
    `{e:an-equation} (${HAS}|只有) [${ONE}] ${ROOT} [,] (记为|记作|设为|记 它 为|用 {a:letter} 表示) [{a:letter}]`,
    ({ e, a }) => (a === undefined ? null : named(a, e)),
  ),
  ...rule<{ e: string; a?: string; c: string }>(
    'facts',
    `{e:an-equation} 在 [区间] {c:condition} [内|上|中] ${HAS} [${ONE}] ${ROOT} [{a:letter}]`,
    ({ e, a, c }) => named(a ?? UNNAMED, e, c),
  ),
  ...(
    [
      ['正', 'positive'],
      ['负', 'negative'],
    ] as const
  ).flatMap(([word, sign]) =>
    rule<{ e: string; a?: string }>(
      'facts',
      `{e:an-equation} ${HAS} [${ONE}] (${word}根|${word}实根|${word} 的 根) [{a:letter}]`,
      ({ e, a }) => [...named(a ?? UNNAMED, e), fact(sign, a ?? UNNAMED)],
    ),
  ),
  ...rule<{ x: string; y: string }>(
    'facts',
    `(该|此|这个|上述) [正|负] ${ROOT} (在|介于|位于|落在) {x:expression} (与|和) {y:expression} 之间`,
    ({ x, y }) => between(UNNAMED, x, y),
  ),
];

const STARTING = '(初值|初始值|首项|起始值)';

/** 迭代公式及其初值. */
const FORMULAS: Rule[] = [
  ...rule<{ a: string }>('root-wanted', '{a:letter} [的 值|的 近似值]', ({ a }) => a),
  ...rule<object>(
    'root-wanted',
    `(该|此|这个|上述|方程的|方程 的 这个) ${ROOT} [的 值|的 近似值]`,
    () => UNNAMED,
  ),
  ...rule<{ a: string }>('root-wanted', `[该|此|这个] ${ROOT} {a:letter} [的 值|的 近似值]`, ({ a }) => a),
  ...[
    `[以|取] {s:equation} [为|作为] [${STARTING}]`,
    `取 [${STARTING}] {s:equation}`,
    `${STARTING} (为|取|是|) {s:equation}`,
    `从 {s:equation} (开始|出发)`,
    `取 ${STARTING} (为|) {s:expression}`,
    `${STARTING} (为|取|是) {s:expression}`,
    `以 {s:expression} (为|作为) ${STARTING}`,
  ].flatMap((pattern) => rule<{ s: string }>('starting', pattern, ({ s }) => (/_\{?n\b/.test(s) ? null : s))),
  ...rule<{ e?: string }>(
    'an-iteration',
    '(用|利用|使用|由|运用|根据) [该|此|上述|这个] 迭代公式 [{e:equation}]',
    ({ e }) => [e ?? ''],
  ),
  ...[
    '(用|利用|使用|由|运用) (该|此|上述|这个) 公式 [进行迭代]',
    '(用|由) {l:earlier-part} [中] [的|给出 的] [迭代] 公式 [进行迭代]',
  ].flatMap((pattern) => rule<object>('an-iteration', pattern, () => [''])),
  ...[
    '(用|利用|使用|运用) (基于|根据) [第] {l:part-label} [问|部分|中] [的] [方程|结果|等式] [得到] 的 [一个] (迭代公式|迭代)',
    '(根据|由|利用|用) [第] {l:part-label} [问|部分|中] [的] (方程|结果|等式|关系式) [构造] [一个] 迭代公式',
  ].flatMap((pattern) => rule<object>('an-iteration', pattern, () => ['rearranged'])),
  ...rule<{ i: string[]; s: string }>(
    'an-iteration',
    '{i:an-iteration} [,|并|,并] {s:starting}',
    ({ i: [e, t], s }) => (t === undefined ? [e!, s] : null),
  ),
  ...rule<{ i: string[]; s: string }>(
    'an-iteration',
    '{s:starting} [,] {i:an-iteration}',
    ({ i: [e, t], s }) => (t === undefined ? [e!, s] : null),
  ),
  ...rule<{ f: string }>('facts', `(该|此|) 方程 ${CAN_BE} {f:equation} [的 形式]`, ({ f }) => [
    fact('rearranged', f),
  ]),
  ...rule<{ e: string; f: string }>(
    'facts',
    `[由] {e:an-equation} ${CAN_BE} {f:equation} [的 形式]`,
    ({ e, f }) => [fact('rearranged', f, e)],
  ),
];

const EACH = '(每次|每步|各次|每一次) 迭代 [的] [结果|值]';
const KEPT = '(写到|保留|精确到|保留到|给出到|给到|写出到|取|取到|写至|均保留)';

/** 迭代所求. */
const GOALS: Rule[] = [
  ...['[,] [答案|结果|其 值] {m:manner}', '\\( {m:manner} \\)'].flatMap((manner) =>
    rule<{ i: string[]; a: string; m: Partial<RawGoal> }>(
      'goals',
      `{i:an-iteration} [,] ${FIND} {a:root-wanted} ${manner}`,
      ({ i: [e, s], a, m }) => [{ verb: 'find', target: the('limit', e ?? '', s ?? '', a), ...m }],
    ),
  ),
  ...[
    `{g:goals} [,|;|, 并|, 且|, 要求] ${EACH} [均|都|须|应] ${KEPT} [小数点后] {n:digits} 位 [小数]`,
    `{g:goals} [,|;] [并] (给出|写出|列出) ${EACH} [,] ${KEPT} [小数点后] {n:digits} 位 [小数]`,
    `{g:goals} [,] \\( ${EACH} ${KEPT} [小数点后] {n:digits} 位 [小数] \\)`,
  ].flatMap((pattern) =>
    rule<{ g: RawGoal[]; n: string }>('goals', pattern, ({ g, n }) =>
      g.map((one) => ({ ...one, each: Number(n) })),
    ),
  ),
  ...rule<{ n: string }>(
    'sentence',
    `[\\(] [请] [给出|写出|列出] ${EACH} [,] ${KEPT} [小数点后] {n:digits} 位 [小数] [\\)]`,
    ({ n }) => asks([{ verb: 'manner', target: '', each: Number(n) }]),
  ),
  ...rule<{ f: RawFact[] }>('goals', '(证明|验证|说明|试证) [:] {f:rearrangement}', ({ f }) =>
    f.map((one) => ({ verb: 'show', target: the('statement:rearranged', ...one.of) })),
  ),
  ...rule<{ a: string; f: string }>(
    'rearrangement',
    '{a:letter} [也] (满足|是) [方程] {f:equation} [的 根|的 解]',
    ({ f }) => [fact('rearranged', f)],
  ),
];

export const NUMERICAL_RULES: Rule[] = [...ROOTS, ...FORMULAS, ...GOALS];
