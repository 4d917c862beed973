import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  E,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { opposite, over, type Rational, rational } from '../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import type { Text } from '../../../core/locale.ts';
import { commonFactorOut, commonForm } from '../../algebra-system/normal/common-factor.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { keyOf, type Factor, type Term } from '../../algebra-system/normal/term.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';

/** g(x) and h(y) whose product the expression is; null where it is none. */
export function separated(
  one: Expression,
  x: string,
  y: string,
): { inX: Expression; inY: Expression } | null {
  if (!has(one, x)) return { inX: number(1), inY: one };
  if (!has(one, y)) return { inX: one, inY: number(1) };
  const terms = termsOf(one);
  const [term, ...others] = terms.length > 1 ? termsOf(commonFactorOut(terms) ?? one) : terms;
  if (!term || others.length > 0) return null;
  const factors = term.factors.flatMap(apartExponents);
  if (factors.some((factor) => usesLetter(factor, x) && usesLetter(factor, y))) return null;
  const inY = fromTerms([
    { coefficient: rational(1), factors: factors.filter((factor) => usesLetter(factor, y)) },
  ]);
  const inX = fromTerms([{ ...term, factors: factors.filter((factor) => !usesLetter(factor, y)) }]);
  return { inX, inY };
}

/** e^(x − y) is e^x times e^(−y). */
function apartExponents({ base, exponent }: Factor): Factor[] {
  if (base.kind !== 'constant' || exponent.kind !== 'sum') return [{ base, exponent }];
  return exponent.terms.map((part) => ({ base, exponent: part }));
}

function usesLetter({ base, exponent }: Factor, letter: string): boolean {
  return has(base, letter) || has(exponent, letter);
}

interface Given {
  x: string;
  at: Expression;
  value: Expression;
}

const NAMED: Text = {
  en: 'Make the function the subject; A stands for the constant.',
  zh: '解出未知函数，常数记为 A。',
};
const KEPT: Text = { en: 'Make the function the subject.', zh: '解出未知函数。' };

/** y from G(y) = H(x) + c, with c from the condition or free; null where G cannot be undone with certainty. */
export function subjectOf(
  ofY: Expression,
  ofX: Expression,
  y: string,
  given: Given | null,
): { value: Expression; say: Text } | null {
  const logs = asLogarithms(termsOf(ofY), y);
  if (logs) {
    const value = fromLogarithms(logs, ofX, y, given);
    return value && { value, say: NAMED };
  }
  const angle = given && asTangent(termsOf(ofY), y);
  if (given && angle) return fromTangent(angle, ofX, y, given);
  const c = given
    ? exact(difference(substitute(ofY, y, given.value), substitute(ofX, given.x, given.at)))
    : symbol('c');
  const right = gathered(sum(ofX, c));
  const [term, other] = termsOf(ofY);
  if (!term || other || term.factors.length !== 1) return null;
  const value = solveForFunction(term, right, y, given);
  return value && { value, say: KEPT };
}

interface Tangent {
  /** k in k tan(a y + b). */
  size: Rational;
  of: Expression;
}

/** k tan(a y + b), or k sin over cos. */
function asTangent(terms: Term[], y: string): Tangent | null {
  const [term, another] = terms;
  if (!term || another) return null;
  const isPower = ({ exponent }: Factor, size: bigint) =>
    exponent.kind === 'number' && exponent.value.n === size && exponent.value.d === 1n;
  const named = (name: string, size: bigint) =>
    term.factors.find((one) => one.base.kind === 'call' && one.base.name === name && isPower(one, size));
  const [tan, sin, cos] = [named('tan', 1n), named('sin', 1n), named('cos', -1n)];
  const whole = tan && term.factors.length === 1 ? tan : sin && cos && term.factors.length === 2 ? sin : null;
  if (whole?.base.kind !== 'call') return null;
  const { of } = whole.base;
  const isSame = whole === tan || (cos?.base.kind === 'call' && keyOf(cos.base.of) === keyOf(of));
  return isSame && polynomialOf(of, y)?.length === 2 ? { size: term.coefficient, of } : null;
}

/** y by an inverse tangent, where the angle that is given lies within a right angle of 0. */
function fromTangent({ size, of }: Tangent, ofX: Expression, y: string, given: Given) {
  const first = evaluate(substitute(of, y, given.value));
  if (!(Math.abs(first) < Math.PI / 2 - 1e-9)) return null;
  const start = product(number(size), call('tan', substitute(of, y, given.value)));
  const c = exact(difference(start, substitute(ofX, given.x, given.at)));
  const level = gathered(quotient(gathered(sum(ofX, c)), number(size)));
  const value = solveLinear(of, call('arctan', level), y);
  return value && { value, say: KEPT };
}

/** k·f(y) = right, solved for y. */
function solveForFunction(term: Term, right: Expression, y: string, given: Given | null): Expression | null {
  const [{ base, exponent }] = term.factors as [Factor];
  const level = gathered(quotient(right, number(term.coefficient)));
  if (!has(base, y))
    return base === E || base.kind === 'constant'
      ? solveLinear(exponent, gathered(call('ln', level)), y)
      : null;
  if (exponent.kind !== 'number') return null;
  const isOne = exponent.value.n === exponent.value.d;
  const inverse: Partial<Record<string, 'tan' | 'sin' | 'sinh'>> = {
    arctan: 'tan',
    arcsin: 'sin',
    arsinh: 'sinh',
  };
  if (base.kind === 'call') {
    const name = inverse[base.name];
    return isOne && name ? solveLinear(base.of, call(name, level), y) : null;
  }
  const turned = power(level, number(over(rational(1), exponent.value)));
  if (exponent.value.n % 2n !== 0n && exponent.value.d % 2n !== 0n)
    return solveLinear(base, gathered(turned), y);
  // An even power has two roots: the condition chooses.
  if (!given) return exponent.value.d % 2n === 0n ? solveLinear(base, gathered(turned), y) : null;
  const isBelow = evaluate(substitute(base, y, given.value)) < 0;
  return solveLinear(base, isBelow ? { kind: 'negative', of: gathered(turned) } : gathered(turned), y);
}

/** a y + b = level. */
function solveLinear(one: Expression, level: Expression, y: string): Expression | null {
  const [b, a, more] = polynomialOf(one, y) ?? [];
  if (!a || !b || more) return null;
  const value = quotient(sum(level, number(opposite(b))), number(a));
  const opened = expanded(value);
  const isLinear =
    symbolsOf(opened).length === 1 && (polynomialOf(opened, symbolsOf(opened)[0]!)?.length ?? 9) <= 2;
  return isLinear ? opened : gathered(value);
}

interface Logarithms {
  /** k in k ln|u| or k (ln|u| − ln|v|). */
  size: Rational;
  above: Expression;
  below: Expression | null;
}

function asLogarithms(terms: Term[], y: string): Logarithms | null {
  const logs = terms.map(({ coefficient, factors }) => {
    const [only, more] = factors;
    if (!only || more || only.base.kind !== 'call' || only.base.name !== 'ln') return null;
    if (only.exponent.kind !== 'number' || only.exponent.value.n !== only.exponent.value.d) return null;
    const of = only.base.of.kind === 'call' && only.base.of.name === 'abs' ? only.base.of.of : only.base.of;
    return polynomialOf(of, y)?.length === 2 ? { coefficient, of } : null;
  });
  const [one, two, more] = logs;
  if (!one || more || logs.includes(null)) return null;
  if (!two) return { size: one.coefficient, above: one.of, below: null };
  const isOpposite = one.coefficient.n === -two.coefficient.n && one.coefficient.d === two.coefficient.d;
  if (!isOpposite) return null;
  const [above, below] = one.coefficient.n > 0n ? [one, two] : [two, one];
  return { size: above.coefficient, above: above.of, below: below.of };
}

/** u = A e^(H/k), or u/v = A e^(H/k). */
function fromLogarithms(
  { size, above, below }: Logarithms,
  ofX: Expression,
  y: string,
  given: Given | null,
): Expression | null {
  const growth = exponentialOf(gathered(quotient(ofX, number(size))));
  const ratio = below ? quotient(above, below) : above;
  const constant = given
    ? exact(quotient(substitute(ratio, y, given.value), substitute(growth, given.x, given.at)))
    : symbol('A');
  if (given && !(Math.abs(evaluate(constant)) < 1e12 && evaluate(constant) !== 0)) return null;
  const level = gathered(product(constant, growth));
  if (!below) return solveLinear(above, level, y);
  const [[b, a], [d, c]] = [polynomialOf(above, y)!, polynomialOf(below, y)!] as [
    [Rational, Rational],
    [Rational, Rational],
  ];
  // a y + b = level (c y + d)
  const [top, bottom] = [
    difference(product(level, number(d)), number(b)),
    difference(number(a), product(level, number(c))),
  ];
  return commonForm(quotient(gathered(top), gathered(bottom)));
}

/** e^(k ln|u|) is u^k. */
export function exponentialOf(one: Expression): Expression {
  const factors = termsOf(one).map(({ coefficient, factors: inner }): Expression => {
    const [only, more] = inner;
    const value: Expression = product(
      number(coefficient),
      ...inner.map(({ base, exponent }) => power(base, exponent)),
    );
    if (!only || more || only.base.kind !== 'call' || only.base.name !== 'ln') return power(E, value);
    const of = only.base.of.kind === 'call' && only.base.of.name === 'abs' ? only.base.of.of : only.base.of;
    return power(of, number(coefficient));
  });
  return gathered(product(...factors));
}
