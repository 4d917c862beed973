import { asks, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const PLAIN =
  '(simplifying|giving) (the|your|each|all) (coefficients|terms|coefficient|term) (as fractions in their (simplest|lowest) (form|terms)|as exact fractions|as simplified fractions|as fractions in their lowest terms|as a fraction in its simplest form|in exact form|in their simplest forms|in their simplest form)';

/** Partial fractions in other words. */
const FRACTIONS: Rule[] = [
  ...rule<{ e: string }>(
    'goals',
    '(write|resolve|decompose|split) {e:expression} (in|into|as|as a sum of) partial fractions',
    ({ e }) => [{ verb: 'express', target: e, form: 'partial fractions' }],
  ),
  ...rule<{ g: RawGoal[]; k: RawTerm }>(
    'goals',
    '{g:form-goals} [,] where {k:letters} are constants (to be found|to be determined|whose values are to be found|whose values are to be determined|that are to be found)',
    ({ g }) => (g.every(({ form }) => form !== undefined) ? g : null),
  ),
  ...rule<{ k: RawTerm; e: string }>(
    'goals',
    'find [the] [values of] [the constants] {k:letters} such that {e:identity}',
    ({ e }) => identified(e),
  ),
  ...rule<{ k: RawTerm; e: string }>(
    'goals',
    'find [the] [values of] [the constants] {k:letters} in the identity {e:identity}',
    ({ e }) => identified(e),
  ),
];

function identified(identity: string): RawGoal[] | null {
  const sides = identity.split(/\\equiv|≡/);
  const [left, right] = sides;
  return sides.length === 2 && left && right
    ? [{ verb: 'express', target: left.replaceAll('$', '').trim(), form: right.replaceAll('$', '').trim() }]
    : null;
}

/** Expansions with what is told beside them. */
const EXPANSIONS: Rule[] = [
  ...rule<{ g: RawGoal[] }>('goals', `{g:goals} [,] ${PLAIN}`, ({ g }) => (g.every(isExpansion) ? g : null)),
  ...rule<object>(
    'sentence',
    '(simplify|give) (each|the|your|all) (coefficient|coefficients|terms|answer) [in its simplest form|in simplest form|as far as possible]',
    () => asks([]),
  ),
  ...rule<{ c: string; g: RawGoal[] }>(
    'goals',
    '(given that|when|for|where) {c:inequality} [,] {g:goals}',
    ({ c, g }) => (g.every(isExpansion) && isNearZero(c) ? g : null),
  ),
  ...rule<{ x: string }>(
    'set',
    '[the] (range|set) of values of {x:letter} for which (the|this|your|that) [binomial|series] expansion [in [part] {l:part-label}] (is valid|converges|holds)',
    ({ x }, [at]) => the('validity', reference('expansion', null, 'the', at), x),
  ),
  ...rule<{ x: string; e: string }>(
    'set',
    '[the] (range|set) of values of {x:letter} for which (the|this) [binomial|series] expansion of {e:expression} [in ascending powers of {y:letter}] is valid',
    ({ x, e }) => the('validity', e, x),
  ),
];

/** |x| < 1/4, for which an expansion in ascending powers is meant. */
const isNearZero = (condition: string): boolean => {
  const [left = '', right = '', more] = condition.replaceAll('$', '').split('<');
  return more === undefined && /^\s*(?:\\left)?\||^\s*\\lvert/.test(left) && /\d\}?\s*$/.test(right);
};

const isExpansion = ({ target }: RawGoal): boolean =>
  typeof target === 'object' && 'the' in target && ['expansion', 'first terms'].includes(target.the);

export const EXPANSION_RULES: Rule[] = [...FRACTIONS, ...EXPANSIONS];
