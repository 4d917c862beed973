import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
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
  const told = isDefined ? null : toldDerivative(name, scope);
  if (told) {
    if (own) scope.used.add(own);
    const worked = answerLine(
      `A curve is such that $\\frac{dy}{dx} = ${toLatex(told.slope)}$ and the curve passes through the point $(${toLatex(told.x)}, ${toLatex(told.y)})$. Find the equation of the curve.`,
    );
    return worked && ofFunction(worked, name);
  }
  const curve = own && typeof own.of[0] === 'object' && 'of' in own.of[0] ? own.of[0].of[0] : undefined;
  if (isDefined || !own || !curve) return null;
  scope.used.add(own);
  const line = commandOf({ ...goal, target: { the: 'equation', of: [curve] } }, scope);
  const worked = line === null ? null : answerLine(line);
  return worked && ofFunction(worked, name);
}

interface Told {
  slope: Expression;
  x: Expression;
  y: Expression;
}

/** f′(x) = … and f(1) = 4, each told once. */
function toldDerivative(name: string, { facts, used }: Scope): Told | null {
  const all = facts.flatMap((fact) => {
    const read = fact.relation === 'holds' ? statementIn(bare(fact.of[0])) : null;
    const [left, right] = read?.kind === 'relation' && read.signs.join('') === '=' ? read.sides : [];
    return left?.kind === 'apply' && left.name === name && right ? [{ fact, left, right }] : [];
  });
  const slopes = all.filter(
    ({ left }) => left.primes === 1 && left.of.kind === 'symbol' && left.of.name === 'x',
  );
  const values = all.filter(
    ({ left, right }) => left.primes === 0 && [left.of, right].every((one) => symbolsOf(one).length === 0),
  );
  const [slope, value] = [slopes[0], values[0]];
  if (!slope || !value || all.length !== 2 || symbolsOf(slope.right).join() !== 'x') return null;
  for (const { fact } of all) used.add(fact);
  return { slope: slope.right, x: value.left.of, y: value.right };
}

/** The curve as the function that it is the graph of. */
function ofFunction(worked: Worked, name: string): Worked | null {
  if (!worked.answer.text.startsWith('y = ')) return null;
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
