import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { factorOf, imagePoint, ofPowers, turned, typedMatrix } from '../shared/further.ts';

const X = '(in the x-direction|parallel to the x-axis|in the direction of the x-axis)';
const Y = '(in the y-direction|parallel to the y-axis|in the direction of the y-axis)';
const FACTOR = '[,] [of|with|having] [scale] factor [of] {k:value}';
const ORIGIN = '(about the origin|about {o:label}|about the origin {o:label})';

/** Transformations of the plane, as the matrices that represent them. */
const TRANSFORMATIONS: Rule[] = [
  ...rule<object>('plane-of-axes', 'in the (x-y|x - y) plane', () => 'x-y'),
  ...rule<object>('plane-of-axes', 'in the plane', () => 'x-y'),
  ...rule<{ k: RawTerm }>('transformation', `[a|the] (stretch|one-way stretch) [,] ${X} ${FACTOR}`, ({ k }) =>
    factorOf(k, (size) => [size, '0', '0', '1']),
  ),
  ...rule<{ k: RawTerm }>('transformation', `[a|the] (stretch|one-way stretch) [,] ${Y} ${FACTOR}`, ({ k }) =>
    factorOf(k, (size) => ['1', '0', '0', size]),
  ),
  ...rule<{ k: RawTerm }>('transformation', `[a|the] (stretch|one-way stretch) ${FACTOR} [,] ${X}`, ({ k }) =>
    factorOf(k, (size) => [size, '0', '0', '1']),
  ),
  ...rule<{ k: RawTerm }>('transformation', `[a|the] (stretch|one-way stretch) ${FACTOR} [,] ${Y}`, ({ k }) =>
    factorOf(k, (size) => ['1', '0', '0', size]),
  ),
  ...rule<{ k: RawTerm }>(
    'transformation',
    `[an|the] enlargement [, centre the origin ,|, centre the origin|with centre the origin|about the origin|with centre the origin and] ${FACTOR}`,
    ({ k }) => factorOf(k, (size) => [size, '0', '0', size]),
  ),
  ...rule<{ k: RawTerm }>(
    'transformation',
    `[an|the] enlargement ${FACTOR} [,] [with] [centre|about] the origin`,
    ({ k }) => factorOf(k, (size) => [size, '0', '0', size]),
  ),
  ...[1, -1].flatMap((way) => {
    const word = way === 1 ? '(anticlockwise|counter-clockwise)' : 'clockwise';
    return ['quantity', 'value'].flatMap((kind) => [
      ...rule<{ a: RawTerm }>(
        'transformation',
        `[a|the] rotation [of|through] {a:${kind}} [radians] ${word} ${ORIGIN}`,
        ({ a }) => turned(a, way),
      ),
      ...rule<{ a: RawTerm }>(
        'transformation',
        `[a|an|the] ${word} rotation [of|through] {a:${kind}} [radians] ${ORIGIN}`,
        ({ a }) => turned(a, way),
      ),
      ...rule<{ a: RawTerm }>(
        'transformation',
        `[a|the] rotation [,] ${word} ${ORIGIN} [,] (of|through) {a:${kind}} [radians]`,
        ({ a }) => turned(a, way),
      ),
      ...rule<{ a: RawTerm }>(
        'transformation',
        `[a|an|the] (${way === 1 ? 'anticlockwise' : 'clockwise'}) rotation ${ORIGIN} (of|through) [an angle of] {a:${kind}} [radians]`,
        ({ a }) => turned(a, way),
      ),
    ]);
  }),
  ...rule<object>('transformation', '[a|the] reflection in the x-axis', () =>
    typedMatrix(['1', '0', '0', '-1']),
  ),
  ...rule<object>('transformation', '[a|the] reflection in the y-axis', () =>
    typedMatrix(['-1', '0', '0', '1']),
  ),
  ...rule<{ e: string }>(
    'transformation',
    '[a|the] reflection in [the] [line] {e:equation}',
    ({ e }) =>
      ({ 'y=x': typedMatrix(['0', '1', '1', '0']), 'y=-x': typedMatrix(['0', '-1', '-1', '0']) })[
        e.replace(/[\s$]/g, '')
      ] ?? null,
  ),
  ...rule<{ p: string; q: string }>(
    'transformation',
    `[a|the] shear [,] ${X} [,] (with|such that|which maps|that maps|in which|mapping) [the point] {p:pair} (mapped to|is mapped to|to|maps to|onto) [the point] {q:pair}`,
    ({ p, q }) => imagePoint(p, q, 'x'),
  ),
  ...rule<{ p: string; q: string }>(
    'transformation',
    `[a|the] shear [,] ${Y} [,] (with|such that|which maps|that maps|in which|mapping) [the point] {p:pair} (mapped to|is mapped to|to|maps to|onto) [the point] {q:pair}`,
    ({ p, q }) => imagePoint(p, q, 'y'),
  ),
  ...rule<{ p: string; q: string }>(
    'transformation',
    '[a|the] shear [,] [with] [the] x-axis [invariant|fixed|\\( invariant \\)] [,] (with|such that|which maps|that maps|in which|mapping) [the point] {p:pair} (mapped to|is mapped to|to|maps to|onto) [the point] {q:pair}',
    ({ p, q }) => imagePoint(p, q, 'x'),
  ),
  ...rule<{ p: string; q: string }>(
    'transformation',
    '[a|the] shear [,] [with] [the] y-axis [invariant|fixed] [,] (with|such that|which maps|that maps|in which|mapping) [the point] {p:pair} (mapped to|is mapped to|to|maps to|onto) [the point] {q:pair}',
    ({ p, q }) => imagePoint(p, q, 'y'),
  ),
  ...rule<{ a: string; b: string }>(
    'transformation',
    '{a:transformation} [,] followed by {b:transformation}',
    ({ a, b }) => `${b} ${a}`,
  ),
  ...rule<{ t: string }>(
    'transformation',
    '(a|the) sequence of (two|three) [geometrical] transformations [{p:plane-of-axes}] [given by|:|,] {t:transformation}',
    ({ t }) => t,
  ),
  ...rule<{ t: string }>(
    'transformation',
    '(the|a) [combined|composite] transformation [,] [which is] [given by] {t:transformation}',
    ({ t }) => t,
  ),
];

const LINES =
  '[the] (equation|equations) of the [two] invariant lines [, through the origin ,|through the origin|which pass through the origin ,|that pass through the origin]';

/** What matrices do to the plane. */
const PLANE: Rule[] = [
  ...rule<{ m: RawTerm; t: string }>(
    'facts',
    '{m:matrix} represents {t:transformation} [{p:plane-of-axes}]',
    ({ m, t }) => {
      const name = typeof m === 'object' && 'a' in m ? m.name : null;
      return name ? [fact('given', m), holds(`\\mathbf{${name}} = ${t}`)] : null;
    },
  ),
  ...rule<{ t: string }>(
    'wanted',
    '[the] matrix (that represents|which represents|representing|of) {t:transformation}',
    ({ t }) => the('value of matrix', t),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    `${LINES} (of|under) the transformation [{p:plane-of-axes}] (represented by|that is represented by|with matrix) {m:matrix}`,
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ m: RawTerm }>('values', `${LINES} of {m:matrix}`, ({ m }) => the('invariant lines', m)),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] equations of the lines [which pass] through the origin (which are|that are) invariant under (the transformation represented by|the transformation with matrix) {m:matrix}',
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    '{a:triangle} [{p:plane-of-axes}] is (transformed|mapped) (by|by the matrix|by the transformation represented by) {m:matrix} (onto|to|into) {b:triangle}',
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ m: RawTerm }>(
    'facts',
    '{m:matrix} represents a (transformation|sequence of two transformations|sequence of two geometrical transformations|combination of two geometrical transformations) [{p:plane-of-axes}]',
    ({ m }) => [fact('given', m)],
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    '{m:matrix} (transforms|maps) {a:triangle} (onto|to|into) {b:triangle}',
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    '[the] transformation represented by {m:matrix} (transforms|maps) {a:triangle} (onto|to|into) {b:triangle}',
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...['quantity'].flatMap((kind) =>
    rule<{ t: RawTerm; v: RawTerm }>('facts', `the area of {t:triangle} is {v:${kind}}`, ({ t, v }) => [
      fact('area-said', t, v),
    ]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'wanted',
    '[the] matrix (which|that) (transforms|maps) {a:triangle} (onto|to|into) {b:triangle}',
    ({ a, b }) => the('matrix between', a, b),
  ),
  ...rule<{ c: string; e: string }>(
    'goals',
    '(find|determine|obtain) the matrix {c:label} (such that|for which|which satisfies|that satisfies|given that|satisfying) {e:equation}',
    ({ c, e }) => [{ verb: 'find', target: the('matrix in equation', c, e) }],
  ),
];

const AND = '(and|and the|and a set of|together with|and also) [corresponding|associated] eigenvectors';

/** Eigenvalues, the characteristic equation and powers by them. */
const EIGEN: Rule[] = [
  ...['eigenvalues', 'determinant'].flatMap((name) =>
    rule<{ e: string }>('values', `[the] ${name} of [the matrix] {e:expression}`, ({ e }) =>
      ofMatrices(e) ? the(name, e) : null,
    ),
  ),
  ...rule<{ e: string }>('values', `[the] eigenvalues of [the matrix] {e:expression} ${AND}`, ({ e }) =>
    ofMatrices(e) ? the('eigenvectors', e) : null,
  ),
  ...rule<{ m: RawTerm }>('values', `[the] eigenvalues of {m:matrix} ${AND}`, ({ m }) =>
    the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>('values', `[the] eigenvalues ${AND} of {m:matrix}`, ({ m }) =>
    the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] eigenvalues of {m:matrix} and (a|an) [corresponding] eigenvector (for|corresponding to) each [eigenvalue]',
    ({ m }) => the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>(
    'goals',
    '(state|write down|find|determine|obtain|calculate) [the] eigenvalues of {m:matrix} [,] and (find|determine|obtain|state|write down|give|calculate) [, for each eigenvalue , |, for each ,|for each eigenvalue|for each] [a|an|the] [set of] [corresponding|associated] (eigenvectors|eigenvector) [for each [eigenvalue]|corresponding to each [eigenvalue]]',
    ({ m }) => [{ verb: 'find', target: the('eigenvectors', m) }],
  ),
  ...[
    '(find|determine|calculate|obtain|state|write down) [the] [values of] [the] [integers|constants|numbers|real numbers|rational numbers] {p:letters} (such that|for which|so that|satisfying|that satisfy) {e:equation}',
    '(show|prove) that {e:equation} [,] where {p:letters} are [integers|constants|numbers|rational numbers] (to be determined|to be found|whose values are to be found|which are to be found|to be stated)',
  ].flatMap((pattern) => rule<{ e: string }>('goals', pattern, ({ e }) => ofPowers(e))),
  ...rule<{ m: RawTerm }>('wanted', '[the] characteristic equation of {m:matrix}', ({ m }) =>
    the('characteristic equation', m),
  ),
  ...rule<{ m: RawTerm; e: string }>(
    'goals',
    '(show|prove|verify) that the characteristic equation of {m:matrix} is {e:equation}',
    ({ m, e }) => [{ verb: 'find', target: the('characteristic equation', m, e) }],
  ),
  ...['vector', 'matrix'].flatMap((kind) => [
    ...rule<{ m: RawTerm; v: string }>(
      'goals',
      `(show|verify) that {v:${kind}} is an eigenvector of {m:matrix} [,] and (state|find|write down|give) (the corresponding|its) eigenvalue`,
      ({ m, v }) => (isColumn(v) ? [{ verb: 'find', target: the('eigenvalue of vector', m, v) }] : null),
    ),
    ...rule<{ m: RawTerm; v: string }>(
      'sentence',
      `(given that|it is given that) {v:${kind}} is an eigenvector of {m:matrix} , (find|state|write down|give) (the corresponding|its) eigenvalue`,
      ({ m, v }) =>
        isColumn(v) ? asks([{ verb: 'find', target: the('eigenvalue of vector', m, v) }]) : null,
    ),
    ...rule<{ m?: RawTerm; v: string }>(
      'wanted',
      `[the] [corresponding] eigenvalue [of {m:matrix}] (corresponding to|for|with) [the] [eigenvector] {v:${kind}}`,
      ({ m, v }, [at]) =>
        isColumn(v) ? the('eigenvalue of vector', m ?? reference('matrix', null, 'left out', at), v) : null,
    ),
  ]),
  ...rule<{ m: RawTerm; v: string }>('facts', '{v:expression} is an eigenvalue of {m:matrix}', ({ m, v }) => [
    fact('eigenvalue', m, v),
  ]),
  ...rule<{ m?: RawTerm; v: string }>(
    'wanted',
    '(an|the|a corresponding) eigenvector [of {m:matrix}] [corresponding to|with|associated with|for] [the] eigenvalue {v:expression}',
    ({ m, v }, [at]) => the('vector of eigenvalue', m ?? reference('matrix', null, 'left out', at), v),
  ),
  ...rule<object>('wanted', '(a|the) corresponding eigenvector', (_, [at]) =>
    the('vector of eigenvalue', reference('matrix', null, 'left out', at)),
  ),
  ...rule<{ m?: RawTerm }>(
    'wanted',
    '[the] other (eigenvalue|eigenvalues|two eigenvalues) [of {m:matrix}]',
    ({ m }, [at]) => the('other eigenvalues', m ?? reference('matrix', null, 'left out', at)),
  ),
  ...rule<{ p: string; d: string; e: string }>(
    'goals',
    '(find|write down|state|obtain|determine|hence find|hence write down) (a|the) matrix {p:label} and (a|the) diagonal matrix {d:label} such that {e:equation}',
    ({ p, d, e }) => [{ verb: 'find', target: the('diagonal form', p, d, e) }],
  ),
  ...rule<{ p: string; d: string; e: string }>(
    'goals',
    '(find|write down|state|obtain|determine) (matrices {p:label} and {d:label}|a matrix {p:label} and a matrix {d:label}) such that {e:equation} [,] [where|and] {dd:label} is (a diagonal matrix|diagonal)',
    ({ p, d, e }) => [{ verb: 'find', target: the('diagonal form', p, d, e) }],
  ),
  ...rule<{ m: RawTerm; g: RawGoal[] }>(
    'goals',
    '(use|using|by using) the characteristic equation of {m:matrix} [,|to|, to] {g:goals}',
    ({ g }) => g,
  ),
];

const OF_CAPITALS = /^[A-Z\d\s+\-^{}()]{3,40}$/;

/** A³, A + 2I: a formula of matrices that is no name. */
const ofMatrices = (source: string): boolean =>
  (source.includes('\\mathbf') || (OF_CAPITALS.test(source) && /[A-Z][^+^]{0,39}[+^]/.test(source))) &&
  !/^[$\s]*\\mathbf\s*\{?[A-Z]\}?[$\s]*$/.test(source);

const isColumn = (source: unknown): boolean =>
  typeof source === 'string' && /matrix\}/.test(source) && !source.includes('&');

const SYSTEMS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'goals',
    'solve the [system of] [simultaneous|linear] equations {f:system}',
    ({ f }) => [{ verb: 'find', target: the('system', ...f.map(({ of }) => of[0]!)) }],
  ),
  ...rule<{ a: string; b: string; c: string }>(
    'system',
    '{a:equation} [,] [and] {b:equation} [, {c:equation}|, and {c:equation}|and {c:equation}| {c:equation}]',
    ({ a, b, c }: { a: string; b: string; c?: string }) => [holds(a), holds(b), ...(c ? [holds(c)] : [])],
  ),
  ...rule<{ g: RawGoal[]; l: string }>(
    'goals',
    '(use|using|by using) your answer [to] [part] {l:part-label} [,|to] {g:goals}',
    ({ g }) => g,
  ),
];

export const ARRAY_RULES: Rule[] = [...TRANSFORMATIONS, ...PLANE, ...EIGEN, ...SYSTEMS];
