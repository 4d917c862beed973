import { type PoolWorker, type Priority, startPoolWorker, type WorkerOptions } from './worker.ts';

interface Options extends Omit<WorkerOptions, 'priority'> {
  /** How many there should be. */
  counts: Record<Priority, number>;
}

/** The workers of a pool; of those that end, others take the place. */
export interface WorkerSet<Task, Answer> {
  isEmpty(): boolean;
  free(priority?: Priority): PoolWorker<Task, Answer>[];
  /** Whether one of normal priority that was ended has yet to start again. */
  areSomeMissing(): boolean;
  /** One of that priority at first, so that others do not hinder it while the first asker waits; then all. */
  keepUp(first: Priority): void;
  end(): Promise<unknown>;
}

export function openWorkerSet<Task, Answer>({ counts, ...options }: Options): WorkerSet<Task, Answer> {
  let workers: PoolWorker<Task, Answer>[] = [];
  const living = () => workers.filter(({ state }) => state !== 'dead');
  const ofPriority = (wanted: Priority) => workers.filter(({ priority }) => priority === wanted);

  /** Starts one after the other. */
  function keep(priority: Priority, count: number): void {
    const present = ofPriority(priority);
    if (present.length >= count || present.some(({ state }) => state === 'starting')) return;
    workers.push(startPoolWorker({ ...options, priority }));
  }

  return {
    isEmpty: () => living().length === 0,
    free: (priority) => (priority ? ofPriority(priority) : workers).filter(({ state }) => state === 'free'),
    areSomeMissing: () =>
      ofPriority('normal').filter(({ state }) => state !== 'starting').length < counts.normal,
    keepUp(first) {
      workers = living();
      const isWarm = workers.some(({ state }) => state !== 'starting');
      keep('normal', isWarm ? counts.normal : Number(first === 'normal'));
      keep('low', isWarm || first === 'low' ? counts.low : 0);
    },
    end: () => Promise.all(workers.map((worker) => worker.end())),
  };
}
