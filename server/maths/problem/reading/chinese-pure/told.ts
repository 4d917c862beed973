import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** (b), as it stands in brackets of either kind. */
const isLabel = (text: string): boolean =>
  /^[（(](?:[a-h]|[ivx]{1,4}|\d)[)）]$/.test(text.replace(/[$\s]/g, ''));

/** What was told in another part, points that are feet, and how what is asked for is wanted. */
export const TOLD_RULES: Rule[] = [
  ...['expression', 'part-label'].flatMap((kind) =>
    rule<{ p: string }>(
      'region',
      `[第] {p:${kind}} [问|部分|题] 中 的 [该] (区域|阴影区域|阴影部分|图形)`,
      ({ p }, [at]) => (isLabel(p) ? reference('region', null, 'the', at) : null),
    ),
  ),
  ...rule<{ p: RawTerm; l: RawTerm; n: RawTerm }>(
    'facts',
    '(由|从|过|自) {p:point} 向 {l:line} (作|引) 垂线 , 垂足 [记] 为 {n:point}',
    ({ p, l, n }) => [fact('is', n, the('foot', p, l))],
  ),
  ...rule<{ g: RawGoal[] }>('goals', '要求 {g:goals}', ({ g }) => g),
  ...rule<{ f: RawFact[]; g: RawFact[]; a: RawGoal[] }>(
    'sentence',
    '(当|若) {f:facts} 时 , {g:facts} , {a:goals}',
    ({ f, g, a }) => asks(a, [...f, ...g]),
  ),
  ...rule<{ v: RawTerm; k: string }>(
    'goals',
    '(求|求出|计算) {v:value} {k:letter} [的 [所有|两个|全部] [可能|可能的] (值|取值)]',
    ({ v, k }) =>
      typeof v === 'object' && 'the' in v
        ? [{ verb: 'find', target: k, where: [fact('equal', k, v)] }]
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'wanted',
    '{v:value} 的 (值|取值|[所有|两个] [可能|可能的] (值|取值)|所有值)',
    ({ v }) => (typeof v === 'object' && 'the' in v ? v : null),
  ),
  ...(
    [
      ['正', 'positive'],
      ['负', 'negative'],
      ['非零', 'nonzero'],
    ] as const
  ).flatMap(([word, quality]) =>
    rule<{ k: string }>('goals', `(求|求出|计算) ${word} (常数|实数) {k:letter} [的 值]`, ({ k }) => [
      { verb: 'find', target: k, where: [fact(quality, k)] },
    ]),
  ),
];
