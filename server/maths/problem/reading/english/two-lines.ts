import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SKEW =
  '(are skew|are skew lines|are not parallel and do not (intersect|meet)|do not (intersect|meet) and are not parallel|are neither parallel nor intersecting)';
const WAY =
  '(parallel|intersect|meet|intersecting|skew|identical|are parallel|are skew|are skew lines|skew lines)';
const WAYS = `([are] ${WAY}|[are] ${WAY} or [are] ${WAY}|[are] ${WAY} , ${WAY} [,] or [are] ${WAY})`;
const WHETHER = '(determine|find|state|decide|establish|find out|investigate) whether [or not]';

/** A clause about two lines, however they are named. */
const ofPair = <Said extends RawFact[] | RawGoal[]>(
  kind: string,
  [before, behind]: readonly [string, string],
  make: (a: RawTerm, b: RawTerm) => Said,
): Rule[] => [
  ...rule<{ a: RawTerm; b: RawTerm }>(kind, `${before} {a:line} and {b:line} ${behind}`, ({ a, b }) =>
    make(a, b),
  ),
  ...rule<{ l: RawTerm }>(kind, `${before} [the] {l:lines} ${behind}`, ({ l }) =>
    isAll(l) && l.all.length === 2 ? make(l.all[0]!, l.all[1]!) : null,
  ),
  ...rule<object>(kind, `${before} (the lines|these lines|the two lines|they) ${behind}`, (_, [at]) =>
    make(reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ),
];

const position = (a: RawTerm, b: RawTerm): RawGoal[] => [
  { verb: 'find', target: the('how lines lie', a, b) },
];

/** How two lines in space lie to each other. */
export const TWO_LINES: Rule[] = [
  ...ofPair('facts', ['', SKEW], (a, b) => [fact('skew', a, b)]),
  ...ofPair('facts', ['', 'are not parallel'], (a, b) => [fact('not parallel', a, b)]),
  ...rule<object>(
    'facts',
    '(the lines|these lines|the two lines|they) do not (intersect|meet)',
    (_, [at]) => {
      const [one, other] = [reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)];
      return [fact('equal', the('number of intersections', one, other), '0')];
    },
  ),
  ...ofPair('goals', [WHETHER, WAYS], position),
  ...ofPair('goals', ['do', '(intersect|meet)'], position),
];
