import {
  type Expression,
  fraction,
  has,
  mapParts,
  negative,
  number,
  partsOf,
  power,
  product,
  quotient,
  rationalValue,
  sum,
  symbol,
} from '../expressions/expression.ts';
import { exact } from '../normal/exact.ts';
import { gcd, lcm, type Rational, rational } from '../numbers/rational.ts';

const HYPERBOLIC = ['sinh', 'cosh', 'tanh', 'sech', 'cosech', 'coth'];

/** A function of exponentials and hyperbolic functions as one of u = e^(rate × letter). */
interface InPowers {
  value: Expression;
  rate: Rational;
}

const isE = (one: Expression): boolean => one.kind === 'constant' && one.name === 'e';

/** The exponent of e, or what a hyperbolic function is taken of. */
const argumentOf = (one: Expression): Expression | null =>
  one.kind === 'power' && isE(one.base)
    ? one.exponent
    : one.kind === 'call' && HYPERBOLIC.includes(one.name)
      ? one.of
      : null;

const rateOf = (argument: Expression, letter: string): Rational | null =>
  rationalValue(exact(quotient(argument, symbol(letter))));

/** The letter stands in exponents alone, with whole multiples of one rate; null for anything else. */
export function inPowersOf(one: Expression, letter: string, u: string): InPowers | null {
  const rates: Rational[] = [];
  const isOf = (part: Expression): boolean => {
    const argument = argumentOf(part);
    if (argument && has(argument, letter)) {
      const rate = rateOf(argument, letter);
      if (rate && rate.n !== 0n) rates.push(rate);
      return rate !== null && rate.n !== 0n;
    }
    return part.kind === 'symbol' ? part.name !== letter : partsOf(part).every(isOf);
  };
  if (!isOf(one) || rates.length === 0) return null;
  const below = rates.map(({ d }) => d).reduce(lcm);
  const rate = rational(rates.map(({ n, d }) => (n < 0n ? -n : n) * (below / d)).reduce(gcd), below);
  const times = (argument: Expression): number => {
    const { n, d } = rateOf(argument, letter)!;
    return Number((n * rate.d) / (d * rate.n));
  };
  const replaced = (part: Expression): Expression => {
    const argument = argumentOf(part);
    if (!argument || !has(argument, letter)) return mapParts(part, replaced);
    const count = times(argument);
    const size = raised(symbol(u), count);
    return part.kind === 'call' ? hyperbolic(part.name, size, raised(symbol(u), -count)) : size;
  };
  return { value: replaced(one), rate };
}

const raised = (base: Expression, to: number): Expression =>
  to < 0 ? quotient(number(1), power(base, -to)) : power(base, to);

/** By the definitions in terms of exponentials. */
function hyperbolic(name: string, size: Expression, inverse: Expression): Expression {
  const [twiceCosh, twiceSinh] = [sum(size, inverse), sum(size, negative(inverse))];
  switch (name) {
    case 'sinh':
      return product(fraction(1, 2), twiceSinh);
    case 'cosh':
      return product(fraction(1, 2), twiceCosh);
    case 'tanh':
      return quotient(twiceSinh, twiceCosh);
    case 'sech':
      return quotient(number(2), twiceCosh);
    case 'cosech':
      return quotient(number(2), twiceSinh);
    default:
      return quotient(twiceCosh, twiceSinh);
  }
}
