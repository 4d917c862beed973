import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BE, FIND } from './words.ts';

const WHO = '(the player|a player|he|she|they|{p:person})';
const WINS = '(wins|receives|gets|gains|is paid|is given|earns|win|receive|will win|will receive)';
const UNIT = '[dollars|cents|points|euros]';

const worth = (v: string): RawTerm => the('worth', v);
const gain = (condition: RawTerm, v: string): RawFact[] => [fact('case', 'gain', condition, worth(v))];

/** What is paid for a game, and what is won in each case. */
const PRIZES: Rule[] = [
  ...rule<{ v: string }>('g-win', `${WINS} {v:money} ${UNIT}`, ({ v }) => v),
  ...rule<object>('g-win', `${WINS} nothing`, () => '0'),
  ...rule<{ v: string }>('g-win', `(loses|pays|must pay|has to pay) {v:money} ${UNIT}`, ({ v }) => `-${v}`),
  ...rule<{ v: string; c: RawTerm }>('g-prize', '{v:g-win} (if|when) {c:draw-cond}', ({ v, c }) =>
    gain(c, v),
  ),
  ...rule<{ v: string }>('g-prize', '[and|but] otherwise [(he|she|the player|they)] {v:g-win}', ({ v }) =>
    gain('otherwise', v),
  ),
  ...rule<{ v: string }>('g-prize', '{v:g-win} (otherwise|in all other cases|if not)', ({ v }) =>
    gain('otherwise', v),
  ),
  ...rule<{ f: RawFact[] }>('g-prizes', '{f:g-prize}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'g-prizes',
    '{f:g-prize} [,|;] [and|but] [he|she|they|the player] {g:g-prizes}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>('facts', `${WHO} {f:g-prizes}`, ({ f }) => f),
  ...rule<{ v: string; c: RawTerm }>(
    'facts',
    `(if|when) {c:draw-cond} [,] [then] ${WHO} {v:g-win}`,
    ({ v, c }) => gain(c, v),
  ),
  ...rule<{ v: string }>('facts', `(otherwise|in all other cases) [,] ${WHO} {v:g-win}`, ({ v }) =>
    gain('otherwise', v),
  ),
  ...rule<{ v: string }>(
    'facts',
    `(it costs|the game costs|each game costs) {v:money} ${UNIT} [to play [(the|this|a|one) game|once]]`,
    ({ v }) => [fact('costs', v)],
  ),
  ...rule<{ v: string }>(
    'facts',
    `${WHO} (pays|has to pay|must pay) {v:money} ${UNIT} (to play [(the|this|a|each) game [once]]|for (each|one|a) (game|turn|go))`,
    ({ v }) => [fact('costs', v)],
  ),
];

const expected = (sort: string): RawGoal[] => [{ verb: 'find', target: the('game moment', 'mean', sort) }];

const ASKS: Rule[] = [
  ...rule<object>('g-gain', '(gain|profit|net gain)', () => 'gain'),
  ...rule<object>('g-gain', '(winnings|win|prize)', () => 'winnings'),
  ...rule<{ g: string }>(
    'goals',
    `${FIND} (the|his|her|their|{o:owner}) (expected|mean) {g:g-gain} [[of (the player|{p:person})]] [per game|(from|in|for) (each|one|a|this) game|in dollars]`,
    ({ g }) => expected(g),
  ),
  ...rule<{ g: string }>(
    'goals',
    `${FIND} the player's (expected|mean) {g:g-gain} [per game|(from|in|for) (each|one|a) game|in dollars]`,
    ({ g }) => expected(g),
  ),
];

/** Nothing goes back, and they are taken one by one. */
function drawnUntil(things: string, kind: string, ways: string): RawFact[] | null {
  const all = ways.split('|');
  const box = all.find((one) => one.startsWith('box '))?.slice(4) ?? '';
  return all.includes('singly') && all.includes('without') && new Set(all).size === all.length
    ? [fact('draw until', things, kind, box)]
    : null;
}

/** Taken one by one until there is one of some kind. */
const UNTIL: Rule[] = [
  ...rule<object>('g-way', '{r:random}', () => 'random'),
  ...rule<object>(
    'g-way',
    '(one at a time|one by one|one after another|one after the other)',
    () => 'singly',
  ),
  ...rule<object>('g-way', '[and] without replacement', () => 'without'),
  ...rule<{ b: string }>('g-way', 'from {b:the-box}', ({ b }) => `box ${b}`),
  ...rule<{ a: string }>('g-ways', '{a:g-way}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('g-ways', '{a:g-way} [,] {b:g-ways}', ({ a, b }) => `${a}|${b}`),
  ...rule<{ k: string; f: string; w: string }>(
    'facts',
    `{k:kind} ${BE} (taken|drawn|removed|chosen|selected|picked) [,] {w:g-ways} [,] until (a|the first) {f:kind} is (taken|drawn|obtained|chosen|selected|found|picked)`,
    ({ k, f, w }) => drawnUntil(k, f, w),
  ),
  ...rule<{ k: string; f: string; w: string }>(
    'facts',
    `{u:person} (takes|draws|removes|chooses|selects|picks|tests) {k:kind} [,] {w:g-ways} [,] until (he|she|they|{v:person}) (takes|draws|obtains|chooses|selects|finds|gets|picks) (a|the first) {f:kind}`,
    ({ k, f, w }) => drawnUntil(k, f, w),
  ),
  ...rule<{ x: string; k: string }>(
    'facts',
    '[the] [random variable] {x:capital} (is|denotes|represents) the number of {k:kind} (taken|drawn|removed|chosen|selected|tested|that are taken|{w:person} takes|{w:person} draws|up to and including the first {f:kind})',
    ({ x, k }) => [fact('counts until', x, k)],
  ),
];

export const GAME_PRIZES: Rule[] = [...PRIZES, ...ASKS, ...UNTIL];
