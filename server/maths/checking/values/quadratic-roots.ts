import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { quadraticOf } from '../mistakes/toolkit/quadratic-roots.ts';
import { compile } from './compiled.ts';
import { cancels } from './smallness.ts';

/** Null where it is no quadratic. */
export function quadraticRoots(gap: Expression): number[] | null {
  const quadratic = quadraticOf(gap);
  if (!quadratic) return null;
  const { a, b, c } = quadratic;
  const scale = Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
  if (Math.abs(a) <= 1e-12 * scale) return linearRoot(gap, c);
  const inside = b * b - 4 * a * c;
  // The roots of x² = 4 × 10⁻²⁰ are two.
  const isSquare = b === 0 && c !== 0 && !cancels(gap, symbolsOf(gap), [0]);
  if (Math.abs(inside) <= 1e-10 * scale * scale && !isSquare) return [-b / (2 * a)];
  if (inside < 0) return [];
  const half = -(b + Math.sign(b || 1) * Math.sqrt(inside)) / 2;
  return [half / a, c / half];
}

/** Points far enough from zero for the slope to show beside the constant, as with the speed of light or charges. */
const SPANS = [1, 1e6, 1e12, 1e18, 1e24, 1e-6, 1e-12, 1e-18];

function linearRoot(gap: Expression, constant: number): number[] | null {
  const [letter] = symbolsOf(gap);
  const of = compile(gap, [letter!]);
  for (const span of SPANS) {
    const [once, twice] = [of([span]) - constant, of([2 * span]) - constant];
    const isSeen = Math.abs(once) > 1e-5 * Math.abs(constant) && Math.abs(once) > 1e-300;
    if (!isSeen || Math.abs(twice - 2 * once) > 1e-9 * Math.abs(twice)) continue;
    const root = (-constant / once) * span;
    const [here, beside] = [of([root]), of([root + span])];
    // Once more from the estimate, where no large numbers cancel.
    return [beside === here ? root : root - (here / (beside - here)) * span];
  }
  return null;
}
