import { type Asker, openFairQueue } from './fair-queue.ts';

interface Options {
  /** How many run at once. */
  size: number;
  /** How many may wait; unlimited by default. */
  waiting?: number;
  /** After this a caller is refused; work that has begun keeps its turn until it ends. */
  waitMs: number;
  refusal: () => Error;
}

export interface Turns {
  /** Runs the work when it is its turn. */
  run<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value>;
  /** Refuses before any work is done where `run` would refuse at once. */
  requireCapacity(asker: Asker): void;
}

/** Runs a few tasks at a time, in the order of least use; a burst costs time, not memory. */
export function takeTurns({ size, waiting = Infinity, waitMs, refusal }: Options): Turns {
  const queue = openFairQueue<Task>({ most: waiting, mostOfNetwork: Infinity });
  let running = 0;

  function serve(): void {
    while (running < size) {
      const next = queue.take();
      if (!next) return;
      running += 1;
      const began = performance.now();
      void next.item.run().finally(() => {
        queue.charge(next.asker, performance.now() - began);
        running -= 1;
        serve();
      });
    }
  }

  return {
    requireCapacity(asker) {
      if (running >= size && !queue.accepts(asker)) throw refusal();
    },
    run: (asker, work) =>
      new Promise((resolve, reject) => {
        const task: Task = {
          run: () =>
            work()
              .then(resolve, reject)
              .finally(() => clearTimeout(timer)),
          refuse() {
            clearTimeout(timer);
            reject(refusal());
          },
        };
        const timer = setTimeout(() => {
          queue.remove(asker, task);
          task.refuse();
        }, waitMs);
        queue.add(asker, task)?.refuse();
        serve();
      }),
  };
}

interface Task {
  run(): Promise<void>;
  refuse(): void;
}
