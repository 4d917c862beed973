import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { carry } from '../../server/graph/sockets/frames.ts';

/** The other end of a socket, which answers a ping when a test says so. */
class Client extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  protocol = 'graphql-transport-ws';
  pings = 0;
  ended = false;
  ping() {
    this.pings += 1;
  }
  terminate() {
    this.ended = true;
  }
}

afterEach(() => {
  vi.useRealTimers();
});

test('a socket is asked every 25 s whether its client is there, and ended when nothing comes back in 10 s', () => {
  vi.useFakeTimers();
  const socket = new Client();
  carry({
    server: { opened: () => async () => {} },
    socket,
    extra: {},
    held: { release() {} },
    backlog: { end() {} },
    isKnown: () => true,
    mayRead: () => true,
    log: {},
  } as never);

  vi.advanceTimersByTime(24_999);
  expect(socket.pings).toBe(0);
  vi.advanceTimersByTime(1);
  expect(socket.pings).toBe(1);
  socket.emit('pong', Buffer.alloc(0));
  vi.advanceTimersByTime(25_000);
  expect([socket.pings, socket.ended]).toEqual([2, false]);
  vi.advanceTimersByTime(9999);
  expect(socket.ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.ended).toBe(true);
});
