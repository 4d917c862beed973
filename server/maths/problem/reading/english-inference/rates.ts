import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isCountUnit, UNIT_WORDS } from '../statistics/spans.ts';

const CHANCY =
  'at random|randomly|independently|singly|independently of each other|independently of one another';
const MAY_BE = '(is|are|was|were|can be|may be|has been|could be)';
const HAS = `(has|have|follows|follow|is modelled by|are modelled by|can be modelled by|may be modelled by|is well modelled by|may be assumed to have|may be assumed to follow|can be assumed to have|can be assumed to follow|is assumed to have|is assumed to follow|${MAY_BE} assumed to have|${MAY_BE} assumed to follow|is known to have|is known to follow)`;

/** How long or how much is looked at: "2 hours", "an hour", "3 pages", "one week". */
const INTERVALS: Rule[] = [
  ...rule<{ v: string }>('interval', '{v:amount}', ({ v }) => (isCountUnit(v) ? v : null)),
  ...UNIT_WORDS.flatMap((word) => rule<object>('unit-word', `(${word}|${word}s)`, () => word)),
  ...rule<{ w: string }>(
    'interval',
    '[a|an|the|each|every|any|one|another] [randomly chosen|random|given|particular|single|typical|further|later|randomly selected|working] {w:unit-word}',
    ({ w }) => `1⟨${w}⟩`,
  ),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; w: string }>(
      'interval',
      `{n:${kind}} [randomly chosen|random|consecutive|successive|randomly selected] {w:unit-word}`,
      ({ n, w }) => `${n}⟨${w}⟩`,
    ),
  ),
  ...rule<{ i: string }>(
    'period',
    '[a|an|any|the|one|each|every|another|this] [randomly chosen|random|given|particular|single|further|later|randomly selected|next] {i:interval} [(period|interval|length|section|stretch|piece|strip|roll|sample|session|shift|time interval|period of time) [of {w:open}]|of {w:open}]',
    ({ i }) => i,
  ),
  ...rule<{ i: string }>(
    'period',
    '[a|an|any|the|each|another] [randomly chosen|random|given|particular|further|randomly selected] (period|interval|length|section|stretch|piece|area|volume|sample|time|time interval) of [length] {i:interval} [of {w:open}]',
    ({ i }) => i,
  ),
  ...rule<{ i: string; w: string }>(
    'period',
    '[a|an|any|the|each] [randomly chosen|random|given|particular] {i:interval} [working] (week|day|month|year|session|shift)',
    ({ i }) => i,
  ),
  ...rule<{ i: string }>('period', 'the (next|first|last) {i:interval} [of {w:open}]', ({ i }) => i),
  ...rule<{ i: string }>('during', '(in|during|over|within|for|on|per|throughout) {i:period}', ({ i }) => i),
];

/** "2.4 per hour", "once every 5 minutes", "3 calls every 10 minutes". */
const RATES: Rule[] = [
  ...rule<{ v: string; w: string; i: string }>(
    'rate',
    '{v:number} [{w:open}] (per|every|a|an|each|for every|in each|in every|in) {i:interval}',
    ({ v, i }) => the('rate', v, i),
  ),
  ...rule<{ v: string; u: string; w: string }>('rate', '{v:amount} [{w:open}]', ({ v }) => {
    const [, number, unit] = /^(.*)⟨per ([a-z]+)⟩$/.exec(v) ?? [];
    return unit ? the('rate', number!, `1⟨${unit}⟩`) : null;
  }),
  ...rule<{ i: string }>('rate', 'once every {i:interval}', ({ i }) => the('rate', '1', i)),
  ...rule<{ r: RawTerm }>(
    'rated',
    '[at] (a|an|the|) [constant|uniform|fixed|steady] [average|mean] (rate|rate of occurrence) of {r:rate}',
    ({ r }) => r,
  ),
  ...rule<{ r: RawTerm }>(
    'rated',
    '(with|at) (a|an) [constant] (mean|average) [number] of {r:rate}',
    ({ r }) => r,
  ),
  ...rule<object>('chancy', `(${CHANCY})`, () => ''),
  ...rule<object>('chancy', 'independently of {w:open} [and (of each other|of one another)]', () => ''),
  ...rule<object>('chancy', '{a:chancy} [,|and|, and] {b:chancy}', () => ''),
  ...rule<object>('chancily', '[,] {a:chancy} [,] [and]', () => ''),
  ...rule<{ a: string }>('doing', '{a:open}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('doing', '{a:open} the same {b:open}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ w: string; r: RawTerm }>(
    'facts',
    '[on average ,] {w:doing} [{c:chancily}] [and] {r:rated} [[,] [and] {d:chancy}]',
    ({ w, r }) => rated(w, r),
  ),
  ...rule<{ w: string; r: RawTerm }>('facts', 'in {a:open} , {w:open} [{c:chancily}] {r:rated}', ({ w, r }) =>
    rated(w, r),
  ),
  ...rule<{ w: string; r: RawTerm; v: string; s: RawTerm }>(
    'facts',
    '{w:doing} [{c:chancily}] [and] {r:rated} [,] and {v:doing} [{d:chancily}] [and] {s:rated}',
    ({ w, r, v, s }) => [...(rated(w, r) ?? []), ...(rated(v, s) ?? [])],
  ),
  ...rule<{ a: string; w: string; r: RawTerm }>(
    'facts',
    '{a:open} [on] (average|an average of|a mean of) {v:number} {w:open} (per|every|each|in|in each|in every) {i:interval}',
    ({ a, w, v, i }: { a: string; w: string; v?: string; i?: string }) => [
      fact('rate', `${a} ${w}`, v!, i!, ''),
    ],
  ),
  ...rule<{ v: string; w: string; i: string }>(
    'facts',
    '(on average|on average there are|there are , on average ,|there are on average|there is an average of) [,] [there are] {v:number} {w:open} (per|every|each|in|in each|in every) {i:interval}',
    ({ v, w, i }) => [fact('rate', w, v, i, '')],
  ),
  ...rule<{ v: string; w: string; i: string }>(
    'facts',
    '[the] (average|mean) number of {w:open} (per|in|in each|every|each|on|during) {i:period} (is|was) {v:number}',
    ({ v, w, i }) => [fact('rate', w, v, i, '')],
  ),
  // The number of faults in a 1-metre length of cloth, X, has the distribution Po(1.4).
  ...rule<{ w: string; i: string; x: string; l: RawTerm }>(
    'facts',
    `[the] number [, {x:label} ,] of {w:open} [, {y:label} ,] {i:during} [, {z:label} ,] [{t:open}] ${HAS} {l:poisson-law}`,
    ({ w, i, l, x, y, z }: { w: string; i: string; l: RawTerm; x?: string; y?: string; z?: string }) => [
      fact('rate', w, l, i, x ?? y ?? z ?? ''),
    ],
  ),
  ...rule<{ i: string; w: string; l: RawTerm }>(
    'facts',
    `{i:during} [,] the number of {w:open} ${HAS} {l:poisson-law}`,
    ({ w, i, l }) => [fact('rate', w, l, i, '')],
  ),
  ...rule<{ v: string }>(
    'poisson-law',
    '(a|the) Poisson distribution with (mean|parameter) {v:number}',
    ({ v }) => v,
  ),
  ...rule<{ v: string }>(
    'poisson-law',
    '(a|the) poisson distribution with (mean|parameter) [of] {v:number}',
    ({ v }) => v,
  ),
  ...rule<{ d: string }>('poisson-law', '(the|a) [poisson] distribution {d:law}', ({ d }) => poissonIn(d)),
  ...rule<{ d: string }>('poisson-law', '{d:law}', ({ d }) => poissonIn(d)),
  ...rule<{ w: string }>(
    'facts',
    `[it (may be|is|can be) assumed that] [the] number of {w:open} [{i:during}] ${HAS} a poisson distribution`,
    () => [fact('scene', 'poisson')],
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'facts',
    `[the] number of {w:open} [{i:during}] ${HAS} a poisson distribution (with|having) (a|an|) (mean|average) [rate] [of] {r:rate}`,
    ({ w, r }) => rated(w, r),
  ),
];

function rated(words: string, rate: RawTerm): RawFact[] | null {
  const [v, i] = typeof rate === 'object' && 'the' in rate ? rate.of : [];
  return v && i ? [fact('rate', words, v, i, '')] : null;
}

const poissonIn = (law: string): string | null =>
  /^\s*\\?(?:mathrm\{)?Po\}?\s*\(([^,()]{1,40})\)\s*$/.exec(law)?.[1]?.trim() ?? null;

const LARGE = 'greater|more|larger';
const SMALL = 'less|fewer|smaller';

/** How many of them: what is asked. */
const ASKED: Rule[] = [
  ...rule<object>('how-many', 'no', () => the('range', '=', '0')),
  ...rule<object>('how-many', '(some|at least one|one or more)', () => the('range', '>=', '1')),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string }>('count-range', `(${LARGE}) than {n:${kind}}`, ({ n }) => the('range', '>', n)),
    ...rule<{ n: string }>('count-range', `(${SMALL}) than {n:${kind}}`, ({ n }) => the('range', '<', n)),
    ...rule<{ n: string }>('count-range', `[exactly|equal to] {n:${kind}}`, ({ n }) => the('range', '=', n)),
  ]),
  ...rule<{ h: RawTerm }>('count-range', '{h:how-many}', ({ h }) => h),
  ...rule<{ a: string; b: string }>('counted-names', '{a:open} and {b:open}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string }>('counted-names', '{a:open}', ({ a }) => a),
  ...rule<{ c: RawTerm; w: string; i: string }>(
    'value',
    '[the] probability (that|of) [there (are|is|will be|were)] {c:how-many} {w:open} {i:during}',
    ({ c, w, i }) => the('happenings', c, w, i),
  ),
  ...rule<{ c: RawTerm; w: string; i: string }>(
    'value',
    '[the] probability that [,] {i:during} [,] [there (are|is|will be|were)] {c:how-many} {w:open}',
    ({ c, w, i }) => the('happenings', c, w, i),
  ),
  ...rule<{ c: RawTerm; w: RawTerm; i: string }>(
    'value',
    '[the] probability that [,] [{i:during} ,] [the] [total|combined] number of {w:counted-names} [{j:during}] (is|will be) {c:count-range} [{k:during}]',
    ({ c, w, i, j, k }: { c: RawTerm; w: RawTerm; i?: string; j?: string; k?: string }) => {
      const [span, more] = [i, j, k].filter((one) => one !== undefined);
      return span !== undefined && more === undefined ? the('happenings', c, w, span) : null;
    },
  ),
  ...rule<{ c: RawTerm; w: RawTerm; i: string }>(
    'value',
    '[the] probability that [,] {i:during} [,] {c:how-many} [{v:open}] {w:counted-names}',
    ({ c, w, i }) => (typeof w === 'object' ? the('happenings', c, w, i) : null),
  ),
  ...rule<{ c: RawTerm; w: RawTerm; i: string; t: string }>(
    'value',
    '[the] probability that [there (are|is|will be)] [a total of] {c:how-many} {w:counted-names} [in total|altogether] {i:during}',
    ({ c, w, i }) => (typeof w === 'object' ? the('happenings', c, w, i) : null),
  ),
  ...rule<{ a: string; c: RawTerm; w: string; i: string }>(
    'value',
    '[the] probability that [,] {a:open} {c:how-many} [{w:open}] {i:during}',
    ({ a, c, w, i }: { a: string; c: RawTerm; w?: string; i: string }) =>
      the('happenings', c, `${a} ${w ?? ''}`, i),
  ),
  ...rule<{ a: string; c: RawTerm; w: string; i: string }>(
    'value',
    '[the] probability that [,] {i:during} [,] {a:open} {c:how-many} [{w:open}]',
    ({ a, c, w, i }: { a: string; c: RawTerm; w?: string; i: string }) =>
      the('happenings', c, `${a} ${w ?? ''}`, i),
  ),
];

export const RATE_RULES: Rule[] = [...INTERVALS, ...RATES, ...ASKED];
