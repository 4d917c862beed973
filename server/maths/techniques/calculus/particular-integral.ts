import {
  call,
  E,
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import {
  minus,
  opposite,
  over,
  plus,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import type { Term } from '../../algebra-system/normal/term.ts';
import { slopeOf, wholeOf } from './standard-integrals.ts';

/** a y″ + b y′ + c y */
export interface Coefficients {
  a: Rational;
  b: Rational;
  c: Rational;
}

/** What is tried for one kind of right side, and what it turns out to be. */
export interface Particular {
  trial: string;
  value: Expression;
}

const zero = rational(0);

/** A particular integral for each kind of term on the right; null where a term is of no kind known here. */
export function particularIntegrals(
  right: Expression,
  x: string,
  coefficients: Coefficients,
): Particular[] | null {
  const powers: Rational[] = [];
  const waves = new Map<string, { frequency: Rational; sine: Rational; cosine: Rational }>();
  const growths: { rate: Rational; size: Rational }[] = [];
  for (const term of termsOf(right, true)) {
    const [only, more] = term.factors;
    const wave = waveOf(term, x);
    const growth = growthOf(term, x);
    if (!only) powers[0] = term.coefficient;
    else if (more) return null;
    else if (only.base.kind === 'symbol' && only.base.name === x && (wholeOf(only.exponent) ?? 0) > 0)
      powers[wholeOf(only.exponent)!] = term.coefficient;
    else if (wave) {
      const key = `${wave.frequency.n}/${wave.frequency.d}`;
      const before = waves.get(key) ?? { frequency: wave.frequency, sine: zero, cosine: zero };
      waves.set(
        key,
        wave.isSine ? { ...before, sine: term.coefficient } : { ...before, cosine: term.coefficient },
      );
    } else if (growth) growths.push({ rate: growth, size: term.coefficient });
    else return null;
  }
  const integrals: (Particular | null)[] = [
    ...(powers.length > 0
      ? [
          ofPolynomial(
            Array.from(powers, (one) => one ?? zero),
            x,
            coefficients,
          ),
        ]
      : []),
    ...growths.map((growth) => ofGrowth(growth, x, coefficients)),
    ...[...waves.values()].map((wave) => ofWave(wave, x, coefficients)),
  ];
  return integrals.includes(null) ? null : (integrals as Particular[]);
}

function waveOf({ factors: [only] }: Term, x: string): { frequency: Rational; isSine: boolean } | null {
  if (
    only?.base.kind !== 'call' ||
    (only.base.name !== 'sin' && only.base.name !== 'cos') ||
    wholeOf(only.exponent) !== 1
  )
    return null;
  const slope = slopeOf(only.base.of, x);
  if (slope?.kind !== 'number' || termsOf(only.base.of).length !== 1) return null;
  return { frequency: slope.value, isSine: only.base.name === 'sin' };
}

function growthOf({ factors: [only] }: Term, x: string): Rational | null {
  if (only?.base.kind !== 'constant' || only.base.name !== 'e') return null;
  const slope = slopeOf(only.exponent, x);
  return slope?.kind === 'number' && termsOf(only.exponent).length === 1 ? slope.value : null;
}

function ofPolynomial(powers: Rational[], x: string, { a, b, c }: Coefficients): Particular | null {
  // Where y is missing, the trial starts one power higher; where y′ is missing too, two.
  const shift = signOf(c) !== 0 ? 0 : signOf(b) !== 0 ? 1 : 2;
  const degree = powers.length - 1;
  const coefficients: Rational[] = [];
  for (let power = degree; power >= 0; power -= 1) {
    const at = power + shift;
    // The coefficient of x^power: c·p[power] + b·(power+1)·p[power+1] + a·(power+2)(power+1)·p[power+2]
    const known = [
      ...(shift < 1 ? [times(times(b, rational(power + 1)), coefficients[power + 1] ?? zero)] : []),
      ...(shift < 2
        ? [times(times(a, rational((power + 2) * (power + 1))), coefficients[power + 2] ?? zero)]
        : []),
    ].reduce(plus, zero);
    const before = [c, times(b, rational(power + 1)), times(a, rational((power + 2) * (power + 1)))][shift]!;
    coefficients[at] = over(minus(powers[power]!, known), before);
  }
  const terms = Array.from(coefficients, (one, power) =>
    product(number(one ?? zero), raisedTo(x, power)),
  ).reverse();
  const letters = ['p', 'q', 'r', 's', 't'];
  const trial = Array.from(
    { length: degree + 1 },
    (_, index) => `${letters[index] ?? 'p'}${powerTex(x, degree - index + shift)}`,
  ).join(' + ');
  return { trial, value: gathered(sum(...terms)) };
}

function powerTex(x: string, power: number): string {
  return power === 0 ? '' : power === 1 ? x : `${x}^{${power}}`;
}

function raisedTo(x: string, exponent: number): Expression {
  return power(symbol(x), exponent);
}

function ofGrowth(
  { rate, size }: { rate: Rational; size: Rational },
  x: string,
  { a, b, c }: Coefficients,
): Particular {
  const levels = [
    plus(plus(times(a, times(rate, rate)), times(b, rate)), c),
    plus(times(times(rational(2), a), rate), b),
    times(rational(2), a),
  ];
  const shift = levels.findIndex((level) => signOf(level) !== 0);
  const growth = power(E, gathered(product(number(rate), symbol(x))));
  const value = gathered(product(number(over(size, levels[shift]!)), raisedTo(x, shift), growth));
  return {
    trial: `p${powerTex(x, shift)}\\mathrm{e}^{${rate.n === rate.d ? '' : numberTex(rate)}${x}}`,
    value,
  };
}

function ofWave(
  { frequency: w, sine, cosine }: { frequency: Rational; sine: Rational; cosine: Rational },
  x: string,
  { a, b, c }: Coefficients,
): Particular {
  const angle = gathered(product(number(w), symbol(x)));
  const [level, across] = [minus(c, times(a, times(w, w))), times(b, w)];
  const size = plus(times(level, level), times(across, across));
  const wave = (p: Rational, q: Rational) =>
    sum(product(number(p), call('sin', angle)), product(number(q), call('cos', angle)));
  const inner = w.n === w.d ? ` ${x}` : ` ${numberTex(w)}${x}`;
  const trial = `p\\sin${inner} + q\\cos${inner}`;
  if (signOf(size) === 0) {
    const twice = times(times(rational(2), a), w);
    return {
      trial: `${x}(${trial})`,
      value: gathered(product(symbol(x), gathered(wave(over(cosine, twice), over(opposite(sine), twice))))),
    };
  }
  // level·p − across·q = sine, across·p + level·q = cosine
  const p = over(plus(times(level, sine), times(across, cosine)), size);
  const q = over(minus(times(level, cosine), times(across, sine)), size);
  return { trial, value: gathered(wave(p, q)) };
}

function numberTex({ n, d }: Rational): string {
  return d === 1n ? `${n}` : `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`;
}
