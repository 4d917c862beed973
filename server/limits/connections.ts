import type { Server } from 'node:http';
import { openPlaces } from './places.ts';
import { CONNECTIONS } from './table.ts';

/** Closes what is more than one address, or this process, should hold open. */
export function limitConnections(server: Server, { behindProxy }: { behindProxy: boolean }): void {
  // All of a proxy's connections come from its one address.
  const places = openPlaces(behindProxy ? { ...CONNECTIONS, address: CONNECTIONS.all } : CONNECTIONS);
  server.on('connection', (socket) => {
    const leave = places.take(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
