import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as listenOn } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite } from '../../server/http/site/site.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-site-'));
const assets = path.join(folder, 'client/assets');
const LENGTH = 8_000_000;

/** A file that is there and cannot be opened. */
const unreadable = listenOn();
const failures = vi.fn();
const server = createServer((req, res) => {
  try {
    site.handle(req, res, {} as never);
  } catch (error) {
    failures(error);
    res.destroy();
  }
});
let site: NonNullable<ReturnType<typeof openSite>>;
let port: number;

beforeAll(async () => {
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(folder, 'client/index.html'), '<html><title>Lemma</title></html>');
  writeFileSync(path.join(assets, 'large.js'), Buffer.alloc(LENGTH, 'x'));
  await new Promise<void>((resolve) => unreadable.listen(path.join(assets, 'gone.js'), resolve));
  const config = { publicUrl: null, contactEmail: null, demoEmail: null };
  site = openSite(folder, config, { warn() {}, error() {} } as never)!;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as { port: number });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  unreadable.close();
  rmSync(folder, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/assets/${file}`, { headers });

/** Asks for a file and leaves at the first of it. */
const leave = () =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((one) => {
    try {
      return readlinkSync(`/proc/self/fd/${one}`).startsWith(assets);
    } catch {
      return false;
    }
  });

test.runIf(process.platform === 'linux')('readers who leave in the middle leave no file open', async () => {
  for (let i = 0; i < 40; i += 1) await leave();
  await vi.waitFor(() => expect(openFiles()).toEqual([]), { timeout: 60_000 });
  expect((await (await get('large.js')).arrayBuffer()).byteLength).toBe(LENGTH);
});

test('a file that cannot be opened ends its answer and nothing else', async () => {
  await expect(get('gone.js').then((answer) => answer.text())).rejects.toThrow();
  expect((await get('large.js', { range: 'bytes=0-9' })).status).toBe(206);
});

test.each([
  'bytes=100-1',
  'bytes=0-99999999999999999999',
  'bytes=-5',
  'bytes=x-',
  'lines=1-2',
  'bytes=0-1,4-5',
])('a part that nobody can give is answered by the whole: %s', async (range) => {
  const answer = await get('large.js', { range });
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(LENGTH);
  expect(failures).not.toHaveBeenCalled();
});

test('a part of a file is that part', async () => {
  const answer = await get('large.js', { range: 'bytes=10-19' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes 10-19/${LENGTH}`);
  expect(await answer.text()).toBe('x'.repeat(10));
  expect((await get('large.js', { range: `bytes=${LENGTH}-` })).status).toBe(416);
});
