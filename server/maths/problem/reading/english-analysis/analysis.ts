import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { begun } from '../shared/expansions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|determine|calculate|obtain|state|write down|evaluate|work out|give)';

/** Equations and inequalities to be solved, and values that satisfy them. */
const EQUATIONS: Rule[] = [
  ...rule<{ n: string; e: string }>(
    'goals',
    '(find|deduce|state|determine) the (largest|greatest) integer [value of] {n:letter} (for which|such that|satisfying) {e:inequality}',
    ({ n, e }) => [{ verb: 'find', target: the('greatest integer', n, e) }],
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    '(find|deduce|state|determine) the (smallest|least) integer [value of] {n:letter} (for which|such that|satisfying) {e:inequality}',
    ({ n, e }) => [{ verb: 'find', target: the('least integer', n, e) }],
  ),
  ...rule<{ x: string; k: string; e: string }>(
    'goals',
    'solve , for {x:letter} in terms of the positive constant {k:letter} , [the (equation|inequality)] {e:condition}',
    ({ k, e }) => [{ verb: 'solve', target: e, terms: [k], where: [fact('positive', k)] }],
  ),
  ...rule<{ k: string; e: string }>(
    'goals',
    'solve [the (equation|inequality)] {e:condition} [, giving [your|the] (answer|answers)] in terms of the positive constant {k:letter}',
    ({ k, e }) => [{ verb: 'solve', target: e, terms: [k], where: [fact('positive', k)] }],
  ),
  ...rule<{ c: string; d?: string; e: string }>(
    'goals',
    'solve , (for|in the interval) {c:condition} [, {d:condition}] , [the (equation|inequality)] {e:condition}',
    ({ c, d, e }) => [
      { verb: 'solve', target: e, where: [fact('holds', c), ...(d ? [fact('holds', d)] : [])] },
    ],
  ),
  ...rule<{ x: string; e: string }>(
    'wanted',
    '[the] [exact|real|possible] (value|values) of {x:letter} (satisfying|which satisfies|which satisfy|that satisfies|that satisfy|such that) [the equation] {e:equation}',
    ({ x, e }) => ({ the: 'values', of: [x], where: [fact('holds', e)] }),
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    `${FIND} the exact (value|values) of {x:letter} (satisfying|which satisfies|which satisfy|that satisfies|that satisfy|such that|for which) [the equation] {e:equation}`,
    ({ x, e }) => [
      { verb: 'find', target: { the: 'values', of: [x], where: [fact('holds', e)] }, exact: true as const },
    ],
  ),
  ...rule<{ t: string }>('manner', 'in terms of {t:expression}', ({ t }) =>
    /^\$?\s*(?:\\pi|π|pi|e|\\mathrm\{e\}|\\ln\s?\d+|ln ?\d+)\s*\$?$/.test(t)
      ? { exact: true as const }
      : null,
  ),
];

const END = '{p:last-term} [{s:simplified}]';
const OBTAIN = '(find|obtain|determine|write down|give|state)';

const expansion = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});

const expanded = (e: string, x: string, p: string, at: number): RawGoal => ({
  verb: 'find',
  target: the('expansion', expansion(e, at), x, p),
});

/** Expansions in ascending powers, where they are valid, and how they begin. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>(
    'last-term',
    '[,] (up to and including|as far as|up to|to) the term in {p:expression}',
    ({ p }) => p,
  ),
  ...rule<object>(
    'simplified',
    '[,] (simplifying|giving) (the|your|each|all) (coefficients|terms|coefficient|term) [in (its|their|) simplest form]',
    () => 'simplified',
  ),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    `expand {e:expression} in ascending powers of {x:letter} ${END}`,
    ({ e, x, p }, [at]) => [expanded(e, x, p, at)],
  ),
  ...rule<{ e: string; x: string; p: string }>(
    'goals',
    `${OBTAIN} the [binomial|series] expansion of {e:expression} in ascending powers of {x:letter} ${END}`,
    ({ e, x, p }, [at]) => [expanded(e, x, p, at)],
  ),
  ...rule<{ e: string; x: string; n: string }>(
    'goals',
    `${OBTAIN} the first {n:number-word} terms (in|of) the [binomial|series] expansion of {e:expression} [, in ascending powers of {x:letter} ,| in ascending powers of {x:letter}] [{s:simplified}]`,
    ({ e, x, n }, [at]) => [{ verb: 'find', target: the('first terms', expansion(e, at), x ?? 'x', n) }],
  ),
  ...rule<{ x: string }>(
    'set',
    '[the] set of values of {x:letter} for which (the|this|your) expansion [in (part|) {l:part-label}] is valid',
    ({ x }, [at]) => the('validity', reference('expansion', null, 'the', at), x),
  ),
  ...rule<{ x: string; e: string }>(
    'set',
    '[the] set of values of {x:letter} for which the expansion of {e:expression} is valid',
    ({ x, e }) => the('validity', e, x),
  ),
  ...rule<{ n: string; e: string; x: string; f: RawFact[]; p: string }>(
    'facts',
    'the first {n:number-word} terms (in|of) the expansion of {e:expression} [,] [in ascending powers of {x:letter}] [, where {f:note} ,] are {p:expression}',
    ({ n, e, x, f, p }, [at]) => begun(e, x ?? 'x', n, p, f ?? [], at),
  ),
  ...rule<{ n: string; e: string; x: string; f: RawFact[]; p: string }>(
    'facts',
    'when {e:expression} is expanded in ascending powers of {x:letter} [, where {f:note}] , the first {n:number-word} terms are {p:expression}',
    ({ n, e, x, f, p }, [at]) => begun(e, x, n, p, f ?? [], at),
  ),
];

const GREATEST = '(greatest|largest|maximum)';
const LEAST = '(least|smallest|minimum)';
const VARIES = '[{x:varying}]';

const isWave = (source: string): boolean => /(?:^|[^a-z])(?:sin|cos)/.test(source);

/** The greatest and the least value of an expression in an angle. */
const EXTREMES: Rule[] = [
  ...rule<{ x: string }>('varying', '[,] as {x:letter} varies', ({ x }) => x),
  ...rule<{ x: string }>('varying', 'for (all|any) (values|value) of {x:letter}', ({ x }) => x),
  ...rule<{ e: string }>(
    'wanted',
    `[the] ${GREATEST} [possible] value of {e:expression} ${VARIES}`,
    ({ e }) => (isWave(e) ? the('maximum', e) : null),
  ),
  ...rule<{ e: string }>('wanted', `[the] ${LEAST} [possible] value of {e:expression} ${VARIES}`, ({ e }) =>
    isWave(e) ? the('minimum', e) : null,
  ),
  ...rule<{ e: string }>(
    'wanted',
    `[the] ${GREATEST} [possible] value and [the] ${LEAST} [possible] value of {e:expression} ${VARIES}`,
    ({ e }) => (isWave(e) ? { all: [the('maximum', e), the('minimum', e)] } : null),
  ),
  ...rule<{ e: string }>(
    'wanted',
    `[the] ${GREATEST} and [the] ${LEAST} [possible] (values|value) of {e:expression} ${VARIES}`,
    ({ e }) => (isWave(e) ? { all: [the('maximum', e), the('minimum', e)] } : null),
  ),
  ...rule<{ e: string }>(
    'wanted',
    `[the] ${LEAST} and [the] ${GREATEST} [possible] (values|value) of {e:expression} ${VARIES}`,
    ({ e }) => (isWave(e) ? { all: [the('minimum', e), the('maximum', e)] } : null),
  ),
];

const isIntegral = (source: string): boolean => /\\int|∫/.test(source);

/** Integrals by a substitution, in a form, and by a letter. */
const INTEGRALS: Rule[] = [
  ...rule<{ l: string }>('earlier', '(identity|result|results|expansion|equation) {l:of-part}', ({ l }) => l),
  ...rule<{ l: string }>('of-part', '(in|from|of|to) [part] {l:part-label}', ({ l }) => l),
  ...rule<{ e: string }>(
    'by-substitution',
    '(use|using|by using|by means of|by making|making|with) [the] substitution {e:equation} [, or otherwise]',
    ({ e }) => e,
  ),
  ...rule<{ l: string; g: RawGoal[] }>(
    'sentence',
    '(use|using|by using) (the|your) {n:earlier} [,|to] {g:goals}',
    ({ g }) => ({ facts: [], goals: g }),
  ),
  ...rule<{ s: string; e: string }>(
    'goals',
    '{s:by-substitution} [,|to] (find|evaluate|calculate|determine) [the [exact] value of] {e:expression}',
    ({ s, e }) => (isIntegral(e) ? [{ verb: 'find', target: the('value', e, s) }] : null),
  ),
  ...rule<{ s: string; e: string }>(
    'goals',
    '(find|evaluate|calculate|determine) [the [exact] value of] {e:expression} [,] {s:by-substitution}',
    ({ s, e }) => (isIntegral(e) ? [{ verb: 'find', target: the('value', e, s) }] : null),
  ),
  ...rule<{ s: string; g: RawGoal[] }>('sentence', '{s:by-substitution} [,|to] {g:goals}', ({ s, g }) =>
    g.every(({ verb }) => verb === 'show' || verb === 'prove')
      ? { facts: [fact('substitution', s)], goals: g }
      : null,
  ),
  ...rule<{ e: string; n: RawFact[] }>(
    'goals',
    'show that {e:equation} , where {n:note} [, both of which are|, all of which are|, which are] to be (found|determined)',
    ({ e, n }) => {
      const at = e.indexOf('=');
      const [left, right] = [e.slice(0, at), e.slice(at + 1)];
      return isIntegral(left) && !right.includes('=')
        ? [{ verb: 'find', target: the('letters', left, right), where: n }]
        : null;
    },
  ),
];

export const ANALYSIS_RULES: Rule[] = [...EQUATIONS, ...EXPANSIONS, ...EXTREMES, ...INTEGRALS];
