import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { type Complex, complex, modulus, plus, polar } from '../../../algebra-system/numbers/complex.ts';
import type { Term } from '../../schema/problem.ts';
import { type Scope, valueOf } from './scope.ts';
import type { Numeric } from '../values/numeric-value.ts';
import type { Assignment } from '../values/system.ts';
import { openLetters } from '../values/value.ts';

/** Whether a polynomial is what is left at every root of another of the first or second degree. */
export function leaves([of, by, rest = '0']: Term[], scope: Scope, values: Assignment): boolean | null {
  const [all, divisor, left] = [of!, by!, rest].map((one) => valueOf(one, scope));
  const [letter] = divisor ? openLetters(divisor) : [];
  if (all?.is !== 'expression' || left?.is !== 'expression') return false;
  if (divisor?.is !== 'expression' || !letter) return false;
  const whole = difference(all.value, left.value);
  const numbers = Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, complex(evaluate(one))]),
  );
  if (symbolsOf(whole).some((one) => one !== letter && !Object.hasOwn(values, one))) return null;
  const at = (x: number) => evaluate(divisor.value, { [letter]: x });
  const roots = rootsOfSecondDegree(at);
  return (
    roots !== null &&
    roots.every((root) => modulus(evaluateComplex(whole, { ...numbers, [letter]: root })) < 1e-6)
  );
}

/** By its values at three places; null where a fourth shows that its degree is higher. */
function rootsOfSecondDegree(at: (x: number) => number): Complex[] | null {
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = at(1) - c - a;
  if (Math.abs(4 * a + 2 * b + c - at(2)) > 1e-9) return null;
  if (Math.abs(a) < 1e-12) return [complex(-c / b)];
  const square = b * b - 4 * a * c;
  const half = Math.sqrt(Math.abs(square)) / (2 * a);
  return [1, -1].map((sign) =>
    square < 0 ? complex(-b / (2 * a), sign * half) : complex(-b / (2 * a) + sign * half),
  );
}

/** What a polynomial leaves by a linear divisor: its mean over a circle about the root of the divisor. */
export function remainderOf([of, divisor]: Term[], scope: Scope, values: Assignment): Numeric | null {
  const [whole, linear] = [valueOf(of!, scope), valueOf(divisor!, scope)];
  if (whole?.is !== 'expression' || linear?.is !== 'expression') return null;
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const [letter] = symbolsOf(linear.value).filter((one) => !Object.hasOwn(numbers, one));
  if (!letter) return null;
  const at = (x: number) => evaluate(linear.value, { ...numbers, [letter]: x });
  const root = -at(0) / (at(1) - at(0));
  const radius = 0.5;
  const around = Array.from({ length: 64 }, (_, turn) => {
    const x = plus(complex(root), polar(radius, (2 * Math.PI * turn) / 64));
    const all = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, complex(value)]));
    return evaluateComplex(whole.value, { ...all, [letter]: x });
  });
  return { is: 'number', value: around.reduce(plus).re / 64 };
}
