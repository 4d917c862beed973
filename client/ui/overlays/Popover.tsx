import { Popover as Parts } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { type AnchoredProps, openChange } from './anchored.ts';
import { POPUP } from './popup-class.ts';

interface PopoverProps extends AnchoredProps {
  label: string;
  /** For a list that reaches from edge to edge. */
  wide?: boolean;
  children: ReactNode;
}

export function Popover({ label, wide = false, children, ...anchored }: PopoverProps) {
  const { anchor, open } = anchored;
  return (
    <Parts.Root open={open} onOpenChange={openChange(anchored)}>
      <Parts.Portal>
        <Parts.Positioner anchor={anchor} align="end" sideOffset={10} collisionPadding={12} className="z-40">
          <Parts.Popup
            aria-label={label}
            finalFocus={anchor}
            className={`${POPUP} max-w-[calc(100vw-1.5rem)] ${wide ? 'w-96 overflow-hidden' : 'w-80 p-4'}`}
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
