import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<(again: boolean) => void>();

/** Whether what happens elsewhere arrives here right now. */
export const useLive = (): boolean => useSyncExternalStore(subscribe, isLive, () => false);

export const isLive = (): boolean => live;

/** Acts when the connection came back: what happened in between was missed and must be asked for. */
export function useLiveAgain(act: () => void): void {
  const cameBack = useEffectEvent(act);
  useEffect(() => subscribe((again) => again && cameBack()), []);
}

export function setLive(now: boolean, again = false): void {
  live = now;
  for (const listener of listeners) listener(again);
}

function subscribe(listener: (again: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
