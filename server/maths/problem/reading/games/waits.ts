import { itemsOf } from '../english-draws/things.ts';
import { deviceFacts } from './devices.ts';
import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BE, FIND, SIDE, SIDES, THROWN, THROWS } from './words.ts';

const THROW = '(throw|roll|toss|spin|attempt|go|turn|occasion|game|time)';
const THROW_NOUNS = '(throws|rolls|tosses|spins|attempts|goes|turns|games|times)';
const AGAIN = '(repeatedly|again and again|over and over again|continually)';
const LANDS = '(stops on|lands on|comes to rest on|stops at|points to)';
const find = (...targets: RawTerm[]): RawGoal[] => targets.map((target) => ({ verb: 'find', target }));

/** Spinners with colours on their parts. */
const WHEELS: Rule[] = [
  ...rule<{ n: string; g: RawTerm; a?: string }>(
    'facts',
    `(a|the|this) [{a:g-adjs}] spinner (has|with|is divided into|is made up of|contains) {n:num} [equal] ${SIDES} [,|:|, consisting of|consisting of|, of which|of which] {g:kind-groups}`,
    ({ n, g, a = '' }) => (a.includes('b:') ? null : [fact('wheel', n, ...itemsOf(g))]),
  ),
  ...rule<{ f: RawTerm }>(
    'draw-cond',
    `(it|the [{a:g-adjs}] spinner|the arrow) ${LANDS} [a|an|the] {f:face} [${SIDE.slice(1, -1)}]`,
    ({ f }) => the('count', 'all', '', f),
  ),
];

/** Until something comes out for the first time. */
const FIRSTS: Rule[] = [
  ...rule<{ m: string }>(
    'facts',
    `(the|this|both|these|all the) [{n:num}] [{a:g-adjs}] {m:g-machine} ${BE} [now|then] ${THROWN} [together] ${AGAIN}`,
    () => [fact('repeated')],
  ),
  ...rule<{ d: RawTerm }>('facts', `{d:g-devices} ${BE} ${THROWN} [together] ${AGAIN}`, ({ d }) => [
    ...deviceFacts(d),
    fact('thrown', '1', ''),
    fact('repeated'),
  ]),
  ...rule<{ v: string }>(
    'draw-cond',
    `(a|the) (total|total score|sum) of {v:int} ${BE} (obtained|scored|thrown|rolled)`,
    ({ v }) => the('measure', the('sum'), the('value', '=', v)),
  ),
  ...rule<{ f: RawTerm }>(
    'draw-cond',
    `[a|an] {f:score-word} ${BE} (obtained|scored|thrown|rolled)`,
    ({ f }) => the('count', '>=', '1', f),
  ),
  ...rule<{ k: string }>('draw-cond', `[a|an] {k:side} ${BE} (obtained|thrown|scored|shown)`, ({ k }) =>
    the('count', '>=', '1', the('kind', k)),
  ),
  ...rule<object>(
    'facts',
    `{w:person} [now|then] ${THROWS} (the|this|both|these) [{n:num}] [{a:g-adjs}] {m:g-machine} [together] ${AGAIN}`,
    () => [fact('repeated')],
  ),
  ...rule<{ n: string; k: string }>(
    'draw-cond',
    `{n:num} {k:side} ${BE} (obtained|thrown|scored|shown)`,
    ({ n, k }) => the('count', '=', n, the('kind', k)),
  ),
  ...rule<{ c: RawTerm }>('g-first', `the first [${THROW}] (on|in|at) which {c:draw-cond}`, ({ c }) => c),
  ...rule<{ c: RawTerm }>('g-first', `the first ${THROW} that {c:draw-cond}`, ({ c }) => c),
  ...rule<{ h: RawTerm }>('g-first', '{h:g-hit}', ({ h }) => the('hit', h)),
  ...rule<{ c: RawTerm }>('g-first', '{c:draw-cond} [for the first time]', ({ c }) => c),
  ...rule<{ x: string; c: RawTerm }>(
    'g-named',
    `[the] [random variable] {x:capital} (is|denotes|represents|be) the [total] number of ${THROW_NOUNS} [taken|needed|required|made] (up to and including|until|up to) {c:g-first}`,
    ({ x, c }) => [fact('first of', x, c)],
  ),
  ...rule<{ x: string; c: RawTerm }>(
    'facts',
    `[the] [random variable] {x:capital} (is|denotes|represents|be) the [total] number of ${THROW_NOUNS} [taken|needed|required|made] (up to and including|until|up to) {c:g-first}`,
    ({ x, c }) => [fact('first of', x, c)],
  ),
  ...rule<{ x: string; c: RawTerm }>(
    'facts',
    `the [{a:g-adjs}] {m:g-machine} ${BE} ${THROWN} ${AGAIN} [,] (and|, where|where) [the] [random variable] {x:capital} (is|denotes|represents) the [total] number of ${THROW_NOUNS} [taken|needed|required|made] (up to and including|until|up to) {c:g-first}`,
    ({ x, c }) => [fact('first of', x, c)],
  ),
  ...(
    [
      ['=', 'on|at|in'],
      ['<', 'before'],
      ['>', 'after'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ c: RawTerm; k: string }>(
      'goals',
      `${FIND} the probability that {c:g-first-time} (${words}) the {k:ordinal} ${THROW}`,
      ({ c, k }) => find(the('first time', c, the('range', sign, k))),
    ),
  ),
  ...rule<{ c: RawTerm }>('g-first-time', '{c:draw-cond} [for] the first time', ({ c }) => c),
  ...rule<{ c: RawTerm }>('g-first-time', 'the first time (that|when) {c:draw-cond} is', ({ c }) => c),
  ...rule<{ b: string }>(
    'goals',
    `${FIND} the (least|smallest|minimum) [possible] [value of] [the integer] {n:letter} (for which|such that) {b:g-bound}`,
    ({ b }) => find(the('least of', b)),
  ),
];

/** Two things told at once. */
const JOINED: Rule[] = rule<{ f: RawFact[]; g: RawFact[] }>(
  'facts',
  '{f:facts} ; [and] {g:facts}',
  ({ f, g }) => [...f, ...g],
);

export const GAME_WAITS: Rule[] = [...WHEELS, ...FIRSTS, ...JOINED];
