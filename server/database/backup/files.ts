import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';

/** Where the files lie that rows name by id. */
export interface FileStore {
  /** Takes a local file in, whole or not at all. */
  keep(id: string, file: string): Promise<void>;
  /** Null when there is no such file, as for its size. */
  read(id: string): Promise<Readable | null>;
  size(id: string): Promise<number | null>;
  remove(id: string): Promise<void>;
}

/** The files that rows name: what somebody sent, and pictures of people. */
export const FILES_OF_ROWS = 'SELECT file_id AS id FROM uploads UNION SELECT file_id FROM avatars';

/** The files of the rows as lines of a backup, a piece to a line; one that went since the rows were read is left out. */
export async function* fileLines(client: Client, storage: FileStore): AsyncGenerator<string, number> {
  const { rows } = await client.query<{ id: string }>(`${FILES_OF_ROWS} ORDER BY 1`);
  let files = 0;
  for (const { id } of rows) {
    const content = await storage.read(id);
    if (!content) continue;
    for await (const chunk of content)
      yield `${JSON.stringify({ file: id, piece: (chunk as Buffer).toString('base64') })}\n`;
    files += 1;
  }
  return files;
}

/** Takes files from such lines into the storage, each when its last piece has come. */
export function openRestoring(storage: FileStore) {
  const restored = new Set<string>();
  const fresh: string[] = [];
  let current: { id: string; place: string; handle: FileHandle } | null = null;

  async function end(): Promise<void> {
    if (!current) return;
    const { id, place, handle } = current;
    current = null;
    try {
      await handle.close();
      if ((await storage.size(id)) === null) fresh.push(id);
      await storage.keep(id, place);
      restored.add(id);
    } finally {
      await rm(place, { force: true });
    }
  }

  return {
    restored,
    end,
    async take(id: string, chunk: string): Promise<void> {
      if (current?.id !== id) {
        await end();
        const place = path.join(os.tmpdir(), `lemma-${randomBytes(9).toString('hex')}`);
        current = { id, place, handle: await open(place, 'wx', 0o600) };
      }
      // Each before the next, so that neither memory nor what happens to the file runs ahead.
      await current!.handle.writeFile(Buffer.from(chunk, 'base64'));
    },
    /** As if nothing had been taken in. */
    async undo(): Promise<void> {
      await current?.handle.close();
      if (current) await rm(current.place, { force: true });
      for (const id of fresh) await storage.remove(id);
    },
  };
}

/** Makes the rows agree with the files that came, and plans the removal of those that the rows before named. */
export async function settleFiles(client: Client, restored: Set<string>, before: string[]): Promise<void> {
  await client.query('DELETE FROM uploads WHERE NOT file_id = ANY ($1::uuid[])', [[...restored]]);
  await client.query(
    `WITH gone AS (DELETE FROM avatars WHERE NOT file_id = ANY ($1::uuid[]) RETURNING user_id)
     UPDATE users SET avatar_url = NULL WHERE id IN (SELECT user_id FROM gone)`,
    [[...restored]],
  );
  await client.query(
    `INSERT INTO upload_removals (file_id, due_at)
     SELECT id, now() FROM unnest($1::uuid[]) AS id WHERE id NOT IN (${FILES_OF_ROWS})
     ON CONFLICT DO NOTHING`,
    [before],
  );
}
