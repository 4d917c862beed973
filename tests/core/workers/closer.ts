import { openWorkerPool } from '../../../server/core/worker-pool/worker-pool.ts';
import type { WorkerTask } from './task-worker.ts';

/** A process that has nothing else to do than to ask once and close. */
const pool = openWorkerPool<WorkerTask, string>({
  script: new URL('./task-worker.ts', import.meta.url),
  limitMs: 600_000,
  patienceMs: 600_000,
  queue: 1,
});
console.log((await pool.ask({ name: 'once' })).ran);
await pool.close();
console.log('closed');
