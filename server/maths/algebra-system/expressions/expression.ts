import { ONE, opposite, over, rational, type Rational, ZERO } from '../numbers/rational.ts';

/** What was typed, as a tree; nothing is simplified, so that the form an answer has can be judged. */
export type Expression =
  | { kind: 'number'; value: Rational; typed?: string }
  | { kind: 'constant'; name: ConstantName }
  | { kind: 'symbol'; name: string }
  | { kind: 'sum'; terms: Expression[] }
  | { kind: 'negative'; of: Expression }
  | { kind: 'product'; factors: Expression[] }
  | { kind: 'quotient'; numerator: Expression; denominator: Expression }
  | { kind: 'power'; base: Expression; exponent: Expression }
  | { kind: 'root'; index: number; of: Expression }
  | { kind: 'call'; name: FunctionName; of: Expression }
  | { kind: 'log'; base: Expression; of: Expression }
  /** f(2), f'(x): a function that the question names; −1 primes are its inverse. */
  | { kind: 'apply'; name: string; primes: number; of: Expression }
  /** dy/dx, d²y/dx² */
  | { kind: 'derivative'; of: string; by: string; order: number }
  /** d/dx of something */
  | { kind: 'rate'; of: Expression; by: string; order: number }
  /** Without ends an antiderivative is meant. */
  | { kind: 'integral'; of: Expression; by: string; from: Expression | null; to: Expression | null }
  /** The sum of `of` for whole numbers from `from` to `to`. */
  | { kind: 'series'; of: Expression; index: string; from: Expression; to: Expression }
  /** (1, 2, 3), [0, 1), {1, 2} */
  | { kind: 'tuple'; open: '(' | '[' | '{'; close: ')' | ']' | '}'; items: Expression[] }
  | { kind: 'matrix'; rows: Expression[][] };

export type ConstantName = 'pi' | 'e' | 'i' | 'infinity';

export const FUNCTION_NAMES = [
  'sin',
  'cos',
  'tan',
  'sec',
  'cosec',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'sech',
  'cosech',
  'coth',
  'arsinh',
  'arcosh',
  'artanh',
  'ln',
  'abs',
  'degrees',
  'arg',
  're',
  'im',
  'conj',
  'factorial',
] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

export function number(value: Rational | number | bigint): Expression {
  return { kind: 'number', value: typeof value === 'object' ? value : rational(value) };
}
export function fraction(n: number | bigint, d: number | bigint): Expression {
  return number(rational(n, d));
}
export function symbol(name: string): Expression {
  return { kind: 'symbol', name };
}
export const PI: Expression = { kind: 'constant', name: 'pi' };
export const E: Expression = { kind: 'constant', name: 'e' };
export const I: Expression = { kind: 'constant', name: 'i' };
export const INFINITY: Expression = { kind: 'constant', name: 'infinity' };

export function sum(...terms: Expression[]): Expression {
  const flat = terms.flatMap((one) => (one.kind === 'sum' ? one.terms : [one])).filter((one) => !isZero(one));
  return flat.length === 0 ? number(0) : flat.length === 1 ? flat[0]! : { kind: 'sum', terms: flat };
}
export function negative(of: Expression): Expression {
  if (of.kind === 'negative') return of.of;
  if (of.kind === 'number') return number({ n: -of.value.n, d: of.value.d });
  return { kind: 'negative', of };
}
export function difference(a: Expression, b: Expression): Expression {
  return sum(a, negative(b));
}
export function product(...factors: Expression[]): Expression {
  const flat = factors.flatMap((one) => (one.kind === 'product' ? one.factors : [one]));
  if (flat.some(isZero)) return number(0);
  const rest = flat.filter((one) => !isOne(one));
  return rest.length === 0 ? number(1) : rest.length === 1 ? rest[0]! : { kind: 'product', factors: rest };
}
export function quotient(numerator: Expression, denominator: Expression): Expression {
  return isOne(denominator) ? numerator : { kind: 'quotient', numerator, denominator };
}
export function power(base: Expression, exponent: Expression | number): Expression {
  const to = typeof exponent === 'number' ? number(exponent) : exponent;
  return isOne(to) ? base : isZero(to) ? number(1) : { kind: 'power', base, exponent: to };
}
export function root(of: Expression, index = 2): Expression {
  return { kind: 'root', index, of };
}
export function call(name: FunctionName, of: Expression): Expression {
  return { kind: 'call', name, of };
}
export function exp(of: Expression): Expression {
  return power(E, of);
}

function isZero(one: Expression): boolean {
  return one.kind === 'number' && one.value.n === ZERO.n;
}
function isOne(one: Expression): boolean {
  return one.kind === 'number' && one.value.n === ONE.n && one.value.d === ONE.d;
}

/** The parts one level down, in the order in which they are written. */
export function partsOf(one: Expression): Expression[] {
  switch (one.kind) {
    case 'number':
    case 'constant':
    case 'symbol':
    case 'derivative':
      return [];
    case 'sum':
      return one.terms;
    case 'product':
      return one.factors;
    case 'quotient':
      return [one.numerator, one.denominator];
    case 'power':
      return [one.base, one.exponent];
    case 'log':
      return [one.base, one.of];
    case 'negative':
    case 'root':
    case 'call':
    case 'apply':
    case 'rate':
      return [one.of];
    case 'integral':
      return one.from && one.to ? [one.of, one.from, one.to] : [one.of];
    case 'series':
      return [one.of, one.from, one.to];
    case 'tuple':
      return one.items;
    case 'matrix':
      return one.rows.flat();
  }
}

/** The same expression with every part changed by `change`. */
export function mapParts(one: Expression, change: (part: Expression) => Expression): Expression {
  switch (one.kind) {
    case 'number':
    case 'constant':
    case 'symbol':
    case 'derivative':
      return one;
    case 'sum':
      return { ...one, terms: one.terms.map(change) };
    case 'product':
      return { ...one, factors: one.factors.map(change) };
    case 'quotient':
      return { ...one, numerator: change(one.numerator), denominator: change(one.denominator) };
    case 'power':
      return { ...one, base: change(one.base), exponent: change(one.exponent) };
    case 'log':
      return { ...one, base: change(one.base), of: change(one.of) };
    case 'negative':
    case 'root':
    case 'call':
    case 'apply':
    case 'rate':
      return { ...one, of: change(one.of) };
    case 'integral':
      return { ...one, of: change(one.of), from: one.from && change(one.from), to: one.to && change(one.to) };
    case 'series':
      return { ...one, of: change(one.of), from: change(one.from), to: change(one.to) };
    case 'tuple':
      return { ...one, items: one.items.map(change) };
    case 'matrix':
      return { ...one, rows: one.rows.map((row) => row.map(change)) };
  }
}

export function contains(one: Expression, test: (part: Expression) => boolean): boolean {
  return test(one) || partsOf(one).some((part) => contains(part, test));
}

/** 2 or -2. */
export function isPlainNumber(one: Expression): boolean {
  return one.kind === 'number' || (one.kind === 'negative' && isPlainNumber(one.of));
}

/** The letters in it, sorted; named functions and derivatives are not letters. */
export function symbolsOf(one: Expression): string[] {
  const names = new Set<string>();
  const walk = (part: Expression) => {
    if (part.kind === 'symbol') names.add(part.name);
    for (const inner of partsOf(part)) walk(inner);
  };
  walk(one);
  return [...names].sort();
}

export function has(one: Expression, name: string): boolean {
  return contains(one, (part) => part.kind === 'symbol' && part.name === name);
}

export function substitute(one: Expression, name: string, by: Expression): Expression {
  if (one.kind === 'symbol') return one.name === name ? by : one;
  return mapParts(one, (part) => substitute(part, name, by));
}

/** The exact value of a number as it is typed, or null. */
export function rationalValue(one: Expression): Rational | null {
  switch (one.kind) {
    case 'number':
      return one.value;
    case 'negative': {
      const of = rationalValue(one.of);
      return of && opposite(of);
    }
    case 'quotient': {
      const [above, below] = [rationalValue(one.numerator), rationalValue(one.denominator)];
      return above && below && below.n ? over(above, below) : null;
    }
    default:
      return null;
  }
}
