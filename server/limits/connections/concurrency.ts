import { network } from '../network.ts';

interface Most {
  address: number;
  all: number;
}

/** Counts what stays open, by address and all together. */
export interface Places {
  /** How to give the place back, or null when there is none left. */
  take(address: string): (() => void) | null;
  count(): number;
}

export function openPlaces(most: Most): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const line = network(address);
      const own = taken.get(line) ?? 0;
      if (all >= most.all || own >= most.address) return null;
      all += 1;
      taken.set(line, own + 1);
      return () => {
        all -= 1;
        const left = taken.get(line)! - 1;
        if (left === 0) taken.delete(line);
        else taken.set(line, left);
      };
    },
    count: () => all,
  };
}
