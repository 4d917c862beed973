import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { equationsOf } from '../scope/facts.ts';
import { type Scope, valueOf, valueOfExpression } from '../scope/scope.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Found, solvedFor } from '../scope/solved-for.ts';
import type { Assignment } from '../values/system.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';

export interface Planned {
  goal: Goal;
  /** The equations that were needed, each to be zero. */
  equations: Expression[];
  solutions: Assignment[];
  values: Value[];
}

/** Works a goal out from the facts: what it is worth, with the letters in it found from all that is said of them. */
export function plan(goal: Goal, scope: Scope): Planned | null {
  if (goal.verb !== 'find' || !isExpressed(scope)) return null;
  const asked = askedOf(goal);
  const value = valueOf(asked, scope);
  if (!value) return null;
  const open = openLetters(value).filter((letter) => !goal.terms?.includes(letter));
  // A sum in numbers is no problem: how it is typed decides what it is.
  if (
    open.length === 0 &&
    typeof asked === 'string' &&
    !/[a-z]\s*\(/i.test(asked) &&
    !isOfThings(asked, scope)
  )
    return null;
  if (open.length === 0) return { goal, equations: [], solutions: [{}], values: [withValues(value, {})] };
  // Its second way may need all of a point, of which it needs one coordinate.
  const whole = [...new Set([...open, ...lettersOfPoints(asked, scope)])];
  const both = whole.length > open.length ? solvedFor(whole, scope) : null;
  const found = both && isDecided(both, whole) ? both : solvedFor(open, scope);
  if (!found || found.solutions.length === 0) return null;
  // "The point where x = 4" is one point.
  if (found.solutions.length > 1 && [...scope.used].some(({ relation }) => relation === 'there')) return null;
  return { goal, ...found, values: found.solutions.map((one) => withValues(value, one)) };
}

/** The letters of the points that a property is asked at. */
function lettersOfPoints(asked: Term, scope: Scope): string[] {
  if (typeof asked !== 'object' || !('the' in asked)) return [];
  const values = asked.of.flatMap((one) =>
    typeof one === 'object' && 'thing' in one ? [valueOf(one, scope)] : [],
  );
  return values.flatMap((value) => (value?.is === 'point' ? openLetters(value) : []));
}

/** Whether there are solutions, with a value for each of the letters. */
const isDecided = ({ solutions }: Found, letters: readonly string[]): boolean =>
  solutions.length > 0 && solutions.every((one) => letters.every((letter) => Object.hasOwn(one, letter)));

/** Whether an area knows what a formula speaks of. */
function isOfThings(text: string, scope: Scope): boolean {
  const statement = statementIn(text);
  return statement?.kind === 'expression' && valueOfExpression(statement.value, scope) !== null;
}

/** "The values of k for which …": k. */
export function askedOf({ target }: Goal): Term {
  return typeof target === 'object' && 'the' in target && ['values', 'possible values'].includes(target.the)
    ? target.of[0]!
    : target;
}

/** Whether every fact says something that is used here: what cannot be said in equations is not left out. */
const isExpressed = (scope: Scope): boolean => scope.facts.every((fact) => equationsOf(fact, scope) !== null);
