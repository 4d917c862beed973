import type { ReactNode } from 'react';

export interface Notice {
  id: number;
  text: ReactNode;
}

const MOST = 3;

let list: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says what happened elsewhere. Refusals of an act belong where the act was, not here. */
export function notify(text: ReactNode): void {
  lastId += 1;
  show([...list, { id: lastId, text }].slice(-MOST));
}

export function dismiss(id: number): void {
  show(list.filter((notice) => notice.id !== id));
}

export const notices = (): readonly Notice[] => list;

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly Notice[]): void {
  list = next;
  for (const listener of listeners) listener();
}
