import { evaluate } from '../expressions/evaluate.ts';
import { call, type FunctionName } from '../expressions/expression.ts';
import { compare, isWhole, over, type Rational, rational, signOf, times } from '../numbers/rational.ts';
import {
  add,
  type Base,
  isConstantNormal,
  multiply,
  NoNormal,
  type Normal,
  normalBase,
  normalNumber,
  rationalOf,
  sameNormal,
  scale,
} from './normal.ts';
import { exponentialOfLogarithm, normalPower, PI_BASE, primeBase, primePowers } from './powers.ts';
import { tidy } from './tidy.ts';

const EVEN = new Set<FunctionName>(['cos', 'sec', 'cosh', 'sech', 'abs']);
const ODD = new Set<FunctionName>([
  'sin',
  'tan',
  'cosec',
  'cot',
  'arcsin',
  'arctan',
  'sinh',
  'tanh',
  'cosech',
  'coth',
  'arsinh',
  'artanh',
]);
const INVERSE_OF: Partial<Record<FunctionName, FunctionName>> = {
  arcsin: 'sin',
  arccos: 'cos',
  arctan: 'tan',
};

/** f(u) in normal form; exact at the angles of A-Level and for logarithms of fractions. */
export function valueOfFunction(name: FunctionName, u: Normal): Normal {
  if (name === 'degrees') return multiply(u, multiply(normalNumber(rational(1, 180)), normalBase(PI_BASE)));
  if (name === 'ln') return logarithm(u);
  if (name === 'abs' && isConstantNormal(u)) {
    const value = evaluate(tidy(u));
    if (Number.isFinite(value) && Math.abs(value) > 1e-12) return value < 0 ? scale(u, rational(-1)) : u;
    if (u.terms.length === 0) return u;
  }
  if (name === 'factorial') return factorial(u);
  const exact = exactTurn(name, u) ?? exactAngle(name, u) ?? exactHyperbolic(name, u);
  if (exact) return exact;
  if (startsNegative(u) && (EVEN.has(name) || ODD.has(name))) {
    const flipped = valueOfFunction(name, scale(u, rational(-1)));
    return ODD.has(name) ? scale(flipped, rational(-1)) : flipped;
  }
  return normalBase(functionBase(name, u));
}

function functionBase(name: FunctionName, inner: Normal): Base {
  return {
    key: `${name}(${inner.key})`,
    kind: 'function',
    expression: call(name, tidy(inner)),
    inner,
    isPositive: false,
  };
}

function startsNegative(u: Normal): boolean {
  return u.terms.length > 0 && u.terms.every(({ coefficient }) => signOf(coefficient) < 0);
}

function factorial(u: Normal): Normal {
  const value = rationalOf(u);
  if (!value) return normalBase(functionBase('factorial', u));
  if (!isWhole(value) || value.n < 0n || value.n > 170n) throw new NoNormal('no factorial');
  let result = 1n;
  for (let factor = 2n; factor <= value.n; factor += 1n) result *= factor;
  return normalNumber(rational(result));
}

function logarithm(u: Normal): Normal {
  if (u.terms.length !== 1) return normalBase(functionBase('ln', u));
  const { coefficient, factors } = u.terms[0]!;
  if (signOf(coefficient) <= 0 || factors.some(({ base }) => !base.isPositive))
    return normalBase(functionBase('ln', u));
  const primeFactors = primePowers(coefficient);
  if (!primeFactors) return normalBase(functionBase('ln', u));
  const logs = [...primeFactors, ...factors].map(({ base, exponent }) => {
    if (base.key === 'e') return normalNumber(exponent);
    if (base.kind === 'exponential' && base.key.startsWith('e^(')) return scale(base.inner!, exponent);
    const inner = base.kind === 'exponential' ? null : normalBase(base);
    if (!inner) return scale(multiply(logarithmOfBase(base), base.inner!), exponent);
    return scale(normalBase(functionBase('ln', inner)), exponent);
  });
  return add(normalNumber(0), ...logs);
}

function logarithmOfBase(base: Base): Normal {
  const below = base.expression.kind === 'number' ? normalBase(primeBase(base.expression.value.n)) : null;
  if (!below) throw new NoNormal('a logarithm of a power of a letter');
  return normalBase(functionBase('ln', below));
}

/** q where the angle is qπ, or null. */
function turnOf(u: Normal): Rational | null {
  if (u.terms.length === 0) return rational(0);
  const [only] = u.terms;
  const [factor] = only!.factors;
  const isTurn =
    u.terms.length === 1 &&
    only!.factors.length === 1 &&
    factor!.base.key === 'pi' &&
    factor!.exponent.n === 1n &&
    factor!.exponent.d === 1n;
  return isTurn ? only!.coefficient : null;
}

const surd = (n: number, d: number, inside: number): Normal =>
  scale(normalPower(normalNumber(inside), rational(1, 2)), rational(n, d));

let sines: Normal[] | null = null;
/** sin of 0°, 15°, …, 90°. */
function sineTable(): Normal[] {
  sines ??= [
    normalNumber(0),
    add(surd(1, 4, 6), surd(-1, 4, 2)),
    normalNumber(rational(1, 2)),
    surd(1, 2, 2),
    surd(1, 2, 3),
    add(surd(1, 4, 6), surd(1, 4, 2)),
    normalNumber(1),
  ];
  return sines;
}

function sineOfTwelfths(twelfths: bigint): Normal {
  const turn = ((twelfths % 24n) + 24n) % 24n;
  if (turn > 12n) return scale(sineOfTwelfths(turn - 12n), rational(-1));
  return sineTable()[Number(turn > 6n ? 12n - turn : turn)]!;
}

function exactTurn(name: FunctionName, u: Normal): Normal | null {
  const turn = turnOf(u);
  if (!turn || 12n % turn.d !== 0n) return null;
  const twelfths = (turn.n * 12n) / turn.d;
  const [sine, cosine] = [sineOfTwelfths(twelfths), sineOfTwelfths(twelfths + 6n)];
  const inverse = (one: Normal) => normalPower(one, rational(-1));
  switch (name) {
    case 'sin':
      return sine;
    case 'cos':
      return cosine;
    case 'tan':
      return multiply(sine, inverse(cosine));
    case 'sec':
      return inverse(cosine);
    case 'cosec':
      return inverse(sine);
    case 'cot':
      return multiply(cosine, inverse(sine));
    default:
      return null;
  }
}

function exactAngle(name: FunctionName, u: Normal): Normal | null {
  const direct = INVERSE_OF[name];
  if (!direct || !isConstantNormal(u)) return null;
  const least = name === 'arccos' ? 0 : -6;
  for (let twelfths = least; twelfths <= least + 12; twelfths += 1) {
    if (direct === 'tan' && Math.abs(twelfths) === 6) continue;
    const angle = multiply(normalNumber(rational(twelfths, 12)), normalBase(PI_BASE));
    if (sameNormal(valueOfFunction(direct, angle), u)) return angle;
  }
  return null;
}

/** e^u where u is made of logarithms alone, or null. */
function exponentialOfLogs(u: Normal): Normal | null {
  const powers = u.terms.map(({ coefficient, factors }) => exponentialOfLogarithm(coefficient, factors));
  return powers.every((power) => power !== null) ? powers.reduce(multiply, normalNumber(1)) : null;
}

/** sinh(ln 2) = 3/4; arsinh and its kin as logarithms where the root comes out. */
function exactHyperbolic(name: FunctionName, u: Normal): Normal | null {
  const up = isConstantNormal(u) ? exponentialOfLogs(u) : null;
  if (['sinh', 'cosh', 'tanh', 'sech', 'cosech', 'coth'].includes(name) && up) {
    const down = normalPower(up, rational(-1));
    const [sinh, cosh] = [
      scale(add(up, scale(down, rational(-1))), rational(1, 2)),
      scale(add(up, down), rational(1, 2)),
    ];
    const inverse = (one: Normal) => normalPower(one, rational(-1));
    if (name === 'sinh') return sinh;
    if (name === 'cosh') return cosh;
    if (name === 'tanh') return multiply(sinh, inverse(cosh));
    return name === 'sech'
      ? inverse(cosh)
      : name === 'cosech'
        ? inverse(sinh)
        : multiply(cosh, inverse(sinh));
  }
  const value = rationalOf(u);
  if (!value) return null;
  const square = normalNumber(times(value, value));
  const minusOne = normalNumber(-1);
  if (name === 'arsinh') return logarithm(add(u, normalPower(add(square, normalNumber(1)), rational(1, 2))));
  if (name === 'arcosh' && compare(value, rational(1)) >= 0)
    return logarithm(add(u, normalPower(add(square, minusOne), rational(1, 2))));
  if (name === 'artanh' && compare(times(value, value), rational(1)) < 0)
    return scale(
      logarithm(normalNumber(over(rational(value.d + value.n), rational(value.d - value.n)))),
      rational(1, 2),
    );
  return null;
}
