import {
  call,
  contains,
  difference,
  type Expression,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  rationalValue,
  root,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Look } from '../values/area.ts';
import { array, expressionValue, type Value } from '../values/value.ts';

/** Real and imaginary part. */
export type Pair = readonly [re: Expression, im: Expression];

const ZERO = number(0);
const CALLS = new Set(['conj', 're', 'im', 'arg']);

export const complexValue = ([re, im]: Pair): Value => array('complex', [exact(re), exact(im)]);

export const pairIn = (value: Value | null | undefined): Pair | null =>
  value?.is === 'array' && value.of === 'complex'
    ? [value.parts[0]!, value.parts[1]!]
    : value?.is === 'expression'
      ? [value.value, ZERO]
      : null;

const isNamed = (name: string, look: Look): boolean =>
  look.things.some((thing) => thing.kind === 'complex' && thing.name === name);

const isOfThese = (one: Expression, look: Look): boolean =>
  (one.kind === 'constant' && one.name === 'i') ||
  (one.kind === 'call' && CALLS.has(one.name)) ||
  (one.kind === 'symbol' && isNamed(one.name, look));

/** What a formula with i, or with complex numbers that were named, is worth. */
export function complexFormula(one: Expression, look: Look): Value | null {
  if (!contains(one, (part) => isOfThese(part, look))) return null;
  if (one.kind === 'call' && one.name === 'arg') {
    const of = pairOf(one.of, look);
    return of && argumentValue(of);
  }
  const pair = pairOf(one, look);
  if (!pair) return null;
  const isReal = one.kind === 'call' && ['abs', 're', 'im'].includes(one.name);
  return isReal ? expressionValue(exact(pair[0])) : complexValue(pair);
}

export function pairOf(one: Expression, look: Look): Pair | null {
  switch (one.kind) {
    case 'constant':
      return one.name === 'i' ? [ZERO, number(1)] : [one, ZERO];
    case 'symbol':
      return isNamed(one.name, look) ? pairIn(look.value({ thing: one.name })) : [one, ZERO];
    case 'number':
      return [one, ZERO];
    case 'negative': {
      const of = pairOf(one.of, look);
      return of && [negative(of[0]), negative(of[1])];
    }
    case 'sum':
      return one.terms.map((term) => pairOf(term, look)).reduce(added);
    case 'product':
      return one.factors.map((factor) => pairOf(factor, look)).reduce(multiplied);
    case 'quotient':
      return divided(pairOf(one.numerator, look), pairOf(one.denominator, look));
    case 'power':
      return ofPower(one.base, one.exponent, look);
    case 'call':
      return ofCall(one.name, pairOf(one.of, look), one);
    case 'root':
      return contains(one.of, (part) => isOfThese(part, look)) ? null : [one, ZERO];
    default:
      return null;
  }
}

function ofCall(name: string, of: Pair | null, whole: Expression): Pair | null {
  if (!of) return null;
  const [re, im] = of;
  switch (name) {
    case 'conj':
      return [re, negative(im)];
    case 're':
      return [re, ZERO];
    case 'im':
      return [im, ZERO];
    case 'abs':
      return [modulusOf(of), ZERO];
    default:
      return isZero(im) && name !== 'arg' ? [whole, ZERO] : null;
  }
}

const isZero = (one: Expression): boolean => one.kind === 'number' && one.value.n === 0n;

export const modulusOf = ([re, im]: Pair): Expression => exact(root(exact(sum(power(re, 2), power(im, 2)))));

const added = (a: Pair | null, b: Pair | null): Pair | null =>
  a && b && [exact(sum(a[0], b[0])), exact(sum(a[1], b[1]))];

export const multiplied = (a: Pair | null, b: Pair | null): Pair | null =>
  a &&
  b && [
    exact(difference(product(a[0], b[0]), product(a[1], b[1]))),
    exact(sum(product(a[0], b[1]), product(a[1], b[0]))),
  ];

export function divided(a: Pair | null, b: Pair | null): Pair | null {
  if (!a || !b) return null;
  const size = exact(sum(power(b[0], 2), power(b[1], 2)));
  const above = multiplied(a, [b[0], negative(b[1])]);
  return above && [exact(quotient(above[0], size)), exact(quotient(above[1], size))];
}

const MOST = 24;

/** A whole power as a product, and e to an imaginary power by its cosine and sine. */
function ofPower(base: Expression, exponent: Expression, look: Look): Pair | null {
  const to = rationalValue(exponent);
  if (to && to.d === 1n && to.n >= -MOST && to.n <= MOST) {
    const of = pairOf(base, look);
    const size = Number(to.n < 0n ? -to.n : to.n);
    const raised = Array.from({ length: size }).reduce<Pair | null>(
      (all) => multiplied(all, of),
      [number(1), ZERO],
    );
    return to.n < 0n ? divided([number(1), ZERO], raised) : raised;
  }
  if (base.kind !== 'constant' || base.name !== 'e')
    return contains(base, (part) => isOfThese(part, look)) ||
      contains(exponent, (part) => isOfThese(part, look))
      ? null
      : [power(base, exponent), ZERO];
  const up = pairOf(exponent, look);
  return up && isZero(exact(up[0])) ? [exact(call('cos', up[1])), exact(call('sin', up[1]))] : null;
}

/** The principal argument, for a number without letters: twice the angle that its chord from −|z| makes. */
export function argumentValue([re, im]: Pair): Value | null {
  if (symbolsOf(re).length + symbolsOf(im).length > 0) return null;
  const [x, y] = [evaluate(re), evaluate(im)];
  if (!Number.isFinite(x + y) || Math.hypot(x, y) < 1e-12) return null;
  if (Math.abs(y) < 1e-12 && x < 0) return array('argument', [PI]);
  const half = call('arctan', quotient(im, sum(modulusOf([re, im]), re)));
  return array('argument', [product(number(2), half)]);
}
