import { call, type Expression, product, symbol } from '../../algebra-system/expressions/expression.ts';
import {
  minus,
  plus,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { slopeOf, wholeOf } from '../calculus/standard-integrals.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import type { Factor, Term } from '../../algebra-system/normal/term.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';

/** cos or sin (cosh or sinh) of a multiple of x, with its coefficient. */
interface Wave {
  coefficient: Rational;
  /** In half units of nothing: the multiple itself. */
  multiple: Rational;
  odd: boolean;
}

/**
 * A product of sines and cosines of multiples of x written as a sum of them, by the double-angle and
 * product formulae; hyperbolic ones likewise. Null where it is anything else.
 */
export function asMultipleAngles(one: Expression, x: string): Expression | null {
  const written = termsOf(one, true).map((term) => ofTerm(term, x));
  return written.some((term) => !term) ? null : gathered({ kind: 'sum', terms: written as Expression[] });
}

function ofTerm(term: Term, x: string): Expression | null {
  const trigonometric = term.factors.filter(({ base }) => base.kind === 'call');
  const others = { ...term, factors: term.factors.filter(({ base }) => base.kind !== 'call') };
  if (trigonometric.length === 0) return fromTerms([term]);
  const names = new Set(trigonometric.map(({ base }) => (base.kind === 'call' ? base.name : '')));
  const circular = [...names].every((name) => name === 'sin' || name === 'cos');
  const hyperbolic = [...names].every((name) => name === 'sinh' || name === 'cosh');
  if (!circular && !hyperbolic) return null;
  let waves: Wave[] = [{ coefficient: rational(1), multiple: rational(0), odd: false }];
  for (const factor of trigonometric) {
    const one = waveOf(factor, x);
    if (!one) return null;
    for (let times = 0; times < one.times; times += 1)
      waves = waves.flatMap((wave) => productOf(wave, one.wave, hyperbolic));
  }
  const [odd, even] = hyperbolic ? (['sinh', 'cosh'] as const) : (['sin', 'cos'] as const);
  const terms = waves.map((wave): Expression => {
    const angle = gathered(product({ kind: 'number', value: wave.multiple }, symbol(x)));
    return product({ kind: 'number', value: wave.coefficient }, call(wave.odd ? odd : even, angle));
  });
  return gathered(product(fromTerms([others]), gathered({ kind: 'sum', terms })));
}

function waveOf({ base, exponent }: Factor, x: string): { wave: Wave; times: number } | null {
  const times = wholeOf(exponent);
  if (base.kind !== 'call' || times === null || times < 1 || times > 8) return null;
  const slope = slopeOf(base.of, x);
  if (slope?.kind !== 'number' || termsOf(base.of).length !== 1) return null;
  const odd = base.name === 'sin' || base.name === 'sinh';
  return { wave: { coefficient: rational(1), multiple: slope.value, odd }, times };
}

/** cos a cos b = ½(cos(a−b) + cos(a+b)) and its three sisters. */
function productOf(a: Wave, b: Wave, hyperbolic: boolean): Wave[] {
  const half = times(times(a.coefficient, b.coefficient), rational(1, 2));
  const opposite = times(half, rational(-1));
  const [up, down] = [plus(a.multiple, b.multiple), minus(a.multiple, b.multiple)];
  const bothOdd = a.odd && b.odd;
  const odd = a.odd !== b.odd;
  // sin a sin b = ½(cos(a−b) − cos(a+b)), but sinh a sinh b = ½(cosh(a+b) − cosh(a−b)).
  const first = bothOdd && !hyperbolic ? opposite : half;
  const second = (bothOdd && hyperbolic) || (odd && b.odd) ? opposite : half;
  return [
    { coefficient: first, multiple: up, odd },
    { coefficient: second, multiple: down, odd },
  ].filter(({ multiple }) => !(odd && signOf(multiple) === 0));
}
