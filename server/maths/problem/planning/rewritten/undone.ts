import {
  call,
  type Expression,
  exp,
  number,
  power,
  product,
  quotient,
  rationalValue,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { isWhole, over, rational } from '../../../algebra-system/numbers/rational.ts';
import type { Equation } from './same-roots.ts';

const INVERSES: Record<string, 'tan' | 'sin' | 'cos' | 'sinh' | 'cosh' | 'tanh' | undefined> = {
  arctan: 'tan',
  arcsin: 'sin',
  arccos: 'cos',
  arsinh: 'sinh',
  arcosh: 'cosh',
  artanh: 'tanh',
};

/** The equations that lead to x = F(x), the last act on x undone first: x = ∛(4x + 5), x³ = 4x + 5. */
export function undone(printed: Equation): Equation[] {
  const isShort = ({ kind }: Expression) => kind === 'symbol';
  const first = isShort(printed.right) ? { left: printed.right, right: printed.left } : printed;
  if (!isShort(first.left)) return [];
  const all = [first];
  for (let turn = 0; turn < 6; turn += 1) {
    const next = undoneOnce(all.at(-1)!);
    if (!next) break;
    all.push(next);
  }
  return all.slice(1);
}

function undoneOnce({ left, right }: Equation): Equation | null {
  if (symbolsOf(right).length === 0) return null;
  switch (right.kind) {
    case 'root':
      return { left: power(left, right.index), right: right.of };
    case 'power': {
      const exponent = rationalValue(right.exponent);
      if (right.base.kind === 'constant') return { left: call('ln', left), right: right.exponent };
      return exponent && !isWhole(exponent) && exponent.n === 1n
        ? { left: power(left, Number(exponent.d)), right: right.base }
        : null;
    }
    case 'quotient':
      return { left: product(right.denominator, left), right: right.numerator };
    case 'call': {
      if (right.name === 'ln') return { left: exp(left), right: right.of };
      const inverse = INVERSES[right.name];
      return inverse ? { left: call(inverse, left), right: right.of } : null;
    }
    case 'product': {
      const [first, ...rest] = right.factors;
      const by = first && rationalValue(first);
      if (!by || by.n === 0n || rest.length === 0) return null;
      const back = over(rational(1), by);
      return {
        left: isWhole(back) ? product(number(back), left) : quotient(left, number(by)),
        right: product(...rest),
      };
    }
    default:
      return null;
  }
}
