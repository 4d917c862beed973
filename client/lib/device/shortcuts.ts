import { type KeyboardEvent as Press, useEffect, useEffectEvent } from 'react';
import { externalStore, useAfterHydration, useExternalStore } from './external-store.ts';
import { readStored, store } from './storage.ts';

const KEY = 'lemma-shortcuts';

const enabled = externalStore(readStored(KEY) !== 'off', true);

export const useShortcutsEnabled = (): boolean => useExternalStore(enabled);

export function enableShortcuts(on: boolean): void {
  store(KEY, on ? 'on' : 'off');
  enabled.set(on);
}

/** Acts on a single key pressed outside all fields, unless the user turned shortcuts off. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled.get() || event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
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

/** The modifier key of shortcuts, as this device's keyboard labels it. */
export const useModifierKey = (): string =>
  useAfterHydration(
    () => (/Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl +'),
    () => 'Ctrl +',
  );

/** Key presses of an input method while it composes; some browsers report them by the key code alone. */
export const isComposing = (event: Press): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

function isEditing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}
