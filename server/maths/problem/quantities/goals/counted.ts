import type { Term } from '../../schema/problem.ts';

/** How many whole ones there are in it; with as many on the other side, and the one in the middle. */
export function countedIn(target: Term): { of: Term; count: (value: number) => number | null } | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  const [of] = target.of;
  if (NUMBERS.has(target.the))
    return { of: target, count: (value) => (isNearWhole(value) ? Math.round(value) : null) };
  if (of === undefined || target.of.length !== 1) return null;
  const whole = (value: number) => (isNearWhole(value) ? null : Math.floor(value));
  if (target.the === 'whole part') return { of, count: whole };
  if (target.the !== 'odd count') return null;
  return {
    of,
    count(value) {
      const orders = whole(value);
      return orders === null ? null : 2 * orders + 1;
    },
  };
}

const NUMBERS = new Set(['proton number', 'nucleon number', 'neutron number']);

/** Data of two or three figures do not tell on which side of it that is. */
const isNearWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.005 * value;
