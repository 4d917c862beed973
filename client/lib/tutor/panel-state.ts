import { useSyncExternalStore } from 'react';

/** What the panel of the tutor is asked to do from elsewhere. */
let open = false;
const listeners = new Set<() => void>();

export const usePanelOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );

export function openPanel(now: boolean): void {
  open = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
