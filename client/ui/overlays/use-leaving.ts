import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells when Escape is pressed, or the pointer outside the element that the ref is put on. */
export function useLeaving(onLeave?: () => void) {
  const ref = useRef<HTMLParagraphElement>(null);
  const leave = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target);
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) onLeave?.();
  });
  useEffect(() => {
    const left = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, leave, { signal: left.signal });
    return () => left.abort();
  }, []);
  return ref;
}
