export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Of this step through the pages, whatever its address; every document begins with the same. */
  key: string;
}

/** How the page got to where it is. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface Step {
  location: Location;
  action: Action;
}

/** The steps through the pages: those of the browser, of a test, or the one address that a server writes out. */
export interface History {
  /** The same object until there is another step. */
  readonly current: Step;
  go(to: string, action: 'PUSH' | 'REPLACE'): void;
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
}

const FIRST = 'default';

export function browserHistory(): History {
  const here = () => locationOf(location, (history.state as { key?: string } | null)?.key);
  let current: Step = { location: here(), action: 'POP' };
  const listeners = new Set<() => void>();
  const move = (action: Action) => {
    current = { location: here(), action };
    for (const listener of listeners) listener();
  };
  const follow = () => move('POP');

  return {
    get current() {
      return current;
    },
    go(to, action) {
      const state = { key: newKey() };
      if (action === 'PUSH') history.pushState(state, '', to);
      else history.replaceState(state, '', to);
      move(action);
    },
    listen(listener) {
      if (listeners.size === 0) addEventListener('popstate', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', follow);
      };
    },
  };
}

/** Without a browser around it. */
export function historyAt(address: string): History {
  let current: Step = { location: locationOf(new URL(address, 'http://localhost')), action: 'POP' };
  const listeners = new Set<() => void>();

  return {
    get current() {
      return current;
    },
    go(to, action) {
      const { pathname, search, hash } = current.location;
      const url = new URL(to, `http://localhost${pathname}${search}${hash}`);
      current = { location: locationOf(url, newKey()), action };
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function locationOf({ pathname, search, hash }: URL | globalThis.Location, key = FIRST): Location {
  return { pathname, search, hash, key };
}

const newKey = () => Math.random().toString(36).slice(2, 10);
