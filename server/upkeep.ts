import type pg from 'pg';
import type { Database } from './database/client.ts';
import type { AskAsGuest } from './http/rendered.ts';
import type { Site } from './http/site.ts';
import type { Log } from './log.ts';
import { embedChunks } from './search/embedding/embed-chunks.ts';
import type { Embedder } from './search/embedding/open-embedder.ts';
import type { Uploads } from './uploads/open-uploads.ts';
import { sweepUploads } from './uploads/operations/sweep.ts';
import { pagesToWarm } from './warm.ts';

interface Parts {
  db: Database;
  pool: pg.Pool;
  log: Log;
  embedder: Embedder | null;
  uploads: Uploads;
  site: Site | null;
  askAsGuest: AskAsGuest;
}

/** What the product does though nobody asks it to: after its start, and now and then. */
export interface Upkeep {
  /** Renders a page of each kind, so that nobody waits for what the first one takes. */
  warm(): void;
  /** Gives the chunks of the curriculum the embeddings that they lack, where that is configured. */
  embed(): Promise<void>;
  /** Removes uploaded files that belong to nothing any more. */
  sweep(at: Date): Promise<void>;
  /** Begins nothing more; the database is needed until what goes on has ended. */
  stop(): Promise<void>;
}

export function openUpkeep({ db, pool, log, embedder, uploads, site, askAsGuest }: Parts): Upkeep {
  const stopping = new AbortController();
  let warming = Promise.resolve();
  let embedding = Promise.resolve();

  async function embedAll(): Promise<void> {
    if (!embedder || stopping.signal.aborted) return;
    await embedChunks(pool, embedder, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        log.warn({ message: String(error) }, 'not all of the curriculum has embeddings yet');
    });
  }

  return {
    warm() {
      if (!site) return;
      warming = pagesToWarm(db)
        .then((pages) => site.warm(pages, askAsGuest))
        .catch((error: unknown) => log.warn({ message: String(error) }, 'no page was rendered beforehand'));
    },
    embed() {
      embedding = embedding.then(embedAll);
      return embedding;
    },
    sweep: (at) => sweepUploads({ pool, ...uploads }, at),
    async stop() {
      stopping.abort();
      await Promise.all([warming, embedding]);
    },
  };
}
