import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, product, sum, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { divided, polynomialWith } from '../polynomials/division.ts';
import { spelledOut } from '../scope/definitions.ts';
import { withKnown } from '../scope/known-letters.ts';
import type { Scope } from '../scope/scope.ts';

/** A polynomial in one letter, with its name written out and the constants put in that were found. */
function polynomialIn(term: Term | undefined, scope: Scope): Expression | null {
  const statement = typeof term === 'string' ? statementIn(term) : null;
  const written = statement?.kind === 'expression' ? spelledOut(statement.value, scope) : null;
  const known = written && withKnown({ kind: 'expression', value: written }, scope, ['x', 'z']);
  return known?.kind === 'expression' && new Set(symbolsOf(known.value)).size === 1 ? known.value : null;
}

/** "Factorise p(x) completely". */
export const factors: Operator = ({ verb, target, form, figures }, scope, answerLine) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'factors')
    return null;
  const of = form || figures ? null : polynomialIn(target.of[0], scope);
  return of && answerLine(`Factorise $${toLatex(of)}$ completely.`);
};

const TITLE = { en: 'Polynomial division', zh: '多项式除法' };

/** The quotient or the remainder of a division. */
export const division: Operator = ({ verb, target, form, figures }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || figures) return null;
  if (target.the !== 'quotient' && target.the !== 'remainder') return null;
  const [of, by] = target.of.map((one) => polynomialIn(one, scope));
  const [letter] = by ? symbolsOf(by) : [];
  const done = of && by && letter === symbolsOf(of)[0] ? divided(of, by, letter!) : null;
  if (!of || !by || !letter || !done) return null;
  const [quotient, rest] = [done.quotient, done.rest].map((one) => polynomialWith(one, letter)) as [
    Expression,
    Expression,
  ];
  const found = target.the === 'quotient' ? quotient : rest;
  const whole = sum(product(by, quotient), rest);
  const isSame = [-2.3, 0.4, 1.7, 3.1, 5.9].every((at) => {
    const [a, b] = [of, whole].map((one) => evaluate(one, { [letter]: at })) as [number, number];
    return Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
  });
  return {
    title: TITLE,
    steps: [
      step({ en: 'Divide.', zh: '作除法。' }, [
        `${toLatex(of)} = \\left(${toLatex(by)}\\right)\\left(${toLatex(quotient)}\\right) + \\left(${toLatex(rest)}\\right)`,
      ]),
      step(
        target.the === 'quotient' ? { en: 'The quotient', zh: '商' } : { en: 'The remainder', zh: '余式' },
        [toLatex(found)],
      ),
    ],
    answer: { text: toText(found), tex: toLatex(found) },
    checks: [check('Multiplied out it is the same in numbers.', '乘回去后数值相同。', isSame)],
    topic: '9709/p3/algebra',
  };
};
