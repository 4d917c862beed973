import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';

/** The other end of the wire: takes what the client sends and says what a test says. */
class Wire extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static last: Wire;
  readyState = Wire.OPEN;
  sent: string[] = [];
  closedWith: number | null = null;
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: object) => void = () => {};

  constructor() {
    super();
    Wire.last = this;
    queueMicrotask(() => this.onopen());
  }
  send(text: string) {
    const { type } = JSON.parse(text) as { type: string };
    this.sent.push(type);
    if (type === 'connection_init') queueMicrotask(() => this.says('connection_ack'));
  }
  says(type: string) {
    this.onmessage({ data: JSON.stringify({ type }) });
  }
  close(code: number, reason: string) {
    this.closedWith ??= code;
    this.readyState = Wire.CLOSED;
    this.onclose({ code, reason, wasClean: true });
  }
}

afterEach(() => {
  vi.useRealTimers();
});

test('the live connection pings every 25 s and is given up when nothing comes back in 10 s', async () => {
  vi.stubGlobal('WebSocket', Wire);
  const { socketLink } = await import('../../client/lib/graph/socket-link.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const operation = { query: parse('subscription { tick }'), variables: {}, extensions: {} };
  const listening = socketLink.request(operation as never).subscribe({ error: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  const wire = Wire.last;
  expect(wire.sent).toEqual(['connection_init', 'subscribe']);

  await vi.advanceTimersByTimeAsync(24_999);
  expect(wire.sent).not.toContain('ping');
  await vi.advanceTimersByTimeAsync(1);
  expect(wire.sent.at(-1)).toBe('ping');
  wire.says('pong');
  await vi.advanceTimersByTimeAsync(25_000);
  expect([wire.sent.filter((type) => type === 'ping').length, wire.closedWith]).toEqual([2, null]);

  await vi.advanceTimersByTimeAsync(9999);
  expect(wire.closedWith).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(wire.closedWith).toBe(4408);
  listening.unsubscribe();
});
