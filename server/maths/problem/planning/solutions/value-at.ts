import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { expressionIn, isPlain, sidesIn, worked } from '../working/worked.ts';

const bare = (text: unknown): string => String(text).replaceAll('$', '').trim();

/** y, and x = 4 at which it is wanted. */
function placeIn({ verb, target, where = [] }: Goal): { of: string; at: Term | undefined } | null {
  if (verb !== 'find') return null;
  if (typeof target === 'string') {
    const [only, another] = where;
    return only?.relation === 'holds' && !another ? { of: bare(target), at: only.of[0] } : null;
  }
  return 'the' in target && target.the === 'value when' && where.length === 0
    ? { of: bare(target.of[0]), at: target.of[1] }
    : null;
}

/** "The value of y when x = 4", by a solution that was found before. */
export const valueOfSolution: Operator = (goal, scope) => {
  const place = isPlain(goal) ? placeIn(goal) : null;
  const at = place && sidesIn(place.at);
  if (!place || at?.[0].kind !== 'symbol' || symbolsOf(at[1]).length > 0 || !/^[a-z]$/.test(place.of))
    return null;
  const x = at[0].name;
  const known = scope.facts.filter(({ relation, of: [of] }) => relation === 'equal' && of === place.of);
  const said = known.at(-1);
  const value = expressionIn(said?.of[1]);
  if (!said || !value || symbolsOf(value).join() !== x) return null;
  const found = exact(substitute(value, x, at[1]));
  const size = evaluate(value, { [x]: evaluate(at[1]) });
  if (!Number.isFinite(size)) return null;
  scope.used.add(said);
  for (const one of goal.where ?? []) scope.used.add(one);
  const isRounded = goal.figures !== undefined && !goal.exact;
  const text = isRounded ? rounded(size, goal.figures!) : toText(found);
  return worked(
    { en: 'A value of the solution', zh: '解的值' },
    '9231/p2/differential-equations',
    [
      step({ en: 'Put it into the solution.', zh: '代入所得的解。' }, [
        `${place.of} = ${toLatex(value)}`,
        `${place.of} = ${isRounded ? text : toLatex(found)}`,
      ]),
    ],
    { text, tex: isRounded ? text : toLatex(found) },
    [
      check(
        'The solution in numbers gives the same.',
        '数值代入结果相同。',
        Math.abs(evaluate(found) - size) < 1e-9 * Math.max(1, Math.abs(size)),
      ),
    ],
  );
};
