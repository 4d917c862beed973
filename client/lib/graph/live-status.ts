import { useEffect, useEffectEvent } from 'react';
import { externalStore, useExternalStore } from '../device/external-store.ts';

const status = externalStore({ live: false, reconnected: false });

export const isLive = (): boolean => status.get().live;

/** Whether events arrive over the socket right now. */
export const useLive = (): boolean => useExternalStore({ ...status, get: isLive, onServer: () => false });

/** Acts after a reconnection: events in between were missed and must be fetched. */
export function useLiveAgain(act: () => void): void {
  const reconnected = useEffectEvent(act);
  useEffect(() => status.subscribe(() => status.get().reconnected && reconnected()), []);
}

export function setLive(live: boolean, reconnected = false): void {
  status.set({ live, reconnected });
}
