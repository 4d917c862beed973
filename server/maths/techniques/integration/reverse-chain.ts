import {
  call,
  difference,
  type Expression,
  type FunctionName,
  has,
  mapParts,
  number,
  partsOf,
  power,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { derivativeOf, slopeOf, wholeOf } from '../calculus/standard-integrals.ts';
import { expanded, gathered } from '../../algebra-system/normal/terms.ts';
import { keyOf } from '../../algebra-system/normal/term.ts';
import { withNumbersOut } from '../../algebra-system/normal/common-factor.ts';

/** What ∫ f(u) du/dx dx became: the inner function and the two integrals in u. */
export interface ReverseChain {
  inner: Expression;
  integrand: Expression;
  inU: Expression;
  value: Expression;
}

/** Sees an inner function whose derivative stands beside it, as in 2x(x² + 1)³. */
export function reverseChain(
  one: Expression,
  x: string,
  integrate: (integrand: Expression) => Expression | null,
): ReverseChain | null {
  for (const inner of innerFunctions(one, x)) {
    const integrand = integrandIn(inner, one, x);
    const inU = integrand && integrate(integrand);
    if (!inU) continue;
    return { inner, integrand, inU, value: gathered(substitute(inU, 'u', inner)) };
  }
  return null;
}

/** f(u) where f(inner) × inner′ is the given function, if that is seen without solving for x. */
export function integrandIn(inner: Expression, one: Expression, x: string): Expression | null {
  const slope = derivativeOf(inner, x);
  if (!slope || slope.kind === 'number') return null;
  const divided = quotient(one, slope);
  for (const form of [
    gathered(divided),
    gathered(inSinesAndCosines(divided)),
    expanded(divided),
    withNumbersOut(divided),
  ]) {
    const integrand = gathered(inTermsOfU(form, inner));
    if (!has(integrand, x)) return integrand;
  }
  return null;
}

export function inSinesAndCosines(one: Expression): Expression {
  if (one.kind === 'call') {
    const [sin, cos] = [call('sin', one.of), call('cos', one.of)];
    if (one.name === 'tan') return quotient(sin, cos);
    if (one.name === 'cot') return quotient(cos, sin);
    if (one.name === 'sec') return power(cos, -1);
    if (one.name === 'cosec') return power(sin, -1);
    return one;
  }
  return mapParts(one, inSinesAndCosines);
}

/** Every inner function, the largest first. */
function innerFunctions(one: Expression, x: string): Expression[] {
  const byKey = new Map<string, Expression>();
  const add = (part: Expression) => {
    if (has(part, x) && part.kind !== 'symbol' && !slopeOf(part, x)) byKey.set(keyOf(part), part);
  };
  const walk = (part: Expression) => {
    if (part.kind === 'call') {
      add(part);
      add(part.of);
      const partner = PARTNERS[part.name];
      if (partner) add(call(partner[0], part.of));
    }
    if (part.kind === 'power') {
      add(part.base);
      add(has(part.base, x) ? part.base : part);
      add(part.exponent);
    }
    if (part.kind === 'root') add(part.of);
    if (part.kind === 'quotient')
      for (const below of part.denominator.kind === 'product' ? part.denominator.factors : [part.denominator])
        add(below);
    partsOf(part).forEach(walk);
  };
  walk(gathered(one));
  walk(gathered(inSinesAndCosines(one)));
  return [...byKey.values()].map(gathered).sort((a, b) => keyOf(b).length - keyOf(a).length);
}

/** The expression with u for the inner function; even powers of its partner (sin for cos) by their identity. */
export function inTermsOfU(one: Expression, inner: Expression): Expression {
  const key = keyOf(inner);
  const swap = (part: Expression): Expression => {
    if (keyOf(part) === key) return symbol('u');
    return byIdentity(part, inner) ?? mapParts(part, swap);
  };
  return swap(one);
}

const U2 = power(symbol('u'), 2);
const PARTNERS: Partial<Record<FunctionName, [FunctionName, Expression]>> = {
  sin: ['cos', difference(number(1), U2)],
  cos: ['sin', difference(number(1), U2)],
  tan: ['sec', sum(number(1), U2)],
  sec: ['tan', difference(U2, number(1))],
  sinh: ['cosh', sum(number(1), U2)],
  cosh: ['sinh', difference(U2, number(1))],
  tanh: ['sech', difference(number(1), U2)],
};

function byIdentity(part: Expression, inner: Expression): Expression | null {
  if (part.kind !== 'power') return null;
  if (inner.kind === 'power' && keyOf(inner.base) === keyOf(part.base)) {
    const times = wholeOf(gathered(quotient(part.exponent, inner.exponent)));
    return times === null ? null : power(symbol('u'), times);
  }
  const times = wholeOf(part.exponent);
  if (inner.kind !== 'call' || part.base.kind !== 'call' || times === null || times % 2 !== 0) return null;
  const partner = PARTNERS[inner.name];
  if (partner?.[0] !== part.base.name || keyOf(part.base.of) !== keyOf(inner.of)) return null;
  return times === 2 ? partner[1] : power(partner[1], times / 2);
}
