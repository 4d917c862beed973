import {
  E,
  type Expression,
  exp,
  number,
  power,
  product,
  quotient,
  root,
} from '../expressions/expression.ts';
import { opposite, rational, signOf } from '../numbers/rational.ts';
import type { Factor, Term } from './term.ts';

export function fromTerms(terms: Term[]): Expression {
  const [first, second] = terms;
  const isTurned = terms.length === 2 && signOf(first!.coefficient) < 0 && signOf(second!.coefficient) > 0;
  const expressions = (isTurned ? [second!, first!] : terms).map(fromTerm);
  if (expressions.length === 0) return number(0);
  return expressions.length === 1 ? expressions[0]! : { kind: 'sum', terms: expressions };
}

function fromTerm({ coefficient, factors }: Term): Expression {
  const minus = signOf(coefficient) < 0;
  const { n, d } = minus ? opposite(coefficient) : coefficient;
  const sorted = [...factors].sort((a, b) => rank(a) - rank(b));
  const below = sorted
    .filter(isBelow)
    .map(({ base, exponent }) => raisedTo(base, number(opposite(exponent.value))));
  const above = sorted
    .filter((factor) => !isBelow(factor))
    .map(({ base, exponent }) => raisedTo(base, exponent));
  const plain =
    above.length === 0 ||
    below.length > 0 ||
    sorted.every(({ base }) => base.kind === 'symbol' || base.kind === 'number' || base.kind === 'constant');
  const value = plain
    ? quotient(product(number(n), ...above), product(number(d), ...below))
    : product(number(rational(n, d)), ...above);
  const whole =
    value.kind === 'quotient' && value.numerator.kind === 'number' && value.denominator.kind === 'number';
  const shown = whole ? number(rational(n, d)) : value;
  return minus
    ? shown.kind === 'number'
      ? number(opposite(shown.value))
      : { kind: 'negative', of: shown }
    : shown;
}

function isBelow(factor: Factor): factor is Factor & { exponent: Extract<Expression, { kind: 'number' }> } {
  const { base, exponent } = factor;
  return (
    exponent.kind === 'number' &&
    signOf(exponent.value) < 0 &&
    base !== E &&
    !(base.kind === 'constant' && base.name === 'e')
  );
}

function rank({ base }: Factor): number {
  if (base.kind === 'number' || base.kind === 'constant')
    return base.kind === 'constant' && base.name === 'e' ? 4 : 0;
  return base.kind === 'symbol' ? 1 : base.kind === 'sum' ? 3 : 5;
}

function raisedTo(base: Expression, exponent: Expression): Expression {
  if (base.kind === 'constant' && base.name === 'e')
    return exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d === 1n
      ? E
      : exp(exponent);
  if (exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d > 1n)
    return root(base, Number(exponent.value.d));
  return power(base, exponent);
}
