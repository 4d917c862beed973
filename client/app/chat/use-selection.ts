import { useEffect, useEffectEvent } from 'react';
import { readStored } from '../../lib/stored.ts';
import { selectedText } from '../../lib/selected-text.ts';
import { addPassage } from '../../lib/passages.ts';
import { openPanel } from '../../lib/panel.ts';

/** Where somebody switched off that a selection opens the tutor. */
export const BY_SELECTION = 'lemma-ask-by-selection';

/** Takes what is selected along as what the next question is about, and opens the panel. */
export function askAboutSelection(): void {
  const text = selectedText();
  if (text) addPassage({ text, title: document.title || null });
  openPanel(true);
}

/** A mouse that is let go over enough text of the page asks about it; so does Ctrl+E, or with Cmd. */
export function useSelection(enabled: boolean): void {
  const release = useEffectEvent((event: PointerEvent) => {
    if (!enabled || event.pointerType !== 'mouse' || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (readStored(BY_SELECTION) === 'off' || !matchMedia('(width >= 40rem)').matches) return;
    // The browser gives up a selection that was pressed upon only after this event.
    setTimeout(() => selectedText() && askAboutSelection());
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.key.toLowerCase() !== 'e' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    askAboutSelection();
  });

  useEffect(() => {
    const onRelease = (event: PointerEvent) => release(event);
    const onPress = (event: KeyboardEvent) => press(event);
    addEventListener('pointerup', onRelease);
    addEventListener('keydown', onPress);
    return () => {
      removeEventListener('pointerup', onRelease);
      removeEventListener('keydown', onPress);
    };
  }, []);
}
