/** What one of several who take turns has used. */
export interface Share {
  key: string;
  /** Milliseconds, as far as they still count. */
  spent: number;
  /** Number of its last turn: of those who used the same, whoever was served longest ago comes first. */
  turn: number;
  waiting: number;
}

/** Shares that remember what was used while nothing of theirs waits; past this the oldest are forgotten. */
const MAX_REMEMBERED = 5000;

export interface Shares<One extends Share> {
  /** One more waits. */
  enter(key: string): One;
  /** One less waits. */
  leave(one: One): void;
  find(key: string): One | undefined;
  /** Whether something waits of one that may be served. */
  some(isServed: (one: One) => boolean): boolean;
  /** Whose turn it is, which is counted as theirs. */
  next(isServed?: (one: One) => boolean): One | null;
  /** Whoever has most waiting; of those who have the same, the one that came last. */
  longest(): One;
}

export function openShares<One extends Share>(open: (share: Share) => One): Shares<One> {
  const all = new Map<string, One>();
  const waiting = new Set<One>();
  let turns = 0;
  /** What those had used whose turn it was last: whoever is new or comes back has no claim for the time before. */
  let level = 0;

  function forget(): void {
    for (const [key, one] of all) {
      if (all.size <= MAX_REMEMBERED) return;
      if (!waiting.has(one)) all.delete(key);
    }
  }

  return {
    enter(key) {
      const one = all.get(key) ?? open({ key, spent: 0, turn: 0, waiting: 0 });
      if (one.waiting === 0) {
        waiting.add(one);
        one.spent = Math.max(one.spent, level);
        all.delete(key);
        all.set(key, one);
        forget();
      }
      one.waiting += 1;
      return one;
    },
    leave(one) {
      one.waiting -= 1;
      if (one.waiting === 0) waiting.delete(one);
    },
    find: (key) => all.get(key),
    some: (isServed) => [...waiting].some(isServed),
    next(isServed = () => true) {
      let first: One | null = null;
      for (const one of waiting) if (isServed(one) && (!first || isBefore(one, first))) first = one;
      if (!first) return null;
      level = Math.max(level, first.spent);
      turns += 1;
      first.turn = turns;
      return first;
    },
    longest: () => [...waiting].reduce((most, one) => (one.waiting >= most.waiting ? one : most)),
  };
}

const isBefore = (a: Share, b: Share) => a.spent < b.spent || (a.spent === b.spent && a.turn < b.turn);
