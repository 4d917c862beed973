import { fact, isAll, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|determine|calculate|obtain|state|write down|work out|give)';

const expansion = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const coefficients = (of: RawTerm, powers: RawTerm): RawTerm | null =>
  isAll(powers) ? { all: powers.all.map((one) => the('coefficient', of, one)) } : null;
const independent = (x: string): string => `${x.replaceAll('$', '')}^0`;

/** The powers whose coefficients are spoken of: "x²", "the term independent of x". */
const TERMS: Rule[] = [
  ...rule<{ p: string }>('power-term', '[the] coefficient of {p:expression}', ({ p }) => p),
  ...rule<{ p: string }>(
    'power-term',
    '[the] (constant term|term [which is] independent of {x:letter})',
    ({ x }: { p: string; x?: string }) => independent(x ?? 'x'),
  ),
  ...rule<{ a: string; b: string }>(
    'power-terms',
    '{a:power-term} and [also] {b:power-term}',
    ({ a, b }) => ({
      all: [a, b],
    }),
  ),
  ...rule<{ p: RawTerm }>('power-terms', '[the] coefficients of {p:expressions}', ({ p }) =>
    isAll(p) ? p : null,
  ),
];

/** What is wanted and said of the terms of an expansion. */
export const EXPANSION_RULES: Rule[] = [
  ...TERMS,
  ...rule<{ e: string; p: string }>('goals', `in {e:expansion} [,] ${FIND} {p:power-term}`, ({ e, p }) => [
    { verb: 'find', target: the('coefficient', e, p) },
  ]),
  ...rule<{ e: string; p: RawTerm }>('goals', `in {e:expansion} [,] ${FIND} {p:power-terms}`, ({ e, p }) =>
    goals(coefficients(e, p)),
  ),
  ...rule<{ e: string; p: RawTerm }>('wanted', '{p:power-terms} in {e:expansion}', ({ e, p }) =>
    coefficients(e, p),
  ),
  ...rule<{ e: string; x?: string }>('value', '[the] constant term in {e:expansion}', ({ e }) =>
    the('coefficient', e, 'x^0'),
  ),
  ...rule<{ x: string }>('value', '[the] term [which is] independent of {x:letter}', ({ x }, [at]) =>
    the('coefficient', reference('expansion', null, 'left out', at), independent(x)),
  ),
  ...rule<object>('value', '[the] constant term', (_, [at]) =>
    the('coefficient', reference('expansion', null, 'left out', at), 'x^0'),
  ),
  ...rule<{ e: string; p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:power-terms} in {e:expansion} are [given by|equal to] {v:values} [respectively|, respectively]',
    ({ e, p, v }) =>
      isAll(p) && isAll(v) && p.all.length === v.all.length
        ? p.all.map((one, i) => fact('equal', the('coefficient', e, one), v.all[i]!))
        : null,
  ),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    'expand {e:expression} [, in ascending powers of {x:letter} ,|in ascending powers of {x:letter}] [,] (up to [and including]|as far as) [the] [term in] {p:expression} [term]',
    ({ e, x, p }, [at]) => [{ verb: 'find', target: the('expansion', expansion(e, at), x ?? 'x', p) }],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} , (simplifying|and simplify|giving) [each of|all] [the|each] (coefficients|coefficient|terms|term) [in (its|their) simplest form]',
    ({ g }) => (g.some(({ target }) => /expansion|first terms/.test(JSON.stringify(target))) ? g : null),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (giving|with|leaving) [each|your|the] (term|terms|coefficient|coefficients|answer) in (its|their|the) simplest form',
    ({ g }) => g,
  ),
  ...rule<{ e: string; x: string; n: string }>(
    'wanted',
    '[the] first {n:count} terms [,] (in|of) the [binomial] expansion of {e:expression} [,] in ascending powers of {x:letter}',
    ({ e, x, n }, [at]) => the('first terms', expansion(e, at), x, n),
  ),
];

const goals = (all: RawTerm | null): RawGoal[] | null =>
  all && isAll(all) ? all.all.map((target) => ({ verb: 'find', target })) : null;
