import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Later than this, the rest is shown without. */
const LIMIT_MS = 500;
const UNSET = '.formula:not(:has(*))';

interface OnceSetProps {
  /** Stands there meanwhile. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Shows lines with formulas when these are set: a line is higher then, and all below would move. */
export function OnceSet({ placeholder, children }: OnceSetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSet, setSet] = useState(false);

  useLayoutEffect(() => {
    const element = place.current!;
    const show = () => setSet(true);
    if (!element.querySelector('.formula')) return show();
    const timer = setTimeout(show, LIMIT_MS);
    const look = () => {
      // Asked how wide it is, the browser finds out which faces it needs.
      if (!element.querySelector(UNSET) && element.scrollWidth) void document.fonts.ready.then(show);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return (
    <>
      {!isSet && placeholder}
      {/* Out of sight, but laid out, or the faces would not load. */}
      <div ref={place} className={isSet ? '' : 'invisible h-0 overflow-hidden'}>
        {children}
      </div>
    </>
  );
}
