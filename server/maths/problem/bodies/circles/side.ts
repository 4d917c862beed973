import type { Fact } from '../../schema/problem.ts';
import { isProperty } from '../told.ts';

export type Holder = 'string' | 'rod' | 'inside' | 'outside' | 'threaded';

/** On which side of a surface it is; at the top of a sphere outside, in a bowl inside, on a wire either way. */
export function sideOf(side: Fact | null, shape: Fact | null, held: Fact | null): Holder | null {
  if (side) return String(side.of[1]) as Holder;
  const place = held && isProperty(held.of[1]) ? held.of[1].of[1] : null;
  if (shape?.of[0] === 'wire') return 'threaded';
  if (shape?.of[0] === 'hollow' && place === 'down') return 'inside';
  return shape?.of[0] === 'ball' && place === 'up' ? 'outside' : null;
}
