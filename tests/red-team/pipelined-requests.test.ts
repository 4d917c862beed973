import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Answer } from '../../server/http/answer/answer.ts';
import { openRequestHandler } from '../../server/http/request-handler.ts';
import { sendJson } from '../../server/http/connection/reply.ts';
import { openAddressReads } from '../../server/limits/address-reads.ts';
import { openAdmission } from '../../server/limits/connections/admission.ts';
import { openByteLimit } from '../../server/limits/connections/pending-bytes.ts';
import { openConcurrencyLimit } from '../../server/limits/connections/concurrency.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { CONNECTIONS, UNREAD_BYTES } from '../../server/limits/table.ts';

vi.setConfig({ testTimeout: 60_000 });

const admission = openAdmission({ isDatabaseBusy: () => false });
let responses: ServerResponse[] = [];
const server = createServer(
  { ServerResponse: Answer },
  openRequestHandler({
    log: { info() {}, error: vi.fn() } as never,
    trustedProxies: 0,
    admission,
    reads: openAddressReads(),
    unread: openUnreadLimit(UNREAD_BYTES),
    overTls: false,
    streams: openConcurrencyLimit({ address: 10, all: 10 }),
    pendingBytes: openByteLimit({ address: 1e6, all: 1e6 }),
    observe() {},
    answer: async (req, res) => {
      responses.push(res);
      if (req.url !== '/healthz?later') sendJson(res, 200, { here: req.url });
    },
    reject: (_req, res) => sendJson(res, 503, {}),
  }),
);
server.listen(0, '127.0.0.1');
beforeEach(() => void (responses = []));
afterAll(() => {
  server.close();
  admission.close();
});

async function opened(): Promise<Socket> {
  if (!server.listening) await once(server, 'listening');
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: lemma.example\r\n\r\n`;

/** What is read before as many answers came, or the connection ended. */
async function answersTo(socket: Socket, text: string, enough = Infinity): Promise<number> {
  let read = '';
  const count = () => read.split('HTTP/1.1 200').length - 1;
  socket.write(text);
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    read += part;
    if (count() === enough) break;
  }
  return count();
}

test.each(['/healthz', '/healthz?later', '/community'])(
  'a connection that asks %s thousands of times without waiting is ended, and not worked for',
  async (path) => {
    const socket = await opened();
    socket.on('error', () => {});
    await answersTo(socket, get(path).repeat(5000)).catch(() => {});
    expect(responses.length).toBeLessThanOrEqual(CONNECTIONS.pipelined);

    const other = await opened();
    expect(await answersTo(other, get('/healthz'), 1)).toBe(1);
    other.destroy();
  },
);

test('as many requests as may wait on one connection are all answered, and so are those after them', async () => {
  const socket = await opened();
  for (let time = 0; time < 20; time++)
    expect(
      await answersTo(socket, get('/healthz').repeat(CONNECTIONS.pipelined), CONNECTIONS.pipelined),
    ).toBe(CONNECTIONS.pipelined);
  socket.destroy();
});
