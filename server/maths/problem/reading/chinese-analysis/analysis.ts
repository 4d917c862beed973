import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { isRestriction } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { begun } from '../shared/expansions.ts';

const isIntegral = (source: string): boolean => /\\int|∫/.test(source);
const isWave = (source: string): boolean => /(?:^|[^a-z])(?:sin|cos)/.test(source);

/** 3 + 2 cos x, of y = 3 + 2 cos x too. */
function waveIn(source: string): string | null {
  const [left, right, more] = source.replaceAll('$', '').split('=');
  if (!isWave(source) || more !== undefined) return null;
  if (right === undefined) return source;
  return /^\s*(?:y|[fgh]\s*\([a-z]\))\s*$/.test(left!) ? right : null;
}
const bare = (source: string): string => source.replaceAll('$', '');

/** 方程、不等式与答案的写法. */
const EQUATIONS: Rule[] = [
  ...rule<{ n: string; e: string }>(
    'wanted',
    '(满足|使) {e:inequality} [成立] 的 最小 [的] 整数 {n:letter}',
    ({ n, e }) => the('least integer', bare(n), e),
  ),
  ...rule<{ n: string; e: string }>(
    'wanted',
    '(满足|使) {e:inequality} [成立] 的 最大 [的] 整数 {n:letter}',
    ({ n, e }) => the('greatest integer', bare(n), e),
  ),
  ...rule<object>('sentence', '本题 [的] (两|各|三) 小题 互不相关', () => ({ facts: [], goals: [] })),
  ...rule<{ e: string; x: string }>(
    'goals',
    '求 (满足|使) {e:inequality} [成立] 的 {x:letter} 的 (取值范围|范围|取值集合)',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...rule<{ e: string; x: string }>(
    'goals',
    '求 满足 [方程] {e:equation} 的 {x:letter} [的 [精确|准确] 值]',
    ({ e, x }) => [{ verb: 'find', target: { the: 'values', of: [x], where: [fact('holds', e)] } }],
  ),
  ...rule<{ d: string }>('manner', '精确到 {d:expression}', ({ d }) => {
    const zeros = /^0\.(0*)1(?:\s*(?:\^\s*\{?\\circ\}?|°))?$/.exec(bare(d).trim())?.[1];
    return zeros === undefined ? null : { figures: { kind: 'places', digits: zeros.length + 1 } };
  }),
  ...rule<{ g: RawGoal[]; k: string; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , {k:letter} {m:manner}',
    ({ g, k, m }) =>
      g.some(({ target }) => target === k)
        ? g.map((one) => (one.target === k ? { ...one, ...m } : one))
        : g.length === 1 && g[0]!.verb === 'express'
          ? g.map((one) => ({ ...one, ...m }))
          : null,
  ),
  ...rule<{ m: Partial<RawGoal>; f: RawFact[] }>('manner', '{m:manner} , 其中 {f:note}', ({ m, f }) => ({
    ...m,
    where: f,
  })),
  ...rule<{ g: RawGoal[]; f: RawFact[]; k: string; m: Partial<RawGoal> }>(
    'sentence',
    '[由此] {g:goals} , 其中 {f:note} , {k:letter} {m:manner}',
    ({ g, f, m }) =>
      g.length === 1 && g[0]!.verb === 'express'
        ? { facts: f, goals: g.map((one) => ({ ...one, ...m })) }
        : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} , {g:note}', ({ f, g }) =>
    f.every(isRestriction) ? [...f, ...g] : null,
  ),
  ...rule<{ l: string; g: RawGoal[] }>(
    'sentence',
    '(利用|用|根据|由) [第] {l:part-label} [问|中] [的] [结果|恒等式|结论|答案] [,] {g:goals}',
    ({ g }) => ({ facts: [], goals: g }),
  ),
  ...['expression', 'equation'].flatMap((kind) => [
    ...rule<{ e: string }>('wanted', `[函数] {e:${kind}} 的 (最大值和最小值|最大值与最小值)`, ({ e }) => {
      const wave = waveIn(e);
      return wave === null ? null : { all: [the('maximum', wave), the('minimum', wave)] };
    }),
    ...(['最大值', '最小值'] as const).flatMap((word) =>
      rule<{ e: string }>('wanted', `[函数] {e:${kind}} 的 ${word}`, ({ e }) => {
        const wave = waveIn(e);
        return wave === null ? null : the(word === '最大值' ? 'maximum' : 'minimum', wave);
      }),
    ),
  ]),
];

const expansion = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});

/** 升幂展开. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>(
    'last-term',
    '(直到|到|展开到|求到|写到|至) [含] {p:expression} [的] 项 [为止] [\\(包括该项\\)|\\(含该项\\)|\\(包含该项\\)]',
    ({ p }) => p,
  ),
  ...rule<object>('simplified', ', [各项] [系数|各系数] (化为最简|化简|写成最简形式)', () => 'simplified'),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    '(将|把) {e:expression} (按|依) {x:letter} 的升幂 展开 [,] {p:last-term} [{s:simplified}]',
    ({ e, x, p }, [at]) => [{ verb: 'find', target: the('expansion', expansion(e, at), x, p) }],
  ),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    '求 {e:expression} (按|依) {x:letter} 的升幂 [的] 展开式 [,] {p:last-term} [{s:simplified}]',
    ({ e, x, p }, [at]) => [{ verb: 'find', target: the('expansion', expansion(e, at), x, p) }],
  ),
  ...rule<{ x: string }>(
    'set',
    '使 [{l:part-label} 中] [的|该|此] 展开式 (成立|有效|收敛) 的 {x:letter} 的 (取值范围|范围|取值集合)',
    ({ x }, [at]) => the('validity', reference('expansion', null, 'the', at), x),
  ),
  ...rule<{ x: string }>(
    'set',
    '[该|此] 展开式 (成立|有效) 时 {x:letter} 的 (取值范围|范围|取值集合)',
    ({ x }, [at]) => the('validity', reference('expansion', null, 'the', at), x),
  ),
  ...rule<{ e: string; x: string; n: string; p: string }>(
    'facts',
    '{e:expression} 按 {x:letter} 的升幂 (展开的|的展开式的) 前 {n:number-word} 项 (为|是) {p:expression}',
    ({ e, x, n, p }, [at]) => begun(e, x, n, p, [], at),
  ),
];

/** 定积分与代换. */
const INTEGRALS: Rule[] = [
  ...rule<{ s: string }>(
    'by-substitution',
    '(用|利用|作|令|使用) [代换|变换|换元] {s:equation}',
    ({ s }) => s,
  ),
  ...rule<{ s: string; e: string }>(
    'goals',
    '{s:by-substitution} [,] (求|计算) [定积分] {e:expression} [的 [精确|准确] 值]',
    ({ s, e }) => (isIntegral(e) ? [{ verb: 'find', target: the('value', e, s) }] : null),
  ),
  ...rule<{ e: string }>('goals', '(求|计算) [定积分|积分] {e:expression} [的 [精确|准确] 值]', ({ e }) =>
    isIntegral(e) ? [{ verb: 'find', target: the('value', e) }] : null,
  ),
  ...rule<{ f: string }>('manner', '(写成|表示成|用) {f:form} 的形式', ({ f }) => ({ form: f })),
];

export const ANALYSIS_RULES: Rule[] = [...EQUATIONS, ...EXPANSIONS, ...INTEGRALS];
