import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds, isOf, rootOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { ofPowers } from '../shared/further.ts';
import { property, several, thing } from './nouns.ts';

const THINGS: Rule[] = [
  ...thing('complex', 'complex number', 'complex-name'),
  ...several('complex-name'),
  ...several('complex'),
  ...rule<{ u: RawTerm; f: RawFact[] }>(
    'facts',
    '{u:complex} (is|are) (given|defined) by {f:facts}',
    ({ u, f }) => [fact('given', u), ...f],
  ),
  ...rule<{ u: RawTerm; f: RawFact[] }>(
    'facts',
    '{u:complexs} are (given|defined) by {f:facts}',
    ({ u, f }) => (isAll(u) ? [...u.all.map((one) => fact('given', one)), ...f] : null),
  ),
  ...rule<{ u: RawTerm; c: string }>(
    'complex',
    '{u:complex} (that satisfies|which satisfies|satisfying|such that) [the] [equation|inequality] {c:condition}',
    ({ u, c }) =>
      typeof u === 'object' && 'a' in u && u.name && isOf(u.name, c) && ofPowers(c) === null
        ? { ...u, article: 'the', says: [...u.says, holds(c)] }
        : null,
  ),
  ...rule<{ u: RawTerm; c: string }>(
    'facts',
    '{u:complex} (satisfies|is such that) [the] [equation|inequality] {c:condition}',
    ({ u, c }) => [fact('given', u), holds(c)],
  ),
  ...rule<{ u: RawTerm; f: RawFact[] }>(
    'facts',
    '{u:complexs} (satisfy|are such that) [the] [simultaneous] [equations] {f:facts}',
    ({ u, f }) => (isAll(u) ? [...u.all.map((one) => fact('given', one)), ...f] : null),
  ),
  ...rule<{ u: RawTerm; e: string }>('facts', '{u:complex} is {e:expression}', ({ u, e }) => [
    fact('equal', the('value', u), e),
  ]),
  ...rule<{ u: string; e: string }>(
    'facts',
    '[the] complex number {e:expression} is denoted by {u:complex-name}',
    ({ u, e }, [at]) => [fact('equal', the('value', reference('complex', u, 'the', at)), e)],
  ),
  ...rule<{ e: string }>('facts', '[the] complex number {e:equation}', ({ e }, [at]) => {
    const [, name] = /^\s*([a-z])\s*=/.exec(e) ?? [];
    return name ? [fact('given', reference('complex', name, 'the', at)), holds(e)] : null;
  }),
  ...rule<{ e: string }>('complex', '[the] complex number {e:expression}', ({ e }) =>
    e.trim().length > 1 ? e : null,
  ),
];

const PROPERTIES: Rule[] = [
  ...rule<{ e: RawTerm }>('wanted', '[the] complex numbers {e:expressions}', ({ e }) => e),
  ...rule<{ e: string }>('wanted', '[the] complex number {e:expression}', ({ e }) =>
    e.trim().length > 1 ? e : null,
  ),
  ...rule<{ c: object }>('value', '[the] other complex root', () => the('conjugate root')),
  ...['modulus', 'argument', 'real part', 'imaginary part', 'conjugate'].flatMap((noun) => [
    ...property({
      the: noun,
      noun: noun === 'conjugate' ? 'conjugate|complex conjugate' : noun,
      of: ['complex'],
    }),
    ...rule<{ e: string }>('value', `[the] ${noun} of {e:expression}`, ({ e }) => the(noun, e)),
  ]),
  ...rule<{ z: RawTerm }>(
    'values',
    '[the] modulus and [the] [principal] argument of {z:complex}',
    ({ z }) => ({ all: [the('modulus', z), the('argument', z)] }),
  ),
  ...rule<{ e: string }>(
    'values',
    '[the] modulus and [the] [principal] argument of {e:expression}',
    ({ e }) => ({ all: [the('modulus', e), the('argument', e)] }),
  ),
  ...rule<{ z: RawTerm }>('values', '[the] [two] square roots of {z:complex}', ({ z }) =>
    the('square roots', z),
  ),
  ...rule<{ e: string }>('values', '[the] [two] square roots of {e:expression}', ({ e }) =>
    the('square roots', e),
  ),
  ...rule<{ z: RawTerm }>('wanted', '{z:complex}', ({ z }) => (typeof z === 'object' && 'a' in z ? z : null)),
  ...rule<{ z: RawTerm; f: string }>(
    'goals',
    '(express|write) {z:complex} in the form {f:form}',
    ({ z, f }) => [{ verb: 'find', target: z, form: f }],
  ),
  ...rule<{ g: RawGoal[]; h: string }>('goals', '{g:goals} and in the form {h:form}', ({ g, h }) => [
    ...g,
    ...g.map((one) => ({ ...one, form: h })),
  ]),
  ...rule<{ m: Partial<RawGoal> }>(
    'manner',
    'giving (it|them|your answers|your answer|the answer|the answers) {m:manner}',
    ({ m }) => m,
  ),
  ...rule<{ f: string }>(
    'manner',
    '(exactly|exact|) in the form {f:form} [,] where {k:letters} are [real|exact|rational] [and] [exact|real] [numbers]',
    ({ f }) => ({ form: f }),
  ),
];

const ROOTS: Rule[] = [
  ...['equation', 'expression'].flatMap((kind) => [
    ...rule<{ v: string; e: string }>(
      'facts',
      `{v:${kind}} is (a|one) (root|solution) of {e:an-equation}`,
      ({ v, e }) => rootOf(v, e),
    ),
    ...rule<{ v: string; e: string }>(
      'facts',
      `[the] complex number {v:${kind}} is (a|one) (root|solution) of {e:an-equation}`,
      ({ v, e }) => rootOf(v, e),
    ),
    ...rule<{ v: string; e: string }>('facts', `{e:an-equation} has (a|one) root {v:${kind}}`, ({ v, e }) =>
      rootOf(v, e),
    ),
    ...rule<{ v: string; e: string }>('facts', `(one|a) root of {e:an-equation} is {v:${kind}}`, ({ v, e }) =>
      rootOf(v, e),
    ),
  ]),
  ...rule<object>(
    'values',
    '[the] (other|remaining) [two|three] (roots|solutions) [of (this|the) equation]',
    () => the('other roots'),
  ),
  ...rule<object>('values', '[the] other (root|solution) [of (this|the) equation]', () => the('other roots')),
];

const WHICH = ['least', 'greatest', 'smallest', 'largest', 'minimum', 'maximum'];
const isLeast = (word: string): boolean => ['least', 'smallest', 'minimum'].includes(word);

const isMeasured = (e: string): boolean =>
  /^\s*(?:\||\\left\||\\lvert|\\arg|arg|\\operatorname|\\Re|\\Im|\\mathrm\{(?:Re|Im|arg))/.test(e);

/** Points on a circle or within it. */
const LOCI: Rule[] = [
  ...WHICH.flatMap((word) =>
    rule<{ e: string }>(
      'value',
      `[the] [exact] ${word} [possible] [value|values] of {e:expression}`,
      ({ e }) => (isMeasured(e) ? the(isLeast(word) ? 'least value' : 'greatest value', e) : null),
    ),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(for|the|all) [all] [complex numbers|points representing complex numbers] {z:complex} (satisfying|which satisfy|that satisfy) {f:note}',
    ({ f }) => f,
  ),
];

const SKETCH =
  '(on a sketch of an argand diagram|on an argand diagram|on a single argand diagram|on a sketch of a single argand diagram|on an argand diagram sketch|in an argand diagram)';
const POINTS =
  '[the] (region|set of points|locus) (whose points represent|containing points representing|representing|which represents|of points representing|consisting of the points which represent|of points which represent|where points represent) [the|all] [complex numbers]';

/** Regions that are to be shaded, and what is asked of their points. */
const REGIONS: Rule[] = [
  ...rule<{ z: string; f: RawFact[] }>(
    'sentence',
    `[${SKETCH}] [,] (shade|sketch|shade and label|show|indicate) ${POINTS} {z:complex-name} (satisfying|which satisfy|that satisfy|for which|such that|where) [both] [the] [inequalities|inequality] {f:region-told}`,
    ({ z, f }, [at]) => ({
      facts: [fact('given', reference('complex', z, 'the', at)), ...f],
      goals: [{ verb: 'sketch', target: '' }],
    }),
  ),
  ...['inequality', 'range'].flatMap((kind) =>
    rule<{ c: string }>('region-told', `[both] {c:${kind}}`, ({ c }) => [holds(c)]),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'region-told',
    '{a:region-told} (and|,|, and) {b:region-told}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ v: RawTerm }>(
    'value',
    '{v:extreme} (for|of) [all] [the] (points|complex numbers|z|complex numbers represented by points) (in|within) (this|the|that|the shaded) region',
    ({ v }) => v,
  ),
  ...rule<{ v: RawTerm }>('value', '{v:extreme} for this region', ({ v }) => v),
  ...WHICH.flatMap((word) =>
    rule<{ e: string }>(
      'extreme',
      `[the] [exact] ${word} [possible] [value|values] of {e:expression}`,
      ({ e }) => (isMeasured(e) ? the(isLeast(word) ? 'least value' : 'greatest value', e) : null),
    ),
  ),
];

export const COMPLEX_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...ROOTS, ...LOCI, ...REGIONS];
