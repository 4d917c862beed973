import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance to the end that counts as the end, in pixels. */
const NEAR = 48;
/** Space above a question, in pixels. */
const GAP = 16;

/**
 * Follows the end while the text grows, but never scrolls the newest question out of view, so that a long answer is
 * seen from its beginning.
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

  // A new question scrolls into view.
  useEffect(() => {
    follows.current = 'question';
    settle();
  }, [newest, settle]);

  return {
    box,
    content,
    isAtEnd,
    /** On wheel, key and touch only, not on programmatic scrolling. */
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
      // The button disappears at the end.
      outer.focus({ preventScroll: true });
    },
  };
}
