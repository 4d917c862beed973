import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { isRoot, ROOT_HOME } from './account.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { isDiskFull, StartFailure } from './failure.ts';
import { deploy } from './migrations.ts';
import { grantRows, makeAppRole } from './roles.ts';

const OLDEST_POSTGRES = 15;

export interface Opened extends OpenDatabase {
  /** What was migrated just now. */
  migrated: string[];
  embedded: boolean;
}

/** Where the embedded database and the keys live when nothing else is said. */
export function dataDirOf(config: Pick<Config, 'dataDir'>): string {
  if (config.dataDir) return config.dataDir;
  const project = path.resolve(import.meta.dirname, '../..');
  // Root's database runs under an account of its own, which may not be able to enter the project.
  if (isRoot()) return path.join(ROOT_HOME, createHash('sha256').update(project).digest('hex').slice(0, 12));
  return path.join(project, '.data');
}

/** The database as configured, migrated and ready: the given one, else the embedded one. */
export async function open(config: Config, log: Log, say: (sentence: string) => void): Promise<Opened> {
  return config.databaseUrl
    ? openGiven(config, config.databaseUrl, log)
    : openEmbedded(config, dataDirOf(config), log, say);
}

async function openEmbedded(config: Config, dataDir: string, log: Log, say: (sentence: string) => void): Promise<Opened> {
  const server = await startEmbedded({ dataDir, say });
  try {
    const migrated = await deploy(server.ownerUrl);
    if (migrated.length > 0) await grantRows(server.ownerUrl, 'lemma_app');
    const opened = openDatabase({ url: server.appUrl, poolSize: config.databasePool, log });
    return {
      ...opened,
      migrated,
      embedded: true,
      async close() {
        await opened.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    if (isDiskFull(error)) throw new StartFailure(`The disk is full: ${dataDir} has no room for the database.`);
    throw error;
  }
}

async function openGiven(config: Config, url: string, log: Log): Promise<Opened> {
  await requireServer(url);
  const ownerUrl = config.migrationDatabaseUrl ?? url;
  const migrated = await deploy(ownerUrl);
  const role = config.migrationDatabaseUrl ? null : await makeAppRole(url, log);
  if (config.migrationDatabaseUrl && migrated.length > 0) await grantRows(ownerUrl, decodeURIComponent(new URL(url).username));
  return { ...openDatabase({ url, role, poolSize: config.databasePool, log }), migrated, embedded: false };
}

async function requireServer(url: string): Promise<void> {
  const { host } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(`The database at ${host} cannot be reached (${(error as Error).message}): check DATABASE_URL.`);
  }
  try {
    const { rows } = await client.query<{ major: number }>("SELECT current_setting('server_version_num')::int / 10000 AS major");
    const major = rows[0]!.major;
    if (major < OLDEST_POSTGRES)
      throw new StartFailure(`The database at ${host} is Postgres ${major}; Lemma needs ${OLDEST_POSTGRES} or newer.`);
  } finally {
    await client.end();
  }
}
