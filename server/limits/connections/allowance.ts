import type { Bucket } from '../table.ts';
import { openTokenBuckets } from '../token-buckets.ts';

/** What one connection may do so often: says whether there was still room for it. */
export function openAllowance(bucket: Bucket): () => boolean {
  const buckets = openTokenBuckets();
  return () => buckets.take([['', bucket]], 1, performance.now()) === 0;
}
