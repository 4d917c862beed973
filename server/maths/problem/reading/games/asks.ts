import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BE, FIND } from './words.ts';

const GIVEN = '(given that|given also that|given , instead , that|given instead that|if it is known that|if)';
const find = (...targets: RawTerm[]): RawGoal[] => targets.map((target) => ({ verb: 'find', target }));

const rangeOf = (amount: RawTerm): RawTerm => the('range', ...(amount as { of: RawTerm[] }).of);

const VARIABLES: Rule[] = [
  ...rule<{ x: string }>('g-var', '[the] [random variable] {x:capital}', ({ x }) => x),
  ...rule<object>('g-var', '(the|his|her|their|{o:owner}) (score|scores)', () => 'score'),
  ...rule<{ m: RawTerm }>('g-var', '{m:measure}', ({ m }) => m),
  ...rule<object>('g-moment', '(mean|expected value|expectation|mean value)', () => 'mean'),
  ...rule<object>('g-moment', 'variance', () => 'variance'),
  ...rule<object>('g-moment', 'standard deviation', () => 'standard deviation'),
];

const moment = (name: string, variable: RawTerm): RawTerm => the('game moment', name, variable);

const TABLE =
  '(probability distribution table|table of the probability distribution|table (showing|for|of|giving|to show) the probability distribution|probability distribution|distribution table)';

const TABLES: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'goals',
    `(draw up|draw|construct|complete|write down|give|find|make|set up|copy and complete|write out|tabulate|determine|obtain|produce|state) (the|a|an) ${TABLE} (for|of) {x:g-var}`,
    ({ x }) => find(the('game table', x)),
  ),
  ...rule<object>(
    'goals',
    '(draw up|construct|complete|write down|find|copy and complete) (the|a) (probability distribution table|probability distribution)',
    () => find(the('game table', '')),
  ),
  ...rule<{ m: string; x: RawTerm }>('goals', `${FIND} [the] {m:g-moment} (of|for) {x:g-var}`, ({ m, x }) =>
    find(moment(m, x)),
  ),
  ...rule<{ m: string; n: string; x: RawTerm }>(
    'goals',
    `${FIND} [the] {m:g-moment} and [the] {n:g-moment} (of|for) {x:g-var}`,
    ({ m, n, x }) => find(moment(m, x), moment(n, x)),
  ),
  ...rule<object>('goals', `${FIND} (the|his|her|{o:owner}) (expected|mean) score`, () =>
    find(moment('mean', 'score')),
  ),
  ...rule<object>('goals', `${FIND} the variance of (the|his|her|{o:owner}) score`, () =>
    find(moment('variance', 'score')),
  ),
  ...rule<{ x: RawTerm; s: string }>(
    'goals',
    `${FIND} the probability that {x:g-var} is {s:g-compared} (its (mean|expected value|expectation)|the (mean|expected) score|the (mean|expected value) of {y:g-var}|{e:expectation})`,
    ({ x, s, e, y }: { x: RawTerm; s: string; e?: string; y?: RawTerm }) =>
      (e !== undefined && e !== x) || (y !== undefined && JSON.stringify(y) !== JSON.stringify(x))
        ? null
        : find(the('game chance of mean', s, x)),
  ),
  ...(
    [
      ['>', 'greater than|more than|above|higher than|larger than'],
      ['<', 'less than|below|lower than|smaller than'],
    ] as const
  ).flatMap(([sign, words]) => rule<object>('g-compared', `(${words})`, () => sign)),
  ...rule<{ e: string }>('goals', `${FIND} [the] [exact] value of {e:expression}`, ({ e }) =>
    /^(?:E|P|\\mathrm\{)|^Var/.test(e) ? find(e) : null,
  ),
  ...rule<{ x: RawTerm; c: RawTerm }>('g-of-var', '{x:g-var} is {c:sort}', ({ x, c }) =>
    the('variable is', x, c),
  ),
];

/** Asked of what comes out; what is told of the outcome holds with it. */
const CHANCES: Rule[] = [
  ...rule<{ a: RawTerm }>(
    'goals',
    `${FIND} the probability that {a:amount} (throws|rolls|tosses|spins|throw|roll|toss|spin) (are|is) (needed|required|made|necessary)`,
    ({ a }) => find(the('game wait', rangeOf(a))),
  ),
  ...rule<{ a: RawTerm }>(
    'goals',
    `${FIND} the probability that (it takes|{w:person} (needs|takes|requires|makes)) {a:amount} (throws|rolls|tosses|spins|throw|roll|toss|spin) [to (obtain|get|throw|roll|score) {h:g-hit}]`,
    ({ a }) => find(the('game wait', rangeOf(a))),
  ),
  ...rule<{ c: RawTerm }>('g-asked', '{c:draw-cond}', ({ c }) => c),
  ...rule<{ c: RawTerm }>('g-asked', '{c:g-of-var}', ({ c }) =>
    typeof (c as { of: RawTerm[] }).of[0] === 'string' ? c : null,
  ),
  ...rule<{ c: RawTerm }>('g-chance-of', 'that {c:g-asked}', ({ c }) => c),
  ...rule<{ c: RawTerm }>('g-chance-of', 'of {c:g-chanced}', ({ c }) => c),
  ...rule<{ c: RawTerm }>('goals', `${FIND} the [conditional] probability {c:g-chance-of}`, ({ c }) =>
    find(the('draw chance', c)),
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `${FIND} the [conditional] probability {c:g-chance-of} [,] ${GIVEN} {d:g-asked}`,
    ({ c, d }) => find(the('draw chance', c, d)),
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `${GIVEN} {d:g-asked} , ${FIND} the [conditional] probability {c:g-chance-of}`,
    ({ c, d }) => find(the('draw chance', c, d)),
  ),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'goals',
    `show that the probability {c:g-chance-of} (is|is equal to|equals) {v:chance}`,
    ({ c, v }) => [{ verb: 'show', target: the('draw chance', c, v) }],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:g-deed} [,|;] {g:goals}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
  ...(
    [
      ['independent', 'independent [events]'],
      ['exclusive', 'mutually exclusive [events]'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ a: string; b: string }>(
      'goals',
      `[showing your working ,|(giving|with) [a] (reason|reasons) [for your answer] ,] (determine|state|decide|find|find out|[state] [,] [with|giving] [a] [reason|justification] [,]) [(whether|if) [or not]] (are [the] [events] {a:capital} and {b:capital}|[the] [two] [events] {a:capital} and {b:capital} are) ${words} [, (justifying|explaining|giving reasons for|giving a reason for) your answer|, showing [all] your [necessary] working|, giving a reason [for your answer]|, with reasons]`,
      ({ a, b }) => find(the('events are', name, a, b)),
    ),
  ),
  ...rule<object>('goals', '(justify|explain|give a reason for) your answer', () => []),
];

/** What sets the scene, and what only tells that something is drawn below. */
const SCENES: Rule[] = [
  ...rule<object>(
    'facts',
    `[the] (tree diagram|diagram|table|following table|tree diagram below|table below) [below] (shows|illustrates|represents) [some of] (the|this|these) (possibilities|information|probabilities|outcomes|possible outcomes|situation) [for the colours of the {k:kind} [chosen|drawn|taken]]`,
    () => [],
  ),
  ...rule<object>(
    'facts',
    'two events {a:capital} and {b:capital} are defined (as follows|below) [:]',
    () => [],
  ),
  ...rule<object>(
    'facts',
    '[the] events {a:capital} and {b:capital} are [defined] (as follows|below) [:]',
    () => [],
  ),
  ...rule<object>('facts', `[in a game ,] {w:person} (plays|is playing) a game [{t:at-fair}]`, () => []),
  ...rule<object>('at-fair', 'at a (fair|funfair|fete)', () => ''),
  ...rule<object>('facts', 'on another occasion [,]', () => [fact('anew')]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(on another occasion|in a different game|in another game) , {f:g-deed}',
    ({ f }) => [fact('anew'), ...f],
  ),
  ...rule<{ w: string }>('owner', '{w:owner-name}', ({ w }) => w),
  ...rule<object>('facts', `the (results|outcomes|throws) ${BE} independent`, () => []),
];

export const GAME_ASKS: Rule[] = [...VARIABLES, ...TABLES, ...CHANCES, ...SCENES];
