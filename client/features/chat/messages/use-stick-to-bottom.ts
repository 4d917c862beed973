import { useCallback, useEffect, useRef, useState } from 'react';

/** How near to the end counts as being there. */
const NEAR = 48;
/** So much stays free above a question. */
const GAP = 16;

/**
 * Keeps a reader who is at the end at the end while the text grows, but never scrolls the newest question
 * away: of a long answer one sees the beginning.
 */
export function useStickToBottom(newest: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef<'question' | 'end' | null>('question');
  const [isAtEnd, setAtEnd] = useState(true);

  const settle = useCallback(() => {
    const [outer, inner] = [box.current, content.current];
    if (!outer || !inner) return;
    if (follows.current) {
      const question = [...inner.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
      const end = outer.scrollHeight - outer.clientHeight;
      const top = question && follows.current === 'question' ? question.offsetTop - GAP : end;
      outer.scrollTop = Math.min(end, top);
    }
    setAtEnd(outer.scrollHeight - outer.clientHeight - outer.scrollTop <= NEAR);
  }, []);

  useEffect(() => {
    if (!content.current || !box.current) return undefined;
    const observer = new ResizeObserver(settle);
    observer.observe(content.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [settle]);

  // Whoever asks wants to see what comes of it.
  useEffect(() => {
    follows.current = 'question';
    settle();
  }, [newest, settle]);

  return {
    box,
    content,
    isAtEnd,
    /** Only what the reader does counts: wheel, keys and fingers, not what was scrolled for them. */
    leave: () => {
      follows.current = null;
    },
    onScroll: () => {
      const outer = box.current;
      if (outer) setAtEnd(outer.scrollHeight - outer.clientHeight - outer.scrollTop <= NEAR);
    },
    toEnd: () => {
      const outer = box.current;
      if (!outer) return;
      follows.current = 'end';
      outer.scrollTop = outer.scrollHeight;
      // What was pressed for it is gone at the end.
      outer.focus({ preventScroll: true });
    },
  };
}
