import {
  difference,
  type Expression,
  number,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { step } from '../../../writing/step.ts';
import type { Operator } from '../analysis/operator.ts';
import { isPlain, propertyOf, sidesIn } from '../working/worked.ts';

const CONSTANTS = ['A', 'B', 'C'];

/** The part of the general solution with the constants in it, or the part without. */
export const partOfSolution: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  const isComplementary = asked?.the === 'complementary function';
  if (!asked || (!isComplementary && asked.the !== 'particular integral')) return null;
  if (!isPlain(goal) || goal.figures) return null;
  const said = scope.facts.filter(({ relation }) => relation === 'differential');
  const texts = new Set(said.map(({ of: [text] }) => text));
  const text = asked.of[0] ?? (texts.size === 1 ? said[0]!.of[0] : undefined);
  if (typeof text !== 'string') return null;
  const found = answerLine(
    `Find the general solution of the differential equation $${text.replaceAll('$', '').trim()}$.`,
  );
  const sides = found && sidesIn(found.answer.text);
  if (!found || sides?.[0].kind !== 'symbol') return null;
  const constants = symbolsOf(sides[1]).filter((one) => CONSTANTS.includes(one));
  if (constants.length === 0) return null;
  const particular = gathered(
    constants.reduce<Expression>((one, letter) => substitute(one, letter, number(0)), sides[1]),
  );
  const value = isComplementary ? gathered(difference(sides[1], particular)) : particular;
  for (const one of said) scope.used.add(one);
  const shown = { text: toText(value), tex: toLatex(value) };
  const name = toLatex(symbol(sides[0].name));
  return {
    ...found,
    steps: [
      ...found.steps,
      step(
        isComplementary
          ? { en: 'The complementary function has the constants in it.', zh: '余函数是含任意常数的部分。' }
          : { en: 'A particular integral has none.', zh: '特解是不含任意常数的部分。' },
        [`${name} = ${shown.tex}`],
      ),
    ],
    answer: { text: `${sides[0].name} = ${shown.text}`, tex: `${name} = ${shown.tex}` },
    found: [{ relation: 'differential', of: [text] }],
  };
};
