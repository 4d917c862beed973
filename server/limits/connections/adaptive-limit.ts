import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LOOP_DELAY_MS, CONCURRENCY } from '../table.ts';

/** Of the timer whose lateness is measured, in milliseconds. */
const RESOLUTION = 10;

/** How many requests are handled at once. */
export interface AdaptiveLimit {
  readonly most: number;
  /** Measured last, in milliseconds. */
  readonly loopDelay: number;
  /** Lowers the limit where the main thread or the database is late; raises it where neither is and all slots were taken. */
  learn(wasFull: boolean): void;
  close(): void;
}

export function openAdaptiveLimit(isDatabaseBusy: () => boolean): AdaptiveLimit {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let most = CONCURRENCY.initial;
  let loopDelay = 0;

  return {
    get most() {
      return most;
    },
    get loopDelay() {
      return loopDelay;
    },
    learn(wasFull) {
      loopDelay = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION);
      histogram.reset();
      if (loopDelay > LOOP_DELAY_MS.high || isDatabaseBusy()) most = Math.max(CONCURRENCY.min, most * 0.8);
      else if (loopDelay < LOOP_DELAY_MS.low && wasFull) most = Math.min(CONCURRENCY.max, most * 1.25);
    },
    close: () => histogram.disable(),
  };
}
