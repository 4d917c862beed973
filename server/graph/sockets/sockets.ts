import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { isFromThisMachine } from '../../http/connection/this-machine.ts';
import type { AddressReads } from '../../limits/address-reads.ts';
import type { Admission } from '../../limits/connections/admission.ts';
import { openAllowance } from '../../limits/connections/allowance.ts';
import type { ConcurrencyLimit } from '../../limits/connections/concurrency.ts';
import type { ByteLimit } from '../../limits/connections/pending-bytes.ts';
import type { UnreadLimit } from '../../limits/connections/unread-bytes.ts';
import { networkOf } from '../../limits/network.ts';
import { BODY_BYTES, SOCKET } from '../../limits/table.ts';
import { carry } from './frames.ts';
import { openHandshake, type SocketState } from './handshake.ts';
import { openRunning } from './open-subscriptions.ts';
import { openOperations, type Yoga } from './socket-operations.ts';

const INIT_TIMEOUT_MS = 3000;
/** Time for the closing handshake; a suspended client never answers. */
const CLOSE_TIMEOUT_MS = 800;

interface Options {
  server: Server;
  yoga: Yoga;
  /** The context of a request; null when it came with a token that is not good. */
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>;
  /** The context of a request for another one of the same caller. */
  renewed: (context: Context) => Context;
  admission: Admission;
  /** Requests of each network. */
  reads: AddressReads;
  /** Limits open sockets. */
  places: ConcurrencyLimit;
  /** Limits open subscriptions. */
  subscriptions: ConcurrencyLimit;
  /** Limits bytes of incomplete messages. */
  pendingBytes: ByteLimit;
  /** Limits bytes that clients have not read. */
  unread: UnreadLimit;
  /** The address of the client. */
  addressOf: (req: IncomingMessage) => string;
  log: Log;
}

/**
 * GraphQL over WebSocket on the same port and under the same limits as over HTTP. Pages of any origin may open one: who
 * somebody is comes as a token, and cookies are not read.
 */
export function serveSockets(options: Options) {
  const { server, yoga, contextFor, renewed, admission, reads, places, subscriptions, pendingBytes, unread } =
    options;
  const { addressOf, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: BODY_BYTES,
    maxFragments: SOCKET.fragments,
    maxBufferedChunks: SOCKET.chunks,
    autoPong: false,
    handleProtocols,
  });
  server.on('upgrade', (req, socket, head) => {
    // Node no longer hears of its errors, and one that nobody hears of ends this process.
    socket.on('error', () => socket.destroy());
    const path = (req.url ?? '').split('?')[0];
    if (path !== '/graphql') return refuse(socket, '403 Forbidden');
    const network = networkOf(addressOf(req));
    const isLimited = !isFromThisMachine(req);
    const mayRead = (bytes: number) => !isLimited || reads.takeMessage(network, bytes) === 0;
    if (isLimited && reads.take(network) > 0)
      return refuse(socket, '429 Too Many Requests', 'Retry-After: 2\r\n');
    const release = places.take(addressOf(req));
    if (!release) return refuse(socket, '503 Service Unavailable', 'Retry-After: 2\r\n');
    socket.once('close', release);
    const held = pendingBytes.open(addressOf(req));
    socket.once('close', held.end);
    socket.on('data', (sent: Buffer) => {
      if (!held.take(sent.length)) socket.destroy();
    });
    sockets.handleUpgrade(req, socket, head, (ws) => {
      const extra = { request: req, socket: ws, mayFail: openAllowance(SOCKET.faults) };
      const isKnown = () => running.has(ws);
      const backlog = unread.open(addressOf(req), () => ws.terminate());
      carry({ server: graph, socket: ws, extra, held, backlog, isKnown, mayRead, log });
    });
  });

  const running = openRunning();
  const graph = makeServer<Record<string, unknown>, SocketState>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    onConnect: openHandshake({ contextFor, admission, addressOf, running }),
    ...openOperations({ yoga, renewed, admission, reads, subscriptions, running, log }),
  });

  return {
    /** Tells every client that the server goes away, so that they come back later. */
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      const silent = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_TIMEOUT_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(silent);
    },
  };
}

/** Nobody reads on what is sent on such a connection, so that its end would never be seen. */
function refuse(socket: Duplex, status: string, headers = ''): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}
