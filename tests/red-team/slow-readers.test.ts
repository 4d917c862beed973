import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Answer } from '../../server/http/answer/answer.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

vi.setConfig({ testTimeout: 300_000 });

const MB = 1024 * 1024;
const world = openWorld();

const closing: (() => unknown)[] = [];
afterAll(() => closing.forEach((close) => close()));

/** Asks this and reads nothing of the answer. */
function deaf(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text)).on('error', () => {});
  closing.push(() => socket.destroy());
  return socket.pause();
}

describe('what is left unread', () => {
  test('makes whoever left it for longest give room to the others of its address', () => {
    const unread = openUnreadLimit({ address: 10, all: 100 });
    const cut: string[] = [];
    const open = (name: string, address: string) => unread.open(address, () => void cut.push(name));
    const [first, second, other] = [
      open('first', '192.0.2.1'),
      open('second', '192.0.2.1'),
      open('other', '192.0.2.2'),
    ];
    first.add(6);
    other.add(9);
    second.add(4);
    expect(cut).toEqual([]);
    second.add(1);
    expect(cut).toEqual(['first']);
    expect(unread.count()).toBe(14);
    first.add(100);
    first.read();
    expect(unread.count()).toBe(14);
  });

  test('is no longer counted once it was read, and begins anew then', () => {
    const unread = openUnreadLimit({ address: 10, all: 100 });
    const cut: string[] = [];
    const [first, second] = ['first', 'second'].map((name) =>
      unread.open('192.0.2.1', () => void cut.push(name)),
    );
    first!.add(6);
    second!.add(4);
    first!.read();
    first!.add(6);
    first!.add(1);
    expect(cut).toEqual(['second']);
    first!.end();
    second!.end();
    expect(unread.count()).toBe(0);
  });

  test('is made room for by the address that has most of it, where all have too much', () => {
    const unread = openUnreadLimit({ address: 10, all: 15 });
    const cut: string[] = [];
    for (const [name, bytes] of Object.entries({ '192.0.2.1': 4, '192.0.2.2': 8, '192.0.2.3': 4 }))
      unread.open(name, () => void cut.push(name)).add(bytes);
    expect(cut).toEqual(['192.0.2.2']);
    expect(unread.count()).toBe(8);
  });
});

test('whoever asks for much and reads nothing of it is cut off, and others read on', async () => {
  const unread = openUnreadLimit({ address: 40 * MB, all: 100 * MB });
  const answer = Buffer.alloc(16 * MB, 'x');
  const server = createServer({ ServerResponse: Answer }, (req, res) => {
    res.address = String(req.headers['x-from']);
    res.unread = unread;
    res.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as { port: number };

  const request = (from: string) => `GET / HTTP/1.1\r\nHost: localhost\r\nX-From: ${from}\r\n\r\n`;
  const silent = [];
  for (let i = 0; i < 5; i += 1) {
    silent.push(deaf(port, request('192.0.2.1')));
    await expect.poll(() => unread.count()).toBe(Math.min(i + 1, 2) * answer.length);
  }
  const read = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-from': '192.0.2.2' } });
  expect((await read.arrayBuffer()).byteLength).toBe(answer.length);
  await expect.poll(() => unread.count()).toBe(2 * answer.length);

  silent[0]!.resume();
  silent[4]!.resume();
  let heard = 0;
  silent[4]!.on('data', (data: Buffer) => (heard += data.length));
  await once(silent[0]!, 'close');
  await expect.poll(() => heard).toBeGreaterThan(answer.length);
});

describe('the product', () => {
  const unreadBytes = async () => {
    const figures = await (await fetch(`${world.address}/metrics`)).text();
    return Number(/^lemma_unread_bytes (\S+)/m.exec(figures)![1]);
  };

  /** An operation whose answer has some megabytes. */
  async function longAnswer(): Promise<string> {
    const id = await askedId(await world.person());
    await world.sql('UPDATE renderings SET html = $1 WHERE question_id = $2', ['x'.repeat(490_000), id]);
    return `{ ${Array.from({ length: 8 }, (_, i) => `a${i}: question(id: "${id}") { bodyHtml }`).join(' ')} }`;
  }

  test('counts what its answers hold for whoever does not read', async () => {
    const query = await longAnswer();
    const body = JSON.stringify({ query });
    const { port } = new URL(world.address);
    const silent = Array.from({ length: 4 }, () =>
      deaf(
        Number(port),
        `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    await expect.poll(unreadBytes, { timeout: 40_000 }).toBeGreaterThan(4 * MB);
    for (const socket of silent) socket.destroy();
    await expect.poll(unreadBytes, { timeout: 40_000 }).toBe(0);
  });
});
