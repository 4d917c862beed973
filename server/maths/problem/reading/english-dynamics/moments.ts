import {
  asks,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  sayOf,
} from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const WHEN =
  '(when|at the instant when|at an instant when|at the instant|at the moment when|at the moment|at the instant at which|at the time when|at the point where|at the instant that|once)';
const BEFORE = '(just before|immediately before|as|just as)';
const AFTER = '(after|immediately after|just after)';

const moment = (kind: string, facts: RawFact[]): RawTerm => ({ the: 'moment', of: [kind], where: facts });

/** When something is so. */
const MOMENTS: Rule[] = [
  ...rule<{ f: RawFact[] }>('moment', `${WHEN} {f:facts}`, ({ f }) => (isOne(f) ? moment('when', f) : null)),
  ...rule<{ f: RawFact[] }>('moment', `${BEFORE} {f:facts}`, ({ f }) =>
    isOne(f) ? moment('when', f) : null,
  ),
  ...rule<{ f: RawFact[] }>('moment', `${AFTER} {f:facts}`, ({ f }) => (isOne(f) ? moment('when', f) : null)),
  ...rule<{ d: RawFact[] }>('moment', `(${AFTER}|on|${BEFORE}) {d:doing}`, ({ d }, [at]) =>
    isOne(d) ? moment('when', sayOf(it(at), d)) : null,
  ),
  ...rule<{ f: RawFact[] }>('moment', '(while|whilst) {f:facts}', ({ f }) =>
    isOne(f) ? moment('while', f) : null,
  ),
  ...rule<{ d: RawFact[] }>('moment', '(while|whilst) {d:doing}', ({ d }, [at]) =>
    isOne(d) ? moment('while', sayOf(it(at), d)) : null,
  ),
  ...rule<object>(
    'moment',
    '(immediately after|just after|after|as a result of|because of|in|by) (the|this|their|the first|the second|this first|this second) (collision|impact)',
    () => moment('after collision', []),
  ),
  ...rule<{ x: RawTerm }>('moment', '(when|after|once) {x:bodys} (collide|meet|have collided)', ({ x }) =>
    isAll(x) && x.all.every((one) => isReference(one) && one.name !== null)
      ? { the: 'moment', of: ['after collision', x] }
      : moment('after collision', []),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'moment',
    '[immediately|just] after the (collision|impact) between {x:body} and {y:body}',
    ({ x, y }) => ({ the: 'moment', of: ['after collision', { all: [x, y] }] }),
  ),
  ...rule<object>('moment', '[immediately|just] before (the|this|their) (collision|impact)', () =>
    moment('before collision', []),
  ),
  ...rule<object>('moment', '(in the subsequent motion|during the subsequent motion)', () =>
    moment('later', []),
  ),
  ...rule<object>('moment', '(initially|at the start)', () => moment('at first', [])),
];

/** One thing that is so, or several values at once. */
const isOne = (facts: RawFact[]): boolean =>
  (facts.length === 1 && facts[0]!.relation !== 'holds') ||
  (facts.length > 1 &&
    facts.every(({ relation, of: [left] }) => relation === 'equal' && typeof left === 'object'));

/** One order, however they stand in the sentence. */
const withMore = (goals: RawGoal[], more: RawFact): RawGoal[] =>
  goals.map((one) => ({
    ...one,
    where: [...(one.where ?? []), more].toSorted((a, b) => (a.relation < b.relation ? -1 : 1)),
  }));

const TOLD: Rule[] = [
  ...rule<{ m: RawTerm; f: RawFact[] }>('facts', '{m:moment} [,] {f:facts}', ({ m, f }) => [
    fact('when', m),
    ...f,
  ]),
  ...rule<{ m: RawTerm; f: RawFact[] }>('facts', '{f:facts} [,] {m:moment}', ({ m, f }) => [
    fact('when', m),
    ...f,
  ]),
  ...rule<{ m: RawTerm; g: RawGoal[] }>('goals', '{g:goals} [,] {m:moment}', ({ m, g }) =>
    withMore(g, fact('when', m)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use an energy method to|by using energy ,|using an energy method ,|by considering energy ,|by considering work and energy ,|use energy considerations to|by considering the energy of the system ,) {g:goals}',
    ({ g }) => withMore(g, fact('by energy')),
  ),
  // The road of one part is known in those behind it.
  ...rule<{ q: RawTerm; t: RawTerm }>(
    'sentence',
    '(find|calculate|determine) {q:quant} (on|along) {t:track}',
    ({ q, t }) =>
      typeof t === 'object' && 'the' in t && t.the === 'track' && t.of[1] === 'a'
        ? asks([{ verb: 'find', target: q }], [fact('track', t)])
        : null,
  ),
  ...rule<{ f: RawFact[] }>('sentence', '[in this question] (take|use) {f:note}', ({ f }) => ({
    facts: f,
    goals: [],
  })),
  ...rule<{ m: RawTerm; g: RawGoal[] }>('sentence', '{m:moment} , {g:goals}', ({ m, g }) =>
    asks(g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('when', m)] }))),
  ),
];

export const MOMENT_RULES: Rule[] = [...MOMENTS, ...TOLD];
