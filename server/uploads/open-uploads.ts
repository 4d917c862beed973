import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../core/config.ts';
import type { Asker } from '../core/worker-pool/fair-queue.ts';
import { takeTurns } from '../core/worker-pool/take-turns.ts';
import { dataDirOf } from '../database/open.ts';
import { Conflict, Overloaded, RateLimited } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { openConcurrencyLimit } from '../limits/connections/concurrency.ts';
import { CONCURRENT_UPLOADS } from '../limits/table.ts';
import type { Log } from '../core/log.ts';
import { busyReading } from './reading/busy.ts';
import { openReader, type Reader } from './reading/document.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

/** Files that are being uploaded, and those that are stored. */
export interface Uploads {
  storage: Storage;
  reader: Reader;
  /** The folder for files that are being uploaded. */
  incoming: string;
  /** Where to write a file while it is being uploaded; `release` frees its slot. */
  enter(sender: { userId: string; address: string }): Promise<{ temporaryPath: string; release: () => void }>;
  /** Runs image processing a few at a time: each may need a lot of memory for a moment. */
  inTurn<Value>(asker: Asker, paint: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

declare module '../core/context.ts' {
  interface Services {
    uploads: Uploads;
  }
}

const PAINTERS = 2;
/** How long a sender waits for an image to be processed. */
const PAINTED_MS = 45_000;
/** Most uploads finish within this. */
const RETRY_SECONDS = 5;

export const uploadsFolder = (config: Pick<Config, 'dataDir'>) => path.join(dataDirOf(config), 'uploads');

export function openUploads(config: Pick<Config, 'dataDir' | 'bucket'>, log: Log): Uploads {
  const folder = uploadsFolder(config);
  const incoming = path.join(folder, 'incoming');
  const places = openConcurrencyLimit(CONCURRENT_UPLOADS);
  const persons = openConcurrencyLimit({ address: CONCURRENT_UPLOADS.person, all: Infinity });
  const reader = openReader(log);

  function enterPlaces(userId: string, address: string): () => void {
    const free = persons.take(userId);
    if (!free) throw tooManyAtOnce();
    const release = places.take(address);
    if (!release) {
      free();
      throw places.count() < CONCURRENT_UPLOADS.all ? tooManyFromOneNetwork() : crowded();
    }
    return () => {
      free();
      release();
    };
  }

  return {
    storage: openStorage(config.bucket, folder),
    reader,
    incoming,
    async enter({ userId, address }) {
      const release = enterPlaces(userId, address);
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
      } catch (error) {
        release();
        throw error;
      }
      return { temporaryPath: path.join(incoming, newId('upload', new Date())), release };
    },
    inTurn: takeTurns(PAINTERS, { patienceMs: PAINTED_MS, tooLate: busyReading }),
    close: () => reader.close(),
  };
}

const tooManyAtOnce = () =>
  new Conflict('DUPLICATE_IN_FLIGHT', {
    en: `At most ${CONCURRENT_UPLOADS.person} files can be uploaded at once. Wait for one to finish.`,
    zh: `最多同时上传 ${CONCURRENT_UPLOADS.person} 个文件，请等待其中一个完成。`,
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
