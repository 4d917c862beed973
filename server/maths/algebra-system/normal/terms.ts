import {
  E,
  type Expression,
  exp,
  mapParts,
  negative,
  number,
  power,
  product,
  quotient,
  root,
} from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import {
  compare,
  gcd,
  isWhole,
  lcm,
  ONE,
  opposite,
  over,
  plus,
  type Rational,
  raised,
  rational,
  signOf,
  times,
  toNumber,
  ZERO,
} from '../numbers/rational.ts';

/** A rational number times powers of different bases; brackets stay closed. */
export interface Term {
  coefficient: Rational;
  factors: Factor[];
}
export interface Factor {
  base: Expression;
  exponent: Expression;
}

/** Like terms collected, powers of one base joined, as a textbook writes it; brackets are not multiplied out. */
export function gathered(one: Expression): Expression {
  return fromTerms(termsOf(one));
}

/** The same with brackets multiplied out. */
export function expanded(one: Expression): Expression {
  return fromTerms(termsOf(one, true));
}

/** One fraction, its numerator factorised and cancelled against its denominator. */
export function commonForm(one: Expression): Expression {
  const value = gathered(one);
  if (value.kind !== 'quotient') return value;
  const [above, below] = [value.numerator, value.denominator].map(
    (part) => commonFactorOut(termsOf(part)) ?? part,
  ) as [Expression, Expression];
  return gathered(quotient(above, below));
}

/** With the common number taken out of every bracket that stands to a whole power: (2x + 2)/(x + 1) becomes 2. */
export function withNumbersOut(one: Expression): Expression {
  return fromTerms(
    termsOf(one).map((term) =>
      term.factors
        .map(({ base, exponent }) => {
          const inner =
            base.kind === 'sum' && exponent.kind === 'number' && isWhole(exponent.value) ? termsOf(base) : [];
          if (inner.length < 2) return { coefficient: ONE, factors: [{ base, exponent }] };
          const lead = inner[0]!.coefficient;
          const bracket = fromTerms(
            inner.map((each) => ({ ...each, coefficient: over(each.coefficient, lead) })),
          );
          return {
            coefficient: raised(lead, Number(exponent.kind === 'number' ? exponent.value.n : 1n)),
            factors: [{ base: bracket, exponent }],
          };
        })
        .reduce(joined, { coefficient: term.coefficient, factors: [] }),
    ),
  );
}

/** What all terms share before one bracket with whole numbers; null for a single term. */
export function commonFactorOut(terms: Term[]): Expression | null {
  if (terms.length < 2) return null;
  const shared: Factor[] = [];
  const bases = new Map(
    terms.flatMap(({ factors }) => factors.map((factor) => [keyOf(factor.base), factor] as const)),
  );
  for (const [key, { base }] of bases) {
    const exponents = terms.map(
      ({ factors }) => factors.find((factor) => keyOf(factor.base) === key)?.exponent ?? number(0),
    );
    const [first] = exponents as [Expression];
    if (exponents.every((exponent) => keyOf(exponent) === keyOf(first)))
      shared.push({ base, exponent: first });
    else if (base.kind !== 'number' && exponents.every(({ kind }) => kind === 'number')) {
      const least = exponents.reduce((low, each) =>
        low.kind === 'number' && each.kind === 'number' && compare(each.value, low.value) < 0 ? each : low,
      );
      if (!isZero(least)) shared.push({ base, exponent: least });
    }
  }
  const inverse = shared.map(({ base, exponent }) => ({
    base,
    exponent: gathered({ kind: 'negative', of: exponent }),
  }));
  const rest = termsOf(
    fromTerms(terms.map((term) => joined(term, { coefficient: ONE, factors: inverse }))),
    true,
  );
  if (rest.length === 0) return number(0);
  const above = rest.map(({ coefficient }) => coefficient.n).reduce(gcd);
  const below = rest.map(({ coefficient }) => coefficient.d).reduce(lcm);
  const content = rational(
    signOf(rest[0]!.coefficient) < 0 && rest.every(({ coefficient }) => signOf(coefficient) < 0)
      ? -absolute(above)
      : absolute(above),
    below,
  );
  const bracket = fromTerms(rest.map((term) => scaled(term, over(ONE, content))));
  if (rest.length === 1)
    return fromTerms([joined({ coefficient: content, factors: shared }, termsOf(bracket)[0]!)]);
  return fromTerms([joined({ coefficient: content, factors: shared }, single(bracket))]);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

export function termsOf(one: Expression, open = false): Term[] {
  return collected(read(one, open));
}

function read(one: Expression, open: boolean): Term[] {
  switch (one.kind) {
    case 'number':
      return [{ coefficient: one.value, factors: [] }];
    case 'sum':
      return one.terms.flatMap((term) => read(term, open));
    case 'negative':
      return read(one.of, open).map((term) => scaled(term, rational(-1)));
    case 'product':
      return one.factors
        .map((factor) => termsOf(factor, open))
        .reduce((left, right) => multiplied(left, right, open));
    case 'quotient': {
      const [above, below] = [termsOf(one.numerator, open), termsOf(one.denominator, open)];
      return multiplied(above, toPower(below, number(-1), open), open);
    }
    case 'root':
      return toPower(termsOf(one.of), number(rational(1, one.index)), open);
    case 'power':
      return toPower(termsOf(one.base, open), gathered(one.exponent), open);
    case 'call':
      return ofCall(one);
    default:
      return [single(mapParts(one, gathered))];
  }
}

function ofCall(one: Extract<Expression, { kind: 'call' }>): Term[] {
  const of = gathered(one.of);
  if (one.name === 'ln' && of.kind === 'power' && of.base === E) return read(of.exponent, false);
  if (one.name === 'ln' && of.kind === 'constant' && of.name === 'e') return read(number(1), false);
  if (one.name === 'abs' && isPositive(of)) return read(of, false);
  const value = VALUE_AT_ZERO[one.name];
  if (value !== undefined && isZero(of)) return read(number(value), false);
  if (one.name === 'ln' && of.kind === 'number' && of.value.n === of.value.d) return [];
  const parity = ODD.has(one.name) ? -1 : EVEN.has(one.name) ? 1 : 0;
  if (parity !== 0 && leadsWithMinus(of)) {
    const turned = { ...one, of: gathered({ kind: 'negative', of }) };
    return [scaled(single(turned), rational(parity))];
  }
  return [single({ ...one, of })];
}

const VALUE_AT_ZERO: Record<string, number> = {
  sin: 0,
  tan: 0,
  arcsin: 0,
  arctan: 0,
  sinh: 0,
  tanh: 0,
  arsinh: 0,
  artanh: 0,
  abs: 0,
  cos: 1,
  cosh: 1,
  sec: 1,
  sech: 1,
};
const ODD = new Set(['sin', 'tan', 'cosec', 'cot', 'arcsin', 'arctan', 'sinh', 'tanh', 'arsinh', 'artanh']);
const EVEN = new Set(['cos', 'sec', 'cosh', 'sech', 'abs']);

/** Plainly above 0 whatever the letters stand for: x² + 4, 1 + e^x. */
function isPositive(one: Expression): boolean {
  const isFactorPositive = ({ base, exponent }: Factor) =>
    base.kind === 'constant' ||
    base.kind === 'number' ||
    (base.kind === 'call' && base.name === 'cosh') ||
    (exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n % 2n === 0n);
  const terms = termsOf(one, true);
  if (isQuadraticAboveZero(terms)) return true;
  const isAlways = ({ factors }: Term) => factors.every(({ base }) => base.kind !== 'symbol');
  return (
    terms.every((term) => signOf(term.coefficient) > 0 && term.factors.every(isFactorPositive)) &&
    (terms.some(isAlways) ||
      terms.every(({ factors }) => factors.every(({ base }) => base.kind === 'constant')))
  );
}

function isQuadraticAboveZero(terms: Term[]): boolean {
  const letter = terms[0]?.factors[0]?.base;
  if (letter?.kind !== 'symbol') return false;
  const sizes = [0, 1, 2].map((degree) => {
    const found = terms.find(({ factors: [factor, other] }) =>
      degree === 0
        ? !factor
        : !other &&
          factor?.base.kind === 'symbol' &&
          factor.base.name === letter.name &&
          factor.exponent.kind === 'number' &&
          factor.exponent.value.d === 1n &&
          factor.exponent.value.n === BigInt(degree),
    );
    return found ? toNumber(found.coefficient) : 0;
  });
  const [c, b, a] = sizes as [number, number, number];
  return terms.length === sizes.filter((size) => size !== 0).length && a > 0 && b * b - 4 * a * c < 0;
}

function leadsWithMinus(one: Expression): boolean {
  const terms = termsOf(one);
  return terms.length > 0 && terms.every(({ coefficient }) => signOf(coefficient) < 0);
}

function isZero(one: Expression): boolean {
  return one.kind === 'number' && one.value.n === 0n;
}

function single(base: Expression, exponent: Expression = number(1)): Term {
  return { coefficient: ONE, factors: [{ base, exponent }] };
}

function scaled(term: Term, by: Rational): Term {
  return { ...term, coefficient: times(term.coefficient, by) };
}

function multiplied(left: Term[], right: Term[], open: boolean): Term[] {
  const [a, b] =
    open || left.length === 0 || right.length === 0 ? [left, right] : [closed(left), closed(right)];
  return a.flatMap((one) => b.map((two) => joined(one, two)));
}

/** Several terms as one bracket. */
function closed(terms: Term[]): Term[] {
  return terms.length === 1 ? terms : [single(fromTerms(terms))];
}

function joined(one: Term, two: Term): Term {
  let coefficient = times(one.coefficient, two.coefficient);
  const factors = new Map<string, Factor>();
  for (const factor of [...one.factors, ...two.factors]) {
    const key = keyOf(factor.base);
    const before = factors.get(key);
    if (!before) factors.set(key, factor);
    else
      factors.set(key, {
        base: before.base,
        exponent: gathered({ kind: 'sum', terms: [before.exponent, factor.exponent] }),
      });
  }
  const kept: Factor[] = [];
  for (const factor of factors.values()) {
    if (isZero(factor.exponent)) continue;
    if (factor.base.kind === 'number' && factor.exponent.kind === 'number') {
      const [whole, surd] = numberPower(factor.base.value, factor.exponent.value);
      coefficient = times(coefficient, whole);
      kept.push(...surd);
    } else kept.push(factor);
  }
  return { coefficient, factors: kept };
}

function toPower(terms: Term[], exponent: Expression, open: boolean): Term[] {
  if (isZero(exponent)) return [{ coefficient: ONE, factors: [] }];
  const whole = exponent.kind === 'number' && isWhole(exponent.value);
  if (terms.length === 0) {
    if (exponent.kind === 'number' && signOf(exponent.value) > 0) return [];
    throw new RangeError('a power of nothing');
  }
  if (terms.length > 1) {
    if (open && whole && exponent.value.n > 0n && exponent.value.n <= 8n)
      return Array.from({ length: Number(exponent.value.n) }, () => terms).reduce((left, right) =>
        collected(multiplied(left, right, true)),
      );
    return [single(fromTerms(terms), exponent)];
  }
  const [term] = terms as [Term];
  if (term.factors.length === 0) return ofNumber(term.coefficient, exponent);
  const factors = () =>
    term.factors.map(({ base, exponent: inner }) => ({ base, exponent: gathered(product(inner, exponent)) }));
  if (whole) return [{ coefficient: raised(term.coefficient, Number(exponent.value.n)), factors: factors() }];
  const lone =
    term.factors.length === 1 &&
    (term.factors[0]!.base.kind === 'constant' || isOdd(term.factors[0]!.exponent));
  if (exponent.kind !== 'number' || signOf(term.coefficient) < 0 || !lone)
    return [single(fromTerms(terms), exponent)];
  const [coefficient, surd] = numberPower(term.coefficient, exponent.value);
  return [joined({ coefficient, factors: surd }, { coefficient: ONE, factors: factors() })];
}

/** √(x²) is not x, but √(x³) is x√x, since x cannot be negative in it. */
function isOdd(exponent: Expression): boolean {
  return exponent.kind === 'number' && exponent.value.n % 2n !== 0n;
}

function ofNumber(base: Rational, exponent: Expression): Term[] {
  if (exponent.kind !== 'number')
    return base.n === base.d ? [{ coefficient: ONE, factors: [] }] : [single(number(base), exponent)];
  if (!isWhole(exponent.value) && signOf(base) < 0) return [single(number(base), exponent)];
  const [coefficient, factors] = numberPower(base, exponent.value);
  return [{ coefficient, factors }];
}

/** 12^(1/2) as 2 and √3; 2^(-1/2) as 1/2 and √2. */
function numberPower(base: Rational, exponent: Rational): [Rational, Factor[]] {
  if (isWhole(exponent)) return [raised(base, Number(exponent.n)), []];
  const [above, below] = signOf(exponent) < 0 ? [base.d, base.n] : [base.n, base.d];
  const index = Number(exponent.d);
  const size = exponent.n < 0n ? -exponent.n : exponent.n;
  // a/b = a·b^(index-1) / b^index, so that the root stands above.
  let radicand = (above * below ** BigInt(index - 1)) ** size;
  const under = rational(1, below ** size);
  let outside = 1n;
  for (let prime = 2n; prime ** BigInt(index) <= radicand && prime < 1000n; prime += 1n)
    while (radicand % prime ** BigInt(index) === 0n) {
      radicand /= prime ** BigInt(index);
      outside *= prime;
    }
  const factors = radicand === 1n ? [] : [{ base: number(radicand), exponent: number(rational(1, index)) }];
  return [times(rational(outside), under), factors];
}

function collected(terms: Term[]): Term[] {
  const found = new Map<string, Term>();
  for (const term of terms) {
    const key = term.factors
      .map(({ base, exponent }) => `${keyOf(base)}^${keyOf(exponent)}`)
      .sort()
      .join('*');
    const before = found.get(key);
    found.set(key, before ? { ...before, coefficient: plus(before.coefficient, term.coefficient) } : term);
  }
  return [...found.values()].filter(({ coefficient }) => coefficient.n !== ZERO.n);
}

/** The same for the same bracket in another order. */
export function keyOf(one: Expression): string {
  if (one.kind === 'sum') return `(${one.terms.map(keyOf).sort().join('+')})`;
  if (one.kind === 'call') return `${one.name}(${keyOf(one.of)})`;
  if (one.kind === 'power') return `(${keyOf(one.base)})^(${keyOf(one.exponent)})`;
  if (one.kind === 'product') return one.factors.map(keyOf).sort().join('*');
  if (one.kind === 'negative') return `-${keyOf(one.of)}`;
  if (one.kind === 'quotient') return `${keyOf(one.numerator)}/${keyOf(one.denominator)}`;
  return toText(one);
}

/** Roots and denominators written as powers: 4x^(1/2) − 6x^(−1). */
export function asPowers(one: Expression): Expression {
  const terms = termsOf(one).map(({ coefficient, factors }) => {
    const isMinus = signOf(coefficient) < 0;
    const powers = factors.map(({ base, exponent }): Expression => power(base, exponent));
    const value = product(number(isMinus ? opposite(coefficient) : coefficient), ...powers);
    return isMinus ? negative(value) : value;
  });
  return terms.length === 1 ? terms[0]! : { kind: 'sum', terms };
}

export function fromTerms(terms: Term[]): Expression {
  const [first, second] = terms;
  const isTurned = terms.length === 2 && signOf(first!.coefficient) < 0 && signOf(second!.coefficient) > 0;
  const written = (isTurned ? [second!, first!] : terms).map(fromTerm);
  if (written.length === 0) return number(0);
  return written.length === 1 ? written[0]! : { kind: 'sum', terms: written };
}

function fromTerm({ coefficient, factors }: Term): Expression {
  const minus = signOf(coefficient) < 0;
  const { n, d } = minus ? opposite(coefficient) : coefficient;
  const sorted = [...factors].sort((a, b) => rank(a) - rank(b));
  const below = sorted
    .filter(isBelow)
    .map(({ base, exponent }) => raisedTo(base, gathered({ kind: 'negative', of: exponent })));
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

function isBelow({ base, exponent }: Factor): boolean {
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
