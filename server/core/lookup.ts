/** A table in which strangers look up words: an object alone also answers to `constructor`, `toString` and their like. */
export const lookup = <Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);
