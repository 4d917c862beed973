import { useEffect, useEffectEvent } from 'react';
import { openPanel } from '../../lib/tutor/panel-state.ts';
import { selectedText } from '../../lib/tutor/selected-text.ts';
import { readStored } from '../../lib/device/storage.ts';

/** Where somebody switched off that a selection opens the tutor. */
export const BY_SELECTION = 'lemma-ask-by-selection';

/** Takes what is selected along as what the next question is about, and opens the panel. */
export function askAboutSelection(): void {
  const text = selectedText();
  if (text) void take(text, document.title || null);
  openPanel(true);
}

async function take(text: string, title: string | null): Promise<void> {
  try {
    const { addPassage } = await import('../../lib/tutor/passages.ts');
    addPassage({ text, title });
  } catch {
    // The panel, which shows it, says that it cannot be loaded.
  }
}

/** A mouse that is let go over enough text of the page asks about it; so does Ctrl+E, or with Cmd. */
export function useSelection(enabled: boolean): void {
  const isAsking = useEffectEvent((event: PointerEvent) => {
    if (!enabled || event.pointerType !== 'mouse' || event.button !== 0) return false;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    return readStored(BY_SELECTION) !== 'off' && matchMedia('(width >= 40rem)').matches;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.key.toLowerCase() !== 'e' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    askAboutSelection();
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let before: string | null = null;

    addEventListener('keydown', press, { signal });
    addEventListener('pointerdown', () => (before = selectedText()), { signal });
    const release = (event: PointerEvent) => {
      if (!isAsking(event)) return;
      // The browser gives up a selection that was pressed upon only after this event.
      setTimeout(() => {
        const text = selectedText();
        if (text && text !== before) askAboutSelection();
      });
    };
    addEventListener('pointerup', release, { signal });
    return () => ended.abort();
  }, []);
}
