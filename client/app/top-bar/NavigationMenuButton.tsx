import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';
import { isInMenu } from './current-place.ts';
import type { NavigationMenu } from './menus.ts';

const load = () => import('./LinkMenu.tsx');
const LinkMenu = part(async () => (await load()).LinkMenu, overPage);

interface NavigationMenuButtonProps {
  menu: NavigationMenu;
  className: string;
}

/** A name in the bar that opens its entries; they are loaded when somebody reaches for it. */
export function NavigationMenuButton({ menu, className }: NavigationMenuButtonProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { everOpened, trigger, anchored } = useOverlay(load, 'menu');
  return (
    <>
      <button
        type="button"
        aria-current={isInMenu(menu.name, pathname) || undefined}
        className={className}
        {...trigger}
      >
        {i18n._(menu.label)}
        <Icon name="chevron" className={`-mx-1 size-4 transition ${anchored.open ? 'rotate-180' : ''}`} />
      </button>
      {everOpened && (
        <Suspense>
          <LinkMenu menu={menu} {...anchored} />
        </Suspense>
      )}
    </>
  );
}
