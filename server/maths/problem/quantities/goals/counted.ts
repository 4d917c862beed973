import type { Term } from '../../schema/problem.ts';

/** How many whole ones there are in it; with as many on the other side, and the one in the middle. */
export function countedIn(target: Term): { of: Term; count: (value: number) => number } | null {
  if (typeof target !== 'object' || !('the' in target) || target.of.length !== 1) return null;
  if (target.the === 'whole part') return { of: target.of[0]!, count: Math.floor };
  return target.the === 'odd count'
    ? { of: target.of[0]!, count: (value) => 2 * Math.floor(value) + 1 }
    : null;
}

/** Data of two or three figures do not tell on which side of it that is. */
export const isNearWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.005 * value;
