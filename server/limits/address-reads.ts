import { openSharedBuckets } from './shared-buckets.ts';
import type { LimitStore } from './store.ts';
import { ADDRESS_READS, READING } from './table.ts';
import type { RateState } from './token-buckets.ts';

/** Counts what a network asks for through any door. */
export interface AddressReads {
  /** The seconds that it has to wait before one more request, or 0. */
  take(network: string): number;
  /** The same for so many bytes of a request, which take the time of several requests to read. */
  takeBytes(network: string, bytes: number): number;
  /** The same for something that a socket says. */
  takeMessage(network: string, bytes: number): number;
  state(network: string): RateState;
  close(): void;
}

export function openAddressReads(store?: LimitStore): AddressReads {
  const buckets = openSharedBuckets('reads', store);
  const take = (network: string, requests: number) =>
    buckets.take([[network, ADDRESS_READS]], requests, performance.now());
  return {
    take: (network) => take(network, 1),
    takeBytes: (network, bytes) => take(network, bytes / READING.bytes),
    takeMessage: (network, bytes) => take(network, 1 / READING.messages + bytes / READING.bytes),
    state: (network) => buckets.state([network, ADDRESS_READS], performance.now()),
    close: buckets.close,
  };
}
