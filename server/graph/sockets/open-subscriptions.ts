import { isAsyncIterable } from 'graphql-yoga';
import type { WebSocket } from 'ws';
import type { Release } from '../../limits/connections/admission.ts';

/** What each socket carries at the moment, and how the places that it takes are given back. */
export interface Running {
  open(socket: WebSocket): void;
  has(socket: WebSocket): boolean;
  count(socket: WebSocket): number;
  /** An operation begins; a client may use its name again before it has ended. */
  begin(socket: WebSocket, operation: object): void;
  /** What is done when it ends, or its socket goes; at once where that has gone. */
  holds(socket: WebSocket, operation: object, release: Release): void;
  /** The events of an operation end with its socket at the latest, also where its name was given to another. */
  follows<Result>(socket: WebSocket, operation: object, result: Result): Result;
  end(socket: WebSocket, operation: object): void;
}

const NOTHING: Release = () => {};

export function openRunning(): Running {
  const live = new WeakMap<WebSocket, Map<object, Release>>();

  function end(socket: WebSocket, operation: object): void {
    const release = live.get(socket)?.get(operation);
    live.get(socket)?.delete(operation);
    release?.();
  }

  function holds(socket: WebSocket, operation: object, release: Release): void {
    const before = live.get(socket)?.get(operation);
    if (!before || socket.readyState !== socket.OPEN) return release();
    live.get(socket)?.set(operation, () => {
      before();
      release();
    });
  }

  return {
    open(socket) {
      const operations = new Map<object, Release>();
      live.set(socket, operations);
      socket.once('close', () => {
        for (const operation of operations.keys()) end(socket, operation);
      });
    },
    has: (socket) => live.has(socket),
    count: (socket) => live.get(socket)?.size ?? 0,
    begin: (socket, operation) => void live.get(socket)?.set(operation, NOTHING),
    holds,
    follows(socket, operation, result) {
      if (isAsyncIterable(result)) {
        const events = result[Symbol.asyncIterator]();
        holds(socket, operation, () => void events.return?.().catch(() => {}));
      }
      return result;
    },
    end,
  };
}
