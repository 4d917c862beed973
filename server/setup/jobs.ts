import { readConfig } from '../config.ts';
import { open } from '../database/open.ts';
import { openJobs } from '../jobs/queue.ts';
import { TASKS } from '../jobs/tasks.ts';
import { openLog } from '../log.ts';

const config = readConfig();
const log = openLog(config.logLevel);
const database = await open(config, log, () => {});
const jobs = await openJobs({ connection: database.connection, log, tasks: TASKS, supervised: false });
if (process.argv.includes('--retry')) console.log(`Tried again: ${await jobs.retryParked()}`);
const { waiting, running, parked } = await jobs.counts();
await jobs.stop();
await database.close();

console.log(`Waiting: ${waiting}. Running: ${running}. Parked, having failed at every try: ${parked}.`);
if (parked > 0) console.log('The log says why; npm run jobs -- --retry has them tried again.');
