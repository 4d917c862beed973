import { type Expression, rationalValue } from '../../algebra-system/expressions/expression.ts';
import {
  minus,
  over,
  plus,
  rational,
  type Rational,
  times,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import { added, ORIGIN, scaled, vector, type Vector } from '../../algebra-system/vectors/vectors.ts';

/** direction · (x, y, z) + rest */
interface LinearForm {
  direction: Vector;
  rest: Rational;
}
const AXES: Record<string, Vector> = { x: vector(1, 0, 0), y: vector(0, 1, 0), z: vector(0, 0, 1) };

/** The coefficients of x, y and z, and what stands without a letter. */
export function linearIn(one: Expression): LinearForm | null {
  const constant = rationalValue(one);
  if (constant) return { direction: ORIGIN, rest: constant };
  switch (one.kind) {
    case 'symbol':
      return AXES[one.name] ? { direction: AXES[one.name]!, rest: ZERO } : null;
    case 'negative':
      return scaleLinear(linearIn(one.of), rational(-1));
    case 'sum':
      return one.terms
        .map(linearIn)
        .reduce(
          (a, b) => a && b && { direction: added(a.direction, b.direction), rest: plus(a.rest, b.rest) },
        );
    case 'product': {
      const numbers = one.factors.map(rationalValue);
      const others = one.factors.filter((_, index) => !numbers[index]);
      const by = numbers.reduce<Rational>((total, part) => (part ? times(total, part) : total), rational(1));
      return others.length === 1 ? scaleLinear(linearIn(others[0]!), by) : null;
    }
    case 'quotient': {
      const below = rationalValue(one.denominator);
      return below && below.n ? scaleLinear(linearIn(one.numerator), over(rational(1), below)) : null;
    }
    default:
      return null;
  }
}

/** direction · (x, y, z) + rest = 0, or null where the relation is not linear in x, y and z. */
export function readLinear({ sides, signs }: { sides: Expression[]; signs: string[] }): LinearForm | null {
  const [left, right] = sides.map(linearIn);
  if (!left || !right || sides.length !== 2 || signs[0] !== '=') return null;
  return {
    direction: added(left.direction, scaled(right.direction, rational(-1))),
    rest: minus(left.rest, right.rest),
  };
}

function scaleLinear(one: LinearForm | null, by: Rational): LinearForm | null {
  return one && { direction: scaled(one.direction, by), rest: times(one.rest, by) };
}
