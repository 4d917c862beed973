import { closeSync, fchownSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, giveTo } from './account.ts';
import { failureOf, finished, runApart, tied } from './programs.ts';

interface NewCluster {
  owner: string;
  password: string;
  /** False only for data that is thrown away. */
  durable: boolean;
}

const SETTINGS = `listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
log_min_messages = fatal
timezone = 'UTC'
log_timezone = 'UTC'
`;
const FLEETING = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';

/** Makes a cluster beside its place and moves it there whole. */
export async function initialise(account: Account, cluster: string, making: NewCluster): Promise<void> {
  const fresh = `${cluster}.new`;
  const password = path.join(path.dirname(cluster), 'password.new');
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { mode: 0o700 });
    giveTo(account, fresh);
    writePrivately(account, password, making.password);
    const place = ['-D', fresh, '-U', making.owner, `--pwfile=${password}`, '-A', 'scram-sha-256'];
    const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const haste = making.durable ? [] : ['--no-sync'];
    const child = runApart(account, 'initdb', [...place, ...text, ...haste], 'pipe');
    tied(child);
    const done = await finished(child);
    if (done.status !== 0) throw failureOf(cluster, done.output);
    writePrivately(
      account,
      path.join(fresh, 'postgresql.auto.conf'),
      SETTINGS + (making.durable ? '' : FLEETING),
    );
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(password, { force: true });
  }
}

function writePrivately({ ids }: Account, file: string, content: string): void {
  const handle = openSync(file, 'w', 0o600);
  writeFileSync(handle, content);
  if (ids) fchownSync(handle, ids.uid, ids.gid);
  closeSync(handle);
}
