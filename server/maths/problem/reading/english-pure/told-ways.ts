import { eachOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { isUnder } from '../shared/clauses.ts';
import { exactly, withNotes } from '../shared/manners.ts';

/** By which way something is to be found, told before what is asked; the answer is the same by any other. */
const WAYS: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(using|by using|by|use|by use of) (integration by parts|integration|differentiation|the quotient rule|the product rule|the chain rule|implicit differentiation|the factor theorem|the remainder theorem|long division|algebraic division|polynomial division|the discriminant|a scalar product|the scalar product|scalar products|the binomial expansion|the binomial theorem|partial fractions|your partial fractions|the method of completing the square|the quadratic formula) [,|to] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(by|by first) (expressing|writing) {e:expression} in partial fractions [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ e: string; c: string }>(
    'goals',
    '(by|by first) (giving|writing|rewriting) [the equation] {e:equation} (as a (quadratic|cubic) equation in {t:expression}|in terms of {t:expression} [only|alone]|as an equation in {t:expression}) [,] solve (the|this) equation [,] (for|in the interval) {c:condition}',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[]; h: RawGoal[] }>(
    'goals',
    '{g:goals} [,] where {f:note} [,] and [hence|also|then] [,] {h:goals}',
    ({ g, f, h }) => {
      const told = isUnder(g, h) ? null : withNotes(g, f);
      return told && [...told.map((one) => ({ ...one, apart: true as const })), ...h];
    },
  ),
  ...rule<{ g: RawGoal[] }>('goals', 'hence also {g:goals}', ({ g }) => g),
];

const SIGNS = [
  ['non-zero', 'nonzero'],
  ['positive', 'positive'],
  ['negative', 'negative'],
] as const;

/** The values that a letter can have. */
const VALUES: Rule[] = [
  ...SIGNS.flatMap(([word, relation]) =>
    rule<{ k: string }>(
      'goals',
      `(find|write down) [the] [possible] (value|values) of the ${word} constant {k:letter}`,
      ({ k }) => [{ verb: 'find', target: k, where: [fact(relation, k)] }],
    ),
  ),
  ...SIGNS.flatMap(([word, relation]) =>
    rule<{ k: string; e: string }>(
      'facts',
      `[the] ${word} constant {k:letter} is such that {e:equation}`,
      ({ k, e }) => [fact('constant', k), fact(relation, k), holds(e)],
    ),
  ),
  ...rule<{ k: string; e: string }>(
    'facts',
    '[the] constant {k:letter} is such that {e:equation}',
    ({ k, e }) => [fact('constant', k), holds(e)],
  ),
  ...rule<{ k: RawTerm; f: RawFact[] }>(
    'facts',
    '[the] constants {k:letters} are such that {f:note}',
    ({ k, f }) => [...eachOf(k).map((one) => fact('constant', one)), ...f],
  ),
  ...rule<{ k: RawTerm }>('wanted', '[the] [simplified] exact values of {k:letters}', ({ k }) =>
    isAll(k) ? { all: k.all.map(exactly) } : null,
  ),
];

const said = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const spoken = (at: number): RawTerm => reference('expansion', null, 'left out', at);

/** Coefficients that are compared. */
const COEFFICIENTS: Rule[] = [
  ...rule<{ p: string }>(
    'value',
    '[the] coefficient of {p:expression} in (the|this) expansion',
    ({ p }, [at]) => the('coefficient', spoken(at), p),
  ),
  ...rule<{ p: RawTerm }>('facts', '[the] coefficients of {p:expressions} are equal', ({ p }, [at]) =>
    isAll(p) && p.all.length === 2
      ? [fact('equal', the('coefficient', spoken(at), p.all[0]!), the('coefficient', spoken(at), p.all[1]!))]
      : null,
  ),
  ...rule<{ p: RawTerm; e: string }>(
    'facts',
    '[the] coefficients of {p:expressions} in {e:expansion} are equal',
    ({ p, e }, [at]) =>
      isAll(p) && p.all.length === 2
        ? [
            fact(
              'equal',
              the('coefficient', said(e, at), p.all[0]!),
              the('coefficient', said(e, at), p.all[1]!),
            ),
          ]
        : null,
  ),
];

/** Factors of several polynomials at once, and derivatives under other names. */
const POLYNOMIALS: Rule[] = [
  ...rule<{ d: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    '{d:value} is (a factor of both|a common factor of|a factor of) {p:value} and [of] {q:value}',
    ({ d, p, q }) => [fact('equal', the('remainder', p, d), '0'), fact('equal', the('remainder', q, d), '0')],
  ),
  ...rule<{ d: string; t: string }>(
    'goals',
    '(giving|find|express|write) {d:derivative} (in terms of|as a function of) {t:letter}',
    ({ d }) => [{ verb: 'find', target: d }],
  ),
  ...rule<{ d: string; t: string }>(
    'goals',
    '(find|obtain) [an expression] [, in terms of {t:letter} ,|in terms of {t:letter}|] for {d:derivative} [in terms of {t:letter}]',
    ({ d }) => [{ verb: 'find', target: d }],
  ),
];

export const TOLD_WAYS: Rule[] = [...WAYS, ...VALUES, ...COEFFICIENTS, ...POLYNOMIALS];
