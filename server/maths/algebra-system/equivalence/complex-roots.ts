import { difference, symbolsOf } from '../expressions/expression.ts';
import type { Statement } from '../parsing/statement-kinds.ts';
import {
  commonDivisor,
  degree,
  derivativeOf,
  dividePolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
} from '../polynomials/polynomial.ts';

const MAX_DEGREE = 12;
/** Letters that stand for complex numbers. */
const COMPLEX = new Set(['z', 'w']);

/**
 * Whether two equations with the same real solutions agree beyond them. A factor without real zeros may be left out of
 * an equation about real numbers, but not changed; of a complex number it belongs to the equation.
 */
export function agreeBeyondReals(a: Statement, b: Statement): boolean {
  const [one, other] = [zerosOf(a), zerosOf(b)];
  if (!one || !other || one.letter !== other.letter) return true;
  const common = commonDivisor(one.polynomial, other.polynomial);
  const left = [one, other].map(({ polynomial }) => degree(dividePolynomials(polynomial, common).quotient));
  return COMPLEX.has(one.letter) ? left.every((of) => of < 1) : left.some((of) => of < 1);
}

interface Zeros {
  letter: string;
  /** Each zero once. */
  polynomial: Polynomial;
}

/** What an equation, or one equation or another, says is zero; null for anything else. */
function zerosOf(statement: Statement): Zeros | null {
  if (statement.kind === 'list') {
    const all = statement.joined === 'or' ? statement.items.map(zerosOf) : [null];
    return all.reduce((one, other) => {
      if (!one || !other || one.letter !== other.letter) return null;
      const polynomial = multiplyPolynomials(one.polynomial, other.polynomial);
      return degree(polynomial) > MAX_DEGREE ? null : { ...one, polynomial: simple(polynomial) };
    });
  }
  if (statement.kind !== 'relation' || statement.signs.join('') !== '=') return null;
  const letters = [...new Set(statement.sides.flatMap(symbolsOf))];
  const [letter, another] = letters;
  if (letter === undefined || another !== undefined) return null;
  const polynomial = polynomialOf(difference(statement.sides[0]!, statement.sides[1]!), letter);
  if (!polynomial || degree(polynomial) < 1 || degree(polynomial) > MAX_DEGREE) return null;
  return { letter, polynomial: simple(polynomial) };
}

const simple = (polynomial: Polynomial): Polynomial =>
  dividePolynomials(polynomial, commonDivisor(polynomial, derivativeOf(polynomial))).quotient;
