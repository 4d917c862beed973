import { normalIn } from '../statistics/phrases.ts';
import { BAND_RULES } from './bands.ts';
import { GENERATING } from './generating.ts';
import { POPULATION_RULES } from './populations.ts';
import { DISTANCES, RANGES } from './ranges.ts';
import { SAID_RULES } from './said.ts';
import { CHANCES, COUNTS, wantedOf } from './samples.ts';
import { SUPPORTED } from './supported.ts';
import { STORY } from './tales.ts';
import { TEST_RULES } from './tests.ts';
import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** Names of populations and groups, as they stand. */
const NAMES: Rule[] = [
  ...rule<{ n: string }>('ordinal', '{n:number} (th|st|nd|rd)', ({ n }) => (/^\d{1,3}$/.test(n) ? n : null)),
  ...rule<{ a: string }>('open', '{a:open-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('open', '{a:open-word} {b:open}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string; c: string }>(
    'named',
    '{a:open} , {b:open} , {c:open}',
    ({ a, b, c }) => `${a} ${b} ${c}`,
  ),
  ...rule<{ a: string }>('named', '{a:open}', ({ a }) => a),
  ...rule<{ x: string }>('rv', '[the|a] [discrete|continuous] random variable {x:label}', ({ x }) => x),
  ...rule<{ x: string }>('rv', '{x:label}', ({ x }) => x),
  ...rule<{ v: string }>('amount', '{v:expression} [{u:measure}]', ({ v, u }: { v: string; u?: string }) =>
    u ? `${v}⟨${u}⟩` : v,
  ),
  ...rule<{ v: string }>('amount', '{v:measured-letter}', ({ v }) => v),
  ...rule<{ x: string }>('lettered', '{x:letter} [{u:measure}]', ({ x, u }: { x: string; u?: string }) =>
    u ? `${x}⟨${u}⟩` : x,
  ),
  ...rule<{ x: string }>('lettered', '{x:measured-letter}', ({ x }) => x),
  ...'kg g grams kilograms cm mm m km metres centimetres millimetres kilometres minutes hours seconds days years weeks ml litres millilitres milliseconds dollars marks points'
    .split(' ')
    .flatMap((unit) => rule<object>('measure', unit, () => unit)),
  ...rule<object>('measure', 'degrees celsius', () => '°C'),
];

/** What N(a, b) says of a population. */
function normalBy(words: string, distribution: string): RawFact[] | null {
  const inside = normalIn(distribution);
  return inside && !/^[A-Z]$/.test(words) ? [fact('normal', words, the('moments', ...inside))] : null;
}

const NORMAL = '(normally distributed|normally distributed ,)';

/** What variables and populations are distributed by. */
const LAWS: Rule[] = [
  ...rule<{ d: string }>(
    'facts',
    '[the] [discrete|continuous] [random variable] {d:distribution}',
    ({ d }) => [fact('distribution', d)],
  ),
  ...rule<{ d: string; x: string }>(
    'facts',
    '[the] random variable {x:label} is such that {d:distribution}',
    ({ d, x }) => (d.trimStart().startsWith(x) ? [fact('distribution', d)] : null),
  ),
  ...rule<{ w: string; d: string }>(
    'facts',
    '{w:named} (has|have|follow|follows) (the|a) [normal] distribution {d:law}',
    ({ w, d }) => normalBy(w, d),
  ),
  ...rule<{ w: string; d: string }>(
    'facts',
    '{w:named} (are|is) normally distributed as {d:law}',
    ({ w, d }) => normalBy(w, d),
  ),
  ...rule<{ x: string; d: string }>(
    'facts',
    '{x:rv} has [the] [normal|binomial|geometric] distribution {d:law}',
    ({ x, d }) => [fact('distribution', `${x} ~ ${d}`)],
  ),
  ...['rv', 'named'].flatMap((kind) => [
    ...rule<{ w: string; m: string; s: string }>(
      'facts',
      `{w:${kind}} (is|are|may be assumed to be|can be assumed to be|may be taken to be|are known to be|is known to be) ${NORMAL} [with] {l:moments}`,
      ({ w, l }: { w: string; l?: RawTerm }) => [fact('normal', w, l!)],
    ),
    ...rule<{ w: string; l: RawTerm }>(
      'facts',
      `{w:${kind}} (has|have|follow|follows|is modelled by|are modelled by|can be modelled by|may be modelled by) (a|the) normal distribution with {l:moments}`,
      ({ w, l }) => [fact('normal', w, l)],
    ),
    ...rule<{ w: string }>(
      'facts',
      `{w:${kind}} (is|are|may be assumed to be|can be assumed to be) normally distributed`,
      ({ w }) => [fact('normal', w, the('moments'))],
    ),
    ...rule<{ w: string }>(
      'facts',
      `{w:${kind}} (has|have|follow|follows) a normal distribution`,
      ({ w }) => [fact('normal', w, the('moments'))],
    ),
  ]),
  ...rule<{ m: string; s: string }>(
    'moments',
    '[a] mean [of] {m:amount} and [a] standard deviation [of] {s:amount}',
    ({ m, s }) => the('moments', m, s),
  ),
  ...rule<{ m: string; s: string }>(
    'moments',
    '[a] mean [of] {m:amount} and [a] variance [of] {s:amount}',
    ({ m, s }) => the('moments', m, `\\sqrt{${s}}`),
  ),
  ...rule<{ m: string }>('moments', '[a] mean [of] {m:amount}', ({ m }) => the('moments', m)),
  ...rule<{ x: string }>(
    'facts',
    '[the] probability distribution [table] [of|for] {x:rv} is (given|shown|as follows|) [in|by] [the] [following] [table] [below]',
    () => [fact('scene', 'table')],
  ),
  ...rule<{ x: string }>(
    'facts',
    '[the] [following] table [below] (shows|gives|is|represents) [the] [incomplete|complete|part of the] (probability distribution|distribution|probability distribution table) [of|for] {x:rv} [, where {n:note}]',
    ({ n }: { x: string; n?: RawFact[] }) => [fact('scene', 'table'), ...(n ?? [])],
  ),
  ...rule<{ x: string }>(
    'facts',
    '{x:rv} has [the] [following] probability distribution [(given|shown) in the table|shown|below|as follows]',
    () => [fact('scene', 'table')],
  ),
  ...rule<{ x: string; v: RawTerm; w: string }>(
    'facts',
    '{x:rv} (can take|takes|takes only|can take only) [only] the values {v:support} [only]',
    ({ x, v }) => [fact('support', x, v)],
  ),
  ...['expressions', 'expression'].flatMap((kind) =>
    rule<{ v: RawTerm }>('support', `{v:${kind}}`, ({ v }) => v),
  ),
  ...['rv', 'named'].flatMap((kind) =>
    rule<{ c: string }>(
      'facts',
      `{x:${kind}} (has|is modelled by a random variable with|is modelled by the continuous random variable with|is modelled by a continuous random variable with) [a|the] (probability density function|density function|pdf|cumulative distribution function|distribution function|cdf) [f] [given by|is given by|,] {c:cases}`,
      ({ c }) => [fact('cases', c)],
    ),
  ),
];

/** The variable that stands for a quantity: "the time, T hours, for which …". */
const QUANTITIES: Rule[] = [
  ...['{x:label} [{u:measure}]', '{x:measured-label}'].flatMap((letter) =>
    rule<{ a: string; x: string; b: string }>(
      'named',
      `{a:tale} , ${letter} , [{b:tale}]`,
      ({ a, x, b, u }: { a: string; x: string; b?: string; u?: string }) =>
        `${a} ${b ?? ''}${u ? `⟨${u}⟩` : ''}#${x}`,
    ),
  ),
  ...rule<{ a: string; x: string }>('facts', '{a:tale} denotes {b:tale} , in {u:measure} , {c:tale}', () => [
    fact('scene', 'quantity'),
  ]),
];

/** Of a sample, these may be meant as they are or as estimates. */
const SPREADS = new Set(['variance', 'standard deviation']);

/** What is asked of a variable, a population or data. */
const ASKED: Rule[] = [
  ...[
    'mean',
    'variance',
    'standard deviation',
    'median',
    'lower quartile',
    'upper quartile',
    'interquartile range',
    'mode',
  ].flatMap((noun) =>
    rule<object>(
      'moment',
      `[the] ${SPREADS.has(noun) ? '' : '[population|sample]'} ${noun} [value]`,
      () => noun,
    ),
  ),
  ...rule<object>('moment', '[the] (expectation|expected value)', () => 'mean'),
  ...rule<object>('moment', '[the] most (probable|likely) value', () => 'mode'),
  ...rule<{ m: string; x: string }>('value', '{m:moment} of {x:rv}', ({ m, x }) => the(m, x)),
  ...rule<{ m: string; n: string; x: string }>(
    'values',
    '{m:moment} and {n:moment} of {x:rv}',
    ({ m, n, x }) => ({
      all: [the(m, x), the(n, x)],
    }),
  ),
  ...rule<{ e: string }>('value', '[the] [probability] {e:expression}', ({ e }) =>
    /^\\?[a-z]*\W*P/.test(e) ? e : null,
  ),
  ...rule<{ e: string }>('value', '[the] [exact] (value|values) of {e:expression}', ({ e }) =>
    /^(?:\\?(?:mathrm|text|operatorname)\{)?(?:P|E|Var)\W/.test(e) ? e : null,
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    '[the] value of [the constant] {k:letter} (such that|for which) {f:facts}',
    ({ k, f }) => ({ the: 'values', of: [k], where: f }),
  ),
  ...rule<{ w: string }>('value', '[the] (least|smallest|minimum|lowest|shortest) {w:open}', ({ w }) =>
    the('bound', 'least', w),
  ),
  ...rule<{ w: string }>('value', '[the] (greatest|largest|maximum|highest|longest) {w:open}', ({ w }) =>
    the('bound', 'greatest', w),
  ),
  ...rule<{ w: string; r: RawTerm }>('value', '[the] probability that {w:open} {r:range-of}', ({ w, r }) =>
    the('chance', w, r),
  ),
  ...rule<{ x: string; r: RawTerm }>(
    'value',
    '[the] probability that (a|one) (random|randomly chosen|randomly selected) (value|observation) of {x:rv} {b:be} {r:range-of}',
    ({ x, r }) => the('chance', x, r),
  ),
  ...rule<object>('be', '(is|will be|takes a value|lies)', () => 'is'),
  ...rule<{ c: string }>('value', '[the] probability that {c:condition}', ({ c }) => `P(${c})`),
  ...rule<{ x: string }>(
    'value',
    '[the] (cumulative distribution function|distribution function|cdf) [F] of {x:rv}',
    ({ x }) => the('distribution function', x),
  ),
  ...rule<{ x: string }>(
    'value',
    '[the] (probability density function|density function|pdf) [f|g] of {x:rv}',
    ({ x }) => the('density', x),
  ),
  ...rule<{ x: string }>(
    'goals',
    '(draw up|write down|construct|draw) [the|a] [probability distribution table|table for the probability distribution] (for|of) {x:rv}',
    ({ x }) => [{ verb: 'find', target: the('table', x) }],
  ),
  ...rule<{ x: string; e: string }>(
    'facts',
    '[the] random variable {x:label} is [defined|given] [by] {e:equation}',
    ({ e }) => [fact('holds', e)],
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(find|determine|calculate|state) the exact value of {t:wanted}',
    ({ t }) => wantedOf(t).map((goal) => ({ ...goal, exact: true as const })),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} , stating the (interval|values|range) [of values] (in|for) which it is (not zero|non-zero|valid|defined)',
    ({ g }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('interval')] })),
  ),
  ...rule<{ g: string; t: RawTerm }>(
    'goals',
    '(use|using) ({g:expression}|[the] (probability generating function|pgf) of {x:rv}|your (answer|answers) to part {p:part-label}|this) [,] [to] (find|calculate|determine) {t:wanted}',
    ({ t }) => wantedOf(t),
  ),
];

export const STATISTICS_RULES: Rule[] = [
  ...NAMES,
  ...POPULATION_RULES,
  ...BAND_RULES,
  ...RANGES,
  ...DISTANCES,
  ...LAWS,
  ...QUANTITIES,
  ...SUPPORTED,
  ...CHANCES,
  ...COUNTS,
  ...ASKED,
  ...GENERATING,
  ...SAID_RULES,
  ...STORY,
  ...TEST_RULES,
];
