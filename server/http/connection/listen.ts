import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Node accepts one connection per listener at each turn of the event loop: a busy process would accept few a second. */
const LISTENERS = 16;
/** Whether the system distributes the connections to a port among its listeners. */
const CAN_SHARE = process.platform === 'linux';

interface Endpoint {
  host: string;
  port: number;
}

/** Opens the port for the server; fails as `listen` does. The additional listeners close with it. */
export async function listen(server: HttpServer, at: Endpoint): Promise<{ close(): Promise<void> }> {
  if (!CAN_SHARE) {
    await openOn(server, at);
    return { close: () => closeServer(server) };
  }
  // With `reusePort` a port that another process uses would not be an error.
  if (at.port > 0) await requireFreePort(at);
  await openOn(server, at, true);
  const { port } = server.address() as AddressInfo;
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => openOn(other, { ...at, port }, true)));
  return { close: async () => void (await Promise.all([server, ...others].map(closeServer))) };
}

async function requireFreePort(at: Endpoint): Promise<void> {
  const first = createServer();
  await openOn(first, at);
  await closeServer(first);
}

function openOn(server: Server, { host, port }: Endpoint, reusePort = false): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays registered: a later failure to accept a connection must not end the process.
    server.on('error', reject);
    server.listen({ host, port, reusePort }, resolve);
  });
}

const closeServer = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()));
