import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Node takes one connection at each turn of its loop from each listener: a busy one would take few a second. */
const LISTENERS = 16;
/** Where the system hands the connections to one port out among its listeners. */
const CAN_SHARE = process.platform === 'linux';

interface At {
  host: string;
  port: number;
}

/** Opens the port for the server; fails as `listen` does. The others that take connections for it close with it. */
export async function listen(server: HttpServer, at: At): Promise<{ close(): Promise<void> }> {
  if (!CAN_SHARE) {
    await opened(server, at);
    return { close: () => closed(server) };
  }
  // Whoever shares a port is not told that another uses it.
  if (at.port > 0) await tryAlone(at);
  await opened(server, at, true);
  const { port } = server.address() as AddressInfo;
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => opened(other, { ...at, port }, true)));
  return { close: async () => void (await Promise.all([server, ...others].map(closed))) };
}

async function tryAlone(at: At): Promise<void> {
  const first = createServer();
  await opened(first, at);
  await closed(first);
}

function opened(server: Server, { host, port }: At, reusePort = false): Promise<void> {
  return new Promise((resolve, reject) => {
    // It stays: a connection that could not be taken later ends nothing.
    server.on('error', reject);
    server.listen({ host, port, reusePort }, resolve);
  });
}

const closed = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()));
