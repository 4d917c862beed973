import type { Pool } from 'pg';
import type { Storage } from '../storage/storage.ts';

/** Number of rows whose file is missing or truncated in the storage. */
export async function lostFiles(pool: Pick<Pool, 'query'>, storage: Storage): Promise<number> {
  const { rows } = await pool.query<{ id: string; size: number }>(
    'SELECT file_id AS id, size FROM uploads UNION ALL SELECT file_id, size FROM avatars',
  );
  let lost = 0;
  for (const { id, size } of rows) if ((await storage.size(id)) !== size) lost += 1;
  return lost;
}
