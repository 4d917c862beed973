/** Recent CPU use per network, with a half-life of ten seconds. */
export interface RecentUse {
  add(network: string, ms: number): void;
  of(network: string): number;
  /** Somebody was served who had not used much. */
  sawLight(): void;
  /** Milliseconds since then. */
  sinceLight(): number;
}

const HALF_LIFE_MS = 10_000;
/** Past this, those are forgotten that used something longest ago. */
const MOST = 5000;

/** Kept apart from the queues, so that several may judge a network by what it used of all of them. */
export function openRecentUse(now = () => performance.now()): RecentUse {
  const all = new Map<string, { ms: number; at: number }>();
  let lightAt = -Infinity;

  function of(network: string): number {
    const used = all.get(network);
    return used ? used.ms * 2 ** ((used.at - now()) / HALF_LIFE_MS) : 0;
  }

  return {
    of,
    sawLight() {
      lightAt = now();
    },
    sinceLight: () => now() - lightAt,
    add(network, ms) {
      const used = { ms: of(network) + ms, at: now() };
      all.delete(network);
      all.set(network, used);
      if (all.size > MOST) all.delete(all.keys().next().value!);
    },
  };
}
