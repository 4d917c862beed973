import { expect, test } from 'vitest';
import { once } from '../../server/database/idempotency.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** Does a write that only says which one it is. */
async function write(who: Visitor, key: string, { operation = 'ask', input = 'x', id = newResult() } = {}) {
  const ctx = { db: world.db, now: () => world.now } as never;
  return once(ctx, world.db as never, { id: who.id } as never, { operation, key, input }, async () => id);
}

let results = 0;
const newResult = () => `01900000-0000-7000-8000-${String((results += 1)).padStart(12, '0')}`;

test('a key does one write, and tells of it when it comes again', async () => {
  const ada = await world.person();
  const first = await write(ada, 'key');
  expect(first.repeated).toBe(false);
  expect(await write(ada, 'key')).toEqual({ id: first.id, repeated: true });
});

test('a key stands for one input of one operation', async () => {
  const ada = await world.person();
  await write(ada, 'key');
  const refused = { code: 'IDEMPOTENCY_KEY_REUSED' };
  await expect(write(ada, 'key', { operation: 'answer' })).rejects.toMatchObject(refused);
  await expect(write(ada, 'key', { input: 'y' })).rejects.toMatchObject(refused);
});

test('a key belongs to one person', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  await write(ada, 'key');
  expect(await write(ben, 'key')).toMatchObject({ repeated: false });
});

test('keys that differ in a blank are two keys', async () => {
  const ada = await world.person();
  await write(ada, 'key');
  expect(await write(ada, 'key ')).toMatchObject({ repeated: false });
});

test('a key has at most two hundred characters', async () => {
  const ada = await world.person();
  expect(await write(ada, 'k'.repeat(200))).toMatchObject({ repeated: false });
  await expect(write(ada, 'k'.repeat(201))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
