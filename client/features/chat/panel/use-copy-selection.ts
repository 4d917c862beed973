import { useEffect } from 'react';
import { usePassages } from '../../../lib/tutor/passages.ts';

/** The focus goes from what was selected to the input; whoever selected it in order to copy it still can. */
export function useCopySelection(open: boolean): void {
  const newest = usePassages().at(-1)?.text;

  useEffect(() => {
    if (!open || !newest) return;
    const ended = new AbortController();
    const { signal } = ended;
    const copy = (event: ClipboardEvent) => {
      if (isSomethingSelected()) return;
      event.clipboardData?.setData('text/plain', newest);
      event.preventDefault();
    };
    addEventListener('copy', copy, { signal });
    for (const turn of ['input', 'pointerdown']) addEventListener(turn, () => ended.abort(), { signal });
    return () => ended.abort();
  }, [open, newest]);
}

function isSomethingSelected(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.selectionStart !== field.selectionEnd;
  return document.getSelection()?.isCollapsed === false;
}
