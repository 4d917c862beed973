import type { Database } from '../database/client.ts';
import type { AskAsGuest } from '../http/site/server-rendering.ts';
import type { Site } from '../http/site/site.ts';
import type { Log } from '../core/log.ts';
import { namedPages } from '../registry/listed-pages.ts';
import { forgetIncoming } from '../uploads/operations/sweep.ts';

interface MaintenanceServices {
  db: Database;
  log: Log;
  /** The folder of incomplete uploads. */
  incoming: string;
  site: Site | null;
  askAsGuest: AskAsGuest;
}

/** Recurring work of each process; work that is done once for all processes is a job. */
export interface Maintenance {
  /** Warms the cache with a page of each kind. */
  warm(): void;
  /** Deletes incomplete uploads. */
  sweep(): Promise<void>;
  /** Stops; waits for the current warm-up, which needs the database. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openMaintenance({ db, log, incoming, site, askAsGuest }: MaintenanceServices): Maintenance {
  let warming = Promise.resolve();
  const sweep = () => forgetIncoming(incoming);
  const hourly = setInterval(() => void sweep(), HOUR_MS).unref();

  return {
    warm() {
      if (!site) return;
      warming = site
        .warm(namedPages(db), askAsGuest)
        .catch((error: unknown) => log.warn({ message: String(error) }, 'no page was rendered beforehand'));
    },
    sweep,
    async stop() {
      clearInterval(hourly);
      await warming;
    },
  };
}
