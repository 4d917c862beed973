import { openWorkers, type Workers } from '../../server/app/workers.ts';
import { readConfig } from '../../server/core/config.ts';
import { openLog } from '../../server/core/log.ts';

let workers: Workers | undefined;

/** One set of worker processes for all worlds of this process, with which they end: loading them takes seconds. */
export function sharedWorkers(): Workers {
  return (workers ??= openWorkers(readConfig({}), openLog('error')));
}
