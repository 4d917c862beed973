import { useSyncExternalStore } from 'react';
import { readStored, store } from '../device/storage.ts';

const KEY = 'lemma-topics-read';
/** More than there are topics; nothing grows without end. */
const MOST = 200;

const listeners = new Set<() => void>();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

/** The topics that were read on this device, by their ids, the latest last. */
export const useReadTopics = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE);

const NONE: readonly string[] = [];

export function rememberTopic(id: string): void {
  const ids = [...read().filter((other) => other !== id), id].slice(-MOST);
  store(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

function read(): readonly string[] {
  const text = readStored(KEY);
  if (text !== known.text) known = { text, ids: idsIn(text) };
  return known.ids;
}

function idsIn(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
