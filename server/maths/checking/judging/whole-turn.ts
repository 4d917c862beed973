import { type Equations, rootsOf } from '../values/equations.ts';
import { satisfies } from '../values/satisfies.ts';

/** The intervals that are asked for where nothing else is said, both ends included. */
const TURNS = [
  [0, 2],
  [-1, 1],
] as const;

/** Whether the angles of a line are all that an equation has from 0 to 360°, or from -180° to 180°. */
export function holdsWholeTurn(was: Equations, is: Equations): boolean {
  const half = was.isInDegrees ? 180 : Math.PI;
  return TURNS.some(([from, to]) => {
    const roots = rootsOf(was, { from: from * half, to: to * half });
    // Those of sin(x/2) = 1/2 come again after two turns only.
    const isRepeated = roots.every((root) =>
      [root - 2 * half, root + 2 * half].every((other) => satisfies(was, other) === 'yes'),
    );
    return roots.length > 0 && isRepeated && roots.every((root) => satisfies(is, root, was) === 'yes');
  });
}
