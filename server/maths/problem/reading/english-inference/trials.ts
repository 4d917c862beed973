import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { wantedOf } from '../english-statistics/samples.ts';

const THEIRS = '(these|the|those|his|her|their|its|all of these|all the)';
const TRIES =
  'plays|play|throws|takes|makes|buys|plants|attempts|rolls|tosses|spins|inspects|tests|fires|shoots|selects|chooses|picks|answers|visits|sows|orders|sells|receives|enters|sits|has|contains|examines|checks|interviews|guesses|drives|bowls|serves|bakes';

/** Without the articles that a pattern takes as well. */
const bare = (clause: string): string =>
  clause.replace(/^(?:not )?(?:(?:of|all|the) )+/, (found) => (found.startsWith('not') ? 'not ' : ''));

/** What happens of those that are told of: how often, and of how many. */
const TOLD: Rule[] = [
  ...(
    ['at least one', 'one or more', 'more than one', 'at least two', 'both', 'all', 'only one'] as const
  ).flatMap((words) =>
    rule<{ a: string; b: string }>(
      'clause',
      `{a:open} (${words}) {b:open}`,
      ({ a, b }) => `${a} ${words.replaceAll(' ', '-')} ${b}`,
    ),
  ),
  ...rule<{ v: string; c: string }>(
    'told',
    '[on average ,] {v:percent} of [all|the] {c:clause}',
    ({ v, c }) => [fact('event', v, bare(c))],
  ),
  ...rule<{ a: string; v: string; c: string }>(
    'told',
    '(in|for|among|of) {a:open} [,] [it is known that|on average ,] {v:percent} of [all|the] {c:clause}',
    ({ a, v, c }) => [fact('scene', a), fact('event', v, bare(c))],
  ),
  ...['number', 'count'].flatMap((kind) =>
    ['number', 'count'].flatMap((other) => [
      ...rule<{ k: string; n: string; c: string }>(
        'told',
        `[on average ,] {k:${kind}} (in|in every|out of|out of every) {n:${other}} [of [all|the]] {c:clause}`,
        ({ k, n, c }) => (Number(k) < Number(n) ? [fact('event', `${k}/${n}`, bare(c))] : null),
      ),
    ]),
  ),
  ...rule<{ a: string; f: RawFact[] }>(
    'told',
    '(each time|every time|whenever) [that] {a:open} , {f:told}',
    ({ a, f }) => (isPlain(f) ? [fact('scene', a), ...f] : null),
  ),
  ...rule<{ f: RawFact[] }>(
    'told',
    '(it is known that|it is found that|it is estimated that|it is believed that|past records show that|records show that) {f:told}',
    ({ f }) => (isPlain(f) ? f : null),
  ),
  ...rule<{ a: string; b: string; v: string }>(
    'told',
    '{a:open} [,] and [the] probability that {b:clause} is {v:chance}',
    ({ a, b, v }) => [fact('scene', a), fact('event', v, b)],
  ),
  ...rule<{ a: string; v: string }>(
    'told',
    '[the] probability (of {a:open}|that {a:clause}) (on|in|for|at) (each|any|every) {b:open} is [constant [and] [equal to]] {v:chance}',
    ({ a, v }) => [fact('event', v, a)],
  ),
  ...rule<{ c: string; v: string }>(
    'told',
    '[the] probability that {c:clause} is {v:chance} (on|in|for|at|with) (each|any|every|any given|each of (his|her|the|their)) {b:open}',
    ({ c, v }) => [fact('event', v, c)],
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '{f:told} [,] [and] ((all|the) {a:open} (is|are) independent|each {b:open} is independent of (the|all|any) other [{c:open}]|(the|) (results|outcomes) [of {d:open}] are independent [of each other]|this is independent of {e:open})',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<object>(
    'sentence',
    '((the|all) {a:open} are independent [of each other|of one another]|the (results|outcomes) of {a:open} are independent [of each other]|(whether|if) [or not] {a:open} is independent of {b:open}|each {a:open} is independent of (the|all|any) other [{c:open}]|(assume|you may assume) that {a:open} are independent [of each other])',
    () => ({ facts: [fact('scene', 'the results are shown')], goals: [] }),
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ a: string; n: string; w: string }>(
      'facts',
      `[(during|in|on|over|for) {a:open} [,]] {b:open} (${TRIES}) {n:${kind}} {w:open}`,
      ({ n, w }) => [fact('sample', n, w)],
    ),
  ]),
  ...rule<{ k: string; w: string }>(
    'facts',
    `[(during|in|on|over|for) {a:open} [,]] {b:open} (${TRIES}) {k:letter} {w:open}`,
    ({ k, w }) => (/^[a-z]$/.test(k) ? [fact('sample size', k, w)] : null),
  ),
  ...rule<{ k: string; w: string }>(
    'facts',
    '[a] random sample of {k:letter} {w:open} [, where {l:letter} is large ,] [is|are|is to be|will be] [now|then] [taken|chosen|selected]',
    ({ k, w }) => (/^[a-z]$/.test(k) ? [fact('sample size', k, w)] : null),
  ),
  ...rule<{ k: string; w: string }>(
    'facts',
    '{k:letter} {w:open} are [now|then] (chosen|selected|taken|picked|tested) [at random|randomly]',
    ({ k, w }) => (/^[a-z]$/.test(k) ? [fact('sample size', k, w)] : null),
  ),
];

/** The subject, or part of it, is missing. */
const CUT_OFF = /^(?:day|morning|evening|night|week|weekday|afternoon|visit|game|trip) |^[a-z]+s$/;

/** On each day exactly one of several is so. */
const ALTERNATIVES: Rule[] = [
  ...rule<{ a: string; b: string; c: string }>(
    'told',
    '[[on|at|for|in] (each|every|any) {z:open-noun} [,]] {a:open} [exactly|just|only] one of [{e:count} (drinks|meals|methods|types)] {b:open} [,] (or|and) {c:open}',
    ({ a, b, c }) => (CUT_OFF.test(a) ? null : [fact('alternatives', a, b, c)]),
  ),
  ...rule<{ a: string; b: string; c: string; d: string }>(
    'told',
    '[[on|at|for|in] (each|every|any) {z:open-noun} [,]] {a:open} [exactly|just|only] one of {b:open} , {c:open} [,] (or|and) {d:open}',
    ({ a, b, c, d }) => (CUT_OFF.test(a) ? null : [fact('alternatives', a, b, c, d)]),
  ),
  ...rule<{ a: string }>('open-noun', '{a:open}', ({ a }) =>
    /(?:day|morning|evening|night|week|afternoon|weekend|occasion|year|visit|game|trip|lesson|month|time)$/.test(
      a,
    )
      ? a
      : null,
  ),
  ...rule<{ f: RawFact[] }>(
    'told',
    '(on|for|in|at) (a|any|one) (randomly chosen|random|particular|given|randomly selected) {z:open} [,] {f:told}',
    ({ f }) => (isPlain(f) ? f : null),
  ),
];

const isPlain = (facts: RawFact[]): boolean =>
  facts.filter(({ relation }) => relation === 'event').length === 1 && facts.every(({ of }) => of.length < 3);

/** "Does not win at least 2 of them": whether it is so of two, or not so of two, is not said. */
const isDenied = (clause: string): boolean => clause.startsWith('not ');

/** "Wins 3 of the first 12 games". */
const ASKED: Rule[] = [
  ...['number', 'count', 'counted'].flatMap((kind) =>
    rule<{ w: string; c: RawTerm; n: string; v: string }>(
      'value',
      `[the] probability that {w:clause} {c:how-many} [times] (of|out of|in|on|from) [the next|the first|his first|her first|her next|his next|a random sample of|these|the|any] {n:${kind}} [{v:open}]`,
      ({ w, c, n, v }: { w: string; c: RawTerm; n: string; v?: string }) =>
        isDenied(w) ? null : the('trials', n, v ?? '', c, w),
    ),
  ),
  ...rule<{ w: string; c: RawTerm; v: string }>(
    'value',
    `[the] probability that {w:clause} (on|in|) {c:how-many} [of] ${THEIRS} {v:open}`,
    ({ w, c, v }) => (isDenied(w) ? null : the('trials', '', v, c, w)),
  ),
  ...rule<{ w: string; c: RawTerm; v: string }>(
    'value',
    '[the] probability that {w:clause} (on|in|) {c:how-many-of} {v:open}',
    ({ w, c, v }) => (isDenied(w) ? null : the('trials', '', v, c, w)),
  ),
  ...rule<{ c: RawTerm }>('how-many-of', '{c:how-many}', ({ c }) => c),
  ...rule<{ c: RawTerm; v: string; w: string }>(
    'value',
    `[the] probability that {c:how-many} of ${THEIRS} {w:clause}`,
    ({ c, w }) => the('trials', '', '', c, w),
  ),
  ...(
    [
      ['>', 'greater than|more than|larger than|above|exceeds|to exceed'],
      ['<', 'less than|smaller than|below'],
      ['>=', 'at least|not less than'],
      ['<=', 'at most|not more than|no more than'],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<{ k: string; t: RawTerm; v: string }>(
      'wanted',
      `[the] (least|smallest|minimum|lowest) [possible] [integer] value of {k:letter} (for which|such that|so that|if|given that) {t:value} [is|is to be|must be|should be] (${words}) {v:chance}`,
      ({ k, t, v }) => the('least size', k, sign, v, t),
    ),
    ...rule<{ k: string; t: RawTerm; v: string }>(
      'wanted',
      `[the] (greatest|largest|maximum|highest) [possible] [integer] value of {k:letter} (for which|such that|so that|if|given that) {t:value} [is|is to be|must be|should be] (${words}) {v:chance}`,
      ({ k, t, v }) => the('greatest size', k, sign, v, t),
    ),
    ...rule<{ w: string; t: RawTerm; v: string }>(
      'wanted',
      `[the] (least|smallest|minimum) number of {w:open} (for which|such that|so that|needed so that|required so that|needed for|required for|if) {t:value} [is|is to be|to be|must be|should be] (${words}) {v:chance}`,
      ({ t, v }) => the('least size', '', sign, v, t),
    ),
    ...rule<{ w: string; t: RawTerm; v: string }>(
      'goals',
      `how many {w:open} (for|so that|if|to ensure that|in order that) {t:value} [is|is to be|to be|must be|should be] (${words}) {v:chance}`,
      ({ t, v }) => [{ verb: 'find', target: the('least size', '', sign, v, t) }],
    ),
    ...rule<{ k: string; t: RawTerm; v: string }>(
      'goals',
      `given that {t:value} (is|must be) (${words}) {v:chance} , (find|calculate|determine) the (least|smallest|minimum) [possible] value of {k:letter}`,
      ({ k, t, v }) => [{ verb: 'find', target: the('least size', k, sign, v, t) }],
    ),
  ]),
  ...rule<{ c: RawTerm; w: string }>(
    'value',
    '[the] probability of [finding|obtaining|getting|having|there being|seeing] {c:how-many} {w:clause}',
    ({ c, w }) => (isDenied(w) ? null : the('trials', '', '', c, w)),
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(use|using|by using) (an approximation|a suitable approximation|an appropriate approximation|a suitable approximating distribution|an appropriate approximating distribution|a normal approximation|a suitable normal approximation|the normal approximation|a normal distribution|an approximating distribution) [to] [,] (find|calculate|estimate|determine|obtain) {t:wanted}',
    ({ t }) => approximately(t, 'approximation'),
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(use|using|by using) (a poisson approximation|a suitable poisson approximation|the poisson approximation|a poisson distribution|this distribution|a suitable poisson distribution|your approximating distribution) [to] [,] (find|calculate|estimate|determine|obtain) {t:wanted}',
    ({ t }) => approximately(t, 'poisson approximation'),
  ),
];

const approximately = (t: RawTerm, by: string): RawGoal[] =>
  wantedOf(t).map((goal) => ({ ...goal, where: [fact(by)] }));

export const TRIAL_RULES: Rule[] = [...TOLD, ...ALTERNATIVES, ...ASKED];
