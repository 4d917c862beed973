import { externalStore, useExternalStore } from '../../lib/device/external-store.ts';
import { readStored, store } from '../../lib/device/storage.ts';

/** How formulas are typed on this device: as plain text, or as they look. */
export type TypingWay = 'plain' | 'looks';

const KEY = 'typing-formulas';
const way = externalStore<TypingWay>(readStored(KEY) === 'looks' ? 'looks' : 'plain', 'plain');

export const useTypingWay = (): TypingWay => useExternalStore(way);

export function chooseTypingWay(chosen: TypingWay): void {
  store(KEY, chosen);
  way.set(chosen);
}
