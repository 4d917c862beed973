import type { Page } from './page.ts';

interface Entry {
  /** Whether the address names something. */
  isThere: boolean;
  page: Promise<Page | null>;
}

const MAX_AGE_MS = 10_000;
const MAX_CACHED = 100;

/** Pages that were rendered just now, or are being rendered. */
export function openPageCache() {
  const entries = new Map<string, Entry & { until: number }>();
  return {
    get(name: string): Entry | null {
      const entry = entries.get(name);
      return entry && entry.until > performance.now() ? entry : null;
    },
    keep(name: string, entry: Entry): Promise<Page | null> {
      for (const [other, { until }] of entries)
        if (until < performance.now() || entries.size >= MAX_CACHED) entries.delete(other);
      entries.set(name, { ...entry, until: performance.now() + MAX_AGE_MS });
      return entry.page;
    },
    drop: (name: string) => entries.delete(name),
  };
}
