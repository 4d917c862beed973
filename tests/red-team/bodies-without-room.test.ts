import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { readJson } from '../../server/http/body.ts';
import { Answer } from '../../server/http/answer/answer.ts';
import { openRequestHandler } from '../../server/http/request-handler.ts';
import { sendJson } from '../../server/http/connection/reply.ts';
import { openAddressReads } from '../../server/limits/address-reads.ts';
import { type Admission, openAdmission } from '../../server/limits/connections/admission.ts';
import { openByteLimit } from '../../server/limits/connections/pending-bytes.ts';
import { openConcurrencyLimit } from '../../server/limits/connections/concurrency.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { READ_PAUSE_MS, UNREAD_BYTES } from '../../server/limits/table.ts';

vi.setConfig({ testTimeout: 60_000 });

let isFull = false;
let isSpent = false;
const real = openAdmission({ isDatabaseBusy: () => false });
const admission: Admission = { ...real, refusesAtOnce: () => isFull };
const server = createServer(
  { ServerResponse: Answer },
  openRequestHandler({
    log: { info() {}, error: vi.fn() } as never,
    trustedProxies: 0,
    admission,
    reads: { ...openAddressReads(), take: () => (isSpent ? 1 : 0) },
    unread: openUnreadLimit(UNREAD_BYTES),
    overTls: false,
    streams: openConcurrencyLimit({ address: 10, all: 10 }),
    pendingBytes: openByteLimit({ address: 1e6, all: 1e6 }),
    observe() {},
    answer: async (req, res) => sendJson(res, 200, await readJson(req)),
    reject: (_req, res, { why }) => sendJson(res, why === 'RATE_LIMITED' ? 429 : 503, {}),
  }),
);
server.listen(0, '127.0.0.1');
afterAll(() => {
  server.close();
  real.close();
});

async function opened(): Promise<Socket> {
  if (!server.listening) await once(server, 'listening');
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

const HEAD =
  'POST /api/x HTTP/1.1\r\nHost: lemma.example\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n';

async function ask(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return String(answer).slice(0, 12);
}

test('when there is no room, nobody’s body is waited for', async () => {
  isFull = true;
  const socket = await opened();
  expect(await ask(socket, HEAD)).toBe('HTTP/1.1 503');
  socket.destroy();
});

test.each([
  ['is too busy', '503', () => (isFull = true)],
  ['was asked too much by them', '429', () => (isSpent = true)],
])(
  'whoever is told that the server %s, and asks again at once, is heard when it is time',
  async (_, status, send) => {
    send();
    const socket = await opened();
    const began = performance.now();
    expect(await ask(socket, `${HEAD}{"a":1}`)).toBe(`HTTP/1.1 ${status}`);
    isFull = isSpent = false;
    expect(await ask(socket, `${HEAD}{"a":1}`)).toBe('HTTP/1.1 200');
    expect(performance.now() - began).toBeGreaterThanOrEqual(READ_PAUSE_MS - 1);
    // Time went by, and from then on it is heard as before.
    expect(await ask(socket, `${HEAD}{"a":1}`)).toBe('HTTP/1.1 200');
    socket.destroy();
  },
);
