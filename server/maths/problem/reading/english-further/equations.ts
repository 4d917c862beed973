import { eachOf, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isPowerEquation, ofUnity, startsIn } from '../shared/further.ts';
import { type Rule, rule } from '../rule.ts';
import { isDifferential, isMultiple } from '../shared/further.ts';
import { several } from '../english/nouns.ts';

const FIND = '(find|determine|obtain|state|write down|hence find)';

/** Differential equations and what holds at their start. */
const DIFFERENTIAL: Rule[] = [
  ...rule<{ e: string }>('start', '{e:equation}', ({ e }) => e),
  ...rule<{ e: string }>('starts', '{e:equations}', ({ e }) => chained(e)),
  ...several('start'),
  ...['start', 'starts'].flatMap((kind) => [
    ...rule<{ v: RawTerm; w: string }>('initially', `{v:${kind}} when {w:equation}`, ({ v, w }) =>
      startsIn(w, v),
    ),
    ...rule<{ v: RawTerm; w: string }>('initially', `[,] when {w:equation} [,] {v:${kind}}`, ({ v, w }) =>
      startsIn(w, v),
    ),
    ...rule<{ v: RawTerm; w: string }>('initially', `{v:${kind}} at {w:equation}`, ({ v, w }) =>
      startsIn(w, v),
    ),
  ]),
  ...rule<{ y: string; e: string }>(
    'facts',
    '{y:letter} satisfies [the differential equation] {e:equation}',
    ({ e }) => (isDifferential(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ y: string; x: string; e: string; n?: RawFact[] }>(
    'facts',
    '[the] variables {x:letter} and {y:letter} (are related by|satisfy|are such that) [the differential equation] {e:equation}',
    ({ e }) => (isDifferential(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ e: string }>(
    'facts',
    '{e:equation} is (a differential equation|the differential equation)',
    ({ e }) => (isDifferential(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ e: string }>(
    'facts',
    '(consider|a model gives|the motion is modelled by) the differential equation {e:equation}',
    ({ e }) => (isDifferential(e) ? [fact('differential', e)] : null),
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    `${FIND} the [particular] solution of the differential equation {e:equation} [,] (for which|given that|such that|that satisfies|which satisfies|satisfying|where|if) [,] {s:initially}`,
    ({ e, s }) => [{ verb: 'find', target: the('particular solution', e), where: s }],
  ),
  ...rule<{ e: string; c: string; s: RawFact[] }>(
    'goals',
    `${FIND} the [particular] solution of the differential equation {e:equation} [,] (for|where|) {c:condition} [,] (for which|given that|such that|that satisfies|which satisfies|satisfying|where|if) [,] {s:initially}`,
    ({ e, c, s }) => [
      { verb: 'find', target: the('particular solution', e), where: [...s, fact('holds', c)] },
    ],
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    `${FIND} the [particular] solution of (the|this) differential equation [,] (for which|given that|such that|that satisfies|which satisfies|satisfying|where|if) [,] {s:initially}`,
    ({ s }) => [{ verb: 'find', target: the('particular solution'), where: s }],
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    `${FIND} the (particular solution|solution) [,] (for which|given that|such that|that satisfies|which satisfies|satisfying|where|if) [,] {s:initially}`,
    ({ s }) => [{ verb: 'find', target: the('particular solution'), where: s }],
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    'solve the differential equation {e:equation} [,] (given that|where|for which|if|with) {s:initially}',
    ({ e, s }) => [{ verb: 'find', target: the('particular solution', e), where: s }],
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'sentence',
    '(given that|it is given that|it is also given that|when|) {s:initially}',
    ({ s }) => ({ facts: s, goals: [] }),
  ),
  ...rule<{ e: string; s: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(given that|given also that|it is given that|if) {s:initially} , {g:goals}',
    ({ s, g }) => ({ facts: s, goals: g }),
  ),
  ...rule<{ y: string; x: string }>(
    'goals',
    '(find|obtain|determine) the general solution for {y:letter} in terms of {x:letter}',
    () => [{ verb: 'find', target: the('general solution') }],
  ),
  ...rule<{ y: string; x: string }>('goals', `${FIND} {y:letter} in terms of {x:letter}`, ({ y, x }) =>
    isVariable(y) ? [{ verb: 'find', target: the('solution', y, x) }] : null,
  ),
  ...rule<{ y: string; x: string; s: RawFact[] }>(
    'goals',
    `${FIND} {y:letter} in terms of {x:letter} [,] (given that|if) {s:initially}`,
    ({ y, x, s }) => [{ verb: 'find', target: the('solution', y, x), where: s }],
  ),
  ...rule<{ y: string; x: string }>(
    'goals',
    `${FIND} (an expression for|the solution for) {y:letter} in terms of {x:letter}`,
    ({ y, x }) => (isVariable(y) ? [{ verb: 'find', target: the('solution', y, x) }] : null),
  ),
  ...rule<{ g: RawGoal[]; y: string }>(
    'goals',
    '{g:goals} [,] (expressing|giving) {y:letter} in terms of {x:letter}',
    ({ g }) => (g.every(isSolution) ? g : null),
  ),
  ...rule<{ g: RawGoal[]; y: string }>(
    'goals',
    '{g:goals} [,] giving your answer in the form {e:equation}',
    ({ g, e }: { g: RawGoal[]; e?: string }) =>
      g.every(isSolution) &&
      /^[a-z]=\\?(?:text|mathrm)?\{?f\}?\([a-z]\)$/.test((e ?? '').replace(/[\s$]/g, ''))
        ? g
        : null,
  ),
  ...rule<{ e: string; y: string; x: string }>(
    'goals',
    '(state|write down|find) an (approximate|approximate solution|approximation|approximate expression) (for {y:letter}|) (for|when) (large positive|large) values of {x:letter}',
    ({ x }: { x: string; y?: string }) => [{ verb: 'find', target: the('solution for large', x) }],
  ),
  ...rule<{ y: string; x: string }>(
    'goals',
    '(state|write down|find) an approximate (solution|expression for {y:letter}|solution for {y:letter}) [, linear in {z:letter} ,|, in terms of {z:letter} ,|in terms of {z:letter}] (for|when {x:letter} is|valid for|valid when {x:letter} is) (large positive|large|large and positive) [values of {x:letter}]',
    ({ x, z }: { x: string; y?: string; z?: string }) =>
      x === undefined || (z !== undefined && z !== x)
        ? null
        : [{ verb: 'find', target: the('solution for large', x) }],
  ),
];

/** y = dy/dx = 0: each of them. */
function chained(equations: string): RawTerm | null {
  const parts = equations.split('=').map((one) => one.trim());
  const value = parts.at(-1)!;
  return parts.length === 3 ? { all: parts.slice(0, -1).map((one) => `${one} = ${value}`) } : null;
}

/** S_n is no unknown of an equation. */
const isVariable = (letter: string): boolean => !letter.includes('_');

const isSolution = ({ target }: RawGoal): boolean =>
  typeof target === 'object' && 'the' in target && /solution/.test(target.the);

const isDe = (word: string): boolean => word.trim() === 'de';

/** Roots of complex numbers and what de Moivre's theorem gives. */
const COMPLEX: Rule[] = [
  ...rule<{ e: string }>(
    'goals',
    '(find|determine|obtain|write down) all [of] [the] [two|three|four|five|six] [distinct] (roots|solutions) of [the equation] {e:equation}',
    ({ e }) => (isPowerEquation(e) ? null : [{ verb: 'solve', target: e }]),
  ),
  ...rule<{ e: string }>(
    'wanted',
    '[all] [of] [the] [three|four|five|six|seven|eight] [complex|distinct] (roots|solutions) of [the equation] {e:equation}',
    ({ e }) => (isPowerEquation(e) ? the('nth roots', e) : null),
  ),
  ...['cube', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].flatMap((word) =>
    rule<object>('wanted', `[all] [of] [the] [complex] ${word} roots of unity`, () =>
      the('nth roots', ofUnity(word)),
    ),
  ),
  ...Object.entries({ cube: 3, third: 3, fourth: 4, fifth: 5, sixth: 6 }).flatMap(([word, n]) =>
    rule<{ e: string }>(
      'wanted',
      `[all] [of] [the] [three|four|five|six] [complex] ${word} roots of {e:expression}`,
      ({ e }) =>
        /^[^=]{1,60}$/.test(e) && !/[xzwxyn]/.test(e.replace(/\\?[a-z]{2,}/g, ''))
          ? the('nth roots', `z^{${n}} = ${e}`)
          : null,
    ),
  ),
  ...rule<{ d: string; g: RawGoal[] }>(
    'goals',
    "(use|using|by using) {d:expression} moivre's theorem [to|,] {g:goals}",
    ({ d, g }) => (isDe(d) ? g : null),
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    'express {e:expression} in terms of {f:expression}',
    ({ e, f }) => (isMultiple(e, f) ? [{ verb: 'express', target: e, form: `in terms of ${f}` }] : null),
  ),
  ...rule<{ e: string; q: string }>(
    'goals',
    'express {e:expression} in terms of (sines|cosines) of multiples of {q:letter}',
    ({ e }) => [{ verb: 'express', target: e, form: 'multiples' }],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use|using|by using|hence use) (this|the above|your) (result|identity) [to|,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[]; l: string }>(
    'goals',
    '(use|using|by using|hence use) (the|your) (result|identity|answer|results|answers) (in|of|from|to) [part] {l:part-label} [to|,] {g:goals}',
    ({ g }) => g,
  ),
];

/** Numbers that are left as they are: π, e, ln 3, √2. */
const isConstant = (one: RawTerm): boolean =>
  typeof one === 'string' &&
  /^[$\s]*(?:\\pi|π|pi|e|\\mathrm\{e\}|\\?ln\s?\{?\d+\}?|\\sqrt\s?\{?\d+\}?)[$\s]*$/.test(one);

const isIntegralGoal = ({ verb, target }: RawGoal): boolean =>
  verb === 'find' && /\\int|∫/.test(JSON.stringify(target));

const INVERSE =
  /^[$\s]*(?:\\?(?:operatorname\{)?(?:sinh|cosh|tanh)\}?\s?\^\s?\{?\s?-\s?1|ar(?:c)?(?:sinh|cosh|tanh))/;

const HYPERBOLIC: Rule[] = [
  ...rule<{ e: string }>(
    'goals',
    'express {e:expression} (as|in terms of|in the form of) (a|a single|an exact) [natural] (logarithm|logarithms) [in its simplest form|in simplified form|in simplest form]',
    ({ e }) => (INVERSE.test(e) ? [{ verb: 'find', target: the('value', e), exact: true as const }] : null),
  ),
  ...rule<{ e: string }>(
    'goals',
    '(find|determine) , (in terms of a natural logarithm|as a logarithm|in logarithmic form|as a natural logarithm) , [the] [exact] value of {e:expression}',
    ({ e }) => (INVERSE.test(e) ? [{ verb: 'find', target: the('value', e), exact: true as const }] : null),
  ),
  ...rule<{ e: string }>(
    'goals',
    '(find|determine|obtain) [the [complete] set of|all [of] the|all the exact|the set of all] [exact] solutions (of|to) [the equation] {e:equation}',
    ({ e }) => (isPowerEquation(e) ? null : [{ verb: 'solve', target: e }]),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} [,] giving your answer as a single logarithm', ({ g }) =>
    g.every(isIntegralGoal)
      ? g.map((one) => ({ ...one, exact: true as const, form: 'single logarithm' }))
      : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('manner', 'in terms of {a:expression} and {b:expression}', ({ a, b }) =>
    isConstant(a) && isConstant(b) ? { exact: true as const } : null,
  ),
  ...rule<{ g: RawGoal[]; a: RawTerm; b?: RawTerm; t: RawTerm }>(
    'goals',
    '(find|obtain|determine|calculate) , in terms of {a:expression} [and {b:expression}] , {t:wanted}',
    ({ a, b, t }) =>
      isConstant(a) && (b === undefined || isConstant(b))
        ? eachOf(t).map((target) => ({ verb: 'find', target, exact: true as const }))
        : null,
  ),
  ...rule<{ g: RawGoal[]; w: string }>(
    'goals',
    '(starting from|starting with|using|by using|use|from) the (definition|definitions) of {a:defined-sign} [and [of] {b:defined-sign}] [in terms of (exponentials|{e:expression}|exponential functions)] [,|to] {g:goals}',
    ({ g }) => g,
  ),
  ...['expression', 'hyperbolic-sign'].flatMap((kind) =>
    rule<{ e: string }>('defined-sign', `{e:${kind}}`, ({ e }) => e),
  ),
  ...rule<object>(
    'manner',
    '[giving|expressing|leaving] [your|the|each] [roots|answer|answers|solutions] (in logarithmic form|in exact logarithmic form|as a logarithm|as logarithms|as single logarithms|as a single logarithm|as natural logarithms|as single natural logarithms|as exact logarithms|as a natural logarithm|in terms of natural logarithms|in terms of logarithms|in the form of logarithms) [in [an] exact form]',
    () => ({ exact: true as const }),
  ),
];

/** What the solution may go by; another way is as good. */
const WAYS: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    'by considering {e:way} [, or otherwise ,|, or otherwise|or otherwise ,|,] {g:goals}',
    ({ g }) => g,
  ),
  ...['expression', 'equation', 'derivative'].flatMap((kind) => [
    ...rule<{ e: string }>('way', `[the (derivative|expansion|product|sum) of] {e:${kind}}`, ({ e }) => e),
    ...rule<{ e: string }>(
      'way',
      `[the (derivative|expansion|product|sum) of] {e:${kind}} and {f:${kind}}`,
      ({ e }) => e,
    ),
  ]),
  ...rule<{ e: string; g: RawGoal[] }>(
    'goals',
    'by (letting|writing|setting) {e:equation} [,] [or otherwise ,] {g:goals}',
    ({ g }) => (g.every(({ verb }) => verb === 'show') ? g : null),
  ),
];

export const EQUATION_RULES: Rule[] = [...DIFFERENTIAL, ...COMPLEX, ...HYPERBOLIC, ...WAYS];
