import {
  asks,
  eachOf,
  fact,
  isAll,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Said,
} from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CHINESE_GRAVITY } from '../mechanics/gravity.ts';
import { asked } from '../shared/bodies.ts';

const GIVEN = '(已知|设|若|又已知|现已知|现|又|再|且|此后|随后|之后)';

const hasWhere = (one: RawTerm): boolean =>
  typeof one === 'object' && 'the' in one && (one.where ?? []).length > 0;
const isFormula = (one: RawTerm): boolean => typeof one === 'object' && 'the' in one && one.the === 'formula';

/** How what is told and what is asked are put together. */
const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[] }>('sentence', `[${GIVEN}] [,] {f:say}`, ({ f }): Said => ({ facts: f, goals: [] })),
  ...rule<{ g: RawGoal[] }>('sentence', '[由此|据此|因此|并由此|并] [,] {g:ask}', ({ g }) => asks(g)),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    `[${GIVEN}] {f:say} , [并|试|由此] {g:ask}`,
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ w: RawTerm; g: RawGoal[] }>('sentence', '[当|在] {w:state} 时 , {g:ask}', ({ w, g }) =>
    asks(
      g.map((one) => ({
        ...one,
        target: asked(
          one.target,
          eachOf(w).map((each) => fact('when', each)),
        ),
      })),
    ),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'say',
    '{f:say} (,|;|且|并且|, 且|, 并|并|, 并且|, 然后|, 使|, 其中|, 此后|, 已知|, 设|; 设|, 现|后 ,|时 ,) {g:say}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '{f:say} \\( [其中] {g:note} \\)', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[] }>('say', '{f:note}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>('say', '取 {f:note}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} (,|且) {g:note}', ({ f, g }) => [...f, ...g]),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>('ask', '{g:ask} , [并|再|由此|并由此|且] {h:ask}', ({ g, h }) => [
    ...g,
    ...h,
  ]),
];

const NOTES: Rule[] = [
  ...rule<{ w: RawTerm; v: RawTerm }>('say', '{w:want} (为|是) {v:amount}', ({ w, v }) =>
    typeof w === 'object' && 'the' in w && !['formula', 'time', 'way'].includes(w.the)
      ? [fact('worth', w, v)]
      : null,
  ),
  ...['equation', 'inequality', 'range'].flatMap((kind) =>
    rule<{ e: string }>('note', `{e:${kind}}`, ({ e }) => [fact('holds', e)]),
  ),
  ...rule<{ t: string }>('note', '{t:letter} (为|是) 锐角', ({ t }) => [fact('acute', t)]),
  ...rule<{ t: string }>('note', '{t:letter} (为|是) [正] 常数', ({ t }) => [fact('constant', t)]),
  ...rule<object>('say', '(不计|忽略) (空气阻力|小球 的 大小|球 的 大小)', () => []),
  ...rule<object>(
    'say',
    '(空气阻力|球 的 大小|小球 的 大小) (不计|可以忽略|忽略不计|可忽略|可 忽略不计|可以 忽略不计)',
    () => [],
  ),
  ...rule<{ e: string }>('amount', '{e:expression}', ({ e }) => e),
  ...rule<{ e: string }>('amount', '{e:letter-e}', ({ e }) => e),
  ...rule<{ q: RawTerm }>('amount', '{q:quantity}', ({ q }) => q),
  ...Object.entries({ N: 'n', m: 'm|米', s: 's|秒', J: 'j', kg: 'kg|千克' }).flatMap(([unit, word]) =>
    rule<{ e: string }>('amount', `{e:expression} (${word})`, ({ e }) => ({ amount: e, unit })),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('amounts', '{a:amount} (和|与|,|及) {b:amount}', ({ a, b }) => ({
    all: [a, b],
  })),
];

const goalsOf = (t: RawTerm, manner: Partial<RawGoal> = {}): RawGoal[] =>
  eachOf(t).map((target) => ({ verb: 'find', target, ...manner }));
const inManner = (g: RawGoal[], m: Partial<RawGoal>): RawGoal[] => g.map((one) => ({ ...one, ...m }));

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('ask', '[试] (求|求出|计算|写出|求得) {t:want}', ({ t }) => goalsOf(t)),
  ...rule<{ e: string }>(
    'ask',
    '求 {e:amount} 的 [所有] (两个 可能 [的] 值|可能 值|可能 的 值|可能 取值)',
    ({ e }) => goalsOf({ the: 'values', of: [e] }),
  ),
  ...rule<{ m: Partial<RawGoal>; t: RawTerm }>('ask', '[求] 用 {m:terms} 表示 {t:want}', ({ m, t }) =>
    goalsOf(t, { terms: m as string[] }),
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'ask',
    '(证明|求证|试证明|试证) [:|,] {t:want} (为|是|等于) {v:amount}',
    ({ t, v }) => [{ verb: 'show', target: { the: 'shown', of: [t, v] } }],
  ),
  ...rule<{ e: string }>('ask', '(证明|求证|试证明|试证) [:|,] {e:equation}', ({ e }) => [
    { verb: 'show', target: { the: 'shown', of: [e] } },
  ]),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('ask', '{g:ask} [,] [答案|结果] {m:manner}', ({ g, m }) =>
    inManner(g, m),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'ask',
    '{g:ask} \\( [答案|结果] {m:manner} \\)',
    ({ g, m }) => inManner(g, m),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'ask',
    '{g:ask} , (速率|速度|时间|距离|高度|拉力) {m:manner}',
    ({ g, m }) => (g.length > 1 ? [...g.slice(0, -1), { ...g.at(-1)!, ...m }] : null),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('want', '{a:want} (和|与|及|以及|, 以及) {b:want}', ({ a, b }) =>
    eachOf(a).some(hasWhere) && eachOf(b).some((one) => !hasWhere(one) && !isFormula(one))
      ? null
      : { all: [...eachOf(a), ...eachOf(b)] },
  ),
  ...rule<{ w: RawTerm; s: RawTerm }>('want', '[当|在] {s:state} 时 [的|,|, 的] {w:want}', ({ w, s }) =>
    isAll(w) && w.all.some(hasWhere)
      ? null
      : asked(
          w,
          eachOf(s).map((each) => fact('when', each)),
        ),
  ),
  ...rule<{ w: RawTerm }>('want', '(此时|这时|该时刻) [的] {w:want}', ({ w }) =>
    asked(w, [fact('when', { the: 'then', of: [] })]),
  ),
  ...rule<{ e: string }>('want', '{e:amount} [的] [可能] 值', ({ e }) => ({ the: 'formula', of: [e] })),
  ...rule<{ e: string }>('want', '{e:amount}', ({ e }) => ({ the: 'formula', of: [e] })),
];

const DIGITS = [...'零一二三四五六'];
const TERMS = ['letter', 'letter-e'];
const MANNERS: Rule[] = [
  ...TERMS.flatMap((kind) => rule<{ t: string }>('term', `{t:${kind}}`, ({ t }) => t)),
  ...rule<{ a: string }>('terms', '{a:term}', ({ a }) => [a]),
  ...rule<{ a: string; b: string[] }>('terms', '{a:term} (,|和|与|及) {b:terms}', ({ a, b }) => [a, ...b]),
  ...rule<{ t: string[] }>('manner', '(用|以) {t:terms} 表示', ({ t }) => ({ terms: t })),
  ...rule<{ t: string[] }>('manner', '(用|以) [含] {t:terms} 的 (式子|表达式) 表示', ({ t }) => ({
    terms: t,
  })),
  ...rule<{ n: string }>('manner', '(保留|精确到) {n:digits} 位有效数字', ({ n }) => ({
    figures: { kind: 'figures' as const, digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '(保留|精确到) {n:digits} 位小数', ({ n }) => ({
    figures: { kind: 'places' as const, digits: Number(n) },
  })),
  ...rule<object>('manner', '(保留精确值|保留根号|写成精确值|给出精确值)', () => ({ exact: true as const })),
  ...rule<{ n: string }>('digits', '{n:number}', ({ n }) => n),
  ...DIGITS.flatMap((digit, count) => rule<object>('digits', digit, () => String(count))),
  ...rule<object>('digits', '两', () => '2'),
];

/** What is told and asked, by the names that other grammars have for it. */
const FOR_GRAVITY: Rule[] = [
  ...rule<{ f: RawFact[] }>('say', '{f:gravity-told}', ({ f }) => f),
  ...rule<{ g: RawGoal[] }>('goals', '{g:ask}', ({ g }) => g),
];

export const SENTENCE_RULES: Rule[] = [
  ...SENTENCES,
  ...NOTES,
  ...GOALS,
  ...MANNERS,
  ...CHINESE_GRAVITY,
  ...FOR_GRAVITY,
];
