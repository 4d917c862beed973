import { busy } from '../errors.ts';

interface Gate {
  /** Runs the work when its turn comes; refused when too many wait already. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses early what would be refused anyway. */
  requireRoom(): void;
}

/** So many at a time and a short line behind them: a rush costs time and no memory. */
export function openGate({ running, waiting }: { running: number; waiting: number }): Gate {
  const line: (() => void)[] = [];
  let busyPlaces = 0;

  function requireRoom(): void {
    if (busyPlaces >= running && line.length >= waiting) throw busy();
  }

  return {
    requireRoom,
    async pass(work) {
      requireRoom();
      // Whoever waits is handed the place of the one who leaves, so that nobody slips in between.
      if (busyPlaces >= running) await new Promise<void>((resolve) => line.push(resolve));
      else busyPlaces += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else busyPlaces -= 1;
      }
    },
  };
}
