import { type ReactNode, Suspense } from 'react';
import { IconButton } from '../Button.tsx';
import { overPage, part } from '../loading/lazy-component.tsx';
import type { MenuItem } from './Menu.tsx';
import { useOverlay } from './use-overlay.ts';

const loadMenu = () => import('./Menu.tsx');
const Menu = part(async () => (await loadMenu()).Menu, overPage);

interface MenuButtonProps {
  label: string;
  heading?: ReactNode;
  items: MenuItem[];
  className?: string;
  /** It takes the place of what had the focus. */
  autoFocus?: boolean | undefined;
  /** The face of the button. */
  children: ReactNode;
}

export function MenuButton({
  label,
  heading,
  items,
  className,
  autoFocus = false,
  children,
}: MenuButtonProps) {
  const { everOpened, trigger, anchored } = useOverlay(loadMenu, 'menu');
  return (
    <>
      <IconButton label={label} className={className} autoFocus={autoFocus} {...trigger}>
        {children}
      </IconButton>
      {everOpened && (
        <Suspense>
          <Menu label={label} heading={heading} items={items} {...anchored} />
        </Suspense>
      )}
    </>
  );
}
