import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('what is answered while the server goes away is told to send nothing more on its connection', async () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const asking = request(`${world.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, connection: 'keep-alive' },
  });
  const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      asking.once('error', reject);
      asking.once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    },
  );
  asking.write(body.slice(0, 5));
  // The next request is answered after this one has arrived.
  await fetch(`${world.address}/healthz`);
  world.drain();
  asking.end(body.slice(5));
  expect(await answered).toEqual({ status: 200, connection: 'close' });
});
