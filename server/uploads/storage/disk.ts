import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';

/** Files in a local folder that only its owner can open. */
export function openDisk(folder: string): Storage {
  const placeOf = (id: string) => path.join(folder, path.basename(id));
  return {
    async keep(id, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(file, 0o600);
      const handle = await open(file, 'r+');
      await handle.sync().finally(() => handle.close());
      await move(file, placeOf(id));
    },
    async read(id, span) {
      const handle = await ifThere(open(placeOf(id), 'r'));
      return handle && handle.createReadStream(span && { start: span.from, end: span.to });
    },
    size: async (id) => (await ifThere(stat(placeOf(id))))?.size ?? null,
    remove: (id) => rm(placeOf(id), { force: true }),
  };
}

/** Atomic, also across disks: a partial file is never visible. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from, { force: true });
  }
}

async function ifThere<Value>(lookup: Promise<Value>): Promise<Value | null> {
  try {
    return await lookup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
