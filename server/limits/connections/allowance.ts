import type { Bucket } from '../table.ts';
import { openTokenBuckets } from '../token-buckets.ts';

/** A rate limit of one connection: each call takes a token and returns whether there was one. */
export function openAllowance(bucket: Bucket): () => boolean {
  const buckets = openTokenBuckets();
  return () => buckets.take([['', bucket]], 1, performance.now()) === 0;
}
