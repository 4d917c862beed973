import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Focused {
  row: Element;
  id: string;
  place: number;
}

interface Kept {
  isListed: (id: string) => boolean;
  idOf: (row: Element) => string;
  /** Where the focus goes when no row is left. */
  onEmpty: (() => void) | undefined;
}

const CONTROL = 'a[href], button:not(:disabled), textarea, input:not(:disabled)';

/** Where the row that had the focus is taken out, the focus goes to the one that takes its place, or to the last. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, kept: Kept): void {
  const focused = useRef<Focused>(null);
  const latest = useRef(kept);

  useEffect(() => {
    const place = list.current;
    if (!place) return;
    const note = ({ target }: FocusEvent) => {
      const rows = [...place.children];
      const row = rows.find((one) => one.contains(target as Node));
      focused.current = row ? { row, id: latest.current.idOf(row), place: rows.indexOf(row) } : null;
    };
    // What is taken out loses it as well; a dialog that is opened from a row takes it for a while.
    const forget = ({ relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (!relatedTarget && focused.current?.row.isConnected && document.activeElement === document.body)
          focused.current = null;
      });
    place.addEventListener('focusin', note);
    place.addEventListener('focusout', forget);
    return () => {
      place.removeEventListener('focusin', note);
      place.removeEventListener('focusout', forget);
    };
  }, [list]);

  useLayoutEffect(() => {
    latest.current = kept;
    const { row, id, place } = focused.current ?? {};
    if (!row || !id || row.isConnected || kept.isListed(id)) return;
    focused.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const next = rows[Math.min(place ?? 0, rows.length - 1)];
    if (next) next.querySelector<HTMLElement>(CONTROL)?.focus();
    else kept.onEmpty?.();
  });
}
