import { type RawFact, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { asWord, LETTERED } from '../statistics/lettered.ts';

/** What is measured, however long its name is. */
const NAMES: Rule[] = [
  ...['minimum', 'maximum'].flatMap((word) =>
    ['temperature', 'temperatures'].flatMap((noun) =>
      rule<object>('open-word', `${word} ${noun}`, () => `${word} ${noun}`),
    ),
  ),
  // What is printed on a packet is not what is in it.
  ...rule<{ w: string; v: string }>(
    'sentence',
    '{w:open} (is|are) (labelled as containing|labelled as weighing|labelled|marked|advertised as containing) {v:amount}',
    ({ w }) => ({ facts: [fact('scene', w)], goals: [] }),
  ),
  ...rule<{ a: string }>('name', '{a:open}', ({ a }) => a),
  ...rule<{ a: string; b: string }>(
    'name',
    '{a:name} (each|every|per|one) {b:name}',
    ({ a, b }) => `${a} ${b}`,
  ),
  ...rule<{ a: string; x: string }>('name', '{a:open} {x:label}', ({ a, x }) =>
    CATEGORY.test(a) ? `${a} ${asWord('label', x)}` : null,
  ),
  ...rule<{ a: string; x: string; b: string }>('name', '{a:open} {x:label} {b:name}', ({ a, x, b }) =>
    CATEGORY.test(a) ? `${a} ${asWord('label', x)} ${b}` : null,
  ),
  ...rule<{ a: string; v: string }>('name', '{a:open} {v:amount}', ({ a, v }) => withAmount(a, v, '')),
  ...rule<{ a: string; v: string; b: string }>('name', '{a:open} {v:amount} {b:name}', ({ a, v, b }) =>
    withAmount(a, v, b),
  ),
  ...rule<{ a: string; u: string; b: string }>(
    'named',
    '{a:name} [,] [measured] in {u:measure} , {b:name}',
    ({ a, u, b }) => `${a} ${b}⟨${u}⟩`,
  ),
  ...rule<{ a: string; u: string }>(
    'named',
    '{a:name} , [measured] in {u:measure} [,]',
    ({ a, u }) => `${a}⟨${u}⟩`,
  ),
  ...rule<{ a: string; b: string }>('named', '{a:name} , {b:name}', ({ a, b }) =>
    /^(?:of|for|by|from|that|taken|produced|made|grown|sold|in|at|on|which) /.test(b) ? `${a} ${b}` : null,
  ),
  ...rule<{ a: string }>('named', '{a:name}', ({ a }) => (/ /.test(a) && /(?:label|of)-/.test(a) ? a : null)),
  ...rule<{ a: string; b: string }>(
    'named',
    '{a:open} (each|every|per|one) {b:name}',
    ({ a, b }) => `${a} ${b}`,
  ),
  ...rule<{ a: string; b: string }>('named', '{a:name} and {b:open}', ({ a, b }) => `${a} ${b}`),
  // "Pia runs 2 km every day and her times are normally distributed."
  ...rule<{ a: string; b: string }>(
    'named',
    '{a:name} [,] and (her|his|their|its|the) {b:name}',
    ({ a, b }) => `${a} ${b}`,
  ),
];

/** Behind these a capital letter tells one kind from another. */
const CATEGORY = new RegExp(`(?:^| )(?:${LETTERED.join('|')})$`);

function withAmount(a: string, amount: string, b: string): string | null {
  return /(?:\bto (?:run|walk|swim|cycle|drive|row|travel)|\b(?:runs?|walks?|swims?|cycles?|drives?|rows?|travels?|the|a|of))$/.test(
    a,
  ) && /^\d/.test(amount)
    ? `${a} ${asWord('of', amount)} ${b}`.trim()
    : null;
}

const TO_MEAN = '(of|from|away from) (the|its|this|their) mean [{w:open}]';

/** How large a value is, in further words. */
const RANGES: Rule[] = [
  ...(['older', 'wider', 'thicker', 'deeper', 'later'] as const).flatMap((word) =>
    rule<{ v: string }>('range-of', `${word} than {v:amount}`, ({ v }) => the('range', '>', v, `~${word}`)),
  ),
  ...(['younger', 'narrower', 'thinner', 'earlier'] as const).flatMap((word) =>
    rule<{ v: string }>('range-of', `${word} than {v:amount}`, ({ v }) => the('range', '<', v, `~${word}`)),
  ),
  ...rule<{ v: string }>('range-of', '{v:amount} or (more|longer|greater|heavier|above|over)', ({ v }) =>
    the('range', '>=', v),
  ),
  ...rule<{ v: string }>('range-of', '{v:amount} or (less|shorter|below|under|lower)', ({ v }) =>
    the('range', '<=', v),
  ),
  ...rule<{ v: string; w: string }>(
    'range-of',
    '(more than|greater than|longer than|heavier than|at least|over|above|taller than) {v:amount} (but|and) [is|are] (less than|shorter than|lighter than|at most|no more than|not more than|under|below) {w:amount}',
    ({ v, w }) => the('range', 'between', v, w),
  ),
  ...rule<{ v: string }>('range-of', `(within|less than) {v:amount} ${TO_MEAN}`, ({ v }) =>
    the('range', 'near', v),
  ),
  ...rule<{ v: string }>('range-of', `more than {v:amount} ${TO_MEAN}`, ({ v }) => the('range', 'far', v)),
  ...rule<{ v: string }>(
    'range-of',
    '(differs|differ) from the mean [{w:open}] by (less than|at most|no more than) {v:amount}',
    ({ v }) => the('range', 'near', v),
  ),
  ...rule<{ v: string }>(
    'range-of',
    '(differs|differ) from the mean [{w:open}] by more than {v:amount}',
    ({ v }) => the('range', 'far', v),
  ),
];

/** How many of a population, as a percentage. */
const PORTIONS: Rule[] = [
  ...(
    [
      ['half', '1/2'],
      ['(one third|a third|one-third)', '1/3'],
      ['(two thirds|two-thirds)', '2/3'],
      ['(one quarter|a quarter|one-quarter)', '1/4'],
      ['(three quarters|three-quarters)', '3/4'],
      ['(one fifth|a fifth|one-fifth)', '1/5'],
      ['(one tenth|a tenth|one-tenth)', '1/10'],
    ] as const
  ).flatMap(([words, value]) => rule<object>('portion', words, () => `100*${value}%`)),
  ...rule<{ p: string }>('portion', '(approximately|about) {p:percent}', ({ p }) => p),
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '{p:portion} of {w:name} {r:range-of}',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '{p:percent} of {w:name} {r:range-of}',
    ({ p, w, r }) => (/label-| of-/.test(w) ? [fact('share', p, w, r)] : null),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'share',
    '{f:share} [,] (while|whereas|but|and that) {g:share}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(it is (found|known|given|observed|estimated|also known|also given|also found) that|(records|past records|past data|the results) show that|on average) [,] {f:share}',
    ({ f }) => f,
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; w: string; k: string; v: string; r: RawTerm }>(
      'facts',
      `[it is found that] (in|of|out of|from|among) (a [random] sample of|a batch of|a group of|a set of|the|these|) {n:${kind}} {w:name} , {k:${kind}} [of (them|these)] {v:name} {r:range-of}`,
      ({ n, w, k, v, r }) => counted(k, n, `${w} ${v}`, r),
    ),
    ...rule<{ n: string; w: string; k: string; v: string; r: RawTerm }>(
      'facts',
      `[it is found that] {k:${kind}} (out of|of) (a [random] sample of|a batch of|a group of|a set of|the|these|) {n:${kind}} {w:name} {r:range-of}`,
      ({ n, w, k, r }) => counted(k, n, w, r),
    ),
  ]),
  ...rule<{ x: string; p: string }>(
    'facts',
    '[the] probability that [a|one] [randomly chosen|random|randomly selected] (value|observation) of {x:rv} is (positive|greater than zero) is {p:chance}',
    ({ x, p }) => [fact('equal', the('chance', x, the('range', '>', '0')), p)],
  ),
  ...rule<{ x: string; p: string }>(
    'facts',
    '[the] probability that [a|one] [randomly chosen|random|randomly selected] (value|observation) of {x:rv} is (negative|less than zero) is {p:chance}',
    ({ x, p }) => [fact('equal', the('chance', x, the('range', '<', '0')), p)],
  ),
];

/** 72 of 2000: a share. */
function counted(some: string, all: string, words: string, range: RawTerm): RawFact[] | null {
  const [k, n] = [Number(some), Number(all)];
  return Number.isInteger(k) && Number.isInteger(n) && 0 < k && k < n
    ? [fact('share', `100*${k}/${n}%`, words, range)]
    : null;
}

/** What is asked of one that is chosen, or of all. */
const ASKED: Rule[] = [
  ...rule<{ d: string; w: string; r: RawTerm }>(
    'value',
    '[the] probability that [,] (on|in|for|during|at) {d:name} , {w:name} {r:range-of}',
    ({ d, w, r }) => the('chance', `${d} ${w}`, r),
  ),
  ...rule<{ d: string; w: string; r: RawTerm; v: string }>(
    'value',
    '[the] probability that [,] (on|in|for|during|at) {d:name} , {w:name} {r:range-of} {v:name}',
    ({ d, w, r, v }) => the('chance', `${d} ${w} ${v}`, r),
  ),
  ...rule<{ w: string; r: RawTerm }>('value', '[the] probability that {w:name} {r:range-of}', ({ w, r }) =>
    / (?:label|of)-/.test(w) ? the('chance', w, r) : null,
  ),
  ...rule<{ w: string; r: RawTerm; v: string }>(
    'value',
    '[the] probability that {w:name} {r:range-of} {v:name}',
    ({ w, r, v }) => (/ (?:label|of)-/.test(`${w} ${v}`) ? the('chance', `${w} ${v}`, r) : null),
  ),
  ...(['percentage', 'proportion'] as const).flatMap((noun) =>
    rule<{ w: string; r: RawTerm }>(
      'value',
      `[the] [expected] ${noun} of {w:name} {r:range-of}`,
      ({ w, r }) => the('share of', noun, w, r),
    ),
  ),
];

export const POPULATION_RULES: Rule[] = [...NAMES, ...RANGES, ...PORTIONS, ...ASKED];
