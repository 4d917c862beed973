import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readJson } from '../../server/http/body.ts';
import { openFront } from '../../server/http/front.ts';
import { sendJson } from '../../server/http/reply.ts';
import { openAdmission } from '../../server/limits/admission.ts';
import { openPlaces } from '../../server/limits/places.ts';
import { newPlace, startProduct } from '../deployment/product.ts';

vi.setConfig({ testTimeout: 120_000 });

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
  const product = startProduct({ dataDir: path.join(newPlace(), 'data') });
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
    const admission = openAdmission({ isDatabaseBusy: () => false });
    const server = createServer(
      openFront({
        log: { info() {}, error: vi.fn() } as never,
        trustedProxies: 0,
        admission,
        streams: openPlaces({ address: 10, all: 10 }),
        observe: () => {},
        answer: async (req, res) => sendJson(res, 200, await readJson(req)),
        turnAway: (_req, res) => sendJson(res, 503, {}),
        bodyMs: 200,
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => admission.close(),
      () => server.close(),
    );
    const { port } = server.address() as { port: number };
    const head = `POST /api/x HTTP/1.1\r\nHost: localhost\r\nAccept-Language: ${language}\r\nContent-Type: application/json\r\n`;
    const slow = Array.from({ length: 100 }, () => sent(port, `${head}Content-Length: 100\r\n\r\n{"a":`));
    const whole = await sent(port, `${head}Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}`);
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain(message);
    }
    expect(admission.counts()).toMatchObject({ underWay: 0, waiting: 0 });
  },
);
