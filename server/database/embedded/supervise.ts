import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../core/log.ts';
import type { Account } from './account.ts';
import { isServedBy } from './find-server.ts';
import { launchOn, readPidFile, removePidFile } from './postmaster.ts';

const LOOK_MS = 200;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

export interface Supervision {
  /** How often this process has started the server again. */
  restarts(): number;
  /** Ends it; a start that is under way is waited for. */
  stop(): Promise<void>;
}

interface Options {
  account: Account;
  cluster: string;
  /** Pools and listeners know the server by it, so it never changes while anybody uses the folder. */
  port: number;
  log: Pick<Log, 'warn' | 'error'>;
  /** Runs the work while no other process starts or stops this server. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

/** Starts the server of a folder again whenever it has died, for whatever reason. */
export function supervise({ account, cluster, port, log, alone }: Options): Supervision {
  const stopped = new AbortController();
  let restarts = 0;

  const isUp = () => {
    const running = readPidFile(cluster);
    return running !== null && isServedBy(running.pid, cluster);
  };

  async function startAgain(): Promise<void> {
    log.warn('the database has died');
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      // Another process on this folder may have been first.
      if (stopped.signal.aborted || isUp()) return;
      endOrphans(cluster);
      removePidFile(cluster);
      const output = await launchOn(account, cluster, port);
      if (output === null) break;
      log.error({ message: output.trim().split('\n').at(-1) }, 'the database does not start');
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => {});
    }
    restarts += 1;
    log.warn('the database serves again');
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        if (!isUp()) await alone(startAgain);
      } catch (error) {
        log.error({ message: String(error) }, 'the database could not be looked after');
      }
      await pause(LOOK_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    restarts: () => restarts,
    async stop() {
      stopped.abort();
      await watching;
    },
  };
}

/** Servers of single connections outlive their postmaster while a statement runs, and no new one starts beside them. */
function endOrphans(cluster: string): void {
  const folder = realpathSync(cluster);
  for (const pid of processes()) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === folder) process.kill(pid, 'SIGQUIT');
    } catch {
      // Gone by now, or somebody else's.
    }
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}
