import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

/** A value outside React that any number of components show. */
export interface ExternalStore<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** As the server and the build write pages, and as they are hydrated. */
  readonly onServer: Value;
}

export const useExternalStore = <Value>({ subscribe, get, onServer }: ExternalStore<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => onServer);

export function externalStore<Value>(first: Value, onServer: Value = first): ExternalStore<Value> {
  let current = first;
  const { subscribe, notify } = openListeners();
  const set = (value: Value) => {
    current = value;
    notify();
  };
  return { get: () => current, set, subscribe, onServer };
}

/** A list that this device keeps; what another tab wrote counts, what is no such entry does not. */
export function storedList<Entry>(
  key: string,
  isEntry: (value: unknown) => value is Entry,
): ExternalStore<readonly Entry[]> {
  const none: readonly Entry[] = [];
  let read: { text: string | null; entries: readonly Entry[] } = { text: null, entries: none };
  const { subscribe, notify } = openListeners();
  const parse = (text: string | null): readonly Entry[] => {
    try {
      const entries: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(entries) ? entries.filter(isEntry) : none;
    } catch {
      return none;
    }
  };
  return {
    get() {
      const text = readStored(key);
      if (text !== read.text) read = { text, entries: parse(text) };
      return read.entries;
    },
    set(entries) {
      store(key, JSON.stringify(entries));
      notify();
    },
    subscribe,
    onServer: none,
  };
}

function openListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
