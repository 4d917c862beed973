import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../server/http/connection/listen.ts';

const AT = { host: '127.0.0.1', port: 0 };

test.runIf(process.platform === 'linux')(
  'those who come at the same moment are let in together, however long a turn of the loop takes',
  async () => {
    const server = createServer((_req, res) => res.end('here'));
    const port = await listen(server, AT);
    const at = (server.address() as AddressInfo).port;
    let turn = 0;
    const count = () => {
      turn += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const turns: number[] = [];
    const clients = Array.from({ length: 64 }, () => connect(at, AT.host));
    await new Promise<void>((resolve) => {
      server.on('connection', () => {
        turns.push(turn);
        if (turns.length === clients.length) resolve();
      });
    });
    clearImmediate(counting);
    expect(new Set(turns).size).toBeLessThan(32);

    for (const client of clients) client.destroy();
    expect(await (await fetch(`http://127.0.0.1:${at}`)).text()).toBe('here');
    await port.close();
    await expect(fetch(`http://127.0.0.1:${at}`)).rejects.toThrow();
  },
);

test('a port that another server uses is not shared with it', async () => {
  const first = createServer();
  const port = await listen(first, AT);
  const again = { ...AT, port: (first.address() as AddressInfo).port };
  await expect(listen(createServer(), again)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await port.close();
});
