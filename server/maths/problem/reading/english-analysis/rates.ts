import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import {
  CLOCK,
  degreeLetter,
  lawOf,
  letterOf,
  measured,
  numberOf,
  plain,
  SUBJECT,
  type Told,
} from '../shared/rates.ts';

export const HEADS =
  'depth|height|volume|mass|amount|area|radius|length|weight|temperature|concentration|population|number|level|thickness|size|quantity|value';
const LEFT =
  '(present|remaining|affected|infected|covered|left|undissolved|that remains|which remains|that has not yet dissolved|which has not yet dissolved|not yet dissolved)';
export const UNITS =
  '(hectares|hectare|weeks|week|months|month|years|year|days|day|hours|hour|minutes|minute|seconds|second|thousand|thousands|grams|gram|metres|metre|litres|litre|units|unit)';

/** What grows and when it is measured. */
const NOUNS: Rule[] = [
  ...rule<{ w: string }>('story-nouns', '{w:story-word}', ({ w }) => w),
  ...rule<{ w: string; v: string }>('story-nouns', '{w:story-word} {v:story-nouns}', ({ w, v }) =>
    v.split(' ').length < 3 ? `${w} ${v}` : null,
  ),
  ...rule<{ n: string }>('story-noun', '(the|a|an|this|that|its) {n:story-nouns}', ({ n }) => n),
  ...rule<{ n: string }>('story-noun', '{n:story-nouns}', ({ n }) => n),
  ...HEADS.split('|').flatMap((head) => [
    ...rule<{ x?: string; y?: string; l?: string }>(
      'measured-noun',
      `(the|its) [total|whole] ${head} [of {x:story-noun}] [(in|on) {y:story-noun}] [{l:what-is-left}]`,
      ({ x, y, l }) => [head, x, y, l].filter((one) => one !== undefined).join(' '),
    ),
  ]),
  ...LEFT.slice(1, -1)
    .split('|')
    .flatMap((left) => rule<object>('what-is-left', left, () => left)),
  ...rule<{ q: RawTerm }>('letter-measure', '{q:quantity}', ({ q }) => letterOf(q)),
  ...rule<{ a: string }>('letter-measure', '{a:letter}', ({ a }) => [plain(a), '']),
  ...UNITS.slice(1, -1)
    .split('|')
    .flatMap((unit) => [
      ...rule<{ a: string }>('letter-measure', `{a:letter} ${unit}`, ({ a }) => [plain(a), unit]),
      ...rule<{ a: string }>('story-amount', `{a:number} ${unit}`, ({ a }) => [plain(a), unit]),
    ]),
  ...rule<{ a: string }>('letter-measure', '{a:degree-letter}', ({ a }) => degreeLetter(a)),
  ...rule<{ q: RawTerm }>('story-amount', '{q:quantity}', ({ q }) => numberOf(q)),
  ...rule<{ a: string }>('story-amount', '{a:number}', ({ a }) => [plain(a), '']),
];

/** "The amount, x grams, of a substance". */
const APPOSITIONS: Rule[] = [
  ...HEADS.split('|').flatMap((head) =>
    rule<{ m: Told; x?: string; y?: string }>(
      'measured-apposition',
      `[the|a] ${head} [of {x:story-noun}] , {m:letter-measure} , [of {x:story-noun}] [(in|on) {y:story-noun}]`,
      ({ m, x, y }) => measured([head, x, y].filter((one) => one !== undefined).join(' '), m),
    ),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[in (a|an|the) [certain|particular] {a:story-nouns} [,]] {f:measured-apposition} is (increasing|decreasing|growing|changing)',
    ({ f }) => f,
  ),
];

const SINCE =
  '(after|from|since) (the start|the start of {a:story-noun}|it (is|was) [first] {w:story-word}|being [first] {w:story-word} [(in|into) {a:story-noun}]|{a:story-noun} (is|was) [first] {w:story-word}|{a:story-noun} (starts|started|begins|began)|{a:story-noun}|{w:story-word} (started|began))';

/** Letters for what is measured and for the time. */
const LETTERS: Rule[] = [
  ...rule<{ t: Told }>('story-clock', '[at] time {t:letter-measure}', ({ t }) => t),
  ...rule<{ t: Told }>('story-clock', 'after {t:letter-measure}', ({ t }) => t),
  ...rule<{ t: Told }>('story-clock', 'after a time [of] {t:letter-measure}', ({ t }) => t),
  ...rule<{ t: Told }>('story-clock', `[at] [time] {t:letter-measure} ${SINCE} [,]`, ({ t }) => t),
  ...rule<{ t: Told }>('story-clock', '{t:letter-measure} later', ({ t }) => t),
  ...(
    [
      '{c:story-clock} [,] {n:measured-noun} is [denoted by|given by] {m:letter-measure}',
      '{n:measured-noun} is [denoted by|given by] {m:letter-measure} [,] {c:story-clock}',
      '{n:measured-noun} {c:story-clock} is [denoted by|given by] {m:letter-measure}',
      '{m:letter-measure} (is|denotes|represents) {n:measured-noun} {c:story-clock}',
    ] as const
  ).flatMap((pattern) =>
    rule<{ c: Told; n: string; m: Told }>('facts', pattern, ({ c, n, m }) => measured(n, m, c)),
  ),
  ...rule<{ n: string; m: Told }>('facts', '{n:measured-noun} is denoted by {m:letter-measure}', ({ n, m }) =>
    measured(n, m),
  ),
];

const WAYS: [nouns: string, sign: string][] = [
  ['increase|growth', '+'],
  ['decrease|decay|loss', '-'],
  ['change', ''],
];
const VERBS: [verbs: string, sign: string][] = [
  ['increases|grows|rises|is increasing|is growing|is rising', '+'],
  ['decreases|decays|falls|is decreasing|is decaying|is falling', '-'],
  ['changes|is changing', ''],
];
const RESPECT =
  '[with respect to (time|{t:letter-measure}|time {t:letter-measure}|time , {t:letter-measure} ,)] [at time {t:letter-measure}|at any time]';

/** How fast it grows. */
const LAWS: Rule[] = [
  ...rule<{ n: string }>('growing', '{n:measured-noun}', ({ n }) => n),
  ...rule<{ m: Told }>('growing', '{n:measured-noun} (,|) {m:letter-measure} [,]', ({ m }) => m[0]!),
  ...rule<{ a: string }>('growing', '{a:letter}', ({ a }) => plain(a)),
  ...rule<{ e: string }>('rate-value', '{e:expression}', ({ e }) => plain(e)),
  ...rule<object>('rate-value', '{n:measured-noun}', () => SUBJECT),
  ...(
    [
      ['square root', '\\sqrt{#}'],
      ['cube root', '\\sqrt[3]{#}'],
      ['square', '(#)^2'],
      ['cube', '(#)^3'],
    ] as const
  ).flatMap(([noun, form]) =>
    rule<{ v: string }>('rate-value', `the ${noun} of {v:rate-value}`, ({ v }) => form.replace('#', v)),
  ),
  ...rule<{ v: string; w: string }>(
    'rate-value',
    'the product of {v:rate-value} and {w:rate-value}',
    ({ v, w }) => `(${v})(${w})`,
  ),
  ...rule<{ v: string; w: string }>(
    'rate-value',
    'the difference between {v:rate-value} and {w:rate-value}',
    ({ v, w }) => `(${v} - (${w}))`,
  ),
  ...rule<{ v: string }>('rate-amount', '[directly] proportional to {v:rate-value}', ({ v }) => ['k', v]),
  ...rule<{ v: string }>('rate-amount', 'inversely proportional to {v:rate-value}', ({ v }) => [
    'k',
    `\\frac{1}{${v}}`,
  ]),
  ...rule<{ e: string }>('rate-amount', '(equal to|given by) {e:expression}', ({ e }) => ['', plain(e)]),
  ...rule<{ f: RawFact[] }>('facts', '{f:told-rate}', ({ f }) => f),
  ...WAYS.flatMap(([nouns, sign]) => [
    ...rule<{ s: string; p: string[]; t?: Told }>(
      'told-rate',
      `[the] rate of (${nouns}) of {s:growing} ${RESPECT} is {p:rate-amount}`,
      ({ s, p, t }) => [...(t ? [fact('clock', t[0]!, t[1] ?? '')] : []), lawOf(s, sign, p)],
    ),
    ...rule<{ s: string; e: string }>(
      'goals',
      `(find|calculate|determine|state) [the] rate of (${nouns}) of {s:growing} when {e:equation}`,
      ({ s, e }) => [{ verb: 'find', target: the('rate when', s, sign, e) }],
    ),
  ]),
  ...VERBS.flatMap(([verbs, sign]) => [
    ...rule<{ s: string; p: string[] }>(
      'told-rate',
      `{s:growing} (${verbs}) [with time] at a rate [which is|that is] {p:rate-amount}`,
      ({ s, p }) => [lawOf(s, sign, p)],
    ),
    ...rule<{ s: string; p: string[] }>(
      'told-rate',
      `[the] rate at which {s:growing} (${verbs}) [with time] is {p:rate-amount}`,
      ({ s, p }) => [lawOf(s, sign, p)],
    ),
    ...rule<{ s: string; a: Told }>(
      'rate-then',
      `{s:growing} (${verbs}) at (a|the) rate of {a:story-amount} [per {u:story-word}]`,
      ({ s, a }) => [s, `${sign === '-' ? '-' : ''}${a[0]!}`, a[1]!],
    ),
    ...rule<{ s: string; e: string }>(
      'goals',
      `(find|calculate|determine|state) [the] rate [, in {u:unit} ,|in {u:unit}] at which {s:growing} (${verbs}) when {e:equation}`,
      ({ s, e }) => [{ verb: 'find', target: the('rate when', s, sign, e) }],
    ),
  ]),
  ...rule<{ r: string[]; e: string }>('facts', '(when|at) {e:equation} [,] {r:rate-then}', ({ r, e }) => [
    fact('rate-when', r[0]!, r[1]!, r[2]!, e),
  ]),
  ...rule<{ r: string[]; e: string; x: string }>(
    'facts',
    '(when|at) {e:equation} [,] {x:equation} and {r:rate-then}',
    ({ r, e, x }) => [fact('when', x, e), fact('rate-when', r[0]!, r[1]!, r[2]!, e)],
  ),
  ...rule<{ r: string[]; e: string }>('facts', '{r:rate-then} when {e:equation}', ({ r, e }) => [
    fact('rate-when', r[0]!, r[1]!, r[2]!, e),
  ]),
  ...rule<{ s: string }>(
    'facts',
    '[in {a:story-noun} ,|in {a:story-noun}] {s:growing} is (increasing|decreasing|growing)',
    ({ s }) => [fact('scene', s)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'in (a|an|the) [certain|particular] {a:story-nouns} [,] {f:told-rate}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(it is assumed that|it may be assumed that|it is known that|it is observed that|it is found that|a model assumes that|in a model it is assumed that) {f:facts}',
    ({ f }) => f,
  ),
];

/** What holds at the start and at other times. */
const STARTS: Rule[] = [
  ...rule<{ x: string }>('facts', '(initially|at the start) [,] {x:equation}', ({ x }) => [
    fact('when', x, `${CLOCK} = 0`),
  ]),
  ...rule<{ n: string; a: Told }>(
    'facts',
    '(initially|at the start) [,] {n:measured-noun} is {a:story-amount}',
    ({ n, a }) => [fact('measured-when', n, a[0]!, a[1]!, `${CLOCK} = 0`)],
  ),
  ...rule<{ n: string; a: Told }>('facts', '{n:initial-noun} is {a:story-amount}', ({ n, a }) => [
    fact('measured-when', n, a[0]!, a[1]!, `${CLOCK} = 0`),
  ]),
  ...HEADS.split('|').flatMap((head) =>
    rule<{ x?: string }>('initial-noun', `the initial ${head} [of {x:story-noun}]`, ({ x }) =>
      x === undefined ? head : `${head} ${x}`,
    ),
  ),
  ...rule<{ n: string; a: Told; e: string }>(
    'facts',
    '(when|at) {e:equation} [,] {n:measured-noun} is {a:story-amount}',
    ({ n, a, e }) => [fact('measured-when', n, a[0]!, a[1]!, e)],
  ),
  ...rule<{ n: string; a: Told; t: Told }>(
    'facts',
    'after {t:story-amount} [,] {n:measured-noun} is {a:story-amount}',
    ({ n, a, t }) =>
      t[1] === '' ? null : [fact('measured-when', n, a[0]!, a[1]!, `${CLOCK} = ${t[0]!}`, t[1]!)],
  ),
];

export const RATE_RULES: Rule[] = [...NOUNS, ...APPOSITIONS, ...LETTERS, ...LAWS, ...STARTS];
