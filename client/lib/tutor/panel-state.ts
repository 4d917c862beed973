import { externalStore, useExternalStore } from '../device/external-store.ts';

/** Whether the panel of the tutor is open; anything on a page may open it. */
const panel = externalStore(false);

export const usePanelOpen = (): boolean => useExternalStore(panel);

export const openPanel = (open: boolean): void => panel.set(open);
