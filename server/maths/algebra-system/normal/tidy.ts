import { type Expression, number, power, product, quotient, root, sum } from '../expressions/expression.ts';
import {
  absolute,
  isWhole,
  lcm,
  opposite,
  type Rational,
  rational,
  signOf,
  times,
  toNumber,
} from '../numbers/rational.ts';
import { type Factor, isConstantNormal, type Normal, type Term, term } from './normal.ts';

/** A normal form written as a textbook would: descending powers, one fraction bar under a number made of surds. */
export function tidy(one: Normal): Expression {
  const terms = [...one.terms].sort(byRank);
  if (terms.length > 1 && isConstantNormal(one)) {
    const below = terms.map(({ coefficient }) => coefficient.d).reduce(lcm);
    if (below !== 1n) {
      const above = terms.map((each) => term(times(each.coefficient, rational(below)), each.factors));
      return quotient(sum(...positiveFirst(above).map(termExpression)), number(below));
    }
    return sum(...positiveFirst(terms).map(termExpression));
  }
  return sum(...terms.map(termExpression));
}

/** "−1 + √5" reads better as it is; "−√5 + 3" begins with the 3. */
function positiveFirst(terms: Term[]): Term[] {
  const [first, ...others] = terms;
  return first!.factors.length > 0 &&
    signOf(first!.coefficient) < 0 &&
    others.some((one) => signOf(one.coefficient) > 0)
    ? [
        ...others.filter((one) => signOf(one.coefficient) > 0),
        first!,
        ...others.filter((one) => signOf(one.coefficient) < 0),
      ]
    : terms;
}

/** Higher powers of letters first, numbers last; among numbers the fraction first, i last. */
function byRank(a: Term, b: Term): number {
  const [left, right] = [degreeOf(a), degreeOf(b)];
  if (left !== right) return right - left;
  const [one, other] = [lettersOf(a), lettersOf(b)];
  if (one !== other) return one < other ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
function degreeOf({ factors }: Term): number {
  return factors.reduce(
    (total, { base, exponent }) => total + (base.kind === 'letter' ? toNumber(exponent) : 0),
    0,
  );
}
function lettersOf({ factors }: Term): string {
  return factors
    .filter(({ base }) => base.kind === 'letter')
    .map(({ base, exponent }) => `${base.key}${String(1e6 - toNumber(exponent))}`)
    .join();
}

function termExpression({ coefficient, factors }: Term): Expression {
  const minus = signOf(coefficient) < 0;
  const size = absolute(coefficient);
  const above = sortFactors(factors.filter(({ exponent }) => signOf(exponent) > 0));
  const below = sortFactors(factors.filter(({ exponent }) => signOf(exponent) < 0)).map(
    ({ base, exponent }) => ({
      base,
      exponent: opposite(exponent),
    }),
  );
  const expression = joinFactors(size, factorsExpression(above), factorsExpression(below), above);
  return minus ? minusOf(expression) : expression;
}

function minusOf(one: Expression): Expression {
  return one.kind === 'number' ? number(opposite(one.value)) : { kind: 'negative', of: one };
}

function joinFactors(
  size: Rational,
  above: Expression[],
  below: Expression[],
  factors: Factor[],
): Expression {
  if (below.length > 0) return quotient(product(number(size.n), ...above), product(number(size.d), ...below));
  if (size.d === 1n || above.length === 0) return product(number(size), ...above);
  const isNumber = factors.every(
    ({ base }) => base.kind === 'prime' || base.kind === 'constant' || base.key.startsWith('ln('),
  );
  if (isNumber) return quotient(product(number(size.n), ...above), number(size.d));
  return product(quotient(number(size.n), number(size.d)), ...above);
}

const RANK = { prime: 0, constant: 1, letter: 2, exponential: 3, opaque: 4, bracket: 5, function: 6 };

function sortFactors(factors: Factor[]): Factor[] {
  return [...factors].sort(
    (a, b) => RANK[a.base.kind] - RANK[b.base.kind] || (a.base.key < b.base.key ? -1 : 1),
  );
}

function factorsExpression(factors: Factor[]): Expression[] {
  const expressions: Expression[] = [];
  const surds = factors.filter(
    ({ base, exponent }) => base.kind === 'prime' && exponent.n === 1n && exponent.d === 2n,
  );
  if (surds.length > 0)
    expressions.push(root(number(surds.map(({ base }) => base.prime!).reduce((a, b) => a * b))));
  const powers = new Map<string, { base: Expression; exponents: Expression[] }>();
  for (const factor of factors) {
    const { base, exponent } = factor;
    if (surds.includes(factor)) continue;
    if (base.kind !== 'exponential' && base.key !== 'e') {
      expressions.push(powerOf(base.expression, exponent));
      continue;
    }
    const name = base.key.replace(/\^.*/s, '');
    const group = powers.get(name) ?? { base: base.expression, exponents: [] };
    group.exponents.unshift(base.key === 'e' ? number(exponent) : scaledExpression(exponent, base.inner!));
    powers.set(name, group);
  }
  return [
    ...expressions,
    ...[...powers.values()].map(({ base, exponents }) => power(base, sum(...exponents))),
  ];
}

function scaledExpression(by: Rational, inner: Normal): Expression {
  return tidy({
    ...inner,
    terms: inner.terms.map((one) => ({ ...one, coefficient: times(one.coefficient, by) })),
  });
}

function powerOf(base: Expression, exponent: Rational): Expression {
  if (isWhole(exponent)) return power(base, number(exponent));
  if (exponent.n === 1n && exponent.d <= 3n) return root(base, Number(exponent.d));
  return power(base, quotient(number(exponent.n), number(exponent.d)));
}
