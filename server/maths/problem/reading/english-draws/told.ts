import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './things.ts';

const FAIR = '(fair|unbiased|ordinary|standard|ordinary fair|fair ordinary)';
const BE = '(is|are|was|were)';
const THROWN = '(thrown|rolled|spun|tossed|flipped)';
const TOGETHER = '[once] [at the same time|together|simultaneously] [once]';
const FACES = '(faces|sides|sections|sectors|edges)';
const MARKED = '(numbered|labelled|marked) [with the numbers]';

const runTo = (sides: string): string[] => Array.from({ length: Number(sides) }, (_, at) => String(at + 1));
const throws = (facts: RawFact[]): RawFact[] => [...facts, fact('thrown', '1', '')];
const devicesOf = (devices: RawTerm): RawFact[] =>
  itemsOf(devices).map((one) => fact('device', ...(one as { of: RawTerm[] }).of));

/** Dice, coins and spinners that are told of in further ways. */
const DEVICES: Rule[] = [
  ...rule<{ t?: string; s: string; m: string; n?: string; v: RawTerm }>(
    'facts',
    `[a|the] ${FAIR} [{t:tint}] [{s:shape}] {m:machine} has [its|the] [{n:num}] ${FACES} ${MARKED} {v:value-list}`,
    ({ t = '', s, m, n, v }) =>
      [s, n].some((size) => size !== undefined && Number(size) !== itemsOf(v).length)
        ? null
        : [fact('device', '1', m, t, ...itemsOf(v))],
  ),
  ...rule<{ n: string; s?: string; t: string; u: string }>(
    'facts',
    `{n:num} ${FAIR} [{s:shape}] dice , one {t:tint} and (one|the other) {u:tint} , ${BE} [each|both] ${THROWN} ${TOGETHER}`,
    ({ n, s = '6', t, u }) =>
      n === '2' && t !== u
        ? throws([fact('device', '1', 'die', t, ...runTo(s)), fact('device', '1', 'die', u, ...runTo(s))])
        : null,
  ),
  ...rule<{ d: RawTerm }>('facts', '{w:person} has {d:devices}', ({ d }) => devicesOf(d)),
  ...rule<{ m: string }>(
    'facts',
    `{w:person} (throws|rolls|spins|tosses|flips) (the|both|each|the two|these|both of the|each of the) {m:machine} ${TOGETHER}`,
    ({ m }) => [fact('thrown', '1', m)],
  ),
  // A coin among others that is not fair.
  ...rule<{ n: string }>(
    'facts',
    `({n:num}|a|one) ${FAIR} (coins|coin) and (a|one) biased coin ${BE} [each|all] ${THROWN} ${TOGETHER}`,
    ({ n = '1' }: { n?: string }) =>
      throws([fact('device', n, 'coin', ''), fact('device', '1', 'coin', 'biased')]),
  ),
  ...rule<{ k: string; v: RawTerm }>(
    'facts',
    `[the] probability of (obtaining|getting|throwing) a {k:side} (when|on|with|from|for) the biased coin [${BE} ${THROWN}] is {v:chance}`,
    ({ k, v }) => [fact('odds of', 'biased coin', k, v)],
  ),
  ...rule<{ k: string; v: RawTerm }>(
    'facts',
    `[the] probability that the biased coin (shows|lands on|comes up|gives) [a] {k:side} is {v:chance}`,
    ({ k, v }) => [fact('odds of', 'biased coin', k, v)],
  ),
  ...rule<object>('side', '(head|heads)', () => 'head'),
  ...rule<object>('side', '(tail|tails)', () => 'tail'),
];

const SCORE = '(numbers|scores|values)';
const MADE: readonly [name: string, words: string][] = [
  ['sum', 'sum|total'],
  ['product', 'product'],
  ['difference', '[positive|numerical|absolute|non-negative] difference between'],
];
const ON = '(on|shown on|obtained on|from)';

/** What the numbers make, wherever they stand. */
const MEASURES: Rule[] = [
  ...MADE.flatMap(([name, words]) => {
    const of = name === 'difference' ? '' : ' of';
    return rule<{ n: string; k: string; m: string }>(
      'measure',
      `[the] (${words})${of} the [{h:num}] ${SCORE} ${ON} (the|these|both) [{n:num}] ({k:kind}|{m:machine}|${FACES}) [chosen|drawn|selected|taken|picked|that are chosen|on which (the {j:machine}|they) land]`,
      ({ n, k }: { n?: string; k?: string }) =>
        n === undefined && k === undefined ? the(name) : the('of taken', n ?? '', k ?? '', the(name)),
    );
  }),
  ...rule<{ a: RawTerm; b: RawTerm }>('measure', '{a:measure} minus {b:measure}', ({ a, b }) =>
    the('minus', a, b),
  ),
  ...rule<{ v: string }>('worth', '{v:num}', ({ v }) => the('worth', v)),
  ...rule<{ m: RawTerm }>('worth', '{m:measure}', ({ m }) => m),
  ...['{x:capital} (is|is equal to) {m:worth}', '{e:equation}'].flatMap((first) =>
    ['{y:capital} (is|is equal to) {w:worth}', '{f:equation}'].flatMap((second) =>
      rule<{ c: RawTerm; x?: string; m?: RawTerm; w?: RawTerm; e?: string; f?: string; y?: string }>(
        'facts',
        `(if|when) {c:draw-cond} [,] [then] ${first} (;|,|; and|, and) (otherwise|if not) [,] ${second}`,
        ({ c, x, m, w, e, f, y }) => {
          const [one, other] = [x ? [x, m!] : equalled(e!), y ? [y, w!] : equalled(f!)];
          return one && other && one[0] === other[0]
            ? [fact('counts', one[0]!, the('either', c, one[1]!, other[1]!))]
            : null;
        },
      ),
    ),
  ),
];

/** "X = 0". */
function equalled(equation: string): [string, RawTerm] | null {
  const [, x, v] = /^\s*([A-Z])\s*=\s*([-−]?\d{1,4})\s*$/.exec(equation.replaceAll('$', '')) ?? [];
  return x ? [x, the('worth', v!)] : null;
}

/** Events by what a variable is, by one of the things that are thrown, and by their letters. */
const EVENTS: Rule[] = [
  ...rule<{ e: string }>('draw-cond', '{e:equation}', ({ e }) => {
    const found = equalled(e);
    return found && the('variable is', found[0], the('value', '=', (found[1] as { of: string[] }).of[0]!));
  }),
  ...rule<{ x: string; s: RawTerm }>('draw-cond', '{x:capital} is {s:sort}', ({ x, s }) =>
    the('variable is', x, s),
  ),
  ...rule<{ t: string; m: string; s: RawTerm }>(
    'draw-cond',
    'the {t:tint} {m:machine} (shows|lands on|shows a|lands on a) {s:sort}',
    ({ t, m, s }) => the('of one', `${t} ${m}`, s),
  ),
  ...rule<{ k: string }>(
    'draw-cond',
    'the biased coin (shows|lands on|comes up|gives|is) [a] {k:side}',
    ({ k }) => the('of one', 'biased coin', the('kind', k)),
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'draw-cond',
    `{a:amount} {k:side} ${BE} (obtained|thrown|shown)`,
    ({ a, k }) => {
      const [sign, n] = (a as { of: RawTerm[] }).of;
      return the('count', sign!, n!, the('kind', k));
    },
  ),
  ...rule<{ a: RawTerm; n?: string; f: RawTerm }>(
    'draw-cond',
    `{a:amount} of (the|these) [{n:num}] (scores|numbers|values|dice) (is|are|shows|show) [a] {f:sort}`,
    ({ a, n, f }) => {
      const [sign, k] = (a as { of: RawTerm[] }).of;
      const event = the('count', sign!, k!, f);
      return n === undefined ? event : the('of taken', n, 'score', event);
    },
  ),
  ...rule<{ k: string }>('measure', '[the] number of {k:side} (obtained|thrown|shown)', ({ k }) =>
    the('number of', the('kind', k)),
  ),
  ...rule<{ c: RawTerm }>('facts', '{c:draw-cond}', ({ c }) => [fact('known event', c)]),
  ...rule<object>('facts', '[the] events {a:capital} and {b:capital} are defined (as follows|by) [:]', () => [
    fact('scene', 'the results are shown'),
  ]),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '[[the] [two] events {x:capital} and {y:capital} are defined [as follows|by] [:]] {f:letter-events}',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<{ a: string; c: RawTerm }>('letter-events', '{a:capital} : {c:draw-cond}', ({ a, c }) => [
    fact('event is', a, c),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'letter-events',
    '{f:letter-events} [,|;] {g:letter-events}',
    ({ f, g }) => [...f, ...g],
  ),
];

const THROW_NOUN = '(throws|rolls|tosses|spins|throw|roll|toss|spin)';
const OBTAINED = '(obtained|thrown|scored|rolled|shown)';
const rangeOf = (amount: RawTerm): RawTerm => the('range', ...(amount as { of: RawTerm[] }).of);
const FIND = '(find|calculate|determine|state|write down|what is)';

/** Thrown until one of some faces comes up. */
const UNTIL: Rule[] = [
  ...rule<{ v: string }>('hit', '(a|an|the first) {v:num}', ({ v }) => v),
  ...rule<{ v: string; w: string }>('hit', '[either] (a|an) {v:num} or (a|an) {w:num}', ({ v, w }) =>
    [v, w].toSorted().join('|'),
  ),
  ...rule<{ h: string }>(
    'facts',
    `(the|this) {m:machine} ${BE} [repeatedly] ${THROWN} [repeatedly|again and again] until {h:hit} is ${OBTAINED} [for the first time]`,
    ({ h }) => [fact('until', '', '', h, '')],
  ),
  ...rule<{ m: string; t?: string; n?: string }>(
    'facts',
    `on another occasion [,] (the|this) {m:machine} ${BE} ${THROWN} ({t:times}|{n:num} times)`,
    ({ m, t, n }) => [fact('thrown', t ?? n!, m)],
  ),
  ...rule<{ h: string; a: RawTerm }>(
    'goals',
    `${FIND} the probability that (obtaining|getting|throwing|scoring|rolling) {h:hit} (requires|takes|needs) {a:amount} ${THROW_NOUN}`,
    ({ h, a }) => [{ verb: 'find', target: the('wait chance', rangeOf(a), '', h) }],
  ),
  ...rule<{ h: string; a: RawTerm }>(
    'goals',
    `${FIND} the probability that (it takes|{w:person} (takes|needs)|it requires) {a:amount} ${THROW_NOUN} to (obtain|get|throw|score|roll) {h:hit}`,
    ({ h, a }) => [{ verb: 'find', target: the('wait chance', rangeOf(a), '', h) }],
  ),
  ...rule<{ a: string; b: string }>(
    'amount',
    'at least {a:num} [{x:throw-word}] but (fewer|less) than {b:num}',
    ({ a, b }) => the('n', 'between', a, String(Number(b) - 1)),
  ),
  ...rule<object>('throw-word', THROW_NOUN, () => ''),
  ...rule<{ a: RawTerm; f: RawTerm; n?: string }>(
    'draw-cond',
    `a score of {f:sort} is ${OBTAINED} (on|in) {a:amount} [of the [{n:num}] ${THROW_NOUN}]`,
    ({ a, f, n }) => {
      const [sign, k] = (a as { of: RawTerm[] }).of;
      const event = the('count', sign!, k!, f);
      return n === undefined ? event : the('of taken', n, 'throw', event);
    },
  ),
];

const EVENT_NAMES = '[the] [two] [events] {a:capital} and {b:capital}';

const GOALS: Rule[] = (
  [
    ['independent', 'independent [of each other]'],
    ['exclusive', 'mutually exclusive'],
  ] as const
).flatMap(([name, words]) =>
  rule<{ a: string; b: string }>(
    'goals',
    `(determine|state|decide|show|find|find out) [, ((giving|with) a reason|with reasons|giving a reason for your answer|showing your working) ,] (whether|if) [or not] ${EVENT_NAMES} are ${words}`,
    ({ a, b }): RawGoal[] => [{ verb: 'find', target: the('events are', name, a, b) }],
  ),
);

/** Two values of a variable, one as likely as the other to be any. */
const TAKEN: Rule[] = [
  ...rule<{ n: string; x: string }>(
    'facts',
    `{n:num} (random|independent|random and independent|independent random) (values|observations) of {x:capital} ${BE} (chosen|taken|made|obtained|selected) [at random|randomly|independently]`,
    ({ n, x }) => [fact('values taken', n, x)],
  ),
  ...rule<{ s: RawTerm }>(
    'draw-cond',
    '(their (sum|total)|the (sum|total) of (them|these|the two|the two values|the values|these values)) is {s:sort}',
    ({ s }) => the('measure', the('sum'), s),
  ),
  ...rule<object>('draw-cond', '(they|the two values|both values|these values) are (equal|the same)', () =>
    the('alike', 'value'),
  ),
];

export const TOLD_RULES: Rule[] = [...DEVICES, ...MEASURES, ...EVENTS, ...UNTIL, ...GOALS, ...TAKEN];
