import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/core/config.ts';
import { openS3 } from '../../server/uploads/storage/s3.ts';
import { startBucket } from '../support/bucket.ts';
import { download, pdf, sound, upload, uploadedId } from '../support/files.ts';
import { openWorld } from '../support/world.ts';

const bucket = await startBucket();
const other = await startBucket({ secret: 'another-secret' });
const world = openWorld({ config: { bucket: bucket.options } });
const mistaken = openWorld({
  config: { bucket: { ...other.options, secret: 'not the one' } },
});
afterAll(async () => {
  await bucket.stop();
  await other.stop();
});

test('files lie in the bucket that was configured, every request signed, and nothing stays on this machine', async () => {
  const ada = await world.person();
  const content = sound();
  const id = await uploadedId(world, ada, 'a.wav', content);
  expect([...bucket.files.values()]).toEqual([content]);
  expect(Buffer.from(await (await download(world, ada, id)).arrayBuffer())).toEqual(content);
  const part = await download(world, ada, id, { range: 'bytes=4-7' });
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(4, 8));
  const folder = path.join(world.dataDir, 'uploads');
  expect(readdirSync(folder)).toEqual(['incoming']);
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual([]);
  expect(bucket.requests.every(({ status }) => status < 300)).toBe(true);
});

test('a file that goes leaves the bucket', async () => {
  const ada = await world.person();
  const before = bucket.files.size;
  const id = await uploadedId(world, ada, 'b.pdf', pdf('x'));
  expect(bucket.files.size).toBe(before + 1);
  await ada.rest('DELETE', `/api/uploads/${id}`);
  await world.sweep();
  expect(bucket.files.size).toBe(before);
});

test('a file that the bucket does not let go holds up no other', async () => {
  const ada = await world.person();
  const ids = [
    await uploadedId(world, ada, 'a.wav', sound()),
    await uploadedId(world, ada, 'b.wav', sound()),
  ];
  const files = await world.db.upload.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
  const [stuck, free] = files.map(({ fileId }) => fileId) as [string, string];
  for (const id of ids) await ada.rest('DELETE', `/api/uploads/${id}`);
  bucket.stuck.add(stuck);
  await world.sweep();
  expect(world.warnings).toContainEqual(expect.objectContaining({ message: expect.stringContaining('403') }));
  await world.sweep();
  expect([bucket.files.has(stuck), bucket.files.has(free)]).toEqual([true, false]);
  bucket.stuck.clear();
  world.later(3600);
  await world.sweep();
  expect(bucket.files.has(stuck)).toBe(false);
});

test('a bucket that is slow is waited for once it has begun, and given up when it does not begin', async () => {
  const storage = openS3({ ...bucket.options, limitMs: 4000 });
  bucket.files.set('slow', sound());
  bucket.pauseMs = 5000;
  expect(await buffer((await storage.read('slow'))!)).toEqual(sound());
  bucket.pauseMs = 0;
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const away = openS3({ ...bucket.options, endpoint, limitMs: 100 });
  await expect(away.size('slow')).rejects.toThrow('cannot be reached');
  silent.closeAllConnections();
  silent.close();
});

test('a bucket that stumbles is asked again, and one that is away keeps nothing', async () => {
  const ada = await world.person();
  bucket.failures = 2;
  expect((await upload(world, ada, 'c.wav', sound())).status).toBe(201);
  bucket.failures = 99;
  expect((await upload(world, ada, 'd.wav', sound())).status).toBe(503);
  bucket.failures = 0;
  expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(1);
});

test('a bucket believes nobody with another secret', async () => {
  const ada = await mistaken.person();
  expect((await upload(mistaken, ada, 'a.wav', sound())).status).toBe(503);
  expect(other.requests).toEqual([{ method: 'PUT', status: 403 }]);
  expect(other.files.size).toBe(0);
  expect(existsSync(path.join(mistaken.dataDir, 'uploads', 'incoming'))).toBe(true);
});

test('a bucket needs a name, a key and a secret', () => {
  const endpoint = { STORAGE_S3_ENDPOINT: 'https://s3.example' };
  expect(readConfig({}).bucket).toBeNull();
  expect(() => readConfig(endpoint)).toThrow(/STORAGE_S3_BUCKET.*STORAGE_S3_KEY.*STORAGE_S3_SECRET/);
  const whole = { ...endpoint, STORAGE_S3_BUCKET: 'b', STORAGE_S3_KEY: 'k', STORAGE_S3_SECRET: 's' };
  expect(readConfig(whole).bucket).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'b',
    region: 'us-east-1',
    key: 'k',
    secret: 's',
  });
});
