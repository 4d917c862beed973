import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { fractionOf, simpleFraction } from '../../../algebra-system/polynomials/one-fraction.ts';
import { factored } from '../../../techniques/algebra/factored.ts';
import type { Scope } from '../scope/scope.ts';
import { sidesIn } from '../working/worked.ts';

type Series = Extract<Expression, { kind: 'series' }>;

const at = (one: Expression, letter: string, by: Expression) => substitute(one, letter, by);

const isAlike = (one: Expression, other: Expression, letter: string): boolean =>
  [1.31, 2.7, 4.13, 6.9].every((value) => {
    const [a, b] = [one, other].map((each) => evaluate(each, { [letter]: value })) as [number, number];
    return Math.abs(a - b) < 1e-9 * Math.max(1e-6, Math.abs(a));
  });

/** f(r) of u_r = c(f(r) − f(r + k)), with c and k: by what was to be shown before. */
function differenceIn(term: Expression, r: string, { facts, used }: Scope) {
  for (const fact of facts) {
    const sides = fact.relation === 'holds' ? sidesIn(fact.of[0]) : null;
    for (const [known, other] of sides ? [sides, sides.toReversed()] : []) {
      const [letter, another] = symbolsOf(known!);
      if (!letter || another || symbolsOf(other!).join() !== letter) continue;
      const [own, rest] = [known!, other!].map((one) => at(one, letter, symbol(r))) as [
        Expression,
        Expression,
      ];
      const ratio = evaluate(term, { [r]: 2.7 }) / evaluate(own, { [r]: 2.7 });
      const factor = Number.isFinite(ratio) ? asFraction(ratio) : null;
      if (!factor || !isAlike(term, product(factor, own), r)) continue;
      const found = shiftIn(rest, r);
      if (!found) continue;
      used.add(fact);
      return { of: product(factor, found.of), by: found.by };
    }
  }
  return null;
}

/** A number as a fraction with a small denominator. */
function asFraction(value: number): Expression | null {
  for (let under = 1; under <= 60; under += 1) {
    const over = Math.round(value * under);
    if (over !== 0 && Math.abs(over / under - value) < 1e-10) return number(rational(over, under));
  }
  return null;
}

/** f(r) − f(r + k) of two terms. */
function shiftIn(one: Expression, r: string): { of: Expression; by: number } | null {
  const outer = one.kind === 'product' ? one.factors.filter((factor) => symbolsOf(factor).length === 0) : [];
  const inner = one.kind === 'product' ? one.factors.filter((factor) => symbolsOf(factor).length > 0) : [one];
  const [only, another] = inner;
  const terms = only?.kind === 'sum' ? only.terms : [];
  const [first, second, third] = terms;
  if (another || !first || !second || third) return null;
  const scaled = (of: Expression) => (outer.length > 0 ? product(...outer, of) : of);
  for (const by of [1, 2, 3]) {
    const next = (of: Expression) => at(of, r, sum(symbol(r), number(by)));
    if (isAlike(next(first), negative(second), r)) return { of: scaled(first), by };
    if (isAlike(next(second), negative(first), r)) return { of: scaled(second), by };
  }
  return null;
}

/** ln of linear factors whose powers come to nothing together: the sum as one logarithm. */
function ofLogarithms(term: Expression, r: string, n: Expression): Expression | null {
  const inside = term.kind === 'call' && term.name === 'ln' ? fractionOf(term.of) : null;
  const parts = inside && [inside.over, inside.under].map((one) => shiftsOf(one, r));
  if (!parts?.every((one) => one !== null)) return null;
  const [over, under] = parts as number[][];
  if (over!.length !== under!.length) return null;
  const rising = (shift: number) =>
    product(
      number(1),
      ...Array.from({ length: shift }, (_, i) => quotient(sum(n, number(i + 1)), number(i + 1))),
    );
  const [a, b] = [over!, under!].map((shifts) => product(number(1), ...shifts.map(rising)));
  const simple = simpleFraction(quotient(a!, b!));
  return simple && call('ln', quotient(simple.over, factoredNumber(simple.under)));
}

/** 2n + 2 as 2(n + 1). */
function factoredNumber(one: Expression): Expression {
  const [letter] = symbolsOf(one);
  const polynomial = letter ? polynomialOf(one, letter) : null;
  return polynomial && letter ? factored(polynomial, letter) : one;
}

/** a of every factor r + a, with a whole and none before it. */
function shiftsOf(one: Expression, r: string): number[] | null {
  const polynomial = polynomialOf(one, r);
  const found = polynomial && factorise(polynomial);
  if (!found) return null;
  const all: number[] = [];
  if (found.content.n !== found.content.d) return null;
  for (const { polynomial: factor, times } of found.factors) {
    const [free, lead, more] = factor;
    if (
      lead === undefined ||
      more !== undefined ||
      lead.n !== lead.d ||
      free!.d !== 1n ||
      free!.n < 0n ||
      free!.n > 6n
    )
      return null;
    for (let i = 0; i < times; i += 1) all.push(Number(free!.n));
  }
  return all;
}

/** The sum of a series whose terms go away against each other; null where none is seen. */
export function telescoped({ of, index, from, to }: Series, scope: Scope): Expression | null {
  if (symbolsOf(of).join() !== index || evaluate(from) !== 1 || symbolsOf(to).length !== 1) return null;
  const known = differenceIn(of, index, scope);
  const shifted = (shift: number) => at(known!.of, index, sum(to, number(shift)));
  const value = known
    ? exact(
        difference(
          sum(number(0), ...Array.from({ length: known.by }, (_, i) => at(known.of, index, number(i + 1)))),
          sum(number(0), ...Array.from({ length: known.by }, (_, i) => shifted(i + 1))),
        ),
      )
    : ofLogarithms(of, index, to);
  const [letter] = symbolsOf(to);
  return value && letter && isSum({ kind: 'series', of, index, from, to }, value, letter) ? value : null;
}

/** Whether the terms added up for several n give it. */
export function isSum({ of, index, from, to }: Series, value: Expression, letter: string): boolean {
  return [3, 4, 5, 6, 7, 11].every((n) => {
    const [low, high] = [from, to].map((end) => Math.round(evaluate(end, { [letter]: n }))) as [
      number,
      number,
    ];
    let total = 0;
    for (let i = low; i <= high; i += 1) total += evaluate(of, { [index]: i, [letter]: n });
    return Math.abs(total - evaluate(value, { [letter]: n })) < 1e-9 * Math.max(1, Math.abs(total));
  });
}
