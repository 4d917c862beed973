import { SENTENCE_RULES } from '../english/sentences.ts';
import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { wordsOf } from '../stories/phrases.ts';
import { DEVICE_RULES } from './devices.ts';
import { EVENT_RULES } from './events.ts';
import { TOLD_RULES } from './told.ts';
import { THING_RULES } from './things.ts';
import { TURN_RULES } from './turns.ts';

const FIND = '(find|calculate|determine|work out|state|write down|what is)';
const GIVEN = '(given that|given also that)';

const find = (...of: RawTerm[]): RawGoal[] => [{ verb: 'find', target: the('draw chance', ...of) }];

const rangeOf = (amount: RawTerm): RawTerm => the('range', ...(amount as { of: RawTerm[] }).of);

const THROW_NOUN = '(throws|rolls|tosses|spins|attempts|throw|roll|toss)';

/** How long it takes until something comes out. */
const WAITS: Rule[] = [
  ...rule<{ a: RawTerm }>(
    'goals',
    `${FIND} the probability that {a:amount} ${THROW_NOUN} (are|is) (needed|required|made)`,
    ({ a }) => [{ verb: 'find', target: the('wait chance', rangeOf(a)) }],
  ),
  ...rule<{ a: RawTerm }>(
    'goals',
    `${FIND} the probability that (the (coin|die|spinner)|it) is (thrown|tossed|rolled|spun) {a:amount} times`,
    ({ a }) => [{ verb: 'find', target: the('wait chance', rangeOf(a)) }],
  ),
  ...rule<{ a: RawTerm }>(
    'goals',
    `${FIND} the probability that (it takes|{w:person} (needs|takes|requires)) {a:amount} ${THROW_NOUN} [to (obtain|get|throw|roll) a ({v:num}|head|tail)]`,
    ({ a }) => [{ verb: 'find', target: the('wait chance', rangeOf(a)) }],
  ),
  ...(
    [
      ['=', 'on'],
      ['<', 'before'],
      ['>', 'after'],
    ] as const
  ).flatMap(([sign, word]) =>
    rule<{ k: string }>(
      'goals',
      `${FIND} the probability that (a|the first) ({v:num}|head|tail) is (first|) (obtained|thrown|scored|rolled) [for the first time] ${word} the {k:ordinal} ${THROW_NOUN}`,
      ({ k }) => [{ verb: 'find', target: the('wait chance', the('range', sign, k)) }],
    ),
  ),
];

/** What is asked of draws and throws, and what letters stand for. */
const GOALS: Rule[] = [
  ...rule<{ c: RawTerm }>('goals', `${FIND} the probability that {c:draw-cond}`, ({ c }) => find(c)),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `${FIND} the probability that {c:draw-cond} [,] ${GIVEN} {d:draw-cond}`,
    ({ c, d }) => find(c, d),
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `${GIVEN} {d:draw-cond} , ${FIND} the probability that {c:draw-cond}`,
    ({ c, d }) => find(c, d),
  ),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'goals',
    `show that the probability that {c:draw-cond} is {v:chance}`,
    ({ c, v }) => [{ verb: 'show', target: the('draw chance', c, v) }],
  ),
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    '[the] [discrete] [random variable] {x:capital} (is|denotes|represents|be) {m:measure}',
    ({ x, m }) => [fact('counts', x, m)],
  ),
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    '{m:measure} is denoted by [the] [random variable] {x:capital}',
    ({ x, m }) => [fact('counts', x, m)],
  ),
  ...rule<{ a: string; c: RawTerm }>(
    'facts',
    '[the] event {a:capital} is [the event] [that] [\'|‘|“|"] {c:draw-cond} [\'|’|”|"]',
    ({ a, c }) => [fact('event is', a, c)],
  ),
  ...rule<{ a: string; c: RawTerm }>(
    'facts',
    '{a:capital} is the event [that] [\'|‘|“|"] {c:draw-cond} [\'|’|”|"]',
    ({ a, c }) => [fact('event is', a, c)],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:deed} , {g:goals}', ({ f, g }) => ({
    facts: f,
    goals: g,
  })),
];

const OWN_RULES: Rule[] = [
  ...THING_RULES,
  ...TURN_RULES,
  ...DEVICE_RULES,
  ...EVENT_RULES,
  ...WAITS,
  ...TOLD_RULES,
  ...GOALS,
];

const FUNCTION_WORDS =
  'hence and or the a an of to it its their this that these those if when then also given find show value values let from in on with without';

export const DRAW_RULES: Rule[] = [...SENTENCE_RULES, ...OWN_RULES];
export const DRAW_WORDS: ReadonlySet<string> = new Set([
  ...[...wordsOf(OWN_RULES)].filter(
    (word) => !['red', 'blue', 'green', 'white', 'black', 'yellow'].includes(word),
  ),
  ...FUNCTION_WORDS.split(' '),
]);
