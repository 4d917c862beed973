import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../core/config.ts';
import type { Asker } from '../core/worker-pool/fair-queue.ts';
import { takeTurns } from '../core/worker-pool/take-turns.ts';
import { dataDirOf } from '../database/open.ts';
import { Conflict, Overloaded, RateLimited } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { openPlaces } from '../limits/connections/concurrency.ts';
import { UPLOADING } from '../limits/table.ts';
import type { Log } from '../core/log.ts';
import { busyReading } from './reading/busy.ts';
import { openReader, type Reader } from './reading/document.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

/** Files on their way in, and those that are kept. */
export interface Uploads {
  storage: Storage;
  reader: Reader;
  /** Where files lie while they arrive. */
  incoming: string;
  /** A file's place while it arrives, and the call that frees what it took. */
  enter(sender: { userId: string; address: string }): Promise<{ place: string; leave: () => void }>;
  /** Pictures take turns: each may take a lot of memory for a moment. */
  inTurn<Value>(asker: Asker, paint: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

declare module '../core/context.ts' {
  interface Services {
    uploads: Uploads;
  }
}

const PAINTERS = 2;
/** Whoever sends a picture hears of it within this. */
const PAINTED_MS = 45_000;
/** Most files are here within this. */
const RETRY_SECONDS = 5;

export const uploadsFolder = (config: Pick<Config, 'dataDir'>) => path.join(dataDirOf(config), 'uploads');

export function openUploads(config: Pick<Config, 'dataDir' | 'bucket'>, log: Log): Uploads {
  const folder = uploadsFolder(config);
  const incoming = path.join(folder, 'incoming');
  const places = openPlaces(UPLOADING);
  const persons = openPlaces({ address: UPLOADING.person, all: Infinity });
  const reader = openReader(log);

  function enterPlaces(userId: string, address: string): () => void {
    const free = persons.take(userId);
    if (!free) throw tooManyAtOnce();
    const leave = places.take(address);
    if (!leave) {
      free();
      throw places.count() < UPLOADING.all ? tooManyFromOneNetwork() : crowded();
    }
    return () => {
      free();
      leave();
    };
  }

  return {
    storage: openStorage(config.bucket, folder),
    reader,
    incoming,
    async enter({ userId, address }) {
      const leave = enterPlaces(userId, address);
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
      } catch (error) {
        leave();
        throw error;
      }
      return { place: path.join(incoming, newId('upload', new Date())), leave };
    },
    inTurn: takeTurns(PAINTERS, { patienceMs: PAINTED_MS, tooLate: busyReading }),
    close: () => reader.close(),
  };
}

const tooManyAtOnce = () =>
  new Conflict('DUPLICATE_IN_FLIGHT', {
    en: `At most ${UPLOADING.person} files can be uploaded at once. Wait for one to finish.`,
    zh: `最多同时上传 ${UPLOADING.person} 个文件，请等待其中一个完成。`,
  });

const tooManyFromOneNetwork = () =>
  new RateLimited(
    {
      en: 'Many files are being uploaded from your network. Try again in a moment.',
      zh: '你所在的网络正在上传较多文件，请稍后再试。',
    },
    RETRY_SECONDS,
  );

const crowded = () =>
  new Overloaded(
    { en: 'Many files are being uploaded. Try again in a moment.', zh: '正在上传的文件较多，请稍后再试。' },
    RETRY_SECONDS,
  );
