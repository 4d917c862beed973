import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  difference,
  type Expression,
  has,
  mapParts,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { Fault } from '../fault.ts';
import type { Sheet } from './sheet.ts';

/** What a letter was said to be: the other side of an equation that has it alone on one, in as few letters as may be. */
export function bodyOf(letter: string, { equations }: Sheet): Expression | null {
  const found = equations
    .filter(({ by }) => by)
    .flatMap(({ left, right }) => [
      [left, right],
      [right, left],
    ])
    .filter(
      ([one, other]) =>
        one!.kind === 'symbol' &&
        one!.name === letter &&
        symbolsOf(other!).length > 0 &&
        !has(other!, letter),
    )
    .map(([, other]) => other!);
  return found.toSorted((a, b) => symbolsOf(a).length - symbolsOf(b).length)[0] ?? null;
}

/** An expression, or what its single letter was said to be. */
export const written = (one: Expression, sheet: Sheet): Expression =>
  one.kind === 'symbol' ? (bodyOf(one.name, sheet) ?? one) : one;

/** The same in one letter: every other letter that was said to be something in it is written out. */
export function inLetter(one: Expression, letter: string, sheet: Sheet): Expression {
  let whole = written(one, sheet);
  for (const other of symbolsOf(whole).filter((name) => name !== letter)) {
    const body = bodyOf(other, sheet);
    if (body && has(body, letter)) whole = substitute(whole, other, body);
  }
  return whole;
}

export function derivativeOf(one: Expression, letter: string, order = 1): Expression {
  let found = one;
  for (let count = 0; count < order; count += 1) found = exact(differentiate(found, letter));
  return found;
}

/** The integral from one end to the other, as a formula where one is known. */
export function integralOf(one: Expression, letter: string, from: Expression, to: Expression): Expression {
  const found = antiderivative(one, letter)?.value;
  return found && !contains(found, ({ kind }) => kind === 'integral')
    ? difference(substitute(found, letter, to), substitute(found, letter, from))
    : { kind: 'integral', of: one, by: letter, from, to };
}

/** d²y/dx² as what it is, of a letter that was said to be a formula of the other. */
export function withDerivatives(one: Expression, sheet: Sheet): Expression {
  if (one.kind === 'derivative') {
    const body = bodyOf(one.of, sheet);
    if (!body)
      throw new Fault(
        `nothing says what ${one.of} is in terms of ${one.by}`,
        `没有给出 ${one.of} 关于 ${one.by} 的式子`,
      );
    return derivativeOf(body, one.by, one.order);
  }
  if (one.kind === 'rate') return derivativeOf(withDerivatives(one.of, sheet), one.by, one.order);
  return mapParts(one, (part) => withDerivatives(part, sheet));
}
