import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { type Assignment, assigned, solveSystem } from '../planning/values/system.ts';
import type { Told } from './told.ts';
import { valueIn } from './values.ts';

/** Every way in which what is told can be. */
export function solutionsOf(told: Told, wanted: readonly Expression[]): Assignment[] | null {
  const equations = told.equations.map((one) => exact(one)).filter((one) => toText(one) !== '0');
  const unknowns = [...new Set(equations.flatMap(symbolsOf))];
  if (wanted.flatMap(symbolsOf).length > 0 && equations.length === 0) return [{}];
  if (equations.length === 0) return [{}];
  const found = solveSystem(equations, unknowns);
  return found && found.filter((one) => fits(told, one));
}

/** Whether values are as everything else says. */
export function fits(told: Told, values: Assignment): boolean {
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const at = (one: Expression) => evaluate(assigned(one, values), numbers);
  const isOpen = (one: Expression) => symbolsOf(assigned(one, values)).length > 0;
  const areTold =
    told.equations.every(
      (one) => isOpen(one) || Math.abs(at(one)) < 1e-7 * Math.max(1, ...Object.values(numbers).map(Math.abs)),
    ) &&
    told.positive.every((one) => isOpen(one) || at(one) > 1e-12) &&
    told.nonzero.every((one) => isOpen(one) || Math.abs(at(one)) > 1e-12) &&
    told.small.every((one) => isOpen(one) || Math.abs(at(one)) < 1) &&
    [...told.whole].every(
      (letter) =>
        !(letter in numbers) ||
        (Number.isInteger(Math.round(numbers[letter]! * 1e9) / 1e9) && numbers[letter]! > 0.5),
    ) &&
    told.relations.every(({ sides, signs }) =>
      signs.every((sign, i) => {
        const [a, b] = [sides[i]!, sides[i + 1]!];
        if (isOpen(a) || isOpen(b)) return true;
        return sign === '!='
          ? Math.abs(at(a) - at(b)) > 1e-12
          : sign.startsWith('<')
            ? at(a) < at(b)
            : at(a) > at(b);
      }),
    );
  return areTold && told.all.every((one) => isPossible(one, isOpen, at, told.isTale));
}

function isPossible(
  { kind, first, step: by }: Told['all'][number],
  isOpen: (one: Expression) => boolean,
  at: (one: Expression) => number,
  isTale: boolean,
): boolean {
  if (isTale && !isOpen(first) && at(first) <= 0) return false;
  if (kind !== 'geometric') return true;
  const isZero = (one: Expression) => !isOpen(one) && Math.abs(at(one)) < 1e-12;
  return !isZero(by) && !isZero(first) && !(isTale && !isOpen(by) && at(by) <= 0);
}

/** The first terms one after the other, and their sums, by adding or multiplying. */
export function isFollowed(told: Told, values: Assignment): boolean {
  return told.all.every((one) => {
    const [first, by] = [one.first, one.step].map((part) => assigned(part, values));
    if (symbolsOf(first!).length + symbolsOf(by!).length > 0 || one.kind === null) return true;
    let [term, sum] = [evaluate(first!), 0];
    const change = evaluate(by!);
    for (let n = 1; n <= 8; n += 1) {
      sum += term;
      const closed = valueIn({ the: 'sum', of: [one.id, String(n)] }, told);
      const size = closed && evaluate(assigned(closed, values));
      if (
        size === null ||
        (Number.isFinite(size) && Math.abs(size - sum) > 1e-6 * Math.max(1, Math.abs(sum)))
      )
        return false;
      term = one.kind === 'arithmetic' ? term + change : term * change;
    }
    return true;
  });
}
