import type { Text } from '../../../../core/locale.ts';
import { type Expression, substitute } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Answer, Check, Step } from '../../../writing/method.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Worked } from '../analysis/operator.ts';
import { solvedFor } from '../scope/solved-for.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';

/** The property that is to be found; null where the goal is something else, or is to be written in some way. */
export function propertyOf(goal: Goal): Extract<Term, { the: string }> | null {
  const { verb, target } = goal;
  return verb === 'find' && typeof target === 'object' && 'the' in target ? target : null;
}

/** What a part asks to be shown, as a fact. */
export const shownFact = ({ verb, target }: Goal): Fact | null =>
  verb === 'show' && typeof target === 'object' && 'the' in target && target.the.startsWith(STATEMENT)
    ? { relation: target.the.slice(STATEMENT.length), of: target.of }
    : null;

const STATEMENT = 'statement:';

/** Whether nothing is said of how the answer is to be written but its figures or that it is exact. */
export const isPlain = ({ form, terms, unit }: Goal): boolean => !form && !terms && !unit;

export const worked = (
  title: Text,
  topic: string,
  steps: Step[],
  answer: Answer,
  checks: Check[],
  found?: Fact[],
): Worked => ({ title, topic, steps, answer, checks, ...(found && { found }) });

/** What a term is worth, with its letters found from what is given. */
export function knownValue(term: Term, scope: Scope): Value | null {
  const value = valueOf(term, scope);
  const open = value ? openLetters(value) : [];
  if (!value || open.length === 0) return value;
  const found = solvedFor(open, scope);
  return found?.solutions.length === 1 ? withValues(value, found.solutions[0]!) : null;
}

export function expressionIn(term: Term | undefined): Expression | null {
  const statement = typeof term === 'string' ? statementIn(term.replaceAll('$', '')) : null;
  return statement?.kind === 'expression' ? statement.value : null;
}

/** The two sides of an equation. */
export function sidesIn(term: Term | undefined): [Expression, Expression] | null {
  const statement = typeof term === 'string' ? statementIn(term.replaceAll('$', '')) : null;
  return statement?.kind === 'relation' && statement.signs.join('') === '='
    ? [statement.sides[0]!, statement.sides[1]!]
    : null;
}

/** An expression with numbers for letters. */
export const put = (one: Expression, values: Readonly<Record<string, Expression>>): Expression =>
  Object.entries(values).reduce((before, [letter, value]) => substitute(before, letter, value), one);
