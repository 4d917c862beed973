import { type Expression, rationalValue } from '../../algebra-system/expressions/expression.ts';
import { over, rational, type Rational, times, ZERO } from '../../algebra-system/numbers/rational.ts';
import { added, ORIGIN, scaled, vector, type Vector } from '../../algebra-system/vectors/vectors.ts';

/** The letters that may stand before a direction, as in r = a + tb. */
export const PARAMETERS = new Set(['s', 't', 'u', 'lambda', 'mu']);

/** A sum of vectors, each by the parameter that it is a multiple of ('' for none). */
export function vectorSumIn(one: Expression): Map<string, Vector> | null {
  const column = columnOf(one);
  if (column) return new Map([['', column]]);
  switch (one.kind) {
    case 'constant':
      return one.name === 'i' ? new Map([['', vector(1, 0, 0)]]) : null;
    case 'symbol':
      return one.name === 'j'
        ? new Map([['', vector(0, 1, 0)]])
        : one.name === 'k'
          ? new Map([['', vector(0, 0, 1)]])
          : null;
    case 'negative':
      return scaledSum(vectorSumIn(one.of), rational(-1));
    case 'sum': {
      const total = new Map<string, Vector>();
      for (const term of one.terms) {
        const parts = vectorSumIn(term);
        if (!parts) return null;
        for (const [name, part] of parts) total.set(name, added(total.get(name) ?? ORIGIN, part));
      }
      return total;
    }
    case 'quotient': {
      const below = rationalValue(one.denominator);
      return below && below.n ? scaledSum(vectorSumIn(one.numerator), over(rational(1), below)) : null;
    }
    case 'product':
      return vectorSumInProduct(one.factors);
    default:
      return null;
  }
}

function vectorSumInProduct(factors: Expression[]): Map<string, Vector> | null {
  let by = rational(1);
  let parameter = '';
  let inner: Map<string, Vector> | null = null;
  for (const factor of factors) {
    const size = rationalValue(factor);
    if (size) by = times(by, size);
    else if (factor.kind === 'symbol' && PARAMETERS.has(factor.name) && !parameter) parameter = factor.name;
    else if (inner) return null;
    else if (!(inner = vectorSumIn(factor))) return null;
  }
  if (!inner || (parameter && (inner.size !== 1 || !inner.has('')))) return null;
  const all = scaledSum(inner, by)!;
  return parameter ? new Map([[parameter, all.get('')!]]) : all;
}

function scaledSum(parts: Map<string, Vector> | null, by: Rational): Map<string, Vector> | null {
  return parts && new Map([...parts].map(([name, part]) => [name, scaled(part, by)]));
}

function columnOf(one: Expression): Vector | null {
  const items =
    one.kind === 'tuple' && one.open === '(' && one.close === ')'
      ? one.items
      : one.kind === 'matrix' && one.rows.every(({ length }) => length === 1)
        ? one.rows.flat()
        : null;
  if (!items || items.length < 2 || items.length > 3) return null;
  const parts = items.map(rationalValue);
  return parts.every((part) => part !== null) ? vector(parts[0]!, parts[1]!, parts[2] ?? ZERO) : null;
}
