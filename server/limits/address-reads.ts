import { openSharedBuckets } from './shared-buckets.ts';
import type { LimitStore } from './store.ts';
import { ADDRESS_READS, REQUEST_UNIT } from './table.ts';
import type { RateState } from './token-buckets.ts';

/** Counts the requests of a network, by HTTP and by socket. */
export interface AddressReads {
  /** Takes one request; returns the seconds to wait, or 0. */
  take(network: string): number;
  /** The same for a long body, which takes the time of several requests to read. */
  takeBytes(network: string, bytes: number): number;
  /** The same for a socket message. */
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
    takeBytes: (network, bytes) => take(network, bytes / REQUEST_UNIT.bytes),
    takeMessage: (network, bytes) => take(network, 1 / REQUEST_UNIT.messages + bytes / REQUEST_UNIT.bytes),
    state: (network) => buckets.state([network, ADDRESS_READS], performance.now()),
    close: buckets.close,
  };
}
