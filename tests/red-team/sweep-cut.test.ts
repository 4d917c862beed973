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
