import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../core/config.ts';
import { startEmbedded } from '../../database/embedded/embedded.ts';
import { clusterOf } from '../../database/embedded/folder.ts';
import { StartFailure } from '../../database/failure.ts';
import { migrate, withMigrationLock } from '../../database/migrations/migrate.ts';
import { dataDirOf } from '../../database/open.ts';
import { requireServer } from '../../database/require-server.ts';
import { grantRows } from '../../database/roles.ts';
import { runCommand } from './command.ts';

type Work = (ownerUrl: string, config: Config) => Promise<void>;

interface Options {
  /** Refuses a folder without a database, rather than to make one there. */
  mustExist?: boolean;
}

/** Runs the work as the owner of the configured database, migrated; a failure is one sentence. */
export async function withOwner(work: Work, { mustExist = false }: Options = {}): Promise<void> {
  await runCommand(async () => {
    const config = readConfig();
    if (config.migrationDatabaseUrl)
      await workOn(config.migrationDatabaseUrl, 'MIGRATION_DATABASE_URL', config, work);
    else if (config.databaseUrl) await workOn(config.databaseUrl, 'DATABASE_URL', config, work);
    else {
      if (mustExist) requireCluster(dataDirOf(config));
      await workOnEmbedded(config, work);
    }
  });
}

async function workOn(url: string, setting: string, config: Config, work: Work): Promise<void> {
  await requireServer(url, setting);
  await withMigrationLock(url, (client) => migrate(client));
  await work(url, config);
}

export function requireCluster(dataDir: string): void {
  if (!existsSync(clusterOf(dataDir)))
    throw new StartFailure(`${dataDir} holds no database of Lemma: name its folder with DATA_DIR.`);
}

async function workOnEmbedded(config: Config, work: Work): Promise<void> {
  const server = await startEmbedded({ dataDir: dataDirOf(config) });
  try {
    await withMigrationLock(server.ownerUrl, async (client) => {
      if ((await migrate(client)).length > 0) await grantRows(client, 'lemma_app');
    });
    await work(server.ownerUrl, config);
  } finally {
    await server.stop();
  }
}
