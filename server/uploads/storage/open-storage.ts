import { openDisk } from './disk.ts';
import { openS3, type S3Options } from './s3.ts';
import type { Storage } from './storage.ts';

/** Where files lie as configured: in a bucket, else in this folder. */
export function openStorage(bucket: S3Options | null, folder: string): Storage {
  return bucket ? openS3(bucket) : openDisk(folder);
}
