import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';

/** "In the case where k = 6, express x² − kx + 2k as …": the same with what its letters are; null where none is told. */
export function withTold(goal: Goal, scope: Scope): Goal | null {
  const statement = typeof goal.target === 'string' ? statementIn(goal.target) : null;
  if (goal.verb !== 'express' || statement?.kind !== 'expression') return null;
  let value = statement.value;
  for (const fact of scope.facts) {
    const [letter, told] = fact.of;
    if (fact.relation !== 'equal' || typeof letter !== 'string' || typeof told !== 'string') continue;
    const known = statementIn(told);
    if (!symbolsOf(value).includes(letter) || known?.kind !== 'expression') continue;
    if (symbolsOf(known.value).length > 0) continue;
    value = substitute(value, letter, known.value);
    scope.used.add(fact);
  }
  return value === statement.value ? null : { ...goal, target: toLatex(exact(value)) };
}

/** "For x ≠ ½", where the formula of the curve has no value: what is known without being told. */
export function isNatural({ relation, of: [of, text] }: Fact, scope: Scope): boolean {
  const said = relation === 'domain' && typeof text === 'string' ? statementIn(text) : null;
  if (said?.kind !== 'relation' || said.signs.join() !== '!=' || !of) return false;
  const [letter, at] = said.sides;
  const curve = scope.things.some(({ id }) => isThing(of, id)) ? valueOf(of, scope) : null;
  if (letter?.kind !== 'symbol' || !at || symbolsOf(at).length > 0 || curve?.is !== 'equation') return false;
  const values = { [letter.name]: evaluate(at) };
  return [curve.left, curve.right].some(
    (side) =>
      symbolsOf(side).join() === letter.name &&
      !Number.isFinite(evaluate(side, values)) &&
      Number.isFinite(evaluate(side, { [letter.name]: evaluate(at) + 0.01 })),
  );
}
