import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUTS } from '../../server/limits/table.ts';
import { sound, upload } from '../support/files.ts';
import { openWorld, type Visitor } from '../support/world.ts';

Object.assign(REQUEST_TIMEOUTS, { silenceMs: 2000 });
const world = openWorld();
const PATIENT = { timeout: 20_000 };

/** What is kept of a person's files waits from here on, until the answer is called. */
async function hold({ id }: Visitor): Promise<() => Promise<void>> {
  const client = await world.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

const waits = () =>
  vi.waitFor(async () => {
    const { rows } = await world.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENT);

/** Sends so much of a file of 4,044 bytes, and no more. */
function send({ token }: Visitor, bytes: number) {
  const { hostname, port } = new URL(world.address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.write(
    `POST /api/uploads?name=a.wav HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 4044\r\n\r\n`,
  );
  socket.write(sound().subarray(0, bytes));
  return { socket, ended: once(socket, 'close').then(() => answer) };
}

test('a sender who says nothing is told so, and one who sent all of it is answered however long it takes', async () => {
  const [ada, bob] = await Promise.all([world.person(), world.person()]);
  const release = await hold(ada);
  const sent = upload(world, ada, 'a.wav', sound());
  await waits();
  // Begun later and cut off already: the silence of the first would have lasted too long as well.
  expect(await send(bob, 1000).ended).toMatch(/^HTTP\/1\.1 408 [^]*The request took too long to arrive/);
  await release();
  expect((await sent).status).toBe(201);
  expect(await world.db.upload.count({ where: { ownerId: bob.id } })).toBe(0);
});

test('nothing is kept of a file whose sender left before that could be told', async () => {
  const ada = await world.person();
  const release = await hold(ada);
  const { socket } = send(ada, 4044);
  await waits();
  socket.destroy();
  await vi.waitFor(
    () => expect(world.requests.at(-1)).toMatchObject({ kind: 'upload', status: 499 }),
    PATIENT,
  );
  await release();
  await vi.waitFor(async () => {
    const { rows } = await world.pool.query('SELECT FROM users WHERE id = $1 FOR UPDATE NOWAIT', [ada.id]);
    expect(rows).toHaveLength(1);
  }, PATIENT);
  expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(0);
  expect(await world.db.uploadUse.count({ where: { userId: ada.id } })).toBe(0);
  expect((await upload(world, ada, 'a.wav', sound())).status).toBe(201);
  expect(world.errors).toEqual([]);
});
