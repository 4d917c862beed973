import { type RefObject, useEffect, useRef } from 'react';
import { usePassages } from '../../../lib/tutor/passages.ts';

/** Until the panel has come in. */
const FOCUS_MS = 300;

interface Focused {
  open: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** To the input when the panel opens or a passage came, and back to where it was when it closes. */
export function usePanelFocus({ open, input, panel }: Focused): void {
  const passages = usePassages();
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!open) return;
    before.current = document.activeElement;
    const aside = panel.current;
    return () => {
      // Only what had its focus in the panel has lost it.
      if (!aside?.contains(document.activeElement) && document.activeElement !== document.body) return;
      const place = before.current;
      // The button that opened it is gone while it is open, and comes again.
      const again =
        place instanceof HTMLElement && place !== document.body && place.isConnected ? place : null;
      setTimeout(() => (again ?? document.querySelector<HTMLElement>('[data-tutor-button]'))?.focus());
    };
  }, [open, panel]);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [open, input, passages]);
}
