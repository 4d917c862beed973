import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { CONCURRENT_UPLOADS } from '../../server/limits/table.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });
const held: ClientRequest[] = [];
afterAll(() => held.forEach((one) => one.destroy()));

const CROWD = '192.0.2.1';

/** Begins to send a file, and never ends. */
function hold({ token }: Visitor, address = CROWD): void {
  const sending = request(`${world.address}/api/uploads?name=a.wav`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address, 'content-length': 1000 },
  });
  sending.on('error', () => {});
  sending.write('x');
  held.push(sending);
}

const arriving = () => {
  const folder = path.join(world.dataDir, 'uploads', 'incoming');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

test('unfinished files of one address leave capacity for others, and refusals name the limit', async () => {
  const crowd = await Promise.all(
    Array.from({ length: CONCURRENT_UPLOADS.address / CONCURRENT_UPLOADS.person }, () => world.person()),
  );
  for (const one of crowd) for (let i = 0; i < CONCURRENT_UPLOADS.person; i += 1) hold(one);
  await vi.waitFor(() => expect(arriving()).toBe(CONCURRENT_UPLOADS.address), 20_000);

  const sent = async (who: Visitor, address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/octet-stream' };
    const {
      status,
      body,
      headers: answered,
    } = await who.rest('POST', '/api/uploads?name=a.txt', 'x', headers);
    return [status, body['code'], ...(status === 415 ? [] : [Number(answered.get('ratelimit-limit'))])];
  };
  const somebody = await world.person();
  expect(await sent(somebody, CROWD)).toEqual([429, 'RATE_LIMITED', CONCURRENT_UPLOADS.address]);
  expect(await sent(crowd[0]!, '192.0.2.2')).toEqual([409, 'DUPLICATE_IN_FLIGHT', CONCURRENT_UPLOADS.person]);
  // Nothing is wrong but what is in it.
  expect(await sent(somebody, '192.0.2.2')).toEqual([415, 'WRONG_TYPE']);

  // Whoever finds every place taken by others asked for nothing too much.
  const others = await Promise.all(
    Array.from(
      { length: (CONCURRENT_UPLOADS.all - CONCURRENT_UPLOADS.address) / CONCURRENT_UPLOADS.person },
      () => world.person(),
    ),
  );
  for (const one of others) for (let i = 0; i < CONCURRENT_UPLOADS.person; i += 1) hold(one, '192.0.2.3');
  await vi.waitFor(() => expect(arriving()).toBe(CONCURRENT_UPLOADS.all), 20_000);
  expect(await sent(somebody, '192.0.2.2')).toEqual([503, 'OVERLOADED', CONCURRENT_UPLOADS.all]);
  expect(await sent(others[0]!, '192.0.2.2')).toEqual([
    409,
    'DUPLICATE_IN_FLIGHT',
    CONCURRENT_UPLOADS.person,
  ]);
});
