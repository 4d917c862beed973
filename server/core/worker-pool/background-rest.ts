import type { RecentUse } from './recent-use.ts';

/** Where others were served so lately, a worker of low priority rests after each task this many times as long as it took. */
const OTHERS_MS = 200;
const REST_TIMES = 3;

/** Even of low priority, work hinders those who share the processor's memory and caches. */
export interface BackgroundRest {
  readonly isResting: boolean;
  /** After a task that took so long. */
  rest(ms: number, areOthersServed: boolean): void;
}

export function openBackgroundRest(used: RecentUse, onRested: () => void): BackgroundRest {
  let isResting = false;
  return {
    get isResting() {
      return isResting;
    },
    rest(ms, areOthersServed) {
      if (!areOthersServed && used.sinceLight() > OTHERS_MS) return;
      isResting = true;
      setTimeout(() => {
        isResting = false;
        onRested();
      }, ms * REST_TIMES).unref();
    },
  };
}
