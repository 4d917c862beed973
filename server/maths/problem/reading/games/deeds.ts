import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { deviceFacts } from './devices.ts';
import { itemsOf } from '../english-draws/things.ts';
import { BE, MARKED, SCORES, SCORE, SHOWN, SIDE, TAKEN, THROWN, THROWS } from './words.ts';

/** Where a score is read. */
const PLACES: Rule[] = [
  ...rule<object>(
    'g-place',
    `[resulting|shown|obtained] (on|from|for) (the ${SIDE}|the faces|the sides|the edges|the sections|the sectors) (on which|that) (it|they|each [{a:g-adjs}] {m:g-machine}|the [{n:num}] [{a:g-adjs}] {m:g-machine}) (lands|land|landed|comes to rest|rests) [on]`,
    () => 'place',
  ),
  ...rule<object>(
    'g-place',
    `(on|shown on|showing on|from|obtained on|obtained from|obtained with|for|with) (each|each of the|both|both of the|all|all of the|all the|the|these|the two) [{n:num}] [{a:g-adjs}] ({m:g-machine}|throw|roll|spin|throws|rolls|spins)`,
    () => 'place',
  ),
  ...rule<object>(
    'g-place',
    `(on|from) the (faces|sides|edges|sections|${SIDE.slice(1, -1)}) (the|each|it|they) [{n:num}] [{a:g-adjs}] [{m:g-machine}] (land|lands|landed) on`,
    () => 'place',
  ),
  ...rule<object>(
    'g-place',
    `[${SHOWN.slice(1, -1)}] when ({w:person} ${THROWS}|{w:person} ${THROWS} (the|all|both|these) [{n:num}] {m:g-machine}|(the|all|both|these|all the|both the) [{n:num}] {m:g-machine} ${BE} ${THROWN})`,
    () => 'place',
  ),
  ...rule<object>(
    'g-place',
    `on the (uppermost|top|upper|bottom|lower|downward) (face|faces|side|sides) [of (each|the) {m:g-machine}]`,
    () => 'place',
  ),
  ...rule<object>('g-place', `${SHOWN} [by {w:person}|on each {m:g-machine}]`, () => 'place'),
  ...rule<object>('g-place', `{w:person} (obtains|gets|throws|rolls|scores|spins)`, () => 'place'),
  ...rule<object>(
    'g-place',
    '(on which|that) (the|each|both|they|it) [{n:num}] [{a:g-adjs}] [{m:g-machine}] (land|lands|stop|stops|come to rest)',
    () => 'place',
  ),
  ...rule<object>('g-place', TAKEN, () => 'place'),
  ...rule<object>('g-noted', '(noted|recorded|observed|written down|noted down)', () => 'noted'),
  ...rule<object>(
    'g-noting',
    `the (${SCORE}|${SCORES}|number that comes up) [{p:g-place}] ${BE} {n:g-noted}`,
    () => 'noted',
  ),
  ...rule<object>(
    'g-noting',
    `(for|with|on) the [{a:g-adjs}] {m:g-machine} [,] the score is the number {p:g-place}`,
    () => 'noted',
  ),
  ...rule<object>('g-noting', `the ${SCORE} that (it|each) (shows|lands on) is {n:g-noted}`, () => 'noted'),
];

const ADVERB: Rule[] = [
  ...rule<object>('g-times', 'once', () => '1'),
  ...rule<{ t: string }>('g-times', '{t:times}', ({ t }) => t),
  ...rule<{ n: string }>('g-times', '{n:num} times', ({ n }) => n),
  ...rule<object>(
    'g-manner',
    '(at the same time|together|simultaneously|at random|in turn|each|independently)',
    () => '1',
  ),
  ...rule<{ n: string }>('g-adverb', '{n:g-times}', ({ n }) => n),
  ...rule<object>('g-adverb', '{m:g-manner}', () => '1'),
  ...rule<{ n: string }>('g-adverb', '{n:g-times} [,] [and] {m:g-manner}', ({ n }) => n),
  ...rule<{ n: string }>('g-adverb', '{m:g-manner} {n:g-times}', ({ n }) => n),
];

const times = (n: string | undefined): string => n ?? '1';

/** Told with its throw: that of a single device is its own. */
function thrown(devices: RawTerm, n: string | undefined): RawFact[] {
  const all = deviceFacts(devices);
  return [...all, fact('thrown', times(n), all.length === 1 ? all[0]!.of[1]! : '')];
}

/** Dice that are thrown, in the active and in the passive, told before or with the throw. */
const THROWING: Rule[] = [
  ...rule<{ m: string }>(
    'g-known',
    '(the|both|each|all|these|this|each of the|both of the|both of these|each of these|both the) [{n:num}] [{a:g-adjs}] {m:g-machine}',
    ({ m }) => m,
  ),
  ...rule<object>('g-known', '(it|they|each)', () => ''),
  ...rule<{ d: RawTerm; n?: string }>(
    'g-throw',
    `{d:g-devices} ${BE} [each|both|all|now] ${THROWN} [{n:g-adverb}]`,
    ({ d, n }) => thrown(d, n),
  ),
  ...rule<{ d: RawTerm; n?: string }>(
    'g-throw',
    `{w:person} ${THROWS} {d:g-devices} [{n:g-adverb}]`,
    ({ d, n }) => thrown(d, n),
  ),
  ...rule<{ m: string; n?: string }>(
    'g-throw',
    `{m:g-known} ${BE} [each|both|all|now] ${THROWN} [{n:g-adverb}]`,
    ({ m, n }) => [fact('thrown', times(n), m)],
  ),
  ...rule<{ m: string; n?: string }>(
    'g-throw',
    `{w:person} ${THROWS} {m:g-known} [{n:g-adverb}]`,
    ({ m, n }) => [fact('thrown', times(n), m)],
  ),
  ...rule<{ n?: string }>(
    'g-throw',
    `the [{a:g-adjs}] {m:g-machine} and the [{b:g-adjs}] {k:g-machine} ${BE} [each|both] ${THROWN} [{n:g-adverb}]`,
    ({ n }) => (times(n) === '1' ? [fact('thrown', '1', '')] : null),
  ),
  ...rule<{ f: RawFact[] }>(
    'g-deed',
    '[(in|for) (a|one|each) (game|turn|go|experiment) ,] {f:g-throw}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:g-deed}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>('facts', '{f:g-deed} [,] and {n:g-noting}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:g-deed} [,] and [{w:person}] (notes|records) the (score|scores|number|numbers) [{p:g-place}]',
    ({ f }) => f,
  ),
  ...rule<object>('facts', '{n:g-noting}', () => []),
  ...rule<{ n: string; k: string; v: RawTerm; b: string }>(
    'facts',
    `{n:num} {k:kind} [,] [which are|that are|each] ${MARKED} {v:g-row} [,] (are|were) (placed|put) in {b:own-box}`,
    ({ n, k, v, b }) => (itemsOf(v).length === Number(n) ? [fact('numbered', b, n, k, ...itemsOf(v))] : null),
  ),
  ...rule<{ n: string; k: string; v: RawTerm; b: string }>(
    'facts',
    `{b:own-box} (contains|holds|has) {n:num} {k:kind} [,] [which are|that are|each] ${MARKED} {v:g-row}`,
    ({ n, k, v, b }) => (itemsOf(v).length === Number(n) ? [fact('numbered', b, n, k, ...itemsOf(v))] : null),
  ),
  ...rule<{ n: string; k: string; v: RawTerm }>(
    'facts',
    `(there are|{w:person} has) {n:num} {k:kind} [,] [which are|that are] ${MARKED} {v:g-row}`,
    ({ n, k, v }) => (itemsOf(v).length === Number(n) ? [fact('numbered', '', n, k, ...itemsOf(v))] : null),
  ),
  ...rule<{ n: string; k: string; v: RawTerm }>(
    'facts',
    `{n:num} {k:kind} (are|have the numbers) [${MARKED}] {v:g-row} [on them]`,
    ({ n, k, v }) => (itemsOf(v).length === Number(n) ? [fact('numbered', '', n, k, ...itemsOf(v))] : null),
  ),
  // Things that are taken.
  ...rule<{ n: string; k: string; r: string; f?: string; b?: string }>(
    'g-deed',
    `{w:person} (eats|takes|draws|chooses|picks|selects|removes) {n:num} [of (the|these|them) [{m:num}]] {k:kind} [,] [chosen|selected|taken] {r:random} [from {b:the-box}] [,] [one after the other|one by one|in turn]`,
    ({ n, k, b = '' }) => [fact('turn', n, k, b, 'at random', '')],
  ),
  ...rule<{ n: string; k: string; m?: string }>(
    'g-deed',
    `{n:num} of (these|the) [{j:num}] {k:kind} ${BE} (drawn|chosen|selected|taken|picked) [{r:random}] [{m:turn-manner}] [{r:random}]`,
    ({ n, k, m }) => [fact('turn', n, k, '', m ?? 'at random', '')],
  ),
  // Until one comes up.
  ...rule<{ h: string }>('g-hit', '{h:hit}', ({ h }) => the('hits', ...h.split('|'))),
  ...rule<{ s: RawTerm }>('g-hit', '[a|the first] [number|score] [that is] {s:sort}', ({ s }) => s),
  ...rule<{ k: string }>('g-hit', '(a|the first) {k:side}', ({ k }) => the('kind', k)),
  ...rule<{ h: RawTerm; m: string }>(
    'facts',
    `[on another occasion ,] ((one|any one) of (the|these) [{n:num}]|the|this|a) [{a:g-adjs}] {m:g-machine} ${BE} [repeatedly] ${THROWN} [repeatedly|again and again] until {h:g-hit} is (obtained|thrown|scored|rolled|shown) [for the first time]`,
    ({ h, m }) => [fact('until', '', '', h, m)],
  ),
  ...rule<{ h: RawTerm; m: string }>(
    'facts',
    `[on another occasion ,] {w:person} [repeatedly] ${THROWS} (one of the|the|this|a) [{a:g-adjs}] {m:g-machine} [repeatedly] until {v:person} (obtains|gets|throws|scores|rolls) {h:g-hit} [for the first time]`,
    ({ h, m }) => [fact('until', '', '', h, m)],
  ),
  ...rule<{ d: RawTerm; h: RawTerm }>(
    'facts',
    `{d:g-device} ${BE} [repeatedly] ${THROWN} [repeatedly|again and again] until {h:g-hit} is (obtained|thrown|scored|rolled|shown) [for the first time]`,
    ({ d, h }) => [...deviceFacts(d), fact('until', '', '', h, '')],
  ),
  ...rule<{ x: string }>(
    'facts',
    `[the] [random variable] {x:capital} (is|denotes|represents) the [total] number of (throws|rolls|tosses|spins) [that are] (required|needed|taken|made) [to (obtain|get|throw|score|roll) {h:g-hit}]`,
    ({ x }) => [fact('waits', x)],
  ),
];

export const GAME_DEEDS: Rule[] = [...PLACES, ...ADVERB, ...THROWING];
