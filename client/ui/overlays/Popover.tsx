import { Popover as Parts } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { POPUP } from './popup-class.ts';

export interface AnchoredProps {
  /** The button that opened it: it stands beside that and gives the focus back there. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PopoverProps extends AnchoredProps {
  label: string;
  children: ReactNode;
}

export function Popover({ anchor, open, onOpenChange, label, children }: PopoverProps) {
  return (
    <Parts.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the button is the button's own business; it would open again what closed here.
        if (event.target instanceof Node && anchor.current?.contains(event.target)) return;
        onOpenChange(next);
      }}
    >
      <Parts.Portal>
        <Parts.Positioner anchor={anchor} align="end" sideOffset={10} collisionPadding={12} className="z-40">
          <Parts.Popup
            aria-label={label}
            finalFocus={anchor}
            className={`${POPUP} w-80 max-w-[calc(100vw-1.5rem)] p-4`}
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
