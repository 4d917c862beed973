import type { Expression } from '../../algebra-system/expressions/expression.ts';
import type { Question } from '../questions/question.ts';
import { wordingOf, expressionOf } from './question-equations.ts';

/** 1/2x, 6/2(1 + 2), 1/2/3, √8x, 27^2/3, 2^3^2: people disagree about what a sign reaches over. */
const UNCLEAR = [
  /[/÷]\s*(?:\d+(?:\.\d+)?(?=√|\\sqrt|sqrt|\(|[a-zπ])|[a-zπ](?=\(|√|\\sqrt|[a-zπ](?![a-z]{2}))|\([^()]*\)\s*(?=[(a-zπ√\\]))/i,
  /(?<![\w)])[\d.]{1,40} ?\/ ?[\d.]{1,40} ?[/÷] ?[\d.]|÷.{0,300}\/|\/.{0,300}÷/,
  /√ ?\d+(?:\.\d+)?[a-zπ]/i,
  /\^ ?-? ?\d+\/\d|\^ ?(?:\d+|[a-z]) ?\^/,
];

/** The one expression of a question in words of one of these forms; null where it can be read in two ways. */
export function bareExpression(question: Question, forms: RegExp[]): Expression | null {
  const { say, formulas } = wordingOf(question);
  if (formulas.length !== 1 || !forms.some((form) => form.test(say)) || question.interval) return null;
  const formula = formulas[0]!.replace(/\s{0,9}=\s{0,9}\??\s{0,9}$/, '');
  return hasTwoReadings(formula) ? null : expressionOf(formula);
}

export const hasTwoReadings = (formula: string) => UNCLEAR.some((form) => form.test(formula));
