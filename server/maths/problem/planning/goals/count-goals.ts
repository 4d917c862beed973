import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { holdsInNumbers } from '../scope/numeric.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { type Assignment, assigned } from '../values/system.ts';
import { solvedFor } from '../scope/solved-for.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** A count beyond which nobody goes on. */
const MOST = 3000;

/** "The greatest value of n for which the sum of the first n terms is positive": n is tried one by one. */
export function solveCount(goal: Goal, scope: Scope): SolvedGoal | null {
  const { verb, target } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  const [letter] = target.of;
  const [said] = target.where ?? [];
  if ((target.the !== 'greatest' && target.the !== 'least') || typeof letter !== 'string') return null;
  if (!said || target.where?.length !== 1 || !(said.relation === 'greater' || said.relation === 'less'))
    return null;
  const found = gapOf(said, letter, scope);
  if (!found) return null;
  const { gap, values } = found;
  const sign = said.relation === 'greater' ? 1 : -1;
  const holds = (n: number) => sign * evaluate(gap, { [letter]: n }) > 1e-9;
  const all = Array.from({ length: MOST }, (_, at) => holds(at + 1));
  const first = all.indexOf(true) + 1;
  const last = all.lastIndexOf(true) + 1;
  const n = target.the === 'least' ? first : last;
  if (n < 1 || n >= MOST - 1 || (target.the === 'least' && first === 1)) return null;
  // Between the first and the last they all hold, else neither says what is meant.
  if (all.slice(first - 1, last).includes(false)) return null;
  scope.used.add(said);
  const checks = scope.facts.map((fact) => holdsInNumbers(fact, scope, values));
  const at = (count: number) =>
    `${letter} = ${count}:\\; ${evaluate(gap, { [letter]: count }).toPrecision(4)}`;
  return {
    title: { en: 'Number of terms', zh: '项数' },
    steps: [
      step({ en: 'Write what has to hold.', zh: '写出应满足的条件。' }, [
        `${toLatex(gap)} ${sign > 0 ? '>' : '<'} 0`,
      ]),
      step({ en: 'It changes between these.', zh: '在下列项数之间发生变化。' }, [
        at(target.the === 'least' ? n - 1 : n),
        at(target.the === 'least' ? n : n + 1),
      ]),
      step({ en: 'The answer', zh: '答案' }, [`${letter} = ${n}`]),
    ],
    answer: { text: `${letter} = ${n}`, tex: `${letter} = ${n}` },
    checks: [
      {
        name: { en: 'Every condition holds in numbers', zh: '各条件经数值验证成立' },
        passed: !checks.includes(false),
      },
    ],
  };
}

const isNamedSum = ({ relation, of: [name, sum] }: Fact): boolean =>
  relation === 'equal' &&
  typeof name === 'string' &&
  typeof sum === 'object' &&
  'the' in sum &&
  sum.the === 'sum';

/** S_n, where the sum of the first n terms was called so. */
function namedSum(term: Term, scope: Scope): Term {
  const said = scope.facts.find(
    (fact) =>
      isNamedSum(fact) &&
      typeof term === 'string' &&
      String(fact.of[0]).replace(/\W/g, '') === term.replace(/\W/g, ''),
  );
  if (said) scope.used.add(said);
  return said?.of[1] ?? term;
}

/** One side less the other, with the count as its only letter. */
function gapOf(
  { of: [a, b] }: Fact,
  letter: string,
  scope: Scope,
): { gap: Expression; values: Assignment } | null {
  const [left, right] = [a!, b!].map((term) => valueOf(namedSum(term, scope), scope));
  if (left?.is !== 'expression' || right?.is !== 'expression') return null;
  const gap = difference(left.value, right.value);
  const open = symbolsOf(gap).filter((one) => one !== letter);
  if (!symbolsOf(gap).includes(letter)) return null;
  if (open.length === 0) return { gap, values: {} };
  // What only gives a sum its name says nothing of the progression.
  const facts = scope.facts.filter((fact) => !isNamedSum(fact));
  const found = solvedFor(open, { ...scope, facts });
  if (found?.solutions.length !== 1) return null;
  const put = exact(assigned(gap, found.solutions[0]!));
  return symbolsOf(put).every((one) => one === letter) ? { gap: put, values: found.solutions[0]! } : null;
}
