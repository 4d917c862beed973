import { type KeyboardEvent as Press, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

const KEY = 'lemma-shortcuts';

let enabled = readStored(KEY) !== 'off';
const listeners = new Set<() => void>();

export const useShortcutsEnabled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => enabled,
    () => true,
  );

export function enableShortcuts(on: boolean): void {
  enabled = on;
  store(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Acts on a single key pressed outside every field, unless the reader switched that off. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || isEditing(event.target)) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** The key that shortcuts are held with, as it is written for the keyboard at hand. */
export const useHeldKey = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => (/Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl +'),
    () => 'Ctrl +',
  );

/** While an input method composes, its keys are its own; some browsers tell by the code alone. */
export const isComposing = (event: Press): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

function isEditing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
