import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../core/config.ts';
import type { Asker } from '../core/worker-pool/fair-queue.ts';
import { takeTurns } from '../core/worker-pool/take-turns.ts';
import { dataDirOf } from '../database/open.ts';
import type { Context } from '../core/context.ts';
import { Conflict, Overloaded } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { openConcurrencyLimit } from '../limits/connections/concurrency.ts';
import { noteLimit } from '../limits/nearest-limit.ts';
import { overLimit } from '../limits/over-limit.ts';
import { CONCURRENT_UPLOADS, TURNS } from '../limits/table.ts';
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
  enter(ctx: Request, userId: string): Promise<{ temporaryPath: string; release: () => void }>;
  /** Runs image processing a few at a time: each may need a lot of memory for a moment. */
  inTurn<Value>(asker: Asker, paint: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** What limits the files that arrive at the same time. */
type Request = Pick<Context, 'address' | 'record'>;

declare module '../core/context.ts' {
  interface Services {
    uploads: Uploads;
  }
}

/** Most uploads finish within this. */
const RETRY_SECONDS = 5;

export const uploadsFolder = (config: Pick<Config, 'dataDir'>) => path.join(dataDirOf(config), 'uploads');

export function openUploads(config: Pick<Config, 'dataDir' | 'bucket'>, log: Log): Uploads {
  const folder = uploadsFolder(config);
  const incoming = path.join(folder, 'incoming');
  const places = openConcurrencyLimit(CONCURRENT_UPLOADS);
  const persons = openConcurrencyLimit({ address: CONCURRENT_UPLOADS.person, all: Infinity });
  const reader = openReader(log);

  function enterPlaces(ctx: Request, userId: string): () => void {
    const free = persons.take(userId);
    if (!free) throw tooManyAtOnce(ctx);
    const release = places.take(ctx.address);
    if (!release) {
      free();
      throw places.count() < CONCURRENT_UPLOADS.all ? tooManyFromOneNetwork(ctx) : crowded(ctx);
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
    async enter(ctx, userId) {
      const release = enterPlaces(ctx, userId);
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
      } catch (error) {
        release();
        throw error;
      }
      return { temporaryPath: path.join(incoming, newId('upload', new Date())), release };
    },
    inTurn: takeTurns({ ...TURNS.images, refusal: busyReading }).run,
    close: () => reader.close(),
  };
}

function tooManyAtOnce(ctx: Request): Conflict {
  noteLimit(ctx, { limit: CONCURRENT_UPLOADS.person, remaining: 0, reset: RETRY_SECONDS });
  return new Conflict('DUPLICATE_IN_FLIGHT', {
    en: `At most ${CONCURRENT_UPLOADS.person} files can be uploaded at once. Wait for one to finish.`,
    zh: `最多同时上传 ${CONCURRENT_UPLOADS.person} 个文件，请等待其中一个完成。`,
  });
}

const tooManyFromOneNetwork = (ctx: Request) =>
  overLimit(ctx, {
    limit: CONCURRENT_UPLOADS.address,
    retryAfter: RETRY_SECONDS,
    text: {
      en: 'Many files are being uploaded from your network. Try again in a moment.',
      zh: '你所在的网络正在上传较多文件，请稍后再试。',
    },
  });

function crowded(ctx: Request): Overloaded {
  noteLimit(ctx, { limit: CONCURRENT_UPLOADS.all, remaining: 0, reset: RETRY_SECONDS });
  return new Overloaded(
    { en: 'Many files are being uploaded. Try again in a moment.', zh: '正在上传的文件较多，请稍后再试。' },
    RETRY_SECONDS,
  );
}
