import { expect, test } from 'vitest';
import { connectionsWithin } from '../../server/limits/connections/connections.ts';

test('connections leave room for other open files, however few of them there may be', () => {
  expect(connectionsWithin(Infinity)).toEqual({ address: 10_000, all: 30_000 });
  expect(connectionsWithin(20_000)).toEqual({ address: 9500, all: 19_000 });
  expect(connectionsWithin(1024)).toEqual({ address: 256, all: 512 });
});
