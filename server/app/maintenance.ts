import type { Database } from '../database/client.ts';
import type { AskAsGuest } from '../http/site/server-rendering.ts';
import type { Site } from '../http/site/site.ts';
import type { Log } from '../core/log.ts';
import { forgetIncoming } from '../uploads/operations/sweep.ts';
import { pagesToWarm } from './cache-warm-up.ts';

interface Parts {
  db: Database;
  log: Log;
  /** Where files lie while they arrive. */
  incoming: string;
  site: Site | null;
  askAsGuest: AskAsGuest;
}

/** What a process does for itself alone; what is done once for all of them is a job. */
export interface Upkeep {
  /** Renders a page of each kind, so that nobody waits for what the first one takes. */
  warm(): void;
  /** Clears away files that never arrived whole. */
  sweep(): Promise<void>;
  /** Begins nothing more; the database is needed until what goes on has ended. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openUpkeep({ db, log, incoming, site, askAsGuest }: Parts): Upkeep {
  let warming = Promise.resolve();
  const sweep = () => forgetIncoming(incoming);
  const hourly = setInterval(() => void sweep(), HOUR_MS).unref();

  return {
    warm() {
      if (!site) return;
      warming = pagesToWarm(db)
        .then((pages) => site.warm(pages, askAsGuest))
        .catch((error: unknown) => log.warn({ message: String(error) }, 'no page was rendered beforehand'));
    },
    sweep,
    async stop() {
      clearInterval(hourly);
      await warming;
    },
  };
}
