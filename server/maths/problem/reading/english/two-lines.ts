import type { RawTerm } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { areApart, areNotParallel, areSkew, howTheyLie, ofTwoLines } from '../lines/two-lines.ts';

const SKEW =
  '(are skew|are skew lines|are not parallel and do not (intersect|meet)|do not (intersect|meet) and are not parallel|are neither parallel nor intersecting)';
const WAY =
  '(parallel|intersect|meet|intersecting|skew|identical|are parallel|are skew|are skew lines|skew lines)';
const WAYS = `([are] ${WAY}|[are] ${WAY} or [are] ${WAY}|[are] ${WAY} , ${WAY} [,] or [are] ${WAY})`;
const WHETHER = '(determine|find|state|decide|establish|find out|investigate) whether [or not]';
const BOTH = 'the lines|these lines|the two lines|they';

const clause = (before: string, behind: string) => ({ before, behind, and: 'and', both: BOTH });
const spoken = (at: number): [RawTerm, RawTerm] => [
  reference('line', null, 'one', at),
  reference('line', null, 'other', at + 0.5),
];

/** How two lines in space lie to each other. */
export const TWO_LINES: Rule[] = [
  ...ofTwoLines('facts', clause('', SKEW), areSkew),
  ...ofTwoLines('facts', clause('', 'are not parallel'), areNotParallel),
  // Of lines that are named it is read with curves that do not meet.
  ...rule<object>('facts', `(${BOTH}) do not (intersect|meet)`, (_, [at]) => areApart(...spoken(at))),
  ...ofTwoLines('goals', clause(WHETHER, WAYS), howTheyLie),
  ...ofTwoLines('goals', clause('do', '(intersect|meet)'), howTheyLie),
];
