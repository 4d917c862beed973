import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { valuesWhere } from '../shared/clauses.ts';
import { saying } from '../references.ts';
import { isPlace, ofThing } from '../restrictions.ts';

const MEET = '(~meet|~intersect|~cut|~cross)';
const count = (x: RawTerm, y: RawTerm, n: string) => [fact('equal', the('number of intersections', x, y), n)];

const OF_CURVES: Rule[] = ['curve', 'line', 'circle'].flatMap((kind) => [
  ...rule<{ x: RawTerm }>(`does-${kind}`, '(does|do) not (meet|intersect|cut|cross) {x:thing}', ({ x }) =>
    count(SELF, x, '0'),
  ),
  ...rule<{ x: RawTerm }>(`does-${kind}`, '~have no (points|point) in common with {x:thing}', ({ x }) =>
    count(SELF, x, '0'),
  ),
  ...rule<{ x: RawTerm; n: string }>(
    `does-${kind}`,
    `${MEET} {x:thing} (at|in) {n:number-word} [distinct|different] points`,
    ({ x, n }) => count(SELF, x, n),
  ),
  ...['above', 'below'].flatMap((side) =>
    rule<{ x: RawTerm }>(
      `does-${kind}`,
      `(~lie|is|are) (wholly|entirely|completely|always) ${side} {x:thing}`,
      ({ x }) => [fact(side, SELF, x)],
    ),
  ),
  ...rule<{ x: RawTerm; n: RawFact[] }>(kind, `{x:${kind}} [,] where {n:note} [,]`, ({ x, n }) =>
    n.some(isPlace) ? null : saying(x, n.map(ofThing)),
  ),
  ...rule<{ x: RawTerm; n: RawFact[] }>(kind, `{x:${kind}} \\( [where] {n:note} \\)`, ({ x, n }) =>
    n.some(isPlace) ? null : saying(x, n.map(ofThing)),
  ),
]);

/** How often curves meet and how many roots equations have. */
export const INTERSECTION_RULES: Rule[] = [
  ...OF_CURVES,
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:thing} and {y:thing} have no (points|point) in common',
    ({ x, y }) => count(x, y, '0'),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; n: string }>(
    'facts',
    '{x:thing} and {y:thing} have {n:number-word} [distinct|different] points (in common|of intersection)',
    ({ x, y, n }) => count(x, y, n),
  ),
  ...rule<{ e: string }>('facts', '{e:an-equation} has (real roots|at least one real root)', ({ e }) => [
    fact('at least', the('number of roots', e), '1'),
  ]),
  ...rule<{ e: string }>(
    'facts',
    '{e:an-equation} has (a repeated|one repeated|a double|two equal) [real] (root|roots)',
    ({ e }) => [fact('equal', the('number of roots', e), '1')],
  ),
  ...rule<{ k: string }>('set', '[the] set of [possible] values of [the constant] {k:letter}', ({ k }) =>
    the('set of values', k),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'set',
    '[the] [set of|range of] [possible] values of [the constant] {k:letter} such that {f:facts}',
    ({ k, f }) => valuesWhere('set of values', k, f),
  ),
];
