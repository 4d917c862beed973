import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import type { Keys } from '../accounts/keys.ts';
import { openProvider } from '../chat/provider/open-provider.ts';
import { openReplies } from '../chat/reply/replies.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Events } from '../core/pubsub/pubsub.ts';
import type { Database } from '../database/client.ts';
import type { Site } from '../http/site/site.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Attempts } from '../limits/attempts.ts';
import { openBudgets } from '../limits/budgets.ts';
import type { LimitStore } from '../limits/store.ts';
import { openStatements, type Statements } from '../graph/statement/statements.ts';
import { openEmbedder } from '../search/embedding/open-embedder.ts';
import { openUploads } from '../uploads/open-uploads.ts';
import { openWorkers, type Workers } from './workers.ts';

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
  /** Those of somebody else, who closes them; its own unless given. */
  workers?: Workers;
  /** Put around what answers queries with statements. */
  wrapStatements?: (statements: Statements) => Statements;
  /** How often the embedded database was started again after it had died. */
  restarts?: () => number;
}

/** What every context of this process shares. */
export type SharedServices = ReturnType<typeof openServices>['shared'];

export function openServices(parts: Parts, limits: LimitStore, schema: GraphQLSchema) {
  const { db, pool, events, jobs, config, log, now, wrapStatements = (own) => own } = parts;
  const workers = parts.workers ?? openWorkers(config, log);
  const shared = {
    db,
    pool,
    now,
    examHoldDays: config.examHoldDays,
    events,
    jobs,
    replies: openReplies(log),
    sharedEngine: workers.engine,
    renderer: workers.renderer,
    model: config.ai && openProvider(config.ai),
    embedder: config.embeddings && openEmbedder(config.embeddings, log),
    budgets: openBudgets(limits),
    uploads: openUploads(config, log),
    statements: wrapStatements(openStatements(schema, { pool, log })),
  };
  return {
    shared,
    async close() {
      shared.budgets.close();
      // Given up first, then left alone by the engine: what it still thinks about would keep everybody waiting.
      const endedReplies = shared.replies.close();
      await Promise.all([endedReplies, !parts.workers && workers.close(), shared.uploads.close()]);
    },
  };
}
