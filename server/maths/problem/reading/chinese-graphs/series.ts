import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { equalEach, firstOnes, termsOf, withSums } from '../shared/progressions.ts';
import { type Rule, rule } from '../rule.ts';

const KINDS = [
  ['arithmetic', '等差'],
  ['geometric', '等比'],
] as const;

/** 十二, 二十. */
const NUMBERS: Rule[] = [
  ...rule<{ d: string }>('large-count', '十 {d:count}', ({ d }) =>
    Number(d) < 10 ? String(10 + Number(d)) : null,
  ),
  ...rule<{ t: string }>('large-count', '{t:count} 十', ({ t }) =>
    Number(t) < 10 ? String(10 * Number(t)) : null,
  ),
  ...rule<{ t: string; d: string }>('large-count', '{t:count} 十 {d:count}', ({ t, d }) =>
    Number(t) < 10 && Number(d) < 10 ? String(10 * Number(t) + Number(d)) : null,
  ),
  ...['number', 'letter', 'count', 'large-count', 'expression'].flatMap((kind) => [
    ...rule<{ n: string }>('nth-term', `第 {n:${kind}} 项`, ({ n }) => n),
    ...rule<{ n: string }>('first-terms', `前 {n:${kind}} 项`, ({ n }) => n),
  ]),
  ...rule<object>('nth-term', '首项', () => '1'),
  ...rule<{ a: string; b: string }>('nth-terms', '{a:nth-term} (和|与|及|,) {b:nth-term}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; rest: RawTerm }>('nth-terms', '{a:nth-term} , {rest:nth-terms}', ({ a, rest }) =>
    isAll(rest) ? { all: [a, ...rest.all] } : null,
  ),
  ...rule<{ n: string }>('nth-terms', '前 {n:count} 项', ({ n }) => firstOnes(n)),
];

const SAME = '(分别|依次|恰好|恰|正好|,|) (是|为|等于|构成|成为|组成|成)';

/** S_n = 2n² + 5n. */
const sumsIn = (p: RawTerm, n: string, s: string): RawFact[] | null => {
  const [name, of] = halvesOf(s);
  return name !== null && name.startsWith('S_') ? withSums(p, n, of, name) : null;
};

/** Progressions and what is said of their terms and sums. */
const PROGRESSIONS: Rule[] = [
  ...rule<{ p: RawTerm; n: string; s: string }>(
    'facts',
    '{p:progression} [的] {n:first-terms} [的|之] 和 (记为|为|是) {s:equation}',
    ({ p, n, s }) => sumsIn(p, n, s),
  ),
  ...rule<{ p: RawTerm; n: string; s: string }>(
    'facts',
    '{p:progression} [的] {n:first-terms} [的|之] 和 (为|是) {s:expression}',
    ({ p, n, s }) => withSums(p, n, s),
  ),
  ...KINDS.flatMap(([kind, noun]) => [
    ...rule<object>('progression', `(某|某个|一|另一个|另一|有一个) ${noun} (数列|级数)`, (_, [at]) =>
      reference(`${kind} progression`, null, 'a', at),
    ),
    ...rule<object>('progression', `(该|此|这个) [${noun}] (数列|级数)`, (_, [at]) =>
      reference(`${kind} progression`, null, 'the', at),
    ),
    ...rule<object>('progression', `${noun} (数列|级数)`, (_, [at]) =>
      reference(`${kind} progression`, null, 'any', at),
    ),
  ]),
  ...rule<{ p: RawTerm; n: string }>('value', '{p:progression} [的] {n:nth-term}', ({ p, n }) =>
    the('term', p, n),
  ),
  ...rule<{ p: RawTerm; n: string }>(
    'value',
    '{p:progression} [的] {n:first-terms} [的|之] [总] 和',
    ({ p, n }) => the('sum', p, n),
  ),
  ...rule<{ p: RawTerm }>(
    'value',
    '{p:progression} [的] (无穷和|无穷项 [的|之] 和|无穷项和|无限项 [的|之] 和|各项 [的|之] 和|所有项 [的|之] 和|无穷级数 的 和|和 的 极限)',
    ({ p }) => the('sum to infinity', p),
  ),
  ...rule<{ p: RawTerm; o: RawTerm; v: RawTerm }>(
    'facts',
    `{p:progression} [的] {o:nth-terms} ${SAME} {v:values}`,
    ({ p, o, v }) => equalEach(termsOf(p, o), isAll(v) ? v.all : null),
  ),
  ...rule<{ p: RawTerm; o: RawTerm; q: RawTerm; r: RawTerm }>(
    'facts',
    `{p:progression} [的] {o:nth-terms} ${SAME} {q:progression} [的] [连续的] {r:nth-terms}`,
    ({ p, o, q, r }) => equalEach(termsOf(p, o), termsOf(q, r)),
  ),
  ...rule<{ p: RawTerm; o: RawTerm }>('wanted', '{p:progression} [的] 首项 (和|与|及) (公差|公比)', ({ p }) =>
    common(p),
  ),
  ...rule<{ p: RawTerm }>('wanted', '{p:progression} [的] (公差|公比) (和|与|及) 首项', ({ p }) =>
    common(p, true),
  ),
];

/** The first term and what is common, of the kind that the progression has. */
function common(p: RawTerm, isTurned = false): RawTerm | null {
  if (typeof p !== 'object' || !('a' in p)) return null;
  const all = [
    the('term', p, '1'),
    the(p.a.startsWith('arithmetic') ? 'common difference' : 'common ratio', p),
  ];
  return { all: isTurned ? all.toReversed() : all };
}

/** The same without the progression, which was spoken of before. */
const SPOKEN: Rule[] = KINDS.flatMap(([kind]) => {
  const name = `${kind} progression`;
  const spoken = (at: number): RawTerm => reference(name, null, 'left out', at);
  const isArithmetic = kind === 'arithmetic';
  const [noun, property] = isArithmetic ? ['公差', 'common difference'] : ['公比', 'common ratio'];
  return [
    ...rule<{ n: string }>('value', '[其|它的] {n:nth-term}', ({ n }, [at]) => the('term', spoken(at), n)),
    ...rule<{ n: string }>('value', '[其|它的] {n:first-terms} [的|之] [总] 和', ({ n }, [at]) =>
      the('sum', spoken(at), n),
    ),
    ...rule<object>('value', `[其|它的] ${noun}`, (_, [at]) => the(property!, spoken(at))),
    ...rule<object>(
      'value',
      '[其|它的] (无穷和|无穷项 [的|之] 和|无穷项和|无限项 [的|之] 和|各项 [的|之] 和|所有项 [的|之] 和)',
      (_, [at]) => (isArithmetic ? null : the('sum to infinity', spoken(at))),
    ),
    ...rule<{ o: RawTerm; v: RawTerm }>(
      'facts',
      `[其|它的] {o:nth-terms} ${SAME} {v:values}`,
      ({ o, v }, [at]) => equalEach(termsOf(spoken(at), o), isAll(v) ? v.all : null),
    ),
    ...rule<{ n: string; s: string }>(
      'facts',
      '{n:first-terms} [的|之] 和 (记为|为|是) {s:equation}',
      ({ n, s }, [at]) => {
        const [name_, of] = halvesOf(s);
        return name_ !== null && name_.startsWith('S_')
          ? [fact('equal', the('sum', spoken(at), n), of)]
          : null;
      },
    ),
    ...rule<{ n: string; m: string; v: RawTerm }>(
      'wanted',
      '(使 [得]|满足) {n:first-terms} [的|之] 和 (大于|超过) {v:value} 的 最小 [的] [正整数] {m:letter} [的] [值]',
      ({ n, m, v }, [at]) =>
        n === m ? { the: 'least', of: [m], where: [fact('greater', the('sum', spoken(at), n), v)] } : null,
    ),
  ];
});

const halvesOf = (equation: string): [string, string] | [null, null] => {
  const at = equation.indexOf('=');
  return at < 0
    ? [null, null]
    : [equation.slice(0, at).replace(/[\s$]/g, ''), equation.slice(at + 1).replace(/\$/g, '')];
};

const expansionOf = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const OF = '[的] [二项] (展开式|展开式 中|展开 中)';
const UP = '[中] [,] [按 {x:letter} [的] 升幂 [排列] [的]]';

/** Expansions, their terms and coefficients. */
const EXPANSIONS: Rule[] = [
  ...rule<{ e: string; x?: string }>('expansion', `[在] {e:expression} ${OF}`, ({ e }) => e),
  ...rule<{ e: string; p: string }>(
    'value',
    `{e:expression} ${OF} [的] {p:expression} [项] 的 系数`,
    ({ e, p }) => the('coefficient', e, p),
  ),
  ...rule<{ p: string }>(
    'value',
    '[展开式 中|展开式 中 的|其中] {p:expression} [项] 的 系数',
    ({ p }, [at]) => the('coefficient', reference('expansion', null, 'left out', at), p),
  ),
  ...rule<{ e: string }>('value', `{e:expression} ${OF} [的] 常数项`, ({ e }) =>
    the('coefficient', e, 'x^0'),
  ),
  ...rule<{ e: string; x: string }>(
    'value',
    `{e:expression} ${OF} [的] (不含 {x:letter} 的 [常数] 项|与 {x:letter} 无关的项)`,
    ({ e, x }) => the('coefficient', e, `${x}^0`),
  ),
  ...rule<{ e: string; f: RawFact[]; n?: RawFact[] }>(
    'facts',
    `[在] {e:expression} ${OF} [, 其中 {n:note}] [,] {f:facts}`,
    ({ e, f, n }, [at]) => [fact('is', { ...reference('expansion', null, 'a', at) }, e), ...(n ?? []), ...f],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:value} (与|和) {b:value} 相等', ({ a, b }) => [
    fact('equal', a, b),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm; n: string }>(
    'facts',
    '{a:value} (是|为|等于) {b:value} 的 {n:count} 倍',
    ({ a, b, n }) => [fact('equal', a, the('times', n, b))],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; n: string }>(
    'facts',
    '{a:value} (是|为|等于) {b:value} 的 {n:number} 倍',
    ({ a, b, n }) => [fact('equal', a, the('times', n, b))],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:value} (是|为|等于) {b:value} 的 两倍', ({ a, b }) => [
    fact('equal', a, the('times', '2', b)),
  ]),
  ...rule<{ e: string; x?: string; n: string }>(
    'wanted',
    `{e:expression} ${OF} ${UP} [的] 前 {n:count} 项`,
    ({ e, x, n }, [at]) => the('first terms', expansionOf(e, at), x ?? 'x', n),
  ),
  ...rule<{ e: string; x: string; n: string }>(
    'goals',
    '按 {x:letter} 的 升幂 [顺序|排列] [,] (写出|求出|求|展开) {e:expression} [的] [展开式] [中|的] [前] {n:count} 项',
    ({ e, x, n }, [at]) => [{ verb: 'find', target: the('first terms', expansionOf(e, at), x, n) }],
  ),
  ...rule<{ e: string; x: string; n: string }>(
    'wanted',
    '{e:expression} 按 {x:letter} [的] 升幂 [排列|展开] [的] [展开式] [中|的] 前 {n:count} 项',
    ({ e, x, n }, [at]) => the('first terms', expansionOf(e, at), x, n),
  ),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    '(将|把) {e:expression} 按 {x:letter} [的] 升幂 展开 [,] (写到|展开到|直到|到|至|写至|直至) [含] {p:expression} [的] [项] [为止]',
    ({ e, x, p }, [at]) => [{ verb: 'find', target: the('expansion', expansionOf(e, at), x, p) }],
  ),
];

export const SERIES_RULES: Rule[] = [...NUMBERS, ...PROGRESSIONS, ...SPOKEN, ...EXPANSIONS];
