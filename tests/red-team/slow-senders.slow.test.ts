import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readJson } from '../../server/http/body.ts';
import { Answer } from '../../server/http/answer/answer.ts';
import { openRequestHandler } from '../../server/http/request-handler.ts';
import { sendJson } from '../../server/http/connection/reply.ts';
import { openAdmission } from '../../server/limits/connections/admission.ts';
import { type ByteLimit, openByteLimit } from '../../server/limits/connections/pending-bytes.ts';
import { openConcurrencyLimit } from '../../server/limits/connections/concurrency.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { UNREAD_BYTES } from '../../server/limits/table.ts';
import { newFolder, startProduct } from '../deployment/product.ts';

vi.setConfig({ testTimeout: 300_000 });

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** Sends this and no more; what came back when the connection was closed. */
function sent(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

test('whoever sends half a header, or nothing, is cut off while others are served', async () => {
  const product = startProduct({ dataDir: path.join(newFolder(), 'data') });
  const address = await product.ready();
  const port = Number(new URL(address).port);
  const began = process.hrtime.bigint();
  const slow = Array.from({ length: 200 }, (_, i) =>
    sent(port, i % 2 ? '' : 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  );
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await Promise.all(slow);
  // Node looks every second; its own measure would be half a minute.
  expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(30);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
});

test.each([
  ['in English', 'en', 'The request took too long to arrive.'],
  ['in Chinese', 'zh', '请求发送超时。'],
])(
  'whoever never ends a body is told so %s, and holds no place of others',
  async (_how, language, message) => {
    const { port, admission, statuses } = await front({ bodyMs: 200 });
    const head = `POST /api/x HTTP/1.1\r\nHost: localhost\r\nAccept-Language: ${language}\r\nContent-Type: application/json\r\n`;
    const slow = Array.from({ length: 100 }, () => sent(port, `${head}Content-Length: 100\r\n\r\n{"a":`));
    const whole = await sent(port, `${head}Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}`);
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain(message);
    }
    expect(admission.counts()).toMatchObject({ underWay: 0, waiting: 0 });
    await expect.poll(() => statuses.length).toBe(101);
    expect(new Set(statuses)).toEqual(new Set([200, 408]));
  },
);

test('whoever sends many bodies and ends none is told to come back, and others are heard', async () => {
  const pendingBytes = openByteLimit({ address: 100_000, all: 1_000_000 });
  const { port, statuses } = await front({ pendingBytes, bodyMs: 60_000 });
  const head = 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const unended = `${head}Content-Length: 20000\r\n\r\n${' '.repeat(19_000)}`;
  const senders = Array.from({ length: 12 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  let refused = 0;
  for (const sender of senders) {
    sender.on('data', (answer) => (refused += Number(String(answer).startsWith('HTTP/1.1 503 '))));
    sender.write(unended);
  }
  await expect.poll(() => refused, { timeout: 60_000 }).toBe(7);
  expect(pendingBytes.count()).toBe(5 * 19_000);

  for (const sender of senders) sender.destroy();
  await expect.poll(() => pendingBytes.count(), { timeout: 60_000 }).toBe(0);
  expect(statuses.filter((status) => status === 503)).toHaveLength(7);
  const whole = await sent(port, `${head}Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}`);
  expect(whole).toMatch(/^HTTP\/1\.1 200 /);
  expect(pendingBytes.count()).toBe(0);
});

interface Around {
  bodyMs: number;
  pendingBytes?: ByteLimit;
}

/** A door of its own, and the statuses that its access lines say. */
async function front({ bodyMs, pendingBytes = openByteLimit({ address: 1e6, all: 1e6 }) }: Around) {
  const admission = openAdmission({ isDatabaseBusy: () => false });
  const statuses: number[] = [];
  const server = createServer(
    { ServerResponse: Answer },
    openRequestHandler({
      log: { info() {}, error: vi.fn() } as never,
      trustedProxies: 0,
      admission,
      reads: {
        take: () => 0,
        takeBytes: () => 0,
        takeMessage: () => 0,
        state: () => ({ limit: 1, remaining: 1, reset: 0 }),
        close() {},
      },
      unread: openUnreadLimit(UNREAD_BYTES),
      overTls: false,
      streams: openConcurrencyLimit({ address: 10, all: 10 }),
      pendingBytes,
      observe: (_kind, status) => void statuses.push(status),
      answer: async (req, res) => sendJson(res, 200, await readJson(req)),
      reject: (_req, res) => sendJson(res, 503, {}),
      bodyMs,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => admission.close(),
    () => server.close(),
  );
  const { port } = server.address() as { port: number };
  return { port, admission, statuses };
}
