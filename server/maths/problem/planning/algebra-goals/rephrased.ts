import { contains, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';

/** "Hence solve the equation": the one that was spoken of last. "Find x in terms of t": of an equation that was told. */
export function asSpoken(goal: Goal, facts: readonly Fact[]): Goal {
  const { verb, target, terms, ...rest } = goal;
  const [by, more] = terms ?? [];
  const isSolution = verb === 'find' && typeof target === 'string' && by !== undefined && more === undefined;
  if (isSolution && facts.some((one) => isSecondOrder(one, target, by)))
    return { ...rest, verb, target: { the: 'solution', of: [target, by] } };
  const spoken = facts.findLast(
    ({ relation, of }) => relation === 'spoken' || (relation === 'rearranged' && of.length === 2),
  );
  return goal.verb === 'solve' && goal.target === '' && spoken
    ? { ...goal, target: spoken.of.at(-1)! }
    : goal;
}

/** d²x/dt² + … = …, of x and t. */
const isSecondOrder = ({ relation, of: [text] }: Fact, of: string, by: string): boolean => {
  const statement = relation === 'differential' && typeof text === 'string' ? statementIn(text) : null;
  return (
    statement?.kind === 'relation' &&
    statement.sides.some((side) =>
      contains(side, (one) => one.kind === 'derivative' && one.order === 2 && one.of === of && one.by === by),
    )
  );
};

/** "The value of x for which f(x) = 3": the solution of an equation with no other letter. */
export function asEquation(goal: Goal): Goal {
  const { target } = goal;
  if (isComplexForm(goal)) return { ...goal, verb: 'express' };
  if (goal.verb !== 'find' || typeof target !== 'object' || !('the' in target)) return goal;
  const [one, another] = target.where ?? [];
  const text = one?.relation === 'holds' && !another ? one.of[0] : undefined;
  if (typeof text === 'string' && target.the === 'set of values' && isOfModuli(text, goal))
    return { ...goal, verb: 'solve', target: text };
  const statement = typeof text === 'string' && /[fgh]/.test(text) ? statementIn(text) : null;
  if (target.the !== 'values' || statement?.kind !== 'relation' || statement.signs.join('') !== '=')
    return goal;
  // gh(x) may be read as a product.
  const letters = statement.sides.flatMap(symbolsOf).filter((letter) => !/^[fgh]$/.test(letter));
  return letters.length > 0 && letters.every((letter) => letter === target.of[0])
    ? { ...goal, verb: 'solve', target: text! }
    : goal;
}

/** "Find z in the form a + bi". */
const isComplexForm = ({ verb, target, form }: Goal): boolean =>
  verb === 'find' &&
  typeof target === 'string' &&
  /^[a-z]$/.test(target) &&
  form !== undefined &&
  /^[a-z]\+(?:i[a-z]|[a-z]i)$/.test(form.replace(/\\mathrm\{i\}/g, 'i').replace(/[\s$]/g, ''));

/** "The set of values of x for which |x − 2a| < 2|x + a|": the solution of an inequality with other letters. */
function isOfModuli(text: string, { target }: Goal): boolean {
  const statement = statementIn(text);
  const letters = statement?.kind === 'relation' ? new Set(statement.sides.flatMap(symbolsOf)) : null;
  const [letter] = typeof target === 'object' && 'the' in target ? target.of : [];
  return letters !== null && letters.size > 1 && letter === 'x' && letters.has('x') && /\|/.test(text);
}

/** The differential equation that was printed with the request for its solution. */
export function equationSolved(target: Term): Fact[] {
  const isAsked = typeof target === 'object' && 'the' in target && target.the === 'particular solution';
  const [text] = isAsked ? target.of : [];
  return typeof text === 'string' ? [{ relation: 'differential', of: [text] }] : [];
}
