import { asks, fact, isReference, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isConjugate } from '../notation.ts';
import { reference } from '../references.ts';
import { rootOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const A_ROOT = '(a|one) [complex] root';

/** Roots of equations that have letters in them. */
const ROOTS: Rule[] = [
  ...rule<{ u: RawTerm; e: string }>('facts', `{u:complex} is ${A_ROOT} of {e:an-equation}`, ({ u, e }) =>
    isReference(u) && u.name !== null ? [fact('given', u), ...(rootOf(`(${u.name})`, e) ?? [])] : null,
  ),
  ...['equation', 'expression'].flatMap((kind) => [
    ...rule<{ v: string; n: RawFact[]; e: string }>(
      'facts',
      `{e:an-equation} , where {n:note} , has ${A_ROOT} {v:${kind}}`,
      ({ v, n, e }) => withNote(rootOf(v, e), n),
    ),
    ...rule<{ v: string; n: RawFact[]; e: string }>(
      'facts',
      `(one|a) root of {e:an-equation} , where {n:note} , is {v:${kind}}`,
      ({ v, n, e }) => withNote(rootOf(v, e), n),
    ),
    ...rule<{ v: string; t: RawTerm; e: string }>(
      'goals',
      `given that {v:${kind}} is ${A_ROOT} of {e:an-equation} , find {t:wanted}`,
      ({ v, t, e }) => {
        const said = rootOf(v, e);
        return said && [{ verb: 'find', target: t, where: said }];
      },
    ),
  ]),
  ...rule<object>('value', '[the] other complex root of (the|this) equation', () => the('conjugate root')),
  ...rule<object>('value', '[the] (second|other non-real) [complex] root of (the|this) equation', () =>
    the('conjugate root'),
  ),
  ...rule<object>('value', '(the|its) real root [of (the|this) equation]', () => the('real root')),
  ...rule<{ e: string }>(
    'goals',
    'find [the] two complex numbers {u:complex-name} (satisfying|which satisfy|that satisfy|such that) [the equation] {e:equation}',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...rule<{ u: RawTerm; e: string }>(
    'goals',
    'find [the] complex number {u:complex-name} (satisfying|which satisfies|that satisfies|such that) [the equation] {e:equation}',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
];

const withNote = (said: RawFact[] | null, note: RawFact[]): RawFact[] | null => said && [...said, ...note];

/** Forms under their names, and what a sign stands for. */
const FORMS: Rule[] = [
  ...rule<{ e: string; w: string }>(
    'note',
    '{e:expression} (denotes|is) the [complex] conjugate of {w:expression}',
    ({ e, w }) => (isConjugate(e, w) ? [] : null),
  ),
  ...rule<{ z: RawTerm; f: string }>(
    'goals',
    '(express|write) {z:complex} in [the] (cartesian|polar|exponential|modulus-argument) form {f:form}',
    ({ z, f }) => [{ verb: 'find', target: z, form: f }],
  ),
  ...rule<{ g: RawGoal[]; a: string }>(
    'goals',
    '{g:form-goals} [,] where {x:letters} are (given in terms of|in terms of|expressed in terms of|functions of) {a:letter}',
    ({ g, a }) => g.map((one) => ({ ...one, terms: [a] })),
  ),
];

const DIAGRAM =
  '(on|using|in) (a sketch of an argand diagram|an argand diagram|a single argand diagram|the same argand diagram|an argand diagram with origin {o:label}|a sketch of an argand diagram with origin {o:label})';
const PLACES =
  '(region|locus|loci|locus of points|set of points|points|region consisting of all points|region of the complex plane|area|set of all points) [whose points represent|containing all points representing|containing all points which represent|of points representing|of points which represent|representing|in which the points represent|which represents|that represents|which represent|containing all points that represent]';
const SATISFY =
  '(satisfying|that satisfy|which satisfy|such that|for which|where|that satisfies|which satisfies) [both] [the] [inequality|inequalities|equation|equations|condition|conditions|relation]';

/** Points of the diagram that are sketched, and told by conditions. */
const SKETCHED: Rule[] = [
  ...rule<{ z: string; f: RawFact[] }>(
    'sentence',
    `${DIAGRAM} [,] (sketch|shade|show|draw|sketch and shade) the ${PLACES} [the] complex (numbers|number) {z:complex-name} ${SATISFY} {f:facts}`,
    ({ z, f }, [at]) =>
      asks([{ verb: 'sketch', target: '' }], [fact('given', reference('complex', bare(z), 'the', at)), ...f]),
  ),
  ...rule<{ z: string; f: RawFact[] }>(
    'sentence',
    `(sketch|shade|show|draw) ${DIAGRAM} [,] the ${PLACES} [the] complex (numbers|number) {z:complex-name} ${SATISFY} {f:facts}`,
    ({ z, f }, [at]) =>
      asks([{ verb: 'sketch', target: '' }], [fact('given', reference('complex', bare(z), 'the', at)), ...f]),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `${DIAGRAM} [,] (sketch|shade|show|draw) the ${PLACES} [the] complex numbers ${SATISFY} {f:facts}`,
    ({ f }, [at]) => {
      const name = f.map(({ of: [text] }) => /\b([zw])\b/.exec(String(text))?.[1]).find(Boolean);
      return name
        ? asks([{ verb: 'sketch', target: '' }], [fact('given', reference('complex', name, 'the', at)), ...f])
        : null;
    },
  ),
  ...rule<{ z: string; f: RawFact[] }>(
    'facts',
    `[the] complex number {z:complex-name} (satisfies|is such that) [both] [the] (inequality|inequalities|conditions) {f:facts}`,
    ({ z, f }, [at]) => [fact('given', reference('complex', bare(z), 'the', at)), ...f],
  ),
];

const bare = (z: string): string => z.replaceAll('$', '').trim();

const PLACE =
  '[lying|which lie|that lie] (on|in|within|inside) (this|the|your|that) [shaded] (region|locus|area|circle|curve) [on the argand diagram|of the argand diagram|in part {q:part-label}]';
const HERE = `(for|of|over|as {y:complex-name} varies over) [all] [the] [complex numbers [{z:complex-name}] [represented by|corresponding to]] (points|complex numbers|points {p:label}|) ${PLACE}`;

const isOfExtreme = ({ target }: RawGoal): boolean =>
  typeof target === 'object' && 'the' in target && ['least value', 'greatest value'].includes(target.the);

/** The greatest and the least of what is measured over them. */
const EXTREMES: Rule[] = [
  ...rule<{ v: RawTerm }>('wanted', `{v:value} [,] ${HERE}`, ({ v }) =>
    typeof v === 'object' && 'the' in v && ['least value', 'greatest value'].includes(v.the) ? v : null,
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>('wanted', `{v:value} and {w:value} [,] ${HERE}`, ({ v, w }) =>
    [v, w].every(
      (one) => typeof one === 'object' && 'the' in one && ['least value', 'greatest value'].includes(one.the),
    )
      ? { all: [v, w] }
      : null,
  ),
  ...rule<{ g: RawGoal[] }>('goals', `${HERE} [,] {g:goals}`, ({ g }) => (g.every(isOfExtreme) ? g : null)),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    'for [all] [the] (points|complex numbers) (on|in) (the locus|the circle|the region) {f:note} , {g:goals}',
    ({ f, g }, [at]) => {
      const name = f.map(({ of: [text] }) => /\b([zw])\b/.exec(String(text))?.[1]).find(Boolean);
      return name && g.every(isOfExtreme)
        ? asks(g, [fact('given', reference('complex', name, 'the', at)), ...f])
        : null;
    },
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(find|calculate) , (for|of) (points|complex numbers) [{z:complex-name}] (on (this|the) locus|in (this|the) [shaded] region) , {t:wanted}',
    ({ t }) => [{ verb: 'find', target: t }],
  ),
];

export const COMPLEX_RULES: Rule[] = [...ROOTS, ...FORMS, ...SKETCHED, ...EXTREMES];
