import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import type { Assignment } from '../values/system.ts';

/** How goals are worked out once a figure is written as equations. */
export interface Solvers {
  letters: (open: string[], scope: Scope) => { solutions: Assignment[] } | null;
  goal: (goal: Goal, scope: Scope) => SolvedGoal | null;
  show: (goal: Goal, scope: Scope) => SolvedGoal | null;
  shown: (goal: Goal) => Fact | null;
}

/** A letter that always names an angle. */
export const isAngle = (letter: string): boolean => /^(?:theta|alpha|beta|phi)/.test(letter);

/** Letters of a figure from all that is said of them, exactly or else to many figures; null where they are not one. */
export function lettersFrom(letters: string[], scope: Scope, solvers: Solvers): Assignment | null {
  const facts = scope.facts.filter((fact) => !isDecimal(fact));
  for (const known of [facts, scope.facts]) {
    const found = solvers.letters(letters, { ...scope, facts: known });
    const fitting = found?.solutions.filter((one) =>
      Object.entries(one).every(([letter, value]) => isPossible(letter, value)),
    );
    if (fitting?.length === 1) return fitting[0]!;
    const near = letters.length === 1 ? nearest(letters[0]!, { ...scope, facts: known }) : null;
    if (near) return near;
  }
  return null;
}

const isPossible = (letter: string, value: Expression): boolean => {
  const size = evaluate(value);
  return size > 0 && (!isAngle(letter) || size < 2 * Math.PI);
};

/** θ = 0.927, which was shown, is less than what it follows from. */
function isDecimal({ relation, of: [first, second] }: Fact): boolean {
  const text =
    relation === 'holds' ? String(first) : relation === 'equal' ? `${String(first)} = ${String(second)}` : '';
  return /^\W*\w+\s*=\s*\d+\.\d+\W*$/.test(text);
}

/** The only root of an equation with one letter. */
function nearest(letter: string, { facts, used }: Scope): Assignment | null {
  const all = facts.flatMap((fact) => {
    const read = fact.relation === 'holds' ? statementIn(String(fact.of[0])) : null;
    if (read?.kind !== 'relation' || read.signs.join('') !== '=') return [];
    const rest = exact(difference(read.sides[0]!, read.sides[1]!));
    const own = symbolsOf(rest);
    return own.length > 0 && own.every((one) => one === letter) ? [{ fact, rest }] : [];
  });
  const [one, another] = all;
  if (!one || another) return null;
  const most = isAngle(letter) ? Math.PI : 1000;
  const roots = zerosIn((x) => evaluate(one.rest, { [letter]: x }), 1e-6, most, { steps: 20_000 });
  const [root, second] = roots;
  if (root === undefined || second !== undefined) return null;
  used.add(one.fact);
  return { [letter]: number(rationalOfDecimal(root.toFixed(12))) };
}
