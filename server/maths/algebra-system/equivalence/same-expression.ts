import { evaluateComplex } from '../expressions/evaluate-complex.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { contains, difference, type Expression, partsOf, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import { complex, modulus } from '../numbers/complex.ts';
import { isAlgebraic, isZeroNormal, sameNormal, subtract } from '../normal/normal.ts';
import { normalOf } from '../normal/of-expression.ts';
import { randomOf, seedOf } from '../numeric/random.ts';

const POINTS = 40;
const ENOUGH = 8;
const TOLERANCE = 1e-9;

/** The domain of the letters; for positive letters √x² and x are the same. */
export interface Domain {
  [letter: string]: { from: number; to: number };
}

/**
 * Whether two expressions have the same value wherever both have one: exactly for polynomials and surds, else at seeded
 * points of the domain. null where too few points have a value to tell.
 */
export function sameExpression(a: Expression, b: Expression, domain: Domain = {}): boolean | null {
  if (a.kind === 'tuple' || a.kind === 'matrix' || b.kind === 'tuple' || b.kind === 'matrix')
    return sameParts(a, b, domain);
  const [left, right] = [normalOf(a), normalOf(b)];
  if (left && right) {
    if (sameNormal(left, right)) return true;
    const rest = subtract(left, right);
    if (isZeroNormal(rest)) return true;
    if (
      isAlgebraic(rest) &&
      rest.terms.every(({ factors }) =>
        factors.every(({ base, exponent }) => base.kind !== 'letter' || exponent.n >= 0n),
      )
    )
      return false;
  }
  return sameAtPoints(a, b, domain);
}

function sameParts(a: Expression, b: Expression, domain: Domain): boolean | null {
  const [left, right] = [listOf(a), listOf(b)];
  if (!left || !right || left.length !== right.length) return false;
  if (a.kind === 'tuple' && b.kind === 'tuple' && a.open === '{' && b.open === '{')
    return sameUnordered(left, right, domain);
  const verdicts = left.map((one, index) => sameExpression(one, right[index]!, domain));
  return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
}

function sameUnordered(left: Expression[], right: Expression[], domain: Domain): boolean {
  const rest = [...right];
  return left.every((one) => {
    const at = rest.findIndex((other) => sameExpression(one, other, domain) === true);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** A column or a row is the same list as a tuple. */
function listOf(one: Expression): Expression[] | null {
  if (one.kind === 'tuple') return one.items;
  if (one.kind !== 'matrix') return null;
  return one.rows.length > 1 && one.rows[0]!.length > 1
    ? one.rows.map((items) => ({ kind: 'tuple', open: '(', close: ')', items }))
    : partsOf(one);
}

function sameAtPoints(a: Expression, b: Expression, domain: Domain): boolean | null {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  const usesI = [a, b].some((one) => contains(one, (part) => part.kind === 'constant' && part.name === 'i'));
  const random = randomOf(seedOf(`${toText(a)}=${toText(b)}`));
  let agreed = 0;
  for (let point = 0; point < POINTS; point += 1) {
    const values = Object.fromEntries(
      letters.map((letter) => [letter, valueIn(domain[letter], point, random)]),
    );
    const verdict = usesI ? agreeComplex(a, b, values) : agreeReal(a, b, values);
    if (verdict === false) return false;
    if (verdict) agreed += 1;
    if (agreed >= (letters.length === 0 ? 1 : ENOUGH * 2)) return true;
  }
  return agreed >= ENOUGH ? true : null;
}

function valueIn(range: Domain[string] | undefined, point: number, random: () => number): number {
  if (range) return range.from + (range.to - range.from) * (0.01 + 0.98 * random());
  const spread = [1, 3, 0.5, 8][point % 4]!;
  return point % 3 === 0 ? (random() * 2 - 1) * spread : 0.1 + random() * spread;
}

function agreeReal(a: Expression, b: Expression, values: Record<string, number>): boolean | null {
  const [left, right] = [evaluate(a, values), evaluate(b, values)];
  if (!Number.isFinite(left) || !Number.isFinite(right)) return null;
  if (Math.abs(left - right) <= TOLERANCE * Math.max(Math.abs(left), Math.abs(right))) return true;
  const size = Math.max(largestPart(a, values), largestPart(b, values));
  return Math.abs(left - right) <= 1e-13 * size;
}

function agreeComplex(a: Expression, b: Expression, values: Record<string, number>): boolean | null {
  const at = Object.fromEntries(
    Object.entries(values).map(([letter, value]) => [
      letter,
      complex(value, letter === 'z' || letter === 'w' ? value * 0.7 - 0.4 : 0),
    ]),
  );
  const apart = modulus(evaluateComplex(difference(a, b), at));
  const size = Math.max(modulus(evaluateComplex(a, at)), modulus(evaluateComplex(b, at)));
  return Number.isFinite(apart) && Number.isFinite(size) ? apart <= 1e-9 * Math.max(1e-3, size) : null;
}

/** How large the parts are that are added up to a value, as it comes through to the value: rounding errors are relative to this. */
function largestPart(one: Expression, values: Record<string, number>): number {
  const own = Math.abs(evaluate(one, values));
  const size = Number.isFinite(own) ? own : 0;
  const inner = (part: Expression) => largestPart(part, values);
  switch (one.kind) {
    case 'power':
      return Math.max(size, throughPower(one.base, Math.abs(evaluate(one.exponent, values)), size, values));
    case 'root':
      return Math.max(size, throughPower(one.of, 1 / one.index, size, values));
    case 'product':
      return Math.max(size, throughProduct(one.factors, values));
    case 'quotient':
      return Math.max(
        size,
        throughPower(one.denominator, 1, size, values),
        throughProduct([one.numerator], values) / Math.abs(evaluate(one.denominator, values)) || 0,
      );
    default:
      return Math.max(size, ...partsOf(one).map(inner));
  }
}

function throughPower(
  base: Expression,
  exponent: number,
  own: number,
  values: Record<string, number>,
): number {
  const relative = largestPart(base, values) / Math.abs(evaluate(base, values));
  return Number.isFinite(relative * exponent) ? own * exponent * relative : 0;
}

function throughProduct(factors: Expression[], values: Record<string, number>): number {
  const sizes = factors.map((factor) => Math.abs(evaluate(factor, values)));
  return Math.max(
    ...factors.map((factor, index) =>
      sizes.reduce(
        (product, size, other) => product * (other === index ? 1 : size),
        largestPart(factor, values),
      ),
    ),
  );
}
