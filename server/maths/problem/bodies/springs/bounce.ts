import type { Fact } from '../../schema/problem.ts';
import { isProperty, type Tale } from '../told.ts';

interface Numbers {
  mass: number;
  natural: number;
  modulus: number;
  g: number;
  start: { depth: number; square: number } | null;
  instants: { depth: number; square: number }[];
}

/** The fall in small steps of time: it comes to each depth with that speed; without a start it stays where it hangs. */
export function isHung({ mass, natural, modulus, g, start, instants }: Numbers): boolean {
  const rate = (depth: number) => g - Math.max(0, (modulus * (depth - natural)) / natural) / mass;
  if (!start) return instants.every(({ depth }) => Math.abs(rate(depth)) < 1e-6 * g);
  return instants.every((one) => {
    const size = Math.sqrt(start.square + 2 * g * Math.max(natural, one.depth));
    const step = Math.max(natural, one.depth) / size / 20_000;
    let [depth, speed, nearest] = [start.depth, Math.sqrt(start.square), Infinity];
    for (let count = 0; count < 400_000; count += 1) {
      const half = depth + (speed * step) / 2;
      speed += rate(half) * step;
      depth = half + (speed * step) / 2;
      if (Math.abs(depth - one.depth) < 2e-3 * Math.max(natural, one.depth))
        nearest = Math.min(nearest, Math.abs(Math.abs(speed) - Math.sqrt(Math.max(0, one.square))) / size);
    }
    return nearest < 2e-3;
  });
}

/** Where it hangs in equilibrium, and is sent off. */
export function hungAt({ facts }: Tale): Fact | null {
  const [state, other] = facts.filter(({ relation }) => relation === 'state');
  const [rest, depth] = state?.of ?? [];
  const isHung = isProperty(rest) && rest.the === 'equilibrium' && isProperty(depth) && depth.the === 'depth';
  return isHung && !other ? { relation: 'at depth', of: ['', depth.of[0]!] } : null;
}
