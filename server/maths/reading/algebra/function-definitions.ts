import { type Expression, has, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, type Inequality, inequalityOf } from './question-equations.ts';

/** "f(x) = 2x + 3" */
export interface Defined {
  name: string;
  letter: string;
  of: Expression;
}

export function definitionOf(formula: string): Defined | null {
  const found =
    /^([fgh]) ?\(([a-z])\) ?(?:=|\\equiv|≡) ?(.+)$/su.exec(formula) ??
    /^([fgh]) ?: ?([a-z]) ?(?:\\mapsto|↦|→|\\to) ?(.+)$/su.exec(formula);
  const of = found && expressionOf(found[3]!);
  return found && of && has(of, found[2]!) && symbolsOf(of).length === 1
    ? { name: found[1]!, letter: found[2]!, of }
    : null;
}

/** A formula that only says where a letter lies or names a function. */
export function isAside(formula: string): boolean {
  return /^[fgh]$|\\in|∈|^[a-z] ?(?:≠|\\neq?|!=)/u.test(formula);
}

export function domainOf(formula: string, letter: string): Inequality | null {
  const found = inequalityOf(formula);
  const isPlain =
    found?.left.kind === 'symbol' && found.left.name === letter && symbolsOf(found.right).length === 0;
  return found && isPlain && found.sign !== '=' && found.sign !== '!=' ? found : null;
}
