import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  mapParts,
  number,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Fact } from '../../schema/problem.ts';
import { amountOf, type Tale } from '../told.ts';
import type { Resistance } from './resisted.ts';

/** A body that slows down along a line under a resistance that depends on its speed. */
export interface Slowing {
  mass: Expression;
  force: Expression;
  by: Resistance;
  from: Expression;
  letters: { v: string; x: string; t: string };
}

const INERT = new Set(['origin', 'along', 'tied', 'constant', 'passes']);

export function slowingIn(tale: Tale): Slowing | null {
  const told = new Map<string, Fact>();
  const letters = { v: 'v', x: 'x', t: 't' };
  for (const fact of tale.facts) {
    const { relation, of } = fact;
    if (INERT.has(relation)) continue;
    if (relation === 'named') {
      const [kind, letter] = of as [keyof typeof letters, string];
      if (
        letters[kind] !== letter &&
        tale.facts.some(
          (one) => one !== fact && one.relation === 'named' && one.of[0] === kind && one.of[1] !== letter,
        )
      )
        return null;
      letters[kind] = letter;
      continue;
    }
    if (!['mass', 'force', 'begins', 'starts'].includes(relation)) return null;
    const name = relation === 'starts' ? 'begins' : relation;
    if (told.has(name)) return null;
    told.set(name, fact);
  }
  const begins = told.get('begins');
  if (begins?.relation === 'starts' && !['along', 'level'].includes(String(begins.of[1]))) return null;
  const mass = amountOf(told.get('mass')?.of[1], 'kg', tale);
  const force = amountOf(told.get('force')?.of[0], 'N', tale);
  const from = amountOf(begins?.of.at(-1), 'm s^-1', tale);
  if (!mass || !force || !from) return null;
  const coefficients = coefficientsOf(exact(force), letters.v)?.map((one) => exact(tidy(one)));
  if (
    !coefficients ||
    coefficients.length > 3 ||
    symbolsOf(force).some((one) => one === letters.x || one === letters.t)
  )
    return null;
  const part = (at: number): Expression | null => {
    const one = coefficients[at];
    return one && !(one.kind === 'number' && one.value.n === 0n) ? one : null;
  };
  return { mass, force, from, by: { a: part(0), b: part(1), c: part(2) }, letters };
}

export const valuesFor = (letters: readonly string[], shift: number): Record<string, number> =>
  Object.fromEntries(letters.map((name, at) => [name, 0.6 + 0.35 * at + shift]));

/** Whether an equation of the motion in derivatives is what Newton's second law says. */
export function isEquationOfMotion(text: string, tale: Tale): boolean {
  const slowing = slowingIn(tale);
  const statement = statementIn(text);
  if (!slowing || statement?.kind !== 'relation' || statement.signs.join() !== '=') return false;
  const { mass, force, letters } = slowing;
  const rate = (one: Expression): Expression => {
    if (one.kind !== 'derivative' || one.of !== letters.v || one.order !== 1) return mapParts(one, rate);
    const over =
      one.by === letters.x
        ? product(mass, { kind: 'symbol', name: letters.v })
        : one.by === letters.t
          ? mass
          : null;
    return over ? product(number(-1), quotient(force, over)) : one;
  };
  const [left, right] = statement.sides.map(rate) as [Expression, Expression];
  const names = [...new Set([left, right].flatMap(symbolsOf))];
  return [0.1, 0.8, 1.7].every((shift) => {
    const values = valuesFor(names, shift);
    const [a, b] = [evaluate(left, values), evaluate(right, values)];
    return Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)) && Number.isFinite(a);
  });
}
