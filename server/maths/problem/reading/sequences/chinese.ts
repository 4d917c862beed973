import { asks, fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { inRow, IT, nth, plain, saidOf, total } from './terms.ts';

const KINDS = [
  ['arithmetic', '等差数列'],
  ['geometric', '等比数列'],
] as const;

const PROGRESSIONS: Rule[] = [
  ...KINDS.flatMap(([kind, noun]) => [
    ...rule<{ n: string }>('prog', `[该|一个] ${noun} [{n:sequence-name}]`, () => `p:${kind}`),
    ...rule<object>('kind', `[一个|某|另一个|该] ${noun}`, () => kind),
    ...rule<object>('prog', `公差不为 (零|0) 的 ${noun} [{n:sequence-name}]`, () =>
      kind === 'arithmetic' ? 'p:arithmetic!' : null,
    ),
    ...rule<object>('prog', `某 ${noun} [{n:sequence-name}]`, () => `p:${kind}`),
  ]),
  ...rule<object>('prog', '[该|此] 数列 [{n:sequence-name}]', () => 'p:'),
];

const VALUES: Rule[] = [
  ...['number', 'count', 'letter'].flatMap((kind) =>
    rule<{ n: string }>('how-many', `{n:${kind}}`, ({ n }) => plain(n)),
  ),
  ...rule<{ n: string; p: string }>(
    'term',
    '[{p:prog} 的] 第 {n:how-many} 项',
    ({ n, p }: { n: string; p?: string }) => nth(p ?? IT, n),
  ),
  ...rule<{ p: string }>('term', '[{p:prog} 的] 首项', ({ p }: { p?: string }) => nth(p ?? IT, '1')),
  ...rule<{ p: string }>('term', '[{p:prog} 的] 公差', ({ p }: { p?: string }) => the('difference', p ?? IT)),
  ...rule<{ p: string }>('term', '[{p:prog} 的] 公比', ({ p }: { p?: string }) => the('ratio', p ?? IT)),
  ...rule<{ n: string; p: string }>(
    'term',
    '[{p:prog} 的] 前 {n:how-many} 项 [的] 和',
    ({ n, p }: { n: string; p?: string }) => total(p ?? IT, n),
  ),
  ...rule<{ p: string }>(
    'term',
    '[{p:prog} 的] (无穷项和|各项和|所有项的和|无穷项的和|各项之和|所有项之和)',
    ({ p }: { p?: string }) => the('infinite', p ?? IT),
  ),
  ...rule<{ s: string }>('term', '{s:sequence-term}', ({ s }) => the('named', plain(s))),
  ...rule<{ t: RawTerm }>(
    'terms',
    '{t:term} (,|和) {u:term} (,|和) {v:term}',
    ({ t, u, v }: { t: RawTerm; u?: RawTerm; v?: RawTerm }) => ({ all: [t, u!, v!] }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'amounts',
    '{a:expression} , {b:expression} (,|和) {c:expression}',
    ({ a, b, c }) => ({ all: [a, b, c] }),
  ),
  ...['term', 'expression', 'quantity'].flatMap((kind) =>
    rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<{ k: string; v: RawTerm }>('amount', '{v:term} 的 {k:how-many} 倍', ({ k, v }) =>
    the('times', k, v),
  ),
];

const FACTS: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:term} (为|=) {b:amount}', ({ a, b }) => [
    fact('equal', a, b),
  ]),
  ...rule<{ a: RawTerm; e: string }>('facts', '{a:term} {e:equation}', ({ a, e }) => [
    fact('equal', a, plain(e).split('=')[0]!.trim()),
    fact('holds', plain(e)),
  ]),
  ...rule<{ c: string }>('facts', '{c:sequence-equation}', ({ c }) => [fact('holds', plain(c))]),
  ...rule<{ p: string; f: RawFact[] }>('facts', '(在|) {p:prog} 中 , {f:facts}', ({ p, f }) => [
    fact('spoken', p),
    ...saidOf(f, p),
  ]),
  ...rule<{ p: string; k: string }>('facts', '{p:prog} 为 {k:kind}', ({ p, k }) => [fact('kind', p, k)]),
  ...rule<{ a: RawTerm; k: string }>(
    'facts',
    '{a:terms} (依次|) (为|成|构成|组成) {k:kind} [的 (前三项|连续三项)]',
    ({ a, k }) => inRow(k, a),
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'facts',
    '{a:amounts} (依次|) (为|成|构成|组成) {k:kind} [的 (前三项|连续三项)]',
    ({ a, k }) => inRow(k, a),
  ),
  ...rule<{ p: string }>('facts', '{p:prog} 的 前 n 项 和 为 {s:sequence-term}', ({ p }) => [
    fact('spoken', p),
  ]),
  ...rule<{ p: string }>('facts', '{p:prog} 的 前 {n:letter} 项 和 为 {s:sequence-term}', ({ p }) => [
    fact('spoken', p),
  ]),
  ...rule<{ p: string }>('facts', '{s:sequence-term} 为 {p:prog} 的 前 {n:letter} 项 和', ({ p }) => [
    fact('spoken', p),
  ]),
  ...rule<{ p: string }>('facts', '记 {s:sequence-term} 为 {p:prog} 的 前 {n:letter} 项 和', ({ p }) => [
    fact('spoken', p),
  ]),
  ...rule<{ p: string }>('facts', '记 {p:prog} 的 前 {n:letter} 项 和 为 {s:sequence-term}', ({ p }) => [
    fact('spoken', p),
  ]),
  ...rule<{ d: string }>('facts', '公差 不为 (零|0)', () => [fact('step not zero', IT)]),
  ...rule<{ p: string }>('facts', '{p:prog} [的] (各项均为正数|各项均为正)', ({ p }) => [
    fact('all positive', p),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} , 已知 {g:facts}', ({ f, g }) => [...f, ...g]),
  ...rule<object>('facts', '(各项均为正数|各项都是正数)', () => [fact('all positive', IT)]),
  ...rule<{ a: RawTerm; b: RawTerm }>('compared', '{a:term} (大于|超过) {b:amount}', ({ a, b }) => [
    fact('greater', a, b),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>('compared', '{a:term} 小于 {b:amount}', ({ a, b }) => [
    fact('less', a, b),
  ]),
  ...rule<{ c: string }>('compared', '{c:sequence-inequality} [成立]', ({ c }) => [
    fact('compared', plain(c)),
  ]),
];

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('wanted', '{t:term} [的 值]', ({ t }) => t),
  ...rule<{ t: RawTerm; k: string }>('wanted', '{t:term} {k:letter} [的 值]', ({ t }) => t),
  ...rule<{ t: RawTerm; k: string; u: RawTerm; l: string }>(
    'wanted',
    '{t:term} {k:letter} (和|,) {u:term} {l:letter}',
    ({ t, u }) => ({ all: [t, u] }),
  ),
  ...rule<{ k: string; c: RawFact[] }>(
    'goals',
    '求 使 [得] {c:compared} 的 最小 [的] 正整数 {k:letter} [的 值]',
    ({ k, c }) => [{ verb: 'find', target: the('least', plain(k)), where: c }],
  ),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('sentence', '{c:facts} , {g:goals}', ({ c, g }): Said =>
    asks(g, c),
  ),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('sentence', '(当|若) {c:facts} 时 , {g:goals}', ({ c, g }): Said =>
    asks(g, c.map(here)),
  ),
];

const here = ({ relation, of: all }: RawFact): RawFact => fact(`here ${relation}`, ...all);

export const CHINESE_SEQUENCES: Rule[] = [...PROGRESSIONS, ...VALUES, ...FACTS, ...GOALS];
