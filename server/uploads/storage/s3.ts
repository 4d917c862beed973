import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../../core/errors.ts';
import type { BucketConfig } from '../../core/config.ts';
import type { Storage } from './storage.ts';

const RETRIES = 2;

/** Files in a bucket of an S3-compatible service. */
export function openS3({ endpoint, bucket, region, key, secret, limitMs = 60_000 }: BucketConfig): Storage {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const base = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`;

  async function send(method: string, id: string, init: RequestInit = {}, fine: number[] = []) {
    const url = `${base}/${encodeURIComponent(id)}`;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('it took too long')), limitMs);
    const response = await client
      .fetch(url, { ...init, method, signal: late.signal })
      .catch((error: unknown) => {
        throw new Unavailable(`the storage cannot be reached: ${String(error)}`);
      })
      .finally(() => clearTimeout(timer));
    if (response.ok || fine.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Unavailable(`the storage answered ${method} with ${response.status}`);
  }

  return {
    async keep(id, file) {
      const body = await openAsBlob(file);
      // Signed, so that the service refuses a corrupted body.
      const headers = { 'x-amz-content-sha256': await digestOf(file) };
      const response = await send('PUT', id, { body, headers });
      await response.body?.cancel();
    },
    async read(id, span) {
      const headers: Record<string, string> = span ? { range: `bytes=${span.from}-${span.to}` } : {};
      const response = await send('GET', id, { headers }, [404]);
      if (response.status !== 404 && response.body) return Readable.fromWeb(response.body as never);
      await response.body?.cancel();
      return null;
    },
    async size(id) {
      const response = await send('HEAD', id, {}, [404]);
      return response.status === 404 ? null : Number(response.headers.get('content-length'));
    },
    async remove(id) {
      await (await send('DELETE', id, {}, [404])).body?.cancel();
    },
  };
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
