import type { RecentUse } from './recent-use.ts';

/** If other networks were served within OTHERS_MS, a low-priority worker idles COOLDOWN_FACTOR times its task's duration. */
const OTHERS_MS = 200;
const COOLDOWN_FACTOR = 3;

/** Low-priority work also slows others down: it shares memory and caches of the processor. */
export interface Cooldown {
  readonly isCoolingDown: boolean;
  /** Called after a task of this duration. */
  coolDown(ms: number, areOthersServed: boolean): void;
}

export function openCooldown(used: RecentUse, onEnd: () => void): Cooldown {
  let isCoolingDown = false;
  return {
    get isCoolingDown() {
      return isCoolingDown;
    },
    coolDown(ms, areOthersServed) {
      if (!areOthersServed && used.sinceLight() > OTHERS_MS) return;
      isCoolingDown = true;
      setTimeout(() => {
        isCoolingDown = false;
        onEnd();
      }, ms * COOLDOWN_FACTOR).unref();
    },
  };
}
