import { openDisk } from './disk.ts';
import type { BucketConfig } from '../../core/config.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

/** The configured storage: a bucket, or a folder. */
export function openStorage(bucket: BucketConfig | null, folder: string): Storage {
  return bucket ? openS3(bucket) : openDisk(folder);
}
