import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../lib/device/shortcuts.ts';
import { useMatches } from './use-matches.ts';

/** What is typed, the matches below it while the list is open, and the one that the keys have reached. */
export function useCombobox() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const results = useMatches(text);
  const shown = open ? results : null;

  return {
    text,
    shown,
    active,
    setActive,
    setOpen,
    type(typed: string) {
      setText(typed);
      setOpen(true);
      setActive(-1);
    },
    clear() {
      setText('');
      setOpen(false);
      setActive(-1);
    },
    press(event: KeyboardEvent) {
      const count = shown?.matches.length ?? 0;
      if (isComposing(event)) return;
      if (event.key === 'Escape' && shown) setOpen(false);
      else if (event.key === 'ArrowDown' && results && !open) setOpen(true);
      // One place more than matches: past either end the words themselves are meant again.
      else if (event.key === 'ArrowDown' && count) setActive(active + 1 < count ? active + 1 : -1);
      else if (event.key === 'ArrowUp' && count) setActive(active < 0 ? count - 1 : active - 1);
      else return;
      event.preventDefault();
    },
  };
}
