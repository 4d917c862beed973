import { contains, type Expression } from '../../algebra-system/expressions/expression.ts';
import { compile } from './compiled.ts';

/** A term is lost to rounding beside terms that are larger by this factor. */
const SEEN = 1e-6;

/** Whether a term is too small beside the others to be seen at any of the points, such as 1.6 × 10⁻¹⁹ beside x. */
export function hidesTerms(
  one: Expression,
  letters: readonly string[],
  points: readonly (readonly number[])[],
): boolean {
  return contains(one, (part) => {
    if (part.kind !== 'sum') return false;
    const terms = part.terms.map((term) => ({ term, value: compile(term, letters) }));
    return terms.some(({ term, value }) => {
      let isHidden = false;
      for (const point of points) {
        const size = Math.abs(value(point));
        const largest = Math.max(...terms.map((other) => Math.abs(other.value(point))));
        if (!Number.isFinite(size) || !Number.isFinite(largest) || size === 0) continue;
        if (size > SEEN * largest) return false;
        isHidden = true;
      }
      return isHidden && !cancels(term, letters, points[0]!);
    });
  });
}

/** Whether a value close to zero may be zero up to rounding: terms cancel, or sin π is evaluated. */
export function cancels(one: Expression, letters: readonly string[], point: readonly number[]): boolean {
  return contains(one, (part) => {
    if (part.kind !== 'sum' && part.kind !== 'call' && part.kind !== 'log') return false;
    const size = Math.abs(compile(part, letters)(point));
    if (part.kind !== 'sum') return size < 1e-9;
    const largest = Math.max(...part.terms.map((term) => Math.abs(compile(term, letters)(point))));
    return size <= 1e-9 * largest;
  });
}
