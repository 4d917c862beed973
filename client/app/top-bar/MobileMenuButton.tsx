import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';

const load = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(async () => ({ default: (await load()).MobileMenu }));

export function MobileMenuButton() {
  const { t } = useLingui();
  const { wanted, trigger, anchored } = useOverlay(load, 'dialog');
  return (
    <>
      <IconButton label={t`Menu`} {...trigger}>
        <Icon name="menu" />
      </IconButton>
      {wanted && (
        <Suspense>
          <MobileMenu open={anchored.open} onClose={() => anchored.onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
