import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';

const load = () => import('./MobileMenu.tsx');
const MobileMenu = part(async () => (await load()).MobileMenu, overPage);

export function MobileMenuButton() {
  const { t } = useLingui();
  const { everOpened, trigger, anchored } = useOverlay(load, 'dialog');
  return (
    <>
      <IconButton label={t`Menu`} {...trigger}>
        <Icon name="menu" />
      </IconButton>
      {everOpened && (
        <Suspense>
          <MobileMenu open={anchored.open} onClose={() => anchored.onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
