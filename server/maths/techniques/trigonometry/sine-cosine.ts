import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  type FunctionName,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import { rationalOf } from '../../algebra-system/normal/normal.ts';
import { toNumber } from '../../algebra-system/numbers/rational.ts';
import { coefficientsOf } from '../../algebra-system/polynomials/polynomial.ts';

/** Numbers by "i,j": the coefficient of sinⁱ cosʲ. */
type SineCosinePolynomial = Map<string, number>;
interface Ratio {
  above: SineCosinePolynomial;
  below: SineCosinePolynomial;
}
/** slope·x + shift */
export interface Argument {
  slope: number;
  shift: number;
}

const CIRCULAR = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const MAX_DEGREE = 8;
const ZERO = 1e-12;

export function isCircular(one: Expression): boolean {
  return one.kind === 'call' && CIRCULAR.has(one.name);
}

/** Every circular function's argument, each once; null where the letter stands anywhere else or an argument is not linear. */
export function argumentsOf(
  one: Expression,
  letter: string,
): { argument: Argument; expression: Expression; name: FunctionName }[] | null {
  const calls: { argument: Argument; expression: Expression; name: FunctionName }[] = [];
  const read = (part: Expression): boolean => {
    if (part.kind === 'symbol') return part.name !== letter;
    if (part.kind === 'call' && CIRCULAR.has(part.name)) {
      const coefficients = coefficientsOf(part.of, letter);
      const slope = coefficients?.length === 2 ? rationalOf(coefficients[1]!) : null;
      if (!slope) return symbolsOf(part.of).length === 0;
      const shift = coefficients![0]!.terms.length > 0 ? evaluate(tidy(coefficients![0]!)) : 0;
      calls.push({ argument: { slope: toNumber(slope), shift }, expression: part.of, name: part.name });
      return Number.isFinite(shift);
    }
    if (part.kind === 'apply' || part.kind === 'tuple' || part.kind === 'matrix') return false;
    return !contains(part, (inner) => inner !== part && inner.kind === 'symbol') || partsRead(part);
  };
  const partsRead = (part: Expression): boolean => {
    switch (part.kind) {
      case 'sum':
        return part.terms.every(read);
      case 'product':
        return part.factors.every(read);
      case 'quotient':
        return read(part.numerator) && read(part.denominator);
      case 'negative':
        return read(part.of);
      case 'power':
        return read(part.base) && symbolsOf(part.exponent).length === 0;
      default:
        return false;
    }
  };
  return read(one) && calls.length > 0 ? calls : null;
}

/** The numerator of the expression as a polynomial in the sine and cosine of the base angle. */
export function inSineAndCosine(
  one: Expression,
  letter: string,
  base: Argument,
): SineCosinePolynomial | null {
  try {
    return dropNoise(ratioOf(one, letter, base).above);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function ratioOf(one: Expression, letter: string, base: Argument): Ratio {
  if (!contains(one, (part) => part.kind === 'symbol' && part.name === letter))
    return { above: constant(evaluate(one)), below: constant(1) };
  switch (one.kind) {
    case 'sum':
      return one.terms.map((term) => ratioOf(term, letter, base)).reduce(addRatios);
    case 'negative':
      return scaleRatio(ratioOf(one.of, letter, base), -1);
    case 'product':
      return one.factors.map((factor) => ratioOf(factor, letter, base)).reduce(multiplyRatios);
    case 'quotient': {
      const below = ratioOf(one.denominator, letter, base);
      return multiplyRatios(ratioOf(one.numerator, letter, base), { above: below.below, below: below.above });
    }
    case 'power': {
      const exponent = evaluate(one.exponent);
      const inner = ratioOf(one.base, letter, base);
      const own = exponent < 0 ? { above: inner.below, below: inner.above } : inner;
      if (!Number.isInteger(exponent) || Math.abs(exponent) > 4) throw new RangeError('power');
      return Array.from({ length: Math.abs(exponent) }, () => own).reduce(multiplyRatios, {
        above: constant(1),
        below: constant(1),
      });
    }
    case 'call':
      return ratioOfCall(one.name, one.of, letter, base);
    default:
      throw new RangeError(one.kind);
  }
}

function ratioOfCall(name: FunctionName, of: Expression, letter: string, base: Argument): Ratio {
  const coefficients = coefficientsOf(of, letter)!;
  const slope = toNumber(rationalOf(coefficients[1]!)!);
  const shift = coefficients[0]!.terms.length > 0 ? evaluate(tidy(coefficients[0]!)) : 0;
  const times = slope / base.slope;
  const rest = shift - times * base.shift;
  if (!Number.isInteger(times) || times < 1 || times > 3) throw new RangeError('multiple');
  const [sine, cosine] = multiples(times);
  const [s, c] = [roundNoise(Math.sin(rest)), roundNoise(Math.cos(rest))];
  const sin = addPolynomials(scalePolynomial(sine, c), scalePolynomial(cosine, s));
  const cos = addPolynomials(scalePolynomial(cosine, c), scalePolynomial(sine, -s));
  const one = constant(1);
  const table: Partial<Record<FunctionName, Ratio>> = {
    sin: { above: sin, below: one },
    cos: { above: cos, below: one },
    tan: { above: sin, below: cos },
    cot: { above: cos, below: sin },
    sec: { above: one, below: cos },
    cosec: { above: one, below: sin },
  };
  return table[name]!;
}

/** sin mu and cos mu, by adding u again and again. */
function multiples(times: number): [SineCosinePolynomial, SineCosinePolynomial] {
  const [s, c]: [SineCosinePolynomial, SineCosinePolynomial] = [new Map([['1,0', 1]]), new Map([['0,1', 1]])];
  let [sine, cosine] = [s, c];
  for (let count = 1; count < times; count += 1)
    [sine, cosine] = [
      addPolynomials(multiplyPolynomials(sine, c), multiplyPolynomials(cosine, s)),
      addPolynomials(multiplyPolynomials(cosine, c), scalePolynomial(multiplyPolynomials(sine, s), -1)),
    ];
  return [sine, cosine];
}

const roundNoise = (value: number) =>
  Math.abs(value) < ZERO ? 0 : Math.abs(Math.abs(value) - 1) < ZERO ? Math.sign(value) : value;
const constant = (value: number): SineCosinePolynomial => new Map([['0,0', value]]);

function addPolynomials(a: SineCosinePolynomial, b: SineCosinePolynomial): SineCosinePolynomial {
  const result = new Map(a);
  for (const [key, value] of b) result.set(key, (result.get(key) ?? 0) + value);
  return result;
}
function scalePolynomial(a: SineCosinePolynomial, by: number): SineCosinePolynomial {
  return new Map([...a].map(([key, value]) => [key, value * by]));
}
function multiplyPolynomials(a: SineCosinePolynomial, b: SineCosinePolynomial): SineCosinePolynomial {
  const result: SineCosinePolynomial = new Map();
  for (const [left, x] of a)
    for (const [right, y] of b) {
      const [i, j] = degrees(left);
      const [k, l] = degrees(right);
      if (i + j + k + l > MAX_DEGREE) throw new RangeError('degree');
      const key = `${i + k},${j + l}`;
      result.set(key, (result.get(key) ?? 0) + x * y);
    }
  return result;
}
function addRatios(a: Ratio, b: Ratio): Ratio {
  const isSame = samePolynomial(a.below, b.below);
  if (isSame) return { above: addPolynomials(a.above, b.above), below: a.below };
  return {
    above: addPolynomials(multiplyPolynomials(a.above, b.below), multiplyPolynomials(b.above, a.below)),
    below: multiplyPolynomials(a.below, b.below),
  };
}
function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  return { above: multiplyPolynomials(a.above, b.above), below: multiplyPolynomials(a.below, b.below) };
}
function scaleRatio(a: Ratio, by: number): Ratio {
  return { above: scalePolynomial(a.above, by), below: a.below };
}
function samePolynomial(a: SineCosinePolynomial, b: SineCosinePolynomial): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

export function degrees(key: string): [number, number] {
  const [i, j] = key.split(',').map(Number);
  return [i!, j!];
}

function dropNoise(a: SineCosinePolynomial): SineCosinePolynomial {
  const largest = Math.max(...[...a.values()].map(Math.abs), 0);
  return new Map([...a].filter(([, value]) => Math.abs(value) > ZERO * largest));
}

/** Replaces the squares of the other function by 1 minus those of the named one: A(f) + g·B(f). */
export function inOneFunction(functionName: 'sin' | 'cos', p: SineCosinePolynomial): [number[], number[]] {
  const parts: [number[], number[]] = [[], []];
  for (const [key, value] of p) {
    const [i, j] = degrees(key);
    const [own, other] = functionName === 'sin' ? [i, j] : [j, i];
    // (1 − x²)^m
    const halves = Math.floor(other / 2);
    let sign = value;
    for (let m = 0; m <= halves; m += 1) {
      const at = own + 2 * m;
      const list = parts[(other % 2) as 0 | 1];
      list[at] = (list[at] ?? 0) + sign * chooseNumber(halves, m);
      sign = -sign;
    }
  }
  return parts.map((list) => trimNumbers(Array.from(list, (value) => value ?? 0))) as [number[], number[]];
}

/** The polynomial in the tangent, where all terms can be brought to one degree; null elsewhere. */
export function polynomialInTangent(p: SineCosinePolynomial): number[] | null {
  const sizes = [...p.keys()].map((key) => degrees(key)[0] + degrees(key)[1]);
  const top = Math.max(...sizes);
  if (sizes.some((size) => (top - size) % 2 !== 0)) return null;
  const result: number[] = [];
  for (const [key, value] of p) {
    const [i, j] = degrees(key);
    const lift = (top - i - j) / 2;
    // times (tan² + 1)^lift
    for (let m = 0; m <= lift; m += 1)
      result[i + 2 * m] = (result[i + 2 * m] ?? 0) + value * chooseNumber(lift, m);
  }
  return trimNumbers(Array.from(result, (value) => value ?? 0));
}

function chooseNumber(n: number, r: number): number {
  let result = 1;
  for (let index = 1; index <= r; index += 1) result = (result * (n - r + index)) / index;
  return result;
}

function trimNumbers(list: number[]): number[] {
  const largest = Math.max(...list.map(Math.abs), 0);
  const cleaned = list.map((value) => (Math.abs(value) <= 1e-11 * largest ? 0 : value));
  while (cleaned.length > 0 && cleaned.at(-1) === 0) cleaned.pop();
  return cleaned;
}
