import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Asker } from '../core/fair-queue.ts';
import { takeTurns } from '../core/take-turns.ts';
import { dataDirOf } from '../database/open.ts';
import { Conflict, RateLimited } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { openReader, type Reader } from './reading/document.ts';
import { UPLOAD_LIMITS } from './rules.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

/** Files on their way in, and those that are kept. */
export interface Uploads {
  storage: Storage;
  reader: Reader;
  /** Where files lie while they arrive. */
  incoming: string;
  /** A file's place while it arrives, and the call that frees what it took. */
  enter(userId: string): Promise<{ place: string; leave: () => void }>;
  /** Pictures take turns: each may take a lot of memory for a moment. */
  inTurn<Value>(asker: Asker, paint: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Arriving in this process at once, from everybody. */
const MAX_ARRIVING = 40;
const PAINTERS = 2;

export const uploadsFolder = (config: Pick<Config, 'dataDir'>) => path.join(dataDirOf(config), 'uploads');

export function openUploads(config: Pick<Config, 'dataDir' | 'bucket'>, log: Log): Uploads {
  const folder = uploadsFolder(config);
  const incoming = path.join(folder, 'incoming');
  const arriving = new Map<string, number>();
  const reader = openReader(log);

  return {
    storage: openStorage(config.bucket, folder),
    reader,
    incoming,
    async enter(userId) {
      const own = arriving.get(userId) ?? 0;
      const all = [...arriving.values()].reduce((sum, one) => sum + one, 0);
      if (own >= UPLOAD_LIMITS.atOnce) throw tooManyAtOnce();
      if (all >= MAX_ARRIVING) throw crowded();
      arriving.set(userId, own + 1);
      const leave = () => {
        const left = (arriving.get(userId) ?? 1) - 1;
        if (left > 0) arriving.set(userId, left);
        else arriving.delete(userId);
      };
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
      } catch (error) {
        leave();
        throw error;
      }
      return { place: path.join(incoming, newId('upload', new Date())), leave };
    },
    inTurn: takeTurns(PAINTERS),
    close: () => reader.close(),
  };
}

const tooManyAtOnce = () =>
  new Conflict('DUPLICATE_IN_FLIGHT', {
    en: `At most ${UPLOAD_LIMITS.atOnce} files are uploaded at once. Wait for one of them.`,
    zh: `最多同时上传 ${UPLOAD_LIMITS.atOnce} 个文件，请等待其中一个完成。`,
  });

const crowded = () =>
  new RateLimited(
    { en: 'Many files are being uploaded. Try again in a moment.', zh: '正在上传的文件较多，请稍后再试。' },
    5,
  );
