import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, has, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, type Inequality, inequalityOf } from './question-equations.ts';

/** "f(x) = 2x + 3" */
export interface Defined {
  name: string;
  letter: string;
  of: Expression;
}

export function definitionOf(formula: string): Defined | null {
  const match =
    /^([fgh]) ?\(([a-z])\) ?(?:=|\\equiv|≡) ?(.+)$/su.exec(formula) ??
    /^([fgh]) ?: ?([a-z]) ?(?:\\mapsto|↦|→|\\to) ?(.+)$/su.exec(formula);
  const of = match && expressionOf(match[3]!);
  return match && of && has(of, match[2]!) && symbolsOf(of).length === 1
    ? { name: match[1]!, letter: match[2]!, of }
    : null;
}

/** A formula that only says where a letter lies or names a function. */
export function isAside(formula: string): boolean {
  return /^[fgh]$|\\in|∈|^[a-z] ?(?:≠|\\neq?|!=)/u.test(formula);
}

/** The value that "x ≠ 2" takes out of a function's domain. */
export function excludedBy(formula: string, letter: string): number | null {
  const inequality = inequalityOf(formula);
  if (inequality?.sign !== '!=' || inequality.left.kind !== 'symbol' || inequality.left.name !== letter)
    return null;
  return evaluate(inequality.right);
}

export function domainOf(formula: string, letter: string): Inequality | null {
  const inequality = inequalityOf(formula);
  const isPlain =
    inequality?.left.kind === 'symbol' &&
    inequality.left.name === letter &&
    symbolsOf(inequality.right).length === 0;
  return inequality && isPlain && inequality.sign !== '=' && inequality.sign !== '!=' ? inequality : null;
}
