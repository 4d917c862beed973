import {
  difference,
  type Expression,
  number,
  product,
  substitute,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { fact, isAll, isLeftOut, type RawFact, type RawTerm, the } from '../meaning.ts';

/** The terms of a progression that are spoken of together. */
export const termsOf = (p: RawTerm, orders: RawTerm): RawTerm[] | null =>
  isAll(orders) ? orders.all.map((n) => the('term', p, n)) : null;

/** "The second term", of a progression that is not named beside it. */
const isLoose = (one: RawTerm): boolean =>
  typeof one === 'object' && 'the' in one && one.the === 'term' && one.of.some(isLeftOut);

export const equalEach = (left: RawTerm[] | null, right: RawTerm[] | null): RawFact[] | null =>
  left && right && left.length === right.length && !right.some(isLoose)
    ? left.map((one, at) => fact('equal', one, right[at]!))
    : null;

export const firstOnes = (count: string): RawTerm => ({
  all: Array.from({ length: Number(count) }, (_, at) => String(at + 1)),
});

/**
 * "The sum of the first n terms is 2n² + 5n": the progression that it belongs to, an arithmetic one; null where no
 * progression has such sums.
 */
export function withSums(p: RawTerm, n: string, sums: string, name: string | null = null): RawFact[] | null {
  const read = statementIn(sums.replace(/\$/g, ''));
  const letter = n.replace(/\W/g, '');
  const value = read?.kind === 'expression' ? read.value : null;
  const list = value && coefficientsOf(value, letter);
  const [free, , square] = list ?? [];
  if (!value || list?.length !== 3 || !square || (free && free.terms.length > 0)) return null;
  const sum = (count: number): Expression => exact(substitute(value, letter, number(count)));
  return [
    fact('equal', the('term', p, '1'), toText(sum(1))),
    fact('equal', the('common difference', p), toText(exact(difference(sum(2), product(number(2), sum(1)))))),
    ...(name === null ? [] : [fact('equal', name, the('sum', p, n))]),
  ];
}

/** "The sum of the first n terms is 2n² + 3n" is said for every n. */
export const saysAllSums = (left: RawTerm, right: RawTerm): boolean =>
  typeof left === 'object' &&
  'the' in left &&
  left.the === 'sum' &&
  typeof left.of[1] === 'string' &&
  /^\$?[a-z]\$?$/.test(left.of[1]) &&
  typeof right === 'string' &&
  right.includes(left.of[1].replaceAll('$', ''));
