import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** How a clause about two lines is printed in a language. */
interface Wording {
  before: string;
  behind: string;
  and: string;
  /** The lines that were spoken of last. */
  both: string;
}

/** A clause about two lines, however they are named. */
export const ofTwoLines = <Said extends RawFact[] | RawGoal[]>(
  kind: string,
  { before, behind, and, both }: Wording,
  make: (a: RawTerm, b: RawTerm) => Said,
): Rule[] => [
  ...rule<{ a: RawTerm; b: RawTerm }>(kind, `${before} {a:line} ${and} {b:line} ${behind}`, ({ a, b }) =>
    make(a, b),
  ),
  ...rule<{ l: RawTerm }>(kind, `${before} [the] {l:lines} ${behind}`, ({ l }) =>
    isAll(l) && l.all.length === 2 ? make(l.all[0]!, l.all[1]!) : null,
  ),
  ...rule<object>(kind, `${before} (${both}) ${behind}`, (_, [at]) =>
    make(reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ),
];

export const areSkew = (a: RawTerm, b: RawTerm): RawFact[] => [fact('skew', a, b)];
export const areNotParallel = (a: RawTerm, b: RawTerm): RawFact[] => [fact('not parallel', a, b)];
export const areApart = (a: RawTerm, b: RawTerm): RawFact[] => [
  fact('equal', the('number of intersections', a, b), '0'),
];
export const howTheyLie = (a: RawTerm, b: RawTerm): RawGoal[] => [
  { verb: 'find', target: the('how lines lie', a, b) },
];
