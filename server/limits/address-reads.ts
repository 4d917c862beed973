import { ADDRESS_READS } from './table.ts';
import { openTokenBuckets } from './token-buckets.ts';

/** Counts what a network asks for through any door: the seconds that it has to wait, or 0. */
export type AddressReads = (network: string) => number;

export function openAddressReads(): AddressReads {
  const buckets = openTokenBuckets();
  return (network) => buckets.take([[network, ADDRESS_READS]], 1, performance.now());
}
