import { difference, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import {
  degree,
  type Polynomial,
  polynomialOf,
  primitive,
} from '../../algebra-system/polynomials/polynomial.ts';

const GREEK = new Set(['alpha', 'beta', 'gamma', 'delta']);

interface RootsQuestion {
  polynomial: Polynomial;
  letter: string;
  letters: string[];
  targets: Expression[];
}

/** An equation, the names of all its roots, and what is asked about them. */
export function rootsQuestion(formulas: string[]): RootsQuestion | null {
  const parsed = formulas.map((formula) => parse(formula));
  if (parsed.some((one) => !one.ok)) return null;
  const statements = parsed.flatMap((one) => (one.ok ? [one.statement] : []));
  const [equation, ...rest] = statements;
  if (equation?.kind !== 'relation' || equation.signs.join() !== '=') return null;
  const all = difference(equation.sides[0]!, equation.sides[1]!);
  const [letter, more] = symbolsOf(all);
  const polynomial = letter && !more && !GREEK.has(letter) ? polynomialOf(all, letter) : null;
  if (!polynomial || degree(polynomial) < 2 || degree(polynomial) > 4) return null;
  const expressions = rest.flatMap((one) => (one.kind === 'expression' ? [one.value] : []));
  const letters = expressions
    .slice(0, degree(polynomial))
    .flatMap((one) => (one.kind === 'symbol' && GREEK.has(one.name) ? [one.name] : []));
  const targets = expressions.slice(degree(polynomial));
  const isNamed =
    letters.length === degree(polynomial) &&
    new Set(letters).size === letters.length &&
    expressions.length === rest.length;
  const isAbout = targets.every((one) => symbolsOf(one).every((name) => letters.includes(name)));
  return isNamed && isAbout && targets.length > 0
    ? { polynomial: primitive(polynomial).polynomial, letter: letter!, letters, targets }
    : null;
}
