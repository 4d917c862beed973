import { networkOf } from '../network.ts';

interface Limits {
  address: number;
  all: number;
}

/** Limits what is open at the same time, by address and altogether. */
export interface ConcurrencyLimit {
  /** Takes a slot and returns how to free it, or null when none is left. */
  take(address: string): (() => void) | null;
  count(): number;
}

export function openConcurrencyLimit(most: Limits): ConcurrencyLimit {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const network = networkOf(address);
      const own = taken.get(network) ?? 0;
      if (all >= most.all || own >= most.address) return null;
      all += 1;
      taken.set(network, own + 1);
      return () => {
        all -= 1;
        const left = taken.get(network)! - 1;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
    },
    count: () => all,
  };
}
