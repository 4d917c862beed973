import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, giveTo, openAccount } from './account.ts';
import { isDiskFull, StartFailure } from './failure.ts';
import { processLives, withFolderLock } from './folder-lock.ts';

const run = promisify(execFile);

export const MAJOR = 18;
const OWNER = 'lemma_owner';
const APP = 'lemma_app';
const NAME = 'lemma';

export interface Embedded {
  /** For migrations: may change the schema. */
  ownerUrl: string;
  /** For the product: reads and writes rows, and nothing else. */
  appUrl: string;
  dataDir: string;
  port: number;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  say?: (sentence: string) => void;
  /** False only for tests, whose data is thrown away. */
  durable?: boolean;
}

interface Marker {
  product: 'lemma';
  owner: string;
  app: string;
}

/**
 * Starts the Postgres of this folder, or joins the one that runs on it already. Several products on
 * one folder share it; the last to leave stops it.
 */
export async function startEmbedded({ dataDir, say = () => {}, durable = true }: Options): Promise<Embedded> {
  const account = openAccount();
  const cluster = path.join(dataDir, 'postgres');
  const users = path.join(dataDir, 'users');

  const { marker, port } = await withFolderLock(dataDir, async () => {
    const marker = claim(dataDir);
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
      say('Preparing the database (a few seconds, once).');
      await initialise(account, cluster, marker, durable);
    }
    checkVersion(cluster);
    const port = runningPort(cluster) ?? (await launch(account, cluster));
    mkdirSync(users, { recursive: true });
    writeFileSync(path.join(users, String(process.pid)), '');
    return { marker, port };
  }).catch((error: unknown) => {
    if (isDiskFull(error)) throw new StartFailure(`The disk is full: the database in ${dataDir} cannot be started.`);
    throw error;
  });

  const url = (user: string, password: string, database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const ownerUrl = url(OWNER, marker.owner, NAME);
  await prepare(url(OWNER, marker.owner, 'postgres'), marker);

  return {
    ownerUrl,
    appUrl: url(APP, marker.app, NAME),
    dataDir,
    port,
    stop: () =>
      withFolderLock(dataDir, async () => {
        rmSync(path.join(users, String(process.pid)), { force: true });
        if (!livingUsers(users)) await halt(account, cluster);
      }),
  };
}

/** Whether the server of this folder is running, and on which port. */
export function runningPort(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return pid && port && processLives(Number(pid)) ? Number(port) : null;
}

/** Stops the server of this folder: quickly, and without losing what was committed. */
export async function halt(account: Account, cluster: string): Promise<void> {
  if (runningPort(cluster) === null) return;
  await as(account, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20']);
}

function claim(dataDir: string): Marker {
  const file = path.join(dataDir, 'lemma.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Marker;
  const others = readdirSync(dataDir).filter((name) => name !== 'lock' && name !== 'keys');
  if (others.length > 0)
    throw new StartFailure(`${dataDir} holds files that are not Lemma's: choose another folder with DATA_DIR.`);
  const secret = () => randomBytes(24).toString('base64url');
  const marker: Marker = { product: 'lemma', owner: secret(), app: secret() };
  writeFileSync(file, JSON.stringify(marker), { mode: 0o600 });
  return marker;
}

function checkVersion(cluster: string): void {
  const version = Number(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'));
  if (version > MAJOR)
    throw new StartFailure(`${cluster} was made by a newer Lemma (Postgres ${version}): update before you start it.`);
  if (version < MAJOR)
    throw new StartFailure(`${cluster} was made with Postgres ${version}: restore a backup into a new folder instead.`);
}

async function initialise(account: Account, cluster: string, marker: Marker, durable: boolean): Promise<void> {
  const fresh = `${cluster}.new`;
  const password = `${cluster}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(account, fresh);
  writeFileSync(password, marker.owner, { mode: 0o600 });
  giveTo(account, password);
  try {
    await as(account, 'initdb', [
      ...['-D', fresh, '-U', OWNER, `--pwfile=${password}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-instructions'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    ]);
  } finally {
    rmSync(password, { force: true });
  }
  writeFileSync(path.join(fresh, 'postgresql.auto.conf'), SETTINGS + (durable ? '' : 'fsync = off\n'));
  giveTo(account, path.join(fresh, 'postgresql.auto.conf'));
  renameSync(fresh, cluster);
}

const SETTINGS = `listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
log_min_messages = fatal
timezone = 'UTC'
log_timezone = 'UTC'
`;

async function launch(account: Account, cluster: string): Promise<number> {
  const port = await freePort();
  const log = path.join(cluster, 'server.log');
  await as(account, 'pg_ctl', ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', `-p ${port}`]).catch(
    (error: unknown) => {
      const reason = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
      throw new Error(`${String(error)}\n${reason}`);
    },
  );
  return port;
}

async function prepare(adminUrl: string, marker: Marker): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const has = async (sql: string) => ((await client.query(sql)).rowCount ?? 0) > 0;
    if (!(await has(`SELECT 1 FROM pg_roles WHERE rolname = '${APP}'`)))
      await client.query(`CREATE ROLE ${APP} LOGIN PASSWORD '${marker.app}'`);
    if (!(await has(`SELECT 1 FROM pg_database WHERE datname = '${NAME}'`)))
      await client.query(`CREATE DATABASE ${NAME} OWNER ${OWNER}`);
  } finally {
    await client.end();
  }
}

function livingUsers(users: string): boolean {
  return readdirSync(users).some((pid) => {
    if (processLives(Number(pid))) return true;
    rmSync(path.join(users, pid), { force: true });
    return false;
  });
}

function as({ ids, bin }: Account, program: string, args: string[]) {
  // A working directory that any account may stand in; the project's own may be closed.
  return run(path.join(bin, program), args, { cwd: '/', ...ids, env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
