import { lazy, type ReactNode, Suspense } from 'react';
import { IconButton } from '../Button.tsx';
import type { MenuItem } from './Menu.tsx';
import { useOverlay } from './use-overlay.ts';

const loadMenu = () => import('./Menu.tsx');
const Menu = lazy(() => loadMenu().then((module) => ({ default: module.Menu })));

interface MenuButtonProps {
  label: string;
  heading?: ReactNode;
  items: MenuItem[];
  className?: string;
  /** The face of the button. */
  children: ReactNode;
}

export function MenuButton({ label, heading, items, className, children }: MenuButtonProps) {
  const { wanted, trigger, anchored } = useOverlay(loadMenu, 'menu');
  return (
    <>
      <IconButton label={label} className={className} {...trigger}>
        {children}
      </IconButton>
      {wanted && (
        <Suspense>
          <Menu label={label} heading={heading} items={items} {...anchored} />
        </Suspense>
      )}
    </>
  );
}
