import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { LETTERS } from './letters.ts';
import { TRIALS } from './trials.ts';

/** What happens, in words; `not ` before it where it does not. */
const CLAUSES: Rule[] = [
  ...rule<{ a: string }>('clause', '{a:open}', ({ a }) => a),
  ...rule<{ a: string }>('clause', '{a:name}', ({ a }) => (/ (?:label|of)-/.test(a) ? a : null)),
  ...rule<{ a: string; b: string }>('clause', '{a:open} (not|never) {b:open}', ({ a, b }) => `not ${a} ${b}`),
  ...rule<{ a: string }>('clause', '{a:open} not', ({ a }) => `not ${a}`),
  ...['number', 'percent'].flatMap((kind) => rule<{ v: string }>('chance', `{v:${kind}}`, ({ v }) => v)),
  ...rule<{ v: string }>('chance', '{v:expression}', ({ v }) =>
    /^(?:[a-z]|\\[dt]?frac\{?\d{1,6}\}?\{?\d{1,6}\}?|\d+\/\d+)$/.test(v.replace(/\s/g, '')) ? v : null,
  ),
];

/** "If he wears a hat then the": no part of what is so. */
const ENDS_WITH_THEN = / (?:then|the)$/;
const PROBABILITY = '[the] probability (that|of)';
const IF = '(if|when|given that|on days when|on days that|on a day when)';

/** "To college by bus, by bicycle": what is one of several begins as the next does. */
const isAlike = (one: string, next: string): boolean => {
  const [, word] = /^(by|on|in|at|with|from|to) /.exec(next) ?? [];
  return word === undefined || one.startsWith(`${word} `);
};

interface Told {
  b?: string;
  c: string;
  d: string;
  v: string;
  w: string;
}

const FACTS: Rule[] = [
  ...rule<Told>('told', '[the] probability that {c:clause} is {v:chance}', ({ c, v }) => [
    fact('event', v, c),
  ]),
  ...rule<Told>(
    'told',
    `${IF} {c:clause} [,] [then] [the] probability that {d:clause} is {v:chance}`,
    ({ c, d, v }) => (ENDS_WITH_THEN.test(c) ? null : [fact('event', v, d, c)]),
  ),
  ...rule<Told>(
    'told',
    `[the] probability that {d:clause} [,] ${IF} {c:clause} [,] is {v:chance}`,
    ({ c, d, v }) => [fact('event', v, d, c)],
  ),
  ...rule<Told>(
    'told',
    '[the] probability that {d:clause} is {v:chance} (if|when|given that) {c:clause}',
    ({ c, d, v }) => [fact('event', v, d, c)],
  ),
  ...rule<Told>('told', 'otherwise [,] [the] probability that {d:clause} is {v:chance}', ({ d, v }) => [
    fact('event', v, d, 'otherwise'),
  ]),
  ...rule<{ d: string; l: RawTerm }>(
    'told',
    '[the] probability that {d:clause} is {l:cases-for}',
    ({ d, l }) =>
      (l as { all: RawTerm[] }).all.map((one) => {
        const [v, c] = (one as { of: string[] }).of;
        return fact('event', v!, d, c!);
      }),
  ),
  ...rule<Told>('case-for', '{v:chance} (for|if|when) {c:open}', ({ v, c }) => the('case', v, c)),
  ...rule<{ a: RawTerm; b: RawTerm }>('cases-for', '{a:case-for} [,] and {b:case-for}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('cases-for', '{a:case-for} , {b:cases-for}', ({ a, b }) => ({
    all: [a, ...(b as { all: RawTerm[] }).all],
  })),
  ...rule<Told>('part-of', '{v:percent} {c:open}', ({ v, c }) => the('case', v, c)),
  ...rule<Told>('last-part', '(the remaining {v:percent}|the other {v:percent}) {c:open}', ({ v, c }) =>
    the('case', v, c),
  ),
  ...rule<Told>('last-part', '(the rest|the remainder|the others) {c:open}', ({ c }) =>
    the('case', 'rest', c),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('parts-of', '{a:part-of} [,] and {b:last-part}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('parts-of', '{a:part-of} [,] and {b:part-of}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('parts-of', '{a:part-of} , {b:parts-of}', ({ a, b }) => ({
    all: [a, ...(b as { all: RawTerm[] }).all],
  })),
  ...rule<{ a: string; l: RawTerm }>(
    'told',
    '{a:open} [in one of {n:count} ways] : {l:parts-of}',
    ({ a, l }) => partsTold(a, l),
  ),
  ...rule<{ l: RawTerm }>('told', '{l:parts-of}', ({ l }) => partsTold('', l)),
  ...rule<{ a: string; b: string; c: string }>(
    'told',
    '[each|every|on any|on each|on every] {a:open} either {b:open} or {c:open}',
    ({ a, b, c }) => (isAlike(b, c) ? [fact('alternatives', a, b, c)] : null),
  ),
  ...rule<{ a: string; b: string; c: string; d: string }>(
    'told',
    '[each|every|on any|on each|on every] {a:open} [either] {b:open} , {c:open} or {d:open}',
    ({ a, b, c, d }) => (isAlike(b, c) ? [fact('alternatives', a, b, c, d)] : null),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'told',
    '{f:told} [,] (and|but|while|whereas) {g:told}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>('sentence', '{f:told}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(on|for) (any|each|every) {a:open} [,] {f:told} , independently of (all|) other {b:open}',
    ({ f }) => ({
      facts: f,
      goals: [],
    }),
  ),
];

/** Of a population so many are so: a probability for each of them. */
const SHARES: Rule[] = [
  ...rule<Told>(
    'told',
    '(of the|of all|among the|of all the) {a:open} , {v:percent} [of them] {c:clause}',
    ({ v, c }) => [fact('event', v, c)],
  ),
  ...rule<Told>(
    'told',
    '{v:percent} of the {c:group-word} {e:group-noun} (and|, and|while) {w:percent} of the {d:group-word} {g:group-noun} {b:open}',
    ({ v, c, w, d, b }) => [fact('event', v, b!, `are ${c}`), fact('event', w, b!, `are ${d}`)],
  ),
  ...['male', 'female', 'left-handed', 'right-handed'].flatMap((word) => [
    ...rule<object>('group-word', word, () => word),
    ...rule<object>('group-word', `${word} ones`, () => word),
  ]),
  ...['boys', 'girls', 'men', 'women', 'males', 'females'].flatMap((word) =>
    rule<{ v: string; b: string }>('told', `{v:percent} of the ${word} {b:open}`, ({ v, b }) => [
      fact('event', v, b, `are ${word.replace(/(?<=male)s$/, '')}`),
    ]),
  ),
  ...rule<{ a: string }>('group-noun', '{a:open-word}', ({ a }) => a),
  ...rule<Told>(
    'told',
    '[it is known that|it is found that] [on average] [,] {v:percent} of {c:open}',
    ({ v, c }) => [fact('event', v, c)],
  ),
  ...rule<{ f: RawFact[] }>(
    'told',
    '[on] (each|any|every|any given|a given|any particular) {a:open-word} [,] {f:told}',
    ({ f }) => (f.length === 1 && f[0]!.relation === 'event' ? f : null),
  ),
  ...rule<{ a: string; v: string; b: string; w: string }>(
    'told',
    '[(when|whenever) {z:open} ,] {a:open} with probability {v:chance} [,] (and|or) {b:open} with probability {w:chance}',
    ({ a, v, b, w }) => [fact('parts', '', v, a, w, b)],
  ),
  ...rule<Told>('told', 'on average [,] {v:percent} of {c:open}', ({ v, c }) => [fact('event', v, c)]),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '{f:told} [,] independently of (all|) [the] (other|others|each other) [{b:open}]',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<{ f: RawFact[] }>('sentence', '(on|for) (any|each|every) {a:open} [,] {f:told}', ({ f }) => ({
    facts: f,
    goals: [],
  })),
];

function partsTold(words: string, list: RawTerm): RawFact[] {
  const parts = (list as { all: { of: string[] }[] }).all.map(({ of }) => of);
  return [fact('parts', words, ...parts.flat())];
}

/** It is asked of any day, and so of none. */
const ON_ANY_DAY =
  / on a (?:randomly chosen|particular|given) (?:school |working )?(?:day|weekday|morning|evening|occasion)$/;

const FIND = '(find|calculate|determine|what is|work out|state)';
const find = (target: RawTerm): RawGoal[] => [{ verb: 'find', target }];

const GOALS: Rule[] = [
  ...rule<{ c: string }>('event-goal', `${FIND} ${PROBABILITY} {c:clause}`, ({ c }) =>
    ON_ANY_DAY.test(c) ? null : find(the('event', c)),
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `${FIND} ${PROBABILITY} {c:clause} [,] given that {d:clause}`,
    ({ c, d }) => find(the('event', c, d)),
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `given that {d:clause} , ${FIND} ${PROBABILITY} {c:clause}`,
    ({ c, d }) => find(the('event', c, d)),
  ),
  ...rule<{ c: string; d: string }>(
    'event-goal',
    `${FIND} ${PROBABILITY} [both] {c:clause} (and|but) {d:clause}`,
    ({ c, d }) => find(the('both events', c, d)),
  ),
  ...rule<{ c: string; v: string }>(
    'event-goal',
    `show that ${PROBABILITY} {c:clause} is {v:chance}`,
    ({ c, v }) => [{ verb: 'show', target: the('event is', v, c) }],
  ),
  ...rule<{ g: RawGoal[] }>('sentence', '[hence] {g:event-goal}', ({ g }) => ({ facts: [], goals: g })),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'sentence',
    '{g:event-goal} [,] [giving] [your] [answer] {m:manner}',
    ({ g, m }) => ({ facts: [], goals: g.map((one) => ({ ...one, ...m })) }),
  ),
];

export const EVENT_RULES: Rule[] = [...CLAUSES, ...FACTS, ...SHARES, ...TRIALS, ...LETTERS, ...GOALS];
