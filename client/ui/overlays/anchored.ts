import type { RefObject } from 'react';

export interface AnchoredProps {
  /** The button that opened it: it is placed beside that and returns the focus to it. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A press on the button is the button's own business; it would open again what closed here. */
export const openChange =
  ({ anchor, onOpenChange }: AnchoredProps) =>
  (open: boolean, { event }: { event: Event }): void => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) return;
    onOpenChange(open);
  };
