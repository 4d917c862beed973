import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const SHOWS = '[the] diagram shows [part of|a sketch of] [the|a] [curve|graph] [of|with equation]';
const SIMILARLY =
  '(use a similar method to|by a similar method ,|using a similar method ,|use another set of rectangles to|by considering another set of rectangles ,|by considering a suitable set of rectangles ,)';
const WHICH = ['lower', 'upper'];

/** Rectangles under or over a curve, and the bounds that they give. */
export const RECTANGLE_RULES: Rule[] = [
  ...['expression', 'letter', 'number'].flatMap((kind) =>
    rule<{ e: string; n: string; c?: string; w?: string }>(
      'facts',
      `${SHOWS} {e:equation} [,] [for {c:condition}] [,] (together with|and|with) [a set of|the set of] [\\(] {n:${kind}} [\\)] rectangles [,] [each] of (width {w:expression}|unit width|equal width) [[,] (whose bases lie|with bases|with their bases) on the x-axis [from {a:equation} to {b:equation}]]`,
      ({ e, n, w }) => [fact('strips', e, n, w ?? '')],
    ),
  ),
  ...rule<object>(
    'sentence',
    'the (top|upper) (right-hand|left-hand|right|left) corner of each rectangle lies on the curve',
    () => ({ facts: [], goals: [] }),
  ),
  ...rule<{ i: string; m?: string }>(
    'sentence',
    'by considering (the sum of the areas of|the areas of|the total area of) (these|the) rectangles [,] show that {i:inequality} [, where {m:equation}]',
    ({ i, m }: { i: string; m?: string }) => ({
      facts: [fact('bound', i), ...(m === undefined ? [] : [holds(m)])],
      goals: [{ verb: 'show', target: the('statement:bounded by strips', i) }],
    }),
  ),
  ...WHICH.flatMap((which) => [
    ...rule<{ e: string; u?: RawTerm; n?: string; m?: string }>(
      'goals',
      `${SIMILARLY} (find|derive|obtain|determine) [, in terms of {n:letter} ,] (a|an) ${which} bound [{u:expression}] [,] (for|of) {e:expression} [,] [in terms of {m:letter}]`,
      ({ e, u }): RawGoal[] => [
        { verb: 'find', target: the('other bound', e, which, ...(u === undefined ? [] : [u])) },
      ],
    ),
  ]),
];
