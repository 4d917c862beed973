import { network } from '../network.ts';

interface Most {
  address: number;
  all: number;
}

/** The bytes that one sender has on their way. */
export interface Held {
  /** Whether there is room for so many more. */
  take(bytes: number): boolean;
  giveBack(bytes?: number): void;
  /** Gives everything back, and takes no more. */
  end(): void;
}

/** Counts what has been sent and cannot be worked on yet, by address and all together. */
export interface Bytes {
  hold(address: string): Held;
  count(): number;
}

export function openBytes(most: Most): Bytes {
  const taken = new Map<string, number>();
  let all = 0;

  function add(line: string, bytes: number): void {
    all += bytes;
    const left = (taken.get(line) ?? 0) + bytes;
    if (left === 0) taken.delete(line);
    else taken.set(line, left);
  }

  return {
    hold(address) {
      const line = network(address);
      let own = 0;
      let ended = false;
      const giveBack = (bytes = own) => {
        const fewer = Math.min(bytes, own);
        own -= fewer;
        if (fewer > 0) add(line, -fewer);
      };
      return {
        take(bytes) {
          if (ended || all + bytes > most.all || (taken.get(line) ?? 0) + bytes > most.address) return false;
          own += bytes;
          add(line, bytes);
          return true;
        },
        giveBack,
        end() {
          ended = true;
          giveBack();
        },
      };
    },
    count: () => all,
  };
}
