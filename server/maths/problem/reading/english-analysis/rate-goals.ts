import { asks, fact, type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import type { Told } from '../shared/rates.ts';
import { UNITS } from './rates.ts';

const FIND = '(find|calculate|determine)';
const REACH =
  '(reach|fall to|drop to|decrease to|reduce to|decay to|rise to|increase to|grow to|become|equal)';
const REACHES =
  '(is|reaches|becomes|falls to|drops to|decreases to|decays to|rises to|increases to|grows to|is equal to|has fallen to|has reached|has risen to|will be|will reach|will have fallen to)';
const TIME =
  '(the time|how long it takes|the time taken|the time it takes|how long it will take|the time needed)';

/** What is asked of something that grows. */
export const RATE_GOALS: Rule[] = [
  ...rule<object>(
    'goals',
    '(write down|form|state|obtain|find|set up) (a|the) differential equation [(connecting|relating|satisfied by|involving|in|for) {l:letters}] [for this situation|to model this situation|to represent this situation|that models this situation]',
    () => [{ verb: 'find', target: the('differential equation') }],
  ),
  ...rule<{ g: RawGoal[]; k: string; q: string }>(
    'sentence',
    '{g:goals} [,] in which {k:letter} is [a] {q:quality}',
    ({ g, k, q }) =>
      asks(
        g,
        q.split(' ').map((one) => fact(one, k)),
      ),
  ),
  ...rule<object>('quality', 'positive constant of proportionality', () => 'positive constant'),
  ...rule<object>('quality', 'constant of proportionality', () => 'constant'),
  ...rule<{ n: string; a: Told }>(
    'goals',
    `${FIND} ${TIME} for {n:growing} to ${REACH} {a:story-reached}`,
    ({ n, a }) => [{ verb: 'find', target: the('time when', n, a[0]!, a[1]!) }],
  ),
  ...rule<{ m: Partial<RawGoal>; n: string; a: Told }>(
    'goals',
    `${FIND} [,] {m:manner} [,] ${TIME} for {n:growing} to ${REACH} {a:story-reached}`,
    ({ m, n, a }) => [{ verb: 'find', target: the('time when', n, a[0]!, a[1]!), ...m }],
  ),
  ...rule<{ n: string; a: Told }>(
    'goals',
    `${FIND} the (time|value of {t:letter}) (at which|when) {n:growing} ${REACHES} {a:story-reached}`,
    ({ n, a }) => [{ verb: 'find', target: the('time when', n, a[0]!, a[1]!) }],
  ),
  ...rule<object>(
    'goals',
    `${FIND} (the time (at which|when)|the value of {t:letter} (when|at which)|when) {a:story-noun} (becomes|is|will be) (empty|completely empty)`,
    () => [{ verb: 'find', target: the('time when', 'empty', '0', '') }],
  ),
  ...rule<object>(
    'goals',
    `${FIND} ${TIME} for {a:story-noun} to (empty|become empty|be emptied|empty completely)`,
    () => [{ verb: 'find', target: the('time when', 'empty', '0', '') }],
  ),
  ...rule<{ a: Told }>('story-reached', '{a:story-amount}', ({ a }) => a),
  ...rule<object>(
    'story-reached',
    'half [of] (its|the) (initial|original) (value|size|amount|depth|mass)',
    () => ['half', ''],
  ),
  ...rule<{ n: string; a: Told }>('goals', `${FIND} {n:measured-noun} after {a:story-amount}`, ({ n, a }) => [
    { verb: 'find', target: the('measured after', n, a[0]!, a[1]!) },
  ]),
  ...rule<{ n: string; e: string }>('goals', `${FIND} {n:measured-noun} when {e:equation}`, ({ n, e }) => [
    { verb: 'find', target: the('measured when', n, e) },
  ]),
  ...rule<object>('manner', '[correct] to the nearest (integer|whole number)', () => ({
    figures: { kind: 'places', digits: 0 },
  })),
  ...UNITS.slice(1, -1)
    .split('|')
    .flatMap((unit) => [
      ...rule<object>('manner', `[correct] to the nearest ${unit}`, () => ({
        figures: { kind: 'places', digits: 0 },
        unit,
      })),
      ...rule<object>('manner', `[correct] to the nearest tenth of (a|an) ${unit}`, () => ({
        figures: { kind: 'places', digits: 1 },
        unit,
      })),
    ]),
];
