import type pg from 'pg';
import type { Keys } from '../accounts/keys.ts';
import { openProvider } from '../chat/provider/open-provider.ts';
import { openReplies } from '../chat/replies.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Events } from '../core/pubsub/pubsub.ts';
import type { Database } from '../database/client.ts';
import type { Site } from '../http/site/site.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Attempts } from '../limits/attempts.ts';
import { openBudgets } from '../limits/budgets.ts';
import type { LimitStore } from '../limits/store.ts';
import { openEngine } from '../maths/engine.ts';
import { openEmbedder } from '../search/embedding/open-embedder.ts';
import { openRenderer } from '../text/markdown/renderer.ts';
import { openUploads } from '../uploads/open-uploads.ts';

export interface Parts {
  db: Database;
  pool: pg.Pool;
  keys: Keys;
  events: Events;
  jobs: JobQueue;
  config: Config;
  log: Log;
  now: () => Date;
  attempts?: Attempts;
  site: Site | null;
  /** How often the embedded database was started again after it had died. */
  restarts?: () => number;
}

/** What every context of this process shares. */
export type SharedServices = ReturnType<typeof openServices>['shared'];

export function openServices({ db, events, jobs, config, log, now }: Parts, limits: LimitStore) {
  const shared = {
    db,
    now,
    events,
    jobs,
    replies: openReplies(log),
    sharedEngine: openEngine({
      log,
      script: new URL('../tutor/worker.ts', import.meta.url),
      size: config.engineWorkers,
    }),
    renderer: openRenderer(log),
    model: config.ai && openProvider(config.ai),
    embedder: config.embeddings && openEmbedder(config.embeddings, log),
    budgets: openBudgets(limits),
    uploads: openUploads(config, log),
  };
  return {
    shared,
    async close() {
      shared.budgets.close();
      // Given up first, then left alone by the engine: what it still thinks about would keep everybody waiting.
      const endedReplies = shared.replies.close();
      await Promise.all([
        endedReplies,
        shared.sharedEngine.close(),
        shared.renderer.close(),
        shared.uploads.close(),
      ]);
    },
  };
}
