import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { setAnswer } from '../../../techniques/algebra/solution-intervals.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { relationOf } from '../analysis/equations.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { holdsFor, type Intervals, setOf } from '../analysis/sets.ts';
import type { Scope } from '../scope/scope.ts';

/** "Solve the inequality", or "the set of values of x for which" it holds: the relation alone. */
function inequalityOf(goal: Goal, scope: Scope) {
  const { verb, target } = goal;
  if (goal.form || goal.terms || goal.figures || goal.unit) return null;
  const isSet =
    verb === 'find' && typeof target === 'object' && 'the' in target && target.the === 'set of values';
  if (!isSet) return verb === 'solve' && !goal.where?.length ? relationOf(goal, scope) : null;
  const [only, another] = [...(target.where ?? []), ...(goal.where ?? [])];
  const text = only?.relation === 'holds' ? only.of[0] : undefined;
  if (typeof text !== 'string' || another) return null;
  const relation = relationOf({ verb: 'solve', target: text }, scope);
  const letters = relation ? [...new Set(relation.sides.flatMap(symbolsOf))] : [];
  if (letters.join() !== target.of[0]) return null;
  scope.used.add(only!);
  return relation;
}

/** Where a relation between rational functions and their moduli holds. */
export const rationalInequality: Operator = (goal, scope) => {
  const relation = inequalityOf(goal, scope);
  const [letter, another] = relation ? [...new Set(relation.sides.flatMap(symbolsOf))] : [];
  if (!relation || !letter || another || relation.signs.join('') === '=') return null;
  const intervals = setOf(relation, letter);
  if (!intervals || intervals.length === 0) return null;
  const answer = setAnswer(intervals, letter);
  const ends = [...new Set(intervals.flatMap(({ from, to }) => [from, to]).flatMap((one) => one ?? []))];
  return {
    title: { en: 'The critical values', zh: '临界值' },
    steps: [
      step({ en: 'The relation is this.', zh: '所给关系式。' }, [statementLatex(relation)]),
      step(
        {
          en: 'Find where the two sides are equal, and where a denominator is zero.',
          zh: '求两边相等处以及分母为零处。',
        },
        ends.map((one) => `${letter} = ${toLatex(one.exact)}`),
      ),
      step({ en: 'Choose the intervals in which the relation holds.', zh: '选取关系式成立的区间。' }, [
        answer.tex,
      ]),
    ],
    answer,
    checks: [
      check(
        'Many values inside and outside the set were tried.',
        '在解集内外取大量值检验。',
        Array.from({ length: 4000 }, (_, at) => -50.03 + at * 0.02501).every(
          (at) =>
            isNear(
              at,
              ends.map(({ value }) => value),
            ) || holdsFor(relation, letter, at) === isIn(at, intervals),
        ),
      ),
    ],
    topic: '9231/p1/rational-functions-and-graphs',
  };
};

const isNear = (at: number, ends: readonly number[]): boolean =>
  ends.some((one) => Math.abs(one - at) < 1e-6);

const isIn = (at: number, intervals: Intervals): boolean =>
  intervals.some(({ from, to }) => (!from || from.value < at) && (!to || at < to.value));
