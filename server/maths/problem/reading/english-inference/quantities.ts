import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { normalIn } from '../statistics/phrases.ts';
import { type Rule, rule } from '../rule.ts';
import { asEach, asWhole } from '../statistics/quantities.ts';

const LARGER =
  'more|greater|larger|longer|heavier|taller|higher|older|faster|slower|bigger|further|wider|thicker|later';
const SMALLER = 'less|smaller|shorter|lighter|lower|younger|thinner|narrower|cheaper';
const IS = '(is|was|will be|are|were|lies|lie|weighs|weigh|takes|take|lasts|last|costs|cost|is found to be)';
const SAMPLE = '(a random sample of|a sample of|the|a batch of|a pack of|)';

/** "16 plants lies between": the verb is no part of the name. */
const ENDS_WITH_VERB =
  / (?:is|are|was|were|lies|lie|weighs?|takes?|lasts?|costs?|will be|differs?|exceeds?|have|has)$/;

/** What may be measured of things that are taken at random, put together. */
const QUANTITIES: Rule[] = [
  ...rule<{ w: string }>('measured', '{w:open}', ({ w }) => the('one', w)),
  ...rule<{ x: string }>('measured', '{x:rv}', ({ x }) => the('one', x)),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; w: string }>('taken', `${SAMPLE} {n:${kind}} {w:open}`, ({ n, w }) =>
      ENDS_WITH_VERB.test(w) ? null : the('several', n, w),
    ),
    ...rule<{ n: string; x: string }>(
      'taken',
      `${SAMPLE} {n:${kind}} [random|randomly chosen] [independent] (values|observations) of {x:rv}`,
      ({ n, x }) => the('several', n, x),
    ),
    ...rule<{ k: string; q: RawTerm }>('measured', `{k:${kind}} times {q:measured}`, ({ k, q }) =>
      the('multiple', k, q),
    ),
  ]),
  ...rule<{ w: string }>('taken-one', '(a|an|one|another) {w:open}', ({ w }) => the('several', '1', w)),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'all-taken',
    '({a:taken}|{a:taken-one}) and ({b:taken}|{b:taken-one})',
    ({ a, b }) => ({
      all: [a, b],
    }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'all-taken',
    '({a:taken}|{a:taken-one}) , ({b:taken}|{b:taken-one}) and ({c:taken}|{c:taken-one})',
    ({ a, b, c }) => ({ all: [a, b, c] }),
  ),
  ...rule<{ a: RawTerm }>('all-taken', '{a:taken}', ({ a }) => a),
  ...rule<{ m: string; t: RawTerm }>(
    'measured',
    '[the|their|his|her] (total|combined|sum of the) {m:open} (of|for|taken by|taken for|on|in) {t:all-taken}',
    ({ m, t }) => asWhole(m, t),
  ),
  ...rule<{ m: string; t: RawTerm }>(
    'measured',
    '{t:taken} [together|in total|have a total {m:open}]',
    ({ m, t }) => (m === undefined ? null : asWhole(m, t)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('measured', '[the] sum of {a:measured} and {b:measured}', ({ a, b }) =>
    the('plus', a, b),
  ),
  ...rule<{ t: RawTerm }>('measured', '[the] sum of {t:taken}', ({ t }) => asWhole('', t)),
  ...rule<{ m: string; a: string; b: string }>(
    'measured',
    '[the] (total|combined) {m:open} (of|for) {a:open} and {b:open}',
    ({ m, a, b }) => the('plus', the('one', `${m} of ${a}`), the('one', `${m} of ${b}`)),
  ),
  ...(
    [
      ['(twice|double)', '2'],
      ['half', '1/2'],
      ['three times', '3'],
      ['four times', '4'],
      ['one third of', '1/3'],
    ] as const
  ).flatMap(([words, k]) =>
    rule<{ q: RawTerm }>('measured', `${words} [that of] {q:measured}`, ({ q }) => the('multiple', k, q)),
  ),
  ...rule<{ p: string; q: RawTerm }>('measured', '{p:percent} of {q:measured}', ({ p, q }) =>
    the('multiple', p, q),
  ),
  ...rule<{ m: string; t: RawTerm }>(
    'measured',
    '[the|their] (mean|average) [{m:open}] (of|for|taken by) {t:taken}',
    ({ m, t }) => asEach('average', m ?? '', t),
  ),
  ...rule<{ n: string; x: string }>(
    'measured',
    '[the] (mean|average) of [a|the] [random] sample of [size] {n:number} [(values|observations)] [of {x:rv}] [from this (distribution|population)]',
    ({ n, x }: { n: string; x?: string }) => the('average', n, x ?? ''),
  ),
  ...rule<{ w: string }>('measured', '[the] sample mean [{w:open}]', ({ w }: { w?: string }) =>
    the('sample mean', w ?? ''),
  ),
  ...rule<{ w: string }>(
    'measured',
    '[the] mean [{w:open}] (of|in|for) (the|this|a|their) [random] sample',
    () => the('sample mean', ''),
  ),
  ...rule<{ e: string }>('measured', '{e:expression}', ({ e }) =>
    /^(?:x̄|X̄|\\(?:bar|overline)\{?[xX]\}?)$/.test(e.trim()) ? the('sample mean', '') : null,
  ),
];

interface Compared {
  a: RawTerm;
  b: RawTerm;
  v: string;
  w: string;
  r: RawTerm;
}
const isOne = (one: RawTerm): boolean => typeof one === 'object' && 'the' in one && one.the === 'one';
const compared = (sign: string, a: RawTerm, b: RawTerm, v = '0'): RawTerm => the('compared', sign, a, b, v);

/** What is said of how large one is beside another, or beside a value. */
const COMPARED: Rule[] = [
  ...rule<Compared>('comparison', `{a:measured} [${IS}] {r:range-of}`, ({ a, r }) =>
    isOne(a) ? null : the('measured so', a, r),
  ),
  ...(
    [
      ['>', LARGER],
      ['<', SMALLER],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<Compared>('comparison', `{a:measured} ${IS} (${words}) than {b:measured}`, ({ a, b }) =>
      compared(sign, a, b),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} ${IS} (at least|more than|over) {v:amount} (${words}) than {b:measured}`,
      ({ a, b, v }) => compared(sign, a, b, v),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} ${IS} {v:amount} or more (${words}) than {b:measured}`,
      ({ a, b, v }) => compared(sign, a, b, v),
    ),
  ]),
  ...rule<Compared>('comparison', '{a:measured} (exceeds|exceed) {b:measured}', ({ a, b }) =>
    compared('>', a, b),
  ),
  ...rule<Compared>(
    'comparison',
    '{a:measured} (exceeds|exceed) {b:measured} by (more than|at least|over) {v:amount}',
    ({ a, b, v }) => compared('>', a, b, v),
  ),
  ...(
    [
      ['near', 'less than|at most|no more than|not more than'],
      ['far', 'more than|at least|over'],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<Compared>(
      'comparison',
      `{a:measured} (differs|differ) from {b:measured} by (${words}) {v:amount}`,
      ({ a, b, v }) => compared(sign, a, b, v),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} and {b:measured} differ by (${words}) {v:amount}`,
      ({ a, b, v }) => compared(sign, a, b, v),
    ),
    ...rule<Compared & { m: string }>(
      'comparison',
      `the {m:open} of {t:all-taken} differ by (${words}) {v:amount}`,
      ({ m, v, t }: Compared & { m: string; t?: RawTerm }) => asDifference(sign, m, t!, v),
    ),
    ...rule<Compared>(
      'comparison',
      `[the] difference (between|in) {a:measured} and {b:measured} is (${words}) {v:amount}`,
      ({ a, b, v }) => compared(sign, a, b, v),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} (differs|differ) from {w:amount} by (${words}) {v:amount}`,
      ({ a, v, w }) => the('measured so', a, the('range', sign === 'near' ? 'about' : 'apart', w, v)),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} (differs|differ) from (the|its) (population mean|true mean|mean of the population|population mean {u:open}) by (${words}) {v:amount}`,
      ({ a, v }) => the('measured so', a, the('range', sign, v)),
    ),
    ...rule<Compared>(
      'comparison',
      `{a:measured} is within {v:amount} of (the|its) (population mean|true mean|mean of the population|population mean {u:open}|mean)`,
      ({ a, v }) => (sign === 'near' ? the('measured so', a, the('range', sign, v)) : null),
    ),
  ]),
  ...rule<{ c: RawTerm }>('value', '[the] probability that [,] {c:comparison}', ({ c }) => c),
  ...rule<{ c: RawTerm; w: string }>(
    'value',
    '[the] probability that [,] (in|on|for|over|during) {w:open} , {c:comparison}',
    ({ c }) => c,
  ),
];

/** "The masses of two bags differ by less than 5 g". */
function asDifference(sign: string, measure: string, taken: RawTerm, value: string): RawTerm | null {
  if (typeof taken !== 'object' || !('the' in taken) || taken.the !== 'several') return null;
  const [n, words] = taken.of as string[];
  const one = the('one', `${measure} of ${words}`);
  return n === '2' ? compared(sign, one, one, value) : null;
}

/** Two populations or variables, told beside each other. */
const TWO: Rule[] = [
  ...rule<{ a: string; b: string; d: string; e: string }>(
    'facts',
    '{a:named} and {b:open} (have|follow) [the] [independent] [normal] distributions {d:law} and {e:law} [respectively]',
    ({ a, b, d, e }) => both(a, b, momentsIn(d), momentsIn(e)),
  ),
  ...rule<{ a: string; b: string; d: string; e: string }>(
    'facts',
    '[the] [independent] [random variables] {a:label} and {b:label} (have|follow) [the] [independent] [normal|poisson] distributions {d:law} and {e:law} [respectively]',
    ({ a, b, d, e }) => [fact('distribution', `${a} ~ ${d}`), fact('distribution', `${b} ~ ${e}`)],
  ),
  ...['{a:named} and {b:open}', '[the] [independent] [random variables] {a:label} and {b:label}'].flatMap(
    (names) => [
      ...rule<{ a: string; b: string; m: string; n: string; s: string; t: string }>(
        'facts',
        `${names} (are|have|follow) ([independent and|independent|independently|] normally distributed|[independent] normal distributions) [,] with means {m:amount} and {n:amount} [respectively] [,] and standard deviations {s:amount} and {t:amount} [respectively]`,
        ({ a, b, m, n, s, t }) => both(a, b, the('moments', m, s), the('moments', n, t)),
      ),
      ...rule<{ a: string; b: string; m: string; n: string; s: string; t: string }>(
        'facts',
        `${names} (are|have|follow) ([independent and|independent|independently|] normally distributed|[independent] normal distributions) [,] with means {m:amount} and {n:amount} [respectively] [,] and variances {s:amount} and {t:amount} [respectively]`,
        ({ a, b, m, n, s, t }) =>
          both(a, b, the('moments', m, `\\sqrt{${s}}`), the('moments', n, `\\sqrt{${t}}`)),
      ),
    ],
  ),
  ...rule<{ w: string; l: RawTerm }>('facts', '{w:named} (has|have) {l:moments}', ({ w, l }) =>
    typeof l === 'object' && 'the' in l && l.of.length === 2 && !/(?:^| )of-/.test(w)
      ? [fact('population', w, ...l.of)]
      : null,
  ),
  ...rule<{ x: string; l: RawTerm }>('facts', '{x:rv} has {l:moments}', ({ x, l }) =>
    typeof l === 'object' && 'the' in l && l.of.length === 2 ? [fact('population', x, ...l.of)] : null,
  ),
];

const momentsIn = (law: string): RawTerm | null => {
  const inside = normalIn(law);
  return inside && the('moments', ...inside);
};

/** What stands behind the second belongs to both: "large bags and small bags of flour". */
function both(a: string, b: string, first: RawTerm | null, second: RawTerm | null): RawFact[] | null {
  if (!first || !second) return null;
  return [fact('normal', a, first), fact('normal', b, second)];
}

/** Of formulas in variables: E(2X − 3Y). */
const FORMULAS: Rule[] = [
  ...rule<{ e: string }>('value', '[the] [value of] {e:expression}', ({ e }) =>
    /^\s*\\?(?:mathrm\{|operatorname\{)?(?:E|Var)\}?\s*\(/.test(e) ? e : null,
  ),
  ...rule<{ m: string; e: string }>('value', '{m:moment} of {e:expression}', ({ m, e }) =>
    /[A-Z]/.test(e) && /[-+−]/.test(e) ? the('of combination', m, e) : null,
  ),
  ...rule<{ m: string; n: string; e: string }>(
    'values',
    '{m:moment} and {n:moment} of {e:expression}',
    ({ m, n, e }) =>
      /[A-Z]/.test(e) && /[-+−]/.test(e)
        ? { all: [the('of combination', m, e), the('of combination', n, e)] }
        : null,
  ),
];

export const QUANTITY_RULES: Rule[] = [...QUANTITIES, ...COMPARED, ...TWO, ...FORMULAS];
