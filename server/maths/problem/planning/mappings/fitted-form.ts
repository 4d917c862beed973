import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';
import type { Term } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { spelledOut } from '../scope/definitions.ts';
import { bareName } from '../scope/mappings.ts';
import { assigned, cleared, solveSystem } from '../values/system.ts';

/** "In the form a + b/(x − 2)": the letters of the form by comparing coefficients. */
export const fitForm: Operator = ({ verb, target, form, figures, terms }, scope) => {
  if (verb !== 'express' || typeof target !== 'string' || !form || figures || terms) return null;
  const [read, shape] = [statementIn(target), statementIn(bare(form))];
  if (read?.kind !== 'expression' || shape?.kind !== 'expression') return null;
  const of = spelledOut(read.value, scope);
  const [letter, another] = of ? symbolsOf(of) : [];
  if (!of || !letter || another || !symbolsOf(shape.value).includes(letter)) return null;
  const letters = symbolsOf(shape.value).filter((one) => one !== letter);
  const conditions = conditionsOn(scope, letters);
  const isTold = scope.facts.some(({ relation, of: [text] }) => SIGNS.has(relation) && isOf(text, letters));
  // What has no fraction is written by completing squares, where nothing is said of its letters.
  if (!conditions || (polynomialOf(of, letter) && !isTold)) return null;
  const gap = cleared(exact(difference(of, shape.value)));
  const equations = coefficientsOf(gap, letter)?.map(tidy);
  const all = equations && letters.length > 0 ? solveSystem(equations, letters) : null;
  const solutions = all?.filter((one) => conditions.every((holds) => holds(one)));
  const [solution, second] = solutions ?? [];
  if (!equations || !solution || second || letters.some((one) => !Object.hasOwn(solution, one))) return null;
  // The form is that of the expression, wherever the function is defined.
  for (const fact of scope.facts)
    if (fact.relation === 'domain' && bareName(String(fact.of[0])) === nameOf(read.value))
      scope.used.add(fact);
  const found = assigned(shape.value, solution);
  const pairs = [0.37, 1.61, 2.83, 4.19, 7.3, -1.27]
    .map((at) => [of, found].map((one) => evaluate(one, { [letter]: at })))
    .filter(([a, b]) => Number.isFinite(a! + b!));
  const written = letters.reduce(
    (before, one) => substitute(before, one, exact(solution[one]!)),
    shape.value,
  );
  return {
    title: { en: 'Compare coefficients', zh: '比较系数' },
    steps: [
      step(
        { en: 'Compare the coefficients on both sides.', zh: '比较两边的系数。' },
        equations.map((one) => `${toLatex(one)} = 0`),
      ),
      step(
        { en: 'Solve them.', zh: '解这些方程。' },
        letters.map((one) => `${one} = ${toLatex(exact(solution[one]!))}`),
      ),
    ],
    answer: { text: toText(written), tex: toLatex(written) },
    checks: [
      check(
        'Both have the same values.',
        '两者的值相同。',
        pairs.length >= 4 && pairs.every(([a, b]) => Math.abs(a! - b!) < 1e-9 * Math.max(1, Math.abs(a!))),
      ),
    ],
    topic: '9709/p1/functions',
  };
};

const SIGNS = new Set(['positive', 'negative', 'holds']);

const isOf = (text: Term | undefined, letters: readonly string[]): boolean => {
  const read = typeof text === 'string' ? statementIn(text) : null;
  if (!read || read.kind === 'list') return false;
  const own = (read.kind === 'expression' ? [read.value] : read.sides).flatMap(symbolsOf);
  return own.length > 0 && own.every((one) => letters.includes(one));
};

const nameOf = (one: Expression): string | null => (one.kind === 'apply' ? one.name : null);
