import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  mapParts,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';

/** Other ways to write an integrand, each of the same value: by what was shown before, by addition formulas. */
export function rewritten(of: Expression, letter: string, facts: readonly Fact[]): Expression[] {
  const all = [...byIdentities(of, letter, facts), expanded(of)];
  const known = new Set([toText(of)]);
  return all.filter((one) => {
    const text = toText(one);
    if (known.has(text) || !isSameFor(one, of, letter)) return false;
    known.add(text);
    return true;
  });
}

const SAMPLES = [0.21, 0.47, 0.83, 1.19, 1.37, 2.3, 3.9];

function isSameFor(one: Expression, other: Expression, letter: string): boolean {
  const pairs = SAMPLES.map((at) => [one, other].map((each) => evaluate(each, { [letter]: at }))).filter(
    ([a, b]) => Number.isFinite(a! + b!),
  );
  return pairs.length >= 3 && pairs.every(([a, b]) => Math.abs(a! - b!) < 1e-9 * Math.max(1, Math.abs(a!)));
}

/** An identity that was to be proved, from one side to the other. */
function byIdentities(of: Expression, letter: string, facts: readonly Fact[]): Expression[] {
  return facts.flatMap(({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return [];
    const letters = [...new Set(statement.sides.flatMap(symbolsOf))];
    if (letters.length !== 1) return [];
    const [left, right] = statement.sides.map((side) => substitute(side, letters[0]!, symbol(letter))) as [
      Expression,
      Expression,
    ];
    if (!isSameFor(left, right, letter)) return [];
    return [...solvedParts(left, right), ...solvedParts(right, left)].map(([from, to]) =>
      replaced(of, toText(from), to),
    );
  });
}

/** The side itself, and of a sum each of its terms: 4c³ − 3c = cos 3x gives c³ as well. */
function solvedParts(side: Expression, other: Expression): [from: Expression, to: Expression][] {
  const terms = side.kind === 'sum' ? side.terms : [];
  return [
    [side, other],
    ...terms.flatMap((term): [Expression, Expression][] => {
      const rest = difference(other, sum(...terms.filter((one) => one !== term)));
      const plain = term.kind === 'negative' ? term.of : term;
      const signed = term.kind === 'negative' ? ({ kind: 'negative', of: rest } as const) : rest;
      const factors = plain.kind === 'product' ? plain.factors : [plain];
      const numbers = factors.filter((one) => symbolsOf(one).length === 0);
      const core = factors.filter((one) => symbolsOf(one).length > 0);
      return core.length === 1 ? [[core[0]!, quotient(signed, product(...numbers))]] : [];
    }),
  ];
}

const replaced = (one: Expression, from: string, to: Expression): Expression =>
  toText(one) === from ? to : mapParts(one, (part) => replaced(part, from, to));

/** sin(x + c) by the addition formula, and a fraction as a sum of fractions. */
function expanded(one: Expression): Expression {
  const inner = mapParts(one, expanded);
  if (inner.kind === 'quotient') {
    const above = exact(inner.numerator);
    return above.kind === 'sum'
      ? sum(...above.terms.map((term) => exact(quotient(term, inner.denominator))))
      : inner;
  }
  if (inner.kind !== 'call' || (inner.name !== 'sin' && inner.name !== 'cos') || inner.of.kind !== 'sum')
    return inner;
  const turning = inner.of.terms.filter((term) => symbolsOf(term).length > 0);
  const still = inner.of.terms.filter((term) => symbolsOf(term).length === 0);
  if (turning.length === 0 || still.length === 0) return inner;
  const [u, v] = [sum(...turning), sum(...still)];
  const [su, cu] = [call('sin', u), call('cos', u)];
  const [sv, cv] = [exact(call('sin', v)), exact(call('cos', v))];
  return inner.name === 'sin'
    ? sum(product(su, cv), product(cu, sv))
    : difference(product(cu, cv), product(su, sv));
}
