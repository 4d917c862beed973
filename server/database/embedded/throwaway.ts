import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRoot, openAccount, ROOT_HOME } from './account.ts';
import { isInUse, takeFolderLock, withFolderLock } from './folder-lock.ts';
import { clusterOf } from './folder.ts';
import { halt } from './postmaster.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

export interface Throwaway extends Embedded {
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>;
}

const PREFIX = 'run-';

/** A Postgres in a folder of its own that lives as long as this process wants it, and is fast rather than safe. */
export async function startThrowaway(): Promise<Throwaway> {
  const parent = isRoot()
    ? path.join(ROOT_HOME, 'throwaway')
    : path.join(os.tmpdir(), `lemma-${os.userInfo().uid}`);
  mkdirSync(parent, { recursive: true });
  return withFolderLock(parent, async () => {
    await sweep(parent);
    const dataDir = mkdtempSync(path.join(parent, PREFIX));
    const server = await startEmbedded({ dataDir, durable: false });
    const wipe = () => rmSync(dataDir, { recursive: true, force: true });
    // After the server's own listener, which stops it.
    process.on('exit', wipe);
    return {
      ...server,
      async remove() {
        await server.stop();
        process.off('exit', wipe);
        wipe();
      },
    };
  });
}

/** Clears away what processes left behind that were killed. */
async function sweep(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = path.join(parent, name);
    const release = takeFolderLock(dataDir);
    if (!release) continue;
    const abandoned = !isInUse(dataDir);
    if (abandoned) await halt(openAccount(), clusterOf(dataDir));
    release();
    if (abandoned) rmSync(dataDir, { recursive: true, force: true });
  }
}
