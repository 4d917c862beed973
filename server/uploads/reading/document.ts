import type { Asker } from '../../core/worker-pool/fair-queue.ts';
import type { Log } from '../../core/log.ts';
import { openWorkerPool } from '../../core/worker-pool/worker-pool.ts';
import { WORKER_QUEUES } from '../../limits/table.ts';

export interface DocumentTask {
  file: string;
  maxPages: number;
  maxText: number;
}

/** The text of a document, or null if it cannot be opened. */
export type DocumentText = string | null;

export interface Reader {
  /** Null if it cannot be opened in time; `busy` when too many are being read. */
  read(task: DocumentTask, asker: Asker): Promise<DocumentText | 'busy'>;
  close(): Promise<void>;
}

const LIMIT_MS = 6000;

/** Reads documents in workers; one that hangs is ended with its worker. */
export function openReader(log: Log): Reader {
  const script = new URL('./document-worker.ts', import.meta.url);
  const onDeath = ({ message }: Error) => log.warn({ message }, 'a document ended its reader');
  const workers = openWorkerPool<DocumentTask, { text: DocumentText }>({
    script,
    limitMs: LIMIT_MS,
    ...WORKER_QUEUES.documents,
    // No warm spare worker: documents are rare.
    size: 2,
    background: 0,
    onDeath,
  });
  return {
    async read(task, asker) {
      const ran = await workers.ask(task, asker);
      if (ran.ran) return ran.answer.text;
      return ran.why === 'overran' ? null : 'busy';
    },
    close: () => workers.close(),
  };
}
