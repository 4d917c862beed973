import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { quantityIn } from '../values/quantity.ts';
import type { Scope } from '../scope/scope.ts';

/** What was told of bodies, with what is said of the goal alone. */
export interface Story {
  facts: readonly Fact[];
  scope: Scope;
  goal: Goal;
}

export const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;

export const propertyIn = (term: Term | undefined): { name: string; of: Term[] } | null =>
  typeof term === 'object' && 'the' in term ? { name: term.the, of: term.of } : null;

/** An expression as it was typed, a quantity in SI units; null for a term of another kind. */
export function expressionOf(term: Term | undefined): Expression | null {
  if (typeof term === 'object' && 'amount' in term) return quantityIn(term)?.value ?? null;
  const statement = typeof term === 'string' ? statementIn(term) : null;
  return statement?.kind === 'expression' ? statement.value : null;
}

/** left = right, where a letter stands alone on the left. */
export function definitionIn({ relation, of }: Fact): { letter: string; value: Expression } | null {
  if (relation === 'equal') {
    const value = expressionOf(of[1]);
    const letter = expressionOf(of[0]);
    return value && letter?.kind === 'symbol' ? { letter: letter.name, value } : null;
  }
  const statement = relation === 'holds' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
  if (statement?.kind !== 'relation' || statement.signs.length !== 1 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  return left.kind === 'symbol' ? { letter: left.name, value: right } : null;
}

/** 0 ≤ t ≤ 5, t ≥ 0: the ends of an interval of a letter. */
export function intervalIn({ relation, of }: Fact, letter: string): [number, number] | null {
  const text = relation === 'holds' ? of[0] : relation === 'domain' ? of[1] : null;
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.some((sign) => sign === '=' || sign === '!='))
    return null;
  let [from, to] = [-Infinity, Infinity];
  for (const [at, sign] of statement.signs.entries()) {
    const [left, right] = [statement.sides[at]!, statement.sides[at + 1]!];
    const isLess = sign === '<' || sign === '<=';
    const [small, large] = isLess ? [left, right] : [right, left];
    if (small.kind === 'symbol' && small.name === letter && symbolsOf(large).length === 0)
      to = Math.min(to, evaluate(large));
    else if (large.kind === 'symbol' && large.name === letter && symbolsOf(small).length === 0)
      from = Math.max(from, evaluate(small));
    else return null;
  }
  return [from, to];
}
