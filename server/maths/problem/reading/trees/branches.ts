import { type RawFact, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const IF = '(if|when|whenever|given that|on days when|on days that|on a day when)';
const MAKES =
  '(makes|produces|supplies|provides|bakes|manufactures|handles|delivers|makes up|assembles|grows|prints)';
const MADE =
  '(made|produced|supplied|provided|baked|manufactured|handled|delivered|assembled|grown|printed) (by|at|in|on)';

/** What is said of what is made tells no machine from another. */
const MAKING = 'made makes produced produces supplied supplies baked bakes item items';

interface Told {
  c: string;
  d: string;
  g: string;
  v: string;
  w: string;
  h: string;
}

/** Values that are told in numbers; NaN where one is a letter. */
const sumOf = (all: readonly string[]): number =>
  all.reduce(
    (sum, one) => sum + (one.endsWith('%') ? Number(one.slice(0, -1).replace('\\', '')) / 100 : Number(one)),
    0,
  );

const pairsIn = (term: RawTerm): string[][] => (term as { all: { of: string[] }[] }).all.map(({ of }) => of);

/** One of several ways is taken, and each has its probability. */
const WAYS: Rule[] = [
  ...rule<Told>('way-of', '[the] probability that {c:clause} is {v:chance}', ({ c, v }) => the('case', v, c)),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'told',
    '{a:way-of} , {b:way-of} [,] and {c:way-of}',
    ({ a, b, c }) => {
      const all = pairsIn({ all: [a, b, c] });
      return Math.abs(sumOf(all.map(([v]) => v!)) - 1) < 1e-9 ? [fact('parts', '', ...all.flat())] : null;
    },
  ),
  ...rule<{ a: string; b: string; c: string; d: string }>(
    'told',
    '{a:open} [(each|every) {z:open-word}] by (any one|one) of {b:open} or {c:open} [or {d:open}]',
    ({ a, b, c, d }) => [fact('alternatives', a, ...[b, c, d].filter((one) => one !== undefined))],
  ),
  ...rule<Told>('part-by', `{c:open} ${MAKES} {v:percent} [of {w:open}]`, ({ c, v }) => the('case', v, c)),
  ...rule<Told>('last-by', `{c:open} ${MAKES} (the rest|the remainder)`, ({ c }) => the('case', 'rest', c)),
  ...rule<Told>(
    'last-by',
    `{c:open} ${MAKES} (the remaining|the other) {v:percent} [of {w:open}]`,
    ({ c, v }) => the('case', v, c),
  ),
  ...['part-by', 'last-by'].flatMap((kind) => [
    ...rule<{ a: RawTerm; b: RawTerm }>('told', `{a:part-by} [,] and {b:${kind}}`, ({ a, b }) => [
      fact('parts', MAKING, ...pairsIn({ all: [a, b] }).flat()),
    ]),
    ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
      'told',
      `{a:part-by} , {b:part-by} [,] and {c:${kind}}`,
      ({ a, b, c }) => [fact('parts', MAKING, ...pairsIn({ all: [a, b, c] }).flat())],
    ),
  ]),
];

/** How likely something is among those of which something else is so. */
const BRANCHES: Rule[] = [
  ...rule<{ a: string }>(
    'facts',
    '{a:open} has {n:count} {b:open-word} , {x:label} (and|, {y:label} and) {z:label}',
    ({ a }) => [fact('scene', a)],
  ),
  ...rule<Told>(
    'told',
    '(of|among) (those|the ones|the {n:open-word}|all those) (who|that|which) {g:clause} , {v:percent} [of them] [also] {c:clause}',
    ({ g, v, c }) => [fact('event', v, c, g)],
  ),
  ...rule<Told>(
    'told',
    '{v:percent} of (those|the ones|the {n:open-word}|all those) (who|that|which) {g:open} also {c:open}',
    ({ g, v, c }) => [fact('event', v, c, g)],
  ),
  ...rule<Told>(
    'share-made',
    `{v:percent} of [the|those|all] [{n:open-word}] [that|which] [are|is] ${MADE} {g:open} (are|is) {c:open}`,
    ({ g, v, c }) => the('share', v, c, g),
  ),
  ...rule<{ a: RawTerm }>('shares-made', '{a:share-made}', ({ a }) => ({ all: [a] })),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'shares-made',
    '{a:share-made} [,] [and] {b:shares-made}',
    ({ a, b }) => ({
      all: [a, ...(b as { all: RawTerm[] }).all],
    }),
  ),
  ...rule<{ a: RawTerm }>('told', '[it is (known|found) that] {a:shares-made}', ({ a }) =>
    pairsIn(a).map((of) => fact('event', ...of)),
  ),
  ...rule<Told>('told', `${IF} {g:clause} [,] (he|she|it|they) always {c:open}`, ({ g, c }) => [
    fact('event', '1', c, g),
  ]),
  ...rule<Told>(
    'told',
    `${IF} {g:clause} [,] (his|her|the|their|its) (chance|probability) of {c:open} is {v:chance}`,
    ({ g, c, v }) => [fact('event', v, c, g)],
  ),
  ...rule<Told>(
    'told',
    '{c:open} with probability {v:chance} (if|when) {g:clause} [,] (and|but) [{x:open}] with probability {w:chance} (if|when) {h:clause}',
    ({ c, v, g, w, h }) => [fact('event', v, c, g), fact('event', w, c, h)],
  ),
  ...rule<Told>(
    'told',
    '[on (any|a given|each|a particular) {a:open-word} [,]] the probability of {c:open-word} is {v:chance}',
    ({ c, v }) => [fact('event', v, c)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('told', '{f:told} ; {g:told}', ({ f, g }) => [...f, ...g]),
];

const NOUNS = '(chosen|selected|picked|taken)';

/** One of all is taken; what is told is shown below. */
const SCENES: Rule[] = [
  ...rule<object>(
    'facts',
    `(a|an|one|one of (the|these|those)) {a:open} is ${NOUNS} (at random|randomly) [from (the|this|these|all) {b:open}] [and (tested|inspected|examined)]`,
    () => [fact('scene', 'the results of one')],
  ),
  ...rule<object>('facts', `(a|an|one|one of (the|these|those)) {a:open} is (randomly) ${NOUNS}`, () => [
    fact('scene', 'the results of one'),
  ]),
];

const BE = '(is|are|was|were)';

/** So many of all, and so many of those. */
const COUNTS: Rule[] = [
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; c: string }>('g-count', `{n:${kind}}`, ({ n }) => n),
  ]),
  ...rule<{ n: string; a: string }>(
    'facts',
    `[in (a|the) {s:open} ,] [a total of] {n:g-count} {a:open} ${BE} (asked|questioned|surveyed|interviewed) [about|which|whether|how] {b:open}`,
    ({ n, a }) => [fact('total', n, a)],
  ),
  ...rule<{ n: string; a: string; b: string }>(
    'facts',
    `[a total of] {n:g-count} {a:open} ${BE} (asked|questioned|surveyed|interviewed) {b:any}`,
    ({ n, a, b }) => [fact('total', n, `${a} ${b}`)],
  ),
  ...rule<{ a: string }>('any', '{a:any-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('any', '{a:any-word} {b:any}', ({ a, b }) => `${a} ${b}`),
  ...rule<object>(
    'facts',
    `(the|their|these) [numbers of] [{a:open}] [in each (category|group)] ${BE} (shown|given|summarised|summarized|recorded|displayed) in the [following] table [below]`,
    () => [],
  ),
  ...rule<{ n: string; a: string }>(
    'facts',
    '[in {s:open} ,|last {t:open-word}|on {t:open} ,] [there (are|were)] {n:g-count} {a:open}',
    ({ n, a }) => (a.startsWith('of ') ? null : [fact('total', n, a)]),
  ),
  ...rule<{ n: string; c: string }>('so-many', `{n:g-count} ${BE} {c:open}`, ({ n, c }) => the('case', n, c)),
  ...rule<{ n: string; c: string }>('so-many', '{n:g-count} {c:open}', ({ n, c }) =>
    c.startsWith('of ') ? null : the('case', n, c),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'told',
    '[of (these|them|the {n:open}) ,] {a:so-many} [,] and {b:so-many}',
    ({ a, b }) => [fact('so many', ...pairsIn({ all: [a, b] }).flat())],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'told',
    '[of (these|them|the {n:open}) ,] {a:so-many} , {b:so-many} [,] and {c:so-many}',
    ({ a, b, c }) => [fact('so many', ...pairsIn({ all: [a, b, c] }).flat())],
  ),
  ...rule<{ n: string; g: string; m: string; h: string; c: string }>(
    'told',
    '{n:g-count} of the {g:open} and {m:g-count} of the {h:open} {c:open}',
    ({ n, g, m, h, c }) => [fact('so many of', n, g, c), fact('so many of', m, h, c)],
  ),
  ...rule<{ n: string; g: string; c: string }>(
    'told',
    '{n:g-count} of the {g:open} {c:open}',
    ({ n, g, c }) => [fact('so many of', n, g, c)],
  ),
  ...rule<{ c: string; n: string }>('cell', '{c:open} {n:g-count}', ({ c, n }) => the('case', n, c)),
  ...rule<{ c: string; n: string }>('cell', '{n:g-count} {c:open}', ({ c, n }) => the('case', n, c)),
  ...rule<{ a: RawTerm }>('cells', '{a:cell}', ({ a }) => ({ all: [a] })),
  ...rule<{ a: RawTerm; b: RawTerm }>('cells', '{a:cell} [,] [and] {b:cells}', ({ a, b }) => ({
    all: [a, ...(b as { all: RawTerm[] }).all],
  })),
  ...rule<{ r: string; l: RawTerm }>('row-of', '{r:open} : {l:cells}', ({ r, l }) =>
    the('row', r, ...pairsIn(l).flat()),
  ),
  ...rule<{ r: RawTerm }>('facts', '{r:row-of}', ({ r }) => [fact('row', ...(r as { of: string[] }).of)]),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:row-of} (;|,|; and|and) {b:row-of}', ({ a, b }) =>
    [a, b].map((one) => fact('row', ...(one as { of: string[] }).of)),
  ),
  ...rule<{ a: string; f: RawFact[] }>('sentence', '(in|at) (a|the|one) {a:open} , {f:told}', ({ a, f }) => ({
    facts: [fact('scene', a), ...f],
    goals: [],
  })),
  ...(
    [
      ['independent', 'independent [events]'],
      ['exclusive', 'mutually exclusive [events]'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ c: string; d: string }>(
      'event-goal',
      `[giving a reason ,] (determine|state|decide|find|show) [,] [(with|giving) [a] (reason|reasons|justification) ,] (whether|if) [or not] [the] [two] [events] {c:clause} and {d:clause} are ${words} [, (justifying|explaining) your answer|, giving (a reason|reasons) [for your answer]|, showing [all] your [necessary] working]`,
      ({ c, d }) => [{ verb: 'find', target: the('events are', name, c, d) }],
    ),
  ),
];

/** Asked of any day, in any order of what is known. */
const ON = '[(on|of|for) (a|an|any) (randomly chosen|randomly selected|particular|given) {o:open}|at random]';
const FIND = '(find|calculate|determine|what is|work out|state|write down)';
const ASKS: Rule[] = [
  ...rule<{ c: string }>(
    'event-goal',
    `${FIND} the [conditional] probability that [,] ${ON} [,] {c:clause} ${ON}`,
    ({ c }) => [{ verb: 'find', target: the('event', c) }],
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `${FIND} the [conditional] probability that {c:clause} ${ON} [,] (given that|if|when it is known that) {d:clause} ${ON}`,
    ({ c, d }) => [{ verb: 'find', target: the('event', c, d) }],
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `(given that|if|on a day when) {d:clause} ${ON} , ${FIND} the [conditional] probability that {c:clause} ${ON}`,
    ({ c, d }) => [{ verb: 'find', target: the('event', c, d) }],
  ),
];

const BOTH: Rule[] = [
  ...rule<{ a: string; c: string; d: string }>(
    'event-goal',
    `${FIND} the probability that a randomly (chosen|selected) {a:open-word} {c:clause} (and|but) {d:clause}`,
    ({ a, c, d }) => [{ verb: 'find', target: the('both events', `the ${a} ${c}`, d) }],
  ),
  ...rule<{ a: string; c: string; d: string }>(
    'event-goal',
    `${FIND} the probability that a randomly (chosen|selected) {a:open-word} {c:clause} [,] given that {d:clause}`,
    ({ a, c, d }) => [{ verb: 'find', target: the('event', `the ${a} ${c}`, d) }],
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `${FIND} the probability that {c:open} (who|which) {d:clause}`,
    ({ c, d }) => [{ verb: 'find', target: the('both events', c, d) }],
  ),
];

export const BRANCH_RULES: Rule[] = [...WAYS, ...BRANCHES, ...SCENES, ...COUNTS, ...ASKS, ...BOTH];
