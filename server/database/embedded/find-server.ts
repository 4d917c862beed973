import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartFailure } from '../failure.ts';
import type { Marker } from './folder.ts';
import { readPidFile, removePidFile, type Running } from './postmaster.ts';
import { OWNER, urlOf } from './prepare.ts';

const PATIENCE_MS = 60_000;
const TELL_AFTER_MS = 2000;

/**
 * The port of the server that runs on this cluster, waiting for one that is starting or stopping.
 * Null when none runs; a pid file that names somebody else's process is cleared away.
 */
export async function findServer(
  cluster: string,
  marker: Marker,
  say: (sentence: string) => void,
): Promise<number | null> {
  const began = Date.now();
  let announced = false;
  for (;;) {
    const running = readPidFile(cluster);
    if (!running || !isServedBy(running.pid, cluster)) {
      removePidFile(cluster);
      return null;
    }
    const folder = await folderServedAt(running, marker);
    if (folder === realpathSync(cluster)) return running.port;
    // The folder is a copy of one whose server runs: its pid file came along.
    if (folder) {
      removePidFile(cluster);
      return null;
    }
    const waited = Date.now() - began;
    if (waited > PATIENCE_MS)
      throw new StartFailure(
        `Process ${running.pid} holds the database in ${cluster} and does not answer: stop it first.`,
      );
    if (waited > TELL_AFTER_MS && !announced) {
      say('Waiting for the database, which is starting or stopping.');
      announced = true;
    }
    await pause(100);
  }
}

async function folderServedAt({ port }: Running, marker: Marker): Promise<string | null> {
  const client = new Client({
    connectionString: urlOf(port, OWNER, marker.owner, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return realpathSync(rows[0]!.data_directory);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * False when the process is gone or, where the system tells, is another: a server stands in its folder.
 * After a restart of the machine the number may well be that of some other Postgres.
 */
export function isServedBy(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return !existsSync('/proc/self/cwd');
    return nameOf(pid) === 'postgres';
  }
}

/** Told also of processes whose folder is not. */
function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}
