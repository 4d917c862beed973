import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { type AnswerLine, check, type Worked } from '../analysis/operator.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { type Mapping, mappingOf } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import { isInside } from '../functions/intervals.ts';
import { rangeOf } from '../functions/ranges.ts';
import { bareText } from './told-domains.ts';

/** f⁻¹ before the last bracket that opens. */
function hasInverse(text: string): boolean {
  const head = /^[fghpq()^{}\d./+\-\s]*/.exec(text.slice(0, 60))![0];
  return /\^\{?-1\}?/.test(head.slice(0, Math.max(0, head.lastIndexOf('('))));
}

/** Whether an inverse is asked for at a number: f⁻¹(5), f⁻¹g(3). */
export const asksOfInverseValue = ({ verb, target }: Goal): boolean =>
  verb === 'find' &&
  typeof target === 'string' &&
  hasInverse(bareText(target)) &&
  !/[a-eijk-or-z]/.test(bareText(target).replaceAll(/\\(?:d?frac|left|right|pi|sqrt)(?![a-z])/g, ''));

/** On which piece of the line an equation in a wave is to be solved. */
function turningOn({ body, letter, on: { from, to, isClosed } }: Mapping): string {
  const isWave = contains(body, (part) => part.kind === 'call' && ['sin', 'cos', 'tan'].includes(part.name));
  if (!isWave || !from || !to) return '';
  const [low, high] = isClosed.map((one) => (one ? '\\leqslant' : '<'));
  return ` for $${toLatex(from)} ${low} ${toLatex(symbol(letter))} ${high} ${toLatex(to)}$`;
}

/** f⁻¹(5): the number in the domain of f that f takes to 5. */
export function inverseValue(goal: Goal, scope: Scope, answerLine: AnswerLine): Worked | null {
  const { verb, target } = goal;
  const read = verb === 'find' && typeof target === 'string' ? statementIn(bareText(target)) : null;
  const value = read?.kind === 'expression' && read.value.kind === 'apply' ? read.value : null;
  const of = value?.primes === -1 ? writtenOut(value.of, definitionsIn(scope)) : null;
  const mapping = value && of && symbolsOf(of).length === 0 ? mappingOf(value.name, scope) : null;
  const range = mapping && rangeOf(mapping.body, mapping.letter, mapping.on);
  if (!value || !of || !mapping || !range || range.turns.length > 0) return null;
  const line = `Solve the equation $${toLatex(mapping.body)} = ${toLatex(of)}$${turningOn(mapping)}`;
  const worked = answerLine(`${line}.`);
  const [root, another] = (worked?.answer.text.split(' or ') ?? []).flatMap((text): Expression[] => {
    const one = statementIn(text);
    const side = one?.kind === 'relation' && one.signs.join('') === '=' ? one.sides[1]! : null;
    return side && symbolsOf(side).length === 0 && isInside(mapping.on, evaluate(side)) ? [side] : [];
  });
  if (!worked || !root || another) return null;
  const back = evaluate(substitute(mapping.body, mapping.letter, root));
  const letter = toLatex(symbol(mapping.letter));
  return {
    ...worked,
    steps: [
      ...worked.steps,
      step({ en: 'The value in the domain of the function', zh: '函数定义域内的值' }, [
        `${value.name}^{-1}\\left(${toLatex(of)}\\right) = ${letter} = ${toLatex(root)}`,
      ]),
    ],
    answer: { text: toText(root), tex: toLatex(root) },
    checks: [
      ...worked.checks,
      check('The function takes it back.', '代回函数检验相符。', Math.abs(back - evaluate(of)) < 1e-9),
    ],
  };
}
