import { connect } from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder, startProduct } from '../deployment/product.ts';

vi.setConfig({ testTimeout: 300_000 });

const OFFERS = {
  'HTTP/2 without TLS':
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  'TLS within the connection': 'Connection: Upgrade\r\nUpgrade: TLS/1.2',
  'nothing at all': 'Connection: Upgrade\r\nUpgrade: ,',
};

test('whoever offers another protocol is answered in this one, and sockets open all the same', async () => {
  const product = startProduct({ dataDir: path.join(newFolder(), 'data') });
  const address = await product.ready();
  const port = Number(new URL(address).port);
  const responseTo = (head: string, body = '') =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`));
      socket.on('data', (data) => {
        answer += String(data);
        if (/\r\n\r\n/.test(answer)) socket.destroy();
      });
      socket.on('close', () => resolve(answer));
    });

  const query = '{"query":"{ __typename }"}';
  for (const offer of Object.values(OFFERS)) {
    for (const where of ['/', '/api/community/questions', '/auth/v1/settings'])
      expect(await responseTo(`GET ${where} HTTP/1.1\r\nHost: localhost\r\n${offer}`)).toMatch(
        /^HTTP\/1\.1 200 /,
      );
    const length = `Content-Type: application/json\r\nContent-Length: ${query.length}`;
    const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\n${length}\r\n${offer}`;
    expect(await responseTo(head, query)).toMatch(/^HTTP\/1\.1 200 /);
  }
  const dial =
    'Connection: Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws';
  expect(await responseTo(`GET /graphql HTTP/1.1\r\nHost: localhost\r\n${dial}`)).toMatch(/^HTTP\/1\.1 101 /);
  expect(await product.stop()).toBe(0);
});
