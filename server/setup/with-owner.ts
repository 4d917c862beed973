import type { Config } from '../config.ts';
import { startEmbedded } from '../database/embedded.ts';
import { StartFailure } from '../database/failure.ts';
import { migrate, withMigrationLock } from '../database/migrations.ts';
import { dataDirOf } from '../database/open.ts';
import { grantRows } from '../database/roles.ts';

/** Runs the work as the owner of the configured database, migrated; a failure is one sentence. */
export async function withOwner(config: Config, work: (ownerUrl: string) => Promise<void>): Promise<void> {
  const given = config.migrationDatabaseUrl ?? config.databaseUrl;
  const server = given ? null : await startEmbedded({ dataDir: dataDirOf(config) });
  const url = given ?? server!.ownerUrl;
  try {
    await withMigrationLock(url, async (client) => {
      const migrated = await migrate(client);
      if (server && migrated.length > 0) await grantRows(client, 'lemma_app');
    });
    await work(url);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await server?.stop();
  }
}
