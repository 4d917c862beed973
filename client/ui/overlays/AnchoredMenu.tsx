import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { type AnchoredProps, openChange } from './anchored.ts';
import { POPUP } from './popup-class.ts';

interface AnchoredMenuProps extends AnchoredProps {
  label: string;
  align: 'start' | 'end';
  sideOffset: number;
  className: string;
  /** Its items. */
  children: ReactNode;
}

/** A menu beside the button that opened it. */
export function AnchoredMenu({
  label,
  align,
  sideOffset,
  className,
  children,
  ...anchored
}: AnchoredMenuProps) {
  const { anchor, open } = anchored;
  return (
    <Menu.Root open={open} modal={false} onOpenChange={openChange(anchored)}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={12}
          className="z-40"
        >
          <Menu.Popup aria-label={label} finalFocus={anchor} className={`${POPUP} ${className}`}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
