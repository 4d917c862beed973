import { useRef, useState } from 'react';

/**
 * A button and the overlay it opens, loaded when the pointer or the focus reaches the button.
 * Spread `trigger` on the button; render the lazy part, inside Suspense, once `everOpened` is true.
 */
export function useOverlay(load: () => Promise<unknown>, kind: 'menu' | 'dialog') {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);

  // Whether it comes is seen when it is opened.
  const prepare = () => void load().catch(() => {});
  const toggle = () => {
    setEverOpened(true);
    setOpen(!open);
  };

  return {
    everOpened,
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: toggle,
    },
    anchored: { anchor, open, onOpenChange: setOpen },
  };
}
