import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|determine|calculate|obtain|state|write down|work out|give)';
const WAYS = ['increasing', 'decreasing'] as const;
const nameIn = (f: string): string => f.replace(/\(.*$/s, '');

/** Functions, what is said of them and what is asked. */
const FUNCTIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    'a function {name:function-name} is (defined by|given by|such that) {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ name: string; c: string; f: RawFact[] }>(
    'facts',
    '[the|a] function {name:function-name} is [defined] (for|on) [all] {c:condition} and is (such that|given by|defined by) {f:facts}',
    ({ name, c, f }) => [...f, fact('domain', name, c)],
  ),
  ...rule<{ name: string; c: string; f: RawFact[] }>(
    'facts',
    '[the|a] function {name:function-name} , (defined for|with domain) [all] {c:condition} , is (such that|given by|defined by) {f:facts}',
    ({ name, c, f }) => [...f, fact('domain', name, c)],
  ),
  ...(['greatest|maximum|largest', 'least|minimum|smallest'] as const).flatMap((words, at) =>
    rule<{ f: string }>('value', `[the] (${words}) value of {f:function-name}`, ({ f }) =>
      the(at === 0 ? 'greatest value' : 'least value', `${f}(x)`),
    ),
  ),
  ...WAYS.flatMap((way) => [
    ...rule<{ f: string }>(
      'facts',
      `{f:function-name} is (${way}|an ${way} function|a ${way} function)`,
      ({ f }) => [fact('monotone', f, way)],
    ),
    ...rule<{ f: string }>(
      'facts',
      `{f:function-value} is (${way}|an ${way} function|a ${way} function)`,
      ({ f }) => [fact('monotone', nameIn(f), way)],
    ),
  ]),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(given instead that|it is given instead that|if instead|given now instead that) {f:facts} [,] {g:goals}',
    ({ f, g }) => asks(g, [fact('instead', 'instead'), ...f]),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(it is given instead that|it is now given instead that) {f:facts}',
    ({ f }) => asks([], [fact('instead', 'instead'), ...f]),
  ),
];

/** A condition behind what is asked for, and one before it. */
const CONDITIONS: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawGoal[]; n: RawFact[] }>(
    'sentence',
    '(given (also|now|) that|it is given that) {f:facts} , {g:goals} , where {n:note}',
    ({ f, g, n }) => asks(g, [...f, ...n]),
  ),
];

/** Manners that stand before what is asked for. */
const MANNERS: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'goals',
    `${FIND} [,] (by calculation|by calculus|using calculus|by using calculus|by differentiation|by integration|showing all necessary working|showing your working|by completing the square|algebraically|using algebra) [,] {t:wanted}`,
    ({ t }) =>
      (typeof t === 'object' && 'all' in t ? t.all : [t]).map((target) => ({ verb: 'find', target })),
  ),
  ...rule<{ e: string }>(
    'goals',
    'solve [,] (by factorising|by factorisation|by completing the square|algebraically|by calculation|showing all necessary working|showing your working) [,] [the (equation|inequality)] {e:condition}',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(by|using|by using|by making|by means of|with) (a|an) (suitable|appropriate) substitution [, or otherwise|or otherwise] [,] {g:goals}',
    ({ g }) => (g.every(({ verb }) => verb === 'show') ? null : g),
  ),
  ...rule<{ k: string }>(
    'wanted',
    '[the] [two] [possible|exact] (value|values) of the constant {k:letter}',
    ({ k }) => k,
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} [,] (in surd form|giving [your|the] (answer|answers) in surd form)',
    ({ g }) => g.map((one) => ({ ...one, exact: true as const })),
  ),
  ...rule<object>('manner', '[as] (in surd form|in simplified surd form|exact surds)', () => ({
    exact: true as const,
  })),
  ...rule<{ v: RawTerm }>('note', '{v:value} is (negative|less than zero)', ({ v }) =>
    typeof v === 'string' && v.length < 3 ? [fact('negative', v)] : [fact('less', v, '0')],
  ),
  ...rule<{ v: RawTerm }>('note', '{v:value} is positive', ({ v }) =>
    typeof v === 'string' ? null : [fact('greater', v, '0')],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>('note', '{v:value} is (greater than|more than) {w:value}', ({ v, w }) =>
    typeof v === 'string' ? null : [fact('greater', v, w)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>('note', '{v:value} is (less than|smaller than) {w:value}', ({ v, w }) =>
    typeof v === 'string' ? null : [fact('less', v, w)],
  ),
  ...rule<{ g: RawGoal[]; c: string }>('goals', '{g:goals} [,] in the interval {c:condition}', ({ g, c }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
];

export const FUNCTION_RULES: Rule[] = [...FUNCTIONS, ...CONDITIONS, ...MANNERS];
