import { networkOf } from '../network.ts';

interface Limits {
  address: number;
  all: number;
}

/** The bytes that one sender has sent of an incomplete request or message. */
export interface PendingBytes {
  /** Counts more bytes; false where the limit would be exceeded. */
  take(bytes: number): boolean;
  release(bytes?: number): void;
  /** Releases everything and stops counting. */
  end(): void;
}

/** Counts bytes that have arrived and cannot be processed yet, by address and altogether. */
export interface ByteLimit {
  open(address: string): PendingBytes;
  count(): number;
}

export function openByteLimit(most: Limits): ByteLimit {
  const taken = new Map<string, number>();
  let all = 0;

  function add(network: string, bytes: number): void {
    all += bytes;
    const left = (taken.get(network) ?? 0) + bytes;
    if (left === 0) taken.delete(network);
    else taken.set(network, left);
  }

  return {
    open(address) {
      const network = networkOf(address);
      let own = 0;
      let ended = false;
      const release = (bytes = own) => {
        const fewer = Math.min(bytes, own);
        own -= fewer;
        if (fewer > 0) add(network, -fewer);
      };
      return {
        take(bytes) {
          if (ended || all + bytes > most.all || (taken.get(network) ?? 0) + bytes > most.address)
            return false;
          own += bytes;
          add(network, bytes);
          return true;
        },
        release,
        end() {
          ended = true;
          release();
        },
      };
    },
    count: () => all,
  };
}
