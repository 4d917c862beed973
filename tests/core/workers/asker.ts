import { openWorkerPool } from '../../../server/core/worker-pool/worker-pool.ts';
import type { WorkerTask } from './task-worker.ts';

/** A process that asks for what never ends. */
const pool = openWorkerPool<WorkerTask, string>({
  script: new URL('./task-worker.ts', import.meta.url),
  limitMs: 600_000,
  queue: 1,
});
setInterval(() => {}, 60_000);
await pool.ask({ name: 'endless', pid: process.argv[2]!, spin: Infinity });
