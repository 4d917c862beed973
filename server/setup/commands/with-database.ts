import { type Config, readConfig } from '../../core/config.ts';
import { dataDirOf, open, type Opened } from '../../database/open.ts';
import { type Log, openLog } from '../../core/log.ts';
import { runCommand } from './command.ts';
import { requireCluster } from './with-owner.ts';

/** Runs the work on the database of the product, which has to be there; a failure is one sentence. */
export async function withDatabase(
  work: (database: Opened, config: Config, log: Log) => Promise<void>,
): Promise<void> {
  await runCommand(async () => {
    const config = readConfig();
    if (!config.databaseUrl) requireCluster(dataDirOf(config));
    const log = openLog(config.logLevel);
    const database = await open(config, log, () => {});
    await work(database, config, log).finally(() => database.close());
  });
}
