import type { Question } from '../../reading/questions/question.ts';
import {
  formulasOf,
  functionIn,
  type NamedFunction,
  plainText,
} from '../../reading/calculus/calculus-question.ts';
import { type Rule, ruleFor } from './derivative-rules.ts';

export interface DerivativeQuestion extends NamedFunction {
  order: 1 | 2;
}

const RATE = String.raw`(?:\\frac\s{0,9}\{\s{0,9}d\s{0,9}(?:\^\{?2\}?)?\s{0,9}[a-z]?\s{0,9}\}\s{0,9}\{\s{0,9}d\s{0,9}(?:[a-z]|\\theta)\s{0,9}(?:\^\{?2\}?)?\s{0,9}\}|(?<![A-Za-z])d(?:\^\{?2\}?|²)?\s{0,9}[a-z]?\s{0,9}\/\s{0,9}d\s{0,9}(?:[a-z]|θ|\\theta)(?:\^\{?2\}?|²)?)`;
const PRIMED = String.raw`[fgh]\s{0,9}(?:'|’|′){1,2}\s{0,9}\([a-z]\)`;
const ASKED = new RegExp(
  String.raw`\bdifferentiate\b|\b(?:first |second )?derivative\b|(?:一阶|二阶)?(?:求导|导数|微分)(?:数)?|${RATE}|${PRIMED}`,
  'giu',
);
const SECOND = /\bsecond derivative\b|二阶|d\s*\^\{?2|d²|'{2}|’’|″/iu;
const OTHER =
  /\bpoint|tangent|normal|stationary|gradient|increas|decreas|solve|点|切线|法线|解|=\s{0,9}[^=]{0,300}=/iu;

/** A question that asks for the derivative of one given function and nothing else. */
export function readDerivativeQuestion({ text }: Question): DerivativeQuestion | null {
  const plain = plainText(text);
  if (plain.search(ASKED) < 0 || OTHER.test(plain.replace(ASKED, ' '))) return null;
  const formulas = formulasOf(plain, ASKED);
  const definition = formulas?.length === 1 ? functionIn(formulas[0]!) : null;
  return definition && { ...definition, order: SECOND.test(plain) ? 2 : 1 };
}

/** The same, where the given rule is the one that it needs above all. */
export function derivativeQuestionFor(question: Question, rule: Rule): DerivativeQuestion | null {
  const derivative = readDerivativeQuestion(question);
  return derivative && ruleFor(derivative.value, derivative.letter) === rule ? derivative : null;
}
