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
import { defined, reference } from '../references.ts';
import { turningAt } from '../shared/gradients.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';

const FIND = '(find|write down|work out)';
const CURVED = ['curve', 'line', 'circle'];
const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);

/** Points as they are introduced, and the lines between them. */
const POINTS: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'facts',
    '[the] [points] {p:points} are (given|fixed|two points|fixed points)',
    ({ p }) =>
      eachOf(p).every((one) => isReference(one) && one.says.length > 0)
        ? eachOf(p).map((one) => fact('given', one))
        : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'segment',
    '[the] (line|line segment|straight line|chord|segment) (joining|from|between|which joins) [the] [points|point] {a:point} (and|to) [the] [point] {b:point}',
    ({ a, b }, [at]) => between(a, b, at),
  ),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'wanted',
    '[the] coordinates of [the] [two] (point|points) on {c:curve} (where|at which|for which) the gradient (is zero|is 0|is equal to zero|equals zero)',
    ({ c }) => the('coordinates', the('stationary points', c)),
  ),
  ...rule<object>(
    'wanted',
    '[the] coordinates of (its|the) [two|three] (stationary|turning) points',
    (_, [at]) => the('coordinates', the('stationary points', curve(at))),
  ),
];

/** Stationary points that are told of before they are asked for. */
const TURNING: Rule[] = ['stationary|turning', 'minimum', 'maximum'].flatMap((word) => [
  ...rule<{ x: RawTerm }>(
    'facts',
    `{x:curve} has (a|one|exactly one|only one|a single) (${word}) point`,
    ({ x }, [at]) => turningAt(word, reference('point', null, 'a', at), x),
  ),
  ...rule<{ x: RawTerm; m: string }>(
    'facts',
    `(the|this) (diagram|figure|sketch) shows [part of|a sketch of] {x:curve} and (its|the) (${word}) point {m:label}`,
    ({ x, m }, [at]) => turningAt(word, reference('point', m.replace(/\W/g, ''), 'the', at), x),
  ),
]);

const TOLD_POINT: Rule[] = rule<object>(
  'coordinates',
  '(its|the) [exact] coordinates of (this|that|the) [stationary|turning|minimum|maximum] point',
  (_, [at]) => the('coordinates', reference('point', null, 'left out', at)),
);

/** The straight piece between two points that have names. */
function between(a: RawTerm, b: RawTerm, at: number): RawTerm | null {
  if (!isReference(a) || !isReference(b) || a.name?.length !== 1 || b.name?.length !== 1) return null;
  const told = [a, b].filter(({ says }) => says.length > 0).map((one) => fact('given', one));
  return { ...reference('segment', `${a.name}${b.name}`, 'the', at), says: told };
}

/** Curves by their equations, and their tangents. */
const LINES: Rule[] = [
  ...CURVED.flatMap((kind) =>
    rule<{ x: RawTerm; e: string }>(
      'facts',
      `{x:${kind}} (is given by|is defined by|is the ${kind} with equation|is represented by) [the equation] {e:equation}`,
      ({ x, e }) => (isOfCurve(e) ? [fact('equal', the('equation', x), e)] : null),
    ),
  ),
  ...['tangent', 'normal'].flatMap((kind) =>
    rule<{ p: RawTerm; c: RawTerm }>(
      kind,
      `[the|a] ${kind} line to {c:thing} at [the point] {p:point}`,
      ({ p, c }, [at]) => defined(kind, at, the(kind, c, p)),
    ),
  ),
];

/** Of a derivative it would be told otherwise. */
const isOfCurve = (equation: string): boolean => !/mathrm\{d\}|\bd[xy]\b|frac\{d/.test(equation);

const isQuadratic = (equation: string): boolean => {
  const read = statementIn(equation.replaceAll('$', ''));
  if (read?.kind !== 'relation' || read.signs.join() !== '=') return false;
  const all = difference(read.sides[0]!, read.sides[1]!);
  return symbolsOf(all).includes('x') && coefficientsOf(all, 'x')?.length === 3;
};

/** How many roots an equation has, and which of them are wanted. */
const ROOTS: Rule[] = [
  ...rule<{ e: string }>(
    'facts',
    '[the] [quadratic] {e:an-equation} has (distinct|unequal) [real] roots',
    ({ e }) => (isQuadratic(e) ? [fact('equal', the('number of roots', e), '2')] : null),
  ),
  ...rule<{ e: string; c: string }>(
    'goals',
    `${FIND} [all] [the] roots of {e:an-equation} [which|that] (lie in|lying in|in|are in|satisfying|satisfy|for) [the] [interval|range] {c:condition}`,
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ e: string }>(
    'goals',
    'express {e:expression} [as a function of|in terms of] {t:letter}',
    ({ e }): RawGoal[] | null =>
      /^\$?\s*(?:\\mathrm\{)?[fgh]\}?\^\{?-1\}?\s*\(/.test(e) ? [{ verb: 'find', target: e }] : null,
  ),
  ...rule<{ f: RawFact[]; x: string }>('facts', '{f:facts} for all [real] [values of] {x:letter}', ({ f }) =>
    f.every(
      ({ relation, of: [text] }) =>
        relation === 'holds' && /^\W*(?:mathrm\{)?[fgh]\}?\s*\(/.test(String(text)),
    )
      ? f
      : null,
  ),
];

/** Regions and what becomes of them when they are rotated. */
const REGIONS: Rule[] = [
  ...rule<{ b: RawTerm }>(
    'region',
    '(the|a|that) [finite|shaded] [region|area] [which is] [bounded|contained|lying] between {b:bounds}',
    ({ b }, [at]) => ({
      ...reference('region', null, 'the', at),
      says: [fact('bounded', SELF, ...eachOf(b).flatMap(eachOf))],
    }),
  ),
  ...rule<{ b: RawTerm }>(
    'wanted',
    '[the] [exact] area [which is] bounded (between|by) {b:bounds}',
    ({ b }, [at]) =>
      the('area', {
        ...reference('region', null, 'the', at),
        says: [fact('bounded', SELF, ...eachOf(b).flatMap(eachOf))],
      }),
  ),
  ...rule<{ r: string }>('region', '{r:label}', ({ r }, [at]) =>
    reference('region', r.replace(/\W/g, ''), 'bare', at),
  ),
  ...rule<{ f: RawFact[] }>(
    'goals',
    `${FIND} [the] [exact] volume [of the solid|of revolution|of the solid of revolution] [which is] [formed|that is formed] (when|if|as) {f:facts}`,
    ({ f }, [at]) => [
      { verb: 'find', target: the('volume', reference('region', null, 'left out', at)), where: f },
    ],
  ),
];

export const PLACE_RULES: Rule[] = [...POINTS, ...TURNING, ...TOLD_POINT, ...LINES, ...ROOTS, ...REGIONS];
