import { eachOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isGreek, isSum } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { property } from './nouns.ts';

const KIND_OF_EQUATION = '[cubic|quadratic|quartic|polynomial]';

/** Roots of polynomials. */
const ROOTS: Rule[] = [
  ...rule<{ a: string; b: string; c: string; d?: string }>(
    'letters',
    '{a:letter} , {b:letter} , {c:letter} [, {d:letter}]',
    ({ a, b, c, d }) => ({ all: d ? [a, b, c, d] : [a, b, c] }),
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `[the] ${KIND_OF_EQUATION} equation {e:equation} has roots {l:letters}`,
    ({ e, l }) => rootsOf(e, l),
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `[the] roots of [the] ${KIND_OF_EQUATION} equation {e:equation} are [denoted by] {l:letters}`,
    ({ e, l }) => rootsOf(e, l),
  ),
  ...rule<{ e: string }>('wanted', '[the] [exact] [value|values] of {e:expression}', ({ e }) =>
    isGreek(e) && e.length > 7 ? the('symmetric value', e) : null,
  ),
  ...rule<{ r: RawTerm }>(
    'wanted',
    `[a|the|an] ${KIND_OF_EQUATION} equation [,] [with integer coefficients [,]] (whose roots are|with roots|which has roots|that has roots|having roots) {r:expressions}`,
    ({ r }) => (isAll(r) ? the('transformed equation', ...r.all) : null),
  ),
  ...rule<{ g: RawGoal[]; e: string }>(
    'goals',
    '(use|by using|using) (a suitable substitution|the substitution {e:equation}) [to|,] {g:goals}',
    ({ g }) => (g.every(isTransformed) ? g : null),
  ),
];

function rootsOf(equation: string, letters: RawTerm): RawFact[] | null {
  const all = eachOf(letters);
  return all.every(isGreek) ? [fact('roots', equation, ...all)] : null;
}

function isTransformed({ target }: RawGoal): boolean {
  return typeof target === 'object' && 'the' in target && target.the === 'transformed equation';
}

/** Series, asymptotes and Maclaurin series. */
const SERIES: Rule[] = [
  ...rule<{ e: string }>('wanted', '[an expression for|the sum|the value of] {e:expression}', ({ e }) =>
    isSum(e) ? the('series sum', e) : null,
  ),
  ...rule<{ e: string; n: string }>(
    'goals',
    '(find|state|write down|deduce|evaluate|determine) [the value of] {e:expression} in terms of {n:letter}',
    ({ e }) => (isSum(e) ? [{ verb: 'find', target: the('series sum', e) }] : null),
  ),
  ...rule<{ e: string }>(
    'goals',
    '(find|state|write down|deduce|evaluate|determine) [the value of] {e:expression}',
    ({ e }) => (isSum(e) ? [{ verb: 'find', target: the('series sum', e) }] : null),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use the method of differences to|by the method of differences ,|using the method of differences ,|use standard results from the list of formulae to|use the standard results to) {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ c: RawTerm }>(
    'formula',
    '[the] (equation|equations) of [all|each of] the (asymptotes|asymptote) of {c:curve}',
    ({ c }) => the('asymptotes', c),
  ),
  ...rule<{ e: string; t: string }>(
    'value',
    "[the] (maclaurin|maclaurin's) (series|expansion) (for|of) {e:expression} [,] [in ascending powers of {x:letter} ,] up to and including the term in {t:expression}",
    ({ e, t }) => the('maclaurin series', e, t),
  ),
];

const CURVES: Rule[] = [
  ...rule<{ e: string; t: string }>(
    'goals',
    "find , up to and including the term in {t:expression} , the (maclaurin|maclaurin's) (series|expansion) (for|of) {e:expression}",
    ({ e, t }) => [{ verb: 'find', target: the('maclaurin series', e, t) }],
  ),
  ...rule<object>(
    'manner',
    '(expressing|giving|leaving) [your|the|each] [of] [the|these] (roots|answer|answers|solutions|root|solution|values|value) (as natural logarithms|in logarithmic form|in terms of logarithms|in terms of natural logarithms|as logarithms|as a natural logarithm|in exact logarithmic form)',
    () => ({ exact: true as const }),
  ),
  ...property({ the: 'polar equation', noun: 'polar equation', of: ['curve'], gives: 'formula' }),
  ...rule<{ c: RawTerm; e: string; d: string }>(
    'facts',
    '{c:curve} has polar equation {e:equation} [,] (for|where|) {d:condition}',
    ({ c, e, d }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d)],
  ),
  ...rule<{ c: RawTerm }>(
    'value',
    '[the] [exact] area [of the region] (enclosed by|inside|bounded by) {c:curve}',
    ({ c }) => the('polar area', c),
  ),
  ...rule<{ c: RawTerm }>('formula', '[the|a] cartesian equation (of|for) {c:curve}', ({ c }) =>
    the('polar cartesian equation', c),
  ),
];

/** Differential equations. */
const EQUATIONS: Rule[] = [
  ...rule<{ e: string }>(
    'wanted',
    '[the] general solution of [the] [differential] [equation] {e:equation}',
    ({ e }) => the('general solution', e),
  ),
  ...rule<object>('wanted', '[the] general solution [of (the|this) differential equation]', () =>
    the('general solution'),
  ),
  ...rule<object>('wanted', '[the] particular solution [of (the|this) differential equation]', () =>
    the('particular solution'),
  ),
  ...rule<{ e: string }>(
    'wanted',
    '[the] particular solution of [the] [differential] [equation] {e:equation}',
    ({ e }) => the('particular solution', e),
  ),
  ...rule<{ e: string }>(
    'wanted',
    '[all] [the] [five|four|three|six] roots of the equation {e:equation}',
    ({ e }) => (isPower(e) ? the('nth roots', e) : null),
  ),
];

const isPower = (equation: string): boolean => /^\s*[zw]\s*\^\s*\{?\d\}?\s*=/.test(equation);

export const FURTHER_RULES: Rule[] = [...ROOTS, ...SERIES, ...CURVES, ...EQUATIONS];
