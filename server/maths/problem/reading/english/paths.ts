import { fact, mapFacts, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { alongOf } from '../shared/paths.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** Curves that are given by a parameter. */
const PARAMETRIC: Rule[] = [
  ...rule<{ x: string; y: string }>('parametric', '{x:equation} [,] [and] {y:equation}', ({ x, y }) =>
    alongOf(x, y),
  ),
  ...rule<{ p: RawFact[] }>('attribute-curve', '[the] parametric equations {p:parametric}', ({ p }) => p),
  ...rule<{ p: RawFact[] }>(
    'does-curve',
    '(is|are) (given|defined) (parametrically by|parametrically by the equations|by the parametric equations|by the equations) {p:parametric}',
    ({ p }) => p,
  ),
  ...rule<{ c: RawTerm; p: RawFact[] }>(
    'facts',
    '[the] parametric equations of {c:curve} are [given by] {p:parametric}',
    ({ c, p }) => sayOf(c, p),
  ),
  ...rule<{ f: RawFact[]; t: string; c: string }>(
    'facts',
    '{f:facts} [,] (where the parameter {t:letter} is such that|the parameter {t:letter} being such that|where the parameter {t:letter} satisfies|for values of {t:letter} such that) {c:condition}',
    ({ f, c }) => [...f, fact('holds', c)],
  ),
  ...rule<{ f: RawFact[]; t: string; c?: string }>(
    'facts',
    '{f:facts} [,] where {t:letter} is a [real] parameter [(and|such that|with) {c:condition}]',
    ({ f, c }) => [...f, ...(c ? [fact('holds', c)] : [])],
  ),
];

type Place = (curve: RawTerm, slots: { e: string; v: RawTerm; l: RawTerm }) => RawFact[] | null;

const IS = '(is|has the value|is equal to|equals)';
const AT = '(at which|where|for which)';

/** What is said of a point by what the curve does there. */
const PLACES: [pattern: string, place: Place][] = [
  [
    `(${AT.slice(1, -1)}|with|when|given by) {e:equation}`,
    (_, { e }) => [fact('there', SELF, the('statement', e))],
  ],
  [
    `${AT} the x-coordinate ${IS} {v:value}`,
    (_, { v }) => (typeof v === 'string' ? [fact('there', SELF, the('statement', `x = ${v}`))] : null),
  ],
  [
    `${AT} (the tangent|the tangent to the curve|its tangent|the curve's tangent|the tangent line) is parallel to {l:line}`,
    (curve, { l }) =>
      typeof l === 'object' && 'a' in l && l.name === 'x-axis'
        ? [fact('level', SELF, curve)]
        : typeof l === 'object' && 'a' in l && l.name === 'y-axis'
          ? [fact('upright', SELF, curve)]
          : null,
  ],
  [
    `${AT} (the tangent|the tangent to the curve) is (horizontal|parallel to the horizontal axis)`,
    (curve) => [fact('level', SELF, curve)],
  ],
  [
    `${AT} (the tangent|the tangent to the curve) is (vertical|parallel to the vertical axis)`,
    (curve) => [fact('upright', SELF, curve)],
  ],
  [
    `${AT} the gradient [of the (curve|tangent)] ${IS} {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', curve, SELF), v)],
  ],
  [
    `${AT} the curve has gradient [equal to] {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', curve, SELF), v)],
  ],
  [
    `${AT} the (tangent|tangent to the curve) has gradient [equal to] {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', curve, SELF), v)],
  ],
  [
    `${AT} (the gradient of the normal|the gradient of the normal to the curve) ${IS} {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', the('normal', curve, SELF)), v)],
  ],
  [
    `${AT} the normal [to the curve] has gradient [equal to] {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', the('normal', curve, SELF)), v)],
  ],
  ['with parameter [equal to] {v:value}', (_, { v }) => [fact('parameter', SELF, v)]],
];

/** The curve of which a place speaks, until it is known which one that is. */
const OWN = -1;

const POINTS: Rule[] = [
  ...PLACES.flatMap(([pattern, place]) =>
    rule<{ e: string; v: RawTerm; l: RawTerm }>('place', pattern, (slots) =>
      place(reference('curve', null, 'left out', OWN), slots),
    ),
  ),
  ...rule<{ m?: string; p: RawFact[] }>(
    'point',
    '[the] [two|three|four] (point|points) [{m:label}] {p:place}',
    ({ m, p }, [at]) => placed(reference('curve', null, 'left out', at + 0.5), p, m ?? null, at),
  ),
  ...rule<{ m?: string; x: RawTerm; p: RawFact[] }>(
    'point',
    '[the] [two|three|four] (point|points) [{m:label}] (on|of) {x:curve} {p:place}',
    ({ m, x, p }, [at]) => placed(x, p, m ?? null, at),
  ),
];

const isOwn = (term: RawTerm): boolean => typeof term === 'object' && 'at' in term && term.at === OWN;

const placed = (curve: RawTerm, place: RawFact[], name: string | null, at: number): RawTerm => ({
  ...reference('point', name, 'the', at),
  says: [fact('on', SELF, curve), ...mapFacts(place, (part) => (isOwn(part) ? curve : null))],
});

export const PATH_RULES: Rule[] = [...PARAMETRIC, ...POINTS];
