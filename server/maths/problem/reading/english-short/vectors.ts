import { fact, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const WAYS = [
  ['perpendicular', '(perpendicular|perpendicular to each other|at right angles|orthogonal)'],
  ['parallel', '(parallel|parallel to each other)'],
] as const;

/** How two vectors lie. */
export const VECTOR_RULES: Rule[] = WAYS.flatMap(([relation, words]) =>
  rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `[the] [two] [vectors] {a:vector} and {b:vector} are ${words}`,
    ({ a, b }) => [fact(relation, a, b)],
  ),
);
