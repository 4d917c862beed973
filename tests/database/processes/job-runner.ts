import { openDatabase } from '../../../server/database/client.ts';
import { openJobs } from '../../../server/jobs/queue.ts';
import type { Task } from '../../../server/jobs/task.ts';

/** A process that takes a job, says so and never ends it. */
const begins: Task = {
  name: 'takes-long',
  async run() {
    process.send?.('begun');
    await new Promise(() => {});
  },
};

const database = openDatabase({ url: process.argv[2]!, poolSize: 2, log: console });
const jobs = await openJobs({ connection: database.connection, log: console as never, tasks: [begins] });
await jobs.work(() => ({ ...database, log: console }) as never);
