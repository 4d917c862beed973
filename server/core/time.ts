export const DAY_SECONDS = 86_400;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The UTC day that a moment belongs to, or so many days before it. */
export const dayOf = (moment: Date, before = 0): string =>
  new Date(moment.getTime() - before * DAY_MS).toISOString().slice(0, 10);
