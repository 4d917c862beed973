import {
  asks,
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  the,
} from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bothAsked, bothTold, shownOf, valuesWhere } from '../shared/clauses.ts';
import { holds, isOfX, isRestriction, restricted } from '../restrictions.ts';
import { cosineIn } from '../shared/figures.ts';
import { matrixDefined } from '../shared/further.ts';
import { several } from './nouns.ts';
import { INTEGRAL_RULES } from './integral-values.ts';
import { exactly, inManner, isShared, sought } from '../shared/manners.ts';
import { saysAllSums } from '../shared/progressions.ts';

const qualities = (words: string) => words.split(' ');

/** How facts and goals are put together into a sentence. */
const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '[now] [it is (now|also|) given that|it is given that|given (also|now|) that|let|also|and|then|now|suppose that] {f:facts}',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    '[hence|hence ,|hence or otherwise|hence , or otherwise ,|hence or otherwise ,] {g:goals}',
    ({ g }) => asks(g),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(given (also|now|) that|it is given that|when|if) {f:facts} , {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{g:goals} [,] given that {f:facts}', ({ f, g }) =>
    asks(g, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{g:goals} [,] (where|if) {f:note}', ({ f, g }) =>
    asks(g, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('goals', '{g:goals} [,] when {f:note}', ({ f, g }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), ...f] })),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (and|and that|and also|and it is given that|and let|let) {g:facts}',
    ({ f, g }) => bothTold(f, g),
  ),
  // For which x something is defined is said of that alone.
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] (where|in which) {g:note}', ({ f, g }) =>
    g.length > 0 && g.every(isOfX) ? null : [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; c: string }>('facts', '{f:facts} \\( {c:condition} \\)', ({ f, c }) =>
    restricted(f, [c]),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} [,] and {g:note}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} , {g:facts}', ({ f, g }) =>
    isRestriction(g[0]!) ? null : [...f, ...g],
  ),
  ...rule<{ k: string; part: string }>(
    'facts',
    '[for the remainder of (this|the) question] [,] {k:letter} (has|takes) (this value|the value found in part {part:part-label})',
    ({ k }) => [fact('as-found', k)],
  ),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>(
    'goals',
    '{g:goals} [,] and [hence|also|then] {h:goals}',
    ({ g, h }) => bothAsked(g, h),
  ),
];

/** What is said in formulas, and of letters. */
const FACTS: Rule[] = [
  ...rule<{ c: string }>('note', '{c:condition}', ({ c }, [at]) =>
    cosineIn(c) ? null : (matrixDefined(c, at) ?? [holds(c)]),
  ),
  ...rule<{ f: RawFact[]; c: string; d: string }>(
    'facts',
    '{f:facts} [,] (for|where) [all] {c:condition} [, {d:condition}]',
    ({ f, c, d }) => restricted(f, d ? [c, d] : [c]),
  ),
  ...rule<{ f: RawFact[]; c: string }>('facts', '{f:facts} \\( [for] {c:condition} \\)', ({ f, c }) =>
    restricted(f, [c]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    '{a:value} (is|are|equals|is equal to|are equal to) {b:value}',
    ({ a, b }) => (saysAllSums(a, b) ? null : [fact('equal', a, b)]),
  ),
  ...rule<{ k: string; q: string }>('note', '{k:letter} is [a|an|the] {q:quality}', ({ k, q }) =>
    qualities(q).map((one) => fact(one, k)),
  ),
  ...rule<{ k: RawTerm; q: string }>('note', '{k:letters} are [both] {q:quality}', ({ k, q }) =>
    isAll(k) ? k.all.flatMap((each) => qualities(q).map((one) => fact(one, each))) : null,
  ),
  ...rule<object>('quality', '(constant|constants)', () => 'constant'),
  ...rule<object>(
    'quality',
    '(positive|positive constant|positive constants|positive real constant|positive real constants|positive real number)',
    () => 'positive constant',
  ),
  ...rule<object>('quality', '(negative|negative constant|negative constants)', () => 'negative constant'),
  ...rule<object>('quality', '(non-zero constant|non-zero constants|non-zero)', () => 'nonzero constant'),
  ...rule<object>('quality', '(integer|integers)', () => 'integer'),
  ...rule<object>(
    'quality',
    '(rational|rational number|rational numbers|rational constants|fraction|fractions)',
    () => 'rational',
  ),
  ...rule<object>('quality', '(real|real number|real numbers|real constant|real constants)', () => 'real'),
  ...rule<object>('quality', '(positive integer|positive integers)', () => 'positive integer'),
  ...several('letter'),
  ...several('label'),
  ...several('value'),
  ...several('expression'),
];

const FIND = '(find|deduce|determine|calculate|obtain|state|write down|evaluate|work out|give)';

/** "The exact value of R and the value of α": one of them is exact. */
const isOfLetters = (wanted: RawTerm): boolean =>
  isAll(wanted) && wanted.all.every((one) => typeof one === 'string');

/** What is asked for. */
const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'goals',
    `${FIND} [also|further] [by differentiation|by integration|algebraically] {t:wanted}`,
    ({ t }) => sought(t),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('wanted', '{a:wanted} and [also] {b:wanted}', ({ a, b }) =>
    isShared(a, b) ? null : { all: [...eachOf(a), ...eachOf(b)] },
  ),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'wanted',
    '{a:wanted} , {b:wanted} [,] and {c:wanted}',
    ({ a, b, c }) => ({
      all: [...eachOf(a), ...eachOf(b), ...eachOf(c)],
    }),
  ),
  ...['value', 'values', 'coordinates', 'coordinatess', 'formula', 'point', 'set'].flatMap((kind) =>
    rule<{ t: RawTerm }>('wanted', `{t:${kind}}`, ({ t }) =>
      isReference(t) && t.article === 'bare' ? null : t,
    ),
  ),
  ...rule<{ k: RawTerm }>(
    'wanted',
    '[the] (value|values) of (the constant|the constants|each of the constants|) (each of|) {k:letter}',
    ({ k }) => k,
  ),
  ...rule<{ k: RawTerm }>(
    'wanted',
    '[the] [possible] (value|values) of [the constants|each of] {k:letters}',
    ({ k }) => k,
  ),
  ...rule<{ k: RawTerm }>('wanted', '[the] exact value of [the constant] {k:letter}', ({ k }) => exactly(k)),
  ...rule<{ k: RawTerm }>(
    'wanted',
    '[the] exact (value|values) of [the constants|each of|both] {k:letters}',
    ({ k }) => ({
      all: eachOf(k).map(exactly),
    }),
  ),
  ...rule<{ k: string }>('wanted', '[the] [two] possible values of {k:letter}', ({ k }) =>
    the('possible values', k),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    '[the] [exact|possible] (value|values) of [the constant] {k:letter} for which {f:facts}',
    ({ k, f }) => valuesWhere('values', k, f),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'set',
    '[the] set of [possible] values of [the constant] {k:letter} (for which|satisfying|that satisfy|which satisfy|such that) {f:facts}',
    ({ k, f }) => valuesWhere('set of values', k, f),
  ),
  ...rule<{ e: string; k: string }>('goals', 'solve [the (equation|inequality)] {e:condition}', ({ e }) => [
    { verb: 'solve', target: e },
  ]),
  ...rule<{ e: string; f: string }>(
    'goals',
    'express {e:expression} (in the form|as) {f:expression}',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...rule<{ e: string }>('goals', 'express {e:expression} in partial fractions', ({ e }) => [
    { verb: 'express', target: e, form: 'partial fractions' },
  ]),
  ...rule<{ f: RawFact[] }>('goals', '(show|prove|verify) [by calculation|also] that {f:facts}', ({ f }) =>
    shownOf(f),
  ),
  ...rule<{ i: string }>('goals', '(prove|show) [the identity|that] {i:identity}', ({ i }) => [
    { verb: 'prove', target: i },
  ]),
  ...rule<{ g: RawGoal[]; c: string; d: string }>(
    'goals',
    '{g:goals} [,] (for|in the interval|for values of x in the interval) {c:condition} [, {d:condition}]',
    ({ g, c, d }) =>
      g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c), ...(d ? [holds(d)] : [])] })),
  ),
  ...rule<{ m: Partial<RawGoal>; t: RawTerm }>(
    'goals',
    `${FIND} [,] [each] {m:manner} [,] {t:wanted}`,
    ({ m, t }) => (m.exact && isOfLetters(t) ? null : inManner(sought(t), m)),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} (,|giving|give|leaving|with|, giving|, give|, leaving|, with) [your|the|each|both] [answer|answers|solution|solutions|value|values] {m:manner}',
    ({ g, m }) => inManner(g, m),
  ),
  // Behind two verbs it belongs to the second.
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('goals', '{g:goals} {m:manner}', ({ g, m }) =>
    g.some(({ apart }) => apart) ? null : inManner(g, m),
  ),
  ...rule<{ g: RawGoal[]; u: string }>('goals', '{g:goals} [,] in {u:unit}', ({ g, u }) =>
    g.map((one) => ({ ...one, unit: u })),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(without using a calculator|showing all necessary working|showing all your working|by calculation) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (showing all necessary working|showing all working|showing your working)',
    ({ g }) => g,
  ),
  ...rule<{ k: RawTerm; g: RawGoal[] }>(
    'goals',
    '(when|given that) {k:letters} have these values [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ k: string; g: RawGoal[] }>(
    'goals',
    '(with|using|for) this value of {k:letter} [,] {g:goals}',
    ({ k, g }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('as-found', k)] })),
  ),
  ...rule<{ m: Partial<RawGoal> }>(
    'sentence',
    'give [your|the|each] (answer|answers|solution|solutions) {m:manner}',
    ({ m }) => ({ facts: [], goals: [{ verb: 'manner', target: '', ...m }] }),
  ),
];

/** The form and the figures that an answer is to have. */
const MANNERS: Rule[] = [
  ...rule<{ n: string }>('manner', '[correct] to {n:digits} significant (figure|figures)', ({ n }) => ({
    figures: { kind: 'figures', digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '[correct] to {n:digits} decimal (place|places)', ({ n }) => ({
    figures: { kind: 'places', digits: Number(n) },
  })),
  ...rule<{ f: string }>('manner', 'in the form {f:form}', ({ f }) => ({ form: f })),
  ...rule<{ m: Partial<RawGoal>; w: RawFact[] }>('manner', '{m:manner} [,] where {w:facts}', ({ m, w }) => ({
    ...m,
    where: w,
  })),
  ...rule<{ m: Partial<RawGoal>; n: Partial<RawGoal> }>(
    'manner',
    '{m:manner} [,|and] {n:manner}',
    ({ m, n }) => ({ ...m, ...n }),
  ),
  ...rule<object>(
    'manner',
    '[giving] [each|your|the] [answer|answers] (in exact form|in an exact form|in a simplified exact form|in simplified exact form|exactly|exact)',
    () => ({
      exact: true as const,
    }),
  ),
  ...rule<{ u: string }>('manner', 'in {u:unit}', ({ u }) => ({ unit: u })),
  ...rule<{ t: RawTerm }>('manner', 'in terms of {t:letter}', ({ t }) => ({ terms: [t as string] })),
  ...rule<{ t: RawTerm }>('manner', 'in terms of {t:letters}', ({ t }) => ({
    terms: isAll(t) ? (t.all as string[]) : [],
  })),
  ...['expression', 'equation', 'pair', 'inequality'].flatMap((kind) =>
    rule<{ f: string }>('form', `{f:${kind}}`, ({ f }) => f),
  ),
  ...['number', 'count'].flatMap((kind) => rule<{ f: string }>('digits', `{f:${kind}}`, ({ f }) => f)),
];

export const SENTENCE_RULES: Rule[] = [...SENTENCES, ...FACTS, ...GOALS, ...MANNERS, ...INTEGRAL_RULES];
