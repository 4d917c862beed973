import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import { isRoot } from './account.ts';
import { LOCK_FILES } from './folder-lock.ts';

/** Says that a folder is ours, and holds the passwords of its server. */
export interface Marker {
  product: 'lemma';
  owner: string;
  app: string;
}

export const MAJOR = 18;
export const MARKER = 'lemma.json';

/** What may lie in a folder that was never started: the keys may come first. */
const MAY_COME_FIRST = new Set<string>(['keys', `${MARKER}.new`, ...LOCK_FILES]);

export const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres');

/** Makes the folder, or refuses one that is not ours before anything is written to it. */
export function requireOurs(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Looked at twice: what another start is writing has a passing name for a moment.
    if (isOurs(dataDir) || isOurs(dataDir)) {
      // The database's own account passes through root's folder to reach its cluster.
      if (isRoot()) chmodSync(dataDir, 0o711);
      return;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw new StartFailure(
      `${dataDir} cannot be used as data folder (${code}): choose another with DATA_DIR.`,
    );
  }
  throw new StartFailure(`${dataDir} holds files that are not Lemma's: choose another folder with DATA_DIR.`);
}

/** One by one: asked for all of them, Node tries for ever where a file system makes none, such as /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isOurs(dataDir: string): boolean {
  const names = readdirSync(dataDir);
  // Looked for after the names: another start may be making it, and whatever else of ours comes after it.
  return names.every((name) => MAY_COME_FIRST.has(name)) || existsSync(path.join(dataDir, MARKER));
}

/** Reads the marker, or makes it; called under the folder's lock. */
export function readMarker(dataDir: string): Marker {
  const file = path.join(dataDir, MARKER);
  if (!existsSync(file)) {
    const marker: Marker = { product: 'lemma', owner: newPassword(), app: newPassword() };
    writeFileSync(`${file}.new`, JSON.stringify(marker), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  try {
    const marker = JSON.parse(readFileSync(file, 'utf8')) as Partial<Marker>;
    if (marker.product === 'lemma' && marker.owner && marker.app) return marker as Marker;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new StartFailure(`${file} belongs to another account: start as that one, or set DATA_DIR.`);
  }
  throw new StartFailure(`${file} is not a marker of Lemma: put it back as it was, or restore a backup.`);
}

/** Whether the folder has a cluster that this product can run; refuses one that it cannot. */
export function hasCluster(dataDir: string): boolean {
  const cluster = clusterOf(dataDir);
  if (!existsSync(cluster)) return false;
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file))
    throw new StartFailure(`The database in ${cluster} is not whole: restore a backup of it.`);
  const version = Number(readFileSync(file, 'utf8'));
  if (version > MAJOR)
    throw new StartFailure(
      `${cluster} was made by a newer Lemma (Postgres ${version}): update before you start it.`,
    );
  if (version < MAJOR)
    throw new StartFailure(
      `${cluster} was made by an older Lemma (Postgres ${version}): move it to Postgres ${MAJOR} first.`,
    );
  return true;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
