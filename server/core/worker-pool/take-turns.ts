import { type Asker, openFairQueue } from './fair-queue.ts';

interface Options {
  /** Whoever has no answer after this is refused; what is under way keeps its turn until it ends. */
  patienceMs: number;
  tooLate: () => Error;
}

/** Runs so many pieces of work at once, for whoever has used least of the time; the others wait for their turn. */
export function takeTurns(size: number, { patienceMs, tooLate }: Options) {
  const queue = openFairQueue<() => Promise<void>>({ most: Infinity, mostOfNetwork: Infinity });
  let atWork = 0;

  function serve(): void {
    while (atWork < size) {
      const next = queue.take();
      if (!next) return;
      atWork += 1;
      const began = performance.now();
      void next.item().finally(() => {
        queue.charge(next.asker, performance.now() - began);
        atWork -= 1;
        serve();
      });
    }
  }

  return <Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const item = () =>
        work()
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      const timer = setTimeout(() => {
        queue.remove(asker, item);
        reject(tooLate());
      }, patienceMs);
      queue.add(asker, item);
      serve();
    });
}
