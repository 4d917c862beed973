import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTIONS } from '../../limits/table.ts';
import type { Answer } from '../answer/answer.ts';

const waiting = new WeakMap<Socket, number>();

/**
 * Closes a connection that sends many requests without waiting for an answer, and returns whether it did: thousands fit
 * into one read, and no other connection would be served until all were parsed.
 */
export function exceedsPipelining({ socket }: IncomingMessage, res: Answer): boolean {
  // Requests of the same read still arrive after the socket is destroyed.
  if (socket.destroyed) return true;
  const before = waiting.get(socket) ?? 0;
  if (before === CONNECTIONS.pipelined) {
    socket.destroy();
    return true;
  }

  waiting.set(socket, before + 1);
  res.whenClosed(() => waiting.set(socket, waiting.get(socket)! - 1));
  return false;
}
