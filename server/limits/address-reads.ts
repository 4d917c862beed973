import { ADDRESS_READS } from './table.ts';
import { openTokenBuckets, type RateState } from './token-buckets.ts';

/** Counts what a network asks for through any door. */
export interface AddressReads {
  /** The seconds that it has to wait, or 0. */
  take(network: string): number;
  state(network: string): RateState;
}

export function openAddressReads(): AddressReads {
  const buckets = openTokenBuckets();
  return {
    take: (network) => buckets.take([[network, ADDRESS_READS]], 1, performance.now()),
    state: (network) => buckets.state([network, ADDRESS_READS], performance.now()),
  };
}
