import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  fraction,
  negative,
  number,
  product,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { modulusOf, type Pair } from './formula.ts';

/** a + bi with a² − b² and 2ab given: a² is half of the modulus and the real part. */
export function squareRootsOf([re, im]: Pair): [Pair, Pair] | null {
  const size = modulusOf([re, im]);
  const half = (one: typeof size) => exact(root(exact(product(fraction(1, 2), one))));
  const a = half(sum(size, re));
  const b = half(difference(size, re));
  const isBelow = evaluate(im) < 0;
  const first: Pair = [a, isBelow ? exact(negative(b)) : b];
  if ([a, b].some((one) => !Number.isFinite(evaluate(one)))) return null;
  const second: Pair = [exact(product(number(-1), first[0])), exact(product(number(-1), first[1]))];
  return [first, second];
}
