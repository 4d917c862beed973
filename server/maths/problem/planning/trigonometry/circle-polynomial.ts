import {
  type Expression,
  negative,
  number,
  power,
  product,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import {
  ONE,
  opposite,
  over,
  plus,
  type Rational,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';

/** A polynomial in the sine and the cosine of one angle: the coefficients by their exponents, as `1,2` for s c². */
export type CirclePolynomial = ReadonlyMap<string, Rational>;

const keyOf = (s: number, c: number) => `${s},${c}`;
const exponentsOf = (key: string) => key.split(',').map(Number) as [s: number, c: number];

export const constant = (value: Rational): CirclePolynomial => gathered([[keyOf(0, 0), value]]);
export const SINE: CirclePolynomial = new Map([[keyOf(1, 0), ONE]]);
export const COSINE: CirclePolynomial = new Map([[keyOf(0, 1), ONE]]);

/** Terms of equal exponents added, and those that cancel left out. */
function gathered(terms: Iterable<readonly [string, Rational]>): CirclePolynomial {
  const all = new Map<string, Rational>();
  for (const [key, value] of terms) {
    const before = all.get(key);
    const now = before ? plus(before, value) : value;
    if (now.n === 0n) all.delete(key);
    else all.set(key, now);
  }
  return all;
}

export const added = (a: CirclePolynomial, b: CirclePolynomial): CirclePolynomial => gathered([...a, ...b]);

export const opposed = (a: CirclePolynomial): CirclePolynomial =>
  gathered([...a].map(([key, value]) => [key, opposite(value)] as const));

export const multiplied = (a: CirclePolynomial, b: CirclePolynomial): CirclePolynomial =>
  gathered(
    [...a].flatMap(([one, x]) =>
      [...b].map(([other, y]) => {
        const [[s, c], [t, d]] = [exponentsOf(one), exponentsOf(other)];
        return [keyOf(s + t, c + d), times(x, y)] as const;
      }),
    ),
  );

export const isSamePolynomial = (a: CirclePolynomial, b: CirclePolynomial): boolean =>
  added(a, opposed(b)).size === 0;

const SQUARES = { s: [2, 0], c: [0, 2] } as const;

/** The same on the circle, with s² (or c²) taken out by s² + c² = 1. */
export function without(square: 's' | 'c', of: CirclePolynomial): CirclePolynomial {
  const [ds, dc] = SQUARES[square];
  let now = of;
  for (;;) {
    const hit = [...now].find(([key]) => {
      const [s, c] = exponentsOf(key);
      return s >= ds && c >= dc;
    });
    if (!hit) return now;
    const [key, value] = hit;
    const [s, c] = exponentsOf(key);
    const [below, across] = [keyOf(s - ds, c - dc), keyOf(s - ds + dc, c - dc + ds)];
    now = gathered([...now, [key, opposite(value)], [below, value], [across, opposite(value)]]);
  }
}

/** What one polynomial is times another; null where it does not divide. */
export function divided(of: CirclePolynomial, by: CirclePolynomial): CirclePolynomial | null {
  const lead = leading(by);
  if (!lead) return null;
  let rest = of;
  const terms: [string, Rational][] = [];
  for (let top = leading(rest); top; top = leading(rest)) {
    const [[s, c], [t, d]] = [exponentsOf(top[0]), exponentsOf(lead[0])];
    if (s < t || c < d || terms.length > 40) return null;
    const term = [keyOf(s - t, c - d), over(top[1], lead[1])] as [string, Rational];
    terms.push(term);
    rest = added(rest, opposed(multiplied(new Map([term]), by)));
  }
  return gathered(terms);
}

const inOrder = (of: CirclePolynomial): [string, Rational][] =>
  [...of].toSorted(([one], [other]) => {
    const [[s, c], [t, d]] = [exponentsOf(one), exponentsOf(other)];
    return t - s || d - c;
  });

const leading = (of: CirclePolynomial): [string, Rational] | undefined => inOrder(of)[0];

/** As one writes it, numbers first: 1 − 2 cos θ + sin² θ. */
export function written(of: CirclePolynomial, sine: Expression, cosine: Expression): Expression {
  const terms = inOrder(of)
    .toReversed()
    .map(([key, value]) => {
      const [s, c] = exponentsOf(key);
      const size = number(signOf(value) < 0 ? opposite(value) : value);
      const term = product(size, power(sine, s), power(cosine, c));
      return signOf(value) < 0 ? negative(term) : term;
    });
  return terms.length === 0 ? number(0) : sum(...terms);
}
