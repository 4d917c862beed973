import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from '../../server/http/connection/client-address.ts';

const forwarded = (header: string) =>
  ({
    headers: { 'x-forwarded-for': header },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['unknown', 'unknown'],
  ['', '10.0.0.1'],
])('what a proxy writes as %j is one address, whichever connection it came over', (header, address) => {
  expect(clientAddress(forwarded(header), 1)).toBe(address);
});
