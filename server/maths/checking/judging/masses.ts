import {
  difference,
  type Expression,
  substitute,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { sameUpToFactor } from './mistake-naming.ts';
import { numeral } from '../values/worked-out.ts';

interface Sides {
  left: Expression;
  right: Expression;
}

const MASS = /^[mM](?:_\w{1,9})?$/;
const GRAVITY = new Set(['g', 'G']);
const BESIDE_MASS = new Set([...GRAVITY, 'v', 'mu']);

/** The masses, and g, of mechanics: they are positive, and may be divided by. In y = mx + c there are none. */
export function massesIn(letters: readonly string[]): string[] {
  const isMechanics =
    letters.some((letter) => MASS.test(letter)) && letters.some((letter) => BESIDE_MASS.has(letter));
  return isMechanics ? letters.filter((letter) => MASS.test(letter) || GRAVITY.has(letter)) : [];
}

/** Equal ones first: m₁ - m₂ and m - 1 may be zero. */
const TRIED = [
  [1, 0],
  [0.73, 1],
  [2.41, 2],
] as const;

/** Whether one equation is the other multiplied, or divided, by masses: mgh = ½mv² and gh = ½v². */
export function areSameButForMasses(one: Sides, other: Sides): boolean {
  const masses = massesIn(symbolsOf(difference(gapOf(one), gapOf(other))));
  return (
    masses.length > 0 &&
    TRIED.every(([value, apart]) => {
      const [before, after] = [one, other].map((sides) =>
        masses.reduce(
          (gap, mass, at) => substitute(gap, mass, numeral(value * (1 + (at * apart) / 7))),
          gapOf(sides),
        ),
      );
      return sameUpToFactor(before!, after!);
    })
  );
}

const gapOf = ({ left, right }: Sides) => difference(left, right);
