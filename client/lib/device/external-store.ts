import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

/** A value outside React that any number of components show. */
export interface ReadableStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
  /** The value in pages that the server or the build renders, and while they hydrate. */
  onServer(): Value;
}

export interface ExternalStore<Value> extends ReadableStore<Value> {
  set(value: Value): void;
}

export const useExternalStore = <Value>({ subscribe, get, onServer }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, get, onServer);

/** What only the browser knows and nothing changes while the page is open. */
export const useAfterHydration = <Value>(get: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(neverChanges, get, onServer);

const neverChanges = () => () => {};

export function externalStore<Value>(first: Value, onServer: Value = first): ExternalStore<Value> {
  let current = first;
  const { subscribe, notify } = openListeners();
  const set = (value: Value) => {
    current = value;
    notify();
  };
  return { get: () => current, set, subscribe, onServer: () => onServer };
}

/** Reads the value again at an interval, with one timer for all components that show it. */
export function polledStore<Value>(
  get: () => Value,
  everyMs: number,
  onServer: () => Value,
): ReadableStore<Value> {
  const { subscribe, notify, isEmpty } = openListeners();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    get,
    onServer,
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      timer ??= setInterval(notify, everyMs);
      return () => {
        unsubscribe();
        if (!isEmpty()) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** A list in this device's storage, read again when another tab wrote it; invalid entries are dropped. */
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
    onServer: () => none,
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
    isEmpty: () => listeners.size === 0,
  };
}
