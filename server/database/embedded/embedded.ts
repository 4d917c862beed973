import path from 'node:path';
import type { Log } from '../../core/log.ts';
import { type Account, openAccount } from './account.ts';
import { initialise } from './cluster.ts';
import { findServer } from './find-server.ts';
import { joinFolder, isInUse, takeFolderLock, withFolderLock } from './folder-lock.ts';
import { clusterOf, hasCluster, readMarker, requireOurs } from './folder.ts';
import { halt, killServer, launch } from './postmaster.ts';
import { APP, NAME, OWNER, prepare, urlOf } from './prepare.ts';
import { supervise } from './supervise.ts';
import { isDiskFull, StartFailure } from '../failure.ts';

export interface Embedded {
  /** For migrations: may change the schema. */
  ownerUrl: string;
  /** For the product: reads and writes rows, and nothing else. */
  appUrl: string;
  dataDir: string;
  port: number;
  /** How often this process has started the server again after it had died. */
  restarts(): number;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  say?: (sentence: string) => void;
  log?: Pick<Log, 'warn' | 'error'>;
  /** False only for data that is thrown away. */
  durable?: boolean;
}

const SILENT = { warn() {}, error() {} };

/**
 * Starts the Postgres of this folder, or joins the one that runs on it already, and keeps it up.
 * Several products on one folder share it; the last to leave stops it, also when it leaves without
 * saying so.
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  try {
    return await start({ ...options, dataDir: path.resolve(options.dataDir) });
  } catch (error) {
    if (!(error instanceof StartFailure) && isDiskFull(error, options.dataDir))
      throw new StartFailure(`The disk is full: the database in ${options.dataDir} cannot be started.`);
    throw error;
  }
}

async function start({ dataDir, say = () => {}, log = SILENT, durable = true }: Options): Promise<Embedded> {
  requireOurs(dataDir);
  const account = openAccount();
  return withFolderLock(dataDir, async () => {
    const marker = readMarker(dataDir);
    const cluster = clusterOf(dataDir);
    if (!hasCluster(dataDir)) {
      say('Preparing the database (a few seconds, once).');
      await initialise(account, cluster, { owner: OWNER, password: marker.owner, durable });
    }
    const present = presence(account, dataDir);
    try {
      const port = (await findServer(cluster, marker, say)) ?? (await launch(account, cluster));
      await prepare(port, marker);
      present.settle();
      const supervision = supervise({
        account,
        cluster,
        port,
        log,
        alone: (work) => withFolderLock(dataDir, () => present.during(work)),
      });
      return {
        ownerUrl: urlOf(port, OWNER, marker.owner, NAME),
        appUrl: urlOf(port, APP, marker.app, NAME),
        dataDir,
        port,
        restarts: supervision.restarts,
        async stop() {
          await supervision.stop();
          await withFolderLock(dataDir, present.leave);
        },
      };
    } catch (error) {
      await present.leave();
      throw error;
    }
  });
}

/** Keeps the server of a folder up while this process uses it, and no longer. */
function presence(account: Account, dataDir: string) {
  const cluster = clusterOf(dataDir);
  const release = joinFolder(dataDir);
  // While it starts or leaves, this process holds the folder's lock and need not take it.
  let locked = true;
  const onExit = () => {
    const unlock = locked ? () => {} : takeFolderLock(dataDir);
    release();
    if (unlock && !isInUse(dataDir)) killServer(account, cluster);
  };
  process.on('exit', onExit);
  return {
    settle() {
      locked = false;
    },
    /** Does this while the process holds the folder's lock. */
    async during(work: () => Promise<void>) {
      locked = true;
      await work().finally(() => (locked = false));
    },
    async leave() {
      locked = true;
      release();
      if (!isInUse(dataDir)) await halt(account, cluster);
      process.off('exit', onExit);
    },
  };
}
