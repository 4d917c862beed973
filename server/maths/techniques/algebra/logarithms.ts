import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import {
  type Base,
  multiply,
  type Normal,
  normalBase,
  normalOfTerms,
  type Term,
} from '../../algebra-system/normal/normal.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import {
  absolute,
  gcd,
  isWhole,
  lcm,
  ONE,
  opposite,
  over,
  type Rational,
  raised,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';

const LARGE = 1_000_000n;

interface LogarithmMultiple {
  times: Rational;
  of: Expression;
}

/** ln 20 / ln 3 as a mark scheme writes it: each side one logarithm, as it was typed where it is one already. */
export function quotientOfLogarithms(above: Expression, below: Expression): Expression {
  const [top, bottom] = [above, below].map((one) => asLogarithm(one) ?? asLogarithm(gatheredLogarithms(one)));
  if (!bottom) return overNumber(above, exactNumber(below)) ?? gatheredLogarithms(quotient(above, below));
  const whole = asLogarithm(above) ? null : wholePart(quotient(above, below));
  if (whole) {
    const rest = quotientOfLogarithms(
      gatheredLogarithms(exact(difference(above, product(number(whole), below)))),
      below,
    );
    return rest.kind === 'negative' || signOf(whole) > 0
      ? sum(number(whole), rest)
      : sum(rest, number(whole));
  }
  if (!top) {
    const isBelow = signOf(bottom.times) * logSign(bottom) < 0;
    const [one, two] = [above, below].map((side) => gatheredLogarithms(isBelow ? negative(side) : side));
    return quotient(one!, two!);
  }
  const scale = over(top.times, bottom.times);
  const size = absolute(scale);
  const value = quotient(product(number(size.n), top.of), product(number(size.d), bottom.of));
  return signOf(scale) < 0 ? negative(value) : value;
}

/** (2 + ln 4)/3 as it was found; null where there is more than one logarithm. */
function overNumber(above: Expression, below: Extract<Expression, { kind: 'number' }> | null) {
  const terms = above.kind === 'sum' ? above.terms : [above];
  const logs = terms.filter((term) => asLogarithm(term) !== null);
  const rest = terms.filter((term) => !logs.includes(term)).map(exactNumber);
  const [only] = logs.map(asLogarithm);
  if (!below || logs.length !== 1 || rest.includes(null) || absolute(only!.times).n !== only!.times.d)
    return null;
  const sign = signOf(below.value);
  if (rest.length === 0 && absolute(below.value).n !== below.value.d) return null;
  const size = exact(sum(...rest.map((one) => one!)));
  if (size.kind !== 'number') return null;
  const [log, number_] = [
    logarithmExpression({ ...only!, times: times(only!.times, rational(sign)) }),
    number(times(size.value, rational(sign))),
  ];
  const isLast = signOf(number_.kind === 'number' ? number_.value : ONE) < 0;
  return quotient(isLast ? sum(log, number_) : sum(number_, log), number(absolute(below.value)));
}

/** 2 of 2 + ln 3/ln 7 */
function wholePart(one: Expression): Rational | null {
  const terms = hasDecimal(one) ? [] : (normalOf(one)?.terms ?? []);
  const whole = terms.find(({ factors }) => factors.length === 0);
  return whole && terms.length > 1 && isWhole(whole.coefficient) ? whole.coefficient : null;
}

/** The logarithms of an exact number joined, over one denominator: 2 ln 2/ln 3 + ln 5/ln 3 is ln 20/ln 3. */
export function gatheredLogarithms(one: Expression): Expression {
  if (hasDecimal(one)) return one;
  const normal = normalOf(one);
  const below = normal && inverseIn(normal);
  const above = normal && below ? multiply(normal, normalBase(below)) : normal;
  const joined = above && combineLogarithms(above);
  if (!joined) return one;
  const { inside, times: size, rest } = joined;
  const shared = [size, ...rest.terms.map(({ coefficient }) => coefficient)].map(({ d }) => d).reduce(lcm);
  const isMinus = signOf(size) < 0 && rest.terms.every(({ coefficient }) => signOf(coefficient) < 0);
  const scale = rational(isMinus ? -shared : shared);
  const log = logarithmExpression({ times: times(size, scale), of: call('ln', number(inside)) });
  const others = tidy(
    normalOfTerms(rest.terms.map((each) => ({ ...each, coefficient: times(each.coefficient, scale) }))),
  );
  const numerator = evaluate(others) < 0 ? sum(log, others) : sum(others, log);
  const value = quotient(numerator, product(number(shared), ...(below ? [below.expression] : [])));
  return isMinus ? negative(value) : value;
}

const hasDecimal = (one: Expression) =>
  contains(one, (part) => part.kind === 'number' && Boolean(part.typed?.includes('.')));

/** k ln n as it stands. */
function asLogarithm(one: Expression): LogarithmMultiple | null {
  if (one.kind === 'call' && one.name === 'ln' && one.of.kind === 'number') return { times: ONE, of: one };
  if (one.kind === 'negative') {
    const inner = asLogarithm(one.of);
    return inner && { ...inner, times: opposite(inner.times) };
  }
  if (one.kind === 'product' && one.factors.length === 2) {
    const [first, second] = one.factors.map((factor) => exactNumber(factor) ?? factor);
    const inner = second && asLogarithm(second);
    return first?.kind === 'number' && inner ? { ...inner, times: times(inner.times, first.value) } : null;
  }
  if (one.kind === 'quotient') {
    const [inner, by] = [asLogarithm(one.numerator), exactNumber(one.denominator)];
    return inner && by?.kind === 'number' ? { ...inner, times: over(inner.times, by.value) } : null;
  }
  return null;
}

function exactNumber(one: Expression): Extract<Expression, { kind: 'number' }> | null {
  if (one.kind === 'number') return one;
  const value = contains(one, (part) => part.kind === 'call' || part.kind === 'symbol') ? one : exact(one);
  return value.kind === 'number' ? value : null;
}

const logSign = ({ of }: LogarithmMultiple) => Math.sign(evaluate(of));

function logarithmExpression({ times: size, of }: LogarithmMultiple): Expression {
  const { n, d } = absolute(size);
  const value = quotient(product(number(n), of), number(d));
  return signOf(size) < 0 ? negative(value) : value;
}

/** ln 3 where some term is divided by it. */
function inverseIn({ terms }: Normal): Base | null {
  const reciprocal = terms
    .flatMap(({ factors }) => factors)
    .find(({ base, exponent }) => base.key.startsWith('ln(') && exponent.n === -1n && exponent.d === 1n);
  return reciprocal?.base ?? null;
}

/** The terms k ln p joined to one logarithm of a number above 1; null where another term holds a logarithm. */
function combineLogarithms(normal: Normal): { inside: Rational; times: Rational; rest: Normal } | null {
  const logarithms = normal.terms.flatMap((term) => {
    const prime = primeOf(term);
    return prime ? [{ term, prime }] : [];
  });
  const rest = normal.terms.filter((term) => !logarithms.some((each) => each.term === term));
  if (logarithms.length === 0 || rest.some(({ key }) => key.includes('ln('))) return null;
  const below = logarithms.map(({ term }) => term.coefficient.d).reduce(lcm);
  const sizes = logarithms.map(({ term }) => term.coefficient.n * (below / term.coefficient.d));
  const shared = sizes.reduce((all, size) => gcd(all, size), 0n);
  const inside = logarithms
    .map(({ prime }, index) => raised(rational(prime), Number(sizes[index]! / shared)))
    .reduce(times);
  if (inside.n > LARGE || inside.d > LARGE) return null;
  const isBelowOne = inside.n < inside.d;
  const size = rational(shared, below);
  return {
    inside: isBelowOne ? over(ONE, inside) : inside,
    times: isBelowOne ? opposite(size) : size,
    rest: normalOfTerms(rest),
  };
}

function primeOf({ factors }: Term): bigint | null {
  const [only, more] = factors;
  if (!only || more || only.exponent.n !== 1n || only.exponent.d !== 1n) return null;
  const { expression } = only.base;
  if (expression.kind !== 'call' || expression.name !== 'ln' || expression.of.kind !== 'number') return null;
  return expression.of.value.d === 1n ? expression.of.value.n : null;
}
