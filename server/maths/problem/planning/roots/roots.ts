import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  rationalValue,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isZeroNormal } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { type Complex, complex, opposite, plus, times } from '../../../algebra-system/numbers/complex.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { type Polynomial, polynomialOf, primitive } from '../../../algebra-system/polynomials/polynomial.ts';
import { elementaryOf, symmetricOf, symmetricValue } from '../../../algebra-system/polynomials/symmetric.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Area, Look } from '../values/area.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { solveSystem } from '../values/system.ts';
import { array, expressionValue, type Value } from '../values/value.ts';
import { letteredNumber, letteredValue, withFound } from './lettered.ts';
import { atMatrix, characteristicOf, companionOf, traceOf } from './companion.ts';

export interface Roots {
  polynomial: Polynomial;
  letters: string[];
}

/** The only equation whose roots were named, or the one that what is said of its roots makes. */
export const rootsIn = (facts: readonly Fact[]): Roots | null => ofEquation(facts) ?? bySums(facts);

const isGreek = (name: string): boolean => ['alpha', 'beta', 'gamma', 'delta'].includes(name);

/** α + β + γ = 3, α² + β² + γ² = 1, …: the polynomial by its elementary sums. */
function bySums(facts: readonly Fact[]): Roots | null {
  const said = facts.filter(({ relation }) => relation === 'roots-by-sums');
  const letters = said[0]?.of
    .flatMap((one) => expressionIn(one))
    .flatMap((one) => (one ? symbolsOf(one) : []));
  if (said.length !== 1 || !letters || !letters.every(isGreek)) return null;
  const sums = letters.map((_, at) => `e_${at + 1}`);
  const equations = facts.flatMap(({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return [];
    const rest = difference(statement.sides[0]!, statement.sides[1]!);
    return symbolsOf(rest).length > 0 && symbolsOf(rest).every((one) => letters.includes(one)) ? [rest] : [];
  });
  const bySum = equations.map((one) => symmetricOf(one, letters));
  if (equations.length !== letters.length || !bySum.every((one) => one !== null)) return null;
  const solved = solveSystem(
    bySum.map((products) =>
      sum(
        number(0),
        ...products.map(({ by, powers }) =>
          product(number(by), ...powers.map((power_, at) => power(symbol(sums[at]!), power_))),
        ),
      ),
    ),
    sums,
  );
  const values = solved?.length === 1 ? sums.map((one) => rationalValue(exact(solved[0]![one]!))) : [];
  if (values.length === 0 || !values.every((one) => one !== null)) return null;
  const polynomial = [
    number(1),
    ...values.map((one, at) => (at % 2 === 0 ? negative(number(one)) : number(one))),
  ]
    .map((one) => rationalValue(exact(one))!)
    .toReversed();
  const roots = complexRoots(polynomial);
  const at = roots && Object.fromEntries(letters.map((letter, index) => [letter, roots[index]!]));
  const holds =
    at &&
    equations.every((one) => Math.hypot(evaluateComplex(one, at).re, evaluateComplex(one, at).im) < 1e-6);
  return holds ? { polynomial, letters } : null;
}

function useRoots(look: Look): void {
  for (const one of look.facts)
    if (one.relation === 'roots' || one.relation === 'roots-by-sums' || isOfRoots(one))
      look.use((other) => other === one);
}

/** An equation between α, β, γ alone. */
function isOfRoots({ relation, of: [text] }: Fact): boolean {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  const letters = statement?.kind === 'relation' ? statement.sides.flatMap(symbolsOf) : [];
  return letters.length > 0 && letters.every(isGreek);
}

function ofEquation(facts: readonly Fact[]): Roots | null {
  const said = facts.filter(({ relation }) => relation === 'roots');
  const [equation, ...names] =
    said[0]?.of.map((one) => (typeof one === 'string' ? statementIn(one) : null)) ?? [];
  if (said.length !== 1 || equation?.kind !== 'relation' || equation.signs.join() !== '=') return null;
  const whole = withFound(difference(equation.sides[0]!, equation.sides[1]!), facts);
  const [letter, another] = symbolsOf(whole);
  const polynomial = letter && !another ? polynomialOf(whole, letter) : null;
  const letters = names.flatMap((one) =>
    one?.kind === 'expression' && one.value.kind === 'symbol' ? [one.value.name] : [],
  );
  return polynomial && polynomial.length - 1 === letters.length && letters.length === names.length
    ? { polynomial, letters }
    : null;
}

const expressionIn = (term: Term | undefined): Expression | null => {
  const statement = typeof term === 'string' ? statementIn(term) : null;
  return statement?.kind === 'expression' ? statement.value : null;
};

const renamed = (one: Expression, letters: string[], by: string): Expression =>
  letters.reduce((before, letter) => substitute(before, letter, symbol(by)), one);

/** g of g(α) + g(β) + g(γ): the terms with the first letter, which have to be the others once more. */
function commonTerm(one: Expression, letters: string[]): Expression | null {
  const terms = one.kind === 'sum' ? one.terms : [];
  const own = terms.filter((term) => symbolsOf(term).join() === letters[0]);
  if (own.length === 0) return null;
  const first = sum(...own);
  const rest = normalOf(
    difference(one, sum(...letters.map((letter) => substitute(first, letters[0]!, symbol(letter))))),
  );
  return rest && isZeroNormal(rest) ? renamed(first, letters, 't_0') : null;
}

function symmetric([of]: Term[], look: Look): Value | null {
  const [roots, one] = [rootsIn(look.facts), expressionIn(of)];
  if (!roots || !one || symbolsOf(one).some((letter) => !roots.letters.includes(letter))) return null;
  useRoots(look);
  const products = symmetricOf(one, roots.letters);
  const value = products && symmetricValue(products, elementaryOf(roots.polynomial));
  if (value) return expressionValue(number(value));
  const term = commonTerm(one, roots.letters);
  const matrix = term && atMatrix(term, 't_0', companionOf(roots.polynomial));
  return matrix && expressionValue(number(traceOf(matrix)));
}

const ofLetters = ([of]: Term[], look: Look): Value | null => {
  const one = expressionIn(of);
  return one && letteredValue(one, look);
};

/** The same expression in each of the letters. */
export function imageOf(of: Term[], letters: string[]): Expression | null {
  const all = of.map(expressionIn);
  if (all.length !== letters.length || !all.every((one) => one !== null)) return null;
  const own = all.map((one) => symbolsOf(one).join());
  if (own.toSorted().join(' ') !== letters.toSorted().join(' ')) return null;
  const [first, ...rest] = all.map((one) => renamed(one, letters, 't_0'));
  const isSame = rest.every((one) => {
    const gap = normalOf(difference(one, first!));
    return gap !== null && isZeroNormal(gap);
  });
  return isSame ? first! : null;
}

function transformed(of: Term[], look: Look): Value | null {
  const roots = rootsIn(look.facts);
  const image = roots && imageOf(of, roots.letters);
  const matrix = image && atMatrix(image, 't_0', companionOf(roots.polynomial));
  if (!matrix) return null;
  useRoots(look);
  return array(
    'polynomial',
    primitive(characteristicOf(matrix)).polynomial.map((one) => number(one)),
  );
}

function numericValue([of]: Term[], facts: readonly Fact[]): Numeric | null {
  const [roots, one] = [rootsIn(facts), expressionIn(of)];
  const all = roots && complexRoots(roots.polynomial);
  if (!all || !one) return null;
  const at = (order: Complex[]) =>
    evaluateComplex(one, Object.fromEntries(roots.letters.map((letter, index) => [letter, order[index]!])));
  const [value, turned] = [at(all), at([...all.slice(1), all[0]!])];
  return Math.hypot(value.re - turned.re, value.im - turned.im) < 1e-7 && Math.abs(value.im) < 1e-7
    ? { is: 'number', value: value.re }
    : null;
}

/** The product of y − g(α) over all roots, in the size in which the exact one is shown. */
function numericEquation(of: Term[], facts: readonly Fact[], shown: Value | null): Numeric | null {
  const roots = rootsIn(facts);
  const image = roots && imageOf(of, roots.letters);
  const all = image && complexRoots(roots.polynomial)?.map((root) => evaluateComplex(image, { t_0: root }));
  if (!all || shown?.is !== 'array') return null;
  let product: Complex[] = [complex(1)];
  for (const root of all) {
    const next = product.map((one) => times(one, opposite(root)));
    product = [...next, complex(0)].map((one, at) => plus(one, product[at - 1] ?? complex(0)));
  }
  const lead = shown.parts.at(-1)!;
  const size = lead.kind === 'number' ? toNumber(lead.value) : Number.NaN;
  return { is: 'array', of: 'polynomial', parts: product.map(({ re }) => re * size), columns: 0 };
}

/** Roots of polynomials by their coefficients. */
export const ROOTS: Area = {
  topic: '9231/p1/roots-of-polynomial-equations',
  things: {},
  formula: letteredValue,
  forms: {
    'symmetric value': (of, look) => symmetric(of, look) ?? ofLetters(of, look),
    'transformed equation': transformed,
    'equation of roots': transformed,
  },
  properties: {},
  relations: {},
  numeric: {
    formula: letteredNumber,
    forms: {
      'symmetric value': (of, numbers) => {
        const one = expressionIn(of[0]);
        return numericValue(of, numbers.facts) ?? (one && letteredNumber(one, numbers));
      },
      'transformed equation': (of, { facts, look }) => numericEquation(of, facts, transformed(of, look)),
      'equation of roots': (of, { facts, look }) => numericEquation(of, facts, transformed(of, look)),
    },
    properties: {},
    relations: {},
  },
};
