import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { integrateOthers } from './integrands.ts';
import { judgeValue } from './judge-values.ts';
import { taskOf } from './continued-lines.ts';
import type { Judged, Line } from './verdict.ts';

/** a = b = c: what stands between the signs of one line is judged too. */
export function judgeInside(line: Line, previous: Line | null): Judged | null {
  const { statement } = line;
  if (statement.kind !== 'relation' || statement.signs.some((sign) => sign !== '=' && sign !== '~='))
    return null;
  const typed = line.typed.kind === 'relation' ? line.typed.sides : statement.sides;
  let verdict: Judged | null = null;
  for (const [index, after] of statement.sides.entries()) {
    const before = statement.sides[index - 1];
    if (!before) continue;
    const asks = typed[index - 1]!.kind === 'rate' || typed[index - 1]!.kind === 'integral';
    const constant = symbolsOf(before).length === 0 && symbolsOf(after).length === 0;
    // 0 = 1 after equations with letters is a contradiction that was derived, not a mistake.
    const isReached = constant && statement.sides.length === 2 && previous !== null;
    if (!asks && index === 1 && (!constant || isReached)) continue;
    const task = taskOf({ kind: 'expression', value: typed[index - 1]! });
    const judged = judgeValue(before, after, { statement: { kind: 'expression', value: before }, task });
    if (judged.verdict === 'wrong') return judged;
    if (integrateOthers(typed[index - 1]!, typed[index]!)) return { verdict: 'unchecked' };
    if (judged.verdict !== 'unchecked') verdict = judged;
  }
  return verdict;
}
