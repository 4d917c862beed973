import type { ReactNode } from 'react';
import { externalStore, useExternalStore } from '../../lib/device/external-store.ts';

export interface Notice {
  id: number;
  text: ReactNode;
}

const MOST = 3;

const notices = externalStore<readonly Notice[]>([]);
let lastId = 0;

/** Says what happened elsewhere. Refusals of an act belong where the act was, not here. */
export function notify(text: ReactNode): void {
  lastId += 1;
  notices.set([...notices.get(), { id: lastId, text }].slice(-MOST));
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

export const useNotices = (): readonly Notice[] => useExternalStore(notices);
