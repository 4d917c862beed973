import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder, startProduct } from '../deployment/product.ts';

vi.setConfig({ testTimeout: 120_000 });

const ASKED = [
  'GET /elsewhere HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  '\r\n',
].join('\r\n');
const MORE = Buffer.alloc(65_536);

test('whoever asks for a socket where there is none and is gone at once ends nothing, and holds nothing', async () => {
  const product = startProduct({ dataDir: path.join(newFolder(), 'data') });
  const address = await product.ready();
  const port = Number(new URL(address).port);
  const dial = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => resolve(socket));
      socket.on('error', reject);
    });
  const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));

  for (let i = 0; i < 20; i += 1) {
    const socket = await dial();
    const gone = closed(socket);
    socket.write(ASKED);
    // Before it is answered, and once it is.
    if (i % 2 === 0) socket.resetAndDestroy();
    else socket.once('data', () => socket.resetAndDestroy());
    await gone;
  }
  const stays = await dial();
  const end = closed(stays);
  // Taken for as long as the other side has room for what it does not read.
  const goOn = () => stays.write(MORE, (error) => error ?? goOn());
  stays.write(ASKED, goOn);
  await end;

  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
});
