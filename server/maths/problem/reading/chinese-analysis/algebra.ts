import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { isOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { lettersOf } from '../shared/letters.ts';

const TAKE = '(将|把)';
const THESE = '(这些|上述|以上|这两个|所求|求得)';

/** 因式分解, 除式, 部分分式. */
const POLYNOMIALS: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'goals',
    `[${TAKE}] {p:value} [完全|彻底] (因式分解|分解因式|分解) [完全|彻底]`,
    ({ p }) => [{ verb: 'find', target: the('factors', p) }],
  ),
  ...rule<{ p: RawTerm }>('goals', '[完全] (因式分解|分解因式) [多项式|:] {p:value}', ({ p }) => [
    { verb: 'find', target: the('factors', p) },
  ]),
  ...[
    `(当|在) {k:letters} (取|为|等于) ${THESE} [的] 值 时 [,] {g:goals}`,
    `当 {k:letter} (取|为|等于) (此|该|这个|上述) 值 时 [,] {g:goals}`,
    `(对于|对|用|利用|取|就) ${THESE} [的] {k:letters} 的 值 [,] {g:goals}`,
    `(对于|对|用|利用|取|就) (此|该|这个|上述) {k:letter} [的] 值 [,] {g:goals}`,
    `(对于|对|用|利用|取) {k:letters} 的 ${THESE} 值 [,] {g:goals}`,
  ].flatMap((pattern) => rule<{ g: RawGoal[] }>('goals', pattern, ({ g }) => g)),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'wanted',
    '[多项式] {p:value} 除以 {d:value} [所得|时|得到|后] [的] (商式|商) (和|与|及) (余式|余数)',
    ({ p, d }) => ({ all: [the('quotient', p, d), the('remainder', p, d)] }),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>('facts', '{p:value} (能被|可被|被) {d:value} 整除', ({ p, d }) => [
    fact('divisible', p, d),
  ]),
  ...rule<{ p: RawTerm; d: RawTerm }>('facts', '{d:value} 整除 {p:value}', ({ p, d }) => [
    fact('divisible', p, d),
  ]),
  ...rule<{ e: string }>(
    'goals',
    `${TAKE} {e:expression} (分解为|分解成|拆成|拆分为|展开为|展开成|化成|写为|写成|表示为|表示成|化为) [若干] 部分分式 [之 和|的 和|形式|的 形式]`,
    ({ e }) => [{ verb: 'express', target: e, form: 'partial fractions' }],
  ),
];

/** A substitution by a function of the unknown is a way, and no other equation. */
const isOfUnknown = (substitution: string, equation: string): boolean => {
  const letters = lettersOf(equation);
  return letters.length === 1 && isOf(letters[0]!, substitution);
};

/** 换元, 主元. */
const EQUATIONS: Rule[] = [
  ...rule<{ s: string; e: string }>(
    'goals',
    '(用|利用|通过|作|令|设|使用) [代换|变换|换元] {s:equation} [,] (解|求解) [方程] {e:equation}',
    ({ s, e }) => (isOfUnknown(s, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ x: string; y: string }>('goals', `(用|以) {y:letter} 表示 {x:letter}`, ({ x, y }) => [
    { verb: 'find', target: the('solution', x, y) },
  ]),
  ...rule<{ x: string; y: string }>('goals', `${TAKE} {x:letter} (用|以) {y:letter} 表示`, ({ x, y }) => [
    { verb: 'find', target: the('solution', x, y) },
  ]),
  ...rule<{ x: string }>('goals', '(用|以) {e:letter-e} 表示 {x:letter}', ({ x }) => [
    { verb: 'find', target: x, exact: true as const },
  ]),
  ...rule<{ i: string }>('goals', '(证明|求证) [恒等式|:] {i:identity}', ({ i }) => [
    { verb: 'prove', target: i },
  ]),
  ...[
    '(利用|用|由|根据) {a:expression} [(和|与|及) {b:expression}] 的 展开式 [,] {g:goals}',
    '(通过|先) 展开 {a:expression} [(和|与|及) {b:expression}] [,] {g:goals}',
  ].flatMap((pattern) =>
    rule<{ g: RawGoal[] }>('goals', pattern, ({ g }) =>
      g.every(({ verb }) => ['show', 'prove', 'express'].includes(verb)) ? g : null,
    ),
  ),
];

const begun = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const coefficient = (p: string, at: number): RawTerm =>
  the('coefficient', reference('expansion', null, 'left out', at), p);

const IN_POWERS = '(按|依|关于) {x:letter} [的] 升幂 [排列] [的]';

/** 升幂展开式与系数. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>(
    'last-term',
    '(直到|直至|到|展开到|展开至|求到|写到|至) [并] [包括|包含|含|含有] {p:expression} [的|这一] 项 [为止] [\\( (包括|包含|含) (该|此|这一) 项 \\)]',
    ({ p }) => p,
  ),
  ...rule<{ p: string }>('last-term', '\\( (直到|到|至) [含] {p:expression} [的] 项 \\)', ({ p }) => p),
  ...[
    ', [并] 化简 [各项|各] [的] 系数',
    `, [并] ${TAKE} [各项|各] [的] 系数 (化简|化为最简|化为最简形式|写成最简形式|化成最简形式)`,
    ', [各项|各] [的] 系数 (应|须|要) (化简|化为最简|化为最简形式)',
    ', 并 化简',
  ].flatMap((pattern) => rule<object>('simplified', pattern, () => 'simplified')),
  ...[
    `(求|写出|求出) {e:expression} ${IN_POWERS} 展开式 [,] {p:last-term} [{s:simplified}]`,
    `${TAKE} {e:expression} ${IN_POWERS} (展开|展成级数|展开成级数) [,] {p:last-term} [{s:simplified}]`,
  ].flatMap((pattern) =>
    rule<{ e: string; x: string; p: string }>('goals', pattern, ({ e, x, p }, [at]) => [
      { verb: 'find', target: the('expansion', begun(e, at), x, p) },
    ]),
  ),
  ...[
    `(求|写出|求出) {e:expression} ${IN_POWERS} 展开式 [中] 的 前 {n:number-word} [个非零] 项 [{s:simplified}]`,
    `(求|写出|求出) {e:expression} 的 展开式 中 ${IN_POWERS} 前 {n:number-word} 项 [{s:simplified}]`,
    `${TAKE} {e:expression} ${IN_POWERS} 展开 , (写出|求|求出) 前 {n:number-word} 项 [{s:simplified}]`,
  ].flatMap((pattern) =>
    rule<{ e: string; x: string; n: string }>('goals', pattern, ({ e, x, n }, [at]) => [
      { verb: 'find', target: the('first terms', begun(e, at), x, n) },
    ]),
  ),
  ...rule<{ e: string; x: string; f: RawFact[] }>(
    'facts',
    `${TAKE} {e:expression} ${IN_POWERS} 展开 [后|时] , [已知|其中|展开式 中] {f:facts}`,
    ({ e, f }, [at]) => [fact('given', begun(e, at)), ...f],
  ),
  ...rule<{ e: string; x: string; f: RawFact[] }>(
    'facts',
    `[在] {e:expression} ${IN_POWERS} 展开式 中 , {f:facts}`,
    ({ e, f }, [at]) => [fact('given', begun(e, at)), ...f],
  ),
  ...rule<{ p: string }>('value', '[展开式 中] [含] {p:expression} [的] [一] 项 的 系数', ({ p }, [at]) =>
    coefficient(p, at),
  ),
  ...rule<{ p: string }>('value', '展开式 中 {p:expression} 的 系数', ({ p }, [at]) => coefficient(p, at)),
  ...rule<{ p: string; q: string }>(
    'values',
    '[展开式 中] [含] {p:expression} [的] [项] (与|和|及) [含] {q:expression} [的] [项] 的 系数',
    ({ p, q }, [at]) => ({ all: [coefficient(p, at), coefficient(q, at)] }),
  ),
  ...rule<{ p: string; e: string }>(
    'value',
    '{e:expression} 的 展开式 中 [含] {p:expression} [的] 项 的 系数',
    ({ p, e }) => the('coefficient', e, p),
  ),
  ...[
    '[使] [该|此|上述|这个] 展开式 (成立|有效|收敛) [时] [的] {x:letter} 的 (取值范围|范围|取值集合)',
    '{x:letter} 的 (取值范围|范围|取值集合) [,] 使 [该|此|上述|得] [上述|该] 展开式 (成立|有效|收敛)',
  ].flatMap((pattern) =>
    rule<{ x: string }>('set', pattern, ({ x }, [at]) =>
      the('validity', reference('expansion', null, 'the', at), x),
    ),
  ),
];

export const ALGEBRA_RULES: Rule[] = [...POLYNOMIALS, ...EQUATIONS, ...EXPANSIONS];
