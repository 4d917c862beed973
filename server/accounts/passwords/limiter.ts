import { busy as tooBusy } from '../errors.ts';

interface Limiter {
  /** Runs the work when there is capacity for it; refuses when too many are waiting already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses before any work is done where `run` would refuse. */
  requireCapacity(): void;
}

/** Limits how many run at once, with a short queue behind them: a rush costs time, not memory. */
export function openLimiter({ running, waiting }: { running: number; waiting: number }): Limiter {
  const queue: (() => void)[] = [];
  let busy = 0;

  function requireCapacity(): void {
    if (busy >= running && queue.length >= waiting) throw tooBusy();
  }

  return {
    requireCapacity,
    async run(work) {
      requireCapacity();
      // The slot passes directly to the first in the queue, so that no later caller can take it.
      if (busy >= running) await new Promise<void>((resolve) => queue.push(resolve));
      else busy += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
