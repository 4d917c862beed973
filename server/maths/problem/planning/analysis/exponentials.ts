import {
  call,
  type Expression,
  has,
  mapParts,
  number,
  power,
  product,
  quotient,
  rationalValue,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import {
  over,
  primesOf,
  type Rational,
  signOf,
  times,
  toNumber,
  rational,
} from '../../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';

/** A relation in b^(k y), with u for it. */
export interface Inner {
  /** null: e. */
  base: bigint | null;
  rate: Rational;
  /** With u in place of b^(k y). */
  sides: Expression[];
}

interface Power {
  base: bigint | null;
  /** The exponent of the base is rate·y + shift. */
  rate: Rational;
  shift: Expression;
}

/** 9^(y + 1) as a power of 3, e^(2y) as one of e; null for another. */
function powerIn(one: Expression, letter: string): Power | null {
  if (one.kind !== 'power' || has(one.base, letter) || !has(one.exponent, letter)) return null;
  const exponent = polynomialOf(one.exponent, letter);
  const [shift, rate] = exponent ?? [];
  if (exponent?.length !== 2 || !shift || !rate) return null;
  if (one.base.kind === 'constant' && one.base.name === 'e')
    return { base: null, rate, shift: power(one.base, number(shift)) };
  const base = rationalValue(one.base);
  if (!base || signOf(base) <= 0) return null;
  const turned = base.n === 1n;
  if (!turned && base.d !== 1n) return null;
  const primes = primesOf(turned ? base.d : base.n);
  const [[prime, size], another] = [...(primes ?? [])] as [[bigint, number], unknown];
  if (!primes || primes.size !== 1 || another !== undefined) return compound(base, rate, shift);
  return {
    base: prime,
    rate: times(rate, rational(turned ? -size : size)),
    shift: power(one.base, number(shift)),
  };
}

const compound = (base: Rational, rate: Rational, shift: Rational): Power | null =>
  base.d === 1n ? { base: base.n, rate, shift: power(number(base), number(shift)) } : null;

/** The relation with one letter for the power in which alone the unknown stands; null where it stands elsewhere too. */
export function inPower(sides: readonly Expression[], letter: string, u: string): Inner | null {
  const found: Power[] = [];
  const look = (one: Expression): void => {
    const own = powerIn(one, letter);
    if (own) found.push(own);
    else mapParts(one, (part) => (look(part), part));
  };
  sides.forEach(look);
  const [first] = found;
  if (!first || found.some(({ base }) => base !== first.base)) return null;
  const least = found
    .map(({ rate }) => (signOf(rate) < 0 ? { ...rate, n: -rate.n } : rate))
    .reduce((a, b) => (toNumber(a) < toNumber(b) ? a : b));
  const write = (one: Expression): Expression => {
    const own = powerIn(one, letter);
    return own
      ? product(exact(own.shift), power(symbol(u), number(over(own.rate, least))))
      : mapParts(one, write);
  };
  const written = sides.map(write);
  return written.some((one) => has(one, letter)) ? null : { base: first.base, rate: least, sides: written };
}

/** y where b^(k y) is this. */
export const undone = ({ base, rate }: Inner, value: Expression): Expression =>
  exact(
    quotient(
      call('ln', value),
      base === null ? number(rate) : product(number(rate), call('ln', number(rational(base)))),
    ),
  );

/** b^(k y). */
export const innerText = ({ base, rate }: Inner, letter: string): Expression =>
  power(
    base === null ? { kind: 'constant', name: 'e' } : number(rational(base)),
    product(number(rate), symbol(letter)),
  );
