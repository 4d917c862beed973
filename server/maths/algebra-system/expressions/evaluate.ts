import { integral } from '../numeric/roots.ts';
import { toNumber } from '../numbers/rational.ts';
import type { Expression, FunctionName } from './expression.ts';

const MAX_SUMMED = 10_000;

export type Values = Record<string, number>;

/** The real value, NaN where it is not defined over the reals or a letter has no value. Angles are in radians. */
export function evaluate(one: Expression, values: Values = {}): number {
  switch (one.kind) {
    case 'number':
      return toNumber(one.value);
    case 'constant':
      return one.name === 'pi'
        ? Math.PI
        : one.name === 'e'
          ? Math.E
          : one.name === 'infinity'
            ? Infinity
            : NaN;
    case 'symbol':
      return values[one.name] ?? NaN;
    case 'sum':
      return one.terms.reduce((total, term) => total + evaluate(term, values), 0);
    case 'negative':
      return -evaluate(one.of, values);
    case 'product':
      return one.factors.reduce((total, factor) => total * evaluate(factor, values), 1);
    case 'quotient': {
      const below = evaluate(one.denominator, values);
      return below === 0 ? NaN : evaluate(one.numerator, values) / below;
    }
    case 'power':
      return realPower(evaluate(one.base, values), one.exponent, values);
    case 'root':
      return realRoot(evaluate(one.of, values), one.index);
    case 'log': {
      const [base, of] = [evaluate(one.base, values), evaluate(one.of, values)];
      return base > 0 && base !== 1 && of > 0 ? Math.log(of) / Math.log(base) : NaN;
    }
    case 'call':
      return FUNCTIONS[one.name](evaluate(one.of, values));
    case 'integral': {
      if (!one.from || !one.to) return NaN;
      return integral(
        (x) => evaluate(one.of, { ...values, [one.by]: x }),
        evaluate(one.from, values),
        evaluate(one.to, values),
      );
    }
    case 'series': {
      const [from, to] = [evaluate(one.from, values), evaluate(one.to, values)];
      if (!Number.isInteger(from) || !Number.isInteger(to) || to - from > MAX_SUMMED) return NaN;
      let total = 0;
      for (let index = from; index <= to; index += 1)
        total += evaluate(one.of, { ...values, [one.index]: index });
      return total;
    }
    case 'rate':
    case 'apply':
    case 'derivative':
    case 'tuple':
    case 'matrix':
      return NaN;
  }
}

function realPower(base: number, exponent: Expression, values: Values): number {
  const to = evaluate(exponent, values);
  if (base === 0) return to > 0 ? 0 : to === 0 ? 1 : NaN;
  if (base > 0 || Number.isInteger(to)) return base ** to;
  // (−8)^(1/3): the exponent as it is written decides, not its rounding.
  const [n, d] = fractionOf(exponent) ?? [0, 2];
  if (d % 2 === 0) return NaN;
  return (n % 2 === 0 ? 1 : -1) * Math.abs(base) ** to;
}

function fractionOf(one: Expression): [number, number] | null {
  if (one.kind === 'number') return [Number(one.value.n), Number(one.value.d)];
  if (one.kind === 'negative') {
    const inner = fractionOf(one.of);
    return inner && [-inner[0], inner[1]];
  }
  if (one.kind !== 'quotient') return null;
  const [above, below] = [fractionOf(one.numerator), fractionOf(one.denominator)];
  if (!above || !below) return null;
  let [n, d] = [above[0] * below[1], above[1] * below[0]];
  while (n % 2 === 0 && d % 2 === 0 && d !== 0) [n, d] = [n / 2, d / 2];
  return [n, d];
}

function realRoot(of: number, index: number): number {
  if (of < 0) return index % 2 === 1 ? -((-of) ** (1 / index)) : NaN;
  return index === 2 ? Math.sqrt(of) : index === 3 ? Math.cbrt(of) : of ** (1 / index);
}

const inverse = (value: number) => (value === 0 ? NaN : 1 / value);

const FUNCTIONS: Record<FunctionName, (value: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: (value) => (Math.abs(Math.cos(value)) < 1e-15 ? NaN : Math.tan(value)),
  sec: (value) => inverse(Math.cos(value)),
  cosec: (value) => inverse(Math.sin(value)),
  cot: (value) => inverse(Math.tan(value)),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  sech: (value) => inverse(Math.cosh(value)),
  cosech: (value) => inverse(Math.sinh(value)),
  coth: (value) => inverse(Math.tanh(value)),
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: (value) => (Math.abs(value) < 1 ? Math.atanh(value) : NaN),
  ln: (value) => (value > 0 ? Math.log(value) : NaN),
  abs: Math.abs,
  degrees: (value) => (value * Math.PI) / 180,
  arg: (value) => (value > 0 ? 0 : value < 0 ? Math.PI : NaN),
  re: (value) => value,
  im: () => 0,
  conj: (value) => value,
  factorial: (value) => {
    if (!Number.isInteger(value) || value < 0 || value > 170) return NaN;
    let result = 1;
    for (let factor = 2; factor <= value; factor += 1) result *= factor;
    return result;
  },
};
