import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTIONS } from '../../limits/table.ts';

const waiting = new WeakMap<Socket, number>();

/**
 * Ends a connection that sends request after request without waiting for an answer, and says whether it did: thousands
 * fit into what is read of it at once, and nobody else would be heard until all were taken in.
 */
export function endsImpatient({ socket }: IncomingMessage, res: ServerResponse): boolean {
  // What was read together with the one too many still arrives.
  if (socket.destroyed) return true;
  const before = waiting.get(socket) ?? 0;
  if (before === CONNECTIONS.atOnce) {
    socket.destroy();
    return true;
  }

  waiting.set(socket, before + 1);
  res.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
  return false;
}
