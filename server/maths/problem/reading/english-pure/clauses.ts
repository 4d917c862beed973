import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import {
  eachOf,
  fact,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { defined, pointsIn, reference } from '../references.ts';
import { isOfX } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { beside, chosen, inCase, inQuadrant, nearer, underCase } from '../shared/clauses.ts';

const SIZES = { greatest: 'larger|greater|largest|bigger|greatest', least: 'smaller|lesser|smallest|least' };
const WHICH = [
  ...Object.entries(SIZES),
  ...['positive', 'negative', 'non-zero'].map((one) => [one, one]),
] as [string, string][];
const OF_THESE =
  '(value|one|possible value|of these values|of the two values|of the (two|) possible values|of these two values|of its values)';

const FOUND = '(found|obtained|calculated) (in|from) [part] {p:part-label}';

/** In which case something is asked. */
const CASES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'case',
    '(in the case|for the case|in a case) (where|when|that|in which|for which) {f:facts}',
    ({ f }) => f,
  ),
  ...WHICH.flatMap(([which, words]) => [
    ...rule<{ k: string }>(
      'case',
      `(for|with|using|taking|in the case of) the (${words}) ${OF_THESE} [of] {k:letter} [${FOUND}]`,
      ({ k }) => chosen(k, which),
    ),
    ...rule<{ k: string }>(
      'facts',
      `{k:letter} (has|takes|is|is equal to|having|taking) (the|its) (${words}) [possible] ${OF_THESE}`,
      ({ k }) => chosen(k, which),
    ),
  ]),
  ...rule<{ k: string }>(
    'case',
    '(with|for) {k:letter} (having|taking|equal to) (this|that) value',
    ({ k }) => [fact('as-found', k)],
  ),
  ...rule<{ k: string }>(
    'case',
    `(for|with|using) (these|both of these|each of these|each of the|the two|both) [two] [possible] values of {k:letter} [${FOUND}]`,
    ({ k }) => [fact('each-found', k)],
  ),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('goals', '{c:case} [,] {g:goals}', ({ c, g }) => underCase(g, c)),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('goals', '{g:goals} [,] {c:case}', ({ c, g }) => inCase(g, c)),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] where {g:facts}', ({ f, g }) =>
    g.length > 0 && g.every(isOfX) ? null : [...f, ...g],
  ),
];

const QUADRANT_NAMES = ['first', 'second', 'third', 'fourth'];
const SIDES = [
  ['x', 'less', '(to the left of|on the left of|to the left-hand side of)'],
  ['x', 'greater', '(to the right of|on the right of|to the right-hand side of)'],
  ['y', 'greater', '(above|higher than)'],
  ['y', 'less', '(below|lower than)'],
] as const;
const COMPARED = [
  ['greater', '(greater|larger|bigger|higher)'],
  ['less', '(smaller|lower|less)'],
] as const;

/** Where a point lies, beside axes and other points. */
const PLACES: Rule[] = [
  ...QUADRANT_NAMES.flatMap((name, at) => [
    ...rule<object>('does-point', `(~lie|is|are) in the ${name} quadrant`, () => inQuadrant(at)),
    ...rule<object>('being-point', `in the ${name} quadrant`, () => inQuadrant(at)),
  ]),
  ...SIDES.flatMap(([letter, way, words]) =>
    rule<{ p: RawTerm }>('does-point', `[~lie|is] ${words} {p:point}`, ({ p }) =>
      isReference(p) && p.name !== null ? beside(letter, way, p) : null,
    ),
  ),
  ...(['x', 'y'] as const).flatMap((letter) => [
    ...COMPARED.flatMap(([way, words]) => [
      ...['does-point|(has|having)', 'being-point|(with|having)'].flatMap((one) => {
        const at = one.indexOf('|');
        return rule<object>(
          one.slice(0, at),
          `${one.slice(at + 1)} the ${words} ${letter}-coordinate`,
          () => [fact('outermost', SELF, letter, way)],
        );
      }),
      ...rule<{ p: RawTerm }>(
        'does-point',
        `(has|having) [a|the] ${words} ${letter}-coordinate than [that of] {p:point}`,
        ({ p }) => beside(letter, way, p),
      ),
      ...rule<{ p: RawTerm }>(
        'does-point',
        `(has|having) [a|an] ${letter}-coordinate [which is|that is] ${words} than that of {p:point}`,
        ({ p }) => beside(letter, way, p),
      ),
      ...rule<{ p: RawTerm; q: RawTerm }>(
        'facts',
        `the ${letter}-coordinate of {p:point} is ${words} than (that of|the ${letter}-coordinate of) {q:point}`,
        ({ p, q }) => [fact(way, the(`${letter}-coordinate`, p), the(`${letter}-coordinate`, q))],
      ),
      ...rule<{ v: RawTerm }>(
        'does-point',
        `(has|having) [a|an] ${letter}-coordinate ${words} than {v:expression}`,
        ({ v }) => [fact(way, the(`${letter}-coordinate`, SELF), v)],
      ),
    ]),
    ...(['positive', 'negative'] as const).flatMap((sign) =>
      ['does-point|has|having', 'being-point|with|having'].flatMap((one) => {
        const [kind, ...verbs] = one.split('|');
        return rule<object>(kind!, `(${verbs.join('|')}) [a|an] ${sign} ${letter}-coordinate`, () => [
          fact(sign === 'positive' ? 'greater' : 'less', the(`${letter}-coordinate`, SELF), '0'),
        ]);
      }),
    ),
  ]),
  ...rule<{ a: RawTerm; o: RawTerm; b: RawTerm }>(
    'facts',
    '{a:point} is (nearer|closer) to {o:point} than {b:point} [is]',
    ({ a, o, b }, [at]) => nearer(a, o, b, at + 0.2),
  ),
];

const AT = '(at which|where|for which)';

/** Points of a curve that are told by what holds there: "the points on C at which the tangent is parallel to l". */
const TOLD_POINTS: Rule[] = [
  ...['line', 'segment'].flatMap((kind) =>
    (['parallel', 'perpendicular'] as const).flatMap((way) =>
      ['tangent', 'normal'].flatMap((drawn) =>
        rule<{ c: RawTerm; l: RawTerm }>(
          'point-there',
          `the ${drawn} [to {c:thing}] is ${way} to {l:${kind}}`,
          ({ l }) => [fact(`${way} ${drawn}`, SELF, l)],
        ),
      ),
    ),
  ),
  ...rule<{ v: RawTerm }>(
    'point-there',
    'the gradient [of (the curve|the tangent)] (is|is equal to|equals) {v:value}',
    ({ v }) => [fact('gradient tangent', SELF, v)],
  ),
  ...rule<{ c: RawTerm; f: RawFact[] }>(
    'point',
    `[the] [two|three|] (point|points) [that lie|which lie|lying] on {c:thing} ${AT} {f:point-there}`,
    ({ c, f }, [at]) => pointOn(c, f, at),
  ),
];

/** What holds at a point, of the curve that it is on. */
function pointOn(c: RawTerm, told: RawFact[], at: number): RawTerm | null {
  const [one] = told;
  const [way, drawn] = one!.relation.split(' ') as [string, string];
  const beside = one!.of[1]!;
  // A tangent along an axis is level or upright.
  if (isReference(beside) && (beside.name ?? '').endsWith('-axis')) return null;
  const says =
    way === 'gradient'
      ? fact('equal', the('gradient', c, SELF), beside)
      : fact(way, the(drawn, c, SELF), beside);
  return { ...reference('point', null, 'the', at), says: [fact('on', SELF, c), says] };
}

/** √65, 3π. */
function isNumeric(text: string): boolean {
  const read = statementIn(text.replaceAll('$', ''));
  return read?.kind === 'expression' && symbolsOf(read.value).length === 0;
}

/** More ways to name things that are spoken of. */
const NAMES: Rule[] = [
  ...rule<{ s: string }>('formula', '[the|an] equation of {s:two-labels}', ({ s }, [at]) =>
    the('equation', defined('line', at, the('line through', ...pointsIn(s, at)))),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] [coordinates of] [the] [two|possible|two possible] positions of {p:point}',
    ({ p }) => the('coordinates', p),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('points', '{a:point} and at {b:point}', ({ a, b }) => ({
    all: [...eachOf(a), ...eachOf(b)],
  })),
  ...['number', 'expression'].flatMap((kind) =>
    rule<{ v: string }>('measured-length', `{v:${kind}} [square|cubic] (unit|units)`, ({ v }) =>
      kind === 'number' || isNumeric(v) ? v : null,
    ),
  ),
  ...rule<{ v: string }>('value', '{v:measured-length}', ({ v }) => v),
];

/** Conditions, places and points as clauses, which stand before and behind whatever is told or asked. */
export const CLAUSE_RULES: Rule[] = [...CASES, ...PLACES, ...TOLD_POINTS, ...NAMES];
