import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR = 48;

/** Keeps the end in sight while the reader is there; whoever reads further up is not moved. */
export function useStick(list: RefObject<HTMLElement | null>, what: unknown) {
  const [isAtEnd, setAtEnd] = useState(true);
  const stuck = useRef(true);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const look = () => {
      stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      setAtEnd(stuck.current);
    };
    // Formulas and solutions change their height when their code has come.
    const grows = new ResizeObserver(() => stuck.current && scrollToEnd(box));
    for (const child of box.children) grows.observe(child);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      box.removeEventListener('scroll', look);
      grows.disconnect();
    };
  }, [list]);

  useLayoutEffect(() => {
    if (stuck.current && list.current) scrollToEnd(list.current);
  }, [list, what]);

  return {
    isAtEnd,
    toEnd: () => {
      stuck.current = true;
      if (list.current) scrollToEnd(list.current);
    },
  };
}

function scrollToEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}
