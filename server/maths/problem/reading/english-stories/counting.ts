import { fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { wordsOf } from '../stories/phrases.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { ARRANGE, DEEDS, IN_LINE } from './deeds.ts';
import { CHANCE_RULES } from './chances.ts';
import { CONDITION_RULES } from './conditions.ts';
import { NUMBER_RULES } from './numbers.ts';
import { GROUP_RULES, itemsOf } from './groups.ts';
import { SEAT_RULES } from './seats.ts';
import { TEAM_RULES } from './teams.ts';

const found = (verb: string, kind: string, conds: RawTerm | undefined): RawGoal[] => [
  { verb, target: the('ways', kind, ...(conds ? itemsOf(conds) : [])) },
];
const FIND = '(find|calculate|determine|work out|state|write down|hence find)';
const WHAT = '[the] [total] number of (different|possible|distinct|different possible|possible different|)';
const KINDS: readonly [kind: string, words: string][] = [
  [
    'arranged',
    'arrangements|orders|permutations|ways of arranging them|ways of arranging these letters|ways of arranging the letters',
  ],
  [
    'chosen',
    'selections|choices|combinations|ways of choosing them|ways of selecting them|committees|teams|groups|panels',
  ],
  ['', 'ways'],
];
const POSSIBLE =
  '[possible|there are|are there|(that|which) are possible|(that|which) (can|could|may) be (made|formed|chosen|selected|picked)]';

const GOALS: Rule[] = [
  ...KINDS.flatMap(([kind, words]) => [
    ...rule<{ c: RawTerm }>(
      'goals',
      `${FIND} ${WHAT} (${words}) ${POSSIBLE} [{c:tail}]`,
      ({ c }: { c?: RawTerm }) => found('find', kind, c),
    ),
    ...rule<{ c: RawTerm }>(
      'goals',
      `how many (different|possible|distinct|) (${words}) (are there|are possible|can be made|are there altogether) [{c:tail}]`,
      ({ c }: { c?: RawTerm }) => found('find', kind, c),
    ),
    ...rule<{ p: RawFact[]; c: RawTerm }>(
      'asked',
      `${FIND} ${WHAT} (${words}) of {p:pool} ${POSSIBLE} [{c:tail}]`,
      ({ p, c }: { p: RawFact[]; c?: RawTerm }) =>
        kind === 'chosen' && p[0]?.relation === 'crowd' ? null : { facts: p, goals: found('find', kind, c) },
    ),
    ...rule<{ p: RawFact[]; c: RawTerm }>(
      'asked',
      `how many (different|possible|distinct|) (${words}) [are there|can be made] of {p:pool} [are there|are possible] [{c:tail}]`,
      ({ p, c }: { p: RawFact[]; c?: RawTerm }) => ({ facts: p, goals: found('find', kind, c) }),
    ),
    ...rule<{ c: RawTerm }>('goals', `how many of (these|the) [different] (${words}) {c:thats}`, ({ c }) =>
      found('find', kind, c),
    ),
    ...rule<{ c: RawTerm }>(
      'goals',
      `${FIND} [the] [total] number of these [different|possible] (${words}) {c:tail}`,
      ({ c }) => found('find', kind, c),
    ),
    ...rule<{ c: RawTerm }>(
      'goals',
      `in how many of (these|the) [different|possible] (${words}) {c:question}`,
      ({ c }) => found('find', kind, c),
    ),
    ...rule<{ p: RawFact[]; c: RawTerm; t: string }>(
      'asked',
      `${FIND} ${WHAT} (${words}) of {t:team-of} (from|that can be made from|that can be chosen from|chosen from|selected from|taken from) {p:pool} [{c:tail}]`,
      ({ p, c, t }: { p: RawFact[]; c?: RawTerm; t: string }) => ({
        facts: [...p, fact(kind === 'chosen' ? 'chosen' : 'row of', t)],
        goals: found('find', kind, c),
      }),
    ),
    ...rule<{ c: RawTerm; t: string }>(
      'asked',
      `${FIND} ${WHAT} (${words}) of {t:team-of} [{c:tail}]`,
      ({ c, t }: { c?: RawTerm; t: string }) => ({
        facts: [fact(kind === 'chosen' ? 'chosen' : 'row of', t)],
        goals: found('find', kind, c),
      }),
    ),
    ...rule<{ c: RawTerm; n: string }>(
      'asked',
      `${FIND} ${WHAT} {n:letter-long} (${words}) ${POSSIBLE} [{c:tail}]`,
      ({ c, n }: { c?: RawTerm; n: string }) => ({
        facts: [fact(kind === 'chosen' ? 'chosen' : 'row of', n)],
        goals: found('find', kind, c),
      }),
    ),
  ]),
  ...rule<{ c: RawTerm }>(
    'goals',
    `${FIND} ${WHAT} (of|) (committees|teams|groups|panels|squads|juries|hands|different teams|different committees) ${POSSIBLE} [{c:tail}]`,
    ({ c }: { c?: RawTerm }) => found('find', 'chosen', c),
  ),
  ...rule<{ d: RawFact[]; c: RawTerm }>(
    'asked',
    `${FIND} ${WHAT} ways [in which|that] {d:deeds} [{c:tail}]`,
    ({ d, c }: { d: RawFact[]; c?: RawTerm }) => ({ facts: d, goals: found('find', '', c) }),
  ),
  ...rule<{ d: RawFact[]; c: RawTerm }>(
    'asked',
    `${FIND} in how many (different|) ways {d:deeds} [{c:tail}]`,
    ({ d, c }: { d: RawFact[]; c?: RawTerm }) => ({ facts: d, goals: found('find', '', c) }),
  ),
  ...inverted(),
];

/** "In how many ways can these letters be arranged": the verb stands around its subject. */
function inverted(): Rule[] {
  const ask = 'in how many (different|) ways (can|may|could)';
  const from = (c: RawTerm | undefined, facts: RawFact[]): Said => ({ facts, goals: found('find', '', c) });
  return [
    ...rule<{ p: RawFact[]; c: RawTerm }>(
      'asked',
      `${ask} {p:pool} be ${ARRANGE} ${IN_LINE} [{c:tail}]`,
      ({ p, c }: { p: RawFact[]; c?: RawTerm }) => from(c, [...p, fact('arranged')]),
    ),
    ...rule<{ p: RawFact[]; c: RawTerm }>(
      'asked',
      `${ask} {p:pool} (stand|sit|line up) ${IN_LINE} [{c:tail}]`,
      ({ p, c }: { p: RawFact[]; c?: RawTerm }) => from(c, [...p, fact('arranged')]),
    ),
    ...rule<{ n: string; c: RawTerm }>(
      'asked',
      `${ask} {n:same} be ${ARRANGE} ${IN_LINE} [{c:tail}]`,
      ({ n, c }: { n: string; c?: RawTerm }) => from(c, [fact('arranged', ...(n ? [n] : []))]),
    ),
    ...rule<{ n: string; c: RawTerm }>(
      'asked',
      `${ask} {n:same} (stand|sit|line up) ${IN_LINE} [{c:tail}]`,
      ({ n, c }: { n: string; c?: RawTerm }) => from(c, [fact('arranged', ...(n ? [n] : []))]),
    ),
    ...rule<{ t: string; p: RawFact[]; c: RawTerm }>(
      'asked',
      `${ask} {t:team-of} be (chosen|selected|formed|picked|made) from {p:pool} [{c:tail}]`,
      ({ t, p, c }: { t: string; p: RawFact[]; c?: RawTerm }) => from(c, [...p, fact('chosen', t)]),
    ),
    ...rule<{ t: string; c: RawTerm }>(
      'asked',
      `${ask} {t:team-of} be (chosen|selected|formed|picked|made) [{c:tail}]`,
      ({ t, c }: { t: string; c?: RawTerm }) => from(c, [fact('chosen', t)]),
    ),
    ...rule<{ g: string; c: RawTerm }>(
      'asked',
      `${ask} (the|this|a) {g:noun} be (chosen|selected|formed|picked|made) [{c:tail}]`,
      ({ g, c }: { g: string; c?: RawTerm }) => from(c, [fact('chosen', `|${g}`)]),
    ),
    ...rule<{ t: string; c: RawTerm }>(
      'asked',
      `${ask} (he|she|they|{w:name}|the {w:noun}) (choose|select|pick|make) {t:team-of} [{c:tail}]`,
      ({ t, c }: { t: string; c?: RawTerm }) => from(c, [fact('chosen', t)]),
    ),
  ];
}

const TELLS: Rule[] = [
  ...rule<{ d: RawFact[] }>('facts', `{d:deed} [{c:tail}]`, ({ d, c }: { d: RawFact[]; c?: RawTerm }) => [
    ...d,
    ...must(c),
  ]),
  ...rule<{ d: RawFact[] }>(
    'facts',
    `{d:random-deeds} [{c:tail}]`,
    ({ d, c }: { d: RawFact[]; c?: RawTerm }) => [...d, ...must(c)],
  ),
  ...rule<{ p: RawFact[] }>('facts', '(consider|use) {p:pool}', ({ p }) => p),
  ...rule<{ p: RawFact[] }>(
    'facts',
    '(there are|there is) {p:pool} [in a {g:noun}|in the {g:noun}|available|to choose from]',
    ({ p }) => p,
  ),
  ...rule<{ n: string; w: RawTerm }>(
    'facts',
    '(a|the) {g:noun} [that is [eventually] chosen|which is chosen|chosen|selected] (has|contains|consists of|is made up of|consisted of|contained) {w:groups}',
    ({ w }) => [fact('people', '', w)],
  ),
  ...rule<{ n: string; w: RawTerm; p: string }>(
    'facts',
    '[a {g:noun} of|there are|the|a {g:noun} has] {n:num} {p:noun} [,] (:|consist of|consists of|are made up of|consisting of) {w:groups}',
    ({ n, p, w }) => [fact('people', the('group', n, p), w)],
  ),
  ...rule<{ n: string; g: string; k: string }>(
    'facts',
    '{n:num} of the {g:noun} are {k:noun}',
    ({ n, g, k }) => [fact('some are', n, g, k)],
  ),
  ...rule<{ n: string; g: string; k: string; c: RawTerm }>(
    'facts',
    '{n:num} of the {g:noun} are {k:noun} who (cannot both|must not both|refuse to both) (serve on|be on|be in|be chosen for|serve in) the {h:noun}',
    ({ n, g, k }) =>
      n === '2' ? [fact('some are', n, g, k), fact('must', the('most of', '1', the('group', n, k)))] : null,
  ),
  ...rule<{ n: string; g: string; w: RawTerm }>(
    'facts',
    '{p:pool} , (among whom are|including|two of whom are|who include|which include) {w:named} , (stand|sit|line up|are arranged|are seated) [IN_LINE]'.replace(
      '[IN_LINE]',
      IN_LINE,
    ),
    ({ p, w }: { p?: RawFact[]; w: RawTerm }) => [...p!, fact('named', w), fact('arranged')],
  ),
  ...rule<{ w: RawTerm; g: string }>(
    'facts',
    '{w:named} are (two|both members|three|members) (of|) (the|these) {g:noun}',
    ({ w, g }) => [fact('named', w, g)],
  ),
  ...rule<{ w: RawTerm; g: string }>(
    'facts',
    '(two|three) of the {g:noun} are [called|named] {w:named}',
    ({ w, g }) => [fact('named', w, g)],
  ),
  ...rule<{ f: RawFact[] }>('facts', `{f:facts} (in random order|at random)`, ({ f }) =>
    f.some(({ relation }) => relation === 'arranged' || relation === 'chosen')
      ? [...f, fact('at random')]
      : null,
  ),
  ...rule<object>(
    'facts',
    '(one of (these|the) (arrangements|selections|numbers)|an arrangement|one arrangement|a selection|one selection|one of them) is (chosen|selected|picked) at random',
    () => [fact('at random')],
  ),
  ...rule<{ c: RawTerm }>('facts', '{c:cond}', ({ c }) => must(c)),
];

const must = (conds?: RawTerm): RawFact[] => (conds ? itemsOf(conds).map((one) => fact('must', one)) : []);

const SENTENCES: Rule[] = [
  ...rule<{ s: Said }>('sentence', '[hence] {s:asked}', ({ s }) => s),
  ...rule<{ c: RawTerm; s: Said }>('sentence', '(if|when|given that) {c:conds} , {s:asked}', ({ c, s }) => ({
    facts: [...must(c), ...s.facts],
    goals: s.goals,
  })),
  ...rule<{ c: RawTerm; g: RawGoal[] }>(
    'sentence',
    '(if|when|given that) {c:conds} , {g:goals}',
    ({ c, g }) => ({ facts: must(c), goals: g }),
  ),
  ...rule<{ s: Said }>(
    'sentence',
    '(if|when|given that) there (is|are) no [other] (restrictions|restriction) , {s:asked}',
    ({ s }) => s,
  ),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    '(if|when|given that) there (is|are) no [other] (restrictions|restriction) , {g:goals}',
    ({ g }) => ({ facts: [], goals: g }),
  ),
];

/** What a team is for; how things are placed is no purpose. */
const PURPOSES: Rule[] = [
  ...rule<{ f: RawFact[]; w: string }>('facts', '{f:facts} [,] (to|for) {w:purpose}', ({ f, w }) =>
    f.some(({ relation }) => relation === 'arranged') ? null : [...f, fact('purpose', w)],
  ),
  ...rule<{ w: string }>('purpose', '{w:noun-word}', ({ w }) => w),
  ...rule<{ w: string }>('purpose', '(the|a|an|its|their|his|her|in|at|for|on) {w:purpose}', ({ w }) => w),
  ...rule<{ w: string; p: string }>('purpose', '{w:noun-word} {p:purpose}', ({ w, p }) => `${w} ${p}`),
];

const OWN_RULES: Rule[] = [
  ...GROUP_RULES,
  ...TEAM_RULES,
  ...SEAT_RULES,
  ...CONDITION_RULES,
  ...NUMBER_RULES,
  ...DEEDS,
  ...GOALS,
  ...CHANCE_RULES,
  ...TELLS,
  ...SENTENCES,
  ...PURPOSES,
];

const FUNCTION_WORDS =
  'hence and or the a an of to it its their this that these those if when then also given find show value values let';

export const COUNTING_RULES: Rule[] = [...SENTENCE_RULES, ...OWN_RULES];
export const COUNTING_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(OWN_RULES),
  ...FUNCTION_WORDS.split(' '),
]);
