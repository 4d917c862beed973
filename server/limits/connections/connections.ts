import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { openConcurrencyLimit } from './concurrency.ts';
import { CONNECTIONS } from '../table.ts';

/** Closes connections beyond the limit of their address or of this process. */
export function limitConnections(server: Server, { behindProxy }: { behindProxy: boolean }): void {
  const { address, all } = connectionsWithin(openFilesAllowed());
  // All of a proxy's connections come from its one address.
  const places = openConcurrencyLimit({ address: behindProxy ? all : address, all });
  server.on('connection', (socket) => {
    const release = places.take(socket.remoteAddress ?? '');
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}

/** A connection counts as an open file: the database, the workers and the files themselves need some as well. */
export function connectionsWithin(openFiles: number): { address: number; all: number } {
  const all = Math.min(CONNECTIONS.all, Math.max(openFiles - CONNECTIONS.reservedFiles, openFiles / 2));
  return { address: Math.min(CONNECTIONS.address, all / 2), all };
}

/** Unlimited where the system does not say. */
function openFilesAllowed(): number {
  try {
    const [, allowed] =
      /^Max open files\s{1,40}(\d{1,15})\b/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(allowed ?? Infinity);
  } catch {
    return Infinity;
  }
}
