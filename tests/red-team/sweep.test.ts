import { expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { sweepUploads } from '../../server/uploads/operations/sweep.ts';
import type { Storage } from '../../server/uploads/storage/storage.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('files are swept again where the database was lost while the storage removed one', async () => {
  const fileId = newId('upload', world.now);
  const removed: string[] = [];
  let isCut = false;
  const storage = {
    async remove(id: string) {
      removed.push(id);
      if (isCut) return;
      isCut = true;
      await world.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
    },
  } as unknown as Storage;
  await world.db.uploadRemoval.create({ data: { fileId, dueAt: new Date(world.now.getTime() - 1000) } });

  // A loss that nobody heard of would end this run.
  await expect(sweepUploads({ pool: world.pool, storage }, world.now)).rejects.toThrow();
  expect(await world.db.uploadRemoval.count()).toBe(1);
  await sweepUploads({ pool: world.pool, storage }, world.now);
  expect(removed).toEqual([fileId, fileId]);
  expect(await world.db.uploadRemoval.count()).toBe(0);
});

/** Keeps nothing; the first removal fails. */
function failingOnce() {
  const removed: string[] = [];
  let isBroken = true;
  const remove = async (id: string) => {
    if (!isBroken) return void removed.push(id);
    isBroken = false;
    throw new Error('The storage is away.');
  };
  return { removed, storage: { remove } as unknown as Storage };
}

test('a file that the storage did not remove is tried again after the others', async () => {
  const { removed, storage } = failingOnce();
  const [first, second] = [newId('upload', world.now), newId('upload', world.now)];
  const dueAt = (seconds: number) => new Date(world.now.getTime() - seconds * 1000);
  await world.db.uploadRemoval.createMany({
    data: [
      { fileId: first, dueAt: dueAt(2) },
      { fileId: second, dueAt: dueAt(1) },
    ],
  });
  await expect(sweepUploads({ pool: world.pool, storage }, world.now)).rejects.toThrow(
    'The storage is away.',
  );
  expect(await world.db.uploadRemoval.count()).toBe(2);
  world.later(1);
  await sweepUploads({ pool: world.pool, storage }, world.now);
  expect(removed).toEqual([second, first]);
});

test('a file is removed when it is due, not before', async () => {
  const { removed, storage } = failingOnce();
  const fileId = newId('upload', world.now);
  await storage.remove('another').catch(() => {});
  await world.db.uploadRemoval.create({ data: { fileId, dueAt: world.now } });
  await sweepUploads({ pool: world.pool, storage }, world.now);
  expect(removed).toEqual([]);
  world.later(1);
  await sweepUploads({ pool: world.pool, storage }, world.now);
  expect(removed).toEqual([fileId]);
});
