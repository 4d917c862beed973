import { readStored, store } from './storage.ts';

const KEY = 'lemma-device';

/** Tells this device from others at its address, which share what guests may do in a while; it is drawn by lot. */
export function deviceName(): string {
  const name = readStored(KEY) ?? Math.random().toString(36).slice(2);
  store(KEY, name);
  return name;
}
