import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { withConnection } from '../../database/with-connection.ts';
import type { Task } from '../../jobs/task.ts';
import type { Storage } from '../storage/storage.ts';

const BATCH = 100;
const MAX_BATCHES = 100;
const HOUR_MS = 3_600_000;
/** Files without a message are deleted after this time. */
const UNSENT_MS = 24 * HOUR_MS;

interface Sweep {
  pool: Pick<Pool, 'connect' | 'query'>;
  storage: Storage;
}

export const sweepTask: Task = {
  name: 'sweep-uploads',
  cron: '22 * * * *',
  single: true,
  run: ({ pool, uploads, now }) => sweepUploads({ pool, storage: uploads.storage }, now()),
};

/** Removes unused files; several processes may run it at once. */
export async function sweepUploads({ pool, storage }: Sweep, now: Date): Promise<void> {
  await pool.query('DELETE FROM uploads WHERE message_id IS NULL AND created_at < $1', [
    new Date(now.getTime() - UNSENT_MS),
  ]);
  await withConnection(pool, async (client) => {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await removeSome(client, storage, now)) < BATCH) break;
  });
}

/**
 * A plan is deleted after its file; files with a row stay. Stops at the first file that the storage fails to remove,
 * which goes to the end of the queue.
 */
async function removeSome(client: PoolClient, storage: Storage, now: Date): Promise<number> {
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: string; in_use: boolean }>(
      `SELECT file_id AS id, EXISTS (SELECT FROM uploads u WHERE u.file_id = r.file_id)
         OR EXISTS (SELECT FROM avatars a WHERE a.file_id = r.file_id) AS in_use
       FROM upload_removals r WHERE due_at < $1 ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    const gone: string[] = [];
    let fault: { of: string; error: unknown } | null = null;
    for (const { id, in_use } of rows) {
      if (!in_use)
        fault = await storage.remove(id).then(
          () => null,
          (error: unknown) => ({ of: id, error }),
        );
      if (fault) break;
      gone.push(id);
    }
    await client.query('DELETE FROM upload_removals WHERE file_id = ANY ($1::uuid[])', [gone]);
    if (fault)
      await client.query('UPDATE upload_removals SET due_at = $2 WHERE file_id = $1', [fault.of, now]);
    await client.query('COMMIT');
    if (fault) throw fault.error;
    return rows.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Deletes partial files that killed processes left in the upload folder. */
export async function forgetIncoming(incoming: string): Promise<void> {
  const names = await readdir(incoming).catch(() => []);
  for (const name of names) {
    const file = path.join(incoming, name);
    const status = await stat(file).catch(() => null);
    if (status && Date.now() - status.mtimeMs > HOUR_MS) await rm(file, { force: true });
  }
}
