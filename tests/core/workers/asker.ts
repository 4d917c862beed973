import { openWorkerPool } from '../../../server/core/worker-pool/worker-pool.ts';
import type { Told } from './told.ts';

/** A process that asks for what never ends. */
const pool = openWorkerPool<Told, string>({
  script: new URL('./told.ts', import.meta.url),
  limitMs: 600_000,
  queue: 1,
});
setInterval(() => {}, 60_000);
await pool.ask({ name: 'endless', pid: process.argv[2]!, spin: Infinity });
