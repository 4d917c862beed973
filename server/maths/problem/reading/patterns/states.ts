import type { Pattern } from './pattern.ts';

/** A place within one pattern. */
export interface State {
  id: number;
  /** What has to stand there; null for a place that waits for nothing. */
  move: { word: string } | { slot: string; kind: string } | null;
  next: readonly State[];
}

/** Where every pattern ends. */
export const END: State = { id: 0, move: null, next: [] };

/** Makes the places of patterns, each with a number of its own. */
export function openStates() {
  let count = END.id;
  return function stateOf(pattern: Pattern, next: State): State {
    if ('all' in pattern) return pattern.all.reduceRight((after, one) => stateOf(one, after), next);
    count += 1;
    const id = count;
    return 'any' in pattern
      ? { id, move: null, next: pattern.any.map((one) => stateOf(one, next)) }
      : { id, move: pattern, next: [next] };
  };
}

/** The slots that a way through a pattern has filled, in order; each list exists once. */
export interface Slots {
  id: number;
  names: readonly string[];
  further: Map<string, Slots>;
}

/** Makes the lists of filled slots, from the empty one. */
export function openSlots() {
  const none: Slots = { id: 0, names: [], further: new Map() };
  let count = 0;
  function withSlot(slots: Slots, name: string): Slots {
    const known = slots.further.get(name);
    if (known) return known;
    count += 1;
    const further = { id: count, names: [...slots.names, name], further: new Map() };
    slots.further.set(name, further);
    return further;
  }
  return { none, withSlot };
}
