import type { Fact, Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import type { AnswerLine, Worked } from '../analysis/operator.ts';

/** "Find f(x)" of a curve y = f(x) whose gradient is given, and a point on it. */
export function solveFromGradient(
  goal: Goal,
  scope: Scope,
  commandOf: (goal: Goal, scope: Scope) => string | null,
  answerLine: AnswerLine,
): Worked | null {
  const { verb, target } = goal;
  const name = typeof target === 'string' ? /^([fgh])\(x\)$/.exec(bare(target))?.[1] : undefined;
  if (verb !== 'find' || name === undefined) return null;
  const isDefined = scope.facts.some(
    ({ relation, of: [text] }) => relation === 'holds' && bare(text).startsWith(`${name}(x)=`),
  );
  const own = scope.facts.find(
    ({ relation, of: [left, right] }) =>
      relation === 'equal' && isEquation(left) && bare(right) === `y=${name}(x)`,
  );
  const curve = own && typeof own.of[0] === 'object' && 'of' in own.of[0] ? own.of[0].of[0] : undefined;
  if (isDefined || !own || !curve) return null;
  scope.used.add(own);
  const line = commandOf({ ...goal, target: { the: 'equation', of: [curve] } }, scope);
  const worked = line === null ? null : answerLine(line);
  if (!worked?.answer.text.startsWith('y = ')) return null;
  const text = worked.answer.text.slice('y = '.length);
  return {
    ...worked,
    answer: { text, tex: worked.answer.tex.replace(/^y\s*=\s*/, '') },
    found: [{ relation: 'holds', of: [`${name}(x) = ${text}`] } satisfies Fact],
  };
}

const isEquation = (left: Fact['of'][number] | undefined): boolean =>
  typeof left === 'object' && 'the' in left && left.the === 'equation';

const bare = (text: Fact['of'][number] | undefined): string =>
  typeof text === 'string' ? text.replace(/\\mathrm\{([a-z])\}/g, '$1').replace(/[\s$]/g, '') : '';
