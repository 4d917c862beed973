import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { expanded, termsOf } from '../../../algebra-system/normal/terms.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { symmetricOf } from '../../../algebra-system/polynomials/symmetric.ts';
import type { Fact } from '../../schema/problem.ts';
import { fractionOf } from '../../../algebra-system/polynomials/one-fraction.ts';
import type { Look, Numbers } from '../values/area.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { expressionValue, type Value } from '../values/value.ts';

const GREEK = ['alpha', 'beta', 'gamma', 'delta'];

interface Lettered {
  whole: Expression;
  unknown: string;
  roots: string[];
  /** α + β + γ, αβ + βγ + γα, … in the letters of the coefficients. */
  sums: Expression[];
}

/** What a letter was found to be. */
export const withFound = (one: Expression, facts: readonly Fact[]): Expression =>
  facts.reduce((before, { relation, of: [letter, text] }) => {
    const value =
      relation === 'equal' && typeof letter === 'string' && typeof text === 'string'
        ? statementIn(text)
        : null;
    return value?.kind === 'expression' && symbolsOf(value.value).length === 0
      ? substitute(before, letter as string, value.value)
      : before;
  }, one);

/** The only equation whose roots were named, where letters stand among its coefficients. */
export function letteredIn(facts: readonly Fact[]): Lettered | null {
  const said = facts.filter(({ relation }) => relation === 'roots');
  const [equation, ...names] =
    said[0]?.of.map((one) => (typeof one === 'string' ? statementIn(one) : null)) ?? [];
  if (said.length !== 1 || equation?.kind !== 'relation' || equation.signs.join() !== '=') return null;
  const whole = withFound(difference(equation.sides[0]!, equation.sides[1]!), facts);
  const letters = symbolsOf(whole);
  const unknown = ['x', 'z', 'w', 'y', 't'].find((one) => letters.includes(one));
  const roots = names.flatMap((one) =>
    one?.kind === 'expression' && one.value.kind === 'symbol' ? [one.value.name] : [],
  );
  if (!unknown || letters.length < 2 || !roots.every((one) => GREEK.includes(one))) return null;
  const coefficients = coefficientsIn(whole, unknown);
  const degree = roots.length;
  if (!coefficients || coefficients.length !== degree + 1) return null;
  const lead = coefficients[degree]!;
  const sums = roots.map((_, at) => {
    const ratio = exact(quotient(coefficients[degree - 1 - at]!, lead));
    return at % 2 === 0 ? exact(negative(ratio)) : ratio;
  });
  return { whole, unknown, roots, sums };
}

/** Before each power of the unknown, from the lowest. */
function coefficientsIn(whole: Expression, unknown: string): Expression[] | null {
  const all: Expression[][] = [];
  for (const { coefficient, factors } of termsOf(expanded(whole))) {
    const own = factors.find(({ base }) => base.kind === 'symbol' && base.name === unknown);
    const size =
      own === undefined
        ? 0
        : own.exponent.kind === 'number'
          ? Number(own.exponent.value.n) / Number(own.exponent.value.d)
          : -1;
    const rest = factors.filter((one) => one !== own);
    if (!Number.isInteger(size) || size < 0 || size > 6) return null;
    if (rest.some(({ base }) => symbolsOf(base).includes(unknown))) return null;
    (all[size] ??= []).push(fromTerms([{ coefficient, factors: rest }]));
  }
  return Array.from({ length: all.length }, (_, at) => sum(number(0), ...(all[at] ?? [])));
}

/** A symmetric expression of the roots by the letters of the coefficients. */
function symmetricIn(one: Expression, { roots, sums }: Lettered): Expression | null {
  if (symbolsOf(one).length === 0 || symbolsOf(one).some((letter) => !roots.includes(letter))) return null;
  const fraction = fractionOf(one);
  const [over, under] = fraction
    ? [fraction.over, fraction.under].map((part) => bySums(part, roots, sums))
    : [];
  return over && under ? exact(quotient(over, under)) : null;
}

function bySums(one: Expression, roots: string[], sums: Expression[]): Expression | null {
  if (symbolsOf(one).length === 0) return one;
  const products = symmetricOf(one, roots);
  return (
    products &&
    sum(
      number(0),
      ...products.map(({ by, powers }) =>
        product(number(by), ...powers.map((size, at) => power(sums[at]!, number(rational(size))))),
      ),
    )
  );
}

/** What is said of the roots, as what it says of the coefficients. */
export function letteredValue(one: Expression, look: Look): Value | null {
  if (!symbolsOf(one).some((letter) => GREEK.includes(letter))) return null;
  const known = letteredIn(look.facts);
  const value = known && symmetricIn(one, known);
  if (!value) return null;
  look.use(({ relation }) => relation === 'roots');
  return expressionValue(value);
}

/** The same with the roots in numbers. */
export function letteredNumber(one: Expression, { facts, letters }: Numbers): Numeric | null {
  if (!symbolsOf(one).some((letter) => GREEK.includes(letter))) return null;
  const known = letteredIn(facts);
  if (!known) return null;
  const open = symbolsOf(known.whole).filter((letter) => letter !== known.unknown);
  // A letter that the value does not need may be anything.
  const sizeOf = (letter: string, at: number) =>
    Number.isFinite(letters[letter]) ? letters[letter]! : 1.37 + at;
  const whole = open.reduce(
    (before, letter, at) =>
      substitute(
        before,
        letter,
        number({ n: BigInt(Math.round(sizeOf(letter, at) * 2 ** 40)), d: 2n ** 40n }),
      ),
    known.whole,
  );
  const polynomial = polynomialOf(whole, known.unknown);
  const roots = polynomial && complexRoots(polynomial);
  if (roots?.length !== known.roots.length) return null;
  const value = evaluateComplex(
    one,
    Object.fromEntries(known.roots.map((letter, at) => [letter, roots[at]!])),
  );
  return Math.abs(value.im) < 1e-6 * Math.max(1, Math.abs(value.re))
    ? { is: 'number', value: value.re }
    : null;
}
