import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { isRoot, ROOT_HOME } from './embedded/account.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { isDiskFull, StartFailure } from './failure.ts';
import { migrate, withMigrationLock } from './migrations/migrate.ts';
import { requireConnections } from './require-connections.ts';
import { requireServer } from './require-server.ts';
import { grantRows, lacksRows, makeAppRole, mayChangeSchema } from './roles.ts';

export interface Opened extends OpenDatabase {
  /** What was migrated just now. */
  migrated: string[];
  embedded: boolean;
  /** How often the embedded database was started again after it had died. */
  restarts(): number;
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

async function openEmbedded(
  config: Config,
  dataDir: string,
  log: Log,
  say: (sentence: string) => void,
): Promise<Opened> {
  const server = await startEmbedded({ dataDir, say, log });
  try {
    await requireConnections(server.appUrl, config.databasePool);
    const { migrated } = await migrateFor(server.ownerUrl, async () => new URL(server.appUrl).username);
    const opened = openDatabase({ url: server.appUrl, poolSize: config.databasePool, log });
    return {
      ...opened,
      migrated,
      embedded: true,
      restarts: server.restarts,
      async close() {
        await opened.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    if (!(error instanceof StartFailure) && isDiskFull(error, dataDir))
      throw new StartFailure(`The disk is full: ${dataDir} has no room for the database.`);
    throw error;
  }
}

async function openGiven(config: Config, url: string, log: Log): Promise<Opened> {
  await requireServer(url, 'DATABASE_URL');
  await requireConnections(url, config.databasePool);
  const owner = config.migrationDatabaseUrl;
  if (owner) await requireServer(owner, 'MIGRATION_DATABASE_URL');
  const { migrated, role } = await migrateFor(owner ?? url, async (client) =>
    owner ? decodeURIComponent(new URL(url).username) : makeAppRole(client, log),
  );
  const opened = openDatabase({ url, role: owner ? null : role, poolSize: config.databasePool, log });
  if (role && (await mayChangeSchema(opened.pool)))
    log.warn({ role }, 'the product runs under a role that may change the schema');
  return { ...opened, migrated, embedded: false, restarts: () => 0 };
}

/** Migrates, and grants the rows to the role that the product will have. */
function migrateFor(
  ownerUrl: string,
  roleOf: (client: Client) => Promise<string | null>,
): Promise<{ migrated: string[]; role: string | null }> {
  return withMigrationLock(ownerUrl, async (client) => {
    const role = await roleOf(client);
    const migrated = await migrate(client);
    if (role && (migrated.length > 0 || (await lacksRows(client, role)))) await grantRows(client, role);
    return { migrated, role };
  });
}
