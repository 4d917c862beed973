import { openJobs } from '../../jobs/queue.ts';
import { TASKS } from '../../registry/jobs.ts';
import { readCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const { hasFlag: isRetried } = readCommand({ flag: '--retry' });

await withDatabase(async ({ connection }, _config, log) => {
  const jobs = await openJobs({ connection, log, tasks: TASKS, supervised: false });
  if (isRetried) console.log(`Tried again: ${await jobs.retryParked()}`);
  const { waiting, running, parked } = await jobs.counts();
  await jobs.stop();

  console.log(`Waiting: ${waiting}. Running: ${running}. Parked, having failed at every try: ${parked}.`);
  if (parked > 0) console.log('The log says why; npm run jobs -- --retry has them tried again.');
});
