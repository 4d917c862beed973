import {
  asks,
  eachOf,
  fact,
  isAll,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Said,
} from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { GRAVITY_RULES } from '../mechanics/gravity.ts';
import { asked, saidOf } from '../shared/bodies.ts';

const GIVEN =
  '(given that|given also that|given now that|it is given that|it is now given that|it is also given that|if)';
const FIND = '(find|determine|calculate|obtain|work out|state|write down|deduce|give)';

/** How what is told and what is asked are put together. */
const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `[now|initially|initially ,|${GIVEN}|suppose that|, and|and|then|subsequently] {f:say}`,
    ({ f }): Said => ({ facts: f, goals: [] }),
  ),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    `[(hence|hence ,|hence or otherwise ,|hence , or otherwise ,)] {g:ask}`,
    ({ g }) => asks(g),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', `${GIVEN} {f:say} , {g:ask}`, ({ f, g }) => asks(g, f)),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', `{g:ask} [,] ${GIVEN} {f:say}`, ({ f, g }) =>
    asks(g, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:say} [,] and {g:ask}', ({ f, g }) => asks(g, f)),
  ...rule<{ w: RawTerm; g: RawGoal[] }>(
    'sentence',
    '(when|at the instant when) {w:state} , {g:ask}',
    ({ w, g }) =>
      asks(
        g.map((one) => ({
          ...one,
          target: asked(
            one.target,
            eachOf(w).map((each) => fact('when', each)),
          ),
        })),
      ),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'say',
    '{f:say} (and|, and|and that|and then|, and then|so that|such that|, so that|and it is given that|,) {g:say}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '{f:say} [,] (where|with) {g:note}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '{f:say} \\( [where] {g:note} \\)', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[]; d: RawFact[] }>(
    'say',
    '{f:say} [,] where {g:note} , (and|and then) {d:does}',
    ({ f, g, d }) => [...f, ...g, ...saidOf('', d)],
  ),
  ...rule<{ f: RawFact[] }>('say', '{f:note}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>(
    'say',
    '(use|take|taking|using|in this question take|in this question use) {f:note}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} (and|, and|,) {g:note}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>('ask', '{g:ask} [,] and [hence] [,] {h:ask}', ({ g, h }) => [
    ...g,
    ...h,
  ]),
];

const SHARES: [words: string, value: string][] = [
  ['(half|one half|one-half)', '1/2'],
  ['(one third|a third|one-third)', '1/3'],
  ['(two thirds|two-thirds)', '2/3'],
  ['(one quarter|a quarter|one-quarter)', '1/4'],
  ['(three quarters|three-quarters)', '3/4'],
  ['(one fifth|a fifth)', '1/5'],
];

const NOTES: Rule[] = [
  ...rule<{ w: RawTerm; v: RawTerm }>('say', '{w:want} is {v:amount}', ({ w, v }) =>
    typeof w === 'object' && 'the' in w && !['formula', 'time', 'way'].includes(w.the)
      ? [fact('worth', w, v)]
      : null,
  ),
  ...['equation', 'inequality', 'range'].flatMap((kind) =>
    rule<{ e: string }>('note', `{e:${kind}}`, ({ e }) => [fact('holds', e)]),
  ),
  ...rule<{ t: string }>('note', '{t:letter} is (acute|an acute angle)', ({ t }) => [fact('acute', t)]),
  ...rule<{ t: string }>(
    'note',
    '{t:letter} is a (constant|positive constant|positive real constant)',
    ({ t }) => [fact('constant', t)],
  ),
  ...rule<{ t: string; s: string }>(
    'note',
    '{t:letter} and {s:letter} are [positive] constants',
    ({ t, s }) => [fact('constant', t), fact('constant', s)],
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>('note', '{t:expression} is {v:amount}', ({ t, v }) => [
    fact('equal', t, v),
  ]),
  ...rule<object>(
    'say',
    '(air resistance|any resistance|resistance to motion) (may be|can be|is|is to be) (neglected|ignored)',
    () => [],
  ),
  ...rule<{ e: string }>('amount', '{e:expression}', ({ e }) => e),
  ...rule<{ e: string }>('amount', '{e:letter-e}', ({ e }) => e),
  ...rule<{ q: RawTerm }>('amount', '{q:quantity}', ({ q }) => q),
  ...Object.entries({ N: 'n|newtons', m: 'm|metres', s: 's|seconds', J: 'j|joules', kg: 'kg' }).flatMap(
    ([unit, word]) =>
      rule<{ e: string }>('amount', `{e:expression} (${word})`, ({ e }) => ({ amount: e, unit })),
  ),
  ...SHARES.flatMap(([words, value]) => rule<object>('amount', words, () => value)),
  ...rule<{ a: RawTerm; b: RawTerm }>('amounts', '{a:amount} and {b:amount}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'amounts',
    '{a:amount} , {b:amount} [,] and {c:amount}',
    ({ a, b, c }) => ({
      all: [a, b, c],
    }),
  ),
];

const goalsOf = (t: RawTerm, manner: Partial<RawGoal> = {}): RawGoal[] =>
  eachOf(t).map((target) => ({ verb: 'find', target, ...manner }));

const inManner = (g: RawGoal[], m: Partial<RawGoal>): RawGoal[] => g.map((one) => ({ ...one, ...m }));

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('ask', `${FIND} [also] {t:want}`, ({ t }) => goalsOf(t)),
  ...rule<{ t: RawTerm }>('ask', `${FIND} the exact {t:want}`, ({ t }) => goalsOf(t, { exact: true })),
  ...rule<{ e: string }>('ask', `${FIND} the [two] possible values of {e:amount}`, ({ e }) =>
    goalsOf({ the: 'values', of: [e] }),
  ),
  ...rule<{ m: Partial<RawGoal>; t: RawTerm }>('ask', `${FIND} [,] {m:manner} [,] {t:want}`, ({ t, m }) =>
    goalsOf(t, m),
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'ask',
    '(show|prove|verify) that [,] {t:want} is [equal to] {v:amount}',
    ({ t, v }) => [{ verb: 'show', target: { the: 'shown', of: [t, v] } }],
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'ask',
    '(show|prove|verify) that {t:want} is given by {e:equation}',
    ({ t }) => [{ verb: 'show', target: { the: 'shown', of: [t] } }],
  ),
  ...rule<{ e: string }>('ask', '(show|prove|verify) that {e:equation}', ({ e }) => [
    { verb: 'show', target: { the: 'shown', of: [e] } },
  ]),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'ask',
    '{g:ask} [,] [giving|leaving|with|give] [your|the|each] [answer|answers] {m:manner}',
    ({ g, m }) => inManner(g, m),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'want',
    '{a:want} (and|, and|and also|and hence) {b:want}',
    ({ a, b }) => ({
      all: [...eachOf(a), ...eachOf(b)],
    }),
  ),
  ...rule<{ w: RawTerm; s: RawTerm }>(
    'want',
    '{w:want} (when|as|at the instant when|at the instant that|at the moment when|at the instant at which|at the point where|just as) {s:state}',
    ({ w, s }) =>
      isAll(w)
        ? null
        : asked(
            w,
            eachOf(s).map((each) => fact('when', each)),
          ),
  ),
  ...rule<{ w: RawTerm }>(
    'want',
    '{w:want} [,] (at this instant|at that instant|at this point|at this position|at this time|then|in this position|at this moment)',
    ({ w }) => asked(w, [fact('when', { the: 'then', of: [] })]),
  ),
  ...rule<{ e: string }>('want', '[the] value of {e:amount}', ({ e }) => ({
    the: 'formula',
    of: [e],
  })),
  ...rule<{ e: string }>('want', '{e:amount}', ({ e }) => ({ the: 'formula', of: [e] })),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    'give (your answer|your answers|each answer) {m:manner}',
    (slots) => ({
      facts: [],
      goals: [{ verb: 'manner', target: '', ...(slots as unknown as { m: Partial<RawGoal> }).m }],
    }),
  ),
];

const TERMS = ['letter', 'letter-e'];
const MANNERS: Rule[] = [
  ...TERMS.flatMap((kind) => rule<{ t: string }>('term', `{t:${kind}}`, ({ t }) => t)),
  ...rule<{ a: string }>('terms', '{a:term}', ({ a }) => [a]),
  ...rule<{ a: string; b: string }>('terms', '{a:term} and {b:term}', ({ a, b }) => [a, b]),
  ...rule<{ a: string; b: string; c: string }>(
    'terms',
    '{a:term} , {b:term} [,] and {c:term}',
    ({ a, b, c }) => [a, b, c],
  ),
  ...rule<{ a: string; b: string; c: string; d: string }>(
    'terms',
    '{a:term} , {b:term} , {c:term} [,] and {d:term}',
    ({ a, b, c, d }) => [a, b, c, d],
  ),
  ...rule<{ t: string[] }>('manner', 'in terms of {t:terms} [only]', ({ t }) => ({ terms: t })),
  ...rule<{ n: string }>('manner', '[correct] to {n:digits} significant (figure|figures)', ({ n }) => ({
    figures: { kind: 'figures' as const, digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '[correct] to {n:digits} decimal (place|places)', ({ n }) => ({
    figures: { kind: 'places' as const, digits: Number(n) },
  })),
  ...rule<object>('manner', '(in exact form|in an exact form|exactly)', () => ({ exact: true as const })),
  ...['number', 'count'].flatMap((kind) => rule<{ n: string }>('digits', `{n:${kind}}`, ({ n }) => n)),
];

/** What is told and asked, by the names that other grammars have for it. */
const FOR_GRAVITY: Rule[] = [
  ...rule<{ f: RawFact[] }>('say', '{f:gravity-told}', ({ f }) => f),
  ...rule<{ g: RawGoal[] }>('goals', '{g:ask}', ({ g }) => g),
];

export const SENTENCE_RULES: Rule[] = [
  ...SENTENCES,
  ...NOTES,
  ...GOALS,
  ...MANNERS,
  ...GRAVITY_RULES,
  ...FOR_GRAVITY,
];
